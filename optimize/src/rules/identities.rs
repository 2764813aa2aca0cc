//! Identities: neutral and absorbing operands, equal operands, and operands that cancel.

use stablehlo::{BinaryOp, Combiner, ElementType, Op, Scalar, UnaryOp, Value};

pub(super) use super::shorthand::splat;
use super::shorthand::{integer, is, like, program};
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

// Deliberately absent: x * 0 and x - x of floats, which lose NaN and infinity; x / x of integers,
// which is -1 at 0; x + x and x * 2, both of which stencils understand.
#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "neutral-operand", reason: "x * 1, x - 0, x + (-0), x / 1 and their like are x",
           semantics: BitExact, apply: neutral,
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let one = like(f, x, 1.0); f.binary(BinaryOp::Multiply, one, x) }) },
    Rule { name: "sum-and-zero", reason: "a sum from 0 or with 0 is no -0, and x + 0 is x then",
           semantics: BitExact, apply: sum_and_zero,
           example: |n| program(ElementType::F32, &[n, 2], |f, [x]| {
               let zero = like(f, x, 0.0);
               let sum = f.binary(BinaryOp::Add, x, zero);
               let least = f.scalar(ElementType::F32, Scalar::Float(f64::INFINITY));
               let sum = f.binary(BinaryOp::Add, sum, zero);
               f.reduce(sum, least, &[1], Combiner::Min)
           }) },
    Rule { name: "add-zero", reason: "x + 0 is x, but for the sign of zero",
           semantics: FastMath, apply: add_zero,
           example: |n| program(ElementType::F64, &[n, 2], |f, [x]| { let zero = like(f, x, 0.0); f.binary(BinaryOp::Add, x, zero) }) },
    Rule { name: "absorbing-operand", reason: "the product of an integer and 0, and their like, need no other operand",
           semantics: BitExact, apply: absorbing,
           example: |n| program(ElementType::I32, &[n], |f, [x]| { let zero = like(f, x, 0.0); f.binary(BinaryOp::Multiply, x, zero) }) },
    Rule { name: "divided-by-zero", reason: "an integer divided by 0 has all bits set and is its own remainder; XLA:CPU dies of folding it",
           semantics: BitExact, apply: divided_by_zero,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let zero = like(f, x, 0.0);
               let all = f.binary(BinaryOp::Divide, x, zero);
               let rest = f.binary(BinaryOp::Remainder, x, zero);
               f.binary(BinaryOp::Xor, all, rest)
           }) },
    Rule { name: "same-operands", reason: "x - x, x & x, max(x, x) and their like are 0 or x",
           semantics: BitExact, apply: same,
           example: |n| program(ElementType::I64, &[n], |f, [x, y]| {
               let zero = f.binary(BinaryOp::Subtract, x, x);
               let most = f.binary(BinaryOp::Maximum, y, y);
               f.binary(BinaryOp::Xor, zero, most)
           }) },
    Rule { name: "same-floats", reason: "x - x is 0 and x / x is 1, but for NaN, infinity and 0",
           semantics: FastMath, apply: same_floats,
           example: |n| program(ElementType::F32, &[n], |f, [x]| f.binary(BinaryOp::Divide, x, x)) },
    Rule { name: "cancelled-operand", reason: "what is added and taken away again, or taken twice, need not be",
           semantics: BitExact, apply: cancelled,
           example: |n| program(ElementType::U8, &[n], |f, [x, y]| { let sum = f.binary(BinaryOp::Add, x, y); f.binary(BinaryOp::Subtract, sum, x) }) },
    Rule { name: "unary-of-unary", reason: "--x is x, |-x| is |x|, and what is rounded is rounded",
           semantics: BitExact, apply: unary_of_unary,
           example: |n| program(ElementType::F64, &[n], |f, [x]| { let floor = f.unary(UnaryOp::Floor, x); f.unary(UnaryOp::Ceil, floor) }) },
];

fn neutral(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = op else {
        return None;
    };
    let element = r.tensor(*x).element;
    let commutes = |neutral: Scalar| match (is(r, *y, neutral), is(r, *x, neutral)) {
        (true, _) => Some(*x),
        (_, true) => Some(*y),
        _ => None,
    };
    let behind = |neutral: Scalar| is(r, *y, neutral).then_some(*x);
    let (zero, one) = (Scalar::Int(0), Scalar::Int(1));
    let bound = |combiner: Combiner| combiner.identity(element).and_then(commutes);
    match op {
        BinaryOp::Add if element.is_float() => commutes(Scalar::Float(-0.0)),
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor => commutes(zero),
        BinaryOp::Multiply => commutes(one),
        BinaryOp::And if element == ElementType::Pred => commutes(one),
        BinaryOp::And => commutes(Scalar::Int(-1)),
        BinaryOp::Divide | BinaryOp::Power => behind(one),
        BinaryOp::Subtract
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => behind(zero),
        // For floats, a maximum with -inf marks a rounded value:
        // [`Func::rounded`](stablehlo::Func::rounded).
        BinaryOp::Maximum if element.is_float() => None,
        BinaryOp::Maximum => bound(Combiner::Max),
        BinaryOp::Minimum => bound(Combiner::Min),
        BinaryOp::Remainder | BinaryOp::Atan2 => None,
    }
}

/// The maximum depth of the search for values that are never -0.
const LOOKED_AT: usize = 6;

/// Returns whether no element is -0, for all inputs; looks at a chain of at most `ops` ops.
fn is_never_minus_zero(r: &Rewriter, value: Value, ops: usize) -> bool {
    let Some(ops) = ops.checked_sub(1) else {
        return false;
    };
    match r.op(value) {
        Op::DotGeneral { .. } => true, // a sum from 0
        Op::Constant(_) => splat(r, value).is_some() && !is(r, value, Scalar::Float(-0.0)),
        Op::Reduce { init, combiner, .. } => {
            *combiner == Combiner::Add && is(r, *init, Scalar::Float(0.0))
        }
        Op::Unary(UnaryOp::Exp | UnaryOp::Abs, _) => true,
        Op::Binary(BinaryOp::Multiply, x, y) => x == y,
        Op::Binary(BinaryOp::Add, x, y) => {
            is_never_minus_zero(r, *x, ops) || is_never_minus_zero(r, *y, ops)
        }
        Op::BroadcastInDim { operand, .. }
        | Op::Reshape { operand, .. }
        | Op::Slice { operand, .. } => is_never_minus_zero(r, *operand, ops),
        _ => false, // may be -0
    }
}

fn sum_and_zero(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(BinaryOp::Add, x, y) = op else {
        return None;
    };
    let is_left = |sum: Value, zero: Value| {
        let is_float = r.tensor(zero).element.is_float();
        is_float && is(r, zero, Scalar::Float(0.0)) && is_never_minus_zero(r, sum, LOOKED_AT)
    };
    match (is_left(*x, *y), is_left(*y, *x)) {
        (true, _) => Some(*x),
        (_, true) => Some(*y),
        _ => None,
    }
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

fn absorbing(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = op else {
        return None;
    };
    let element = r.tensor(*x).element;
    let (zero, one) = (Scalar::Int(0), Scalar::Int(1));
    if *op == BinaryOp::Power {
        // By IEEE 754, even if the other operand is NaN.
        let is_one = is(r, *y, zero) || is(r, *y, Scalar::Float(-0.0)) || is(r, *x, one);
        return is_one.then(|| r.splat_like(*x, one));
    }
    if element.is_float() {
        return None;
    }
    let either = |absorbing: Scalar| [*x, *y].into_iter().find(|v| is(r, *v, absorbing));
    let before = |absorbing: Scalar| is(r, *x, absorbing).then_some(*x);
    let bound = |other: Combiner| other.identity(element).and_then(either);
    let is_pred = element == ElementType::Pred;
    let all = if is_pred { one } else { Scalar::Int(-1) };
    let shifted_out = integer(r, *y).is_some_and(|by| !(0..element.bits() as i128).contains(&by));
    match op {
        BinaryOp::Multiply | BinaryOp::And => either(zero),
        BinaryOp::Or => either(all),
        BinaryOp::Add if is_pred => either(one),
        BinaryOp::Maximum => bound(Combiner::Min),
        BinaryOp::Minimum => bound(Combiner::Max),
        BinaryOp::ShiftLeft | BinaryOp::ShiftRightLogical if shifted_out => {
            Some(r.splat_like(*x, zero))
        }
        BinaryOp::ShiftLeft | BinaryOp::ShiftRightLogical => before(zero),
        BinaryOp::ShiftRightArithmetic => before(zero).or(before(all)),
        BinaryOp::Remainder if is(r, *y, one) => Some(r.splat_like(*x, zero)),
        BinaryOp::Remainder => before(zero),
        BinaryOp::Add
        | BinaryOp::Subtract
        | BinaryOp::Divide
        | BinaryOp::Xor
        | BinaryOp::Power
        | BinaryOp::Atan2 => None,
    }
}

fn divided_by_zero(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = op else {
        return None;
    };
    if r.is_float(*x) || !is(r, *y, Scalar::Int(0)) {
        return None;
    }
    match op {
        BinaryOp::Divide => Some(r.splat_like(*x, Scalar::Int(-1))),
        BinaryOp::Remainder => Some(*x),
        _ => None,
    }
}

fn same(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = op else {
        return None;
    };
    if x != y {
        return None;
    }
    match op {
        BinaryOp::And | BinaryOp::Or | BinaryOp::Maximum | BinaryOp::Minimum => Some(*x),
        BinaryOp::Add | BinaryOp::Multiply if r.is_pred(*x) => Some(*x),
        BinaryOp::Subtract | BinaryOp::Remainder | BinaryOp::Xor if !r.is_float(*x) => {
            Some(r.splat_like(*x, Scalar::Int(0)))
        }
        BinaryOp::Add
        | BinaryOp::Subtract
        | BinaryOp::Multiply
        | BinaryOp::Divide
        | BinaryOp::Remainder
        | BinaryOp::Power
        | BinaryOp::Atan2
        | BinaryOp::Xor
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => None,
    }
}

fn same_floats(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match op {
        Op::Binary(BinaryOp::Subtract, x, y) if x == y && r.is_float(*x) => {
            Some(r.splat_like(*x, Scalar::Int(0)))
        }
        Op::Binary(BinaryOp::Divide, x, y) if x == y && r.is_float(*x) => {
            Some(r.splat_like(*x, Scalar::Int(1)))
        }
        _ => None,
    }
}

fn cancelled(r: &mut Rewriter, op: &Op) -> Option<Value> {
    use BinaryOp::{Add, And, Maximum, Minimum, Multiply, Or, Subtract, Xor};
    let Op::Binary(op, x, y) = *op else {
        return None;
    };
    let is_pred = r.is_pred(x);
    // The other operand of the op `undone` on `taken`, which yields `from`.
    let rest = |from: Value, undone: BinaryOp, taken: Value| match r.is_binary(from, undone) {
        Some((a, b)) if a == taken => Some(b),
        Some((a, b)) if b == taken => Some(a),
        _ => None,
    };
    let has = |whole: Value, op: BinaryOp, part: Value| rest(whole, op, part).is_some();
    match op {
        Xor => rest(x, Xor, y).or_else(|| rest(y, Xor, x)),
        // x & (x & y) is x & y, and x & (x | y) is x.
        And | Or | Maximum | Minimum => {
            let other = match op {
                And => Or,
                Or => And,
                Maximum => Minimum,
                _ => Maximum,
            };
            // Not for floats: max(x, min(x, NaN)) is NaN.
            let absorbs = !r.is_float(x);
            match () {
                () if has(x, op, y) => Some(x),
                () if has(y, op, x) => Some(y),
                () if absorbs && has(x, other, y) => Some(y),
                () if absorbs && has(y, other, x) => Some(x),
                () => None,
            }
        }
        _ if r.is_float(x) || is_pred => None,
        Subtract => {
            if let Some(left) = rest(x, Add, y) {
                return Some(left);
            }
            let negated = rest(y, Add, x).or_else(|| {
                let (a, b) = r.is_binary(x, Subtract)?;
                (a == y).then_some(b)
            });
            if let Some(negated) = negated {
                return Some(r.unary(UnaryOp::Negate, negated));
            }
            let (a, b) = r.is_binary(y, Subtract)?;
            (a == x).then_some(b)
        }
        Add => {
            let undone = |from: Value, taken: Value| {
                let (a, b) = r.is_binary(from, Subtract)?;
                (b == taken).then_some(a)
            };
            undone(x, y).or_else(|| undone(y, x))
        }
        Multiply
        | BinaryOp::Divide
        | BinaryOp::Remainder
        | BinaryOp::Power
        | BinaryOp::Atan2
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => None,
    }
}

fn unary_of_unary(r: &mut Rewriter, op: &Op) -> Option<Value> {
    use UnaryOp::{
        Abs, Ceil, Cosine, Floor, IsFinite, Negate, Not, RoundNearestAfz, RoundNearestEven, Sign,
    };
    let Op::Unary(outer, x) = *op else {
        return None;
    };
    let Op::Unary(inner, y) = *r.op(x) else {
        return None;
    };
    let rounds = |op| matches!(op, Floor | Ceil | RoundNearestEven | RoundNearestAfz);
    match (outer, inner) {
        (Negate, Negate) | (Not, Not) => Some(y),
        (Abs, Abs) | (Sign, Sign) => Some(x),
        (outer, inner) if rounds(outer) && rounds(inner) => Some(x),
        (Abs | Cosine | IsFinite, Negate) | (Cosine | IsFinite, Abs) => Some(r.unary(outer, y)),
        _ => None,
    }
}
