//! Structured control flow: loops with a known count become `scf.for`.
//!
//! What comes in has `scf.if` and `scf.while`; what goes out has `scf.for` wherever the number of turns follows from the
//! loop's own arithmetic. Other whiles stay, for a later stage to handle or to refuse.

mod blocks;
mod build;
mod cas_loops;
mod dead;
mod emit;
mod fold;
mod loops;
mod periodic;
mod recognise;
mod shuffle_pairs;
mod simplify;
mod speculate;
mod trip_count;

pub use blocks::leave_out_blocks;
pub use dead::drop_dead;
pub use loops::raise_loops;
pub use simplify::simplify;

pub(crate) use emit::Emit;
