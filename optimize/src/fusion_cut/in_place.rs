//! Separates strips that are computed from an array from the callee that writes them into it.
//!
//! A function that reads an array at other positions than it writes cannot update it in place:
//! XLA:CPU copies the whole array first, however little is written. So one callee computes all
//! strips that depend on the current version of the array, and the next one writes them. The writer
//! does not read the old contents, and nothing is copied. This covers filled halos and columns that
//! are accumulated level by level.
//!
//! It also covers updates of most of an array of which a part was written in place before, such as
//! a field with a filled halo. Computing the whole array by a select at each element would take one
//! loop less, but the result is in another buffer, and XLA:CPU copies it back to the one that the
//! loop carries.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{Func, Value};

use super::cut::cone;
use crate::ops::as_update;

/// Copying arrays with fewer elements takes less time than the calls that write the strips.
pub(super) const LARGE: usize = 1 << 15;
/// The same limit within a kernel, where a call takes less than a thousandth of the time.
pub(super) const LARGE_IN_KERNEL: usize = 1 << 10;
/// Strips are written and read once more; together they may be at most `1 / PART` of an array,
/// unless it was written in place before.
const PART: usize = 2;

/// Marks strips, and the array versions that they read, as stored. Returns for each strip the
/// newest version of the array that it reads: strips of the same version are computed together.
/// Arrays with fewer elements than `large` are copied instead.
pub(super) fn strips(
    func: &Func,
    live: &[u32],
    stored: &mut [bool],
    large: usize,
) -> BTreeMap<Value, Value> {
    let mut found = BTreeMap::new();
    for last in func.values().filter(|v| live[v.index()] > 0) {
        let run = match stored[last.index()] {
            true => Run::of(func, last, stored, large),
            false => None,
        };
        for (strip, read) in run.map_or_else(Vec::new, |run| run.computed(func, stored)) {
            for value in read.iter().chain([&strip]) {
                stored[value.index()] = true;
            }
            found.extend(read.last().map(|version| (strip, *version)));
        }
    }
    found
}

/// A chain of updates of a stored array, of which only the last result is stored.
struct Run {
    /// The versions of the array before the last update, back to its first one.
    versions: BTreeSet<Value>,
    /// The updates that are written.
    strips: Vec<Value>,
}

impl Run {
    /// Returns the updates that lead from a stored array to `last`, if the array is `large` and the
    /// updates are small or follow earlier ones.
    fn of(func: &Func, last: Value, stored: &[bool], large: usize) -> Option<Run> {
        let (mut array, strip, _) = as_update(func.op(last))?;
        let mut strips = vec![strip];
        let mut versions = BTreeSet::from([array]);
        while !stored[array.index()] {
            let (whole, strip, _) = as_update(func.op(array))?;
            strips.push(strip);
            versions.insert(whole);
            array = whole;
        }
        let count = |v: Value| func.tensor(v).count();
        let written: usize = strips.iter().map(|strip| count(*strip)).sum();
        let is_small = written * PART <= count(array);
        let is_large = count(array) >= large;
        let mut was_written = false;
        while let Some((whole, ..)) = as_update(func.op(array)) {
            versions.insert(whole);
            array = whole;
            was_written = true;
        }
        (is_large && (is_small || was_written)).then_some(Run { versions, strips })
    }

    /// Returns the strips that are computed from versions of the array, and those versions.
    fn computed(&self, func: &Func, stored: &[bool]) -> Vec<(Value, BTreeSet<Value>)> {
        let is_there = |v: Value| stored[v.index()] || self.versions.contains(&v);
        let read = |strip: Value| -> BTreeSet<Value> {
            let inside = cone(func, strip, &is_there);
            let operands = inside.iter().flat_map(|v| func.op(*v).operands());
            operands.filter(|v| self.versions.contains(v)).collect()
        };
        let strips = self.strips.iter().filter(|v| !is_there(**v));
        let read = strips.map(|strip| (*strip, read(*strip)));
        read.filter(|(_, versions)| !versions.is_empty()).collect()
    }
}
