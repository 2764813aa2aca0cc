//! Inputs that lead a body along ways that no sample has gone, or the proof that there are none.
//!
//! In: a place in a function that agreed with what it may be on all samples, and what was not tried there ([`Gap`]). The inputs are halved again and again; a half in which no
//! input can do any of it, or in which the program does not use the value, is left out ([`Scan`]). From each of the others one input is tried. Out: what was tried so, what can
//! never happen ([`Cover::never`]), and whether the place still agrees. What is neither when the budget ends stays open.

use std::cell::OnceCell;
use std::collections::{BTreeSet, VecDeque};

use super::cover::{Cover, Gap};
use super::graph::{Id, Kind};
use super::live::Live;
use super::range::Range;
use super::scan::Scan;
use super::search::{Part, Place, Search};
use super::trial::Ways;

/// What is explored.
pub struct Region<'a> {
    /// The input, and its width.
    pub input: Id,
    pub bits: u32,
    /// Loops whose rounds are not told apart.
    pub opaque: &'a [usize],
    /// The input is never negative.
    pub positive: bool,
    /// What depends on it.
    pub place: Place,
    /// How many ranges of inputs to look at.
    pub budget: usize,
}

/// Inputs between two, and by number what among what is open they may do.
type Piece = (u128, u128, u64);

impl Search<'_> {
    /// Tries what is open in `cover`, together and then one by one; `is_right` is told the input and the bits that came out. `false` if an input shows that the place is
    /// something else.
    pub fn explore(
        &mut self,
        region: &Region<'_>,
        ways: &mut Ways,
        cover: &mut Cover,
        is_right: impl Fn(u128, u128) -> bool,
    ) -> bool {
        let open = cover.open(self.graph);
        if open.len() > 1 && !self.explore_these(region, ways, cover, open, &is_right) {
            return false;
        }
        let mut done = BTreeSet::new();
        // More may come into sight on the way.
        while let Some(gap) = cover
            .open(self.graph)
            .into_iter()
            .find(|gap| !done.contains(gap))
        {
            if !self.explore_these(region, ways, cover, vec![gap], &is_right) {
                return false;
            }
            done.insert(gap);
        }
        true
    }

    fn explore_these(
        &mut self,
        region: &Region<'_>,
        ways: &mut Ways,
        cover: &mut Cover,
        mut open: Vec<Gap>,
        is_right: &impl Fn(u128, u128) -> bool,
    ) -> bool {
        if open.len() > 64 {
            return true;
        }
        let Some(mut scan) = Scan::new(self.graph, &self.machine, region.input, cover) else {
            return true;
        };
        self.machine.inner = Some(cover.inner.clone());
        let mut pieces = whole(region);
        let mut left: u64 = !0;
        for _ in 0..region.budget.min(self.budget) {
            self.budget -= 1;
            let Some((lo, hi, wanted)) = pieces.pop_front() else {
                left = 0;
                break;
            };
            scan.run(Range::between(region.bits, lo, hi));
            let wanted = self.wanted(region.place, ways, cover, &scan, &open, wanted);
            if wanted == 0 {
                continue;
            }
            let middle = lo + (hi - lo) / 2;
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
                let mut still = cover.open(self.graph);
                still.retain(|gap| open.contains(gap));
                let closed = open.iter().filter(|gap| !still.contains(gap)).count();
                if closed == open.len() {
                    left = 0;
                    break;
                }
                if closed > 0 {
                    // Numbers count what is open now.
                    let renumbered = |mask: u64| {
                        let kept = open
                            .iter()
                            .enumerate()
                            .filter(|(at, _)| mask >> at & 1 == 1);
                        let places =
                            kept.filter_map(|(_, gap)| still.iter().position(|other| other == gap));
                        places.fold(0, |sum, at| sum | 1 << at)
                    };
                    pieces
                        .iter_mut()
                        .for_each(|piece| piece.2 = renumbered(piece.2));
                    let wanted = renumbered(wanted);
                    push(&mut pieces, (lo, hi, wanted));
                    pieces.retain(|piece| piece.2 != 0);
                    open = still;
                    continue;
                }
            }
            push(&mut pieces, (lo, hi, wanted));
        }
        self.machine.inner = None;
        if left != 0 {
            left = pieces.iter().fold(0, |sum, piece| sum | piece.2);
        }
        let never = open
            .iter()
            .enumerate()
            .filter(|(at, _)| left >> at & 1 == 0);
        let never: Vec<Gap> = never.map(|(_, gap)| *gap).collect();
        let still = cover.open(self.graph);
        cover
            .never
            .extend(never.into_iter().filter(|gap| still.contains(gap)));
        true
    }

    /// What of `wanted` an input of those that `scan` has run for may do, where the value is used.
    fn wanted(
        &self,
        place: Place,
        ways: &Ways,
        cover: &Cover,
        scan: &Scan<'_>,
        open: &[Gap],
        wanted: u64,
    ) -> u64 {
        let relevant = scan.relevant(cover);
        let may = |(at, gap): (usize, &Gap)| u64::from(scan.may(*gap, &relevant)) << at;
        let wanted = wanted
            & open
                .iter()
                .enumerate()
                .map(may)
                .fold(0, |sum, bit| sum | bit);
        if wanted == 0 {
            return 0;
        }
        let live = Live::new(self.graph, scan);
        let (id, part) = place;
        let is_used = match (part, &self.graph.nodes[id].kind) {
            (Part::Ways, Kind::Phi(_)) => ways.blocks().any(|from| live.is_edge_used(from, id)),
            _ => live.is_used(id),
        };
        if is_used { wanted } else { 0 }
    }
}

/// All inputs: numbers, and what is none, of either sign.
fn whole(region: &Region<'_>) -> VecDeque<Piece> {
    let infinity = if region.bits == 32 {
        0x7f80_0000
    } else {
        0x7ff << 52
    };
    let sign = 1 << (region.bits - 1);
    let mut pieces = VecDeque::from([(0, infinity, !0), (infinity + 1, sign - 1, !0)]);
    if !region.positive {
        pieces.extend([
            (sign, sign | infinity, !0),
            (sign | (infinity + 1), sign | (sign - 1), !0),
        ]);
    }
    pieces
}

/// Halves a piece, unless it is one input: that was tried.
fn push(pieces: &mut VecDeque<Piece>, (lo, hi, wanted): Piece) {
    if lo < hi && wanted != 0 {
        let middle = lo + (hi - lo) / 2;
        pieces.extend([(lo, middle, wanted), (middle + 1, hi, wanted)]);
    }
}
