//! Splits a program into parts for the explanation: calls, ops that are never fused, and the rest.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{Compiled, Counted, Func, Loc, Op, Type, Value};

use super::count::{Cost, Where, costs};
use super::{CostBreakdown, CostItem};
use crate::costs::Table;
use crate::rewrite::uses;

/// The kernels that each source line is part of.
pub(super) type Lines = BTreeMap<Loc, BTreeSet<String>>;

/// Returns the kernels of each source line, given the program as it was raised.
pub(super) fn lines(func: &Func, kernel: &str) -> Lines {
    let mut lines = Lines::new();
    each_callee(func, &mut |callee| {
        name_lines(callee, &callee.name, &mut lines)
    });
    if !calls_something(func) {
        name_lines(func, kernel, &mut lines);
    }
    lines
}

/// Returns whether a function calls kernels; a program of a single kernel does not.
pub(super) fn calls_something(func: &Func) -> bool {
    let mut some = false;
    each_callee(func, &mut |_| some = true);
    some
}

fn each_callee(func: &Func, visit: &mut impl FnMut(&Func)) {
    for value in func.values() {
        match func.op(value) {
            Op::Call { callee, .. } => visit(callee),
            Op::While { body, .. } => each_callee(body, visit),
            _ => {} // kernels are not called elsewhere
        }
    }
}

fn name_lines(func: &Func, kernel: &str, lines: &mut Lines) {
    for value in func.values().filter(|v| computes(func, *v)) {
        let loc = func.loc(value);
        lines.entry(loc).or_default().insert(kernel.to_owned());
        if let Op::While { body, .. } = func.op(value) {
            name_lines(body, kernel, lines);
        }
    }
}

/// Returns whether a value is computed at a known line; the line of a parameter does not identify a
/// kernel.
fn computes(func: &Func, value: Value) -> bool {
    func.loc(value) != Loc::default()
        && !matches!(
            func.op(value),
            Op::Parameter { .. } | Op::Result { .. } | Op::Constant(_)
        )
}

/// Returns the kernels whose arithmetic a function contains: those of lines that belong to one
/// kernel only, if there are any.
fn kernels(func: &Func, lines: &Lines) -> BTreeSet<String> {
    let mut sure = BTreeSet::new();
    let mut maybe = BTreeSet::new();
    let mut left = vec![func];
    while let Some(func) = left.pop() {
        for value in func.values() {
            match func.op(value) {
                Op::Call { callee, .. } => left.push(callee),
                Op::While { body, .. } => left.push(body),
                op if op_computes(op) => match lines.get(&func.loc(value)) {
                    Some(of) if of.len() == 1 => sure.extend(of.iter().cloned()),
                    Some(of) => maybe.extend(of.iter().cloned()),
                    None => {}
                },
                _ => {} // moves data only
            }
        }
    }
    if sure.is_empty() { maybe } else { sure }
}

fn op_computes(op: &Op) -> bool {
    matches!(
        op,
        Op::Unary(..)
            | Op::Binary(..)
            | Op::Stencil { .. }
            | Op::DotGeneral { .. }
            | Op::Reduce { .. }
            | Op::Scatter { .. }
    )
}

/// A loop with a trip count that is an input, and the number of steps in its body.
struct TimeLoop<'a> {
    body: &'a Func,
    steps: u64,
}

/// Returns the steps of an iteration, that is, the increment of the counter, if the trip count of
/// the loop is not known at compile time.
fn steps_of_unknown(func: &Func, op: &Op) -> Option<u64> {
    let counted = Counted::of(func, op)?;
    let (_, by) = counted.counter()?;
    let steps = u64::try_from(by).ok()?;
    counted.at_most().is_none().then_some(steps)
}

/// Returns the time loop with the most steps in its body; others do the remaining steps.
fn time_loop(func: &Func) -> Option<TimeLoop<'_>> {
    let live = uses(func);
    let mut found: Option<TimeLoop> = None;
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let Some(steps) = steps_of_unknown(func, func.op(value)) else {
            continue;
        };
        let Op::While { body, .. } = func.op(value) else {
            continue;
        };
        if found.as_ref().is_none_or(|found| found.steps < steps) {
            found = Some(TimeLoop { body, steps });
        }
    }
    found
}

/// A time loop that runs to its end for one strip of columns after the other.
struct Strips {
    /// The loop over strips, and the call for the remaining columns.
    ops: BTreeSet<Value>,
    /// The same of loops that do the remaining steps.
    others: BTreeSet<Value>,
    steps: u64,
}

/// Returns the strips with the most steps in the body of their time loop, the first of those;
/// others do the remaining steps.
fn strips(func: &Func) -> Option<Strips> {
    let live = uses(func);
    let all: Vec<(Value, u64)> = func
        .values()
        .filter(|v| live[v.index()] > 0)
        .filter_map(|v| Some((v, steps_inside(func.op(v))?)))
        .collect();
    let steps = all.iter().map(|(_, steps)| *steps).max()?;
    let is_loop = |v: Value| matches!(func.op(v), Op::While { .. });
    let (last, _) = (all.iter()).find(|(v, held)| *held == steps && is_loop(*v))?;
    let (ops, others): (Vec<_>, Vec<_>) =
        (all.iter()).partition(|(v, held)| *held == steps && v <= last);
    let values = |all: Vec<(Value, u64)>| all.into_iter().map(|(v, _)| v).collect();
    Some(Strips {
        ops: values(ops),
        others: values(others),
        steps,
    })
}

/// Returns the steps of an iteration of the time loop in a strip, if `op` is a strip, or a loop
/// over strips.
fn steps_inside(op: &Op) -> Option<u64> {
    match op {
        Op::While { body, .. } => {
            let live = uses(body);
            let calls = body.values().filter(|v| live[v.index()] > 0);
            let calls = calls.filter(|v| matches!(body.op(*v), Op::Call { .. }));
            calls.filter_map(|v| steps_inside(body.op(v))).max()
        }
        Op::Call {
            callee,
            compiled: Compiled::OneKernel,
            ..
        } => time_loop(callee).map(|time| time.steps),
        _ => None, // not a strip
    }
}

/// Splits a program into its parts; `rest` is the name of the fused ops. If `steps` is given, the
/// loop over steps may be tiled into strips.
pub(super) fn parts(
    func: &Func,
    lines: &Lines,
    rest: &str,
    table: &Table,
    steps: Option<u64>,
) -> CostBreakdown {
    if let Some(time) = time_loop(func) {
        let once = without_loops(func);
        return CostBreakdown {
            step: parts_of(time.body, costs(time.body, table), lines, rest, time.steps),
            once: parts_of(&once, costs(&once, table), lines, rest, 1),
            unrolled: Some(time.steps),
            in_strips: false,
        };
    }
    let mut step = costs(func, table);
    let mut once = BTreeMap::new();
    let strips = steps.and_then(|steps| Some((strips(func)?, steps)));
    if let Some((strips, steps)) = &strips {
        let is_of =
            |at: &Where, of: &BTreeSet<Value>| matches!(at, Where::Alone(v) if of.contains(v));
        step.retain(|at, _| !is_of(at, &strips.others));
        once = step.clone();
        step.retain(|at, _| is_of(at, &strips.ops));
        once.retain(|at, _| !is_of(at, &strips.ops));
        // Its arrays are read from memory and written back once for all iterations.
        let turns = steps.div_ceil(strips.steps).max(1) as f64;
        for cost in step.values_mut() {
            cost.bytes_read /= turns;
            cost.bytes_written /= turns;
        }
    }
    let steps = strips.as_ref().map(|(strips, _)| strips.steps);
    CostBreakdown {
        step: parts_of(func, step, lines, rest, steps.unwrap_or(1)),
        once: parts_of(func, once, lines, rest, 1),
        unrolled: steps,
        in_strips: steps.is_some(),
    }
}

/// Returns the function without its loops over steps, whose results become parameters.
fn without_loops(func: &Func) -> Func {
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    for value in func.values() {
        out.set_loc(func.loc(value));
        let op = func.op(value);
        new[value.index()] = match op {
            op if steps_of_unknown(func, op).is_some() => None,
            Op::Result { of, .. } if new[of.index()].is_none() => match func.ty(value) {
                Type::Tensor(tensor) => Some(out.parameter(tensor.clone())),
                Type::Tuple(_) => None,
            },
            op => {
                let op = op.map_operands(|v| new[v.index()].expect("only loops are left out"));
                Some(out.push(op).expect("it fitted before"))
            }
        };
    }
    let results = func.results.iter().filter_map(|v| new[v.index()]);
    out.results = results.collect();
    out
}

/// Returns the parts of one body with `steps` steps, given the costs of its ops; parts with the
/// same name are merged.
fn parts_of(
    func: &Func,
    costs: BTreeMap<Where, Cost>,
    lines: &Lines,
    rest: &str,
    steps: u64,
) -> Vec<CostItem> {
    let steps = steps as f64;
    let mut parts: Vec<CostItem> = Vec::new();
    for (at, cost) in costs {
        let (name, kernels) = match at {
            Where::Fused if cost.bytes_read + cost.bytes_written < 64.0 => continue, // counters
            Where::Fused => (rest.to_owned(), BTreeSet::new()),
            Where::Alone(value) => match func.op(value) {
                Op::Call { callee, .. } => (callee.name.clone(), kernels(callee, lines)),
                Op::While { body, .. } => ("while".to_owned(), kernels(body, lines)),
                Op::Result { .. } => continue,
                op => {
                    let name = op.name().trim_start_matches("stablehlo.").to_owned();
                    let of = lines.get(&func.loc(value));
                    (name, of.cloned().unwrap_or_default())
                }
            },
        };
        match parts
            .iter_mut()
            .find(|p| p.name == name && p.kernels == kernels)
        {
            Some(part) => {
                let ops = part.cost.ops;
                part.runs += 1.0 / steps;
                part.cost += cost * (1.0 / steps);
                part.cost.ops = ops; // the text is the same
            }
            None => parts.push(CostItem {
                name,
                kernels,
                runs: 1.0 / steps,
                cost: cost * (1.0 / steps),
            }),
        }
    }
    parts
}
