//! Spin loops, which wait until another thread changes memory.
//!
//! Input: a kernel whose registers are values. Output: the same, in which a loop whose iterations
//! are all equal (they write nothing, and no loop-carried value affects its exit) has one
//! iteration: it exits, or it traps. The values that such a loop loads are the same in each
//! iteration unless another thread of the launch changes them, which is a race and rejected as
//! such.

use std::collections::{HashMap, HashSet};

use super::{op_of, trap_before};
use crate::kernel_ir::{AtomicOp, PtxOp};
use llvm::loops::{Dominators, reverse_postorder};
use llvm::{Block, Builder, ModuleRef, Opcode, Value};

/// The message of the trap of a thread that would wait forever.
const MESSAGE: &str = "a loop that waits until another thread changes what it reads, and would never end: no other thread runs meanwhile in a raised program (`own_code = true` in the launch, or `--own-code KERNEL`, runs it as it is)";

/// Limits each loop that only waits to one iteration.
pub fn limit(unit: ModuleRef, kernel: Value) {
    // An enclosing loop is examined again after the inner one has been removed.
    while let Some(found) = loops(kernel).into_iter().find(Loop::only_waits) {
        found.limit(unit, kernel);
    }
}

/// A natural loop, with any number of entries and latches.
struct Loop {
    header: Block,
    latches: Vec<Block>,
    blocks: HashSet<Block>,
    /// The blocks that every iteration executes.
    always: HashSet<Block>,
}

fn loops(function: Value) -> Vec<Loop> {
    let order = reverse_postorder(function);
    let dominators = Dominators::new(&order);
    let mut predecessors: HashMap<Block, Vec<Block>> = HashMap::new();
    for &block in &order {
        for next in block.terminator().successors() {
            predecessors.entry(next).or_default().push(block);
        }
    }
    let of_header = |&header: &Block| {
        let mut latches = predecessors.get(&header)?.clone();
        latches.retain(|block| dominators.dominates(header, *block));
        if latches.is_empty() {
            return None;
        }
        let mut blocks = HashSet::from([header]);
        let mut next = latches.clone();
        while let Some(block) = next.pop() {
            if blocks.insert(block) {
                next.extend(predecessors[&block].iter().copied());
            }
        }
        let is_always = |block: &Block| latches.iter().all(|l| dominators.dominates(*block, *l));
        let always = blocks.iter().copied().filter(is_always).collect();
        Some(Loop {
            header,
            latches,
            blocks,
            always,
        })
    };
    order.iter().filter_map(of_header).collect()
}

impl Loop {
    /// Returns whether every iteration does the same as the first, if no other thread writes.
    fn only_waits(&self) -> bool {
        let instructions = || self.blocks.iter().flat_map(|block| block.instructions());
        instructions().all(changes_nothing) && !self.is_decided_by_earlier_iterations()
    }

    /// Returns whether the exit of the loop depends on a value computed in an earlier iteration.
    fn is_decided_by_earlier_iterations(&self) -> bool {
        let terminators = || self.blocks.iter().map(|block| block.terminator());
        let leaves = |value: &Value| {
            let mut next = value.successors().into_iter();
            next.any(|block| !self.blocks.contains(&block))
        };
        let mut waiting: Vec<Value> = terminators().filter(leaves).collect();
        // Other branches decide which blocks an iteration executes.
        let mut all_branches = waiting.iter().any(|v| !self.always.contains(&v.block()));
        let mut seen = HashSet::new();
        loop {
            while let Some(value) = waiting.pop() {
                let is_inside = value.opcode().is_some() && self.blocks.contains(&value.block());
                if !is_inside || !seen.insert(value) {
                    continue;
                }
                if value.is(Opcode::LLVMPHI) {
                    if value.block() == self.header {
                        return true;
                    }
                    all_branches = true;
                    waiting.extend(value.incoming().into_iter().map(|(value, _)| value));
                } else if value.successors().is_empty() {
                    waiting.extend(value.operands());
                } else if value.is_conditional() || value.is(Opcode::LLVMSwitch) {
                    waiting.push(value.operand(0));
                }
            }
            if !std::mem::take(&mut all_branches) {
                return false;
            }
            let more: Vec<Value> = terminators().filter(|v| !seen.contains(v)).collect();
            waiting.extend(more);
        }
    }

    /// Redirects the back edges of the loop to a trap.
    fn limit(self, unit: ModuleRef, kernel: Value) {
        let builder = Builder::new(unit);
        let instructions = self.blocks.iter().flat_map(|block| block.instructions());
        let mut reads = instructions.filter(|value| {
            let is_call = value.is(Opcode::LLVMCall) && super::is_atomic(*value);
            is_call || value.is(Opcode::LLVMLoad)
        });
        let place = reads.next().unwrap_or(self.header.terminator());
        let end = builder.returning_block(kernel, place);
        trap_before(unit, &builder, end.terminator(), MESSAGE);
        for latch in &self.latches {
            let branch = latch.terminator();
            for (number, next) in branch.successors().into_iter().enumerate() {
                if next == self.header {
                    branch.set_successor(number as u32, end);
                }
            }
        }
        for phi in self.header.instructions() {
            if !phi.is(Opcode::LLVMPHI) {
                break;
            }
            let first = builder.before(phi).phi(phi.ty());
            for (value, from) in phi.incoming() {
                if !self.latches.contains(&from) {
                    first.add_incoming(value, from);
                }
            }
            phi.replace_uses(first);
            phi.erase();
        }
    }
}

/// Returns whether an instruction leaves memory unchanged, and does not interact with other
/// threads.
fn changes_nothing(value: Value) -> bool {
    match value.opcode() {
        Some(Opcode::LLVMStore | Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) => false,
        Some(Opcode::LLVMCall) => {
            let name = value.callee_name().unwrap_or_default();
            let adds_zero = match op_of(&name) {
                Some(PtxOp::Atomic(AtomicOp::AddI | AtomicOp::OrI)) => {
                    value.call_args().get(1).is_some_and(|by| by.is_null())
                }
                _ => false,
            };
            let is_hint = ["llvm.nvvm.membar.", "llvm.nvvm.nanosleep"]
                .iter()
                .any(|hint| name.starts_with(hint));
            let is_pure = || value.callee().is_some_and(|callee| callee.is_pure());
            adds_zero || is_hint || is_pure()
        }
        _ => true,
    }
}
