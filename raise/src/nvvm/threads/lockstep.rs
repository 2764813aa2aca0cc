//! Lanes of a warp that run in lockstep, as they did on the hardware of older programs.
//!
//! In: a module as it came, with `volatile` and atomic accesses. Out: one in which only loads are
//! `volatile`, and where the launch says that lanes run in lockstep a call after each access by which
//! they may exchange values. What the lanes that run did before such a call is over when they go on.

use llvm::{Builder, ModuleRef, Opcode, Value};

use super::{Memory, call_before};
use crate::launch::Launch;

/// Makes `volatile` and atomic stores ordinary ones, and so loads of memory of the thread's own:
/// what another thread may write meanwhile is a race all the same. Loads for which `is_ordered`
/// stay `volatile`, so that no pass takes two of them for one, whose difference would be 0 whatever
/// another thread writes; that they race is seen where they are. Lanes in lockstep are kept so.
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

/// Whether an address is one of a shared variable.
fn is_shared(address: Value) -> bool {
    derives_from(address, &Value::is_shared_variable)
}

/// Whether an address is one of memory of the thread's own.
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
