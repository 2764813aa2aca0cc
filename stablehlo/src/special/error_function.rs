//! The error function, its complement and its inverse.

use super::{copy_sign, is_double, polynomial, splat};
use crate::{BinaryOp as Hlo, Direction, Func, UnaryOp as HloUnary, Value};

/// erf(x)/x over x², |x| ≤ 1, within 2e-9.
#[rustfmt::skip]
const ERF_32: &[f64] = &[
    1.1283791658483509,
    -0.37612626666720334,
    0.11283594715160218,
    -0.026854212010626412,
    0.005189087423433974,
    -0.000801686428716587,
    7.875875062685488e-5,
];

/// The same, within 3e-17.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = "fitted; the first is near 2/sqrt(pi), as it should be")]
const ERF_64: &[f64] = &[
    1.1283791670955126,
    -0.3761263890318375,
    0.11283791670954879,
    -0.026866170645076792,
    0.0052239776248180145,
    -0.000854832698083379,
    0.0001205533111164271,
    -1.4925595266831182e-5,
    1.6461000484121368e-6,
    -1.6350312701054695e-7,
    1.4659775274047436e-8,
    -1.1372848856791674e-9,
    5.957176147748911e-11,
];

/// (1 + 2x)·exp(x²)·erfc(x) over (x − 2)/(x + 2), x ≥ ½, within 7e-9.
#[rustfmt::skip]
const ERFC_32: &[f64] = &[
    1.2769783817348614,
    -0.09276381765311857,
    -0.16603033790449945,
    0.16405085663394584,
    -0.054222216010675194,
    -0.008028145037227041,
    0.008742711618676837,
    0.0012335543008983993,
    -0.001522902898189711,
    -0.0003362925502374358,
    0.0002773813823069419,
];

/// (1 + 2x)·exp(x²)·erfc(x) over (x − 3.75)/(x + 3.75), x ≥ ½, within 1.1e-16.
#[rustfmt::skip]
const ERFC_64: &[f64] = &[
    1.2375126308378275,
    -0.14024059858554752,
    0.0035854154854640676,
    0.0822767384902091,
    -0.1088039301417366,
    0.09230432115822194,
    -0.05869339858952502,
    0.028362277452491275,
    -0.009746579566085057,
    0.0017556255643564262,
    0.0002937137820478447,
    -0.0002901525797062276,
    5.1648269424952344e-5,
    2.2379325748868886e-5,
    -1.1440734789599966e-5,
    -9.633937518476757e-7,
    1.7431228345004344e-6,
    -7.003208234297155e-8,
    -2.458322654586562e-7,
    3.204852366201188e-8,
    2.770119132229161e-8,
    -5.9509367713217776e-9,
    -7.364025434400407e-10,
];

/// erf⁻¹(x)/x over w − 2.5 where w = −log(1 − x²) is less than 5 (M. Giles, "Approximating the
/// erfinv function", GPU Computing Gems, 2011).
#[rustfmt::skip]
const ERF_INV_CENTRE: &[f64] = &[
    1.50140941,
    0.246640727,
    -0.00417768164,
    -0.00125372503,
    0.00021858087,
    -4.39150654e-06,
    -3.5233877e-06,
    3.43273939e-07,
    2.81022636e-08,
];

/// erf⁻¹(x)/x over √w − 3 otherwise.
#[rustfmt::skip]
const ERF_INV_TAIL: &[f64] = &[
    2.83297682,
    1.00167406,
    0.00943887047,
    -0.0076224613,
    0.00573950773,
    -0.00367342844,
    0.00134934322,
    0.000100950558,
    -0.000200214257,
];

/// erf(x) for |x| ≤ 1.
fn erf_small(f: &mut Func, x: Value) -> Value {
    let coefficients = if is_double(f, x) { ERF_64 } else { ERF_32 };
    let square = f.binary(Hlo::Multiply, x, x);
    let factor = polynomial(f, square, coefficients);
    f.binary(Hlo::Multiply, x, factor)
}

/// erfc(x) for x ≥ ½. The square in the exponent is split, since its rounding error would be
/// amplified x² times in the result.
fn erfc_large(f: &mut Func, x: Value) -> Value {
    let (shift, coefficients) = if is_double(f, x) {
        (3.75, ERFC_64)
    } else {
        (2.0, ERFC_32)
    };
    let (limit, shift) = (splat(f, x, 1e4), splat(f, x, shift));
    let x = f.binary(Hlo::Minimum, x, limit);
    let (less, more) = (
        f.binary(Hlo::Subtract, x, shift),
        f.binary(Hlo::Add, x, shift),
    );
    let t = f.binary(Hlo::Divide, less, more);
    let p = polynomial(f, t, coefficients);
    let (one, two, step) = (splat(f, x, 1.0), splat(f, x, 2.0), splat(f, x, 16.0));
    let twice = f.binary(Hlo::Multiply, two, x);
    let scale = f.binary(Hlo::Add, one, twice);
    // A multiple of 1/16, whose square is exact.
    let scaled = f.binary(Hlo::Multiply, x, step);
    let whole = f.unary(HloUnary::Floor, scaled);
    let high = f.binary(Hlo::Divide, whole, step);
    let (low, sum) = (
        f.binary(Hlo::Subtract, high, x),
        f.binary(Hlo::Add, high, x),
    );
    let square = f.binary(Hlo::Multiply, high, high);
    let square = f.unary(HloUnary::Negate, square);
    let rest = f.binary(Hlo::Multiply, low, sum);
    let (a, b) = (f.unary(HloUnary::Exp, square), f.unary(HloUnary::Exp, rest));
    let ratio = f.binary(Hlo::Divide, p, scale);
    let part = f.binary(Hlo::Multiply, ratio, b);
    f.binary(Hlo::Multiply, part, a)
}

/// The error function.
pub fn erf(f: &mut Func, x: Value) -> Value {
    let one = splat(f, x, 1.0);
    let size = f.unary(HloUnary::Abs, x);
    let rest = erfc_large(f, size);
    let large = f.binary(Hlo::Subtract, one, rest);
    let large = copy_sign(f, large, x);
    let small = erf_small(f, x);
    let is_large = f.compare(Direction::Gt, size, one);
    f.select(is_large, large, small)
}

/// One minus the error function, with full relative accuracy where it is small.
pub fn erfc(f: &mut Func, x: Value) -> Value {
    let (zero, half, one, two) = (
        splat(f, x, 0.0),
        splat(f, x, 0.5),
        splat(f, x, 1.0),
        splat(f, x, 2.0),
    );
    let size = f.unary(HloUnary::Abs, x);
    let tail = erfc_large(f, size);
    let other = f.binary(Hlo::Subtract, two, tail);
    let negative = f.compare(Direction::Lt, x, zero);
    let large = f.select(negative, other, tail);
    let small = erf_small(f, x);
    let small = f.binary(Hlo::Subtract, one, small);
    let is_large = f.compare(Direction::Gt, size, half);
    f.select(is_large, large, small)
}

/// The inverse of the error function, to single precision: ±inf at ±1, NaN beyond.
pub fn erf_inv(f: &mut Func, x: Value) -> Value {
    let square = f.binary(Hlo::Multiply, x, x);
    let square = f.unary(HloUnary::Negate, square);
    let log = f.unary(HloUnary::Log1p, square);
    let w = f.unary(HloUnary::Negate, log);
    let (five, shift, three) = (splat(f, x, 5.0), splat(f, x, 2.5), splat(f, x, 3.0));
    let near = f.binary(Hlo::Subtract, w, shift);
    let near = polynomial(f, near, ERF_INV_CENTRE);
    let root = f.unary(HloUnary::Sqrt, w);
    let far = f.binary(Hlo::Subtract, root, three);
    let far = polynomial(f, far, ERF_INV_TAIL);
    let is_near = f.compare(Direction::Lt, w, five);
    let factor = f.select(is_near, near, far);
    let inside = f.binary(Hlo::Multiply, factor, x);
    let (one, infinity) = (splat(f, x, 1.0), splat(f, x, f64::INFINITY));
    let size = f.unary(HloUnary::Abs, x);
    let is_edge = f.compare(Direction::Eq, size, one);
    let edge = copy_sign(f, infinity, x);
    f.select(is_edge, edge, inside)
}
