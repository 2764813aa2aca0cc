//! Index arithmetic folded into affine maps.
//!
//! What comes in computes addresses with integers that may wrap around; what goes out says `affine.load`, `affine.store`, `affine.for`
//! and `affine.if` wherever the numbers are proved to be affine in ids and loop variables. Nothing is assumed to
//! fit its type: at every op that looks at a number the range must be proved, from the launch, from the loops around and
//! from the guards around. What is not proved stays as it was, apart from indices that are sums of an
//! affine part and something else: those are computed in `index`, which says the same more plainly.
//!
//! One thing is taken as given, since the program has no meaning without it: that accesses stay within their arrays. The raised
//! access is outside exactly where the original is.

mod access;
mod conditions;
mod facts;
mod forms;
mod ifs;
mod index_functions;
mod integers;
mod linear;
mod loops;
mod raise;
mod select;
#[cfg(test)]
mod tests;
mod windows;
mod write;

pub(crate) use facts::Facts;
pub use facts::Range;
pub(crate) use index_functions::{ObservedAccess, index_functions, is_product};
pub use linear::{Atom, Linear};
pub use raise::raise_affine;
pub(crate) use write::Operands;
