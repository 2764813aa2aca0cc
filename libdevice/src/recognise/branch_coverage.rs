//! Whether the inputs that a body was compared on have tried all that it does.
//!
//! A case of the program's own may hide between two inputs: `x == 0.7 ? 42.0 : log(x)` is `log` for almost all numbers. In: a place in a function, and every run on which it was
//! compared and right. Out: the comparisons, selections and branches that the value depends on and that have only ever gone one way ([`Cover::gaps`]). Only where there are none
//! do the runs say what the body computes, but for what no input can do (`never`, see `explore.rs`), and for as many as libdevice's own body has as well (a test for infinity that
//! was made before), compared with the same constants. A branch counts for the ways that lead to the value; whether the body is run at all is not its own.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use llvm::IntPredicate;

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::machine::Machine;
use super::search::{NodePart, TracedValue};

/// What a value depends on between its inputs and itself, and what of that was tried.
pub struct Cover {
    /// Nodes that the value is computed from, and the conditions that decide over it.
    cone: Vec<bool>,
    /// Those of them that are compared, or select: what there is to try.
    choices: Vec<Id>,
    /// Where its computation ends.
    ends: Vec<Id>,
    /// Blocks that go several ways, and per way: does it lead to the value, and was it gone?
    branches: BTreeMap<usize, Vec<(bool, bool)>>,
    /// Which results of a node of one bit have been seen, and which operands a selection has taken.
    seen: Vec<u8>,
    is_input: Vec<bool>,
    /// Per block: does it choose between ways to the value?
    pub inner: Rc<Vec<bool>>,
    /// What is known never to happen.
    pub never: BTreeSet<Gap>,
    /// The bits of a constant that stands for an argument.
    pub argument: Option<u128>,
}

/// What has not been tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// A way from one block to another.
    Way(usize, usize),
    /// A node of one bit with this result.
    Bit(Id, bool),
    /// A selection, minimum or maximum that takes this operand, counted from 0 without the condition.
    Pick(Id, usize),
}

impl Cover {
    /// Nothing is tried yet; `edges` are the ways into a phi that are meant, all if none.
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

    /// The branches between the block that all ways to `join` come through and the ways from `from` into it; gives back what they depend on.
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
            // Whether the value is computed at all is decided by others.
            if choices < 2 {
                continue;
            }
            Rc::make_mut(&mut self.inner)[block] = true;
            // The ways of the branch say all about a comparison that is its condition.
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

    /// Both ways of a branch matter: to a store, and past it.
    fn all_ways(&mut self, block: usize) {
        for (leads, _) in self.branches.get_mut(&block).into_iter().flatten() {
            *leads = true;
        }
    }

    /// Takes in what the last run has tried.
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
        // What was taken on the way to the value, from its end on.
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

    /// Where comparisons, selections and branches that have only gone one way could go another, as far as is known.
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
                // Of a selection, bit 1 is the first value's.
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

    /// The conditions that are open, and what stands for each: the constants that it compares with.
    pub fn gaps(&self, graph: &Graph) -> BTreeMap<Id, u64> {
        self.keys(graph, &self.open(graph))
    }

    /// The conditions of some of those that are open, and what stands for each.
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

    /// The nodes that the value ends in, with the conditions of the branches in blocks where `is_run` holds.
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

    /// What is compared or selected on the way to the value.
    pub fn choices(&self) -> &[Id] {
        &self.choices
    }

    /// Whether the value depends on `id`.
    pub fn holds(&self, id: Id) -> bool {
        self.cone[id]
    }

    /// The constants that the body compares with or adds, and how many bits each has.
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

/// What stands for a condition, however the compiler turns it: the constants it compares with, but for an argument that is one.
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

/// Whether a constant at this node is where something changes.
pub fn is_threshold(graph: &Graph, id: Id) -> bool {
    is_choice(graph, id)
        || matches!(
            graph.nodes[id].kind,
            Kind::Code(
                Code::FCmp(_) | Code::ICmp(_) | Code::FAdd | Code::FSub | Code::Add | Code::Sub
            )
        )
}

/// Whether a node gives back one of its operands.
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
