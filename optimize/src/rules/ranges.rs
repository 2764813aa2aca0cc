//! Simplifies integer arithmetic and comparisons whose results follow from the ranges of the
//! operands, mainly in index computations.

use stablehlo::{BinaryOp, Direction, ElementType, Op, Scalar, Value};

use super::shorthand::{integer, is, like, program};
use crate::bounds::{bounds, comparison, holds, of_type, unwrapped};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "known-comparison", reason: "what is always so need not be compared",
           semantics: BitExact, apply: known_comparison,
           example: |n| program(ElementType::I32, &[n], |f, [x]| { let (at, end) = (f.iota(ElementType::I32, &[n], 0), like(f, x, n as f64)); f.compare(Direction::Lt, at, end) }) },
    Rule { name: "known-number", reason: "an integer that can only be one number is a constant",
           semantics: BitExact, apply: known_number,
           example: |n| program(ElementType::I32, &[n], |f, [x]| { let (at, end) = (f.iota(ElementType::I32, &[n], 0), like(f, x, n.max(1) as f64)); f.binary(BinaryOp::Divide, at, end) }) },
    Rule { name: "needless-bound", reason: "a minimum, maximum, remainder or mask of what is in range already changes nothing",
           semantics: BitExact, apply: needless_bound,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let (at, end) = (f.iota(ElementType::I32, &[n], 0), like(f, x, n as f64));
               let least = f.binary(BinaryOp::Minimum, at, end);
               f.binary(BinaryOp::Add, least, x)
           }) },
    Rule { name: "split-index", reason: "(j * n + i) / n is j and (j * n + i) % n is i, if i is below n: nothing to divide",
           semantics: BitExact, apply: split_index,
           example: |n| program(ElementType::I32, &[n, n], |f, [x]| {
               let [i, j] = [1, 0].map(|d| f.iota(ElementType::I32, &[n, n], d));
               let width = like(f, x, n as f64);
               let row = f.binary(BinaryOp::Multiply, j, width);
               let flat = f.binary(BinaryOp::Add, row, i);
               f.binary(BinaryOp::Remainder, flat, width)
           }) },
];

fn known_comparison(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *op
    else {
        return None;
    };
    if r.is_float(lhs) {
        return match direction {
            // Also false if both are NaN.
            Direction::Lt | Direction::Gt if lhs == rhs => Some(pred_like(r, lhs, false)),
            _ => None,
        };
    }
    let known = match direction {
        Direction::Eq | Direction::Le | Direction::Ge if lhs == rhs => true,
        Direction::Ne | Direction::Lt | Direction::Gt if lhs == rhs => false,
        _ => comparison(direction, &bounds(&r.out, lhs), &bounds(&r.out, rhs))?,
    };
    Some(pred_like(r, lhs, known))
}

/// Emits a splat of `i1` in the shape of `like`.
pub(super) fn pred_like(r: &mut Rewriter, like: Value, all: bool) -> Value {
    let ty = r.tensor(like).with_element(ElementType::Pred);
    let all = Scalar::Int(i64::from(all));
    r.emit(Op::Constant(stablehlo::Literal::splat(ty, all)))
}

fn known_number(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let is_iota = match op {
        Op::Unary(..) | Op::Binary(..) | Op::Clamp { .. } | Op::Convert { .. } => false,
        Op::Iota { element, .. } => element.is_integer(),
        _ => return None, // no other op computes integers
    };
    let ty = r.out.type_of(op).ok()?.tensors()[0].clone();
    if !is_iota && (ty.element.is_float() || op.operands().iter().any(|v| r.is_float(*v))) {
        return None;
    }
    // The range analysis needs a value, so the op is added temporarily.
    let mark = r.out.len();
    let value = r.out.push(op.clone()).ok()?;
    let range = bounds(&r.out, value);
    r.out.split_off(mark);
    let all = *range.start();
    (all == *range.end()).then(|| {
        let all = Scalar::Int(all as i64);
        r.emit(Op::Constant(stablehlo::Literal::splat(ty, all)))
    })
}

fn needless_bound(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match *op {
        Op::Clamp { min, operand, max } if r.is_float(operand) => {
            let same_shape = r.shape(min) == r.shape(operand);
            let endless = |v: Value, end: f64| is(r, v, Scalar::Float(end));
            match (endless(min, f64::NEG_INFINITY), endless(max, f64::INFINITY)) {
                (true, true) => Some(operand),
                (true, false) if same_shape => Some(r.binary(BinaryOp::Minimum, operand, max)),
                (false, true) if same_shape => Some(r.binary(BinaryOp::Maximum, operand, min)),
                _ => None,
            }
        }
        Op::Clamp { min, operand, max } if r.is_integer(operand) => {
            let [low, x, high] = [min, operand, max].map(|v| bounds(&r.out, v));
            // The upper bound is applied last, so it takes precedence if the bounds cross.
            let same_shape = r.shape(min) == r.shape(operand);
            match (low.end() <= x.start(), x.end() <= high.start()) {
                (true, true) => Some(operand),
                (true, false) if same_shape => Some(r.binary(BinaryOp::Minimum, operand, max)),
                (false, true) if same_shape && low.end() <= high.start() => {
                    Some(r.binary(BinaryOp::Maximum, operand, min))
                }
                _ => None,
            }
        }
        Op::Binary(op, x, y) if r.is_integer(x) => {
            let [a, b] = [x, y].map(|v| bounds(&r.out, v));
            match op {
                BinaryOp::Maximum if a.start() >= b.end() => Some(x),
                BinaryOp::Maximum if b.start() >= a.end() => Some(y),
                BinaryOp::Minimum if a.end() <= b.start() => Some(x),
                BinaryOp::Minimum if b.end() <= a.start() => Some(y),
                BinaryOp::Remainder if *a.start() >= 0 && a.end() < b.start() => Some(x),
                // The mask keeps all bits that may be set.
                BinaryOp::And => {
                    let mask = integer(r, y)?;
                    let all = mask >= 0 && (mask + 1) & mask == 0;
                    (all && holds(&(0..=mask), &a)).then_some(x)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

fn split_index(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op @ (BinaryOp::Divide | BinaryOp::Remainder), flat, width) = *op else {
        return None;
    };
    if !r.is_integer(flat) {
        return None;
    }
    let n = integer(r, width).filter(|n| *n > 0)?;
    let (x, y) = r.is_binary(flat, BinaryOp::Add)?;
    let rows = |r: &Rewriter, v: Value| match r.is_binary(v, BinaryOp::Multiply) {
        Some((row, by)) if integer(r, by) == Some(n) => Some(row),
        Some((by, row)) if integer(r, by) == Some(n) => Some(row),
        _ => None,
    };
    let (row, product, column) = match (rows(r, x), rows(r, y)) {
        (Some(row), _) => (row, x, y),
        (None, Some(row)) => (row, y, x),
        (None, None) => return None,
    };
    let all = of_type(r.tensor(flat).element);
    let factors = r.is_binary(product, BinaryOp::Multiply)?;
    let fits = holds(
        &all,
        &unwrapped(&r.out, BinaryOp::Multiply, factors.0, factors.1)?,
    ) && holds(&all, &unwrapped(&r.out, BinaryOp::Add, x, y)?);
    let inside = holds(&(0..=n - 1), &bounds(&r.out, column));
    if !fits || !inside || *bounds(&r.out, row).start() < 0 {
        return None;
    }
    Some(match op {
        BinaryOp::Divide => row,
        _ => column,
    })
}
