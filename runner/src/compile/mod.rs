//! The stages from the launches of a job to the program that runs. Each stage is computed from the
//! one before it.
//!
//! | stage | what it is |
//! |---|---|
//! | [`Bound`] | the kernels, and the launches bound to them |
//! | [`Module`] | a StableHLO module, read in place of kernels |
//! | [`TensorProgram`] | the whole program as it was raised or read |
//! | [`Trimmed`] | the simplified program, without results that no output needs |
//! | [`Primal`](crate::gradient::Primal) | simplified, with an objective, to be differentiated |
//! | [`Partitioned`] | the program of each device of a mesh, with its communication |
//! | [`Lowered`] | StableHLO text in the forms that are fast on a target |
//!
//! No other module of this crate simplifies, trims, partitions or lowers a program.

mod bound;
mod lowered;
mod module;
mod program_cache;
mod tensor_program;
mod trimmed;
mod unneeded;

use std::collections::BTreeSet;

use diagnostics::activity;
use optimize::{Allow, Report, Semantics};
use stablehlo::Func;

use crate::job::Job;

pub use self::bound::{Bound, read_kernels};
pub use self::lowered::{Lowered, Whole, lowered};
pub use self::module::{Module, ModuleStage, is_stablehlo};
pub use self::program_cache::{CachedProgram, ProgramEntry};
pub use self::tensor_program::TensorProgram;
pub use self::trimmed::{Trimmed, needed};
pub use self::unneeded::unneeded_kernels;
pub use crate::mesh::program::Partitioned;

/// Simplifies a function, and reports the rewrites. Calls of the functions named in `kept` are not
/// inlined; all others are.
pub fn simplified(func: &Func, allow: &Allow, kept: &BTreeSet<String>) -> (Func, Report) {
    let _simplifying = activity::enter("simplifying the program");
    optimize::simplify_keeping(func, allow, kept)
}

/// Returns what the optimizer may do to a function all of whose kernels have these semantics.
pub fn allowed(job: &Job, semantics: Semantics, func: &Func) -> Allow {
    let allow = match semantics {
        Semantics::FastMath => Allow::fast_math_everywhere(func),
        Semantics::BitExact => Allow::default(),
    };
    Allow {
        passes: job.passes,
        ..allow
    }
}
