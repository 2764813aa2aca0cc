//! Decodes one function: slots for its registers, ops for its statements.

use super::layout::Layout;
use super::{Decoded, immediate, lacks};
use crate::program::*;
use ptx::Module;
use ptx::error::{Error, Span};
use ptx::registers::Registers;
use ptx::tree::*;
use std::collections::HashMap;

/// The state of decoding one function.
pub(super) struct Decoder<'m> {
    pub module: &'m Module,
    /// The functions with an index, by which calls refer to them.
    pub functions: &'m [&'m Function],
    pub function: &'m Function,
    pub layout: &'m Layout,
    lockstep: bool,
    registers: Registers<'m>,
    slots: HashMap<String, Slot>,
    constants: HashMap<u64, Slot>,
    /// Offsets in the frame of parameters, results and local variables.
    pub frame: HashMap<String, (u32, u32)>,
    labels: HashMap<&'m str, u32>,
    /// Jumps whose target is not known yet: the op (or table and entry), and the label.
    fixes: Vec<(Fix, &'m str)>,
    span: Span,
    pub code: Code,
}

enum Fix {
    Op(usize),
    Table(usize, usize),
}

/// Decodes one function, or returns all errors.
pub(super) fn decode<'m>(
    module: &'m Module,
    functions: &'m [&'m Function],
    function: &'m Function,
    layout: &'m Layout,
    lockstep: bool,
) -> Result<Code, Vec<Error>> {
    let code = Code {
        ops: Vec::new(),
        spans: Vec::new(),
        template: Vec::new(),
        specials: Vec::new(),
        frame_addresses: Vec::new(),
        frame_bytes: 0,
        params: Vec::new(),
        returns: Vec::new(),
        conversions: Vec::new(),
        tables: Vec::new(),
        calls: Vec::new(),
        barriers: Vec::new(),
        exchanges: Vec::new(),
        products: Vec::new(),
        loops: Vec::new(),
        order: Vec::new(),
    };
    let mut decoder = Decoder {
        module,
        functions,
        function,
        layout,
        lockstep,
        registers: Registers::new(function),
        slots: HashMap::new(),
        constants: HashMap::new(),
        frame: HashMap::new(),
        labels: HashMap::new(),
        fixes: Vec::new(),
        span: function.name_span,
        code,
    };
    decoder.lay_out_frame();
    let mut errors: Vec<Error> = Vec::new();
    for statement in &function.body {
        match statement {
            Statement::Label(name, _) => {
                decoder.labels.insert(name, decoder.code.ops.len() as u32);
                if lockstep {
                    decoder.emit(Op::Mark);
                }
            }
            Statement::Instruction(instruction) => {
                if let Err(error) = decoder.guarded(instruction)
                    && !errors.iter().any(|known| known.message == error.message)
                {
                    errors.push(*error);
                }
            }
            Statement::Directive(_) => {}
        }
    }
    // Reaching the end returns.
    decoder.emit(Op::Return);
    decoder.fix_jumps();
    if lockstep {
        decoder.code.loops = super::loops::find(&decoder.code);
        decoder.code.order = super::loops::order(&decoder.code, &decoder.code.loops);
    }
    if errors.is_empty() {
        Ok(decoder.code)
    } else {
        Err(errors)
    }
}

/// Returns offsets and sizes of parameters or results, from `start` on, and the offset after the
/// last one.
pub(super) fn places(params: &[Param], start: u32) -> (Vec<(u32, u32)>, u32) {
    let mut next = start;
    let mut places = Vec::new();
    for param in params {
        let at = next.next_multiple_of(param.align.clamp(1, 16));
        places.push((at, param.bytes() as u32));
        next = at + param.bytes() as u32;
    }
    (places, next)
}

impl<'m> Decoder<'m> {
    /// Lays out the frame: parameters, then results, then variables.
    fn lay_out_frame(&mut self) {
        let (params, next) = places(&self.function.params, 0);
        let (returns, mut next) = places(&self.function.returns, next);
        let all = self.function.params.iter().chain(&self.function.returns);
        for (param, place) in all.zip(params.iter().chain(&returns)) {
            self.frame.insert(param.name.clone(), *place);
        }
        for variable in &self.function.variables {
            if matches!(variable.space, Space::Local | Space::Param) {
                next = next.next_multiple_of(variable.align.max(1));
                self.frame
                    .insert(variable.name.clone(), (next, variable.bytes() as u32));
                next += variable.bytes() as u32;
            }
        }
        (self.code.params, self.code.returns, self.code.frame_bytes) =
            (params, returns, next.next_multiple_of(16));
    }

    fn fix_jumps(&mut self) {
        let fixes = std::mem::take(&mut self.fixes);
        for (fix, label) in fixes {
            let found = self.labels.get(label).copied().unwrap_or(0);
            match fix {
                Fix::Op(op) => match &mut self.code.ops[op] {
                    Op::Jump { target } | Op::Branch { target, .. } => *target = found,
                    _ => {}
                },
                Fix::Table(table, entry) => self.code.tables[table][entry] = found,
            }
        }
    }

    /// Adds an op.
    pub fn emit(&mut self, op: Op) {
        self.code.ops.push(op);
        self.code.spans.push(self.span);
    }

    /// Adds a jump to a label.
    pub fn emit_jump(&mut self, op: Op, label: &'m str) {
        self.fixes.push((Fix::Op(self.code.ops.len()), label));
        self.emit(op);
    }

    /// Adds a table of jump targets, and returns its index.
    pub fn jump_table(&mut self, labels: &'m [String]) -> u32 {
        let table = self.code.tables.len();
        self.code.tables.push(vec![0; labels.len()]);
        self.fixes.extend(
            labels
                .iter()
                .enumerate()
                .map(|(entry, label)| (Fix::Table(table, entry), label.as_str())),
        );
        table as u32
    }

    /// Decodes an instruction, before which lanes in lockstep wait if it is an access through which
    /// they may exchange values.
    fn in_step(&mut self, instruction: &'m Instruction) -> Decoded<()> {
        let exchanges = match instruction.opcode.as_str() {
            "atom" | "red" => true,
            "ld" | "ldu" | "st" => super::memory::may_exchange(instruction),
            _ => false,
        };
        if self.lockstep && exchanges {
            self.step();
        }
        self.instruction(instruction)
    }

    fn guarded(&mut self, instruction: &'m Instruction) -> Decoded<()> {
        self.span = instruction.span;
        let Some(guard) = &instruction.guard else {
            return self.in_step(instruction);
        };
        let predicate = self.register(&guard.register);
        if instruction.opcode == "bra" {
            let label = self.label(instruction)?;
            self.emit_jump(
                Op::Branch {
                    predicate,
                    when: !guard.negated,
                    target: 0,
                },
                label,
            );
            return Ok(());
        }
        let skip = self.code.ops.len();
        self.emit(Op::Branch {
            predicate,
            when: guard.negated,
            target: 0,
        });
        self.in_step(instruction)?;
        let after = self.code.ops.len() as u32;
        if let Op::Branch { target, .. } = &mut self.code.ops[skip] {
            *target = after;
        }
        Ok(())
    }

    /// Returns the slot of a register.
    pub fn register(&mut self, name: &str) -> Slot {
        if let Some(slot) = self.slots.get(name) {
            return *slot;
        }
        let slot = self.fresh(0);
        self.slots.insert(name.to_owned(), slot);
        slot
    }

    /// Returns the width of a register; 64 for other operands.
    pub fn width(&self, operand: &Operand) -> u32 {
        match operand {
            Operand::Register(name) => self
                .registers
                .get(name)
                .map_or(64, |register| register.ty.bits()),
            _ => 64,
        }
    }

    /// Returns a new slot with an initial value.
    pub fn fresh(&mut self, value: u64) -> Slot {
        self.code.template.push(value);
        (self.code.template.len() - 1) as Slot
    }

    /// Returns the slot of a constant.
    pub fn constant(&mut self, value: u64) -> Slot {
        if let Some(slot) = self.constants.get(&value) {
            return *slot;
        }
        let slot = self.fresh(value);
        self.constants.insert(value, slot);
        slot
    }

    /// Returns operand `position` of an instruction.
    pub fn operand<'i>(
        &self,
        instruction: &'i Instruction,
        position: usize,
    ) -> Decoded<&'i Operand> {
        match instruction.operands.get(position) {
            Some(operand) => Ok(&operand.node),
            None => Err(lacks(instruction, "an operand is missing")),
        }
    }

    /// Returns the slot that an instruction writes; a sink gets an unused one.
    pub fn target(&mut self, instruction: &Instruction, position: usize) -> Decoded<Slot> {
        match self.operand(instruction, position)? {
            Operand::Register(name) => Ok(self.register(name)),
            Operand::Sink => Ok(self.fresh(0)),
            _ => Err(lacks(instruction, "cannot write to this operand")),
        }
    }

    /// Returns the slot that operand `position` is read from.
    pub fn source(
        &mut self,
        instruction: &Instruction,
        position: usize,
        ty: ScalarType,
    ) -> Decoded<Slot> {
        let operand = self.operand(instruction, position)?;
        self.value(instruction, operand, ty)
    }

    /// Returns the slot that an operand is read from.
    pub fn value(
        &mut self,
        instruction: &Instruction,
        operand: &Operand,
        ty: ScalarType,
    ) -> Decoded<Slot> {
        match operand {
            Operand::Register(name) => Ok(self.register(name)),
            Operand::Not(name) => {
                let (to, a) = (self.fresh(0), self.register(name));
                self.emit(Op::Unary {
                    run: |a| a ^ 1,
                    to,
                    a,
                });
                Ok(to)
            }
            Operand::Immediate(value) => Ok(self.constant(immediate(*value, ty))),
            Operand::Symbol(name) => self.address(instruction, name, 0),
            Operand::SymbolOffset(name, offset) => self.address(instruction, name, *offset),
            Operand::SpecialRegister(name) => self.special(instruction, name),
            Operand::Sink => Ok(self.constant(0)),
            Operand::Component { .. } => Err(lacks(instruction, "parts of vector registers")),
            Operand::Address { .. }
            | Operand::Texture(_)
            | Operand::Vector(_)
            | Operand::PredicatePair(..)
            | Operand::List(_) => Err(lacks(instruction, "cannot read this operand")),
        }
    }

    /// Returns a slot that holds the address of a variable in its state space.
    pub fn address(&mut self, instruction: &Instruction, name: &str, offset: i64) -> Decoded<Slot> {
        if let Some((place, _)) = self.frame.get(name) {
            let place = place.wrapping_add(offset as u32);
            let known = self
                .code
                .frame_addresses
                .iter()
                .find(|(_, known)| *known == place);
            if let Some((slot, _)) = known {
                return Ok(*slot);
            }
            let slot = self.fresh(0);
            self.code.frame_addresses.push((slot, place));
            return Ok(slot);
        }
        match self.layout.find(&self.function.name, name) {
            Some((_, address)) => Ok(self.constant(address.wrapping_add(offset as u64))),
            None => Err(lacks(instruction, &format!("the address of `{name}`"))),
        }
    }

    pub fn special(&mut self, instruction: &Instruction, name: &str) -> Decoded<Slot> {
        let axis = match name.rsplit_once('.').map(|(_, axis)| axis) {
            Some("x") => 0,
            Some("y") => 1,
            Some("z") => 2,
            _ => 3,
        };
        let special = match name.split('.').next().unwrap_or(name) {
            "tid" | "ntid" | "ctaid" | "nctaid" if axis == 3 && !name.ends_with(".w") => {
                return Err(lacks(instruction, "the special register as a vector"));
            }
            "tid" | "ctaid" if axis == 3 => Special::Zero,
            "ntid" | "nctaid" if axis == 3 => Special::Zero,
            "tid" => Special::Thread(axis),
            "ntid" => Special::Threads(axis),
            "ctaid" => Special::Block(axis),
            "nctaid" => Special::Blocks(axis),
            "laneid" => Special::Lane,
            "warpid" => Special::Warp,
            "nwarpid" => Special::Warps,
            "smid" | "gridid" => Special::Zero,
            "nsmid" => return Ok(self.constant(1)),
            "lanemask_eq" => Special::MaskEqual,
            "lanemask_le" => Special::MaskLessEqual,
            "lanemask_lt" => Special::MaskLess,
            "lanemask_ge" => Special::MaskGreaterEqual,
            "lanemask_gt" => Special::MaskGreater,
            "dynamic_smem_size" => Special::DynamicShared,
            "total_smem_size" => Special::TotalShared,
            "envreg1" => Special::WorkspaceHigh,
            "envreg2" => Special::WorkspaceLow,
            "clock" | "clock64" | "globaltimer" | "globaltimer_lo" => {
                let to = self.fresh(0);
                self.emit(Op::Clock { to });
                return Ok(to);
            }
            // Reserved shared memory is not used.
            name if name.starts_with("reserved_smem_offset") => Special::Zero,
            "clock_hi" | "globaltimer_hi" => Special::Zero,
            _ => {
                return Err(lacks(
                    instruction,
                    &format!("the special register `%{name}`"),
                ));
            }
        };
        if let Some((slot, _)) = self
            .code
            .specials
            .iter()
            .find(|(_, known)| *known == special)
        {
            return Ok(*slot);
        }
        let slot = self.fresh(0);
        self.code.specials.push((slot, special));
        Ok(slot)
    }
}
