//! Folds the tail of a stack of nodes into loops while events arrive.

use std::collections::HashMap;

use super::chain::{Chain, mix};
use super::expansion::Binding;
use super::merge::{append_iteration, constant, lift};
use super::relate::{Strictness, begins_iteration, fits, regular, rotation, same_structure};
use super::unrolled::{expected_events, next_iteration};
use super::{Event, Leaf, Loop, Node, Sequence, Swap, Value, finish};

/// Largest number of nodes in the body of a loop, and in the spans after which exchanged pointers
/// are in their places again.
const MAX_PERIOD: usize = 16384;

/// Most allocations in a cycle of exchanged pointers.
const MAX_ORDER: usize = 8;

/// Number of equal spans that become a loop.
const SPANS: usize = 3;

/// Number of equal spans that become a loop although their integers and floats are irregular.
const RELAXED_SPANS: usize = 16;

/// Number of spans compared per event that differ in offsets of pointers.
const MAX_OFFSET_ATTEMPTS: usize = 32;

/// Finds loops in events that arrive one after the other.
///
/// Memory grows with the description, not with the number of events, apart from irregular values
/// (tables) and from spans that are not yet known to be iterations.
#[derive(Clone)]
pub struct Detector {
    pub(super) nodes: Vec<Node>,
    hashes: Hashes,
    /// For each length of the stack: the loops of which the nodes above could be an iteration.
    due: Vec<Vec<usize>>,
    /// For each number of events: the loops with inner counts that vary of which an iteration
    /// could end there.
    due_events: HashMap<u64, Vec<usize>>,
    /// For each node on the stack: the number of events up to its end.
    ends: Vec<u64>,
    pub(super) binding: Binding,
    pub(super) events: u64,
}

/// Hashes of the nodes on the stack, without integers, floats and the counts of loops.
#[derive(Clone)]
struct Hashes {
    /// Keys and structure.
    shape: Chain,
    /// These and the names.
    names: Chain,
    /// These and the offsets.
    exact: Chain,
}

/// Spans at the end of the stack that can become a loop.
pub(super) struct Candidate {
    period: usize,
    spans: usize,
    pub(super) swap: Swap,
}

impl Default for Detector {
    fn default() -> Self {
        Self::new()
    }
}

impl Detector {
    /// Returns a detector that has seen no event.
    pub fn new() -> Self {
        Self {
            nodes: Vec::new(),
            hashes: Hashes {
                shape: Chain::new(),
                names: Chain::new(),
                exact: Chain::new(),
            },
            due: Vec::new(),
            due_events: HashMap::new(),
            ends: Vec::new(),
            binding: Binding::default(),
            events: 0,
        }
    }

    /// Returns the number of events so far.
    pub fn events(&self) -> u64 {
        self.events
    }

    /// Appends an event.
    pub fn push(&mut self, event: Event) {
        // A loop at the end of the stack takes part in an outer loop once it has ended.
        while !self.continues_last_loop(&event) && self.fold() {}
        let sequence = |value: &Value| Sequence::Affine {
            first: self.rename(*value),
            strides: Vec::new(),
        };
        let slots = event.slots.iter().map(sequence).collect();
        let leaf = Leaf {
            key: event.key,
            first: self.events,
            executions: 1,
            slots,
        };
        self.events += 1;
        self.push_node(Node::Event(leaf));
        self.fold();
    }

    /// Returns the tree of all events.
    pub fn finish(mut self) -> Vec<Node> {
        while self.fold() {}
        finish::finish(self.nodes)
    }

    /// Returns whether the stack ends with a loop of which the event can begin an iteration, or
    /// with an event, after which everything has been folded.
    fn continues_last_loop(&self, event: &Event) -> bool {
        let Some(Node::Loop(inner)) = self.nodes.last() else {
            return true;
        };
        let count = count_of(inner);
        let slots: Vec<Value> = event
            .slots
            .iter()
            .map(|value| self.rename(*value))
            .collect();
        begins_iteration(inner, count, event.key, &slots)
    }

    /// Replaces the allocation of a pointer by the name that stands for it.
    fn rename(&self, value: Value) -> Value {
        match value {
            Value::Pointer { allocation, offset } => Value::Pointer {
                allocation: self.binding.name(allocation),
                offset,
            },
            Value::Int(_) | Value::Float(_) => value,
        }
    }

    /// Puts a node on the stack that ends with the last event.
    pub(super) fn push_node(&mut self, node: Node) {
        self.hashes.push(&node);
        self.nodes.push(node);
        self.ends.push(self.events);
        let at = self.nodes.len() - 1;
        if let Node::Loop(inner) = &self.nodes[at] {
            let due = at + 1 + inner.body.len();
            if self.due.len() <= due {
                self.due.resize(due + 1, Vec::new());
            }
            if !self.due[due].contains(&at) {
                self.due[due].push(at);
            }
        }
        self.expect_events(at);
    }

    /// Notes where the next iteration of a loop ends whose inner counts vary.
    fn expect_events(&mut self, at: usize) {
        if let Node::Loop(inner) = &self.nodes[at]
            && let Some(events) = expected_events(inner, count_of(inner))
        {
            self.due_events
                .entry(self.ends[at] + events)
                .or_default()
                .push(at);
        }
    }

    pub(super) fn truncate(&mut self, height: usize) {
        self.nodes.truncate(height);
        self.ends.truncate(height);
        self.hashes.truncate(height);
    }

    /// Performs one fold at the end of the stack, if there is one.
    fn fold(&mut self) -> bool {
        if self.extend() {
            return true;
        }
        let Some(candidate) = self.candidate() else {
            return false;
        };
        self.binding
            .exchange(&candidate.swap, candidate.spans as u64);
        let start = self.nodes.len() - candidate.period * candidate.spans;
        let folded = self.build(candidate);
        self.truncate(start);
        self.push_node(Node::Loop(folded));
        true
    }

    /// Appends the last nodes of the stack to the loop below them, if they are its next iteration.
    pub(super) fn extend(&mut self) -> bool {
        let height = self.nodes.len();
        let mut due = Vec::new();
        if let Some(loops) = self.due.get_mut(height) {
            let nodes = &self.nodes;
            loops.retain(|at| {
                let length = height - 1 - at;
                matches!(&nodes[*at], Node::Loop(inner) if inner.body.len() == length)
            });
            due.extend_from_slice(loops);
        }
        if let Some(loops) = self.due_events.remove(&self.events) {
            due.extend(loops.into_iter().filter(|at| at + 1 < height));
        }
        due.into_iter().rev().any(|at| self.extend_loop(at))
    }

    /// Appends the nodes above a loop, if they are its next iteration.
    fn extend_loop(&mut self, at: usize) -> bool {
        let (below, span) = self.nodes.split_at_mut(at + 1);
        let Node::Loop(inner) = &mut below[at] else {
            return false;
        };
        let count = count_of(inner);
        if fits(inner, count, span) {
            append_iteration(&mut inner.body, count, span);
        } else if let Some(iteration) = next_iteration(inner, count, span)
            && fits(inner, count, &iteration)
        {
            append_iteration(&mut inner.body, count, &iteration);
        } else {
            return false;
        }
        inner.count = constant(count + 1);
        self.binding.exchange(&inner.swap, 1);
        self.truncate(at + 1);
        self.ends[at] = self.events;
        self.expect_events(at);
        true
    }

    /// Returns spans at the end of the stack that can become a loop: the shortest period first.
    fn candidate(&self) -> Option<Candidate> {
        let exact = &self.hashes.exact;
        let equal = exact.lags(MAX_PERIOD).find_map(|lag| {
            let exchanged = || {
                let orders = (2..=MAX_ORDER).rev().filter(move |order| lag % order == 0);
                orders.map(|order| self.exchanged(lag / order, order))
            };
            let identical = || self.identical(lag);
            exchanged().find_map(|found| found).or_else(identical)
        });
        let moved = || {
            let lags = self.hashes.names.lags(MAX_PERIOD).filter(|lag| {
                let length = (SPANS - 1) * lag;
                self.hashes.names.repeats(*lag, length) && !exact.repeats(*lag, length)
            });
            let mut lags = lags.take(MAX_OFFSET_ATTEMPTS);
            lags.find_map(|lag| {
                let last = |spans: usize| {
                    let at = self.nodes.len() - 1 - spans * lag;
                    &self.nodes[at..=at]
                };
                regular([last(2), last(1), last(0)], Strictness::Strict)
                    .then(|| self.verified(lag, SPANS, Strictness::Strict))?
            })
        };
        equal.or_else(moved)
    }

    /// Returns spans of the given length with equal pointers.
    fn identical(&self, period: usize) -> Option<Candidate> {
        if !self.repeats(period, SPANS) {
            return None;
        }
        let strict = self.verified(period, SPANS, Strictness::Strict);
        let relaxed = || {
            let enough = self.repeats(period, RELAXED_SPANS);
            enough.then(|| self.verified(period, RELAXED_SPANS, Strictness::Relaxed))?
        };
        strict.or_else(relaxed)
    }

    /// Returns spans of the given length whose pointers are exchanged from one to the next, and are
    /// in their places again after `order` spans.
    fn exchanged(&self, period: usize, order: usize) -> Option<Candidate> {
        let repeats = |spans: usize| {
            self.hashes
                .exact
                .repeats(period * order, period * (spans - order))
                && self.hashes.shape.repeats(period, period * (spans - 1))
        };
        if !repeats(order + 1) {
            return None;
        }
        let strict = self.verified(period, order + 1, Strictness::Strict);
        let relaxed = || {
            let enough = repeats(RELAXED_SPANS);
            enough.then(|| self.verified(period, RELAXED_SPANS, Strictness::Relaxed))?
        };
        let exchanged = |found: &Candidate| !found.swap.is_empty();
        strict.or_else(relaxed).filter(exchanged)
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

    /// Returns the loop that a candidate becomes.
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

/// Returns the count of a loop on the stack, which is in no other loop.
pub(super) fn count_of(inner: &Loop) -> u64 {
    inner
        .constant_count()
        .expect("loops on the stack are entered once")
}

impl Hashes {
    fn push(&mut self, node: &Node) {
        let [shape, names, exact] = hashes_of(node);
        self.shape.push(shape);
        self.names.push(names);
        self.exact.push(exact);
    }

    fn truncate(&mut self, height: usize) {
        self.shape.truncate(height);
        self.names.truncate(height);
        self.exact.truncate(height);
    }
}

/// Returns the hash of keys and structure, with names, and with names and offsets.
fn hashes_of(node: &Node) -> [u64; 3] {
    match node {
        Node::Event(leaf) => {
            let shape = mix(leaf.key, 1);
            let [mut names, mut exact] = [shape; 2];
            for slot in &leaf.slots {
                if let Sequence::Affine {
                    first: Value::Pointer { allocation, offset },
                    strides,
                } = slot
                {
                    names = mix(names, u64::from(*allocation));
                    exact = mix(mix(exact, u64::from(*allocation)), offset.cast_unsigned());
                    for stride in strides {
                        exact = mix(exact, stride.cast_unsigned());
                    }
                }
            }
            [shape, names, exact]
        }
        Node::Loop(inner) => {
            let mut hashes = [2; 3];
            for node in &inner.body {
                let next = hashes_of(node);
                for (hash, next) in hashes.iter_mut().zip(next) {
                    *hash = mix(*hash, next);
                }
            }
            for name in inner.swap.cycles.iter().flatten() {
                hashes[1] = mix(hashes[1], u64::from(*name));
                hashes[2] = mix(hashes[2], u64::from(*name));
            }
            hashes
        }
    }
}
