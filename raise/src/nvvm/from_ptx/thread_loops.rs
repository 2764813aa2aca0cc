//! Splits a kernel where threads of a block wait for one another: at barriers, and at instructions
//! of a warp.
//!
//! Input: a kernel of PTX. Output: [`Phases`], a partition of its blocks. The threads of the block
//! execute a phase one after the other. If all threads reach each barrier together, and there are
//! no instructions of a warp, all then continue with the same phase. Otherwise each thread has a
//! phase with which it continues ([`Next::Each`]), and those that are at the same phase execute it
//! one after the other.
//!
//! Bails out, so that each thread becomes a fiber, if threads may wait for one another in other
//! ways.

use std::collections::{BTreeMap, BTreeSet};

use ptx::registers_used::{read, written};
use ptx::tree::{AddressBase, Directive, Function, Guard, Instruction, Operand, Space, Statement};

/// The greatest number of blocks of an analysed function.
const MOST_BLOCKS: usize = 200;
/// The same, if threads have phases of their own.
const MOST_BLOCKS_APART: usize = 2000;
/// The greatest number of values that phases save and read, if threads have phases of their own:
/// kernels with more take long to compile.
const MOST_SAVED: usize = 500;

/// The phases of a kernel; the first one is the entry.
pub(super) struct Phases<'a> {
    pub blocks: Vec<Block<'a>>,
    pub phases: Vec<Phase<'a>>,
    /// The phase of each block.
    pub phase_of: Vec<usize>,
    /// The instructions whose results a phase recomputes if it reads them.
    again: BTreeMap<&'a str, &'a Instruction>,
}

/// A basic block of instructions.
pub(super) struct Block<'a> {
    /// The meeting before the block, whose results it writes first.
    pub begins: Option<&'a Instruction>,
    pub instructions: Vec<&'a Instruction>,
    pub end: End<'a>,
}

/// The continuation after a block, as block indices; `None` is the end of the kernel.
#[derive(Clone, Copy)]
pub(super) enum End<'a> {
    Goto(Option<usize>),
    Branch {
        guard: &'a Guard,
        taken: Option<usize>,
        other: Option<usize>,
    },
    /// A barrier, followed by a block.
    Barrier(Option<usize>),
    /// An instruction at which the thread waits for others, followed by a block that begins with
    /// its results.
    Meeting(&'a Instruction, usize),
}

impl End<'_> {
    fn successors(&self) -> Vec<Option<usize>> {
        match self {
            End::Goto(next) | End::Barrier(next) => vec![*next],
            End::Meeting(_, next) => vec![Some(*next)],
            End::Branch { taken, other, .. } => vec![*taken, *other],
        }
    }
}

/// A part of the kernel that each thread executes on its own.
pub(super) struct Phase<'a> {
    /// Its first block.
    pub head: usize,
    pub blocks: BTreeSet<usize>,
    pub next: Next<'a>,
    /// The block whose branch selects the next phase.
    pub branches_at: Option<usize>,
    /// The registers whose values it reads, and those whose values later phases read.
    pub reads: BTreeSet<&'a str>,
    pub leaves: BTreeSet<&'a str>,
}

/// The phase that follows.
#[derive(Clone, Copy)]
pub(super) enum Next<'a> {
    Phase(Option<usize>),
    /// The first one if the guard holds, otherwise the second.
    Branch(&'a Guard, Option<usize>, Option<usize>),
    /// One that each thread chooses: where its blocks lead.
    Each,
}

/// Returns the phases of a kernel; `None` if its threads do not wait for one another, or if it
/// cannot be split.
pub(super) fn find<'a>(tree: &ptx::Module, kernel: &'a Function) -> Option<Phases<'a>> {
    let is_local = kernel
        .variables
        .iter()
        .any(|variable| variable.space == Space::Local);
    let (meetings, others): (Vec<&Instruction>, Vec<&Instruction>) =
        kernel.instructions().partition(|one| is_meeting(one));
    let are_alone = others.iter().all(|one| is_alone(tree, kernel, one));
    if is_local || meetings.is_empty() || !are_alone {
        return None;
    }
    if meetings.iter().all(|one| is_plain_barrier(one))
        && let Some(phases) = together(kernel)
    {
        return Some(phases);
    }
    let have_guards = meetings.iter().any(|one| one.guard.is_some());
    if have_guards { None } else { apart(kernel) }
}

/// Returns phases that all threads execute.
fn together(kernel: &Function) -> Option<Phases<'_>> {
    let blocks = blocks(kernel, false)?;
    let graph = Graph::new(&blocks);
    let varying = Varying::of(kernel, &blocks, &graph);
    let (phases, phase_of) = gather(&blocks, &graph, &varying)?;
    let mut found = Phases {
        blocks,
        phases,
        phase_of,
        again: computed_again(kernel),
    };
    found.find_registers();
    Some(found)
}

/// Returns phases each of which some threads may execute.
fn apart(kernel: &Function) -> Option<Phases<'_>> {
    let blocks = blocks(kernel, true)?;
    let next_of = |block: usize| blocks[block].end.successors().into_iter().flatten();
    // The first blocks of phases: blocks after meetings, and those to which several phases lead.
    let is_after = |block: &usize| blocks[*block].begins.is_some();
    let mut heads: BTreeSet<usize> = (0..blocks.len()).filter(is_after).collect();
    heads.insert(0);
    let mut head_of = vec![None; blocks.len()];
    loop {
        let before = heads.len();
        head_of.fill(None);
        for head in heads.clone() {
            head_of[head] = Some(head);
            let mut waiting = vec![head];
            while let Some(block) = waiting.pop() {
                for next in next_of(block).filter(|next| !heads.contains(next)) {
                    match head_of[next] {
                        None => {
                            head_of[next] = Some(head);
                            waiting.push(next);
                        }
                        Some(other) if other != head => {
                            // Found in the next round.
                            head_of[next] = Some(next);
                        }
                        Some(_) => {}
                    }
                }
            }
        }
        heads.extend((0..blocks.len()).filter(|block| head_of[*block] == Some(*block)));
        if heads.len() == before {
            break;
        }
    }
    let numbers: Vec<usize> = heads.iter().copied().collect();
    let number = |head: usize| numbers.iter().position(|known| *known == head);
    // Blocks that nothing reaches belong to the phase of the entry.
    let phase_of = head_of.iter().map(|head| head.and_then(number));
    let phase_of: Vec<usize> = phase_of.map(Option::unwrap_or_default).collect();
    let phases = numbers.iter().enumerate().map(|(number, head)| {
        let own = (0..blocks.len()).filter(|block| phase_of[*block] == number);
        Phase {
            head: *head,
            blocks: own.collect(),
            next: Next::Each,
            branches_at: None,
            reads: BTreeSet::new(),
            leaves: BTreeSet::new(),
        }
    });
    let phases: Vec<Phase<'_>> = phases.collect();
    // The entry is for all threads: it begins without values of other phases.
    let enters = |block: usize| next_of(block).any(|next| next == 0);
    if (0..blocks.len()).any(|block| phase_of[block] != 0 && enters(block)) {
        return None;
    }
    let mut found = Phases {
        blocks,
        phases,
        phase_of,
        again: computed_again(kernel),
    };
    found.find_registers();
    let saved = |phase: &Phase<'_>| found.begins_with(phase).0.len() + found.ends_with(phase).len();
    let count: usize = found.phases.iter().map(saved).sum();
    (count <= MOST_SAVED).then_some(found)
}

/// Returns whether a thread waits for others at an instruction.
fn is_meeting(one: &Instruction) -> bool {
    matches!(
        one.opcode.as_str(),
        "bar" | "barrier" | "shfl" | "vote" | "match" | "activemask" | "redux"
    )
}

/// Returns whether an instruction is a barrier of all threads of the block without a result.
fn is_plain_barrier(one: &Instruction) -> bool {
    matches!(one.opcode.as_str(), "bar" | "barrier")
        && one.has("sync")
        && !one.has("warp")
        && one.guard.is_none()
        && one.operands.len() == 1
}

/// Returns whether a thread executes an instruction, which is no meeting, alone.
fn is_alone(tree: &ptx::Module, kernel: &Function, one: &Instruction) -> bool {
    let has = |name| one.has(name);
    match one.opcode.as_str() {
        "elect" | "brx" | "tex" | "mbarrier" | "mma" | "wmma" | "ldmatrix" => false,
        "ld" | "ldu" => !["volatile", "relaxed", "acquire"].into_iter().any(has),
        "atom" => !ptx::spins::may_spin(kernel, one),
        // Their carry flag is not in a register.
        "addc" | "subc" | "madc" => false,
        "add" | "sub" | "mad" => !has("cc"),
        "call" => ptx::callee(one).is_some_and(|name| {
            let mut functions = tree.functions.iter();
            !functions.any(|function| function.name == name && !function.body.is_empty())
        }),
        _ => true,
    }
}

/// Returns the registers whose values depend only on the thread index and the launch, with the
/// single instruction that writes each.
fn computed_again(kernel: &Function) -> BTreeMap<&str, &Instruction> {
    let mut writers: BTreeMap<&str, Vec<&Instruction>> = BTreeMap::new();
    for one in kernel.instructions() {
        for name in written(one) {
            writers.entry(name).or_default().push(one);
        }
    }
    let mut again: BTreeMap<&str, &Instruction> = BTreeMap::new();
    loop {
        let before = again.len();
        for (name, writers) in &writers {
            if let [one] = writers.as_slice()
                && is_cheap(kernel, one)
                && read(one).iter().all(|name| again.contains_key(name))
            {
                again.insert(name, one);
            }
        }
        if again.len() == before {
            return again;
        }
    }
}

/// Returns whether an instruction can be recomputed cheaply.
fn is_cheap(kernel: &Function, one: &Instruction) -> bool {
    let is_param = || {
        one.operands.iter().any(|operand| match &operand.node {
            Operand::Address {
                base: AddressBase::Symbol(name),
                ..
            } => kernel.params.iter().any(|param| param.name == *name),
            _ => false,
        })
    };
    let names_clock = |operand: &Operand| match operand {
        Operand::SpecialRegister(name) => name.contains("clock") || name.contains("timer"),
        _ => false,
    };
    let is_pure = match one.opcode.as_str() {
        "mov" | "cvt" | "cvta" | "add" | "sub" | "mul" | "mad" | "shl" | "shr" | "and" | "or"
        | "xor" | "not" | "neg" | "bfe" | "min" | "max" | "setp" | "selp" => true,
        "ld" => one.has("param") && is_param(),
        _ => false,
    };
    let reads_clock = one
        .operands
        .iter()
        .any(|operand| names_clock(&operand.node));
    is_pure && !reads_clock && one.guard.is_none()
}

/// Returns the basic blocks of a function; they end at plain barriers, or at all meetings.
fn blocks(kernel: &Function, at_meetings: bool) -> Option<Vec<Block<'_>>> {
    let mut starts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut parts: Vec<(Vec<&Instruction>, Option<&Instruction>)> = vec![Default::default()];
    let mut begins: BTreeMap<usize, &Instruction> = BTreeMap::new();
    for statement in &kernel.body {
        match statement {
            Statement::Label(name, _) => {
                let last = parts.last()?;
                let is_begun = begins.contains_key(&(parts.len() - 1));
                if !last.0.is_empty() || last.1.is_some() || is_begun {
                    parts.push(Default::default());
                }
                starts.insert(name, parts.len() - 1);
            }
            Statement::Instruction(one) => {
                if parts.last()?.1.is_some() {
                    parts.push(Default::default());
                }
                let last = parts.last_mut()?;
                match one.opcode.as_str() {
                    _ if at_meetings && is_meeting(one) => {
                        last.1 = Some(one);
                        parts.push(Default::default());
                        begins.insert(parts.len() - 1, one);
                    }
                    "bra" | "ret" | "exit" | "bar" | "barrier" => last.1 = Some(one),
                    _ => last.0.push(one),
                }
            }
            Statement::Directive(Directive::BranchTargets { .. }) => return None,
            Statement::Directive(_) => {}
        }
    }
    let most = match at_meetings {
        true => MOST_BLOCKS_APART,
        false => MOST_BLOCKS,
    };
    if parts.len() > most {
        return None;
    }
    let count = parts.len();
    let made = parts
        .into_iter()
        .enumerate()
        .map(|(number, (instructions, last))| {
            let next = (number + 1 < count).then_some(number + 1);
            let begins = begins.get(&number).copied();
            let end = match last {
                None => End::Goto(next),
                Some(one) if at_meetings && is_meeting(one) => End::Meeting(one, next?),
                Some(one) => {
                    let to = match one.opcode.as_str() {
                        "bra" => match &one.operands.first()?.node {
                            Operand::Symbol(label) => Some(*starts.get(label.as_str())?),
                            _ => return None,
                        },
                        "bar" | "barrier" => {
                            return Some(Block {
                                begins,
                                instructions,
                                end: End::Barrier(next),
                            });
                        }
                        _ => None,
                    };
                    match &one.guard {
                        None => End::Goto(to),
                        Some(guard) => End::Branch {
                            guard,
                            taken: to,
                            other: next,
                        },
                    }
                }
            };
            Some(Block {
                begins,
                instructions,
                end,
            })
        });
    made.collect()
}

/// The control flow graph of the blocks.
struct Graph {
    /// The end of the kernel is an additional node.
    successors: Vec<Vec<usize>>,
    predecessors: Vec<Vec<usize>>,
    exit: usize,
    has_barrier: Vec<bool>,
    /// The immediate post-dominator of each branch.
    joins: Vec<usize>,
}

impl Graph {
    fn new(blocks: &[Block<'_>]) -> Graph {
        let exit = blocks.len();
        let mut successors: Vec<Vec<usize>> = blocks
            .iter()
            .map(|block| {
                let next = block.end.successors().into_iter();
                next.map(|next| next.unwrap_or(exit)).collect()
            })
            .collect();
        successors.push(Vec::new());
        let mut predecessors = vec![Vec::new(); exit + 1];
        for (from, to) in successors.iter().enumerate() {
            for to in to {
                predecessors[*to].push(from);
            }
        }
        let is_barrier = |block: &Block<'_>| matches!(block.end, End::Barrier(_));
        let mut graph = Graph {
            successors,
            predecessors,
            exit,
            has_barrier: blocks.iter().map(is_barrier).chain([false]).collect(),
            joins: Vec::new(),
        };
        let joins = (0..exit).map(|node| match graph.successors[node].len() {
            2 => graph.find_join(node),
            _ => exit,
        });
        graph.joins = joins.collect();
        graph
    }

    /// Returns the nodes reachable from `starts`, including these, without passing `avoided`.
    fn reached(&self, starts: &[usize], avoided: &BTreeSet<usize>) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        let mut waiting = starts.to_vec();
        while let Some(node) = waiting.pop() {
            if !avoided.contains(&node) && seen.insert(node) {
                waiting.extend(&self.successors[node]);
            }
        }
        seen
    }

    /// Returns whether `by` dominates `node`.
    fn is_dominated(&self, node: usize, by: usize) -> bool {
        !self.reached(&[0], &BTreeSet::from([by])).contains(&node)
    }

    /// Returns the first node through which all paths from a branch pass.
    fn find_join(&self, branch: usize) -> usize {
        let starts = &self.successors[branch];
        let after = self.reached(starts, &BTreeSet::new());
        let on_all_ways = |node: &usize| {
            let without = self.reached(starts, &BTreeSet::from([*node]));
            !without.contains(&self.exit)
        };
        let candidates: BTreeSet<usize> = after.into_iter().filter(on_all_ways).collect();
        let is_first = |node: &&usize| {
            let mut others = candidates.clone();
            others.remove(node);
            self.reached(starts, &others).contains(node)
        };
        candidates
            .iter()
            .find(is_first)
            .copied()
            .unwrap_or(self.exit)
    }

    /// Returns the blocks between a branch and the join of its paths.
    fn between(&self, branch: usize, join: usize) -> BTreeSet<usize> {
        self.reached(&self.successors[branch], &BTreeSet::from([join]))
    }

    fn any_barrier(&self, nodes: &BTreeSet<usize>) -> bool {
        nodes.iter().any(|node| self.has_barrier[*node])
    }

    /// Returns whether an edge back to `head` closes a loop without barriers.
    fn is_simple_loop(&self, from: usize, head: usize) -> bool {
        if from != head && !self.is_dominated(from, head) {
            return false;
        }
        let mut body = BTreeSet::from([head]);
        let mut waiting = vec![from];
        while let Some(node) = waiting.pop() {
            if body.insert(node) {
                waiting.extend(&self.predecessors[node]);
            }
        }
        !self.any_barrier(&body)
    }
}

/// The registers and blocks that differ between threads of a block.
struct Varying<'a> {
    registers: BTreeSet<&'a str>,
    /// The blocks that only some threads may reach.
    blocks: BTreeSet<usize>,
}

impl<'a> Varying<'a> {
    fn of(kernel: &'a Function, blocks: &[Block<'a>], graph: &Graph) -> Varying<'a> {
        let mut varying = Varying {
            registers: BTreeSet::new(),
            blocks: BTreeSet::new(),
        };
        loop {
            let before = (varying.registers.len(), varying.blocks.len());
            for (number, block) in blocks.iter().enumerate() {
                for one in &block.instructions {
                    let varies = varying.blocks.contains(&number) || varying.varies(kernel, one);
                    if varies {
                        varying.registers.extend(written(one));
                    }
                }
                if let End::Branch { guard, .. } = block.end
                    && varying.registers.contains(guard.register.as_str())
                {
                    let join = graph.joins[number];
                    let parted = graph.between(number, join);
                    varying.blocks.extend(parted);
                }
            }
            if (varying.registers.len(), varying.blocks.len()) == before {
                return varying;
            }
        }
    }

    /// Returns whether the result of an instruction may differ between threads.
    fn varies(&self, kernel: &Function, one: &Instruction) -> bool {
        if read(one).iter().any(|name| self.registers.contains(name)) {
            return true;
        }
        let from_memory = match one.opcode.as_str() {
            "atom" | "call" => true,
            "ld" | "ldu" if one.has("param") => !one.operands.iter().any(|operand| {
                let is_param = |name: &str| kernel.params.iter().any(|param| param.name == name);
                match &operand.node {
                    Operand::Address {
                        base: AddressBase::Symbol(name),
                        ..
                    } => is_param(name),
                    Operand::Address { .. } => true,
                    _ => false,
                }
            }),
            // At one address all threads load the same value: another thread may store there only
            // in another phase.
            "ld" | "ldu" => !["global", "shared", "const"]
                .iter()
                .any(|space| one.has(space)),
            _ => false,
        };
        from_memory
            || one
                .operands
                .iter()
                .any(|operand| names_thread(&operand.node))
    }
}

/// Returns whether an operand is a special register that differs between threads of a block.
fn names_thread(operand: &Operand) -> bool {
    let same = [
        "ctaid",
        "nctaid",
        "ntid",
        "nwarpid",
        "envreg",
        "total_smem",
        "dynamic_smem",
    ];
    match operand {
        Operand::SpecialRegister(name) => !same.iter().any(|known| name.starts_with(known)),
        Operand::Vector(parts) | Operand::List(parts) => {
            parts.iter().any(|part| names_thread(&part.node))
        }
        _ => false,
    }
}

/// Groups blocks into phases; also returns the phase of each block.
fn gather<'a>(
    blocks: &[Block<'a>],
    graph: &Graph,
    varying: &Varying<'a>,
) -> Option<(Vec<Phase<'a>>, Vec<usize>)> {
    let mut phases: Vec<Phase<'a>> = Vec::new();
    let mut phase_of = vec![usize::MAX; blocks.len()];
    let mut heads: Vec<usize> = vec![0];
    let mut at = 0;
    while at < heads.len() {
        let (phase, next, last) = grow(heads[at], blocks, graph, varying)?;
        for block in &phase {
            if std::mem::replace(&mut phase_of[*block], at) != usize::MAX {
                return None;
            }
        }
        let mut number = |node: usize| {
            (node != graph.exit).then(|| {
                let known = heads.iter().position(|head| *head == node);
                known.unwrap_or_else(|| {
                    heads.push(node);
                    heads.len() - 1
                })
            })
        };
        let next = match next {
            Exit::To(node) => Next::Phase(number(node)),
            Exit::Branch(guard, taken, other) => Next::Branch(guard, number(taken), number(other)),
        };
        phases.push(Phase {
            head: heads[at],
            blocks: phase,
            branches_at: matches!(next, Next::Branch(..)).then_some(last),
            next,
            reads: BTreeSet::new(),
            leaves: BTreeSet::new(),
        });
        at += 1;
    }
    // Bails out if a block is inside one phase and the head of another.
    let is_whole = phases
        .iter()
        .enumerate()
        .all(|(number, phase)| phase_of[phase.head] == number);
    is_whole.then_some((phases, phase_of))
}

/// The exit of a phase, by nodes of the graph.
enum Exit<'a> {
    To(usize),
    Branch(&'a Guard, usize, usize),
}

/// Returns the blocks of the phase that begins with `head`, its exit, and its last block.
fn grow<'a>(
    head: usize,
    blocks: &[Block<'a>],
    graph: &Graph,
    varying: &Varying<'a>,
) -> Option<(BTreeSet<usize>, Exit<'a>, usize)> {
    let mut phase = BTreeSet::from([head]);
    let mut last = head;
    loop {
        if varying.blocks.contains(&last) && graph.has_barrier[last] {
            return None;
        }
        let next = match blocks[last].end {
            End::Barrier(next) => {
                return Some((phase, Exit::To(next.unwrap_or(graph.exit)), last));
            }
            End::Goto(next) => next.unwrap_or(graph.exit),
            End::Meeting(..) => return None,
            End::Branch {
                guard,
                taken,
                other,
            } => {
                let join = graph.joins[last];
                let inside = graph.between(last, join);
                if graph.any_barrier(&inside) {
                    let varies = varying.registers.contains(guard.register.as_str());
                    if varies || varying.blocks.contains(&last) {
                        return None;
                    }
                    let node = |to: Option<usize>| to.unwrap_or(graph.exit);
                    let exit = Exit::Branch(guard, node(taken), node(other));
                    return Some((phase, exit, last));
                }
                let is_entered = |node: &usize| {
                    graph.predecessors[*node].iter().any(|from| {
                        *from != last && !inside.contains(from) && !phase.contains(from)
                    })
                };
                if inside.contains(&graph.exit) || inside.iter().any(is_entered) {
                    return None;
                }
                phase.extend(&inside);
                join
            }
        };
        let may_follow = next != graph.exit
            && graph.predecessors[next]
                .iter()
                .all(|from| phase.contains(from) || graph.is_simple_loop(*from, next));
        if !may_follow {
            return Some((phase, Exit::To(next), last));
        }
        if !phase.insert(next) {
            return None; // a loop without exit
        }
        last = next;
    }
}

impl<'a> Phases<'a> {
    /// Determines the registers that phases read from earlier ones.
    fn find_registers(&mut self) {
        let count = self.blocks.len();
        let mut live: Vec<BTreeSet<&'a str>> = vec![BTreeSet::new(); count];
        loop {
            let mut changed = false;
            for number in (0..count).rev() {
                let block = &self.blocks[number];
                let mut now: BTreeSet<&'a str> = BTreeSet::new();
                for next in block.end.successors().into_iter().flatten() {
                    now.extend(&live[next]);
                }
                match block.end {
                    End::Branch { guard, .. } => {
                        now.insert(&guard.register);
                    }
                    End::Meeting(one, _) => now.extend(read(one)),
                    End::Goto(_) | End::Barrier(_) => {}
                }
                for one in block.instructions.iter().rev() {
                    if one.guard.is_none() {
                        for name in written(one) {
                            now.remove(name);
                        }
                    }
                    now.extend(read(one));
                }
                for name in block.begins.map(|one| written(one)).into_iter().flatten() {
                    now.remove(name);
                }
                changed |= now.len() != live[number].len();
                live[number] = now;
            }
            if !changed {
                break;
            }
        }
        let heads: Vec<usize> = self.phases.iter().map(|phase| phase.head).collect();
        for (number, phase) in self.phases.iter_mut().enumerate() {
            phase.reads = live[phase.head].clone();
            let own = || phase.blocks.iter().map(|block| &self.blocks[*block]);
            let instructions =
                own().flat_map(|block| block.instructions.iter().copied().chain(block.begins));
            let written: BTreeSet<&'a str> = instructions.flat_map(|one| written(one)).collect();
            let (next, guard) = match phase.next {
                Next::Phase(next) => (vec![next], None),
                Next::Branch(guard, taken, other) => (vec![taken, other], Some(guard)),
                Next::Each => {
                    let next = own().flat_map(|block| block.end.successors()).flatten();
                    let head = |block: &usize| heads.iter().position(|head| head == block);
                    // A meeting may lead back to its own phase.
                    let after = |block: &usize| {
                        let of = self.phase_of[*block];
                        of != number || self.blocks[*block].begins.is_some()
                    };
                    let next = next.filter(after).map(|block| head(&block));
                    (next.collect(), None)
                }
            };
            let later = next
                .into_iter()
                .flatten()
                .flat_map(|next| &live[heads[next]]);
            phase.leaves = later
                .copied()
                .filter(|name| written.contains(name))
                .collect();
            phase
                .leaves
                .extend(guard.map(|guard| guard.register.as_str()));
        }
        for phase in &mut self.phases {
            if let Next::Branch(guard, ..) = phase.next {
                // Also if it does not write it.
                phase.reads.insert(&guard.register);
            }
        }
    }

    /// Returns the registers that a phase reads from earlier ones, and the instructions it
    /// recomputes, in dependence order.
    pub fn begins_with(&self, phase: &Phase<'a>) -> (Vec<&'a str>, Vec<&'a Instruction>) {
        let mut instructions: Vec<&'a Instruction> = Vec::new();
        let mut waiting: Vec<&'a str> = phase.reads.iter().copied().collect();
        let mut seen: BTreeSet<&'a str> = BTreeSet::new();
        let mut kept = Vec::new();
        while let Some(name) = waiting.pop() {
            if !seen.insert(name) {
                continue;
            }
            match self.again.get(name) {
                Some(one) => {
                    instructions.push(one);
                    waiting.extend(read(one));
                }
                None => kept.push(name),
            }
        }
        instructions.sort_by_key(|one| one.span.start);
        instructions.dedup_by_key(|one| one.span.start);
        (kept, instructions)
    }

    /// Returns the registers that a phase saves for later ones.
    pub fn ends_with(&self, phase: &Phase<'a>) -> Vec<&'a str> {
        let leaves = phase.leaves.iter().copied();
        leaves
            .filter(|name| !self.again.contains_key(name))
            .collect()
    }

    /// Returns the registers that are saved between phases.
    pub fn kept(&self) -> BTreeSet<&'a str> {
        self.phases
            .iter()
            .flat_map(|phase| phase.reads.iter().chain(&phase.leaves))
            .copied()
            .filter(|name| !self.again.contains_key(name) || self.is_branched_on(name))
            .collect()
    }

    fn is_branched_on(&self, name: &str) -> bool {
        let mut phases = self.phases.iter();
        phases.any(|phase| matches!(phase.next, Next::Branch(guard, ..) if guard.register == name))
    }
}
