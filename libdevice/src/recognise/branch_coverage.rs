//! Coverage: whether the inputs that a body was compared on exercise everything that it does.
//!
//! A special case of the program may lie between two inputs: `x == 0.7 ? 42.0 : log(x)` is `log`
//! for almost all values. The coverage of a traced value records every run on which it was compared
//! and was right. The result is the comparisons, selects and branches that the value depends on and
//! that have only had one outcome ([`Cover::gaps`]). The runs are conclusive only if there are none
//! left, except for outcomes that no input can cause (`never`, see `explore.rs`), and for as many
//! as libdevice's own body has as well (such as a test for infinity that was made before), compared
//! with the same constants. A branch counts for the edges that lead to the value; whether the body
//! is executed at all does not belong to it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use llvm::IntPredicate;

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::machine::Machine;
use super::search::{NodePart, TracedValue};

/// What a value depends on, from its inputs to itself, and which outcomes have been observed.
pub struct Cover {
    /// The nodes that the value is computed from, and the conditions that it depends on.
    cone: Vec<bool>,
    /// The comparisons and selects among them.
    choices: Vec<Id>,
    /// The nodes where its computation ends.
    ends: Vec<Id>,
    /// Branching blocks, with two flags for each successor: whether the edge leads to the value,
    /// and whether it was taken.
    branches: BTreeMap<usize, Vec<(bool, bool)>>,
    /// The results observed of a 1-bit node, and the operands that a select has taken, as bit
    /// masks.
    seen: Vec<u8>,
    is_input: Vec<bool>,
    /// For each block whether it chooses between edges to the value.
    pub inner: Rc<Vec<bool>>,
    /// Outcomes that are known to be impossible.
    pub never: BTreeSet<Gap>,
    /// The bits of a constant that is an argument.
    pub argument: Option<u128>,
}

/// An outcome that has not been observed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// An edge from one block to another.
    Way(usize, usize),
    /// A 1-bit node with this result.
    Bit(Id, bool),
    /// A select, minimum or maximum that takes this operand, counted from 0 without the condition.
    Pick(Id, usize),
}

impl Cover {
    /// Creates a coverage without observations; `edges` are the incoming edges of a phi that count,
    /// all if empty.
    pub fn new(graph: &Graph, inputs: &[Id], (id, part): TracedValue, edges: &[usize]) -> Cover {
        let mut cover = Cover {
            cone: vec![false; graph.nodes.len()],
            choices: Vec::new(),
            ends: Vec::new(),
            branches: BTreeMap::new(),
            seen: vec![0; graph.nodes.len()],
            is_input: vec![false; graph.nodes.len()],
            inner: Rc::new(vec![false; graph.blocks.len()]),
            never: BTreeSet::new(),
            argument: None,
        };
        for input in inputs {
            cover.is_input[*input] = true;
        }
        let node = &graph.nodes[id];
        let mut next = Vec::new();
        match (part, &node.kind) {
            (NodePart::Product, _) => cover.ends.extend(&node.operands[..2]),
            (NodePart::Ways, Kind::Phi(from)) => {
                let meant = |block: &usize| edges.is_empty() || edges.contains(block);
                for (block, operand) in from.iter().zip(&node.operands) {
                    if meant(block) {
                        cover.ends.push(*operand);
                    }
                }
                let from: Vec<usize> = from.iter().copied().filter(meant).collect();
                next.extend(cover.decide(graph, node.block, &from));
            }
            _ => cover.ends.push(id),
        }
        next.extend(&cover.ends);
        let mut decided = BTreeSet::new(); // blocks whose phis all have one answer
        while let Some(id) = next.pop() {
            if cover.is_input[id] || std::mem::replace(&mut cover.cone[id], true) {
                continue;
            }
            let node = &graph.nodes[id];
            next.extend(&node.operands);
            match &node.kind {
                Kind::Phi(from) => {
                    if decided.insert(node.block) {
                        next.extend(cover.decide(graph, node.block, from));
                    }
                }
                Kind::Load(_) => {
                    for &store in graph.stores(node.operands[0]) {
                        if cover.cone[store] {
                            continue;
                        }
                        let block = graph.nodes[store].block;
                        if decided.insert(block) {
                            let from = &graph.blocks[block].predecessors;
                            next.extend(cover.decide(graph, block, from));
                        }
                        cover.all_ways(graph.blocks[block].dominator);
                        next.push(store);
                    }
                }
                Kind::Constant(_)
                | Kind::Unknown
                | Kind::Code(_)
                | Kind::Offset(_)
                | Kind::Store(_)
                | Kind::Branch
                | Kind::Switch(_)
                | Kind::Jump => {}
            }
        }
        let is_open = |id: &Id| {
            let node = &graph.nodes[*id];
            cover.cone[*id]
                && matches!(node.kind, Kind::Code(_))
                && (node.bits == 1 || is_choice(graph, *id))
        };
        cover.choices = (0..cover.cone.len()).filter(is_open).collect();
        cover
    }

    /// Adds the branches between the dominator of `join` and its predecessors `from`; returns what
    /// they depend on.
    fn decide(&mut self, graph: &Graph, join: usize, from: &[usize]) -> Vec<Id> {
        let above = graph.blocks[join].dominator;
        let mut between = BTreeSet::new();
        let mut next: Vec<usize> = from
            .iter()
            .copied()
            .filter(|at| *at < graph.blocks.len())
            .collect();
        while let Some(block) = next.pop() {
            if between.insert(block) && block != above && block != join {
                next.extend(&graph.blocks[block].predecessors);
            }
        }
        let mut conditions = Vec::new();
        for &block in &between {
            let successors = &graph.blocks[block].successors;
            let Some(terminator) = graph.blocks[block].nodes.last() else {
                continue;
            };
            if successors.len() < 2 {
                continue;
            }
            let ways = self
                .branches
                .entry(block)
                .or_insert_with(|| vec![(false, false); successors.len()]);
            let mut choices = 0;
            for ((leads, _), to) in ways.iter_mut().zip(successors) {
                let is_way =
                    between.contains(to) && *to != above || *to == join && from.contains(&block);
                *leads |= is_way;
                choices += usize::from(is_way);
            }
            // Other blocks decide whether the value is computed at all.
            if choices < 2 {
                continue;
            }
            Rc::make_mut(&mut self.inner)[block] = true;
            // The edges of the branch cover a comparison that is its condition.
            for &condition in &graph.nodes[*terminator].operands {
                match graph.nodes[condition].kind {
                    Kind::Code(Code::ICmp(_) | Code::FCmp(_)) => {
                        conditions.extend(&graph.nodes[condition].operands);
                    }
                    _ => conditions.push(condition),
                }
            }
        }
        conditions
    }

    /// Marks both edges of a branch as relevant: to a store, and past it.
    fn all_ways(&mut self, block: usize) {
        for (leads, _) in self.branches.get_mut(&block).into_iter().flatten() {
            *leads = true;
        }
    }

    /// Records the outcomes of the last run.
    pub fn observe(&mut self, graph: &Graph, machine: &Machine<'_>) {
        for (block, ways) in &mut self.branches {
            for ((_, gone), to) in ways.iter_mut().zip(&graph.blocks[*block].successors) {
                *gone |= machine.has_gone(*block, *to);
            }
        }
        for &id in &self.choices {
            if !is_choice(graph, id) {
                self.seen[id] |= machine.seen[id];
            }
        }
        // The operands taken on the way to the value, followed backwards from it.
        let mut known = vec![false; graph.nodes.len()];
        let mut next = self.roots(graph, |block| machine.is_executed(block));
        while let Some(id) = next.pop() {
            if self.is_input[id] || std::mem::replace(&mut known[id], true) {
                continue;
            }
            let node = &graph.nodes[id];
            let value = |at: usize| machine.values[node.operands[at]];
            match &node.kind {
                Kind::Code(Code::Select) => {
                    next.push(node.operands[0]);
                    let Some(pick) = value(0) else { continue };
                    if machine.runs_rounds(node.block) {
                        self.seen[id] |= machine.seen[node.operands[0]];
                        next.extend(&node.operands[1..]);
                        continue;
                    }
                    self.seen[id] |= 1 << (pick & 1);
                    next.push(node.operands[if pick & 1 == 1 { 1 } else { 2 }]);
                }
                Kind::Code(_) if is_choice(graph, id) => {
                    for at in 0..2 {
                        if value(at).is_some() && value(at) == machine.values[id] {
                            self.seen[id] |= 1 << at;
                            next.push(node.operands[at]);
                        }
                    }
                }
                Kind::Phi(from) => {
                    let ways = from.iter().zip(&node.operands);
                    let gone = ways.filter(|(from, _)| machine.has_gone(**from, node.block));
                    next.extend(gone.map(|(_, operand)| operand));
                }
                Kind::Load(_) => {
                    next.extend(&node.operands);
                    next.extend(graph.stores(node.operands[0]));
                }
                Kind::Constant(_)
                | Kind::Unknown
                | Kind::Code(_)
                | Kind::Offset(_)
                | Kind::Store(_)
                | Kind::Branch
                | Kind::Switch(_)
                | Kind::Jump => next.extend(&node.operands),
            }
        }
    }

    /// Returns the outcomes that have not been observed and are not known to be impossible, of
    /// comparisons, selects and branches with a single observed outcome.
    pub fn open(&self, graph: &Graph) -> Vec<Gap> {
        let mut open = Vec::new();
        for (block, ways) in &self.branches {
            let is_known = ways.iter().any(|(_, gone)| *gone);
            for ((leads, gone), to) in ways.iter().zip(&graph.blocks[*block].successors) {
                if is_known && *leads && !gone {
                    open.push(Gap::Way(*block, *to));
                }
            }
        }
        for &id in &self.choices {
            let node = &graph.nodes[id];
            if !matches!(self.seen[id], 1 | 2) {
                continue;
            }
            let has_first = self.seen[id] == 1;
            match node.kind {
                // For a select, bit 1 is the first value's.
                Kind::Code(Code::Select) => open.push(Gap::Pick(id, usize::from(!has_first))),
                Kind::Code(_) if is_choice(graph, id) => {
                    open.push(Gap::Pick(id, usize::from(has_first)));
                }
                Kind::Code(_) if node.bits == 1 => open.push(Gap::Bit(id, has_first)),
                _ => {}
            }
        }
        open.retain(|gap| !self.never.contains(gap));
        open
    }

    /// Returns the conditions with unobserved outcomes, each with a key: a hash of the constants
    /// that it compares with.
    pub fn gaps(&self, graph: &Graph) -> BTreeMap<Id, u64> {
        self.keys(graph, &self.open(graph))
    }

    /// Returns the conditions of some unobserved outcomes, each with its key.
    pub fn keys(&self, graph: &Graph, open: &[Gap]) -> BTreeMap<Id, u64> {
        let of = |gap: Gap| match gap {
            Gap::Way(block, _) => {
                let terminator = graph.blocks[block].nodes.last()?;
                graph.nodes[*terminator].operands.first().copied()
            }
            Gap::Pick(id, _) if matches!(graph.nodes[id].kind, Kind::Code(Code::Select)) => {
                Some(graph.nodes[id].operands[0])
            }
            Gap::Bit(id, _) | Gap::Pick(id, _) => Some(id),
        };
        let ids = open.iter().copied().filter_map(of);
        ids.map(|id| (id, condition(graph, id, self.argument, 4)))
            .collect()
    }

    /// Returns the nodes where the value's computation ends, with the conditions of branches in
    /// blocks where `is_run` holds.
    pub fn roots(&self, graph: &Graph, is_run: impl Fn(usize) -> bool) -> Vec<Id> {
        let mut roots = self.ends.clone();
        for block in self.branches.keys().filter(|block| is_run(**block)) {
            let terminator = graph.blocks[*block].nodes.last();
            roots.extend(
                terminator
                    .into_iter()
                    .flat_map(|id| &graph.nodes[*id].operands),
            );
        }
        roots
    }

    /// Returns the comparisons and selects on the way to the value.
    pub fn choices(&self) -> &[Id] {
        &self.choices
    }

    /// Returns whether the value depends on `id`.
    pub fn holds(&self, id: Id) -> bool {
        self.cone[id]
    }

    /// Returns the constants that the body compares with or adds, with their widths.
    pub fn constants(&self, graph: &Graph) -> Vec<(u128, u32)> {
        let mut found = Vec::new();
        let terminators = self.branches.keys().flat_map(|block| {
            let last = graph.blocks[*block].nodes.last();
            last.into_iter()
                .flat_map(|id| graph.nodes[*id].operands.iter().copied())
        });
        let cone = (0..self.cone.len()).filter(|id| self.cone[*id]);
        for id in cone.chain(terminators) {
            if !is_threshold(graph, id) {
                continue;
            }
            for &operand in &graph.nodes[id].operands {
                let constant = &graph.nodes[operand];
                if let Kind::Constant(value) = constant.kind {
                    found.push((value, constant.bits));
                }
            }
        }
        found
    }
}

/// Returns the key of a condition, independent of how the compiler arranged it: a hash of the
/// constants that it compares with, except for an argument that is a constant.
fn condition(graph: &Graph, id: Id, argument: Option<u128>, depth: usize) -> u64 {
    let node = &graph.nodes[id];
    let constants = node.operands.iter().filter_map(|operand| {
        let Kind::Constant(value) = graph.nodes[*operand].kind else {
            return None;
        };
        if argument == Some(value) {
            return None;
        }
        // `x < 5` is `!(x > 4)`.
        let is_past = matches!(
            node.kind,
            Kind::Code(Code::ICmp(
                IntPredicate::LLVMIntSLT
                    | IntPredicate::LLVMIntULT
                    | IntPredicate::LLVMIntSGE
                    | IntPredicate::LLVMIntUGE
            ))
        );
        Some((value as u64).wrapping_sub(u64::from(is_past)))
    });
    match node.kind {
        Kind::Code(Code::ICmp(_) | Code::FCmp(_)) => {
            constants.fold(1, |sum, constant| mix(sum ^ constant))
        }
        Kind::Code(_) if node.bits == 1 && depth > 0 => {
            let operands = node.operands.iter();
            operands.fold(2, |sum, operand| {
                condition(graph, *operand, argument, depth - 1).wrapping_add(sum)
            })
        }
        _ => constants.fold(3, |sum, constant| mix(sum ^ constant)),
    }
}

fn mix(value: u64) -> u64 {
    (value ^ value >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Returns whether a constant operand of this node is a threshold.
pub fn is_threshold(graph: &Graph, id: Id) -> bool {
    is_choice(graph, id)
        || matches!(
            graph.nodes[id].kind,
            Kind::Code(
                Code::FCmp(_) | Code::ICmp(_) | Code::FAdd | Code::FSub | Code::Add | Code::Sub
            )
        )
}

/// Returns whether a node returns one of its operands.
pub fn is_choice(graph: &Graph, id: Id) -> bool {
    matches!(
        graph.nodes[id].kind,
        Kind::Code(
            Code::Select
                | Code::FMin(_)
                | Code::FMax(_)
                | Code::SMin
                | Code::SMax
                | Code::UMin
                | Code::UMax
        )
    )
}
