//! From the CUDA calls of a program to a job.
//!
//! In: the calls, as the [server](crate::cuda) executes them. The [`recorder`] makes a
//! [`recording`] of them.

mod fields;
pub mod recorder;
pub mod recording;
