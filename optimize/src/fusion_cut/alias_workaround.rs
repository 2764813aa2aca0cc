//! Works around wrong code of XLA:CPU for updates that read the array they write into, beside
//! certain reshapes.
//!
//! An update in place must not overwrite elements that it still reads. XLA:CPU checks that, but not
//! through a reshape that only adds or drops dimensions of size 1:
//! `reshape(dynamic_update_slice(x, slice(x), start))` becomes one loop that reads what it wrote
//! (observed with the CPU plugin of November 2026). Such an update is outlined into a callee
//! without the reshape.

use std::collections::BTreeSet;

use stablehlo::{Func, Op, Value};

use super::cut::stands_alone;
use crate::ops::{as_update, same_but_for_ones};

/// Returns the values to store so that no update is fused with such a reshape: the update and the
/// array that it writes into.
pub(crate) fn kept_apart(func: &Func, live: &[u32]) -> Vec<Value> {
    let mut beside = vec![false; func.len()];
    let mut apart = Vec::new();
    for value in func.values().filter(|v| live[v.index()] > 0) {
        if let Some(operand) = only_ones(func, value) {
            beside[operand.index()] = true;
        }
    }
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let Some((whole, update, starts)) = as_update(func.op(value)) else {
            continue;
        };
        let (root, through_ones) = root(func, whole);
        if !through_ones && !beside[value.index()] {
            continue;
        }
        let mut read = vec![update];
        read.extend(starts);
        if reads(func, read, root) {
            apart.extend([value, whole]);
        }
    }
    apart
}

/// Returns the operand of a reshape, transpose or broadcast that only adds, drops or moves
/// dimensions of size 1.
fn only_ones(func: &Func, value: Value) -> Option<Value> {
    let (Op::Reshape { operand, .. }
    | Op::Transpose { operand, .. }
    | Op::BroadcastInDim { operand, .. }) = func.op(value)
    else {
        return None;
    };
    same_but_for_ones(func.shape(*operand), func.shape(value)).map(|_| *operand)
}

/// Returns the array below dimensions of size 1 and earlier updates, and whether such dimensions
/// were passed.
fn root(func: &Func, mut value: Value) -> (Value, bool) {
    let mut through_ones = false;
    loop {
        if let Some(operand) = only_ones(func, value) {
            through_ones = true;
            value = operand;
        } else if let Some((whole, _, _)) = as_update(func.op(value)) {
            value = whole;
        } else {
            return (value, through_ones);
        }
    }
}

/// Returns whether one of `values` reads `root` in the same loop.
fn reads(func: &Func, values: Vec<Value>, root: Value) -> bool {
    let mut left = values;
    let mut seen = BTreeSet::new();
    while let Some(value) = left.pop() {
        if value == root {
            return true;
        }
        if !stands_alone(func.op(value)) {
            left.extend((func.op(value).operands().into_iter()).filter(|v| seen.insert(*v)));
        }
    }
    false
}
