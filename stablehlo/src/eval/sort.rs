//! Sorting, which is always stable.

use std::cmp::Ordering;

use super::data::{Array, Data, each};
use super::element::{Element, Real};
use super::movement::{Places, take_all};
use crate::SortOrder;
use crate::types::strides;

/// Sorts each line of `operands` along `dimension` by the elements of the first operand.
pub(super) fn sort(operands: &[&Array], dimension: usize, order: SortOrder) -> Vec<Array> {
    let shape = operands[0].shape.as_slice();
    let strides = strides(shape);
    let mut first = shape.to_vec();
    let size = std::mem::replace(&mut first[dimension], 1);
    let keys = keys(&operands[0].data);
    // For each flat index of the result, the flat index of its element in the operand.
    let mut from: Vec<usize> = (0..keys.len()).collect();
    for line in Places::new(&first, |d, i| Some(i * strides[d])).sums() {
        let places = (0..size).map(|i| line + i * strides[dimension]);
        let mut sorted: Vec<usize> = places.clone().collect();
        sorted.sort_by(|a, b| compare(keys[*a], keys[*b], order));
        for (place, of) in places.zip(sorted) {
            from[place] = of;
        }
    }
    let moved = operands.iter().map(|operand| Array {
        shape: operand.shape.clone(),
        data: take_all(
            &operand.data,
            &Places(vec![from.iter().copied().map(Some).collect()]),
        ),
    });
    moved.collect()
}

fn keys(data: &Data) -> Vec<Real> {
    fn all<T: Element>(elements: &[T]) -> Vec<Real> {
        elements.iter().map(|x| x.to_real()).collect()
    }
    each!(data, v => all(v))
}

fn compare(a: Real, b: Real, order: SortOrder) -> Ordering {
    let ascending = match (a, b) {
        (Real::Float(a), Real::Float(b)) if order.total => a.total_cmp(&b),
        // The order of NaNs is unspecified: they come last.
        (Real::Float(a), Real::Float(b)) => {
            let unordered = || a.is_nan().cmp(&b.is_nan());
            return match a.partial_cmp(&b) {
                Some(ascending) if order.descending => ascending.reverse(),
                Some(ascending) => ascending,
                None => unordered(),
            };
        }
        (Real::Int(a), Real::Int(b)) => a.cmp(&b),
        _ => unreachable!("the elements of an array have one type"),
    };
    match order.descending {
        true => ascending.reverse(),
        false => ascending,
    }
}
