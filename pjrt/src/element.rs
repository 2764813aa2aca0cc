//! Maps element types of the tensor IR to those of PJRT.

use stablehlo::ElementType;

use super::error::{Code, Error, Result};
use super::sys;

#[rustfmt::skip] // tables stay aligned
const ROWS: &[(ElementType, sys::PJRT_Buffer_Type, u64, usize)] = &[
    //  ours               PJRT's                       XLA's bytes
    (ElementType::Pred, sys::PJRT_Buffer_Type_PRED,  1, 1),
    (ElementType::I8,   sys::PJRT_Buffer_Type_S8,    2, 1),
    (ElementType::I16,  sys::PJRT_Buffer_Type_S16,   3, 2),
    (ElementType::I32,  sys::PJRT_Buffer_Type_S32,   4, 4),
    (ElementType::I64,  sys::PJRT_Buffer_Type_S64,   5, 8),
    (ElementType::U8,   sys::PJRT_Buffer_Type_U8,    6, 1),
    (ElementType::U16,  sys::PJRT_Buffer_Type_U16,   7, 2),
    (ElementType::U32,  sys::PJRT_Buffer_Type_U32,   8, 4),
    (ElementType::U64,  sys::PJRT_Buffer_Type_U64,   9, 8),
    (ElementType::F16,  sys::PJRT_Buffer_Type_F16,  10, 2),
    (ElementType::BF16, sys::PJRT_Buffer_Type_BF16, 16, 2),
    (ElementType::F32,  sys::PJRT_Buffer_Type_F32,  11, 4),
    (ElementType::F64,  sys::PJRT_Buffer_Type_F64,  12, 8),
];

pub(super) fn to_pjrt(element: ElementType) -> sys::PJRT_Buffer_Type {
    ROWS.iter()
        .find(|row| row.0 == element)
        .expect("every element type has a row")
        .1
}

pub(super) fn from_pjrt(number: sys::PJRT_Buffer_Type) -> Result<ElementType> {
    match ROWS.iter().find(|row| row.1 == number) {
        Some(row) => Ok(row.0),
        None => Err(Error::new(
            Code::Unimplemented,
            "reading an element type",
            format!("PJRT's buffer type {number} is none of the element types we know"),
        )),
    }
}

/// Returns the type with this code among XLA's primitive types, whose codes are PJRT's except for
/// one.
pub(super) fn from_xla(number: u64) -> Option<ElementType> {
    ROWS.iter().find(|row| row.2 == number).map(|row| row.0)
}

/// Returns the bytes of an element in host memory.
pub(super) fn bytes(element: ElementType) -> usize {
    ROWS.iter()
        .find(|row| row.0 == element)
        .expect("every element type has a row")
        .3
}
