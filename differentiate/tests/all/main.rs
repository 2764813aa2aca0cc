//! Derivatives of every op and rule, of loops and of random programs.

mod awkward;
mod batch;
mod bits;
mod check;
mod devices;
mod influence;
mod jacobians;
mod kept;
mod loops;
mod ops;
mod races;
mod random;
mod rows;
mod rules;
mod split;
mod suspects;
