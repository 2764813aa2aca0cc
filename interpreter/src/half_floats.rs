//! 16-bit floats, single and in pairs.

use super::float::{F1, finish};
use super::noise;
use super::real::{Binary, Real, Unary};
use super::soft::{self, BF16, F16, Rounding};
use half::{bf16, f16};
use ptx::tree::ScalarType;

/// Converts a 16-bit float to `f32`: exactly, and `f32` has enough bits that rounding the result
/// twice equals rounding once.
#[inline]
fn from_half<const BRAIN: bool, const FTZ: bool>(bits: u64) -> f32 {
    match (BRAIN, FTZ) {
        (true, true) => flush_brain(bf16::from_bits(bits as u16)).to_f32(),
        (true, false) => bf16::from_bits(bits as u16).to_f32(),
        (false, true) => flush_half(f16::from_bits(bits as u16)).to_f32(),
        (false, false) => f16::from_bits(bits as u16).to_f32(),
    }
}

fn flush_half(value: f16) -> f16 {
    let subnormal = value.to_bits() & 0x7C00 == 0;
    if subnormal {
        f16::from_bits(value.to_bits() & 0x8000)
    } else {
        value
    }
}

fn flush_brain(value: bf16) -> bf16 {
    let subnormal = value.to_bits() & 0x7F80 == 0;
    if subnormal {
        bf16::from_bits(value.to_bits() & 0x8000)
    } else {
        value
    }
}

#[inline]
fn to_half<const BRAIN: bool, const FTZ: bool, const SAT: bool>(value: f32) -> u64 {
    let value = if SAT {
        f32::of(finish::<f32, false, true>(value))
    } else {
        value
    };
    if value.is_nan() {
        return 0x7FFF;
    }
    match (BRAIN, FTZ) {
        (true, true) => flush_brain(bf16::from_f32(value)).to_bits().into(),
        (true, false) => bf16::from_f32(value).to_bits().into(),
        (false, true) => flush_half(f16::from_f32(value)).to_bits().into(),
        (false, false) => f16::from_f32(value).to_bits().into(),
    }
}

pub(super) fn half1<O: Unary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
) -> u64 {
    to_half::<BRAIN, FTZ, SAT>(O::apply(from_half::<BRAIN, FTZ>(a)))
}

pub(super) fn half2<O: Binary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
    b: u64,
) -> u64 {
    to_half::<BRAIN, FTZ, SAT>(O::apply(
        from_half::<BRAIN, FTZ>(a),
        from_half::<BRAIN, FTZ>(b),
    ))
}

pub(super) fn half_fma<const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
    b: u64,
    c: u64,
) -> u64 {
    let format = if BRAIN { BF16 } else { F16 };
    let flushed = |bits: u64| {
        if FTZ && !BRAIN {
            flush_half(f16::from_bits(bits as u16)).to_bits().into()
        } else {
            bits
        }
    };
    let (a, b, c) = (a & 0xFFFF, b & 0xFFFF, c & 0xFFFF);
    let value = soft::fma(
        format,
        Rounding::NearestEven,
        flushed(a),
        flushed(b),
        flushed(c),
    );
    to_half::<BRAIN, FTZ, SAT>(from_half::<BRAIN, FTZ>(value))
}

/// Returns the half nearest to `value`, perturbed if it is not exact.
fn noisy<const BRAIN: bool>(half: u64, value: f64) -> u64 {
    let rounded = f64::from(from_half::<BRAIN, false>(half));
    let least = half & 0x7FFF == 0;
    match rounded == value || !value.is_finite() || !rounded.is_finite() || least {
        true => half,
        false => noise::disturbed_bits(half),
    }
}

/// Executes [`half2`] with noise.
pub(super) fn noisy_half<O: Binary<f32>, const BRAIN: bool>(a: u64, b: u64) -> u64 {
    let value = O::apply(from_half::<BRAIN, false>(a), from_half::<BRAIN, false>(b));
    noisy::<BRAIN>(to_half::<BRAIN, false, false>(value), value.into())
}

/// Executes [`pair2`] with noise.
pub(super) fn noisy_pair<O: Binary<f32>, const BRAIN: bool>(a: u64, b: u64) -> u64 {
    noisy_half::<O, BRAIN>(a, b) | noisy_half::<O, BRAIN>(a >> 16, b >> 16) << 16
}

/// Executes [`half_fma`] with noise.
pub(super) fn noisy_half_fma<const BRAIN: bool>(a: u64, b: u64, c: u64) -> u64 {
    let wide = |bits: u64| f64::from(from_half::<BRAIN, false>(bits));
    let value = wide(a) * wide(b) + wide(c);
    noisy::<BRAIN>(half_fma::<BRAIN, false, false>(a, b, c), value)
}

/// Executes [`pair_fma`] with noise.
pub(super) fn noisy_pair_fma<const BRAIN: bool>(a: u64, b: u64, c: u64) -> u64 {
    noisy_half_fma::<BRAIN>(a, b, c) | noisy_half_fma::<BRAIN>(a >> 16, b >> 16, c >> 16) << 16
}

/// Applies an operation to two halves in one register.
pub(super) fn pair1<O: Unary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
) -> u64 {
    half1::<O, BRAIN, FTZ, SAT>(a) | half1::<O, BRAIN, FTZ, SAT>(a >> 16) << 16
}

pub(super) fn pair2<O: Binary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
    b: u64,
) -> u64 {
    half2::<O, BRAIN, FTZ, SAT>(a, b) | half2::<O, BRAIN, FTZ, SAT>(a >> 16, b >> 16) << 16
}

pub(super) fn pair_fma<const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
    b: u64,
    c: u64,
) -> u64 {
    half_fma::<BRAIN, FTZ, SAT>(a, b, c)
        | half_fma::<BRAIN, FTZ, SAT>(a >> 16, b >> 16, c >> 16) << 16
}

/// Returns the function of `.relu`: negative values become 0.
pub(super) fn relu(ty: ScalarType) -> Option<F1> {
    fn one(half: u64) -> u64 {
        let (nan, negative) = (half & 0x7FFF == 0x7FFF, half & 0x8000 != 0);
        if negative && !nan { 0 } else { half & 0xFFFF }
    }
    Some(match ty {
        ScalarType::F16 | ScalarType::BF16 => one,
        ScalarType::F16x2 | ScalarType::BF16x2 => |a| one(a) | one(a >> 16) << 16,
        _ => return None,
    })
}
