//! Reverse of loops: the adjoints of the iterations, from the last to the first.
//!
//! The adjoint of an iteration needs values of that iteration. Either the loop stores them, the
//! fewest bytes from which the rest can be recomputed ([`super::cached`], [`super::min_cut`]); or
//! it stores the states before some iterations, and the iterations between are run again
//! ([`super::checkpointed`]). Loop invariants, and integers that change by a constant in each
//! iteration, are not stored.

use stablehlo::{Counted, Func, Loc, Op, Value};

use super::cached::{self, Cut};
use super::continued::ContinuedLoop;
use super::overwritten::is_overwritten_before_read;
use super::{checkpointed, fixed_point, schedule};
use crate::activity::{suspects_in_loop, useful_in_loop, varied_in_loop};
use crate::augmented::{Joint, VjpRequest};
use crate::error::{CODE, Error, Result};
use crate::options::{Checkpoint, Kept, Settings};

/// A loop to be differentiated.
pub(super) struct Loop<'a> {
    /// The initial values, in the function being written.
    pub inits: Vec<Value>,
    pub cond: &'a Func,
    pub body: &'a Func,
    /// Which of the initial values are varied, and which of the results are useful.
    pub varied: Vec<bool>,
    pub useful: Vec<bool>,
    /// Which of the initial values may hold NaN or infinities.
    pub suspect: Vec<bool>,
    pub loc: Loc,
}

/// A loop that has been written, and what is stored for its reverse.
pub(crate) struct KeptLoop {
    /// The loop's results, in the function being written.
    pub results: Vec<Value>,
    /// The indices of the carried values that have adjoints.
    pub active: Vec<usize>,
    pub(super) step: Step,
    /// The trip count.
    pub(super) trips: Value,
    /// The initial values.
    pub(super) inits: Vec<Value>,
    pub(super) steps: Steps,
}

/// How the reverse obtains the values of the iterations.
pub(super) enum Steps {
    Cached(cached::Caches),
    Checkpointed(checkpointed::Slots),
    /// It does not: the loop is differentiated at its fixed point.
    FixedPoint(fixed_point::Ended),
}

/// One iteration of a loop, and its adjoint.
pub(super) struct Step {
    pub body: Func,
    pub cond: Func,
    pub joint: Joint,
    /// Indexed by carried value.
    pub carried: Vec<Carried>,
}

/// How the reverse obtains a carried value before an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Carried {
    /// It never changes.
    Invariant,
    /// It is an integer that each iteration adds this constant to.
    Counts(i64),
    /// Its old contents are never read: each iteration overwrites the array before reading it
    /// ([`super::overwritten`]).
    Unread,
    /// It must be stored.
    State,
}

impl Step {
    /// Returns the indices of the carried values that must be stored.
    pub fn state(&self) -> Vec<usize> {
        let is_state = |k: &usize| self.carried[*k] == Carried::State;
        (0..self.carried.len()).filter(is_state).collect()
    }
}

/// Returns a carried value's name for the report: the name of the parameter that it begins as, if
/// that has one, or `state` and its index.
fn carried_name(out: &Func, inits: &[Value], place: usize) -> String {
    let parameter = inits.get(place).and_then(|init| match out.op(*init) {
        Op::Parameter { index } => out.params()[*index].name.clone(),
        _ => None,
    });
    parameter.map_or_else(|| format!("state {place}"), |name| format!("`{name}`"))
}

/// Writes a loop, and stores what its reverse will need, as the options and the memory allow.
///
/// - errors: if the body cannot be differentiated, or what must be stored does not fit
pub(super) fn primal(out: &mut Func, looped: Loop, settings: &Settings) -> Result<KeptLoop> {
    let Loop {
        inits, cond, body, ..
    } = &looped;
    let varied = varied_in_loop(body, &looped.varied, settings.rules);
    let useful = useful_in_loop(body, &looped.useful, settings.rules);
    let active: Vec<usize> = (0..inits.len())
        .filter(|k| varied[*k] && useful[*k])
        .collect();
    let asked = VjpRequest {
        varied: &varied,
        useful: &useful,
        suspect: &suspects_in_loop(body, &looped.suspect, settings.rules),
        seeded: &active,
        wanted: &active,
    };
    let going = settings
        .fixed_point
        .and_then(|_| ContinuedLoop::of(cond, body, &useful, &looped.useful));
    let stepped = going.as_ref().map_or(*body, |going| &going.body);
    let joint = Joint::of(stepped, &asked, &settings.inside())?;
    let read_in = |funcs: &[&Func]| read(funcs, inits.len());
    let (read, in_cond) = (read_in(&[&joint.func, cond]), read_in(&[cond]));
    let counted = Counted {
        outer: out,
        inits,
        cond,
        body,
    };
    let carried = (0..inits.len()).map(|k| match body.counts_by(k) {
        _ if body.gives_back(k) => Carried::Invariant,
        _ if !read[k] => Carried::Unread,
        _ if !in_cond[k] && is_overwritten_before_read(&joint.func, k) => Carried::Unread,
        Some(by) => i64::try_from(by).map_or(Carried::State, Carried::Counts),
        None => Carried::State,
    });
    let step = Step {
        body: (*body).clone(),
        cond: (*cond).clone(),
        carried: carried.collect(),
        joint,
    };
    if let Some(ends) = settings.fixed_point {
        let step = (step, going.as_ref());
        return Ok(fixed_point::primal(
            out,
            (inits, &useful),
            step,
            active,
            ends,
        ));
    }
    let (most, exact) = (counted.at_most(), counted.exactly());
    let state = step.state();
    let bytes_of = |k: &usize| {
        let tensor = out.tensor(inits[*k]);
        settings.all_of((tensor.count() * tensor.element.bytes()) as u64)
    };
    let state_bytes = state.iter().map(bytes_of).sum::<u64>().max(1);
    let memory = settings.options.memory;
    let limit = settings.limit.max(state_bytes).min(memory);
    let plan = cut_if_possible(&step, most, (limit, settings));
    let all = plan.as_ref().map(|(_, bytes)| *bytes);
    let fits = |slots: u64| -> Result<u64> {
        let possible = memory / state_bytes;
        if possible >= slots.max(1) {
            return Ok(slots.max(1));
        }
        Err(too_small(memory, slots.max(1), state_bytes))
    };
    let unbounded = |message: &str, help: &str| Error {
        place: Some(looped.loc).filter(|loc| *loc != Loc::default()),
        ..Error::user(CODE, message).help(help)
    };
    let (slots, schedule) = match settings.checkpoint(most) {
        Checkpoint::All => match all {
            None => {
                let message = "all steps of a loop cannot be kept, since only the data decide how often it runs";
                let help =
                    "keep the states before some steps instead: `checkpoint = { steps = 32 }`";
                return Err(unbounded(message, help));
            }
            Some(bytes) if bytes > memory => {
                return Err(too_small(
                    memory,
                    most.unwrap_or(1),
                    bytes / most.unwrap_or(1).max(1),
                ));
            }
            Some(_) => (None, schedule::Schedule::All),
        },
        Checkpoint::Auto if all.is_some_and(|bytes| bytes <= limit) => {
            (None, schedule::Schedule::All)
        }
        Checkpoint::Auto => {
            let wished = most.map_or(64, |most| most.max(1));
            let slots = wished.min(limit / state_bytes);
            (Some(fits(slots)?), schedule::Schedule::Binomial)
        }
        Checkpoint::Slots(slots) => {
            let slots = most.map_or(slots, |most| slots.min(most.max(1)));
            (Some(fits(slots)?), schedule::Schedule::Binomial)
        }
        Checkpoint::Every(every) => {
            let every = every.max(1);
            let Some(most) = most else {
                let message = "the states before every so many steps of a loop cannot be kept, since only the data decide how often it runs";
                let help = "say how many states may be kept instead: `checkpoint = { steps = 32 }`";
                return Err(unbounded(message, help));
            };
            let slots = most.div_ceil(every) + every.min(most).saturating_sub(1);
            (Some(fits(slots)?), schedule::Schedule::Every(every))
        }
    };
    let mut report = Kept {
        loc: looped.loc,
        depth: settings.depth,
        trips: most,
        slots,
        values: Vec::new(),
        bytes: 0,
        least: 0,
    };
    let kept = match (slots, plan) {
        (Some(slots), _) => {
            report.values = state
                .iter()
                .map(|k| (carried_name(out, inits, *k), bytes_of(k)))
                .collect();
            report.bytes = state_bytes * slots;
            checkpointed::primal(out, inits, step, active, (slots, schedule, exact))
        }
        (None, Some((cut, bytes))) => {
            let most = most.expect("what is cut is bounded").max(1);
            let values = cut.values.iter();
            let values = values.map(|v| cached::described(&step, *v));
            let named = |what: String| {
                let place = what
                    .strip_prefix("state ")
                    .and_then(|place| place.parse().ok());
                place.map_or(what, |place| carried_name(out, inits, place))
            };
            report.values = values
                .map(|(what, n)| (named(what), settings.all_of(n)))
                .collect();
            report.bytes = bytes;
            cached::primal(out, inits, step, active, (cut, most, exact))
        }
        (None, None) => unreachable!("only what can be cut is kept whole"),
    };
    report.least = match settings.checkpoint(most) {
        Checkpoint::Auto => report.bytes.min(state_bytes),
        _ => report.bytes,
    };
    settings.report.borrow_mut().push(report);
    Ok(kept)
}

/// Returns which of the `carried` values these functions read.
fn read(funcs: &[&Func], carried: usize) -> Vec<bool> {
    let mut read = vec![false; carried];
    for func in funcs {
        let operands = func.values().flat_map(|value| func.op(value).operands());
        for value in operands.chain(func.results.iter().copied()) {
            if let Op::Parameter { index } = func.op(value)
                && let Some(read) = read.get_mut(*index)
            {
                *read = true;
            }
        }
    }
    read
}

/// Returns the values to store in each iteration, and the bytes of all iterations; `None` if the
/// trip count is not bounded. States after an iteration are read from the next iteration's slot
/// where the additional last state fits into the limit.
fn cut_if_possible(
    step: &Step,
    most: Option<u64>,
    (limit, settings): (u64, &Settings),
) -> Option<(Cut, u64)> {
    let most = most?;
    let values = super::min_cut::of_iteration(step);
    let followed = super::min_cut::followed(step, &values);
    let mut cut = Cut { values, followed };
    let bytes = |cut: &Cut| cut.bytes(step, most).map(|bytes| settings.all_of(bytes));
    if bytes(&cut).is_none_or(|bytes| bytes > limit) {
        cut.followed.clear();
    }
    let bytes = bytes(&cut)?;
    Some((cut, bytes))
}

fn too_small(memory: u64, states: u64, bytes: u64) -> Error {
    let kept = match states {
        1 => format!("a state of {bytes} bytes must be kept"),
        _ => format!("{states} states of {bytes} bytes each must be kept"),
    };
    let message = format!("{memory} bytes are too few to reverse a loop: {kept}");
    Error::user(CODE, message).help(
        "allow more memory, or fewer states: `checkpoint = { steps = N, memory = \"4 GiB\" }`",
    )
}

impl KeptLoop {
    /// Writes the reverse loop: returns the adjoints of the active initial values, given those of
    /// the results.
    pub fn reverse(&self, out: &mut Func, seeds: &[Value]) -> Vec<Value> {
        match &self.steps {
            Steps::Cached(caches) => cached::reverse(self, caches, out, seeds),
            Steps::Checkpointed(slots) => checkpointed::reverse(self, slots, out, seeds),
            Steps::FixedPoint(ended) => fixed_point::reverse(self, ended, out, seeds),
        }
    }
}
