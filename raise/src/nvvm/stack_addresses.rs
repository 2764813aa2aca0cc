//! Addresses of a thread's own memory that are computed as integers, as pointers.
//!
//! PTX computes `base + offset` in integers, which LLVM's passes do not follow: a pointer that is
//! kept on the stack (by `nvcc -G`, or as a field of a structure) stays there, and nothing shows
//! where it points. As `getelementptr`s of the `alloca` the accesses become values.

use super::addresses;
use super::ir::{Builder, ModuleRef, Opcode, Value};
use crate::launch::Launch;

/// Rewrites the addresses of `function` if it keeps an address in memory; returns whether it does.
pub fn as_pointers(unit: ModuleRef, function: Value, launch: &Launch) -> bool {
    if !addresses::keeps_addresses(unit, function, launch) {
        return false;
    }
    let builder = Builder::new(unit);
    for value in function.instructions() {
        if !value.is(Opcode::LLVMIntToPtr) {
            continue;
        }
        if let Some(pointer) = pointer_of(unit, &builder, value.operand(0), value)
            && pointer.ty() == value.ty()
        {
            value.replace_uses(pointer);
            value.erase();
        }
    }
    true
}

/// The pointer that an integer is: the start of an `alloca`, plus what is added to it.
fn pointer_of(unit: ModuleRef, builder: &Builder, number: Value, at: Value) -> Option<Value> {
    let of = |index: usize| pointer_of(unit, builder, number.operand(index), at);
    match number.opcode()? {
        Opcode::LLVMPtrToInt => own(number.operand(0)),
        Opcode::LLVMZExt | Opcode::LLVMFreeze => of(0),
        Opcode::LLVMAdd => {
            let (base, more) = match of(0) {
                Some(base) => (base, number.operand(1)),
                None => (of(1)?, number.operand(0)),
            };
            let builder = builder.before(at);
            let more = builder.resize_signed(more, unit.int(64));
            Some(builder.element_address(unit.int(8), base, more))
        }
        _ => None,
    }
}

/// A pointer into an `alloca`, in the generic address space.
fn own(pointer: Value) -> Option<Value> {
    match pointer.opcode()? {
        Opcode::LLVMAlloca => Some(pointer),
        Opcode::LLVMAddrSpaceCast => own(pointer.operand(0)),
        Opcode::LLVMGetElementPtr => {
            own(pointer.operand(0)).filter(|base| base.ty() == pointer.ty())?;
            Some(pointer)
        }
        _ => None,
    }
}
