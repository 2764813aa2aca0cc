//! Forms of integer selects: most are periodic indices.
//!
//! `i == 0 ? n - 1 : i - 1` is `(i - 1) mod n`: where the condition holds the two sides differ by
//! n, and the result stays within n consecutive integers.

use super::forms::{Analysis, SELECTS};
use super::linear::{Atom, Linear};
use crate::kernel_ir::{BinaryOp, OpKind, ValueId};

impl Analysis {
    /// Returns the form of `value`, which is `select cond, a, b`.
    pub(super) fn select(
        &mut self,
        value: ValueId,
        cond: ValueId,
        a: ValueId,
        b: ValueId,
    ) -> Linear {
        match self.decide(cond) {
            Some(true) => return self.form(a),
            Some(false) => return self.form(b),
            None => {}
        }
        let Some([a, b]) = self.sides(cond, a, b) else {
            return Linear::value(value);
        };
        match self.merged(cond, &a, &b) {
            Ok(merged) => merged,
            Err(range) => {
                self.facts.note(Atom::Value(value), range);
                Linear::value(value)
            }
        }
    }

    /// Returns the exact forms of `a` where `cond` holds, and of `b` where it does not.
    pub(super) fn sides(&mut self, cond: ValueId, a: ValueId, b: ValueId) -> Option<[Linear; 2]> {
        let [a, b] = [(a, true), (b, false)].map(|(side, truth)| {
            self.assume(cond, truth);
            let exact = self.exact(side);
            self.facts.close();
            exact
        });
        Some([a?, b?])
    }

    /// Returns `a` where `cond` holds and `b` elsewhere as one form, or otherwise its range.
    fn merged(&mut self, cond: ValueId, a: &Linear, b: &Linear) -> Result<Linear, (i128, i128)> {
        let difference = a.minus(b);
        let [(apart, range_a), (apart_else, range_b)] =
            [(true, a), (false, b)].map(|(truth, side)| {
                self.assume(cond, truth);
                let found = (self.facts.single(&difference), self.facts.range(side));
                self.facts.close();
                found
            });
        let least = range_a.0.min(range_b.0);
        let greatest = range_a.1.max(range_b.1);
        // `b` is correct where the condition fails, and differs by a known distance where it holds;
        // or the other way round.
        for (apart, side) in [(apart, b), (apart_else, a)] {
            match apart.map(i128::abs) {
                Some(0) => return Ok(side.clone()),
                Some(modulus) if greatest.saturating_sub(least) < modulus => {
                    let start = if least >= 0 && greatest < modulus {
                        0
                    } else {
                        least
                    };
                    return Ok(self
                        .facts
                        .modulo(&side.offset(-start), modulus)
                        .offset(start));
                }
                _ => {}
            }
        }
        Err((least, greatest))
    }

    /// Returns `value`, a select or a minimum or maximum, as the greater (`true`) or the lesser of
    /// two sums.
    pub(super) fn clamp(&mut self, value: ValueId) -> Option<(bool, Linear, Linear)> {
        match self.definitions.get(&value).cloned()?.0 {
            OpKind::Binary(op @ (BinaryOp::MinSi | BinaryOp::MaxSi), a, b) => {
                Some((op == BinaryOp::MaxSi, self.exact(a)?, self.exact(b)?))
            }
            OpKind::Binary(op @ (BinaryOp::MinUi | BinaryOp::MaxUi), a, b) => {
                let [a, b] = [self.exact_unsigned(a)?, self.exact_unsigned(b)?];
                // The atom `value` is read as signed: both sums must differ from it by the same
                // multiple of 2^bits.
                let half = 1i128 << (self.facts.ty(value).bits() - 1);
                let [x, y] = [&a, &b].map(|sum| self.facts.range(sum));
                let by = if x.1.max(y.1) < half {
                    0
                } else if x.0.min(y.0) >= half {
                    2 * half
                } else {
                    return None;
                };
                Some((op == BinaryOp::MaxUi, a.offset(-by), b.offset(-by)))
            }
            OpKind::Select(cond, a, b) => {
                let [a, b] = self.sides(cond, a, b)?;
                let difference = a.minus(&b);
                let [where_true, where_false] = [true, false].map(|truth| {
                    self.assume(cond, truth);
                    let range = self.facts.range(&difference);
                    self.facts.close();
                    range
                });
                if where_true.0 >= 0 && where_false.1 <= 0 {
                    Some((true, a, b))
                } else if where_true.1 <= 0 && where_false.0 >= 0 {
                    Some((false, a, b))
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    /// Rewrites a sum that contains a select: together with the terms that the select's condition
    /// compares it may form a periodic index, as in `j + (j == n - 1 ? 1 - n : 1)`.
    pub(super) fn spread_select(&mut self, sum: Linear) -> Linear {
        if self.selects >= SELECTS || self.budget == 0 {
            return sum;
        }
        self.selects += 1;
        let spread = self.spread(sum);
        self.selects -= 1;
        spread
    }

    fn spread(&mut self, sum: Linear) -> Linear {
        for (atom, coefficient) in &sum.terms {
            let Atom::Value(value) = atom else {
                continue;
            };
            let Some((OpKind::Select(cond, a, b), _)) = self.definitions.get(value).cloned() else {
                continue;
            };
            let conjunction = self.assume(cond, true);
            self.facts.close();
            let mut part = Linear::default();
            for about in conjunction
                .conditions
                .iter()
                .flat_map(|condition| condition.sum.terms.keys())
            {
                if let Some(coefficient) = sum.terms.get(about)
                    && about != atom
                {
                    part.terms.insert(about.clone(), *coefficient);
                }
            }
            if part.terms.is_empty() {
                continue;
            }
            let Some([a, b]) = self.sides(cond, a, b) else {
                continue;
            };
            let a = part.plus_times(&a, *coefficient);
            let b = part.plus_times(&b, *coefficient);
            if let Ok(merged) = self.merged(cond, &a, &b) {
                let mut rest = sum.minus(&part);
                rest.terms.remove(atom);
                return rest.plus(&merged);
            }
        }
        sum
    }
}
