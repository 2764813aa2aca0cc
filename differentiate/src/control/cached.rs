//! A loop that keeps what its reverse needs of every step, in arrays with one more dimension.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Func, Op, Value};

use super::build::{count, load, loop_of, plus, stack, store};
use super::looped::{Carried, KeptLoop, Step, Steps};
use crate::extract::extract;

/// What was kept.
pub(super) struct Caches {
    /// The values of the joint function, and the arrays of them.
    kept: Vec<(Value, Value)>,
}

/// What a value that is kept is called, and its bytes.
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

/// Writes the loop; `cut` is kept of each of at most `most` steps.
pub(super) fn primal(
    out: &mut Func,
    inits: &[Value],
    step: Step,
    active: Vec<usize>,
    (cut, most): (Vec<Value>, u64),
) -> KeptLoop {
    let joint = &step.joint;
    let carried = inits.len();
    let mut all = inits.to_vec();
    all.push(count(out, 0));
    for value in &cut {
        let array = stack(out, most as usize, joint.func.tensor(*value));
        all.push(array);
    }
    let results = loop_of(
        out,
        &all,
        |cond, state| condition(cond, &step.cond, &state[..carried]),
        |body, state| {
            let own = joint.parameters().0.iter().copied();
            let mut known: HashMap<Value, Value> = own.zip(state.iter().copied()).collect();
            let wanted = [joint.results().0, &cut].concat();
            let mut next = extract(&joint.func, &mut known, &wanted, body);
            let kept = next.split_off(carried);
            let nth = state[carried];
            next.push(plus(body, nth, 1));
            for (array, value) in state[carried + 1..].iter().zip(kept) {
                next.push(store(body, *array, value, nth));
            }
            next
        },
    );
    let kept = cut.into_iter().zip(results[carried + 1..].iter().copied());
    KeptLoop {
        active,
        trips: results[carried],
        inits: inits.to_vec(),
        steps: Steps::Cached(Caches {
            kept: kept.collect(),
        }),
        results: results[..carried].to_vec(),
        step,
    }
}

/// The loop from the last step to the first.
pub(super) fn reverse(
    kept: &KeptLoop,
    caches: &Caches,
    out: &mut Func,
    seeds: &[Value],
) -> Vec<Value> {
    let joint = &kept.step.joint;
    let last = plus(out, kept.trips, -1);
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
            let mut known = HashMap::new();
            for (value, array) in caches.kept.iter().map(|(v, _)| *v).zip(&state[inits..]) {
                let value_of = load(body, *array, nth);
                known.insert(value, value_of);
            }
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

/// Writes the condition of the loop.
pub(super) fn condition(out: &mut Func, cond: &Func, state: &[Value]) -> Value {
    let parameters = cond.parameters().iter().copied();
    let mut known: HashMap<Value, Value> = parameters.zip(state.iter().copied()).collect();
    extract(cond, &mut known, &cond.results, out)[0]
}

/// Makes known, of the joint function, what is carried but need not be kept: `inits` are the first values, `nth` the step.
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

/// The carried value at `place` before step `nth`, if it need not be kept.
pub(super) fn unkept(
    step: &Step,
    out: &mut Func,
    inits: &[Value],
    nth: Value,
    place: usize,
) -> Option<Value> {
    match step.carried[place] {
        Carried::State => None,
        // Of what nobody reads, anything will do.
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
