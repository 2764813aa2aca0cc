//! Induction variables: removes loops with trip counts of zero or one, computes final values of
//! counters, and expresses one counter by another.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, Value};

use super::invariant::{field, steps};
use super::looped::{Loop, with_known};
use super::{Apply, Pass};
use crate::inline::copied;
use crate::rewrite::Semantics::BitExact;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "known-trips", reason: "a loop that does not run is not there, one that runs once is its body",
           semantics: BitExact, apply: Apply::Loop(known_trips), example: once },
    Pass { name: "known-end", reason: "where a counter ends is known if the number of steps is",
           semantics: BitExact, apply: Apply::Loop(known_end), example: counted_on },
    Pass { name: "induction", reason: "an integer that counts along with the loop's counter is computed from it",
           semantics: BitExact, apply: Apply::Loop(induction), example: offsets },
];

/// Returns the trip count, if it is constant.
pub(super) fn trips(outer: &Func, looped: &Loop) -> Option<u64> {
    looped.counted(outer).exactly()
}

/// Returns the range of `i32` or `i64`.
pub(super) fn range(element: ElementType) -> Option<std::ops::RangeInclusive<i128>> {
    // Only these types count as counters.
    let counts = matches!(element, ElementType::I32 | ElementType::I64);
    element.numbers().filter(|_| counts)
}

/// Returns a constant scalar of type `i32` or `i64`.
pub(super) fn integer(func: &Func, value: Value) -> Option<i128> {
    range(func.tensor(value).element)?;
    func.known_integer(value)
}

/// Returns the constant that an iteration adds to the carried value `place`.
pub(super) fn step(looped: &Loop, place: usize) -> Option<i128> {
    range(looped.body.tensor(looped.body.results[place]).element)?;
    looped.body.counts_by(place)
}

fn known_trips(outer: &mut Func, looped: &mut Loop) -> usize {
    let results = match trips(outer, looped) {
        Some(0) => looped.inits.clone(),
        Some(1) => copied(&looped.body, &looped.inits, outer),
        _ => return 0,
    };
    let known = results.iter().enumerate();
    // All results are replaced, so that the loop becomes dead.
    let known = known.filter(|(place, value)| looped.replace_result(*place, **value));
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
            known += usize::from(looped.replace_result(place, last));
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
        // value = counter * times + (initial value - initial counter * times), modulo 2^bits
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

/// A loop that squares an array and increases a counter by two while it is below `most`.
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
