//! Whether a value is used after a run.
//!
//! The compiler merges a guard with a function's own tests: in `x > 0.2 ? log(x) : y` there is no
//! test for negative `x`, for which the body gives another result. Where a body and a function
//! differ, the result must be unused: in a block that these inputs do not reach, or in a `select`
//! that takes the other value.

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::machine::Machine;

/// The most uses that are followed.
const BUDGET: usize = 200;

/// The control flow that is known after a run.
pub trait Known {
    /// Returns the block where the run began.
    fn start(&self) -> usize;
    /// Returns the successor that `block` branches to, if it is known and the same in all
    /// iterations.
    fn successor(&self, block: usize) -> Option<usize>;
    /// Returns whether a `select` takes the first value, if it is known and the same in all
    /// iterations.
    fn pick(&self, select: Id) -> Option<bool>;
}

impl Known for Machine<'_> {
    fn start(&self) -> usize {
        Machine::start(self)
    }

    fn successor(&self, block: usize) -> Option<usize> {
        Machine::successor(self, block)
    }

    fn pick(&self, select: Id) -> Option<bool> {
        Machine::pick(self, select)
    }
}

/// The uses that are possible after a run.
pub struct Live<'a, 'g> {
    graph: &'g Graph,
    run: &'a dyn Known,
    /// The blocks that the inputs may reach.
    reached: Vec<bool>,
}

impl<'a, 'g> Live<'a, 'g> {
    /// Computes the blocks that are reached under the conditions that `run` knows; conditions in
    /// loops may change between iterations.
    pub fn new(graph: &'g Graph, run: &'a dyn Known) -> Live<'a, 'g> {
        let mut reached = vec![false; graph.blocks.len()];
        let mut next = vec![run.start()];
        while let Some(block) = next.pop() {
            if !std::mem::replace(&mut reached[block], true) {
                match run.successor(block) {
                    Some(successor) => next.push(successor),
                    None => next.extend(&graph.blocks[block].successors),
                }
            }
        }
        Live {
            graph,
            run,
            reached,
        }
    }

    /// Returns whether anything depends on the value of `id`.
    pub fn is_used(&self, id: Id) -> bool {
        self.reached[self.graph.nodes[id].block] && self.follow(id)
    }

    /// Returns whether anything depends on the value that a phi gets from `from`.
    pub fn is_edge_used(&self, from: usize, phi: Id) -> bool {
        self.is_open(from, self.graph.nodes[phi].block) && self.is_used(phi)
    }

    fn is_open(&self, from: usize, to: usize) -> bool {
        let goes = self.run.successor(from);
        self.reached.get(from) == Some(&true) && goes.is_none_or(|goes| goes == to)
    }

    fn follow(&self, id: Id) -> bool {
        let mut seen = vec![id];
        let mut is_seen = vec![false; self.graph.nodes.len()];
        is_seen[id] = true;
        let mut at = 0;
        while at < seen.len() {
            let id = seen[at];
            at += 1;
            for &user in &self.graph.users[id] {
                let node = &self.graph.nodes[user];
                if !self.reached[node.block] || is_seen[user] {
                    continue;
                }
                let flows = match &node.kind {
                    Kind::Code(Code::Select) => match self.run.pick(user) {
                        Some(pick) => {
                            node.operands[0] == id || node.operands[if pick { 1 } else { 2 }] == id
                        }
                        None => true,
                    },
                    // The next iteration has other inputs.
                    Kind::Phi(_) if self.graph.is_header(node.block) => return true,
                    Kind::Phi(from) => from
                        .iter()
                        .zip(&node.operands)
                        .any(|(from, operand)| *operand == id && self.is_open(*from, node.block)),
                    Kind::Code(_) | Kind::Offset(_) | Kind::Load(_) => true,
                    Kind::Constant(_)
                    | Kind::Unknown
                    | Kind::Store(_)
                    | Kind::Branch
                    | Kind::Switch(_)
                    | Kind::Jump => return true,
                };
                if flows {
                    is_seen[user] = true;
                    seen.push(user);
                }
            }
            if seen.len() > BUDGET {
                return true;
            }
        }
        false
    }
}
