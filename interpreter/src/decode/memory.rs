//! Decodes memory instructions.

use super::function::Decoder;
use super::{Decoded, lacks};
use crate::float::{self, F1, F2, Flags};
use crate::mbarrier;
use crate::memory::{CONSTANT_WINDOW, SHARED_WINDOW, STACK_WINDOW};
use crate::program::*;
use crate::soft::Rounding;
use ptx::tree::*;

/// Returns the state space among the modifiers.
fn space(instruction: &Instruction) -> Space {
    instruction
        .modifiers
        .iter()
        .find_map(|modifier| Space::from_name(modifier))
        .unwrap_or(Space::Generic)
}

/// Returns whether lanes that run in lockstep may exchange values through this access: it is
/// `volatile`, or may access shared memory.
pub(super) fn may_exchange(instruction: &Instruction) -> bool {
    match space(instruction) {
        Space::Shared | Space::Generic => true,
        Space::Global => instruction.has("volatile"),
        Space::Const | Space::Local | Space::Param => false,
    }
}

fn place(space: Space) -> StateSpace {
    match space {
        Space::Generic => StateSpace::Generic,
        Space::Global => StateSpace::Global,
        Space::Shared => StateSpace::Shared,
        Space::Const => StateSpace::Constant,
        Space::Local | Space::Param => StateSpace::Stack,
    }
}

fn window(space: Space) -> u64 {
    match space {
        Space::Generic | Space::Global => 0,
        Space::Shared => SHARED_WINDOW,
        Space::Const => CONSTANT_WINDOW,
        Space::Local | Space::Param => STACK_WINDOW,
    }
}

impl<'m> Decoder<'m> {
    /// Returns base, offset and state space of an address operand.
    pub(super) fn location(
        &mut self,
        instruction: &Instruction,
        position: usize,
    ) -> Decoded<(StateSpace, Slot, i32)> {
        self.location_in(instruction, position, space(instruction))
    }

    fn location_in(
        &mut self,
        instruction: &Instruction,
        position: usize,
        space: Space,
    ) -> Decoded<(StateSpace, Slot, i32)> {
        let Operand::Address { base, offset } = self.operand(instruction, position)? else {
            return Err(lacks(instruction, "cannot read this address"));
        };
        let (base, offset) = match base {
            AddressBase::Register(name) => (self.register(name), *offset),
            AddressBase::Absolute => (self.constant(*offset as u64), 0),
            AddressBase::Symbol(name) => {
                let slot = self.address(instruction, name, 0)?;
                if space == Space::Generic {
                    // A variable's address is in its own state space: convert it to a generic one.
                    let home = self.home(name);
                    return Ok((place(home), slot, fit(instruction, *offset)?));
                }
                (slot, *offset)
            }
        };
        Ok((place(space), base, fit(instruction, offset)?))
    }

    /// Returns the state space in which a variable is declared.
    fn home(&self, name: &str) -> Space {
        match self.frame.contains_key(name) {
            true => Space::Local,
            false => self
                .layout
                .find(&self.function.name, name)
                .map_or(Space::Global, |(space, _)| space),
        }
    }

    fn memory_type(&self, instruction: &Instruction) -> Decoded<(ScalarType, usize)> {
        let ty = instruction
            .types()
            .next()
            .ok_or_else(|| lacks(instruction, "it has no type"))?;
        if ty.bits() > 64 {
            return Err(lacks(instruction, "values of 128 bits"));
        }
        let vector = instruction
            .modifiers
            .iter()
            .find_map(|modifier| match modifier.as_str() {
                "v2" => Some(2),
                "v4" => Some(4),
                "v8" => Some(8),
                _ => None,
            });
        Ok((ty, vector.unwrap_or(1)))
    }

    pub(super) fn load(&mut self, instruction: &Instruction) -> Decoded<()> {
        let (ty, count) = self.memory_type(instruction)?;
        let (place, mut base, offset) = self.location(instruction, 1)?;
        let single = [Spanned {
            node: self.operand(instruction, 0)?.clone(),
            span: instruction.span,
        }];
        let targets = match self.operand(instruction, 0)? {
            Operand::Vector(items) => &items[..],
            _ => &single[..],
        };
        if targets.len() != count {
            return Err(lacks(instruction, "a vector register"));
        }
        let bytes = ty.bytes() as u8;
        if count > 1 {
            // A target register may also be the base.
            let copy = self.fresh(0);
            self.emit(Op::Move {
                to: copy,
                from: base,
            });
            base = copy;
        }
        for (number, target) in targets.iter().enumerate() {
            let to = match &target.node {
                Operand::Register(name) => self.register(name),
                _ => self.fresh(0),
            };
            let width = self.width(&target.node).max(8) as u8;
            let align = if number == 0 {
                bytes * count as u8
            } else {
                bytes
            };
            let extend = if ty.is_signed() { width } else { 0 };
            let access = Access {
                place,
                bytes,
                align,
                extend,
            };
            let offset = offset + (number * ty.bytes()) as i32;
            self.emit(Op::Load {
                access,
                to,
                base,
                offset,
            });
        }
        Ok(())
    }

    /// Decodes `cp.async`: the copy is made at once. No other thread can observe when it is made
    /// before the thread has waited for it.
    pub(super) fn copy_async(&mut self, instruction: &Instruction) -> Decoded<()> {
        if instruction.has("mbarrier") {
            // All copies are complete. Without `.noinc` the count is incremented and decremented.
            return match instruction.has("noinc") {
                true => self.arrive(instruction, 0, NONE),
                false => Ok(()),
            };
        }
        if !instruction.has("global") {
            return Ok(()); // groups, and waiting for them
        }
        let (to_place, to_base, to_offset) = self.location_in(instruction, 0, Space::Shared)?;
        let (from_place, from_base, from_offset) =
            self.location_in(instruction, 1, Space::Global)?;
        let size = match self.operand(instruction, 2)? {
            Operand::Immediate(Immediate::Int(size @ (4 | 8 | 16))) => *size as u8,
            _ => return Err(lacks(instruction, "how many bytes it copies")),
        };
        // The number of bytes it reads; the others are zero.
        let read = match self.copied_part(instruction)? {
            None => None,
            Some(Operand::Register(name)) if self.width(&Operand::Register(name.clone())) == 1 => {
                let (ignored, to, b) = (
                    self.register(&name),
                    self.fresh(0),
                    self.constant(size.into()),
                );
                let zero = self.constant(0);
                self.emit(Op::Select {
                    to,
                    a: zero,
                    b,
                    predicate: ignored,
                });
                Some(to)
            }
            Some(other) => Some(self.value(instruction, &other, ScalarType::U32)?),
        };
        let unit = if read.is_some() { 1 } else { 4 };
        for offset in (0..size).step_by(usize::from(unit)) {
            let access = |place| Access {
                place,
                bytes: unit,
                align: if offset == 0 { size } else { unit },
                extend: 0,
            };
            let value = self.fresh(0);
            let skip = read.map(|read| {
                let (zero, b, predicate) = (
                    self.constant(0),
                    self.constant(offset.into()),
                    self.fresh(0),
                );
                self.emit(Op::Move {
                    to: value,
                    from: zero,
                });
                self.emit(Op::Binary {
                    run: |read, offset| (read > offset).into(),
                    to: predicate,
                    a: read,
                    b,
                });
                self.emit(Op::Branch {
                    predicate,
                    when: false,
                    target: 0,
                });
                self.code.ops.len() - 1
            });
            self.emit(Op::Load {
                access: access(from_place),
                to: value,
                base: from_base,
                offset: from_offset + i32::from(offset),
            });
            let after = self.code.ops.len() as u32;
            if let Some(Op::Branch { target, .. }) = skip.map(|skip| &mut self.code.ops[skip]) {
                *target = after;
            }
            self.emit(Op::Store {
                access: access(to_place),
                from: value,
                base: to_base,
                offset: to_offset + i32::from(offset),
            });
        }
        Ok(())
    }

    /// Decodes `mbarrier`, whose object is that of [`crate::mbarrier`].
    pub(super) fn mbarrier(&mut self, instruction: &Instruction) -> Decoded<()> {
        let has = |name| instruction.has(name);
        if has("expect_tx") || has("shared::cluster") {
            return Err(lacks(instruction, "transactions and clusters"));
        }
        match () {
            () if has("init") => {
                let count = self.source(instruction, 1, ScalarType::U32)?;
                let value = self.fresh(0);
                self.emit(Op::Unary {
                    run: mbarrier::initial,
                    to: value,
                    a: count,
                });
                let (place, base, offset) = self.location_in(instruction, 0, Space::Shared)?;
                self.emit(Op::Store {
                    access: mbarrier_access(place),
                    from: value,
                    base,
                    offset,
                });
                Ok(())
            }
            () if has("inval") => Ok(()),
            () if has("arrive") || has("arrive_drop") => {
                let to = match self.operand(instruction, 0)? {
                    Operand::Register(name) => self.register(name),
                    Operand::Sink => NONE,
                    _ => return self.arrive(instruction, 0, NONE),
                };
                self.arrive(instruction, 1, to)
            }
            () if has("pending_count") => {
                let (to, a) = (
                    self.target(instruction, 0)?,
                    self.source(instruction, 1, ScalarType::B64)?,
                );
                self.emit(Op::Unary {
                    run: |state| state & u64::from(u32::MAX),
                    to,
                    a,
                });
                Ok(())
            }
            () => {
                let to = self.target(instruction, 0)?;
                let (place, base, offset) = self.location_in(instruction, 1, Space::Shared)?;
                let word = self.fresh(0);
                self.emit(Op::Load {
                    access: mbarrier_access(place),
                    to: word,
                    base,
                    offset,
                });
                let (ty, run): (_, F2) = match has("parity") {
                    true => (ScalarType::U32, mbarrier::has_passed_parity),
                    false => (ScalarType::B64, mbarrier::has_passed),
                };
                let b = self.source(instruction, 2, ty)?;
                self.emit(Op::Binary {
                    run,
                    to,
                    a: word,
                    b,
                });
                Ok(())
            }
        }
    }

    /// Decodes an arrival at the `mbarrier` whose address is operand `at`.
    fn arrive(&mut self, instruction: &Instruction, at: usize, to: Slot) -> Decoded<()> {
        let value = match instruction.operands.get(at + 1) {
            Some(_) => self.source(instruction, at + 1, ScalarType::U32)?,
            None => self.constant(1),
        };
        let (place, mut base, offset) = self.location_in(instruction, at, Space::Shared)?;
        if offset != 0 {
            let (sum, b) = (self.fresh(0), self.constant(i64::from(offset) as u64));
            self.emit(Op::Binary {
                run: u64::wrapping_add,
                to: sum,
                a: base,
                b,
            });
            base = sum;
        }
        let run: F2 = match instruction.has("arrive_drop") {
            true => mbarrier::after_dropping,
            false => mbarrier::after_arriving,
        };
        self.emit(Op::Atomic {
            run,
            access: mbarrier_access(place),
            to,
            base,
            value,
        });
        Ok(())
    }

    /// Returns the operand of `cp.async` with the number of bytes to read, or the predicate to read
    /// none.
    fn copied_part(&self, instruction: &Instruction) -> Decoded<Option<Operand>> {
        let hints = usize::from(instruction.has("L2::cache_hint"));
        match instruction.operands.len() - hints {
            3 => Ok(None),
            4 => match self.operand(instruction, 3)? {
                Operand::Immediate(Immediate::Int(16..)) => Ok(None),
                other => Ok(Some(other.clone())),
            },
            _ => Err(lacks(instruction, "these operands")),
        }
    }

    /// Decodes `tex.1d.v4` with an integer coordinate.
    pub(super) fn fetch(&mut self, instruction: &Instruction) -> Decoded<()> {
        let types: Vec<ScalarType> = instruction.types().collect();
        let is_linear = instruction.has("1d") && types.get(1) == Some(&ScalarType::S32);
        let (Operand::Vector(targets), Operand::Texture(place)) = (
            self.operand(instruction, 0)?.clone(),
            self.operand(instruction, 1)?.clone(),
        ) else {
            return Err(lacks(instruction, "cannot read this texture"));
        };
        let ([texture, coordinates], true) = (place.as_slice(), is_linear) else {
            return Err(lacks(
                instruction,
                "only textures in linear memory are known",
            ));
        };
        let handle = match &texture.node {
            Operand::Register(name) => self.register(name),
            // The variable holds the address of the array that is bound to it.
            Operand::Symbol(name) => {
                let (base, to) = (self.address(instruction, name, 0)?, self.fresh(0));
                let access = Access {
                    place: StateSpace::Global,
                    bytes: 8,
                    align: 8,
                    extend: 0,
                };
                self.emit(Op::Load {
                    access,
                    to,
                    base,
                    offset: 0,
                });
                to
            }
            _ => return Err(lacks(instruction, "cannot read this texture")),
        };
        let coordinate = match &coordinates.node {
            Operand::Vector(all) => all.first().map(|first| &first.node),
            other => Some(other),
        };
        let Some(coordinate) = coordinate else {
            return Err(lacks(instruction, "it has no coordinate"));
        };
        // A target register may also be the coordinate.
        let (from, index) = (
            self.value(instruction, coordinate, ScalarType::S32)?,
            self.fresh(0),
        );
        self.emit(Op::Move { to: index, from });
        for (channel, target) in targets.iter().enumerate() {
            if let Operand::Register(name) = &target.node {
                let to = self.register(name);
                self.emit(Op::Texel {
                    to,
                    handle,
                    index,
                    channel: channel as u8,
                });
            }
        }
        Ok(())
    }

    pub(super) fn store(&mut self, instruction: &Instruction) -> Decoded<()> {
        let (ty, count) = self.memory_type(instruction)?;
        let (place, base, offset) = self.location(instruction, 0)?;
        let single = [Spanned {
            node: self.operand(instruction, 1)?.clone(),
            span: instruction.span,
        }];
        let sources = match self.operand(instruction, 1)? {
            Operand::Vector(items) => &items[..],
            _ => &single[..],
        };
        if sources.len() != count {
            return Err(lacks(instruction, "a vector register"));
        }
        let bytes = ty.bytes() as u8;
        for (number, source) in sources.iter().enumerate() {
            let from = self.value(instruction, &source.node, ty)?;
            let align = if number == 0 {
                bytes * count as u8
            } else {
                bytes
            };
            let access = Access {
                place,
                bytes,
                align,
                extend: 0,
            };
            self.emit(Op::Store {
                access,
                from,
                base,
                offset: offset + (number * ty.bytes()) as i32,
            });
        }
        Ok(())
    }

    pub(super) fn cvta(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = instruction.types().next().unwrap_or(ScalarType::U64);
        let (to, a) = (
            self.target(instruction, 0)?,
            self.source(instruction, 1, ty)?,
        );
        let window = window(space(instruction));
        if window == 0 {
            self.emit(Op::Move { to, from: a });
            return Ok(());
        }
        let b = self.constant(window);
        let run: F2 = if instruction.has("to") {
            |a, window| a.wrapping_sub(window)
        } else {
            |a, window| a.wrapping_add(window)
        };
        self.emit(Op::Binary { run, to, a, b });
        Ok(())
    }

    pub(super) fn isspacep(&mut self, instruction: &Instruction) -> Decoded<()> {
        let (to, a) = (
            self.target(instruction, 0)?,
            self.source(instruction, 1, ScalarType::U64)?,
        );
        let run: F1 = match space(instruction) {
            Space::Shared => |a| (a >> 56 == 1).into(),
            Space::Local | Space::Param => |a| (a >> 56 == 2).into(),
            Space::Const => |a| (a >> 56 == 3).into(),
            Space::Global | Space::Generic => |a| (a >> 56 == 0).into(),
        };
        self.emit(Op::Unary { run, to, a });
        Ok(())
    }

    pub(super) fn atomic(&mut self, instruction: &Instruction) -> Decoded<()> {
        let (ty, count) = self.memory_type(instruction)?;
        let first = usize::from(instruction.opcode == "atom");
        let (place, base, offset) = self.location(instruction, first)?;
        let bytes = ty.bytes() as u8;
        let access = Access {
            place,
            bytes,
            align: bytes,
            extend: 0,
        };
        if count > 1 {
            return self.vector_atomic(instruction, ty, access, (base, offset));
        }
        let to = match (first, self.operand(instruction, 0)?) {
            (1, Operand::Register(name)) => self.register(name),
            _ => NONE,
        };
        let base = self.moved(base, offset);
        let value = self.source(instruction, first + 1, ty)?;
        if instruction.has("cas") {
            let swap = self.source(instruction, first + 2, ty)?;
            self.emit(Op::CompareAndSwap {
                access,
                to,
                base,
                compare: value,
                value: swap,
            });
            return Ok(());
        }
        let run =
            update(instruction, ty).ok_or_else(|| lacks(instruction, "this atomic is missing"))?;
        self.emit(Op::Atomic {
            run,
            access,
            to,
            base,
            value,
        });
        Ok(())
    }

    /// Returns an address plus `offset` bytes.
    fn moved(&mut self, base: Slot, offset: i32) -> Slot {
        if offset == 0 {
            return base;
        }
        let (to, b) = (self.fresh(0), self.constant(i64::from(offset) as u64));
        self.emit(Op::Binary {
            run: u64::wrapping_add,
            to,
            a: base,
            b,
        });
        to
    }

    /// Decodes an atomic on a vector, as one on each of its elements.
    fn vector_atomic(
        &mut self,
        instruction: &Instruction,
        ty: ScalarType,
        access: Access,
        (base, offset): (Slot, i32),
    ) -> Decoded<()> {
        let run =
            update(instruction, ty).ok_or_else(|| lacks(instruction, "this atomic is missing"))?;
        let first = usize::from(instruction.opcode == "atom");
        let Operand::Vector(values) = self.operand(instruction, first + 1)?.clone() else {
            return Err(lacks(instruction, "a vector register"));
        };
        // A result register may also be a value that is read later.
        let mut found = Vec::new();
        for (number, value) in values.iter().enumerate() {
            let value = self.value(instruction, &value.node, ty)?;
            let to = self.fresh(0);
            let align = match number {
                0 => access.bytes * values.len() as u8,
                _ => access.bytes,
            };
            let base = self.moved(base, offset + (number * ty.bytes()) as i32);
            self.emit(Op::Atomic {
                run,
                access: Access { align, ..access },
                to,
                base,
                value,
            });
            found.push(to);
        }
        if first == 0 {
            return Ok(());
        }
        let Operand::Vector(targets) = self.operand(instruction, 0)?.clone() else {
            return Err(lacks(instruction, "a vector register"));
        };
        for (target, from) in targets.iter().zip(found) {
            if let Operand::Register(name) = &target.node {
                let to = self.register(name);
                self.emit(Op::Move { to, from });
            }
        }
        Ok(())
    }
}

fn mbarrier_access(place: StateSpace) -> Access {
    Access {
        place,
        bytes: 8,
        align: 8,
        extend: 0,
    }
}

fn fit(instruction: &Instruction, offset: i64) -> Decoded<i32> {
    i32::try_from(offset).map_err(|_| lacks(instruction, "an offset of more than 32 bits"))
}

/// Returns the function by which an atomic combines the old value and its operand.
fn update(instruction: &Instruction, ty: ScalarType) -> Option<F2> {
    use ScalarType::*;
    let has = |name| instruction.has(name);
    Some(match () {
        () if has("exch") => |_, new| new,
        () if has("and") => |old, value| old & value,
        () if has("or") => |old, value| old | value,
        () if has("xor") => |old, value| old ^ value,
        () if has("inc") => |old, limit| if old >= limit { 0 } else { old + 1 },
        () if has("dec") => |old, limit| {
            if old == 0 || old > limit {
                limit
            } else {
                old - 1
            }
        },
        () if has("add") => match ty {
            U32 | S32 => |old, value| (old as u32).wrapping_add(value as u32).into(),
            U64 | S64 => |old, value| old.wrapping_add(value),
            // Shared memory keeps subnormals; global memory would flush them for `f32` only, which
            // is not modelled.
            F32 | F64 | F16 | F16x2 | BF16 | BF16x2 => {
                return float::binary_op("add", ty, Rounding::NearestEven, Flags::default());
            }
            _ => return None,
        },
        () if has("min") => match ty {
            U32 | U64 => |old, value| old.min(value),
            S32 => |old, value| u64::from((old as i32).min(value as i32) as u32),
            S64 => |old, value| (old as i64).min(value as i64) as u64,
            _ => return None,
        },
        () if has("max") => match ty {
            U32 | U64 => |old, value| old.max(value),
            S32 => |old, value| u64::from((old as i32).max(value as i32) as u32),
            S64 => |old, value| (old as i64).max(value as i64) as u64,
            _ => return None,
        },
        () => return None,
    })
}
