//! Reorders a program into parts that share no memory.
//!
//! Several host threads interleave their operations on the device in a random order. Operations on
//! different memory commute, so the operations of each part are made consecutive before its loops
//! are detected.

use std::collections::{BTreeMap, BTreeSet};

use super::loops::{Event, Node, Value, description_size, detect, expand};
use super::recording::{Operation, Recording};
use super::runs;

/// Returns the same operations part by part, if that has a much shorter description.
pub fn simplest(recording: &Recording, nodes: Vec<Node>) -> Vec<Node> {
    /// The size for a few dozen launches.
    const SIMPLE: u64 = 300;
    let size = description_size(&nodes);
    if size <= SIMPLE {
        return nodes;
    }
    match apart(recording, &nodes) {
        Some(parts) if 2 * description_size(&parts) < size => parts,
        _ => nodes,
    }
}

/// Returns the same operations part by part; `None` if there is only one part.
fn apart(recording: &Recording, nodes: &[Node]) -> Option<Vec<Node>> {
    let events = expand(nodes);
    let mut parts = Parts::default();
    let blocks: Vec<BTreeSet<u32>> = events.iter().map(|event| used(recording, event)).collect();
    for used in &blocks {
        parts.join(used);
    }
    let mut of_parts: BTreeMap<u32, (usize, Vec<Event>)> = BTreeMap::new();
    for (number, (event, used)) in events.into_iter().zip(&blocks).enumerate() {
        let part = used.first().map_or(u32::MAX, |block| parts.root(*block));
        let (_, own) = of_parts.entry(part).or_insert((number, Vec::new()));
        own.push(event);
    }
    if of_parts.len() < 2 {
        return None;
    }
    let mut of_parts: Vec<(usize, Vec<Event>)> = of_parts.into_values().collect();
    of_parts.sort_by_key(|(first, _)| *first);
    let nodes = of_parts
        .into_iter()
        .flat_map(|(_, events)| runs::join(detect(events)));
    Some(nodes.collect())
}

/// Returns the blocks that an event may access.
fn used(recording: &Recording, event: &Event) -> BTreeSet<u32> {
    let given = event.slots.iter().filter_map(|value| match value {
        Value::Pointer { allocation, .. } => Some(*allocation),
        Value::Int(_) | Value::Float(_) => None,
    });
    let mut used: BTreeSet<u32> = given.collect();
    if let Operation::Launch { variables, .. } = &recording.operations[event.key as usize] {
        for variable in variables {
            used.insert(*variable);
            let pointed = recording.addresses.get(variable).into_iter().flatten();
            used.extend(pointed.map(|(_, block, _)| recording.merged.place(*block, 0).0));
        }
    }
    used
}

/// Disjoint sets of blocks that some event accesses together (union-find).
#[derive(Default)]
struct Parts {
    /// The parent of each block; the root of a set has none.
    parents: BTreeMap<u32, u32>,
}

impl Parts {
    fn root(&self, block: u32) -> u32 {
        match self.parents.get(&block) {
            Some(parent) => self.root(*parent),
            None => block,
        }
    }

    fn join(&mut self, blocks: &BTreeSet<u32>) {
        let roots: BTreeSet<u32> = blocks.iter().map(|block| self.root(*block)).collect();
        let Some(first) = roots.first() else { return };
        let others = roots.iter().skip(1);
        self.parents.extend(others.map(|root| (*root, *first)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_what_shares_memory() {
        let mut parts = Parts::default();
        for blocks in [[1, 2], [3, 4], [2, 5], [4, 6]] {
            parts.join(&blocks.into());
        }
        let roots: Vec<u32> = (1..8).map(|block| parts.root(block)).collect();
        assert_eq!(roots, [1, 1, 3, 3, 1, 3, 7]);
    }
}
