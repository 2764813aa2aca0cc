//! Counters: loops that are known to run not at all or once, and integers that count along with another.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use super::invariant::{field, steps};
use super::looped::{Loop, with_known};
use super::{Apply, Pass};
use crate::inline::copied;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "known-trips", reason: "a loop that does not run is not there, one that runs once is its body",
           apply: Apply::Loop(known_trips), example: once },
    Pass { name: "known-end", reason: "where a counter ends is known if the number of steps is",
           apply: Apply::Loop(known_end), example: counted_on },
    Pass { name: "induction", reason: "an integer that counts along with the loop's counter is computed from it",
           apply: Apply::Loop(induction), example: offsets },
];

/// How often a loop runs, if that is known.
pub(super) fn trips(outer: &Func, looped: &Loop) -> Option<u64> {
    let cond = &looped.cond;
    match cond.op(cond.results[0]) {
        Op::Constant(literal) => (literal.get(0).as_i64() == 0).then_some(0),
        Op::Compare {
            direction,
            lhs,
            rhs,
        } => {
            let found = counted(outer, looped, *direction, *lhs, *rhs);
            found.or_else(|| counted(outer, looped, turned(*direction), *rhs, *lhs))
        }
        _ => None, // no counter that is plain to see
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

/// For `counter + ahead < bound` and its like: the steps until it no longer holds, if nothing overflows on the way.
fn counted(
    outer: &Func,
    looped: &Loop,
    direction: Direction,
    lhs: Value,
    rhs: Value,
) -> Option<u64> {
    let (counter, ahead) = offset(&looped.cond, lhs)?;
    let bound = match looped.cond.op(rhs) {
        Op::Parameter { index } if looped.is_invariant(*index) => {
            integer(outer, looped.inits[*index])?
        }
        _ => integer(&looped.cond, rhs)?,
    };
    let by = step(looped, counter)?;
    let first = integer(outer, looped.inits[counter])?;
    let way = bound - ahead - first;
    // Rounded up, and none if it leads the other way.
    let until = |way: i128, by: i128| {
        let steps = (way + by - 1) / by;
        (by > 0).then_some(if way <= 0 { 0 } else { steps })
    };
    let trips = match direction {
        Direction::Lt => until(way, by)?,
        Direction::Le => until(way + 1, by)?,
        Direction::Gt => until(-way, -by)?,
        Direction::Ge => until(1 - way, -by)?,
        Direction::Ne if by != 0 && way % by == 0 && way / by >= 0 => way / by,
        Direction::Eq if way != 0 => 0,
        Direction::Eq if by != 0 => 1,
        Direction::Eq | Direction::Ne => return None,
    };
    let element = outer.tensor(looped.inits[counter]).element;
    let last = first + trips * by;
    let fits = |number: i128| range(element).is_some_and(|r| r.contains(&number));
    (fits(last) && fits(last + ahead) && fits(first + ahead)).then_some(())?;
    u64::try_from(trips).ok()
}

/// The numbers a signed type has.
pub(super) fn range(element: ElementType) -> Option<std::ops::RangeInclusive<i128>> {
    match element {
        ElementType::I32 => Some(i32::MIN.into()..=i32::MAX.into()),
        ElementType::I64 => Some(i64::MIN.into()..=i64::MAX.into()),
        _ => None, // counters are one of these
    }
}

/// A known scalar of a type that counts.
pub(super) fn integer(func: &Func, value: Value) -> Option<i128> {
    let tensor = func.tensor(value);
    match func.op(value) {
        Op::Constant(literal) if tensor.rank() == 0 && range(tensor.element).is_some() => {
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
    if func.tensor(value).rank() > 0 || range(func.tensor(value).element).is_none() {
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

/// What a step adds to what is carried at `place`, if that is known.
pub(super) fn step(looped: &Loop, place: usize) -> Option<i128> {
    let (from, by) = offset(&looped.body, looped.body.results[place])?;
    (from == place).then_some(by)
}

fn known_trips(outer: &mut Func, looped: &mut Loop) -> usize {
    let results = match trips(outer, looped) {
        Some(0) => looped.inits.clone(),
        Some(1) => copied(&looped.body, &looped.inits, outer),
        _ => return 0,
    };
    let known = results.iter().enumerate();
    // All of them, so that none is left behind.
    let known = known.filter(|(place, value)| looped.know(*place, **value));
    usize::from(known.count() > 0)
}

fn known_end(outer: &mut Func, looped: &mut Loop) -> usize {
    let Some(trips) = trips(outer, looped).filter(|trips| *trips > 1) else {
        return 0;
    };
    let mut known = 0;
    for place in 0..looped.len() {
        let (first, by) = (integer(outer, looped.inits[place]), step(looped, place));
        let (Some(first), Some(by), true) = (first, by, looped.is_read(place)) else {
            continue;
        };
        let element = outer.tensor(looped.inits[place]).element;
        let last = first + by * i128::from(trips);
        if range(element).is_some_and(|r| r.contains(&last)) {
            let last = outer.scalar(element, Scalar::Int(last as i64));
            known += usize::from(looped.know(place, last));
        }
    }
    known
}

fn induction(outer: &mut Func, looped: &mut Loop) -> usize {
    let steps: Vec<Option<i128>> = (0..looped.len()).map(|k| step(looped, k)).collect();
    let counts = |k: &usize| matches!(steps[*k], Some(by) if by != 0);
    let tested = |k: &usize| {
        let parameter = looped.cond.parameters()[*k];
        let uses = |v: Value| looped.cond.op(v).operands().contains(&parameter);
        looped.cond.values().any(uses)
    };
    let counters: Vec<usize> = (0..looped.len()).filter(counts).collect();
    let Some(counter) = counters
        .iter()
        .find(|k| tested(k))
        .or(counters.first())
        .copied()
    else {
        return 0;
    };
    let by = steps[counter].expect("it counts");
    let element = outer.tensor(looped.inits[counter]).element;
    let mut along = Vec::new();
    for place in counters {
        let same = outer.tensor(looped.inits[place]).element == element;
        let own = steps[place].expect("it counts");
        if place == counter || !same || own % by != 0 {
            continue;
        }
        // value = counter * times + (its beginning - the counter's beginning * times), modulo what the type holds
        let times = Scalar::Int((own / by) as i64);
        let factor = outer.scalar(element, times);
        let scaled = outer.binary(BinaryOp::Multiply, looped.inits[counter], factor);
        let offset = outer.binary(BinaryOp::Subtract, looped.inits[place], scaled);
        let offset = looped.carry(outer, offset);
        along.push((place, times, offset));
    }
    if along.is_empty() {
        return 0;
    }
    let body = &looped.body;
    looped.body = with_known(body, |out| {
        let mut known = HashMap::new();
        for (place, times, offset) in &along {
            let factor = out.scalar(element, *times);
            let scaled = out.binary(BinaryOp::Multiply, out.parameters()[counter], factor);
            let offset = out.parameters()[*offset];
            let value = out.binary(BinaryOp::Add, scaled, offset);
            known.insert(body.parameters()[*place], value);
        }
        known
    });
    along.len()
}

fn once(n: usize) -> Func {
    let mut func = Func::new("once");
    let x = field(&mut func, n);
    func.results = by_twos(&mut func, x, n as i64 % 2 + 1);
    func
}

fn counted_on(n: usize) -> Func {
    let mut func = Func::new("counted_on");
    let x = field(&mut func, n);
    func.results = by_twos(&mut func, x, 7);
    func
}

/// A counter and an array that is squared, as long as the counter is below `most`.
fn by_twos(func: &mut Func, x: Value, most: i64) -> Vec<Value> {
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    let int = TensorType::scalar(ElementType::I64);
    for func_of in [&mut cond, &mut body] {
        func_of.parameter(int.clone());
        func_of.parameter(func.tensor(x).clone());
    }
    let (ahead, most) = [1, most].map(Scalar::Int).into();
    let ahead = cond.scalar(ElementType::I64, ahead);
    let then = cond.binary(BinaryOp::Add, cond.parameters()[0], ahead);
    let most = cond.scalar(ElementType::I64, most);
    cond.results = vec![cond.compare(Direction::Le, then, most)];
    let (i, state) = (body.parameters()[0], body.parameters()[1]);
    let two = body.scalar(ElementType::I64, Scalar::Int(2));
    let next = body.binary(BinaryOp::Add, i, two);
    body.results = vec![next, body.binary(BinaryOp::Multiply, state, state)];
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    func.while_loop(&[zero, x], cond, body)
}

fn offsets(n: usize) -> Func {
    let mut func = Func::new("offsets");
    let x = field(&mut func, n + 8);
    let start = func.parameter(TensorType::scalar(ElementType::I32));
    let results = steps(&mut func, &[x, start], |body, _, state| {
        let part = body.dynamic_slice(state[0], &[state[1]], &[8]);
        let part = body.binary(BinaryOp::Multiply, part, part);
        let next = body.dynamic_update_slice(state[0], part, &[state[1]]);
        let two = body.scalar(ElementType::I32, Scalar::Int(2));
        vec![next, body.binary(BinaryOp::Subtract, state[1], two)]
    });
    func.results = vec![results[0]];
    func
}
