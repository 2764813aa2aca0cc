//! Tensor programs in, cheaper tensor programs out, with the same results bit for bit unless a kernel allows more.
//!
//! [`simplify`] knows no target: canonical [`rules`], and passes over a whole [`program`] and its loops, to a fixpoint. [`choose_forms`] comes last: what has alternatives is what
//! is cheapest on a target ([`saturate`]), and shifted reads are written as they are fastest there.

mod bounds;
pub mod costs;
pub mod explain;
mod forms;
mod inline;
mod ops;
pub mod program;
mod region;
mod report;
mod rewrite;
pub mod rules;
pub mod saturate;
mod simplify;
mod stages;
mod stencil;
mod strips;
mod trace;

pub use forms::{Target, choose_forms, choose_forms_with};
pub use inline::{inline, inline_except};
pub use report::{Decision, Report, Saturation, Stop};
pub use rewrite::{Meaning, Rewriter, Rule};
pub use simplify::{Allow, simplify, simplify_by, simplify_keeping, simplify_with};
pub use stencil::{Combination, StencilForm, combinations, separate};
