//! Element types: the tensor IR's names and PJRT's.

use stablehlo::ElementType;

use super::error::{Code, Error, Result};
use super::sys;

#[rustfmt::skip] // tables stay aligned
const ROWS: &[(ElementType, sys::PJRT_Buffer_Type, usize)] = &[
    //  ours               PJRT's                       bytes
    (ElementType::Pred, sys::PJRT_Buffer_Type_PRED, 1),
    (ElementType::I8,   sys::PJRT_Buffer_Type_S8,   1),
    (ElementType::I16,  sys::PJRT_Buffer_Type_S16,  2),
    (ElementType::I32,  sys::PJRT_Buffer_Type_S32,  4),
    (ElementType::I64,  sys::PJRT_Buffer_Type_S64,  8),
    (ElementType::U8,   sys::PJRT_Buffer_Type_U8,   1),
    (ElementType::U16,  sys::PJRT_Buffer_Type_U16,  2),
    (ElementType::U32,  sys::PJRT_Buffer_Type_U32,  4),
    (ElementType::U64,  sys::PJRT_Buffer_Type_U64,  8),
    (ElementType::F16,  sys::PJRT_Buffer_Type_F16,  2),
    (ElementType::BF16, sys::PJRT_Buffer_Type_BF16, 2),
    (ElementType::F32,  sys::PJRT_Buffer_Type_F32,  4),
    (ElementType::F64,  sys::PJRT_Buffer_Type_F64,  8),
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

/// Bytes one element takes in host memory.
pub(super) fn bytes(element: ElementType) -> usize {
    ROWS.iter()
        .find(|row| row.0 == element)
        .expect("every element type has a row")
        .2
}
