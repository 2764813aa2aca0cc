//! Prints constants, bit exact.

use std::fmt::Write;

use half::{bf16, f16};

use crate::round::{bf16_from_f64, f16_from_f64};
use crate::{ElementType, Literal};

/// The largest number of elements printed as a list; larger arrays are printed as hexadecimal
/// bytes.
const LISTED: usize = 64;

/// Returns the text of a constant: `dense<…> : tensor<…>`.
pub(crate) fn dense(literal: &Literal) -> String {
    let (ty, bytes) = (literal.ty(), literal.stored_bytes());
    let width = ty.element.bytes();
    let mut text = String::from("dense<");
    if bytes.len() == width {
        text.push_str(&element(ty.element, bytes));
    } else if ty.count() > LISTED && ty.element != ElementType::Pred {
        // `i1` is always a list: MLIR's versions pack its bits differently.
        text.push_str("\"0x");
        for byte in bytes {
            write!(text, "{byte:02X}").expect("a string");
        }
        text.push('"');
    } else if !bytes.is_empty() {
        let mut elements = bytes
            .chunks_exact(width)
            .map(|chunk| element(ty.element, chunk));
        list(&mut text, &ty.shape, &mut elements);
    }
    write!(text, "> : {ty}").expect("a string");
    text
}

/// Appends nested lists in the shape of the array.
fn list(text: &mut String, shape: &[usize], elements: &mut impl Iterator<Item = String>) {
    match shape {
        [] => text.push_str(&elements.next().expect("as many as the shape says")),
        [size, inner @ ..] => {
            text.push('[');
            for i in 0..*size {
                if i > 0 {
                    text.push_str(", ");
                }
                list(text, inner, elements);
            }
            text.push(']');
        }
    }
}

fn element(element: ElementType, bytes: &[u8]) -> String {
    let mut wide = [0; 8];
    wide[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(wide);
    match element {
        ElementType::Pred => (bits != 0).to_string(),
        ElementType::I8 => (bits as i8).to_string(),
        ElementType::I16 => (bits as i16).to_string(),
        ElementType::I32 => (bits as i32).to_string(),
        ElementType::I64 => (bits as i64).to_string(),
        ElementType::U8 | ElementType::U16 | ElementType::U32 | ElementType::U64 => {
            bits.to_string()
        }
        ElementType::F16 => {
            let value = f16::from_bits(bits as u16);
            float(element, bits, format!("{:?}", value.to_f32()), |x| {
                f16_from_f64(x).to_bits().into()
            })
        }
        ElementType::BF16 => {
            let value = bf16::from_bits(bits as u16);
            float(element, bits, format!("{:?}", value.to_f32()), |x| {
                bf16_from_f64(x).to_bits().into()
            })
        }
        ElementType::F32 => {
            let value = f32::from_bits(bits as u32);
            float(element, bits, format!("{value:?}"), |x| {
                (x as f32).to_bits().into()
            })
        }
        ElementType::F64 => float(
            element,
            bits,
            format!("{:?}", f64::from_bits(bits)),
            f64::to_bits,
        ),
    }
}

/// Returns `decimal` if reading it as an `f64` and rounding, as MLIR does, gives the same bits;
/// otherwise the bits in hexadecimal.
fn float(element: ElementType, bits: u64, decimal: String, round: impl Fn(f64) -> u64) -> String {
    let exact = decimal
        .parse()
        .is_ok_and(|x: f64| x.is_finite() && round(x) == bits);
    if !exact {
        return format!("0x{bits:0digits$X}", digits = element.bytes() * 2);
    }
    match decimal.split_once('e') {
        Some((mantissa, exponent)) if !mantissa.contains('.') => format!("{mantissa}.0e{exponent}"),
        _ => decimal,
    }
}
