//! The part of a function that must be executed to know some of its values.
//!
//! Given where a run begins and the nodes whose values are wanted, the slice contains these, what
//! they are computed from, the conditions that control them, and those that decide whether they are
//! used. The many runs that compare a body with a function execute nothing else.

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::machine::start;

/// The number of steps after a wanted value within which conditions of its uses are included.
const USES: usize = 4;

/// A part of a function.
#[derive(Clone, Debug)]
pub struct Slice {
    /// For each node whether it is to be executed.
    pub nodes: Vec<bool>,
    /// For each block whether anything is to be executed in it, or after it.
    pub useful: Vec<bool>,
    /// For each block and successor whether a wanted value follows before the join.
    pub targets: Vec<Vec<bool>>,
}

impl Slice {
    /// Computes what a run from `inputs` needs for `wanted`.
    pub fn new(graph: &Graph, inputs: &[Id], wanted: &[Id]) -> Slice {
        let regions = graph.regions();
        let (begin, _) = start(graph, inputs.iter().copied());
        let mut closure = Closure {
            graph,
            inputs,
            regions,
            ahead: ahead(graph, begin),
            nodes: vec![false; graph.nodes.len()],
            blocks: vec![false; graph.blocks.len()],
            next: Vec::new(),
        };
        for &id in wanted {
            closure.node(id);
            closure.uses(id, USES);
        }
        closure.close();
        let targets = regions
            .iter()
            .map(|ways| {
                let holds = |inside: &Vec<bool>| {
                    let mut blocks = wanted.iter().map(|id| graph.nodes[*id].block);
                    blocks.any(|block| inside[block])
                };
                ways.iter().map(holds).collect()
            })
            .collect();
        let mut useful = closure.blocks;
        let loops = &graph.blocks[begin].loops;
        for block in (0..useful.len()).rev() {
            if !useful[block] {
                continue;
            }
            let mut next = vec![block];
            while let Some(block) = next.pop() {
                if loops.contains(&block) {
                    continue;
                }
                for &before in &graph.blocks[block].predecessors {
                    if !std::mem::replace(&mut useful[before], true) {
                        next.push(before);
                    }
                }
            }
        }
        Slice {
            nodes: closure.nodes,
            useful,
            targets,
        }
    }

    /// Returns whether the branch of `block` matters.
    pub fn needs(&self, graph: &Graph, block: usize) -> bool {
        graph.blocks[block]
            .nodes
            .last()
            .is_some_and(|terminator| self.nodes[*terminator])
    }
}

/// Returns the blocks that are reachable from `begin` without a back edge of a loop that contains
/// it.
fn ahead(graph: &Graph, begin: usize) -> Vec<bool> {
    let mut ahead = vec![false; graph.blocks.len()];
    let mut next = vec![begin];
    while let Some(block) = next.pop() {
        if !std::mem::replace(&mut ahead[block], true) {
            let loops = &graph.blocks[begin].loops;
            let successors = graph.blocks[block].successors.iter();
            next.extend(successors.filter(|to| !loops.contains(to)));
        }
    }
    ahead
}

/// The nodes and blocks of a slice under construction.
struct Closure<'a> {
    graph: &'a Graph,
    inputs: &'a [Id],
    regions: &'a [Vec<Vec<bool>>],
    ahead: Vec<bool>,
    nodes: Vec<bool>,
    blocks: Vec<bool>,
    next: Vec<Id>,
}

impl Closure<'_> {
    fn node(&mut self, id: Id) {
        if !std::mem::replace(&mut self.nodes[id], true) {
            self.next.push(id);
        }
    }

    /// Adds the conditions that decide whether `block` is executed.
    fn block(&mut self, block: usize) {
        if !self.ahead[block] || std::mem::replace(&mut self.blocks[block], true) {
            return;
        }
        for branch in 0..self.regions.len() {
            if self.ahead[branch] && self.regions[branch].iter().any(|inside| inside[block]) {
                self.terminator(branch);
            }
        }
    }

    fn terminator(&mut self, block: usize) {
        if let Some(terminator) = self.graph.blocks[block].nodes.last() {
            self.node(*terminator);
        }
    }

    /// Adds the conditions that decide which edge enters a phi.
    fn ways(&mut self, id: Id) {
        if let Kind::Phi(from) = &self.graph.nodes[id].kind {
            for &before in from {
                if before < self.regions.len() && self.ahead[before] {
                    self.block(before);
                    self.terminator(before);
                }
            }
        }
    }

    /// Adds the conditions of the uses of `id` within `steps` steps.
    fn uses(&mut self, id: Id, steps: usize) {
        let graph = self.graph;
        for &user in &graph.users[id] {
            let node = &graph.nodes[user];
            if !self.ahead[node.block] {
                continue;
            }
            self.block(node.block);
            if matches!(node.kind, Kind::Code(Code::Select)) {
                self.node(node.operands[0]);
            }
            self.ways(user);
            if steps > 0 && matches!(node.kind, Kind::Code(_) | Kind::Phi(_)) {
                self.uses(user, steps - 1);
            }
        }
    }

    fn close(&mut self) {
        let graph = self.graph;
        while let Some(id) = self.next.pop() {
            let node = &graph.nodes[id];
            if node.value.opcode().is_none() || !self.ahead[node.block] {
                continue;
            }
            self.block(node.block);
            if self.inputs.contains(&id) {
                continue;
            }
            for &operand in &node.operands {
                self.node(operand);
            }
            self.ways(id);
            if let Kind::Load(_) = node.kind {
                for &store in graph.stores(node.operands[0]) {
                    self.node(store);
                }
            }
        }
    }
}
