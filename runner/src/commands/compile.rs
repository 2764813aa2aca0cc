//! `reactant-rs compile`.

use std::io::IsTerminal;

use super::load::{Bound, bind, load};
use super::{Context, check_writable};
use crate::artifact;
use crate::cli;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::{Built, Primal, Request};
use crate::job::{Init, Job};
use crate::report;

pub(super) fn compile(args: &cli::Compile, context: &Context) -> Result<()> {
    let loaded = load(&args.job, context)?;
    if loaded.artifact.is_some() {
        return Err(Fault::usage("compile-artifact", "this is an artifact already").into());
    }
    check_writable(&args.out)?;
    let bound = bind(&loaded.job, context)?;
    bound.explain_first(&loaded.job, args.target, args.fallback, args.explain)?;
    let program = bound.raise(&loaded.job, args.target, args.fallback)?;
    let gradient = match &args.gradient.gradient {
        None => None,
        Some(flag) => Some(derivatives(flag, args, &loaded.job, &bound)?),
    };
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

fn derivatives(flag: &str, args: &cli::Compile, job: &Job, bound: &Bound) -> Result<Built> {
    let request = Request::new(job, flag)?;
    if request
        .seeds
        .iter()
        .any(|(_, seed)| matches!(seed.value, Init::File { .. }))
    {
        let message = "an artifact does not hold seeds from files yet";
        return Err(Fault::not_yet("artifact-seeds", message).into());
    }
    let raised = bound.raiser.tensors(job, &bound.plan)?;
    let origins: Vec<Origin> = bound.sources.iter().map(|s| s.origin.clone()).collect();
    let primal = Primal::new(job, &raised, &request)?;
    primal.derivatives(&origins, args.target.forms())
}
