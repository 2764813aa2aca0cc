//! Chooses which values are computed once and stored, and which are recomputed by each reader.
//!
//! XLA:CPU fuses producers into consumers greedily, so a stencil of a stencil recomputes the inner
//! one at each tap. It never fuses across a call that is not `inlineable`; each array that is worth
//! storing therefore becomes the result of such a call (a stage). The input is a function without
//! calls other than those of column strips; in the output all array arithmetic is in callees, and
//! equal callees are shared.
//!
//! First, equal expressions at shifted positions become one array that is sliced (`cse_shifted`);
//! for this, values are treated as boxes of `fields`.
//!
//! Stored are results, values that enter or leave loops, values that are read at data-dependent
//! positions (the operand of a gather), and values that several different views read if recomputing
//! costs more than storing.

mod alias_workaround;
mod blocks;
mod callee;
mod cse_shifted;
mod cut;
mod fields;
mod halo_recompute;
mod in_place;
mod ordering;
mod outline;
mod reaching_version;
pub(crate) mod reading;
mod rows;
mod store_forward;

pub(crate) use alias_workaround::{kept_apart, written_into};
pub(crate) use callee::Callees;
pub(crate) use cut::{cone, cost, is_view, stands_alone, unshaped};
pub(crate) use ordering::after_readers;
pub(crate) use outline::outline;
pub(crate) use reaching_version::from_latest;
pub(crate) use store_forward::read_back_everywhere;
