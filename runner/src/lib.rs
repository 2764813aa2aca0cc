//! The library of the binary `reactant-rs`: jobs, arrays in and out, devices, artifacts.
//!
//! The input is a job file ([`job`]) or an artifact; [`compile`] makes a
//! [`Program`](program::Program) of it, [`execute`] runs that on a [`device`], and [`output`]
//! writes the arrays. [`gradient`], [`minimize`] and [`mesh`] make other programs of the same job.
//! Errors are [`Faults`](fault::Faults) with the line of the job or the kernel, and an exit code.
//! [`trace`] and [`cuda`] run whole CUDA programs.
//!
//! ```
//! # #[cfg(feature = "raise")] {
//! use runner::compile::Bound;
//! use runner::job::read::read_file;
//! use runner::raise_backend::raiser;
//! use runner::raiser::Fallback;
//!
//! let job = read_file("../examples/kernels/saxpy/saxpy.toml".as_ref())?;
//! let tensors = Bound::new(&job, raiser())?.tensors(&job, Fallback::None)?;
//! let program = tensors.program(&job, None, optimize::Target::Cpu)?;
//! assert!(program.text.contains("stablehlo.multiply"));
//! # }
//! # Ok::<(), runner::fault::Faults>(())
//! ```

#![warn(missing_docs)]

pub mod arrays;
pub mod artifact;
pub mod bind;
pub mod bytes;
pub mod chunking;
pub mod cli;
pub mod commands;
pub mod compare;
pub mod compile;
#[cfg(feature = "raise")]
pub mod cuda;
pub mod cuda_compiler;
mod cuda_lines;
pub mod device;
pub mod element;
pub mod execute;
pub mod expr;
pub mod fault;
pub mod gradient;
pub mod hosts;
pub mod interrupt;
pub mod job;
pub mod kernel_names;
pub mod lock;
pub mod long_activity;
pub mod mesh;
pub mod minimize;
pub mod nonfinite;
pub mod number;
pub mod output;
pub mod program;
pub mod progress;
pub mod raise_backend;
pub mod raiser;
pub mod report;
pub mod restart;
pub mod status;
#[cfg(feature = "raise")]
pub mod trace;
pub mod until;
pub mod whole;
