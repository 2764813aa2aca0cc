//! Float instructions as functions on bits, one for each operation, type and set of flags.
//!
//! Rounding to nearest uses the host's IEEE arithmetic, the other rounding modes use [`soft`].
//! Approximate instructions are computed to full precision, since the hardware's tables are not
//! part of PTX.

use super::half_floats::{
    half_fma, half1, half2, noisy_half, noisy_half_fma, noisy_pair, noisy_pair_fma, pair_fma,
    pair1, pair2,
};
use super::noise;
use super::real::*;
use super::soft::{self, Rounding};
use ptx::tree::ScalarType;

/// A function of one operand.
pub(super) type F1 = fn(u64) -> u64;
/// A function of two operands.
pub(super) type F2 = fn(u64, u64) -> u64;
/// A function of three operands.
pub(super) type F3 = fn(u64, u64, u64) -> u64;

/// Modifiers that change a result.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Flags {
    /// `.ftz`: subnormal operands and results are flushed to zero.
    pub ftz: bool,
    /// `.sat`: clamped to 0 .. 1, with NaN becoming 0.
    pub sat: bool,
}

#[inline]
pub(super) fn finish<T: Real, const FTZ: bool, const SAT: bool>(value: T) -> u64 {
    let mut value = value;
    if SAT {
        let (zero, one) = (T::narrow(0.0), T::narrow(1.0));
        value = if value > one {
            one
        } else if value > zero {
            value
        } else {
            zero
        };
    }
    if FTZ {
        value = value.flush();
    }
    if value.nan() {
        T::FORMAT.nan
    } else {
        value.bits()
    }
}

#[inline]
fn start<T: Real, const FTZ: bool>(bits: u64) -> T {
    if FTZ {
        T::of(bits).flush()
    } else {
        T::of(bits)
    }
}

fn run1<T: Real, O: Unary<T>, const FTZ: bool, const SAT: bool>(a: u64) -> u64 {
    finish::<T, FTZ, SAT>(O::apply(start::<T, FTZ>(a)))
}

fn run2<T: Real, O: Binary<T>, const FTZ: bool, const SAT: bool>(a: u64, b: u64) -> u64 {
    finish::<T, FTZ, SAT>(O::apply(start::<T, FTZ>(a), start::<T, FTZ>(b)))
}

fn run_fma<T: Real, const R: u8, const FTZ: bool, const SAT: bool>(a: u64, b: u64, c: u64) -> u64 {
    let (a, b, c) = (start::<T, FTZ>(a), start::<T, FTZ>(b), start::<T, FTZ>(c));
    let value = match R {
        RN => a.fused(b, c),
        _ => T::of(soft::fma(
            T::FORMAT,
            rounding(R),
            a.bits(),
            b.bits(),
            c.bits(),
        )),
    };
    finish::<T, FTZ, SAT>(value)
}

fn noisy1<T: Real, O: Unary<T>, const FTZ: bool, const SAT: bool>(a: u64) -> u64 {
    let a = start::<T, FTZ>(a);
    finish::<T, FTZ, SAT>(O::disturbed(a, O::apply(a)))
}

fn noisy2<T: Real, O: Binary<T>, const FTZ: bool, const SAT: bool>(a: u64, b: u64) -> u64 {
    let (a, b) = (start::<T, FTZ>(a), start::<T, FTZ>(b));
    finish::<T, FTZ, SAT>(O::disturbed(a, b, O::apply(a, b)))
}

fn noisy_fma<T: Real, const FTZ: bool, const SAT: bool>(a: u64, b: u64, c: u64) -> u64 {
    let (a, b, c) = (start::<T, FTZ>(a), start::<T, FTZ>(b), start::<T, FTZ>(c));
    finish::<T, FTZ, SAT>(noise::fused(a, b, c, a.fused(b, c)))
}

/// Applies an operation to two single-precision values in one register.
fn singles2<O: Binary<f32>, const FTZ: bool>(a: u64, b: u64) -> u64 {
    run2::<f32, O, FTZ, false>(a, b) | run2::<f32, O, FTZ, false>(a >> 32, b >> 32) << 32
}

fn singles_fma<const R: u8, const FTZ: bool>(a: u64, b: u64, c: u64) -> u64 {
    run_fma::<f32, R, FTZ, false>(a, b, c)
        | run_fma::<f32, R, FTZ, false>(a >> 32, b >> 32, c >> 32) << 32
}

/// Selects the function for a type of 32 or 64 bits and flags.
macro_rules! by_real {
    ($ty:expr, $flags:expr, $run:ident, $($op:ty)?) => {
        match ($ty, $flags.ftz, $flags.sat) {
            (ScalarType::F32, false, false) => Some($run::<f32, $($op,)? false, false> as _),
            (ScalarType::F32, false, true) => Some($run::<f32, $($op,)? false, true> as _),
            (ScalarType::F32, true, false) => Some($run::<f32, $($op,)? true, false> as _),
            (ScalarType::F32, true, true) => Some($run::<f32, $($op,)? true, true> as _),
            (ScalarType::F64, false, false) => Some($run::<f64, $($op,)? false, false> as _),
            (ScalarType::F64, true, false) => Some($run::<f64, $($op,)? true, false> as _),
            _ => None,
        }
    };
}

/// Selects the function for a type and flags.
macro_rules! by_type {
    ($ty:expr, $flags:expr, $run:ident, $half:ident, $pair:ident, $($op:ty)?) => {
        match ($ty, $flags.ftz, $flags.sat) {
            (ScalarType::F32, false, false) => Some($run::<f32, $($op,)? false, false>),
            (ScalarType::F32, false, true) => Some($run::<f32, $($op,)? false, true>),
            (ScalarType::F32, true, false) => Some($run::<f32, $($op,)? true, false>),
            (ScalarType::F32, true, true) => Some($run::<f32, $($op,)? true, true>),
            (ScalarType::F64, false, false) => Some($run::<f64, $($op,)? false, false>),
            (ScalarType::F64, true, false) => Some($run::<f64, $($op,)? true, false>),
            (ScalarType::F16, false, false) => Some($half::<$($op,)? false, false, false>),
            (ScalarType::F16, false, true) => Some($half::<$($op,)? false, false, true>),
            (ScalarType::F16, true, false) => Some($half::<$($op,)? false, true, false>),
            (ScalarType::F16, true, true) => Some($half::<$($op,)? false, true, true>),
            (ScalarType::BF16, false, false) => Some($half::<$($op,)? true, false, false>),
            (ScalarType::BF16, true, false) => Some($half::<$($op,)? true, true, false>),
            (ScalarType::F16x2, false, false) => Some($pair::<$($op,)? false, false, false>),
            (ScalarType::F16x2, false, true) => Some($pair::<$($op,)? false, false, true>),
            (ScalarType::F16x2, true, false) => Some($pair::<$($op,)? false, true, false>),
            (ScalarType::F16x2, true, true) => Some($pair::<$($op,)? false, true, true>),
            (ScalarType::BF16x2, false, false) => Some($pair::<$($op,)? true, false, false>),
            (ScalarType::BF16x2, true, false) => Some($pair::<$($op,)? true, true, false>),
            _ => None,
        }
    };
}

fn unary<O: Unary<f32> + Unary<f64>>(ty: ScalarType, flags: Flags) -> Option<F1> {
    if noise::is_on()
        && let Some(run) = by_real!(ty, flags, noisy1, O)
    {
        return Some(run);
    }
    by_type!(ty, flags, run1, half1, pair1, O)
}

fn binary<O: Binary<f32> + Binary<f64>>(ty: ScalarType, flags: Flags) -> Option<F2> {
    if noise::is_on() {
        let run = match (ty, flags.ftz || flags.sat) {
            (ScalarType::F16, false) => Some(noisy_half::<O, false> as F2),
            (ScalarType::BF16, false) => Some(noisy_half::<O, true> as F2),
            (ScalarType::F16x2, false) => Some(noisy_pair::<O, false> as F2),
            (ScalarType::BF16x2, false) => Some(noisy_pair::<O, true> as F2),
            _ => by_real!(ty, flags, noisy2, O),
        };
        if run.is_some() {
            return run;
        }
    }
    match (ty, flags.ftz) {
        (ScalarType::F32x2, false) => Some(singles2::<O, false>),
        (ScalarType::F32x2, true) => Some(singles2::<O, true>),
        _ => by_type!(ty, flags, run2, half2, pair2, O),
    }
}

/// Returns the function of a float instruction with two operands; `None` for unsupported forms.
pub(super) fn binary_op(
    opcode: &str,
    ty: ScalarType,
    rounding: Rounding,
    flags: Flags,
) -> Option<F2> {
    let half = matches!(
        ty,
        ScalarType::F16 | ScalarType::BF16 | ScalarType::F16x2 | ScalarType::BF16x2
    );
    if half && rounding != Rounding::NearestEven {
        return None;
    }
    macro_rules! rounded {
        ($op:ident) => {
            match rounding {
                Rounding::NearestEven => binary::<$op<RN>>(ty, flags),
                Rounding::Zero => binary::<$op<RZ>>(ty, flags),
                Rounding::Down => binary::<$op<RM>>(ty, flags),
                Rounding::Up => binary::<$op<RP>>(ty, flags),
                Rounding::NearestAway => None,
            }
        };
    }
    match opcode {
        "add" => rounded!(Add),
        "sub" => rounded!(Subtract),
        "mul" => rounded!(Multiply),
        "div" => rounded!(Divide),
        _ => None,
    }
}

/// The values that `min` and `max` compare.
#[derive(Clone, Copy, Debug)]
pub(super) enum Compared {
    /// The operands.
    Values,
    /// `.abs`: their magnitudes.
    Magnitudes,
    /// `.xorsign.abs`: their magnitudes; the result has the sign of the product.
    SignedMagnitudes,
}

/// Returns the function of `min` and `max`; `nan` if NaN operands propagate.
pub(super) fn extreme(
    max: bool,
    nan: bool,
    compared: Compared,
    ty: ScalarType,
    flags: Flags,
) -> Option<F2> {
    macro_rules! of {
        ($op:ident) => {
            match (max, nan) {
                (false, false) => binary::<$op<false, false>>(ty, flags),
                (false, true) => binary::<$op<false, true>>(ty, flags),
                (true, false) => binary::<$op<true, false>>(ty, flags),
                (true, true) => binary::<$op<true, true>>(ty, flags),
            }
        };
    }
    match compared {
        Compared::Values => of!(Extreme),
        Compared::Magnitudes => of!(MagnitudeExtreme),
        Compared::SignedMagnitudes => of!(SignedExtreme),
    }
}

/// Returns the function of a float instruction with one operand.
pub(super) fn unary_op(
    opcode: &str,
    ty: ScalarType,
    rounding: Rounding,
    flags: Flags,
) -> Option<F1> {
    macro_rules! rounded {
        ($op:ident) => {
            match rounding {
                Rounding::NearestEven => unary::<$op<RN>>(ty, flags),
                Rounding::Zero => unary::<$op<RZ>>(ty, flags),
                Rounding::Down => unary::<$op<RM>>(ty, flags),
                Rounding::Up => unary::<$op<RP>>(ty, flags),
                Rounding::NearestAway => None,
            }
        };
    }
    match opcode {
        "sqrt" => rounded!(Root),
        "rcp" => rounded!(Reciprocal),
        "rsqrt" => unary::<ReciprocalRoot>(ty, flags),
        "sin" => unary::<Sine>(ty, flags),
        "cos" => unary::<Cosine>(ty, flags),
        "lg2" => unary::<Log2>(ty, flags),
        "ex2" => unary::<Exp2>(ty, flags),
        "tanh" => unary::<Tanh>(ty, flags),
        "abs" | "neg" => sign_op(opcode == "abs", ty, flags.ftz),
        _ => None,
    }
}

/// Returns the function of `abs` and `neg`, which change only the sign bit (two in a pair).
fn sign_op(abs: bool, ty: ScalarType, ftz: bool) -> Option<F1> {
    Some(match (ty, abs, ftz) {
        (ScalarType::F32, true, true) => |a| f32::of(a).flush().abs().bits(),
        (ScalarType::F32, false, true) => |a| (-f32::of(a).flush()).bits(),
        (ScalarType::F32, true, false) => |a| a & 0x7FFF_FFFF,
        (ScalarType::F32, false, false) => |a| a ^ 0x8000_0000,
        (ScalarType::F64, true, _) => |a| a & !(1 << 63),
        (ScalarType::F64, false, _) => |a| a ^ 1 << 63,
        (ScalarType::F16, true, true) => |a| flush_half_bits(a) & 0x7FFF,
        (ScalarType::F16, false, true) => |a| flush_half_bits(a) ^ 0x8000,
        (ScalarType::F16x2, true, true) => |a| flush_pair_bits(a) & 0x7FFF_7FFF,
        (ScalarType::F16x2, false, true) => |a| flush_pair_bits(a) ^ 0x8000_8000,
        (ScalarType::F16 | ScalarType::BF16, true, _) => |a| a & 0x7FFF,
        (ScalarType::F16 | ScalarType::BF16, false, _) => |a| a ^ 0x8000,
        (ScalarType::F16x2 | ScalarType::BF16x2, true, _) => |a| a & 0x7FFF_7FFF,
        (ScalarType::F16x2 | ScalarType::BF16x2, false, _) => |a| a ^ 0x8000_8000,
        _ => return None,
    })
}

/// Flushes a subnormal half to a zero of the same sign.
pub(super) fn flush_half_bits(bits: u64) -> u64 {
    if bits & 0x7C00 == 0 {
        bits & 0x8000
    } else {
        bits
    }
}

fn flush_pair_bits(bits: u64) -> u64 {
    flush_half_bits(bits & 0xFFFF) | flush_half_bits(bits >> 16 & 0xFFFF) << 16
}

fn fma_rounded<const R: u8>(ty: ScalarType, flags: Flags) -> Option<F3> {
    match (ty, flags.ftz, flags.sat) {
        (ScalarType::F32, false, false) => Some(run_fma::<f32, R, false, false>),
        (ScalarType::F32, false, true) => Some(run_fma::<f32, R, false, true>),
        (ScalarType::F32, true, false) => Some(run_fma::<f32, R, true, false>),
        (ScalarType::F32, true, true) => Some(run_fma::<f32, R, true, true>),
        (ScalarType::F64, false, false) => Some(run_fma::<f64, R, false, false>),
        (ScalarType::F32x2, false, false) => Some(singles_fma::<R, false>),
        (ScalarType::F32x2, true, false) => Some(singles_fma::<R, true>),
        _ => None,
    }
}

/// Returns the function of `fma`, and of `mad` on floats.
pub(super) fn fma_op(ty: ScalarType, rounding: Rounding, flags: Flags) -> Option<F3> {
    if noise::is_on() && rounding == Rounding::NearestEven {
        let run: Option<F3> = match (ty, flags.ftz || flags.sat) {
            (ScalarType::F16, false) => Some(noisy_half_fma::<false>),
            (ScalarType::BF16, false) => Some(noisy_half_fma::<true>),
            (ScalarType::F16x2, false) => Some(noisy_pair_fma::<false>),
            (ScalarType::BF16x2, false) => Some(noisy_pair_fma::<true>),
            _ => by_real!(ty, flags, noisy_fma,),
        };
        if run.is_some() {
            return run;
        }
    }
    let half: Option<F3> = match (ty, flags.ftz, flags.sat) {
        (ScalarType::F16, false, false) => Some(half_fma::<false, false, false>),
        (ScalarType::F16, false, true) => Some(half_fma::<false, false, true>),
        (ScalarType::F16, true, false) => Some(half_fma::<false, true, false>),
        (ScalarType::F16, true, true) => Some(half_fma::<false, true, true>),
        (ScalarType::BF16, false, false) => Some(half_fma::<true, false, false>),
        (ScalarType::F16x2, false, false) => Some(pair_fma::<false, false, false>),
        (ScalarType::F16x2, false, true) => Some(pair_fma::<false, false, true>),
        (ScalarType::F16x2, true, false) => Some(pair_fma::<false, true, false>),
        (ScalarType::F16x2, true, true) => Some(pair_fma::<false, true, true>),
        (ScalarType::BF16x2, false, false) => Some(pair_fma::<true, false, false>),
        _ => None,
    };
    match rounding {
        Rounding::NearestEven => half.or_else(|| fma_rounded::<RN>(ty, flags)),
        Rounding::Zero => fma_rounded::<RZ>(ty, flags),
        Rounding::Down => fma_rounded::<RM>(ty, flags),
        Rounding::Up => fma_rounded::<RP>(ty, flags),
        Rounding::NearestAway => None,
    }
}

/// Executes `rcp.approx.ftz.f64`: only the upper 32 bits are read and written.
pub(super) fn rough_reciprocal(a: u64) -> u64 {
    rough(|a| 1.0 / a, a)
}

/// Executes `rsqrt.approx.ftz.f64`, likewise.
pub(super) fn rough_reciprocal_root(a: u64) -> u64 {
    rough(|a| 1.0 / a.sqrt(), a)
}

fn rough(function: impl Fn(f64) -> f64, a: u64) -> u64 {
    let value = function(f64::from_bits(a & !0xFFFF_FFFF).flush()).flush();
    if value.is_nan() {
        // The NaN that PTX ISA 9.0, 9.7.3.14 and 9.7.3.17 specify.
        0x7FFF_FFFF_0000_0000
    } else {
        value.to_bits() & !0xFFFF_FFFF
    }
}
