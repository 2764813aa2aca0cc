//! The values that registers can hold, and descriptions of expected operands.

use crate::opcodes::{OperandShape, Shape, Want};
use crate::tree::ScalarType;
use crate::types::TypeKind;

pub(super) fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// Returns whether a register of type `register` can hold an operand of type `want`. PTX's rule:
/// the same size, and the same kind unless one side is untyped bits; signed and unsigned integers
/// are one kind.
pub(super) fn holds(register: ScalarType, want: ScalarType, wider: bool) -> bool {
    let size = if wider {
        register.bits() >= want.bits()
    } else {
        register.bits() == want.bits()
    };
    let predicate = ScalarType::Pred;
    if register == predicate || want == predicate {
        return register == want;
    }
    let bits = register.kind() == TypeKind::Bits || want.kind() == TypeKind::Bits;
    // A wider register holds the bits of a smaller value of any kind; packed types use 32-bit
    // registers.
    size && (bits
        || register.is_float() == want.is_float()
        || packed(want)
        || (wider && register.bits() > want.bits()))
}

fn packed(ty: ScalarType) -> bool {
    use ScalarType::*;
    matches!(
        ty,
        F16 | BF16 | F16x2 | BF16x2 | U16x2 | S16x2 | TF32 | F32x2
    )
}

pub(super) fn describe(shape: &OperandShape) -> String {
    let ty = match shape.want {
        Want::Type(ty) => format!(" `{ty}`"),
        Want::Any => String::new(),
    };
    let text = match shape.shape {
        Shape::Destination => format!("a{ty} register to write"),
        Shape::Source | Shape::Packed => format!("a{ty} register or number"),
        Shape::WithPredicate => format!("a{ty} register, or `register|predicate`"),
        Shape::Predicates => "a predicate to write, or `p|q`".into(),
        Shape::Condition => "a predicate".into(),
        Shape::Address => "an `[address]`".into(),
        Shape::Label => "a label".into(),
    };
    if shape.optional {
        format!("perhaps {text}")
    } else {
        text
    }
}
