//! Decodes barriers and warp-level instructions.

use super::function::Decoder;
use super::{Decoded, lacks};
use crate::float::{self, F2};
use crate::program::*;
use ScalarType::{B32, F32, Pred, U32};
use ptx::tree::*;

impl<'m> Decoder<'m> {
    pub(super) fn synchronise(&mut self, instruction: &Instruction) -> Decoded<()> {
        match instruction.opcode.as_str() {
            "bar" | "barrier" if !instruction.has("warp") => self.barrier(instruction),
            _ => self.exchange(instruction),
        }
    }

    fn barrier(&mut self, instruction: &Instruction) -> Decoded<()> {
        if instruction.has("arrive") {
            return Err(lacks(instruction, "arriving without waiting"));
        }
        let reduces = instruction.has("red");
        let first = usize::from(reduces);
        let (kind, to) = match () {
            () if !reduces => (BarrierKind::Sync, NONE),
            () if instruction.has("popc") => (BarrierKind::Count, self.target(instruction, 0)?),
            () if instruction.has("and") => (BarrierKind::And, self.target(instruction, 0)?),
            () => (BarrierKind::Or, self.target(instruction, 0)?),
        };
        let id = self.source(instruction, first, U32)?;
        let last = instruction.operands.len();
        let value = if reduces {
            self.source(instruction, last - 1, Pred)?
        } else {
            NONE
        };
        let counted = last - usize::from(reduces) > first + 1;
        let count = if counted {
            self.source(instruction, first + 1, U32)?
        } else {
            NONE
        };
        self.code.barriers.push(Barrier {
            id,
            count,
            is_aligned: instruction.opcode == "bar" || instruction.has("aligned"),
            kind,
            to,
            value,
        });
        let barrier = (self.code.barriers.len() - 1) as u32;
        self.emit(Op::Barrier { barrier });
        Ok(())
    }

    fn exchange(&mut self, instruction: &Instruction) -> Decoded<()> {
        let has = |name| instruction.has(name);
        let sync = has("sync");
        let unknown = || lacks(instruction, "this form is missing");
        let kind = match instruction.opcode.as_str() {
            "shfl" if has("up") => ExchangeKind::Up,
            "shfl" if has("down") => ExchangeKind::Down,
            "shfl" if has("bfly") => ExchangeKind::Butterfly,
            "shfl" => ExchangeKind::Index,
            "vote" if has("all") => ExchangeKind::All,
            "vote" if has("any") => ExchangeKind::Any,
            "vote" if has("uni") => ExchangeKind::Uniform,
            "vote" => ExchangeKind::Ballot,
            "match" if has("all") => ExchangeKind::MatchAll,
            "match" => ExchangeKind::MatchAny,
            "activemask" => ExchangeKind::Active,
            "elect" => ExchangeKind::Elect,
            "redux" => ExchangeKind::Reduce(reduction(instruction).ok_or_else(unknown)?),
            _ => ExchangeKind::Sync,
        };
        let ty = instruction.types().next().unwrap_or(B32);
        let (to, to_predicate) = match self.operand(instruction, 0) {
            Ok(Operand::PredicatePair(to, predicate)) => (self.named(to), self.named(predicate)),
            Ok(Operand::Register(name)) if !matches!(kind, ExchangeKind::Sync) => {
                (self.register(name), NONE)
            }
            _ => (NONE, NONE),
        };
        let mut exchange = Exchange {
            kind,
            to,
            to_predicate,
            value: NONE,
            second: NONE,
            third: NONE,
            mask: NONE,
        };
        match kind {
            ExchangeKind::Active | ExchangeKind::Step | ExchangeKind::Multiply(_) => {}
            ExchangeKind::Sync => exchange.mask = self.source(instruction, 0, B32)?,
            ExchangeKind::Elect => exchange.mask = self.source(instruction, 1, B32)?,
            ExchangeKind::Up
            | ExchangeKind::Down
            | ExchangeKind::Butterfly
            | ExchangeKind::Index => {
                exchange.value = self.source(instruction, 1, ty)?;
                exchange.second = self.source(instruction, 2, B32)?;
                exchange.third = self.source(instruction, 3, B32)?;
                if sync {
                    exchange.mask = self.source(instruction, 4, B32)?;
                }
            }
            ExchangeKind::All
            | ExchangeKind::Any
            | ExchangeKind::Uniform
            | ExchangeKind::Ballot => {
                exchange.value = self.source(instruction, 1, Pred)?;
                if sync {
                    exchange.mask = self.source(instruction, 2, B32)?;
                }
            }
            ExchangeKind::MatchAny | ExchangeKind::MatchAll | ExchangeKind::Reduce(_) => {
                exchange.value = self.source(instruction, 1, ty)?;
                exchange.mask = self.source(instruction, 2, B32)?;
            }
        }
        let reduces_floats = matches!(kind, ExchangeKind::Reduce(_)) && ty == F32;
        if reduces_floats && has("abs") {
            let magnitude = self.fresh(0);
            self.emit(Op::Unary {
                run: |a| a & 0x7fff_ffff,
                to: magnitude,
                a: exchange.value,
            });
            exchange.value = magnitude;
        }
        self.code.exchanges.push(exchange);
        let exchange = (self.code.exchanges.len() - 1) as u32;
        self.emit(Op::Warp { exchange });
        if reduces_floats && to != NONE {
            self.emit(Op::Unary {
                run: canonical_nan,
                to,
                a: to,
            });
        }
        Ok(())
    }

    /// Marks the beginning of an access by lanes in lockstep.
    pub(super) fn step(&mut self) {
        self.code.exchanges.push(Exchange {
            kind: ExchangeKind::Step,
            to: NONE,
            to_predicate: NONE,
            value: NONE,
            second: NONE,
            third: NONE,
            mask: NONE,
        });
        let exchange = (self.code.exchanges.len() - 1) as u32;
        self.emit(Op::Warp { exchange });
    }

    fn named(&mut self, name: &str) -> Slot {
        if name == "_" {
            NONE
        } else {
            self.register(name)
        }
    }
}

/// Replaces a NaN by the canonical one; other values are unchanged.
fn canonical_nan(bits: u64) -> u64 {
    match f32::from_bits(bits as u32).is_nan() {
        true => 0x7fff_ffff,
        false => bits,
    }
}

fn reduction(instruction: &Instruction) -> Option<F2> {
    let ty = instruction.types().next()?;
    let has = |name| instruction.has(name);
    Some(match (ty, ()) {
        (_, ()) if has("and") => |a, b| a & b,
        (_, ()) if has("or") => |a, b| a | b,
        (_, ()) if has("xor") => |a, b| a ^ b,
        (U32 | ScalarType::S32, ()) if has("add") => {
            |a, b| u64::from((a as u32).wrapping_add(b as u32))
        }
        (U32, ()) if has("min") => |a, b| a.min(b),
        (U32, ()) if has("max") => |a, b| a.max(b),
        (ScalarType::S32, ()) if has("min") => |a, b| u64::from((a as i32).min(b as i32) as u32),
        (ScalarType::S32, ()) if has("max") => |a, b| u64::from((a as i32).max(b as i32) as u32),
        (F32, ()) if has("min") || has("max") => {
            let (values, flags) = (float::Compared::Values, float::Flags::default());
            return float::extreme(has("max"), has("NaN"), values, ty, flags);
        }
        _ => return None,
    })
}
