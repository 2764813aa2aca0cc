//! The library behind the binary `reactant-rs`: jobs, arrays in and out, PJRT, artifacts.

#![warn(missing_docs)]

pub mod arrays;
pub mod element;
pub mod expr;
pub mod fault;
pub mod job;
pub mod number;
pub mod output;
pub mod pjrt;
