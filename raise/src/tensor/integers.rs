//! Lowering of integer and boolean ops. A result stays symbolic while its exact value provably fits
//! its type, and becomes a tensor otherwise.

use super::index::{Condition, Index};
use super::lane_values::{DimTensor, LaneValue, element};
use super::lower::{Lower, LowerResult, Restart};
use super::thread_domain::Axis;
use super::thread_domain::ThreadDomain;
use crate::kernel_ir::{AffineExpr, BinaryOp, CastOp, IntPredicate, Ty, ValueId};
use stablehlo::{BinaryOp as Hlo, Direction, ElementType, Scalar, UnaryOp};

/// Returns `index` if all its values fit in `ty`.
fn fits(index: Index, ty: Ty) -> Option<Index> {
    let (lo, hi) = index.range();
    let (least, greatest) = ty.int_range();
    (least <= lo && hi <= greatest).then_some(index)
}

/// Returns `x ^ mask` as `mask - x`, if `mask` has the form 2^k - 1 and bounds `x`. Compilers emit
/// this form.
fn flipped(x: &Index, mask: i128) -> Option<Index> {
    let (least, greatest) = x.range();
    let is_all = least >= 0 && greatest <= mask && (mask + 1).count_ones() == 1;
    is_all.then(|| Index::constant(mask).sub(x)).flatten()
}

impl Lower<'_> {
    /// Lowers integer arithmetic on two operands of type `ty`.
    pub(super) fn integer_binary(
        &mut self,
        op: BinaryOp,
        ty: Ty,
        a: ValueId,
        b: ValueId,
    ) -> LowerResult<LaneValue> {
        let (a, b) = (self.val(a)?, self.val(b)?);
        if ty == Ty::I1 {
            return self.logical(op, &a, &b);
        }
        if let (LaneValue::Index(x), LaneValue::Index(y)) = (&a, &b) {
            let known = self.threads.symbolic(op, ty, x, y)?;
            if let Some(index) = known.and_then(|index| fits(index, ty)) {
                return Ok(LaneValue::Index(index));
            }
        }
        let sides = match (&a, &b) {
            (LaneValue::Select(t, yes, no), LaneValue::Index(y)) => Some((t, [(yes, y), (no, y)])),
            (LaneValue::Index(x), LaneValue::Select(t, yes, no)) => Some((t, [(x, yes), (x, no)])),
            _ => None,
        };
        if let Some((t, [(x0, y0), (x1, y1)])) = sides {
            let yes = self
                .threads
                .symbolic(op, ty, x0, y0)?
                .and_then(|index| fits(index, ty));
            let no = self
                .threads
                .symbolic(op, ty, x1, y1)?
                .and_then(|index| fits(index, ty));
            if let (Some(yes), Some(no)) = (yes, no) {
                return Ok(LaneValue::Select(t.clone(), yes, no));
            }
        }
        let e = element(ty);
        let (a, b) = (self.materialize(&a, e), self.materialize(&b, e));
        self.integer_tensors(op, &a, &b)
    }

    pub(super) fn logical(
        &mut self,
        op: BinaryOp,
        a: &LaneValue,
        b: &LaneValue,
    ) -> LowerResult<LaneValue> {
        if let (LaneValue::Condition(x), LaneValue::Condition(y)) = (a, b) {
            let known = match op {
                BinaryOp::AndI | BinaryOp::MulI | BinaryOp::MinUi => {
                    x.and_in(y, &self.threads.domain)
                }
                BinaryOp::OrI | BinaryOp::MaxUi => x.or_in(y, &self.threads.domain),
                BinaryOp::XorI | BinaryOp::AddI | BinaryOp::SubI => {
                    match (x.as_constant(), y.as_constant()) {
                        (_, Some(true)) => Some(x.not()),
                        (_, Some(false)) => Some(x.clone()),
                        (Some(true), _) => Some(y.not()),
                        (Some(false), _) => Some(y.clone()),
                        _ => None,
                    }
                }
                _ => None,
            };
            if let Some(condition) = known {
                return Ok(LaneValue::Condition(condition));
            }
        }
        if let Some(region) = self.threads.region_op(op, a, b) {
            return Ok(region);
        }
        let hlo = match op {
            BinaryOp::AndI | BinaryOp::MulI | BinaryOp::MinUi | BinaryOp::MaxSi => Hlo::And,
            BinaryOp::OrI | BinaryOp::MaxUi | BinaryOp::MinSi => Hlo::Or,
            BinaryOp::XorI | BinaryOp::AddI | BinaryOp::SubI => Hlo::Xor,
            other => {
                return Err(
                    self.unsupported("tensor-i1", format!("`{}` on truth values", other.name()))
                );
            }
        };
        let (a, b) = (
            self.materialize(a, ElementType::Pred),
            self.materialize(b, ElementType::Pred),
        );
        Ok(LaneValue::Tensor(self.hlo(hlo, &a, &b)))
    }

    /// Adds one binary StableHLO op, with both operands broadcast to the union of their dimensions.
    pub(super) fn hlo(&mut self, op: Hlo, a: &DimTensor, b: &DimTensor) -> DimTensor {
        let (values, dims) = self.unify(&[a, b]);
        let value = self.f().binary(op, values[0], values[1]);
        self.over(value, &dims)
    }

    /// Like [`Self::hlo`], in unsigned arithmetic.
    fn unsigned_hlo(&mut self, op: Hlo, a: &DimTensor, b: &DimTensor) -> DimTensor {
        let (values, dims) = self.unify(&[a, b]);
        let signed = self.f().tensor(values[0]).element;
        let f = self.f();
        let values: Vec<_> = values
            .iter()
            .map(|v| f.bitcast_convert(*v, signed.unsigned()))
            .collect();
        let value = f.binary(op, values[0], values[1]);
        let value = f.bitcast_convert(value, signed);
        self.over(value, &dims)
    }

    pub(super) fn integer_tensors(
        &mut self,
        op: BinaryOp,
        a: &DimTensor,
        b: &DimTensor,
    ) -> LowerResult<LaneValue> {
        Ok(LaneValue::Tensor(match op {
            BinaryOp::AddI => self.hlo(Hlo::Add, a, b),
            BinaryOp::SubI => self.hlo(Hlo::Subtract, a, b),
            BinaryOp::MulI => self.hlo(Hlo::Multiply, a, b),
            BinaryOp::AndI => self.hlo(Hlo::And, a, b),
            BinaryOp::OrI => self.hlo(Hlo::Or, a, b),
            BinaryOp::XorI => self.hlo(Hlo::Xor, a, b),
            BinaryOp::ShlI => self.hlo(Hlo::ShiftLeft, a, b),
            BinaryOp::ShrUi => self.hlo(Hlo::ShiftRightLogical, a, b),
            BinaryOp::ShrSi => self.hlo(Hlo::ShiftRightArithmetic, a, b),
            BinaryOp::DivSi => self.hlo(Hlo::Divide, a, b),
            BinaryOp::RemSi => self.hlo(Hlo::Remainder, a, b),
            BinaryOp::DivUi => self.unsigned_hlo(Hlo::Divide, a, b),
            BinaryOp::RemUi => self.unsigned_hlo(Hlo::Remainder, a, b),
            BinaryOp::MinSi => self.hlo(Hlo::Minimum, a, b),
            BinaryOp::MaxSi => self.hlo(Hlo::Maximum, a, b),
            BinaryOp::MinUi => self.unsigned_hlo(Hlo::Minimum, a, b),
            BinaryOp::MaxUi => self.unsigned_hlo(Hlo::Maximum, a, b),
            BinaryOp::FloorDivSi | BinaryOp::CeilDivSi | BinaryOp::CeilDivUi => {
                self.rounded_quotient(op, a, b)
            }
            BinaryOp::AddF
            | BinaryOp::SubF
            | BinaryOp::MulF
            | BinaryOp::DivF
            | BinaryOp::RemF
            | BinaryOp::MinNumF
            | BinaryOp::MaxNumF
            | BinaryOp::MinimumF
            | BinaryOp::MaximumF
            | BinaryOp::PowF
            | BinaryOp::Atan2
            | BinaryOp::CopySign => unreachable!("float ops are elsewhere"),
        }))
    }

    /// Computes a quotient rounded down or up: adjusts the truncated quotient by one where the
    /// division is inexact on that side.
    fn rounded_quotient(&mut self, op: BinaryOp, a: &DimTensor, b: &DimTensor) -> DimTensor {
        let (values, dims) = self.unify(&[a, b]);
        let f = self.f();
        let signed = f.tensor(values[0]).element;
        let is_unsigned = op == BinaryOp::CeilDivUi;
        let values: Vec<_> = match is_unsigned {
            true => values
                .iter()
                .map(|v| f.bitcast_convert(*v, signed.unsigned()))
                .collect(),
            false => values,
        };
        let (x, y) = (values[0], values[1]);
        let quotient = f.binary(Hlo::Divide, x, y);
        let rest = f.binary(Hlo::Remainder, x, y);
        let shape = f.tensor(x).clone();
        let mut splat =
            |value| f.constant(stablehlo::Literal::splat(shape.clone(), Scalar::Int(value)));
        let (zero, one) = (splat(0), splat(1));
        let inexact = f.compare(Direction::Ne, rest, zero);
        let moves = if is_unsigned {
            inexact
        } else {
            // The exact quotient is below the truncated one where the signs of remainder and
            // divisor differ.
            let signs = f.binary(Hlo::Xor, rest, y);
            let direction = match op {
                BinaryOp::FloorDivSi => Direction::Lt,
                _ => Direction::Ge,
            };
            let side = f.compare(direction, signs, zero);
            f.binary(Hlo::And, inexact, side)
        };
        let step = match op {
            BinaryOp::FloorDivSi => Hlo::Subtract,
            _ => Hlo::Add,
        };
        let next = f.binary(step, quotient, one);
        let value = f.select(moves, next, quotient);
        let value = f.bitcast_convert(value, signed);
        self.over(value, &dims)
    }

    /// Computes both halves of a product: by a multiplication of twice the width, or for 64 bits by
    /// products of 32-bit halves.
    pub(super) fn mul_extended(
        &mut self,
        signed: bool,
        ty: Ty,
        a: ValueId,
        b: ValueId,
    ) -> LowerResult<(LaneValue, LaneValue)> {
        let (low, a, b) = (
            self.integer_binary(BinaryOp::MulI, ty, a, b)?,
            self.data(a)?,
            self.data(b)?,
        );
        let (values, dims) = self.unify(&[&a, &b]);
        let (x, y) = (values[0], values[1]);
        let f = self.f();
        let narrow = element(ty);
        let wide = match ty {
            Ty::I1 | Ty::I8 => ElementType::I16,
            Ty::I16 => ElementType::I32,
            _ => ElementType::I64,
        };
        let high = if ty.bits() < 64 {
            let widen = |f: &mut stablehlo::Func, v| match signed {
                true => f.convert(v, wide),
                false => {
                    let v = f.bitcast_convert(v, narrow.unsigned());
                    f.convert(v, wide)
                }
            };
            let (x, y) = (widen(f, x), widen(f, y));
            let product = f.binary(Hlo::Multiply, x, y);
            let shape = f.tensor(x).clone();
            let bits = Scalar::Int(ty.bits().into());
            let bits = f.constant(stablehlo::Literal::splat(shape, bits));
            let high = f.binary(Hlo::ShiftRightArithmetic, product, bits);
            f.convert(high, narrow)
        } else {
            high_of_64(f, signed, x, y)
        };
        Ok((low, LaneValue::Tensor(self.over(high, &dims))))
    }

    /// Lowers `arith.cmpi`.
    pub(super) fn compare_integers(
        &mut self,
        predicate: IntPredicate,
        ty: Ty,
        a: ValueId,
        b: ValueId,
    ) -> LowerResult<LaneValue> {
        let (x, y) = (self.val(a)?, self.val(b)?);
        if let (LaneValue::Index(x), LaneValue::Index(y)) = (&x, &y)
            && let Some(condition) = self.threads.symbolic_compare(predicate, x, y)
        {
            return Ok(LaneValue::Condition(condition));
        }
        if let (LaneValue::Index(x), LaneValue::Index(y)) = (&x, &y)
            && let Some(index) = ordered(predicate, x, y)
        {
            return Ok(self.threads.negative(&index));
        }
        if let (IntPredicate::Eq, LaneValue::Index(x), LaneValue::Index(y)) = (predicate, &x, &y)
            && let (Some(above), Some(below)) = (
                ordered(IntPredicate::Sle, x, y),
                ordered(IntPredicate::Sge, x, y),
            )
        {
            return Ok(LaneValue::AffineMask(
                Condition::always(),
                vec![above, below],
            ));
        }
        if ty == Ty::I1
            && let (LaneValue::Condition(x), LaneValue::Condition(y)) = (&x, &y)
        {
            let known = match (predicate, x.as_constant(), y.as_constant()) {
                (IntPredicate::Eq, _, Some(true)) | (IntPredicate::Ne, _, Some(false)) => {
                    Some(x.clone())
                }
                (IntPredicate::Ne, _, Some(true)) | (IntPredicate::Eq, _, Some(false)) => {
                    Some(x.not())
                }
                _ => None,
            };
            if let Some(condition) = known {
                return Ok(LaneValue::Condition(condition));
            }
        }
        let e = element(ty);
        let (x, y) = (self.materialize(&x, e), self.materialize(&y, e));
        let (values, dims) = self.unify(&[&x, &y]);
        use IntPredicate::*;
        let (direction, is_unsigned) = match predicate {
            Eq => (Direction::Eq, false),
            Ne => (Direction::Ne, false),
            Slt => (Direction::Lt, false),
            Sle => (Direction::Le, false),
            Sgt => (Direction::Gt, false),
            Sge => (Direction::Ge, false),
            Ult => (Direction::Lt, true),
            Ule => (Direction::Le, true),
            Ugt => (Direction::Gt, true),
            Uge => (Direction::Ge, true),
        };
        if ty == Ty::I1 && !is_unsigned && !matches!(predicate, Eq | Ne) {
            return Err(self.unsupported("tensor-i1", "signed comparison of truth values"));
        }
        let f = self.f();
        let values: Vec<_> = match is_unsigned {
            true => values
                .iter()
                .map(|v| f.bitcast_convert(*v, e.unsigned()))
                .collect(),
            false => values,
        };
        let value = f.compare(direction, values[0], values[1]);
        Ok(LaneValue::Tensor(self.over(value, &dims)))
    }

    /// Lowers `arith.select` of any type.
    pub(super) fn select(
        &mut self,
        ty: Ty,
        condition: ValueId,
        a: ValueId,
        b: ValueId,
    ) -> LowerResult<LaneValue> {
        let (condition, a, b) = (self.val(condition)?, self.val(a)?, self.val(b)?);
        self.choose(ty, &condition, &a, &b)
    }

    pub(super) fn choose(
        &mut self,
        ty: Ty,
        condition: &LaneValue,
        a: &LaneValue,
        b: &LaneValue,
    ) -> LowerResult<LaneValue> {
        if let LaneValue::Condition(c) = condition {
            match c.as_constant() {
                Some(true) => return Ok(a.clone()),
                Some(false) => return Ok(b.clone()),
                None => {}
            }
            let known = match (a, b) {
                (LaneValue::Index(x), LaneValue::Index(y)) => {
                    Index::select(c, x, y, &self.threads.domain).map(LaneValue::Index)
                }
                (LaneValue::Condition(x), LaneValue::Condition(y)) => {
                    let d = &self.threads.domain;
                    let both = c.and_in(x, d).zip(c.not().and_in(y, d));
                    both.and_then(|(p, q)| p.or_in(&q, d))
                        .map(LaneValue::Condition)
                }
                _ => None,
            };
            if let Some(val) = known {
                return Ok(val);
            }
        }
        let e = element(ty);
        let condition = self.materialize(condition, ElementType::Pred);
        if let (LaneValue::Index(yes), LaneValue::Index(no)) = (a, b) {
            return Ok(LaneValue::Select(condition, yes.clone(), no.clone()));
        }
        let (a, b) = (self.materialize(a, e), self.materialize(b, e));
        let (values, dims) = self.unify(&[&condition, &a, &b]);
        let value = self.f().select(values[0], values[1], values[2]);
        Ok(LaneValue::Tensor(self.over(value, &dims)))
    }

    /// Lowers casts between integer types (and from booleans).
    pub(super) fn integer_cast(
        &mut self,
        op: CastOp,
        from: Ty,
        to: Ty,
        a: ValueId,
    ) -> LowerResult<LaneValue> {
        let a = self.val(a)?;
        match &a {
            LaneValue::Condition(condition) if to != Ty::I1 => {
                let one = if op == CastOp::ExtSi || op == CastOp::IndexCast {
                    -1
                } else {
                    1
                };
                let (yes, no) = (Index::constant(one), Index::constant(0));
                if let Some(index) = Index::select(condition, &yes, &no, &self.threads.domain) {
                    return Ok(LaneValue::Index(index));
                }
            }
            LaneValue::Condition(condition) => return Ok(LaneValue::Condition(condition.clone())),
            LaneValue::Index(index) => {
                let unsigned = matches!(op, CastOp::ExtUi | CastOp::IndexCastUi);
                if unsigned && index.range().0 < 0 {
                    // Reinterpreting as unsigned adds 2^bits where the value is negative.
                    let shifted = index.add(&Index::constant(1i128 << from.bits()));
                    let negative = index.less_than(0, &self.threads.domain);
                    let known = shifted
                        .zip(negative)
                        .and_then(|(s, n)| Index::select(&n, &s, index, &self.threads.domain));
                    if let Some(index) = known.and_then(|index| fits(index, to)) {
                        return Ok(LaneValue::Index(index));
                    }
                } else if to == Ty::I1 {
                    if let Some((_, bit)) = index.div_rem(2)
                        && let Some(zero) = bit.equals(0, &self.threads.domain)
                    {
                        return Ok(LaneValue::Condition(zero.not()));
                    }
                } else if let Some(index) = fits(index.clone(), to) {
                    return Ok(LaneValue::Index(index));
                }
            }
            LaneValue::Select(t, yes, no) if to != Ty::I1 => {
                let unsigned = matches!(op, CastOp::ExtUi | CastOp::IndexCastUi);
                let keeps = |index: &Index| !(unsigned && index.range().0 < 0);
                let sides = fits(yes.clone(), to).zip(fits(no.clone(), to));
                if let (Some((yes, no)), true) = (sides, keeps(yes) && keeps(no)) {
                    return Ok(LaneValue::Select(t.clone(), yes, no));
                }
            }
            LaneValue::Tensor(_) | LaneValue::Select(..) | LaneValue::AffineMask(..) => {}
        }
        let t = self.materialize(&a, element(from));
        let (from, to) = (element(from), element(to));
        let value = self.import(t.value, t.frame);
        let signed_pred = from == ElementType::Pred && op == CastOp::ExtSi;
        let f = self.f();
        let value = if to == ElementType::Pred {
            let shape = f.tensor(value).shape.clone();
            let one = f.constant(stablehlo::Literal::splat(
                stablehlo::TensorType {
                    element: from,
                    shape: shape.clone(),
                },
                Scalar::Int(1),
            ));
            let zero = f.constant(stablehlo::Literal::splat(
                stablehlo::TensorType {
                    element: from,
                    shape,
                },
                Scalar::Int(0),
            ));
            let bit = f.binary(Hlo::And, value, one);
            f.compare(Direction::Ne, bit, zero)
        } else if signed_pred {
            let value = f.convert(value, to);
            f.unary(UnaryOp::Negate, value)
        } else if matches!(op, CastOp::ExtUi | CastOp::IndexCastUi) && from != ElementType::Pred {
            let value = f.bitcast_convert(value, from.unsigned());
            f.convert(value, to)
        } else {
            f.convert(value, to)
        };
        Ok(LaneValue::Tensor(self.tensor(value, t.dims.clone())))
    }

    /// Evaluates an affine expression on tensors.
    pub(super) fn affine_data(&mut self, expr: &AffineExpr, dims: &[DimTensor]) -> DimTensor {
        match expr {
            AffineExpr::Dim(k) => dims[*k].clone(),
            AffineExpr::Const(c) => self.scalar(ElementType::I64, Scalar::Int(*c)),
            AffineExpr::Add(a, b) => {
                let (a, b) = (self.affine_data(a, dims), self.affine_data(b, dims));
                self.hlo(Hlo::Add, &a, &b)
            }
            AffineExpr::Mul(a, c) => {
                let (a, c) = (
                    self.affine_data(a, dims),
                    self.scalar(ElementType::I64, Scalar::Int(*c)),
                );
                self.hlo(Hlo::Multiply, &a, &c)
            }
            AffineExpr::CeilDiv(a, c) => {
                let (a, up) = (
                    self.affine_data(a, dims),
                    self.scalar(ElementType::I64, Scalar::Int(*c - 1)),
                );
                let a = self.hlo(Hlo::Add, &a, &up);
                self.floor_div_rem(&a, *c).0
            }
            AffineExpr::FloorDiv(a, c) => {
                let a = self.affine_data(a, dims);
                self.floor_div_rem(&a, *c).0
            }
            AffineExpr::Mod(a, c) => {
                let a = self.affine_data(a, dims);
                self.floor_div_rem(&a, *c).1
            }
        }
    }

    fn floor_div_rem(&mut self, a: &DimTensor, c: i64) -> (DimTensor, DimTensor) {
        let c = self.scalar(ElementType::I64, Scalar::Int(c));
        let zero = self.scalar(ElementType::I64, Scalar::Int(0));
        let rest = self.hlo(Hlo::Remainder, a, &c);
        let raised = self.hlo(Hlo::Add, &rest, &c);
        let (values, dims) = self.unify(&[&rest, &zero, &raised]);
        let negative = self.f().compare(Direction::Lt, values[0], values[1]);
        let rest = self.f().select(negative, values[2], values[0]);
        let rest = self.over(rest, &dims);
        let multiple = self.hlo(Hlo::Subtract, a, &rest);
        (self.hlo(Hlo::Divide, &multiple, &c), rest)
    }
}

impl ThreadDomain {
    fn symbolic(
        &mut self,
        op: BinaryOp,
        ty: Ty,
        a: &Index,
        b: &Index,
    ) -> LowerResult<Option<Index>> {
        let nonnegative = |x: &Index| x.range().0 >= 0;
        let positive_constant = |x: &Index| x.as_constant().filter(|c| *c > 0);
        let power = |x: &Index| {
            x.as_constant()
                .filter(|c| (0..ty.bits() as i128).contains(c))
                .map(|c| 1i128 << c)
        };
        Ok(match op {
            BinaryOp::AddI => a.add(b),
            BinaryOp::SubI => a.sub(b),
            BinaryOp::MulI => a.mul(b),
            BinaryOp::ShlI => power(b).map(|p| a.scale(p)),
            BinaryOp::DivUi
            | BinaryOp::DivSi
            | BinaryOp::FloorDivSi
            | BinaryOp::RemUi
            | BinaryOp::RemSi => {
                let whole = matches!(op, BinaryOp::DivUi | BinaryOp::DivSi | BinaryOp::FloorDivSi);
                match positive_constant(b) {
                    Some(c) if nonnegative(a) || op == BinaryOp::FloorDivSi => {
                        self.divide(a, c)?.map(|(q, r)| if whole { q } else { r })
                    }
                    _ => None,
                }
            }
            BinaryOp::CeilDivSi | BinaryOp::CeilDivUi => match positive_constant(b) {
                Some(c) if nonnegative(a) => match a.add(&Index::constant(c - 1)) {
                    Some(a) => self.divide(&a, c)?.map(|(q, _)| q),
                    None => None,
                },
                _ => None,
            },
            BinaryOp::ShrUi | BinaryOp::ShrSi => match power(b) {
                Some(c) if nonnegative(a) || op == BinaryOp::ShrSi => {
                    self.divide(a, c)?.map(|(q, _)| q)
                }
                _ => None,
            },
            BinaryOp::AndI => {
                let masked = |x: &Index, m: &Index| {
                    let c = m.as_constant()?;
                    (c >= 0 && (c as u128 + 1).is_power_of_two() && x.range().0 >= 0)
                        .then_some(c + 1)
                };
                match (masked(a, b), masked(b, a)) {
                    (Some(c), _) => self.divide(a, c)?.map(|(_, r)| r),
                    (_, Some(c)) => self.divide(b, c)?.map(|(_, r)| r),
                    // Clears low bits, as in `n & -4`.
                    _ => match b.as_constant() {
                        Some(c) if c < 0 && ((-c) as u128).is_power_of_two() && nonnegative(a) => {
                            self.divide(a, -c)?.map(|(q, _)| q.scale(-c))
                        }
                        _ => None,
                    },
                }
            }
            BinaryOp::OrI => disjoint_or(a, b),
            BinaryOp::XorI => match (a.as_constant(), b.as_constant()) {
                (Some(x), Some(y)) => Some(Index::constant(x ^ y)),
                // x ^ -1 is -1 - x.
                (_, Some(-1)) => Index::constant(-1).sub(a),
                (Some(-1), _) => Index::constant(-1).sub(b),
                (_, Some(mask)) => flipped(a, mask),
                (Some(mask), _) => flipped(b, mask),
                _ => None,
            },
            BinaryOp::MinSi | BinaryOp::MaxSi | BinaryOp::MinUi | BinaryOp::MaxUi => {
                let signed = matches!(op, BinaryOp::MinSi | BinaryOp::MaxSi);
                if !(signed || nonnegative(a) && nonnegative(b)) {
                    return Ok(None);
                }
                let smaller = a.sub(b).and_then(|d| d.less_than(0, &self.domain));
                let least = matches!(op, BinaryOp::MinSi | BinaryOp::MinUi);
                let (first, second) = if least { (a, b) } else { (b, a) };
                smaller.and_then(|c| Index::select(&c, first, second, &self.domain))
            }
            BinaryOp::AddF
            | BinaryOp::SubF
            | BinaryOp::MulF
            | BinaryOp::DivF
            | BinaryOp::RemF
            | BinaryOp::MinNumF
            | BinaryOp::MaxNumF
            | BinaryOp::MinimumF
            | BinaryOp::MaximumF
            | BinaryOp::PowF
            | BinaryOp::Atan2
            | BinaryOp::CopySign => None,
        })
    }

    /// Returns quotient and remainder. Requests a split of the dimension if the kernel computes
    /// with its quotient.
    pub(super) fn divide(&mut self, a: &Index, c: i128) -> LowerResult<Option<(Index, Index)>> {
        let a = a.restrict(&self.domain);
        if let Some(both) = a.div_rem(c) {
            return Ok(Some(both));
        }
        for (dim, pieces) in &a.terms {
            let [p] = pieces.0[..] else { continue };
            if p.slope != 1 {
                continue;
            }
            // The test is on the whole axis, not only on the active threads.
            if let Some(&Axis {
                axis,
                grain,
                extent,
            }) = self.axis_of.get(dim)
                && extent % c == 0
                && extent > c
            {
                return Err(Restart::TileAxis {
                    axis,
                    by: c * grain,
                });
            }
        }
        Ok(None)
    }

    /// Returns the conjunction or negation of conditions, where the result is again a condition or
    /// an affine mask.
    fn region_op(&self, op: BinaryOp, a: &LaneValue, b: &LaneValue) -> Option<LaneValue> {
        let parts = |val: &LaneValue| match val {
            LaneValue::Condition(c) => Some((c.clone(), Vec::new())),
            LaneValue::AffineMask(c, negative) => Some((c.clone(), negative.clone())),
            LaneValue::Index(_) | LaneValue::Select(..) | LaneValue::Tensor(_) => None,
        };
        let ((p, mut m), (q, n)) = (parts(a)?, parts(b)?);
        match op {
            BinaryOp::AndI => {
                let both = p.and_in(&q, &self.domain)?;
                m.extend(n);
                Some(LaneValue::AffineMask(both, m))
            }
            BinaryOp::XorI => {
                let (condition, negative) = match (m.len(), n.len()) {
                    (1, 0) if q.as_constant() == Some(true) => (p, &m[0]),
                    (0, 1) if p.as_constant() == Some(true) => (q, &n[0]),
                    _ => return None,
                };
                // `index` is not negative exactly where `-1 - index` is negative.
                let opposite = Index::constant(-1).sub(negative)?;
                (condition.as_constant() == Some(true))
                    .then(|| LaneValue::AffineMask(condition, vec![opposite]))
            }
            _ => None,
        }
    }

    /// Returns the condition that `index` is negative.
    pub(super) fn negative(&self, index: &Index) -> LaneValue {
        match index.less_than(0, &self.domain) {
            Some(condition) => LaneValue::Condition(condition),
            None => LaneValue::AffineMask(Condition::always(), vec![index.clone()]),
        }
    }

    fn symbolic_compare(&self, predicate: IntPredicate, a: &Index, b: &Index) -> Option<Condition> {
        use IntPredicate::*;
        let domain = &self.domain;
        let less = |a: &Index, b: &Index| a.sub(b)?.less_than(0, domain);
        let not_negative = |x: &Index| x.range().0 >= 0;
        match predicate {
            Eq => a.sub(b)?.equals(0, domain),
            Ne => Some(a.sub(b)?.equals(0, domain)?.not()),
            Slt => less(a, b),
            Sge => Some(less(a, b)?.not()),
            Sgt => less(b, a),
            Sle => Some(less(b, a)?.not()),
            Ult | Uge | Ugt | Ule => {
                let (first, second) = if matches!(predicate, Ult | Uge) {
                    (a, b)
                } else {
                    (b, a)
                };
                let below = if not_negative(first) && not_negative(second) {
                    less(first, second)?
                } else if not_negative(second) {
                    // Negative values reinterpreted as unsigned are the largest.
                    let negative = first.less_than(0, domain)?;
                    negative.not().and_in(&less(first, second)?, domain)?
                } else if second.range().1 < 0 {
                    // first < 2^bits + second, where first may have either sign.
                    let negative = first.less_than(0, domain)?;
                    negative.not().or_in(&less(first, second)?, domain)?
                } else {
                    return None;
                };
                Some(if matches!(predicate, Ult | Ugt) {
                    below
                } else {
                    below.not()
                })
            }
        }
    }

    /// Evaluates an affine expression over `dims`; `None` if the result has too many pieces.
    pub(super) fn affine(
        &mut self,
        expr: &AffineExpr,
        dims: &[Index],
    ) -> LowerResult<Option<Index>> {
        Ok(match expr {
            AffineExpr::Dim(k) => Some(dims[*k].clone()),
            AffineExpr::Const(c) => Some(Index::constant(*c as i128)),
            AffineExpr::Add(a, b) => match (self.affine(a, dims)?, self.affine(b, dims)?) {
                (Some(a), Some(b)) => a.add(&b),
                _ => None,
            },
            AffineExpr::Mul(a, c) => self.affine(a, dims)?.map(|a| a.scale(*c as i128)),
            AffineExpr::FloorDiv(a, c) | AffineExpr::Mod(a, c) => {
                let Some(a) = self.affine(a, dims)? else {
                    return Ok(None);
                };
                let both = self.divide(&a, *c as i128)?;
                both.map(|(q, r)| {
                    if matches!(expr, AffineExpr::FloorDiv(..)) {
                        q
                    } else {
                        r
                    }
                })
            }
            AffineExpr::CeilDiv(a, c) => {
                let Some(a) = self.affine(a, dims)? else {
                    return Ok(None);
                };
                match a.add(&Index::constant(*c as i128 - 1)) {
                    Some(a) => self.divide(&a, *c as i128)?.map(|(q, _)| q),
                    None => None,
                }
            }
        })
    }
}

/// Returns the high half of a product of 64-bit integers, by long multiplication.
fn high_of_64(
    f: &mut stablehlo::Func,
    signed: bool,
    x: stablehlo::Value,
    y: stablehlo::Value,
) -> stablehlo::Value {
    let shape = f.tensor(x).clone();
    let mut splat =
        |value| f.constant(stablehlo::Literal::splat(shape.clone(), Scalar::Int(value)));
    let (half, mask, top) = (splat(32), splat(0xffff_ffff), splat(63));
    let mut split = |v| {
        (
            f.binary(Hlo::And, v, mask),
            f.binary(Hlo::ShiftRightLogical, v, half),
        )
    };
    let ((x0, x1), (y0, y1)) = (split(x), split(y));
    let low = f.binary(Hlo::Multiply, x0, y0);
    let carry = f.binary(Hlo::ShiftRightLogical, low, half);
    let cross = f.binary(Hlo::Multiply, x1, y0);
    let middle = f.binary(Hlo::Add, cross, carry);
    let middle_low = f.binary(Hlo::And, middle, mask);
    let middle_high = f.binary(Hlo::ShiftRightLogical, middle, half);
    let other = f.binary(Hlo::Multiply, x0, y1);
    let second = f.binary(Hlo::Add, other, middle_low);
    let second_high = f.binary(Hlo::ShiftRightLogical, second, half);
    let high = f.binary(Hlo::Multiply, x1, y1);
    let high = f.binary(Hlo::Add, high, middle_high);
    let mut high = f.binary(Hlo::Add, high, second_high);
    if signed {
        // A negative factor read as unsigned adds 2^64 times the other factor.
        for (factor, other) in [(x, y), (y, x)] {
            let sign = f.binary(Hlo::ShiftRightArithmetic, factor, top);
            let excess = f.binary(Hlo::And, sign, other);
            high = f.binary(Hlo::Subtract, high, excess);
        }
    }
    high
}

/// Returns the function that is negative exactly where the comparison holds.
fn ordered(predicate: IntPredicate, a: &Index, b: &Index) -> Option<Index> {
    use IntPredicate::*;
    let same_sign = a.range().0 >= 0 && b.range().0 >= 0;
    let one = Index::constant(1);
    match predicate {
        Slt => a.sub(b),
        Sgt => b.sub(a),
        Sle => a.sub(b)?.sub(&one),
        Sge => b.sub(a)?.sub(&one),
        Ult | Ule | Ugt | Uge if same_sign => {
            let signed = match predicate {
                Ult => Slt,
                Ule => Sle,
                Ugt => Sgt,
                _ => Sge,
            };
            ordered(signed, a, b)
        }
        Eq | Ne | Ult | Ule | Ugt | Uge => None,
    }
}

/// Returns `a | b` where no bit is set in both: one operand is a multiple of a power of two that
/// bounds the other.
pub(super) fn disjoint_or(a: &Index, b: &Index) -> Option<Index> {
    if let (Some(x), Some(y)) = (a.as_constant(), b.as_constant()) {
        return Some(Index::constant(x | y));
    }
    let covers = |high: &Index, low: &Index| {
        let (lo, hi) = low.range();
        if lo < 0 || high.range().0 < 0 {
            return false;
        }
        let unit = (hi as u128 + 1).next_power_of_two() as i128;
        high.div_rem(unit)
            .is_some_and(|(_, r)| r.as_constant() == Some(0))
    };
    if covers(a, b) || covers(b, a) {
        a.add(b)
    } else {
        None
    }
}
