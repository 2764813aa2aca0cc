//! Computes expensive operands of pads and concatenates in loops of their own.
//!
//! A pad or concatenate inside a fused loop is a branch at each element on XLA:CPU. LLVM vectorizes
//! such a loop if little is computed under the branch, but not with many operations or a division
//! there (momentum tendency by WENO-5: 22 scalar divisions per element; free-surface height: one,
//! and 0.41 of the time without the branch). So such an operand becomes the result of a separate
//! callee, a loop without branches, and the pad reads it. Conversely, a concatenate that an
//! expensive loop reads is stored before that loop.
//!
//! The input is a function whose forms are chosen; the transformation is bit exact and changes
//! callees only.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use stablehlo::{Compiled, Func, Op, Type, Value};

use super::concat_limit::few_at_a_time;
use crate::Target;
use crate::costs::additions;
use crate::fusion_cut::{Callees, cone, cost, stands_alone, unshaped};
use crate::inline::push;
use crate::rewrite::{uses, without_dead};

/// Up to this many additions per element are vectorized under a branch, too.
const DEAR: f64 = 48.0;
/// Unless a single operation costs at least this many.
const SLOW: f64 = 4.0;
/// Smaller arrays are not worth a call.
const SMALL: usize = 1024;
/// Nor are smaller concatenates that an expensive loop reads, which are mostly edges of an array.
const SMALL_WHOLE: usize = 1 << 14;
/// Shorter lines are not worth a loop of their own.
const LINE: usize = 64;

/// Outlines expensive operands of pads and concatenates in the callees of `func`.
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
    /// Whether the program is printed with complex numbers: then combining real and imaginary parts
    /// needs no branch.
    has_complex: bool,
    /// The rewritten callees, by the address of the old one, which is kept alive so that its
    /// address is not reused.
    known: HashMap<*const Func, (Arc<Func>, Arc<Func>)>,
    callees: Callees,
}

impl Apart {
    /// Returns the same function with rewritten callees, in loop bodies too.
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

/// Returns for each value of `func` whether it is an expensive operand of a pad or concatenate, or
/// a concatenate that an expensive loop reads.
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
            _ => continue, // neither a pad nor a concatenate
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

/// Returns whether a pad adds whole lines only: its branch is invariant along a line, and LLVM
/// hoists it out of the loop over the line, however much is computed.
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

/// Returns the values that loops compute: those marked `apart`, then the results.
fn loops(func: &Func, apart: &[bool]) -> Vec<Value> {
    let values = func.values().filter(|v| apart[v.index()]);
    values.chain(func.results.iter().copied()).collect()
}

/// Returns whether a value is available before a loop.
pub(super) fn is_boundary(func: &Func, value: Value) -> bool {
    let op = func.op(value);
    stands_alone(op) || matches!(op, Op::Parameter { .. })
}
