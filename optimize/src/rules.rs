//! The canonical rules, one table row each: name, reason, semantics, rewrite, and an example
//! program for tests.
//!
//! There is one file per family. A rule must leave fewer ops, fewer elements to compute or read, or
//! the same ops in an order that no other rule reverses: ops on constants and scalars precede their
//! broadcast, and masks become the ranges that they represent. Where the choice between equivalent
//! forms depends on the target (a stencil, for example), no rule applies.
//!
//! Ops that only move data have one canonical order, listed here from the results to the operands.
//! A rule exchanges two neighbours that are in the opposite order, and no rule exchanges them back:
//!
//! 1. `broadcast_in_dim`: arithmetic is done before elements are repeated
//! 2. `pad`, `wrap`, `extend`: arithmetic is done before edges are added
//! 3. elementwise ops
//! 4. `rotate`, with the first dimension innermost
//! 5. `reverse`
//! 6. `transpose`
//! 7. `reshape`
//! 8. `slice`: only elements that are read are computed
//!
//! A `convert` is therefore done on the smaller array, whichever side of a view that is. A view
//! moves through arithmetic towards the operands only if the arithmetic has no other use, or if all
//! its slices together read fewer elements than it has: no work is duplicated. Where an array has
//! many slices, their bounding box is moved instead, and the slices are taken from that, so that
//! the number of ops does not multiply along a chain.
//!
//! The elementwise families, in the order in which they are tried, and their normal forms:
//!
//! - `identities`, `folding`: no ops without effect; known values are constants
//! - `order`: operands in the order varying, broadcast scalar, constant; integer comparisons with a
//!   constant are `<`, `>=`, `==` or `!=`
//! - `negations`: `x - y` rather than `x + -y`; signs are part of the constants
//! - `chains`: integers are `i * a + j * b + c` with one constant, at the end; no `x - c`, no left
//!   shift by a constant
//! - `quotients`: quotients and remainders rather than the code that compilers emit for them
//! - `ranges`, `compares`, `logic`: a mask is a comparison of a varying value with a constant
//! - `selects`: ops follow the `select` unless both arms are known; a choice between 1 and 0 is a
//!   `convert`
//! - `converts`: no pair of conversions that cancel; integers of equal width are converted, not
//!   bitcast
//! - `powers`: products and reciprocals rather than powers and quotients
//! - `scalars`: an op on broadcasts is a broadcast of an op
//!
//! Indexed accesses: a box at a known position is read by a `slice` and written by a
//! `dynamic_update_slice` with constant, in-range `i64` starts, or by a `pad` if it is surrounded
//! by one value. `masks` and `gathers` produce these, using `index_functions` and `indices` for
//! index analysis and `pieces` to assemble what is read. `copies` finds the arrays that halos were
//! copied from, through any number of updates, with `crate::trace`. Reductions and `dot_general`
//! are nearest the operands: `reductions`, `sums`, `diagonals` and `contractions` remove views from
//! them.

mod broadcasts;
mod chains;
mod compares;
mod concatenates;
mod contractions;
mod converts;
mod copies;
mod diagonals;
mod folding;
mod gathers;
mod identities;
mod index_functions;
mod indexed;
mod indices;
mod interleaved;
mod logic;
mod masks;
mod modular_scatter;
mod motion;
mod negations;
mod neighbours;
mod order;
mod pad_algebra;
mod pads;
mod periodic;
mod pieces;
mod piecewise_affine;
mod powers;
mod quotients;
mod ranges;
mod reductions;
mod reshapes;
mod reversals;
mod rotates;
mod scalars;
mod scans;
mod scattered;
mod scatters;
mod selects;
mod shorthand;
mod slice_of_concat;
mod slice_of_reduce;
mod slices;
mod starts;
mod stencils;
mod strided_gather;
mod strided_write;
mod sums;
mod transposes;
mod update_of_concat;
mod views;
mod windows;

use crate::rewrite::Rule;

pub(crate) use shorthand::number;

/// Returns every rule, in the order in which they are tried.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    [
        identities::RULES,
        folding::RULES,
        order::RULES,
        negations::RULES,
        chains::RULES,
        quotients::RULES,
        ranges::RULES,
        compares::RULES,
        logic::RULES,
        selects::RULES,
        converts::RULES,
        powers::RULES,
        scalars::RULES,
        views::RULES,
        stencils::RULES,
        concatenates::RULES,
        rotates::RULES,
        periodic::RULES,
        copies::RULES,
        update_of_concat::RULES,
        neighbours::RULES,
        interleaved::RULES,
        broadcasts::RULES,
        pads::RULES,
        pad_algebra::RULES,
        slices::RULES,
        slice_of_reduce::RULES,
        scans::RULES,
        slice_of_concat::RULES,
        starts::RULES,
        masks::RULES,
        gathers::RULES,
        strided_gather::RULES,
        scatters::RULES,
        modular_scatter::RULES,
        scattered::RULES,
        windows::RULES,
        reductions::RULES,
        sums::RULES,
        diagonals::RULES,
        contractions::RULES,
        transposes::RULES,
        reshapes::RULES,
        reversals::RULES,
    ]
    .into_iter()
    .flatten()
}
