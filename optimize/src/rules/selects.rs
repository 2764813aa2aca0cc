//! Selects: known, equal and inverted predicates, equal arms, and constant arms.

use stablehlo::{BinaryOp, Direction, ElementType, Op, Scalar, TensorType, UnaryOp, Value};

use super::shorthand::{integer, is, like, program, splat};
use crate::ops::commutes;
use crate::ops::is_elementwise;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

// Deliberately absent: select(x < y, x, y) of floats as their minimum, which differs if one is NaN.
#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "known-choice", reason: "a predicate that is known, or of which both arms are one, chooses nothing",
           semantics: BitExact, apply: known_choice,
           example: |n| chosen(n, |f, _, [x, y]| { let all = TensorType::new(ElementType::Pred, [n]); let yes = f.splat(all, Scalar::Int(1)); f.select(yes, x, y) }) },
    Rule { name: "choice-by-not", reason: "the arms are exchanged instead",
           semantics: BitExact, apply: choice_by_not,
           example: |n| chosen(n, |f, p, [x, y]| { let no = f.unary(UnaryOp::Not, p); f.select(no, x, y) }) },
    Rule { name: "choice-of-choice", reason: "what the same predicate has decided already is not asked again",
           semantics: BitExact, apply: choice_of_choice,
           example: |n| chosen(n, |f, p, [x, y]| { let inner = f.select(p, x, y); let twice = f.binary(BinaryOp::Add, x, y); f.select(p, inner, twice) }) },
    Rule { name: "choices-with-an-arm-in-common", reason: "one choice, by both predicates: an array is read once less",
           semantics: BitExact, apply: arm_in_common,
           example: |n| chosen(n, |f, p, [x, y]| {
               let q = f.compare(Direction::Lt, x, y);
               let inner = f.select(q, x, y);
               f.select(p, inner, y)
           }) },
    Rule { name: "choice-of-truth", reason: "p ? q : false is p and q",
           semantics: BitExact, apply: of_truth,
           example: |n| chosen(n, |f, p, [x, y]| {
               let q = f.compare(Direction::Lt, x, y);
               let no = like(f, q, 0.0);
               f.select(p, q, no)
           }) },
    Rule { name: "choice-of-one-and-zero", reason: "p ? 1 : 0 is p as a number",
           semantics: BitExact, apply: one_and_zero,
           example: |n| chosen(n, |f, p, [x, _]| { let [zero, one] = [0.0, 1.0].map(|c| like(f, x, c)); f.select(p, zero, one) }) },
    Rule { name: "choice-of-equals", reason: "x == y ? x : y of integers is y, and x < y ? x : y is their minimum",
           semantics: BitExact, apply: of_equals,
           example: |n| program(ElementType::I32, &[n], |f, [x, y]| { let less = f.compare(Direction::Le, x, y); f.select(less, y, x) }) },
    Rule { name: "op-of-known-choice", reason: "an op of a choice of constants is a choice of other constants",
           semantics: BitExact, apply: of_known_choice,
           example: |n| chosen(n, |f, p, [x, _]| {
               let [two, three] = [2.0, 3.0].map(|c| like(f, x, c));
               let known = f.select(p, two, three);
               let sum = f.binary(BinaryOp::Add, known, two);
               f.binary(BinaryOp::Multiply, x, sum)
           }) },
    Rule { name: "choice-of-ops", reason: "p ? f(x) : f(y) is f(p ? x : y): one op less",
           semantics: BitExact, apply: choice_of_ops,
           example: |n| chosen(n, |f, p, [x, y]| {
               let z = f.parameter(TensorType::new(ElementType::F32, [n]));
               let sums = [x, y].map(|x| f.binary(BinaryOp::Add, x, z));
               f.select(p, sums[0], sums[1])
           }) },
    Rule { name: "product-with-truth", reason: "p as an integer times x is p ? x : 0",
           semantics: BitExact, apply: |r, op| product_with_truth(r, op, false),
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let p = f.parameter(TensorType::new(ElementType::Pred, [n]));
               let p = f.convert(p, ElementType::I32);
               f.binary(BinaryOp::Multiply, x, p)
           }) },
    Rule { name: "float-product-with-truth", reason: "p as a float times x is p ? x : 0, but for NaN, infinity and the sign of zero",
           semantics: FastMath, apply: |r, op| product_with_truth(r, op, true),
           example: |n| chosen(n, |f, p, [x, _]| { let p = f.convert(p, ElementType::F32); f.binary(BinaryOp::Multiply, x, p) }) },
];

/// Builds an example: a function of a predicate and two float arrays.
fn chosen(
    n: usize,
    write: impl FnOnce(&mut stablehlo::Func, Value, [Value; 2]) -> Value,
) -> stablehlo::Func {
    program(ElementType::F32, &[n], |f, arms| {
        let p = f.parameter(TensorType::new(ElementType::Pred, [n]));
        write(f, p, arms)
    })
}

/// Returns the predicate and the arms, if `value` is a select.
fn is_select(r: &Rewriter, value: Value) -> Option<(Value, Value, Value)> {
    match *r.op(value) {
        Op::Select {
            pred,
            on_true,
            on_false,
        } => Some((pred, on_true, on_false)),
        _ => None,
    }
}

fn parts(op: &Op) -> Option<(Value, Value, Value)> {
    match *op {
        Op::Select {
            pred,
            on_true,
            on_false,
        } => Some((pred, on_true, on_false)),
        _ => None,
    }
}

fn known_choice(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    if x == y {
        return Some(x);
    }
    let all = integer(r, p)?;
    Some(if all == 1 { x } else { y })
}

fn choice_by_not(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    let p = r.is_unary(p, UnaryOp::Not)?;
    Some(r.select(p, y, x))
}

fn choice_of_choice(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    let inner = |arm: Value| is_select(r, arm).filter(|(q, ..)| *q == p);
    match (inner(x), inner(y)) {
        (Some((_, x, _)), _) => Some(r.select(p, x, y)),
        (None, Some((.., y))) => Some(r.select(p, x, y)),
        (None, None) => None,
    }
}

fn arm_in_common(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    let inner = |arm: Value| {
        let (q, a, b) = is_select(r, arm)?;
        (r.is_only_use(arm) && r.shape(p) == r.shape(q)).then_some((q, a, b))
    };
    if let Some((q, a, b)) = inner(x) {
        if b == y {
            let both = r.binary(BinaryOp::And, p, q);
            return Some(r.select(both, a, y));
        }
        if a == y {
            let q = r.not(q);
            let both = r.binary(BinaryOp::And, p, q);
            return Some(r.select(both, b, y));
        }
    }
    let (q, a, b) = inner(y)?;
    if a == x {
        let either = r.binary(BinaryOp::Or, p, q);
        return Some(r.select(either, x, b));
    }
    if b == x {
        let q = r.not(q);
        let either = r.binary(BinaryOp::Or, p, q);
        return Some(r.select(either, x, a));
    }
    None
}

fn of_truth(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    if !r.is_pred(x) || r.shape(p) != r.shape(x) {
        return None;
    }
    match (integer(r, x), integer(r, y)) {
        (Some(1), _) => Some(r.binary(BinaryOp::Or, p, y)),
        (_, Some(0)) => Some(r.binary(BinaryOp::And, p, x)),
        (Some(_), _) => {
            let p = r.not(p);
            Some(r.binary(BinaryOp::And, p, y))
        }
        (_, Some(_)) => {
            let p = r.not(p);
            Some(r.binary(BinaryOp::Or, p, x))
        }
        (None, None) => None,
    }
}

fn one_and_zero(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    if r.is_pred(x) || r.shape(p) != r.shape(x) {
        return None;
    }
    let (zero, one) = (Scalar::Int(0), Scalar::Int(1));
    let p = match () {
        () if is(r, x, one) && is(r, y, zero) => p,
        () if is(r, x, zero) && is(r, y, one) => r.not(p),
        () => return None,
    };
    let element = r.tensor(x).element;
    Some(r.convert(p, element))
}

fn of_equals(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *r.op(p)
    else {
        return None;
    };
    if !r.is_integer(x) {
        return None;
    }
    let swapped = match () {
        () if (x, y) == (lhs, rhs) => false,
        () if (x, y) == (rhs, lhs) => true,
        () => return None,
    };
    Some(match direction {
        Direction::Eq => y,
        Direction::Ne => x,
        Direction::Lt | Direction::Le if swapped => r.binary(BinaryOp::Maximum, x, y),
        Direction::Gt | Direction::Ge if !swapped => r.binary(BinaryOp::Maximum, x, y),
        Direction::Lt | Direction::Le | Direction::Gt | Direction::Ge => {
            r.binary(BinaryOp::Minimum, x, y)
        }
    })
}

/// Returns the predicate and the arms of a select between constants, or of a converted predicate as
/// a select between 1 and 0.
fn known_arms(r: &mut Rewriter, value: Value) -> Option<(Value, Value, Value)> {
    if let Some((p, x, y)) = is_select(r, value) {
        let known = splat(r, x).is_some() && splat(r, y).is_some();
        return known.then_some((p, x, y));
    }
    let Op::Convert { operand, .. } = *r.op(value) else {
        return None;
    };
    if !r.is_pred(operand) {
        return None;
    }
    let [zero, one] = [0, 1].map(|k| r.splat_like(value, Scalar::Int(k)));
    Some((operand, one, zero))
}

fn of_known_choice(r: &mut Rewriter, op: &Op) -> Option<Value> {
    // Other rules handle a select whose predicate or arm is a select.
    if !is_elementwise(op) || matches!(op, Op::Select { .. }) {
        return None;
    }
    let mut choice = None;
    for operand in op.operands() {
        if splat(r, operand).is_some() {
            continue;
        }
        match choice {
            None => choice = Some(operand),
            Some(choice) if choice == operand => {}
            Some(_) => return None,
        }
    }
    let choice = choice?;
    let (p, on_true, on_false) = known_arms(r, choice)?;
    let [x, y] = [on_true, on_false].map(|arm| {
        super::folding::known(r, &op.map_operands(|v| if v == choice { arm } else { v }))
    });
    let (x, y) = (r.emit(Op::Constant(x?)), r.emit(Op::Constant(y?)));
    Some(r.select(p, x, y))
}

fn choice_of_ops(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (p, x, y) = parts(op)?;
    if !r.is_only_use(x) || !r.is_only_use(y) || r.tensor(p).rank() == 0 {
        return None;
    }
    match (r.op(x).clone(), r.op(y).clone()) {
        (Op::Unary(f, a), Op::Unary(g, b)) if f == g && r.shape(a) == r.shape(p) => {
            let one = r.tensor(a) == r.tensor(b);
            one.then(|| {
                let either = r.select(p, a, b);
                r.unary(f, either)
            })
        }
        (
            Op::Convert {
                operand: a,
                element,
            },
            Op::Convert { operand: b, .. },
        ) if r.tensor(a) == r.tensor(b) && !r.is_pred(a) => {
            let either = r.select(p, a, b);
            Some(r.convert(either, element))
        }
        (Op::Binary(f, a, b), Op::Binary(g, c, d)) if f == g => {
            let (one, other, is_first) = match () {
                () if a == c => ((b, d), a, true),
                () if b == d => ((a, c), b, false),
                () if commutes(f) && a == d => ((b, c), a, true),
                () if commutes(f) && b == c => ((a, d), b, false),
                () => return None,
            };
            let either = r.select(p, one.0, one.1);
            Some(match is_first {
                true => r.binary(f, other, either),
                false => r.binary(f, either, other),
            })
        }
        _ => None,
    }
}

fn product_with_truth(r: &mut Rewriter, op: &Op, of_floats: bool) -> Option<Value> {
    let Op::Binary(BinaryOp::Multiply, x, y) = *op else {
        return None;
    };
    if r.is_float(x) != of_floats {
        return None;
    }
    let truth = |v: Value| match *r.op(v) {
        Op::Convert { operand, .. } if r.is_pred(operand) => Some(operand),
        _ => None,
    };
    let (p, x) = match (truth(x), truth(y)) {
        (_, Some(p)) => (p, x),
        (Some(p), None) => (p, y),
        (None, None) => return None,
    };
    let zero = r.splat_like(x, Scalar::Int(0));
    Some(r.select(p, x, zero))
}
