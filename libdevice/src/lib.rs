//! CUDA's library of mathematical functions, libdevice, in both directions.
//!
//! [`link`] gives bodies to the functions that a module calls by name, as clang does with
//! `-nocudalib`. [`recognise`] finds the functions that nvcc wrote out, by what they compute, and
//! puts calls there. [`helpers`] has bodies for operations of PTX that LLVM lacks, [`math_ops`] the
//! ops of MLIR that functions are.

mod bodies;
pub mod helpers;
pub mod math_ops;
mod recognise;

pub use bodies::{link, signature};
pub use recognise::{recognise, signature_lines};

/// The target of every module here.
pub const TRIPLE: &str = "nvptx64-nvidia-cuda";
/// The data layout that clang 22 gives that target, but for `n16`: PTX has 16-bit arithmetic, and narrowing index arithmetic to it helps nobody here.
pub const DATA_LAYOUT: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n32:64";
