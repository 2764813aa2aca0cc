//! The ops, their text, their errors, and functions at random.

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
