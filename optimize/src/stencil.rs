//! Stencil algebra: sums of products of an array's neighbourhood, recognised, put together, taken apart, and written.
//!
//! Inside, such a sum is a map from array and offset to coefficient, with what is beyond the edges ([`sum`]). Whatever it was
//! written as (slices, pads, rotates, updates of a box, other stencils) is found by walking down from it ([`walk`]).
//! [`combine`] then writes one stencil where there was one of another, where that is cheaper ([`cost`]); it reassociates,
//! so it is for `fast_math` only. [`StencilForm`] has the ways to write a stencil with StableHLO's ops; all mean the same.

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
