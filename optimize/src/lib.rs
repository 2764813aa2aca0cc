//! Tensor programs in, cheaper tensor programs out, with the same results bit for bit.
//!
//! [`simplify`] knows no target: what no result needs is dropped, what is computed twice is computed once, and views of
//! views become one. [`choose_forms`] comes last, and writes shifted reads as they are fastest on one.

mod forms;
mod simplify;

pub use forms::{Target, choose_forms};
pub use simplify::simplify;
