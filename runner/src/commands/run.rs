//! `reactant-rs run`.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use super::load::{Loaded, load};
use super::target::execute_on;
use super::until::tell_end;
use super::{Context, gradient, history};
use crate::arrays::{count, type_name};
use crate::cli;
use crate::execute::{Report, Task};
use crate::fault::{Blame, Fault, Faults, Result};
use crate::job::{Job, Located, Restart};
use crate::nonfinite::{self, warnings};
use crate::output::{Outputs, Written};
use crate::progress::{Progress, duration, rate};
use crate::raiser::Fallback;
use crate::report;
use crate::restart::{self, Restarts};
use crate::status;

pub(super) fn run(args: &cli::Run, context: &Context) -> Result<()> {
    let mut loaded = match super::module::text_of(&args.job.file) {
        Some(text) => {
            let outputs: &[String] = match args.gradient.gradient {
                Some(_) => &[], // `--out` names files of derivatives
                None => &args.out,
            };
            super::module::load(text, &args.job, outputs, context)?
        }
        None if !args.out.is_empty() && args.gradient.gradient.is_none() => {
            let message = "--out says where derivatives go, and none are asked for";
            let help = "`--gradient J:T0`; arrays of one kernel go to `--output NAME=FILE`";
            return Err(Fault::usage("out-gradient", message).help(help).into());
        }
        None => load(&args.job, context)?,
    };
    ask_for_restarts(args, &mut loaded.job)?;
    if let Some(flag) = &args.gradient.gradient {
        let flag = match &loaded.module {
            Some(module) => &super::module::canonical(flag, &module.signature),
            None => flag,
        };
        return gradient::run(args, flag, &loaded, context);
    }
    let meeting = super::hosts::meet(&args.hosts, &args.job.file, &said(args))?;
    let together = super::hosts::together(meeting.as_ref());
    let history = history(context);
    let outputs = Outputs::plan(&loaded.job, args.output_dir.as_deref(), &history)?;
    let _restart_lock = restart::lock(&loaded.job, args.output_dir.as_deref(), together.as_ref())?;
    let elsewhere = super::hosts::scratch()?;
    let mut outputs = outputs.among(together.clone(), elsewhere.path())?;
    let start = Instant::now();
    let program = loaded.program(
        context,
        args.target.target,
        args.fallback,
        args.explain,
        &args.mesh,
    );
    let program = program.inspect_err(|faults| tell_of_native_code(args, &loaded, faults))?;
    let raise = start.elapsed();
    let restarts = Restarts::plan(
        &loaded.job,
        &loaded.sources,
        args.output_dir.as_deref(),
        args.resume,
        together,
    )?;
    if args.resume
        && let Some(restarts) = restarts.as_ref().filter(|kept| kept.resumed().is_none())
    {
        let folder = restarts.folder().display();
        eprintln!("note: there is no restart in `{folder}` yet: from the beginning");
    }
    tell_of_rare_outputs(&loaded.job);
    if let Some(on) = &program.mesh {
        super::mesh::tell_of_unused_axes(&loaded.job, on);
    }
    let progress = Progress::new(loaded.job.steps(), !context.quiet);
    let fail_on_nan = args.fail_on_nan || loaded.job.fails_on_nan();
    let task = Task {
        job: &loaded.job,
        program: &program,
        sources: &loaded.sources,
        with_values: false,
        restarts: restarts.as_ref(),
        warm_up: args.warm_up,
        fail_on_nan,
    };
    let (report, device) = execute_on(
        &args.target,
        meeting.as_deref().map(super::hosts::others).as_ref(),
        task,
        &mut outputs,
        &progress,
    )?;
    super::hosts::part(meeting.as_ref())?;
    if !report.interrupted && report.held.is_some() {
        tell_end(&loaded.job, report.ran(), context);
    }
    for warning in warnings(&loaded.job, &report) {
        eprintln!("warning: {warning}");
    }
    if args.timings {
        let rows = [
            ("raise", raise),
            ("compile", report.compile),
            ("upload", report.upload),
            ("execute", report.execute),
            ("write", report.write),
        ];
        say_timings(&rows, report.needs);
    }
    if !context.quiet {
        summary(&loaded.job, &report, &device, &outputs.written(&loaded.job));
    }
    if report.interrupted {
        let message = format!(
            "stopped after step {} of {}; what was written is kept",
            report.steps,
            loaded.job.steps()
        );
        let help = restarts.map(|_| "`--resume` goes on there".to_owned());
        let fault = Fault::new(Blame::Interrupted, "interrupted", message);
        return Err(fault.maybe_help(help).into());
    }
    // Results that are only printed were not checked before.
    if fail_on_nan && loaded.job.outputs.is_empty() && restarts.is_none() {
        return nonfinite::check_ends(&loaded.job, &report);
    }
    Ok(())
}

/// Notes that kernels which cannot be raised may run as native code, where that is possible.
fn tell_of_native_code(args: &cli::Run, loaded: &Loaded, faults: &Faults) {
    let is_lacking = |fault: &Fault| fault.blame == Blame::Unsupported;
    let is_asked = args.fallback.fallback.is_some()
        || loaded.job.fallback == Fallback::Native
        || args.mesh.mesh.is_some();
    let has_kernels = !loaded.job.launches.is_empty() && loaded.artifact.is_none();
    let may = args.target.target == cli::Target::Cpu && !is_asked && has_kernels;
    if may && faults.iter().all(is_lacking) {
        eprintln!(
            "note: with `--fallback native` kernels that cannot be raised run as they are, compiled for this processor"
        );
    }
}

/// Warns of files that will hold only the first state. A job whose own steps cause this is an
/// error; here `--steps` does.
fn tell_of_rare_outputs(job: &Job) {
    let steps = job.steps();
    for output in &job.outputs {
        let Some(every) = &output.every else { continue };
        let (file, every, first) = (output.path.value.display(), every.value, output.first);
        if first > steps {
            eprintln!(
                "warning: `{file}` will hold nothing: it is written from step {first} on, and there are {steps}"
            );
        } else if first == 0 && every > steps {
            eprintln!(
                "warning: `{file}` will hold step 0 only: it is written every {every} steps, and there are {steps}"
            );
        }
    }
}

/// Returns the options that must be the same on all hosts, so that they run the same program and
/// communicate at the same points.
pub(super) fn said(args: &cli::Run) -> String {
    let mesh = (&args.mesh.mesh, &args.mesh.shard, args.mesh.partitioner);
    let restart = (args.restart.is_some(), args.restart_every, args.resume);
    let derivatives = (&args.gradient.gradient, &args.out, args.warm_up);
    let (steps, target) = (args.job.steps, args.target.target);
    format!("{steps:?} {mesh:?} {restart:?} {derivatives:?} {target:?}")
}

/// Puts the restart options of the command line into the job.
fn ask_for_restarts(args: &cli::Run, job: &mut Job) -> Result<()> {
    if let Some(path) = &args.restart {
        let every = job.restart.take().and_then(|restart| restart.every);
        job.restart = Some(Restart {
            path: Located::new(path.clone(), 0..0),
            every,
        });
    }
    let Some(every) = args.restart_every else {
        return Ok(());
    };
    let Some(restart) = &mut job.restart else {
        let message = "--restart-every needs a folder to keep the state in";
        return Err(Fault::usage("restart-every", message)
            .help("`--restart FOLDER.zarr`, or `[restart]` in the job")
            .into());
    };
    restart.every = Some(Located::new(every, 0..0));
    Ok(())
}

/// Prints the duration of each phase, the memory that the program needs on a device, and that of
/// the process, to standard error.
pub(super) fn say_timings(rows: &[(&str, Duration)], needs: Option<u64>) {
    for (name, time) in rows {
        eprintln!("{name:<8} {:.6} s", time.as_secs_f64());
    }
    let mebibytes = |bytes| bytes as f64 / 2f64.powi(20);
    if let Some(bytes) = needs {
        eprintln!("needs    {:.3} MiB of a device", mebibytes(bytes));
    }
    if let Some(bytes) = most_memory() {
        eprintln!("memory   {:.1} MiB at most", mebibytes(bytes));
    }
}

/// Returns the peak memory of this process, where the system reports it.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes * 1024)
}

/// Prints how the run went and where its files are (to standard error if standard output is a
/// pipe), and a table of values if the run has no other result.
fn summary(job: &Job, report: &Report, device: &str, written: &[Written]) {
    if job.outputs.is_empty() {
        report::out(&arrays(report));
    }
    let seconds = report.execute.as_secs_f64();
    let mut text = match &job.time {
        None => format!("done in {} on {device}\n", duration(seconds)),
        Some(_) => format!(
            "{} steps in {} ({} steps/s) on {device}\n",
            report.steps,
            duration(seconds),
            rate((report.steps - report.resumed) as f64 / seconds)
        ),
    };
    for file in written {
        let path = file.path.display();
        text.push_str(&match (file.snapshots, file.series) {
            (1, _) => format!("wrote {path}\n"),
            (snapshots, false) => format!("wrote {path}: {snapshots} snapshots\n"),
            (snapshots, true) => format!("wrote {path} and {} more\n", snapshots - 1),
        });
    }
    match std::io::stdout().is_terminal() {
        true => report::out(&text),
        false => status::phase(text.trim_end()),
    }
}

/// Returns a table of the arrays that changed; on several hosts, of the parts on this one.
fn arrays(report: &Report) -> String {
    let mut rows = vec![
        ["array", "type", "least", "greatest", "mean"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for array in &report.arrays {
        let summary = &array.summary;
        if summary.is_empty() && count(&array.shape) > 0 {
            continue; // it is on another host
        }
        let numbers =
            [summary.least, summary.greatest, summary.mean()].map(|number| format!("{number:.6}"));
        let [least, greatest, mean] = numbers;
        rows.push(vec![
            array.name.clone(),
            type_name(array.element, &array.shape),
            least,
            greatest,
            mean,
        ]);
    }
    report::table(&rows)
}
