//! The last stage: a simplified program in the forms that are fast on a target, split over a mesh
//! before if that is wanted.

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
    /// For each parameter the job's array that it is, or that it lies like on a mesh.
    pub parameters: Vec<Option<&'a str>>,
    /// For each result.
    pub results: Vec<Option<&'a str>>,
    /// For each result the parameter that it lies like, as it may be that at the next call.
    pub next: Vec<Option<usize>>,
    /// What optimizing may do to it.
    pub semantics: Semantics,
}

/// The program that runs, on each device if there are several.
pub struct Lowered {
    /// The function, before it is text.
    pub func: Func,
    /// StableHLO in MLIR's generic form.
    pub text: String,
    /// For each parameter whether a result takes its memory.
    pub donated: Vec<bool>,
    /// How its parameters and results lie on a mesh.
    pub mesh: Option<OnMesh>,
    /// What was done.
    pub report: Report,
}

impl Lowered {
    /// Of a function that is in the right forms.
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

/// `whole` as it runs on `target`, or on each device of a mesh there.
///
/// - errors: what cannot be split; a mesh that is larger than the arrays
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

/// The text as a module for so many replicas.
fn replicated(text: &str, devices: usize) -> String {
    let attributes = format!("mhlo.num_partitions = 1 : i32, mhlo.num_replicas = {devices} : i32");
    match text.strip_prefix("module {") {
        Some(rest) => format!("module attributes {{{attributes}}} {{{rest}"),
        None => text.to_owned(), // it says so itself
    }
}
