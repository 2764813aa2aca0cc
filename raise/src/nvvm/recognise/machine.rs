//! A part of a function run for given inputs: everything that can be computed from them alone.
//!
//! In: a [`Graph`] and the bits of one or two nodes. Out: the bits of every node that follows from these and from constants; all others stay unknown, so a node with known bits
//! is a function of the inputs. Where a condition is unknown, both sides are run for what they compute, and what joins after them is unknown; where it is known, the
//! other side is run too, on its own, since a body may stand in a branch that these inputs do not take.

use super::graph::{Graph, Id, Kind, SPACING};

/// Give up a run after so many instructions: no body is that long.
const STEPS: usize = 60_000;

/// The state of a run.
pub struct Machine<'g> {
    graph: &'g Graph,
    /// Bits per node.
    pub values: Vec<Option<u128>>,
    /// What holds without any input.
    base: Vec<Option<u128>>,
    memory: Vec<Vec<Option<u8>>>,
    initial: Vec<Vec<Option<u8>>>,
    is_input: Vec<bool>,
    steps: usize,
    /// Loops, by header, whose rounds are not to be told apart.
    opaque: Vec<usize>,
    /// Innermost loops that hold no input.
    start_loops: Vec<usize>,
}

impl<'g> Machine<'g> {
    /// A machine that knows the constants.
    pub fn new(graph: &'g Graph) -> Machine<'g> {
        let base = vec![None; graph.nodes.len()];
        let initial: Vec<_> = graph
            .variables
            .iter()
            .map(|variable| variable.bytes.clone())
            .collect();
        let mut machine = Machine {
            graph,
            values: base.clone(),
            base,
            memory: initial.clone(),
            initial,
            is_input: vec![false; graph.nodes.len()],
            steps: 0,
            opaque: Vec::new(),
            start_loops: Vec::new(),
        };
        for (id, node) in graph.nodes.iter().enumerate() {
            if let Kind::Constant(bits) = node.kind {
                machine.values[id] = Some(bits);
            }
        }
        for block in &graph.blocks {
            for &id in &block.nodes {
                if matches!(graph.nodes[id].kind, Kind::Code(_) | Kind::Offset(_)) {
                    machine.values[id] = machine.compute(id);
                }
            }
        }
        machine.base = machine.values.clone();
        machine
    }

    /// Runs on from the first of `inputs`; the rounds of the loops in `opaque` (by header) are not told apart.
    pub fn run(&mut self, inputs: &[(Id, u128)], opaque: &[usize]) {
        self.values.clone_from(&self.base);
        self.memory.clone_from(&self.initial);
        self.steps = 0;
        self.opaque = opaque.to_vec();
        self.is_input.fill(false);
        for (id, bits) in inputs {
            self.values[*id] = Some(*bits);
            self.is_input[*id] = true;
        }
        let place = |id: Id| {
            let node = &self.graph.nodes[id];
            let at = self.graph.blocks[node.block]
                .nodes
                .iter()
                .position(|other| *other == id);
            at.map_or((0, 0), |at| (node.block, at))
        };
        let (block, at) = inputs
            .iter()
            .map(|(id, _)| place(*id))
            .min()
            .unwrap_or((0, 0));
        self.start_loops.clone_from(&self.graph.blocks[block].loops);
        self.way(block, at, None, None);
    }

    /// Runs from instruction `at` of `block`, come from `from`, until `until`; gives back the block before that.
    fn way(
        &mut self,
        mut block: usize,
        at: usize,
        mut from: Option<usize>,
        until: Option<usize>,
    ) -> Option<usize> {
        let graph = self.graph;
        let mut passed = vec![false; graph.blocks.len()];
        let mut first = at;
        loop {
            passed[block] = true;
            let nodes = &graph.blocks[block].nodes;
            if first == 0 {
                self.phis(block, from);
            }
            for &id in &nodes[first.min(nodes.len())..] {
                self.step(id);
            }
            first = 0;
            self.steps += nodes.len();
            if self.steps > STEPS {
                return None;
            }
            let terminator = *nodes.last()?;
            let successors = &graph.blocks[block].successors;
            let next = match (&graph.nodes[terminator].kind, self.decided(terminator)) {
                (Kind::Jump, _) => *successors.first()?,
                (_, Some(taken)) => {
                    if !self.runs_rounds(block) {
                        self.sides(block, Some(taken), until);
                    }
                    taken
                }
                (_, None) => {
                    self.sides(block, None, until);
                    let join = graph.blocks[block].post_dominator?;
                    if Some(join) == until {
                        return None;
                    }
                    if join <= block && !passed[join] {
                        return None;
                    }
                    if join <= block {
                        return None; // around a loop whose end is unknown
                    }
                    from = None;
                    block = join;
                    continue;
                }
            };
            if Some(next) == until {
                return Some(block);
            }
            // Round a loop only if it was entered here and each round's end is known.
            if next <= block && (!passed[next] || self.opaque.contains(&next)) {
                return None;
            }
            from = Some(block);
            block = next;
        }
    }

    /// Whether `block` is in a loop that was entered on the way and is run round by round.
    fn runs_rounds(&self, block: usize) -> bool {
        let loops = &self.graph.blocks[block].loops;
        loops
            .iter()
            .any(|header| !self.start_loops.contains(header) && !self.opaque.contains(header))
    }

    /// Runs the ways out of `block` that are not taken, as far as they meet.
    fn sides(&mut self, block: usize, taken: Option<usize>, until: Option<usize>) {
        let graph = self.graph;
        let join = graph.blocks[block].post_dominator;
        let mut seen = Vec::new();
        for &side in &graph.blocks[block].successors {
            if Some(side) == taken
                || Some(side) == join
                || Some(side) == until
                || side <= block
                || seen.contains(&side)
            {
                continue;
            }
            seen.push(side);
            let before = self.memory.clone();
            self.way(side, 0, Some(block), join.or(until));
            if taken.is_some() {
                self.memory = before;
            } else {
                for (now, before) in self
                    .memory
                    .iter_mut()
                    .flatten()
                    .zip(before.iter().flatten())
                {
                    if now != before {
                        *now = None;
                    }
                }
            }
        }
    }

    fn phis(&mut self, block: usize, from: Option<usize>) {
        let graph = self.graph;
        let opaque = self.opaque.contains(&block);
        let mut values = Vec::new();
        for &id in &graph.blocks[block].nodes {
            let Kind::Phi(blocks) = &graph.nodes[id].kind else {
                break;
            };
            if self.is_input[id] {
                continue;
            }
            let at = from.and_then(|from| blocks.iter().position(|block| *block == from));
            let value = at
                .and_then(|at| self.values[graph.nodes[id].operands[at]])
                .filter(|_| !opaque);
            values.push((id, value));
        }
        for (id, value) in values {
            self.values[id] = value;
        }
    }

    fn step(&mut self, id: Id) {
        if self.is_input[id] {
            return;
        }
        let node = &self.graph.nodes[id];
        match node.kind {
            Kind::Code(_) | Kind::Offset(_) => self.values[id] = self.compute(id),
            Kind::Load(bytes) => self.values[id] = self.load(self.values[node.operands[0]], bytes),
            Kind::Store(bytes) => self.store(id, bytes),
            Kind::Constant(_)
            | Kind::Unknown
            | Kind::Phi(_)
            | Kind::Branch
            | Kind::Switch(_)
            | Kind::Jump => {}
        }
    }

    fn compute(&self, id: Id) -> Option<u128> {
        let node = &self.graph.nodes[id];
        match &node.kind {
            Kind::Code(super::code::Code::Select) => {
                let pick = self.values[node.operands[0]]?;
                self.values[node.operands[if pick & 1 == 1 { 1 } else { 2 }]]
            }
            Kind::Code(code) => {
                let mut operands = [0; 3];
                for (slot, operand) in operands.iter_mut().zip(&node.operands) {
                    *slot = self.values[*operand]?;
                }
                let from = self.graph.nodes[*node.operands.first()?].bits;
                if node.bits == 0 || from == 0 {
                    return None;
                }
                code.run(node.bits, from, &operands[..node.operands.len().min(3)])
            }
            Kind::Offset(scales) => {
                let mut sum = self.values[node.operands[0]]?;
                for (operand, scale) in node.operands[1..].iter().zip(scales) {
                    let bits = self.graph.nodes[*operand].bits.max(1);
                    let index = (self.values[*operand]? << (128 - bits)) as i128 >> (128 - bits);
                    sum = sum.wrapping_add((index as u128).wrapping_mul(*scale));
                }
                Some(sum & u128::from(u64::MAX))
            }
            _ => None,
        }
    }

    fn cell(&self, address: u128, bytes: usize) -> Option<(usize, usize)> {
        let (variable, offset) = ((address / SPACING) as usize, (address % SPACING) as usize);
        let within = offset + bytes <= self.memory.get(variable.checked_sub(1)?)?.len();
        within.then_some((variable - 1, offset))
    }

    fn load(&self, address: Option<u128>, bytes: usize) -> Option<u128> {
        let (variable, offset) = self.cell(address?, bytes)?;
        let mut value = 0;
        for byte in self.memory[variable][offset..offset + bytes].iter().rev() {
            value = value << 8 | u128::from((*byte)?);
        }
        Some(value)
    }

    fn store(&mut self, id: Id, bytes: usize) {
        let operands = &self.graph.nodes[id].operands;
        let (value, address) = (operands[0], operands[1]);
        match self.values[address].and_then(|address| self.cell(address, bytes)) {
            Some((variable, offset)) => {
                for byte in 0..bytes {
                    self.memory[variable][offset + byte] =
                        self.values[value].map(|bits| (bits >> (8 * byte)) as u8);
                }
            }
            // Somewhere in private memory, nobody knows where.
            None if self.graph.private[address] => self
                .memory
                .iter_mut()
                .flatten()
                .for_each(|byte| *byte = None),
            None => {}
        }
    }

    fn decided(&self, terminator: Id) -> Option<usize> {
        let node = &self.graph.nodes[terminator];
        let value = self.values[*node.operands.first()?]?;
        let successors = &self.graph.blocks[node.block].successors;
        Some(match &node.kind {
            Kind::Branch => successors[usize::from(value & 1 == 0)],
            Kind::Switch(cases) => {
                successors[cases
                    .iter()
                    .position(|case| *case == value)
                    .map_or(0, |at| at + 1)]
            }
            _ => return None,
        })
    }
}
