//! Folds the tail of a stack of nodes into loops while events arrive.

use std::collections::HashMap;

use super::chain::{Chain, mix};
use super::expansion::Binding;
use super::merge::{append_iteration, constant};
use super::relate::{fits, is_expected};
use super::unrolled::{expected_events, has_irregular_count, next_iteration};
use super::{Event, Leaf, Loop, Node, Sequence, Value, finish};

/// The largest number of nodes by which an iteration may exceed the body if its length is not known
/// in advance.
const MAX_IRREGULAR: usize = 128;

/// The number of loops at the end of the stack for which the last nodes are tested as such an
/// iteration.
const MAX_DEPTH: usize = 4;

/// Detects loops in a stream of events.
///
/// Memory grows with the description, not with the number of events, except for irregular values
/// (tables) and spans that are not yet known to be iterations.
#[derive(Clone)]
pub struct Detector {
    pub(super) nodes: Vec<Node>,
    pub(super) hashes: Hashes,
    /// For each height of the stack: the loops whose next iteration the nodes above could be.
    due: Vec<Vec<usize>>,
    /// For each number of events: the loops with varying inner counts whose next iteration could
    /// end there.
    due_events: HashMap<u64, Vec<usize>>,
    /// For each node on the stack: the number of events up to its end.
    ends: Vec<u64>,
    /// The loops on the stack.
    loops: Vec<StackedLoop>,
    pub(super) binding: Binding,
    pub(super) events: u64,
}

/// Hashes of the nodes on the stack, without integers, floats and the counts of loops.
#[derive(Clone)]
pub(super) struct Hashes {
    /// Keys and structure.
    pub(super) shape: Chain,
    /// These and the names.
    pub(super) names: Chain,
    /// These and the offsets.
    pub(super) exact: Chain,
}

/// A loop on the stack.
#[derive(Clone)]
struct StackedLoop {
    /// Its position on the stack.
    at: usize,
    /// Number of events before the first loop in its body, in the body of that one, and so on.
    leading: Vec<usize>,
    /// The key of the last event in its body, if the counts of inner loops follow no rule, so that
    /// the number of nodes of the next iteration is not known.
    irregular_end: Option<u64>,
    /// Whether an event has been seen that does not belong to a further iteration.
    ended: bool,
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
            loops: Vec::new(),
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
        let mut continues = self.event_continues_last_loop(&event);
        while !continues && self.end_last_loop() {
            continues = self.nodes_continue_last_loop() && self.event_continues_last_loop(&event);
        }
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
        // A loop that ends with the previous event has been folded with it by now.
        self.due_events.remove(&(self.events - 1));
    }

    /// Returns the tree of all events.
    pub fn finish(mut self) -> Vec<Node> {
        while self.fold() {}
        finish::finish(self.nodes)
    }

    /// Returns whether the event can belong to the next iteration of the last loop on the stack, or
    /// there is no loop that could end.
    fn event_continues_last_loop(&self, event: &Event) -> bool {
        let slots = || {
            event
                .slots
                .iter()
                .map(|value| self.rename(*value))
                .collect()
        };
        let above = |last: &StackedLoop| self.nodes.len() - 1 - last.at;
        self.loops.last().is_none_or(|last| {
            last.ended || self.is_expected_above(last, above(last), event.key, slots)
        })
    }

    /// Returns whether the nodes above the last loop on the stack can belong to its next iteration.
    fn nodes_continue_last_loop(&self) -> bool {
        self.loops.last().is_none_or(|last| {
            let mut above = self.nodes[last.at + 1..].iter().enumerate();
            above.all(|(number, node)| {
                let Node::Event(leaf) = node else {
                    unreachable!("no loop is above the last one");
                };
                let values = || {
                    let values = leaf.slots.iter().map(|slot| slot.value(&[], 0));
                    values.collect()
                };
                self.is_expected_above(last, number, leaf.key, values)
            })
        })
    }

    /// Returns whether an event is the expected one at a position in the next iteration of a loop,
    /// or none is known there.
    fn is_expected_above(
        &self,
        last: &StackedLoop,
        number: usize,
        key: u64,
        slots: impl FnOnce() -> Vec<Value>,
    ) -> bool {
        let Node::Loop(inner) = &self.nodes[last.at] else {
            unreachable!("`loops` lists loops");
        };
        let leaf = last.leading_leaf(inner, number);
        leaf.is_none_or(|leaf| is_expected(leaf, count_of(inner), key, &slots()))
    }

    /// Makes the last loop on the stack, which has no further iteration, part of an outer loop;
    /// returns whether that succeeded.
    fn end_last_loop(&mut self) -> bool {
        let Some(last) = self.loops.last_mut() else {
            return false;
        };
        last.ended = true;
        let height = last.at + 1;
        let mut above = self.nodes[height..].to_vec();
        let old_binding = self.binding.clone();
        self.truncate(height);
        self.events = self.ends[height - 1];
        let folded = self.fold();
        if self.binding != old_binding {
            let new_binding = &self.binding;
            let rename = |name| new_binding.name(old_binding.allocation(name));
            super::finish::rename(&mut above, &rename);
        }
        for node in above {
            self.events += 1;
            self.push_node(node);
        }
        folded
    }

    /// Replaces the allocation of a pointer by its current name.
    fn rename(&self, value: Value) -> Value {
        match value {
            Value::Pointer { allocation, offset } => Value::Pointer {
                allocation: self.binding.name(allocation),
                offset,
            },
            Value::Int(_) | Value::Float(_) => value,
        }
    }

    /// Pushes a node that ends with the last event.
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
            self.loops.push(StackedLoop::new(at, inner));
        }
        self.expect_events(at);
    }

    /// Records where the next iteration of a loop with varying inner counts ends.
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
        while self.loops.pop_if(|last| last.at >= height).is_some() {}
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
        if let Some(loops) = self.due_events.get(&self.events) {
            due.extend(loops.iter().filter(|at| *at + 1 < height));
        }
        let last_loops = self.loops.iter().rev().take(MAX_DEPTH);
        due.extend(
            last_loops
                .filter(|last| self.may_be_irregular(last))
                .map(|last| last.at),
        );
        due.into_iter().rev().any(|at| self.extend_loop(at))
    }

    /// Returns whether the nodes above a loop begin and end like its iterations, if the number of
    /// nodes in its next iteration is not known.
    fn may_be_irregular(&self, last: &StackedLoop) -> bool {
        let [Node::Loop(inner), first, .., Node::Event(end)] = &self.nodes[last.at..] else {
            return false;
        };
        let begins = match (first, &inner.body[0]) {
            (Node::Event(leaf), Node::Event(template)) => leaf.key == template.key,
            (Node::Event(_) | Node::Loop(_), _) => true,
        };
        let length = self.nodes.len() - 1 - last.at;
        begins && last.irregular_end == Some(end.key) && length <= inner.body.len() + MAX_IRREGULAR
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
        if let (Some(last), Node::Loop(inner)) = (self.loops.last_mut(), &self.nodes[at]) {
            last.ended = false;
            last.irregular_end = irregular_end(inner);
        }
        self.expect_events(at);
        true
    }
}

/// Returns the key of the last event in the body of a loop, if counts of inner loops follow no
/// rule.
fn irregular_end(inner: &Loop) -> Option<u64> {
    match inner.body.last() {
        Some(Node::Event(leaf)) if has_irregular_count(&inner.body) => Some(leaf.key),
        Some(Node::Event(_) | Node::Loop(_)) | None => None,
    }
}

impl StackedLoop {
    fn new(at: usize, inner: &Loop) -> Self {
        let mut leading = Vec::new();
        let mut body = Some(&inner.body);
        while let Some(nodes) = body.take() {
            let events = nodes
                .iter()
                .take_while(|node| matches!(node, Node::Event(_)))
                .count();
            leading.push(events);
            if let Some(Node::Loop(inner)) = nodes.get(events) {
                body = Some(&inner.body);
            }
        }
        Self {
            at,
            leading,
            irregular_end: irregular_end(inner),
            ended: false,
        }
    }

    /// Returns the leaf at position `number` of an iteration, up to the end of the first iteration
    /// of the innermost of the loops with which the bodies begin.
    fn leading_leaf<'a>(&self, inner: &'a Loop, mut number: usize) -> Option<&'a Leaf> {
        let mut nodes = &inner.body;
        for events in &self.leading {
            if number < *events {
                return match &nodes[number] {
                    Node::Event(leaf) => Some(leaf),
                    Node::Loop(_) => None,
                };
            }
            number -= events;
            match nodes.get(*events)? {
                Node::Loop(inner) => nodes = &inner.body,
                Node::Event(_) => return None,
            }
        }
        None
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
