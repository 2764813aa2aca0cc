//! Conditions that a value is in an interval modulo a constant: comparisons with constants, and
//! conditions on remainders.

use super::conditions::Conjunction;
use super::forms::Analysis;
use super::linear::{Atom, Linear};
use crate::kernel_ir::{BinaryOp, IntPredicate, OpKind, Ty, ValueId};

impl Analysis {
    /// Adds the condition that `value` is in `least..=greatest` modulo 2^bits. Its form may be in
    /// that interval after wrapping around, as long as that leaves one interval: `i - 9 < 2^32 - 8`
    /// is false exactly for `i` in `1..9`.
    pub(super) fn within(
        &mut self,
        value: ValueId,
        least: i128,
        greatest: i128,
        into: &mut Conjunction,
    ) {
        let form = self.form(value);
        let modulus = 1i128 << self.facts.ty(value).bits();
        if greatest - least >= modulus - 1 {
            return; // every value is
        }
        if let Some((a, b)) = self.both_within(value, least, greatest) {
            self.within(a, least, greatest, into);
            return self.within(b, least, greatest, into);
        }
        match self.window(&form, modulus, least, greatest) {
            Window::None => into.impossible = true,
            Window::Several => into.partial = true,
            Window::One(first, last) if first == last && form.as_constant().is_none() => {
                self.require(form.offset(-first), true, into);
            }
            Window::One(first, last) => {
                self.require(form.offset(-first), false, into);
                self.require(form.times(-1).offset(last), false, into);
            }
        }
    }

    /// Returns the operands of `value` that are both in `least..=greatest` exactly where `value`
    /// is: of a maximum bounded above, a minimum bounded below, or an `or` bounded to bits that are
    /// in neither.
    fn both_within(
        &self,
        value: ValueId,
        least: i128,
        greatest: i128,
    ) -> Option<(ValueId, ValueId)> {
        let Some((OpKind::Binary(op, a, b), _)) = self.definitions.get(&value) else {
            return None;
        };
        let ty = self.facts.ty(value);
        let modulus = 1i128 << ty.bits();
        let (signed_least, signed_greatest) = ty.int_range();
        let unsigned = least >= 0 && greatest < modulus;
        let signed = least >= signed_least && greatest <= signed_greatest;
        let both = match op {
            BinaryOp::OrI => unsigned && least == 0 && (greatest + 1).count_ones() == 1,
            BinaryOp::MaxUi => unsigned && least == 0,
            BinaryOp::MinUi => unsigned && greatest == modulus - 1,
            BinaryOp::MaxSi => signed && least == signed_least,
            BinaryOp::MinSi => signed && greatest == signed_greatest,
            _ => false,
        };
        both.then_some((*a, *b))
    }

    /// Returns the part of its range where `form` is in `least..=greatest` modulo `modulus`.
    fn window(&self, form: &Linear, modulus: i128, least: i128, greatest: i128) -> Window {
        let (low, high) = self.facts.range(form);
        // The first interval that ends at or after `low`, and the next.
        let Some(turn) = low
            .checked_sub(greatest)
            .map(|by| -(-by).div_euclid(modulus))
        else {
            return Window::Several;
        };
        let (first, last) = (least + turn * modulus, greatest + turn * modulus);
        if first > high || least > greatest {
            Window::None
        } else if first + modulus <= high {
            Window::Several
        } else {
            Window::One(first, last)
        }
    }

    /// Rewrites a condition on one remainder as one on the dividend, if the remainder does not wrap
    /// around.
    pub(super) fn unwound(&self, sum: &Linear, equality: bool) -> Option<(Linear, i128, i128)> {
        let mut terms = sum.terms.iter();
        let (Some((Atom::Mod(of, modulus), factor)), None) = (terms.next(), terms.next()) else {
            return None;
        };
        let (least, greatest) = match (factor, equality) {
            (1 | -1, true) => (-sum.constant * factor, -sum.constant * factor),
            (1, false) => (-sum.constant, modulus - 1),
            (-1, false) => (0, sum.constant),
            _ => return None,
        };
        match self.window(of, *modulus, least.max(0), greatest.min(modulus - 1)) {
            Window::One(first, last) => Some(((**of).clone(), first, last)),
            Window::None | Window::Several => None,
        }
    }
}

/// The part of a range that is in an interval modulo a constant.
enum Window {
    /// Nowhere.
    None,
    /// One interval, and nothing else.
    One(i128, i128),
    /// Several intervals, or unknown.
    Several,
}

/// Returns the interval, modulo 2^bits, of values for which the comparison with the constant
/// `limit` holds; empty if its ends are reversed.
pub(super) fn allowed(predicate: IntPredicate, limit: i128, ty: Ty) -> (i128, i128) {
    let modulus = 1i128 << ty.bits();
    let (least, greatest) = ty.int_range();
    let signed = crate::kernel_ir::wrap(limit, ty);
    let unsigned = limit.rem_euclid(modulus);
    match predicate {
        IntPredicate::Eq => (signed, signed),
        IntPredicate::Ne => (signed + 1, signed + modulus - 1),
        IntPredicate::Slt => (least, signed - 1),
        IntPredicate::Sle => (least, signed),
        IntPredicate::Sgt => (signed + 1, greatest),
        IntPredicate::Sge => (signed, greatest),
        IntPredicate::Ult => (0, unsigned - 1),
        IntPredicate::Ule => (0, unsigned),
        IntPredicate::Ugt => (unsigned + 1, modulus - 1),
        IntPredicate::Uge => (unsigned, modulus - 1),
    }
}
