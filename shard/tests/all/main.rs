//! Partitioned programs on meshes of interpreters compute what one device computes.

mod agree;
mod apart;
mod costs;
mod counts;
mod errors;
mod gradients;
mod halos;
mod ops;
mod random;
mod reversals;
mod scans;
mod seams;
mod steps;
mod turns;
