//! Conversions to floats of 16 bits that are rounded once.
//!
//! XLA's CPU target converts wide types to `bf16` by way of `f32`, and `f64` to `f16` on processors
//! that have no instruction for it: a number that `f32` rounds to a tie of the narrow type loses on
//! which side of the tie it lies. What is converted here is moved off such a tie first, by a factor,
//! so that derivatives pass.

use super::floats::{splat, splat_int};
use stablehlo::{BinaryOp as Hlo, Direction, ElementType, Func, UnaryOp as HloUnary, Value};

/// Converts `f64` to `bf16`.
pub(super) fn brain_from_double(f: &mut Func, x: Value) -> Value {
    let x = around_least_normal(f, x);
    let near = f.convert(x, ElementType::F32);
    let is_tie = has_low_bits(f, near, 0xffff, 0x8000);
    let x = off_tie(f, x, near, is_tie);
    f.convert(x, ElementType::BF16)
}

/// Converts `f64` to `f16`.
pub(super) fn half_from_double(f: &mut Func, x: Value) -> Value {
    let near = f.convert(x, ElementType::F32);
    let is_normal_tie = has_low_bits(f, near, 0x1fff, 0x1000);
    // Subnormal ones are multiples of 2^-24.
    let (least_normal, steps) = (
        splat(f, near, 2f64.powi(-14)),
        splat(f, near, 2f64.powi(24)),
    );
    let size = f.unary(HloUnary::Abs, near);
    let is_subnormal = f.compare(Direction::Lt, size, least_normal);
    let count = f.binary(Hlo::Multiply, near, steps);
    let whole = f.unary(HloUnary::Floor, count);
    let rest = f.binary(Hlo::Subtract, count, whole);
    let half = splat(f, near, 0.5);
    let is_subnormal_tie = f.compare(Direction::Eq, rest, half);
    let is_tie = f.select(is_subnormal, is_subnormal_tie, is_normal_tie);
    let x = off_tie(f, x, near, is_tie);
    f.convert(x, ElementType::F16)
}

/// Whether the bits of an `f32` under `mask` are `tie`.
fn has_low_bits(f: &mut Func, near: Value, mask: i64, tie: i64) -> Value {
    let bits = f.bitcast_convert(near, ElementType::I32);
    let (mask, tie) = (splat_int(f, bits, mask), splat_int(f, bits, tie));
    let low = f.binary(Hlo::And, bits, mask);
    f.compare(Direction::Eq, low, tie)
}

/// `x`, further on its side of the `f32` `near` that it rounds to if that is a tie.
fn off_tie(f: &mut Func, x: Value, near: Value, is_tie: Value) -> Value {
    let back = f.convert(near, ElementType::F64);
    let (near, size) = (f.unary(HloUnary::Abs, back), f.unary(HloUnary::Abs, x));
    let (above, beneath) = (
        f.compare(Direction::Gt, size, near),
        f.compare(Direction::Lt, size, near),
    );
    let step = 2f64.powi(-21);
    let (one, more, less) = (
        splat(f, x, 1.0),
        splat(f, x, 1.0 + step),
        splat(f, x, 1.0 - step),
    );
    let factor = f.select(beneath, less, one);
    let factor = f.select(above, more, factor);
    let factor = f.select(is_tie, factor, one);
    f.binary(Hlo::Multiply, x, factor)
}

/// What rounds up to the least normal number is that: in `f32` it is subnormal, and may be flushed.
fn around_least_normal(f: &mut Func, x: Value) -> Value {
    let least = 2f64.powi(-126);
    let (low, high) = (splat(f, x, least - 2f64.powi(-134)), splat(f, x, least));
    let size = f.unary(HloUnary::Abs, x);
    let (above, below) = (
        f.compare(Direction::Ge, size, low),
        f.compare(Direction::Lt, size, high),
    );
    let rounds_up = f.binary(Hlo::And, above, below);
    let zero = splat(f, x, 0.0);
    let is_negative = f.compare(Direction::Lt, x, zero);
    let minus = splat(f, x, -least);
    let signed = f.select(is_negative, minus, high);
    f.select(rounds_up, signed, x)
}

/// Converts an integer of 32 or 64 bits, signed as its type is, to `bf16`.
pub(super) fn brain_from_integer(f: &mut Func, x: Value) -> Value {
    let element = f.tensor(x).element;
    let x = match element {
        ElementType::I64 | ElementType::U64 => to_odd(f, x, element == ElementType::I64),
        _ => x,
    };
    let x = f.convert(x, ElementType::F64);
    brain_from_double(f, x)
}

/// An integer that a double holds, from which `bf16` rounds as from `x`: of a large one the low
/// bits are one, set if any of them was.
fn to_odd(f: &mut Func, x: Value, is_signed: bool) -> Value {
    let (zero, minus_one) = (splat_int(f, x, 0), splat_int(f, x, -1));
    let amount = splat_int(f, x, 53);
    let shift = match is_signed {
        true => Hlo::ShiftRightArithmetic,
        false => Hlo::ShiftRightLogical,
    };
    let top = f.binary(shift, x, amount);
    let mut is_large = f.compare(Direction::Ne, top, zero);
    if is_signed {
        let is_not_negative = f.compare(Direction::Ne, top, minus_one);
        is_large = f.binary(Hlo::And, is_large, is_not_negative);
    }
    let (low, kept, bit) = (
        splat_int(f, x, 0x7ff),
        splat_int(f, x, !0x7ff),
        splat_int(f, x, 0x800),
    );
    let lost = f.binary(Hlo::And, x, low);
    let is_inexact = f.compare(Direction::Ne, lost, zero);
    let sticky = f.select(is_inexact, bit, zero);
    let high = f.binary(Hlo::And, x, kept);
    let odd = f.binary(Hlo::Or, high, sticky);
    f.select(is_large, odd, x)
}
