//! Simplifies `and`, `or` and `not`, of `i1` and of bits.

use stablehlo::{BinaryOp, Direction, ElementType, Op, Scalar, UnaryOp, Value};

use super::ranges::pred_like;
use super::shorthand::{integer, is, like, program};
use crate::bounds::{Bounds, bounds, holds, of_type};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

use BinaryOp::{And, Or, Xor};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "one-logic", reason: "maximum, minimum, sum and product of i1 are or and and; xor with all bits, == and != are not",
           semantics: BitExact, apply: one_logic,
           example: |n| program(ElementType::Pred, &[n], |f, [p, q]| {
               let yes = like(f, p, 1.0);
               let no = f.binary(Xor, p, yes);
               f.binary(BinaryOp::Maximum, no, q)
           }) },
    Rule { name: "excluded-middle", reason: "p and not p is false, p or not p is true",
           semantics: BitExact, apply: excluded_middle,
           example: |n| program(ElementType::Pred, &[n], |f, [p]| { let no = f.unary(UnaryOp::Not, p); f.binary(Or, p, no) }) },
    Rule { name: "two-nots", reason: "not p and not q is not (p or q): one not less",
           semantics: BitExact, apply: two_nots,
           example: |n| program(ElementType::U8, &[n], |f, [p, q]| { let [p, q] = [p, q].map(|p| f.unary(UnaryOp::Not, p)); f.binary(And, p, q) }) },
    Rule { name: "comparisons-of-the-same", reason: "x < y or x == y is x <= y: one comparison",
           semantics: BitExact, apply: comparisons_of_the_same,
           example: |n| program(ElementType::F32, &[n], |f, [x, y]| {
               let [less, same] = [Direction::Lt, Direction::Eq].map(|d| f.compare(d, x, y));
               f.binary(Or, less, same)
           }) },
    Rule { name: "ranges-meet", reason: "x < 5 and x < 3 is x < 3, and x < 3 and x >= 4 is false",
           semantics: BitExact, apply: ranges_meet,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let [five, three] = [5.0, 3.0].map(|c| like(f, x, c));
               let [a, b] = [five, three].map(|c| f.compare(Direction::Lt, x, c));
               f.binary(And, a, b)
           }) },
];

fn one_logic(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match *op {
        Op::Binary(BinaryOp::Add | BinaryOp::Maximum, x, y) if r.is_pred(x) => {
            Some(r.binary(Or, x, y))
        }
        Op::Binary(BinaryOp::Multiply | BinaryOp::Minimum, x, y) if r.is_pred(x) => {
            Some(r.binary(And, x, y))
        }
        Op::Binary(Xor, x, y) => {
            let all = if r.is_pred(x) { 1 } else { -1 };
            match [x, y].map(|v| is(r, v, Scalar::Int(all))) {
                [_, true] => Some(r.not(x)),
                [true, _] => Some(r.not(y)),
                _ => None,
            }
        }
        Op::Compare {
            direction,
            lhs,
            rhs,
        } if r.is_pred(lhs) => match direction {
            Direction::Ne => Some(r.binary(Xor, lhs, rhs)),
            Direction::Eq => {
                let differ = r.binary(Xor, lhs, rhs);
                Some(r.not(differ))
            }
            Direction::Lt | Direction::Le | Direction::Gt | Direction::Ge => None,
        },
        _ => None,
    }
}

fn excluded_middle(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op @ (And | Or), x, y) = *op else {
        return None;
    };
    let opposite = |x: Value, y: Value| r.is_unary(x, UnaryOp::Not) == Some(y);
    if !opposite(x, y) && !opposite(y, x) {
        return None;
    }
    let all = if r.is_pred(x) { 1 } else { -1 };
    Some(r.number_like(x, if op == Or { all } else { 0 }))
}

fn two_nots(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op @ (And | Or), x, y) = *op else {
        return None;
    };
    if !r.is_only_use(x) || !r.is_only_use(y) {
        return None;
    }
    let (x, y) = (r.is_unary(x, UnaryOp::Not)?, r.is_unary(y, UnaryOp::Not)?);
    let both = r.binary(if op == And { Or } else { And }, x, y);
    Some(r.not(both))
}

/// Returns the outcomes for which a comparison holds, as bits: less, equal, greater, unordered.
fn places(direction: Direction) -> u8 {
    match direction {
        Direction::Lt => 0b0001,
        Direction::Eq => 0b0010,
        Direction::Le => 0b0011,
        Direction::Gt => 0b0100,
        Direction::Ge => 0b0110,
        Direction::Ne => 0b1101,
    }
}

fn comparisons_of_the_same(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op @ (And | Or), p, q) = *op else {
        return None;
    };
    let Op::Compare {
        direction: first,
        lhs,
        rhs,
    } = *r.op(p)
    else {
        return None;
    };
    let second = match *r.op(q) {
        Op::Compare {
            direction,
            lhs: x,
            rhs: y,
        } if (x, y) == (lhs, rhs) => direction,
        _ => return None,
    };
    let (first, second) = (places(first), places(second));
    let both = if op == And {
        first & second
    } else {
        first | second
    };
    // Integers are never unordered.
    let asked = if r.is_float(lhs) { 0b1111 } else { 0b0111 };
    match both & asked {
        0 => Some(pred_like(r, lhs, false)),
        all if all == asked => Some(pred_like(r, lhs, true)),
        both => {
            let mut directions = Direction::ALL.iter();
            let direction = directions.find(|d| places(**d) & asked == both)?;
            Some(r.compare(*direction, lhs, rhs))
        }
    }
}

/// Returns the value and its range in which a comparison of an integer with a constant holds;
/// `None` if that set is not a range.
fn range(r: &Rewriter, pred: Value) -> Option<(Value, Bounds)> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *r.op(pred)
    else {
        return None;
    };
    if !r.is_integer(lhs) {
        return None;
    }
    let c = integer(r, rhs)?;
    let all = bounds(&r.out, lhs);
    let (least, most) = (*all.start(), *all.end());
    let range = match direction {
        Direction::Eq => c..=c,
        Direction::Lt => least..=c - 1,
        Direction::Le => least..=c,
        Direction::Gt => c + 1..=most,
        Direction::Ge => c..=most,
        Direction::Ne => return None,
    };
    Some((lhs, *range.start().max(&least)..=*range.end().min(&most)))
}

fn ranges_meet(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op @ (And | Or), p, q) = *op else {
        return None;
    };
    let ((x, first), (y, second)) = (range(r, p)?, range(r, q)?);
    if x != y || first.is_empty() || second.is_empty() {
        return None;
    }
    let all = bounds(&r.out, x);
    let both = if op == And {
        *first.start().max(second.start())..=*first.end().min(second.end())
    } else {
        // A union with a gap is not a range.
        let apart = *first.start() > second.end() + 1 || *second.start() > first.end() + 1;
        if apart {
            return None;
        }
        *first.start().min(second.start())..=*first.end().max(second.end())
    };
    match () {
        () if both.is_empty() => Some(pred_like(r, x, false)),
        () if holds(&both, &all) => Some(pred_like(r, x, true)),
        () if both == first => Some(p),
        () if both == second => Some(q),
        () => {
            let (direction, c) = if both.start() == both.end() {
                (Direction::Eq, *both.start())
            } else if both.start() == all.start() {
                (Direction::Lt, both.end() + 1)
            } else if both.end() == all.end() {
                (Direction::Ge, *both.start())
            } else {
                return None;
            };
            let fits = of_type(r.tensor(x).element).contains(&c);
            fits.then(|| {
                let c = r.number_like(x, c);
                r.compare(direction, x, c)
            })
        }
    }
}
