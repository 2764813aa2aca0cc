//! Decodes comparisons and selections.

use super::function::Decoder;
use super::{Decoded, lacks};
use crate::program::*;
use crate::{compare, float};
use ScalarType::{F32, Pred, S32, U32};
use ptx::tree::*;

impl Decoder<'_> {
    /// Decodes the comparison of `setp` or `set`, combined with the predicate operand if there is
    /// one: the result, and for `q` that of the opposite comparison.
    fn comparison(
        &mut self,
        instruction: &Instruction,
        ty: ScalarType,
    ) -> Decoded<(Slot, Option<Slot>)> {
        let unknown = || lacks(instruction, "this comparison is missing");
        let name = instruction.modifiers.first().ok_or_else(unknown)?;
        let run = compare::comparison(name, ty, instruction.has("ftz")).ok_or_else(unknown)?;
        let (a, b) = (
            self.source(instruction, 1, ty)?,
            self.source(instruction, 2, ty)?,
        );
        let plain = self.fresh(0);
        self.emit(Op::Test {
            run,
            to: plain,
            a,
            b,
        });
        let join: Option<float::F2> = match instruction.modifiers.get(1).map(String::as_str) {
            Some("and") => Some(|a, b| a & b),
            Some("or") => Some(|a, b| a | b),
            Some("xor") => Some(|a, b| a ^ b),
            _ => None,
        };
        let opposite = self.fresh(0);
        self.emit(Op::Unary {
            run: |a| a ^ 1,
            to: opposite,
            a: plain,
        });
        let Some(run) = join else {
            return Ok((plain, Some(opposite)));
        };
        let condition = self.source(instruction, 3, Pred)?;
        let (first, second) = (self.fresh(0), self.fresh(0));
        self.emit(Op::Binary {
            run,
            to: first,
            a: plain,
            b: condition,
        });
        self.emit(Op::Binary {
            run,
            to: second,
            a: opposite,
            b: condition,
        });
        Ok((first, Some(second)))
    }

    pub(super) fn setp(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        // A single op for the frequent case.
        if let (Operand::Register(name), 3) =
            (self.operand(instruction, 0)?, instruction.operands.len())
            && let Some(comparison) = instruction.modifiers.first()
            && let Some(run) = compare::comparison(comparison, ty, instruction.has("ftz"))
        {
            let (a, b) = (
                self.source(instruction, 1, ty)?,
                self.source(instruction, 2, ty)?,
            );
            let to = self.register(name);
            self.emit(Op::Test { run, to, a, b });
            return Ok(());
        }
        let (first, second) = self.comparison(instruction, ty)?;
        let (p, q) = match self.operand(instruction, 0)? {
            Operand::PredicatePair(p, q) => (Some(p), Some(q)),
            Operand::Register(p) => (Some(p), None),
            _ => (None, None),
        };
        for (name, from) in [(p, Some(first)), (q, second)] {
            if let (Some(name), Some(from)) = (name.filter(|name| *name != "_"), from) {
                let to = self.register(name);
                self.emit(Op::Move { to, from });
            }
        }
        Ok(())
    }

    pub(super) fn set(&mut self, instruction: &Instruction) -> Decoded<()> {
        let mut types = instruction.types();
        let (Some(to_type), Some(from_type)) = (types.next(), types.next()) else {
            return Err(lacks(instruction, "it has no two types"));
        };
        let (result, _) = self.comparison(instruction, from_type)?;
        let yes = match to_type {
            F32 => u64::from(1.0_f32.to_bits()),
            ScalarType::F16 => 0x3C00,
            ScalarType::BF16 => 0x3F80,
            U32 | S32 => 0xFFFF_FFFF,
            ScalarType::U16 | ScalarType::S16 => 0xFFFF,
            _ => return Err(lacks(instruction, "this type of result is missing")),
        };
        let (a, b) = (self.constant(yes), self.constant(0));
        let to = self.target(instruction, 0)?;
        self.emit(Op::Select {
            to,
            a,
            b,
            predicate: result,
        });
        Ok(())
    }

    pub(super) fn testp(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        let run = instruction
            .modifiers
            .first()
            .and_then(|name| compare::class_test(name, ty));
        let run = run.ok_or_else(|| lacks(instruction, "this test is missing"))?;
        let (to, a) = (
            self.target(instruction, 0)?,
            self.source(instruction, 1, ty)?,
        );
        self.emit(Op::Class { run, to, a });
        Ok(())
    }

    pub(super) fn selp(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        let (a, b, predicate) = self.three(instruction, [ty, ty, Pred])?;
        let to = self.target(instruction, 0)?;
        self.emit(Op::Select {
            to,
            a,
            b,
            predicate,
        });
        Ok(())
    }

    /// Decodes `slct`, which selects by the sign of the third operand; −0 counts as positive, NaN
    /// as negative.
    pub(super) fn slct(&mut self, instruction: &Instruction) -> Decoded<()> {
        let ty = self.first_type(instruction)?;
        let selector = instruction.types().nth(1).unwrap_or(S32);
        let (a, b, c) = self.three(instruction, [ty, ty, selector])?;
        let to = self.target(instruction, 0)?;
        let run: float::F3 = match selector {
            // A subnormal of either sign is flushed to zero.
            F32 if instruction.has("ftz") => |a, b, c| {
                let c = f32::from_bits(c as u32);
                if c >= 0.0 || c.is_subnormal() { a } else { b }
            },
            F32 => |a, b, c| {
                if f32::from_bits(c as u32) >= 0.0 {
                    a
                } else {
                    b
                }
            },
            _ => |a, b, c| if c as i32 >= 0 { a } else { b },
        };
        self.emit(Op::Ternary { run, to, a, b, c });
        Ok(())
    }
}
