//! Constant arrays: the value of [`crate::Op::Constant`], and the inputs and outputs of the
//! interpreter.

use std::fmt;
use std::sync::Arc;

use half::{bf16, f16};

use crate::round::{bf16_from_f64, bf16_from_int, f16_from_f64, f16_from_int};
use crate::{ElementType, TensorType};

/// One element, interpreted as the element type of the array that it is written to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scalar {
    /// An integer's bits (a `u64` as the `i64` of the same bits), or 0 and 1 for `Pred`.
    Int(i64),
    /// A float, rounded to nearest even where the element type is narrower.
    Float(f64),
    /// An `f32` as its bits, for NaNs with a payload.
    F32Bits(u32),
    /// An `f64` as its bits.
    F64Bits(u64),
}

/// A constant array. Two are equal if their types and bits are.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Literal {
    ty: TensorType,
    /// Little-endian elements in row-major order. Invariant: if all elements are equal (and there
    /// is at least one), one is stored, so that large splats are cheap and equality is equality of
    /// bytes.
    bytes: Arc<[u8]>,
}

impl Literal {
    /// A literal of rank 0.
    pub fn scalar(element: ElementType, value: Scalar) -> Literal {
        Literal::splat(TensorType::scalar(element), value)
    }

    /// An array with the same element at every index.
    pub fn splat(ty: TensorType, value: Scalar) -> Literal {
        let mut bytes = Vec::with_capacity(ty.element.bytes());
        if !ty.shape.contains(&0) {
            encode(ty.element, value, &mut bytes);
        }
        let bytes = bytes.into();
        Literal { ty, bytes }
    }

    /// An array of integers; each is truncated to the element type's width, or rounded if that is a
    /// float.
    ///
    /// # Panics
    /// If their number is not that of the shape.
    pub fn from_i64s(
        element: ElementType,
        shape: impl Into<Vec<usize>>,
        values: &[i64],
    ) -> Literal {
        Literal::from_scalars(element, shape, values.iter().map(|v| Scalar::Int(*v)))
    }

    /// An array of floats; each is rounded to the element type.
    ///
    /// # Panics
    /// If their number is not that of the shape.
    pub fn from_f64s(
        element: ElementType,
        shape: impl Into<Vec<usize>>,
        values: &[f64],
    ) -> Literal {
        Literal::from_scalars(element, shape, values.iter().map(|v| Scalar::Float(*v)))
    }

    /// An array of scalars in row-major order.
    ///
    /// # Panics
    /// If their number is not that of the shape.
    pub fn from_scalars(
        element: ElementType,
        shape: impl Into<Vec<usize>>,
        values: impl IntoIterator<Item = Scalar>,
    ) -> Literal {
        let mut bytes = Vec::new();
        for value in values {
            encode(element, value, &mut bytes);
        }
        Literal::from_bytes(element, shape, bytes)
    }

    /// An array from little-endian elements in row-major order; `Pred` takes one byte per element,
    /// true unless 0.
    ///
    /// # Panics
    /// If the number of bytes is not that of the shape.
    pub fn from_bytes(
        element: ElementType,
        shape: impl Into<Vec<usize>>,
        bytes: impl Into<Vec<u8>>,
    ) -> Literal {
        let ty = TensorType::new(element, shape);
        let mut bytes = bytes.into();
        assert_eq!(
            bytes.len(),
            ty.count() * element.bytes(),
            "bytes for a {ty}"
        );
        if element == ElementType::Pred {
            for byte in &mut bytes {
                *byte = u8::from(*byte != 0);
            }
        }
        let width = element.bytes();
        if bytes
            .chunks_exact(width)
            .all(|chunk| *chunk == bytes[..width])
        {
            bytes.truncate(width);
        }
        let bytes = bytes.into();
        Literal { ty, bytes }
    }

    /// An array with the element of these bytes at every index.
    pub(crate) fn splat_of_bytes(ty: TensorType, element: &[u8]) -> Literal {
        if ty.shape.contains(&0) {
            return Literal::from_bytes(ty.element, ty.shape, []);
        }
        let one = Literal::from_bytes(ty.element, [], element);
        Literal { ty, ..one }
    }

    /// Its type.
    pub fn ty(&self) -> &TensorType {
        &self.ty
    }

    /// Its element type.
    pub fn element(&self) -> ElementType {
        self.ty.element
    }

    /// Its shape.
    pub fn shape(&self) -> &[usize] {
        &self.ty.shape
    }

    /// The number of elements.
    pub fn count(&self) -> usize {
        self.ty.count()
    }

    /// All elements, little-endian, row-major; one byte each for `Pred`.
    pub fn to_bytes(&self) -> Vec<u8> {
        if self.bytes.len() == self.ty.element.bytes() {
            self.bytes.repeat(self.count())
        } else {
            self.bytes.to_vec()
        }
    }

    /// The elements' bytes as stored: all of them, or one if they are all equal.
    pub(crate) fn stored_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the common value if all elements are equal; `None` for an empty array.
    pub fn splat_value(&self) -> Option<Scalar> {
        (self.bytes.len() == self.ty.element.bytes()).then(|| decode(self.ty.element, &self.bytes))
    }

    /// The element at a row-major position.
    ///
    /// # Panics
    /// If `position` is not below [`Literal::count`].
    pub fn get(&self, position: usize) -> Scalar {
        assert!(position < self.count(), "{position} is outside {}", self.ty);
        let width = self.ty.element.bytes();
        let start = if self.bytes.len() == width {
            0
        } else {
            position * width
        };
        decode(self.ty.element, &self.bytes[start..start + width])
    }

    /// The elements as stored, in row-major order: all of them, or one if they are all equal.
    pub fn stored(&self) -> impl Iterator<Item = Scalar> {
        let element = self.ty.element;
        let elements = self.bytes.chunks_exact(element.bytes());
        elements.map(move |bytes| decode(element, bytes))
    }

    /// All elements as floats.
    pub fn to_f64s(&self) -> Vec<f64> {
        (0..self.count())
            .map(|i| self.get(i).as_f64(self.ty.element))
            .collect()
    }

    /// All elements as integers: the bits of an integer (a `u64` as an `i64`), a float truncated.
    pub fn to_i64s(&self) -> Vec<i64> {
        (0..self.count()).map(|i| self.get(i).as_i64()).collect()
    }

    /// The same elements in another shape with the same count.
    ///
    /// # Panics
    /// If the counts differ.
    pub fn reshaped(&self, shape: impl Into<Vec<usize>>) -> Literal {
        let ty = TensorType::new(self.ty.element, shape);
        assert_eq!(ty.count(), self.count(), "{} as {ty}", self.ty);
        let bytes = self.bytes.clone();
        Literal { ty, bytes }
    }
}

impl Scalar {
    /// As an integer; floats are truncated.
    pub fn as_i64(self) -> i64 {
        match self {
            Scalar::Int(value) => value,
            Scalar::Float(value) => value as i64,
            Scalar::F32Bits(bits) => f32::from_bits(bits) as i64,
            Scalar::F64Bits(bits) => f64::from_bits(bits) as i64,
        }
    }

    /// As a float, for an element of type `element` (which determines whether an integer is
    /// signed).
    pub fn as_f64(self, element: ElementType) -> f64 {
        match self {
            Scalar::Int(value) if element == ElementType::U64 => value as u64 as f64,
            Scalar::Int(value) => value as f64,
            Scalar::Float(value) => value,
            Scalar::F32Bits(bits) => f64::from(f32::from_bits(bits)),
            Scalar::F64Bits(bits) => f64::from_bits(bits),
        }
    }
}

/// Appends the little-endian bytes of one element.
pub(crate) fn encode(element: ElementType, value: Scalar, bytes: &mut Vec<u8>) {
    match element {
        ElementType::Pred => bytes.push(u8::from(value.as_f64(element) != 0.0)),
        ElementType::I8 | ElementType::U8 => bytes.push(value.as_i64() as u8),
        ElementType::I16 | ElementType::U16 => {
            bytes.extend((value.as_i64() as u16).to_le_bytes());
        }
        ElementType::I32 | ElementType::U32 => {
            bytes.extend((value.as_i64() as u32).to_le_bytes());
        }
        ElementType::I64 | ElementType::U64 => bytes.extend(value.as_i64().to_le_bytes()),
        ElementType::F16 => {
            let half = match value {
                Scalar::Int(int) => f16_from_int(int.into()),
                other => f16_from_f64(other.as_f64(element)),
            };
            bytes.extend(half.to_le_bytes());
        }
        ElementType::BF16 => {
            let half = match value {
                Scalar::Int(int) => bf16_from_int(int.into()),
                other => bf16_from_f64(other.as_f64(element)),
            };
            bytes.extend(half.to_le_bytes());
        }
        ElementType::F32 => {
            let bits = match value {
                Scalar::Int(int) => (int as f32).to_bits(),
                Scalar::F32Bits(bits) => bits,
                other => (other.as_f64(element) as f32).to_bits(),
            };
            bytes.extend(bits.to_le_bytes());
        }
        ElementType::F64 => {
            let bits = match value {
                Scalar::F64Bits(bits) => bits,
                other => other.as_f64(element).to_bits(),
            };
            bytes.extend(bits.to_le_bytes());
        }
    }
}

fn decode(element: ElementType, bytes: &[u8]) -> Scalar {
    let mut wide = [0; 8];
    wide[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(wide);
    match element {
        ElementType::Pred | ElementType::U8 | ElementType::U16 | ElementType::U32 => {
            Scalar::Int(bits as i64)
        }
        ElementType::I64 | ElementType::U64 => Scalar::Int(bits as i64),
        ElementType::I8 => Scalar::Int((bits as i8).into()),
        ElementType::I16 => Scalar::Int((bits as i16).into()),
        ElementType::I32 => Scalar::Int((bits as i32).into()),
        ElementType::F16 => Scalar::Float(f16::from_bits(bits as u16).to_f64()),
        ElementType::BF16 => Scalar::Float(bf16::from_bits(bits as u16).to_f64()),
        ElementType::F32 => match f32::from_bits(bits as u32) {
            nan if nan.is_nan() => Scalar::F32Bits(bits as u32),
            value => Scalar::Float(value.into()),
        },
        ElementType::F64 => match f64::from_bits(bits) {
            nan if nan.is_nan() => Scalar::F64Bits(bits),
            value => Scalar::Float(value),
        },
    }
}

impl fmt::Display for Literal {
    /// Formats as in a constant: `dense<[1, 2]> : tensor<2xi32>`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::print::dense(self))
    }
}

impl fmt::Debug for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<&Literal> for TensorType {
    fn from(literal: &Literal) -> TensorType {
        literal.ty.clone()
    }
}
