//! Tests of several addresses against null at once.
//!
//! nvcc emits `a == nullptr && b == nullptr` as `(a | b) == 0`. This pass compares each address
//! separately, because an array is never null but has no bits to combine.

use llvm::{Builder, IntPredicate, ModuleRef, Opcode, Value};

/// Rewrites `(a | b) == 0` of 64 bits to `a == 0 && b == 0`, and `!=` to the negation.
pub fn compare_each(unit: ModuleRef, function: Value) {
    use IntPredicate::{LLVMIntEQ, LLVMIntNE};
    let builder = Builder::new(unit);
    for compare in function.instructions() {
        if !compare.is(Opcode::LLVMICmp)
            || !matches!(compare.int_predicate(), LLVMIntEQ | LLVMIntNE)
            || !compare.operand(1).is_null()
        {
            continue;
        }
        let mut parts = Vec::new();
        parts_of(compare.operand(0), &mut parts);
        let [first, rest @ ..] = &parts[..] else {
            continue;
        };
        if rest.is_empty() {
            continue;
        }
        let predicate = compare.int_predicate();
        let combine = match predicate {
            LLVMIntEQ => Opcode::LLVMAnd,
            _ => Opcode::LLVMOr,
        };
        let builder = builder.before(compare);
        let zero = compare.operand(1);
        let mut result = builder.icmp(predicate, *first, zero);
        for part in rest {
            let next = builder.icmp(predicate, *part, zero);
            result = builder.binary(combine, result, next);
        }
        let combined = compare.operand(0);
        compare.replace_uses(result);
        compare.erase();
        erase_unused(combined);
    }
}

/// Erases unused disjunctions, which the address analysis would treat as uses.
fn erase_unused(value: Value) {
    if value.is(Opcode::LLVMOr) && value.users().is_empty() {
        let operands = [value.operand(0), value.operand(1)];
        value.erase();
        operands.into_iter().for_each(erase_unused);
    }
}

/// Collects the operands of nested 64-bit disjunctions.
fn parts_of(value: Value, parts: &mut Vec<Value>) {
    if value.is(Opcode::LLVMOr) && value.ty().bits() == 64 {
        parts_of(value.operand(0), parts);
        parts_of(value.operand(1), parts);
    } else {
        parts.push(value);
    }
}
