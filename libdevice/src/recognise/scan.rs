//! Executes a part of a function for a range of inputs: abstract interpretation with intervals.
//!
//! Given what [`Machine`](super::machine::Machine) would execute, and a [`Range`] of one input, it
//! computes for each node a range that contains its value for every input, and the edges that any
//! of the inputs may take. Values carried by a loop, and memory that is stored to, are unknown.

use std::cell::Cell;

use super::bounds::apply;
use super::branch_coverage::{Cover, Gap, is_choice};
use super::code::Code;
use super::forms::Form;
use super::graph::{Graph, Id, Kind, Node, SPACING, variable};
use super::liveness::Known;
use super::machine::{Machine, start};
use super::range::Range;

/// Bounds of finite floats.
type Limits = Option<(f64, f64)>;

/// The state of a scan.
pub struct Scan<'g> {
    pub(super) graph: &'g Graph,
    input: Id,
    /// The position of the input: block and index in it.
    start: (usize, usize),
    /// The nodes of each block to execute, with their indices.
    nodes: Vec<Vec<(usize, Id)>>,
    /// Nodes that may be the upper half of 64 bits, or a combination of two halves.
    are_words: Vec<bool>,
    /// The ranges that hold for any input.
    base: Vec<Option<Range>>,
    pub(super) values: Vec<Option<Range>>,
    /// The bounds of values as floats, computed on demand.
    limits: Vec<Cell<Option<Limits>>>,
    /// The linear forms of floats, where known.
    pub(super) forms: Vec<Form>,
    pub(super) has_form: Vec<bool>,
    /// The nodes that the last scan has changed.
    changed: Vec<Id>,
    reached: Vec<bool>,
    /// By number of an edge: whether it may be taken.
    gone: Vec<bool>,
    /// Whether the value of the coverage may depend on a node.
    relevant: Vec<bool>,
}

impl<'g> Scan<'g> {
    /// Creates a scan for `input`, of what `machine` executes and `cover` depends on; `None` if
    /// there is a back edge that belongs to no loop.
    pub fn new(
        graph: &'g Graph,
        machine: &Machine<'_>,
        input: Id,
        cover: &Cover,
    ) -> Option<Scan<'g>> {
        let base = |id: Id| {
            let bits = graph.nodes[id].bits;
            machine
                .base(id)
                .filter(|_| matches!(bits, 1..=128))
                .map(|value| Range::point(bits, value))
        };
        let base: Vec<Option<Range>> = (0..graph.nodes.len()).map(base).collect();
        let is_needed = |id: Id| {
            let kind = &graph.nodes[id].kind;
            matches!(
                kind,
                Kind::Code(_) | Kind::Phi(_) | Kind::Offset(_) | Kind::Load(_)
            ) && base[id].is_none()
                && id != input
                && (cover.holds(id) || machine.slice().is_none_or(|slice| slice.nodes[id]))
        };
        let is_needed = deciding(graph, cover, is_needed);
        let mut nodes = Vec::new();
        for (number, block) in graph.blocks.iter().enumerate() {
            let is_round = |to: &usize| *to > number || block.loops.contains(to);
            if !block.successors.iter().all(is_round) {
                return None;
            }
            let places = block.nodes.iter().copied().enumerate();
            nodes.push(places.filter(|(_, id)| is_needed[*id]).collect());
        }
        let count = graph.nodes.len();
        Some(Scan {
            graph,
            input,
            start: start(graph, std::iter::once(input)),
            nodes,
            are_words: (0..count).map(|id| may_be_words(graph, id)).collect(),
            values: base.clone(),
            base,
            limits: vec![Cell::new(None); count],
            forms: vec![Form::default(); count],
            has_form: vec![false; count],
            changed: Vec::new(),
            reached: vec![false; graph.blocks.len()],
            gone: vec![false; graph.edges()],
            relevant: vec![false; count],
        })
    }

    /// Scans all inputs in `piece`.
    pub fn run(&mut self, piece: Range) {
        let graph = self.graph;
        for id in std::mem::take(&mut self.changed) {
            self.set(id, self.base[id]);
            self.has_form[id] = false;
        }
        self.reached.fill(false);
        self.gone.fill(false);
        self.set(self.input, Some(piece));
        self.reached[self.start.0] = true;
        for block in self.start.0..graph.blocks.len() {
            if !self.reached[block] {
                continue;
            }
            let first = if block == self.start.0 {
                self.start.1
            } else {
                0
            };
            for at in 0..self.nodes[block].len() {
                let (place, id) = self.nodes[block][at];
                if place >= first {
                    self.set(id, self.value(id));
                    self.changed.push(id);
                    self.sum(id);
                }
            }
            let here = &graph.blocks[block];
            let Some(terminator) = here.nodes.last().map(|id| &graph.nodes[*id]) else {
                continue;
            };
            let condition = terminator.operands.first().and_then(|id| self.values[*id]);
            for (at, &to) in here.successors.iter().enumerate() {
                let may = |condition: Range| match &terminator.kind {
                    Kind::Branch => condition.has(u128::from(at == 0)),
                    Kind::Switch(cases) if at > 0 => condition.has(cases[at - 1]),
                    Kind::Switch(cases) => condition
                        .value()
                        .is_none_or(|value| !cases.contains(&value)),
                    _ => true,
                };
                if condition.is_none_or(may) {
                    self.gone[here.edges[at]] = true;
                    self.reached[to] |= to > block;
                }
            }
        }
    }

    fn may_go(&self, from: usize, to: usize) -> bool {
        let edge = self
            .graph
            .blocks
            .get(from)
            .and_then(|_| self.graph.edge(from, to));
        edge.is_some_and(|edge| self.gone[edge])
    }

    pub(super) fn set(&mut self, id: Id, value: Option<Range>) {
        self.values[id] = value;
        self.limits[id].set(None);
    }

    /// Returns the bounds of a node as floats, if all its values are finite.
    pub(super) fn limits(&self, id: Id) -> Limits {
        let of = || self.range(id).and_then(Range::bounds);
        let limits = self.limits[id].get().unwrap_or_else(of);
        self.limits[id].set(Some(limits));
        limits
    }

    /// Returns the range of a node, if it is followed.
    pub(super) fn range(&self, id: Id) -> Option<Range> {
        let bits = self.graph.nodes[id].bits;
        self.values[id].or_else(|| matches!(bits, 1..=128).then(|| Range::all(bits)))
    }

    fn value(&self, id: Id) -> Option<Range> {
        let node = &self.graph.nodes[id];
        if self.are_words[id]
            && let Some(range) = self.upper_word(id).or_else(|| self.of_words(id))
        {
            return Some(range);
        }
        match &node.kind {
            Kind::Phi(from) if !self.graph.is_header(node.block) => {
                let mut ways = from
                    .iter()
                    .zip(&node.operands)
                    .filter(|(from, _)| self.may_go(**from, node.block));
                let first = self.range(*ways.next()?.1)?;
                ways.try_fold(first, |sum, (_, operand)| {
                    Some(sum.or(self.range(*operand)?))
                })
            }
            Kind::Code(code) if matches!(node.bits, 1..=128) && node.operands.len() <= 3 => {
                let mut operands = [Range::none(1); 3];
                for (range, id) in operands.iter_mut().zip(&node.operands) {
                    *range = self.range(*id)?;
                }
                let from = self.graph.nodes[*node.operands.first()?].bits;
                let is_same = node.operands.len() > 1 && node.operands[0] == node.operands[1];
                let operands = &operands[..node.operands.len()];
                Some(apply(*code, node.bits, from, operands, is_same))
            }
            Kind::Offset(scales) => {
                let mut sum = self.values[node.operands[0]]?.value()?;
                for (operand, scale) in node.operands[1..].iter().zip(scales) {
                    let bits = self.graph.nodes[*operand].bits.max(1);
                    let index =
                        (self.values[*operand]?.value()? << (128 - bits)) as i128 >> (128 - bits);
                    sum = sum.wrapping_add((index as u128).wrapping_mul(*scale));
                }
                Some(Range::point(64, sum & u128::from(u64::MAX)))
            }
            Kind::Load(bytes) => {
                let address = self.values[node.operands[0]]?.value()?;
                let table = self.graph.variables.get(variable(address)?)?;
                let at = (address % SPACING) as usize;
                let bytes = table.bytes.get(at..at + bytes)?.iter().rev();
                if !self.graph.stores(node.operands[0]).is_empty() {
                    return None;
                }
                let value = bytes
                    .copied()
                    .try_fold(0, |sum, byte| Some(sum << 8 | u128::from(byte?)));
                value.map(|value| Range::point(node.bits, value))
            }
            _ => None,
        }
    }

    /// Returns the operands of a node, if it has this operation.
    fn is(&self, id: Id, code: Code) -> Option<&[Id]> {
        let node = &self.graph.nodes[id];
        matches!(node.kind, Kind::Code(other) if other == code).then_some(&node.operands)
    }

    /// Returns the range of the upper half of 64 bits: its bounds are those of the whole, for
    /// either sign.
    fn upper_word(&self, id: Id) -> Option<Range> {
        let shift = self
            .is(id, Code::Trunc)
            .filter(|_| self.graph.nodes[id].bits == 32)?[0];
        let operands = self
            .is(shift, Code::LShr)
            .filter(|_| self.graph.nodes[shift].bits == 64)?;
        let by = self.range(operands[1])?.value()?;
        (by == 32)
            .then(|| self.range(operands[0]))?
            .map(Range::upper_word)
    }

    /// Returns the range of 64 bits combined from two halves.
    fn of_words(&self, id: Id) -> Option<Range> {
        let operands = self
            .is(id, Code::Or)
            .filter(|_| self.graph.nodes[id].bits == 64)?;
        let word = |at: Id| {
            let word = self.is(at, Code::ZExt)?[0];
            self.range(word)
                .filter(|_| self.graph.nodes[word].bits == 32)
        };
        let upper = |at: Id| {
            let operands = self.is(at, Code::Shl)?;
            let by = self.range(operands[1])?.value()?;
            (by == 32).then(|| word(operands[0]))?
        };
        let (a, b) = (operands[0], operands[1]);
        let ways = [(a, b), (b, a)].into_iter();
        let mut words = ways.filter_map(|(lower, over)| Some((word(lower)?, upper(over)?)));
        words.next().map(|(lower, upper)| upper.over(lower))
    }

    /// Computes which nodes the value of `cover` may depend on.
    pub fn relate(&mut self, cover: &Cover) {
        let mut known = std::mem::take(&mut self.relevant);
        known.fill(false);
        let mut next = cover.roots(self.graph, |block| self.reached[block]);
        while let Some(id) = next.pop() {
            if id == self.input || std::mem::replace(&mut known[id], true) {
                continue;
            }
            let node = &self.graph.nodes[id];
            match &node.kind {
                Kind::Code(Code::Select) => {
                    next.push(node.operands[0]);
                    next.extend(
                        (0..2)
                            .filter(|at| self.may_pick(id, *at))
                            .map(|at| node.operands[at + 1]),
                    );
                }
                Kind::Code(_) if is_choice(self.graph, id) => {
                    next.extend(
                        (0..2)
                            .filter(|at| self.may_pick(id, *at))
                            .map(|at| node.operands[at]),
                    );
                }
                Kind::Phi(from) if !self.graph.is_header(node.block) => {
                    let ways = from.iter().zip(&node.operands);
                    next.extend(
                        ways.filter(|(from, _)| self.may_go(**from, node.block))
                            .map(|(_, operand)| operand),
                    );
                }
                Kind::Load(_) => {
                    next.extend(&node.operands);
                    next.extend(self.graph.stores(node.operands[0]));
                }
                _ => next.extend(&node.operands),
            }
        }
        self.relevant = known;
    }

    fn may_pick(&self, id: Id, at: usize) -> bool {
        let node = &self.graph.nodes[id];
        if let Kind::Code(Code::Select) = node.kind {
            return self
                .range(node.operands[0])
                .is_none_or(|pick| pick.has(u128::from(at == 0)));
        }
        match (self.range(node.operands[at]), self.range(id)) {
            (Some(operand), Some(result)) => operand.meets(result),
            _ => true,
        }
    }

    /// Returns whether some input may cause the outcome, whether or not it is relevant.
    pub fn may(&self, gap: Gap) -> bool {
        let is_run = |id: Id| self.reached[self.graph.nodes[id].block];
        match gap {
            Gap::Way(from, to) => self.may_go(from, to),
            Gap::Bit(id, bit) => {
                is_run(id) && self.range(id).is_none_or(|range| range.has(bit.into()))
            }
            Gap::Pick(id, at) => is_run(id) && self.may_pick(id, at),
        }
    }

    /// Returns whether the value depends on the outcome, as computed last by [`Scan::relate`].
    pub fn is_relevant(&self, gap: Gap) -> bool {
        match gap {
            Gap::Way(..) => true,
            Gap::Bit(id, _) | Gap::Pick(id, _) => self.relevant[id],
        }
    }
}

/// Returns the nodes, of those for which `is_needed` holds, that decide branches and selects, or
/// that `cover` asks for.
fn deciding(graph: &Graph, cover: &Cover, is_needed: impl Fn(Id) -> bool) -> Vec<bool> {
    let ends = graph.blocks.iter().filter_map(|block| block.nodes.last());
    let mut next: Vec<Id> = ends
        .flat_map(|id| &graph.nodes[*id].operands)
        .chain(cover.choices())
        .copied()
        .collect();
    let is_select = |node: &&Node| matches!(node.kind, Kind::Code(Code::Select));
    let selects = graph.nodes.iter().filter(is_select);
    next.extend(selects.map(|node| node.operands[0]));
    let mut known = vec![false; graph.nodes.len()];
    while let Some(id) = next.pop() {
        if is_needed(id) && !std::mem::replace(&mut known[id], true) {
            next.extend(&graph.nodes[id].operands);
        }
    }
    known
}

/// Returns whether a node looks like the upper half of 64 bits, or like a combination of two
/// halves.
fn may_be_words(graph: &Graph, id: Id) -> bool {
    let node = &graph.nodes[id];
    match node.kind {
        Kind::Code(Code::Trunc) => node.bits == 32,
        Kind::Code(Code::Or) => node.bits == 64,
        _ => false,
    }
}

impl Known for Scan<'_> {
    fn start(&self) -> usize {
        self.start.0
    }

    fn successor(&self, block: usize) -> Option<usize> {
        let successors = &self.graph.blocks[block].successors;
        let mut may = successors
            .iter()
            .copied()
            .filter(|to| self.may_go(block, *to));
        let first = may.next()?;
        may.all(|other| other == first).then_some(first)
    }

    fn pick(&self, select: Id) -> Option<bool> {
        let condition = self.values[self.graph.nodes[select].operands[0]]?;
        condition.value().map(|pick| pick & 1 == 1)
    }
}
