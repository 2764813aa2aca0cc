//! Tests of the interpreter: instructions, warps, whole kernels, errors, and random texts.

mod ptx_errors;
mod ptx_fuzz;
mod simt_instructions;
mod simt_kernels;
mod simt_warps;
