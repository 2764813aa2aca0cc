//! PTX's instructions at special values: a table of what the PTX ISA says, and kernels that compute
//! its lines.

#![expect(
    clippy::type_complexity,
    reason = "rows of a table have functions in them"
)]

pub mod kernel;
pub mod table;
