//! A function of LLVM IR as flat tables, for fast repeated execution by the recogniser.
//!
//! The input is a function after `mem2reg`. The tables hold its constants, parameters and
//! instructions as nodes, and its blocks in reverse postorder with dominators, post-dominators and
//! loops. Unsupported operations (vectors, calls of unknown functions) are nodes whose value is
//! never known.

use std::cell::OnceCell;
use std::collections::HashMap;

use llvm::loops::{Dominators, reverse_postorder};
use llvm::{Block, ModuleRef, Opcode, Type, TypeKind, Value};

use super::code::Code;

/// Index of a node.
pub type Id = usize;

/// The distance in bytes between the addresses of private variables and tables.
pub const SPACING: u128 = 1 << 32;

/// What a node is.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A constant, as bits.
    Constant(u128),
    /// A parameter, or an unsupported operation.
    Unknown,
    /// An operation on bits.
    Code(Code),
    /// One value for each predecessor, by block number.
    Phi(Vec<usize>),
    /// `getelementptr`: the size in bytes of one step of each operand after the first.
    Offset(Vec<u128>),
    /// A load of this number of bytes.
    Load(usize),
    /// A store of this number of bytes.
    Store(usize),
    /// Branches to the first successor if true, otherwise to the second.
    Branch,
    /// Branches to the successor of the first case that matches, otherwise to the first.
    Switch(Vec<u128>),
    /// Branches to its only successor, or returns.
    Jump,
}

/// A constant, a parameter or an instruction.
#[derive(Clone, Debug)]
pub struct Node {
    /// The operation.
    pub kind: Kind,
    /// The operands.
    pub operands: Vec<Id>,
    /// The width of its value; 0 if it is not followed.
    pub bits: u32,
    /// The block that contains it (0 for constants and parameters).
    pub block: usize,
    /// The index in the block (0 for constants and parameters).
    pub place: usize,
    /// The value in LLVM.
    pub value: Value,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct BlockInfo {
    /// Its instructions, in order; the last is the terminator.
    pub nodes: Vec<Id>,
    /// The successors.
    pub successors: Vec<usize>,
    /// The predecessors.
    pub predecessors: Vec<usize>,
    /// For each successor the number of the edge, counted over all blocks.
    pub edges: Vec<usize>,
    /// The immediate dominator; that of the entry block is itself.
    pub dominator: usize,
    /// The immediate post-dominator.
    pub post_dominator: Option<usize>,
    /// The headers of the loops that contain it, innermost first.
    pub loops: Vec<usize>,
}

/// A private variable or a table of constants.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The contents, where known.
    pub bytes: Vec<Option<u8>>,
    /// Nodes whose values derive from its address.
    pub derived: Vec<Id>,
}

/// A function.
pub struct Graph {
    /// Constants, parameters and instructions.
    pub nodes: Vec<Node>,
    /// Blocks in reverse postorder.
    pub blocks: Vec<BlockInfo>,
    /// Private memory; variable `k` has address `(k + 1) * SPACING`.
    pub variables: Vec<Variable>,
    /// Nodes whose values derive from the address of a private variable.
    pub private: Vec<bool>,
    /// The users of each node.
    pub users: Vec<Vec<Id>>,
    ids: HashMap<Value, Id>,
    regions: OnceCell<Vec<Vec<Vec<bool>>>>,
    merges: OnceCell<Vec<Vec<usize>>>,
    /// For each address that is loaded from: the stores into the private variables that it may
    /// point into.
    stores: HashMap<Id, Vec<Id>>,
    /// For each header of a loop: the private variables that a store in the loop may change.
    stored: HashMap<usize, Vec<usize>>,
}

impl Graph {
    /// Builds the tables of `function`.
    pub fn new(unit: ModuleRef, function: Value) -> Graph {
        let order = reverse_postorder(function);
        let numbers: HashMap<Block, usize> =
            order.iter().enumerate().map(|(n, b)| (*b, n)).collect();
        let mut graph = Graph {
            nodes: Vec::new(),
            blocks: vec![BlockInfo::default(); order.len()],
            variables: Vec::new(),
            private: Vec::new(),
            users: Vec::new(),
            ids: HashMap::new(),
            regions: OnceCell::new(),
            merges: OnceCell::new(),
            stores: HashMap::new(),
            stored: HashMap::new(),
        };
        for param in function.params() {
            graph.push(Kind::Unknown, param, 0);
        }
        for (number, block) in order.iter().enumerate() {
            for value in block.instructions() {
                let id = graph.push(Kind::Unknown, value, number);
                graph.nodes[id].place = graph.blocks[number].nodes.len();
                graph.blocks[number].nodes.push(id);
            }
            let successors = block.terminator().successors();
            graph.blocks[number].successors = successors.iter().map(|next| numbers[next]).collect();
        }
        for block in &order {
            for value in block.instructions() {
                graph.fill(unit, value, &numbers);
            }
        }
        graph.predecessors();
        let dominators = Dominators::new(&order);
        for (number, block) in graph.blocks.iter_mut().enumerate() {
            block.dominator = dominators.immediate(number);
        }
        graph.loops();
        graph.post_dominators();
        graph.users = vec![Vec::new(); graph.nodes.len()];
        for id in 0..graph.nodes.len() {
            for operand in graph.nodes[id].operands.clone() {
                graph.users[operand].push(id);
            }
        }
        graph.mark_private();
        let loads = graph.nodes.iter();
        let loads = loads.filter(|node| matches!(node.kind, Kind::Load(_)));
        graph.stores = loads
            .map(|load| (load.operands[0], graph.stores_before(load.operands[0])))
            .collect();
        let headers = (0..graph.blocks.len()).filter(|block| graph.is_header(*block));
        graph.stored = headers
            .map(|header| (header, graph.stored_in(header)))
            .collect();
        graph
    }

    fn push(&mut self, kind: Kind, value: Value, block: usize) -> Id {
        let (bits, _) = width(value.ty());
        self.nodes.push(Node {
            kind,
            operands: Vec::new(),
            bits,
            block,
            place: 0,
            value,
        });
        self.ids.insert(value, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// Returns the node of an operand.
    fn id(&mut self, unit: ModuleRef, value: Value) -> Id {
        if let Some(id) = self.ids.get(&value) {
            return *id;
        }
        let kind = match self.constant(unit, value) {
            Some(bits) => Kind::Constant(bits),
            None => Kind::Unknown,
        };
        self.push(kind, value, 0)
    }

    /// Fills in the operation of an instruction, after all nodes have been numbered.
    fn fill(&mut self, unit: ModuleRef, value: Value, numbers: &HashMap<Block, usize>) {
        let id = self.ids[&value];
        let operands: Vec<Value> = match value.opcode() {
            Some(Opcode::LLVMBr) if value.is_conditional() => vec![value.operand(0)],
            Some(Opcode::LLVMSwitch) => vec![value.operand(0)],
            Some(Opcode::LLVMBr) => Vec::new(),
            Some(Opcode::LLVMCall) => value.call_args(),
            Some(Opcode::LLVMPHI) => value.incoming().iter().map(|(value, _)| *value).collect(),
            _ => value.operands(),
        };
        let kind = match value.opcode() {
            Some(Opcode::LLVMPHI) => Kind::Phi(
                value
                    .incoming()
                    .iter()
                    .map(|(_, block)| numbers.get(block).copied().unwrap_or(usize::MAX))
                    .collect(),
            ),
            Some(Opcode::LLVMBr) if value.is_conditional() => Kind::Branch,
            Some(Opcode::LLVMSwitch) => Kind::Switch(
                value
                    .switch_cases()
                    .iter()
                    .map(|case| u128::from(case.const_uint().unwrap_or(u64::MAX)))
                    .collect(),
            ),
            Some(Opcode::LLVMBr | Opcode::LLVMRet | Opcode::LLVMUnreachable) => Kind::Jump,
            Some(Opcode::LLVMLoad) => match width(value.ty()).0 {
                bits @ (8 | 16 | 32 | 64) => Kind::Load(bits as usize / 8),
                _ => Kind::Unknown,
            },
            Some(Opcode::LLVMStore) => Kind::Store(unit.size_of(value.operand(0).ty()) as usize),
            Some(Opcode::LLVMAlloca) => {
                self.variables.push(Variable {
                    bytes: vec![None; unit.size_of(allocated(value)) as usize],
                    derived: Vec::new(),
                });
                Kind::Constant(self.variables.len() as u128 * SPACING)
            }
            Some(Opcode::LLVMGetElementPtr) => match scales(unit, value) {
                Some(scales) => Kind::Offset(scales),
                None => Kind::Unknown,
            },
            _ => Code::of(value).map_or(Kind::Unknown, Kind::Code),
        };
        let operands = operands
            .into_iter()
            .map(|operand| self.id(unit, operand))
            .collect();
        self.nodes[id].kind = kind;
        self.nodes[id].operands = operands;
    }

    /// Returns the bits of a constant; tables are given an address.
    fn constant(&mut self, unit: ModuleRef, value: Value) -> Option<u128> {
        if !value.is_constant() {
            return None;
        }
        if value.is_undef() {
            return (width(value.ty()).0 > 0).then_some(0); // any value is valid
        }
        if let Some(bits) = value.const_bits() {
            return Some(bits);
        }
        if let Some(float) = value.const_float() {
            return match width(value.ty()).0 {
                32 => Some(u128::from((float as f32).to_bits())),
                64 => Some(u128::from(float.to_bits())),
                _ => None,
            };
        }
        if value.is_global_variable() {
            let bytes = value.table_bytes(unit)?;
            self.variables.push(Variable {
                bytes: bytes.into_iter().map(Some).collect(),
                derived: Vec::new(),
            });
            return Some(self.variables.len() as u128 * SPACING);
        }
        match value.constant_opcode()? {
            Opcode::LLVMPtrToInt
            | Opcode::LLVMIntToPtr
            | Opcode::LLVMAddrSpaceCast
            | Opcode::LLVMBitCast => {
                let id = self.id(unit, value.operand(0));
                match self.nodes[id].kind {
                    Kind::Constant(bits) => Some(bits),
                    _ => None,
                }
            }
            Opcode::LLVMGetElementPtr => {
                let scales = scales(unit, value)?;
                let base = self.id(unit, value.operand(0));
                let Kind::Constant(mut sum) = self.nodes[base].kind else {
                    return None;
                };
                for (index, scale) in scales.iter().enumerate() {
                    let step = value.operand(index + 1).const_int()?;
                    sum = sum.wrapping_add((step as u128).wrapping_mul(*scale));
                }
                Some(sum & u128::from(u64::MAX))
            }
            _ => None,
        }
    }

    fn predecessors(&mut self) {
        for number in 0..self.blocks.len() {
            for next in self.blocks[number].successors.clone() {
                let known = &mut self.blocks[next].predecessors;
                if !known.contains(&number) {
                    known.push(number);
                }
            }
        }
        let mut first = 0;
        for number in 0..self.blocks.len() {
            for (at, from) in self.blocks[number].predecessors.clone().iter().enumerate() {
                let from = &mut self.blocks[*from];
                from.edges.resize(from.successors.len(), 0);
                for (edge, to) in from.edges.iter_mut().zip(&from.successors) {
                    if *to == number {
                        *edge = first + at;
                    }
                }
            }
            first += self.blocks[number].predecessors.len();
        }
    }

    /// Returns the number of the edge from one block to another.
    pub fn edge(&self, from: usize, to: usize) -> Option<usize> {
        let from = &self.blocks[from];
        let at = from.successors.iter().position(|block| *block == to)?;
        Some(from.edges[at])
    }

    /// Returns the number of edges.
    pub fn edges(&self) -> usize {
        self.blocks.iter().map(|to| to.predecessors.len()).sum()
    }

    /// Returns, for each block with several successors and each successor, the blocks reached from
    /// it before the block's post-dominator.
    pub fn regions(&self) -> &[Vec<Vec<bool>>] {
        self.regions.get_or_init(|| {
            let of = |(number, block): (usize, &BlockInfo)| match block.successors.as_slice() {
                [] | [_] => Vec::new(),
                successors => successors
                    .iter()
                    .map(|next| self.region(number, *next))
                    .collect(),
            };
            self.blocks.iter().enumerate().map(of).collect()
        })
    }

    fn region(&self, block: usize, successor: usize) -> Vec<bool> {
        let mut inside = vec![false; self.blocks.len()];
        let mut next = vec![successor];
        while let Some(at) = next.pop() {
            if Some(at) != self.blocks[block].post_dominator
                && !std::mem::replace(&mut inside[at], true)
            {
                next.extend(&self.blocks[at].successors);
            }
        }
        inside
    }

    /// Returns the blocks where paths from different successors of `block` first meet before its
    /// post-dominator.
    pub fn merges(&self, block: usize) -> &[usize] {
        let merges = self.merges.get_or_init(|| {
            let of = |(block, regions): (usize, &Vec<Vec<bool>>)| {
                let is_shared =
                    |at: usize| regions.iter().filter(|inside| inside[at]).nth(1).is_some();
                let later = block + 1..self.blocks.len();
                later
                    .filter(|at| is_shared(*at) && !is_shared(self.blocks[*at].dominator))
                    .collect()
            };
            self.regions().iter().enumerate().map(of).collect()
        });
        &merges[block]
    }

    /// Returns whether `block` is the header of a loop.
    pub fn is_header(&self, block: usize) -> bool {
        self.blocks[block].loops.first() == Some(&block)
    }

    /// Returns the nodes of the loop with this header.
    pub fn nodes_of_loop(&self, header: usize) -> impl Iterator<Item = Id> {
        let blocks = self.blocks[header..].iter();
        let inside = blocks.filter(move |block| block.loops.contains(&header));
        inside.flat_map(|block| block.nodes.iter().copied())
    }

    /// Finds natural loops: a block belongs to a header that dominates it and that it can reach.
    fn loops(&mut self) {
        let count = self.blocks.len();
        for header in (0..count).rev() {
            let latches: Vec<usize> = self.blocks[header]
                .predecessors
                .iter()
                .copied()
                .filter(|from| *from >= header)
                .collect();
            if latches.is_empty() {
                continue;
            }
            let mut inside = vec![false; count];
            inside[header] = true;
            let mut next = latches;
            while let Some(block) = next.pop() {
                if !std::mem::replace(&mut inside[block], true) {
                    next.extend(&self.blocks[block].predecessors);
                }
            }
            for block in (0..count).filter(|block| inside[*block]) {
                self.blocks[block].loops.push(header);
            }
        }
    }

    /// Returns whether `block` ends in `unreachable`: no path leads through it.
    fn is_unreachable(&self, block: usize) -> bool {
        self.blocks[block].nodes.last().is_some_and(|terminator| {
            self.nodes[*terminator].value.opcode() == Some(Opcode::LLVMUnreachable)
        })
    }

    fn post_dominators(&mut self) {
        let count = self.blocks.len();
        // Iterates over immediate post-dominators; functions are small enough.
        let mut immediate: Vec<Option<usize>> = vec![None; count + 1];
        let exit = count;
        immediate[exit] = Some(exit);
        let rank = |block: usize| block; // the exit has the highest rank
        let mut changed = true;
        while changed {
            changed = false;
            for block in (0..count).rev() {
                let successors = &self.blocks[block].successors;
                let targets: Vec<usize> = if self.is_unreachable(block) {
                    Vec::new()
                } else if successors.is_empty() {
                    vec![exit]
                } else {
                    successors.clone()
                };
                let mut common: Option<usize> = None;
                for target in targets
                    .into_iter()
                    .filter(|target| immediate[*target].is_some())
                {
                    common = Some(match common {
                        None => target,
                        Some(other) => meet(&immediate, other, target, rank),
                    });
                }
                if common.is_some() && immediate[block] != common {
                    immediate[block] = common;
                    changed = true;
                }
            }
        }
        for (block, immediate) in self.blocks.iter_mut().zip(immediate) {
            block.post_dominator = immediate.filter(|at| *at < count);
        }
    }

    fn mark_private(&mut self) {
        let is_address = |node: &Node| {
            matches!(node.kind, Kind::Constant(bits) if bits >= SPACING)
                && (node.value.is(Opcode::LLVMAlloca)
                    || node.value.ty().is_pointer()
                    || node.value.constant_opcode().is_some())
        };
        self.private = vec![false; self.nodes.len()];
        let mut starts: Vec<Vec<Id>> = vec![Vec::new(); self.variables.len()];
        for (id, node) in self.nodes.iter().enumerate() {
            let Kind::Constant(bits) = node.kind else {
                continue;
            };
            if let Some(start) = variable(bits)
                .and_then(|variable| starts.get_mut(variable))
                .filter(|_| is_address(node))
            {
                start.push(id);
            }
        }
        for (variable, mut next) in starts.into_iter().enumerate() {
            let mut derived = vec![false; self.nodes.len()];
            while let Some(id) = next.pop() {
                if !std::mem::replace(&mut derived[id], true) {
                    self.private[id] = true;
                    self.variables[variable].derived.push(id);
                    next.extend(
                        self.users[id]
                            .iter()
                            .filter(|user| !matches!(self.nodes[**user].kind, Kind::Load(_))),
                    );
                }
            }
            self.variables[variable].derived.sort_unstable();
        }
    }

    /// Returns the stores into the private variables that `address`, which is loaded from, may
    /// point into.
    pub fn stores(&self, address: Id) -> &[Id] {
        self.stores.get(&address).map_or(&[], Vec::as_slice)
    }

    /// Returns the private variables that a store in the loop with this header may change.
    pub fn stored_in_loop(&self, header: usize) -> &[usize] {
        self.stored.get(&header).map_or(&[], Vec::as_slice)
    }

    /// Returns the private variables that a store to `address` may change.
    pub fn variables_at(&self, address: Id) -> impl Iterator<Item = usize> {
        let variables = self.variables.iter().enumerate();
        let holds = move |variable: &Variable| variable.derived.binary_search(&address).is_ok();
        variables.filter_map(move |(at, variable)| holds(variable).then_some(at))
    }

    fn stored_in(&self, header: usize) -> Vec<usize> {
        let nodes = self.nodes_of_loop(header).map(|id| &self.nodes[id]);
        let stores = nodes.filter(|node| matches!(node.kind, Kind::Store(_)));
        let mut stored: Vec<usize> = stores
            .flat_map(|store| self.variables_at(store.operands[1]))
            .collect();
        stored.sort_unstable();
        stored.dedup();
        stored
    }

    fn stores_before(&self, address: Id) -> Vec<Id> {
        let holds = |variable: &&Variable| variable.derived.binary_search(&address).is_ok();
        let derived = self
            .variables
            .iter()
            .filter(holds)
            .flat_map(|variable| &variable.derived);
        let users = derived.flat_map(|id| &self.users[*id]).copied();
        let mut stores: Vec<Id> = users
            .filter(|user| matches!(self.nodes[*user].kind, Kind::Store(_)))
            .collect();
        stores.sort_unstable();
        stores.dedup();
        stores
    }

    /// Looks through conversions that keep the bits.
    pub fn behind_casts(&self, mut id: Id) -> Id {
        while let Kind::Code(Code::Same) = self.nodes[id].kind {
            id = self.nodes[id].operands[0];
        }
        id
    }
}

/// Returns the number of the variable that contains an address.
pub fn variable(address: u128) -> Option<usize> {
    ((address / SPACING) as usize).checked_sub(1)
}

/// Returns the nearest common post-dominator of two blocks.
fn meet(immediate: &[Option<usize>], a: usize, b: usize, rank: impl Fn(usize) -> usize) -> usize {
    let mut seen = vec![false; immediate.len()];
    let mut at = a;
    loop {
        seen[at] = true;
        match immediate[at] {
            Some(next) if next != at => at = next,
            _ => break,
        }
    }
    let mut at = b;
    let mut steps = 0;
    while !seen[at] && steps <= immediate.len() {
        steps += 1;
        match immediate[at] {
            Some(next) => at = next,
            None => break,
        }
    }
    if seen[at] {
        at
    } else {
        rank(immediate.len() - 1)
    }
}

/// Returns the width in bits of a followed type, and whether it is a float; 0 for other types.
pub fn width(ty: Type) -> (u32, bool) {
    match ty.kind() {
        TypeKind::LLVMIntegerTypeKind if ty.bits() <= 128 => (ty.bits(), false),
        TypeKind::LLVMFloatTypeKind => (32, true),
        TypeKind::LLVMDoubleTypeKind => (64, true),
        TypeKind::LLVMPointerTypeKind => (64, false),
        _ => (0, false),
    }
}

fn allocated(alloca: Value) -> Type {
    alloca.room()
}

/// Returns the bytes per step of each index of a `getelementptr`; `None` if it indexes into a
/// structure.
fn scales(unit: ModuleRef, value: Value) -> Option<Vec<u128>> {
    let mut element = value.gep_element();
    let mut scales = vec![u128::from(unit.size_of(element))];
    for _ in 2..value.operand_count() {
        element = element.array_element()?;
        scales.push(u128::from(unit.size_of(element)));
    }
    Some(scales)
}
