//! Searches the end of the stack for spans that can become a loop.

use super::detector::Detector;
use super::merge::{append_iteration, constant, lift};
use super::relate::{Strictness, counts_alternate, regular, rotation, same_structure};
use super::{Loop, Node, Swap};

/// The largest number of nodes in the body of a loop, and in the spans after which exchanged
/// pointers return to their initial order.
const MAX_PERIOD: usize = 16384;

/// The largest number of allocations in a cycle of exchanged pointers.
const MAX_ORDER: usize = 8;

/// The number of equal spans that become a loop.
const SPANS: usize = 3;

/// The number of span lengths that are tried.
const LATER_SPANS: usize = 3;

/// The number of equal spans that become a loop although their integers and floats are irregular.
const RELAXED_SPANS: usize = 16;

/// The number of comparisons per event of spans that differ in the offsets of pointers.
const MAX_OFFSET_ATTEMPTS: usize = 24;

/// Spans at the end of the stack that can become a loop.
pub(super) struct Candidate {
    pub(super) period: usize,
    pub(super) spans: usize,
    pub(super) swap: Swap,
}

impl Detector {
    /// Returns spans at the end of the stack that can become a loop: the shortest period first.
    pub(super) fn candidate(&self) -> Option<Candidate> {
        let exact = &self.hashes.exact;
        let equal = exact.lags(MAX_PERIOD).find_map(|lag| {
            let exchanged = || {
                let orders = (2..=MAX_ORDER).rev().filter(move |order| lag % order == 0);
                orders.map(|order| self.exchanged(lag / order, order))
            };
            let identical = || self.identical(lag);
            exchanged().find_map(|found| found).or_else(identical)
        });
        equal.or_else(|| {
            let names = &self.hashes.names;
            let moved = |lag: &usize| !exact.repeats(*lag, *lag);
            let mut lags = names
                .lags(MAX_PERIOD)
                .filter(moved)
                .take(MAX_OFFSET_ATTEMPTS);
            lags.find_map(|lag| {
                let orders = (1..=MAX_ORDER).rev().filter(|order| lag % order == 0);
                orders
                    .into_iter()
                    .find_map(|order| self.moved(lag / order, order))
            })
        })
    }

    /// Returns spans of the given length with equal pointers.
    fn identical(&self, period: usize) -> Option<Candidate> {
        self.first_verified(period, SPANS, &|spans| self.repeats(period, spans))
    }

    /// Returns spans of the given length whose pointers are exchanged from one to the next, and
    /// return to their initial order after `order` spans.
    fn exchanged(&self, period: usize, order: usize) -> Option<Candidate> {
        let repeats = |spans: usize| {
            self.hashes
                .exact
                .repeats(period * order, period * (spans - order))
                && self.hashes.shape.repeats(period, period * (spans - 1))
        };
        self.first_verified(period, order + 1, &repeats)
            .filter(|found| !found.swap.is_empty())
    }

    /// Returns at least `spans` spans that can become a loop: some more if they look like two
    /// alternating iterations at first, and many if integers and floats are irregular.
    fn first_verified(
        &self,
        period: usize,
        spans: usize,
        repeats: &dyn Fn(usize) -> bool,
    ) -> Option<Candidate> {
        if !repeats(spans) {
            return None;
        }
        let longest_first = (spans..spans + LATER_SPANS).rev();
        let strict = longest_first.map(|spans| (spans, Strictness::Strict));
        let mut choices = strict.chain([(RELAXED_SPANS, Strictness::Relaxed)]);
        choices.find_map(|(spans, strictness)| {
            repeats(spans).then(|| self.verified(period, spans, strictness))?
        })
    }

    /// Returns spans of the given length in which offsets of pointers are affine, and whose
    /// allocations return to their initial order after `order` spans.
    fn moved(&self, period: usize, order: usize) -> Option<Candidate> {
        let spans = SPANS.max(order + 1);
        let names = &self.hashes.names;
        if order > 1 && names.repeats(period, period) {
            return None;
        }
        let repeats = names.repeats(period * order, period * (spans - order))
            && self.hashes.shape.repeats(period, period * (spans - 1));
        let last_node = |before: usize| {
            let at = self.nodes.len() - 1 - before * period;
            &self.nodes[at..=at]
        };
        let is_regular = || {
            regular(
                [last_node(2), last_node(1), last_node(0)],
                Strictness::Strict,
            )
        };
        (repeats && is_regular()).then(|| self.verified(period, spans, Strictness::Strict))?
    }

    /// Compares the last spans value by value.
    pub(super) fn verified(
        &self,
        period: usize,
        spans: usize,
        strictness: Strictness,
    ) -> Option<Candidate> {
        let tail = &self.nodes[self.nodes.len() - period * spans..];
        let parts: Vec<&[Node]> = tail.chunks(period).collect();
        let mut triples = parts.windows(3);
        if !triples.all(|triple| regular([triple[0], triple[1], triple[2]], strictness)) {
            return None;
        }
        if strictness == Strictness::Strict && counts_alternate(&parts) {
            return None;
        }
        let mut pairs = parts.windows(2);
        let swap = match pairs.all(|pair| same_structure(pair[0], pair[1])) {
            true => Swap::default(),
            false => rotation(&parts)?,
        };
        Some(Candidate {
            period,
            spans,
            swap,
        })
    }

    /// Returns the loop of a candidate.
    pub(super) fn build(&self, candidate: Candidate) -> Loop {
        let Candidate {
            period,
            spans,
            swap,
        } = candidate;
        let tail = &self.nodes[self.nodes.len() - period * spans..];
        let mut body = tail[..period].to_vec();
        lift(&mut body);
        for (count, iteration) in (1..).zip(tail[period..].chunks(period)) {
            append_iteration(&mut body, count, iteration);
        }
        Loop {
            count: constant(spans as u64),
            entries: 1,
            swap,
            body,
        }
    }

    /// Returns whether the pointers of the last spans are equal.
    pub(super) fn repeats(&self, period: usize, spans: usize) -> bool {
        self.hashes.exact.repeats(period, (spans - 1) * period)
    }

    /// Lists the periods at which the end of the stack repeats the pointers before it.
    pub(super) fn repeated_periods(&self) -> impl Iterator<Item = usize> + '_ {
        let lags = self.hashes.exact.lags(MAX_PERIOD);
        lags.filter(|lag| self.repeats(*lag, 2))
    }
}
