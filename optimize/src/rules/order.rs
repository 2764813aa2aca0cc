//! Canonical operand order: commutative ops and comparisons take varying operands first, then
//! broadcast scalars, then constants, and equal classes in the order of their values, so that equal
//! expressions become one op.

use stablehlo::{BinaryOp, Direction, ElementType, Op, Value};

use super::shorthand::{integer, is_uniform, like, program};
use crate::bounds::of_type;
use crate::ops::commutes;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "operand-order", reason: "x + y and y + x are one value; constants come last",
           semantics: BitExact, apply: operand_order,
           example: |n| program(ElementType::F32, &[n], |f, [x, y]| f.binary(BinaryOp::Maximum, y, x)) },
    Rule { name: "comparison-order", reason: "x < y and y > x are one value; constants come last",
           semantics: BitExact, apply: comparison_order,
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let one = like(f, x, 1.0); f.compare(Direction::Ge, one, x) }) },
    Rule { name: "strict-upper-bound", reason: "of integers x <= 3 is x < 4, and x > 3 is x >= 4: two directions are enough",
           semantics: BitExact, apply: strict_upper_bound,
           example: |n| program(ElementType::U32, &[n], |f, [x]| { let three = like(f, x, 3.0); f.compare(Direction::Le, x, three) }) },
];

/// Returns whether two operands are to be exchanged.
fn is_behind(r: &Rewriter, x: Value, y: Value) -> bool {
    let key = |v: Value| {
        let class = match r.op(v) {
            Op::Constant(_) => 2,
            _ if is_uniform(r, v) => 1,
            _ => 0,
        };
        (class, v)
    };
    key(x) > key(y)
}

fn operand_order(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Binary(op, x, y) = *op else {
        return None;
    };
    (commutes(op) && is_behind(r, x, y)).then(|| r.binary(op, y, x))
}

/// Returns the direction for exchanged operands.
pub(super) fn mirrored(direction: Direction) -> Direction {
    match direction {
        Direction::Eq | Direction::Ne => direction,
        Direction::Lt => Direction::Gt,
        Direction::Le => Direction::Ge,
        Direction::Gt => Direction::Lt,
        Direction::Ge => Direction::Le,
    }
}

fn comparison_order(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *op
    else {
        return None;
    };
    is_behind(r, lhs, rhs).then(|| r.compare(mirrored(direction), rhs, lhs))
}

fn strict_upper_bound(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = *op
    else {
        return None;
    };
    let strict = match direction {
        Direction::Le => Direction::Lt,
        Direction::Gt => Direction::Ge,
        Direction::Eq | Direction::Ne | Direction::Lt | Direction::Ge => return None,
    };
    let limit = integer(r, rhs)? + 1;
    if !of_type(r.tensor(rhs).element).contains(&limit) {
        return None;
    }
    let limit = r.number_like(rhs, limit);
    Some(r.compare(strict, lhs, limit))
}
