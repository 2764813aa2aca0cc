//! PTX: text to tree, what is wrong with it, and what its kernels are like.
//!
//! [`parse`] reads any PTX and reports syntax errors; [`classify`] says what a file is that is not PTX.

mod classify;
mod lex;
mod parse;
pub mod special;
mod suggest;
pub mod tree;
mod types;

pub use classify::{Kind, classify, refuse};
pub use parse::parse;
pub use suggest::nearest;
pub use tree::Module;
