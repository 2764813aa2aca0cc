//! Loop unswitching: a loop-invariant `select` condition is tested once, outside, to choose between
//! two copies of the loop that are each specialised for one outcome.

use std::collections::HashMap;

use stablehlo::{
    BinaryOp, Direction, ElementType, Func, Op, Scalar, TensorType, Type, UnaryOp, Value,
};

use super::hoist::{copy, invariant};
use super::invariant::{field, steps};
use super::looped::{Loop, copy_of, is_rematerialisable, with_known};
use super::{Apply, Pass};
use crate::costs::additions_at_most;
use crate::fusion_cut::is_view;
use crate::inline::copied;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{uses, without_dead};

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "unswitch", reason: "a choice that is the same at each step is made once, and only one side of it is computed",
           semantics: BitExact, apply: Apply::Loop(unswitch), example: limited },
];

/// The maximum length of a body that is duplicated.
const LONGEST: usize = 400;
/// The name of the branches. Loops in a branch are not unswitched again, so that code size at most
/// doubles.
const NAME: &str = "chosen";

fn unswitch(outer: &mut Func, looped: &mut Loop) -> usize {
    let body = &looped.body;
    if outer.name == NAME || body.len() > LONGEST || is_together(body) {
        return 0;
    }
    let Some(pred) = best(looped) else {
        return 0;
    };
    let read = (0..looped.len()).filter(|place| looped.is_read(*place));
    let read: Vec<usize> = read.collect();
    if read.is_empty() {
        return 0;
    }
    let scalar = copy(body, pred, &looped.inits, outer, &mut HashMap::new());
    let index = outer.convert(scalar, ElementType::I32);
    // Constants are rematerialised in each branch, not passed.
    let passed = looped
        .inits
        .iter()
        .filter(|v| !is_rematerialisable(outer, **v));
    let passed: Vec<Value> = passed.copied().collect();
    let branches = [false, true].map(|chosen| {
        let mut branch = branch(outer, looped, &passed, pred, chosen);
        branch.results = read.iter().map(|place| branch.results[*place]).collect();
        without_dead(&branch)
    });
    let results = outer.case(index, branches.into(), &passed);
    for (place, value) in read.iter().zip(results) {
        looped.replace_result(*place, value);
    }
    1
}

/// Returns whether the function contains a collective op, which all devices must reach even if
/// their conditions differ.
fn is_together(func: &Func) -> bool {
    func.values().any(|value| match func.op(value) {
        Op::Collective { .. } => true,
        Op::While { cond, body, .. } => is_together(cond) || is_together(body),
        Op::Case { branches, .. } => branches.iter().any(is_together),
        Op::Call { callee, .. } => is_together(callee),
        _ => false,
    })
}

/// Returns the loop-invariant scalar condition that saves most work, if one of its outcomes saves
/// at least a quarter.
fn best(looped: &Loop) -> Option<Value> {
    let body = &looped.body;
    let invariant = invariant(looped);
    let live = uses(body);
    let mut candidates: Vec<Value> = Vec::new();
    for value in body.values().filter(|v| live[v.index()] > 0) {
        if let Op::Select { pred, .. } = body.op(value) {
            let pred = scalar_of(body, *pred);
            let is_known = matches!(body.op(pred), Op::Constant(_));
            let fits = body.tensor(pred).rank() == 0 && invariant[pred.index()] && !is_known;
            if fits && !candidates.contains(&pred) {
                candidates.push(pred);
            }
        }
    }
    let all = work(body, None);
    let cost = |pred: Value| {
        let sides = [false, true].map(|chosen| work(body, Some((pred, chosen))));
        sides[0].min(sides[1])
    };
    let costs = candidates.into_iter().map(|pred| (cost(pred), pred));
    let (least, pred) = costs.min()?;
    (4 * least <= 3 * all).then_some(pred)
}

/// Returns the scalar that `value` broadcasts, or else `value`.
fn scalar_of(body: &Func, value: Value) -> Value {
    match body.op(value) {
        Op::BroadcastInDim { operand, .. } if body.tensor(*operand).rank() == 0 => *operand,
        _ => value,
    }
}

/// Estimates the work of an iteration, in additions, if the outcome of a condition is known.
fn work(body: &Func, known: Option<(Value, bool)>) -> usize {
    let mut live = vec![false; body.len()];
    for result in &body.results {
        live[result.index()] = true;
    }
    let mut sum = 0;
    for value in body.values().rev() {
        if !live[value.index()] {
            continue;
        }
        let op = body.op(value);
        let operands = match (op, known) {
            (
                Op::Select {
                    pred,
                    on_true,
                    on_false,
                },
                Some((of, chosen)),
            ) if scalar_of(body, *pred) == of => vec![if chosen { *on_true } else { *on_false }],
            _ => {
                let count = match body.ty(value) {
                    Type::Tensor(tensor) => tensor.count(),
                    Type::Tuple(_) => 0,
                };
                if !is_view(op) {
                    sum += count * additions_at_most(body, value).round() as usize;
                }
                op.operands()
            }
        };
        for operand in operands {
            live[operand.index()] = true;
        }
    }
    sum
}

/// Builds the branch: the loop with the condition's outcome known, as a function of the values
/// `passed`.
fn branch(outer: &Func, looped: &Loop, passed: &[Value], pred: Value, chosen: bool) -> Func {
    let mut out = Func::new(NAME);
    let mut new = HashMap::new();
    for value in passed {
        new.insert(*value, out.parameter(outer.tensor(*value).clone()));
    }
    let mut inits = Vec::new();
    for init in &looped.inits {
        inits.push(match new.get(init) {
            Some(parameter) => *parameter,
            None => copy_of(outer, *init, &mut out),
        });
    }
    let body = with_known(&looped.body, |out| {
        let known = out.scalar(ElementType::Pred, Scalar::Int(chosen.into()));
        HashMap::from([(pred, known)])
    });
    let mut cond = Func::new(looped.cond.name.clone());
    for init in &looped.inits {
        cond.parameter(outer.tensor(*init).clone());
    }
    let parameters = cond.parameters().to_vec();
    cond.results = copied(&looped.cond, &parameters, &mut cond);
    out.results = out.while_loop(&inits, cond, body);
    out
}

/// A field damped exponentially if a scalar is positive, and otherwise doubled.
fn limited(n: usize) -> Func {
    let mut func = Func::new("limited");
    let x = field(&mut func, n);
    let limit = func.parameter(TensorType::scalar(ElementType::F64));
    let results = steps(&mut func, &[x, limit], |body, _, state| {
        let zero = body.scalar(ElementType::F64, Scalar::Float(0.0));
        let is_limited = body.compare(Direction::Gt, state[1], zero);
        let is_limited = body.broadcast_in_dim(is_limited, &[n], &[]);
        let damping = body.unary(UnaryOp::Exp, state[0]);
        let damped = body.binary(BinaryOp::Divide, state[0], damping);
        let twice = body.binary(BinaryOp::Add, state[0], state[0]);
        vec![body.select(is_limited, damped, twice), state[1]]
    });
    func.results = vec![results[0]];
    func
}
