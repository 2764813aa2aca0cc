//! Tests of the MLIR reader, of every stage of raising, and of random kernels.

mod atomics;
mod block_accumulators;
mod contraction;
mod decided_checks;
mod element_types;
mod evaluate;
mod fallback;
mod launch_rules;
mod mlir;
mod mlir_files;
mod mlir_folds;
mod opcodes;
mod ptx_semantics;
mod random_cuda;
mod random_kernels;
mod random_ptx;
mod rerolled;
mod structured;
mod tensor;
mod together;
