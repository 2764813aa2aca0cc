//! Decodes instructions that compute from registers to registers.

use super::function::Decoder;
use super::{Decoded, lacks};
use crate::float::Flags;
use crate::program::*;
use crate::soft::Rounding;
use crate::{convert, float, half_floats, integer, video};
use ScalarType::{B32, F32, F64, Pred, U32};
use ptx::tree::*;

impl<'m> Decoder<'m> {
    /// Decodes an instruction; its guard, if any, is decoded separately.
    pub(super) fn instruction(&mut self, instruction: &'m Instruction) -> Decoded<()> {
        match instruction.opcode.as_str() {
            "mov" => self.mov(instruction),
            "ld" | "ldu" => self.load(instruction),
            "st" => self.store(instruction),
            "cp" => self.copy_async(instruction),
            "mbarrier" => self.mbarrier(instruction),
            "mma" | "wmma" | "ldmatrix" => self.matrices(instruction),
            "tex" => self.fetch(instruction),
            "atom" | "red" => self.atomic(instruction),
            "cvta" => self.cvta(instruction),
            "isspacep" => self.isspacep(instruction),
            "bra" | "brx" | "call" | "ret" | "exit" | "trap" => self.control(instruction),
            "bar" | "barrier" | "shfl" | "vote" | "match" | "activemask" | "redux" | "elect" => {
                self.synchronise(instruction)
            }
            // No effect where one thread runs at a time.
            "membar" | "fence" | "nanosleep" | "prefetch" | "prefetchu" | "pmevent" => Ok(()),
            "cvt" => self.cvt(instruction),
            "setp" => self.setp(instruction),
            "set" => self.set(instruction),
            "testp" => self.testp(instruction),
            "selp" => self.selp(instruction),
            "slct" => self.slct(instruction),
            "lop3" => self.lop3(instruction),
            "bfi" => self.bfi(instruction),
            opcode if video::is_lanes(opcode) => self.lanes(instruction),
            "addc" | "subc" | "madc" => self.carry(instruction),
            "add" | "sub" | "mad" if instruction.has("cc") => self.carry(instruction),
            _ => self.plain(instruction),
        }
    }

    pub(super) fn first_type(&self, instruction: &Instruction) -> Decoded<ScalarType> {
        instruction
            .types()
            .next()
            .ok_or_else(|| lacks(instruction, "it has no type"))
    }

    /// Decodes an instruction with one to three operands and one result.
    fn plain(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        let opcode = instruction.opcode.as_str();
        let named = instruction
            .modifiers
            .iter()
            .find_map(|modifier| Rounding::from_name(modifier));
        let rounding = named.unwrap_or(Rounding::NearestEven);
        let flags = Flags {
            ftz: instruction.has("ftz"),
            sat: instruction.has("sat"),
        };
        let to = self.target(instruction, 0)?;
        let unknown = || lacks(instruction, "this form is missing");
        match (instruction.operands.len(), opcode) {
            (2, _) => {
                let run = match (opcode, ty) {
                    ("rcp", F64) if instruction.has("approx") => {
                        Some(float::rough_reciprocal as float::F1)
                    }
                    ("rsqrt", F64) if instruction.has("ftz") => {
                        Some(float::rough_reciprocal_root as float::F1)
                    }
                    ("bfind", _) => integer::find_bit(ty, instruction.has("shiftamt")),
                    _ if ty.is_float() => float::unary_op(opcode, ty, rounding, flags),
                    _ => integer::unary_op(opcode, ty),
                };
                let a = self.source(instruction, 1, ty)?;
                self.emit(Op::Unary {
                    run: run.ok_or_else(unknown)?,
                    to,
                    a,
                });
            }
            (3, _) => {
                let run = match opcode {
                    "min" | "max" if ty.is_float() => self.extreme(instruction, ty, flags),
                    "copysign" => integer::binary_op(instruction, ty),
                    _ if ty.is_float() => float::binary_op(opcode, ty, rounding, flags),
                    _ => integer::binary_op(instruction, ty),
                };
                let a = self.source(instruction, 1, ty)?;
                let amount = matches!(opcode, "shl" | "shr" | "szext");
                let b = self.source(instruction, 2, if amount { U32 } else { ty })?;
                self.emit(Op::Binary {
                    run: run.ok_or_else(unknown)?,
                    to,
                    a,
                    b,
                });
            }
            (4, "min" | "max") => {
                let run = self.extreme(instruction, ty, flags).ok_or_else(unknown)?;
                let (a, b, c) = self.three(instruction, [ty, ty, ty])?;
                let between = self.fresh(0);
                self.emit(Op::Binary {
                    run,
                    to: between,
                    a,
                    b,
                });
                self.emit(Op::Binary {
                    run,
                    to,
                    a: between,
                    b: c,
                });
            }
            (4, _) => {
                let run = match opcode {
                    "fma" | "mad" if ty.is_float() => float::fma_op(ty, rounding, flags),
                    _ => integer::ternary_op(instruction, ty),
                };
                let types = match opcode {
                    "bfe" => [ty, U32, U32],
                    "shf" => [ty, ty, U32],
                    "dp4a" | "dp2a" => [B32; 3],
                    "fns" => [B32, U32, ScalarType::S32],
                    "mad" if instruction.has("wide") => [ty, ty, wider(ty)],
                    _ => [ty; 3],
                };
                let (a, b, c) = self.three(instruction, types)?;
                self.emit(Op::Ternary {
                    run: run.ok_or_else(unknown)?,
                    to,
                    a,
                    b,
                    c,
                });
                if instruction.has("relu") {
                    let run = half_floats::relu(ty).ok_or_else(unknown)?;
                    self.emit(Op::Unary { run, to, a: to });
                }
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    fn extreme(
        &self,
        instruction: &Instruction,
        ty: ScalarType,
        flags: Flags,
    ) -> Option<float::F2> {
        let compared = match (instruction.has("xorsign"), instruction.has("abs")) {
            // The sign is that of the product of exactly two operands.
            (true, _) if instruction.operands.len() > 3 => return None,
            (true, _) => float::Compared::SignedMagnitudes,
            (false, true) => float::Compared::Magnitudes,
            (false, false) => float::Compared::Values,
        };
        float::extreme(
            instruction.opcode == "max",
            instruction.has("NaN"),
            compared,
            ty,
            flags,
        )
    }

    fn lanes(&mut self, instruction: &Instruction) -> Decoded<()> {
        let to = self.target(instruction, 0)?;
        let (a, b, c) = self.three(instruction, [B32; 3])?;
        let how = video::Lanes::of(instruction)
            .ok_or_else(|| lacks(instruction, "this form is missing"))?;
        let d = self.constant(how.encode());
        let run = video::run;
        self.emit(Op::Quaternary {
            run,
            to,
            a,
            b,
            c,
            d,
        });
        Ok(())
    }

    pub(super) fn three(
        &mut self,
        instruction: &Instruction,
        types: [ScalarType; 3],
    ) -> Decoded<(Slot, Slot, Slot)> {
        let a = self.source(instruction, 1, types[0])?;
        let b = self.source(instruction, 2, types[1])?;
        let c = self.source(instruction, 3, types[2])?;
        Ok((a, b, c))
    }

    /// Decodes `mov`, which also packs and unpacks.
    fn mov(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        if ty.bits() > 64 {
            return Err(lacks(instruction, "registers of 128 bits"));
        }
        match (self.operand(instruction, 0)?, self.operand(instruction, 1)?) {
            (Operand::Vector(parts), from) => {
                let from = self.value(instruction, from, ty)?;
                let width = ty.bits() / parts.len().max(1) as u32;
                for (number, part) in parts.iter().enumerate() {
                    if let Operand::Register(name) = &part.node {
                        let to = self.register(name);
                        let shift = (number as u32 * width) as u8;
                        self.emit(Op::Field {
                            to,
                            from,
                            shift,
                            width: width as u8,
                        });
                    }
                }
                Ok(())
            }
            (_, Operand::Vector(parts)) => {
                let to = self.target(instruction, 0)?;
                let width = ty.bits() / parts.len().max(1) as u32;
                let part_type = match width {
                    8 => ScalarType::B8,
                    16 => ScalarType::B16,
                    _ => B32,
                };
                let mut low = self.constant(0);
                for (number, part) in parts.iter().enumerate() {
                    let high = self.value(instruction, &part.node, part_type)?;
                    let joined = self.fresh(0);
                    self.emit(Op::Join {
                        to: joined,
                        low,
                        high,
                        shift: (number as u32 * width) as u8,
                    });
                    low = joined;
                }
                self.emit(Op::Move { to, from: low });
                Ok(())
            }
            _ => {
                let to = self.target(instruction, 0)?;
                let from = self.source(instruction, 1, ty)?;
                self.emit(Op::Move { to, from });
                Ok(())
            }
        }
    }

    fn cvt(&mut self, instruction: &Instruction) -> Decoded<()> {
        let unknown = || lacks(instruction, "this conversion is missing");
        let to = self.target(instruction, 0)?;
        if instruction.operands.len() == 3 {
            let run = convert::pair(instruction).ok_or_else(unknown)?;
            let (a, b) = (
                self.source(instruction, 1, F32)?,
                self.source(instruction, 2, F32)?,
            );
            self.emit(Op::Binary { run, to, a, b });
            return Ok(());
        }
        let from_type = instruction.types().nth(1).ok_or_else(unknown)?;
        let from = self.source(instruction, 1, from_type)?;
        let width = self.width(self.operand(instruction, 0)?);
        match convert::plan(instruction, width).ok_or_else(unknown)? {
            convert::ConversionImpl::Function(run) => self.emit(Op::Unary { run, to, a: from }),
            convert::ConversionImpl::General(conversion) => {
                self.code.conversions.push(conversion);
                let conversion = (self.code.conversions.len() - 1) as u32;
                self.emit(Op::Convert {
                    conversion,
                    to,
                    from,
                });
            }
        }
        Ok(())
    }

    fn lop3(&mut self, instruction: &Instruction) -> Decoded<()> {
        let run = integer::quaternary_op(instruction, B32)
            .ok_or_else(|| lacks(instruction, "this form is missing"))?;
        let (to, predicate) = match self.operand(instruction, 0)? {
            Operand::PredicatePair(to, predicate) => (Some(to), Some(predicate)),
            Operand::Register(to) => (Some(to), None),
            _ => (None, None),
        };
        let (a, b, c) = self.three(instruction, [B32; 3])?;
        let d = self.source(instruction, 4, B32)?;
        let result = self.fresh(0);
        self.emit(Op::Quaternary {
            run,
            to: result,
            a,
            b,
            c,
            d,
        });
        if let Some(predicate) = predicate.filter(|name| *name != "_") {
            let condition = self.source(instruction, 5, Pred)?;
            let to = self.register(predicate);
            let run: float::F2 = if instruction.has("or") {
                |a, b| u64::from(a != 0) | b
            } else {
                |a, b| u64::from(a != 0) & b
            };
            self.emit(Op::Binary {
                run,
                to,
                a: result,
                b: condition,
            });
        }
        if let Some(to) = to.filter(|name| *name != "_") {
            let to = self.register(to);
            self.emit(Op::Move { to, from: result });
        }
        Ok(())
    }

    fn bfi(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        let run = integer::quaternary_op(instruction, ty)
            .ok_or_else(|| lacks(instruction, "this form is missing"))?;
        let (a, b, c) = self.three(instruction, [ty, ty, U32])?;
        let d = self.source(instruction, 4, U32)?;
        let to = self.target(instruction, 0)?;
        self.emit(Op::Quaternary {
            run,
            to,
            a,
            b,
            c,
            d,
        });
        Ok(())
    }

    /// Decodes `add.cc`, `addc`, `sub.cc`, `subc`, `mad.cc`, `madc`.
    fn carry(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        if ty.bits() < 32 {
            return Err(lacks(instruction, "carries of 16-bit sums"));
        }
        let opcode = instruction.opcode.as_str();
        let kind = match opcode {
            "sub" | "subc" => SumKind::Subtract,
            "mad" | "madc" if instruction.has("hi") => SumKind::High {
                signed: ty.is_signed(),
            },
            "mad" | "madc" => SumKind::Low,
            _ => SumKind::Add,
        };
        let sum = CarryAdd {
            kind,
            wide: ty.bits() == 64,
            reads: opcode.ends_with('c'),
            writes: instruction.has("cc"),
        };
        let a = self.source(instruction, 1, ty)?;
        let b = self.source(instruction, 2, ty)?;
        let c = if instruction.operands.len() > 3 {
            self.source(instruction, 3, ty)?
        } else {
            a
        };
        let to = self.target(instruction, 0)?;
        self.emit(Op::Carry { sum, to, a, b, c });
        Ok(())
    }
}

fn wider(ty: ScalarType) -> ScalarType {
    match ty.bits() {
        16 => B32,
        _ => ScalarType::B64,
    }
}
