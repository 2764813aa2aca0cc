//! Runs with perturbed rounding, to measure how far rounding alone moves each result.
//!
//! The result of a float operation that is inexact moves by one unit in the last place, up or down
//! at random; in `a * b + c` the product moves before the addition. An exact result is unchanged:
//! sums of integers, products with powers of two, `x + 0`. An element therefore moves by about as
//! much as another summation order, or other contractions, would move it, relative to the terms of
//! its sum; an element whose computation is exact does not move.
//!
//! Subnormal operands and results of additions, multiplications, divisions and roots become zero,
//! as in XLA's CPU plugin; so do some that are up to 2¹³ times as large, since a program that
//! multiplies by a time step or divides by a distance at another point has its subnormal values
//! elsewhere. In a product with 2⁻²⁴ and smaller powers of two only subnormal values are flushed,
//! since libraries scale in such steps at the ends of the range; in one with 2²⁴ and greater ones
//! none are, since libraries scale subnormal values into the range in this way, and find the
//! leading bit of an integer.
//!
//! Not perturbed: directed rounding, additions of 2²³ or 2⁵² (and of 1.5 times those plus a bias),
//! by which compilers round to integers, and the error term `fma(a, b, -a*b)` of a product.

use std::cell::Cell;

use super::real::Real;

thread_local! {
    /// The state of the random number generator; 0 if nothing is perturbed.
    static STATE: Cell<u64> = const { Cell::new(0) };
}

/// Perturbs the kernels that this thread decodes and runs, until it is dropped.
pub struct Noise(());

impl Noise {
    /// Seeds the random number generator.
    pub fn begin(seed: u64) -> Noise {
        let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        STATE.set(mixed | 1);
        Noise(())
    }
}

impl Drop for Noise {
    fn drop(&mut self) {
        STATE.set(0);
    }
}

/// Returns whether kernels are to be decoded with noise.
pub(super) fn is_on() -> bool {
    STATE.get() != 0
}

/// Returns the next random number (xorshift).
fn next() -> u64 {
    let mut state = STATE.get();
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    STATE.set(state);
    state >> 11
}

/// Returns a neighbour of `value`; zeros, NaN and infinities are unchanged, and a subnormal value
/// becomes a zero of the same sign.
pub(super) fn disturbed<T: Real>(value: T) -> T {
    let bits = value.bits();
    let infinite = (value.wide() - value.wide()).is_nan();
    if infinite || value.wide() == 0.0 {
        return value;
    }
    let flushed = flushed(value);
    match is_zero(flushed) {
        true => flushed,
        false => T::of(disturbed_bits(bits)),
    }
}

/// Returns whether a product with `value` is a scaling step: it changes the exponent by 24 or more.
fn is_scaling<T: Real>(value: T) -> bool {
    let size = value.magnitude().wide();
    is_power_of_two(value) && (size >= SCALE || size <= 1.0 / SCALE) && size > 0.0
}

/// Returns whether the significand of a normal value is 1.
fn is_power_of_two<T: Real>(value: T) -> bool {
    let significand = (1 << (T::DIGITS - 1)) - 1;
    value.bits() & significand == 0
}

/// The smallest factor of a scaling step.
const SCALE: f64 = 16_777_216.0;

/// Returns the smallest normal value.
fn least<T: Real>() -> f64 {
    match T::DIGITS {
        f64::MANTISSA_DIGITS => f64::MIN_POSITIVE,
        _ => f64::from(f32::MIN_POSITIVE),
    }
}

/// Returns whether a value in single or double precision is subnormal, or close to it;
/// half-precision values are computed in single precision.
fn is_near_subnormal<T: Real>(value: T) -> bool {
    let size = value.wide().abs();
    T::DIGITS >= f32::MANTISSA_DIGITS && size > 0.0 && size < 8192.0 * least::<T>()
}

/// Returns zero for a subnormal value, and for one in four of those close to it.
fn flushed<T: Real>(value: T) -> T {
    let is_flushed =
        is_near_subnormal(value) && (value.wide().abs() < least::<T>() || next().is_multiple_of(4));
    match is_flushed {
        true => value.times(T::narrow(0.0)),
        false => value,
    }
}

/// Returns the bits of a neighbour of a float that is neither 0 nor infinite.
pub(super) fn disturbed_bits(bits: u64) -> u64 {
    match next() % 2 {
        0 => bits + 1,
        _ => bits - 1,
    }
}

/// Returns the result of a function, perturbed unless it looks exact: half of its significand bits
/// are 0.
pub(super) fn function<T: Real>(value: T) -> T {
    let low = (1u64 << (T::DIGITS / 2)) - 1;
    match value.bits() & low == 0 {
        true => value,
        false => disturbed(value),
    }
}

/// Returns `sum = a + b`, perturbed if it was rounded.
pub(super) fn sum<T: Real>(a: T, b: T, sum: T) -> T {
    if [a, b, sum].into_iter().any(is_near_subnormal) {
        return flushed(flushed(a).plus(flushed(b)));
    }
    let b_seen = sum.plus(a.negated());
    let a_seen = sum.plus(b_seen.negated());
    let error = a.plus(a_seen.negated()).plus(b.plus(b_seen.negated()));
    if is_zero(error) || rounds_to_integer(a) || rounds_to_integer(b) {
        return sum;
    }
    disturbed(sum)
}

/// Returns `product = a * b`, perturbed if it was rounded.
pub(super) fn product<T: Real>(a: T, b: T, product: T) -> T {
    if let Some(scale) = [a, b].into_iter().find(|factor| is_scaling(*factor)) {
        return match scale.magnitude().wide() >= SCALE {
            true => product,
            false => a.flush().times(b.flush()).flush(),
        };
    }
    if [a, b, product].into_iter().any(is_near_subnormal) {
        return flushed(flushed(a).times(flushed(b)));
    }
    match is_zero(a.fused(b, product.negated())) && !is_low(product) {
        true => product,
        false => disturbed(product),
    }
}

/// Returns `quotient = a / b`, perturbed if it was rounded, or if `a * (1 / b)` is, which XLA
/// computes for a constant `b`: one that looks exact is unchanged, since it may become an index.
pub(super) fn quotient<T: Real>(a: T, b: T, quotient: T) -> T {
    if [a, b, quotient].into_iter().any(is_near_subnormal) {
        return flushed(flushed(a).over(flushed(b)));
    }
    let is_exact = is_zero(quotient.fused(b, a.negated())) && !is_low(a);
    match is_exact && is_power_of_two(b) {
        true => quotient,
        false if is_exact => function(quotient),
        false => disturbed(quotient),
    }
}

/// Returns the `root` of `a`, perturbed if it was rounded.
pub(super) fn root<T: Real>(a: T, root: T) -> T {
    if is_near_subnormal(a) {
        return flushed(a).root();
    }
    match is_zero(root.fused(root, a.negated())) && !is_low(a) {
        true => root,
        false => disturbed(root),
    }
}

/// Returns `value = a * b + c`, perturbed if it was rounded: the product is rounded and perturbed
/// before the addition.
pub(super) fn fused<T: Real>(a: T, b: T, c: T, value: T) -> T {
    let rounded = a.times(b);
    if [a, b, c, rounded].into_iter().any(is_near_subnormal) {
        let product = flushed(flushed(a).times(flushed(b)));
        return sum(product, flushed(c), product.plus(flushed(c)));
    }
    let is_error_term = rounded.bits() == c.negated().bits();
    if is_error_term || rounds_to_integer(c) {
        return value;
    }
    if is_zero(a.fused(b, rounded.negated())) && !is_low(rounded) {
        return sum(rounded, c, value);
    }
    let product = disturbed(rounded);
    sum(product, c, product.plus(c))
}

/// Returns whether a product is so small that its error may not be representable: it may be rounded
/// although its error is 0.
fn is_low<T: Real>(product: T) -> bool {
    product.wide().abs() < least::<T>() * f64::from(T::DIGITS).exp2()
}

fn is_zero<T: Real>(value: T) -> bool {
    value.wide() == 0.0
}

/// Returns whether adding `value` is how a compiler rounds to an integer.
fn rounds_to_integer<T: Real>(value: T) -> bool {
    let shift = match T::DIGITS {
        24 => 23,
        _ => 52,
    };
    let unit = f64::from_bits((1023 + shift) << 52);
    let size = value.magnitude().wide();
    size == unit || (size - 1.5 * unit).abs() <= 1024.0
}

/// Returns the bits of the result of a library function, perturbed as by [`function`].
pub(super) fn library(bits: u64, bytes: usize) -> u64 {
    if !is_on() {
        return bits;
    }
    match bytes {
        4 => function(f32::of(bits)).bits(),
        8 => function(f64::of(bits)).bits(),
        _ => bits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_results_stay() {
        let _noise = Noise::begin(1);
        for _ in 0..100 {
            assert_eq!(sum(1.0f32, 2.0, 3.0), 3.0);
            assert_eq!(sum(0.1f32, 0.0, 0.1), 0.1);
            assert_eq!(product(0.1f64, 4.0, 0.4), 0.4);
            assert_eq!(quotient(1.0f32, 4.0, 0.25), 0.25);
            assert_eq!(quotient(0.7f64, 4.0, 0.175), 0.175);
            assert_eq!(quotient(51.0f64, 3.0, 17.0), 17.0);
            assert_eq!(root(9.0f64, 3.0), 3.0);
            let (a, b) = (0.1f64, 0.3);
            let error = a.mul_add(b, -(a * b));
            assert_eq!(fused(a, b, -(a * b), error), error);
            for magic in [12_582_912.0f32, 12_582_912.0 + 127.0] {
                assert_eq!(sum(0.3f32, magic, 0.3 + magic), 0.3 + magic);
            }
            let scaled = 1.7f32 * 2.0f32.powi(-123);
            assert_eq!(product(1.7f32, 2.0f32.powi(-123), scaled), scaled);
            let subnormal = f64::from_bits(77);
            let found = 2.0f64.powi(54);
            assert_eq!(
                product(subnormal, found, subnormal * found),
                subnormal * found
            );
        }
    }

    #[test]
    fn exact_quotients_with_all_their_digits_move() {
        let _noise = Noise::begin(1);
        let scale = 2.0f64.powi(48);
        let exact = (0.123_456_789 * scale).round() / scale;
        let whole = exact * 12.0;
        assert_eq!(exact.mul_add(12.0, -whole), 0.0);
        assert!((0..20).all(|_| quotient(whole, 12.0, exact) != exact));
    }

    #[test]
    fn subnormal_results_become_zeros_of_their_sign() {
        let _noise = Noise::begin(1);
        let tiny = product(-1.1e-20f32, 1.3e-20, -1.1e-20 * 1.3e-20);
        assert_eq!(tiny.to_bits(), (-0.0f32).to_bits());
        let tiny = product(1.1e-160f64, 1.3e-160, 1.1e-160 * 1.3e-160);
        assert_eq!(tiny.to_bits(), 0);
    }

    #[test]
    fn rounded_results_move_by_one_unit() {
        let _noise = Noise::begin(1);
        let exact = 0.1f32 + 0.7;
        let mut seen: Vec<u32> = (0..100)
            .map(|_| sum(0.1f32, 0.7, exact).to_bits())
            .collect();
        seen.sort_unstable();
        seen.dedup();
        let bits = exact.to_bits();
        assert_eq!(seen, [bits - 1, bits + 1]);
    }
}
