//! Slices move up, towards what they read: less is computed, and what is not read goes away.
//!
//! Past arithmetic they move where nothing else wants it, or where the slices of it together take less than all of it.

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Op, UnaryOp, Value};

use super::motion::{
    Window, constant, counts_up_to, example, example_of, groups, is_split_by, view_of_elementwise,
    with_first,
};
use crate::rewrite::Meaning::Exact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "slice-of-elementwise", reason: "what is not read is not computed",
           meaning: Exact, apply: of_elementwise, example: part_of_sum },
    Rule { name: "slice-of-broadcast", reason: "repeating less is cheaper",
           meaning: Exact, apply: of_broadcast, example: part_of_rows },
    Rule { name: "slice-of-transpose", reason: "less is moved",
           meaning: Exact, apply: of_transpose, example: part_of_transpose },
    Rule { name: "slice-of-reverse", reason: "less is moved",
           meaning: Exact, apply: of_reverse, example: part_of_reverse },
    Rule { name: "slice-of-reshape", reason: "a box of the array itself can be moved on",
           meaning: Exact, apply: of_reshape, example: row_of_flat },
    Rule { name: "slice-of-iota", reason: "a shorter count needs no slice",
           meaning: Exact, apply: of_iota, example: part_of_count },
    Rule { name: "slice-of-reduce", reason: "what is not read is not reduced",
           meaning: Exact, apply: of_reduce, example: part_of_sums },
    Rule { name: "slice-of-dot", reason: "rows and columns that are not read are not multiplied",
           meaning: Exact, apply: of_dot, example: part_of_matmul },
    Rule { name: "slice-beside", reason: "a rotate, wrap, extend or scan along another dimension has less to do",
           meaning: Exact, apply: beside, example: rows_of_scan },
];

fn of_elementwise(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, _) = Window::of(r, op)?;
    view_of_elementwise(r, op, operand)
}

fn part_of_sum(n: usize) -> Func {
    example([&[n + 2, 3], &[n + 2, 3]], |f, [x, y]| {
        let sum = f.binary(BinaryOp::Add, x, y);
        f.slice(sum, &[1, 0], &[n + 1, 3], &[2, 1])
    })
}

fn of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, window) = Window::of(r, op)?;
    let Op::BroadcastInDim {
        operand,
        dimensions,
        ..
    } = r.op(operand).clone()
    else {
        return None;
    };
    let mut inner = Window::all(r.shape(operand));
    for (k, d) in dimensions.iter().enumerate() {
        if inner.size[k] != 1 {
            inner.start[k] = window.start[*d];
            inner.size[k] = window.size[*d];
            inner.stride[k] = window.stride[*d];
        }
    }
    let operand = inner.take(r, operand);
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape: window.size,
        dimensions,
    }))
}

fn part_of_rows(n: usize) -> Func {
    example([&[n + 1, 1]], |f, [x]| {
        let rows = f.broadcast_in_dim(x, &[4, n + 1, n], &[1, 2]);
        f.slice(rows, &[1, 1, n / 2], &[4, n + 1, n], &[2, 1, 1])
    })
}

fn of_transpose(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, window) = Window::of(r, op)?;
    let Op::Transpose {
        operand,
        permutation,
    } = r.op(operand).clone()
    else {
        return None;
    };
    let mut inner = Window::all(r.shape(operand));
    for (d, from) in permutation.iter().enumerate() {
        inner.start[*from] = window.start[d];
        inner.size[*from] = window.size[d];
        inner.stride[*from] = window.stride[d];
    }
    let operand = inner.take(r, operand);
    Some(r.emit(Op::Transpose {
        operand,
        permutation,
    }))
}

fn part_of_transpose(n: usize) -> Func {
    example([&[n + 1, 3, 2]], |f, [x]| {
        let turned = f.transpose(x, &[2, 0, 1]);
        f.slice(turned, &[0, 1, 0], &[2, n + 1, 3], &[1, 1, 2])
    })
}

fn of_reverse(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, mut window) = Window::of(r, op)?;
    let Op::Reverse {
        operand,
        dimensions,
    } = r.op(operand).clone()
    else {
        return None;
    };
    for d in &dimensions {
        window.start[*d] = r.shape(operand)[*d] - window.end(*d);
    }
    let operand = window.take(r, operand);
    Some(r.emit(Op::Reverse {
        operand,
        dimensions,
    }))
}

fn part_of_reverse(n: usize) -> Func {
    example([&[n + 3, 4]], |f, [x]| {
        let back = f.reverse(x, &[0]);
        f.slice(back, &[1, 1], &[n + 2, 4], &[2, 1])
    })
}

fn of_reshape(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, window) = Window::of(r, op)?;
    let Op::Reshape { operand, shape } = r.op(operand).clone() else {
        return None;
    };
    let from = r.shape(operand).to_vec();
    let mut inner = Window::all(&from);
    for (a, b) in groups(&from, &shape)? {
        if b.clone().all(|d| window.is_all_of(d, shape[d])) {
            continue;
        }
        // Which elements of the group, counted in row-major order.
        let (start, size, stride) = progression(&window, &shape[b.clone()], b.start)?;
        boxed(&mut inner, &from, a, (start, size, stride))?;
    }
    let operand = inner.take(r, operand);
    let shape = window.size;
    Some(r.emit(Op::Reshape { operand, shape }))
}

/// The elements that a window takes of some dimensions, of sizes `shape`, as start, count and step of their flat
/// positions, if one step is all there is.
fn progression(window: &Window, shape: &[usize], first: usize) -> Option<(usize, usize, usize)> {
    let (mut start, mut size, mut step, mut unit) = (0, 1, 1, 1);
    for k in (0..shape.len()).rev() {
        let d = first + k;
        start += window.start[d] * unit;
        let own = window.stride[d] * unit;
        if window.size[d] > 1 {
            if size == 1 {
                step = own;
            } else if own != size * step {
                return None;
            }
            size *= window.size[d];
        }
        unit *= shape[k];
    }
    Some((start, size, step))
}

/// Narrows `window` along the dimensions `range` to what lies at `size` places `step` apart from `start` on, if that is a box.
fn boxed(
    window: &mut Window,
    shape: &[usize],
    range: std::ops::Range<usize>,
    (start, size, step): (usize, usize, usize),
) -> Option<()> {
    let (mut rest, mut at, mut step) = (size, start, step);
    for d in range.rev() {
        let (here, n) = (at % shape[d], shape[d]);
        at /= n;
        if rest == 1 {
            (window.start[d], window.size[d], window.stride[d]) = (here, 1, 1);
        } else if step % n == 0 {
            (window.start[d], window.size[d], window.stride[d]) = (here, 1, 1);
            step /= n;
        } else if here + (rest - 1) * step < n {
            (window.start[d], window.size[d], window.stride[d]) = (here, rest, step);
            rest = 1;
        } else if step == 1 && here == 0 && rest % n == 0 {
            window.open(d, n);
            rest /= n;
        } else {
            return None;
        }
    }
    (rest == 1).then_some(())
}

fn row_of_flat(n: usize) -> Func {
    example([&[4 * n, 1, 3, 2]], |f, [x]| {
        let cut = f.reshape(x, &[4, n, 6]);
        f.slice(cut, &[2, 0, 2], &[3, n, 4], &[1, 1, 1])
    })
}

fn of_iota(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, window) = Window::of(r, op)?;
    let Op::Iota {
        element,
        ref shape,
        dimension: d,
    } = *r.op(operand)
    else {
        return None;
    };
    let is_shifted = window.start[d] != 0 || window.stride[d] != 1 && window.size[d] > 1;
    if is_shifted && element.is_float() && shape[d] > counts_up_to(element) {
        return None;
    }
    let shape = window.size.clone();
    let mut count = r.emit(Op::Iota {
        element,
        shape: shape.clone(),
        dimension: d,
    });
    if window.stride[d] != 1 && window.size[d] > 1 {
        let step = constant(r, element, &shape, window.stride[d] as i64);
        count = r.emit(Op::Binary(BinaryOp::Multiply, count, step));
    }
    if window.start[d] != 0 {
        let start = constant(r, element, &shape, window.start[d] as i64);
        count = r.emit(Op::Binary(BinaryOp::Add, count, start));
    }
    Some(count)
}

fn part_of_count(n: usize) -> Func {
    example_of(ElementType::I8, [], |f, []| {
        let count = f.iota(ElementType::I8, &[3 * n + 2, 3], 0);
        f.slice(count, &[2, 0], &[3 * n + 2, 2], &[3, 1])
    })
}

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
    if !r.is_only_use(result) && !is_split_by(r, op, result) {
        return None;
    }
    let mut inner = Window::all(r.shape(operand));
    let kept = (0..inner.size.len()).filter(|d| !dimensions.contains(d));
    for (d, from) in kept.enumerate() {
        inner.start[from] = window.start[d];
        inner.size[from] = window.size[d];
        inner.stride[from] = window.stride[d];
    }
    let operand = inner.take(r, operand);
    Some(r.emit(Op::Reduce {
        operand,
        init,
        dimensions,
        combiner,
    }))
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
    if !r.is_only_use(result) && !is_split_by(r, op, result) {
        return None;
    }
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
    Some(r.emit(Op::DotGeneral {
        lhs,
        rhs,
        lhs_batch,
        rhs_batch,
        lhs_contract,
        rhs_contract,
    }))
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
