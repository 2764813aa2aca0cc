//! The host's floats, and the operations on them.

use super::noise;
use super::soft::{self, F32, F64, Format, Rounding};

/// The host's floats.
pub(super) trait Real: Copy + PartialOrd {
    const FORMAT: Format;
    /// The bits of the significand, including the leading one.
    const DIGITS: u32;
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
            const DIGITS: u32 = <$float>::MANTISSA_DIGITS;
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
    /// Returns `value`, the result for `a`, perturbed in a run with noise.
    fn disturbed(_a: T, value: T) -> T {
        value
    }
}
pub(super) trait Binary<T> {
    fn apply(a: T, b: T) -> T;
    /// Returns `value`, the result for `a` and `b`, perturbed in a run with noise.
    fn disturbed(_a: T, _b: T, value: T) -> T {
        value
    }
}

/// Rounding modes as constants, so that each instantiates a separate function.
pub(super) const RN: u8 = 0;
pub(super) const RZ: u8 = 1;
pub(super) const RM: u8 = 2;
pub(super) const RP: u8 = 3;

pub(super) const fn rounding(mode: u8) -> Rounding {
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
    fn disturbed(a: T, b: T, value: T) -> T {
        if R == RN {
            noise::sum(a, b, value)
        } else {
            value
        }
    }
}
impl<T: Real, const R: u8> Binary<T> for Subtract<R> {
    #[inline]
    fn apply(a: T, b: T) -> T {
        Add::<R>::apply(a, b.negated())
    }
    fn disturbed(a: T, b: T, value: T) -> T {
        if R == RN {
            noise::sum(a, b.negated(), value)
        } else {
            value
        }
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
    fn disturbed(a: T, b: T, value: T) -> T {
        if R == RN {
            noise::product(a, b, value)
        } else {
            value
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
    fn disturbed(a: T, b: T, value: T) -> T {
        if R == RN {
            noise::quotient(a, b, value)
        } else {
            value
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
    fn disturbed(a: T, value: T) -> T {
        if R == RN {
            noise::root(a, value)
        } else {
            value
        }
    }
}
impl<T: Real, const R: u8> Unary<T> for Reciprocal<R> {
    #[inline]
    fn apply(a: T) -> T {
        Divide::<R>::apply(T::narrow(1.0), a)
    }
    fn disturbed(a: T, value: T) -> T {
        if R == RN {
            noise::quotient(T::narrow(1.0), a, value)
        } else {
            value
        }
    }
}

/// `min` and `max`: a NaN is ignored unless both operands are (or `.NaN` is given), and −0 is less
/// than +0.
pub(super) struct Extreme<const MAX: bool, const NAN: bool>;
/// `.xorsign.abs`: compares magnitudes, and the result has the sign of the product.
pub(super) struct SignedExtreme<const MAX: bool, const NAN: bool>;
/// `.abs`: compares magnitudes.
pub(super) struct MagnitudeExtreme<const MAX: bool, const NAN: bool>;

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

impl<T: Real, const MAX: bool, const NAN: bool> Binary<T> for MagnitudeExtreme<MAX, NAN> {
    fn apply(a: T, b: T) -> T {
        Extreme::<MAX, NAN>::apply(a.magnitude(), b.magnitude())
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
                fn disturbed(_: T, value: T) -> T {
                    noise::function(value)
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
