//! Updates of an array by what is read from it elsewhere, which XLA:CPU computes wrongly beside certain reshapes.
//!
//! An update in place must not overwrite what it still reads. XLA:CPU checks that, but not through a reshape that but adds
//! or drops dimensions of size 1: of `reshape(dynamic_update_slice(x, slice(x), start))` it makes one loop that reads what
//! it wrote (seen with the CPU plugin of November 2026). Such an update stands in a callee, apart from the reshapes.

use std::collections::BTreeSet;

use stablehlo::{Func, Op, Value};

use super::cut::stands_alone;
use crate::ops::{as_update, same_but_for_ones};

/// What is stored so that no update stands beside such a reshape: the update, and what it writes into.
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

/// What a reshape or the like reads that but adds, drops or moves dimensions of size 1.
fn only_ones(func: &Func, value: Value) -> Option<Value> {
    let (Op::Reshape { operand, .. }
    | Op::Transpose { operand, .. }
    | Op::BroadcastInDim { operand, .. }) = func.op(value)
    else {
        return None;
    };
    same_but_for_ones(func.shape(*operand), func.shape(value)).map(|_| *operand)
}

/// The array that `value` is, but for dimensions of size 1 and earlier updates; and whether there are any such dimensions.
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

/// Whether `root` is read for one of `values` in the same loop.
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
