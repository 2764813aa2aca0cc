//! What was written into an array, read from there.
//!
//! The rules read a part of an updated array from the update, wherever it is the same. That is right for an update that is at
//! hand, and wrong across stages: the next kernel would compute the update again. So who reads an update after it was written
//! reads it from the array.

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use super::cut::{SMALL, is_view};
use crate::ops::known_starts_of_update;
use crate::rewrite::{uses, without_dead};

/// The same function, in which computed updates are read from the arrays they were written into.
pub(super) fn read_back(func: &Func) -> Func {
    let live = uses(func);
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    // For an update: the part of an array where it is.
    let mut written: HashMap<Value, Value> = HashMap::new();
    for value in func.values() {
        out.set_loc(func.loc(value));
        let op = func.op(value);
        let at = |v: Value| written.get(&v).copied().unwrap_or(new[v.index()]);
        let op = match op {
            // An update of several arrays is written to each as it is.
            Op::DynamicUpdateSlice { .. } => op.map_operands(|v| new[v.index()]),
            op => op.map_operands(at),
        };
        let copy = out.push(op).expect("it was well typed before");
        new.push(copy);
        let Op::DynamicUpdateSlice { update, starts, .. } = func.op(value) else {
            continue;
        };
        let is_shared = live[value.index()] > 0 && live[update.index()] > 1;
        let is_large = func.tensor(*update).count() >= SMALL;
        if !is_shared || !is_large || is_view(func.op(*update)) || written.contains_key(update) {
            continue;
        }
        if let Some(start) = known_starts_of_update(func, value, *update, starts) {
            let shape = func.shape(*update);
            let limit: Vec<usize> = start.iter().zip(shape).map(|(s, n)| s + n).collect();
            let part = out.slice(copy, &start, &limit, &vec![1; start.len()]);
            written.insert(*update, part);
        }
    }
    out.results = func.results.iter().map(|v| new[v.index()]).collect();
    without_dead(&out)
}
