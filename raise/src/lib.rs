//! Raising of GPU kernels to tensor programs.

pub mod affine;
pub mod error;
pub mod fallback;
pub mod kernel_ir;
pub mod kernel_sequence;
mod last_block;
pub mod launch;
pub mod mlir;
pub mod nvvm;
pub mod parallel;
pub mod program;
mod reduction_trees;
pub mod reroll;
pub mod scf;
pub mod shapes;
pub mod shared_memory_forwarding;
pub mod source;
pub mod tensor;
pub mod until;
mod variables;
mod views;
pub mod warn;
