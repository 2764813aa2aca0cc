//! Comparisons: `setp`, `set`, `testp`, as functions from bits to a boolean.

use super::float::flush_half_bits;
use super::real::Real;
use half::{bf16, f16};
use ptx::tree::ScalarType;
use std::cmp::Ordering;

/// A comparison of two operands.
pub(super) type Test2 = fn(u64, u64) -> bool;

/// Tests an ordering; `None` is unordered (an operand is NaN).
macro_rules! by_name {
    ($name:expr, $order:path) => {
        match $name {
            "eq" => |a, b| $order(a, b) == Some(Ordering::Equal),
            "ne" => |a, b| matches!($order(a, b), Some(Ordering::Less | Ordering::Greater)),
            "lt" | "lo" => |a, b| $order(a, b) == Some(Ordering::Less),
            "le" | "ls" => |a, b| matches!($order(a, b), Some(Ordering::Less | Ordering::Equal)),
            "gt" | "hi" => |a, b| $order(a, b) == Some(Ordering::Greater),
            "ge" | "hs" => |a, b| matches!($order(a, b), Some(Ordering::Greater | Ordering::Equal)),
            "equ" => |a, b| matches!($order(a, b), None | Some(Ordering::Equal)),
            "neu" => |a, b| $order(a, b) != Some(Ordering::Equal),
            "ltu" => |a, b| matches!($order(a, b), None | Some(Ordering::Less)),
            "leu" => |a, b| $order(a, b) != Some(Ordering::Greater),
            "gtu" => |a, b| matches!($order(a, b), None | Some(Ordering::Greater)),
            "geu" => |a, b| $order(a, b) != Some(Ordering::Less),
            "num" => |a, b| $order(a, b).is_some(),
            "nan" => |a, b| $order(a, b).is_none(),
            _ => return None,
        }
    };
}

macro_rules! orders {
    ($($name:ident: $($bits:ty)=>* ;)*) => {
        $(
            #[inline]
            fn $name(a: u64, b: u64) -> Option<Ordering> {
                Some((a $(as $bits)*).cmp(&(b $(as $bits)*)))
            }
        )*
    };
}
orders! {
    unsigned16: u16; unsigned32: u32; unsigned64: u64;
    signed16: i16; signed32: i32; signed64: i64;
}

#[inline]
fn single(a: u64, b: u64) -> Option<Ordering> {
    f32::of(a).partial_cmp(&f32::of(b))
}

fn single_flushed(a: u64, b: u64) -> Option<Ordering> {
    f32::of(a).flush().partial_cmp(&f32::of(b).flush())
}

#[inline]
fn double(a: u64, b: u64) -> Option<Ordering> {
    f64::of(a).partial_cmp(&f64::of(b))
}

fn half16(a: u64, b: u64) -> Option<Ordering> {
    f16::from_bits(a as u16).partial_cmp(&f16::from_bits(b as u16))
}

fn half16_flushed(a: u64, b: u64) -> Option<Ordering> {
    half16(flush_half_bits(a), flush_half_bits(b))
}

fn brain16(a: u64, b: u64) -> Option<Ordering> {
    bf16::from_bits(a as u16).partial_cmp(&bf16::from_bits(b as u16))
}

/// Returns the comparison of that name on operands of type `ty`.
pub(super) fn comparison(name: &str, ty: ScalarType, ftz: bool) -> Option<Test2> {
    use ScalarType::*;
    // `lo`, `ls`, `hi`, `hs` are unsigned whatever the type is.
    let unsigned = matches!(name, "lo" | "ls" | "hi" | "hs");
    Some(match (ty, unsigned) {
        (U16 | B16, _) | (S16, true) => by_name!(name, unsigned16),
        (U32 | B32, _) | (S32, true) => by_name!(name, unsigned32),
        (U64 | B64, _) | (S64, true) => by_name!(name, unsigned64),
        (S16, false) => by_name!(name, signed16),
        (S32, false) => by_name!(name, signed32),
        (S64, false) => by_name!(name, signed64),
        (F32, _) if ftz => by_name!(name, single_flushed),
        (F32, _) => by_name!(name, single),
        (F64, _) => by_name!(name, double),
        (F16, _) if ftz => by_name!(name, half16_flushed),
        (F16, _) => by_name!(name, half16),
        (BF16, _) => by_name!(name, brain16),
        _ => return None,
    })
}

/// Returns the test of a `testp`.
pub(super) fn class_test(name: &str, ty: ScalarType) -> Option<fn(u64) -> bool> {
    macro_rules! by_class {
        ($float:ty) => {
            match name {
                "finite" => |a| <$float>::of(a).is_finite(),
                "infinite" => |a| <$float>::of(a).is_infinite(),
                "number" => |a| !<$float>::of(a).is_nan(),
                "notanumber" => |a| <$float>::of(a).is_nan(),
                // Zeros count as normal (PTX ISA 9.0, 9.7.3.1).
                "normal" => |a| <$float>::of(a).is_normal() || <$float>::of(a) == 0.0,
                "subnormal" => |a| <$float>::of(a).is_subnormal(),
                _ => return None,
            }
        };
    }
    Some(match ty {
        ScalarType::F32 => by_class!(f32),
        ScalarType::F64 => by_class!(f64),
        _ => return None,
    })
}
