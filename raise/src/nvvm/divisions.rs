//! Restores the width of divisions that LLVM narrowed.
//!
//! LLVM's `correlated-propagation` rewrites a remainder of a value below twice the divisor to a
//! comparison, which is wanted, because it exposes a periodic index. It also narrows other
//! divisions to the smallest type that holds their operands, which has no benefit here and obscures
//! index arithmetic; that is undone.

use llvm::{Builder, ModuleRef, Opcode, Value};

/// The names that the pass gives the truncations it adds.
const ADDED: [&str; 2] = [".lhs.trunc", ".rhs.trunc"];

/// Renames existing truncations that have one of the pass's names; to be called before the pass.
pub fn prepare(function: Value) {
    for value in function.instructions() {
        if is_added(value) {
            value.set_name("");
        }
    }
}

/// Rewrites narrowed divisions to the wide operands; to be called after the pass. The truncations
/// are exact, because the pass added them for operands that fit.
pub fn widen(unit: ModuleRef, function: Value) {
    let builder = Builder::new(unit);
    for value in function.instructions() {
        use Opcode::*;
        let Some(opcode @ (LLVMUDiv | LLVMSDiv | LLVMURem | LLVMSRem)) = value.opcode() else {
            continue;
        };
        let operands = value.operands();
        if !operands.iter().any(|operand| is_added(*operand)) {
            continue;
        }
        for user in value.users() {
            let wide = |operand: Value| match operand.const_int() {
                Some(signed) if matches!(opcode, LLVMSDiv | LLVMSRem) => {
                    Some(user.ty().int(signed.into()))
                }
                Some(_) => operand
                    .const_uint()
                    .map(|unsigned| user.ty().int(unsigned.into())),
                None if is_added(operand) && operand.operand(0).ty() == user.ty() => {
                    Some(operand.operand(0))
                }
                None => None,
            };
            let is_widening = matches!(user.opcode(), Some(LLVMZExt | LLVMSExt));
            if let (true, Some(lhs), Some(rhs)) =
                (is_widening, wide(operands[0]), wide(operands[1]))
            {
                user.replace_uses(builder.before(value).binary(opcode, lhs, rhs));
            }
        }
    }
}

fn is_added(value: Value) -> bool {
    value.is(Opcode::LLVMTrunc) && {
        let name = value.name();
        let name = name.trim_end_matches(|c: char| c.is_ascii_digit());
        ADDED.iter().any(|added| name.ends_with(added))
    }
}
