//! Moves slices towards the operands: less is computed, and what is not read becomes dead.
//!
//! A slice moves past arithmetic that has no other use, or whose slices together read fewer
//! elements than it has: a few slices separately, many as their bounding box.

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use super::motion::{
    Window, constant, counts_up_to, example, example_of, groups, view_of_elementwise,
};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "slice-of-elementwise", reason: "what is not read is not computed",
           semantics: BitExact, apply: of_elementwise, example: part_of_sum },
    Rule { name: "slice-of-broadcast", reason: "repeating less is cheaper",
           semantics: BitExact, apply: of_broadcast, example: part_of_rows },
    Rule { name: "slice-of-transpose", reason: "less is moved",
           semantics: BitExact, apply: of_transpose, example: part_of_transpose },
    Rule { name: "slice-of-reverse", reason: "less is moved",
           semantics: BitExact, apply: of_reverse, example: part_of_reverse },
    Rule { name: "slice-of-reshape", reason: "a box of the array itself can be moved on",
           semantics: BitExact, apply: of_reshape, example: row_of_flat },
    Rule { name: "slice-of-iota", reason: "a shorter count needs no slice",
           semantics: BitExact, apply: of_iota, example: part_of_count },
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
        // The elements of the group that are read, in row-major order.
        let (start, size, stride) = progression(&window, &shape[b.clone()], b.start)?;
        boxed(&mut inner, &from, a, (start, size, stride))?;
    }
    let operand = inner.take(r, operand);
    let shape = window.size;
    Some(r.emit(Op::Reshape { operand, shape }))
}

/// Returns the elements that a window takes of the dimensions of sizes `shape`, beginning with
/// dimension `first`, as start, count and step of their row-major positions, if the step is
/// constant.
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

/// Narrows `window` in the dimensions `range` to the `size` row-major positions from `start` on
/// with the given step, if they form a box.
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
