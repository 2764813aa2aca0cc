//! Tests of the ops, their text, their error messages, and of random functions.

mod chlo;
mod complex;
mod custom_call;
mod devices;
mod errors;
mod jax_programs;
mod ops;
mod pretty;
mod random;
mod text;
