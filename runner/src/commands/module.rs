//! StableHLO programs that the command line names in place of jobs and kernels.

use std::io::Read;
use std::path::Path;

use optimize::Semantics;

use super::Context;
use super::load::{Loaded, limit_passes};
use crate::cli::JobArgs;
use crate::compile::{Module, is_stablehlo};
use crate::fault::{Fault, Result};
use crate::job::Job;
use crate::job::flag_program::{self, ProgramFlags};
use crate::job::signature::{Signature, Slot, place};

/// Extensions of files that are not StableHLO, whatever they contain.
const OTHERS: [&str; 6] = ["toml", "rxa", "ptx", "ll", "bc", "cubin"];

/// Returns the text of a file if it is a StableHLO program; `None` also for files that cannot be
/// read.
pub(super) fn text_of(file: &Path) -> Option<String> {
    let extension = file.extension().unwrap_or_default().to_string_lossy();
    if OTHERS.contains(&extension.to_lowercase().as_str()) || !file.is_file() {
        return None;
    }
    let text = std::fs::read_to_string(file).ok()?;
    is_stablehlo(&text).then_some(text)
}

/// Reads a StableHLO program from a file, or from standard input if that is `-`.
///
/// - errors: an input that cannot be read, or is not a StableHLO program
pub(super) fn read(file: &Path) -> Result<Module> {
    let is_stdin = file == Path::new("-");
    let mut bytes = Vec::new();
    let found = match is_stdin {
        true => std::io::stdin().read_to_end(&mut bytes).map(|_| ()),
        false => std::fs::read(file).map(|found| bytes = found),
    };
    found.map_err(|error| Fault::file("read", file, &error))?;
    let name = match is_stdin {
        true => "standard input".to_owned(),
        false => file.display().to_string(),
    };
    if bytes.starts_with(b"ML\xEFR") {
        let message = format!("`{name}` is MLIR bytecode, and StableHLO is read as text");
        let help = "`jax.jit(f).lower(x).as_text()` prints it";
        return Err(Fault::user("stablehlo", message).help(help).into());
    }
    match String::from_utf8(bytes) {
        Ok(text) if is_stablehlo(&text) => Module::parse(&name, text),
        Ok(_) | Err(_) => {
            let message = format!("`{name}` is no StableHLO program");
            let help = "`opt` takes what `jax.jit(f).lower(x).as_text()` prints; `raise` and \
                        `run` take kernels and jobs";
            Err(Fault::user("stablehlo", message).help(help).into())
        }
    }
}

/// Puts the optimizer options of the command line into the module and its job.
pub(super) fn with_options(
    module: Module,
    job: &mut Job,
    (fast_math, passes_until): (bool, Option<usize>),
    context: &Context,
) -> Result<Module> {
    if let Some(until) = passes_until {
        limit_passes(job, until, context)?;
    }
    let semantics = match fast_math {
        true => Semantics::FastMath,
        false => Semantics::BitExact,
    };
    Ok(module.allowing(job, semantics))
}

/// Rewrites `out0:in0,in2` with the names that the job of the program uses; unknown names stay.
pub(super) fn canonical(flag: &str, signature: &Signature) -> String {
    let known = |slots: &[Slot], name: &str| match place(slots, name.trim()) {
        Some(place) => slots[place].name.clone(),
        None => name.to_owned(),
    };
    let (of, wrt) = flag.split_once(':').unwrap_or((flag, ""));
    let wrt = wrt.split(',').map(|name| known(&signature.inputs, name));
    let wrt: Vec<String> = wrt.collect();
    format!("{}:{}", known(&signature.outputs, of), wrt.join(","))
}

/// Refuses a StableHLO program where a job or kernels are needed.
pub(super) fn refuse(file: &Path) -> Result<()> {
    if text_of(file).is_none() {
        return Ok(());
    }
    let message = format!("`{}` is a StableHLO program", file.display());
    let help = "`opt` optimizes and differentiates it, `run` runs it; other commands take jobs \
                and kernels";
    Err(Fault::usage("stablehlo", message).help(help).into())
}

/// Prepares a StableHLO program with this text for `run`.
pub(super) fn load(
    text: String,
    args: &JobArgs,
    outputs: &[String],
    context: &Context,
) -> Result<Loaded> {
    let of_kernels = args.kernel.is_some()
        || args.grid.is_some()
        || args.block.is_some()
        || !args.symbols.is_empty()
        || args.shared_bytes.is_some()
        || args.abi.is_some()
        || args.asked_races().is_some()
        || args.assume_warp_synchronous
        || args.exact;
    if of_kernels {
        let message = "--kernel, --grid, --block, --symbol, --shared-bytes, --abi, \
                       --races, --assume-race-free, --assume-warp-synchronous and --exact are about kernels, and this is a StableHLO \
                       program";
        return Err(Fault::usage("flags-with-stablehlo", message).into());
    }
    if args.steps.is_some() {
        let message = "--steps: a StableHLO program has no time loop";
        return Err(Fault::usage("no-loop", message).into());
    }
    let module = Module::parse(&args.file.display().to_string(), text)?;
    let flags = ProgramFlags {
        args: args.args.clone(),
        outputs: [args.outputs.as_slice(), outputs].concat(),
    };
    let mut job = flag_program::job(&args.file, &module.signature, &flags)?;
    let options = (args.fast_math, args.passes_until);
    let mut module = with_options(module, &mut job, options, context)?;
    // Results must not reuse the memory of arguments: `--warm-up` passes these again.
    let func = &mut module.tensors.func;
    func.remove_parameter_attributes("tf.aliasing_output");
    crate::job::start::start_from(&mut job, &args.init)?;
    Ok(Loaded::of_module(job, module))
}
