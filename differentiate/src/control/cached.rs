//! Reverse of a loop that stores what the adjoint needs of every iteration, in arrays with one more
//! dimension.
//!
//! The state after an iteration is the state before the next one. Where that is stored, it is read
//! from there rather than recomputed; the last state is then stored too.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Func, Op, Value};

use super::build::{count, load, loop_of, plus, stack, store};
use super::reverse_loop::{Carried, KeptLoop, Step, Steps};
use crate::extract::extract;

/// The values of an iteration that are stored.
pub(super) struct Cut {
    /// Values of the augmented function.
    pub values: Vec<Value>,
    /// Indices of the carried values in `values` whose state after an iteration is read from the
    /// next iteration's slot.
    pub followed: Vec<usize>,
}

/// The arrays of stored values.
pub(super) struct Caches {
    /// The values of the augmented function, each with the array that holds it for all iterations.
    kept: Vec<(Value, Value)>,
    followed: Vec<usize>,
}

impl Cut {
    /// Returns the bytes of at most `most` iterations, or `None` on overflow.
    pub fn bytes(&self, step: &Step, most: u64) -> Option<u64> {
        let of = |value: &Value| described(step, *value).1;
        let each: u64 = self.values.iter().map(of).sum();
        let own = step.joint.parameters().0;
        let last: u64 = self.followed.iter().map(|place| of(&own[*place])).sum();
        each.checked_mul(most)?.checked_add(last)
    }
}

/// Returns the name of a stored value, for the report, and its bytes.
pub(super) fn described(step: &Step, value: Value) -> (String, u64) {
    let func = &step.joint.func;
    let name = match func.op(value) {
        Op::Parameter { index } => format!("state {index}"),
        Op::Result { of, .. } => func.op(*of).name(),
        op => op.name(),
    };
    let tensor = func.tensor(value);
    (name, (tensor.count() * tensor.element.bytes()) as u64)
}

/// Writes the loop, which stores the values of `cut` in each of at most `most` iterations; `exact`
/// is the trip count, if it is known.
pub(super) fn primal(
    out: &mut Func,
    inits: &[Value],
    step: Step,
    active: Vec<usize>,
    (cut, most, exact): (Cut, u64, Option<u64>),
) -> KeptLoop {
    let joint = &step.joint;
    let carried = inits.len();
    let mut all = inits.to_vec();
    all.push(count(out, 0));
    let Cut { values, followed } = cut;
    // The carried index of a value that is read from the next iteration's slot.
    let follows = |value: &Value| {
        let mut followed = followed.iter().copied();
        followed.find(|place| joint.parameters().0[*place] == *value)
    };
    for value in &values {
        let ty = joint.func.tensor(*value);
        all.push(match follows(value) {
            Some(place) => {
                let array = stack(out, most as usize + 1, ty);
                let first = count(out, 0);
                store(out, array, inits[place], first)
            }
            None => stack(out, most as usize, ty),
        });
    }
    let results = loop_of(
        out,
        &all,
        |cond, state| condition(cond, &step.cond, &state[..carried]),
        |body, state| {
            let own = joint.parameters().0.iter().copied();
            let mut known: HashMap<Value, Value> = own.zip(state.iter().copied()).collect();
            let wanted = [joint.results().0, &values].concat();
            let mut next = extract(&joint.func, &mut known, &wanted, body);
            let kept = next.split_off(carried);
            let nth = state[carried];
            let after = plus(body, nth, 1);
            next.push(after);
            for ((array, value), kept) in state[carried + 1..].iter().zip(&values).zip(kept) {
                // Stored within the loop: after it the array is read, and would be copied to be
                // written.
                let (value, at) = match follows(value) {
                    Some(place) => (next[place], after),
                    None => (kept, nth),
                };
                next.push(store(body, *array, value, at));
            }
            next
        },
    );
    let kept = values
        .into_iter()
        .zip(results[carried + 1..].iter().copied());
    let kept = kept.collect();
    let trips = match exact {
        Some(exact) => count(out, exact as i64),
        None => results[carried],
    };
    KeptLoop {
        active,
        trips,
        inits: inits.to_vec(),
        steps: Steps::Cached(Caches { kept, followed }),
        results: results[..carried].to_vec(),
        step,
    }
}

/// Writes the reverse loop, from the last iteration to the first, and returns the adjoints of the
/// active initial values.
pub(super) fn reverse(
    kept: &KeptLoop,
    caches: &Caches,
    out: &mut Func,
    seeds: &[Value],
) -> Vec<Value> {
    let joint = &kept.step.joint;
    let last = match out.known_integer(kept.trips) {
        Some(trips) => count(out, trips as i64 - 1),
        None => plus(out, kept.trips, -1),
    };
    let arrays: Vec<Value> = caches.kept.iter().map(|(_, array)| *array).collect();
    let all = [&[last], seeds, &kept.inits, &arrays].concat();
    let (adjoints, inits) = (1 + seeds.len(), 1 + seeds.len() + kept.inits.len());
    let results = loop_of(
        out,
        &all,
        |cond, state| {
            let none = count(cond, -1);
            super::build::less(cond, none, state[0])
        },
        |body, state| {
            let nth = state[0];
            let mut known = caches.loaded(&kept.step, body, &state[inits..], nth);
            for (p, adjoint) in joint.parameters().1.iter().zip(&state[1..adjoints]) {
                known.insert(*p, *adjoint);
            }
            know_unkept(&kept.step, body, &state[adjoints..inits], nth, &mut known);
            let back = extract(&joint.func, &mut known, joint.results().1, body);
            let before = plus(body, nth, -1);
            [&[before], back.as_slice(), &state[adjoints..]].concat()
        },
    );
    results[1..adjoints].to_vec()
}

impl Caches {
    /// Loads what `arrays` hold for iteration `nth`, and for `followed` states the state after it,
    /// keyed by values of the augmented function.
    fn loaded(
        &self,
        step: &Step,
        out: &mut Func,
        arrays: &[Value],
        nth: Value,
    ) -> HashMap<Value, Value> {
        let joint = &step.joint;
        let next = plus(out, nth, 1);
        let mut known = HashMap::new();
        for ((value, _), array) in self.kept.iter().zip(arrays) {
            known.insert(*value, load(out, *array, nth));
            for place in &self.followed {
                if joint.parameters().0[*place] == *value {
                    known.insert(joint.results().0[*place], load(out, *array, next));
                }
            }
        }
        known
    }
}

/// Writes the condition of the loop.
pub(super) fn condition(out: &mut Func, cond: &Func, state: &[Value]) -> Value {
    let parameters = cond.parameters().iter().copied();
    let mut known: HashMap<Value, Value> = parameters.zip(state.iter().copied()).collect();
    extract(cond, &mut known, &cond.results, out)[0]
}

/// Adds the carried values that are not stored to `known`: `inits` are the initial values, `nth` is
/// the iteration.
pub(super) fn know_unkept(
    step: &Step,
    out: &mut Func,
    inits: &[Value],
    nth: Value,
    known: &mut HashMap<Value, Value>,
) {
    for (place, parameter) in step.joint.parameters().0.iter().enumerate() {
        if let Some(value) = unkept(step, out, inits, nth, place) {
            known.entry(*parameter).or_insert(value);
        }
    }
}

/// Returns the carried value at index `place` before iteration `nth`, if it is not stored.
pub(super) fn unkept(
    step: &Step,
    out: &mut Func,
    inits: &[Value],
    nth: Value,
    place: usize,
) -> Option<Value> {
    match step.carried[place] {
        Carried::State => None,
        // The value of `Unread` is never used: any value will do.
        Carried::Invariant | Carried::Unread => Some(inits[place]),
        Carried::Counts(by) => {
            let element = out.tensor(inits[place]).element;
            let steps = out.convert(nth, element);
            let by = out.scalar(element, stablehlo::Scalar::Int(by));
            let added = out.binary(BinaryOp::Multiply, steps, by);
            Some(out.binary(BinaryOp::Add, inits[place], added))
        }
    }
}
