//! Ops that only move elements. The flat index that each result element is read from is a sum of
//! one offset per dimension, which a table for each dimension holds.

use super::data::{Array, Data, each, typed};
use super::element::{Element, Real};
use crate::types::strides;
use crate::{ElementType, TensorType};

/// For each index in each dimension: an offset, or `None` if no element corresponds to it. The
/// offsets of all dimensions are added to a flat index.
pub(super) struct Places(pub(super) Vec<Vec<Option<usize>>>);

impl Places {
    /// Creates the tables `table(d, i)`, for each index `i` in each dimension `d` of `shape`.
    pub(super) fn new(shape: &[usize], table: impl Fn(usize, usize) -> Option<usize>) -> Places {
        let along = |(d, size): (usize, &usize)| (0..*size).map(|i| table(d, i)).collect();
        Places(shape.iter().enumerate().map(along).collect())
    }

    /// Visits the flat index for every position of the shape, in row-major order.
    pub(super) fn visit(&self, mut visit: impl FnMut(Option<usize>)) {
        fn deeper(
            tables: &[Vec<Option<usize>>],
            sum: Option<usize>,
            visit: &mut impl FnMut(Option<usize>),
        ) {
            match tables {
                [] => visit(sum),
                [table, inner @ ..] => {
                    for offset in table {
                        let sum = sum.zip(*offset).map(|(sum, offset)| sum + offset);
                        deeper(inner, sum, visit);
                    }
                }
            }
        }
        deeper(&self.0, Some(0), &mut visit);
    }

    /// Returns the flat indices of all positions, none of which may be `None`.
    pub(super) fn sums(&self) -> Vec<usize> {
        let mut sums = Vec::new();
        self.visit(|sum| sums.push(sum.expect("a sum")));
        sums
    }
}

/// Returns the elements of `from` at `places`, and `fill` where there is none.
fn take<T: Element>(from: &[T], fill: T, places: &Places) -> Data {
    let mut taken = Vec::new();
    places.visit(|place| taken.push(place.map_or(fill, |place| from[place])));
    T::wrap(taken)
}

/// Returns the elements of `from` at `places`, none of which may be `None`.
pub(super) fn take_all(from: &Data, places: &Places) -> Data {
    each!(from, v => take(v, Element::ZERO, places))
}

/// Writes `values`, in row-major order, into `into` at `places`.
pub(super) fn put(into: &mut Data, values: &Data, places: &Places) {
    each!(into, into => {
        let mut values = Element::of(values).iter();
        places.visit(|place| {
            into[place.expect("a place")] = *values.next().expect("a value for each place");
        });
    });
}

pub(super) fn splat(scalar: &Array, ty: &TensorType) -> Data {
    take_all(&scalar.data, &Places::new(&ty.shape, |_, _| Some(0)))
}

pub(super) fn iota(ty: &TensorType, dimension: usize) -> Data {
    let places = Places::new(&ty.shape, |d, i| Some(if d == dimension { i } else { 0 }));
    let count = places.sums().into_iter().map(|i| Real::Int(i as i128));
    typed!(ty.element, T => T::wrap(count.map(T::from_real).collect()))
}

pub(super) fn broadcast(operand: &Array, ty: &TensorType, dimensions: &[usize]) -> Data {
    let strides = strides(&operand.shape);
    let places = Places::new(&ty.shape, |d, i| {
        let from = dimensions.iter().position(|to| *to == d);
        let from = from.filter(|from| operand.shape[*from] != 1);
        Some(from.map_or(0, |from| i * strides[from]))
    });
    take_all(&operand.data, &places)
}

pub(super) fn transpose(operand: &Array, permutation: &[usize]) -> Data {
    let strides = strides(&operand.shape);
    let shape: Vec<usize> = permutation.iter().map(|d| operand.shape[*d]).collect();
    let places = Places::new(&shape, |d, i| Some(i * strides[permutation[d]]));
    take_all(&operand.data, &places)
}

pub(super) fn reverse(operand: &Array, dimensions: &[usize]) -> Data {
    let strides = strides(&operand.shape);
    let places = Places::new(&operand.shape, |d, i| {
        let backwards = dimensions.contains(&d);
        let from = if backwards {
            operand.shape[d] - 1 - i
        } else {
            i
        };
        Some(from * strides[d])
    });
    take_all(&operand.data, &places)
}

pub(super) fn slice(operand: &Array, ty: &TensorType, start: &[usize], stride: &[usize]) -> Data {
    let strides = strides(&operand.shape);
    let places = Places::new(&ty.shape, |d, i| {
        Some((start[d] + i * stride[d]) * strides[d])
    });
    take_all(&operand.data, &places)
}

pub(super) fn pad(
    operand: &Array,
    value: &Array,
    ty: &TensorType,
    low: &[i64],
    interior: &[usize],
) -> Data {
    let strides = strides(&operand.shape);
    let places = Places::new(&ty.shape, |d, i| {
        let behind_first = i as i128 - i128::from(low[d]);
        let step = interior[d] as i128 + 1;
        let from = usize::try_from(behind_first / step).ok()?;
        let is_element = behind_first >= 0 && behind_first % step == 0 && from < operand.shape[d];
        is_element.then(|| from * strides[d])
    });
    each!(&operand.data, v => take(v, Element::of(&value.data)[0], &places))
}

pub(super) fn concatenate(operands: &[&Array], ty: &TensorType, dimension: usize) -> Data {
    let strides = strides(&ty.shape);
    let mut result = zeros(ty.element, ty.count());
    let mut start = 0;
    for operand in operands {
        let places = Places::new(&operand.shape, |d, i| {
            Some((if d == dimension { start + i } else { i }) * strides[d])
        });
        put(&mut result, &operand.data, &places);
        start += operand.shape[dimension];
    }
    result
}

pub(super) fn zeros(element: ElementType, count: usize) -> Data {
    typed!(element, T => T::wrap(vec![T::ZERO; count]))
}

pub(super) fn rotate(operand: &Array, dimension: usize, amount: i64) -> Data {
    let strides = strides(&operand.shape);
    let places = Places::new(&operand.shape, |d, i| {
        let size = operand.shape[d] as i128;
        let from = if d == dimension {
            (i as i128 + i128::from(amount)).rem_euclid(size)
        } else {
            i as i128
        };
        Some(from as usize * strides[d])
    });
    take_all(&operand.data, &places)
}

/// Extends the operand beyond its ends in `dimension`, starting `low` elements before it: the
/// element at `i`, which may be negative, is the operand's element at `inside(i, size)`.
pub(super) fn beyond(
    operand: &Array,
    ty: &TensorType,
    dimension: usize,
    low: usize,
    inside: impl Fn(i128, i128) -> i128,
) -> Data {
    let strides = strides(&operand.shape);
    let places = Places::new(&ty.shape, |d, i| {
        let from = if d == dimension {
            inside(i as i128 - low as i128, operand.shape[d] as i128) as usize
        } else {
            i
        };
        Some(from * strides[d])
    });
    take_all(&operand.data, &places)
}

/// Returns all positions in an array of `shape`, in row-major order.
pub(super) fn positions(shape: &[usize]) -> Vec<Vec<usize>> {
    shape.iter().fold(vec![Vec::new()], |positions, size| {
        let longer = positions.into_iter().flat_map(|outer| {
            (0..*size).map(move |i| {
                let mut position = outer.clone();
                position.push(i);
                position
            })
        });
        longer.collect()
    })
}
