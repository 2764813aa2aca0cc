//! The table of equalities: orders of contractions, positions of transposes and broadcasts, and
//! orders of sums.
//!
//! A rule states that an equal value can be computed in another way, not which way is better. As
//! with the rules of [`crate::rules`], [`Semantics::BitExact`] ones keep every bit,
//! [`Semantics::FastMath`] ones are for `fast_math`.

mod contractions;
mod factors;
mod scaled;
mod stencils;
mod sums;
mod views;

use stablehlo::{Func, Op, Value};

use super::graph::Graph;
use crate::Semantics;

/// Another way to compute the result of an op.
pub struct Rule {
    /// The name in kebab case, as `--explain` and the report print it.
    pub name: &'static str,
    /// When the other way is better, in one line.
    pub reason: &'static str,
    /// Whether the results keep their bits.
    pub semantics: Semantics,
    /// Returns classes that `op`, whose operands are classes, is equal to. They have the type of
    /// `op`.
    pub(crate) apply: fn(&mut Graph, op: &Op) -> Vec<Value>,
    /// A program with arrays of about this many elements in each dimension. The rule applies to it
    /// if there are five; 0 must be a valid program.
    pub example: fn(usize) -> Func,
}

/// Returns every rule, in the order in which they are applied.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    [
        views::RULES,
        contractions::RULES,
        scaled::RULES,
        sums::RULES,
        factors::RULES,
        stencils::RULES,
    ]
    .into_iter()
    .flatten()
}
