//! Rotates a loop: if an iteration begins with an elementwise op on a carried array, that op is
//! done at the end of the previous iteration instead.
//!
//! In reverse mode, an iteration begins by adding the objective's contribution to an adjoint. The
//! adjoint of a stencil then reads the sum at several positions, so that the sum is stored in
//! addition to the carried array. After rotation the sum itself is carried. The last iteration
//! omits the op (by a `select` on the condition), and so do the initial values if the loop does not
//! run.
//!
//! The ops are the same, so the results are bit exact. Bails out if the array has another reader,
//! or if the other operands take more than a few ops, depend on carried arrays, or are not
//! elementwise.

use stablehlo::{Func, Op, Type, Value};

use super::last_store::is_short;
use super::looped::Loop;
use crate::fusion_cut::cone;
use crate::inline::{copied, push};
use crate::ops::is_elementwise;
use crate::rewrite::{uses, without_dead};

/// Storing a smaller array costs less than the longer loop.
const LARGE: usize = 1 << 14;
/// The maximum number of ops that are moved, including those that compute the other operands.
const FEW: usize = 24;

/// Returns the function with such loops rotated, inner loops included, and the number of arrays
/// concerned.
pub(crate) fn ahead(func: &Func) -> (Func, usize) {
    let mut found = 0;
    let after = func.rewritten(|out, _, op| {
        let op = op.map_bodies(&mut |body| {
            let (body, inside) = ahead(body);
            found += inside;
            body
        });
        let Op::While { inits, cond, body } = op else {
            return push(out, op);
        };
        let mut looped = Loop::new(inits, *cond, *body, &[]);
        for place in 0..looped.len() {
            if let Some(first) = first(&looped, place) {
                carry(out, &mut looped, place, first);
                found += 1;
            }
        }
        let (cond, body) = (Box::new(looped.cond), Box::new(looped.body));
        let inits = looped.inits;
        push(out, Op::While { inits, cond, body })
    });
    (without_dead(&after), found)
}

/// Returns the first op on the large array `place`, if it can be moved to the previous iteration
/// and a stencil or shift reads its result.
fn first(looped: &Loop, place: usize) -> Option<Value> {
    let body = &looped.body;
    let (given, left) = (body.parameters()[place], body.results[place]);
    let is_large = matches!(body.ty(given), Type::Tensor(t) if t.count() >= LARGE);
    if !is_large || !is_short(&looped.cond) {
        return None;
    }
    let [in_body, in_cond] = [body, &looped.cond].map(uses);
    // The signature counts as one use.
    let is_read_once = in_body[given.index()] == 2 && in_cond[given.index()] == 1;
    let is_left_alone = in_body[left.index()] == 1 && is_elementwise(body.op(left));
    if !is_read_once || !is_left_alone {
        return None;
    }
    let is_live = |v: &Value| in_body[v.index()] > 0;
    let reads = |v: &Value| body.op(*v).operands().contains(&given);
    let first = body.values().filter(is_live).find(reads)?;
    let fits = is_elementwise(body.op(first)) && body.ty(first) == body.ty(given);
    (fits && is_at_hand(looped, first, given) && is_read_around(body, first)).then_some(first)
}

/// Returns whether `first` is computed in a few elementwise ops or views from `given`, loop
/// invariants and carried scalars.
fn is_at_hand(looped: &Loop, first: Value, given: Value) -> bool {
    let body = &looped.body;
    let all = cone(body, first, &|v| v == given);
    let is_beside = |v: &Value| match body.op(*v) {
        Op::Parameter { index } => {
            looped.is_invariant(*index) || *v == given || body.shape(*v).is_empty()
        }
        Op::Constant(_)
        | Op::Iota { .. }
        | Op::BroadcastInDim { .. }
        | Op::Reshape { .. }
        | Op::Slice { .. }
        | Op::DynamicSlice { .. } => true,
        op => is_elementwise(op),
    };
    all.len() <= FEW && all.iter().all(is_beside)
}

/// Returns whether an op reads `value`, or an elementwise function of it, at shifted positions.
fn is_read_around(func: &Func, value: Value) -> bool {
    let live = uses(func);
    let mut beside = vec![false; func.len()];
    beside[value.index()] = true;
    for user in func.values().filter(|v| live[v.index()] > 0) {
        let op = func.op(user);
        if !op.operands().iter().any(|v| beside[v.index()]) {
            continue;
        }
        match op {
            Op::Rotate { .. }
            | Op::Wrap { .. }
            | Op::Extend { .. }
            | Op::Stencil { .. }
            | Op::Slice { .. }
            | Op::Pad { .. }
            | Op::Concatenate { .. } => return true,
            op => beside[user.index()] |= is_elementwise(op),
        }
    }
    false
}

/// Carries `first` in place of the carried value `place`.
fn carry(outer: &mut Func, looped: &mut Loop, place: usize, first: Value) {
    let mut begin = looped.body.clone();
    begin.results = vec![first];
    let begin = without_dead(&begin);
    looped.inits[place] = begun(&begin, looped, &looped.inits, place, outer);
    let mut body = Func::with_signature_of(&looped.body);
    let carried = body.parameters().to_vec();
    let mut left =
        (looped.body).rewritten_into(&mut body, &carried, |out, value, op| match value == first {
            true => carried[place],
            false => push(out, op),
        });
    left[place] = begun(&begin, looped, &left, place, &mut body);
    body.results = left;
    looped.body = without_dead(&body);
}

/// Returns `begin` applied to `state` if the condition holds for `state`, and otherwise
/// `state[place]`.
fn begun(begin: &Func, looped: &Loop, state: &[Value], place: usize, out: &mut Func) -> Value {
    let is_one = copied(&looped.cond, state, out)[0];
    let begun = copied(begin, state, out)[0];
    out.select(is_one, begun, state[place])
}
