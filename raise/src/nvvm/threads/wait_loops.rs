//! Loops that wait until another thread changes memory.
//!
//! In: a kernel whose registers are values. Out: the same, in which a loop whose iterations all do
//! the same (they write nothing, and no value that a later iteration reads decides whether it ends)
//! has one iteration: it ends, or it traps. What such a loop reads is the same in each iteration
//! unless another thread of the launch changes it, which is a race, and refused as one.

use std::collections::{HashMap, HashSet};

use super::{op_of, trap_before};
use crate::kernel_ir::{AtomicOp, PtxOp};
use llvm::loops::{Dominators, reverse_postorder};
use llvm::{Block, Builder, ModuleRef, Opcode, Value};

/// What a thread dies of that would wait for ever.
const MESSAGE: &str = "a loop that waits until another thread changes what it reads, and would never end: no other thread runs meanwhile in a raised program (`--fallback native` runs such kernels)";

/// Lets each loop that only waits end with its first iteration.
pub fn limit(unit: ModuleRef, kernel: Value) {
    // A loop around another is looked at once more when the inner one is none any longer.
    while let Some(found) = loops(kernel).into_iter().find(Loop::only_waits) {
        found.limit(unit, kernel);
    }
}

/// A natural loop, of any number of ways in and back.
struct Loop {
    header: Block,
    latches: Vec<Block>,
    blocks: HashSet<Block>,
    /// Blocks that every iteration executes.
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
    /// Whether every iteration does what the first one did, as long as no other thread writes.
    fn only_waits(&self) -> bool {
        let instructions = || self.blocks.iter().flat_map(|block| block.instructions());
        instructions().all(changes_nothing) && !self.is_decided_by_earlier_iterations()
    }

    /// Whether what decides that the loop ends depends on a value that an earlier iteration
    /// computed.
    fn is_decided_by_earlier_iterations(&self) -> bool {
        let terminators = || self.blocks.iter().map(|block| block.terminator());
        let leaves = |value: &Value| {
            let mut next = value.successors().into_iter();
            next.any(|block| !self.blocks.contains(&block))
        };
        let mut waiting: Vec<Value> = terminators().filter(leaves).collect();
        // Which blocks an iteration executes is decided by other branches.
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

    /// Puts a trap where the loop would go on.
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

/// Whether an instruction leaves memory as it is, and does nothing with other threads.
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
