//! Converts the CUDA calls of a program to a job.
//!
//! In: the calls, as the [server](crate::cuda) executes them. The [`recorder`] makes a
//! [`recording`] of them, and [`loops`] are detected while it grows. Out: a folder with a job,
//! written by [`mod@write`] from the [`schedule`] of launches.

mod elements;
mod fields;
mod independent;
mod job;
pub mod loops;
mod memory_kernels;
pub mod merged;
pub mod recorder;
pub mod recording;
mod runs;
pub mod schedule;
mod tables;
pub mod write;
mod written;
