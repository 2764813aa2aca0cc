//! PTX: parser, checker, and properties of kernels.
//!
//! [`parse`] reads any PTX and reports syntax errors, [`check`] reports illegal code, [`inspect`]
//! returns the parameters and requirements of each kernel; [`classify`] determines the kind of a
//! file that is not PTX.
//!
//! ```
//! let text = "
//!     .version 8.0
//!     .target sm_80
//!     .address_size 64
//!     .visible .entry k(.param .u32 n) { ret; }";
//! let (module, errors) = ptx::parse(text);
//! assert!(errors.is_empty() && ptx::check(&module).is_empty());
//! let kernel = &ptx::inspect(&module)[0];
//! assert_eq!((kernel.name.as_str(), kernel.params.len()), ("k", 1));
//! ```

pub mod approximate;
mod check;
mod classify;
pub mod contraction;
pub mod error;
mod inspect;
mod lex;
pub mod lockstep;
pub mod opcodes;
mod parse;
pub mod registers;
pub mod registers_used;
mod residues;
pub mod special;
pub mod spins;
mod suggest;
pub mod tree;
mod types;

pub use check::{callee, check, check_kernel, reachable, unsupported};
pub use classify::{Kind, classify, classify_file, refuse};
pub use inspect::{KernelInfo, ParamInfo, ParamKind, find_kernel, inspect, inspect_kernel};
pub use parse::parse;
pub use suggest::nearest;
pub use tree::Module;
