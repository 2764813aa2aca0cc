//! How often a loop runs, and what counts along.

use stablehlo::{BinaryOp, Direction, Func, Op, Value};

/// How often a loop runs at most, if that is known: the least of the bounds that its condition sets.
pub(crate) fn at_most(outer: &Func, inits: &[Value], cond: &Func, body: &Func) -> Option<u64> {
    let parts = conjunction(cond, cond.results[0]);
    let bounds = parts.into_iter().filter_map(|part| match cond.op(part) {
        Op::Constant(literal) if literal.get(0).as_i64() == 0 => Some(0),
        Op::Compare {
            direction,
            lhs,
            rhs,
        } => {
            let looped = Counted {
                outer,
                inits,
                cond,
                body,
            };
            let found = looped.trips(*direction, *lhs, *rhs);
            found.or_else(|| looped.trips(turned(*direction), *rhs, *lhs))
        }
        _ => None, // only the data know
    });
    bounds.min()
}

/// Whether the loop stops for nothing else than its bounds, so that it runs exactly as often as the least one says.
pub(super) fn is_exact(cond: &Func) -> bool {
    conjunction(cond, cond.results[0]).len() == 1
}

/// What must all hold for `value` to.
fn conjunction(cond: &Func, value: Value) -> Vec<Value> {
    match cond.op(value) {
        Op::Binary(BinaryOp::And, x, y) => {
            let mut parts = conjunction(cond, *x);
            parts.extend(conjunction(cond, *y));
            parts
        }
        _ => vec![value],
    }
}

struct Counted<'a> {
    outer: &'a Func,
    inits: &'a [Value],
    cond: &'a Func,
    body: &'a Func,
}

impl Counted<'_> {
    /// For `counter + ahead < bound` and its like: the steps until it no longer holds, if nothing overflows on the way.
    fn trips(&self, direction: Direction, lhs: Value, rhs: Value) -> Option<u64> {
        let (counter, ahead) = offset(self.cond, lhs)?;
        let bound = match self.cond.op(rhs) {
            Op::Parameter { index } if is_invariant(self.body, *index) => {
                integer(self.outer, self.inits[*index])?
            }
            _ => integer(self.cond, rhs)?,
        };
        let by = step(self.body, counter)?;
        let first = integer(self.outer, self.inits[counter])?;
        let way = bound - ahead - first;
        // Rounded up, and none if it leads the other way.
        let until =
            |way: i128, by: i128| (by > 0).then(|| if way <= 0 { 0 } else { (way + by - 1) / by });
        let trips = match direction {
            Direction::Lt => until(way, by)?,
            Direction::Le => until(way + 1, by)?,
            Direction::Gt => until(-way, -by)?,
            Direction::Ge => until(1 - way, -by)?,
            Direction::Ne if by != 0 && way % by == 0 && way / by >= 0 => way / by,
            Direction::Eq | Direction::Ne => return None,
        };
        let bits = self.outer.tensor(self.inits[counter]).element.bits();
        let most = (1i128 << (bits - 1)) - 1;
        let fits = |number: i128| (-most - 1..=most).contains(&number);
        let last = first + trips * by;
        (fits(last) && fits(last + ahead) && fits(first + ahead)).then_some(())?;
        u64::try_from(trips).ok()
    }
}

fn turned(direction: Direction) -> Direction {
    match direction {
        Direction::Eq => Direction::Eq,
        Direction::Ne => Direction::Ne,
        Direction::Lt => Direction::Gt,
        Direction::Le => Direction::Ge,
        Direction::Gt => Direction::Lt,
        Direction::Ge => Direction::Le,
    }
}

/// Whether a loop carries `place` as it is.
pub(crate) fn is_invariant(body: &Func, place: usize) -> bool {
    body.results[place] == body.parameters()[place]
}

/// What a step adds to the signed integer that is carried at `place`, if that is known.
pub(super) fn step(body: &Func, place: usize) -> Option<i128> {
    let (from, by) = offset(body, body.results[place])?;
    (from == place).then_some(by)
}

/// A known signed integer of rank 0.
fn integer(func: &Func, value: Value) -> Option<i128> {
    let tensor = func.tensor(value);
    match func.op(value) {
        Op::Constant(literal)
            if tensor.rank() == 0 && tensor.element.is_integer() && tensor.element.is_signed() =>
        {
            Some(literal.get(0).as_i64().into())
        }
        _ => None,
    }
}

/// A parameter, and a known number that is added to it.
fn offset(func: &Func, value: Value) -> Option<(usize, i128)> {
    let parameter = |value: Value| match func.op(value) {
        Op::Parameter { index } => Some(*index),
        _ => None,
    };
    let tensor = func.tensor(value);
    if tensor.rank() > 0 || !tensor.element.is_integer() || !tensor.element.is_signed() {
        return None;
    }
    match func.op(value) {
        Op::Parameter { index } => Some((*index, 0)),
        Op::Binary(BinaryOp::Add, x, y) => match (integer(func, *x), integer(func, *y)) {
            (None, Some(by)) => Some((parameter(*x)?, by)),
            (Some(by), None) => Some((parameter(*y)?, by)),
            _ => None,
        },
        Op::Binary(BinaryOp::Subtract, x, y) => Some((parameter(*x)?, -integer(func, *y)?)),
        _ => None,
    }
}
