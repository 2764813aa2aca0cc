//! Small copyable handles over LLVM's C interface, for passes over its IR, and the [`loops`] of a
//! function.
//!
//! inkwell owns the context and the module and runs passes; walking and rewriting single instructions is shorter on handles that
//! do not carry a type in their Rust type. Every handle points into a module that its caller borrows for as long as the handle is used, and
//! nothing here outlives a pass: that is what makes the `unsafe` blocks of this crate sound. No pass keeps a handle of an erased instruction.

mod build;
mod data;
pub mod loops;
mod types;
mod value;

use inkwell::llvm_sys::prelude::*;
pub use inkwell::llvm_sys::{
    LLVMAtomicRMWBinOp as AtomicBinOp, LLVMIntPredicate as IntPredicate, LLVMOpcode as Opcode,
    LLVMRealPredicate as RealPredicate, LLVMTypeKind as TypeKind,
};

pub use build::{Builder, FUNCTION, RESULT};
pub use types::owned_text;

/// A value of LLVM: instruction, argument, constant or function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value(pub LLVMValueRef);

/// A type of LLVM.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Type(pub LLVMTypeRef);

/// A basic block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block(pub LLVMBasicBlockRef);

/// The module that handles point into.
#[derive(Clone, Copy, Debug)]
pub struct ModuleRef(pub LLVMModuleRef);

fn list<T>(first: Option<T>, next: impl Fn(&T) -> Option<T>) -> Vec<T> {
    std::iter::successors(first, next).collect()
}
