//! Conversions to 16-bit floats with a single rounding, to nearest even.

use half::{bf16, f16};

/// `x` as an `f32` rounded to odd: the last bit records whether anything was cut off, so that
/// rounding the result to a narrower type gives the same as rounding `x` directly.
fn to_odd(x: f64) -> f32 {
    let near = x as f32;
    if x.is_nan() || f64::from(near) == x {
        return near;
    }
    let cut = if f64::from(near).abs() > x.abs() {
        f32::from_bits(near.to_bits() - 1) // one ulp towards zero; also from infinity to the largest
    } else {
        near
    };
    f32::from_bits(cut.to_bits() | 1)
}

/// `x` as an `f64`, rounded to odd.
fn int_to_odd(x: i128) -> f64 {
    let magnitude = x.unsigned_abs();
    let excess = (128 - magnitude.leading_zeros()).saturating_sub(53);
    let lost = magnitude & ((1 << excess) - 1) != 0;
    let kept = ((magnitude >> excess) | u128::from(lost)) << excess;
    if x < 0 { -(kept as f64) } else { kept as f64 }
}

/// The nearest `f16`.
pub(crate) fn f16_from_f64(x: f64) -> f16 {
    f16::from_f32(to_odd(x))
}

/// The nearest `bf16`.
pub(crate) fn bf16_from_f64(x: f64) -> bf16 {
    bf16::from_f32(to_odd(x))
}

/// The `f16` nearest to an integer.
pub(crate) fn f16_from_int(x: i128) -> f16 {
    f16_from_f64(int_to_odd(x))
}

/// The `bf16` nearest to an integer.
pub(crate) fn bf16_from_int(x: i128) -> bf16 {
    bf16_from_f64(int_to_odd(x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_once() {
        // Just above the midpoint of 1 and the next bf16: through f32 it would become the tie and
        // round down.
        let above = 1.0 + 2f64.powi(-8) + 2f64.powi(-40);
        assert_eq!(bf16_from_f64(above).to_f64(), 1.0 + 2f64.powi(-7));
        assert_eq!(bf16_from_f64(1.0 + 2f64.powi(-8)).to_f64(), 1.0);
        let above = 1.0 + 2f64.powi(-11) + 2f64.powi(-40);
        assert_eq!(f16_from_f64(above).to_f64(), 1.0 + 2f64.powi(-10));
        assert_eq!(f16_from_f64(65519.999).to_f64(), 65504.0);
        assert!(f16_from_f64(65520.0).is_infinite());
        assert!(bf16_from_f64(f64::MAX).is_infinite());
        assert!(bf16_from_f64(f64::NAN).is_nan());
        assert_eq!(f16_from_f64(1e-300).to_bits(), 0);
        assert_eq!(f16_from_f64(-1e-300).to_bits(), 0x8000);
        let above = (1i128 << 62) + (1 << 54) + 1;
        assert_eq!(bf16_from_int(above).to_f64(), 2f64.powi(62) + 2f64.powi(55));
        assert_eq!(bf16_from_int(above - 1).to_f64(), 2f64.powi(62));
        assert_eq!(f16_from_int(-2049).to_f64(), -2048.0);
    }
}
