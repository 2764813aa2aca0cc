//! The canonical rules, as rows: a name, the reason, what it does to the results, the rewrite, and a program it is tried on.
//!
//! A file per family. A rule must leave fewer ops, fewer elements to compute or read, or the same in an order that no other
//! rule turns back: views (slice, reshape, transpose, broadcast, reverse) move up, towards what they read; constants and
//! scalars move inwards (computed before they are broadcast); masks become the ranges they stand for. What has
//! alternatives that no target-less rule can choose between (a form of a stencil) is left alone.

mod identities;
mod views;

use crate::rewrite::Rule;

/// Every rule, in the order in which they are tried.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    [identities::RULES, views::RULES].into_iter().flatten()
}
