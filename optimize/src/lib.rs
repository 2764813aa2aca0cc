//! Tensor programs in, cheaper tensor programs out, with the same results bit for bit unless a kernel allows more.
//!
//! [`simplify`] knows no target: canonical [`rules`], and passes over a whole [`program`] and its loops, to a fixpoint. [`choose_forms`] comes last, and writes shifted reads as
//! they are fastest on one.

mod bounds;
pub mod costs;
pub mod explain;
mod forms;
mod inline;
mod ops;
pub mod program;
mod report;
mod rewrite;
pub mod rules;
mod simplify;
mod stages;
mod stencil;

pub use forms::{Target, choose_forms};
pub use inline::inline;
pub use report::Report;
pub use rewrite::{Meaning, Rewriter, Rule};
pub use simplify::{Allow, simplify, simplify_by, simplify_with};
pub use stencil::{StencilForm, separate};
