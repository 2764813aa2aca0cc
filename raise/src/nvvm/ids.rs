//! Thread and block ids: replaces those that the launch makes constant, and recognises `ctaid *
//! ntid + tid` as a global id.
//!
//! The global id must be recognised while the multiplication is still present: LLVM rewrites it to
//! shifts, sometimes to an `or`.

use std::collections::HashMap;

use llvm::{Builder, ModuleRef, Opcode, RESULT, Value};

use super::varying;
use crate::launch::Launch;

/// LLVM's prefix of the special registers.
const SPECIAL: &str = "llvm.nvvm.read.ptx.sreg.";
/// Our prefix of global ids: `reactant.global_id.x`.
const GLOBAL: &str = "reactant.global_id.";

/// An id of a thread or block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Id {
    /// `ctaid * ntid + tid`
    Global(usize),
    /// `ctaid`
    Block(usize),
    /// `tid`
    Thread(usize),
}

impl Id {
    /// Returns the id that the function `name` returns.
    pub fn of_name(name: &str) -> Option<Id> {
        let (kind, axis) = name
            .strip_prefix(SPECIAL)
            .or_else(|| name.strip_prefix("reactant."))?
            .rsplit_once('.')?;
        let axis = ["x", "y", "z"].iter().position(|known| *known == axis)?;
        match kind {
            "global_id" => Some(Id::Global(axis)),
            "ctaid" => Some(Id::Block(axis)),
            "tid" => Some(Id::Thread(axis)),
            _ => None,
        }
    }

    fn of(value: Value) -> Option<Id> {
        Id::of_name(&value.callee_name()?)
    }

    /// Returns the number of values it takes.
    pub fn extent(self, launch: &Launch) -> u64 {
        match self {
            Id::Global(axis) => u64::from(launch.grid[axis]) * u64::from(launch.block[axis]),
            Id::Block(axis) => launch.grid[axis].into(),
            Id::Thread(axis) => launch.block[axis].into(),
        }
    }
}

/// Replaces `ntid`, `nctaid`, the warp size, and ids of extent 1 by constants; sets the ranges of
/// the others.
pub fn specialise(unit: ModuleRef, launch: &Launch) {
    for call in unit.functions().into_iter().flat_map(Value::instructions) {
        let Some(name) = call.callee_name() else {
            continue;
        };
        let Some(register) = name.strip_prefix(SPECIAL) else {
            continue;
        };
        let int = |number: u32| call.ty().int(number.into());
        let value = match (register.rsplit_once('.'), register) {
            (_, "warpsize") => Some(int(32)),
            (Some((kind @ ("ntid" | "nctaid"), axis)), _) => {
                let axis = ["x", "y", "z"].iter().position(|known| *known == axis);
                axis.map(|axis| match (kind, &launch.varying_grid[axis]) {
                    ("ntid", _) => int(launch.block[axis]),
                    (_, None) => int(launch.grid[axis]),
                    (_, Some(varying)) => {
                        varying::value(unit, Builder::new(unit).before(call), varying, call.ty())
                    }
                })
            }
            _ => match Id::of(call) {
                Some(id) if id.extent(launch) == 1 => Some(int(0)),
                Some(id) => {
                    call.set_call_result_below(unit, 32, id.extent(launch));
                    None
                }
                None => None,
            },
        };
        if let Some(value) = value {
            call.replace_uses(value);
            call.erase();
        }
    }
}

/// Replaces sums of `ctaid * ntid` and `tid` by calls of `reactant.global_id`.
pub fn match_global(unit: ModuleRef, function: Value, launch: &Launch) {
    let builder = Builder::new(unit);
    let mut globals = HashMap::new();
    let entry = function.blocks()[0];
    let mut global = |axis: usize| {
        *globals.entry(axis).or_insert_with(|| {
            let extent = Id::Global(axis).extent(launch);
            let name = format!("{GLOBAL}{}", ["x", "y", "z"][axis]);
            let declared = unit.declare_pure(&name, unit.int(32), &[]);
            declared.set_below(unit, RESULT, 32, extent);
            builder.at_start_of(entry).call(declared, &[])
        })
    };
    let fits = |axis: usize| Id::Global(axis).extent(launch) <= 1 << 31;
    for value in function.instructions() {
        // If a block has one thread, or a grid one block, the id is the global one.
        match Id::of(value) {
            Some(Id::Block(axis)) if launch.block[axis] == 1 => value.replace_uses(global(axis)),
            Some(Id::Thread(axis)) if launch.grid[axis] == 1 => value.replace_uses(global(axis)),
            _ => {}
        }
        if !is_sum(value, launch) || ![32, 64].contains(&value.ty().bits()) {
            continue;
        }
        let mut addends = Vec::new();
        collect(value, launch, 4, &mut addends);
        let pair = addends.iter().enumerate().find_map(|(at, &addend)| {
            let axis = block_start(addend, launch)?;
            let thread = addends
                .iter()
                .position(|&other| widened(other) == Some(Id::Thread(axis)))?;
            fits(axis).then_some((axis, at, thread))
        });
        let Some((axis, at, thread)) = pair else {
            continue;
        };
        let id = global(axis);
        let builder = Builder::new(unit);
        let builder = builder.before(value);
        let mut sum = match value.ty().bits() {
            32 => id,
            _ => builder.cast(Opcode::LLVMZExt, id, value.ty()),
        };
        for (position, &addend) in addends.iter().enumerate() {
            if position != at && position != thread {
                sum = builder.add(sum, addend);
            }
        }
        value.replace_uses(sum);
    }
}

/// Returns whether `value` is an addition, or an `or` of values without common bits, such as a
/// multiple of the block size and a thread id.
fn is_sum(value: Value, launch: &Launch) -> bool {
    let is_joined = |start: Value, thread: Value| {
        let axis = block_start(start, launch)?;
        let fits =
            widened(thread) == Some(Id::Thread(axis)) && launch.block[axis].is_power_of_two();
        fits.then_some(())
    };
    value.is(Opcode::LLVMAdd)
        || value.disjoint()
        || value.is(Opcode::LLVMOr)
            && is_joined(value.operand(0), value.operand(1))
                .or_else(|| is_joined(value.operand(1), value.operand(0)))
                .is_some()
}

fn collect(value: Value, launch: &Launch, depth: usize, addends: &mut Vec<Value>) {
    if depth > 0 && is_sum(value, launch) {
        for part in value.operands() {
            collect(part, launch, depth - 1, addends);
        }
    } else {
        addends.push(value);
    }
}

/// Returns the id that `value` is, possibly after widening (ids are nonnegative, so that both kinds
/// of widening agree).
fn widened(value: Value) -> Option<Id> {
    match value.opcode()? {
        Opcode::LLVMZExt | Opcode::LLVMSExt => Id::of(value.operand(0)),
        _ => Id::of(value),
    }
}

/// Returns the axis for which `value` is `ctaid * ntid`.
fn block_start(value: Value, launch: &Launch) -> Option<usize> {
    let value = match value.opcode()? {
        Opcode::LLVMZExt | Opcode::LLVMSExt => value.operand(0),
        _ => value,
    };
    let by_constant = |block: Value, factor: Value| {
        let factor = factor.const_int()?;
        let factor = match value.opcode()? {
            Opcode::LLVMMul => factor,
            Opcode::LLVMShl if (0..31).contains(&factor) => 1 << factor,
            _ => return None,
        };
        match widened(block)? {
            Id::Block(axis) => (i64::from(launch.block[axis]) == factor).then_some(axis),
            Id::Global(_) | Id::Thread(_) => None,
        }
    };
    match value.opcode()? {
        Opcode::LLVMMul => by_constant(value.operand(0), value.operand(1))
            .or_else(|| by_constant(value.operand(1), value.operand(0))),
        Opcode::LLVMShl => by_constant(value.operand(0), value.operand(1)),
        _ => None,
    }
}
