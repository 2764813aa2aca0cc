//! Carries arrays in the shape in which the loop body uses them.
//!
//! A program with flat arrays reshapes each where a kernel begins and where it ends, which
//! separates the data movement in one iteration from its uses in the next. If an array is carried
//! in the shape that the kernels share, it is reshaped once before the loop and once after it.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, Func, Op, TensorType, Value};

use super::carried::reads;
use super::invariant::{field, steps};
use super::looped::{Loop, LoopResult};
use super::{Apply, Pass};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::uses;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "shaped-state", reason: "an array that a loop has in a shape of more dimensions is carried in that shape",
           semantics: BitExact, apply: Apply::Loop(shaped), example: flat_fields },
];

fn shaped(outer: &mut Func, looped: &mut Loop) -> usize {
    let shapes = shapes(looped);
    let changed = shapes.iter().flatten().count();
    if changed == 0 {
        return 0;
    }
    looped.cond = with_parameters(&looped.cond, &shapes);
    looped.body = with_parameters(&looped.body, &shapes);
    for (place, shape) in shapes.iter().enumerate() {
        let Some(shape) = shape else {
            continue;
        };
        let result = looped.body.results[place];
        looped.body.results[place] = looped.body.reshape(result, shape);
        let init = looped.inits[place];
        looped.inits[place] = outer.reshape(init, shape);
        let back = reshaping(looped.body.tensor(result).clone(), shape);
        for of in &mut looped.finals {
            *of = of.map(&mut |at| match at == place {
                true => LoopResult::Computed(back.clone(), vec![LoopResult::Carried(at)]),
                false => LoopResult::Carried(at),
            });
        }
    }
    changed
}

/// Returns the shape in which each value is to be carried, if it differs from its current one.
///
/// Values that the body exchanges get one shape. It is the most frequent shape with more dimensions
/// among the non-elementwise ops that read or write these values, if at least half of those ops use
/// it. Elementwise ops fit any shape. Values that the condition reads are left alone.
fn shapes(looped: &Loop) -> Vec<Option<Vec<usize>>> {
    let body = &looped.body;
    let uses = uses(body);
    // The representative of the values that the body exchanges with each.
    let mut first: Vec<usize> = (0..looped.len()).collect();
    let mut votes: Vec<(usize, Option<Vec<usize>>)> = Vec::new();
    for (place, result) in body.results.iter().enumerate() {
        let from = unreshaped(body, *result);
        match body.op(from) {
            Op::Parameter { index } if body.tensor(from) == body.tensor(*result) => {
                let (one, other) = (first[place], first[*index]);
                let joined = first.iter_mut().filter(|of| **of == one || **of == other);
                joined.for_each(|of| *of = one.min(other));
            }
            op if from == *result && op.is_elementwise() => {}
            _ => votes.push((place, more_dimensions(body, *result, from))),
        }
    }
    for value in body.values().filter(|v| uses[v.index()] > 0) {
        let op = body.op(value);
        let operands = match op.is_elementwise() {
            true => Vec::new(),
            false => op.operands(),
        };
        for operand in operands {
            if let Op::Parameter { index } = body.op(operand) {
                let is_reshape = matches!(op, Op::Reshape { .. });
                let seen = is_reshape.then(|| more_dimensions(body, operand, value));
                votes.push((*index, seen.flatten()));
            }
        }
    }
    let tested = reads(&looped.cond, &looped.cond.results);
    let shape = |place: usize| {
        let is_one = |other: &usize| first[*other] == first[place];
        if tested.iter().any(is_one) {
            return None;
        }
        let mut counts: BTreeMap<&[usize], usize> = BTreeMap::new();
        let own = votes.iter().filter(|(of, _)| is_one(of));
        let all = own.clone().count();
        for (_, shape) in own {
            if let Some(shape) = shape {
                *counts.entry(shape).or_default() += 1;
            }
        }
        let (shape, count) = counts.into_iter().max_by_key(|(_, count)| *count)?;
        (2 * count >= all).then(|| shape.to_vec())
    };
    (0..looped.len()).map(shape).collect()
}

/// Returns the value behind reshapes.
fn unreshaped(func: &Func, mut value: Value) -> Value {
    while let Op::Reshape { operand, .. } = func.op(value) {
        value = *operand;
    }
    value
}

/// Returns the shape of `other` if it has more dimensions than `value`.
fn more_dimensions(func: &Func, value: Value, other: Value) -> Option<Vec<usize>> {
    let (shape, other) = (&func.tensor(value).shape, &func.tensor(other).shape);
    (other.len() > shape.len()).then(|| other.clone())
}

/// Returns the function with parameters of these shapes, which it reshapes to the original ones.
fn with_parameters(func: &Func, shapes: &[Option<Vec<usize>>]) -> Func {
    let uses = uses(func);
    let mut out = Func::new(func.name.clone());
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    for ((param, parameter), shape) in func.params().iter().zip(func.parameters()).zip(shapes) {
        let ty = match shape {
            Some(shape) => TensorType::new(param.ty.element, shape.clone()),
            None => param.ty.clone(),
        };
        new[parameter.index()] = Some(out.parameter(ty));
    }
    for parameter in func.parameters() {
        let at = &mut new[parameter.index()];
        *at = at.map(|value| out.reshape(value, &func.tensor(*parameter).shape));
    }
    for value in func.values().filter(|v| uses[v.index()] > 0) {
        if new[value.index()].is_none() {
            out.set_loc(func.loc(value));
            let at = |v: Value| new[v.index()].expect("operands come before their op");
            let op = func.op(value).map_operands(at);
            new[value.index()] = Some(out.push(op).expect("it fitted before"));
        }
    }
    let result = |v: &Value| new[v.index()].expect("results are used");
    out.results = func.results.iter().map(result).collect();
    out
}

/// Returns the function that reshapes an array of `shape` to the type `to`.
fn reshaping(to: TensorType, shape: &[usize]) -> Func {
    let mut func = Func::new("reshaped");
    let value = func.parameter(TensorType::new(to.element, shape));
    func.results = vec![func.reshape(value, &to.shape)];
    func
}

/// Two fields that are exchanged in each step, and a third that is read in the same shape.
fn flat_fields(n: usize) -> Func {
    let mut func = Func::new("flat_fields");
    let [x, y, z] = [(); 3].map(|()| field(&mut func, 2 * n));
    func.results = steps(&mut func, &[x, y, z], |body, _, state| {
        let [x, y, z] = [0, 1, 2].map(|k| body.reshape(state[k], &[2, n]));
        let turned = body.transpose(x, &[1, 0]);
        let turned = body.transpose(turned, &[1, 0]);
        let rows = body.slice(x, &[0, 0], &[1, n], &[1, 1]);
        let rows = body.concatenate(&[rows, rows], 0);
        let sum = body.binary(BinaryOp::Add, turned, rows);
        let sum = body.binary(BinaryOp::Multiply, sum, z);
        let sum = body.binary(BinaryOp::Subtract, sum, y);
        let flat = body.reshape(sum, &[2 * n]);
        vec![flat, state[0], state[2]]
    });
    func
}
