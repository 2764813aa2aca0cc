//! The natural loops of a function.

use std::collections::{HashMap, HashSet};

use crate::{Block, Value};

/// A loop with one way in and one way back.
pub struct Loop {
    /// The block that dominates the others.
    pub header: Block,
    /// The one block outside that branches to the header.
    pub preheader: Block,
    /// The one block inside that branches to the header.
    pub latch: Block,
    /// All blocks.
    pub blocks: HashSet<Block>,
}

impl Loop {
    /// Whether `value` is the same in every round.
    pub fn is_invariant(&self, value: Value) -> bool {
        value.opcode().is_none() || !self.blocks.contains(&value.block())
    }
}

/// The loops that `loop-simplify` brought into their simple form, outer ones first.
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

/// The blocks that can be reached, each after those that dominate it.
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
    /// Cooper, Harvey and Kennedy: "A Simple, Fast Dominance Algorithm".
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

    /// The nearest block that every way to the block of that number passes; the first block's is itself.
    pub fn immediate(&self, number: usize) -> usize {
        self.immediate[number]
    }

    /// Whether every way to `block` leads through `above`.
    pub fn dominates(&self, above: Block, block: Block) -> bool {
        let above = self.number[&above];
        let mut at = self.number[&block];
        while at > above {
            at = self.immediate[at];
        }
        at == above
    }
}
