//! Facts that hold at a point of the kernel: ranges of atoms, and sums that are nonnegative.
//!
//! Facts come from the launch (ids), from loops (their bounds) and from guards. They hold while
//! their scope is open.

use std::collections::{BTreeMap, HashMap};

use super::linear::{Atom, Linear, gcd};
use crate::kernel_ir::{Ty, ValueId};

/// Least and greatest value, inclusive.
pub type Range = (i128, i128);

/// The facts from one guard, loop or id.
#[derive(Clone, Default)]
pub(crate) struct Scope {
    ranges: BTreeMap<Atom, Range>,
    /// Sums that are at least 0; coefficients without a common divisor.
    sums: Vec<Linear>,
    /// Forms computed while this scope was the innermost.
    pub(crate) forms: HashMap<ValueId, Linear>,
}

/// All open scopes, outermost first.
#[derive(Clone)]
pub(crate) struct Facts {
    pub(crate) scopes: Vec<Scope>,
    /// The types of values, by id.
    pub(crate) types: Vec<Ty>,
}

impl Facts {
    pub(crate) fn new() -> Facts {
        Facts {
            scopes: vec![Scope::default()],
            types: Vec::new(),
        }
    }

    pub(crate) fn ty(&self, value: ValueId) -> Ty {
        self.types[value.index()]
    }

    /// Returns the range of an atom.
    pub(crate) fn atom(&self, atom: &Atom) -> Range {
        let (mut least, mut greatest) = match atom {
            Atom::Value(value) => match self.ty(*value) {
                ty if ty.is_int() => ty.int_range(),
                _ => (i128::MIN, i128::MAX),
            },
            Atom::Mod(of, modulus) => {
                let (least, greatest) = self.range(of);
                if least.div_euclid(*modulus) == greatest.div_euclid(*modulus) {
                    (least.rem_euclid(*modulus), greatest.rem_euclid(*modulus))
                } else {
                    (0, modulus - 1)
                }
            }
            Atom::FloorDiv(of, divisor) => {
                let (least, greatest) = self.range(of);
                (least.div_euclid(*divisor), greatest.div_euclid(*divisor))
            }
        };
        for scope in &self.scopes {
            if let Some((above, below)) = scope.ranges.get(atom) {
                least = least.max(*above);
                greatest = greatest.min(*below);
            }
        }
        (least, greatest)
    }

    /// Returns the range of a sum. Beyond 2^126 it may be clipped.
    pub(crate) fn range(&self, of: &Linear) -> Range {
        let (least, greatest) = self.range_by_terms(of);
        match of.with_quotient() {
            Some(other) => {
                let (low, high) = self.range_by_terms(&other);
                (least.max(low), greatest.min(high))
            }
            None => (least, greatest),
        }
    }

    /// Returns the range of a sum of which all terms are independent, except that recorded sums are
    /// taken into account.
    fn range_by_terms(&self, of: &Linear) -> Range {
        let mut least = of.constant;
        let mut greatest = of.constant;
        for (atom, coefficient) in &of.terms {
            let (low, high) = self.atom(atom);
            let ends = [
                low.saturating_mul(*coefficient),
                high.saturating_mul(*coefficient),
            ];
            least = least.saturating_add(ends[0].min(ends[1]));
            greatest = greatest.saturating_add(ends[0].max(ends[1]));
        }
        if of.terms.len() > 1 {
            let common = of.content();
            let part = Linear {
                terms: of.terms.clone(),
                constant: 0,
            }
            .divided(common);
            let less = part.times(-1);
            for sum in self.scopes.iter().flat_map(|scope| &scope.sums) {
                if sum.terms == part.terms {
                    least = least.max(
                        (-sum.constant)
                            .saturating_mul(common)
                            .saturating_add(of.constant),
                    );
                }
                if sum.terms == less.terms {
                    let high = sum
                        .constant
                        .saturating_mul(common)
                        .saturating_add(of.constant);
                    greatest = greatest.min(high);
                }
            }
        }
        (least, greatest)
    }

    /// Returns the value of the sum, if only one is possible.
    pub(crate) fn single(&self, of: &Linear) -> Option<i128> {
        let (least, greatest) = self.range(of);
        (least == greatest).then_some(least)
    }

    /// Opens a scope.
    pub(crate) fn open(&mut self) {
        self.scopes.push(Scope::default());
    }

    /// Closes the innermost scope.
    pub(crate) fn close(&mut self) {
        self.scopes.pop();
    }

    pub(crate) fn innermost(&mut self) -> &mut Scope {
        self.scopes
            .last_mut()
            .expect("the kernel's own scope is never closed")
    }

    /// Records the range of an atom in the innermost scope.
    pub(crate) fn note(&mut self, atom: Atom, (least, greatest): Range) {
        let known = self
            .innermost()
            .ranges
            .entry(atom)
            .or_insert((least, greatest));
        known.0 = known.0.max(least);
        known.1 = known.1.min(greatest);
    }

    /// Records that `sum` is at least 0.
    pub(crate) fn note_sum(&mut self, sum: &Linear) {
        self.innermost().forms.clear();
        self.note_sum_within(sum, 4);
    }

    /// Records every sum again in the innermost scope, where ranges may be narrower than when it
    /// was first recorded.
    pub(crate) fn note_again(&mut self) {
        let scopes = self.scopes.iter();
        let sums: Vec<Linear> = scopes.flat_map(|scope| scope.sums.clone()).collect();
        for sum in sums {
            self.note_sum(&sum);
        }
    }

    /// Returns whether the facts of the innermost scope are detected to be contradictory;
    /// contradictions may be missed.
    pub(crate) fn contradict(&self) -> bool {
        let Some(scope) = self.scopes.last() else {
            return false;
        };
        let empty = |(least, greatest): Range| least > greatest;
        scope.ranges.keys().any(|atom| empty(self.atom(atom)))
            || scope.sums.iter().any(|sum| empty(self.range(sum)))
    }

    fn note_sum_within(&mut self, sum: &Linear, depth: usize) {
        let common = sum.content();
        if common == 0 || depth == 0 {
            return;
        }
        let sum = Linear {
            terms: sum.terms.clone(),
            constant: 0,
        }
        .divided(common)
        .offset(sum.constant.div_euclid(common));
        for (atom, coefficient) in &sum.terms {
            // coefficient * atom >= -(the greatest value of the other terms)
            let mut others = sum.clone();
            others.terms.remove(atom);
            let most = self.range(&others).1;
            if most == i128::MAX {
                continue;
            }
            let (least, greatest) = self.atom(atom);
            let narrowed = if *coefficient > 0 {
                (least.max(-most.div_euclid(*coefficient)), greatest)
            } else {
                (least, greatest.min(most.div_euclid(-coefficient)))
            };
            if narrowed != (least, greatest) {
                self.note(atom.clone(), narrowed);
                self.look_inside(atom, narrowed, depth);
            }
        }
        let known = |scope: &Scope| {
            let mut sums = scope.sums.iter();
            sums.any(|of| of.constant <= sum.constant && of.terms == sum.terms)
        };
        if sum.terms.len() > 1 && !self.scopes.iter().any(known) {
            self.innermost().sums.push(sum);
        }
    }

    /// Derives bounds of the dividend from the range of a quotient or remainder.
    fn look_inside(&mut self, atom: &Atom, (least, greatest): Range, depth: usize) {
        match atom {
            Atom::Value(_) => {}
            Atom::FloorDiv(of, divisor) => {
                let low = least.saturating_mul(*divisor);
                let high = greatest
                    .saturating_mul(*divisor)
                    .saturating_add(divisor - 1);
                if low > i128::MIN / 2 {
                    self.note_sum_within(&of.offset(-low), depth - 1);
                }
                if high < i128::MAX / 2 {
                    self.note_sum_within(&of.times(-1).offset(high), depth - 1);
                }
            }
            Atom::Mod(of, _) => {
                if self.range(of).0 >= 0 {
                    self.note_sum_within(&of.offset(-least), depth - 1);
                }
            }
        }
    }

    /// Returns `of` modulo `modulus`, in `0..modulus`.
    pub(crate) fn modulo(&self, of: &Linear, modulus: i128) -> Linear {
        if modulus == 1 {
            return Linear::default();
        }
        // Multiples of the modulus vanish, and remainders modulo multiples of it are replaced by
        // their dividends.
        let mut rest = Linear::constant(of.constant);
        for (atom, coefficient) in &of.terms {
            if coefficient % modulus == 0 {
                continue;
            }
            let part = match atom {
                Atom::Mod(inner, other) if (other * coefficient) % modulus == 0 => {
                    (**inner).clone()
                }
                _ => Linear::atom(atom.clone()),
            };
            rest = rest.plus_times(&part, *coefficient);
        }
        rest.terms
            .retain(|_, coefficient| *coefficient % modulus != 0);
        rest.constant = rest.constant.rem_euclid(modulus);
        if rest.constant > modulus / 2 {
            rest.constant -= modulus;
        }
        let (least, greatest) = self.range(&rest);
        if least.div_euclid(modulus) == greatest.div_euclid(modulus) {
            return rest.offset(-least.div_euclid(modulus).saturating_mul(modulus));
        }
        // With coefficients nearer to 0 the sum may need no remainder: `t + 238 (t floordiv 18)`
        // modulo 256 is `t - 18 (t floordiv 18)`.
        let mut nearest = Linear::constant(rest.constant);
        for (atom, coefficient) in &rest.terms {
            let small = (coefficient + modulus / 2).rem_euclid(modulus) - modulus / 2;
            nearest = nearest.plus_times(&Linear::atom(atom.clone()), small);
        }
        let (least, greatest) = self.range(&nearest);
        if least.div_euclid(modulus) == greatest.div_euclid(modulus) {
            return nearest.offset(-least.div_euclid(modulus).saturating_mul(modulus));
        }
        let common = gcd(rest.content(), modulus);
        if common > 1 && common < modulus {
            // (g * x + r) mod (g * m) is g * (x mod m) + r for 0 <= r < g.
            let small = rest.constant.rem_euclid(common);
            let inner = rest.offset(-small).divided(common);
            return self
                .modulo(&inner, modulus / common)
                .times(common)
                .offset(small);
        }
        Linear::atom(Atom::Mod(Box::new(rest), modulus))
    }

    /// Returns `of` divided by `divisor`, rounded down.
    pub(crate) fn floor_div(&self, of: &Linear, divisor: i128) -> Linear {
        if divisor == 1 {
            return of.clone();
        }
        let mut whole = Linear::constant(of.constant.div_euclid(divisor));
        let mut rest = Linear::constant(of.constant.rem_euclid(divisor));
        for (atom, coefficient) in &of.terms {
            let part = Linear::atom(atom.clone());
            if coefficient % divisor == 0 {
                whole = whole.plus_times(&part, coefficient / divisor);
            } else {
                rest = rest.plus_times(&part, *coefficient);
            }
        }
        let (least, greatest) = self.range(&rest);
        if least.div_euclid(divisor) == greatest.div_euclid(divisor) {
            return whole.offset(least.div_euclid(divisor));
        }
        let common = gcd(rest.content(), divisor);
        if common > 1 {
            let constant = rest.constant.div_euclid(common);
            let inner = rest.offset(-rest.constant).divided(common).offset(constant);
            return whole.plus(&self.floor_div(&inner, divisor / common));
        }
        if let Some((inner, divisor)) = self.by_multiplication(&rest, divisor) {
            return whole.plus(&self.floor_div(&inner, divisor));
        }
        let quotient = match rest.terms.iter().next() {
            // A quotient of a quotient.
            Some((Atom::FloorDiv(inner, first), 1)) if rest.terms.len() == 1 => {
                let inner = inner.offset(rest.constant * first);
                return whole.plus(&self.floor_div(&inner, first * divisor));
            }
            _ => Linear::atom(Atom::FloorDiv(Box::new(rest), divisor)),
        };
        whole.plus(&quotient)
    }

    /// Recognises division by a constant in compilers' multiply-and-shift form: `(m * x) >> s` is
    /// `x / d` for `0 <= x <= X` if `m * d = 2^s + e` with `0 <= e` and `X * e < 2^s`.
    fn by_multiplication(&self, of: &Linear, power: i128) -> Option<(Linear, i128)> {
        let factor = of.content();
        if factor < 3 || of.constant % factor != 0 || power.count_ones() != 1 || power <= factor {
            return None;
        }
        let number = of.divided(factor);
        let divisor = (power + factor - 1) / factor;
        let error = factor * divisor - power;
        let (least, greatest) = self.range(&number);
        (least >= 0 && greatest.checked_mul(error)? < power).then_some((number, divisor))
    }
}
