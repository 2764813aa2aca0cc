//! Arithmetic with what changes nothing, or everything.

use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, TensorType, Value};

use crate::rewrite::Meaning::{Exact, Relaxed};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "neutral-operand", reason: "x * 1, x - 0, x + (-0), x / 1 and their like are x",
           meaning: Exact, apply: neutral, example: times_one },
    Rule { name: "add-zero", reason: "x + 0 is x, but for the sign of zero",
           meaning: Relaxed, apply: add_zero, example: plus_zero },
];

/// The value all elements of a constant have.
pub(super) fn splat(r: &Rewriter, value: Value) -> Option<Scalar> {
    match r.op(value) {
        Op::Constant(literal) => literal.splat_value(),
        _ => None,
    }
}

fn neutral(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = op else {
        return None;
    };
    let element = r.tensor(*x).element;
    let is = |value: Value, number: f64| {
        let found = splat(r, value).map(|s| s.as_f64(element));
        found.is_some_and(|found| found.to_bits() == number.to_bits())
    };
    let none = if element.is_float() { -0.0 } else { 0.0 };
    let all = |value: Value| {
        let ones = if element == ElementType::Pred { 1 } else { -1 };
        splat(r, value).is_some_and(|s| s == Scalar::Int(ones))
    };
    let commutes = |neutral: &dyn Fn(Value) -> bool| match (neutral(*y), neutral(*x)) {
        (true, _) => Some(*x),
        (_, true) => Some(*y),
        _ => None,
    };
    match op {
        BinaryOp::Add => commutes(&|v| is(v, none)),
        BinaryOp::Multiply => commutes(&|v| is(v, 1.0)),
        BinaryOp::Subtract => is(*y, 0.0).then_some(*x),
        BinaryOp::Divide => is(*y, 1.0).then_some(*x),
        BinaryOp::And => commutes(&all),
        BinaryOp::Or | BinaryOp::Xor => commutes(&|v| is(v, 0.0)),
        BinaryOp::ShiftLeft | BinaryOp::ShiftRightLogical | BinaryOp::ShiftRightArithmetic => {
            is(*y, 0.0).then_some(*x)
        }
        BinaryOp::Remainder
        | BinaryOp::Maximum
        | BinaryOp::Minimum
        | BinaryOp::Power
        | BinaryOp::Atan2 => None,
    }
}

fn times_one(n: usize) -> Func {
    let mut func = Func::new("times_one");
    let ty = TensorType::new(ElementType::F32, [n]);
    let x = func.parameter(ty.clone());
    let one = func.splat(ty, Scalar::Float(1.0));
    func.results = vec![func.binary(BinaryOp::Multiply, one, x)];
    func
}

fn add_zero(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(BinaryOp::Add, x, y) = op else {
        return None;
    };
    let is_zero = |value: Value| {
        splat(r, value).is_some_and(|scalar| scalar.as_f64(r.tensor(value).element) == 0.0)
    };
    match (is_zero(*y), is_zero(*x)) {
        (true, _) => Some(*x),
        (_, true) => Some(*y),
        _ => None,
    }
}

fn plus_zero(n: usize) -> Func {
    let mut func = Func::new("plus_zero");
    let ty = TensorType::new(ElementType::F64, [n, 2]);
    let x = func.parameter(ty.clone());
    let zero = func.splat(ty, Scalar::Float(0.0));
    func.results = vec![func.binary(BinaryOp::Add, x, zero)];
    func
}
