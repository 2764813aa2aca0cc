//! Shortens the description once all events are known, and recognises formulas.

use super::detector::{Detector, count_of};
use super::formula::fit;
use super::merge::append_loop;
use super::relate::{Strictness, same_structure, slots_continue};
use super::split::split_stages;
use super::unrolled::{events_at, prepend_iteration};
use super::{Leaf, Loop, Node, Sequence, Value, description_size};

/// The largest number of iterations of a loop that is unrolled if that is shorter.
const MAX_WRITTEN_OUT: u64 = 3;

/// The number of periods that are tried after each node.
const MAX_PERIODS: usize = 64;

/// Applies folds that make the description smaller, and replaces tables by formulas.
pub(super) fn finish(nodes: Vec<Node>) -> Vec<Node> {
    let mut folded = Detector::new();
    for mut node in nodes.into_iter().flat_map(written_out) {
        // A loop that gets another iteration here applies its swap once more.
        let binding = &folded.binding;
        rename(std::slice::from_mut(&mut node), &|name| binding.name(name));
        folded.events += event_count(&node);
        folded.push_node(node);
        folded.shorten();
    }
    let mut nodes = folded.nodes;
    split_stages(&mut nodes, &mut Vec::new());
    simplify(&mut nodes);
    nodes
}
/// Returns the events of a loop, if their description is shorter than the loop's; otherwise the
/// node itself.
fn written_out(node: Node) -> Vec<Node> {
    let size = description_size(std::slice::from_ref(&node));
    let events = match &node {
        Node::Loop(inner) if inner.swap.is_empty() && count_of(inner) <= MAX_WRITTEN_OUT => (0
            ..count_of(inner))
            .map(|iteration| events_of(inner, iteration))
            .collect::<Option<Vec<_>>>(),
        Node::Event(_) | Node::Loop(_) => None,
    };
    let events = events.map(|iterations| iterations.concat());
    let shorter = events.filter(|events| description_size(events) < size);
    shorter.unwrap_or_else(|| vec![node])
}

/// Returns the events of an iteration of a loop that neither is nested nor contains a loop.
fn events_of(inner: &Loop, iteration: u64) -> Option<Vec<Node>> {
    let body = inner.body.iter().map(|node| match node {
        Node::Event(leaf) => Some(leaf),
        Node::Loop(_) => None,
    });
    let body: Vec<&Leaf> = body.collect::<Option<_>>()?;
    let event = |leaf: &&Leaf| {
        let value = |slot: &Sequence| Sequence::Affine {
            first: slot.value(&[iteration.cast_signed()], iteration),
            strides: Vec::new(),
        };
        Node::Event(Leaf {
            key: leaf.key,
            first: leaf.first + iteration * body.len() as u64,
            executions: 1,
            slots: leaf.slots.iter().map(value).collect(),
        })
    };
    Some(body.iter().map(event).collect())
}

fn event_count(node: &Node) -> u64 {
    match node {
        Node::Event(leaf) => leaf.executions,
        Node::Loop(inner) => inner.body.iter().map(event_count).sum(),
    }
}

/// Renames the names in nodes.
pub(super) fn rename(nodes: &mut [Node], name: &dyn Fn(u32) -> u32) {
    for node in nodes {
        match node {
            Node::Event(leaf) => {
                for slot in &mut leaf.slots {
                    if let Sequence::Affine {
                        first: Value::Pointer { allocation, .. },
                        ..
                    } = slot
                    {
                        *allocation = name(*allocation);
                    }
                }
            }
            Node::Loop(inner) => {
                inner.swap = inner.swap.renamed(name);
                rename(&mut inner.body, name);
            }
        }
    }
}

impl Detector {
    /// Folds the end of the stack where this makes the description smaller.
    fn shorten(&mut self) {
        while self.prepend() || self.join() || self.extend() || self.fold_repetition() {}
    }

    /// Joins the last two loops of the stack, if they have equal bodies and a loop with tables of
    /// their values is smaller.
    fn join(&mut self) -> bool {
        let height = self.nodes.len();
        let [.., Node::Loop(first), Node::Loop(second)] = &self.nodes[..] else {
            return false;
        };
        if first.swap != second.swap || !pointers_continue(first, second) {
            return false;
        }
        let (count, second_count) = (count_of(first), count_of(second));
        let mut joined = first.clone();
        append_loop(&mut joined.body, count, &second.body, second_count);
        joined.count = super::merge::constant(count + second_count);
        let joined = Node::Loop(joined);
        let separate = description_size(&self.nodes[height - 2..]);
        if description_size(std::slice::from_ref(&joined)) >= separate {
            return false;
        }
        self.truncate(height - 2);
        self.push_node(joined);
        true
    }

    /// Prepends to the last loop of the stack the nodes below it, if they are an iteration in which
    /// inner loops were too short to be found.
    fn prepend(&mut self) -> bool {
        let Some((Node::Loop(inner), below)) = self.nodes.split_last() else {
            return false;
        };
        let Some(mut events) = events_at(&inner.body, &mut vec![-1]) else {
            return false;
        };
        let mut start = below.len();
        while start > 0 && events > 0 {
            start -= 1;
            let Some(rest) = events.checked_sub(event_count(&below[start])) else {
                return false;
            };
            events = rest;
        }
        if events > 0 {
            return false;
        }
        let Some(prepended) = prepend_iteration(inner, &below[start..]) else {
            return false;
        };
        self.truncate(start);
        self.push_node(Node::Loop(prepended));
        true
    }

    /// Folds two equal spans at the end of the stack, or three whose values are irregular, if the
    /// loop is smaller.
    fn fold_repetition(&mut self) -> bool {
        let height = self.nodes.len();
        let found = self
            .repeated_periods()
            .take(MAX_PERIODS)
            .find_map(|period| {
                let spans = match self.repeats(period, 3) {
                    true => 3,
                    false => 2,
                };
                let candidate = self.verified(period, spans, Strictness::Relaxed)?;
                if !candidate.swap.is_empty() {
                    return None;
                }
                let start = height - period * spans;
                let folded = Node::Loop(self.build(candidate));
                let size = description_size(std::slice::from_ref(&folded));
                (size < description_size(&self.nodes[start..])).then_some((start, folded))
            });
        let Some((start, folded)) = found else {
            return false;
        };
        self.truncate(start);
        self.push_node(folded);
        true
    }
}

/// Returns whether the pointers of the second loop continue those of the first one.
fn pointers_continue(first: &Loop, second: &Loop) -> bool {
    same_structure(&first.body, &second.body)
        && slots_continue(&first.body, &second.body, count_of(first), &|value| {
            matches!(value, Value::Pointer { .. })
        })
}

/// Replaces affine sequences without strides by constants, and tables by formulas where they fit.
fn simplify(nodes: &mut [Node]) {
    for node in nodes {
        match node {
            Node::Event(leaf) => leaf.slots.iter_mut().for_each(simplify_sequence),
            Node::Loop(inner) => {
                simplify_sequence(&mut inner.count);
                simplify(&mut inner.body);
            }
        }
    }
}

fn simplify_sequence(sequence: &mut Sequence) {
    if let Some(value) = sequence.constant() {
        *sequence = Sequence::Constant(value);
    } else if let Sequence::Table(table) = sequence
        && table.floats
        && let Some(formula) = fit(table)
    {
        *sequence = Sequence::Formula(formula);
    }
}
