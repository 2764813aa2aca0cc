//! The thread-by-thread interpreter: instructions, warps, whole kernels, errors, and texts at
//! random.

mod ptx_errors;
mod ptx_fuzz;
mod simt_instructions;
mod simt_kernels;
mod simt_warps;
