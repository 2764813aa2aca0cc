//! Outlines the computation of stored values into callees.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use stablehlo::{Compiled, Func, Op, Type, Value};

use super::blocks::in_blocks;
use super::callee::Callees;
use super::cse_shifted::shared;
use super::cut::{cone, is_view, stands_alone, stored};
use super::in_place::{LARGE, LARGE_IN_KERNEL, strips};
use super::rows::by_rows;
use super::store_forward::read_back;
use crate::Target;
use crate::rewrite::{Semantics, uses};

/// Outlines the arithmetic of a function into callees that `target` does not fuse across, in loop
/// bodies too.
pub(crate) fn outline(func: &Func, target: Target, semantics: Semantics) -> Func {
    let func = in_blocks(func, target, semantics);
    outline_with(&func, target, LARGE, &mut Callees::default())
}

/// The results that one callee computes, and the ops inside it.
struct Stage {
    results: Vec<Value>,
    /// The values computed inside.
    inside: BTreeSet<Value>,
}

fn outline_with(func: &Func, target: Target, large: usize, callees: &mut Callees) -> Func {
    let func = &shared(&read_back(&by_rows(func)), target);
    let live = uses(func);
    let mut stored = stored(func, target);
    let strips = strips(func, &live, &mut stored, large);
    let stages = stages(func, &live, &stored, &strips);
    let stage_of: HashMap<Value, usize> = (0..stages.len())
        .flat_map(|nth| stages[nth].results.iter().map(move |v| (*v, nth)))
        .collect();
    let mut writer = Writer {
        func,
        stored: &stored,
        stages: &stages,
        stage_of: &stage_of,
        out: Func::with_signature_of(func),
        new: vec![None; func.len()],
        target,
        large,
        callees,
    };
    writer.out.results = func.results.iter().map(|v| writer.value(*v)).collect();
    writer.out
}

struct Writer<'a> {
    func: &'a Func,
    stored: &'a [bool],
    stages: &'a [Stage],
    stage_of: &'a HashMap<Value, usize>,
    out: Func,
    new: Vec<Option<Value>>,
    /// The target of the program.
    target: Target,
    /// Smaller arrays are copied before they are updated.
    large: usize,
    callees: &'a mut Callees,
}

impl Writer<'_> {
    /// Returns `value` in the new function, after writing it and what it depends on.
    fn value(&mut self, value: Value) -> Value {
        let mut left = vec![value];
        while let Some(next) = left.last().copied() {
            if self.new[next.index()].is_some() {
                left.pop();
                continue;
            }
            let missing: Vec<Value> = match self.stage_of.get(&next) {
                Some(stage) => inputs(self.func, &self.stages[*stage], self.stored),
                None => self.func.op(next).operands(),
            }
            .into_iter()
            .filter(|v| self.new[v.index()].is_none())
            .collect();
            if missing.is_empty() {
                self.write(next);
                left.pop();
            } else {
                left.extend(missing.into_iter().rev());
            }
        }
        self.new[value.index()].expect("it was just written")
    }

    fn write(&mut self, value: Value) {
        self.out.set_loc(self.func.loc(value));
        match self.stage_of.get(&value) {
            Some(stage) => {
                let stage = &self.stages[*stage];
                let (callee, inputs) = (self.callees).of(self.func, &stage.results, &stage.inside);
                let at = |v: &Value| self.new[v.index()].expect("inputs are there");
                let operands: Vec<Value> = inputs.iter().map(at).collect();
                let results = self.out.call(callee, &operands);
                for (old, new) in stage.results.iter().zip(results) {
                    self.new[old.index()] = Some(new);
                }
            }
            None => {
                let at = |v: Value| self.new[v.index()].expect("operands are there");
                let op = self.func.op(value).map_operands(at);
                let op = match op {
                    Op::While { inits, cond, body } => Op::While {
                        inits,
                        cond,
                        body: Box::new(outline_with(&body, self.target, self.large, self.callees)),
                    },
                    // A strip of columns.
                    Op::Call {
                        callee,
                        operands,
                        compiled: compiled @ Compiled::OneKernel,
                    } => Op::Call {
                        callee: Arc::new(outline_with(
                            &callee,
                            self.target,
                            LARGE_IN_KERNEL,
                            self.callees,
                        )),
                        operands,
                        compiled,
                    },
                    op => op.map_bodies(&mut |branch| {
                        outline_with(branch, self.target, self.large, self.callees)
                    }),
                };
                self.new[value.index()] = Some(self.out.push(op).expect("it fitted before"));
            }
        }
    }
}

/// Groups the stored arrays that need arithmetic into stages. Arrays of the same shape share a
/// stage if they have arithmetic in common and do not depend on one another; `strips` share one if
/// they are computed from the same array.
fn stages(
    func: &Func,
    live: &[u32],
    stored: &[bool],
    strips: &BTreeMap<Value, Value>,
) -> Vec<Stage> {
    let mut stages: Vec<Stage> = Vec::new();
    // The stages that each stage depends on, transitively.
    let mut needs: Vec<BTreeSet<usize>> = Vec::new();
    let mut stage_of: BTreeMap<Value, usize> = BTreeMap::new();
    for value in func.values() {
        let op = func.op(value);
        let is_array = matches!(func.ty(value), Type::Tensor(t) if t.count() > 1);
        if live[value.index()] == 0 || !stored[value.index()] || stands_alone(op) || !is_array {
            continue;
        }
        let inside = cone(func, value, &|v| stored[v.index()]);
        let from = strips.get(&value);
        if from.is_none() && !inside.iter().any(|v| is_arithmetic(func, *v)) {
            continue;
        }
        let mut stage = Stage {
            results: vec![value],
            inside,
        };
        let needed = needed(func, &stage, stored, &stage_of, &needs);
        let partner = (0..stages.len()).rev().find(|nth| {
            let other = &stages[*nth];
            let shape = func.shape(other.results[0]);
            let shares = || {
                let mut both = other.inside.intersection(&stage.inside);
                both.any(|v| is_arithmetic(func, *v))
            };
            let fits = || match from {
                Some(from) => strips.get(&other.results[0]) == Some(from),
                None => shape == func.shape(value) && shares(),
            };
            !needed.contains(nth) && fits()
        });
        match partner {
            Some(nth) => {
                stages[nth].results.push(value);
                stages[nth].inside.append(&mut stage.inside);
                let more: Vec<usize> = needed.into_iter().collect();
                for (other, needs) in needs.iter_mut().enumerate() {
                    if other == nth || needs.contains(&nth) {
                        needs.extend(&more);
                    }
                }
                stage_of.insert(value, nth);
            }
            None => {
                stage_of.insert(value, stages.len());
                stages.push(stage);
                needs.push(needed);
            }
        }
    }
    stages
}

/// Returns the stages that `stage` depends on, transitively, also through loops and other ops
/// between stages.
fn needed(
    func: &Func,
    stage: &Stage,
    stored: &[bool],
    stage_of: &BTreeMap<Value, usize>,
    needs: &[BTreeSet<usize>],
) -> BTreeSet<usize> {
    let mut all = BTreeSet::new();
    let mut left = inputs(func, stage, stored);
    let mut seen: BTreeSet<Value> = left.iter().copied().collect();
    while let Some(value) = left.pop() {
        match stage_of.get(&value) {
            Some(nth) => {
                all.insert(*nth);
                all.extend(&needs[*nth]);
            }
            None => left.extend(
                func.op(value)
                    .operands()
                    .into_iter()
                    .filter(|v| seen.insert(*v)),
            ),
        }
    }
    all
}

fn is_arithmetic(func: &Func, value: Value) -> bool {
    let is_array = matches!(func.ty(value), Type::Tensor(t) if t.count() > 1);
    is_array && !is_view(func.op(value))
}

/// Returns the stored values that a stage reads, in order.
fn inputs(func: &Func, stage: &Stage, stored: &[bool]) -> Vec<Value> {
    let operands = stage.inside.iter().flat_map(|v| func.op(*v).operands());
    let outside = operands.filter(|v| stored[v.index()] && !stage.inside.contains(v));
    let inputs: BTreeSet<Value> = outside.collect();
    inputs.into_iter().collect()
}
