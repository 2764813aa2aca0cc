//! The extent of each class of dimensions, and where its blocks may begin.

use std::collections::{BTreeMap, HashMap};

use crate::classes::{At, Classes};

/// The coordinates that the blocks of a class divide.
pub(crate) struct Size {
    /// The first coordinate.
    pub(crate) first: i64,
    pub(crate) extent: i64,
    /// The number of coordinates that must stay in one block.
    pub(crate) step: i64,
}

impl Size {
    /// Returns the number of units that can be distributed.
    pub(crate) fn places(&self) -> usize {
        (self.extent.max(0) as usize).div_ceil(self.step as usize)
    }

    /// Returns whether the class can be split into `parts`: with one index for each part, or with
    /// strides for about every second one.
    pub(crate) fn fits(&self, parts: usize) -> bool {
        match self.step {
            1 => self.places() >= parts,
            _ => least_steps(parts) <= self.places(),
        }
    }

    /// Returns the size for blocks of whole strides, which begin where most of the largest strides
    /// do.
    fn in_steps(self, all: &[At]) -> Size {
        let Some(longest) = all.iter().map(|at| at.scale).max() else {
            return self;
        };
        let mut begins: BTreeMap<i64, usize> = BTreeMap::new();
        for at in all.iter().filter(|at| at.scale == longest) {
            let behind = (at.offset - self.first).rem_euclid(longest);
            *begins.entry(behind).or_default() += 1;
        }
        let most = begins
            .into_iter()
            .max_by_key(|(behind, count)| (*count, -behind));
        let behind = most.map_or(0, |(behind, _)| behind);
        let before = if behind > 0 { longest - behind } else { 0 };
        // A stride larger than the extent fits nowhere.
        let most = self.extent + before + 1;
        let step = all.iter().fold(1, |step, at| {
            (step * at.scale / common(step, at.scale)).min(most)
        });
        Size {
            first: self.first - before,
            extent: self.extent + before,
            step,
        }
    }
}

/// Returns the least number of strides for `parts` parts: each part then stores less than about
/// twice as much as with single indices.
pub(crate) fn least_steps(parts: usize) -> usize {
    parts.div_ceil(2).max(2)
}

/// Returns for each class the offset and the extent that most of its dimensions among `nodes` have,
/// except for small ones.
pub(crate) fn sizes(
    classes: &Classes,
    nodes: impl IntoIterator<Item = usize>,
) -> HashMap<usize, Size> {
    let mut seen: HashMap<usize, BTreeMap<(i64, usize), usize>> = HashMap::new();
    let mut in_steps: HashMap<usize, Vec<At>> = HashMap::new();
    for node in nodes {
        let at = classes.find(node);
        if at.scale > 1 {
            in_steps.entry(at.root).or_default().push(at);
            continue;
        }
        let of = seen.entry(at.root).or_default();
        *of.entry((at.offset, classes.extent[node])).or_default() += 1;
    }
    let most = |of: BTreeMap<(i64, usize), usize>| {
        let longest = of.keys().map(|(_, extent)| *extent).max().unwrap_or(0);
        let long = of
            .into_iter()
            .filter(|((_, extent), _)| 2 * extent > longest);
        let best = long.max_by_key(|((offset, extent), count)| (*count, *extent, -offset));
        best.map_or((0, 0), |(size, _)| size)
    };
    let size = |(root, of)| {
        let (first, extent) = most(of);
        let size = Size {
            first,
            extent: extent as i64,
            step: 1,
        };
        let in_steps = in_steps.get(&root).map_or(&[][..], Vec::as_slice);
        (root, size.in_steps(in_steps))
    };
    seen.into_iter().map(size).collect()
}

/// Returns the greatest common divisor.
fn common(x: i64, y: i64) -> i64 {
    if y == 0 { x } else { common(y, x % y) }
}
