//! Readers of PTX and MLIR, the thread-by-thread interpreter, every stage of raising, and kernels
//! at random.

mod atomics;
mod contraction;
mod decided_checks;
mod fallback;
mod launch_rules;
mod mlir;
mod opcodes;
mod ptx_errors;
mod ptx_fuzz;
mod ptx_parse;
mod ptx_semantics;
mod ptx_tree;
mod random_cuda;
mod random_kernels;
mod random_ptx;
mod simt_instructions;
mod simt_kernels;
mod simt_warps;
mod structured;
mod tensor;
mod together;
