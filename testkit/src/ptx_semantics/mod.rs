//! PTX's instructions at special values: a table of what the PTX ISA says, and kernels that compute
//! its lines.

pub mod kernel;
pub mod table;
