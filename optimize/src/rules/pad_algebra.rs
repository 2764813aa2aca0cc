//! Arithmetic on pads: a product with a zero-padded array is a pad, and a sum of adjacent padded
//! boxes is a pad of their concatenation.

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Literal, Op, Scalar, Value};

use super::motion::{example, example_of};
use super::pads::{Pad, is_same};
use super::shorthand::splat;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "zero-of-pad", reason: "padding that decides the result needs no other operand",
           semantics: BitExact, apply: zero_of_pad, example: masked_pad },
    Rule { name: "zero-of-float-pad", reason: "0 * y is 0, but for NaN, infinities and signs",
           semantics: FastMath, apply: zero_of_float_pad, example: product_of_pad },
    Rule { name: "boxes-of-pads", reason: "what lies side by side in neutral padding is put side by side",
           semantics: BitExact, apply: boxes, example: union },
    Rule { name: "boxes-of-float-pads", reason: "the same with zeros, but for the sign of zero",
           semantics: FastMath, apply: float_boxes, example: sum_of_boxes },
];

/// Rewrites a binary op on a pad as a pad of the op, if the padding value determines the result
/// whatever the other operand is.
fn of_pad_and_other(
    r: &mut Rewriter,
    op: &Op,
    decides: impl Fn(BinaryOp, ElementType, Scalar) -> bool,
) -> Option<Value> {
    let Op::Binary(binary, x, y) = *op else {
        return None;
    };
    for (pad, other, is_first) in [(x, y, true), (y, x, false)] {
        let Some(pad) = Pad::of(r.op(pad)) else {
            continue;
        };
        let element = r.tensor(pad.value).element;
        let Some(value) = splat(r, pad.value) else {
            continue;
        };
        if !pad.is_plain() || !decides(binary, element, value) {
            continue;
        }
        let part = pad.window(r).take(r, other);
        let (x, y) = match is_first {
            true => (pad.operand, part),
            false => (part, pad.operand),
        };
        let operand = r.emit(Op::Binary(binary, x, y));
        return Some(Pad { operand, ..pad }.emit(r));
    }
    None
}

fn zero_of_pad(r: &mut Rewriter, op: &Op) -> Option<Value> {
    of_pad_and_other(r, op, |binary, element, value| {
        let zero = !element.is_float() && value.as_i64() == 0;
        match binary {
            BinaryOp::Multiply | BinaryOp::And => zero,
            BinaryOp::Or => element == ElementType::Pred && value.as_i64() == 1,
            _ => false,
        }
    })
}

fn masked_pad(n: usize) -> Func {
    example_of(ElementType::I32, [&[n, 3], &[n + 2, 3]], |f, [x, y]| {
        let zero = f.scalar(ElementType::I32, Scalar::Int(0));
        let x = f.pad(x, zero, &[1, 0], &[1, 0], &[0, 0]);
        f.binary(BinaryOp::Multiply, y, x)
    })
}

fn zero_of_float_pad(r: &mut Rewriter, op: &Op) -> Option<Value> {
    of_pad_and_other(r, op, |binary, element, value| {
        binary == BinaryOp::Multiply && element.is_float() && value.as_f64(element) == 0.0
    })
}

fn product_of_pad(n: usize) -> Func {
    example([&[n, 3], &[n + 2, 3]], |f, [x, y]| {
        let zero = f.scalar(ElementType::F32, Scalar::Float(0.0));
        let x = f.pad(x, zero, &[1, 0], &[1, 0], &[0, 0]);
        f.binary(BinaryOp::Multiply, x, y)
    })
}

/// Merges two pads with the identity of `op`, whose operands are adjacent, into one pad of their
/// concatenation.
fn side_by_side(
    r: &mut Rewriter,
    op: &Op,
    is_neutral: impl Fn(Combiner, ElementType, Scalar) -> bool,
) -> Option<Value> {
    let Op::Binary(binary, x, y) = *op else {
        return None;
    };
    let combiner = [
        Combiner::Add,
        Combiner::Mul,
        Combiner::Min,
        Combiner::Max,
        Combiner::And,
        Combiner::Or,
        Combiner::Xor,
    ]
    .into_iter()
    .find(|combiner| combiner.binary() == Some(binary))?;
    let (first, second) = (Pad::of(r.op(x))?, Pad::of(r.op(y))?);
    let element = r.tensor(first.value).element;
    let neutral = splat(r, first.value)?;
    let usable = first.is_plain() && second.is_plain();
    if !usable || !is_same(r, first.value, second.value) || !is_neutral(combiner, element, neutral)
    {
        return None;
    }
    let (a, b) = (first.window(r), second.window(r));
    let differ = |d: &usize| (a.start[*d], a.size[*d]) != (b.start[*d], b.size[*d]);
    let differ: Vec<usize> = (0..a.start.len()).filter(differ).collect();
    let [d] = differ[..] else {
        return None;
    };
    let ((low, a), (high, b)) = match a.start[d] <= b.start[d] {
        true => ((first, a), (second, b)),
        false => ((second, b), (first, a)),
    };
    if a.start[d] + a.size[d] != b.start[d] {
        return None;
    }
    let operand = r.emit(Op::Concatenate {
        operands: vec![low.operand, high.operand],
        dimension: d,
    });
    let mut pad = Pad { operand, ..low };
    pad.high[d] = high.high[d];
    Some(pad.emit(r))
}

fn boxes(r: &mut Rewriter, op: &Op) -> Option<Value> {
    side_by_side(r, op, |combiner, element, value| {
        let identity = match combiner {
            Combiner::Add if element.is_float() => Some(Scalar::Float(-0.0)),
            _ => combiner.identity(element),
        };
        identity.is_some_and(|identity| {
            Literal::scalar(element, identity) == Literal::scalar(element, value)
        })
    })
}

fn union(n: usize) -> Func {
    example([&[2, n], &[2, 3]], |f, [x, y]| {
        let least = f.scalar(ElementType::F32, Scalar::Float(f64::NEG_INFINITY));
        let x = f.pad(x, least, &[0, 1], &[0, 3], &[0, 0]);
        let y = f.pad(y, least, &[0, n as i64 + 1], &[0, 0], &[0, 0]);
        f.binary(BinaryOp::Maximum, y, x)
    })
}

fn float_boxes(r: &mut Rewriter, op: &Op) -> Option<Value> {
    side_by_side(r, op, |combiner, element, value| {
        combiner == Combiner::Add && element.is_float() && value.as_f64(element) == 0.0
    })
}

fn sum_of_boxes(n: usize) -> Func {
    example([&[n, 2], &[3, 2]], |f, [x, y]| {
        let zero = f.scalar(ElementType::F32, Scalar::Float(0.0));
        let x = f.pad(x, zero, &[1, 1], &[4, 0], &[0, 0]);
        let y = f.pad(y, zero, &[n as i64 + 1, 1], &[1, 0], &[0, 0]);
        f.binary(BinaryOp::Add, x, y)
    })
}
