//! What a function does, taken apart into kernels as the target makes them.
//!
//! Ops that stand alone are kernels; the others are fused into whoever reads them, from one array in memory to the next. What is read in
//! several ways is computed for each of them, as XLA does on the CPU, up to the point where it stores it after all.

use std::collections::BTreeMap;

use stablehlo::{Func, Op, Type, Value};

use super::op;
use super::work::{Quantity, Work};
use crate::Target;
use crate::explain::trips;
use crate::rewrite::uses;
use crate::stages::{reading, stands_alone};

/// The work of a whole function.
pub(super) fn work(func: &Func, target: Target) -> Work {
    let mut work = body(func, target);
    work.add(Quantity::Program, 1.0);
    work
}

fn body(func: &Func, target: Target) -> Work {
    let live = uses(func);
    let stored = stored(func, &live);
    let mut work = Work::default();
    for value in func.values().filter(|v| live[v.index()] > 0) {
        if stored[value.index()] {
            work += kernel(func, target, value, &stored);
        }
    }
    work
}

/// Which values are in memory.
fn stored(func: &Func, live: &[u32]) -> Vec<bool> {
    let mut stored = vec![false; func.len()];
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let op = func.op(value);
        let alone = is_kernel(op);
        stored[value.index()] |= alone || matches!(op, Op::Parameter { .. } | Op::Result { .. });
        let operands = match op {
            Op::Gather { operand, .. } => vec![*operand],
            _ if alone => op.operands(),
            _ => Vec::new(),
        };
        operands.iter().for_each(|v| stored[v.index()] = true);
    }
    func.results.iter().for_each(|v| stored[v.index()] = true);
    stored
}

/// Ops that end a kernel, whoever reads them.
fn is_kernel(op: &Op) -> bool {
    let windows = matches!(
        op,
        Op::Convolution { .. } | Op::Sort { .. } | Op::ReduceWindow { .. } | Op::Scan { .. }
    );
    windows || stands_alone(op)
}

/// How an array is read by a kernel: for each distance from what the kernel computes, how many elements.
#[derive(Clone, Default)]
struct Readings {
    ways: BTreeMap<Vec<i64>, f64>,
}

impl Readings {
    fn elements(&self) -> f64 {
        self.ways.values().sum()
    }
}

/// In how many ways XLA computes a value in one kernel, before it stores it.
const MOST_WAYS: usize = 32;

/// The kernel whose result is `root`; nothing if that is just there.
fn kernel(func: &Func, target: Target, root: Value, stored: &[bool]) -> Work {
    let mut work = Work::default();
    let op = func.op(root);
    if let Some(inside) = functions(func, op, target) {
        return inside;
    }
    if matches!(
        op,
        Op::Parameter { .. } | Op::Constant(_) | Op::Result { .. } | Op::OptimizationBarrier { .. }
    ) {
        return work;
    }
    work.add(Quantity::Kernel, 1.0);
    let in_place = in_place(func, root);
    if in_place.is_none() {
        let written = func.ty(root).tensors().iter().map(op::bytes).sum();
        work.add(Quantity::Written, written);
    }
    let count = |v: Value| func.ty(v).tensors().first().map_or(0, |t| t.count()) as f64;
    let mut readings: BTreeMap<Value, Readings> = BTreeMap::new();
    let whole = BTreeMap::from([(Vec::new(), count(root))]);
    readings.insert(root, Readings { ways: whole });
    // Operands come before what reads them: from the last one backwards.
    while let Some((value, here)) = readings.pop_last() {
        let op = func.op(value);
        if value != root && stored[value.index()] {
            if let Type::Tensor(ty) = func.ty(value) {
                let read = here.elements() * ty.element.bytes() as f64;
                work.add(Quantity::Read, read.min(op::bytes(ty)));
            }
            continue;
        }
        let operands = op.operands();
        let types = (operands.iter()).filter_map(|v| func.ty(*v).tensors().first());
        let types: Vec<_> = types.collect();
        work += op::work(op, &types, func.ty(value), here.elements());
        for (nth, operand) in operands.iter().enumerate() {
            if nth == 0 && value == root && in_place == Some(*operand) {
                continue;
            }
            let share = share(func, value, nth);
            let shift = reading::shift(func, value, nth);
            let of = readings.entry(*operand).or_default();
            for (path, elements) in &here.ways {
                let mut path = reading::through(path, shift.as_deref(), value);
                if of.ways.len() >= MOST_WAYS && !of.ways.contains_key(&path) {
                    path = vec![i64::MAX];
                }
                let elements = elements * share;
                let known = of.ways.entry(path).or_default();
                *known = known.max(elements);
            }
        }
    }
    work
}

/// The work of an op's functions, as often as they run; nothing if it has none.
fn functions(func: &Func, op: &Op, target: Target) -> Option<Work> {
    match op {
        Op::While {
            inits,
            cond,
            body: turn,
        } => {
            let counter = trips::counter(func, inits, cond, turn);
            let trips = counter.and_then(|counter| counter.trips).unwrap_or(1);
            let mut once = body(turn, target);
            once += body(cond, target);
            Some(once * trips as f64)
        }
        Op::Case { branches, .. } => {
            let all = branches.iter().map(|branch| body(branch, target));
            let table = super::Table::of(target);
            all.max_by(|a, b| table.units(a).total_cmp(&table.units(b)))
        }
        Op::Call { callee, .. } => Some(body(callee, target)),
        _ => None, // no other op has any
    }
}

/// The array that `root` changes in place, if it does: one that nobody else reads, and that is no parameter.
fn in_place(func: &Func, root: Value) -> Option<Value> {
    match func.op(root) {
        Op::DynamicUpdateSlice { operand, .. } | Op::Scatter { operand, .. } => Some(*operand),
        _ => None, // makes an array of its own
    }
}

/// How many elements of its operand `nth` an op reads for each of its result.
fn share(func: &Func, value: Value, nth: usize) -> f64 {
    let op = func.op(value);
    let operands = op.operands();
    let count = |v: Value| func.ty(v).tensors().first().map_or(0, |t| t.count()) as f64;
    let all = count(operands[nth]) / count(value).max(1.0);
    match op {
        Op::Slice { .. } | Op::DynamicSlice { .. } | Op::Rotate { .. } => f64::from(nth == 0),
        Op::Gather { .. } if nth == 0 => 1.0,
        _ => all.min(1.0).max(match op {
            Op::Reduce { .. } | Op::DotGeneral { .. } | Op::Convolution { .. } => all,
            _ => 0.0, // element by element, or parts of it
        }),
    }
}
