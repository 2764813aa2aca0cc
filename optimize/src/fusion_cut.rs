//! Where a program is cut: what is computed once and stored, and what is computed again wherever it is read.
//!
//! XLA:CPU fuses whatever it can, and a stencil that reads a stencil computes the inner one at each of its taps. It never
//! fuses across a call that is not `inlineable`; so each array that is worth storing becomes the result of one. In goes a
//! function without calls, but for strips of columns; out comes one whose arithmetic on arrays stands in callees, those that say the same once.
//!
//! First, what is computed alike at neighbouring places becomes one array that is sliced (`cse_shifted`): values are looked at as boxes of `fields`.
//!
//! Stored are results, what goes into and comes out of loops, what is read at arbitrary places (the operand of a gather), and what several
//! different views read if computing it for each costs more than storing it.

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

pub(crate) use alias_workaround::kept_apart;
pub(crate) use callee::Callees;
pub(crate) use cut::{cone, cost, is_view, stands_alone, unshaped};
pub(crate) use ordering::after_readers;
pub(crate) use outline::outline;
pub(crate) use reaching_version::from_latest;
pub(crate) use store_forward::read_back_everywhere;
