//! PTX's instructions at special values: a table of the results that the PTX ISA specifies, and
//! kernels that compute its lines.

#![expect(
    clippy::type_complexity,
    reason = "rows of a table have functions in them"
)]

pub mod kernel;
pub mod table;
