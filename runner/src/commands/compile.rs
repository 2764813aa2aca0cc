//! `reactant-rs compile`.

use std::io::IsTerminal;

use super::load::{bind, load};
use super::{Context, check_writable};
use crate::artifact;
use crate::cli;
use crate::fault::{Fault, Result};
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
    artifact::write(&args.out, &loaded.job, &program, &sources)?;
    if !context.quiet && std::io::stdout().is_terminal() {
        let bytes = std::fs::metadata(&args.out).map_or(0, |file| file.len());
        report::out(&format!("wrote {} ({bytes} bytes)\n", args.out.display()));
    }
    Ok(())
}
