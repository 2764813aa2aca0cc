//! Recognition of barriers of the whole grid from cooperative groups (`this_grid().sync()`).
//!
//! Input: the sequence to which `cooperative_groups.h` compiles. Between two barriers of the block
//! one thread adds to a word of the launch's workspace, whose address is in `%envreg1` and
//! `%envreg2`, and reads it until its highest bit differs from that of the sum. Output: the second
//! barrier of the block becomes a barrier of the grid; the atomic and the loop are removed.
//!
//! Any other use of the workspace is an error.

use std::collections::HashSet;

use super::super::place;
use super::{Memory, PREFIX, call_before, op_of};
use crate::error::Error;
use crate::kernel_ir::{AtomicOp, PtxOp};
use llvm::{Block, Builder, ModuleRef, Opcode, Value};

/// The highest bit of the word, which the last block flips.
const FLIPPED: i128 = 1 << 31;

/// Replaces all such sequences. Returns whether there was one.
///
/// - errors: uses of the workspace that are not this sequence
pub fn recognise(unit: ModuleRef, function: Value) -> Result<bool, Vec<Error>> {
    let halves: Vec<(Value, bool)> = function
        .instructions()
        .into_iter()
        .filter_map(|value| Some((value, is_high_half(value)?)))
        .collect();
    if halves.is_empty() {
        return Ok(false);
    }
    let uses = Uses::of(halves.iter().map(|(half, _)| *half));
    let mut errors: Vec<Error> = uses.others.iter().map(|value| refuse(*value)).collect();
    let mut loads: HashSet<Value> = uses.loads.iter().copied().collect();
    for atomic in uses.atomics {
        match Sequence::at(atomic, &loads) {
            Some(sequence) => {
                loads.remove(&sequence.load);
                sequence.replace(unit);
            }
            None => errors.push(refuse(atomic)),
        }
    }
    errors.extend(loads.into_iter().map(refuse));
    if !errors.is_empty() {
        return Err(errors);
    }
    for (half, is_high) in halves {
        // Any address except null, for which the kernel would trap.
        half.replace_uses(half.ty().int(is_high.into()));
        half.erase();
    }
    Ok(true)
}

/// Returns whether a value is the high half of the workspace's address, or the low one.
fn is_high_half(value: Value) -> Option<bool> {
    match value.callee_name()?.as_str() {
        "llvm.nvvm.read.ptx.sreg.envreg1" => Some(true),
        "llvm.nvvm.read.ptx.sreg.envreg2" => Some(false),
        _ => None,
    }
}

fn refuse(value: Value) -> Error {
    let message = "the blocks of a cooperative launch meet here in another way than by `grid.sync()`, which is not supported yet";
    let error = Error::unsupported("grid-barrier", message)
        .help("launch a kernel for each part between two such barriers");
    place(error, value)
}

/// The uses of the workspace's address.
#[derive(Default)]
struct Uses {
    atomics: Vec<Value>,
    loads: Vec<Value>,
    others: Vec<Value>,
}

impl Uses {
    fn of(halves: impl Iterator<Item = Value>) -> Uses {
        let mut uses = Uses::default();
        let mut seen = HashSet::new();
        let mut waiting: Vec<Value> = halves.collect();
        while let Some(value) = waiting.pop() {
            for user in value.users() {
                if seen.insert(user) {
                    uses.sort_in(user, value, &mut waiting);
                }
            }
        }
        uses
    }

    fn sort_in(&mut self, user: Value, address: Value, waiting: &mut Vec<Value>) {
        let is_atomic = user
            .callee_name()
            .is_some_and(|name| matches!(op_of(&name), Some(PtxOp::Atomic(AtomicOp::AddI))));
        match user.opcode() {
            Some(
                Opcode::LLVMZExt
                | Opcode::LLVMShl
                | Opcode::LLVMOr
                | Opcode::LLVMAdd
                | Opcode::LLVMIntToPtr
                | Opcode::LLVMAddrSpaceCast
                | Opcode::LLVMGetElementPtr,
            ) => waiting.push(user),
            Some(Opcode::LLVMICmp) if user.operand(1).is_null() => {}
            Some(Opcode::LLVMLoad) => self.loads.push(user),
            Some(Opcode::LLVMCall) if is_atomic && user.call_args()[0] == address => {
                self.atomics.push(user);
            }
            _ => self.others.push(user),
        }
    }
}

/// One barrier of the grid.
struct Sequence {
    atomic: Value,
    load: Value,
    /// The barrier of the block after the loop.
    barrier: Value,
}

impl Sequence {
    /// Returns the sequence that `atomic` begins.
    fn at(atomic: Value, loads: &HashSet<Value>) -> Option<Sequence> {
        let spinning = match atomic.block().terminator().successors().as_slice() {
            [only] => *only,
            _ => return None,
        };
        let load = spinning
            .instructions()
            .into_iter()
            .find(|value| loads.contains(value))?;
        // The thread waits until the highest bits differ.
        let both: HashSet<Value> = [atomic, load].into();
        let differs = |user: &Value| {
            user.is(Opcode::LLVMXor) && both == [user.operand(0), user.operand(1)].into()
        };
        if !atomic.users().iter().chain(&load.users()).all(differs) {
            return None;
        }
        let after: Vec<Block> = spinning
            .terminator()
            .successors()
            .into_iter()
            .filter(|block| *block != spinning)
            .collect();
        let [after] = after.as_slice() else {
            return None;
        };
        let barrier = after
            .instructions()
            .into_iter()
            .find(|value| is_block_barrier(*value) || touches_memory(*value))?;
        is_block_barrier(barrier).then_some(Sequence {
            atomic,
            load,
            barrier,
        })
    }

    fn replace(self, unit: ModuleRef) {
        let builder = Builder::new(unit);
        let Sequence {
            atomic,
            load,
            barrier,
        } = self;
        call_before(
            unit,
            &builder,
            barrier,
            "grid_barrier",
            &[],
            unit.void(),
            Memory::All,
        );
        barrier.erase();
        load.replace_uses(load.ty().int(FLIPPED));
        load.erase();
        atomic.replace_uses(atomic.ty().zero());
        atomic.erase();
    }
}

fn is_block_barrier(value: Value) -> bool {
    value.callee_name().is_some_and(|name| {
        name.starts_with("llvm.nvvm.barrier.cta.sync") || name == "llvm.nvvm.barrier0"
    })
}

fn touches_memory(value: Value) -> bool {
    match value.opcode() {
        Some(Opcode::LLVMStore | Opcode::LLVMLoad) => true,
        Some(Opcode::LLVMCall) => {
            let name = value.callee_name().unwrap_or_default();
            name.starts_with(PREFIX) || !name.starts_with("llvm.")
        }
        _ => false,
    }
}
