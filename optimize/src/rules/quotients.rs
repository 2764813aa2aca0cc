//! Recovers integer quotients and remainders from the code that compilers emit instead of them.

use stablehlo::{BinaryOp, ElementType, Op, Value};

use super::index_functions::{self, Sum};
use super::piecewise_affine::Run;
use super::shorthand::{integer, like, program, written_sum};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

use BinaryOp::{
    Add, Divide, Multiply, Remainder, ShiftRightArithmetic, ShiftRightLogical, Subtract,
};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "quotient-of-positions", reason: "a count times a large number, divided by a larger one, is the count divided by a small one",
           semantics: BitExact, apply: of_positions,
           example: |n| program(ElementType::I64, &[2 * n, 2], |f, [x]| {
               let shape = [2 * n, 2];
               let [row, column] = [0, 1].map(|d| f.iota(ElementType::I64, &shape, d));
               let [two, fifth, shift] = [2.0, 1_717_986_919.0, 33.0].map(|c| like(f, x, c));
               let rows = f.binary(Multiply, row, two);
               let count = f.binary(Add, rows, column);
               let product = f.binary(Multiply, count, fifth);
               f.binary(ShiftRightLogical, product, shift)
           }) },
    Rule { name: "remainder-of-quotient", reason: "x - x / d * d is x % d",
           semantics: BitExact, apply: of_quotient,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let [three, less] = [3.0, -3.0].map(|c| like(f, x, c));
               let quotient = f.binary(Divide, x, three);
               let product = f.binary(Multiply, quotient, less);
               f.binary(Add, product, x)
           }) },
    Rule { name: "quotient-less-remainder", reason: "(x - x % d) / d is x / d",
           semantics: BitExact, apply: less_remainder,
           example: |n| program(ElementType::I16, &[n], |f, [x]| {
               let seven = like(f, x, 7.0);
               let rest = f.binary(Remainder, x, seven);
               let less = f.binary(Subtract, x, rest);
               f.binary(Divide, less, seven)
           }) },
];

/// The maximum divisor that is tried; compilers rarely replace larger ones by multiplications.
const MOST_DIVISOR: i128 = 1024;

fn of_positions(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, by) = *op else {
        return None;
    };
    let by = match (op, integer(r, by)?) {
        (Divide, by) => by,
        (ShiftRightLogical | ShiftRightArithmetic, bits) if (0..63).contains(&bits) => 1 << bits,
        _ => return None,
    };
    if by < 2 || !r.is_integer(x) {
        return None;
    }
    let (element, shape) = (r.tensor(x).element, r.shape(x).to_vec());
    let sum = index_functions::sum(r, x)?;
    if sum.range().0 < 0 || sum.along.iter().all(Option::is_none) {
        return None;
    }
    let mut divisors = 1..by.min(MOST_DIVISOR);
    let (d, sum) = divisors.find_map(|d| Some((d, smaller(&sum, by, d)?)))?;
    let sum = written_sum(r, element, &shape, &sum);
    let d = r.number_like(sum, d);
    Some(r.binary(Divide, sum, d))
}

/// Returns a sum whose quotient by `d` equals the quotient of `sum` by `by`. `sum` must not be
/// negative anywhere, and its functions must be affine.
fn smaller(sum: &Sum, by: i128, d: i128) -> Option<Sum> {
    // The remainders modulo `by` of `d` times each term, added up. As long as this is below `by`,
    // dropping them does not change the quotient.
    let mut beyond = 0;
    let mut part = |n: i128, times: i128| {
        let n = n.checked_mul(d)?;
        beyond += n.rem_euclid(by).checked_mul(times)?;
        (beyond < by).then_some(n.div_euclid(by))
    };
    let mut smaller = sum.clone();
    smaller.constant = part(sum.constant, 1)?;
    for along in smaller.along.iter_mut().flatten() {
        let [run] = along.0.as_slice() else {
            return None;
        };
        let run = Run {
            len: run.len,
            first: part(run.first, 1)?,
            step: part(run.step, run.len as i128 - 1)?,
        };
        along.0 = vec![run];
    }
    Some(smaller.tidy())
}

/// Returns the other factor and the constant of a product with a constant.
fn product(r: &Rewriter, value: Value) -> Option<(Value, i128)> {
    let (x, y) = r.is_binary(value, Multiply)?;
    match (integer(r, x), integer(r, y)) {
        (_, Some(times)) => Some((x, times)),
        (Some(times), None) => Some((y, times)),
        (None, None) => None,
    }
}

fn of_quotient(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (x, (quotient, d)) = match *op {
        Op::Binary(Add, x, y) => {
            let less = |r: &Rewriter, v: Value| product(r, v).map(|(of, times)| (of, -times));
            match (less(r, y), less(r, x)) {
                (Some(of), _) if divided(r, of).is_some_and(|v| is_same(r, v, x)) => (x, of),
                (_, Some(of)) if divided(r, of).is_some_and(|v| is_same(r, v, y)) => (y, of),
                _ => return None,
            }
        }
        Op::Binary(Subtract, x, y) => {
            let of = product(r, y)?;
            (x, divided(r, of).filter(|v| is_same(r, *v, x)).map(|_| of)?)
        }
        _ => return None,
    };
    debug_assert!(r.is_integer(quotient));
    let d = r.number_like(x, d);
    Some(r.binary(Remainder, x, d))
}

/// Returns the dividend if `quotient` is a division by `d`, possibly converted to another type.
fn divided(r: &Rewriter, (quotient, d): (Value, i128)) -> Option<Value> {
    let quotient = match r.op(quotient) {
        Op::Convert { operand, .. } if r.is_integer(*operand) => *operand,
        _ => quotient,
    };
    let (x, by) = r.is_binary(quotient, Divide)?;
    (d > 1 && integer(r, by) == Some(d)).then_some(x)
}

/// Returns whether two integer arrays have equal values, possibly in different types.
fn is_same(r: &Rewriter, x: Value, y: Value) -> bool {
    let sum = |v: Value| index_functions::sum(r, v);
    x == y || sum(x).is_some_and(|sum_of_x| sum(y) == Some(sum_of_x))
}

fn less_remainder(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(Divide, less, by) = *op else {
        return None;
    };
    let (x, rest) = r.is_binary(less, Subtract)?;
    let (of, d) = r.is_binary(rest, Remainder)?;
    let (by_number, d) = (integer(r, by)?, integer(r, d)?);
    (of == x && by_number == d && d > 0).then(|| r.binary(Divide, x, by))
}
