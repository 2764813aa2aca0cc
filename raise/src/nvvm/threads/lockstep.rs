//! Lanes of a warp that run in lockstep, as they did on the hardware of older programs.
//!
//! In: a module as it came, with `volatile` accesses. Out: one without, and where the launch says
//! that lanes run in lockstep a call after each access by which they may exchange values. What the
//! lanes that run did before such a call is over when they go on.

use llvm::{Builder, ModuleRef, Opcode, Value};

use super::{Memory, call_before};
use crate::launch::Launch;

/// Makes `volatile` and atomic loads and stores ordinary ones: what another thread may write
/// meanwhile is a race all the same. Lanes in lockstep are kept so.
pub fn make_accesses_plain(unit: ModuleRef, launch: &Launch) {
    let builder = Builder::new(unit);
    for value in unit.functions().into_iter().flat_map(Value::instructions) {
        let exchanges = match value.opcode() {
            Some(Opcode::LLVMLoad) => value.is_volatile() || is_shared(value.operand(0)),
            Some(Opcode::LLVMStore) => value.is_volatile() || is_shared(value.operand(1)),
            Some(Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) => true,
            _ => continue,
        };
        if let Some(Opcode::LLVMLoad | Opcode::LLVMStore) = value.opcode() {
            value.make_plain();
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

/// Whether an address is one of a shared variable.
fn is_shared(address: Value) -> bool {
    if address.is_shared_variable() {
        return true;
    }
    let opcode = address.opcode().or_else(|| address.constant_opcode());
    let derives = matches!(
        opcode,
        Some(Opcode::LLVMGetElementPtr | Opcode::LLVMAddrSpaceCast | Opcode::LLVMBitCast)
    );
    derives && is_shared(address.operand(0))
}
