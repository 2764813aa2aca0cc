//! Why a program cannot be sharded as asked.

use stablehlo::Loc;

/// Why there is no program for the mesh; the place is the op that it is about, if it is about one.
pub type Error = diagnostics::Diagnostic<Option<Loc>>;

/// The code of all of them.
pub(crate) const CODE: &str = "shard";
