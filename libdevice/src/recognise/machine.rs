//! A part of a function run for given inputs: everything that can be computed from them alone.
//!
//! In: a [`Graph`] and the bits of one or two nodes. Out: the bits of every node that follows from these and from constants; all others stay unknown, so a node with known bits
//! is a function of the inputs. Where a condition is unknown, both sides are run for what they compute, and what joins after them is unknown; where it is known, the
//! other side is run too, on its own, since a body may stand in a branch that these inputs do not take. With a [`Slice`], only what it needs is run.
//!
//! An SSA value of a loop stands for the last round outside of it, so only loops whose every round is decided by the inputs give known values there. In a loop that holds
//! an input, one round is run: what comes from the round before is unknown.

use std::rc::Rc;

use super::graph::{Graph, Id, Kind, SPACING, variable};
use super::slice::Slice;

/// Give up a run after so many instructions: no body is that long.
const STEPS: usize = 60_000;
/// And a way that is not taken after so many: its loops may never end.
const SIDE_STEPS: usize = 2_000;

/// Per block: nodes, and their places in it.
type Schedule = Vec<Vec<(usize, Id)>>;

/// The state of a run.
pub struct Machine<'g> {
    graph: &'g Graph,
    /// Bits per node.
    pub values: Vec<Option<u128>>,
    /// What is to be run; everything if none.
    slice: Option<Slice>,
    /// Of each block: what there is to run, with its place.
    plan: Rc<Schedule>,
    /// The same without a slice.
    whole: Rc<Schedule>,
    /// What holds without any input.
    base: Vec<Option<u128>>,
    /// Private memory and tables, one after the other.
    memory: Vec<Option<u8>>,
    /// Where each variable begins in `memory`, and where the last ends.
    starts: Vec<usize>,
    /// What was overwritten in memory, in order.
    journal: Vec<(usize, Option<u8>)>,
    /// Per way from block to block, by number: was it gone?
    arrived: Vec<bool>,
    /// Per way from block to block: was it gone under the conditions that are known?
    gone: Vec<bool>,
    /// Per block: was it run under the conditions that are known?
    executed: Vec<bool>,
    /// Per node of one bit, as bits: the results that it has had under the conditions that are known.
    pub seen: Vec<u8>,
    /// Per block: is it a branch of the body that is looked at? All are, if none.
    pub inner: Option<Rc<Vec<bool>>>,
    /// A way of such a branch is run that is not taken.
    aside: bool,
    is_input: Vec<bool>,
    /// Nodes whose values the last run has changed.
    changed: Vec<Id>,
    /// For the phis of a block.
    together: Vec<(Id, Option<u128>)>,
    steps: usize,
    limit: usize,
    /// Loops, by header, whose rounds are not to be told apart.
    opaque: Vec<usize>,
    /// Loops that hold an input: the run is one round of them.
    input_loops: Vec<usize>,
    /// The block of the first of the inputs.
    start: usize,
}

impl<'g> Machine<'g> {
    /// A machine that knows the constants.
    pub fn new(graph: &'g Graph) -> Machine<'g> {
        let mut starts = vec![0];
        let mut initial = Vec::new();
        for variable in &graph.variables {
            initial.extend(&variable.bytes);
            starts.push(initial.len());
        }
        let mut machine = Machine {
            graph,
            values: vec![None; graph.nodes.len()],
            slice: None,
            plan: Rc::default(),
            whole: Rc::default(),
            base: Vec::new(),
            memory: initial,
            starts,
            journal: Vec::new(),
            arrived: vec![false; graph.edges()],
            gone: vec![false; graph.edges()],
            executed: vec![false; graph.blocks.len()],
            seen: vec![0; graph.nodes.len()],
            inner: None,
            aside: false,
            is_input: vec![false; graph.nodes.len()],
            changed: Vec::new(),
            together: Vec::new(),
            steps: 0,
            limit: STEPS,
            opaque: Vec::new(),
            input_loops: Vec::new(),
            start: 0,
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
        machine.whole = Rc::new(machine.plan(|_| true));
        machine.plan = machine.whole.clone();
        machine
    }

    /// Runs only what `slice` needs from now on; everything if it is none.
    pub fn restrict(&mut self, slice: Option<Slice>) {
        self.plan = match &slice {
            Some(slice) => Rc::new(self.plan(|id| slice.nodes[id])),
            None => self.whole.clone(),
        };
        self.slice = slice;
    }

    /// What is to be run; everything if none.
    pub fn slice(&self) -> Option<&Slice> {
        self.slice.as_ref()
    }

    /// What is to be run of those for which `is_needed` holds: what follows from constants is known.
    fn plan(&self, is_needed: impl Fn(Id) -> bool) -> Schedule {
        let does = |id: Id| match self.graph.nodes[id].kind {
            Kind::Code(_) | Kind::Offset(_) => self.base[id].is_none(),
            Kind::Load(_) | Kind::Store(_) => true,
            Kind::Constant(_)
            | Kind::Unknown
            | Kind::Phi(_)
            | Kind::Branch
            | Kind::Switch(_)
            | Kind::Jump => false,
        };
        let of = |nodes: &Vec<Id>| {
            let places = nodes.iter().copied().enumerate();
            places
                .filter(|(_, id)| does(*id) && is_needed(*id))
                .collect()
        };
        let blocks = self.graph.blocks.iter();
        blocks.map(|block| of(&block.nodes)).collect()
    }

    /// Runs on from the first of `inputs`; the rounds of the loops in `opaque` (by header) are not told apart.
    pub fn run(&mut self, inputs: &[(Id, u128)], opaque: &[usize]) {
        for id in self.changed.drain(..) {
            self.values[id] = self.base[id];
            self.seen[id] = 0;
            self.is_input[id] = false;
        }
        for (byte, before) in self.journal.drain(..).rev() {
            self.memory[byte] = before;
        }
        (self.steps, self.limit) = (0, STEPS);
        self.opaque.clear();
        self.opaque.extend(opaque);
        self.arrived.fill(false);
        self.gone.fill(false);
        self.executed.fill(false);
        self.aside = false;
        for (id, bits) in inputs {
            self.values[*id] = Some(*bits);
            self.is_input[*id] = true;
            self.changed.push(*id);
        }
        let (block, at) = start(self.graph, inputs.iter().map(|(id, _)| *id));
        self.start = block;
        self.input_loops.clear();
        for (id, _) in inputs {
            let loops = &self.graph.blocks[self.graph.nodes[*id].block].loops;
            self.input_loops.extend(loops);
        }
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
        let plan = self.plan.clone();
        let begin = block;
        let mut entered = Vec::new(); // of loops behind, their headers
        let mut first = at;
        loop {
            if block != begin && graph.is_header(block) && !entered.contains(&block) {
                entered.push(block);
            }
            let nodes = &graph.blocks[block].nodes;
            self.executed[block] |= !self.aside;
            if first == 0 {
                self.phis(block, from);
            }
            for &(place, id) in &plan[block] {
                if place >= first {
                    self.step(id);
                }
            }
            first = 0;
            self.steps += nodes.len();
            if self.steps > self.limit {
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
                    self.forget_left_loops(block);
                    self.sides(block, None, until);
                    let join = graph.blocks[block].post_dominator?;
                    if Some(join) == until || join <= block || !self.is_useful(join) {
                        return None; // nothing more, or around a loop whose end is unknown
                    }
                    from = None;
                    block = join;
                    continue;
                }
            };
            self.go(block, next);
            if Some(next) == until {
                return Some(block);
            }
            // Round a loop only if it was entered here and each round's end is known.
            let is_entered = next == begin || entered.contains(&next);
            let is_one_round = self.opaque.contains(&next) || self.input_loops.contains(&next);
            if next <= block && (!is_entered || is_one_round) {
                return None;
            }
            if !self.is_useful(next) {
                return None;
            }
            from = Some(block);
            block = next;
        }
    }

    /// Forgets the values of the loops that an unknown condition at the end of `block` may leave: how
    /// often they go round is unknown, and the run has gone round once.
    fn forget_left_loops(&mut self, block: usize) {
        let graph = self.graph;
        let join = graph.blocks[block].post_dominator;
        let stays = match join {
            Some(join) if join > block => graph.blocks[join].loops.as_slice(),
            _ => &[],
        };
        let outermost = graph.blocks[block].loops.iter().rev().find(|header| {
            let is_one_round = self.opaque.contains(header) || self.input_loops.contains(header);
            !stays.contains(header) && !is_one_round
        });
        if let Some(header) = outermost {
            for id in graph.nodes_of_loop(*header) {
                self.values[id] = self.base[id];
            }
            self.forget_stores_of_loop(*header);
        }
    }

    /// Forgets what a round of a loop may have stored for the next one.
    fn forget_stores_of_loop(&mut self, header: usize) {
        let graph = self.graph;
        for &variable in graph.stored_in_loop(header) {
            self.forget_variable(variable);
        }
    }

    fn is_useful(&self, block: usize) -> bool {
        self.slice.as_ref().is_none_or(|slice| slice.useful[block])
    }

    /// Whether `block` is in a loop that was entered on the way and is run round by round.
    pub fn runs_rounds(&self, block: usize) -> bool {
        let loops = &self.graph.blocks[block].loops;
        loops
            .iter()
            .any(|header| !self.input_loops.contains(header) && !self.opaque.contains(header))
    }

    /// Runs the ways out of `block` that are not taken, as far as they meet.
    fn sides(&mut self, block: usize, taken: Option<usize>, until: Option<usize>) {
        let graph = self.graph;
        let join = graph.blocks[block].post_dominator;
        let stop = join.or(until);
        let successors = &graph.blocks[block].successors;
        for (at, &side) in successors.iter().enumerate() {
            let skipped = match &self.slice {
                Some(slice) if taken.is_some() => !slice.targets[block][at],
                Some(slice) => !slice.needs(graph, block),
                None => false,
            };
            if Some(side) == taken || skipped || successors[..at].contains(&side) {
                continue;
            }
            if taken.is_none() {
                self.go(block, side);
            }
            if Some(side) == stop {
                if taken.is_none() {
                    self.arrive(block, side);
                }
                continue;
            }
            if Some(side) == until || side <= block || !self.is_useful(side) {
                continue;
            }
            let mark = self.journal.len();
            let (steps, limit) = (self.steps, self.limit);
            if taken.is_some() {
                self.limit = limit.min(steps + SIDE_STEPS);
            }
            let aside = self.aside;
            let is_inner = self.inner.as_ref().is_none_or(|inner| inner[block]);
            self.aside |= taken.is_some() && is_inner;
            let end = self.way(side, 0, Some(block), stop);
            self.aside = aside;
            if let (Some(end), Some(stop), false) = (end, stop, is_inner) {
                self.arrive(end, stop);
            }
            if taken.is_some() {
                (self.steps, self.limit) = (steps, limit);
                for (byte, before) in self.journal.drain(mark..).rev() {
                    self.memory[byte] = before;
                }
                continue;
            }
            if let (Some(end), Some(stop)) = (end, stop) {
                self.arrive(end, stop);
            }
            for at in mark..self.journal.len() {
                let (byte, before) = self.journal[at];
                if self.memory[byte] != before {
                    self.journal.push((byte, self.memory[byte]));
                    self.memory[byte] = None;
                }
            }
        }
    }

    fn go(&mut self, from: usize, to: usize) {
        if let Some(edge) = self.graph.edge(from, to).filter(|_| !self.aside) {
            self.gone[edge] = true;
        }
    }

    /// Whether the run went this way from block to block, or may have where a condition is unknown.
    pub fn has_gone(&self, from: usize, to: usize) -> bool {
        let edge = self.graph.edge(from, to);
        edge.is_some_and(|edge| self.gone[edge])
    }

    /// Whether the run came through `block`, or may have where a condition is unknown.
    pub fn is_executed(&self, block: usize) -> bool {
        self.executed[block]
    }

    fn arrive(&mut self, from: usize, to: usize) {
        if let Some(edge) = self.graph.edge(from, to) {
            self.arrived[edge] = true;
        }
    }

    /// Whether the run went this way from block to block, or would have if a condition were other than it is.
    pub fn has_arrived(&self, from: usize, to: usize) -> bool {
        self.graph
            .edge(from, to)
            .is_some_and(|edge| self.arrived[edge])
    }

    /// The block where the run began.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Where `block` goes, if that is the same in all its rounds and known.
    pub fn successor(&self, block: usize) -> Option<usize> {
        let terminator = *self.graph.blocks[block].nodes.last()?;
        self.decided(terminator)
            .filter(|_| !self.runs_rounds(block))
    }

    /// Which of the values a `select` takes (true: the first), if that is the same in all its rounds and known.
    pub fn pick(&self, select: Id) -> Option<bool> {
        let node = &self.graph.nodes[select];
        let pick = self.values[node.operands[0]].filter(|_| !self.runs_rounds(node.block));
        pick.map(|pick| pick & 1 == 1)
    }

    /// The bits of a node that follow from no input.
    pub fn base(&self, id: Id) -> Option<u128> {
        self.base[id]
    }

    fn phis(&mut self, block: usize, from: Option<usize>) {
        let graph = self.graph;
        let is_one_round = self.opaque.contains(&block) || self.input_loops.contains(&block);
        if is_one_round {
            self.forget_stores_of_loop(block);
        }
        if let Some(from) = from {
            self.arrive(from, block);
        }
        let mut values = std::mem::take(&mut self.together);
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
                .filter(|_| !is_one_round);
            values.push((id, value));
        }
        for (id, value) in values.drain(..) {
            self.values[id] = value;
            self.changed.push(id);
        }
        self.together = values;
    }

    fn step(&mut self, id: Id) {
        if self.is_input[id] {
            return;
        }
        let node = &self.graph.nodes[id];
        match node.kind {
            Kind::Code(_) | Kind::Offset(_) => {
                self.values[id] = self.compute(id);
                self.changed.push(id);
                if let (1, false, None, Some(bit)) =
                    (node.bits, self.aside, self.base[id], self.values[id])
                {
                    self.seen[id] |= 1 << (bit & 1);
                }
            }
            Kind::Load(bytes) => {
                self.values[id] = self.load(self.values[node.operands[0]], bytes);
                self.changed.push(id);
            }
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

    fn cell(&self, address: u128, bytes: usize) -> Option<usize> {
        let variable = variable(address)?;
        let at = self.starts.get(variable)? + (address % SPACING) as usize;
        (at + bytes <= *self.starts.get(variable + 1)?).then_some(at)
    }

    fn load(&self, address: Option<u128>, bytes: usize) -> Option<u128> {
        let at = self.cell(address?, bytes)?;
        let mut value = 0;
        for byte in self.memory[at..at + bytes].iter().rev() {
            value = value << 8 | u128::from((*byte)?);
        }
        Some(value)
    }

    fn set(&mut self, at: usize, byte: Option<u8>) {
        self.journal.push((at, self.memory[at]));
        self.memory[at] = byte;
    }

    fn store(&mut self, id: Id, bytes: usize) {
        let operands = &self.graph.nodes[id].operands;
        let (value, address) = (operands[0], operands[1]);
        if let Some(at) = self.values[address].and_then(|address| self.cell(address, bytes)) {
            for byte in 0..bytes {
                let bits = self.values[value].map(|bits| (bits >> (8 * byte)) as u8);
                self.set(at + byte, bits);
            }
            return;
        }
        let graph = self.graph;
        for variable in graph.variables_at(address) {
            self.forget_variable(variable);
        }
    }

    fn forget_variable(&mut self, variable: usize) {
        for at in self.starts[variable]..self.starts[variable + 1] {
            if self.memory[at].is_some() {
                self.set(at, None);
            }
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

/// Where a run for `inputs` begins: block, and place in it.
pub fn start(graph: &Graph, inputs: impl Iterator<Item = Id>) -> (usize, usize) {
    let place = |id: Id| (graph.nodes[id].block, graph.nodes[id].place);
    inputs.map(place).min().unwrap_or((0, 0))
}
