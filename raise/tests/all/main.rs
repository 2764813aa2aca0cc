//! The reader of MLIR, every stage of raising, and kernels at random.

mod atomics;
mod contraction;
mod decided_checks;
mod element_types;
mod evaluate;
mod fallback;
mod launch_rules;
mod mlir;
mod mlir_files;
mod opcodes;
mod ptx_semantics;
mod random_cuda;
mod random_kernels;
mod random_ptx;
mod structured;
mod tensor;
mod together;
