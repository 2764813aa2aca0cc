//! A part of a function run for a range of inputs at once: which ways it may take, and what may come out.
//!
//! In: what [`Machine`](super::machine::Machine) would run, and a [`Range`] of one input. Out: per node a range that holds its value for every input of the range, and the ways from
//! block to block that any of them may take. In a loop nothing is known of what goes round, and nothing of memory that is stored to.

use super::bounds::apply;
use super::code::Code;
use super::cover::{Cover, Gap, is_choice};
use super::forms::{Form, is_sum};
use super::graph::{Graph, Id, Kind, SPACING, variable};
use super::live::Known;
use super::machine::{Machine, start};
use super::range::Range;

/// The state of a run.
pub struct Scan<'g> {
    graph: &'g Graph,
    input: Id,
    /// Where the input stands: block, and place in it.
    start: (usize, usize),
    /// What to run of each block: place in it, and node.
    nodes: Vec<Vec<(usize, Id)>>,
    /// What holds for any input.
    base: Vec<Option<Range>>,
    values: Vec<Option<Range>>,
    /// What floats are sums of.
    forms: Vec<Option<Form>>,
    reached: Vec<bool>,
    /// Per way from block to block, by number: may it be gone?
    gone: Vec<bool>,
}

impl<'g> Scan<'g> {
    /// Runs for `input`, of what `machine` runs and `cover` depends on; `None` where a way leads back that is no loop's.
    pub fn new(
        graph: &'g Graph,
        machine: &Machine<'_>,
        input: Id,
        cover: &Cover,
    ) -> Option<Scan<'g>> {
        let is_needed =
            |id: Id| cover.holds(id) || machine.slice.as_ref().is_none_or(|slice| slice.nodes[id]);
        let mut nodes = Vec::new();
        for (number, block) in graph.blocks.iter().enumerate() {
            let is_round = |to: &usize| *to > number || block.loops.contains(to);
            if !block.successors.iter().all(is_round) {
                return None;
            }
            let places = block.nodes.iter().copied().enumerate();
            nodes.push(places.filter(|(_, id)| is_needed(*id)).collect());
        }
        let base = |id: Id| {
            let bits = graph.nodes[id].bits;
            machine
                .base(id)
                .filter(|_| matches!(bits, 1..=128))
                .map(|value| Range::point(bits, value))
        };
        let base: Vec<Option<Range>> = (0..graph.nodes.len()).map(base).collect();
        Some(Scan {
            graph,
            input,
            start: start(graph, std::iter::once(input)),
            nodes,
            values: base.clone(),
            base,
            forms: vec![None; graph.nodes.len()],
            reached: vec![false; graph.blocks.len()],
            gone: vec![false; graph.edges()],
        })
    }

    /// Runs for all inputs in `piece`.
    pub fn run(&mut self, piece: Range) {
        let graph = self.graph;
        self.values.clone_from(&self.base);
        self.forms.fill(None);
        self.reached.fill(false);
        self.gone.fill(false);
        self.values[self.input] = Some(piece);
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
                if place >= first && id != self.input {
                    self.values[id] = self.value(id);
                    self.sum(id);
                }
            }
            let successors = &graph.blocks[block].successors;
            let Some(terminator) = graph.blocks[block].nodes.last().map(|id| &graph.nodes[*id])
            else {
                continue;
            };
            let condition = terminator.operands.first().and_then(|id| self.values[*id]);
            for (at, &to) in successors.iter().enumerate() {
                let may = |condition: Range| match &terminator.kind {
                    Kind::Branch => condition.has(u128::from(at == 0)),
                    Kind::Switch(cases) if at > 0 => condition.has(cases[at - 1]),
                    Kind::Switch(cases) => condition
                        .value()
                        .is_none_or(|value| !cases.contains(&value)),
                    _ => true,
                };
                if condition.is_none_or(may) {
                    if let Some(edge) = graph.edge(block, to) {
                        self.gone[edge] = true;
                    }
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

    /// What a node may be, as far as it is followed.
    fn range(&self, id: Id) -> Option<Range> {
        let bits = self.graph.nodes[id].bits;
        self.values[id].or_else(|| matches!(bits, 1..=128).then(|| Range::all(bits)))
    }

    fn value(&self, id: Id) -> Option<Range> {
        let node = &self.graph.nodes[id];
        if let Some(range) = self.upper_word(id).or_else(|| self.of_words(id)) {
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
                let operands: Option<Vec<Range>> =
                    node.operands.iter().map(|id| self.range(*id)).collect();
                let from = self.graph.nodes[*node.operands.first()?].bits;
                let is_same = node.operands.len() > 1 && node.operands[0] == node.operands[1];
                Some(apply(*code, node.bits, from, &operands?, is_same))
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

    /// The operands of a node with this operation.
    fn is(&self, id: Id, code: Code) -> Option<&[Id]> {
        let node = &self.graph.nodes[id];
        matches!(node.kind, Kind::Code(other) if other == code).then_some(&node.operands)
    }

    /// The upper half of 64 bits: its bounds are those of the whole, for either sign.
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

    /// 64 bits put together from two halves.
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

    /// Says of what a float is a sum, and narrows it to what that can be.
    fn sum(&mut self, id: Id) -> Option<()> {
        let node = &self.graph.nodes[id];
        let Kind::Code(code) = node.kind else {
            return None;
        };
        if code == Code::Same && self.graph.nodes[node.operands[0]].bits == node.bits {
            self.forms[id] = Some(self.form(node.operands[0]));
            return None;
        }
        if !is_sum(code) {
            return None;
        }
        let range = self.values[id]?;
        let (least, most) = range.bounds()?;
        let at = |at: usize| self.form(node.operands[at]);
        let product = || self.product(node.operands[0], node.operands[1]);
        let form = match code {
            Code::FNeg => Form::default().plus(&at(0), -1.0),
            Code::FAdd => at(0).plus(&at(1), 1.0),
            Code::FSub => at(0).plus(&at(1), -1.0),
            Code::FMul => product(),
            _ => product().plus(&at(2), 1.0),
        };
        let size = least.abs().max(most.abs());
        let form = form.rounded(node.bits, size)?;
        let (lower, upper, large) = form.bounds(|id| self.range(id)?.bounds())?;
        self.values[id] = Some(range.within((lower, upper)));
        // A small difference of large values that says nothing new would only carry their errors on.
        if upper - lower < most - least || large <= 1e3 * size {
            self.forms[id] = Some(form);
        }
        Some(())
    }

    fn form(&self, id: Id) -> Form {
        let whole = || match self.range(id).and_then(Range::bounds) {
            Some((least, most)) if least == most => Form::constant(least),
            _ => Form::of(id),
        };
        self.forms[id].clone().unwrap_or_else(whole)
    }

    /// The product of two values.
    fn product(&self, a: Id, b: Id) -> Form {
        let ((a, sign), (b, other)) = (self.behind_sign(a), self.behind_sign(b));
        let sign = sign * other;
        for (one, other) in [(a, b), (b, a)] {
            let bounds = self.range(other).and_then(Range::bounds);
            if let Some((constant, _)) = bounds.filter(|(least, most)| least == most) {
                return Form::default().plus(&self.form(one), sign * constant);
            }
            // A quotient times its divisor.
            let node = &self.graph.nodes[other];
            if matches!(node.kind, Kind::Code(Code::FDiv))
                && self.behind_sign(node.operands[1]) == (one, 1.0)
            {
                let size = self.range(node.operands[0]).and_then(Range::bounds);
                let size = size.map(|(least, most)| least.abs().max(most.abs()));
                let whole = size
                    .and_then(|size| self.form(node.operands[0]).rounded(node.bits, 2.0 * size));
                if let Some(whole) = whole {
                    return Form::default().plus(&whole, sign);
                }
            }
        }
        Form::default().plus(&Form::product(a, b), sign)
    }

    /// What a value is the negative of, and whether it is.
    fn behind_sign(&self, mut id: Id) -> (Id, f64) {
        let mut sign = 1.0;
        loop {
            let node = &self.graph.nodes[id];
            match node.kind {
                Kind::Code(Code::FNeg) => sign = -sign,
                Kind::Code(Code::Same) if self.graph.nodes[node.operands[0]].bits == node.bits => {}
                _ => return (id, sign),
            }
            id = node.operands[0];
        }
    }

    /// What the value of `cover` may depend on.
    pub fn relevant(&self, cover: &Cover) -> Vec<bool> {
        let mut known = vec![false; self.graph.nodes.len()];
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
        known
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

    /// Whether some input may do what was not tried.
    pub fn may(&self, gap: Gap, relevant: &[bool]) -> bool {
        let is_run = |id: Id| self.reached[self.graph.nodes[id].block] && relevant[id];
        match gap {
            Gap::Way(from, to) => self.may_go(from, to),
            Gap::Bit(id, bit) => {
                is_run(id) && self.range(id).is_none_or(|range| range.has(bit.into()))
            }
            Gap::Pick(id, at) => is_run(id) && self.may_pick(id, at),
        }
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
