//! Signs: replaces additions of negated operands by subtractions, and moves negations into
//! constants or towards results.

use stablehlo::{BinaryOp, ElementType, Op, Scalar, UnaryOp, Value};

use super::shorthand::{is, like, program, splat};
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

// Deliberately absent: -(x - y) as y - x of floats, which gives +0 where the former gives -0.
#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "negated-operand", reason: "x + -y is x - y, and -x * -y is x * y",
           semantics: BitExact, apply: negated_operand,
           example: |n| program(ElementType::F32, &[n], |f, [x, y]| { let less = f.unary(UnaryOp::Negate, x); f.binary(BinaryOp::Add, less, y) }) },
    Rule { name: "negative-constant", reason: "x * -1 is -x, and -x * c is x * -c",
           semantics: BitExact, apply: negative_constant,
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let minus = like(f, x, -1.0); f.binary(BinaryOp::Multiply, x, minus) }) },
    Rule { name: "zero-minus", reason: "0 - x of integers, and -0 - x of floats, is -x",
           semantics: BitExact, apply: zero_minus,
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let zero = like(f, x, -0.0); f.binary(BinaryOp::Subtract, zero, x) }) },
    Rule { name: "negated-difference", reason: "-(x - y) of integers is y - x",
           semantics: BitExact, apply: |r, op| negated_difference(r, op, false),
           example: |n| program(ElementType::I32, &[n], |f, [x, y]| { let less = f.binary(BinaryOp::Subtract, x, y); f.unary(UnaryOp::Negate, less) }) },
    Rule { name: "negated-float-difference", reason: "-(x - y) is y - x, and 0 - x is -x, but for the sign of zero",
           semantics: FastMath, apply: |r, op| negated_difference(r, op, true),
           example: |n| program(ElementType::F32, &[n], |f, [x, y]| { let less = f.binary(BinaryOp::Subtract, x, y); f.unary(UnaryOp::Negate, less) }) },
];

fn negated_operand(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = *op else {
        return None;
    };
    let negated = |v| r.is_unary(v, UnaryOp::Negate);
    match (op, negated(x), negated(y)) {
        (BinaryOp::Add, _, Some(y)) => Some(r.binary(BinaryOp::Subtract, x, y)),
        (BinaryOp::Add, Some(x), None) => Some(r.binary(BinaryOp::Subtract, y, x)),
        (BinaryOp::Subtract, _, Some(y)) => Some(r.binary(BinaryOp::Add, x, y)),
        (BinaryOp::Multiply, Some(x), Some(y)) => Some(r.binary(op, x, y)),
        // Not for integers: MIN / -1 overflows.
        (BinaryOp::Divide, Some(a), Some(b)) if r.is_float(x) => Some(r.binary(op, a, b)),
        _ => None,
    }
}

fn negative_constant(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match *op {
        Op::Binary(op @ (BinaryOp::Multiply | BinaryOp::Divide), x, y) => {
            if !r.is_pred(x) && is(r, y, Scalar::Int(-1)) && r.tensor(x).element.is_signed() {
                return Some(r.unary(UnaryOp::Negate, x));
            }
            let multiplies = op == BinaryOp::Multiply;
            if multiplies && !r.is_pred(x) && is(r, x, Scalar::Int(-1)) {
                return Some(r.unary(UnaryOp::Negate, y));
            }
            let (x, c) = match splat(r, y) {
                Some(_) => (x, y),
                None if multiplies && splat(r, x).is_some() => (y, x),
                None => return None,
            };
            let x = r.is_unary(x, UnaryOp::Negate)?;
            if !multiplies && !r.is_float(x) {
                return None;
            }
            let c = minus(r, c)?;
            Some(r.binary(op, x, c))
        }
        Op::Unary(UnaryOp::Negate, x) if r.is_only_use(x) => {
            let (x, c) = r.is_binary(x, BinaryOp::Multiply)?;
            let (x, c) = match (splat(r, c), splat(r, x)) {
                (Some(_), _) => (x, c),
                (_, Some(_)) => (c, x),
                _ => return None,
            };
            let c = minus(r, c)?;
            Some(r.binary(BinaryOp::Multiply, x, c))
        }
        _ => None,
    }
}

/// Emits the negated constant; `None` for NaN.
fn minus(r: &mut Rewriter, constant: Value) -> Option<Value> {
    let all = splat(r, constant)?;
    let element = r.tensor(constant).element;
    let all = match element.is_float() {
        true if all.as_f64(element).is_nan() => return None,
        true => Scalar::Float(-all.as_f64(element)),
        false => Scalar::Int(all.as_i64().wrapping_neg()),
    };
    Some(r.splat_like(constant, all))
}

fn zero_minus(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(BinaryOp::Subtract, zero, x) = *op else {
        return None;
    };
    let nothing = if r.is_float(x) { -0.0 } else { 0.0 };
    is(r, zero, Scalar::Float(nothing)).then(|| r.unary(UnaryOp::Negate, x))
}

fn negated_difference(r: &mut Rewriter, op: &Op, of_floats: bool) -> Option<Value> {
    match *op {
        Op::Unary(UnaryOp::Negate, x) if r.is_float(x) == of_floats && r.is_only_use(x) => {
            let (x, y) = r.is_binary(x, BinaryOp::Subtract)?;
            Some(r.binary(BinaryOp::Subtract, y, x))
        }
        Op::Binary(BinaryOp::Subtract, zero, x) if of_floats && r.is_float(x) => {
            is(r, zero, Scalar::Float(0.0)).then(|| r.unary(UnaryOp::Negate, x))
        }
        _ => None,
    }
}
