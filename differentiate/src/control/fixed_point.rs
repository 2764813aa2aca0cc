//! Loops that end in a fixed point, differentiated there: by a loop of the same kind, and not by their steps.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Scalar, UnaryOp, Value};

use super::build::{count, less, loop_of, plus};
use super::looped::{KeptLoop, Step, Steps};
use crate::custom::FixedPoint;
use crate::extract::extract;

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
    let solved = solve(
        out,
        point,
        &given,
        &[&given, results.as_slice()].concat(),
        {
            |body, state, others| {
                let (given, results) = others.split_at(given.len());
                let back = of_states(&through(body, state, results));
                let both = given.iter().zip(back);
                both.map(|(x, y)| body.binary(BinaryOp::Add, *x, y))
                    .collect()
            }
        },
    );
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

/// The tangents of the state at its fixed point: `step` is what one makes of tangents of the state, and of others.
pub(crate) fn solve(
    out: &mut Func,
    point: FixedPoint,
    first: &[Value],
    others: &[Value],
    step: impl FnOnce(&mut Func, &[Value], &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    if first.is_empty() {
        return Vec::new();
    }
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
            let goes_on = differs(body, point.tolerance, before, &after);
            let nth = plus(body, state[0], 1);
            [&[nth, goes_on], after.as_slice(), others].concat()
        },
    );
    results[2..own].to_vec()
}

/// Whether the largest change is more than so many times the largest element.
fn differs(out: &mut Func, tolerance: f64, before: &[Value], after: &[Value]) -> Value {
    let wide = ElementType::F64;
    let largest = |out: &mut Func, value: Value, so_far: Option<Value>| {
        let value = out.convert(value, wide);
        let size = out.unary(UnaryOp::Abs, value);
        let zero = out.scalar(wide, Scalar::Int(0));
        let all: Vec<usize> = (0..out.tensor(size).rank()).collect();
        let most = out.reduce(size, zero, &all, Combiner::Max);
        match so_far {
            Some(so_far) => out.binary(BinaryOp::Maximum, so_far, most),
            None => most,
        }
    };
    let (mut change, mut size) = (None, None);
    for (before, after) in before.iter().zip(after) {
        let difference = out.binary(BinaryOp::Subtract, *after, *before);
        change = Some(largest(out, difference, change));
        size = Some(largest(out, *after, size));
    }
    let tolerance = out.scalar(wide, Scalar::Float(tolerance));
    let most = out.binary(
        BinaryOp::Multiply,
        tolerance,
        size.expect("there is a state"),
    );
    out.compare(Direction::Gt, change.expect("there is a state"), most)
}
