//! Float instructions as functions from bits to bits, one per operation, type and flags.
//!
//! Rounding to nearest uses the host's own IEEE arithmetic, every other rounding [`soft`]. Approximate instructions
//! are computed to full precision, since the hardware's tables are not part of PTX.

use super::soft::{self, BF16, F16, F32, F64, Format, Rounding};
use crate::ptx::tree::ScalarType;
use half::{bf16, f16};

/// Bits to bits.
pub(super) type F1 = fn(u64) -> u64;
/// Two operands.
pub(super) type F2 = fn(u64, u64) -> u64;
/// Three operands.
pub(super) type F3 = fn(u64, u64, u64) -> u64;

/// Modifiers that change a result.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Flags {
    /// `.ftz`: subnormals count as zero, coming in and going out.
    pub ftz: bool,
    /// `.sat`: held within 0 and 1, NaN becomes 0.
    pub sat: bool,
}

/// The host's floats.
pub(super) trait Real: Copy + PartialOrd {
    const FORMAT: Format;
    fn of(bits: u64) -> Self;
    fn bits(self) -> u64;
    fn wide(self) -> f64;
    fn narrow(value: f64) -> Self;
    fn flush(self) -> Self;
    fn nan(self) -> bool;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn over(self, other: Self) -> Self;
    fn fused(self, factor: Self, summand: Self) -> Self;
    fn root(self) -> Self;
    fn negated(self) -> Self;
    fn magnitude(self) -> Self;
    fn negative(self) -> bool;
}

macro_rules! real {
    ($float:ty, $bits:ty, $format:expr) => {
        impl Real for $float {
            const FORMAT: Format = $format;
            #[inline]
            fn of(bits: u64) -> Self {
                <$float>::from_bits(bits as $bits)
            }
            #[inline]
            fn bits(self) -> u64 {
                self.to_bits().into()
            }
            fn wide(self) -> f64 {
                self.into()
            }
            fn narrow(value: f64) -> Self {
                value as $float
            }
            #[inline]
            fn flush(self) -> Self {
                if self.is_subnormal() {
                    <$float>::copysign(0.0, self)
                } else {
                    self
                }
            }
            #[inline]
            fn nan(self) -> bool {
                self.is_nan()
            }
            #[inline]
            fn plus(self, other: Self) -> Self {
                self + other
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                self * other
            }
            #[inline]
            fn over(self, other: Self) -> Self {
                self / other
            }
            #[inline]
            fn fused(self, factor: Self, summand: Self) -> Self {
                self.mul_add(factor, summand)
            }
            #[inline]
            fn root(self) -> Self {
                self.sqrt()
            }
            #[inline]
            fn negated(self) -> Self {
                -self
            }
            #[inline]
            fn magnitude(self) -> Self {
                self.abs()
            }
            #[inline]
            fn negative(self) -> bool {
                self.is_sign_negative()
            }
        }
    };
}
real!(f32, u32, F32);
real!(f64, u64, F64);

pub(super) trait Unary<T> {
    fn apply(a: T) -> T;
}
pub(super) trait Binary<T> {
    fn apply(a: T, b: T) -> T;
}

/// Roundings as constants, so that each makes a function of its own.
const RN: u8 = 0;
const RZ: u8 = 1;
const RM: u8 = 2;
const RP: u8 = 3;

const fn rounding(mode: u8) -> Rounding {
    match mode {
        RN => Rounding::NearestEven,
        RZ => Rounding::Zero,
        RM => Rounding::Down,
        _ => Rounding::Up,
    }
}

pub(super) struct Add<const R: u8>;
pub(super) struct Subtract<const R: u8>;
pub(super) struct Multiply<const R: u8>;
pub(super) struct Divide<const R: u8>;
pub(super) struct Root<const R: u8>;
pub(super) struct Reciprocal<const R: u8>;

impl<T: Real, const R: u8> Binary<T> for Add<R> {
    #[inline]
    fn apply(a: T, b: T) -> T {
        if R == RN {
            a.plus(b)
        } else {
            T::of(soft::add(T::FORMAT, rounding(R), a.bits(), b.bits()))
        }
    }
}
impl<T: Real, const R: u8> Binary<T> for Subtract<R> {
    #[inline]
    fn apply(a: T, b: T) -> T {
        Add::<R>::apply(a, b.negated())
    }
}
impl<T: Real, const R: u8> Binary<T> for Multiply<R> {
    #[inline]
    fn apply(a: T, b: T) -> T {
        if R == RN {
            a.times(b)
        } else {
            T::of(soft::multiply(T::FORMAT, rounding(R), a.bits(), b.bits()))
        }
    }
}
impl<T: Real, const R: u8> Binary<T> for Divide<R> {
    #[inline]
    fn apply(a: T, b: T) -> T {
        if R == RN {
            a.over(b)
        } else {
            T::of(soft::divide(T::FORMAT, rounding(R), a.bits(), b.bits()))
        }
    }
}
impl<T: Real, const R: u8> Unary<T> for Root<R> {
    #[inline]
    fn apply(a: T) -> T {
        if R == RN {
            a.root()
        } else {
            T::of(soft::sqrt(T::FORMAT, rounding(R), a.bits()))
        }
    }
}
impl<T: Real, const R: u8> Unary<T> for Reciprocal<R> {
    #[inline]
    fn apply(a: T) -> T {
        Divide::<R>::apply(T::narrow(1.0), a)
    }
}

/// `min` and `max`: a NaN loses unless both are (or `.NaN` is given), and −0 is less than +0.
pub(super) struct Extreme<const MAX: bool, const NAN: bool>;
/// The same of magnitudes, with the product's sign: `.xorsign.abs`.
pub(super) struct SignedExtreme<const MAX: bool, const NAN: bool>;

impl<T: Real, const MAX: bool, const NAN: bool> Binary<T> for Extreme<MAX, NAN> {
    #[inline]
    fn apply(a: T, b: T) -> T {
        match (a.nan(), b.nan()) {
            (true, _) if NAN => a,
            (_, true) if NAN => b,
            (true, _) => b,
            (_, true) => a,
            _ => {
                let less = a < b || (a == b && a.negative());
                if less != MAX { a } else { b }
            }
        }
    }
}
impl<T: Real, const MAX: bool, const NAN: bool> Binary<T> for SignedExtreme<MAX, NAN> {
    fn apply(a: T, b: T) -> T {
        let value = Extreme::<MAX, NAN>::apply(a.magnitude(), b.magnitude());
        if a.negative() != b.negative() {
            value.negated()
        } else {
            value
        }
    }
}

macro_rules! through_double {
    ($($name:ident => $function:expr;)*) => {
        $(
            pub(super) struct $name;
            impl<T: Real> Unary<T> for $name {
                fn apply(a: T) -> T {
                    T::narrow($function(a.wide()))
                }
            }
        )*
    };
}
through_double! {
    ReciprocalRoot => |a: f64| 1.0 / a.sqrt();
    Sine => f64::sin;
    Cosine => f64::cos;
    Log2 => f64::log2;
    Exp2 => f64::exp2;
    Tanh => f64::tanh;
}

#[inline]
fn finish<T: Real, const FTZ: bool, const SAT: bool>(value: T) -> u64 {
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

/// 16-bit floats: exact as `f32`, and `f32` has bits enough that rounding twice is rounding once.
#[inline]
fn from_half<const BRAIN: bool, const FTZ: bool>(bits: u64) -> f32 {
    match (BRAIN, FTZ) {
        (true, _) => bf16::from_bits(bits as u16).to_f32(),
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
        (true, _) => bf16::from_f32(value).to_bits().into(),
        (false, true) => flush_half(f16::from_f32(value)).to_bits().into(),
        (false, false) => f16::from_f32(value).to_bits().into(),
    }
}

fn half1<O: Unary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(a: u64) -> u64 {
    to_half::<BRAIN, FTZ, SAT>(O::apply(from_half::<BRAIN, FTZ>(a)))
}

fn half2<O: Binary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
    b: u64,
) -> u64 {
    to_half::<BRAIN, FTZ, SAT>(O::apply(
        from_half::<BRAIN, FTZ>(a),
        from_half::<BRAIN, FTZ>(b),
    ))
}

fn half_fma<const BRAIN: bool, const FTZ: bool, const SAT: bool>(a: u64, b: u64, c: u64) -> u64 {
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

/// Two halves in one register.
fn pair1<O: Unary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(a: u64) -> u64 {
    half1::<O, BRAIN, FTZ, SAT>(a) | half1::<O, BRAIN, FTZ, SAT>(a >> 16) << 16
}

fn pair2<O: Binary<f32>, const BRAIN: bool, const FTZ: bool, const SAT: bool>(
    a: u64,
    b: u64,
) -> u64 {
    half2::<O, BRAIN, FTZ, SAT>(a, b) | half2::<O, BRAIN, FTZ, SAT>(a >> 16, b >> 16) << 16
}

fn pair_fma<const BRAIN: bool, const FTZ: bool, const SAT: bool>(a: u64, b: u64, c: u64) -> u64 {
    half_fma::<BRAIN, FTZ, SAT>(a, b, c)
        | half_fma::<BRAIN, FTZ, SAT>(a >> 16, b >> 16, c >> 16) << 16
}

/// Two singles in one register.
fn singles2<O: Binary<f32>, const FTZ: bool>(a: u64, b: u64) -> u64 {
    run2::<f32, O, FTZ, false>(a, b) | run2::<f32, O, FTZ, false>(a >> 32, b >> 32) << 32
}

fn singles_fma<const R: u8, const FTZ: bool>(a: u64, b: u64, c: u64) -> u64 {
    run_fma::<f32, R, FTZ, false>(a, b, c)
        | run_fma::<f32, R, FTZ, false>(a >> 32, b >> 32, c >> 32) << 32
}

/// Chooses the function for a type and flags.
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
            (ScalarType::BF16, _, false) => Some($half::<$($op,)? true, false, false>),
            (ScalarType::F16x2, false, false) => Some($pair::<$($op,)? false, false, false>),
            (ScalarType::F16x2, false, true) => Some($pair::<$($op,)? false, false, true>),
            (ScalarType::F16x2, true, false) => Some($pair::<$($op,)? false, true, false>),
            (ScalarType::F16x2, true, true) => Some($pair::<$($op,)? false, true, true>),
            (ScalarType::BF16x2, _, false) => Some($pair::<$($op,)? true, false, false>),
            _ => None,
        }
    };
}

fn unary<O: Unary<f32> + Unary<f64>>(ty: ScalarType, flags: Flags) -> Option<F1> {
    by_type!(ty, flags, run1, half1, pair1, O)
}

fn binary<O: Binary<f32> + Binary<f64>>(ty: ScalarType, flags: Flags) -> Option<F2> {
    match (ty, flags.ftz) {
        (ScalarType::F32x2, false) => Some(singles2::<O, false>),
        (ScalarType::F32x2, true) => Some(singles2::<O, true>),
        _ => by_type!(ty, flags, run2, half2, pair2, O),
    }
}

/// The function of a two-operand float instruction; `None` if there is no such form here.
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

/// `min` and `max`.
pub(super) fn extreme(
    max: bool,
    nan: bool,
    signed: bool,
    ty: ScalarType,
    flags: Flags,
) -> Option<F2> {
    match (max, nan, signed) {
        (false, false, false) => binary::<Extreme<false, false>>(ty, flags),
        (false, true, false) => binary::<Extreme<false, true>>(ty, flags),
        (true, false, false) => binary::<Extreme<true, false>>(ty, flags),
        (true, true, false) => binary::<Extreme<true, true>>(ty, flags),
        (false, false, true) => binary::<SignedExtreme<false, false>>(ty, flags),
        (false, true, true) => binary::<SignedExtreme<false, true>>(ty, flags),
        (true, false, true) => binary::<SignedExtreme<true, false>>(ty, flags),
        (true, true, true) => binary::<SignedExtreme<true, true>>(ty, flags),
    }
}

/// The function of a one-operand float instruction.
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

/// `abs` and `neg` change one bit (two in a pair) and nothing else.
fn sign_op(abs: bool, ty: ScalarType, ftz: bool) -> Option<F1> {
    Some(match (ty, abs, ftz) {
        (ScalarType::F32, true, true) => |a| f32::of(a).flush().abs().bits(),
        (ScalarType::F32, false, true) => |a| (-f32::of(a).flush()).bits(),
        (ScalarType::F32, true, false) => |a| a & 0x7FFF_FFFF,
        (ScalarType::F32, false, false) => |a| a ^ 0x8000_0000,
        (ScalarType::F64, true, _) => |a| a & !(1 << 63),
        (ScalarType::F64, false, _) => |a| a ^ 1 << 63,
        (ScalarType::F16 | ScalarType::BF16, true, _) => |a| a & 0x7FFF,
        (ScalarType::F16 | ScalarType::BF16, false, _) => |a| a ^ 0x8000,
        (ScalarType::F16x2 | ScalarType::BF16x2, true, _) => |a| a & 0x7FFF_7FFF,
        (ScalarType::F16x2 | ScalarType::BF16x2, false, _) => |a| a ^ 0x8000_8000,
        _ => return None,
    })
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

/// `fma`, and `mad` on floats.
pub(super) fn fma_op(ty: ScalarType, rounding: Rounding, flags: Flags) -> Option<F3> {
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

/// `rcp.approx.ftz.f64`: only the upper 32 bits come in and go out.
pub(super) fn rough_reciprocal(a: u64) -> u64 {
    rough(|a| 1.0 / a, a)
}

/// `rsqrt.approx.ftz.f64`
pub(super) fn rough_reciprocal_root(a: u64) -> u64 {
    rough(|a| 1.0 / a.sqrt(), a)
}

fn rough(function: impl Fn(f64) -> f64, a: u64) -> u64 {
    let value = function(f64::from_bits(a & !0xFFFF_FFFF).flush()).flush();
    if value.is_nan() {
        F64.nan
    } else {
        value.to_bits() & !0xFFFF_FFFF
    }
}
