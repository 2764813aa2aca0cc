//! From the launches of a job to the program that runs: each stage, and what makes it of the one
//! before.
//!
//! | stage | what it is |
//! |---|---|
//! | [`Bound`] | kernels that were read, and the launches bound to them |
//! | [`Module`] | a StableHLO module that was read, in place of kernels |
//! | [`TensorProgram`] | the whole program as it was raised or read |
//! | [`Trimmed`] | simplified, without the results that nobody asks for |
//! | [`Primal`](crate::gradient::Primal) | simplified, with an objective, to be differentiated |
//! | [`Partitioned`] | the program of each device of a mesh, with its communication |
//! | [`Lowered`] | in the forms that are fast on a target: StableHLO text |
//!
//! Nothing else in this crate simplifies, trims, partitions or lowers a program.

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

/// The same function with fewer and cheaper ops, and what was done. Calls of the names `kept` stay
/// calls; others are inlined.
pub fn simplified(func: &Func, allow: &Allow, kept: &BTreeSet<String>) -> (Func, Report) {
    let _simplifying = activity::enter("simplifying the program");
    optimize::simplify_keeping(func, allow, kept)
}

/// What the optimizer may do to a function all of whose kernels have this meaning.
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
