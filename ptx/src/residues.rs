//! The values of registers modulo powers of two: a multiple of the thread index, plus a constant.

use std::collections::BTreeMap;

use crate::registers_used::written;
use crate::tree::{AddressBase, Function, Immediate, Instruction, Operand, ScalarType};

/// The bits that are examined: shared memory has 32-bit addresses.
const BITS: u32 = 32;

/// A value that is equal to `lanes * %tid.x + rest` modulo `2^bits`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Residue {
    pub lanes: i64,
    pub rest: i64,
    pub bits: u32,
}

impl Residue {
    /// Of which nothing is known.
    const UNKNOWN: Residue = Residue {
        lanes: 0,
        rest: 0,
        bits: 0,
    };

    fn constant(rest: i64) -> Residue {
        Residue {
            lanes: 0,
            rest,
            bits: BITS,
        }
    }

    fn of_thread() -> Residue {
        Residue {
            lanes: 1,
            ..Residue::constant(0)
        }
    }

    fn new(lanes: i64, rest: i64, bits: u32) -> Residue {
        let bits = bits.min(BITS);
        Residue {
            lanes: signed(lanes, bits),
            rest: signed(rest, bits),
            bits,
        }
    }

    pub(crate) fn plus(self, other: Residue) -> Residue {
        let bits = self.bits.min(other.bits);
        Residue::new(
            self.lanes.wrapping_add(other.lanes),
            self.rest.wrapping_add(other.rest),
            bits,
        )
    }

    /// Returns what is known modulo `2^bits`.
    pub(crate) fn modulo(self, bits: u32) -> Residue {
        Residue::new(self.lanes, self.rest, bits.min(self.bits))
    }

    /// Adds a constant.
    pub(crate) fn moved(self, by: i64) -> Residue {
        self.plus(Residue::constant(by))
    }

    fn times(self, factor: i64) -> Residue {
        if factor == 0 {
            return Residue::constant(0);
        }
        Residue::new(
            self.lanes.wrapping_mul(factor),
            self.rest.wrapping_mul(factor),
            self.bits + factor.trailing_zeros(),
        )
    }

    fn product(self, other: Residue) -> Residue {
        match (self.exactly(), other.exactly()) {
            (_, Some(factor)) => self.times(factor),
            (Some(factor), _) => other.times(factor),
            (None, None) => Residue::UNKNOWN,
        }
    }

    fn exactly(self) -> Option<i64> {
        (self.lanes == 0 && self.bits == BITS).then_some(self.rest)
    }

    /// Returns what holds of both.
    fn join(self, other: Residue) -> Residue {
        let bits = self.bits.min(other.bits);
        let of = |a: i64, b: i64| match a.wrapping_sub(b) {
            0 => bits,
            difference => difference.trailing_zeros().min(bits),
        };
        let bits = of(self.lanes, other.lanes).min(of(self.rest, other.rest));
        Residue::new(self.lanes, self.rest, bits)
    }
}

/// Returns the representative next to zero modulo `2^bits`.
fn signed(value: i64, bits: u32) -> i64 {
    match bits {
        0 => 0,
        bits => (value << (64 - bits)) >> (64 - bits),
    }
}

/// The residues of the registers of a function.
pub(crate) struct Residues<'a>(BTreeMap<&'a str, Residue>);

impl<'a> Residues<'a> {
    pub(crate) fn of(function: &'a Function) -> Residues<'a> {
        let mut known = Residues(BTreeMap::new());
        loop {
            let mut changed = false;
            for one in function.instructions() {
                for name in written(one) {
                    let Some(new) = known.result(one) else {
                        continue;
                    };
                    let joined = match known.0.get(name) {
                        Some(old) => old.join(new),
                        None => new,
                    };
                    changed |= known.0.insert(name, joined) != Some(joined);
                }
            }
            if !changed {
                return known;
            }
        }
    }

    /// Returns the residue of an address; that of a variable's address counts as 0.
    pub(crate) fn address(&self, base: &AddressBase) -> Residue {
        match base {
            AddressBase::Register(name) => self
                .0
                .get(name.as_str())
                .copied()
                .unwrap_or(Residue::UNKNOWN),
            AddressBase::Symbol(_) | AddressBase::Absolute => Residue::constant(0),
        }
    }

    /// Returns the residue of a result; `None` while an operand has none.
    fn result(&self, one: &Instruction) -> Option<Residue> {
        let operand = |number: usize| match one.operands.get(number).map(|operand| &operand.node) {
            Some(Operand::Register(name)) => self.0.get(name.as_str()).copied(),
            Some(Operand::Immediate(Immediate::Int(value))) => {
                Some(Residue::constant(*value as i64))
            }
            Some(Operand::SpecialRegister(name)) if name.trim_start_matches('%') == "tid.x" => {
                Some(Residue::of_thread())
            }
            Some(Operand::Symbol(_)) => Some(Residue::constant(0)),
            Some(Operand::SymbolOffset(_, offset)) => Some(Residue::constant(*offset)),
            _ => Some(Residue::UNKNOWN),
        };
        let is_plain = matches!(
            one.operands.first().map(|to| &to.node),
            Some(Operand::Register(_))
        );
        if !is_plain || one.has("sat") || one.types().any(ScalarType::is_float) {
            return Some(Residue::UNKNOWN);
        }
        let is_low = one.has("lo") || one.has("wide");
        let residue = match one.opcode.as_str() {
            "mov" | "cvt" | "cvta" if one.operands.len() == 2 => operand(1)?,
            "add" => operand(1)?.plus(operand(2)?),
            "sub" => operand(1)?.plus(operand(2)?.times(-1)),
            "mul" if is_low => operand(1)?.product(operand(2)?),
            "mad" if is_low => operand(1)?.product(operand(2)?).plus(operand(3)?),
            "shl" => match operand(2)?.exactly() {
                Some(by @ 0..32) => operand(1)?.times(1 << by),
                _ => Residue::UNKNOWN,
            },
            "and" => {
                let mask = [operand(1)?, operand(2)?].map(Residue::exactly);
                match mask.into_iter().flatten().find(|mask| *mask != 0) {
                    Some(mask) => Residue::new(0, 0, mask.trailing_zeros()),
                    None => Residue::UNKNOWN,
                }
            }
            "selp" => operand(1)?.join(operand(2)?),
            _ => Residue::UNKNOWN,
        };
        // Narrower integers wrap around.
        let narrowest = one.types().map(ScalarType::bits).min();
        Some(residue.modulo(narrowest.unwrap_or(BITS)))
    }
}
