//! Errors of partitioning.

use stablehlo::Loc;

/// The reason why a program cannot be partitioned for the mesh; the place is the op that it is
/// about, if any.
pub type Error = diagnostics::Diagnostic<Option<Loc>>;

/// The code of all these errors.
pub(crate) const CODE: &str = "shard";
