//! Finds inputs that cause outcomes which no sample covers, or proves that there are none.
//!
//! The input is a traced value that agreed with a function on all samples, and the unobserved
//! outcomes ([`Gap`]). The range of inputs is bisected repeatedly; a half in which no input can
//! cause any of them, or in which the program does not use the value, is discarded ([`Scan`]). One
//! input of each other half is tested. The result is the outcomes observed, those that are
//! impossible ([`Cover::never`]), and whether the value still agrees. Outcomes that are neither
//! when the budget is exhausted remain open.

use std::cell::OnceCell;
use std::collections::{BTreeSet, VecDeque};

use super::branch_coverage::{Cover, Gap};
use super::domain::Domain;
use super::equivalence_test::Ways;
use super::graph::{Id, Kind};
use super::liveness::Live;
use super::range::Range;
use super::scan::Scan;
use super::search::{NodePart, Search, TracedValue};
use super::slice::Slice;

/// What is explored.
pub struct Exploration<'a> {
    /// The function that it may be, without `__nv_`.
    pub name: &'a str,
    /// The input, and its width.
    pub input: Id,
    pub bits: u32,
    /// Loops that are treated as opaque.
    pub opaque: &'a [usize],
    /// The domain of the input.
    pub domain: Domain,
    /// The value to compare.
    pub place: TracedValue,
    /// The number of ranges of inputs to explore for one outcome.
    pub budget: usize,
}

/// The outcomes that remained open for an input, given opaque loops and a budget.
pub type Stuck = BTreeSet<(Id, Vec<usize>, usize, Gap)>;

/// The most outcomes that are explored together.
const MOST: usize = 64;

/// A range of inputs, and a bit mask of the open outcomes that they may cause.
type Piece = (u64, u64, u64);

/// The open outcomes, and the state of their exploration.
struct Front {
    gaps: Vec<Gap>,
    /// The number of ranges explored for each.
    used: Vec<usize>,
    pieces: VecDeque<Piece>,
}

impl Front {
    /// Creates a state without explored ranges.
    fn new(region: &Exploration<'_>, gaps: Vec<Gap>) -> Front {
        Front {
            used: vec![0; gaps.len()],
            gaps,
            pieces: whole(region),
        }
    }

    /// Returns the state for one of the outcomes alone.
    fn of(&self, gap: Gap) -> Option<Front> {
        let at = self.gaps.iter().position(|known| *known == gap)?;
        if at >= MOST {
            return None;
        }
        let pieces = self.pieces.iter().filter(|piece| piece.2 >> at & 1 == 1);
        Some(Front {
            gaps: vec![gap],
            used: vec![self.used[at]],
            pieces: pieces.map(|(lo, hi, _)| (*lo, *hi, 1)).collect(),
        })
    }

    /// Removes outcomes that are not in `still`; returns `wanted` renumbered.
    fn keep(&mut self, still: &[Gap], wanted: u64) -> u64 {
        let kept: Vec<usize> = (0..self.gaps.len())
            .filter(|at| still.contains(&self.gaps[*at]))
            .collect();
        let renumbered = |mask: u64| {
            let places = kept.iter().enumerate();
            places.fold(0, |sum, (new, old)| sum | (mask >> old & 1) << new)
        };
        for piece in &mut self.pieces {
            piece.2 = renumbered(piece.2);
        }
        self.pieces.retain(|piece| piece.2 != 0);
        let wanted = renumbered(wanted);
        self.gaps = kept.iter().map(|at| self.gaps[*at]).collect();
        self.used = kept.iter().map(|at| self.used[*at]).collect();
        wanted
    }
}

impl Search<'_> {
    /// Explores the open outcomes in `cover`, together and then one by one; `is_right` gets an
    /// input and the bits that resulted. Returns `false` if an input shows that the value is
    /// something else, or if an outcome remains open that libdevice's own body does not leave open.
    /// Afterwards the machine executes only what the value needs.
    pub fn explore(
        &mut self,
        region: &Exploration<'_>,
        ways: &mut Ways,
        cover: &mut Cover,
        is_right: impl Fn(u128, u128) -> bool,
    ) -> bool {
        let of = |gap: &Gap| (region.input, region.opaque.to_vec(), region.budget, *gap);
        let (mut done, open): (Vec<Gap>, Vec<Gap>) = cover
            .open(self.graph)
            .into_iter()
            .partition(|gap| self.stuck.contains(&of(gap)));
        if !self.may_stay(&cover.keys(self.graph, &done), region.name) {
            return false;
        }
        // Other bodies need not be executed.
        let own = Slice::new(self.graph, &[region.input], &[region.place.0]);
        self.machine.restrict(Some(own));
        let Some(mut scan) = Scan::new(self.graph, &self.machine, region.input, cover) else {
            return true;
        };
        let mut together = Front::new(region, open);
        if matches!(together.gaps.len(), 2..=MOST)
            && !self.explore_these(region, ways, cover, &mut scan, &mut together, &is_right)
        {
            return false;
        }
        // New outcomes may become possible.
        while let Some(gap) = cover
            .open(self.graph)
            .into_iter()
            .find(|gap| self.budget > 0 && !done.contains(gap))
        {
            let front = together.of(gap);
            let mut front = front.unwrap_or_else(|| Front::new(region, vec![gap]));
            if !self.explore_these(region, ways, cover, &mut scan, &mut front, &is_right) {
                return false;
            }
            done.push(gap);
            let mut open = cover.open(self.graph);
            if open.contains(&gap) && front.used[0] >= region.budget {
                self.stuck.insert(of(&gap));
            }
            open.retain(|gap| done.contains(gap));
            if !self.may_stay(&cover.keys(self.graph, &open), region.name) {
                return false;
            }
        }
        true
    }

    fn explore_these(
        &mut self,
        region: &Exploration<'_>,
        ways: &mut Ways,
        cover: &mut Cover,
        scan: &mut Scan<'_>,
        front: &mut Front,
        is_right: &impl Fn(u128, u128) -> bool,
    ) -> bool {
        self.machine.inner = Some(cover.inner.clone());
        let used = front.used.iter().min().copied().unwrap_or(0);
        for _ in used..region.budget {
            if self.budget == 0 || front.gaps.is_empty() {
                break;
            }
            let Some((lo, hi, wanted)) = front.pieces.pop_front() else {
                break;
            };
            self.budget -= 1;
            for (at, used) in front.used.iter_mut().enumerate() {
                *used += (wanted >> at & 1) as usize;
            }
            scan.run(Range::between(region.bits, lo, hi));
            let mut wanted = self.wanted(region.place, ways, cover, scan, front, wanted);
            if wanted == 0 {
                continue;
            }
            let middle = u128::from(lo + (hi - lo) / 2);
            self.machine.run(&[(region.input, middle)], region.opaque);
            let live = OnceCell::new();
            let is_right = |value| is_right(middle, value);
            self.judge(region.place, ways, &live, is_right);
            drop(live);
            if ways.verdict().is_none() {
                self.machine.inner = None;
                return false;
            }
            if self.is_right(region.place, ways, is_right) {
                cover.observe(self.graph, &self.machine);
                let still = cover.open(self.graph);
                if !front.gaps.iter().all(|gap| still.contains(gap)) {
                    wanted = front.keep(&still, wanted);
                }
            }
            push(&mut front.pieces, (lo, hi, wanted));
        }
        self.machine.inner = None;
        let left = front.pieces.iter().fold(0, |sum, piece| sum | piece.2);
        let still = cover.open(self.graph);
        for (at, gap) in front.gaps.iter().enumerate() {
            if left >> at & 1 == 0 && still.contains(gap) {
                cover.never.insert(*gap);
            }
        }
        true
    }

    /// Returns which outcomes of `wanted` an input in the scanned range may cause, where the value
    /// is used.
    fn wanted(
        &self,
        place: TracedValue,
        ways: &Ways,
        cover: &Cover,
        scan: &mut Scan<'_>,
        front: &Front,
        wanted: u64,
    ) -> u64 {
        let of = |may: &dyn Fn(Gap) -> bool| {
            let gaps = front.gaps.iter().enumerate();
            gaps.fold(0, |sum, (at, gap)| sum | u64::from(may(*gap)) << at)
        };
        let mut wanted = wanted & of(&|gap| scan.may(gap));
        if wanted & of(&|gap| !matches!(gap, Gap::Way(..))) != 0 {
            scan.relate(cover);
            wanted &= of(&|gap| scan.is_relevant(gap));
        }
        if wanted == 0 {
            return 0;
        }
        let live = Live::new(self.graph, scan);
        let (id, part) = place;
        let is_used = match (part, &self.graph.nodes[id].kind) {
            (NodePart::Ways, Kind::Phi(_)) => ways.blocks().any(|from| live.is_edge_used(from, id)),
            _ => live.is_used(id),
        };
        if is_used { wanted } else { 0 }
    }
}

/// Returns the range of all inputs.
fn whole(region: &Exploration<'_>) -> VecDeque<Piece> {
    let pieces = region.domain.pieces(region.bits).into_iter();
    pieces.map(|(lo, hi)| (lo, hi, !0)).collect()
}

/// Adds the halves of a range; a single input has been tested.
fn push(pieces: &mut VecDeque<Piece>, (lo, hi, wanted): Piece) {
    if lo < hi && wanted != 0 {
        let middle = lo + (hi - lo) / 2;
        pieces.extend([(lo, middle, wanted), (middle + 1, hi, wanted)]);
    }
}
