//! `reactant-rs opt`: reads a StableHLO program and writes the optimized one.

use std::path::Path;

use super::{Context, check_writable, explain, mesh, module};
use crate::cli;
use crate::compile::{Module, ModuleStage};
use crate::fault::{Fault, Result, origin};
use crate::job::Job;
use crate::job::signature::{Slot, listed, place};
use crate::report;

pub(super) fn opt(args: &cli::Opt, context: &Context) -> Result<()> {
    let to_stdout = args.out == Path::new("-");
    if !to_stdout {
        check_writable(&args.out)?;
    }
    let module = module::read(&args.file)?;
    let mut job = module.job(&args.file);
    let options = (args.fast_math, args.passes_until);
    let mut module = module::with_options(module, &mut job, options, context)?;
    if let Some(flag) = &args.gradient {
        if args.emit == ModuleStage::Raised {
            let message = "derivatives have the stages `simplified` and `optimized`";
            return Err(Fault::usage("gradient-stage", message).into());
        }
        module = differentiated(&module, &job, flag)?;
        let passes = job.passes;
        job = module.job(&args.file);
        job.passes = passes;
    }
    let wanted = mesh::wanted(&args.mesh, &job)?;
    let forms = args.target.forms();
    let text = match args.explain {
        true => explain::text(&module.explanation(&job, forms)?, explain::Input::StableHlo),
        false => module.at_stage(args.emit, &job, wanted.as_ref(), forms)?,
    };
    if to_stdout {
        report::out(&text);
        return Ok(());
    }
    let written = std::fs::write(&args.out, text);
    written.map_err(|error| Fault::file("write", &args.out, &error).into())
}

/// Returns the module extended with the derivatives that `out0:in0,in2` requests.
fn differentiated(module: &Module, job: &Job, flag: &str) -> Result<Module> {
    let line = origin("--gradient", flag);
    let (of, wrt) = flag.split_once(':').unwrap_or((flag, ""));
    let find = |slots: &[Slot], name: &str, at: usize, what: &str| {
        place(slots, name).ok_or_else(|| {
            let message = format!("the program has no {what} `{name}`");
            let fault = Fault::usage("gradient-name", message);
            let help = format!("its {what}s are {}", listed(slots));
            fault.at(&line, at..at + name.len(), "here").help(help)
        })
    };
    let signature = &module.signature;
    let of = find(&signature.outputs, of.trim(), 0, "result")?;
    let mut places = Vec::new();
    let mut at = flag.len() - wrt.len();
    for name in wrt.split(',') {
        let trimmed = name.trim();
        if !trimmed.is_empty() {
            let place = find(&signature.inputs, trimmed, at, "parameter")?;
            if places.contains(&place) {
                let message = format!("`{trimmed}` is named twice");
                let fault = Fault::usage("gradient-name", message);
                return Err(fault.at(&line, at..at + name.len(), "here again").into());
            }
            places.push(place);
        }
        at += name.len() + 1;
    }
    if places.is_empty() {
        let message = "nothing says which parameters the derivatives are by";
        let help = format!("`--gradient out0:in0`; {}", signature.takes());
        return Err(Fault::usage("gradient-wrt", message).help(help).into());
    }
    module.with_derivatives(job, of, &places)
}
