//! The affine stage: folds index arithmetic into affine maps.
//!
//! Input: a kernel that computes addresses with integers that may wrap around. Output:
//! `affine.load`, `affine.store`, `affine.for` and `affine.if` wherever the values are proved to be
//! affine in thread ids and loop variables. No value is assumed to fit its type: wherever an op
//! depends on the exact value, its range must be proved from the launch and the enclosing loops and
//! guards. What is not proved is left unchanged, except that indices that are the sum of an affine
//! part and another value are rewritten as arithmetic on `index`.
//!
//! One assumption is made, without which the program has no meaning: accesses are inside their
//! arrays. The raised access is out of bounds exactly where the original one is.

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
