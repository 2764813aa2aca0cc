//! Stencil algebra: recognises, combines, factors and writes stencils (linear combinations of
//! shifted copies of arrays).
//!
//! A stencil is represented as a map from array and offset to coefficient, together with its
//! boundary behaviour ([`sum`]). It is found by walking from a sum towards the operands ([`walk`]),
//! whatever ops express it: slices, pads, rotates, updates of a box, or other stencils. [`combine`]
//! merges a stencil of stencils into one where the result is cheaper ([`cost`]); it reassociates,
//! so it needs `fast_math`. [`StencilForm`] lists the ways to write a stencil with StableHLO's ops,
//! which are all equivalent.

mod choose;
mod coefficient;
mod combine;
mod cost;
mod examples;
mod forms;
mod group;
mod separate;
mod signed_box;
mod sum;
mod terms;
mod walk;
mod write;

pub(crate) use choose::Chooser;
pub(crate) use combine::combine;
pub use combine::{Combination, combinations};
pub use forms::StencilForm;
pub use separate::separate;
