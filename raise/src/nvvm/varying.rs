//! Integers that vary from step to step, as calls of functions.
//!
//! `reactant.varying.NAME` returns the scalar NAME of the program, as an `i64` in its range.
//! Parameters, and numbers of blocks, are computed from it at the start of the kernel, so that LLVM
//! sees their relations.

use llvm::{Builder, ModuleRef, Opcode, RESULT, Type, Value};

use crate::launch::Varying;

const PREFIX: &str = "reactant.varying.";

/// Returns the scalar that the function `name` returns.
pub fn scalar_of(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX)
}

/// Emits the integer as a value of type `ty`, at the position of `builder`.
pub fn value(unit: ModuleRef, builder: &Builder, varying: &Varying, ty: Type) -> Value {
    let wide = unit.int(64);
    let function = unit.declare_pure(&format!("{PREFIX}{}", varying.name), wide, &[]);
    let (least, greatest) = varying.range;
    function.set_range(unit, RESULT, 64, (least, greatest + 1));
    let scalar = builder.call(function, &[]);
    let whole = builder.add(
        builder.mul(scalar, varying.factor),
        wide.int(varying.offset.into()),
    );
    match ty.bits() {
        64 => whole,
        _ => builder.cast(Opcode::LLVMTrunc, whole, ty),
    }
}
