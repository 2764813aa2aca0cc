//! Replaces loops of the host that exchange blocks and launch nothing by their operations.
//!
//! A host that fills two arrays in turn before it launches anything does so in a loop, after which
//! the names of the arrays may be exchanged. Such operations become first values and outputs of a
//! job, and no loop is left to exchange the names in.

use super::super::loops::{Binding, Detector, Event, Leaf, Node, Sequence, Value, visit_events};
use super::super::recording::{Operation, Recording};
use super::super::runs;

/// Returns the same operations without such loops.
pub(super) fn replace(recording: &Recording, nodes: &[Node]) -> Vec<Node> {
    let is_replaced = |node: &Node| {
        !launches(recording, node)
            && visit_events(std::slice::from_ref(node), &mut |_, _| {}) != Binding::default()
    };
    let Some(at) = nodes.iter().position(is_replaced) else {
        return nodes.to_vec();
    };
    let (mut begin, mut end) = (0, 0);
    let names = visit_events(&nodes[..at], &mut |_, _| begin += 1);
    visit_events(&nodes[..=at], &mut |_, _| end += 1);
    let mut all = nodes[..at].to_vec();
    let (mut number, mut rest) = (0, Detector::new());
    visit_events(nodes, &mut |key, values| {
        let named = values.iter().map(|value| match *value {
            Value::Pointer { allocation, offset } => Value::Pointer {
                allocation: names.name(allocation),
                offset,
            },
            value => value,
        });
        if number >= end {
            let slots = named.collect();
            rest.push(Event { key, slots });
        } else if number >= begin {
            all.push(Node::Event(Leaf {
                key,
                first: number,
                executions: 1,
                slots: named.map(Sequence::Constant).collect(),
            }));
        }
        number += 1;
    });
    all.extend(replace(recording, &runs::join(rest.finish())));
    all
}

/// Returns whether a node launches kernels.
fn launches(recording: &Recording, node: &Node) -> bool {
    match node {
        Node::Event(leaf) => {
            let operation = &recording.operations[leaf.key as usize];
            matches!(operation, Operation::Launch { .. })
        }
        Node::Loop(inner) => inner.body.iter().any(|node| launches(recording, node)),
    }
}
