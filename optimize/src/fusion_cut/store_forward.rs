//! What was written into an array, read from there.
//!
//! The rules read a part of an updated array from the update, wherever it is the same. That is right for an update that is at
//! hand, and wrong across stages: the next kernel would compute the update again. So who reads an update after it was written
//! reads it from the array, as it is after all updates that leave that part alone: what it was in between would have to be kept.

use std::collections::HashMap;

use stablehlo::{Func, Value};

use super::cut::{SMALL, is_view};
use crate::index_box::IndexBox;
use crate::inline::push;
use crate::ops::{as_update, known_starts_of_update};
use crate::rewrite::{uses, without_dead};

/// The same for functions inside of it as well. XLA would undo that too, and if it `undoes` it where nothing is in its way,
/// there is a barrier.
pub(crate) fn read_back_everywhere(func: &Func, undoes: bool) -> Func {
    let inside = func.rewritten(|out, _, op| {
        let op = op.map_bodies(&mut |body| read_back_everywhere(body, undoes));
        push(out, op)
    });
    read_back_with(&inside, undoes)
}

/// The same function, in which computed updates are read from the arrays they were written into.
pub(super) fn read_back(func: &Func) -> Func {
    read_back_with(func, false)
}

fn read_back_with(func: &Func, undone: bool) -> Func {
    let live = uses(func);
    // For an update, as it is written anew: the part of an array where it is.
    let mut written: HashMap<Value, Value> = HashMap::new();
    // For an array, as it is written anew: the updates that are read from there, and where they are.
    let mut held: HashMap<Value, Vec<(Value, IndexBox)>> = HashMap::new();
    let after = func.rewritten(|out, value, op| {
        let Some((_, new, _)) = as_update(&op) else {
            return push(
                out,
                op.map_operands(|v| written.get(&v).copied().unwrap_or(v)),
            );
        };
        // An update of several arrays is written to each as it is.
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
