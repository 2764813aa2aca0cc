//! Parts of arrays, whose element indices are linear functions of symbols, and unions of such
//! parts.

use std::collections::{BTreeMap, BTreeSet};

use super::position::Linear;

/// The greatest number of times that parts are split to the extents of others.
const MOST_CUTS: usize = 32;

/// A part: elements of each leaf, for all values of the symbols, of which the first ones belong to
/// the result.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LeafRange {
    pub extents: Vec<usize>,
    /// For each leaf an index in each of its dimensions.
    pub at: Vec<Vec<Linear>>,
}

impl LeafRange {
    pub fn new(extents: Vec<usize>, at: Vec<Vec<Linear>>) -> LeafRange {
        LeafRange { extents, at }
    }

    /// Adds a symbol.
    pub fn symbol(&mut self, extent: usize) -> Linear {
        self.extents.push(extent);
        Linear::symbol(self.extents.len() - 1)
    }

    /// Splits a symbol in two, unless it is one of the `kept` first.
    pub fn split(&self, symbol: usize, inner: usize, kept: usize) -> Option<LeafRange> {
        if symbol < kept {
            return None;
        }
        let mut part = self.clone();
        let new = part.extents.len();
        part.extents[symbol] /= inner;
        part.extents.push(inner);
        for place in part.at.iter_mut().flatten() {
            *place = place.split(symbol, inner as i64, new)?;
        }
        Some(part)
    }

    /// Replaces a leaf by operands of these ranks, read at the same index.
    pub fn expand(&mut self, leaf: usize, ranks: &[usize]) {
        let at = self.at[leaf].clone();
        // Operands of rank 0 are common to all elements, such as a condition.
        let read = ranks
            .iter()
            .map(|rank| at[..(*rank).min(at.len())].to_vec());
        let read: Vec<Vec<Linear>> = read.collect();
        self.at.splice(leaf..=leaf, read);
    }

    /// Splits the part into the `first` values of a symbol and the others, unless the symbol is one
    /// of the `kept` first.
    pub fn cut(&self, symbol: usize, first: usize, kept: usize) -> Option<[LeafRange; 2]> {
        if symbol < kept {
            return None;
        }
        let (mut low, mut high) = (self.clone(), self.clone());
        low.extents[symbol] = first;
        high.extents[symbol] -= first;
        for place in high.at.iter_mut().flatten() {
            *place = place.moved(symbol, first as i64)?;
        }
        Some([low, high])
    }
}

/// A symbol: its stride in each index, and its extent.
type Run = (Vec<i64>, usize);

/// A [`LeafRange`] in normal form: no symbol continues another, and all strides are positive.
#[derive(Clone, PartialEq)]
struct Runs {
    start: Vec<i64>,
    /// The strides of the symbols of the result, which are never joined.
    kept: Vec<Vec<i64>>,
    /// The other symbols, sorted.
    runs: Vec<Run>,
}

impl Runs {
    fn of(part: &LeafRange, kept: usize) -> Runs {
        let places: Vec<&Linear> = part.at.iter().flatten().collect();
        let factors = |symbol: usize| -> Vec<i64> {
            let of = |place: &&Linear| {
                let term = place.factors.iter().find(|term| term.0 == symbol);
                term.map_or(0, |term| term.1)
            };
            places.iter().map(of).collect()
        };
        let mut runs = Runs {
            start: places.iter().map(|place| place.constant).collect(),
            kept: (0..kept).map(factors).collect(),
            runs: Vec::new(),
        };
        for symbol in kept..part.extents.len() {
            let (mut by, extent) = (factors(symbol), part.extents[symbol]);
            if by.iter().find(|by| **by != 0).is_some_and(|by| *by < 0) {
                runs.start = after(&runs.start, &by, extent as i64 - 1);
                by.iter_mut().for_each(|by| *by = -*by);
            }
            runs.runs.push((by, extent));
        }
        runs.tidy();
        runs
    }

    /// Merges pairs of runs of which one continues the other.
    fn tidy(&mut self) {
        loop {
            self.runs.retain(|run| run.1 > 1);
            self.runs.sort();
            let pairs =
                (0..self.runs.len()).flat_map(|a| (0..self.runs.len()).map(move |b| (a, b)));
            let mut pairs = pairs.filter(|(a, b)| a != b);
            let follows = |(a, b): &(usize, usize)| {
                let (by, extent) = &self.runs[*a];
                let nothing = vec![0; by.len()];
                *by != nothing && self.runs[*b].0 == after(&nothing, by, *extent as i64)
            };
            let Some((a, b)) = pairs.find(follows) else {
                return;
            };
            self.runs[a].1 *= self.runs[b].1;
            self.runs.remove(b);
        }
    }

    /// Returns the runs without the one of stride `by`, and its extent.
    fn without(&self, by: &[i64]) -> (Vec<Run>, usize) {
        let mut runs = self.runs.clone();
        let extent = match runs.iter().position(|run| run.0 == by) {
            Some(at) => runs.remove(at).1,
            None => 1,
        };
        (runs, extent)
    }

    fn part(&self, extents: &[usize], like: &LeafRange) -> LeafRange {
        let mut extents = extents.to_vec();
        let kept = extents.len();
        extents.extend(self.runs.iter().map(|run| run.1));
        let mut number = 0;
        let at = like.at.iter().map(|places| {
            let places = places.iter().map(|_| {
                let runs = self.runs.iter().map(|run| &run.0);
                let factors = self.kept.iter().chain(runs).map(|by| by[number]);
                let factors = factors.enumerate().filter(|term| term.1 != 0);
                let place = Linear {
                    constant: self.start[number],
                    factors: factors.collect(),
                };
                number += 1;
                place
            });
            places.collect()
        });
        let at = at.collect();
        debug_assert_eq!(kept, self.kept.len());
        LeafRange { extents, at }
    }
}

/// Returns the index `count` strides `by` after `start`.
fn after(start: &[i64], by: &[i64], count: i64) -> Vec<i64> {
    let places = start.iter().zip(by);
    places
        .map(|(start, by)| start.wrapping_add(by.wrapping_mul(count)))
        .collect()
}

/// Returns the same elements with adjacent parts joined.
pub(super) fn continued(parts: Vec<LeafRange>, kept: usize) -> Vec<LeafRange> {
    let Some(first) = parts.first().filter(|_| parts.len() > 1).cloned() else {
        return parts;
    };
    let all = parts.iter().map(|part| Runs::of(part, kept)).collect();
    let all = run_on(all);
    let extents = &first.extents[..kept];
    all.iter().map(|runs| runs.part(extents, &first)).collect()
}

/// Returns the single part that has all elements of `parts` with the same multiplicities.
pub(super) fn joined(parts: Vec<LeafRange>, kept: usize) -> Option<LeafRange> {
    let first = parts.first()?;
    let mut all: Vec<Runs> = parts.iter().map(|part| Runs::of(part, kept)).collect();
    all = run_on(all);
    for _ in 0..MOST_CUTS {
        if all.len() == 1 {
            break;
        }
        let even = evened(all.clone());
        let Some(by) = distance(&even) else {
            break;
        };
        let next = run_on(run_on_by(even, &by));
        if next == all {
            break;
        }
        all = next;
    }
    let [one] = &all[..] else {
        return None;
    };
    Some(one.part(&first.extents[..kept], first))
}

/// Joins adjacent parts until none are left.
fn run_on(mut parts: Vec<Runs>) -> Vec<Runs> {
    loop {
        let count = parts.len();
        let all: BTreeSet<Vec<i64>> = parts
            .iter()
            .flat_map(|p| &p.runs)
            .map(|run| run.0.clone())
            .collect();
        for by in all {
            parts = run_on_by(parts, &by);
        }
        if parts.len() == count {
            return parts;
        }
    }
}

/// Joins parts whose distance is `by` times the extent of the first.
fn run_on_by(parts: Vec<Runs>, by: &[i64]) -> Vec<Runs> {
    type Alike = BTreeMap<Vec<i64>, Vec<usize>>;
    let mut groups: BTreeMap<(Vec<Vec<i64>>, Vec<Run>), Alike> = BTreeMap::new();
    for part in &parts {
        let (rest, extent) = part.without(by);
        let group = groups.entry((part.kept.clone(), rest)).or_default();
        group.entry(part.start.clone()).or_default().push(extent);
    }
    let mut all = Vec::with_capacity(parts.len());
    for ((kept, rest), mut group) in groups {
        // Strides are positive, so that a continuation follows in sorted order.
        while let Some((start, mut extents)) = group.pop_first() {
            let mut extent = extents.pop().expect("it has one");
            if !extents.is_empty() {
                group.insert(start.clone(), extents);
            }
            loop {
                let next = after(&start, by, extent as i64);
                let Some(others) = group.get_mut(&next).filter(|_| next != start) else {
                    break;
                };
                extent += others.pop().expect("it has one");
                if others.is_empty() {
                    group.remove(&next);
                }
            }
            let mut runs = rest.clone();
            runs.push((by.to_vec(), extent));
            let mut part = Runs {
                start,
                kept: kept.clone(),
                runs,
            };
            part.tidy();
            all.push(part);
        }
    }
    all
}

/// Splits parts that differ in one extent only to the smallest.
fn evened(parts: Vec<Runs>) -> Vec<Runs> {
    let by = |part: &Runs| -> Vec<Vec<i64>> { part.runs.iter().map(|run| run.0.clone()).collect() };
    let mut all = parts.clone();
    for (k, part) in parts.iter().enumerate() {
        for other in &parts {
            if by(part) != by(other) || part.kept != other.kept {
                continue;
            }
            let runs = all[k].runs.iter().zip(&other.runs).enumerate();
            let longer: Vec<usize> = runs
                .filter(|(_, (a, b))| a.1 != b.1)
                .map(|(at, _)| at)
                .collect();
            let [at] = longer[..] else {
                continue;
            };
            let (first, extent) = (other.runs[at].1, all[k].runs[at].1);
            if first > extent {
                continue;
            }
            let mut rest = all[k].clone();
            let by = rest.runs[at].0.clone();
            rest.start = after(&rest.start, &by, first as i64);
            rest.runs[at].1 = extent - first;
            rest.tidy();
            all[k].runs[at].1 = first;
            all.push(rest);
        }
    }
    all
}

/// The starts of parts that are otherwise equal.
type Alike<'p> = BTreeMap<(&'p [Vec<i64>], &'p [Run]), Vec<&'p Vec<i64>>>;

/// Returns the distance of two parts that are otherwise equal.
fn distance(parts: &[Runs]) -> Option<Vec<i64>> {
    let mut groups = Alike::new();
    for part in parts {
        groups
            .entry((&part.kept, &part.runs))
            .or_default()
            .push(&part.start);
    }
    // Among the parts with the most elements.
    let count = |runs: &[Run]| -> usize { runs.iter().map(|run| run.1).product() };
    let groups = groups.into_iter().filter(|(_, starts)| starts.len() > 1);
    let (_, mut starts) = groups.max_by_key(|((_, runs), _)| count(runs))?;
    starts.sort();
    let by: Vec<i64> = starts[1]
        .iter()
        .zip(starts[0])
        .map(|(b, a)| b - a)
        .collect();
    by.iter().any(|by| *by != 0).then_some(by)
}
