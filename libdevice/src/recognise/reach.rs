//! Which values may become known when arguments are, and on which arguments they may depend.
//!
//! The inputs are the nodes of the arguments, and the opaque loops. For each node it computes
//! whether a run ([`Machine`]) may know it, and on which arguments it may depend, through operands
//! or through the edges of a phi. Most pairs of values have no common dependents: no run is needed
//! to see that there is no function of both.

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::machine::{Machine, start};
use super::search::{NodePart, TracedValue};

/// What may be known of each node.
pub struct Reach {
    /// A bit for each argument, and [`KNOWN`].
    nodes: Vec<u8>,
    all: u8,
}

/// Set if a run may know the value.
const KNOWN: u8 = 1 << 7;

impl Reach {
    /// Computes it for these arguments.
    pub fn new(graph: &Graph, machine: &Machine<'_>, inputs: &[Id], opaque: &[usize]) -> Reach {
        let mut heads = vec![false; graph.nodes.len()];
        loop {
            let reach = Reach::beside(graph, machine, inputs, opaque, &heads);
            let is_found = |id: &Id| {
                let node = &graph.nodes[*id];
                let known = node.operands.iter().any(|id| reach.nodes[*id] != 0);
                !heads[*id] && is_head(graph, *id) && known && !opaque.contains(&node.block)
            };
            let found: Vec<Id> = (0..graph.nodes.len()).filter(is_found).collect();
            if found.is_empty() {
                return reach;
            }
            found.into_iter().for_each(|id| heads[id] = true);
        }
    }

    /// Computes it where the phis in `heads`, at the heads of loops, are known.
    fn beside(
        graph: &Graph,
        machine: &Machine<'_>,
        inputs: &[Id],
        opaque: &[usize],
        heads: &[bool],
    ) -> Reach {
        let all = KNOWN | ((1 << inputs.len()) - 1);
        let base = |id| if machine.base(id).is_some() { KNOWN } else { 0 };
        let mut nodes: Vec<u8> = (0..graph.nodes.len()).map(base).collect();
        for (at, input) in inputs.iter().enumerate() {
            nodes[*input] = KNOWN | 1 << at;
        }
        // The dependences of each block's branch condition.
        let mut deciding = vec![0; graph.blocks.len()];
        let (begin, place) = start(graph, inputs.iter().copied());
        for (number, block) in graph.blocks.iter().enumerate().skip(begin) {
            let first = if number == begin { place } else { 0 };
            for &id in &block.nodes[first.min(block.nodes.len())..] {
                if is_head(graph, id) {
                    nodes[id] |= if heads[id] { all } else { 0 };
                } else if nodes[id] == 0 {
                    nodes[id] = of(graph, &nodes, &deciding, opaque, all, id);
                }
            }
            let last = block.nodes.last().map(|id| &graph.nodes[*id]);
            let conditions = last.into_iter().flat_map(|node| &node.operands);
            deciding[number] = conditions.fold(0, |sum, id| sum | nodes[*id]);
        }
        Reach { nodes, all }
    }

    /// Returns whether a traced value may be known, and depends on all arguments.
    pub fn may_know(&self, graph: &Graph, (id, part): TracedValue) -> bool {
        match part {
            NodePart::Whole | NodePart::Ways => self.holds(&[id]),
            NodePart::Product => self.holds(&graph.nodes[id].operands[..2]),
        }
    }

    /// Returns whether all of these may be known, and together depend on all arguments.
    fn holds(&self, ids: &[Id]) -> bool {
        let are_known = ids.iter().all(|id| self.nodes[*id] != 0);
        are_known && ids.iter().fold(0, |sum, id| sum | self.nodes[*id]) == self.all
    }
}

/// Returns whether it is a phi at the head of a loop, which is known if a value from before the
/// loop or from its iterations is.
fn is_head(graph: &Graph, id: Id) -> bool {
    let node = &graph.nodes[id];
    matches!(&node.kind, Kind::Phi(from) if from.iter().any(|from| *from >= node.block))
}

fn of(graph: &Graph, nodes: &[u8], deciding: &[u8], opaque: &[usize], all: u8, id: Id) -> u8 {
    let node = &graph.nodes[id];
    let at = |id: &Id| nodes[*id];
    let together = |operands: &[Id]| match operands.iter().all(|id| at(id) != 0) {
        true => operands.iter().fold(0, |sum, id| sum | at(id)),
        false => 0,
    };
    match &node.kind {
        Kind::Code(Code::Select) => match (at(&node.operands[0]), &node.operands[1..]) {
            (0, _) => 0,
            (_, [x, y]) if at(x) | at(y) == 0 => 0,
            (condition, operands) => operands.iter().fold(condition, |sum, id| sum | at(id)),
        },
        Kind::Code(_) | Kind::Offset(_) => together(&node.operands),
        // Stored memory may have any dependences.
        Kind::Load(_) if graph.stores(node.operands[0]).is_empty() => together(&node.operands),
        Kind::Load(_) => all,
        Kind::Phi(_) if opaque.contains(&node.block) => 0,
        Kind::Phi(_) => match node.operands.iter().fold(0, |sum, id| sum | at(id)) {
            0 => 0,
            known => {
                let between = graph.blocks[node.block].dominator..node.block;
                deciding[between].iter().fold(known, |sum, way| sum | way)
            }
        },
        Kind::Constant(_)
        | Kind::Unknown
        | Kind::Store(_)
        | Kind::Branch
        | Kind::Switch(_)
        | Kind::Jump => 0,
    }
}
