//! Works around wrong code of XLA:CPU for updates that read the array they write into, beside
//! certain reshapes.
//!
//! An update in place must not overwrite elements that it still reads. XLA:CPU checks that, but not
//! through all reshapes (observed with the CPU plugin of November 2026 and with JAX 0.10.2):
//!
//! - `dynamic_update_slice(reshape(x), slice(x), start)`, and
//! - `reshape(dynamic_update_slice(x, slice(x), start))` if the reshape only adds or drops
//!   dimensions of size 1
//!
//! become one loop that reads elements it wrote. Such an update is outlined into a callee without
//! the reshape.

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
        let below = Root::of(func, whole);
        if below.reshaped.is_none() && !beside[value.index()] {
            continue;
        }
        let mut read = vec![update];
        read.extend(starts);
        if reads(func, read, &below) {
            apart.extend([value, whole]);
        }
    }
    apart
}

/// Returns the arrays that updates write into, below reshapes and earlier updates.
pub(crate) fn written_into(func: &Func, live: &[u32]) -> BTreeSet<Value> {
    let updates = func.values().filter(|v| live[v.index()] > 0);
    let wholes = updates.filter_map(|v| as_update(func.op(v)).map(|(whole, ..)| whole));
    wholes.map(|whole| Root::of(func, whole).array).collect()
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

/// The array that an update writes into, below reshapes and earlier updates.
struct Root {
    array: Value,
    /// The shape that was passed, if any.
    reshaped: Option<Reshaped>,
}

enum Reshaped {
    /// Dimensions of size 1 were added, dropped or moved: XLA:CPU also moves such a reshape.
    Ones,
    /// Another reshape, with this result: what reads that is checked.
    Other(Value),
}

impl Root {
    fn of(func: &Func, mut array: Value) -> Root {
        let mut reshaped = None;
        loop {
            if let Some(operand) = only_ones(func, array) {
                reshaped = Some(Reshaped::Ones);
                array = operand;
            } else if let Op::Reshape { operand, .. } = func.op(array) {
                reshaped = reshaped.or(Some(Reshaped::Other(array)));
                array = *operand;
            } else if let Some((whole, _, _)) = as_update(func.op(array)) {
                array = whole;
            } else {
                return Root { array, reshaped };
            }
        }
    }
}

/// Returns whether one of `values` reads `root` in the same loop, where that is not checked.
fn reads(func: &Func, values: Vec<Value>, root: &Root) -> bool {
    let mut left = values;
    let mut seen = BTreeSet::new();
    if let Some(Reshaped::Other(checked)) = root.reshaped {
        seen.insert(checked);
    }
    while let Some(value) = left.pop() {
        if value == root.array {
            return true;
        }
        if !stands_alone(func.op(value)) {
            left.extend((func.op(value).operands().into_iter()).filter(|v| seen.insert(*v)));
        }
    }
    false
}
