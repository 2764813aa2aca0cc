//! What is equal to what, as rows: where a chain of products begins, where transposes and broadcasts stand, and what is summed first.
//!
//! A row says that something equal can be computed otherwise; none says which is better. What it may do is what the rows of
//! [`crate::rules`] may: [`Semantics::BitExact`] ones keep every bit, [`Semantics::FastMath`] ones are for `fast_math`.

mod contractions;
mod factors;
mod scaled;
mod stencils;
mod sums;
mod views;

use stablehlo::{Func, Op, Value};

use super::graph::Graph;
use crate::Semantics;

/// Another way to compute what an op computes.
pub struct Rule {
    /// Kebab-case, as `--explain` and the report call it.
    pub name: &'static str,
    /// When the other way is the better one, in one line.
    pub reason: &'static str,
    /// Whether the results keep their bits.
    pub semantics: Semantics,
    /// The classes that `op`, whose operands are classes, is equal to. They are of the type `op` has.
    pub(crate) apply: fn(&mut Graph, op: &Op) -> Vec<Value>,
    /// A program with arrays of about this many elements along each dimension (0 is allowed, and then the rule need not fire), on which
    /// the rule fires when there are five.
    pub example: fn(usize) -> Func,
}

/// Every rule, in the order in which they are applied.
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
