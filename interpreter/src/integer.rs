//! Integer and bit instructions as functions on bits.

use super::bits::*;
use super::float::{F1, F2, F3};
use ScalarType::*;
use ptx::tree::{Instruction, ScalarType};

/// A function of four operands.
pub(super) type F4 = fn(u64, u64, u64, u64) -> u64;

/// Instantiates an expression for every integer type: operands are cast to it, the result to its
/// unsigned counterpart.
macro_rules! integer {
    ($ty:expr, |$($x:ident),*| $body:expr) => {
        integer!(@match $ty, [$($x),*], $body)
    };
    (@match $ty:expr, $xs:tt, $body:expr) => {
        Some(match $ty {
            U16 | B16 => integer!(@one u16, u16, $xs, $body),
            U32 | B32 => integer!(@one u32, u32, $xs, $body),
            U64 | B64 => integer!(@one u64, u64, $xs, $body),
            S16 => integer!(@one i16, u16, $xs, $body),
            S32 => integer!(@one i32, u32, $xs, $body),
            S64 => integer!(@one i64, u64, $xs, $body),
            _ => return None,
        })
    };
    (@one $int:ty, $bits:ty, [$($x:ident),*], $body:expr) => {
        |$($x: u64),*| {
            #[allow(dead_code, reason = "not every instruction asks for the type")]
            type Int = $int;
            $(let $x = $x as $int;)*
            ($body) as $bits as u64
        }
    };
}

/// Pairs of 16-bit integers in one register.
macro_rules! halves {
    ($int:ty, |$a:ident, $b:ident| $body:expr) => {
        |a: u64, b: u64| {
            let one = |$a: $int, $b: $int| ($body) as u16 as u64;
            one(a as $int, b as $int) | one((a >> 16) as $int, (b >> 16) as $int) << 16
        }
    };
}

/// Division as the hardware does it: all ones for division by zero.
trait Division: Copy {
    fn quotient(self, by: Self) -> Self;
    fn remainder(self, by: Self) -> Self;
}

macro_rules! division {
    ($($int:ty)*) => {
        $(
            impl Division for $int {
                #[inline]
                fn quotient(self, by: Self) -> Self {
                    if by == 0 { !0 } else { self.wrapping_div(by) }
                }
                #[inline]
                fn remainder(self, by: Self) -> Self {
                    if by == 0 { !0 } else { self.wrapping_rem(by) }
                }
            }
        )*
    };
}
division!(u16 u32 u64 i16 i32 i64);

fn multiply_high(ty: ScalarType) -> Option<F2> {
    Some(match ty {
        U16 => |a, b| u64::from(((a as u16 as u32 * b as u16 as u32) >> 16) as u16),
        S16 => |a, b| u64::from(((a as i16 as i32 * b as i16 as i32) >> 16) as u16),
        U32 => |a, b| (a as u32 as u64 * b as u32 as u64) >> 32,
        S32 => |a, b| u64::from(((a as i32 as i64 * b as i32 as i64) >> 32) as u32),
        U64 => |a, b| ((a as u128 * b as u128) >> 64) as u64,
        S64 => |a, b| ((a as i64 as i128 * b as i64 as i128) >> 64) as u64,
        _ => return None,
    })
}

/// Returns the function of `mul.wide`: operands of type `ty`, a product twice as wide.
pub(super) fn multiply_wide(ty: ScalarType) -> Option<F2> {
    Some(match ty {
        U16 => |a, b| u64::from(a as u16 as u32 * b as u16 as u32),
        S16 => |a, b| u64::from((a as i16 as i32 * b as i16 as i32) as u32),
        U32 => |a, b| a as u32 as u64 * b as u32 as u64,
        S32 => |a, b| (a as i32 as i64 * b as i32 as i64) as u64,
        _ => return None,
    })
}

/// Returns the 48-bit product of the low 24 bits.
fn product24(signed: bool, a: u64, b: u64) -> i64 {
    let low = |value: u64| {
        if signed {
            i64::from((value as i32) << 8 >> 8)
        } else {
            (value & 0xFF_FFFF) as i64
        }
    };
    low(a) * low(b)
}

/// Returns the function of an integer instruction with one operand.
pub(super) fn unary_op(opcode: &str, ty: ScalarType) -> Option<F1> {
    match opcode {
        "abs" => Some(match ty {
            S16 => |a| u64::from((a as i16).wrapping_abs() as u16),
            S32 => |a| u64::from((a as i32).wrapping_abs() as u32),
            S64 => |a| (a as i64).wrapping_abs() as u64,
            _ => return None,
        }),
        "neg" => integer!(ty, |a| a.wrapping_neg()),
        "not" if ty == Pred => Some(|a| a ^ 1),
        "not" => integer!(ty, |a| !a),
        "cnot" => integer!(ty, |a| Int::from(a == 0)),
        "popc" => integer!(ty, |a| a.count_ones()),
        "clz" => integer!(ty, |a| a.leading_zeros()),
        "brev" => integer!(ty, |a| a.reverse_bits()),
        _ => None,
    }
}

/// Returns the function of `bfind`: the highest bit that differs from the sign, or all ones.
pub(super) fn find_bit(ty: ScalarType, shift_amount: bool) -> Option<F1> {
    fn position(magnitude: u64) -> u32 {
        63_u32.wrapping_sub(magnitude.leading_zeros())
    }
    fn unsign(value: i64) -> u64 {
        (if value < 0 { !value } else { value }) as u64
    }
    fn shift(position: u32, top: u32) -> u64 {
        if position == u32::MAX {
            position.into()
        } else {
            u64::from(top - position)
        }
    }
    Some(match (ty, shift_amount) {
        (U32, false) => |a| position(a & 0xFFFF_FFFF).into(),
        (S32, false) => |a| position(unsign((a as i32).into())).into(),
        (U64, false) => |a| position(a).into(),
        (S64, false) => |a| position(unsign(a as i64)).into(),
        (U32, true) => |a| shift(position(a & 0xFFFF_FFFF), 31),
        (S32, true) => |a| shift(position(unsign((a as i32).into())), 31),
        (U64, true) => |a| shift(position(a), 63),
        (S64, true) => |a| shift(position(unsign(a as i64)), 63),
        _ => return None,
    })
}

/// Returns the function of an integer instruction with two operands.
pub(super) fn binary_op(instruction: &Instruction, ty: ScalarType) -> Option<F2> {
    let has = |modifier| instruction.has(modifier);
    match instruction.opcode.as_str() {
        "add" if has("sat") => Some(|a, b| u64::from((a as i32).saturating_add(b as i32) as u32)),
        "sub" if has("sat") => Some(|a, b| u64::from((a as i32).saturating_sub(b as i32) as u32)),
        "add" if matches!(ty, U16x2 | S16x2) => Some(halves!(u16, |a, b| a.wrapping_add(b))),
        "sub" if matches!(ty, U16x2 | S16x2) => Some(halves!(u16, |a, b| a.wrapping_sub(b))),
        "add" => integer!(ty, |a, b| a.wrapping_add(b)),
        "sub" => integer!(ty, |a, b| a.wrapping_sub(b)),
        "mul" if has("wide") => multiply_wide(ty),
        "mul" if has("hi") => multiply_high(ty),
        "mul" => integer!(ty, |a, b| a.wrapping_mul(b)),
        "mul24" => Some(match (ty, has("hi")) {
            (U32, false) => |a, b| product24(false, a, b) as u32 as u64,
            (S32, false) => |a, b| product24(true, a, b) as u32 as u64,
            (U32, true) => |a, b| (product24(false, a, b) >> 16) as u32 as u64,
            (S32, true) => |a, b| (product24(true, a, b) >> 16) as u32 as u64,
            _ => return None,
        }),
        "div" => integer!(ty, |a, b| a.quotient(b)),
        "rem" => integer!(ty, |a, b| a.remainder(b)),
        "min" if has("relu") => match ty {
            S32 => Some(|a, b| (a as i32).min(b as i32).max(0) as u64),
            S16x2 => Some(halves!(i16, |a, b| a.min(b).max(0))),
            _ => None,
        },
        "max" if has("relu") => match ty {
            S32 => Some(|a, b| (a as i32).max(b as i32).max(0) as u64),
            S16x2 => Some(halves!(i16, |a, b| a.max(b).max(0))),
            _ => None,
        },
        "min" if ty == U16x2 => Some(halves!(u16, |a, b| a.min(b))),
        "min" if ty == S16x2 => Some(halves!(i16, |a, b| a.min(b))),
        "max" if ty == U16x2 => Some(halves!(u16, |a, b| a.max(b))),
        "max" if ty == S16x2 => Some(halves!(i16, |a, b| a.max(b))),
        "min" => integer!(ty, |a, b| a.min(b)),
        "max" => integer!(ty, |a, b| a.max(b)),
        "and" => Some(|a, b| a & b),
        "or" => Some(|a, b| a | b),
        "xor" => Some(|a, b| a ^ b),
        // The shift amount has 32 bits; beyond the width only zeros (or the sign) remain.
        "shl" => Some(match ty.bits() {
            16 => |a, b| (a as u16).unbounded_shl(b as u32).into(),
            32 => |a, b| (a as u32).unbounded_shl(b as u32).into(),
            _ => |a, b| a.unbounded_shl(b as u32),
        }),
        "shr" => Some(match ty {
            U16 | B16 => |a, b| (a as u16).unbounded_shr(b as u32).into(),
            U32 | B32 => |a, b| (a as u32).unbounded_shr(b as u32).into(),
            U64 | B64 => |a, b| a.unbounded_shr(b as u32),
            S16 => |a, b| u64::from((a as i16).unbounded_shr(b as u32) as u16),
            S32 => |a, b| u64::from((a as i32).unbounded_shr(b as u32) as u32),
            S64 => |a, b| (a as i64).unbounded_shr(b as u32) as u64,
            _ => return None,
        }),
        "szext" => {
            let clamp = has("clamp");
            Some(match (ty, clamp) {
                (U32, true) => |a, b| extend32(a, (b as u32).min(32), false),
                (S32, true) => |a, b| extend32(a, (b as u32).min(32), true),
                (U32, false) => |a, b| extend32(a, b as u32 & 31, false),
                (S32, false) => |a, b| extend32(a, b as u32 & 31, true),
                _ => return None,
            })
        }
        "bmsk" => Some(match has("clamp") {
            true => |a, b| mask32((a as u32).min(32), (b as u32).min(32)),
            false => |a, b| mask32(a as u32 & 31, b as u32 & 31),
        }),
        "copysign" => Some(match ty {
            F32 => |a, b| (b & 0x7FFF_FFFF) | (a & 0x8000_0000),
            F64 => |a, b| (b & !(1 << 63)) | (a & 1 << 63),
            _ => return None,
        }),
        _ => None,
    }
}

/// Executes `fns` bit by bit, as the ISA specifies.
fn nth_bit(mask: u64, base: u64, n: u64) -> u64 {
    let (mask, n) = (mask as u32, n as i32);
    let is_set = |place: i64| (0..32).contains(&place) && mask >> place & 1 == 1;
    let none = u64::from(u32::MAX);
    let mut place = i64::from(base as u32);
    if n == 0 {
        return if is_set(place) { place as u64 } else { none };
    }
    let mut left = n.unsigned_abs();
    while (0..32).contains(&place) {
        left -= u32::from(is_set(place));
        if left == 0 {
            return place as u64;
        }
        place += i64::from(n.signum());
    }
    none
}

/// Returns the function of an integer instruction with three operands.
pub(super) fn ternary_op(instruction: &Instruction, ty: ScalarType) -> Option<F3> {
    let has = |modifier| instruction.has(modifier);
    match instruction.opcode.as_str() {
        "fns" => Some(nth_bit),
        "mad" if has("wide") => Some(match ty {
            U16 => |a, b, c| u64::from((a as u16 as u32 * b as u16 as u32).wrapping_add(c as u32)),
            S16 => |a, b, c| {
                u64::from(((a as i16 as i32 * b as i16 as i32) as u32).wrapping_add(c as u32))
            },
            U32 => |a, b, c| (a as u32 as u64 * b as u32 as u64).wrapping_add(c),
            S32 => |a, b, c| ((a as i32 as i64 * b as i32 as i64) as u64).wrapping_add(c),
            _ => return None,
        }),
        "mad" if has("sat") => Some(|a, b, c| {
            let high = ((a as i32 as i64 * b as i32 as i64) >> 32) as i32;
            u64::from(high.saturating_add(c as i32) as u32)
        }),
        "mad" if has("hi") => Some(match ty {
            U16 => |a, b, c| {
                u64::from(
                    (((a as u16 as u32 * b as u16 as u32) >> 16) as u16).wrapping_add(c as u16),
                )
            },
            S16 => |a, b, c| {
                u64::from(
                    (((a as i16 as i32 * b as i16 as i32) >> 16) as u16).wrapping_add(c as u16),
                )
            },
            U32 => |a, b, c| {
                u64::from(
                    (((a as u32 as u64 * b as u32 as u64) >> 32) as u32).wrapping_add(c as u32),
                )
            },
            S32 => |a, b, c| {
                u64::from(
                    (((a as i32 as i64 * b as i32 as i64) >> 32) as u32).wrapping_add(c as u32),
                )
            },
            U64 => |a, b, c| (((a as u128 * b as u128) >> 64) as u64).wrapping_add(c),
            S64 => |a, b, c| (((a as i64 as i128 * b as i64 as i128) >> 64) as u64).wrapping_add(c),
            _ => return None,
        }),
        "mad" => integer!(ty, |a, b, c| a.wrapping_mul(b).wrapping_add(c)),
        "mad24" if has("sat") => match (ty, has("hi")) {
            (S32, true) => Some(|a, b, c| {
                let high = (product24(true, a, b) >> 16) as i32;
                u64::from(high.saturating_add(c as i32) as u32)
            }),
            _ => None,
        },
        "mad24" => Some(match (ty, has("hi")) {
            (U32, false) => |a, b, c| {
                (product24(false, a, b) as u32)
                    .wrapping_add(c as u32)
                    .into()
            },
            (S32, false) => |a, b, c| (product24(true, a, b) as u32).wrapping_add(c as u32).into(),
            (U32, true) => |a, b, c| {
                ((product24(false, a, b) >> 16) as u32)
                    .wrapping_add(c as u32)
                    .into()
            },
            (S32, true) => |a, b, c| {
                ((product24(true, a, b) >> 16) as u32)
                    .wrapping_add(c as u32)
                    .into()
            },
            _ => return None,
        }),
        "sad" => integer!(ty, |a, b, c| c.wrapping_add(if a < b {
            b.wrapping_sub(a)
        } else {
            a.wrapping_sub(b)
        })),
        "bfe" => Some(match ty {
            U32 => |a, b, c| extract(a & 0xFFFF_FFFF, b, c, 31, false),
            S32 => |a, b, c| extract(a & 0xFFFF_FFFF, b, c, 31, true) & 0xFFFF_FFFF,
            U64 => |a, b, c| extract(a, b, c, 63, false),
            S64 => |a, b, c| extract(a, b, c, 63, true),
            _ => return None,
        }),
        "shf" => Some(match (has("l"), has("wrap")) {
            (true, true) => |a, b, c| funnel_left(a, b, c as u32 & 31),
            (true, false) => |a, b, c| funnel_left(a, b, (c as u32).min(32)),
            (false, true) => |a, b, c| funnel_right(a, b, c as u32 & 31),
            (false, false) => |a, b, c| funnel_right(a, b, (c as u32).min(32)),
        }),
        "prmt" => Some(match instruction.modifiers.get(1).map(String::as_str) {
            None => permute,
            Some("f4e") => {
                |a, b, c| permute(a, b, [0x3210, 0x4321, 0x5432, 0x6543][c as usize & 3])
            }
            Some("b4e") => {
                |a, b, c| permute(a, b, [0x5670, 0x6701, 0x7012, 0x0123][c as usize & 3])
            }
            Some("rc8") => {
                |a, b, c| permute(a, b, [0x0000, 0x1111, 0x2222, 0x3333][c as usize & 3])
            }
            Some("ecl") => {
                |a, b, c| permute(a, b, [0x3210, 0x3211, 0x3222, 0x3333][c as usize & 3])
            }
            Some("ecr") => {
                |a, b, c| permute(a, b, [0x0000, 0x1110, 0x2210, 0x3210][c as usize & 3])
            }
            Some("rc16") => {
                |a, b, c| permute(a, b, [0x1010, 0x3232, 0x1010, 0x3232][c as usize & 3])
            }
            Some(_) => return None,
        }),
        "dp4a" => Some(match dot_signs(instruction)? {
            (false, false) => |a, b, c| dot4(a, b, c, false, false),
            (false, true) => |a, b, c| dot4(a, b, c, false, true),
            (true, false) => |a, b, c| dot4(a, b, c, true, false),
            (true, true) => |a, b, c| dot4(a, b, c, true, true),
        }),
        "dp2a" => Some(match (dot_signs(instruction)?, has("hi")) {
            ((false, false), false) => |a, b, c| dot2(a, b, c, false, false),
            ((false, true), false) => |a, b, c| dot2(a, b, c, false, true),
            ((true, false), false) => |a, b, c| dot2(a, b, c, true, false),
            ((true, true), false) => |a, b, c| dot2(a, b, c, true, true),
            ((false, false), true) => |a, b, c| dot2(a, b >> 16, c, false, false),
            ((false, true), true) => |a, b, c| dot2(a, b >> 16, c, false, true),
            ((true, false), true) => |a, b, c| dot2(a, b >> 16, c, true, false),
            ((true, true), true) => |a, b, c| dot2(a, b >> 16, c, true, true),
        }),
        _ => None,
    }
}

/// Returns the function of an integer instruction with four operands.
pub(super) fn quaternary_op(instruction: &Instruction, ty: ScalarType) -> Option<F4> {
    match (instruction.opcode.as_str(), ty.bits()) {
        ("bfi", 32) => Some(|a, b, c, d| insert(a & 0xFFFF_FFFF, b, c, d, 32)),
        ("bfi", 64) => Some(|a, b, c, d| insert(a, b, c, d, 64)),
        ("lop3", 32) => {
            Some(|a, b, c, table| u64::from(logic3(a as u32, b as u32, c as u32, table as u8)))
        }
        _ => None,
    }
}
