//! Slices of pads, concatenates, updates and halos read only the parts that they need.

use stablehlo::{BinaryOp, Func, Literal, Op, Scalar, UnaryOp, Value};

use super::motion::{ComputedWindow, Window, example};
use crate::ops::known_start;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "slice-of-pad", reason: "what is cut off again is not added",
           semantics: BitExact, apply: of_pad, example: part_of_pad },
    Rule { name: "slice-of-concatenate", reason: "it reads the operands it lies in themselves",
           semantics: BitExact, apply: of_concatenate, example: part_of_two },
    Rule { name: "slice-of-update", reason: "it lies inside the update, or outside, or updates less",
           semantics: BitExact, apply: of_update, example: part_of_update },
    Rule { name: "slice-of-rotate", reason: "where nothing wraps, it is a slice of the array itself",
           semantics: BitExact, apply: of_rotate, example: part_of_rotate },
    Rule { name: "slice-of-wrap", reason: "inside it is a slice, as long as the array it is a rotate, else a shorter wrap",
           semantics: BitExact, apply: of_wrap, example: all_of_wrap },
    Rule { name: "slice-of-extend", reason: "inside it is a slice, else a shorter extend",
           semantics: BitExact, apply: of_extend, example: part_of_extend },
];

fn of_pad(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, window) = Window::of(r, op)?;
    let Op::Pad {
        operand,
        value,
        mut low,
        mut high,
        interior,
    } = r.op(operand).clone()
    else {
        return None;
    };
    let padded = r.out.shape(Window::of(r, op)?.0).to_vec();
    let shape = r.shape(operand).to_vec();
    let mut inner = Window::all(&shape);
    for d in 0..shape.len() {
        if interior[d] != 0 && shape[d] > 1 {
            if !window.is_all_of(d, padded[d]) {
                return None;
            }
            continue;
        }
        let Some((inside, start)) = window.clip(d, low[d], shape[d]) else {
            let shape = window.size;
            let dimensions = Vec::new();
            return Some(r.emit(Op::BroadcastInDim {
                operand: value,
                shape,
                dimensions,
            }));
        };
        (inner.start[d], inner.size[d]) = (start, inside.len());
        inner.stride[d] = window.stride[d];
        low[d] = inside.start as i64;
        high[d] = (window.size[d] - inside.end) as i64;
    }
    let operand = inner.take(r, operand);
    Some(r.emit(Op::Pad {
        operand,
        value,
        low,
        high,
        interior,
    }))
}

fn part_of_pad(n: usize) -> Func {
    example([&[n, 4], &[]], |f, [x, zero]| {
        let padded = f.pad(x, zero, &[2, -1], &[1, 2], &[0, 0]);
        f.slice(padded, &[1, 2], &[n + 3, 5], &[2, 1])
    })
}

fn of_concatenate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (all, window) = Window::of(r, op)?;
    let Op::Concatenate {
        operands,
        dimension: d,
    } = r.op(all).clone()
    else {
        return None;
    };
    let mut windows = within(r, &operands, d, &window);
    let mut part = None;
    if windows.len() == operands.len() && windows.len() > 1 {
        let all = ComputedWindow::of(r, all, window)?;
        windows = within(r, &operands, d, &all.computed);
        part = Some(all);
    }
    let parts = windows.iter().map(|(v, part)| part.take(r, *v));
    let operands: Vec<Value> = parts.collect();
    let together = match operands[..] {
        [one] => one,
        _ => r.emit(Op::Concatenate {
            operands,
            dimension: d,
        }),
    };
    Some(match part {
        Some(part) => part.read(r, together),
        None => together,
    })
}

/// Returns the windows that `window` takes of arrays concatenated in dimension `d`, without the
/// empty ones.
fn within(r: &Rewriter, operands: &[Value], d: usize, window: &Window) -> Vec<(Value, Window)> {
    let (mut parts, mut before) = (Vec::new(), 0);
    for operand in operands {
        let size = r.shape(*operand)[d];
        if let Some((inside, start)) = window.clip(d, before as i64, size) {
            let mut part = window.clone();
            (part.start[d], part.size[d]) = (start, inside.len());
            parts.push((*operand, part));
        }
        before += size;
    }
    parts
}

fn part_of_two(n: usize) -> Func {
    example([&[n, 3], &[2 * n, 3], &[1, 3]], |f, [x, y, z]| {
        let all = f.concatenate(&[x, y, z], 0);
        f.slice(all, &[n / 2, 1], &[2 * n, 3], &[2, 1])
    })
}

fn of_update(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (all, window) = Window::of(r, op)?;
    let Op::DynamicUpdateSlice {
        operand,
        update,
        starts,
    } = r.op(all).clone()
    else {
        return None;
    };
    let (shape, box_) = (r.shape(operand).to_vec(), r.shape(update).to_vec());
    let mut part = window.clone();
    let (mut lows, mut is_inside) = (Vec::new(), true);
    for d in 0..shape.len() {
        let low = known_start(&r.out, starts[d], shape[d] - box_[d])?;
        let Some((inside, start)) = window.clip(d, low as i64, box_[d]) else {
            // A large part is read from the last version of the array; otherwise several versions
            // would have to be kept.
            let [part, whole] = [&window.size, &shape].map(|shape| shape.iter().product::<usize>());
            let is_worth_it = r.is_only_use(all) || 2 * part <= whole;
            return is_worth_it.then(|| window.take(r, operand));
        };
        is_inside &= inside.len() == window.size[d];
        lows.push(low);
        (part.start[d], part.size[d]) = (start, inside.len());
    }
    if is_inside {
        return Some(part.take(r, update));
    }
    let all = ComputedWindow::of(r, all, window)?;
    let (mut part, mut at) = (all.computed.clone(), Vec::new());
    for (d, low) in lows.into_iter().enumerate() {
        let (inside, start) = all.computed.clip(d, low as i64, box_[d])?;
        at.push(inside.start);
        (part.start[d], part.size[d]) = (start, inside.len());
    }
    let (operand, update) = (all.computed.take(r, operand), part.take(r, update));
    let start = |(at, old): (usize, &Value)| {
        let element = r.tensor(*old).element;
        let at = Literal::scalar(element, Scalar::Int(at as i64));
        r.emit(Op::Constant(at))
    };
    let starts = at.into_iter().zip(&starts).map(start).collect();
    let updated = r.emit(Op::DynamicUpdateSlice {
        operand,
        update,
        starts,
    });
    Some(all.read(r, updated))
}

fn part_of_update(n: usize) -> Func {
    example([&[n + 2, 6], &[n + 1, 2]], |f, [x, y]| {
        let at = [5, 2].map(|at| f.scalar(stablehlo::ElementType::I32, Scalar::Int(at)));
        let all = f.dynamic_update_slice(x, y, &at);
        f.slice(all, &[0, 0], &[n + 2, 6], &[1, 3])
    })
}

fn of_rotate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, mut window) = Window::of(r, op)?;
    let Op::Rotate {
        operand,
        dimension: d,
        amount,
    } = *r.op(result)
    else {
        return None;
    };
    let size = r.shape(operand)[d];
    let start = (window.start[d] as i128 + i128::from(amount)).rem_euclid(size as i128) as usize;
    let span = window.end(d) - window.start[d];
    window.start[d] = start;
    (start + span <= size).then(|| window.take(r, operand))
}

fn part_of_rotate(n: usize) -> Func {
    example([&[n + 3, 3]], |f, [x]| {
        let turned = f.rotate(x, 0, -2);
        f.slice(turned, &[2, 0], &[n + 2, 3], &[1, 1])
    })
}

fn of_wrap(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, mut window) = Window::of(r, op)?;
    let Op::Wrap {
        operand,
        dimension: d,
        low,
        high,
    } = *r.op(result)
    else {
        return None;
    };
    let shape = r.shape(operand).to_vec();
    let (size, start, span) = (shape[d], window.start[d], window.end(d) - window.start[d]);
    let first = (start as i128 - low as i128).rem_euclid(size as i128) as usize;
    if first + span <= size {
        window.start[d] = first;
        return Some(window.take(r, operand));
    }
    let mut across = window.clone();
    across.open(d, size);
    if window.stride[d] != 1 {
        return None;
    }
    if span == size {
        let part = across.take(r, operand);
        return Some(r.emit(Op::Rotate {
            operand: part,
            dimension: d,
            amount: first as i64,
        }));
    }
    let is_shorter = start > 0 || span < low + size + high;
    if !is_shorter || start > low || start + span < low + size {
        return None;
    }
    let part = across.take(r, operand);
    Some(r.emit(Op::Wrap {
        operand: part,
        dimension: d,
        low: low - start,
        high: start + span - low - size,
    }))
}

fn all_of_wrap(n: usize) -> Func {
    example([&[n, 3]], |f, [x]| {
        let low = n.min(2);
        let wrapped = f.wrap(x, 0, low, low);
        let east = f.slice(wrapped, &[2 * low, 0], &[n + 2 * low, 3], &[1, 1]);
        let two = f.slice(wrapped, &[low / 2, 0], &[n + 2 * low, 3], &[1, 1]);
        let first = f.slice(two, &[0, 0], &[n, 3], &[1, 1]);
        f.binary(BinaryOp::Add, east, first)
    })
}

fn of_extend(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (result, mut window) = Window::of(r, op)?;
    let Op::Extend {
        operand,
        dimension: d,
        low,
        high,
    } = *r.op(result)
    else {
        return None;
    };
    let size = r.shape(operand)[d];
    let (start, end) = (window.start[d], window.end(d));
    if start >= low && end <= low + size {
        window.start[d] -= low;
        return Some(window.take(r, operand));
    }
    let is_shorter = start > 0 || end < low + size + high;
    if window.stride[d] != 1 || !is_shorter || start > low || end < low + size {
        return None;
    }
    window.open(d, size);
    let part = window.take(r, operand);
    Some(r.emit(Op::Extend {
        operand: part,
        dimension: d,
        low: low - start,
        high: end - low - size,
    }))
}

fn part_of_extend(n: usize) -> Func {
    example([&[n + 1, 3]], |f, [x]| {
        let long = f.extend(x, 0, 2, 1);
        let here = f.slice(long, &[2, 0], &[n + 3, 2], &[1, 1]);
        let west = f.slice(long, &[1, 0], &[n + 3, 2], &[1, 1]);
        let west = f.slice(west, &[0, 0], &[n + 1, 2], &[1, 1]);
        let west = f.unary(UnaryOp::Negate, west);
        f.binary(BinaryOp::Add, here, west)
    })
}
