//! Shared test support: test tiers, random numbers and programs, a table of rows for the ops, and
//! the corpus of kernels.
//!
//! Only tests depend on this crate; it depends on `stablehlo` and no other crate of the workspace.

#![warn(missing_docs)]

pub mod corpus;
pub mod cpu_referee;
pub mod cuda_programs;
pub mod cut_down;
pub mod files;
pub mod generate;
pub mod halos;
pub mod jax_programs;
pub mod programs;
pub mod ptx_semantics;
pub mod random;
pub mod rows;
mod tier;

pub use random::Random;
pub use tier::{Tier, is_in_sample, part, proptest, random_cases, seed, seeds, tier};
