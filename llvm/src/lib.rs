//! Small copyable handles over LLVM's C interface, for passes over its IR, and the [`loops`] of a
//! function.
//!
//! inkwell owns the context and the module and runs passes; traversing and rewriting instructions
//! is shorter with handles whose Rust type does not encode the LLVM type. Every handle points into
//! a module that its caller borrows for as long as the handle is used, and no handle outlives a
//! pass: this makes the `unsafe` blocks of this crate sound. No pass keeps a handle of an erased
//! instruction.

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

/// An LLVM value: instruction, argument, constant or function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value(pub LLVMValueRef);

/// An LLVM type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Type(pub LLVMTypeRef);

/// A basic block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block(pub LLVMBasicBlockRef);

/// The LLVM module.
#[derive(Clone, Copy, Debug)]
pub struct ModuleRef(pub LLVMModuleRef);

fn list<T>(first: Option<T>, next: impl Fn(&T) -> Option<T>) -> Vec<T> {
    std::iter::successors(first, next).collect()
}
