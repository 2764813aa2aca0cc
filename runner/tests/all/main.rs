//! The library, the binary and the CPU plugin. The corpus and its gradients have test binaries of
//! their own.

mod architecture;
mod artifact_runs;
mod bad_input;
mod bounds;
mod common;
mod documents;
mod emitted;
mod executables;
mod explained;
mod fake_raiser;
mod files;
mod floats;
mod gradient;
mod gradient_formulas;
mod gradient_guards;
mod gradient_jobs;
mod gradient_mesh;
mod gradient_rules;
mod hosts;
mod hosts_faults;
mod job_errors;
mod job_scripts;
mod levels;
mod libdevice;
mod memory;
mod mesh;
mod mesh_kernels;
mod minimize;
mod not_yet;
mod pjrt;
mod ptx_semantics_xla;
mod restart;
mod starts;
mod until;
mod wraps;
