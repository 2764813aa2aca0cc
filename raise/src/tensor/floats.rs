//! Lowering of float ops: one StableHLO op each, or a short formula where StableHLO has none.

use super::lane_values::{DimTensor, LaneValue, element};
use super::lower::{Lower, LowerResult};
use super::narrow_floats;
use super::subnormals::lifted;
use crate::error::Error;
use crate::kernel_ir::{BinaryOp, CastOp, FloatPredicate, OpKind, Ty, UnaryOp, ValueId};
pub(super) use stablehlo::special::{copy_sign, splat};
use stablehlo::{
    BinaryOp as Hlo, Direction, ElementType, Func, Literal, Op, Scalar, UnaryOp as HloUnary, Value,
    special,
};

pub(super) fn splat_int(f: &mut Func, like: Value, value: i64) -> Value {
    let ty = f.tensor(like).clone();
    f.constant(Literal::splat(ty, Scalar::Int(value)))
}

fn is_nan(f: &mut Func, x: Value) -> Value {
    f.compare(Direction::Ne, x, x)
}

/// Returns the bits of each NaN that PTX computes in a type; those of `.f64` are unspecified.
fn bits_of_nan(element: ElementType) -> Option<i64> {
    match element {
        ElementType::F32 => Some(0x7FFF_FFFF),
        ElementType::F16 | ElementType::BF16 => Some(0x7FFF),
        _ => None,
    }
}

/// Computes PTX's `min` or `max`: the operand that is not NaN, or the smaller (larger) of two that
/// are not.
pub(super) fn number_min_max(f: &mut Func, op: Hlo, a: Value, b: Value) -> Value {
    let either = f.binary(op, a, b);
    let (a_nan, b_nan) = (is_nan(f, a), is_nan(f, b));
    let not_b = f.select(b_nan, a, either);
    f.select(a_nan, b, not_b)
}

/// Returns whether the rounding of the type of `x` can be preserved explicitly.
fn is_wide(f: &Func, x: Value) -> bool {
    matches!(f.tensor(x).element, ElementType::F32 | ElementType::F64)
}

/// Emits a sum or difference. XLA rewrites `(x + c) + d` with constants to `x + (c + d)`, which is
/// wrong where `c` serves to round `x`, being so large that no fraction remains. Such a sum is
/// passed through a maximum that does not change its value, which prevents the rewrite.
fn rounded_sum(f: &mut Func, op: Hlo, x: Value, y: Value) -> Value {
    let rounds = match f.tensor(x).element {
        ElementType::F32 => 22,
        ElementType::F64 => 51,
        _ => return f.binary(op, x, y),
    };
    let large = |f: &Func, mut value: Value| {
        while let Op::BroadcastInDim { operand, .. } = f.op(value) {
            value = *operand;
        }
        match f.op(value) {
            Op::Constant(literal) => literal
                .to_f64s()
                .iter()
                .all(|number| number.abs() >= (1u64 << rounds) as f64),
            _ => false,
        }
    };
    let hidden = match f.op(x) {
        Op::Binary(Hlo::Add | Hlo::Subtract, a, b) => large(f, y) && (large(f, *a) || large(f, *b)),
        _ => false,
    };
    if !hidden {
        return f.binary(op, x, y);
    }
    let ty = f.tensor(x).clone();
    let least = f.splat(ty, Scalar::Float(f64::NEG_INFINITY));
    let x = f.binary(Hlo::Maximum, x, least);
    f.binary(op, x, y)
}

/// Returns the name of a function that each target approximates differently.
pub(super) fn approximation(op: &OpKind) -> Option<&'static str> {
    use UnaryOp::{
        Acos, Acosh, Asin, Asinh, Atan, Atanh, Cbrt, Cos, Cosh, Erf, Erfc, Exp, Exp2, ExpM1, Log,
        Log1p, Log2, Log10, Rsqrt, Sin, Sinh, Tan, Tanh,
    };
    match op {
        OpKind::Binary(op @ (BinaryOp::PowF | BinaryOp::Atan2), ..) => Some(op.name()),
        OpKind::Unary(
            op @ (Rsqrt | Cbrt | Exp | Exp2 | ExpM1 | Log | Log2 | Log10 | Log1p | Sin | Cos | Tan
            | Asin | Acos | Atan | Sinh | Cosh | Tanh | Asinh | Acosh | Atanh | Erf | Erfc),
            _,
        ) => Some(op.name()),
        _ => None, // exact, or composed of exact ops
    }
}

impl Lower<'_> {
    pub(super) fn float_binary(
        &mut self,
        op: BinaryOp,
        a: ValueId,
        b: ValueId,
    ) -> LowerResult<LaneValue> {
        let (a, b) = (self.data(a)?, self.data(b)?);
        if op == BinaryOp::MulF {
            for (x, by) in [(&a, &b), (&b, &a)] {
                if let (None, Some(by)) = (self.builder.lift(x), self.builder.lift(by)) {
                    let x = self.restrict(x);
                    let value = lifted(self.f(), x.value, by);
                    return Ok(LaneValue::Tensor(self.tensor(value, x.dims)));
                }
            }
        }
        Ok(LaneValue::Tensor(self.float_tensors(op, &a, &b)))
    }

    pub(super) fn float_tensors(
        &mut self,
        op: BinaryOp,
        a: &DimTensor,
        b: &DimTensor,
    ) -> DimTensor {
        let (values, dims) = self.unify(&[a, b]);
        let (x, y) = (values[0], values[1]);
        let guards = self.guards;
        // With `exact`, reduction trees are left as they are.
        let keeps_order = guards && self.threads_exchange && !self.exact;
        let f = self.f();
        let value = match op {
            BinaryOp::MulF | BinaryOp::DivF if guards && is_wide(f, x) => {
                let op = match op {
                    BinaryOp::MulF => Hlo::Multiply,
                    _ => Hlo::Divide,
                };
                let value = f.binary(op, x, y);
                f.rounded(value)
            }
            BinaryOp::AddF | BinaryOp::SubF => {
                let op = match op {
                    BinaryOp::AddF => Hlo::Add,
                    _ => Hlo::Subtract,
                };
                let sum = rounded_sum(f, op, x, y);
                match keeps_order && is_wide(f, x) {
                    true => f.rounded(sum),
                    false => sum,
                }
            }
            BinaryOp::MulF => f.binary(Hlo::Multiply, x, y),
            BinaryOp::DivF => f.binary(Hlo::Divide, x, y),
            BinaryOp::RemF => f.binary(Hlo::Remainder, x, y),
            BinaryOp::PowF => f.binary(Hlo::Power, x, y),
            BinaryOp::Atan2 => f.binary(Hlo::Atan2, x, y),
            BinaryOp::MinimumF => f.binary(Hlo::Minimum, x, y),
            BinaryOp::MaximumF => f.binary(Hlo::Maximum, x, y),
            BinaryOp::MinNumF => number_min_max(f, Hlo::Minimum, x, y),
            BinaryOp::MaxNumF => number_min_max(f, Hlo::Maximum, x, y),
            BinaryOp::CopySign => copy_sign(f, x, y),
            BinaryOp::AddI
            | BinaryOp::SubI
            | BinaryOp::MulI
            | BinaryOp::DivSi
            | BinaryOp::DivUi
            | BinaryOp::RemSi
            | BinaryOp::RemUi
            | BinaryOp::FloorDivSi
            | BinaryOp::CeilDivSi
            | BinaryOp::CeilDivUi
            | BinaryOp::AndI
            | BinaryOp::OrI
            | BinaryOp::XorI
            | BinaryOp::ShlI
            | BinaryOp::ShrSi
            | BinaryOp::ShrUi
            | BinaryOp::MinSi
            | BinaryOp::MaxSi
            | BinaryOp::MinUi
            | BinaryOp::MaxUi => unreachable!("integer ops are elsewhere"),
        };
        self.over(value, &dims)
    }

    /// Emits `a * b + c`. StableHLO has no fused form: the product is rounded separately unless the
    /// target contracts it, the rounding must be preserved, or the operands are 16-bit floats.
    pub(super) fn fma(&mut self, a: ValueId, b: ValueId, c: ValueId) -> LowerResult<LaneValue> {
        let (a, b, c) = (self.data(a)?, self.data(b)?, self.data(c)?);
        let narrow = self.builder.element_of(&a);
        if self.guards && matches!(narrow, ElementType::F32 | ElementType::F64) {
            let (values, dims) = self.unify(&[&a, &b, &c]);
            let f = self.f();
            let value = f.multiply_add_rounded_once(values[0], values[1], values[2]);
            return Ok(LaneValue::Tensor(self.over(value, &dims)));
        }
        if !matches!(narrow, ElementType::F16 | ElementType::BF16) {
            let product = self.hlo(Hlo::Multiply, &a, &b);
            return Ok(LaneValue::Tensor(self.hlo(Hlo::Add, &product, &c)));
        }
        // In single precision the product of 16-bit floats is exact.
        let [a, b, c] = [a, b, c].map(|t| self.builder.convert(&t, ElementType::F32));
        let product = self.hlo(Hlo::Multiply, &a, &b);
        let sum = self.hlo(Hlo::Add, &product, &c);
        Ok(LaneValue::Tensor(self.builder.convert(&sum, narrow)))
    }

    /// With `exact`, rejects ops whose bits no target reproduces.
    pub(super) fn refuse_inexact(&self, op: &OpKind) -> LowerResult<()> {
        let (true, Some(name)) = (self.exact, approximation(op)) else {
            return Ok(());
        };
        let message = format!(
            "`{name}` is an approximation, the bits of which are the GPU's own: `--exact` cannot give them"
        );
        let error = Error::user("exact-approximation", message)
            .at_line(self.loc.line, self.loc.column)
            .help("leave `exact` out for this launch, or compute the function of products, sums, quotients and square roots");
        Err(error.into())
    }

    pub(super) fn compare_floats(
        &mut self,
        predicate: FloatPredicate,
        a: ValueId,
        b: ValueId,
    ) -> LowerResult<LaneValue> {
        use FloatPredicate::*;
        let (a, b) = (self.data(a)?, self.data(b)?);
        let (values, dims) = self.unify(&[&a, &b]);
        let (x, y) = (values[0], values[1]);
        let f = self.f();
        let value = match predicate {
            AlwaysFalse | AlwaysTrue => {
                return Ok(LaneValue::Tensor(self.scalar(
                    ElementType::Pred,
                    Scalar::Int((predicate == AlwaysTrue) as i64),
                )));
            }
            Oeq => f.compare(Direction::Eq, x, y),
            Ogt => f.compare(Direction::Gt, x, y),
            Oge => f.compare(Direction::Ge, x, y),
            Olt => f.compare(Direction::Lt, x, y),
            Ole => f.compare(Direction::Le, x, y),
            Une => f.compare(Direction::Ne, x, y),
            One | Ueq => {
                let (less, more) = (
                    f.compare(Direction::Lt, x, y),
                    f.compare(Direction::Gt, x, y),
                );
                let differ = f.binary(Hlo::Or, less, more);
                if predicate == One {
                    differ
                } else {
                    f.unary(HloUnary::Not, differ)
                }
            }
            // Unordered comparisons are the negated opposite ones.
            Ugt | Uge | Ult | Ule => {
                let direction = match predicate {
                    Ugt => Direction::Le,
                    Uge => Direction::Lt,
                    Ult => Direction::Ge,
                    _ => Direction::Gt,
                };
                let opposite = f.compare(direction, x, y);
                f.unary(HloUnary::Not, opposite)
            }
            Ord | Uno => {
                let (a, b) = (is_nan(f, x), is_nan(f, y));
                let any = f.binary(Hlo::Or, a, b);
                if predicate == Uno {
                    any
                } else {
                    f.unary(HloUnary::Not, any)
                }
            }
        };
        Ok(LaneValue::Tensor(self.over(value, &dims)))
    }

    pub(super) fn float_cast(
        &mut self,
        op: CastOp,
        from: Ty,
        to: Ty,
        a: ValueId,
    ) -> LowerResult<LaneValue> {
        let t = self.data(a)?;
        let value = self.import(t.value, t.frame);
        let (from, to) = (element(from), element(to));
        let is_seen = self.guards && self.computed[a.index()];
        let f = self.f();
        let value = match op {
            CastOp::Bitcast if is_seen && let Some(nan) = bits_of_nan(from) => {
                let is_nan = is_nan(f, value);
                let bits = f.bitcast_convert(value, to);
                let nan = splat_int(f, bits, nan);
                f.select(is_nan, nan, bits)
            }
            CastOp::Bitcast => f.bitcast_convert(value, to),
            CastOp::TruncF if from == ElementType::F64 && to == ElementType::BF16 => {
                narrow_floats::brain_from_double(f, value)
            }
            CastOp::TruncF if from == ElementType::F64 && to == ElementType::F16 => {
                narrow_floats::half_from_double(f, value)
            }
            CastOp::UiToFp if from.bits() >= 32 && to == ElementType::BF16 => {
                let value = f.bitcast_convert(value, from.unsigned());
                narrow_floats::brain_from_integer(f, value)
            }
            CastOp::SiToFp if from.bits() >= 32 && to == ElementType::BF16 => {
                narrow_floats::brain_from_integer(f, value)
            }
            CastOp::UiToFp if from != ElementType::Pred => {
                let value = f.bitcast_convert(value, from.unsigned());
                f.convert(value, to)
            }
            CastOp::FpToUi => {
                let value = f.convert(value, to.unsigned());
                f.bitcast_convert(value, to)
            }
            // A negated 0 would be -0.
            CastOp::SiToFp if from == ElementType::Pred => {
                let ty = f.tensor(value).with_element(to);
                let minus_one = f.constant(Literal::splat(ty.clone(), Scalar::Float(-1.0)));
                let zero = f.constant(Literal::splat(ty, Scalar::Float(0.0)));
                f.select(value, minus_one, zero)
            }
            CastOp::ExtF | CastOp::TruncF | CastOp::SiToFp | CastOp::UiToFp | CastOp::FpToSi => {
                f.convert(value, to)
            }
            CastOp::ExtSi
            | CastOp::ExtUi
            | CastOp::Trunci
            | CastOp::IndexCast
            | CastOp::IndexCastUi => {
                unreachable!("integer casts are elsewhere")
            }
        };
        Ok(LaneValue::Tensor(self.tensor(value, t.dims)))
    }

    pub(super) fn unary(&mut self, op: UnaryOp, a: ValueId) -> LowerResult<LaneValue> {
        let t = self.data(a)?;
        let x = self.import(t.value, t.frame);
        let guards = self.guards;
        let f = self.f();
        let value = match op {
            UnaryOp::NegF => f.unary(HloUnary::Negate, x),
            UnaryOp::AbsF | UnaryOp::AbsI => f.unary(HloUnary::Abs, x),
            UnaryOp::Sqrt if guards && is_wide(f, x) => {
                let value = f.unary(HloUnary::Sqrt, x);
                f.rounded(value)
            }
            UnaryOp::Sqrt => f.unary(HloUnary::Sqrt, x),
            UnaryOp::Rsqrt => f.unary(HloUnary::Rsqrt, x),
            UnaryOp::Cbrt => special::cbrt(f, x),
            UnaryOp::Exp => f.unary(HloUnary::Exp, x),
            UnaryOp::ExpM1 => f.unary(HloUnary::Expm1, x),
            UnaryOp::Log => f.unary(HloUnary::Log, x),
            UnaryOp::Log1p => f.unary(HloUnary::Log1p, x),
            UnaryOp::Sin => f.unary(HloUnary::Sine, x),
            UnaryOp::Cos => f.unary(HloUnary::Cosine, x),
            UnaryOp::Tan => f.unary(HloUnary::Tan, x),
            UnaryOp::Tanh => special::tanh(f, x),
            UnaryOp::Floor => f.unary(HloUnary::Floor, x),
            UnaryOp::Ceil => f.unary(HloUnary::Ceil, x),
            UnaryOp::RoundEven => f.unary(HloUnary::RoundNearestEven, x),
            UnaryOp::Round => f.unary(HloUnary::RoundNearestAfz, x),
            UnaryOp::CtPop => f.unary(HloUnary::PopulationCount, x),
            UnaryOp::CtLz => f.unary(HloUnary::CountLeadingZeros, x),
            UnaryOp::IsFinite => f.unary(HloUnary::IsFinite, x),
            UnaryOp::IsNan => is_nan(f, x),
            UnaryOp::IsInf => {
                let size = f.unary(HloUnary::Abs, x);
                let infinity = splat(f, x, f64::INFINITY);
                f.compare(Direction::Eq, size, infinity)
            }
            UnaryOp::CtTz => {
                // Below the lowest set bit all bits are set in (x & -x) - 1.
                let negative = f.unary(HloUnary::Negate, x);
                let lowest = f.binary(Hlo::And, x, negative);
                let one = splat_int(f, x, 1);
                let below = f.binary(Hlo::Subtract, lowest, one);
                f.unary(HloUnary::PopulationCount, below)
            }
            UnaryOp::Exp2 => {
                let two = splat(f, x, 2.0);
                f.binary(Hlo::Power, two, x)
            }
            UnaryOp::Log2 | UnaryOp::Log10 => {
                let log = f.unary(HloUnary::Log, x);
                let base = if op == UnaryOp::Log2 {
                    std::f64::consts::LN_2
                } else {
                    std::f64::consts::LN_10
                };
                let base = splat(f, x, base);
                f.binary(Hlo::Divide, log, base)
            }
            UnaryOp::Trunc => {
                let (down, up) = (f.unary(HloUnary::Floor, x), f.unary(HloUnary::Ceil, x));
                let zero = splat(f, x, 0.0);
                let negative = f.compare(Direction::Lt, x, zero);
                let whole = f.select(negative, up, down);
                copy_sign(f, whole, x)
            }
            UnaryOp::Atan => special::atan(f, x),
            UnaryOp::Asin => special::asin(f, x),
            UnaryOp::Acos => special::acos(f, x),
            UnaryOp::Sinh => special::sinh(f, x),
            UnaryOp::Cosh => special::cosh(f, x),
            UnaryOp::Erf => special::erf(f, x),
            UnaryOp::Erfc => special::erfc(f, x),
            UnaryOp::Asinh => special::asinh(f, x),
            UnaryOp::Acosh => special::acosh(f, x),
            UnaryOp::Atanh => special::atanh(f, x),
        };
        Ok(LaneValue::Tensor(self.tensor(value, t.dims)))
    }
}
