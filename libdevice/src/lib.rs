//! libdevice, CUDA's library of mathematical functions, in both directions.
//!
//! [`link`] adds bodies for the functions that a module calls by name, as clang emits with
//! `-nocudalib`. [`recognise`] finds the library functions that nvcc has inlined, by what they
//! compute, and replaces them by calls. [`helpers`] has bodies for PTX operations that LLVM lacks,
//! [`math_ops`] the MLIR ops that correspond to functions.

mod bodies;
pub mod helpers;
pub mod math_ops;
mod recognise;

pub use bodies::{link, signature};
pub use recognise::{recognise, signature_lines};

/// The target triple of every module.
pub const TRIPLE: &str = "nvptx64-nvidia-cuda";
/// The data layout of that target in clang 22, except for `n16`: PTX has 16-bit arithmetic, but
/// narrowing index arithmetic to it has no benefit here.
pub const DATA_LAYOUT: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n32:64";
