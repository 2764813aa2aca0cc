//! The canonical rules, as rows: a name, the reason, what it does to the results, the rewrite, and a program it is tried on.
//!
//! A file per family. A rule must leave fewer ops, fewer elements to compute or read, or the same in an order that no other
//! rule turns back: constants and scalars move inwards (computed before they are broadcast); masks become the ranges they
//! stand for. What has alternatives that no target-less rule can choose between (a form of a stencil) is left alone.
//!
//! What only moves data has one order, from the results to what is read. Rules exchange two neighbours that are the other
//! way round, and never back:
//!
//! 1. `broadcast_in_dim`: arithmetic is done before elements are repeated
//! 2. `pad`, `wrap`, `extend`: and before edges are added
//! 3. elementwise ops
//! 4. `rotate`, the first dimension innermost
//! 5. `reverse`
//! 6. `transpose`
//! 7. `reshape`
//! 8. `slice`: only what is read is computed
//!
//! So converts are done on the smaller array, whichever side of a view that is. A view moves up through arithmetic only
//! where nothing else wants what it is taken of, or where slices of it together take no more than all of it: nothing is
//! computed twice that was computed once.

mod cuts;
mod identities;
mod motion;
mod slices;
mod views;

use crate::rewrite::Rule;

/// Every rule, in the order in which they are tried.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    [identities::RULES, views::RULES, slices::RULES, cuts::RULES]
        .into_iter()
        .flatten()
}
