//! Tensor programs in, cheaper tensor programs out, with the same results bit for bit.
//!
//! [`simplify`] knows no target: what no result needs is dropped, what is computed twice is computed once, and views of
//! views become one.

mod simplify;

pub use simplify::simplify;
