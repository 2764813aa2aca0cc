//! Concatenates: merges adjacent slices, and turns uniform operands at the ends into padding.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value};

use super::motion::{Window, example};
use super::shorthand::{one_value, splat};
use crate::ops::as_concatenate;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "concatenate-of-one", reason: "empty parts add nothing, and one part is all",
           semantics: BitExact, apply: of_one, example: one },
    Rule { name: "concatenate-of-concatenate", reason: "one says it",
           semantics: BitExact, apply: of_concatenate, example: nested },
    Rule { name: "concatenate-of-neighbours", reason: "slices that lie side by side are one slice, and equal constants one",
           semantics: BitExact, apply: of_neighbours, example: neighbours },
    Rule { name: "concatenate-of-same", reason: "the same again is a broadcast",
           semantics: BitExact, apply: of_same, example: same_rows },
    Rule { name: "concatenate-of-broadcasts", reason: "the smaller arrays are put together",
           semantics: BitExact, apply: of_broadcasts, example: rows },
    Rule { name: "concatenate-of-splat", reason: "an edge that is the same everywhere is padding",
           semantics: BitExact, apply: of_splat, example: edges },
];

/// Concatenates the operands, unless there is only one.
fn together(r: &mut Rewriter, operands: Vec<Value>, dimension: usize) -> Value {
    match operands[..] {
        [one] => one,
        _ => r.emit(Op::Concatenate {
            operands,
            dimension,
        }),
    }
}

fn of_one(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let has_some = |v: &&Value| r.shape(**v)[d] > 0;
    let mut left: Vec<Value> = operands.iter().filter(has_some).copied().collect();
    if left.is_empty() {
        left.push(operands[0]);
    }
    let fewer = left.len() == 1 || left.len() < operands.len();
    fewer.then(|| together(r, left, d))
}

fn one(n: usize) -> Func {
    example([&[n, 3], &[0, 3]], |f, [x, none]| {
        f.concatenate(&[none, x, none], 0)
    })
}

fn of_concatenate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let inner = |r: &Rewriter, v: Value| match as_concatenate(r.op(v)) {
        Some((parts, along)) if along == d && r.is_only_use(v) => parts.to_vec(),
        _ => vec![v],
    };
    let flat: Vec<Value> = operands.iter().flat_map(|v| inner(r, *v)).collect();
    (flat.len() > operands.len()).then(|| together(r, flat, d))
}

fn nested(n: usize) -> Func {
    example([&[n, 3], &[2, 3]], |f, [x, y]| {
        let two = f.concatenate(&[x, y], 0);
        f.concatenate(&[y, two, x], 0)
    })
}

fn of_neighbours(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let mut left: Vec<Value> = Vec::new();
    for v in operands {
        let joined = left.last().and_then(|last| joined(r, *last, *v, d));
        match joined {
            Some(joined) => {
                left.pop();
                left.push(joined);
            }
            None => left.push(*v),
        }
    }
    (left.len() < operands.len()).then(|| together(r, left, d))
}

/// Returns two neighbours in dimension `d` as one slice or one constant, if they are adjacent.
fn joined(r: &mut Rewriter, x: Value, y: Value, d: usize) -> Option<Value> {
    if let (Some(a), Some(b)) = (splat(r, x), splat(r, y)) {
        let mut ty = r.tensor(x).clone();
        if Literal::scalar(ty.element, a) != Literal::scalar(ty.element, b) {
            return None;
        }
        ty.shape[d] += r.shape(y)[d];
        return Some(r.emit(Op::Constant(Literal::splat(ty, a))));
    }
    let (base, a) = Window::of(r, r.op(x))?;
    let (other, b) = Window::of(r, r.op(y))?;
    if base != other {
        return None;
    }
    let mut all = a.clone();
    let step = match (a.size[d], b.size[d]) {
        (1, 1) => b.start[d].checked_sub(a.start[d])?,
        (1, _) => b.stride[d],
        (_, 1) => a.stride[d],
        _ if a.stride[d] == b.stride[d] => a.stride[d],
        _ => return None,
    };
    let mut across = b.clone();
    (across.start[d], across.size[d], across.stride[d]) = (a.start[d], a.size[d], a.stride[d]);
    if across != a || step == 0 || a.start[d] + a.size[d] * step != b.start[d] {
        return None;
    }
    all.size[d] += b.size[d];
    all.stride[d] = step;
    Some(all.take(r, base))
}

fn neighbours(n: usize) -> Func {
    example([&[2 * n + 3, 3]], |f, [x]| {
        let half = f.splat(
            TensorType::new(ElementType::F32, [1, 2]),
            Scalar::Float(0.5),
        );
        let mut part = |start, end, by| f.slice(x, &[start, 0], &[end, 2], &[by, 1]);
        let [a, b, c] = [
            part(0, 2, 2),
            part(2, 2 * n + 2, 2),
            part(2 * n + 2, 2 * n + 3, 1),
        ];
        f.concatenate(&[a, b, c, half, half], 0)
    })
}

fn of_same(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let first = *operands.first()?;
    if operands.len() < 2 || operands.iter().any(|v| *v != first) {
        return None;
    }
    let mut shape = r.shape(first).to_vec();
    if shape[d] != 1 {
        return None; // a wrap
    }
    shape[d] = operands.len();
    let dimensions = (0..shape.len()).collect();
    Some(r.emit(Op::BroadcastInDim {
        operand: first,
        shape,
        dimensions,
    }))
}

fn same_rows(n: usize) -> Func {
    example([&[n, 1, 3]], |f, [x]| f.concatenate(&[x, x, x], 1))
}

fn of_broadcasts(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let mut shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let (mut parts, mut order): (Vec<Value>, Option<Vec<usize>>) = (Vec::new(), None);
    for v in operands {
        let Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } = r.op(*v)
        else {
            return None;
        };
        if *order.get_or_insert_with(|| dimensions.clone()) != *dimensions {
            return None;
        }
        parts.push(*operand);
    }
    let (first, dimensions) = (*parts.first()?, order?);
    let operand = match dimensions.iter().position(|to| *to == d) {
        None if parts.iter().all(|v| *v == first) => first,
        None => return None,
        Some(k) => {
            for (part, v) in parts.iter().zip(operands) {
                let (own, full) = (r.shape(*part), r.shape(*v));
                let same = |j: usize| j == k || own[j] == r.shape(first)[j];
                if own[k] != full[d] || !(0..own.len()).all(same) {
                    return None;
                }
            }
            let small: usize = parts.iter().map(|v| r.tensor(*v).count()).sum();
            if small >= shape.iter().product() {
                return None;
            }
            together(r, parts, k)
        }
    };
    let shape = std::mem::take(&mut shape);
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    }))
}

fn rows(n: usize) -> Func {
    example([&[n], &[2]], |f, [x, y]| {
        let x = f.broadcast_in_dim(x, &[3, n], &[1]);
        let y = f.broadcast_in_dim(y, &[3, 2], &[1]);
        let both = f.concatenate(&[x, y], 1);
        f.unary(UnaryOp::Negate, both)
    })
}

fn of_splat(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    if operands.len() < 2 || operands.iter().all(|v| one_value(r, *v).is_some()) {
        return None;
    }
    let (first, last) = (operands[0], operands[operands.len() - 1]);
    let (edge, rest, is_low) = if one_value(r, first).is_some() {
        (first, operands[1..].to_vec(), true)
    } else if one_value(r, last).is_some() {
        (last, operands[..operands.len() - 1].to_vec(), false)
    } else {
        return None;
    };
    let size = i64::try_from(r.shape(edge)[d]).ok()?;
    let rank = r.shape(edge).len();
    let value = one_value(r, edge)?.scalar(r);
    let operand = together(r, rest, d);
    let (mut low, mut high, interior) = (vec![0; rank], vec![0; rank], vec![0; rank]);
    match is_low {
        true => low[d] = size,
        false => high[d] = size,
    }
    Some(r.emit(Op::Pad {
        operand,
        value,
        low,
        high,
        interior,
    }))
}

fn edges(n: usize) -> Func {
    example([&[n, 3], &[]], |f, [x, c]| {
        let halves = f.splat(
            TensorType::new(ElementType::F32, [2, 3]),
            Scalar::Float(0.5),
        );
        let c = f.broadcast_in_dim(c, &[1, 3], &[]);
        let sum = f.binary(BinaryOp::Add, x, x);
        f.concatenate(&[halves, x, sum, c], 0)
    })
}
