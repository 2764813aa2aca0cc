//! Special functions that `libm` lacks, computed from their definitions: slowly, and independently
//! of raised programs.

use std::f64::consts::PI;

/// Returns the `x` between `low` and `high` where `is_below` becomes false.
fn bisect(mut low: f64, mut high: f64, is_below: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..200 {
        let middle = low + (high - low) / 2.0;
        if is_below(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// Returns the inverse of the error function.
pub(super) fn erfinv(z: f64) -> f64 {
    let size = z.abs();
    let value = match size {
        _ if size.is_nan() || size > 1.0 => f64::NAN,
        0.0 => 0.0,
        _ if size < 0.5 => bisect(0.8 * size, size, |y| libm::erf(y) < size),
        _ => tail_inverse(1.0 - size),
    };
    value.copysign(z)
}

/// Returns the inverse of `erfc`.
pub(super) fn erfcinv(q: f64) -> f64 {
    match q {
        _ if q.is_nan() || !(0.0..=2.0).contains(&q) => f64::NAN,
        _ if q <= 0.5 => tail_inverse(q),
        _ if q >= 1.5 => -tail_inverse(2.0 - q),
        _ => erfinv(1.0 - q),
    }
}

/// Returns the positive `y` with erfc(y) = `q`.
fn tail_inverse(q: f64) -> f64 {
    if q == 0.0 {
        return f64::INFINITY;
    }
    bisect(0.0, 28.0, |y| libm::erfc(y) > q)
}

/// Returns exp(x²) erfc(x): the product, or the continued fraction (Abramowitz and Stegun 7.1.14)
/// where it converges fast.
pub(super) fn erfcx(x: f64) -> f64 {
    if x < 2.0 {
        let square = x * x;
        let rest = x.mul_add(x, -square);
        let growth = square.exp();
        let whole = growth * libm::erfc(x);
        return if growth.is_finite() {
            whole + whole * rest
        } else {
            growth
        };
    }
    let fraction = (1..200)
        .rev()
        .fold(x, |below, k| x + f64::from(k) / 2.0 / below);
    1.0 / (PI.sqrt() * fraction)
}

/// Returns the modified Bessel function of order `n` (0 or 1), by its power series, whose terms are
/// all positive.
pub(super) fn modified_bessel(n: u32, x: f64) -> f64 {
    if x.is_nan() || x.abs() > 720.0 {
        return if n == 0 { x.abs() } else { x } * f64::INFINITY;
    }
    let quarter = x * x / 4.0;
    let mut term = if n == 0 { 1.0 } else { x / 2.0 };
    let mut sum = term;
    for k in 1..2000 {
        term *= quarter / (f64::from(k) * f64::from(k + n));
        sum += term;
        if term.abs() <= sum.abs() * 1e-18 {
            break;
        }
    }
    sum
}

/// Selects four of the eight bytes of `y:x`; only three bits of each selector are used.
pub(super) fn byte_perm(x: u64, y: u64, selectors: u64) -> u64 {
    let bytes = (y << 32 | x & 0xFFFF_FFFF).to_le_bytes();
    let picked = [0, 4, 8, 12].map(|shift| bytes[(selectors >> shift) as usize & 7]);
    u32::from_le_bytes(picked).into()
}
