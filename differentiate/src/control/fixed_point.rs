//! Loops that end in a fixed point, differentiated there: by a loop of the same kind, and not by their steps.
//!
//! A derivative is NaN where there is no fixed point to take it at: where a further step changes the state by more than the root of
//! the tolerance, or where the derivatives still change after the most steps they are given.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Scalar, UnaryOp, Value};

use super::build::{count, less, loop_of, plus};
use super::looped::{KeptLoop, Step, Steps};
use crate::bits::mantissa;
use crate::custom::FixedPoint;
use crate::extract::{extract, written};

/// Writes the loop as it is.
pub(super) fn primal(
    out: &mut Func,
    inits: &[Value],
    step: Step,
    active: Vec<usize>,
    point: FixedPoint,
) -> KeptLoop {
    let results = out.while_loop(inits, step.cond.clone(), step.body.clone());
    KeptLoop {
        results,
        active,
        trips: count(out, 0),
        inits: inits.to_vec(),
        steps: Steps::FixedPoint(point),
        step,
    }
}

/// The adjoints of what is active: of the state none, of what the loop never changes what comes through its last step.
pub(super) fn reverse(
    kept: &KeptLoop,
    point: FixedPoint,
    out: &mut Func,
    seeds: &[Value],
) -> Vec<Value> {
    let joint = &kept.step.joint;
    let is_state: Vec<bool> = kept
        .active
        .iter()
        .map(|place| !kept.step.body.gives_back(*place))
        .collect();
    let of_states = |all: &[Value]| -> Vec<Value> {
        let each = all.iter().zip(&is_state);
        each.filter(|(_, is)| **is).map(|(v, _)| *v).collect()
    };
    let given = of_states(seeds);
    let results = going_on(out, &kept.inits, &kept.results);
    // What the last step makes of adjoints of the state.
    let through = |out: &mut Func, adjoints: &[Value], results: &[Value]| -> Vec<Value> {
        let own = joint.parameters().0.iter().copied();
        let mut known: HashMap<Value, Value> = own.zip(results.iter().copied()).collect();
        let mut adjoints = adjoints.iter();
        for (parameter, is_state) in joint.parameters().1.iter().zip(&is_state) {
            let ty = joint.func.tensor(*parameter).clone();
            let adjoint = match is_state {
                true => *adjoints.next().expect("one each"),
                false => out.splat(ty, Scalar::Int(0)),
            };
            known.insert(*parameter, adjoint);
        }
        extract(&joint.func, &mut known, joint.results().1, out)
    };
    let places = kept.active.iter().zip(&is_state);
    let places: Vec<usize> = places.filter(|(_, is)| **is).map(|(k, _)| *k).collect();
    let rests = rests(out, point, &kept.step.body, &results, &places);
    let others = [&given, results.as_slice()].concat();
    let solved = solve(out, point, rests, &given, &others, |body, state, others| {
        let (given, results) = others.split_at(given.len());
        let back = of_states(&through(body, state, results));
        let both = given.iter().zip(back);
        both.map(|(x, y)| body.binary(BinaryOp::Add, *x, y))
            .collect()
    });
    let last = through(out, &solved, &results);
    let each = is_state.iter().zip(seeds).zip(last);
    each.map(|((is_state, seed), back)| match is_state {
        true => {
            let ty = out.tensor(*seed).clone();
            out.splat(ty, Scalar::Int(0))
        }
        false => out.binary(BinaryOp::Add, *seed, back),
    })
    .collect()
}

/// What a loop carries at its end, but its flags as they were at the beginning: a thread that has arrived does not go on, and of a step that
/// does nothing there is no fixed point to be seen.
pub(crate) fn going_on(out: &Func, inits: &[Value], results: &[Value]) -> Vec<Value> {
    let is_flag = |value: &Value| out.tensor(*value).element == ElementType::Pred;
    let each = inits.iter().zip(results);
    each.map(|(init, result)| if is_flag(init) { *init } else { *result })
        .collect()
}

/// Whether a further step leaves what is carried at `places` where it is, as near as the tolerance can ask for.
///
/// Derivatives are as far off as the step would go, times what the step bends: the root, so that loops that are less exact than they want their
/// derivatives have some. It is taken of the precision at least.
pub(crate) fn rests(
    out: &mut Func,
    point: FixedPoint,
    body: &Func,
    results: &[Value],
    places: &[usize],
) -> Option<Value> {
    if places.is_empty() {
        return None;
    }
    let after = written(body, out, results);
    let (mut change, mut size) = (Largest::default(), Largest::default());
    for place in places {
        change.see_difference(out, results[*place], after[*place]);
        size.see(out, results[*place]);
    }
    let near = reached(out, point, results[places[0]]).sqrt();
    Some(is_within(out, near, change, size))
}

/// The tangents of the state at its fixed point: `step` is what one makes of tangents of the state, and of others.
///
/// They are NaN where the state does not rest, and where they themselves do not come to rest.
pub(crate) fn solve(
    out: &mut Func,
    point: FixedPoint,
    rests: Option<Value>,
    first: &[Value],
    others: &[Value],
    step: impl FnOnce(&mut Func, &[Value], &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let Some(rests) = rests else {
        return Vec::new();
    };
    let zero = count(out, 0);
    let goes_on = out.scalar(ElementType::Pred, Scalar::Int(1));
    let all = [&[zero, goes_on], first, others].concat();
    let own = 2 + first.len();
    let results = loop_of(
        out,
        &all,
        |cond, state| {
            let most = count(cond, i64::try_from(point.most).unwrap_or(i64::MAX));
            let before = less(cond, state[0], most);
            cond.binary(BinaryOp::And, before, state[1])
        },
        |body, state| {
            let (before, others) = state[2..].split_at(first.len());
            let after = step(body, before, others);
            let (mut change, mut size) = (Largest::default(), Largest::default());
            for (before, after) in before.iter().zip(&after) {
                change.see_difference(body, *before, *after);
                size.see(body, *after);
            }
            let near = reached(body, point, before[0]);
            let is_there = is_within(body, near, change, size);
            let goes_on = body.unary(UnaryOp::Not, is_there);
            let nth = plus(body, state[0], 1);
            [&[nth, goes_on], after.as_slice(), others].concat()
        },
    );
    let is_there = out.unary(UnaryOp::Not, results[1]);
    let is_right = out.binary(BinaryOp::And, rests, is_there);
    let each = results[2..own].iter();
    each.map(|found| {
        let ty = out.tensor(*found).clone();
        let none = out.splat(ty, Scalar::Float(f64::NAN));
        out.select(is_right, *found, none)
    })
    .collect()
}

/// The tolerance, or the most that rounding lets numbers like `value` reach.
fn reached(out: &Func, point: FixedPoint, value: Value) -> f64 {
    let digits = mantissa(out.tensor(value).element) as i32;
    point.tolerance.max(8.0 * 0.5_f64.powi(digits))
}

/// The largest of some numbers that are seen, in size. What is no number, as on land, is left out.
#[derive(Default)]
struct Largest(Option<Value>);

impl Largest {
    fn see(&mut self, out: &mut Func, value: Value) {
        let value = out.convert(value, ElementType::F64);
        let is_number = out.compare(Direction::Eq, value, value);
        let size = out.unary(UnaryOp::Abs, value);
        let none = out.splat(out.tensor(size).clone(), Scalar::Int(0));
        let size = out.select(is_number, size, none);
        let zero = out.scalar(ElementType::F64, Scalar::Int(0));
        let all: Vec<usize> = (0..out.tensor(size).rank()).collect();
        let most = out.reduce(size, zero, &all, Combiner::Max);
        self.0 = Some(match self.0 {
            Some(so_far) => out.binary(BinaryOp::Maximum, so_far, most),
            None => most,
        });
    }

    fn see_difference(&mut self, out: &mut Func, before: Value, after: Value) {
        let difference = out.binary(BinaryOp::Subtract, after, before);
        self.see(out, difference);
    }
}

/// Whether the largest change is at most so many times the largest element.
fn is_within(out: &mut Func, part: f64, change: Largest, size: Largest) -> Value {
    let (change, size) = (change.0, size.0);
    let part = out.scalar(ElementType::F64, Scalar::Float(part));
    let most = out.binary(BinaryOp::Multiply, part, size.expect("there is a state"));
    out.compare(Direction::Le, change.expect("there is a state"), most)
}
