//! `reactant-rs compile`.

use std::io::IsTerminal;

use super::load::{Bound, bind, load};
use super::{Context, ahead, check_writable};
use crate::artifact;
use crate::cli;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::{Built, Primal, Request};
use crate::job::Job;
use crate::kernels::NO_TENSORS;
use crate::mesh::{self, Wanted};
use crate::report;

pub(super) fn compile(args: &cli::Compile, context: &Context) -> Result<()> {
    let loaded = load(&args.job, context)?;
    if loaded.artifact.is_some() {
        return Err(Fault::usage("compile-artifact", "this is an artifact already").into());
    }
    check_writable(&args.out)?;
    let bound = bind(&loaded.job, context)?;
    let target = args.target.target;
    bound.explain_first(&loaded.job, target, args.fallback, args.explain)?;
    let wanted = super::mesh::wanted(&args.mesh, &loaded.job)?;
    let mut program = bound.raise_on(&loaded.job, target, args.fallback, wanted.as_ref())?;
    if let Some(topology) = &args.target.topology {
        let local = (program.text.as_str(), program.devices());
        let compiled = ahead::compile(args.plugin.as_deref(), topology, local)?;
        if !context.quiet {
            report::out(&compiled.table());
        }
        ahead::keep(&mut program.mesh, &program.text, compiled.ahead)?;
    }
    let gradient = match &args.gradient.gradient {
        None => None,
        Some(flag) => {
            let mut built = derivatives(flag, args, &loaded.job, (&bound, wanted.as_ref()))?;
            if let Some(topology) = &args.target.topology {
                let local = (built.text.as_str(), built.devices());
                let compiled = ahead::compile(args.plugin.as_deref(), topology, local)?;
                if !context.quiet {
                    report::out(&format!("with derivatives: {}", compiled.table()));
                }
                ahead::keep(&mut built.mesh, &built.text, compiled.ahead)?;
            }
            Some(built)
        }
    };
    if wanted.is_none() && args.fallback.fallback.is_none() {
        program.tensors = match bound.raiser.tensors(&loaded.job, &bound.plan) {
            Ok(raised) => Some(mesh::program::tensors(&loaded.job, &raised)),
            // Then the artifact cannot be split over a mesh, and says so where that is asked for.
            Err(faults) if faults.iter().all(|fault| fault.code == NO_TENSORS) => None,
            Err(faults) => return Err(faults),
        };
    }
    let mut sources = Vec::new();
    for kernel in &loaded.job.kernels {
        let bytes = std::fs::read(&kernel.value)
            .map_err(|error| Fault::file("read", &kernel.value, &error))?;
        let name = kernel
            .value
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        sources.push((name, bytes));
    }
    artifact::write(
        &args.out,
        &loaded.job,
        &program,
        gradient.as_ref(),
        &sources,
    )?;
    if !context.quiet && std::io::stdout().is_terminal() {
        let bytes = std::fs::metadata(&args.out).map_or(0, |file| file.len());
        report::out(&format!("wrote {} ({bytes} bytes)\n", args.out.display()));
    }
    Ok(())
}

fn derivatives(
    flag: &str,
    args: &cli::Compile,
    job: &Job,
    (bound, wanted): (&Bound, Option<&Wanted>),
) -> Result<Built> {
    let request = Request::new(job, flag)?;
    let raised = bound.tensors(job)?;
    let origins: Vec<Origin> = bound.sources.iter().map(|s| s.origin.clone()).collect();
    let primal = Primal::new(job, &raised, &request)?.over(wanted);
    primal.derivatives(&origins, args.target.target.forms())
}
