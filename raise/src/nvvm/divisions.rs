//! Divisions that keep their width.
//!
//! LLVM's `correlated-propagation` turns a remainder of something below twice the divisor into a comparison, which says "wraps around once"; we want that. It
//! also moves other divisions to the narrowest type that holds their operands, which saves a GPU nothing here and hides index arithmetic; we undo that.

use llvm::{Builder, ModuleRef, Opcode, Value};

/// The names that the pass gives the truncations it adds.
const ADDED: [&str; 2] = [".lhs.trunc", ".rhs.trunc"];

/// Before the pass: makes sure that no truncation is called like one of the pass's.
pub fn prepare(function: Value) {
    for value in function.instructions() {
        if is_added(value) {
            value.set_name("");
        }
    }
}

/// After the pass: divides the wide operands again. The truncations lose nothing, since the pass added them for operands that fit.
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
