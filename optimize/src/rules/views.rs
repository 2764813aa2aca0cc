//! Merges views of views, and removes views that change nothing.

use stablehlo::{ElementType, Func, Literal, Op, Scalar, TensorType, Value};

use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "view-of-nothing", reason: "a view that keeps every element where it is reads and writes for nothing",
           semantics: BitExact, apply: of_nothing, example: same_shape },
    Rule { name: "reshape-of-reshape", reason: "one reshape says it",
           semantics: BitExact, apply: reshape_of_reshape, example: reshapes },
    Rule { name: "broadcast-of-broadcast", reason: "one broadcast says it, from the smaller array",
           semantics: BitExact, apply: broadcast_of_broadcast, example: broadcasts },
    Rule { name: "slice-of-slice", reason: "one slice says it",
           semantics: BitExact, apply: slice_of_slice, example: slices },
    Rule { name: "view-of-splat", reason: "a constant of the shape needs no view",
           semantics: BitExact, apply: view_of_splat, example: splats },
];

fn of_nothing(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match op {
        Op::Reshape { operand, shape } => (r.shape(*operand) == shape).then_some(*operand),
        Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        } => {
            let in_order = dimensions.iter().copied().eq(0..shape.len());
            (in_order && r.shape(*operand) == shape).then_some(*operand)
        }
        Op::Transpose {
            operand,
            permutation,
        } => {
            let in_order = permutation.iter().copied().eq(0..permutation.len());
            in_order.then_some(*operand)
        }
        Op::Slice { operand, limit, .. } => {
            // With the shape and limit of the operand, nothing is left out.
            let result = r.out.type_of(op).ok()?;
            (result.tensors()[0].shape == *r.shape(*operand) && limit == r.shape(*operand))
                .then_some(*operand)
        }
        Op::Reverse {
            operand,
            dimensions,
        } => {
            let short = |d: &usize| r.shape(*operand)[*d] <= 1;
            dimensions.iter().all(short).then_some(*operand)
        }
        _ => None,
    }
}

fn same_shape(n: usize) -> Func {
    let mut func = Func::new("same_shape");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 1]));
    let shape = vec![n, 1];
    let same = Op::Reshape { operand: x, shape };
    func.results = vec![func.push(same).expect("the same shape")];
    func
}

fn reshape_of_reshape(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reshape { operand, shape } = op else {
        return None;
    };
    let Op::Reshape { operand: inner, .. } = *r.op(*operand) else {
        return None;
    };
    let shape = shape.clone();
    Some(r.emit(Op::Reshape {
        operand: inner,
        shape,
    }))
}

fn reshapes(n: usize) -> Func {
    let mut func = Func::new("reshapes");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 2, 3]));
    let flat = func.reshape(x, &[6 * n]);
    func.results = vec![func.reshape(flat, &[2, 3 * n])];
    func
}

fn broadcast_of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = op
    else {
        return None;
    };
    let Op::BroadcastInDim {
        operand: inner,
        dimensions: first,
        ..
    } = r.op(*operand)
    else {
        return None;
    };
    let (operand, dimensions) = (*inner, first.iter().map(|d| dimensions[*d]).collect());
    let shape = shape.clone();
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    }))
}

fn broadcasts(n: usize) -> Func {
    let mut func = Func::new("broadcasts");
    let x = func.parameter(TensorType::new(ElementType::F32, [n]));
    let rows = func.broadcast_in_dim(x, &[3, n], &[1]);
    func.results = vec![func.broadcast_in_dim(rows, &[n, 2, 3], &[2, 0])];
    func
}

fn slice_of_slice(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Slice {
        operand,
        start,
        limit,
        stride,
    } = op
    else {
        return None;
    };
    let Op::Slice {
        operand: inner,
        start: first,
        stride: step,
        ..
    } = r.op(*operand)
    else {
        return None;
    };
    let at = |d: usize, i: usize| first[d] + step[d] * i;
    let is_empty = |d: usize| limit[d] == start[d]; // its start may be out of bounds
    let begin = |d: usize| match is_empty(d) {
        true => 0,
        false => at(d, start[d]),
    };
    let end = |d: usize| match is_empty(d) {
        true => 0,
        false => at(d, limit[d] - 1) + 1,
    };
    let axes = 0..start.len();
    let composed = Op::Slice {
        operand: *inner,
        start: axes.clone().map(begin).collect(),
        limit: axes.clone().map(end).collect(),
        stride: axes.map(|d| step[d] * stride[d]).collect(),
    };
    Some(r.emit(composed))
}

fn slices(n: usize) -> Func {
    let mut func = Func::new("slices");
    let x = func.parameter(TensorType::new(ElementType::F32, [2 * n + 3, n + 1]));
    let first = func.slice(x, &[1, 0], &[2 * n + 3, n], &[2, 1]);
    func.results = vec![func.slice(first, &[n / 2, 0], &[n, n], &[1, 2])];
    func
}

fn view_of_splat(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let operand = match op {
        Op::Reshape { operand, .. }
        | Op::BroadcastInDim { operand, .. }
        | Op::Transpose { operand, .. }
        | Op::Reverse { operand, .. }
        | Op::Slice { operand, .. }
        | Op::Rotate { operand, .. } => *operand,
        _ => return None,
    };
    let Op::Constant(literal) = r.op(operand) else {
        return None;
    };
    let all = literal.splat_value()?;
    let ty = r.out.type_of(op).ok()?.tensors()[0].clone();
    Some(r.emit(Op::Constant(Literal::splat(ty, all))))
}

fn splats(n: usize) -> Func {
    let mut func = Func::new("splats");
    let half = Scalar::Float(0.5);
    let halves = func.splat(TensorType::new(ElementType::F32, [n, 3]), half);
    let turned = func.transpose(halves, &[1, 0]);
    func.results = vec![func.slice(turned, &[1, 0], &[3, n], &[1, 1])];
    func
}
