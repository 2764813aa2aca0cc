//! The scf stage: loops with a known trip count become `scf.for`.
//!
//! Input: a kernel with `scf.if` and `scf.while`. Output: the same with `scf.for` wherever the trip
//! count follows from the loop's own arithmetic. Other whiles remain, for a later stage to handle
//! or to reject.

mod blocks;
mod build;
mod cas_loops;
mod dead;
mod emit;
mod fold;
mod loops;
mod paths;
mod peel;
mod periodic;
mod pretests;
mod recognise;
mod shuffle_pairs;
mod simplify;
mod speculate;
mod trip_count;

pub use blocks::leave_out_blocks;
pub use dead::drop_dead;
pub use loops::raise_loops;
pub(crate) use peel::take_last;
pub(crate) use pretests::loads_for_atomics;
pub use simplify::simplify;

pub(crate) use emit::Emit;
