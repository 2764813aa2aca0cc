//! Tensor programs in, cheaper tensor programs out, with the same results bit for bit unless a kernel allows more.
//!
//! [`simplify`] knows no target: canonical [`rules`], and passes over a whole [`program`] and its loops, to a fixpoint. [`choose_forms`] comes last: what has alternatives is what
//! is cheapest on a target ([`saturate`]), and shifted reads are written as they are fastest there.

mod aligned;
mod bounds;
mod column_tiling;
pub mod costs;
pub mod explain;
mod fusion_cut;
mod index_box;
mod inline;
mod ops;
mod passes;
pub mod program;
mod report;
mod rewrite;
pub mod rules;
pub mod saturate;
mod simplify;
mod stencil;
mod target_lowering;
mod trace;

pub use aligned::aligned;
pub use inline::{inline, inline_except};
pub use passes::{PassKind, PassLimit, PassRow, passes};
pub use report::{Decision, Report, Saturation, StopReason};
pub use rewrite::{Rewriter, Rule, Semantics};
pub use simplify::{Allow, simplify, simplify_by, simplify_keeping, simplify_with};
pub use stencil::{Combination, StencilForm, combinations, separate};
pub use target_lowering::passes::TargetPass;
pub use target_lowering::{Target, choose_forms, choose_forms_with, lower_for, target_passes};
