//! Reads a stored update back from the array that it was written into.
//!
//! The canonical rules read a part of an updated array from the update, where it has the same
//! elements. That is right if the update is available, but across stages the next kernel would
//! recompute it. So readers that follow the write read the array, in its newest version that does
//! not change that part: an older version would have to be kept alive.

use std::collections::HashMap;

use stablehlo::{Func, Value};

use super::cut::{SMALL, is_view};
use crate::index_box::IndexBox;
use crate::inline::push;
use crate::ops::{as_update, known_starts_of_update};
use crate::rewrite::{uses, without_dead};

/// Applies [`read_back`] to a function and its loop bodies. `undoes`: XLA would forward the update
/// to the readers again, which a barrier prevents.
pub(crate) fn read_back_everywhere(func: &Func, undoes: bool) -> Func {
    let inside = func.rewritten(|out, _, op| {
        let op = op.map_bodies(&mut |body| read_back_everywhere(body, undoes));
        push(out, op)
    });
    read_back_with(&inside, undoes)
}

/// Replaces reads of computed updates with reads of the arrays they were written into.
pub(super) fn read_back(func: &Func) -> Func {
    read_back_with(func, false)
}

fn read_back_with(func: &Func, undone: bool) -> Func {
    let live = uses(func);
    // Maps an update of the new function to the part of the array that holds it.
    let mut written: HashMap<Value, Value> = HashMap::new();
    // Maps an array of the new function to the updates that are read from it, and their boxes.
    let mut held: HashMap<Value, Vec<(Value, IndexBox)>> = HashMap::new();
    let after = func.rewritten(|out, value, op| {
        let Some((_, new, _)) = as_update(&op) else {
            return push(
                out,
                op.map_operands(|v| written.get(&v).copied().unwrap_or(v)),
            );
        };
        // An update written into several arrays is not itself read back when it is written.
        let copy = push(out, op);
        let Some((whole, update, starts)) = as_update(func.op(value)) else {
            return copy;
        };
        let Some(start) = known_starts_of_update(func, whole, update, starts) else {
            return copy;
        };
        let ends = start.iter().zip(func.shape(update));
        let limit = ends.map(|(start, n)| start + n).collect();
        let region = IndexBox { start, limit };
        let read = |out: &mut Func, region: &IndexBox| {
            let ones = vec![1; region.start.len()];
            out.slice(copy, &region.start, &region.limit, &ones)
        };
        let mut here = Vec::new();
        if !undone && let Some((before, ..)) = as_update(out.op(copy)) {
            for (held, place) in held.remove(&before).unwrap_or_default() {
                if place.both(&region).is_none() {
                    let part = read(out, &place);
                    written.insert(held, part);
                    here.push((held, place));
                }
            }
        }
        let is_shared = live[value.index()] > 0 && live[update.index()] > 1;
        let is_large = func.tensor(update).count() >= SMALL;
        let is_computed = is_large && !is_view(func.op(update));
        if is_shared && is_computed && !written.contains_key(&new) {
            if undone {
                let copy = out.optimization_barrier(&[copy])[0];
                let ones = vec![1; region.start.len()];
                let part = out.slice(copy, &region.start, &region.limit, &ones);
                written.insert(new, part);
                return copy;
            }
            let part = read(out, &region);
            written.insert(new, part);
            here.push((new, region));
        }
        held.insert(copy, here);
        copy
    });
    without_dead(&after)
}
