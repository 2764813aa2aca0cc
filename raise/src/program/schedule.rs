//! The schedule of the launches of a program: before its first step, in each step, after its last
//! one, in repeated groups.
//!
//! A group that runs more than once is a loop of the program, so that the program does not grow
//! with the number of repetitions. A group with a condition is a branch.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{BinaryOp, Direction, ElementType, Scalar, Value};

use super::Appender;
use super::frame::Frame;
use super::time_loop::{MAX_PERIOD, exchange, period};
use crate::error::Result;
use crate::until::Until;

/// The schedule of the launches of a program, each by its number.
pub type Schedule = ::schedule::Schedule<usize, GroupOptions>;

/// A launch, or a group of launches.
pub type Item = ::schedule::Item<usize, GroupOptions>;

/// Launches that run in order, repeatedly.
pub type Group = ::schedule::Group<usize, GroupOptions>;

/// The options of a group other than its repetitions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupOptions {
    /// Cyclic exchanges after each repetition, as [`ProgramSpec::swap`](super::ProgramSpec::swap).
    pub swap: Vec<Vec<String>>,
    /// The conditions, all of which must hold for the group to run.
    pub when: Vec<Condition>,
}

/// A condition on arrays and scalars, evaluated where a group begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    /// The condition.
    pub holds: Until,
    /// The values of the scalars that it uses, for the interpreter.
    pub scalars: BTreeMap<String, f64>,
}

/// Returns the exchanges of all groups.
pub fn swaps(schedule: &Schedule) -> impl Iterator<Item = &Vec<String>> {
    schedule.groups().flat_map(|group| &group.options.swap)
}

/// Returns the conditions of all groups.
pub fn conditions(schedule: &Schedule) -> impl Iterator<Item = &Condition> {
    schedule.groups().flat_map(|group| &group.options.when)
}

/// Returns the launches that run more than once, in a program whose steps are `looped` or not.
pub fn repeated(schedule: &Schedule, looped: bool) -> BTreeSet<usize> {
    let of_loop = looped.then_some(schedule.step.as_slice());
    let groups = schedule.groups().filter(|group| group.repeat > 1);
    let of_groups = groups.map(|group| group.items.as_slice());
    let repeated = of_loop.into_iter().chain(of_groups);
    repeated.flat_map(::schedule::leaves).copied().collect()
}

impl Appender<'_> {
    /// Appends launches and groups, in order.
    pub(super) fn run(&mut self, items: &[Item], frame: &mut Frame) -> Result<()> {
        for item in items {
            match item {
                Item::Leaf(number) => self.launch(*number, frame)?,
                Item::Group(group) => self.group(group, frame)?,
            }
        }
        Ok(())
    }

    /// Appends a group: all its repetitions, if its conditions hold.
    fn group(&mut self, group: &Group, frame: &mut Frame) -> Result<()> {
        let mut holds = None;
        for condition in &group.options.when {
            let Frame {
                func,
                state,
                scalars,
            } = frame;
            let also = condition.holds.holds(func, state, scalars)?;
            holds = Some(match holds {
                None => also,
                Some(holds) => func.binary(BinaryOp::And, holds, also),
            });
        }
        match holds {
            None => self.repeat(group, frame),
            Some(holds) => branch(holds, frame, &mut |taken| self.repeat(group, taken)),
        }
    }

    /// Appends all repetitions of a group: the loop's body is unrolled until every exchanged array
    /// is in its original position.
    fn repeat(&mut self, group: &Group, frame: &mut Frame) -> Result<()> {
        let period = period(&group.options.swap) as u64;
        let at_once = match period <= MAX_PERIOD as u64 {
            true => period,
            false => 1,
        };
        let mut some = |times: u64, frame: &mut Frame| {
            for _ in 0..times {
                self.run(&group.items, frame)?;
                exchange(&group.options.swap, &mut frame.state);
            }
            Ok(())
        };
        let turns = group.repeat / at_once;
        match turns {
            0 => {}
            1 => some(at_once, frame)?,
            _ => {
                let turns = Scalar::Int(turns as i64);
                let turns = frame.func.scalar(ElementType::I64, turns);
                let body = &mut |frame: &mut Frame| some(at_once, frame);
                counted(turns, "repeated", frame, body)?;
            }
        }
        some(group.repeat % at_once, frame)
    }
}

/// Appends a branch: the code that `append` appends if `holds`, otherwise nothing.
fn branch(
    holds: Value,
    frame: &mut Frame,
    append: &mut dyn FnMut(&mut Frame) -> Result<()>,
) -> Result<()> {
    let operands = frame.operands();
    let (mut taken, _) = frame.inner("taken", &operands);
    let (mut skipped, _) = frame.inner("skipped", &operands);
    let before: Vec<Value> = taken.arrays().collect();
    append(&mut taken)?;
    let places = 0..before.len();
    let changed = places.filter(|place| taken.state[*place].value != before[*place]);
    let changed: Vec<usize> = changed.collect();
    if changed.is_empty() {
        return Ok(());
    }
    for frame in [&mut taken, &mut skipped] {
        let values = changed.iter().map(|place| frame.state[*place].value);
        frame.func.results = values.collect();
    }
    let index = frame.func.convert(holds, ElementType::I32);
    let sides = vec![skipped.func, taken.func];
    let results = frame.func.case(index, sides, &operands);
    for (place, value) in changed.into_iter().zip(results) {
        let array = &mut frame.state[place];
        (array.value, array.written) = (value, true);
    }
    Ok(())
}

/// Appends a loop with `turns` iterations, an `i64`; `append` appends to its body.
pub(super) fn counted(
    turns: Value,
    name: &str,
    frame: &mut Frame,
    append: &mut dyn FnMut(&mut Frame) -> Result<()>,
) -> Result<()> {
    let none = frame.func.scalar(ElementType::I64, Scalar::Int(0));
    let inits = [vec![none, turns], frame.operands()].concat();
    let (mut body, params) = frame.inner(name, &inits);
    let (mut cond, counters) = frame.inner("more", &inits);
    let more = cond.func.compare(Direction::Lt, counters[0], counters[1]);
    cond.func.results = vec![more];

    append(&mut body)?;
    let one = body.func.scalar(ElementType::I64, Scalar::Int(1));
    let next = body.func.binary(BinaryOp::Add, params[0], one);
    let first_array = params.len() - body.state.len();
    let kept = params[1..first_array].iter().copied();
    body.func.results = [next]
        .into_iter()
        .chain(kept)
        .chain(body.arrays())
        .collect();

    let out = frame.func.while_loop(&inits, cond.func, body.func);
    frame.take(&body.state, &out[first_array..]);
    Ok(())
}
