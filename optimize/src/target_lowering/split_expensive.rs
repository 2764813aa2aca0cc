//! What is dear is computed before it is put together.
//!
//! What is padded or concatenated inside of a fused loop is a branch at each element on XLA:CPU. LLVM makes vectors of such a loop where little is computed under
//! the branch; of many operations, or with a division among them, it does not (the tendency of momentum by WENO-5: 22 scalar divisions an element; the height of
//! the free surface: one, and 0.41 of the time without the branch). So such an operand becomes the
//! result of a callee of its own, a loop without branches, and what is put together is read. Where much is computed of parts side by side, these are put
//! together before.
//!
//! In goes a function whose forms are chosen, out comes the same, bit for bit; only what stands in callees is looked at.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use stablehlo::{Compiled, Func, Op, Type, Value};

use super::concat_limit::few_at_a_time;
use crate::Target;
use crate::costs::additions;
use crate::fusion_cut::{Callees, cone, cost, stands_alone, unshaped};
use crate::inline::push;
use crate::rewrite::{uses, without_dead};

/// Fewer additions an element are vectors under a branch, too.
const DEAR: f64 = 48.0;
/// But for operations of which each costs as many as this.
const SLOW: f64 = 4.0;
/// Smaller arrays are not worth a call.
const SMALL: usize = 1024;
/// Nor are smaller ones that are put together for what is dear: edges of an array, above all.
const SMALL_WHOLE: usize = 1 << 14;
/// Shorter lines are not worth a loop of their own.
const LINE: usize = 64;

/// The same function for `target` with what is dear and put together in callees of their own.
pub(super) fn dear_apart(func: &Func, target: Target) -> Func {
    let mut apart = Apart {
        target,
        has_complex: func.is_written_complex(),
        known: HashMap::new(),
        callees: Callees::default(),
    };
    apart.calls(func)
}

struct Apart {
    target: Target,
    /// Whether real and imaginary parts are joined without a branch, to complex numbers.
    has_complex: bool,
    /// The callees that were written by now, by where they are; what is there is kept, so that nothing else comes to lie there.
    known: HashMap<*const Func, (Arc<Func>, Arc<Func>)>,
    callees: Callees,
}

impl Apart {
    /// The same function with other callees; in loops too.
    fn calls(&mut self, func: &Func) -> Func {
        func.rewritten(|out, _, op| match op {
            Op::Call {
                callee,
                operands,
                compiled: Compiled::Apart,
            } => {
                let call = Op::Call {
                    callee: self.callee(&callee),
                    operands,
                    compiled: Compiled::Apart,
                };
                push(out, call)
            }
            op => push(out, op.map_bodies(&mut |body| self.calls(body))),
        })
    }

    fn callee(&mut self, callee: &Arc<Func>) -> Arc<Func> {
        let place = Arc::as_ptr(callee);
        if let Some((_, written)) = self.known.get(&place) {
            return written.clone();
        }
        let dear = dear(callee, self.target, self.has_complex);
        let written = match dear.contains(&true) {
            true => Arc::new(self.within(callee, &dear)),
            false => callee.clone(),
        };
        (self.known).insert(place, (callee.clone(), written.clone()));
        written
    }

    fn within(&mut self, func: &Func, dear: &[bool]) -> Func {
        let mut new: HashMap<Value, Value> = HashMap::new();
        let written = func.rewritten(|out, value, op| {
            let after = match dear[value.index()] {
                true => {
                    let inside = cone(func, value, &|v| is_boundary(func, v) || dear[v.index()]);
                    let (callee, inputs) = self.callees.of(func, &[value], &inside);
                    let known = |v: &Value| match func.op(*v) {
                        Op::Parameter { index } => out.parameters()[*index],
                        _ => new[v],
                    };
                    let operands: Vec<Value> = inputs.iter().map(known).collect();
                    out.call(callee, &operands)[0]
                }
                false => push(out, op),
            };
            new.insert(value, after);
            after
        });
        without_dead(&written)
    }
}

/// By value, whether it is dear and put together in `func`, or put together for what is dear.
fn dear(func: &Func, target: Target, has_complex: bool) -> Vec<bool> {
    let live = uses(func);
    let mut apart = vec![false; func.len()];
    let has = |v: Value, least: usize| matches!(func.ty(v), Type::Tensor(t) if t.count() >= least);
    let is_dear = |v: Value, apart: &[bool]| cost(func, v, apart, DEAR, target) > DEAR;
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let parts = match func.op(value) {
            op if pads_lines(func, op) => continue,
            _ if has_complex && func.joined_parts(value).is_some() => continue,
            Op::Pad { operand, .. } => std::slice::from_ref(operand),
            Op::Concatenate { operands, .. } => operands,
            _ => continue, // nothing is put together
        };
        for part in parts {
            let part = unshaped(func, *part);
            if is_boundary(func, part) || !has(part, SMALL) {
                continue;
            }
            let inside = || cone(func, part, &|v| is_boundary(func, v) || apart[v.index()]);
            let is_slow = |v: Value| has(v, SMALL) && additions(func, v, target) >= SLOW;
            if is_dear(part, &apart) || inside().into_iter().any(is_slow) {
                apart[part.index()] = true;
            }
        }
    }
    for whole in BTreeSet::from_iter(loops(func, &apart)) {
        if !is_dear(whole, &apart) {
            continue;
        }
        let inside = cone(func, whole, &|v| is_boundary(func, v) || apart[v.index()]);
        for joined in inside.into_iter().filter(|v| *v != whole) {
            let is_complex = has_complex && func.joined_parts(joined).is_some();
            let is_joined = matches!(func.op(joined), Op::Concatenate { .. }) && !is_complex;
            apart[joined.index()] |= is_joined && has(joined, SMALL_WHOLE);
        }
    }
    for whole in loops(func, &apart) {
        few_at_a_time(func, whole, &mut apart);
    }
    apart
}

/// Whether whole lines are put around lines: the branch is the same all along a line, and LLVM takes it out of the loop over that, however much is computed.
fn pads_lines(func: &Func, op: &Op) -> bool {
    let Op::Pad {
        operand,
        low,
        high,
        interior,
        ..
    } = op
    else {
        return false;
    };
    let [.., line] = *func.shape(*operand) else {
        return false;
    };
    let last = low.len() - 1;
    line >= LINE && (low[last], high[last], interior[last]) == (0, 0, 0)
}

/// What loops compute: values that stand apart, then results.
fn loops(func: &Func, apart: &[bool]) -> Vec<Value> {
    let values = func.values().filter(|v| apart[v.index()]);
    values.chain(func.results.iter().copied()).collect()
}

/// What is there before a loop.
pub(super) fn is_boundary(func: &Func, value: Value) -> bool {
    let op = func.op(value);
    stands_alone(op) || matches!(op, Op::Parameter { .. })
}
