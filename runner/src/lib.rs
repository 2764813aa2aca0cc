//! The library of the binary `reactant-rs`: jobs, reading and writing of arrays, PJRT, artifacts.

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
