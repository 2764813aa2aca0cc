//! Gathers whose indices are index functions become views, and gathers of one slice become a
//! `dynamic_slice`.

use stablehlo::{BinaryOp, ElementType, Func, GatherDims, Literal, Op, Scalar, TensorType, Value};

use super::index_functions::{self, Sum, limits};
use super::indices::{Indices, clamped, places, unflattened};
use super::masks::slice;
use super::pieces::view;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "gather-of-one", reason: "one slice at a computed place is a dynamic_slice",
           semantics: BitExact, apply: of_one, example: one_element },
    Rule { name: "gather-of-positions", reason: "indices that are functions of the position move whole ranges",
           semantics: BitExact, apply: of_positions, example: shifted },
    Rule { name: "gather-of-bounded", reason: "a gather moves its indices into the array by itself",
           semantics: BitExact, apply: of_bounded, example: bounded },
];

fn of_one(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        ..
    } = op
    else {
        return None;
    };
    let of = r.shape(*indices);
    let along = |d: &usize| of.get(*d).copied().unwrap_or(1);
    let batch = (0..of.len()).filter(|d| *d != dims.index_vector_dim);
    if batch.map(|d| of[d]).any(|size| size != 1) || r.shape(*operand).is_empty() {
        return None;
    }
    let components = along(&dims.index_vector_dim);
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let element = r.tensor(*indices).element;
    let zero = r.emit(Op::Constant(Literal::scalar(element, Scalar::Int(0))));
    let mut starts = vec![zero; r.shape(*operand).len()];
    let flat = r.emit(Op::Reshape {
        operand: *indices,
        shape: vec![components],
    });
    for (component, d) in dims.start_index_map.iter().enumerate() {
        let one = slice(r, flat, &[component], &[component + 1]);
        starts[*d] = r.emit(Op::Reshape {
            operand: one,
            shape: vec![],
        });
    }
    let sizes = slice_sizes.clone();
    let part = r.emit(Op::DynamicSlice {
        operand: *operand,
        starts,
        sizes,
    });
    Some(r.emit(Op::Reshape {
        operand: part,
        shape: result,
    }))
}

fn one_element(n: usize) -> Func {
    let mut func = Func::new("one_element");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 1, 3, 2]));
    let at = func.parameter(TensorType::new(ElementType::I32, [1, 2]));
    let dims = GatherDims {
        offset_dims: vec![1, 2],
        collapsed_slice_dims: vec![0],
        start_index_map: vec![2, 0],
        index_vector_dim: 1,
    };
    func.results = vec![func.gather(x, at, dims, &[1, 3, 1])];
    func
}

fn of_positions(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        ..
    } = op
    else {
        return None;
    };
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let from = r.shape(*operand).to_vec();
    if result.contains(&0) || from.contains(&0) {
        return None;
    }
    let kept = (0..from.len()).filter(|d| !dims.collapsed_slice_dims.contains(d));
    let windows: Vec<(usize, usize)> = dims.offset_dims.iter().copied().zip(kept).collect();
    let room = |d: usize| (from[d] - slice_sizes[d]) as i128;
    // The start is clamped so that the slice fits.
    let bound = |d: usize, sum: Sum| {
        let (least, greatest) = sum.range();
        if least >= 0 && greatest <= room(d) {
            return Some(sum);
        }
        let (along, runs) = sum.alone(&result)?;
        let runs = clamped(&runs, room(d))?;
        let mut all = vec![None; result.len()];
        let constant = runs.constant();
        if constant.is_none() && !result.is_empty() {
            all[along] = Some(runs);
        }
        Some(Sum {
            constant: constant.unwrap_or(0),
            along: all,
        })
    };
    let rank = from.len();
    let indices = Indices {
        array: *indices,
        vector_dim: dims.index_vector_dim,
        map: &dims.start_index_map,
    };
    let places = places(r, &indices, &result, &windows, rank, bound)?;
    let (operand, from, places) = unflattened(r, *operand, from, places, &result)?;
    view(r, operand, &from, &places, &result)
}

/// A transposed read with a periodic neighbour in one dimension and a clamped one in the other.
fn shifted(n: usize) -> Func {
    let mut func = Func::new("shifted");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, n + 1]));
    let shape = [n + 1, n];
    let ty = TensorType::new(ElementType::I32, shape);
    let (i, j) = (
        func.iota(ElementType::I32, &shape, 0),
        func.iota(ElementType::I32, &shape, 1),
    );
    let two = func.splat(ty.clone(), Scalar::Int(2));
    let size = func.splat(ty, Scalar::Int(n as i64));
    let ahead = func.binary(BinaryOp::Add, j, two);
    let wrapped = func.binary(BinaryOp::Remainder, ahead, size);
    let behind = func.binary(BinaryOp::Subtract, i, two);
    let one = [n + 1, n, 1];
    let components = [func.reshape(wrapped, &one), func.reshape(behind, &one)];
    let indices = func.concatenate(&components, 2);
    let dims = GatherDims::of_elements(2, 2);
    let size = usize::from(n > 0);
    func.results = vec![func.gather(x, indices, dims, &[size, 1])];
    func
}

fn of_bounded(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        indices_are_sorted,
    } = op
    else {
        return None;
    };
    let rooms = dims
        .start_index_map
        .iter()
        .map(|d| r.shape(*operand)[*d] - slice_sizes[*d]);
    let (least, greatest) = (rooms.clone().min()?, rooms.max()?);
    if least != greatest {
        return None;
    }
    let room = greatest as i128;
    let element = r.tensor(*indices).element;
    let is_above = |bound: Value| index_functions::range(r, bound).0 >= room;
    let is_below = |bound: Value| index_functions::range(r, bound).1 <= 0;
    let (shape, inner) = match r.op(*indices) {
        Op::Reshape { operand, shape } => (Some(shape.clone()), *operand),
        _ => (None, *indices),
    };
    let indices = match r.op(inner) {
        Op::Clamp { min, operand, max } if is_below(*min) && is_above(*max) => *operand,
        Op::Binary(BinaryOp::Maximum, x, y) if is_below(*y) => *x,
        Op::Binary(BinaryOp::Maximum, x, y) if is_below(*x) => *y,
        Op::Binary(BinaryOp::Minimum, x, y) if is_above(*y) => *x,
        Op::Binary(BinaryOp::Minimum, x, y) if is_above(*x) => *y,
        // An equally wide or narrower integer type with the same values.
        Op::Convert { operand, .. } => {
            let of = r.tensor(*operand).element;
            let ((low, high), (least, greatest)) =
                (index_functions::range(r, *operand), limits(element));
            let narrower = of.is_integer() && of.bytes() <= element.bytes();
            (narrower && of != element && low >= least && high <= greatest && of.bytes() >= 4)
                .then_some(*operand)?
        }
        _ => return None,
    };
    let indices = match shape {
        Some(shape) => r.emit(Op::Reshape {
            operand: indices,
            shape,
        }),
        None => indices,
    };
    Some(r.emit(Op::Gather {
        operand: *operand,
        indices,
        dims: dims.clone(),
        slice_sizes: slice_sizes.clone(),
        indices_are_sorted: *indices_are_sorted,
    }))
}

fn bounded(n: usize) -> Func {
    let mut func = Func::new("bounded");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 1]));
    let at = func.parameter(TensorType::new(ElementType::I32, [4]));
    let low = func.scalar(ElementType::I32, Scalar::Int(0));
    let high = func.scalar(ElementType::I32, Scalar::Int(n as i64));
    let at = func.clamp(low, at, high);
    let dims = GatherDims::of_elements(1, 1);
    func.results = vec![func.gather(x, at, dims, &[1])];
    func
}
