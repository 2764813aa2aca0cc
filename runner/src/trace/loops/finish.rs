//! Shortens the description once all events are known, and recognises formulas.

use super::detector::{Detector, count_of};
use super::formula::fit;
use super::merge::append_loop;
use super::relate::{Strictness, same_structure};
use super::sequence::difference;
use super::{Loop, Node, Sequence, Value, description_size};

/// Folds what makes the description smaller, and replaces tables by formulas.
pub(super) fn finish(nodes: Vec<Node>) -> Vec<Node> {
    let mut folded = Detector::new();
    for mut node in nodes {
        // A loop that gets another iteration here exchanges its names once more.
        let binding = &folded.binding;
        rename(std::slice::from_mut(&mut node), &|name| binding.name(name));
        folded.events += event_count(&node);
        folded.push_node(node);
        while folded.join() || folded.extend() || folded.fold_repetition() {}
    }
    let mut nodes = folded.nodes;
    simplify(&mut nodes);
    nodes
}

fn event_count(node: &Node) -> u64 {
    match node {
        Node::Event(leaf) => leaf.executions,
        Node::Loop(inner) => inner.body.iter().map(event_count).sum(),
    }
}

/// Renames the names in nodes.
fn rename(nodes: &mut [Node], name: &dyn Fn(u32) -> u32) {
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
    /// Joins the last two loops of the stack, if they have equal bodies and a loop with tables of
    /// their values is smaller.
    fn join(&mut self) -> bool {
        let height = self.nodes.len();
        let [.., Node::Loop(first), Node::Loop(second)] = &self.nodes[..] else {
            return false;
        };
        if first.swap != second.swap || !continues(first, second) {
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

    /// Folds two equal spans at the end of the stack, or three whose values are irregular, if the
    /// loop is smaller.
    fn fold_repetition(&mut self) -> bool {
        let height = self.nodes.len();
        let found = self.repeated_periods().find_map(|period| {
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

/// Returns whether the iterations of a loop have the pointers that those of another continue.
fn continues(first: &Loop, second: &Loop) -> bool {
    same_structure(&first.body, &second.body)
        && pointers_continue(&first.body, &second.body, count_of(first))
}

fn pointers_continue(body: &[Node], next: &[Node], count: u64) -> bool {
    let slot_continues = |(slot, next): (&Sequence, &Sequence)| match (slot, next) {
        (Sequence::Affine { first, strides }, Sequence::Affine { first: next, .. }) => {
            !matches!(first, Value::Pointer { .. })
                || difference(*first, *next).is_some_and(|change| {
                    i128::from(change) == i128::from(strides[0]) * i128::from(count)
                })
        }
        _ => true,
    };
    body.iter().zip(next).all(|pair| match pair {
        (Node::Event(leaf), Node::Event(next)) => {
            leaf.slots.iter().zip(&next.slots).all(slot_continues)
        }
        (Node::Loop(inner), Node::Loop(next)) => pointers_continue(&inner.body, &next.body, count),
        (Node::Event(_) | Node::Loop(_), _) => false,
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
