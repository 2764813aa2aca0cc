//! Evaluation of ops on bit patterns.

use super::{Failure, signed};
use crate::kernel_ir::{
    BinaryOp, CastOp, FloatPredicate, IntPredicate, Ty, UnaryOp, float_bits, float_from_bits,
    float_from_int, int_bits as bits,
};

pub(in crate::kernel_ir) fn unary(op: UnaryOp, a: u64, ty: Ty) -> u64 {
    match op {
        UnaryOp::AbsI => return bits(signed(a, ty).abs(), ty),
        UnaryOp::CtPop => return a.count_ones().into(),
        UnaryOp::CtLz => return u64::from(a.leading_zeros() + ty.bits() - 64),
        UnaryOp::CtTz => return a.trailing_zeros().min(ty.bits()).into(),
        _ => {}
    }
    let x = float_from_bits(a, ty);
    let result = match op {
        UnaryOp::NegF => -x,
        UnaryOp::AbsF => x.abs(),
        UnaryOp::Sqrt => x.sqrt(),
        UnaryOp::Rsqrt => 1.0 / x.sqrt(),
        UnaryOp::Cbrt => x.cbrt(),
        UnaryOp::Exp => x.exp(),
        UnaryOp::Exp2 => x.exp2(),
        UnaryOp::ExpM1 => x.exp_m1(),
        UnaryOp::Log => x.ln(),
        UnaryOp::Log2 => x.log2(),
        UnaryOp::Log10 => x.log10(),
        UnaryOp::Log1p => x.ln_1p(),
        UnaryOp::Sin => x.sin(),
        UnaryOp::Cos => x.cos(),
        UnaryOp::Tan => x.tan(),
        UnaryOp::Asin => x.asin(),
        UnaryOp::Acos => x.acos(),
        UnaryOp::Atan => x.atan(),
        UnaryOp::Sinh => x.sinh(),
        UnaryOp::Cosh => x.cosh(),
        UnaryOp::Tanh => x.tanh(),
        UnaryOp::Asinh => x.asinh(),
        UnaryOp::Acosh => x.acosh(),
        UnaryOp::Atanh => x.atanh(),
        // No stage rewrites these two, so any fixed function suffices to compare stages; std has
        // neither.
        UnaryOp::Erf => (x * std::f64::consts::FRAC_2_SQRT_PI).tanh(),
        UnaryOp::Erfc => 1.0 - (x * std::f64::consts::FRAC_2_SQRT_PI).tanh(),
        UnaryOp::Floor => x.floor(),
        UnaryOp::Ceil => x.ceil(),
        UnaryOp::Trunc => x.trunc(),
        UnaryOp::Round => x.round(),
        UnaryOp::RoundEven => x.round_ties_even(),
        UnaryOp::IsNan => return x.is_nan().into(),
        UnaryOp::IsInf => return x.is_infinite().into(),
        UnaryOp::IsFinite => return x.is_finite().into(),
        UnaryOp::AbsI | UnaryOp::CtPop | UnaryOp::CtLz | UnaryOp::CtTz => unreachable!("above"),
    };
    float_bits(result, ty)
}

pub(in crate::kernel_ir) fn binary(op: BinaryOp, a: u64, b: u64, ty: Ty) -> Result<u64, Failure> {
    if ty.is_float() {
        return Ok(binary_float(op, a, b, ty));
    }
    let (sa, sb) = (signed(a, ty), signed(b, ty));
    let (ua, ub) = (i128::from(a), i128::from(b));
    let divides = matches!(
        op,
        BinaryOp::DivSi
            | BinaryOp::DivUi
            | BinaryOp::RemSi
            | BinaryOp::RemUi
            | BinaryOp::FloorDivSi
            | BinaryOp::CeilDivSi
            | BinaryOp::CeilDivUi
    );
    if divides && b == 0 {
        return Err(Failure("division by zero".to_owned()));
    }
    let wide = ub >= i128::from(ty.bits()); // a shift by the width or more gives poison
    let result = match op {
        BinaryOp::AddI => sa + sb,
        BinaryOp::SubI => sa - sb,
        BinaryOp::MulI => sa * sb,
        BinaryOp::DivSi => sa / sb,
        BinaryOp::DivUi => ua / ub,
        BinaryOp::RemSi => sa % sb,
        BinaryOp::RemUi => ua % ub,
        BinaryOp::FloorDivSi => floor_div(sa, sb),
        BinaryOp::CeilDivSi => -floor_div(-sa, sb),
        BinaryOp::CeilDivUi => -floor_div(-ua, ub),
        BinaryOp::AndI => sa & sb,
        BinaryOp::OrI => sa | sb,
        BinaryOp::XorI => sa ^ sb,
        BinaryOp::ShlI | BinaryOp::ShrSi | BinaryOp::ShrUi if wide => 0,
        BinaryOp::ShlI => sa << ub,
        BinaryOp::ShrSi => sa >> ub,
        BinaryOp::ShrUi => ua >> ub,
        BinaryOp::MinSi => sa.min(sb),
        BinaryOp::MaxSi => sa.max(sb),
        BinaryOp::MinUi => ua.min(ub),
        BinaryOp::MaxUi => ua.max(ub),
        _ => return Err(Failure(format!("{op:?} of integers"))),
    };
    Ok(bits(result, ty))
}

fn floor_div(a: i128, b: i128) -> i128 {
    let quotient = a / b;
    if a % b != 0 && (a < 0) != (b < 0) {
        quotient - 1
    } else {
        quotient
    }
}

fn binary_float(op: BinaryOp, a: u64, b: u64, ty: Ty) -> u64 {
    let (x, y) = (float_from_bits(a, ty), float_from_bits(b, ty));
    let nan = x.is_nan() || y.is_nan();
    let result = match op {
        BinaryOp::AddF => x + y,
        BinaryOp::SubF => x - y,
        BinaryOp::MulF => x * y,
        BinaryOp::DivF => x / y,
        BinaryOp::RemF => x % y,
        BinaryOp::MinimumF | BinaryOp::MaximumF if nan => f64::NAN,
        BinaryOp::MinNumF | BinaryOp::MaxNumF if x.is_nan() => y,
        BinaryOp::MinNumF | BinaryOp::MaxNumF if y.is_nan() => x,
        // -0 is less than +0.
        BinaryOp::MinNumF | BinaryOp::MinimumF => {
            if x < y || (x == y && x.is_sign_negative()) {
                x
            } else {
                y
            }
        }
        BinaryOp::MaxNumF | BinaryOp::MaximumF => {
            if x > y || (x == y && x.is_sign_positive()) {
                x
            } else {
                y
            }
        }
        BinaryOp::PowF => x.powf(y),
        BinaryOp::Atan2 => x.atan2(y),
        BinaryOp::CopySign => x.copysign(y),
        _ => f64::NAN,
    };
    float_bits(result, ty)
}

pub(in crate::kernel_ir) fn fma(a: u64, b: u64, c: u64, ty: Ty) -> u64 {
    if ty == Ty::F32 {
        let [a, b, c] = [a, b, c].map(|bits| f32::from_bits(bits as u32));
        return a.mul_add(b, c).to_bits().into();
    }
    let [a, b, c] = [a, b, c].map(|bits| float_from_bits(bits, ty));
    float_bits(a.mul_add(b, c), ty)
}

pub(in crate::kernel_ir) fn compare_ints(predicate: IntPredicate, a: u64, b: u64, ty: Ty) -> bool {
    let (sa, sb) = (signed(a, ty), signed(b, ty));
    match predicate {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
    }
}

pub(in crate::kernel_ir) fn compare_floats(
    predicate: FloatPredicate,
    a: u64,
    b: u64,
    ty: Ty,
) -> bool {
    let (x, y) = (float_from_bits(a, ty), float_from_bits(b, ty));
    let unordered = x.is_nan() || y.is_nan();
    match predicate {
        FloatPredicate::AlwaysFalse => false,
        FloatPredicate::Oeq => x == y,
        FloatPredicate::Ogt => x > y,
        FloatPredicate::Oge => x >= y,
        FloatPredicate::Olt => x < y,
        FloatPredicate::Ole => x <= y,
        FloatPredicate::One => !unordered && x != y,
        FloatPredicate::Ord => !unordered,
        FloatPredicate::Ueq => unordered || x == y,
        FloatPredicate::Ugt => unordered || x > y,
        FloatPredicate::Uge => unordered || x >= y,
        FloatPredicate::Ult => unordered || x < y,
        FloatPredicate::Ule => unordered || x <= y,
        FloatPredicate::Une => x != y,
        FloatPredicate::Uno => unordered,
        FloatPredicate::AlwaysTrue => true,
    }
}

pub(in crate::kernel_ir) fn cast(op: CastOp, a: u64, from: Ty, to: Ty) -> u64 {
    match op {
        // True is all ones when read as signed.
        CastOp::ExtSi if from == Ty::I1 => bits(-i128::from(a & 1), to),
        CastOp::ExtSi | CastOp::IndexCast => bits(signed(a, from), to),
        CastOp::ExtUi | CastOp::Trunci | CastOp::IndexCastUi => bits(i128::from(a), to),
        CastOp::ExtF | CastOp::TruncF => float_bits(float_from_bits(a, from), to),
        CastOp::SiToFp if from == Ty::I1 => float_from_int(-i128::from(a & 1), to),
        CastOp::SiToFp => float_from_int(signed(a, from), to),
        CastOp::UiToFp => float_from_int(a.into(), to),
        CastOp::FpToSi | CastOp::FpToUi => bits(float_from_bits(a, from) as i128, to),
        CastOp::Bitcast => a,
    }
}

pub(in crate::kernel_ir) fn mul_extended(is_signed: bool, a: u64, b: u64, ty: Ty) -> Vec<u64> {
    let (low, high) = if is_signed {
        let product = signed(a, ty) * signed(b, ty);
        (product, product >> ty.bits())
    } else {
        let product = u128::from(a) * u128::from(b);
        (product as i128, (product >> ty.bits()) as i128)
    };
    vec![bits(low, ty), bits(high, ty)]
}
