//! Strips of an array that are computed from the array itself, and written into it by a callee of
//! its own.
//!
//! A function that reads an array at other places than it writes cannot do so in place: XLA:CPU
//! copies all of the array first, however little is written. So one function gives the strips, all
//! that are computed from the array as it is then, and the next writes them: nobody reads by then
//! what was there before, and nothing is copied. Halos are filled so, and columns added up level by
//! level.
//!
//! So is most of an array, where part of it was written in place before: a field of which the halo
//! was filled. What gives all of it anew, by a choice at each element, is one loop less, but gives
//! it elsewhere, and XLA:CPU copies it back to where a loop carries it.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{Func, Value};

use super::cut::cone;
use crate::ops::as_update;

/// Arrays of fewer elements are copied in less time than it takes to call what writes each strip.
pub(super) const LARGE: usize = 1 << 15;
/// The same within a kernel, where a call takes less time than a thousandth of what it takes
/// elsewhere.
pub(super) const LARGE_IN_KERNEL: usize = 1 << 10;
/// Strips are written and read once more; together they are at most this part of an array, unless
/// it was written in place before.
const PART: usize = 2;

/// Strips that are `stored` from now on, and what is read for them: for each the array that it is
/// written into, as it is when the strip is computed. Those of the same array are computed
/// together. Arrays of fewer elements than `large` are copied.
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

/// Updates of a stored array one after the other, of which the last one is stored.
struct Run {
    /// The array, and what it is after each update but the last; the array before it, where that is
    /// an update as well, and so on.
    versions: BTreeSet<Value>,
    /// What is written.
    strips: Vec<Value>,
}

impl Run {
    /// The updates by which `last` comes from a stored array, if that is `large`, and they are
    /// small or not the first.
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

    /// The strips that are computed from any version of the array, and from which.
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
