//! Arrays of the interpreter, as typed vectors.

use half::{bf16, f16};

use super::element::Element;
use crate::{ElementType, Literal, TensorType};

/// The elements of an array, in row-major order.
#[derive(Clone)]
pub(super) enum Data {
    Pred(Vec<bool>),
    I8(Vec<i8>),
    I16(Vec<i16>),
    I32(Vec<i32>),
    I64(Vec<i64>),
    U8(Vec<u8>),
    U16(Vec<u16>),
    U32(Vec<u32>),
    U64(Vec<u64>),
    F16(Vec<f16>),
    BF16(Vec<bf16>),
    F32(Vec<f32>),
    F64(Vec<f64>),
}

/// `each!(data, v => body)` instantiates the body for each element type, with `v` the vector.
macro_rules! each {
    ($data:expr, $v:ident => $body:expr) => {
        match $data {
            Data::Pred($v) => $body,
            Data::I8($v) => $body,
            Data::I16($v) => $body,
            Data::I32($v) => $body,
            Data::I64($v) => $body,
            Data::U8($v) => $body,
            Data::U16($v) => $body,
            Data::U32($v) => $body,
            Data::U64($v) => $body,
            Data::F16($v) => $body,
            Data::BF16($v) => $body,
            Data::F32($v) => $body,
            Data::F64($v) => $body,
        }
    };
}
pub(super) use each;

/// `typed!(element, T => body)` instantiates the body for each element type, with `T` the Rust
/// type.
macro_rules! typed {
    ($element:expr, $t:ident => $body:expr) => {
        match $element {
            ElementType::Pred => {
                type $t = bool;
                $body
            }
            ElementType::I8 => {
                type $t = i8;
                $body
            }
            ElementType::I16 => {
                type $t = i16;
                $body
            }
            ElementType::I32 => {
                type $t = i32;
                $body
            }
            ElementType::I64 => {
                type $t = i64;
                $body
            }
            ElementType::U8 => {
                type $t = u8;
                $body
            }
            ElementType::U16 => {
                type $t = u16;
                $body
            }
            ElementType::U32 => {
                type $t = u32;
                $body
            }
            ElementType::U64 => {
                type $t = u64;
                $body
            }
            ElementType::F16 => {
                type $t = half::f16;
                $body
            }
            ElementType::BF16 => {
                type $t = half::bf16;
                $body
            }
            ElementType::F32 => {
                type $t = f32;
                $body
            }
            ElementType::F64 => {
                type $t = f64;
                $body
            }
        }
    };
}
pub(super) use typed;

impl Data {
    pub(super) fn element(&self) -> ElementType {
        fn of<T: Element>(_: &[T]) -> ElementType {
            T::TYPE
        }
        each!(self, v => of(v))
    }

    /// Reads little-endian elements.
    pub(super) fn from_bytes(element: ElementType, bytes: &[u8]) -> Data {
        typed!(element, T => T::wrap(bytes.chunks_exact(element.bytes()).map(T::read).collect()))
    }

    /// Returns the elements in little-endian bytes.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        each!(self, v => {
            let mut bytes = Vec::with_capacity(size_of_val(v.as_slice()));
            for element in v {
                bytes.extend_from_slice(element.written().as_ref());
            }
            bytes
        })
    }
}

/// An array: its shape and its elements.
pub(super) struct Array {
    pub(super) shape: Vec<usize>,
    pub(super) data: Data,
}

impl From<&Literal> for Array {
    fn from(literal: &Literal) -> Array {
        let ty: &TensorType = literal.ty();
        let mut data = Data::from_bytes(ty.element, literal.stored_bytes());
        if literal.stored_bytes().len() == ty.element.bytes() {
            each!(&mut data, v => *v = vec![v[0]; ty.count()]);
        }
        let shape = ty.shape.clone();
        Array { shape, data }
    }
}

impl From<&Array> for Literal {
    fn from(array: &Array) -> Literal {
        Literal::from_bytes(
            array.data.element(),
            array.shape.as_slice(),
            array.data.to_bytes(),
        )
    }
}
