//! Reassociates chains of one op so that constants and broadcast scalars are combined, at the end.
//!
//! Integer sums have the form `x + c`: `x - c` is rewritten, and `c` is moved outwards; a left
//! shift by a constant becomes a product. An index is therefore always `i * a + j * b + c`. Integer
//! arithmetic wraps around, so all of this is exact.

use stablehlo::{BinaryOp, ElementType, Op, TensorType, Value};

use super::shorthand::{integer, is_uniform, like, program, splat};
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

use BinaryOp::{Add, And, Maximum, Minimum, Multiply, Or, ShiftLeft, Subtract, Xor};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "constants-meet", reason: "(x + c) + d is x + (c + d), of integers; of bits and bounds too",
           semantics: BitExact, apply: |r, op| constants_meet(r, op, false),
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let [two, three] = [2.0, 3.0].map(|c| like(f, x, c));
               let sum = f.binary(Add, two, x);
               f.binary(Add, sum, three)
           }) },
    Rule { name: "float-constants-meet", reason: "(x * c) * d is x * (c * d), but for rounding",
           semantics: FastMath, apply: |r, op| constants_meet(r, op, true),
           example: |n| program(ElementType::F64, &[n], |f, [x]| {
               let s = f.parameter(TensorType::scalar(ElementType::F64));
               let s = f.broadcast_in_dim(s, &[n], &[]);
               let three = like(f, x, 3.0);
               let product = f.binary(Multiply, x, three);
               f.binary(Multiply, product, s)
           }) },
    Rule { name: "constants-last", reason: "(x + c) + y is (x + y) + c, of integers, so that constants meet",
           semantics: BitExact, apply: constants_last,
           example: |n| program(ElementType::U16, &[n], |f, [x, y]| { let c = like(f, x, 5.0); let sum = f.binary(Add, x, c); f.binary(Add, y, sum) }) },
    Rule { name: "subtracted-constant", reason: "x - c is x + -c, of integers: a sum is one form",
           semantics: BitExact, apply: subtracted_constant,
           example: |n| program(ElementType::I8, &[n], |f, [x]| { let c = like(f, x, 5.0); f.binary(Subtract, x, c) }) },
    Rule { name: "differences-meet", reason: "(c - x) + d is (c + d) - x, and c - (d - x) is x + (c - d), of integers",
           semantics: BitExact, apply: differences_meet,
           example: |n| program(ElementType::I8, &[n], |f, [x]| {
               let [c, d] = [100.0, 77.0].map(|c| like(f, x, c));
               let less = f.binary(Subtract, c, x);
               f.binary(Add, less, d)
           }) },
    Rule { name: "product-of-sum", reason: "(x + c) * d is x * d + c * d, of integers: an index is a sum of products",
           semantics: BitExact, apply: product_of_sum,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let [c, d] = [3.0, 8.0].map(|c| like(f, x, c));
               let sum = f.binary(Add, x, c);
               f.binary(Multiply, sum, d)
           }) },
    Rule { name: "shift-as-product", reason: "x << 3 is x * 8, which other rules know",
           semantics: BitExact, apply: shift_as_product,
           example: |n| program(ElementType::I32, &[n], |f, [x]| { let three = like(f, x, 3.0); f.binary(ShiftLeft, x, three) }) },
];

/// Returns whether the op is associative, under fast math if `relaxed`.
fn associates(r: &Rewriter, op: BinaryOp, x: Value, relaxed: bool) -> bool {
    match op {
        Add | Multiply => r.is_float(x) == relaxed,
        And | Or | Xor | Maximum | Minimum => !relaxed,
        Subtract
        | BinaryOp::Divide
        | BinaryOp::Remainder
        | BinaryOp::Power
        | BinaryOp::Atan2
        | ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => false,
    }
}

/// Returns the varying and the uniform operand, if `value` is `op` with one of each.
fn with_uniform(r: &Rewriter, value: Value, op: BinaryOp) -> Option<(Value, Value)> {
    let (x, y) = r.is_binary(value, op)?;
    match (is_uniform(r, x), is_uniform(r, y)) {
        (false, true) => Some((x, y)),
        (true, false) => Some((y, x)),
        _ => None,
    }
}

fn constants_meet(r: &mut Rewriter, op: &Op, relaxed: bool) -> Option<Value> {
    let Op::Binary(op, x, y) = *op else {
        return None;
    };
    if !associates(r, op, x, relaxed) {
        return None;
    }
    let (sum, second) = match (is_uniform(r, x), is_uniform(r, y)) {
        (false, true) => (x, y),
        (true, false) => (y, x),
        _ => return None,
    };
    let (x, first) = with_uniform(r, sum, op)?;
    if relaxed && !may_meet(r, op, first, second) {
        return None;
    }
    let both = r.binary(op, first, second);
    Some(r.binary(op, x, both))
}

/// Returns whether combining two constants stays clear of overflow and underflow. Scalars that are
/// not constant may be combined.
fn may_meet(r: &Rewriter, op: BinaryOp, first: Value, second: Value) -> bool {
    let number = |v: Value| splat(r, v).map(|all| all.as_f64(r.tensor(v).element));
    let (Some(x), Some(y)) = (number(first), number(second)) else {
        return true;
    };
    let both = if op == Add { x + y } else { x * y };
    let reach = match r.tensor(first).element {
        ElementType::F16 => 1e4,
        _ => 1e30,
    };
    both == 0.0 || (1.0 / reach..reach).contains(&both.abs())
}

fn constants_last(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = *op else {
        return None;
    };
    if r.is_float(x) || is_uniform(r, x) || is_uniform(r, y) {
        return None;
    }
    let inner = |r: &Rewriter, v: Value, op: BinaryOp| match r.is_only_use(v) {
        true => with_uniform(r, v, op),
        false => None,
    };
    if associates(r, op, x, false) {
        let (x, y, uniform) = match (inner(r, x, op), inner(r, y, op)) {
            (Some((x, uniform)), _) => (x, y, uniform),
            (None, Some((y, uniform))) => (x, y, uniform),
            (None, None) => return None,
        };
        let rest = r.binary(op, x, y);
        return Some(r.binary(op, rest, uniform));
    }
    if op != Subtract {
        return None;
    }
    if let Some((x, uniform)) = inner(r, x, Add) {
        let rest = r.binary(Subtract, x, y);
        return Some(r.binary(Add, rest, uniform));
    }
    let (y, uniform) = inner(r, y, Add)?;
    let rest = r.binary(Subtract, x, y);
    Some(r.binary(Subtract, rest, uniform))
}

fn subtracted_constant(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Subtract, x, y) = *op else {
        return None;
    };
    let by = integer(r, y)?;
    let less = r.number_like(y, -by);
    Some(r.binary(Add, x, less))
}

fn differences_meet(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op @ (Add | Subtract), x, y) = *op else {
        return None;
    };
    if !r.is_integer(x) {
        return None;
    }
    // Matches `c - x` with a uniform `c`.
    let less = |r: &Rewriter, v: Value| {
        let (c, x) = r.is_binary(v, Subtract)?;
        (is_uniform(r, c) && !is_uniform(r, x)).then_some((c, x))
    };
    match (op, is_uniform(r, x), is_uniform(r, y)) {
        (Add, false, true) | (Add, true, false) => {
            let (difference, d) = if is_uniform(r, y) { (x, y) } else { (y, x) };
            let (c, x) = less(r, difference)?;
            let both = r.binary(Add, c, d);
            Some(r.binary(Subtract, both, x))
        }
        (Subtract, true, false) => {
            if let Some((d, x_inside)) = less(r, y) {
                let both = r.binary(Subtract, x, d);
                return Some(r.binary(Add, x_inside, both));
            }
            let (x_inside, d) = with_uniform(r, y, Add)?;
            let both = r.binary(Subtract, x, d);
            Some(r.binary(Subtract, both, x_inside))
        }
        _ => None,
    }
}

fn product_of_sum(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Multiply, x, y) = *op else {
        return None;
    };
    if !r.is_integer(x) {
        return None;
    }
    let (sum, d) = match (splat(r, x), splat(r, y)) {
        (None, Some(_)) => (x, y),
        (Some(_), None) => (y, x),
        _ => return None,
    };
    let (x, c) = with_uniform(r, sum, Add)?;
    if !r.is_only_use(sum) || splat(r, c).is_none() {
        return None;
    }
    let (product, rest) = (r.binary(Multiply, x, d), r.binary(Multiply, c, d));
    Some(r.binary(Add, product, rest))
}

fn shift_as_product(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(ShiftLeft, x, y) = *op else {
        return None;
    };
    let by = integer(r, y)?;
    if !(0..r.tensor(x).element.bits() as i128).contains(&by) {
        return None;
    }
    let factor = r.number_like(y, 1 << by);
    Some(r.binary(Multiply, x, factor))
}
