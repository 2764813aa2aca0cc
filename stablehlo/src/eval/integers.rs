//! Operations on `i1` and the integers.

use super::data::Data;
use super::element::{Element, Real, element_basics, refused};
use crate::{BinaryOp, ElementType, UnaryOp};

impl Element for bool {
    element_basics!(Pred, bool, false);
    type Bytes = [u8; 1];

    fn read(bytes: &[u8]) -> bool {
        bytes[0] != 0
    }

    fn written(self) -> [u8; 1] {
        [u8::from(self)]
    }

    fn to_real(self) -> Real {
        Real::Int(self.into())
    }

    fn from_real(real: Real) -> bool {
        match real {
            Real::Int(x) => x != 0,
            Real::Float(x) => x != 0.0,
        }
    }

    fn unary(op: UnaryOp) -> fn(bool) -> bool {
        match op {
            UnaryOp::Not => |x| !x,
            other => refused(other.name(), Self::TYPE),
        }
    }

    fn binary(op: BinaryOp) -> fn(bool, bool) -> bool {
        match op {
            BinaryOp::Add | BinaryOp::Or | BinaryOp::Maximum => |x, y| x | y,
            BinaryOp::Multiply | BinaryOp::And | BinaryOp::Minimum => |x, y| x & y,
            BinaryOp::Xor => |x, y| x ^ y,
            other => refused(other.name(), Self::TYPE),
        }
    }
}

macro_rules! integer {
    ($variant:ident, $t:ty, $unsigned:ty, $signed:ty) => {
        impl Element for $t {
            element_basics!($variant, $t, 0);
            type Bytes = [u8; size_of::<$t>()];

            fn read(bytes: &[u8]) -> $t {
                <$t>::from_le_bytes(bytes.try_into().expect("as many bytes as it has"))
            }

            fn written(self) -> Self::Bytes {
                self.to_le_bytes()
            }

            fn to_real(self) -> Real {
                Real::Int(self.into())
            }

            fn from_real(real: Real) -> $t {
                match real {
                    Real::Int(x) => x as $t,   // wraps
                    Real::Float(x) => x as $t, // saturates; NaN is 0
                }
            }

            fn unary(op: UnaryOp) -> fn($t) -> $t {
                match op {
                    UnaryOp::Abs => |x| (x as $signed).wrapping_abs() as $t,
                    UnaryOp::Negate => |x| x.wrapping_neg(),
                    UnaryOp::Not => |x| !x,
                    UnaryOp::Sign => |x| (x as $signed).signum() as $t,
                    UnaryOp::PopulationCount => |x| x.count_ones() as $t,
                    UnaryOp::CountLeadingZeros => |x| x.leading_zeros() as $t,
                    other => refused(other.name(), Self::TYPE),
                }
            }

            fn binary(op: BinaryOp) -> fn($t, $t) -> $t {
                match op {
                    BinaryOp::Add => |x, y| x.wrapping_add(y),
                    BinaryOp::Subtract => |x, y| x.wrapping_sub(y),
                    BinaryOp::Multiply => |x, y| x.wrapping_mul(y),
                    BinaryOp::Divide => |x, y| if y == 0 { !0 } else { x.wrapping_div(y) },
                    BinaryOp::Remainder => |x, y| if y == 0 { x } else { x.wrapping_rem(y) },
                    BinaryOp::Maximum => |x, y| x.max(y),
                    BinaryOp::Minimum => |x, y| x.min(y),
                    BinaryOp::Power => |x, y| power(x.into(), y.into()) as $t,
                    BinaryOp::And => |x, y| x & y,
                    BinaryOp::Or => |x, y| x | y,
                    BinaryOp::Xor => |x, y| x ^ y,
                    BinaryOp::ShiftLeft => {
                        |x, y| shift(y as $unsigned as u64, |by| x.checked_shl(by), 0)
                    }
                    BinaryOp::ShiftRightLogical => |x, y| {
                        shift(
                            y as $unsigned as u64,
                            |by| (x as $unsigned).checked_shr(by),
                            0,
                        ) as $t
                    },
                    BinaryOp::ShiftRightArithmetic => |x, y| {
                        let sign = if (x as $signed) < 0 { -1 } else { 0 };
                        shift(
                            y as $unsigned as u64,
                            |by| (x as $signed).checked_shr(by),
                            sign,
                        ) as $t
                    },
                    BinaryOp::Atan2 => refused(op.name(), Self::TYPE),
                }
            }
        }
    };
}

integer!(I8, i8, u8, i8);
integer!(I16, i16, u16, i16);
integer!(I32, i32, u32, i32);
integer!(I64, i64, u64, i64);
integer!(U8, u8, u8, i8);
integer!(U16, u16, u16, i16);
integer!(U32, u32, u32, i32);
integer!(U64, u64, u64, i64);

/// Returns `shifted(by)`, or `beyond` if `by` is at least the width.
fn shift<T>(by: u64, shifted: impl Fn(u32) -> Option<T>, beyond: T) -> T {
    let by = u32::try_from(by).ok();
    by.and_then(shifted).unwrap_or(beyond)
}

/// Returns the low bits of a power. With a negative exponent: 0, unless the base is 1 or -1.
fn power(base: i128, exponent: i128) -> i128 {
    if exponent < 0 {
        return match base {
            1 => 1,
            -1 if exponent % 2 == 0 => 1,
            -1 => -1,
            _ => 0,
        };
    }
    let (mut result, mut square, mut left) = (1i128, base, exponent);
    while left > 0 {
        if left % 2 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        left /= 2;
    }
    result
}
