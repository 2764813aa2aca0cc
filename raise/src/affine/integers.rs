//! Forms of integer arithmetic, op by op.

use super::forms::Analysis;
use super::linear::{Atom, Linear, gcd};
use crate::kernel_ir::{BinaryOp, CastOp, OpKind, Ty, ValueId};

impl Analysis {
    pub(super) fn binary(
        &mut self,
        value: ValueId,
        ty: Ty,
        op: BinaryOp,
        a: ValueId,
        b: ValueId,
    ) -> Linear {
        let bits = ty.bits();
        let (x, y) = (self.form(a), self.form(b));
        let constant = y.as_constant();
        match op {
            BinaryOp::AddI => {
                let sum = x.plus(&y);
                self.spread_select(sum)
            }
            BinaryOp::SubI => {
                let difference = x.minus(&y);
                self.spread_select(difference)
            }
            BinaryOp::MulI => match (x.as_constant(), constant) {
                (Some(factor), _) => y.times(factor),
                (_, Some(factor)) => x.times(factor),
                _ => Linear::value(value),
            },
            BinaryOp::ShlI => match constant {
                Some(by) if (0..i128::from(bits)).contains(&by) => x.times(1 << by),
                _ => Linear::value(value),
            },
            BinaryOp::ShrUi | BinaryOp::ShrSi => match constant {
                Some(by) if (0..i128::from(bits)).contains(&by) => {
                    let number = if op == BinaryOp::ShrUi {
                        self.exact_unsigned(a)
                    } else {
                        self.exact(a)
                    };
                    match number {
                        Some(number) => self.quotient(&number, 1 << by),
                        None if op == BinaryOp::ShrUi => {
                            self.opaque(value, (0, (1 << (i128::from(bits) - by)) - 1))
                        }
                        None => Linear::value(value),
                    }
                }
                _ => Linear::value(value),
            },
            BinaryOp::DivUi | BinaryOp::RemUi | BinaryOp::CeilDivUi => {
                let Some(by) = self
                    .exact_unsigned(b)
                    .and_then(|by| by.as_constant())
                    .filter(|by| *by > 0)
                else {
                    return Linear::value(value);
                };
                match (self.exact_unsigned(a), op) {
                    (Some(number), BinaryOp::DivUi) => self.quotient(&number, by),
                    (Some(number), BinaryOp::RemUi) => self.facts.modulo(&number, by),
                    (Some(number), _) => self.facts.floor_div(&number.times(-1), by).times(-1),
                    (None, BinaryOp::RemUi) => self.opaque(value, (0, by - 1)),
                    (None, _) => Linear::value(value),
                }
            }
            BinaryOp::DivSi | BinaryOp::RemSi | BinaryOp::FloorDivSi | BinaryOp::CeilDivSi => {
                let by = self
                    .exact(b)
                    .and_then(|by| by.as_constant())
                    .filter(|by| *by != 0);
                match by {
                    Some(by) => self.divide_signed(value, op, a, by),
                    None => Linear::value(value),
                }
            }
            BinaryOp::AndI => match (x.as_constant(), constant) {
                (_, Some(mask)) => self.and_mask(value, bits, &x, mask),
                (Some(mask), _) => self.and_mask(value, bits, &y, mask),
                _ => Linear::value(value),
            },
            BinaryOp::OrI | BinaryOp::XorI => {
                if self.is_disjoint(&x, b) || self.is_disjoint(&y, a) {
                    x.plus(&y)
                } else if op == BinaryOp::XorI
                    && let Some(mask) = constant
                    && let Some(toggled) = self.toggled(a, mask)
                {
                    toggled
                } else {
                    Linear::value(value)
                }
            }
            BinaryOp::MinSi | BinaryOp::MaxSi | BinaryOp::MinUi | BinaryOp::MaxUi => {
                self.extremum(value, op, a, b)
            }
            _ => Linear::value(value),
        }
    }

    /// Returns `number` divided by `by`, rounded down. A minimum or maximum in it is replaced by
    /// one operand if the quotient is the same where the other one applies: `(max(t, 52) + 127 - t)
    /// / 128` is `(52 + 127 - t) / 128`, because both are 0 from 52 on.
    fn quotient(&mut self, number: &Linear, by: i128) -> Linear {
        for (atom, factor) in &number.terms {
            let Atom::Value(value) = atom else {
                continue;
            };
            let Some((greater, a, b)) = self.extreme(*value) else {
                continue;
            };
            let mut rest = number.clone();
            rest.terms.remove(atom);
            let [a, b] = [a, b].map(|part| (rest.plus_times(&part, *factor), part));
            for ((with, part), (without, other)) in [(&a, &b), (&b, &a)] {
                let beyond = if greater {
                    other.minus(part)
                } else {
                    part.minus(other)
                };
                self.facts.open();
                self.facts.note_sum(&beyond);
                let single = |sum| self.facts.single(&self.facts.floor_div(sum, by));
                let same = single(with).is_some() && single(with) == single(without);
                self.facts.close();
                if same {
                    return self.facts.floor_div(with, by);
                }
            }
        }
        self.facts.floor_div(number, by)
    }

    /// Returns `value`, a minimum or maximum, as the greater (`true`) or the lesser of two sums.
    pub(super) fn extreme(&mut self, value: ValueId) -> Option<(bool, Linear, Linear)> {
        match self.definitions.get(&value)?.0 {
            OpKind::Binary(
                BinaryOp::MinSi | BinaryOp::MaxSi | BinaryOp::MinUi | BinaryOp::MaxUi,
                ..,
            ) => self.clamp(value),
            _ => None,
        }
    }

    /// Returns the form of signed division by a constant: it rounds towards zero, so that the sign
    /// of the dividend must be known.
    fn divide_signed(&mut self, value: ValueId, op: BinaryOp, a: ValueId, by: i128) -> Linear {
        let Some(number) = self.exact(a) else {
            return match op {
                BinaryOp::RemSi => self.opaque(value, (1 - by.abs(), by.abs() - 1)),
                _ => Linear::value(value),
            };
        };
        let (least, greatest) = self.facts.range(&number);
        let sign = if by < 0 { -1 } else { 1 };
        let over = by.abs();
        let minus = number.times(-1);
        let facts = &self.facts;
        match op {
            BinaryOp::FloorDivSi => facts.floor_div(&number.times(sign), over),
            BinaryOp::CeilDivSi => facts.floor_div(&number.times(-sign), over).times(-1),
            BinaryOp::DivSi if least >= 0 => facts.floor_div(&number, over).times(sign),
            BinaryOp::DivSi if greatest <= 0 => facts.floor_div(&minus, over).times(-sign),
            BinaryOp::RemSi if least >= 0 => facts.modulo(&number, over),
            BinaryOp::RemSi if greatest <= 0 => facts.modulo(&minus, over).times(-1),
            BinaryOp::RemSi => {
                self.opaque(value, ((1 - over).max(least), (over - 1).min(greatest)))
            }
            _ => Linear::value(value),
        }
    }

    /// Returns the form of `x & mask` for masks that are one run of ones: remainders modulo powers
    /// of two require no exactness.
    fn and_mask(&mut self, value: ValueId, bits: u32, x: &Linear, mask: i128) -> Linear {
        let mask = mask.rem_euclid(1 << bits);
        if mask == 0 {
            return Linear::default();
        }
        let low = mask.trailing_zeros();
        let run = (mask >> low) + 1;
        if run.count_ones() == 1 {
            let high = low + run.trailing_zeros();
            // Ones up to the top bit: the form itself suffices, modulo 2^bits.
            let above = if high == bits {
                x.clone()
            } else {
                self.facts.modulo(x, 1 << high)
            };
            return above.minus(&self.facts.modulo(x, 1 << low));
        }
        if mask >> (bits - 1) == 0 {
            self.opaque(value, (0, mask))
        } else {
            Linear::value(value)
        }
    }

    /// Returns the form of `value ^ mask`, where the mask is the highest bit that the value may
    /// have, all of its bits, or none, or the complement of one of these.
    fn toggled(&mut self, value: ValueId, mask: i128) -> Option<Linear> {
        if mask < 0 {
            let opposite = self.toggled(value, -1 - mask)?;
            return Some(opposite.times(-1).offset(-1));
        }
        if mask == 0 {
            return Some(self.form(value));
        }
        let number = self.exact_unsigned(value)?;
        let (_, greatest) = self.facts.range(&number);
        if mask.count_ones() == 1 && greatest < 2 * mask {
            return Some(self.facts.modulo(&number.offset(mask), 2 * mask));
        }
        let is_all = greatest <= mask && (mask + 1).count_ones() == 1;
        is_all.then(|| Linear::constant(mask).minus(&number))
    }

    /// Returns whether `high` and `low` have no common bit, because one is a multiple of a power of
    /// two that bounds the other.
    fn is_disjoint(&mut self, high: &Linear, low: ValueId) -> bool {
        let Some(low) = self.exact_unsigned(low) else {
            return false;
        };
        let (_, greatest) = self.facts.range(&low);
        let step = gcd(high.content(), high.constant);
        step == 0 || greatest < 1 << step.trailing_zeros()
    }

    fn extremum(&mut self, value: ValueId, op: BinaryOp, a: ValueId, b: ValueId) -> Linear {
        let numbers = match op {
            BinaryOp::MinSi | BinaryOp::MaxSi => (self.exact(a), self.exact(b)),
            _ => (self.exact_unsigned(a), self.exact_unsigned(b)),
        };
        let (Some(x), Some(y)) = numbers else {
            return Linear::value(value);
        };
        let (least, greatest) = self.facts.range(&x.minus(&y));
        let minimum = matches!(op, BinaryOp::MinSi | BinaryOp::MinUi);
        if greatest <= 0 {
            return if minimum { x } else { y };
        }
        if least >= 0 {
            return if minimum { y } else { x };
        }
        let (x, y) = (self.facts.range(&x), self.facts.range(&y));
        let range = if minimum {
            (x.0.min(y.0), x.1.min(y.1))
        } else {
            (x.0.max(y.0), x.1.max(y.1))
        };
        self.opaque(value, range)
    }

    pub(super) fn cast(&mut self, value: ValueId, ty: Ty, op: CastOp, a: ValueId) -> Linear {
        let from = self.facts.ty(a);
        let widens = ty.bits() > from.bits();
        match op {
            CastOp::Trunci => self.form(a),
            CastOp::IndexCast | CastOp::IndexCastUi if !widens => self.form(a),
            CastOp::ExtSi | CastOp::IndexCast => match self.signed(a) {
                truth if from == Ty::I1 => truth.times(-1),
                number => number,
            },
            CastOp::ExtUi | CastOp::IndexCastUi => match self.exact_unsigned(a) {
                Some(number) => number,
                None => self.opaque(value, (0, (1 << from.bits()) - 1)),
            },
            _ => Linear::value(value),
        }
    }
}
