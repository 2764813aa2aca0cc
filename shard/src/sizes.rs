//! How much there is of each class of dimensions, and where its blocks may begin.

use std::collections::{BTreeMap, HashMap};

use crate::classes::{At, Classes};

/// What the blocks of a class are to hold.
pub(crate) struct Size {
    /// The coordinate of the first.
    pub(crate) first: i64,
    pub(crate) extent: i64,
    /// Coordinates that stay together.
    pub(crate) step: i64,
}

impl Size {
    /// How many there are that may go apart.
    pub(crate) fn places(&self) -> usize {
        (self.extent.max(0) as usize).div_ceil(self.step as usize)
    }

    /// Whether it can be laid over so many parts: each has a place, or of steps one of two.
    pub(crate) fn fits(&self, parts: usize) -> bool {
        match self.step {
            1 => self.places() >= parts,
            _ => least_steps(parts) <= self.places(),
        }
    }

    /// The same for blocks of whole steps, which begin where most of the longest do.
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
        // Steps that are longer than all there is fit nowhere.
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

/// How many steps are laid over so many parts at least: each keeps less than about twice as much as it would of single places then.
pub(crate) fn least_steps(parts: usize) -> usize {
    parts.div_ceil(2).max(2)
}

/// For each class the offset and the extent that most of its dimensions among `nodes` have, small
/// ones apart.
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

/// The largest number that divides both.
fn common(x: i64, y: i64) -> i64 {
    if y == 0 { x } else { common(y, x % y) }
}
