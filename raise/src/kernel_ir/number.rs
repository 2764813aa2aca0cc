//! Conversions between values and their bit patterns.

use half::{bf16, f16};

use super::interpret::arithmetic;
use super::{BinaryOp, CastOp, Const, IntPredicate, Kernel, OpKind, Ty, ValueId};
use interpreter::soft::{self, BF16, F16, F32, F64, Rounding};

/// Reduces `value` to the range of integer type `ty`: modulo 2^bits, read as signed (`i1` as 0 and
/// 1).
///
/// # Panics
/// If `ty` is not an integer type.
pub fn wrap(value: i128, ty: Ty) -> i128 {
    let (least, greatest) = ty.int_range();
    (value - least).rem_euclid(greatest - least + 1) + least
}

/// Returns the bits of `value` rounded to float type `ty`.
///
/// # Panics
/// If `ty` is not a float type.
pub fn float_bits(value: f64, ty: Ty) -> u64 {
    match ty {
        Ty::F16 => soft::convert(F64, F16, Rounding::NearestEven, value.to_bits()),
        Ty::BF16 => soft::convert(F64, BF16, Rounding::NearestEven, value.to_bits()),
        Ty::F32 => (value as f32).to_bits().into(),
        Ty::F64 => value.to_bits(),
        Ty::I1 | Ty::I8 | Ty::I16 | Ty::I32 | Ty::I64 | Ty::Index | Ty::Array(_) => {
            panic!("{ty:?} is no float type")
        }
    }
}

/// Returns the bits of integer `value` rounded once, to nearest even, to float type `ty`.
///
/// # Panics
/// If `ty` is not a float type.
pub(crate) fn float_from_int(value: i128, ty: Ty) -> u64 {
    let format = match ty {
        Ty::F16 => F16,
        Ty::BF16 => BF16,
        Ty::F32 => F32,
        Ty::F64 => F64,
        Ty::I1 | Ty::I8 | Ty::I16 | Ty::I32 | Ty::I64 | Ty::Index | Ty::Array(_) => {
            panic!("{ty:?} is no float type")
        }
    };
    soft::from_integer(format, Rounding::NearestEven, value)
}

/// Returns the float of type `ty` with those bits.
///
/// # Panics
/// If `ty` is not a float type.
pub fn float_from_bits(bits: u64, ty: Ty) -> f64 {
    match ty {
        Ty::F16 => f16::from_bits(bits as u16).to_f64(),
        Ty::BF16 => bf16::from_bits(bits as u16).to_f64(),
        Ty::F32 => f32::from_bits(bits as u32).into(),
        Ty::F64 => f64::from_bits(bits),
        Ty::I1 | Ty::I8 | Ty::I16 | Ty::I32 | Ty::I64 | Ty::Index | Ty::Array(_) => {
            panic!("{ty:?} is no float type")
        }
    }
}

/// Returns the bits of integer `value` in type `ty`.
pub(crate) fn int_bits(value: i128, ty: Ty) -> u64 {
    match ty.bits() {
        64 => value as u64,
        bits => value as u64 & ((1 << bits) - 1),
    }
}

/// Evaluates `op` for two constants of type `ty`; `None` for a division by zero or a shift by the
/// width or more.
pub(crate) fn int_binary(op: BinaryOp, a: i128, b: i128, ty: Ty) -> Option<i128> {
    let shifts = matches!(op, BinaryOp::ShlI | BinaryOp::ShrSi | BinaryOp::ShrUi);
    if shifts && !(0..i128::from(ty.bits())).contains(&b) {
        return None;
    }
    let bits = arithmetic::binary(op, int_bits(a, ty), int_bits(b, ty), ty).ok()?;
    Some(wrap(bits.into(), ty))
}

/// Returns whether `predicate` holds for two constants of type `ty`.
pub(crate) fn compare_ints(predicate: IntPredicate, a: i128, b: i128, ty: Ty) -> bool {
    arithmetic::compare_ints(predicate, int_bits(a, ty), int_bits(b, ty), ty)
}

/// Evaluates a cast between integer types for a constant; `None` for casts of floats.
pub(crate) fn cast_int(op: CastOp, value: i128, from: Ty, to: Ty) -> Option<i128> {
    if !to.is_int() || !from.is_int() {
        return None;
    }
    let bits = arithmetic::cast(op, int_bits(value, from), from, to);
    Some(wrap(bits.into(), to))
}

/// Returns the integer result, of type `of`, of a constant, or of arithmetic, a comparison or a
/// cast of operands whose values `int` returns.
pub(crate) fn int_result(
    kind: &OpKind,
    of: Ty,
    kernel: &Kernel,
    mut int: impl FnMut(ValueId) -> Option<i128>,
) -> Option<i128> {
    match kind {
        OpKind::Constant(Const::Int(value)) => Some(*value),
        OpKind::Binary(op, a, b) if of.is_int() => int_binary(*op, int(*a)?, int(*b)?, of),
        OpKind::Cmpi(predicate, a, b) => {
            let holds = compare_ints(*predicate, int(*a)?, int(*b)?, kernel.ty(*a));
            Some(holds.into())
        }
        OpKind::Cast(op, a) if of.is_int() => cast_int(*op, int(*a)?, kernel.ty(*a), of),
        _ => None,
    }
}
