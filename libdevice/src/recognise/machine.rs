//! Executes a part of a function for given inputs: everything that can be computed from them alone.
//!
//! Given a [`Graph`] and the bits of one or two nodes, it computes the bits of every node that
//! follows from these and from constants; all others remain unknown, so that a node with known bits
//! is a function of the inputs. Where a condition is unknown, both sides are executed, and the phis
//! at their join are unknown; where it is known, the other side is executed too, separately, since
//! a body may be in a branch that these inputs do not take. With a [`Slice`], only what it needs is
//! executed.
//!
//! Outside of a loop, an SSA value of the loop is that of the last iteration, so that only loops
//! whose branches are all decided by the inputs have known values there. A loop that contains an
//! input is executed for one iteration: values from the previous iteration are unknown.

use std::rc::Rc;

use super::graph::{Graph, Id, Kind, SPACING, variable};
use super::slice::Slice;

/// The most instructions of a run: no body is that long.
const STEPS: usize = 60_000;
/// The most instructions of a branch that is not taken: its loops may be endless.
const SIDE_STEPS: usize = 2_000;

/// For each block the nodes to execute, with their indices.
type Schedule = Vec<Vec<(usize, Id)>>;

/// The state of a run.
pub struct Machine<'g> {
    graph: &'g Graph,
    /// The bits of each node.
    pub values: Vec<Option<u128>>,
    /// The slice to execute; everything if `None`.
    slice: Option<Slice>,
    /// The nodes of each block to execute, with their indices.
    plan: Rc<Schedule>,
    /// The same without a slice.
    whole: Rc<Schedule>,
    /// The values that do not depend on any input.
    base: Vec<Option<u128>>,
    /// Private memory and tables, concatenated.
    memory: Vec<Option<u8>>,
    /// The start of each variable in `memory`, and the end of the last one.
    starts: Vec<usize>,
    /// The overwritten bytes of memory, in order.
    journal: Vec<(usize, Option<u8>)>,
    /// By number of an edge: whether it was taken, possibly in a branch that is not.
    arrived: Vec<bool>,
    /// By number of an edge: whether it was taken under the known conditions.
    gone: Vec<bool>,
    /// For each block whether it was executed under the known conditions.
    executed: Vec<bool>,
    /// For each 1-bit node a mask of the results that it had under the known conditions.
    pub seen: Vec<u8>,
    /// For each block whether it is a branch of the body under test; all are if `None`.
    pub inner: Option<Rc<Vec<bool>>>,
    /// Whether the untaken side of such a branch is being executed.
    aside: bool,
    /// For each block where the sides of an unknown condition meet before their join: the length
    /// of the journal at the condition. Its phis, and the bytes stored since, are unknown.
    merges: Vec<Option<usize>>,
    is_input: Vec<bool>,
    /// The nodes whose values the last run has changed.
    changed: Vec<Id>,
    /// The new values of a block's phis, which are assigned together.
    together: Vec<(Id, Option<u128>)>,
    steps: usize,
    limit: usize,
    /// Headers of the loops whose iterations are not distinguished.
    opaque: Vec<usize>,
    /// The loops that contain an input: the run is one iteration of them.
    input_loops: Vec<usize>,
    /// The block of the first input.
    start: usize,
}

impl<'g> Machine<'g> {
    /// Creates a machine that knows the constants.
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
            merges: vec![None; graph.blocks.len()],
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

    /// Restricts execution to `slice`; everything is executed if it is `None`.
    pub fn restrict(&mut self, slice: Option<Slice>) {
        self.plan = match &slice {
            Some(slice) => Rc::new(self.plan(|id| slice.nodes[id])),
            None => self.whole.clone(),
        };
        self.slice = slice;
    }

    /// Returns the slice to execute; everything if `None`.
    pub fn slice(&self) -> Option<&Slice> {
        self.slice.as_ref()
    }

    /// Returns the nodes to execute of those for which `is_needed` holds; constant values are known
    /// already.
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

    /// Runs from the first of `inputs`; the iterations of the loops in `opaque` (by header) are not
    /// distinguished.
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

    /// Runs from instruction `at` of `block`, entered from `from`, to `until`; returns the block
    /// before that.
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
        let mut entered = Vec::new(); // headers of the loops that were entered
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
                        return None; // nothing more, or a loop whose end is unknown
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
            // Takes a back edge only if the loop was entered here and the end of each iteration is
            // known.
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

    /// Forgets the values of the loops that an unknown condition at the end of `block` may leave:
    /// their trip count is unknown, and the run has executed one iteration.
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

    /// Forgets what an iteration of a loop may have stored for the next one.
    fn forget_stores_of_loop(&mut self, header: usize) {
        let graph = self.graph;
        for &variable in graph.stored_in_loop(header) {
            self.forget_variable(variable);
        }
    }

    /// Forgets what was stored since the journal had the length `mark`.
    fn forget_stores_since(&mut self, mark: usize) {
        for at in mark..self.journal.len() {
            let (byte, _) = self.journal[at];
            if self.memory[byte].is_some() {
                self.set(byte, None);
            }
        }
    }

    fn is_useful(&self, block: usize) -> bool {
        self.slice.as_ref().is_none_or(|slice| slice.useful[block])
    }

    /// Returns whether `block` is in a loop that the run entered, and that is executed iteration by
    /// iteration.
    pub fn runs_rounds(&self, block: usize) -> bool {
        let loops = &self.graph.blocks[block].loops;
        loops
            .iter()
            .any(|header| !self.input_loops.contains(header) && !self.opaque.contains(header))
    }

    /// Executes the branches of `block` that are not taken, up to their join.
    fn sides(&mut self, block: usize, taken: Option<usize>, until: Option<usize>) {
        let graph = self.graph;
        let join = graph.blocks[block].post_dominator;
        let stop = join.or(until);
        let successors = &graph.blocks[block].successors;
        let mut merges = Vec::new();
        if taken.is_none() {
            let known = graph.merges(block).iter().copied();
            merges.extend(known.filter(|at| self.merges[*at].is_none()));
        }
        for at in &merges {
            self.merges[*at] = Some(self.journal.len());
        }
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
        for at in merges {
            self.merges[at] = None;
        }
    }

    fn go(&mut self, from: usize, to: usize) {
        if let Some(edge) = self.graph.edge(from, to).filter(|_| !self.aside) {
            self.gone[edge] = true;
        }
    }

    /// Returns whether the run took this edge, or may have where a condition is unknown.
    pub fn has_gone(&self, from: usize, to: usize) -> bool {
        let edge = self.graph.edge(from, to);
        edge.is_some_and(|edge| self.gone[edge])
    }

    /// Returns whether the run executed `block`, or may have where a condition is unknown.
    pub fn is_executed(&self, block: usize) -> bool {
        self.executed[block]
    }

    fn arrive(&mut self, from: usize, to: usize) {
        if let Some(edge) = self.graph.edge(from, to) {
            self.arrived[edge] = true;
        }
    }

    /// Returns whether the run took this edge, or would have if a condition were different.
    pub fn has_arrived(&self, from: usize, to: usize) -> bool {
        self.graph
            .edge(from, to)
            .is_some_and(|edge| self.arrived[edge])
    }

    /// Returns the block where the run began.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Returns the successor that `block` branches to, if it is known and the same in all
    /// iterations.
    pub fn successor(&self, block: usize) -> Option<usize> {
        let terminator = *self.graph.blocks[block].nodes.last()?;
        let condition = *self.graph.nodes[terminator].operands.first()?;
        self.decided(terminator)
            .filter(|_| self.is_settled(condition, block))
    }

    /// Returns whether a `select` takes the first value, if it is known and the same in all
    /// iterations.
    pub fn pick(&self, select: Id) -> Option<bool> {
        let node = &self.graph.nodes[select];
        let pick = self.values[node.operands[0]]?;
        self.is_settled(node.operands[0], node.block)
            .then_some(pick & 1 == 1)
    }

    /// Returns whether the value of `condition` is the one that `block` sees in every iteration: it
    /// is a constant, or the run executed the block under the known conditions, not aside.
    fn is_settled(&self, condition: Id, block: usize) -> bool {
        self.base[condition].is_some() || self.executed[block] && !self.runs_rounds(block)
    }

    /// Returns the bits of a node if they do not depend on any input.
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
        if let Some(mark) = self.merges[block] {
            self.forget_stores_since(mark);
        }
        let from = from.filter(|_| self.merges[block].is_none());
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

/// Returns where a run for `inputs` begins: block and index in it.
pub fn start(graph: &Graph, inputs: impl Iterator<Item = Id>) -> (usize, usize) {
    let place = |id: Id| (graph.nodes[id].block, graph.nodes[id].place);
    inputs.map(place).min().unwrap_or((0, 0))
}
