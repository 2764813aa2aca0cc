//! `reactant-rs compile`.

use std::io::IsTerminal;

use super::load::{bind, load};
use super::target::target_name;
use super::{Context, ahead, check_writable};
use crate::artifact;
use crate::cli;
use crate::compile::{Bound, Trimmed};
use crate::cuda_compiler::is_cuda;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::{Built, Primal, Request};
use crate::job::Job;
use crate::mesh::Wanted;
use crate::program::Ahead;
use crate::report;

pub(super) fn compile(args: &cli::Compile, context: &Context) -> Result<()> {
    let loaded = load(&args.job, context)?;
    if loaded.artifact.is_some() {
        return Err(Fault::usage("compile-artifact", "this is an artifact already").into());
    }
    if args.fallback.fallback == Some(cli::FallbackKind::Native) {
        let message = "--fallback native: an artifact cannot hold native code yet";
        let help = "`reactant-rs run JOB --fallback native` compiles it where it runs";
        return Err(Fault::unsupported("fallback-artifact", message)
            .help(help)
            .into());
    }
    let fallback = cli::FallbackArgs {
        is_for_artifact: true,
        ..args.fallback
    };
    check_writable(&args.out)?;
    let bound = bind(&loaded.job, context)?;
    let target = args.target.target;
    bound.explain_first(&loaded.job, target, fallback, args.explain)?;
    let wanted = super::mesh::wanted(&args.mesh, &loaded.job)?;
    let tensors = bound.tensors_on(&loaded.job, target, fallback, wanted.as_ref())?;
    let trimmed = Trimmed::new(&loaded.job, &tensors);
    // A program that was split, or that runs kernels as PTX, cannot be split where the artifact
    // runs.
    let splits = wanted.is_none() && tensors.fell_back.is_empty();
    let kept = splits.then(|| trimmed.kept());
    let mut program = tensors.program_of(&loaded.job, trimmed, wanted.as_ref(), target.forms())?;
    program.tensors = kept;
    program.target = Some(target_name(target.forms()).to_owned());
    let local = (program.text.as_str(), program.devices());
    if let Some(ahead) = executable(args, context, "", local)? {
        ahead::keep(&mut program.mesh, &program.text, ahead)?;
    }
    let gradient = match &args.gradient.gradient {
        None => None,
        Some(flag) => {
            let mut built = derivatives(flag, args, &loaded.job, (&bound, wanted.as_ref()))?;
            let local = (built.text.as_str(), built.devices());
            if let Some(ahead) = executable(args, context, "with derivatives: ", local)? {
                ahead::keep(&mut built.mesh, &built.text, ahead)?;
            }
            Some(built)
        }
    };
    let mut sources = Vec::new();
    for (kernel, source) in loaded.job.kernels.iter().zip(&bound.sources) {
        if is_cuda(&kernel.value) {
            // Locations in the program are lines of the code that CUDA C++ was compiled to.
            let text = source.origin.inner().clone().into_bytes();
            let extension = match source.origin.name().ends_with("(PTX)") {
                true => "ptx",
                false => "ll",
            };
            let name = kernel.value.with_extension(extension);
            let name = name.file_name().unwrap_or_default().to_string_lossy();
            sources.push((name.into_owned(), text));
            continue;
        }
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

/// Returns the ahead-of-time executable of a text, if the command line requests one, for loading
/// where the artifact runs.
fn executable(
    args: &cli::Compile,
    context: &Context,
    what: &str,
    local: (&str, usize),
) -> Result<Option<Ahead>> {
    let plugin = args.plugin.as_deref();
    let Some(topology) = &args.target.topology else {
        return match args.executable {
            true => Ok(Some(ahead::here(args.target.target, plugin, local)?)),
            false => Ok(None),
        };
    };
    let compiled = ahead::compile(plugin, topology, local)?;
    if !context.quiet {
        report::out(&format!("{what}{}", compiled.table()));
    }
    Ok(Some(compiled.ahead))
}

fn derivatives(
    flag: &str,
    args: &cli::Compile,
    job: &Job,
    (bound, wanted): (&Bound, Option<&Wanted>),
) -> Result<Built> {
    let request = Request::new(job, flag)?;
    let raised = bound.tensors_to_differentiate(job)?;
    let origins: Vec<Origin> = bound.sources.iter().map(|s| s.origin.clone()).collect();
    let primal = Primal::new(job, &raised, &request)?.over(wanted);
    if primal.wants_segments() {
        eprintln!(
            "warning: an artifact holds derivatives in one program: `segment`, `host_memory` and `folder` of `checkpoint` are for `run JOB --gradient`"
        );
    }
    primal.derivatives(&origins, args.target.target.forms())
}
