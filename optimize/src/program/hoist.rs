//! Loop-invariant code motion.
//!
//! Ops are total, so computing one before a loop that does not run is safe. Scalars are always
//! hoisted; an array is hoisted if computing an element costs more than reading it from memory.

use std::collections::HashMap;

use stablehlo::{BinaryOp, ElementType, Func, Op, TensorType, Type, UnaryOp, Value};

use super::invariant::{field, steps};
use super::looped::{Loop, is_rematerialisable, with_known};
use super::{Apply, Pass};
use crate::costs::additions_at_most;
use crate::fusion_cut::is_view;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::uses;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "loop-invariant", reason: "what is the same at each step is computed once, before the loop",
           semantics: BitExact, apply: Apply::Loop(hoist), example: damped },
];

/// The minimum cost of an element, in additions, above which it is read from memory rather than
/// recomputed.
const WORTH_READING: f64 = 6.0;

fn hoist(outer: &mut Func, looped: &mut Loop) -> usize {
    let invariant = invariant(looped);
    let func = &looped.body;
    let live = uses(func);
    // Whether an op that stays in the loop reads the value.
    let mut needed = vec![false; func.len()];
    for result in &func.results {
        needed[result.index()] = true;
    }
    let mut moved = Vec::new();
    for value in func.values().rev() {
        if live[value.index()] == 0 || !needed[value.index()] {
            continue;
        }
        if invariant[value.index()] && is_worth_moving(func, value) {
            moved.push(value);
        } else {
            for operand in func.op(value).operands() {
                needed[operand.index()] = true;
            }
        }
    }
    if moved.is_empty() {
        return 0;
    }
    let mut copies: HashMap<Value, Value> = HashMap::new();
    let mut places: HashMap<Value, usize> = HashMap::new();
    let body = looped.body.clone();
    // Parameters are appended, so existing values keep their indices.
    for value in moved.iter().rev() {
        let init = copy(&body, *value, &looped.inits, outer, &mut copies);
        places.insert(*value, looped.carry(outer, init));
    }
    looped.body = with_known(&looped.body, |out| {
        let known = places.iter().map(|(v, k)| (*v, out.parameters()[*k]));
        known.collect()
    });
    moved.len()
}

/// Returns whether each value of the body is loop-invariant.
pub(super) fn invariant(looped: &Loop) -> Vec<bool> {
    let mut invariant: Vec<bool> = Vec::with_capacity(looped.body.len());
    for value in looped.body.values() {
        let op = looped.body.op(value);
        invariant.push(match op {
            Op::Parameter { index } => looped.is_invariant(*index),
            // These may not terminate, or have side effects.
            Op::While { .. }
            | Op::CustomCall { .. }
            | Op::Collective { .. }
            | Op::OptimizationBarrier { .. } => false,
            op => op.operands().iter().all(|v| invariant[v.index()]),
        });
    }
    invariant
}

fn is_worth_moving(func: &Func, value: Value) -> bool {
    let op = func.op(value);
    let Type::Tensor(tensor) = func.ty(value) else {
        return false;
    };
    let is_there = matches!(op, Op::Parameter { .. } | Op::Constant(_));
    if is_there || is_rematerialisable(func, value) {
        return false;
    }
    if tensor.count() == 1 {
        return true;
    }
    !is_view(op) && is_costly(func, value)
}

/// Returns whether computing an element of `value` costs more than reading it.
fn is_costly(func: &Func, value: Value) -> bool {
    let mut sum = 0.0;
    let mut left = vec![value];
    let mut seen = std::collections::BTreeSet::from([value]);
    while let Some(next) = left.pop() {
        let count = match func.ty(next) {
            Type::Tensor(tensor) => tensor.count(),
            Type::Tuple(_) => usize::MAX,
        };
        let op = func.op(next);
        if count <= 1 {
            continue;
        }
        sum += match op {
            Op::DotGeneral { .. }
            | Op::Convolution { .. }
            | Op::Reduce { .. }
            | Op::ReduceWindow { .. }
            | Op::Scatter { .. }
            | Op::Gather { .. }
            | Op::Sort { .. }
            | Op::Fft { .. }
            | Op::Scan { .. }
            | Op::Stencil { .. }
            | Op::Case { .. }
            | Op::Call { .. } => WORTH_READING + 1.0,
            op if is_view(op) => 0.0,
            _ => additions_at_most(func, next),
        };
        if sum > WORTH_READING {
            return true;
        }
        left.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
    }
    false
}

/// Copies `value` from the body to the function around the loop, with the ops that compute it.
pub(super) fn copy(
    body: &Func,
    value: Value,
    inits: &[Value],
    outer: &mut Func,
    copies: &mut HashMap<Value, Value>,
) -> Value {
    let mut left = vec![value];
    while let Some(next) = left.last().copied() {
        if copies.contains_key(&next) {
            left.pop();
            continue;
        }
        let op = body.op(next);
        if let Op::Parameter { index } = op {
            copies.insert(next, inits[*index]);
            continue;
        }
        let before = left.len();
        left.extend(op.operands().iter().filter(|v| !copies.contains_key(v)));
        if left.len() == before {
            outer.set_loc(body.loc(next));
            let op = op.map_operands(|v| copies[&v]);
            copies.insert(next, outer.push(op).expect("it fitted inside"));
        }
    }
    copies[&value]
}

fn damped(n: usize) -> Func {
    let mut func = Func::new("damped");
    let (x, depth) = (field(&mut func, n), field(&mut func, n));
    let dt = func.parameter(TensorType::scalar(ElementType::F64));
    let results = steps(&mut func, &[x, depth, dt], |body, _, state| {
        let damping = body.unary(UnaryOp::Exp, state[1]);
        let square = body.binary(BinaryOp::Multiply, state[2], state[2]);
        let square = body.broadcast_in_dim(square, &[n], &[]);
        let less = body.binary(BinaryOp::Multiply, state[0], damping);
        let less = body.binary(BinaryOp::Add, less, square);
        vec![less, state[1], state[2]]
    });
    func.results = vec![results[0]];
    func
}
