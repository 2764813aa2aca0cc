//! Integer values as sums of multiples of ids and loop variables.
//!
//! A value of w bits has a *form*: a [`Linear`] that equals it modulo 2^w, which addition, subtraction and multiplication by
//! constants keep whatever happens. It becomes *exact* where the range of the form fits the type, so that nothing can have
//! wrapped around; only exact forms go through extensions, divisions and comparisons. What has no such form is an atom.
//!
//! Forms are found at the point of use, with the facts that hold there.

use std::collections::{HashMap, HashSet};

use super::facts::{Facts, Range};
use super::linear::{Atom, Linear};
use crate::tree::{BinaryOp, CastOp, Const, OpKind, Ty, ValueId};

/// How deep selects in selects are followed.
const SELECTS: usize = 3;

/// How many assumptions are tried for one kernel.
const BUDGET: usize = 20_000;

/// Definitions and facts, to find forms with.
pub(super) struct Analysis {
    pub(super) facts: Facts,
    pub(super) definitions: HashMap<ValueId, (OpKind, usize)>,
    /// Ids and induction variables of affine loops: what affine maps may be over.
    pub(super) dims: HashSet<ValueId>,
    pub(super) selects: usize,
    /// How many more assumptions may be tried. Selects in selects could take any time otherwise.
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

    /// The form of `value`: equal to it modulo 2^bits.
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

    /// `form` with atoms that can have one value only replaced by it.
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

    /// The form of `value` moved by a multiple of 2^bits into `least..=greatest`, if it all fits there.
    fn fitted(&mut self, value: ValueId, (least, greatest): Range) -> Option<Linear> {
        let form = self.form(value);
        let modulus = 1i128 << self.facts.ty(value).bits();
        let (low, high) = self.facts.range(&form);
        let by = (low.checked_sub(least)?)
            .div_euclid(modulus)
            .checked_mul(modulus)?;
        (high.checked_sub(by)? <= greatest).then(|| form.offset(-by))
    }

    /// What `value` is when read as signed (`i1` as 0 and 1), if its form does not wrap around.
    pub(super) fn exact(&mut self, value: ValueId) -> Option<Linear> {
        let range = self.facts.ty(value).int_range();
        self.fitted(value, range)
    }

    /// What `value` is when read as unsigned, if its form does not wrap around.
    pub(super) fn exact_unsigned(&mut self, value: ValueId) -> Option<Linear> {
        let bits = self.facts.ty(value).bits();
        self.fitted(value, (0, (1 << bits) - 1))
    }

    /// `value` read as signed: exactly, or as an atom.
    pub(super) fn signed(&mut self, value: ValueId) -> Linear {
        self.exact(value).unwrap_or_else(|| Linear::value(value))
    }

    /// An atom of its own, in a known range.
    fn opaque(&mut self, value: ValueId, (least, greatest): Range) -> Linear {
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

    /// An affine expression of exact numbers.
    pub(super) fn apply(&self, expr: &crate::tree::AffineExpr, dims: &[Linear]) -> Linear {
        use crate::tree::AffineExpr;
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

    fn binary(&mut self, value: ValueId, ty: Ty, op: BinaryOp, a: ValueId, b: ValueId) -> Linear {
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
                        Some(number) => self.facts.floor_div(&number, 1 << by),
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
                    (Some(number), BinaryOp::DivUi) => self.facts.floor_div(&number, by),
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
                } else if op == BinaryOp::XorI && constant == Some(-1) {
                    x.times(-1).offset(-1)
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

    /// Signed division by a constant: rounds towards zero, so the sign of the number must be known.
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

    /// `x & mask`, for masks that are one run of ones: remainders by powers of two need no exactness.
    fn and_mask(&mut self, value: ValueId, bits: u32, x: &Linear, mask: i128) -> Linear {
        let mask = mask.rem_euclid(1 << bits);
        if mask == 0 {
            return Linear::default();
        }
        let low = mask.trailing_zeros();
        let run = (mask >> low) + 1;
        if run.count_ones() == 1 {
            let high = low + run.trailing_zeros();
            // Ones up to the top: the form itself will do, modulo 2^bits.
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

    /// Do `high` and `low` have no bit in common, since one is a multiple of a power of two and the other is below it?
    fn is_disjoint(&mut self, high: &Linear, low: ValueId) -> bool {
        let Some(low) = self.exact_unsigned(low) else {
            return false;
        };
        let (_, greatest) = self.facts.range(&low);
        let step = super::linear::gcd(high.content(), high.constant);
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

    fn cast(&mut self, value: ValueId, ty: Ty, op: CastOp, a: ValueId) -> Linear {
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
