//! Slices of reductions, matrix products, and ops along another dimension: elements of the result
//! that are not read are not computed.

use stablehlo::{Combiner, Func, Op, UnaryOp, Value};

use super::motion::{ComputedWindow, Window, example, with_first};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "slice-of-reduce", reason: "what is not read is not reduced",
           semantics: BitExact, apply: of_reduce, example: part_of_sums },
    Rule { name: "slice-of-dot", reason: "rows and columns that are not read are not multiplied",
           semantics: BitExact, apply: of_dot, example: part_of_matmul },
    Rule { name: "slice-beside", reason: "a rotate, wrap, extend or scan along another dimension has less to do",
           semantics: BitExact, apply: beside, example: rows_of_scan },
];

fn of_reduce(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, window) = Window::of(r, op)?;
    let Op::Reduce {
        operand,
        init,
        dimensions,
        combiner,
    } = r.op(result).clone()
    else {
        return None;
    };
    let part = ComputedWindow::of(r, result, window)?;
    let window = &part.computed;
    let mut inner = Window::all(r.shape(operand));
    let kept = (0..inner.size.len()).filter(|d| !dimensions.contains(d));
    for (d, from) in kept.enumerate() {
        inner.start[from] = window.start[d];
        inner.size[from] = window.size[d];
        inner.stride[from] = window.stride[d];
    }
    let operand = inner.take(r, operand);
    let sums = r.emit(Op::Reduce {
        operand,
        init,
        dimensions,
        combiner,
    });
    Some(part.read(r, sums))
}

fn part_of_sums(n: usize) -> Func {
    example([&[3, n + 2, 4], &[]], |f, [x, zero]| {
        let sums = f.reduce(x, zero, &[0], Combiner::Add);
        f.slice(sums, &[1, 0], &[n + 1, 3], &[1, 2])
    })
}

fn of_dot(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, window) = Window::of(r, op)?;
    let Op::DotGeneral {
        lhs,
        rhs,
        lhs_batch,
        rhs_batch,
        lhs_contract,
        rhs_contract,
    } = r.op(result).clone()
    else {
        return None;
    };
    let part = ComputedWindow::of(r, result, window)?;
    let window = &part.computed;
    let mut parts = [Window::all(r.shape(lhs)), Window::all(r.shape(rhs))];
    let mut narrow = |side: usize, to: usize, d: usize| {
        parts[side].start[to] = window.start[d];
        parts[side].size[to] = window.size[d];
        parts[side].stride[to] = window.stride[d];
    };
    for (d, (left, right)) in lhs_batch.iter().zip(&rhs_batch).enumerate() {
        narrow(0, *left, d);
        narrow(1, *right, d);
    }
    let mut d = lhs_batch.len();
    let sides = [
        (lhs, &lhs_batch, &lhs_contract),
        (rhs, &rhs_batch, &rhs_contract),
    ];
    for (side, (operand, batch, contract)) in sides.into_iter().enumerate() {
        for to in 0..r.shape(operand).len() {
            if !batch.contains(&to) && !contract.contains(&to) {
                narrow(side, to, d);
                d += 1;
            }
        }
    }
    let (lhs, rhs) = (parts[0].take(r, lhs), parts[1].take(r, rhs));
    let product = r.emit(Op::DotGeneral {
        lhs,
        rhs,
        lhs_batch,
        rhs_batch,
        lhs_contract,
        rhs_contract,
    });
    Some(part.read(r, product))
}

fn part_of_matmul(n: usize) -> Func {
    example([&[2, n, 3], &[3, n + 1, 2]], |f, [x, y]| {
        let product = f.dot_general(x, y, (&[0], &[2]), (&[2], &[0]));
        f.slice(product, &[1, 0, 1], &[2, n, n + 1], &[1, 2, 1])
    })
}

fn beside(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, window) = Window::of(r, op)?;
    let inner = r.op(result).clone();
    let (operand, along) = match inner {
        Op::Rotate {
            operand, dimension, ..
        }
        | Op::Wrap {
            operand, dimension, ..
        }
        | Op::Extend {
            operand, dimension, ..
        } => (operand, dimension),
        Op::Scan {
            operand, dimension, ..
        } if r.is_only_use(result) => (operand, dimension),
        _ => return None,
    };
    let mut across = window.clone();
    across.open(along, r.shape(operand)[along]);
    if across.is_all(r.shape(operand)) {
        return None;
    }
    let part = across.take(r, operand);
    let moved = r.emit(with_first(&inner, part));
    let mut left = Window::all(&window.size);
    left.start[along] = window.start[along];
    left.stride[along] = window.stride[along];
    Some(left.take(r, moved))
}

fn rows_of_scan(n: usize) -> Func {
    example([&[n + 2, 4], &[]], |f, [x, zero]| {
        let turned = f.rotate(x, 1, 1);
        let south = f.unary(UnaryOp::Negate, turned);
        let sums = f.scan(south, zero, 1, Combiner::Add);
        f.slice(sums, &[1, 1], &[n + 1, 4], &[1, 1])
    })
}
