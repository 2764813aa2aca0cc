//! Comparisons of an exclusive or.
//!
//! nvcc's newer dialect counts the remainder of an unrolled loop up to `(n + 2) & 3`, which LLVM
//! rewrites to `(n & 3) ^ 2`, and then moves the toggled bit to the other side: `(n & 3) ^ k != 2`.
//! This pass moves it back, so that a counter is compared with a loop-invariant value.

use llvm::{Builder, IntPredicate, ModuleRef, Opcode, Value};

/// Rewrites `(n & m) ^ k == c` to `k == (n & m) ^ c`, for constants `m` and `c`.
pub fn compare_apart(unit: ModuleRef, function: Value) {
    let builder = Builder::new(unit);
    for compare in function.instructions() {
        let Some((masked, other, constant)) = toggled(compare) else {
            continue;
        };
        let Some(behind) = masked.next() else {
            continue;
        };
        let bound = builder
            .before(behind)
            .binary(Opcode::LLVMXor, masked, constant);
        let predicate = compare.int_predicate();
        compare.replace_uses(builder.before(compare).icmp(predicate, other, bound));
    }
}

/// Returns the masked value, the other one and the constant of such a comparison.
fn toggled(compare: Value) -> Option<(Value, Value, Value)> {
    use IntPredicate::{LLVMIntEQ, LLVMIntNE};
    if !compare.is(Opcode::LLVMICmp) || !matches!(compare.int_predicate(), LLVMIntEQ | LLVMIntNE) {
        return None;
    }
    let (xor, constant) = (compare.operand(0), compare.operand(1));
    constant.const_int()?;
    if !xor.is(Opcode::LLVMXor) {
        return None;
    }
    let (a, b) = (xor.operand(0), xor.operand(1));
    let is_masked =
        |value: Value| value.is(Opcode::LLVMAnd) && value.operand(1).const_int().is_some();
    match () {
        () if b.is_constant() => None,
        () if is_masked(a) => Some((a, b, constant)),
        () if is_masked(b) => Some((b, a, constant)),
        () => None,
    }
}
