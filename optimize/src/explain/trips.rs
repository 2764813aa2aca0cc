//! How loops count.

use stablehlo::{BinaryOp, Direction, Func, Op, Value};

/// What is known of a loop's counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counter {
    /// How much a turn adds to it.
    pub by: i64,
    /// How often the loop turns, if its bound is known.
    pub trips: Option<u64>,
}

/// The counter of a loop that adds a constant to an integer until it reaches a bound; `None` if it is not that plain.
pub(crate) fn counter(outer: &Func, inits: &[Value], cond: &Func, body: &Func) -> Option<Counter> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = cond.op(*cond.results.first()?)
    else {
        return None;
    };
    let found = counting(body, cond, *lhs).map(|found| (found, *direction, *rhs));
    let turned = || Some((counting(body, cond, *rhs)?, turned(*direction), *lhs));
    let ((index, ahead, by), direction, bound) = found.or_else(turned)?;
    let bound = match cond.op(bound) {
        Op::Parameter { index } => integer(outer, *inits.get(*index)?),
        _ => integer(cond, bound),
    };
    let first = integer(outer, *inits.get(index)?);
    let trips = bound.zip(first).and_then(|(bound, first)| {
        let end = match direction {
            Direction::Lt | Direction::Ne => bound,
            Direction::Le => bound.checked_add(1)?,
            Direction::Eq | Direction::Gt | Direction::Ge => return None,
        };
        let way = end.checked_sub(ahead)?.checked_sub(first)?;
        u64::try_from(way.max(0))
            .ok()
            .map(|way| way.div_ceil(by as u64))
    });
    Some(Counter { by, trips })
}

/// `parameter + ahead`, where each turn adds `by` to the parameter: which it is, `ahead` and `by`.
fn counting(body: &Func, cond: &Func, value: Value) -> Option<(usize, i64, i64)> {
    let (index, ahead) = plus(cond, value)?;
    let (counted, by) = plus(body, *body.results.get(index)?)?;
    (counted == index && by > 0).then_some((index, ahead, by))
}

/// The direction for the operands the other way round.
fn turned(direction: Direction) -> Direction {
    match direction {
        Direction::Eq | Direction::Ne => direction,
        Direction::Lt => Direction::Gt,
        Direction::Le => Direction::Ge,
        Direction::Gt => Direction::Lt,
        Direction::Ge => Direction::Le,
    }
}

/// `parameter + constant`: which parameter, and the constant.
fn plus(func: &Func, value: Value) -> Option<(usize, i64)> {
    match func.op(value) {
        Op::Parameter { index } => Some((*index, 0)),
        Op::Binary(BinaryOp::Add, x, y) => {
            let (index, before) = plus(func, *x).or_else(|| plus(func, *y))?;
            let added = integer(func, *y).or_else(|| integer(func, *x))?;
            Some((index, before.checked_add(added)?))
        }
        _ => None, // no counter that is plain to see
    }
}

/// The integer that a scalar is known to be.
fn integer(func: &Func, value: Value) -> Option<i64> {
    match func.op(value) {
        Op::Constant(literal) if literal.count() == 1 && literal.element().is_integer() => {
            Some(literal.get(0).as_i64())
        }
        _ => None,
    }
}
