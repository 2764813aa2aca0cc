//! The last stage: partitions a simplified program over a mesh, if one is requested, and rewrites
//! it into the forms that are fast on a target.

use std::collections::BTreeSet;

use diagnostics::activity;
use optimize::{Report, Semantics, Target};
use stablehlo::{Func, Param};

use super::{Partitioned, allowed, simplified};
use crate::fault::Result;
use crate::job::Job;
use crate::mesh::Wanted;
use crate::program::OnMesh;

/// A simplified program that is to be lowered.
pub struct Whole<'a> {
    /// The program.
    pub func: &'a Func,
    /// The job's array that each parameter holds, or whose layout it shares on a mesh.
    pub parameters: Vec<Option<&'a str>>,
    /// The same for each result.
    pub results: Vec<Option<&'a str>>,
    /// For each result, the parameter whose layout it must have, because the next call may pass it
    /// there.
    pub next: Vec<Option<usize>>,
    /// The semantics that the optimizer must keep.
    pub semantics: Semantics,
}

/// The program that runs; on a mesh, the program of each device.
pub struct Lowered {
    /// The function from which the text was printed.
    pub func: Func,
    /// StableHLO in MLIR's generic form.
    pub text: String,
    /// Whether a result reuses the memory of each parameter.
    pub donated: Vec<bool>,
    /// The layouts of its parameters and results on a mesh.
    pub mesh: Option<OnMesh>,
    /// The rewrites that were applied.
    pub report: Report,
}

impl Lowered {
    /// Prints a function that is in its final forms.
    pub(super) fn of(func: Func, mesh: Option<OnMesh>) -> Lowered {
        Lowered {
            text: func.to_stablehlo(),
            donated: donated(&func),
            func,
            mesh,
            report: Report::default(),
        }
    }
}

/// Lowers `whole` for `target`, or for each device of a mesh of such devices.
///
/// - errors: programs that cannot be partitioned; a mesh that is larger than the arrays
pub fn lowered(
    job: &Job,
    whole: &Whole,
    wanted: Option<&Wanted>,
    target: Target,
) -> Result<Lowered> {
    let _lowering = activity::enter("optimizing the program for its target");
    let mut report = Report::default();
    let mut lower =
        |func: &Func| optimize::lower_for(func, target, whole.semantics, job.passes, &mut report);
    let lowered = match wanted {
        None => Lowered::of(lower(whole.func), None),
        Some(wanted) => match wanted.partitioned(job, whole, target)? {
            Partitioned::ByXla { text, mesh } => Lowered {
                func: whole.func.clone(),
                text,
                donated: donated(whole.func),
                mesh: Some(mesh),
                report: Report::default(),
            },
            Partitioned::ByUs { func, mesh } => {
                let allow = allowed(job, whole.semantics, &func);
                let (simple, _) = simplified(&func, &allow, &BTreeSet::new());
                let devices = mesh.mesh.devices();
                let lowered = Lowered::of(lower(&simple), Some(mesh));
                Lowered {
                    text: replicated(&lowered.text, devices),
                    ..lowered
                }
            }
        },
    };
    Ok(Lowered { report, ..lowered })
}

fn donated(func: &Func) -> Vec<bool> {
    let is_donated = |param: &Param| {
        let mut names = param.attributes.iter().map(|(name, _)| name);
        names.any(|name| name == "tf.aliasing_output")
    };
    func.params().iter().map(is_donated).collect()
}

/// Returns the text as a module for `devices` replicas.
fn replicated(text: &str, devices: usize) -> String {
    let attributes = format!("mhlo.num_partitions = 1 : i32, mhlo.num_replicas = {devices} : i32");
    match text.strip_prefix("module {") {
        Some(rest) => format!("module attributes {{{attributes}}} {{{rest}"),
        None => text.to_owned(), // it has module attributes already
    }
}
