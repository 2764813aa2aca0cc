//! The natural loops of a function.

use std::collections::{HashMap, HashSet};

use crate::{Block, Value};

/// A loop in simplified form: one preheader, and one latch.
pub struct Loop {
    /// The header, which dominates the other blocks.
    pub header: Block,
    /// The preheader: the only block outside that branches to the header.
    pub preheader: Block,
    /// The latch: the only block inside that branches to the header.
    pub latch: Block,
    /// All blocks.
    pub blocks: HashSet<Block>,
}

impl Loop {
    /// Returns whether `value` is loop-invariant.
    pub fn is_invariant(&self, value: Value) -> bool {
        value.opcode().is_none() || !self.blocks.contains(&value.block())
    }
}

/// Returns the loops that `loop-simplify` has simplified, outer ones first.
pub fn loops(function: Value) -> Vec<Loop> {
    let order = reverse_postorder(function);
    let dominators = Dominators::new(&order);
    let mut predecessors: HashMap<Block, Vec<Block>> = HashMap::new();
    for &block in &order {
        for next in block.terminator().successors() {
            predecessors.entry(next).or_default().push(block);
        }
    }
    let mut found = Vec::new();
    for &header in &order {
        let from = predecessors.get(&header).cloned().unwrap_or_default();
        let (back, forth): (Vec<Block>, Vec<Block>) = from
            .into_iter()
            .partition(|block| dominators.dominates(header, *block));
        let ([latch], [preheader]) = (back.as_slice(), forth.as_slice()) else {
            continue;
        };
        let mut blocks = HashSet::from([header]);
        let mut next = vec![*latch];
        while let Some(block) = next.pop() {
            if blocks.insert(block) {
                next.extend(predecessors[&block].iter().copied());
            }
        }
        found.push(Loop {
            header,
            preheader: *preheader,
            latch: *latch,
            blocks,
        });
    }
    found
}

/// Returns the reachable blocks in reverse postorder.
pub fn reverse_postorder(function: Value) -> Vec<Block> {
    let mut seen = HashSet::new();
    let mut order = Vec::new();
    let mut stack = vec![(function.blocks()[0], false)];
    while let Some((block, done)) = stack.pop() {
        if done {
            order.push(block);
        } else if seen.insert(block) {
            stack.push((block, true));
            stack.extend(
                block
                    .terminator()
                    .successors()
                    .into_iter()
                    .map(|next| (next, false)),
            );
        }
    }
    order.reverse();
    order
}

/// The immediate dominator of each block, by its number in reverse postorder.
pub struct Dominators {
    number: HashMap<Block, usize>,
    immediate: Vec<usize>,
}

impl Dominators {
    /// Computes them by Cooper, Harvey and Kennedy: "A Simple, Fast Dominance Algorithm".
    pub fn new(order: &[Block]) -> Dominators {
        let number: HashMap<_, _> = order
            .iter()
            .enumerate()
            .map(|(number, block)| (*block, number))
            .collect();
        let mut predecessors = vec![Vec::new(); order.len()];
        for (from, block) in order.iter().enumerate() {
            for next in block.terminator().successors() {
                predecessors[number[&next]].push(from);
            }
        }
        let mut immediate = vec![usize::MAX; order.len()];
        immediate[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for block in 1..order.len() {
                let mut known = predecessors[block]
                    .iter()
                    .copied()
                    .filter(|from| immediate[*from] != usize::MAX);
                let Some(first) = known.next() else { continue };
                let mut common = first;
                for other in known {
                    let mut other = other;
                    while common != other {
                        if common > other {
                            common = immediate[common];
                        } else {
                            other = immediate[other];
                        }
                    }
                }
                changed |= std::mem::replace(&mut immediate[block], common) != common;
            }
        }
        Dominators { number, immediate }
    }

    /// Returns the immediate dominator of the block with that number; that of the entry is itself.
    pub fn immediate(&self, number: usize) -> usize {
        self.immediate[number]
    }

    /// Returns whether `above` dominates `block`.
    pub fn dominates(&self, above: Block, block: Block) -> bool {
        let above = self.number[&above];
        let mut at = self.number[&block];
        while at > above {
            at = self.immediate[at];
        }
        at == above
    }
}
