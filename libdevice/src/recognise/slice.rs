//! What of a function must be run to know a few of its values.
//!
//! In: where a run begins and the nodes whose values are wanted. Out: these, what they are computed from, the conditions that decide over them, and those that decide
//! whether they are used. The many runs that compare a body with a function run nothing else.

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::machine::start;

/// How many steps behind a wanted value the conditions for its use may stand.
const USES: usize = 4;

/// A part of a function.
#[derive(Clone, Debug)]
pub struct Slice {
    /// Per node: is it to be run?
    pub nodes: Vec<bool>,
    /// Per block: is there anything to run in it, or after it?
    pub useful: Vec<bool>,
    /// Per block and way out of it: is a wanted value behind, before the ways meet?
    pub targets: Vec<Vec<bool>>,
}

impl Slice {
    /// What a run from `inputs` needs for `wanted`.
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

    /// Whether it matters where `block` goes.
    pub fn needs(&self, graph: &Graph, block: usize) -> bool {
        graph.blocks[block]
            .nodes
            .last()
            .is_some_and(|terminator| self.nodes[*terminator])
    }
}

/// The blocks that can be reached from `begin` without another round of a loop that it is in.
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

/// Nodes and blocks on the way to a slice.
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

    /// Whether `block` is run at all decides over what is in it.
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

    /// Which way leads into a phi decides over it.
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

    /// The conditions for the uses of `id` at most `steps` steps on.
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
