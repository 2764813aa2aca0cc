//! Parts of arrays: elements whose places are linear functions of symbols, and what several of them
//! are together.

use std::collections::{BTreeMap, BTreeSet};

use super::position::Linear;

/// Parts are cut to the extents of others at most so often.
const MOST_CUTS: usize = 32;

/// The elements at some places of each leaf, for all values of the symbols, of which the first ones
/// belong to the result.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LeafRange {
    pub extents: Vec<usize>,
    /// Of each leaf a place along each of its dimensions.
    pub at: Vec<Vec<Linear>>,
}

impl LeafRange {
    pub fn new(extents: Vec<usize>, at: Vec<Vec<Linear>>) -> LeafRange {
        LeafRange { extents, at }
    }

    /// A new symbol.
    pub fn symbol(&mut self, extent: usize) -> Linear {
        self.extents.push(extent);
        Linear::symbol(self.extents.len() - 1)
    }

    /// With two symbols in place of one that is not of the `kept` first.
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

    /// With operands of such ranks, read at the same place, in place of a leaf.
    pub fn expand(&mut self, leaf: usize, ranks: &[usize]) {
        let at = self.at[leaf].clone();
        // Of rank 0 is what all elements have in common, such as a condition.
        let read = ranks
            .iter()
            .map(|rank| at[..(*rank).min(at.len())].to_vec());
        let read: Vec<Vec<Linear>> = read.collect();
        self.at.splice(leaf..=leaf, read);
    }

    /// The part for the `first` values of a symbol that is not of the `kept` first, and that for
    /// the others.
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

/// A symbol: what it adds to each place, and how far it runs.
type Run = (Vec<i64>, usize);

/// The same as a [`LeafRange`], in one form: no symbol runs on from another, and each counts
/// upwards.
#[derive(Clone, PartialEq)]
struct Runs {
    start: Vec<i64>,
    /// What the symbols of the result add, which are never joined.
    kept: Vec<Vec<i64>>,
    /// In order.
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

    /// Makes one run of two, one of which runs on from the other.
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

    /// Without a run by `by`, and its extent.
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

/// `count` steps of `by` after `start`.
fn after(start: &[i64], by: &[i64], count: i64) -> Vec<i64> {
    let places = start.iter().zip(by);
    places
        .map(|(start, by)| start.wrapping_add(by.wrapping_mul(count)))
        .collect()
}

/// The same elements; parts that continue one another are one.
pub(super) fn continued(parts: Vec<LeafRange>, kept: usize) -> Vec<LeafRange> {
    let Some(first) = parts.first().filter(|_| parts.len() > 1).cloned() else {
        return parts;
    };
    let all = parts.iter().map(|part| Runs::of(part, kept)).collect();
    let all = run_on(all);
    let extents = &first.extents[..kept];
    all.iter().map(|runs| runs.part(extents, &first)).collect()
}

/// The one part that has all elements of `parts`, as often as they have them.
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

/// The same elements in as few parts as there are when each goes on where another ends.
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

/// The same elements; parts at distances of `by`, times the extent of the first of two, are one.
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
        // Steps count upwards, so that what goes on comes behind.
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

/// The same elements; parts that differ in one extent only are cut to the smallest.
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

/// The starts of parts that are alike otherwise.
type Alike<'p> = BTreeMap<(&'p [Vec<i64>], &'p [Run]), Vec<&'p Vec<i64>>>;

/// How far apart two parts are that are alike otherwise.
fn distance(parts: &[Runs]) -> Option<Vec<i64>> {
    let mut groups = Alike::new();
    for part in parts {
        groups
            .entry((&part.kept, &part.runs))
            .or_default()
            .push(&part.start);
    }
    // Of the parts with the most elements.
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
