//! Operations on floats; 16-bit floats are computed as `f32` and rounded after each op.
//!
//! The sign and payload of a computed NaN are unspecified, and processors and compilers differ. The
//! interpreter always returns the same NaN, so that a program has one result. Ops on signs keep the
//! other bits.

use half::{bf16, f16};

use super::data::Data;
use super::element::{Element, Real, element_basics, refused};
use crate::round::{bf16_from_f64, bf16_from_int, f16_from_f64, f16_from_int};
use crate::{BinaryOp, ElementType, UnaryOp};

/// Implements [`Element`] for a float type. `$wide` is the type in which ops are computed; `$widen`
/// and `$round` convert to it and back.
macro_rules! float {
    ($variant:ident, $t:ty, $zero:expr, $wide:ty, $widen:expr, $round:expr, $from_f64:expr, $from_int:expr) => {
        impl Element for $t {
            element_basics!($variant, $t, $zero);
            type Bytes = [u8; size_of::<$t>()];

            fn read(bytes: &[u8]) -> $t {
                <$t>::from_le_bytes(bytes.try_into().expect("as many bytes as it has"))
            }

            fn written(self) -> Self::Bytes {
                self.to_le_bytes()
            }

            fn to_real(self) -> Real {
                Real::Float(self.into())
            }

            fn from_real(real: Real) -> $t {
                match real {
                    Real::Int(x) => $from_int(x),
                    Real::Float(x) => $from_f64(x),
                }
            }

            fn unary(op: UnaryOp) -> fn($t) -> $t {
                macro_rules! of {
                    (|$x:ident| $body:expr) => {
                        |x: $t| -> $t {
                            let $x: $wide = $widen(x);
                            $round(<$wide>::one_nan($body))
                        }
                    };
                }
                match op {
                    UnaryOp::Abs => |x| $round($widen(x).abs()),
                    UnaryOp::Negate => |x| $round(-$widen(x)),
                    UnaryOp::Sign => of!(|x| if x == 0.0 || x.is_nan() {
                        x
                    } else {
                        x.signum()
                    }),
                    UnaryOp::Sqrt => of!(|x| x.sqrt()),
                    UnaryOp::Rsqrt => of!(|x| 1.0 / x.sqrt()),
                    UnaryOp::Cbrt => of!(|x| x.cbrt()),
                    UnaryOp::Exp => of!(|x| x.exp()),
                    UnaryOp::Expm1 => of!(|x| x.exp_m1()),
                    UnaryOp::Log => of!(|x| x.ln()),
                    UnaryOp::Log1p => of!(|x| x.ln_1p()),
                    UnaryOp::Sine => of!(|x| x.sin()),
                    UnaryOp::Cosine => of!(|x| x.cos()),
                    UnaryOp::Tan => of!(|x| x.tan()),
                    UnaryOp::Tanh => of!(|x| x.tanh()),
                    UnaryOp::Logistic => of!(|x| 1.0 / (1.0 + (-x).exp())),
                    UnaryOp::Floor => of!(|x| x.floor()),
                    UnaryOp::Ceil => of!(|x| x.ceil()),
                    UnaryOp::RoundNearestEven => of!(|x| x.round_ties_even()),
                    UnaryOp::RoundNearestAfz => of!(|x| x.round()),
                    UnaryOp::Not
                    | UnaryOp::PopulationCount
                    | UnaryOp::CountLeadingZeros
                    | UnaryOp::IsFinite => refused(op.name(), Self::TYPE),
                }
            }

            fn binary(op: BinaryOp) -> fn($t, $t) -> $t {
                macro_rules! of {
                    (|$x:ident, $y:ident| $body:expr) => {
                        |x: $t, y: $t| -> $t {
                            let ($x, $y): ($wide, $wide) = ($widen(x), $widen(y));
                            $round(<$wide>::one_nan($body))
                        }
                    };
                }
                match op {
                    BinaryOp::Add => of!(|x, y| x + y),
                    BinaryOp::Subtract => of!(|x, y| x - y),
                    BinaryOp::Multiply => of!(|x, y| x * y),
                    BinaryOp::Divide => of!(|x, y| x / y),
                    BinaryOp::Remainder => of!(|x, y| x % y),
                    BinaryOp::Power => of!(|x, y| x.powf(y)),
                    BinaryOp::Atan2 => of!(|x, y| x.atan2(y)),
                    // IEEE 754's maximum and minimum: NaN if an operand is NaN, and -0 < +0.
                    BinaryOp::Maximum => of!(|x, y| {
                        let x_is_it = x > y || (x == y && !x.is_sign_negative());
                        if x.is_nan() || (x_is_it && !y.is_nan()) {
                            x
                        } else {
                            y
                        }
                    }),
                    BinaryOp::Minimum => of!(|x, y| {
                        let x_is_it = x < y || (x == y && x.is_sign_negative());
                        if x.is_nan() || (x_is_it && !y.is_nan()) {
                            x
                        } else {
                            y
                        }
                    }),
                    BinaryOp::And
                    | BinaryOp::Or
                    | BinaryOp::Xor
                    | BinaryOp::ShiftLeft
                    | BinaryOp::ShiftRightLogical
                    | BinaryOp::ShiftRightArithmetic => refused(op.name(), Self::TYPE),
                }
            }
        }
    };
}

/// Canonicalizes NaNs: returns the float itself, or the NaN of all computations.
trait OneNan {
    fn one_nan(self) -> Self;
}

impl OneNan for f32 {
    fn one_nan(self) -> f32 {
        if self.is_nan() { f32::NAN } else { self }
    }
}

impl OneNan for f64 {
    fn one_nan(self) -> f64 {
        if self.is_nan() { f64::NAN } else { self }
    }
}

fn same<T>(x: T) -> T {
    x
}

float!(
    F16,
    f16,
    f16::ZERO,
    f32,
    f16::to_f32,
    f16::from_f32,
    f16_from_f64,
    f16_from_int
);
float!(
    BF16,
    bf16,
    bf16::ZERO,
    f32,
    bf16::to_f32,
    bf16::from_f32,
    bf16_from_f64,
    bf16_from_int
);
float!(F32, f32, 0.0, f32, same, same, |x| x as f32, |x| x as f32);
float!(F64, f64, 0.0, f64, same, same, same, |x| x as f64);
