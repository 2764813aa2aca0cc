//! Kernels in, tensor programs out.

pub mod affine;
pub mod error;
pub mod fallback;
pub mod launch;
pub mod mlir;
pub mod nvvm;
pub mod parallel;
pub mod program;
pub mod ptx;
pub mod rolling;
pub mod scf;
pub mod simt;
pub mod source;
pub mod staging;
pub mod tensor;
pub mod tree;
mod trees;
pub mod until;
mod variables;
mod views;
pub mod warn;
