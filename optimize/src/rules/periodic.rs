//! Recognises rotates, wraps and extends in concatenations: exchanged halves, repeated ends.

use stablehlo::{BinaryOp, Func, Literal, Op, TensorType, UnaryOp, Value};

use super::motion::{Window, example};
use super::shorthand::{is, splat};
use crate::ops::{as_concatenate, is_elementwise_or_bits};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "concatenate-of-period", reason: "parts in periodic order are a rotate, or a wrap",
           semantics: BitExact, apply: period, example: halves },
    Rule { name: "concatenate-of-elementwise", reason: "what was computed for parts that go around is computed for all, and goes around",
           semantics: BitExact, apply: computed_parts, example: sums_of_halves },
    Rule { name: "concatenate-of-rotates", reason: "parts that are rotated alike, across, are put side by side first",
           semantics: BitExact, apply: rotated_parts, example: rotated_halves },
    Rule { name: "concatenate-of-ends", reason: "an array with its ends repeated is an extend",
           semantics: BitExact, apply: ends, example: repeated_ends },
];

/// Returns the common array and the windows of the operands of a concatenate in dimension `d`, if
/// all are slices of one array that are equal in the other dimensions.
fn parts(r: &Rewriter, operands: &[Value], d: usize) -> Option<(Value, Vec<Window>)> {
    let part = |v: &Value| match Window::of(r, r.op(*v)) {
        Some(part) => part,
        None => (*v, Window::all(r.shape(*v))),
    };
    let of_slices: Vec<(Value, Window)> = operands.iter().map(part).collect();
    // An operand may be the array itself.
    let base = of_slices.first()?.0;
    let mut windows: Vec<Window> = Vec::new();
    for (v, window) in of_slices {
        if v != base || window.size.contains(&0) || window.stride[d] != 1 && window.size[d] > 1 {
            return None;
        }
        if let Some(first) = windows.first() {
            let mut across = window.clone();
            (across.start[d], across.size[d], across.stride[d]) =
                (first.start[d], first.size[d], first.stride[d]);
            if across != *first {
                return None;
            }
        }
        windows.push(window);
    }
    Some((base, windows))
}

/// Returns the bounding window in dimension `d`.
fn hull(windows: &[Window], d: usize) -> Option<Window> {
    let mut hull = windows.first()?.clone();
    let start = windows.iter().map(|w| w.start[d]).min()?;
    let end = windows.iter().map(|w| w.end(d)).max()?;
    (hull.start[d], hull.size[d], hull.stride[d]) = (start, end - start, 1);
    Some(hull)
}

/// Returns whether the windows follow one another, modulo the hull, and cover all of it.
fn is_periodic(windows: &[Window], hull: &Window, d: usize) -> bool {
    let follows = |pair: &[Window]| {
        let (before, next) = (pair[0].end(d), pair[1].start[d]);
        before == next || before == hull.end(d) && next == hull.start[d]
    };
    let total: usize = windows.iter().map(|w| w.size[d]).sum();
    windows.windows(2).all(follows) && total >= hull.size[d]
}

fn period(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let (base, windows) = parts(r, operands, d)?;
    let hull = hull(&windows, d)?;
    let (start, size) = (hull.start[d], hull.size[d]);
    let total: usize = windows.iter().map(|w| w.size[d]).sum();
    if windows.len() < 2 || !is_periodic(&windows, &hull, d) {
        return None;
    }
    let first = windows[0].start[d] - start;
    let (dimension, more) = (d, total - size);
    let low = (size - first) % size;
    if more > size {
        return None;
    }
    let operand = hull.take(r, base);
    if more >= low && low > 0 || first == 0 {
        return Some(match more {
            0 => operand,
            _ => r.emit(Op::Wrap {
                operand,
                dimension,
                low,
                high: more - low,
            }),
        });
    }
    let operand = r.emit(Op::Rotate {
        operand,
        dimension,
        amount: first as i64,
    });
    Some(match more {
        0 => operand,
        high => r.emit(Op::Wrap {
            operand,
            dimension,
            low: 0,
            high,
        }),
    })
}

fn halves(n: usize) -> Func {
    example([&[n + 3, 3]], |f, [x]| {
        let mut part = |start, end| f.slice(x, &[start, 1], &[end, 3], &[1, 1]);
        let [first, all, last] = [part(1, 2), part(1, n + 3), part(n + 2, n + 3)];
        let [front, back] = [part(1, n + 1), part(n + 1, n + 3)];
        let rotated = f.concatenate(&[back, front], 0);
        let wrapped = f.concatenate(&[last, all, first], 0);
        let longer = f.concatenate(&[back, front, first], 0);
        let all = f.concatenate(&[rotated, longer, wrapped], 0);
        f.unary(UnaryOp::Negate, all)
    })
}

fn computed_parts(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let first = r.op(*operands.first()?).clone();
    if operands.len() < 2 || !is_elementwise_or_bits(&r.out, &first) {
        return None;
    }
    let shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    // For each operand position of the op, its values in all parts.
    let mut places: Vec<Vec<Value>> = vec![Vec::new(); first.operands().len()];
    for v in operands {
        let part = r.op(*v).clone();
        let anything = *operands.first()?;
        let same = part.map_operands(|_| anything) == first.map_operands(|_| anything);
        if !same || !r.is_only_use(*v) {
            return None;
        }
        for (place, operand) in places.iter_mut().zip(part.operands()) {
            place.push(operand);
        }
    }
    let mut whole = Vec::new();
    for place in places {
        let (one, part) = (*place.first()?, *operands.first()?);
        if r.shape(one) != r.shape(part) {
            // The same scalar for all parts.
            whole.push(place.iter().all(|v| *v == one).then_some(one)?);
            continue;
        }
        let all = splat(r, one);
        if let Some(all) = all {
            if !place.iter().all(|v| is(r, *v, all)) {
                return None;
            }
            let ty = TensorType::new(r.tensor(one).element, shape.clone());
            whole.push(r.emit(Op::Constant(Literal::splat(ty, all))));
            continue;
        }
        let (_, windows) = parts(r, &place, d)?;
        if !is_periodic(&windows, &hull(&windows, d)?, d) {
            return None;
        }
        whole.push(r.emit(Op::Concatenate {
            operands: place,
            dimension: d,
        }));
    }
    let mut whole = whole.into_iter();
    Some(r.emit(first.map_operands(|v| whole.next().unwrap_or(v))))
}

fn sums_of_halves(n: usize) -> Func {
    example([&[n + 2, 3], &[n + 2, 3]], |f, [x, y]| {
        let mut part = |start, end| {
            let [x, y] = [x, y].map(|v| f.slice(v, &[start, 0], &[end, 3], &[1, 1]));
            f.binary(BinaryOp::Add, x, y)
        };
        let (front, back) = (part(0, n), part(n, n + 2));
        f.concatenate(&[back, front], 0)
    })
}

fn rotated_parts(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    let first = r.op(*operands.first()?).clone();
    let Op::Rotate { dimension, .. } = first else {
        return None;
    };
    if operands.len() < 2 || dimension == d {
        return None;
    }
    let mut parts = Vec::with_capacity(operands.len());
    for v in operands {
        let rotate = r.op(*v).clone();
        let operand = *rotate.operands().first()?;
        let alike = first.map_operands(|_| operand) == rotate;
        if !alike || !r.is_only_use(*v) {
            return None;
        }
        parts.push(operand);
    }
    let all = r.emit(Op::Concatenate {
        operands: parts,
        dimension: d,
    });
    Some(r.emit(first.map_operands(|_| all)))
}

fn rotated_halves(n: usize) -> Func {
    example([&[n + 2, 3]], |f, [x]| {
        let mut part = |start, end| {
            let part = f.slice(x, &[0, start], &[n + 2, end], &[1, 1]);
            f.rotate(part, 0, 1)
        };
        let (front, back) = (part(0, 1), part(1, 3));
        f.concatenate(&[back, front], 1)
    })
}

fn ends(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operands, d) = as_concatenate(op)?;
    // Each operand as a part and the number of times that it is repeated.
    let mut found = Vec::new();
    for v in operands {
        found.push(match once(r, *v, d) {
            Some(one) => (one, r.shape(*v)[d]),
            None => (*v, 1),
        });
    }
    let (values, times): (Vec<Value>, Vec<usize>) = found.into_iter().unzip();
    let (base, windows) = parts(r, &values, d)?;
    let hull = hull(&windows, d)?;
    let (start, end) = (hull.start[d], hull.end(d));
    let is_all = |w: &Window| (w.start[d], w.end(d)) == (start, end);
    let middle = windows.iter().position(is_all)?;
    if hull.size[d] < 2 || windows.len() < 2 || times[middle] != 1 {
        return None;
    }
    let is_at = |w: &Window, at: usize| (w.start[d], w.end(d)) == (at, at + 1);
    let (before, behind) = (&windows[..middle], &windows[middle + 1..]);
    if !before.iter().all(|w| is_at(w, start)) || !behind.iter().all(|w| is_at(w, end - 1)) {
        return None;
    }
    let operand = hull.take(r, base);
    Some(r.emit(Op::Extend {
        operand,
        dimension: d,
        low: times[..middle].iter().sum(),
        high: times[middle + 1..].iter().sum(),
    }))
}

/// Returns the part of size 1 that `value` repeats in dimension `d`.
fn once(r: &Rewriter, value: Value, d: usize) -> Option<Value> {
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = r.op(value)
    else {
        return None;
    };
    let rank = shape.len();
    if dimensions.iter().copied().eq(0..rank) {
        let own = r.shape(*operand);
        let only = (0..rank).all(|k| k == d || own[k] == shape[k]);
        return (only && own[d] == 1).then_some(*operand);
    }
    // The dimension of size 1 was removed by a reshape.
    let Op::Reshape { operand, .. } = r.op(*operand) else {
        return None;
    };
    let mut part = shape.clone();
    part[d] = 1;
    let rest = (0..rank).filter(|k| *k != d && shape[*k] != 1);
    let others = dimensions.iter().copied().filter(|k| shape[*k] != 1);
    (r.shape(*operand) == part && others.eq(rest)).then_some(*operand)
}

fn repeated_ends(n: usize) -> Func {
    example([&[n + 2, 3]], |f, [x]| {
        let first = f.slice(x, &[0, 0], &[1, 3], &[1, 1]);
        let last = f.slice(x, &[n + 1, 0], &[n + 2, 3], &[1, 1]);
        let last = f.broadcast_in_dim(last, &[4, 3], &[0, 1]);
        f.concatenate(&[first, first, x, last], 0)
    })
}
