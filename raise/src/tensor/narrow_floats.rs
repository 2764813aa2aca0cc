//! Conversions to 16-bit floats with a single rounding.
//!
//! XLA's CPU target converts wide types to `bf16` through `f32`, and `f64` to `f16` likewise on
//! processors without an instruction for it: if the `f32` result is a tie of the narrow type, the
//! information on which side of the tie the value is has been lost. These conversions first move
//! the value away from such a tie, by a factor, so that derivatives pass through.

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
    // Subnormal values are multiples of 2^-24.
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

/// Returns whether the bits of an `f32` under `mask` equal `tie`.
fn has_low_bits(f: &mut Func, near: Value, mask: i64, tie: i64) -> Value {
    let bits = f.bitcast_convert(near, ElementType::I32);
    let (mask, tie) = (splat_int(f, bits, mask), splat_int(f, bits, tie));
    let low = f.binary(Hlo::And, bits, mask);
    f.compare(Direction::Eq, low, tie)
}

/// Moves `x` away from the `f32` value `near` to which it rounds, if that is a tie.
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

/// Replaces values that round up to the least normal value by that value: in `f32` they are
/// subnormal, and may be flushed to zero.
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

/// Returns an integer exact in `f64` from which `bf16` rounds as from `x`: the low bits of a large
/// integer are combined into a sticky bit (rounding to odd).
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
