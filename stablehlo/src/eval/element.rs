//! Operations on one element; [`super::integers`] and [`super::floats`] implement them for the
//! element types.

use super::data::{Data, each, typed};
use crate::{BinaryOp, ElementType, UnaryOp};

/// An element as an intermediate of a conversion, exact for every element type.
#[derive(Clone, Copy)]
pub(super) enum Real {
    Int(i128),
    Float(f64),
}

/// A Rust type that represents an element type.
pub(super) trait Element: Copy + PartialOrd + 'static {
    const TYPE: ElementType;
    const ZERO: Self;
    type Bytes: AsRef<[u8]>;

    /// Reads an element from its little-endian bytes.
    fn read(bytes: &[u8]) -> Self;
    fn written(self) -> Self::Bytes;
    fn wrap(elements: Vec<Self>) -> Data;
    /// Returns the elements of `data`, which must have this type.
    fn of(data: &Data) -> &[Self];
    fn to_real(self) -> Real;
    fn from_real(real: Real) -> Self;
    /// Returns the function that `op`, which must accept this type, applies to an element.
    fn unary(op: UnaryOp) -> fn(Self) -> Self;
    /// Returns the function that `op`, which must accept this type, applies to two elements.
    fn binary(op: BinaryOp) -> fn(Self, Self) -> Self;
}

/// Defines the items of [`Element`] that are alike for all types.
macro_rules! element_basics {
    ($variant:ident, $t:ty, $zero:expr) => {
        const TYPE: ElementType = ElementType::$variant;
        const ZERO: $t = $zero;

        fn wrap(elements: Vec<$t>) -> Data {
            Data::$variant(elements)
        }

        fn of(data: &Data) -> &[$t] {
            match data {
                Data::$variant(elements) => elements,
                other => panic!("{} where {} was inferred", other.element(), Self::TYPE),
            }
        }
    };
}
pub(super) use element_basics;

/// Panics: the verifier passed an op that does not accept the type.
pub(super) fn refused(op: &str, element: ElementType) -> ! {
    panic!("`{op}` does not work on {element}")
}

pub(super) fn map<T: Element>(elements: &[T], of: fn(T) -> T) -> Data {
    T::wrap(elements.iter().map(|x| of(*x)).collect())
}

pub(super) fn convert(data: &Data, to: ElementType) -> Data {
    fn all<T: Element, U: Element>(elements: &[T]) -> Data {
        U::wrap(elements.iter().map(|x| U::from_real(x.to_real())).collect())
    }
    each!(data, v => typed!(to, U => all::<_, U>(v)))
}

pub(super) fn is_finite(data: &Data) -> Data {
    fn all<T: Element>(elements: &[T]) -> Data {
        let finite = |x: &T| match x.to_real() {
            Real::Int(_) => true,
            Real::Float(x) => x.is_finite(),
        };
        Data::Pred(elements.iter().map(finite).collect())
    }
    each!(data, v => all(v))
}

/// Returns the elements as `i64` indices; a `u64` that does not fit becomes the largest `i64`.
pub(super) fn to_positions(data: &Data) -> Vec<i64> {
    fn all<T: Element>(elements: &[T]) -> Vec<i64> {
        let position = |x: &T| match x.to_real() {
            Real::Int(x) => i64::try_from(x).unwrap_or(i64::MAX),
            Real::Float(_) => panic!("a float is not a position"),
        };
        elements.iter().map(position).collect()
    }
    each!(data, v => all(v))
}
