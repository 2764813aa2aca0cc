//! Removes what is left of a body after its result was replaced: arithmetic, branches, and stores
//! to private memory that is not read.

use std::collections::HashSet;

use llvm::{Opcode, Value};

/// Erases instructions that nothing with an effect depends on. A private variable whose address
/// does not escape counts as unread if no load of it is needed.
pub fn sweep(function: Value) {
    let instructions = function.instructions();
    let private: HashSet<Value> = instructions
        .iter()
        .copied()
        .filter(|value| value.is(Opcode::LLVMAlloca))
        .filter(|alloca| accesses(*alloca).is_some())
        .collect();
    let mut stores_of: Vec<(Value, Vec<Value>, Vec<Value>)> = Vec::new(); // variable, loads, stores
    let mut waiting: HashSet<Value> = HashSet::new();
    for alloca in &private {
        let accesses = accesses(*alloca).unwrap_or_default();
        let (loads, stores): (Vec<Value>, Vec<Value>) = accesses
            .into_iter()
            .partition(|access| access.is(Opcode::LLVMLoad));
        waiting.extend(&stores);
        stores_of.push((*alloca, loads, stores));
    }
    let mut live: HashSet<Value> = HashSet::new();
    let mut next: Vec<Value> = instructions
        .iter()
        .copied()
        .filter(|value| has_effect(*value) && !waiting.contains(value))
        .collect();
    loop {
        while let Some(value) = next.pop() {
            if live.insert(value) {
                next.extend(
                    value
                        .operands()
                        .into_iter()
                        .filter(|operand| operand.opcode().is_some()),
                );
            }
        }
        for (_, loads, stores) in &mut stores_of {
            if loads.iter().any(|load| live.contains(load)) {
                next.append(stores);
            }
        }
        if next.is_empty() {
            break;
        }
    }
    let dead: Vec<Value> = instructions
        .into_iter()
        .filter(|value| !live.contains(value))
        .collect();
    for value in &dead {
        if !value.ty().is_void() {
            value.replace_uses(value.ty().poison());
        }
    }
    for value in dead {
        value.erase();
    }
}

fn has_effect(value: Value) -> bool {
    match value.opcode() {
        Some(Opcode::LLVMCall) => value.callee().is_none_or(|callee| !callee.is_pure()),
        Some(
            Opcode::LLVMStore
            | Opcode::LLVMBr
            | Opcode::LLVMSwitch
            | Opcode::LLVMRet
            | Opcode::LLVMUnreachable
            | Opcode::LLVMFence
            | Opcode::LLVMAtomicCmpXchg
            | Opcode::LLVMAtomicRMW
            | Opcode::LLVMInvoke
            | Opcode::LLVMIndirectBr
            | Opcode::LLVMCallBr,
        ) => true,
        _ => false,
    }
}

/// Returns the loads and stores through addresses derived from `alloca`; `None` if an address
/// escapes.
fn accesses(alloca: Value) -> Option<Vec<Value>> {
    let mut seen = HashSet::from([alloca]);
    let mut next = vec![alloca];
    let mut accesses = Vec::new();
    while let Some(address) = next.pop() {
        for user in address.users() {
            match user.opcode()? {
                Opcode::LLVMLoad => accesses.push(user),
                Opcode::LLVMStore if user.operand(0) != address => accesses.push(user),
                Opcode::LLVMGetElementPtr
                | Opcode::LLVMBitCast
                | Opcode::LLVMAddrSpaceCast
                | Opcode::LLVMPtrToInt
                | Opcode::LLVMIntToPtr
                | Opcode::LLVMAdd
                | Opcode::LLVMSub
                | Opcode::LLVMPHI
                | Opcode::LLVMSelect
                | Opcode::LLVMFreeze
                | Opcode::LLVMTrunc
                | Opcode::LLVMZExt => {
                    if seen.insert(user) {
                        next.push(user);
                    }
                }
                _ => return None,
            }
        }
    }
    Some(accesses)
}
