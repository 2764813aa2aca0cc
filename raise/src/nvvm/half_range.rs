//! Bounds of what integers become as `half`.
//!
//! Where an integer has few significant bits, LLVM takes its conversion to `half` to be exact and
//! widens it without rounding, although integers from 65520 on become infinities. This pass bounds
//! what is converted, which changes no result and hides the integer.

use llvm::{Builder, ModuleRef, Opcode, Value};

/// The least positive number that rounds to infinity as `half`. It has one significant bit more
/// than a `half`, so that LLVM does not take bounded integers to be exact.
const INFINITE: i32 = 65520;

/// Bounds the operands of conversions to `half` that may be integers.
pub fn bound(unit: ModuleRef, function: Value) {
    let builder = Builder::new(unit);
    for cast in function.instructions() {
        if cast.ty() != unit.named("half") {
            continue;
        }
        let operand = match cast.opcode() {
            Some(Opcode::LLVMFPTrunc | Opcode::LLVMUIToFP | Opcode::LLVMSIToFP) => cast.operand(0),
            _ => continue,
        };
        let ty = operand.ty();
        let functions: &[&str] = match cast.opcode() {
            Some(Opcode::LLVMUIToFP) if ty.bits() > 16 => &["llvm.umin"],
            Some(Opcode::LLVMSIToFP) if ty.bits() > 16 => &["llvm.smin", "llvm.smax"],
            Some(Opcode::LLVMFPTrunc) if may_be_integer(operand) => {
                &["llvm.minimum", "llvm.maximum"]
            }
            _ => continue,
        };
        let builder = builder.before(cast);
        let mut bounded = operand;
        for (name, limit) in functions.iter().zip([INFINITE, -INFINITE]) {
            let limit = match ty.is_int() {
                true => ty.int(limit.into()),
                false => unit.float_constant(ty, limit.into()),
            };
            bounded = builder.call(unit.intrinsic(name, &[ty]), &[bounded, limit]);
        }
        cast.set_operand(0, bounded);
    }
}

/// Returns whether a float is converted from an integer on some path through phis and selects, or
/// is its negative or magnitude.
fn may_be_integer(value: Value) -> bool {
    let (mut seen, mut at) = (vec![value], 0);
    while let Some(&value) = seen.get(at) {
        at += 1;
        let next = match value.opcode() {
            Some(Opcode::LLVMUIToFP | Opcode::LLVMSIToFP) => return true,
            Some(Opcode::LLVMPHI) => value.incoming().into_iter().map(|edge| edge.0).collect(),
            Some(Opcode::LLVMSelect) => vec![value.operand(1), value.operand(2)],
            Some(Opcode::LLVMFNeg) => vec![value.operand(0)],
            Some(Opcode::LLVMCall) if is_magnitude(value) => vec![value.operand(0)],
            _ => Vec::new(),
        };
        for value in next {
            if !seen.contains(&value) {
                seen.push(value);
            }
        }
    }
    false
}

fn is_magnitude(call: Value) -> bool {
    call.callee_name()
        .is_some_and(|name| name.starts_with("llvm.fabs."))
}
