//! Oracles and generators that the tests of several crates use.

#![warn(missing_docs)]

pub mod cpu_referee;
