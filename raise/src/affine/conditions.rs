//! Booleans as conjunctions of affine conditions.

use super::forms::Analysis;
use super::linear::{Atom, Linear};
use super::windows::allowed;
use crate::kernel_ir::{BinaryOp, Const, IntPredicate, OpKind, Ty, ValueId};

/// A condition on a sum.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Condition {
    /// The sum that is compared with 0.
    pub(super) sum: Linear,
    /// Whether the sum equals 0; otherwise it is at least 0.
    pub(super) equality: bool,
}

/// The implications of a boolean being true, or being false.
#[derive(Debug, Default)]
pub(super) struct Conjunction {
    /// The conditions, all of which hold.
    pub(super) conditions: Vec<Condition>,
    /// Whether the conditions are only necessary, and do not imply the boolean.
    pub(super) partial: bool,
    /// Whether the conditions contradict one another.
    pub(super) impossible: bool,
}

impl Analysis {
    /// Opens a scope in which `cond` equals `truth`, and returns the implied conditions.
    pub(super) fn assume(&mut self, cond: ValueId, truth: bool) -> Conjunction {
        self.facts.open();
        self.budget = self.budget.saturating_sub(1);
        let mut conjunction = Conjunction::default();
        self.collect(cond, truth, &mut conjunction);
        conjunction
    }

    /// Returns the value of `cond`, if it is known here.
    pub(super) fn decide(&mut self, cond: ValueId) -> Option<bool> {
        let (least, greatest) = self.facts.atom(&Atom::Value(cond));
        if least == greatest {
            return Some(least != 0);
        }
        for truth in [true, false] {
            let conjunction = self.assume(cond, truth);
            self.facts.close();
            if conjunction.impossible {
                return Some(!truth);
            }
            if !conjunction.partial && conjunction.conditions.is_empty() {
                return Some(truth);
            }
        }
        None
    }

    /// Adds the conditions implied by `cond` being `truth`; recorded as facts at once, so that
    /// later conditions may use earlier ones.
    fn collect(&mut self, cond: ValueId, truth: bool, into: &mut Conjunction) {
        let (least, greatest) = self.facts.atom(&Atom::Value(cond));
        let number = i128::from(truth);
        if least == greatest {
            into.impossible |= least != number;
            return;
        }
        let definition = self.definitions.get(&cond).map(|(kind, _)| kind.clone());
        match definition {
            Some(OpKind::Constant(Const::Int(value))) => into.impossible |= value != number,
            Some(OpKind::Cmpi(predicate, a, b)) => {
                let predicate = if truth {
                    predicate
                } else {
                    predicate.negated()
                };
                self.compare(predicate, a, b, into);
            }
            Some(OpKind::Binary(BinaryOp::AndI, a, b)) => self.both(a, b, truth, true, into),
            Some(OpKind::Binary(BinaryOp::OrI, a, b)) => self.both(a, b, truth, false, into),
            Some(OpKind::Binary(BinaryOp::XorI, a, b)) => match self.form(b).as_constant() {
                Some(flip) => self.collect(a, truth ^ (flip != 0), into),
                None => into.partial = true,
            },
            // LLVM's form of a short-circuit conjunction or disjunction.
            Some(OpKind::Select(first, a, b)) if self.facts.ty(cond) == Ty::I1 => {
                match (self.form(a).as_constant(), self.form(b).as_constant()) {
                    (_, Some(0)) => self.both(first, a, truth, true, into),
                    (Some(1), _) => self.both(first, b, truth, false, into),
                    _ => into.partial = true,
                }
            }
            _ => into.partial = true,
        }
        self.facts.note(Atom::Value(cond), (number, number));
    }

    /// Adds the implications of a conjunction or disjunction: a true conjunction, or a false
    /// disjunction, determines both operands.
    fn both(
        &mut self,
        a: ValueId,
        b: ValueId,
        truth: bool,
        conjunction: bool,
        into: &mut Conjunction,
    ) {
        if truth == conjunction {
            self.collect(a, truth, into);
            self.collect(b, truth, into);
            return;
        }
        // Otherwise one operand must be known for the other to be determined.
        if self.budget == 0 {
            into.partial = true;
        } else if self.decide(a) == Some(conjunction) {
            self.collect(b, truth, into);
        } else if self.decide(b) == Some(conjunction) {
            self.collect(a, truth, into);
        } else {
            into.partial = true;
        }
    }

    fn compare(&mut self, predicate: IntPredicate, a: ValueId, b: ValueId, into: &mut Conjunction) {
        if let Some(limit) = self.form(b).as_constant() {
            let (least, greatest) = allowed(predicate, limit, self.facts.ty(b));
            return self.within(a, least, greatest, into);
        }
        if let Some(limit) = self.form(a).as_constant() {
            let (least, greatest) = allowed(predicate.swapped(), limit, self.facts.ty(a));
            return self.within(b, least, greatest, into);
        }
        match predicate {
            IntPredicate::Eq | IntPredicate::Ne => {
                let difference = self.form(a).minus(&self.form(b));
                let modulus = 1i128 << self.facts.ty(a).bits();
                let (least, greatest) = self.facts.range(&difference);
                if least <= -modulus || greatest >= modulus {
                    into.partial = true;
                } else if predicate == IntPredicate::Eq {
                    self.require(difference, true, into);
                } else if least > 0 || greatest < 0 {
                    // They always differ.
                } else if least == 0 {
                    self.require(difference.offset(-1), false, into);
                } else if greatest == 0 {
                    self.require(difference.times(-1).offset(-1), false, into);
                } else {
                    into.partial = true;
                }
            }
            IntPredicate::Slt | IntPredicate::Sle => {
                let gap = i128::from(predicate == IntPredicate::Slt);
                match (self.exact(a), self.exact(b)) {
                    (Some(a), Some(b)) => self.require(b.minus(&a).offset(-gap), false, into),
                    _ => into.partial = true,
                }
            }
            IntPredicate::Ult | IntPredicate::Ule => {
                let gap = i128::from(predicate == IntPredicate::Ult);
                self.below(a, b, gap, into);
            }
            IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Ugt | IntPredicate::Uge => {
                self.compare(predicate.swapped(), b, a, into);
            }
        }
    }

    /// Adds `a + gap <= b`, read as unsigned. If the form of `a` may be negative, such a value
    /// reads as almost 2^bits; if that is greater than any `b`, the comparison implies that the
    /// form is not negative.
    fn below(&mut self, a: ValueId, b: ValueId, gap: i128, into: &mut Conjunction) {
        let Some(limit) = self.exact_unsigned(b) else {
            into.partial = true;
            return;
        };
        if let Some(number) = self.exact_unsigned(a) {
            return self.require(limit.minus(&number).offset(-gap), false, into);
        }
        let modulus = 1i128 << self.facts.ty(a).bits();
        let number = self.signed(a);
        let (least, greatest) = self.facts.range(&number);
        let (_, highest) = self.facts.range(&limit);
        if least + modulus + gap > highest && greatest < modulus {
            self.require(number.clone(), false, into);
            self.require(limit.minus(&number).offset(-gap), false, into);
        } else {
            into.partial = true;
        }
    }

    /// Adds a condition, unless it holds anyway, and records it as a fact.
    pub(super) fn require(&mut self, sum: Linear, equality: bool, into: &mut Conjunction) {
        let (least, greatest) = self.facts.range(&sum);
        let holds = least >= 0 && (!equality || greatest <= 0);
        if greatest < 0 || (equality && least > 0) {
            into.impossible = true;
        }
        if holds {
            return;
        }
        if let Some((of, first, last)) = self.unwound(&sum, equality) {
            if first == last {
                return self.require(of.offset(-first), true, into);
            }
            self.require(of.offset(-first), false, into);
            return self.require(of.times(-1).offset(last), false, into);
        }
        if !equality && let Some(more) = self.without_extremes(&sum) {
            return more
                .into_iter()
                .for_each(|sum| self.require(sum, false, into));
        }
        if !equality && let Some((cond, truth, sum)) = self.chosen(&sum) {
            self.collect(cond, truth, into);
            return self.require(sum, false, into);
        }
        if let Some((cond, truth)) = self.only_truth(&sum, equality) {
            return self.collect(cond, truth, into);
        }
        let has_quotient = sum
            .terms
            .keys()
            .any(|atom| matches!(atom, Atom::FloorDiv(..)));
        if equality && has_quotient && (least == 0 || greatest == 0) {
            let factor = if least == 0 { -1 } else { 1 };
            return self.require(sum.times(factor), false, into);
        }
        // Simplify first: once recorded, the condition would be used to simplify itself to nothing.
        let sum = if equality { sum } else { self.plain(sum) };
        self.facts.note_sum(&sum);
        if equality {
            self.facts.note_sum(&sum.times(-1));
        }
        into.conditions.push(Condition { sum, equality });
    }

    /// Returns `sum >= 0` without a minimum or maximum: the conditions on both its operands, or on
    /// the one that can apply.
    fn without_extremes(&mut self, sum: &Linear) -> Option<Vec<Linear>> {
        for (atom, factor) in &sum.terms {
            let Atom::Value(value) = atom else {
                continue;
            };
            let Some((greater, a, b)) = self.extreme(*value) else {
                continue;
            };
            let mut rest = sum.clone();
            rest.terms.remove(atom);
            let [a, b] = [a, b].map(|part| rest.plus_times(&part, *factor));
            if greater == (*factor < 0) {
                return Some(vec![a, b]);
            }
            if self.facts.range(&a).1 < 0 {
                return Some(vec![b]);
            }
            if self.facts.range(&b).1 < 0 {
                return Some(vec![a]);
            }
        }
        None
    }

    /// Rewrites `sum >= 0` for a sum with a select of which only one side can satisfy it: returns
    /// the select's condition, its required truth value, and the sum with that side.
    fn chosen(&mut self, sum: &Linear) -> Option<(ValueId, bool, Linear)> {
        for (atom, factor) in &sum.terms {
            let Atom::Value(value) = atom else {
                continue;
            };
            let Some((OpKind::Select(cond, a, b), _)) = self.definitions.get(value).cloned() else {
                continue;
            };
            if self.budget == 0 {
                return None;
            }
            let [a, b] = self.sides(cond, a, b)?;
            let mut rest = sum.clone();
            rest.terms.remove(atom);
            let with = [(true, a), (false, b)];
            let with = with.map(|(truth, part)| (truth, rest.plus_times(&part, *factor)));
            for (truth, of) in &with {
                self.assume(cond, *truth);
                let never = self.facts.range(of).1 < 0;
                self.facts.close();
                if never {
                    let (other, rest) = with[usize::from(*truth)].clone();
                    return Some((cond, other, rest));
                }
            }
        }
        None
    }

    /// Returns the boolean that determines `sum >= 0` or `sum == 0` (which is neither always nor
    /// never true), and its truth value then.
    fn only_truth(&self, sum: &Linear, equality: bool) -> Option<(ValueId, bool)> {
        let mut terms = sum.terms.iter();
        let (Some((Atom::Value(value), factor)), None) = (terms.next(), terms.next()) else {
            return None;
        };
        let if_true = factor + sum.constant;
        let truth = if_true == 0 || (if_true > 0 && !equality);
        let is_truth = self.facts.ty(*value) == Ty::I1 && !self.dims.contains(value);
        is_truth.then_some((*value, truth))
    }

    /// Returns the sum that is nonnegative exactly where a condition fails, if there is one.
    pub(super) fn opposite(&self, condition: &Condition) -> Option<Linear> {
        let minus = condition.sum.times(-1).offset(-1);
        match (condition.equality, self.facts.range(&condition.sum)) {
            (false, _) => Some(minus),
            (true, (0, _)) => Some(condition.sum.offset(-1)),
            (true, (_, 0)) => Some(minus),
            (true, _) => None,
        }
    }

    /// Returns the sum that is nonnegative exactly where not both conditions hold, if there is one.
    ///
    /// With `b` at most 0, `a >= 0` and `b >= 0` hold together where `a + K b >= 0`, for any `K`
    /// greater than all values of `a`. With `K` equal to the number of values of `a`, a loop of two
    /// iterations (`it - 1 >= 0`) over `t` and `t + K` has a condition on `t + K it`.
    pub(super) fn opposite_of_both(&self, a: &Condition, b: &Condition) -> Option<Linear> {
        if a.equality || b.equality {
            return None;
        }
        for (a, b) in [(&a.sum, &b.sum), (&b.sum, &a.sum)] {
            let ((least, greatest), (_, end)) = (self.facts.range(a), self.facts.range(b));
            let values = greatest.checked_sub(least).map(|span| span + 1);
            if let Some(values) = values.filter(|values| end == 0 && *values > greatest) {
                return Some(a.plus_times(b, values).times(-1).offset(-1));
            }
        }
        None
    }

    /// Simplifies `sum >= 0`: removes common factors, quotients and terms too small to matter.
    fn plain(&self, sum: Linear) -> Linear {
        let common = sum.content();
        if common > 1 {
            let constant = sum.constant.div_euclid(common);
            let terms = Linear { constant: 0, ..sum };
            return self.plain(terms.divided(common).offset(constant));
        }
        let quotients = sum
            .terms
            .keys()
            .filter(|atom| matches!(atom, Atom::FloorDiv(..)))
            .count();
        for (atom, coefficient) in &sum.terms {
            let mut rest = sum.clone();
            rest.terms.remove(atom);
            match (atom, coefficient) {
                // floor(x / d) >= -r is x >= -r * d, and floor(x / d) <= r is x <= r * d + d - 1.
                (Atom::FloorDiv(of, divisor), 1) if quotients == 1 => {
                    return self.plain(rest.times(*divisor).plus(of));
                }
                (Atom::FloorDiv(of, divisor), -1) if quotients == 1 => {
                    return self.plain(rest.times(*divisor).offset(divisor - 1).minus(of));
                }
                _ => {}
            }
            // a * x + r >= 0 is x >= 0, if r is in 0..a.
            let large = coefficient.abs();
            if large > 1 && sum.terms.len() > 1 {
                let mut multiple = Linear::constant(sum.constant.div_euclid(large) * large);
                for (atom, coefficient) in sum.terms.iter().filter(|(_, of)| *of % large == 0) {
                    multiple = multiple.plus_times(&Linear::atom(atom.clone()), *coefficient);
                }
                let (least, greatest) = self.facts.range(&sum.minus(&multiple));
                // The remaining part may be negative, if it stays within one multiple.
                let below = least.div_euclid(large);
                if greatest.div_euclid(large) == below {
                    return self.plain(multiple.divided(large).offset(below));
                }
            }
        }
        sum
    }
}
