//! The ops, their text, their errors, and functions at random.

mod custom_call;
mod devices;
mod errors;
mod jax_programs;
mod ops;
mod random;
mod text;
