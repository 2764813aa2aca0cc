//! Reverse of a loop that stores the states before some of its iterations, and recomputes those
//! between.
//!
//! The states form a stack: the one on top is the last before the iteration that is reversed next.
//! To reach that iteration, the loop is run forward from the top, and states are pushed where
//! [`super::schedule`] says while there is room. If the trip count is known, the primal loop itself
//! pushes states on the way to its last iteration.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Direction, Func, TensorType, Value};

use super::build::{COUNTER, count, less, load, loop_of, plus, stack, store};
use super::cached::{condition, know_unkept, unkept};
use super::reverse_loop::{KeptLoop, Step, Steps};
use super::schedule::Schedule;
use crate::extract::extract;

/// The stack of stored states.
pub(super) struct Slots {
    count: u64,
    schedule: Schedule,
    constants: Value,
    /// The index of the top of the stack.
    top: Value,
    /// The iteration before which each state was stored.
    places: Value,
    /// An array of states for each carried value of kind `State`.
    states: Vec<Value>,
}

/// The layout of the values that a loop over checkpoints carries.
struct Walk<'a> {
    step: &'a Step,
    schedule: Schedule,
    slots: u64,
    /// The number of carried values, and of those that are states.
    carried: usize,
    kept: usize,
}

/// The values carried: the present iteration, the top of the stack, the iterations of the stored
/// states, the stacks, the present state.
#[derive(Clone)]
struct At {
    step: Value,
    top: Value,
    places: Value,
    stacks: Vec<Value>,
    state: Vec<Value>,
}

impl At {
    fn all(&self) -> Vec<Value> {
        let mut all = vec![self.step, self.top, self.places];
        all.extend(&self.stacks);
        all.extend(&self.state);
        all
    }

    fn of(all: &[Value], kept: usize) -> At {
        At {
            step: all[0],
            top: all[1],
            places: all[2],
            stacks: all[3..3 + kept].to_vec(),
            state: all[3 + kept..3 + 2 * kept].to_vec(),
        }
    }
}

impl Walk<'_> {
    fn new<'a>(step: &'a Step, schedule: Schedule, slots: u64) -> Walk<'a> {
        Walk {
            step,
            schedule,
            slots,
            carried: step.carried.len(),
            kept: step.state().len(),
        }
    }

    /// Advances from `at` to iteration `target`, and pushes states while there is room.
    fn to(&self, out: &mut Func, at: At, target: Value, constants: Value, inits: &[Value]) -> At {
        let mut all = at.all();
        let own = all.len();
        all.extend([target, constants]);
        all.extend(inits);
        let most = self.slots as i64 - 1;
        let results = loop_of(
            out,
            &all,
            |cond, state| {
                let at = At::of(state, self.kept);
                let before = less(cond, at.step, state[own]);
                let most = count(cond, most);
                let room = less(cond, at.top, most);
                cond.binary(BinaryOp::And, before, room)
            },
            |body, state| {
                let mut at = At::of(state, self.kept);
                let (target, constants) = (state[own], state[own + 1]);
                let most = count(body, most);
                let free = body.binary(BinaryOp::Subtract, most, at.top);
                let schedule = self.schedule;
                let next = schedule.next(body, constants, at.step, target, free);
                (at.step, at.state) = self.run(body, (at.step, &at.state), next, &state[own + 2..]);
                at.top = plus(body, at.top, 1);
                at.places = store(body, at.places, at.step, at.top);
                for (stack, value) in at.stacks.iter_mut().zip(&at.state) {
                    *stack = store(body, *stack, *value, at.top);
                }
                [at.all().as_slice(), &state[own..]].concat()
            },
        );
        let mut at = At::of(&results, self.kept);
        (at.step, at.state) = self.run(out, (at.step, &at.state), target, inits);
        at
    }

    /// Runs the iterations from `from` to `to`.
    fn run(
        &self,
        out: &mut Func,
        (from, state): (Value, &[Value]),
        to: Value,
        inits: &[Value],
    ) -> (Value, Vec<Value>) {
        let all = [&[from], state, &[to], inits].concat();
        let end = 1 + self.kept;
        let results = loop_of(
            out,
            &all,
            |cond, all| less(cond, all[0], all[end]),
            |body, all| {
                let places = self.step.state();
                let values = self.carried_values(body, &all[1..end], &all[end + 1..], all[0]);
                let func = &self.step.body;
                let parameters = func.parameters().iter().copied();
                let mut known: HashMap<Value, Value> = parameters.zip(values).collect();
                let wanted: Vec<Value> = places.iter().map(|k| func.results[*k]).collect();
                let next = extract(func, &mut known, &wanted, body);
                let nth = plus(body, all[0], 1);
                [&[nth], next.as_slice(), &all[end..]].concat()
            },
        );
        (results[0], results[1..end].to_vec())
    }

    /// Returns all carried values after iteration `nth`, given the state before it.
    fn whole(&self, out: &mut Func, state: &[Value], inits: &[Value], nth: Value) -> Vec<Value> {
        let values = self.carried_values(out, state, inits, nth);
        let func = &self.step.body;
        let parameters = func.parameters().iter().copied();
        let mut known: HashMap<Value, Value> = parameters.zip(values).collect();
        extract(func, &mut known, &func.results, out)
    }

    /// Returns all carried values before iteration `nth`.
    fn carried_values(
        &self,
        out: &mut Func,
        state: &[Value],
        inits: &[Value],
        nth: Value,
    ) -> Vec<Value> {
        let mut state = state.iter();
        (0..self.carried)
            .map(|place| {
                let known = unkept(self.step, out, inits, nth, place);
                known.unwrap_or_else(|| *state.next().expect("one for each that is a state"))
            })
            .collect()
    }
}

/// Writes the loop; `exact` is the trip count, if it is known.
pub(super) fn primal(
    out: &mut Func,
    inits: &[Value],
    step: Step,
    active: Vec<usize>,
    (slots, schedule, exact): (u64, Schedule, Option<u64>),
) -> KeptLoop {
    let walk = Walk::new(&step, schedule, slots);
    let places = step.state();
    let state: Vec<Value> = places.iter().map(|k| inits[*k]).collect();
    let zero = count(out, 0);
    let constants = schedule.constants(out, slots, exact);
    let stacks = state.iter().map(|value| {
        let ty = out.tensor(*value).clone();
        let empty = stack(out, slots as usize, &ty);
        store(out, empty, *value, zero)
    });
    let stacks: Vec<Value> = stacks.collect();
    let at = At {
        step: zero,
        top: zero,
        places: stack(out, slots as usize, &TensorType::scalar(COUNTER)),
        stacks,
        state: state.clone(),
    };
    let (trips, results, at) = match exact {
        Some(trips) => {
            let last = count(out, trips as i64 - 1);
            let end = count(out, trips as i64);
            let at = walk.to(out, at, last, constants, inits);
            let results = match trips {
                0 => inits.to_vec(),
                _ => walk.whole(out, &at.state, inits, last),
            };
            (end, results, at)
        }
        None => {
            let (trips, results) = counted(out, inits, &step);
            (trips, results, at)
        }
    };
    let slots = Slots {
        count: slots,
        schedule,
        constants,
        top: at.top,
        places: at.places,
        states: at.stacks,
    };
    KeptLoop {
        results,
        active,
        trips,
        inits: inits.to_vec(),
        steps: Steps::Checkpointed(slots),
        step,
    }
}

/// Writes the loop unchanged, with a counter: returns the trip count and the results.
fn counted(out: &mut Func, inits: &[Value], step: &Step) -> (Value, Vec<Value>) {
    let zero = count(out, 0);
    let all = [&[zero], inits].concat();
    let results = loop_of(
        out,
        &all,
        |cond, state| condition(cond, &step.cond, &state[1..]),
        |body, state| {
            let parameters = step.body.parameters().iter().copied();
            let mut known = parameters.zip(state[1..].iter().copied()).collect();
            let next = extract(&step.body, &mut known, &step.body.results, body);
            let nth = plus(body, state[0], 1);
            [&[nth], next.as_slice()].concat()
        },
    );
    (results[0], results[1..].to_vec())
}

/// Writes the reverse loop, from the last iteration to the first, and returns the adjoints of the
/// active initial values.
pub(super) fn reverse(
    kept: &KeptLoop,
    slots: &Slots,
    out: &mut Func,
    seeds: &[Value],
) -> Vec<Value> {
    let walk = Walk::new(&kept.step, slots.schedule, slots.count);
    let joint = &kept.step.joint;
    let last = plus(out, kept.trips, -1);
    let mut all = vec![last, slots.top, slots.places];
    all.extend(&slots.states);
    let stacked = all.len();
    all.extend(seeds);
    let seeded = all.len();
    all.push(slots.constants);
    all.extend(&kept.inits);
    let results = loop_of(
        out,
        &all,
        |cond, state| {
            let none = count(cond, -1);
            less(cond, none, state[0])
        },
        |body, all| {
            let (nth, top, places, stacks) = (all[0], all[1], all[2], &all[3..stacked]);
            let (constants, inits) = (all[seeded], &all[seeded + 1..]);
            let at = At {
                step: load(body, places, top),
                top,
                places,
                stacks: stacks.to_vec(),
                state: stacks.iter().map(|stack| load(body, *stack, top)).collect(),
            };
            let at = walk.to(body, at, nth, constants, inits);
            let mut known = HashMap::new();
            let own = joint.parameters().0;
            for (place, value) in kept.step.state().into_iter().zip(&at.state) {
                known.insert(own[place], *value);
            }
            know_unkept(&kept.step, body, inits, nth, &mut known);
            for (p, adjoint) in joint.parameters().1.iter().zip(&all[stacked..seeded]) {
                known.insert(*p, *adjoint);
            }
            let back = extract(&joint.func, &mut known, joint.results().1, body);
            let place = load(body, at.places, at.top);
            let is_done = body.compare(Direction::Eq, place, nth);
            let below = plus(body, at.top, -1);
            let top = body.select(is_done, below, at.top);
            let before = plus(body, nth, -1);
            let walked = [&[before, top, at.places], at.stacks.as_slice()].concat();
            [&walked, back.as_slice(), &all[seeded..]].concat()
        },
    );
    results[stacked..seeded].to_vec()
}
