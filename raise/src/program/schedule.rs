//! When the launches of a program run: before its first step, in each step, after its last one, in groups that are repeated.
//!
//! A group that runs more than once is a loop of the program, so that the program does not grow with the number of repetitions. A group
//! with a condition is a branch.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, Value};

use super::time_loop::{MAX_PERIOD, exchange, period};
use super::{Body, Checking, ProgramSpec, launch};
use crate::error::Result;
use crate::tensor::ArrayValue;
use crate::until::Until;

/// When the launches of a program run, each by its number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schedule {
    /// Before the first step of a run.
    pub before: Vec<Item>,
    /// In each step.
    pub step: Vec<Item>,
    /// After the last step of a run.
    pub after: Vec<Item>,
}

/// A launch, or a group of launches.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// The launch of this number.
    Launch(usize),
    /// A group.
    Group(Group),
}

/// Launches that run in order, repeatedly.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The launches, and groups within.
    pub items: Vec<Item>,
    /// How often they run.
    pub repeat: u64,
    /// Cyclic exchanges after each repetition, as [`ProgramSpec::swap`].
    pub swap: Vec<Vec<String>>,
    /// What must hold, all of it, for the group to run.
    pub when: Vec<Condition>,
}

/// A condition on arrays and scalars where a group begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    /// Whether it holds.
    pub holds: Until,
    /// The values of the scalars that it names, for the interpreter.
    pub scalars: BTreeMap<String, f64>,
}

impl Schedule {
    /// So many launches, all of a step, in order.
    pub fn in_order(launches: usize) -> Schedule {
        Schedule {
            step: (0..launches).map(Item::Launch).collect(),
            ..Schedule::default()
        }
    }

    /// The same with every launch replaced by those that `parts` has for it.
    pub fn replaced(&self, parts: &[Vec<usize>]) -> Schedule {
        Schedule {
            before: replaced(&self.before, parts),
            step: replaced(&self.step, parts),
            after: replaced(&self.after, parts),
        }
    }

    /// The exchanges of all groups.
    pub fn swaps(&self) -> Vec<&Vec<String>> {
        let mut all = Vec::new();
        for items in [&self.before, &self.step, &self.after] {
            groups(items, &mut |group| all.extend(&group.swap));
        }
        all
    }

    /// The conditions of all groups.
    pub fn conditions(&self) -> Vec<&Condition> {
        let mut all = Vec::new();
        for items in [&self.before, &self.step, &self.after] {
            groups(items, &mut |group| all.extend(&group.when));
        }
        all
    }

    /// The launches that run more than once, in a program whose steps are `looped` or not.
    pub fn repeated(&self, looped: bool) -> BTreeSet<usize> {
        let mut all = BTreeSet::new();
        let mut add = |items: &[Item]| {
            launches(items, &mut |number| {
                all.insert(number);
            })
        };
        if looped {
            add(&self.step);
        }
        for items in [&self.before, &self.step, &self.after] {
            groups(items, &mut |group| {
                if group.repeat > 1 {
                    add(&group.items);
                }
            });
        }
        all
    }
}

fn replaced(items: &[Item], parts: &[Vec<usize>]) -> Vec<Item> {
    let of = |item: &Item| match item {
        Item::Launch(number) => parts[*number].iter().copied().map(Item::Launch).collect(),
        Item::Group(group) => vec![Item::Group(Group {
            items: replaced(&group.items, parts),
            ..group.clone()
        })],
    };
    items.iter().flat_map(of).collect()
}

fn groups<'a>(items: &'a [Item], visit: &mut dyn FnMut(&'a Group)) {
    for item in items {
        if let Item::Group(group) = item {
            visit(group);
            groups(&group.items, visit);
        }
    }
}

fn launches(items: &[Item], visit: &mut dyn FnMut(usize)) {
    for item in items {
        match item {
            Item::Launch(number) => visit(*number),
            Item::Group(group) => launches(&group.items, visit),
        }
    }
}

/// Appends launches and groups to `func`, in order.
pub(super) fn run(
    items: &[Item],
    spec: &ProgramSpec,
    bodies: &[Body],
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    checking: &mut Checking,
) -> Result<()> {
    for item in items {
        match item {
            Item::Launch(number) => launch(*number, spec, bodies, func, state, scalars, checking)?,
            Item::Group(of) => group(of, spec, bodies, func, state, scalars, checking)?,
        }
    }
    Ok(())
}

/// Appends a group: all its repetitions, if its conditions hold.
fn group(
    group: &Group,
    spec: &ProgramSpec,
    bodies: &[Body],
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    checking: &mut Checking,
) -> Result<()> {
    let mut holds = None;
    for condition in &group.when {
        let also = condition.holds.holds(func, state, scalars)?;
        holds = Some(match holds {
            None => also,
            Some(holds) => func.binary(BinaryOp::And, holds, also),
        });
    }
    let mut all = |func: &mut Func, state: &mut [ArrayValue], scalars: &_| {
        repeat(group, spec, bodies, func, state, scalars, checking)
    };
    match holds {
        None => all(func, state, scalars),
        Some(holds) => branch(holds, func, state, scalars, &mut all),
    }
}

/// Appends a branch: what `append` appends, where `holds`, and nothing elsewhere.
fn branch(
    holds: Value,
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    append: &mut AppendBody,
) -> Result<()> {
    let mut operands: Vec<Value> = scalars.values().copied().collect();
    let first = operands.len();
    operands.extend(state.iter().map(|array| array.value));
    let (mut taken, mut skipped) = (Func::new("taken"), Func::new("skipped"));
    let (mut params, mut unchanged) = (Vec::new(), Vec::new());
    for operand in &operands {
        let ty = func.tensor(*operand).clone();
        params.push(taken.parameter(ty.clone()));
        unchanged.push(skipped.parameter(ty));
    }
    let names = scalars.keys().cloned();
    let inner_scalars = names.zip(params.iter().copied()).collect();
    let mut inner = state.to_vec();
    for (array, param) in inner.iter_mut().zip(&params[first..]) {
        array.value = *param;
    }
    append(&mut taken, &mut inner, &inner_scalars)?;
    let places = 0..state.len();
    let changed = places.filter(|place| inner[*place].value != params[first + place]);
    let changed: Vec<usize> = changed.collect();
    if changed.is_empty() {
        return Ok(());
    }
    taken.results = changed.iter().map(|place| inner[*place].value).collect();
    skipped.results = changed
        .iter()
        .map(|place| unchanged[first + place])
        .collect();
    let index = func.convert(holds, ElementType::I32);
    let results = func.case(index, vec![skipped, taken], &operands);
    for (place, value) in changed.into_iter().zip(results) {
        (state[place].value, state[place].written) = (value, true);
    }
    Ok(())
}

/// Appends all repetitions of a group: as many as bring every exchanged array back to its place are written out into the loop's body.
fn repeat(
    group: &Group,
    spec: &ProgramSpec,
    bodies: &[Body],
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    checking: &mut Checking,
) -> Result<()> {
    let period = period(&group.swap) as u64;
    let at_once = match period <= MAX_PERIOD as u64 {
        true => period,
        false => 1,
    };
    let mut some = |times: u64, func: &mut Func, state: &mut [ArrayValue], scalars: &_| {
        for _ in 0..times {
            run(&group.items, spec, bodies, func, state, scalars, checking)?;
            exchange(&group.swap, state);
        }
        Ok(())
    };
    let turns = group.repeat / at_once;
    match turns {
        0 => {}
        1 => some(at_once, func, state, scalars)?,
        _ => {
            let turns = func.scalar(ElementType::I64, Scalar::Int(turns as i64));
            let body = &mut |func: &mut Func, state: &mut [ArrayValue], scalars: &_| {
                some(at_once, func, state, scalars)
            };
            counted(turns, "repeated", func, state, scalars, body)?;
        }
    }
    some(group.repeat % at_once, func, state, scalars)
}

/// What a loop's body appends to a function, with the state and the scalars as they are there.
type AppendBody<'a> =
    dyn FnMut(&mut Func, &mut [ArrayValue], &BTreeMap<String, Value>) -> Result<()> + 'a;

/// Appends a loop that runs `turns` times, an `i64`.
pub(super) fn counted(
    turns: Value,
    name: &str,
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    append: &mut AppendBody,
) -> Result<()> {
    let none = func.scalar(ElementType::I64, Scalar::Int(0));
    let mut inits = vec![none, turns];
    let first = inits.len() + scalars.len();
    inits.extend(scalars.values());
    inits.extend(state.iter().map(|array| array.value));
    let (mut body, mut cond) = (Func::new(name), Func::new("more"));
    let mut params = Vec::new();
    for init in &inits {
        let ty = func.tensor(*init).clone();
        params.push(body.parameter(ty.clone()));
        cond.parameter(ty);
    }
    let counters: Vec<Value> = cond.values().take(2).collect();
    cond.results = vec![cond.compare(Direction::Lt, counters[0], counters[1])];

    let names = scalars.keys().cloned();
    let inner_scalars = names.zip(params[2..first].iter().copied()).collect();
    let mut inner = state.to_vec();
    for (array, param) in inner.iter_mut().zip(&params[first..]) {
        array.value = *param;
    }
    append(&mut body, &mut inner, &inner_scalars)?;
    let one = body.scalar(ElementType::I64, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, params[0], one);
    body.results = vec![next];
    body.results.extend(&params[1..first]);
    body.results.extend(inner.iter().map(|array| array.value));

    let out = func.while_loop(&inits, cond, body);
    for ((array, inner), value) in state.iter_mut().zip(&inner).zip(&out[first..]) {
        array.value = *value;
        array.written = inner.written;
    }
    Ok(())
}
