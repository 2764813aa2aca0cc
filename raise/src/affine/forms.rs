//! Integer values as sums of multiples of ids and loop variables.
//!
//! A value of w bits has a *form*: a [`Linear`] that is congruent to it modulo 2^w, which addition,
//! subtraction and multiplication by constants preserve. It is *exact* where the range of the form
//! fits the type, so that nothing can have wrapped around; only exact forms pass through
//! extensions, divisions and comparisons. A value without such a form is an atom.
//!
//! Forms are computed at the point of use, with the facts that hold there.

use std::collections::{HashMap, HashSet};

use super::facts::{Facts, Range};
use super::linear::{Atom, Linear};
use crate::kernel_ir::{Const, OpKind, Ty, ValueId};

/// The greatest depth of nested selects that are followed.
pub(super) const SELECTS: usize = 3;

/// The number of assumptions that may be tried for one kernel.
const BUDGET: usize = 20_000;

/// The definitions and facts from which forms are computed.
pub(super) struct Analysis {
    pub(super) facts: Facts,
    pub(super) definitions: HashMap<ValueId, (OpKind, usize)>,
    /// Ids and induction variables of affine loops: the dimensions of affine maps.
    pub(super) dims: HashSet<ValueId>,
    pub(super) selects: usize,
    /// The number of further assumptions that may be tried; it bounds the time for nested selects.
    pub(super) budget: usize,
}

impl Analysis {
    pub(super) fn new() -> Analysis {
        let (definitions, dims) = (HashMap::new(), HashSet::new());
        Analysis {
            facts: Facts::new(),
            definitions,
            dims,
            selects: 0,
            budget: BUDGET,
        }
    }

    pub(super) fn is_affine(&self, of: &Linear) -> bool {
        of.is_over(&|value| self.dims.contains(&value))
    }

    /// Returns the form of `value`: congruent to it modulo 2^bits.
    pub(super) fn form(&mut self, value: ValueId) -> Linear {
        if let Some(form) = self.facts.innermost().forms.get(&value) {
            return form.clone();
        }
        let ty = self.facts.ty(value);
        let form = match self.definitions.get(&value).cloned() {
            _ if !ty.is_int() => Linear::value(value),
            Some((kind, number)) => self.defined(value, ty, &kind, number),
            None => Linear::value(value),
        };
        let form = self.settle(form).reduced(ty.bits());
        self.facts.innermost().forms.insert(value, form.clone());
        form
    }

    /// Replaces atoms of `form` that have only one possible value.
    fn settle(&self, form: Linear) -> Linear {
        let settled = |atom: &Atom| {
            let (least, greatest) = self.facts.atom(atom);
            (least == greatest).then_some(least)
        };
        let mut result = form.clone();
        for (atom, coefficient) in form.terms {
            if let Some(value) = settled(&atom) {
                result.terms.remove(&atom);
                result.constant += coefficient * value;
            }
        }
        result
    }

    /// Returns the form of `value` shifted by a multiple of 2^bits into `least..=greatest`, if its
    /// whole range fits there.
    fn fitted(&mut self, value: ValueId, (least, greatest): Range) -> Option<Linear> {
        let form = self.form(value);
        let modulus = 1i128 << self.facts.ty(value).bits();
        let (low, high) = self.facts.range(&form);
        let by = (low.checked_sub(least)?)
            .div_euclid(modulus)
            .checked_mul(modulus)?;
        (high.checked_sub(by)? <= greatest).then(|| form.offset(-by))
    }

    /// Returns `value` read as signed (`i1` as 0 and 1), if its form does not wrap around.
    pub(super) fn exact(&mut self, value: ValueId) -> Option<Linear> {
        let range = self.facts.ty(value).int_range();
        self.fitted(value, range)
    }

    /// Returns `value` read as unsigned, if its form does not wrap around.
    pub(super) fn exact_unsigned(&mut self, value: ValueId) -> Option<Linear> {
        let bits = self.facts.ty(value).bits();
        self.fitted(value, (0, (1 << bits) - 1))
    }

    /// Returns `value` read as signed: exactly, or as an atom.
    pub(super) fn signed(&mut self, value: ValueId) -> Linear {
        self.exact(value).unwrap_or_else(|| Linear::value(value))
    }

    /// Returns `value` as an atom with a known range.
    pub(super) fn opaque(&mut self, value: ValueId, (least, greatest): Range) -> Linear {
        let (low, high) = self.facts.ty(value).int_range();
        if least >= low && greatest <= high {
            self.facts.note(Atom::Value(value), (least, greatest));
        }
        Linear::value(value)
    }

    fn defined(&mut self, value: ValueId, ty: Ty, kind: &OpKind, number: usize) -> Linear {
        match kind {
            OpKind::Constant(Const::Int(constant)) => Linear::constant(*constant),
            OpKind::Binary(op, a, b) if ty != Ty::I1 => self.binary(value, ty, *op, *a, *b),
            OpKind::Cast(op, a) if self.facts.ty(*a).is_int() => self.cast(value, ty, *op, *a),
            OpKind::Select(cond, a, b)
                if ty != Ty::I1 && self.selects < SELECTS && self.budget > 0 =>
            {
                self.selects += 1;
                let form = self.select(value, *cond, *a, *b);
                self.selects -= 1;
                form
            }
            OpKind::AffineApply { map, operands } => {
                let dims: Vec<Linear> = operands
                    .iter()
                    .map(|operand| self.signed(*operand))
                    .collect();
                self.apply(&map.results[0], &dims)
            }
            OpKind::MulExtended { signed, lhs, rhs } => {
                let factors = if *signed {
                    (self.exact(*lhs), self.exact(*rhs))
                } else {
                    (self.exact_unsigned(*lhs), self.exact_unsigned(*rhs))
                };
                let (Some(lhs), Some(rhs)) = factors else {
                    return Linear::value(value);
                };
                let product = match (lhs.as_constant(), rhs.as_constant()) {
                    (Some(factor), _) => rhs.times(factor),
                    (_, Some(factor)) => lhs.times(factor),
                    _ => return Linear::value(value),
                };
                if number == 0 {
                    product
                } else {
                    self.facts.floor_div(&product, 1 << ty.bits())
                }
            }
            _ => Linear::value(value),
        }
    }

    /// Evaluates an affine expression of exact forms.
    pub(super) fn apply(&self, expr: &crate::kernel_ir::AffineExpr, dims: &[Linear]) -> Linear {
        use crate::kernel_ir::AffineExpr;
        match expr {
            AffineExpr::Dim(number) => dims[*number].clone(),
            AffineExpr::Const(value) => Linear::constant((*value).into()),
            AffineExpr::Add(a, b) => self.apply(a, dims).plus(&self.apply(b, dims)),
            AffineExpr::Mul(a, factor) => self.apply(a, dims).times((*factor).into()),
            AffineExpr::Mod(a, modulus) => {
                self.facts.modulo(&self.apply(a, dims), (*modulus).into())
            }
            AffineExpr::FloorDiv(a, divisor) => self
                .facts
                .floor_div(&self.apply(a, dims), (*divisor).into()),
            AffineExpr::CeilDiv(a, divisor) => {
                let inner = self.apply(a, dims).times(-1);
                self.facts.floor_div(&inner, (*divisor).into()).times(-1)
            }
        }
    }
}
