//! Removes carried values that are dead or duplicates.

use std::collections::HashMap;

use stablehlo::{BinaryOp, ElementType, Func, Op, Value};

use super::invariant::{change, field, steps};
use super::looped::{CarryAction, Loop};
use super::{Apply, Pass};
use crate::rewrite::Semantics::BitExact;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "dead-state", reason: "what is not read after a loop, and only feeds itself, is not computed",
           semantics: BitExact, apply: Apply::Loop(dead), example: a_tracer_that_nobody_reads },
    Pass { name: "duplicate-state", reason: "values that begin equal and are updated alike are carried once",
           semantics: BitExact, apply: Apply::Loop(duplicate), example: twins },
];

fn dead(outer: &mut Func, looped: &mut Loop) -> usize {
    let mut needed: Vec<bool> = (0..looped.len()).map(|k| looped.is_read(k)).collect();
    for place in reads(&looped.cond, &looped.cond.results) {
        needed[place] = true;
    }
    let mut left: Vec<usize> = (0..looped.len()).filter(|k| needed[*k]).collect();
    while let Some(place) = left.pop() {
        for read in reads(&looped.body, &[looped.body.results[place]]) {
            if !needed[read] {
                needed[read] = true;
                left.push(read);
            }
        }
    }
    let carry = |needed: &bool| match needed {
        true => CarryAction::Keep,
        false => CarryAction::Drop,
    };
    let carry: Vec<CarryAction> = needed.iter().map(carry).collect();
    change(outer, looped, &carry)
}

/// Returns the parameters that `values` depend on.
pub(super) fn reads(func: &Func, values: &[Value]) -> Vec<usize> {
    let mut seen = vec![false; func.len()];
    let mut left = values.to_vec();
    let mut found = Vec::new();
    while let Some(value) = left.pop() {
        if std::mem::replace(&mut seen[value.index()], true) {
            continue;
        }
        match func.op(value) {
            Op::Parameter { index } => found.push(*index),
            op => left.extend(op.operands()),
        }
    }
    found
}

/// Partition refinement: starts with classes of values whose initial values are equal, and splits
/// classes whose values an iteration updates differently, until a fixpoint.
fn duplicate(outer: &mut Func, looped: &mut Loop) -> usize {
    // The representative of each value's class.
    let mut first: Vec<usize> = numbered(&looped.inits);
    while (0..looped.len()).any(|k| first[k] != k) {
        let step = after_a_step(&looped.body, &first);
        let pairs: Vec<(usize, usize)> = first.iter().copied().zip(step).collect();
        let finer = numbered(&pairs);
        if finer == first {
            break;
        }
        first = finer;
    }
    let carry = |(k, first): (usize, &usize)| match k == *first {
        true => CarryAction::Keep,
        false => CarryAction::Alias(*first),
    };
    let carry: Vec<CarryAction> = first.iter().enumerate().map(carry).collect();
    change(outer, looped, &carry)
}

/// Returns, for each item, the index of the first item that is equal to it.
fn numbered<T: Clone + Eq + std::hash::Hash>(items: &[T]) -> Vec<usize> {
    let mut known: HashMap<T, usize> = HashMap::new();
    let number = |(place, item): (usize, &T)| *known.entry(item.clone()).or_insert(place);
    items.iter().enumerate().map(number).collect()
}

/// Returns a value number for each result of `body`, if parameters are equal to their
/// representatives `first`.
fn after_a_step(body: &Func, first: &[usize]) -> Vec<usize> {
    let mut known: HashMap<Op, Value> = HashMap::new();
    let mut same: Vec<Value> = Vec::with_capacity(body.len());
    for value in body.values() {
        let op = match body.op(value) {
            Op::Parameter { index } => Op::Parameter {
                index: first[*index],
            },
            op => op.map_operands(|v| same[v.index()]),
        };
        same.push(*known.entry(op).or_insert(value));
    }
    let results = body.results.iter();
    results.map(|v| same[v.index()].index()).collect()
}

fn a_tracer_that_nobody_reads(n: usize) -> Func {
    let mut func = Func::new("a_tracer_that_nobody_reads");
    let (x, tracer) = (field(&mut func, n), field(&mut func, n));
    let results = steps(&mut func, &[x, tracer], |body, _, state| {
        let advected = body.binary(BinaryOp::Multiply, state[0], state[1]);
        let twice = body.binary(BinaryOp::Add, state[0], state[0]);
        vec![twice, advected]
    });
    func.results = vec![results[0]];
    func
}

fn twins(n: usize) -> Func {
    let mut func = Func::new("twins");
    let x = field(&mut func, n);
    let y = field(&mut func, n);
    func.results = steps(&mut func, &[x, x, y, x], |body, i, state| {
        let i = body.convert(i, ElementType::F64);
        let i = body.broadcast_in_dim(i, &[n], &[]);
        let one = body.binary(BinaryOp::Subtract, state[0], i);
        let other = body.binary(BinaryOp::Subtract, state[1], i);
        let apart = body.binary(BinaryOp::Subtract, state[2], i);
        let cousin = body.binary(BinaryOp::Subtract, i, state[3]);
        vec![one, other, apart, cousin]
    });
    func
}
