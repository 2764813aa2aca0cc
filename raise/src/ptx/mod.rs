//! PTX: text to tree, what is wrong with it, and what its kernels are like.
//!
//! [`parse`] reads any PTX and reports syntax errors, [`check`] finds what is illegal, [`inspect`] tells what each
//! kernel takes and needs; [`classify`] says what a file is that is not PTX.

pub mod approximate;
mod check;
mod classify;
pub mod contraction;
mod inspect;
mod lex;
pub mod opcodes;
mod parse;
pub mod registers;
pub mod special;
mod suggest;
pub mod tree;
mod types;

pub use check::{callee, check, check_kernel, reachable, unsupported};
pub use classify::{Kind, classify, refuse};
pub use inspect::{KernelInfo, ParamInfo, ParamKind, find_kernel, inspect, inspect_kernel};
pub use parse::parse;
pub use suggest::nearest;
pub use tree::Module;
