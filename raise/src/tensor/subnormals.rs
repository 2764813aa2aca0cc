//! Scaling of subnormal values, where XLA's CPU code would flush them to zero.
//!
//! Math library bodies first scale subnormals into the normal range by a power of two (2^54 in
//! `f64`, 2^23 to 2^25 in `f32`), and then extract the exponent: such a multiplication is performed
//! on the bits.

use super::builder::Builder;
use super::floats::{copy_sign, splat, splat_int};
use super::lane_values::DimTensor;
use stablehlo::{BinaryOp as Hlo, Direction, ElementType, Func, Op, Value};

impl Builder {
    /// Returns the power of two that `t` is, if multiplying by it makes every subnormal value
    /// normal.
    pub(super) fn lift(&self, t: &DimTensor) -> Option<f64> {
        let func = &self.frames[t.frame].func;
        let Op::Constant(literal) = func.op(t.value) else {
            return None;
        };
        let least = match literal.element() {
            ElementType::F64 => 52,
            ElementType::F32 => 23,
            _ => return None,
        };
        let value = literal.splat_value()?.as_f64(literal.element());
        let lifts = (least..=least + 8).any(|exponent| value == 2f64.powi(exponent));
        lifts.then_some(value)
    }
}

/// Returns `x * by` exactly, even where `x` is subnormal; `by` is a power of two that makes it
/// normal.
pub(super) fn lifted(f: &mut Func, x: Value, by: f64) -> Value {
    let element = f.tensor(x).element;
    let (bits, mantissa, unit) = match element {
        ElementType::F64 => (ElementType::I64, 52, f64::from_bits(1)),
        _ => (ElementType::I32, 23, f64::from(f32::from_bits(1))),
    };
    let pattern = f.bitcast_convert(x, bits);
    let no_sign = match bits {
        ElementType::I64 => i64::MAX,
        _ => i64::from(i32::MAX),
    };
    let no_sign = splat_int(f, pattern, no_sign);
    let magnitude = f.binary(Hlo::And, pattern, no_sign);
    let least_normal = splat_int(f, magnitude, 1 << mantissa);
    let subnormal = f.compare(Direction::Lt, magnitude, least_normal);
    let count = f.convert(magnitude, element);
    let each = splat(f, count, by * unit);
    let small = f.binary(Hlo::Multiply, count, each);
    let small = copy_sign(f, small, x);
    let factor = splat(f, x, by);
    let normal = f.binary(Hlo::Multiply, x, factor);
    f.select(subnormal, small, normal)
}
