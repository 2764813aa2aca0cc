//! Ops that combine many elements: reduce, scan, dot_general.

use super::data::{Array, Data, each};
use super::element::Element;
use super::indexing::combine;
use super::movement::Places;
use crate::types::strides;
use crate::{BinaryOp, Combiner, TensorType};

pub(super) fn reduce(
    operand: &Array,
    init: &Array,
    dimensions: &[usize],
    combiner: Combiner,
    ty: &TensorType,
) -> Data {
    let mut kept_strides = strides(&ty.shape).into_iter();
    let result_strides: Vec<usize> = (0..operand.shape.len())
        .map(|d| match dimensions.contains(&d) {
            true => 0,
            false => kept_strides
                .next()
                .expect("a dimension of the result for each kept"),
        })
        .collect();
    let places = Places::new(&operand.shape, |d, i| Some(i * result_strides[d]));
    each!(&operand.data, x => {
        let combine = combine(combiner);
        let mut result = vec![Element::of(&init.data)[0]; ty.count()];
        let mut elements = x.iter();
        places.visit(|place| {
            let (place, x) = (place.expect("a place"), elements.next().expect("an element"));
            result[place] = combine(result[place], *x);
        });
        Element::wrap(result)
    })
}

/// Computes a scan along `dimension`. `reverse`: from the last element to the first; `exclusive`:
/// each result leaves out the element at its own index.
pub(super) fn scan(
    operand: &Array,
    init: &Array,
    dimension: usize,
    combiner: Combiner,
    [reverse, exclusive]: [bool; 2],
) -> Data {
    let strides = strides(&operand.shape);
    let mut first = operand.shape.clone();
    let size = std::mem::replace(&mut first[dimension], 1);
    let lines = Places::new(&first, |d, i| Some(i * strides[d])).sums();
    each!(&operand.data, x => {
        let combine = combine(combiner);
        let mut result = x.clone();
        for line in lines {
            let mut all = Element::of(&init.data)[0];
            for nth in 0..size {
                let i = if reverse { size - 1 - nth } else { nth };
                let place = line + i * strides[dimension];
                let before = all;
                all = combine(all, x[place]);
                result[place] = if exclusive { before } else { all };
            }
        }
        Element::wrap(result)
    })
}

pub(super) fn dot_general(
    operands: [&Array; 2],
    batch: [&Vec<usize>; 2],
    contract: [&Vec<usize>; 2],
    ty: &TensorType,
) -> Data {
    let strides = operands.map(|operand| strides(&operand.shape));
    let free = [0, 1].map(|side| -> Vec<usize> {
        let taken = [batch[side].as_slice(), contract[side]].concat();
        (0..operands[side].shape.len())
            .filter(|d| !taken.contains(d))
            .collect()
    });
    // The result's dimensions: batch, free dimensions of the left, then of the right operand.
    let first_free = [batch[0].len(), batch[0].len() + free[0].len()];
    let begins = [0, 1].map(|side| {
        let stride = |d: usize| {
            let of = match d.checked_sub(first_free[side]) {
                None => batch[side].get(d),
                Some(nth) => free[side].get(nth),
            };
            of.map_or(0, |of| strides[side][*of])
        };
        Places::new(&ty.shape, |d, i| Some(i * stride(d))).sums()
    });
    let summed = [0, 1].map(|side| {
        let sizes: Vec<usize> = contract[side]
            .iter()
            .map(|d| operands[side].shape[*d])
            .collect();
        Places::new(&sizes, |d, i| Some(i * strides[side][contract[side][d]])).sums()
    });
    each!(&operands[0].data, x => {
        let y = Element::of(&operands[1].data);
        let elements = begins[0].iter().zip(&begins[1]).map(|(left, right)| {
            let pairs = summed[0].iter().zip(&summed[1]);
            sum_products(x, y, pairs.map(|(i, j)| (left + i, right + j)))
        });
        Element::wrap(elements.collect())
    })
}

/// Returns the sum of products of elements of `x` and `y`, in the order of `pairs`.
pub(super) fn sum_products<T: Element>(
    x: &[T],
    y: &[T],
    pairs: impl Iterator<Item = (usize, usize)>,
) -> T {
    let (add, multiply) = (T::binary(BinaryOp::Add), T::binary(BinaryOp::Multiply));
    pairs.fold(T::ZERO, |sum, (i, j)| add(sum, multiply(x[i], y[j])))
}
