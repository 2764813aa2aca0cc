//! `reactant-rs exec` and `reactant-rs trace`: programs that use CUDA.

use std::path::{Path, PathBuf};
use std::sync::PoisonError;

use cuda::protocol::Device;
use native::Accesses;

use super::Context;
use crate::cli::{self, DeviceArgs, ExecTarget};
use crate::cuda::{Checked, Server, Settings, TensorDevice, Told};
use crate::device::plugin_fault;
use crate::fault::{Fault, Result};
use crate::report::{self, counted};
use crate::trace::write::{Options, Summary, write};

pub(super) fn exec(args: &cli::Exec, _context: &Context) -> Result<()> {
    let accesses = match args.check_accesses || args.check {
        true => Accesses::Checked,
        false => Accesses::Unchecked,
    };
    let tensors = place(args)?;
    let settings = Settings {
        device: device(&args.program.device),
        accesses,
        record: false,
        tensors,
        compile_seconds: Some(args.compile_seconds),
        check: args.check.then(|| args.tolerance.tolerance()),
    };
    let server = Server::start(settings)?;
    let ending = server.run(&args.program.command)?;
    drop(server);
    for told in ending.told.iter().filter(|_| args.explain) {
        eprintln!(
            "{} by {} on {}, {} natively",
            counted(told.by_tensors, "launch"),
            counted(told.compiled, "program"),
            args.target.name(),
            told.natively
        );
        for refused in &told.refused {
            eprintln!("  natively: {refused}");
        }
        for (reason, launches) in &told.reasons {
            eprintln!("  natively: {}: {reason}", counted(*launches, "launch"));
        }
    }
    let sum = |of: fn(&Told) -> u64| ending.told.iter().map(of).sum::<u64>();
    let by_time = sum(|told| told.by_time);
    if by_time > 0 {
        eprintln!(
            "note: {by_time} of {} ran natively to save time; which ones depends on the speed of this machine, and their results differ by rounding: `--explain` says why, `--compile-seconds inf` lets everything be compiled",
            counted(sum(|told| told.natively + told.by_tensors), "launch")
        );
    }
    if args.check {
        compared(&ending.checked)?;
    }
    end(ending.code)
}

/// Reports how launches compared with another engine.
///
/// - errors: some differ; none could be compared
fn compared(all: &[Checked]) -> Result<()> {
    let sum = |of: fn(&Checked) -> u64| all.iter().map(of).sum::<u64>();
    let (agree, differ) = (sum(|of| of.agree), sum(|of| of.differ));
    let left_out = all.iter().flat_map(|of| &of.left_out);
    let launches = agree + differ + left_out.clone().map(|(_, count)| count).sum::<u64>();
    match launches {
        0 => eprintln!("compared nothing: the program launches no kernel"),
        _ => eprintln!(
            "compared {} of {}: {agree} agree, {differ} differ",
            agree + differ,
            counted(launches, "launch")
        ),
    }
    for (reason, count) in left_out {
        eprintln!("  {} not compared: {reason}", counted(*count, "launch"));
    }
    if let Some(first) = all.iter().find_map(|of| of.first.as_ref()) {
        let message = format!("{} differ; the first is {first}", counted(differ, "launch"));
        let help = "`check --help` says what may differ; --tolerance-ulp, --tolerance-abs and --any-zero-sign allow for more";
        return Err(Fault::user("check-failed", message).help(help).into());
    }
    if launches > 0 && agree == 0 {
        let message = "no launch could be compared with another engine";
        return Err(Fault::unsupported("check-nothing", message).into());
    }
    Ok(())
}

pub(super) fn trace(args: &cli::Trace, context: &Context) -> Result<()> {
    let job = args.out.join("job.toml");
    if job.exists() && !args.force {
        let message = format!("`{}` is there already", job.display());
        let help = "`--force` writes over it; `-o FOLDER` writes elsewhere";
        return Err(Fault::user("file-exists", message).help(help).into());
    }
    let accesses = match args.unchecked {
        true => Accesses::Unchecked,
        false => Accesses::Checked,
    };
    let settings = Settings {
        device: device(&args.program.device),
        accesses,
        record: true,
        tensors: None,
        compile_seconds: None,
        check: None,
    };
    let server = Server::start(settings)?;
    let ending = server.run(&args.program.command)?;
    drop(server);
    for (number, recording) in ending.recordings.iter().enumerate() {
        let mut recording = recording.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = match ending.recordings.len() {
            1 => args.out.clone(),
            _ => args.out.join(format!("process_{}", number + 1)),
        };
        let options = Options {
            folder: &folder,
            command_line: &context.command_line,
            sources: &sources(args),
            raiser: context.raiser,
        };
        let launches = recording.launches;
        let summary = match write(&mut recording, &options) {
            // The program's own failure is the result.
            Err(faults) if ending.code != 0 => {
                report::print(&faults);
                continue;
            }
            result => result?,
        };
        if !context.quiet {
            eprintln!("{}", told(&folder, launches, &summary));
            if let Some(failed) = &recording.failed {
                eprintln!("note: {failed}");
            }
            for kernel in &summary.racing {
                eprintln!(
                    "note: threads of `{kernel}` race: the job runs it natively, as it ran here, and in another order elsewhere"
                );
            }
            for kernel in &summary.in_lockstep {
                eprintln!(
                    "note: lanes of `{kernel}` pass values without a barrier: `assume_warp_synchronous`"
                );
            }
            for reason in summary.not_raised.iter().take(3) {
                eprintln!("note: {reason}");
            }
            if summary.falls_back {
                eprintln!(
                    "note: the job runs them on the CPU alone; it is not differentiated or split over a mesh"
                );
            }
        }
    }
    end(ending.code)
}

/// Returns the device on which launches run as tensor programs; `None` for native code.
fn place(args: &cli::Exec) -> Result<Option<TensorDevice>> {
    let target = match args.target {
        ExecTarget::Native => return Ok(None),
        ExecTarget::Interpreter => return Ok(Some(TensorDevice::Interpreter)),
        ExecTarget::Cpu => pjrt::Target::Cpu,
        ExecTarget::Cuda => pjrt::Target::Cuda,
        ExecTarget::Tpu => pjrt::Target::Tpu,
    };
    let found = pjrt::find(target, args.plugin.as_deref()).map_err(plugin_fault)?;
    Ok(Some(TensorDevice::Plugin(found.path, target)))
}

/// Returns the folders that may hold the program's sources.
fn sources(args: &cli::Trace) -> Vec<PathBuf> {
    if !args.sources.is_empty() {
        return args.sources.clone();
    }
    let program = args
        .program
        .command
        .first()
        .map(PathBuf::from)
        .unwrap_or_default();
    let folder = program.parent().unwrap_or(Path::new("")).to_owned();
    match folder == Path::new("") {
        true => vec![PathBuf::from(".")],
        false => vec![folder],
    }
}

fn told(folder: &Path, launches: u64, summary: &Summary) -> String {
    let steps = match summary.steps {
        Some(steps) => format!(", {steps} steps"),
        None => String::new(),
    };
    format!(
        "wrote {}: {} of the program's {launches} launches{steps}, {}, {} lines",
        folder.join("job.toml").display(),
        counted(summary.launches as u64, "launch"),
        counted(summary.arrays as u64, "array"),
        summary.lines
    )
}

fn device(args: &DeviceArgs) -> Device {
    let memory = args.device_memory.unwrap_or_else(|| {
        let mut system = sysinfo::System::new();
        system.refresh_memory();
        system.total_memory()
    });
    Device {
        name: args.device_name.clone(),
        capability: args.capability,
        multiprocessors: args.multiprocessors,
        memory,
    }
}

/// Ends this process with the exit code of the program.
fn end(code: u8) -> Result<()> {
    match code {
        0 => Ok(()),
        code => std::process::exit(code.into()),
    }
}
