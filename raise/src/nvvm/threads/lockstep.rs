//! Lanes of a warp that run in lock step, as on the hardware for which older programs were written.
//!
//! Input: a module as parsed, with `volatile` and atomic accesses. Output: a module in which only
//! loads are `volatile`; if the launch declares that lanes run in lock step, each access by which
//! they may exchange values is followed by a call. Earlier accesses of the active lanes are
//! complete when they continue after the call.

use llvm::{Builder, ModuleRef, Opcode, Value};

use super::{Memory, call_before};
use crate::launch::Launch;

/// Makes loads and stores ordinary accesses: a concurrent write by another thread is a race in any
/// case. Only loads outside private memory for which `is_ordered` holds become `volatile`, so that
/// no pass merges two of them, whose difference would then be 0 whatever another thread writes;
/// their races are detected at their locations. If lanes run in lock step, inserts a call after
/// each access by which they may exchange values.
pub fn make_accesses_plain(unit: ModuleRef, launch: &Launch, is_ordered: impl Fn(Value) -> bool) {
    let builder = Builder::new(unit);
    for value in unit.functions().into_iter().flat_map(Value::instructions) {
        let exchanges = match value.opcode() {
            Some(Opcode::LLVMLoad) => value.is_volatile() || is_shared(value.operand(0)),
            Some(Opcode::LLVMStore) => value.is_volatile() || is_shared(value.operand(1)),
            Some(Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) => true,
            _ => continue,
        };
        match value.opcode() {
            Some(Opcode::LLVMLoad) if is_ordered(value) && !is_own(value.operand(0)) => {
                value.make_volatile();
            }
            Some(Opcode::LLVMLoad | Opcode::LLVMStore) => value.make_plain(),
            _ => {}
        }
        if let (true, true, Some(next)) = (launch.warp_synchronous, exchanges, value.next()) {
            call_before(
                unit,
                &builder,
                next,
                "lockstep",
                &[],
                unit.void(),
                Memory::All,
            );
        }
    }
}

/// Returns whether an address belongs to a shared variable.
fn is_shared(address: Value) -> bool {
    derives_from(address, &Value::is_shared_variable)
}

/// Returns whether an address belongs to private memory.
fn is_own(address: Value) -> bool {
    derives_from(address, &|address| address.is(Opcode::LLVMAlloca))
}

fn derives_from(address: Value, is_base: &dyn Fn(Value) -> bool) -> bool {
    if is_base(address) {
        return true;
    }
    let opcode = address.opcode().or_else(|| address.constant_opcode());
    let derives = matches!(
        opcode,
        Some(Opcode::LLVMGetElementPtr | Opcode::LLVMAddrSpaceCast | Opcode::LLVMBitCast)
    );
    derives && derives_from(address.operand(0), is_base)
}
