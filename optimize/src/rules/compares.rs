//! Comparisons: solves for the compared value, so that a mask has the form `index < constant`.

use stablehlo::{BinaryOp, Direction, ElementType, Literal, Op, Scalar, UnaryOp, Value};

use super::converts::keeps_values;
use super::order::mirrored;
use super::shorthand::{float, integer, like, program, splat};
use crate::bounds::{bounds, holds, of_type, unwrapped};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "not-of-comparison", reason: "the opposite comparison says it; of floats only == and != have one",
           semantics: BitExact, apply: not_of_comparison,
           example: |n| program(ElementType::I32, &[n], |f, [x, y]| { let less = f.compare(Direction::Lt, x, y); f.unary(UnaryOp::Not, less) }) },
    Rule { name: "comparison-of-sum", reason: "x + c < d is x < d - c, if x + c does not wrap around; == always",
           semantics: BitExact, apply: of_sum,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let [two, four] = [2.0, 4.0].map(|c| like(f, x, c));
               let at = f.iota(ElementType::I32, &[n], 0);
               let sum = f.binary(BinaryOp::Add, at, two);
               f.compare(Direction::Lt, sum, four)
           }) },
    Rule { name: "comparison-of-product", reason: "x * c < d is x < d / c, rounded up, if x * c does not wrap around",
           semantics: BitExact, apply: of_product,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let [two, five] = [2.0, 5.0].map(|c| like(f, x, c));
               let at = f.iota(ElementType::I32, &[n], 0);
               let product = f.binary(BinaryOp::Multiply, at, two);
               f.compare(Direction::Lt, product, five)
           }) },
    Rule { name: "comparison-of-quotient", reason: "x / c < d is x < c * d, if x is not negative",
           semantics: BitExact, apply: of_quotient,
           example: |n| program(ElementType::U32, &[n], |f, [x]| {
               let [two, five] = [2.0, 5.0].map(|c| like(f, x, c));
               let half = f.binary(BinaryOp::Divide, x, two);
               f.compare(Direction::Ge, half, five)
           }) },
    Rule { name: "comparison-of-converts", reason: "what was widened is compared before",
           semantics: BitExact, apply: of_converts,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let wide = f.convert(x, ElementType::I64);
               let four = like(f, wide, 4.0);
               f.compare(Direction::Lt, wide, four)
           }) },
    Rule { name: "comparison-of-difference", reason: "x - y == 0 of integers is x == y",
           semantics: BitExact, apply: of_difference,
           example: |n| program(ElementType::I32, &[n], |f, [x, y]| {
               let less = f.binary(BinaryOp::Subtract, x, y);
               let zero = like(f, x, 0.0);
               f.compare(Direction::Ne, less, zero)
           }) },
];

/// Returns the comparison that holds exactly where `direction` does not; valid for integers.
pub(super) fn opposite(direction: Direction) -> Direction {
    match direction {
        Direction::Eq => Direction::Ne,
        Direction::Ne => Direction::Eq,
        Direction::Lt => Direction::Ge,
        Direction::Le => Direction::Gt,
        Direction::Gt => Direction::Le,
        Direction::Ge => Direction::Lt,
    }
}

fn is_equality(direction: Direction) -> bool {
    matches!(direction, Direction::Eq | Direction::Ne)
}

fn not_of_comparison(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Unary(UnaryOp::Not, pred) = *op else {
        return None;
    };
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *r.op(pred)
    else {
        return None;
    };
    let may = !r.is_float(lhs) || is_equality(direction);
    may.then(|| r.compare(opposite(direction), lhs, rhs))
}

/// Matches a comparison with an integer constant, which is returned on the right side.
fn with_number(r: &Rewriter, op: &Op) -> Option<(Direction, Value, i128)> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *op
    else {
        return None;
    };
    match (integer(r, lhs), integer(r, rhs)) {
        (None, Some(c)) => Some((direction, lhs, c)),
        (Some(c), None) => Some((mirrored(direction), rhs, c)),
        _ => None,
    }
}

/// Returns the varying operand and the constant, if `value` is `op` with one of each.
fn with_constant(r: &Rewriter, value: Value, op: BinaryOp) -> Option<(Value, i128)> {
    let (x, y) = r.is_binary(value, op)?;
    match (integer(r, x), integer(r, y)) {
        (None, Some(c)) => Some((x, c)),
        (Some(c), None) => Some((y, c)),
        _ => None,
    }
}

/// Returns whether the integer op `value` never overflows its type.
fn is_unwrapped(r: &Rewriter, value: Value) -> bool {
    let Op::Binary(op, x, y) = *r.op(value) else {
        return false;
    };
    let all = of_type(r.tensor(value).element);
    unwrapped(&r.out, op, x, y).is_some_and(|range| holds(&all, &range))
}

fn compare_with(r: &mut Rewriter, direction: Direction, x: Value, c: i128) -> Value {
    let c = r.number_like(x, c);
    r.compare(direction, x, c)
}

fn of_sum(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (direction, sum, d) = with_number(r, op)?;
    if !r.is_integer(sum) {
        return None;
    }
    let all = of_type(r.tensor(sum).element);
    if let Some((x, c)) = with_constant(r, sum, BinaryOp::Add) {
        let exact = is_unwrapped(r, sum) && all.contains(&(d - c));
        return (exact || is_equality(direction)).then(|| compare_with(r, direction, x, d - c));
    }
    // `c - x < d` is `x > c - d`.
    let (c, x) = r.is_binary(sum, BinaryOp::Subtract)?;
    let c = integer(r, c)?;
    let exact = is_unwrapped(r, sum) && all.contains(&(c - d));
    (exact || is_equality(direction)).then(|| compare_with(r, mirrored(direction), x, c - d))
}

fn of_product(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (direction, product, d) = with_number(r, op)?;
    if !r.is_integer(product) {
        return None;
    }
    let (x, c) = with_constant(r, product, BinaryOp::Multiply)?;
    if c <= 0 || !is_unwrapped(r, product) {
        return None;
    }
    let (floor, rest) = (d.div_euclid(c), d.rem_euclid(c));
    let limit = match direction {
        Direction::Lt | Direction::Ge => floor + i128::from(rest > 0),
        Direction::Le | Direction::Gt => floor,
        Direction::Eq | Direction::Ne if rest == 0 => floor,
        Direction::Eq | Direction::Ne => {
            return Some(super::ranges::pred_like(r, x, direction == Direction::Ne));
        }
    };
    let fits = of_type(r.tensor(x).element).contains(&limit);
    fits.then(|| compare_with(r, direction, x, limit))
}

fn of_quotient(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (direction, quotient, d) = with_number(r, op)?;
    if !r.is_integer(quotient) {
        return None;
    }
    let (x, c) = r.is_binary(quotient, BinaryOp::Divide)?;
    let c = integer(r, c).filter(|c| *c > 0)?;
    let known = matches!(direction, Direction::Lt | Direction::Ge) && d >= 0;
    let limit = c * d;
    let fits = of_type(r.tensor(x).element).contains(&limit);
    let negative = *bounds(&r.out, x).start() < 0;
    (known && fits && !negative).then(|| compare_with(r, direction, x, limit))
}

fn of_converts(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *op
    else {
        return None;
    };
    let wide = r.tensor(lhs).element;
    let narrow = |r: &Rewriter, v: Value| match *r.op(v) {
        Op::Convert { operand, .. } if keeps_values(r.tensor(operand).element, wide) => {
            Some((operand, r.tensor(operand).element))
        }
        _ => None,
    };
    match (narrow(r, lhs), narrow(r, rhs)) {
        (Some((x, of_x)), Some((y, of_y))) => (of_x == of_y).then(|| r.compare(direction, x, y)),
        (Some((x, element)), None) => {
            let c = narrowed(r, rhs, element)?;
            Some(with_literal(r, direction, x, c))
        }
        (None, Some((y, element))) => {
            let c = narrowed(r, lhs, element)?;
            Some(with_literal(r, mirrored(direction), y, c))
        }
        (None, None) => None,
    }
}

fn with_literal(r: &mut Rewriter, direction: Direction, x: Value, all: Scalar) -> Value {
    let all = r.splat_like(x, all);
    r.compare(direction, x, all)
}

/// Returns the value of a splat constant, if a narrower type represents it exactly.
pub(super) fn narrowed(r: &Rewriter, constant: Value, element: ElementType) -> Option<Scalar> {
    splat(r, constant)?;
    if let Some(number) = float(r, constant) {
        if element.is_float() {
            let rounded = Literal::scalar(element, Scalar::Float(number));
            let kept = rounded.get(0).as_f64(element).to_bits() == number.to_bits();
            return kept.then_some(Scalar::Float(number));
        }
        let whole = number as i128;
        let kept = whole as f64 == number && of_type(element).contains(&whole);
        return kept.then_some(Scalar::Int(whole as i64));
    }
    let number = integer(r, constant)?;
    let kept = !element.is_float() && of_type(element).contains(&number);
    kept.then_some(Scalar::Int(number as i64))
}

fn of_difference(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (direction, difference, zero) = with_number(r, op)?;
    if zero != 0 || !r.is_integer(difference) || !is_equality(direction) {
        return None;
    }
    let (x, y) = r.is_binary(difference, BinaryOp::Subtract)?;
    Some(r.compare(direction, x, y))
}
