//! Unrolls a loop by two where a single iteration would copy a carried array.
//!
//! The results of a body occupy the buffers of its parameters. If an iteration still reads an array
//! while it writes its successor, as in a stencil update, the successor is written to another
//! buffer and copied back. Two iterations alternate between two buffers and copy nothing. The
//! original loop follows and executes the remaining iteration of an odd trip count.
//!
//! Runs after arithmetic has been outlined into callees, which determines the order of reads and
//! writes. Bails out if the condition reads anything but counters and loop invariants.

use std::collections::BTreeSet;

use stablehlo::{BinaryOp, Func, Op, Type, Value};

use super::induction::step;
use super::looped::Loop;
use crate::inline::{copied, push};
use crate::ops::is_elementwise;
use crate::rewrite::{uses, without_dead};
use stablehlo::Scalar;

/// Smaller arrays do not justify the larger program.
const SMALL: usize = 4096;
/// The maximum length of a body that is duplicated.
const LONGEST: usize = 400;

/// Returns the function with such loops unrolled by two, inner loops included.
pub(crate) fn twice(func: &Func) -> Func {
    let after = func.rewritten(|out, _, op| match op {
        Op::While { inits, cond, body } => {
            let body = twice(&body);
            let looped = Loop::new(inits, *cond, body, &[]);
            let inits = match paired(out, &looped) {
                Some((cond, body)) => out.while_loop(&looped.inits, cond, body),
                None => looped.inits,
            };
            let (cond, body) = (Box::new(looped.cond), Box::new(looped.body));
            push(out, Op::While { inits, cond, body })
        }
        op => push(out, op.map_bodies(&mut twice)),
    });
    without_dead(&after)
}

/// Returns the condition and the body of the unrolled loop, which runs while two iterations remain;
/// `None` if nothing would be copied or the loop does not qualify.
fn paired(outer: &Func, looped: &Loop) -> Option<(Func, Func)> {
    let body = &looped.body;
    if body.len() > LONGEST || !(0..looped.len()).any(|k| is_copied(body, k)) {
        return None;
    }
    // The condition for the current state, and for the state after one iteration.
    let mut cond = Func::new(looped.cond.name.clone());
    for init in &looped.inits {
        cond.parameter(outer.tensor(*init).clone());
    }
    let now = cond.parameters().to_vec();
    let tests = uses(&looped.cond);
    let mut then = now.clone();
    for (place, parameter) in looped.cond.parameters().iter().enumerate() {
        // The signature counts as one use.
        if tests[parameter.index()] < 2 || looped.is_invariant(place) {
            continue;
        }
        let by = i64::try_from(step(looped, place)?).ok()?;
        let by = cond.scalar(cond.tensor(now[place]).element, Scalar::Int(by));
        then[place] = cond.binary(BinaryOp::Add, now[place], by);
    }
    let one = copied(&looped.cond, &now, &mut cond)[0];
    let two = copied(&looped.cond, &then, &mut cond)[0];
    cond.results = vec![cond.binary(BinaryOp::And, one, two)];

    let mut both = Func::new(body.name.clone());
    for init in &looped.inits {
        both.parameter(outer.tensor(*init).clone());
    }
    let mut state = both.parameters().to_vec();
    for _ in 0..2 {
        state = copied(body, &state, &mut both);
    }
    both.results = state;
    Some((without_dead(&cond), without_dead(&both)))
}

/// Returns whether the carried value `place` is computed while its old value is still read.
fn is_copied(body: &Func, place: usize) -> bool {
    let (parameter, result) = (body.parameters()[place], body.results[place]);
    let is_large = matches!(body.ty(parameter), Type::Tensor(t) if t.count() >= SMALL);
    if !is_large || parameter == result {
        return false;
    }
    let writer = match body.op(result) {
        Op::Result { of, .. } => *of,
        _ => result,
    };
    if !matches!(body.op(writer), Op::Call { .. }) {
        return false; // updated in place, or a parameter
    }
    let live = uses(body);
    let mut later = body
        .values()
        .filter(|v| live[v.index()] > 0 && *v >= writer);
    later.any(|v| {
        body.op(v).operands().contains(&parameter)
            && !(v == writer && replaces(body, v, result, parameter))
    })
}

/// Returns whether the callee of `call` can write `result` in place of `parameter`: it reads each
/// element of `parameter` only to compute the same element of `result`, in elementwise ops or as
/// the target of an update.
fn replaces(body: &Func, call: Value, result: Value, parameter: Value) -> bool {
    let (
        Op::Call {
            callee, operands, ..
        },
        Op::Result { index, .. },
    ) = (body.op(call), body.op(result))
    else {
        return false;
    };
    let written = callee.results[*index];
    let live = uses(callee);
    let places = (0..operands.len()).filter(|k| operands[*k] == parameter);
    let old: BTreeSet<Value> = places.map(|k| callee.parameters()[k]).collect();
    let mut inside = old.clone();
    for v in callee.values().filter(|v| live[v.index()] > 0) {
        let op = callee.op(v);
        if !op.operands().iter().any(|x| inside.contains(x)) {
            continue;
        }
        let in_place = match op {
            Op::DynamicUpdateSlice {
                operand, update, ..
            } => old.contains(operand) && !inside.contains(update),
            op => is_elementwise(op) && callee.shape(v) == body.shape(parameter),
        };
        if !in_place {
            return false;
        }
        inside.insert(v);
    }
    let mut others = (callee.results.iter()).filter(|result| **result != written);
    inside.contains(&written) && others.all(|other| !inside.contains(other))
}
