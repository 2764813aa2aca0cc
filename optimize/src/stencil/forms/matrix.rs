//! A stencil as the product with a banded matrix.

use std::collections::BTreeMap;

use stablehlo::{
    BinaryOp, Direction, Edge, ElementType, Func, Literal, Scalar, Stencil, TensorType, Value,
};

use super::views::range;

/// Writes a stencil whose offsets differ in one dimension only. The matrix is computed from iotas
/// by comparisons, so that the program text stays small.
pub(super) fn matrix(func: &mut Func, operand: Value, stencil: &Stencil) -> Option<Value> {
    let rank = stencil.shape.len();
    let first = &stencil.taps[0].offsets;
    let differs = |d: &usize| stencil.taps.iter().any(|tap| tap.offsets[*d] != first[*d]);
    let along: Vec<usize> = (0..rank).filter(differs).collect();
    let dimension = match along[..] {
        [] => (0..rank).next_back()?,
        [one] => one,
        _ => return None,
    };
    let mut all = operand;
    for d in (0..rank).filter(|d| *d != dimension) {
        let start = stencil.start[d] + first[d];
        let end = start + stencil.shape[d] as i64;
        // This form does not extend the array across the band.
        if start < 0 || end > func.shape(operand)[d] as i64 {
            return None;
        }
        all = range(func, all, d, start as usize, stencil.shape[d]);
    }
    let (rows, columns) = (stencil.shape[dimension], func.shape(all)[dimension]);
    let band = band(func, operand, stencil, dimension, [rows, columns])?;
    let product = func.dot_general(band, all, (&[], &[]), (&[1], &[dimension]));
    // The rows come first, then the other dimensions of the array.
    let place = |d: usize| match d.cmp(&dimension) {
        std::cmp::Ordering::Less => d + 1,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => d,
    };
    let permutation: Vec<usize> = (0..rank).map(place).collect();
    Some(func.transpose(product, &permutation))
}

fn band(
    func: &mut Func,
    operand: Value,
    stencil: &Stencil,
    dimension: usize,
    shape: [usize; 2],
) -> Option<Value> {
    let element = func.tensor(operand).element;
    let mut weights: BTreeMap<i64, f64> = BTreeMap::new();
    for tap in &stencil.taps {
        *weights.entry(tap.offsets[dimension]).or_default() += tap.coefficient.as_constant()?;
    }
    let counts = TensorType::new(ElementType::I64, shape);
    let number = |func: &mut Func, value: i64| func.splat(counts.clone(), Scalar::Int(value));
    let row = func.iota(ElementType::I64, &shape, 0);
    let column = func.iota(ElementType::I64, &shape, 1);
    let size = shape[1] as i64;
    let ty = TensorType::new(element, shape);
    let mut band = func.constant(Literal::splat(ty.clone(), Scalar::Int(0)));
    for (offset, weight) in weights {
        let begin = number(func, stencil.start[dimension] + offset);
        let place = func.binary(BinaryOp::Add, row, begin);
        let found = match stencil.edges[dimension] {
            Edge::Valid | Edge::Zero => place,
            Edge::Periodic => {
                let around = number(func, size);
                let place = func.binary(BinaryOp::Add, place, around);
                func.binary(BinaryOp::Remainder, place, around)
            }
            Edge::Extend => {
                let (low, high) = (number(func, 0), number(func, size - 1));
                func.clamp(low, place, high)
            }
        };
        let is_it = func.compare(Direction::Eq, column, found);
        let weight = func.splat(ty.clone(), Scalar::Float(weight));
        let zero = func.splat(ty.clone(), Scalar::Int(0));
        let weight = func.select(is_it, weight, zero);
        band = func.binary(BinaryOp::Add, band, weight);
    }
    Some(band)
}
