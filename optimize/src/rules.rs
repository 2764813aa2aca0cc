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
//! where nothing else wants what it is taken of, or where slices of it together take less than all of it: nothing is
//! computed twice that was computed once. Of many slices what moves up is the box around them, and they are
//! taken of that: so ops do not multiply from one that is read at many places to the next below it.
//!
//! The elementwise families, in the order in which they are tried, and the form they lead to:
//!
//! - `identities`, `folding`: what changes nothing is gone, what is known is a constant
//! - `order`: what varies, then broadcast scalars, then constants; comparisons of integers with a constant are `<`, `>=`,
//!   `==` or `!=`
//! - `negations`: `x - y` rather than `x + -y`; signs are in the constants
//! - `chains`: integers are `i * a + j * b + c`, with one constant, at the end; no `x - c`, no shift by a constant to the left
//! - `ranges`, `compares`, `logic`: a mask is a comparison of what varies with a constant
//! - `selects`: ops are behind the choice, unless both arms are known; a choice of 1 and 0 is a convert
//! - `converts`: no conversion that another one undoes; integers of one width convert, and are not bitcast
//! - `powers`: products and reciprocals rather than powers and quotients
//! - `scalars`: an op of broadcasts is a broadcast of an op
//!
//! What is indexed: a box at a fixed place is a `slice`, or a `dynamic_update_slice` with constant starts, of `i64`, that
//! fit; around one value, a `pad`. `masks` and `gathers` lead there; what they know of positions is in `index_functions`, and
//! `indices`; what is read there is put together in `pieces`. What edges
//! were copied from, through however many updates, is found by `copies`, with `crate::trace`.
//! Reductions and `dot_general` come last, towards what they read: `reductions`, `sums`, `diagonals` and `contractions` take views off it.

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

/// Every rule, in the order in which they are tried.
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
        interleaved::RULES,
        broadcasts::RULES,
        pads::RULES,
        pad_algebra::RULES,
        slices::RULES,
        slice_of_reduce::RULES,
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
