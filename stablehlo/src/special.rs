//! Functions that StableHLO lacks, expanded to its ops.
//!
//! The polynomials are fits at Chebyshev points, computed with 60 digits; the error stated with
//! each one includes the rounding of its coefficients to doubles. Floats narrower than single
//! precision use the fits of single precision.

mod error_function;

pub use self::error_function::{erf, erf_inv, erfc};

use crate::{
    BinaryOp as Hlo, Direction, ElementType, Func, Literal, Scalar, TensorType,
    UnaryOp as HloUnary, Value,
};

/// (tanh(x)/x − 1)/x² over x², |x| ≤ 0.56; the relative error in tanh(x) is 1.2e-17.
#[rustfmt::skip]
const TANH_64: &[f64] = &[
    -0.3333333333333333,
    0.13333333333332467,
    -0.05396825396714515,
    0.021869488480722565,
    -0.008863234104802229,
    0.003592106586471979,
    -0.001455632070932804,
    0.000588792024475583,
    -0.0002342148186711548,
    8.443719567103072e-5,
    -2.0141494563083882e-5,
];

/// A splat with the shape of `like`.
pub fn splat(f: &mut Func, like: Value, value: f64) -> Value {
    let ty = f.tensor(like).clone();
    f.constant(Literal::splat(ty, Scalar::Float(value)))
}

/// The magnitude of `magnitude` with the sign of `sign`, including zeros and NaNs.
pub fn copy_sign(f: &mut Func, magnitude: Value, sign: Value) -> Value {
    let TensorType { element, .. } = f.tensor(magnitude).clone();
    let bits = match element {
        ElementType::F64 => ElementType::I64,
        ElementType::F32 => ElementType::I32,
        _ => ElementType::I16,
    };
    let sign = f.bitcast_convert(sign, bits);
    let zero = f.tensor(sign).clone();
    let zero = f.splat(zero, Scalar::Int(0));
    let is_negative = f.compare(Direction::Lt, sign, zero);
    let positive = f.unary(HloUnary::Abs, magnitude);
    let negative = f.unary(HloUnary::Negate, positive);
    f.select(is_negative, negative, positive)
}

/// An elementwise function of an array of floats, with a result of floats or of `i1`.
pub type Elementwise = fn(&mut Func, Value) -> Value;

/// `function` of x, evaluated in single precision if x is narrower. A result of floats has the type
/// of x.
pub fn at_least_single(f: &mut Func, x: Value, function: Elementwise) -> Value {
    let element = f.tensor(x).element;
    if element.bytes() >= 4 {
        return function(f, x);
    }
    let wide = f.convert(x, ElementType::F32);
    let value = function(f, wide);
    match f.tensor(value).element {
        ElementType::Pred => value,
        _ => f.convert(value, element),
    }
}

/// `c[0] + c[1]·x + c[2]·x² + …`
fn polynomial(f: &mut Func, x: Value, c: &[f64]) -> Value {
    let mut sum = splat(f, x, c[c.len() - 1]);
    for c in c.iter().rev().skip(1) {
        let (product, c) = (f.binary(Hlo::Multiply, sum, x), splat(f, x, *c));
        sum = f.binary(Hlo::Add, product, c);
    }
    sum
}

fn is_double(f: &Func, x: Value) -> bool {
    f.tensor(x).element == ElementType::F64
}

/// log(|x| + sqrt(x² + 1)) with the sign of x: log1p of a + a²/(1 + sqrt(a² + 1)), or log(a) +
/// log(2) where the square would overflow.
pub fn asinh(f: &mut Func, x: Value) -> Value {
    let a = f.unary(HloUnary::Abs, x);
    let one = splat(f, x, 1.0);
    let square = f.binary(Hlo::Multiply, a, a);
    let sum = f.binary(Hlo::Add, square, one);
    let root = f.unary(HloUnary::Sqrt, sum);
    let below = f.binary(Hlo::Add, one, root);
    let part = f.binary(Hlo::Divide, square, below);
    let inner = f.binary(Hlo::Add, a, part);
    let near = f.unary(HloUnary::Log1p, inner);
    let value = far_log(f, a, near);
    copy_sign(f, value, x)
}

/// log(x + sqrt(x² − 1)), NaN below 1: log1p of t + sqrt(2t + t²) with t = x − 1.
pub fn acosh(f: &mut Func, x: Value) -> Value {
    let one = splat(f, x, 1.0);
    let t = f.binary(Hlo::Subtract, x, one);
    let more = f.binary(Hlo::Add, x, one);
    let product = f.binary(Hlo::Multiply, t, more);
    let root = f.unary(HloUnary::Sqrt, product);
    let inner = f.binary(Hlo::Add, t, root);
    let near = f.unary(HloUnary::Log1p, inner);
    let value = far_log(f, x, near);
    // For large negative x, `inner` is rounded to −1, where log1p is −∞.
    let nan = splat(f, x, f64::NAN);
    let is_below = f.compare(Direction::Lt, x, one);
    f.select(is_below, nan, value)
}

/// log(2a) where `a` is large, `near` otherwise.
fn far_log(f: &mut Func, a: Value, near: Value) -> Value {
    let (limit, two) = (splat(f, a, 1e8), splat(f, a, std::f64::consts::LN_2));
    let log = f.unary(HloUnary::Log, a);
    let far = f.binary(Hlo::Add, log, two);
    let is_far = f.compare(Direction::Gt, a, limit);
    f.select(is_far, far, near)
}

/// ½ log1p(2a / (1 − a)) with the sign of x.
pub fn atanh(f: &mut Func, x: Value) -> Value {
    let a = f.unary(HloUnary::Abs, x);
    let (one, half) = (splat(f, x, 1.0), splat(f, x, 0.5));
    let twice = f.binary(Hlo::Add, a, a);
    let rest = f.binary(Hlo::Subtract, one, a);
    let ratio = f.binary(Hlo::Divide, twice, rest);
    let log = f.unary(HloUnary::Log1p, ratio);
    let value = f.binary(Hlo::Multiply, log, half);
    copy_sign(f, value, x)
}

/// XLA's cube root and one Newton step: XLA's own has an error of a hundred ulp.
pub fn cbrt(f: &mut Func, x: Value) -> Value {
    let y = f.unary(HloUnary::Cbrt, x);
    let square = f.binary(Hlo::Multiply, y, y);
    let other = f.binary(Hlo::Divide, x, square);
    let excess = f.binary(Hlo::Subtract, y, other);
    let three = splat(f, x, 3.0);
    let step = f.binary(Hlo::Divide, excess, three);
    let better = f.binary(Hlo::Subtract, y, step);
    // Neither zero nor infinity takes the step.
    let finite = f.unary(HloUnary::IsFinite, step);
    f.select(finite, better, y)
}

/// In double precision, a polynomial near zero and 1 − 2/(exp(2|x|) + 1) otherwise; XLA's own, with
/// an error of 6 ulp in double precision, is accurate enough for narrower types.
pub fn tanh(f: &mut Func, x: Value) -> Value {
    if !is_double(f, x) {
        return f.unary(HloUnary::Tanh, x);
    }
    let square = f.binary(Hlo::Multiply, x, x);
    let factor = polynomial(f, square, TANH_64);
    let size = f.unary(HloUnary::Abs, x);
    let cube = f.binary(Hlo::Multiply, square, size);
    let rest = f.binary(Hlo::Multiply, factor, cube);
    let near = f.binary(Hlo::Add, size, rest);
    let (one, two, limit) = (splat(f, x, 1.0), splat(f, x, 2.0), splat(f, x, 0.56));
    let twice = f.binary(Hlo::Add, size, size);
    let growth = f.unary(HloUnary::Exp, twice);
    let sum = f.binary(Hlo::Add, growth, one);
    let lack = f.binary(Hlo::Divide, two, sum);
    let far = f.binary(Hlo::Subtract, one, lack);
    let is_far = f.compare(Direction::Gt, size, limit);
    let value = f.select(is_far, far, near);
    copy_sign(f, value, x) // also of zeros
}

/// atan(x).
pub fn atan(f: &mut Func, x: Value) -> Value {
    let one = splat(f, x, 1.0);
    f.binary(Hlo::Atan2, x, one)
}

/// asin(x): the angle of the point (sqrt((1 − x)(1 + x)), x) of the unit circle.
pub fn asin(f: &mut Func, x: Value) -> Value {
    let other = other_side(f, x);
    f.binary(Hlo::Atan2, x, other)
}

/// acos(x): the angle of the point (x, sqrt((1 − x)(1 + x))) of the unit circle.
pub fn acos(f: &mut Func, x: Value) -> Value {
    let other = other_side(f, x);
    f.binary(Hlo::Atan2, other, x)
}

/// sqrt((1 − x)(1 + x)).
fn other_side(f: &mut Func, x: Value) -> Value {
    let one = splat(f, x, 1.0);
    let less = f.binary(Hlo::Subtract, one, x);
    let more = f.binary(Hlo::Add, one, x);
    let square = f.binary(Hlo::Multiply, less, more);
    f.unary(HloUnary::Sqrt, square)
}

/// An offset by which |x| is reduced before exp, so that exp(|x|)/2 overflows only where it must,
/// and the factor exp(13/16)/2, which compensates for it. Subtracting 13/16 is exact in single and
/// double precision, and the factor is within 3e-18 of its value in double precision.
const LOWERED: (f64, f64) = (0.8125, 1.1267673936066043);

/// exp(x)/2.
fn half_exp(f: &mut Func, x: Value) -> Value {
    let (offset, factor) = (splat(f, x, LOWERED.0), splat(f, x, LOWERED.1));
    let lowered = f.binary(Hlo::Subtract, x, offset);
    let exp = f.unary(HloUnary::Exp, lowered);
    f.binary(Hlo::Multiply, exp, factor)
}

/// sinh(x), see `wide_sinh`.
pub fn sinh(f: &mut Func, x: Value) -> Value {
    at_least_single(f, x, wide_sinh)
}

/// sinh(x) in single or double precision. With e = exp(|x|) − 1, (e + e/(e + 1))/2 keeps its digits
/// near 0; above 40, where e is exp(|x|), |x| is reduced by [`LOWERED`].
fn wide_sinh(f: &mut Func, x: Value) -> Value {
    let size = f.unary(HloUnary::Abs, x);
    let (one, half, limit) = (splat(f, x, 1.0), splat(f, x, 0.5), splat(f, x, 40.0));
    let (offset, factor) = (splat(f, x, LOWERED.0), splat(f, x, LOWERED.1));
    let is_far = f.compare(Direction::Gt, size, limit);
    let lowered = f.binary(Hlo::Subtract, size, offset);
    let size = f.select(is_far, lowered, size);
    let e = f.unary(HloUnary::Expm1, size);
    let e1 = f.binary(Hlo::Add, e, one);
    let ratio = f.binary(Hlo::Divide, e, e1);
    let sum = f.binary(Hlo::Add, e, ratio);
    let near = f.binary(Hlo::Multiply, sum, half);
    let far = f.binary(Hlo::Multiply, e, factor);
    let size = f.select(is_far, far, near);
    copy_sign(f, size, x)
}

/// cosh(x): exp(x)/2 + exp(−x)/2.
pub fn cosh(f: &mut Func, x: Value) -> Value {
    at_least_single(f, x, wide_cosh)
}

/// cosh(x) in single or double precision.
fn wide_cosh(f: &mut Func, x: Value) -> Value {
    let negative = f.unary(HloUnary::Negate, x);
    let (up, down) = (half_exp(f, x), half_exp(f, negative));
    f.binary(Hlo::Add, up, down)
}
