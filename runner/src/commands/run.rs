//! `reactant-rs run`.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use super::load::load;
use super::target::execute_on;
use super::{Context, gradient, history};
use crate::arrays::type_name;
use crate::cli;
use crate::execute::{Report, Task, warnings};
use crate::fault::{Fault, Result, Turn};
use crate::job::Job;
use crate::output::{Outputs, Written};
use crate::progress::Progress;
use crate::report;

pub(super) fn run(args: &cli::Run, context: &Context) -> Result<()> {
    let mut loaded = load(&args.job, context)?;
    if let Some(flag) = &args.gradient.gradient {
        super::mesh::no_gradient(&args.mesh)?;
        return gradient::run(args, flag, &loaded, context);
    }
    let meeting = super::hosts::meet(&args.hosts, &args.job.file)?;
    // All hosts have all results; the first writes them.
    let elsewhere = match &meeting {
        Some(meeting) if meeting.host().id > 0 => Some(super::hosts::scratch()?),
        Some(_) | None => None,
    };
    let folder = elsewhere.as_ref().map(|folder| folder.path());
    let folder = folder.or(args.output_dir.as_deref());
    let mut outputs = Outputs::plan(&loaded.job, folder, &history(context))?;
    let start = Instant::now();
    let program = loaded.program(
        context,
        args.target.target,
        args.fallback,
        args.explain,
        &args.mesh,
    )?;
    let raise = start.elapsed();
    let progress = Progress::new(loaded.job.steps(), !context.quiet);
    let task = Task {
        job: &loaded.job,
        program: &program,
        sources: &loaded.sources,
        with_values: false,
    };
    let (report, device) = execute_on(
        &args.target,
        meeting.as_ref().map(super::hosts::others).as_ref(),
        task,
        &mut outputs,
        &progress,
    )?;
    super::hosts::part(meeting)?;
    for warning in warnings(&report) {
        eprintln!("warning: {warning}");
    }
    if args.timings {
        print_timings(raise, &report);
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
        return Err(Fault::new(Turn::Interrupted, "interrupted", message).into());
    }
    Ok(())
}

fn print_timings(raise: Duration, report: &Report) {
    let rows = [
        ("raise", raise),
        ("compile", report.compile),
        ("upload", report.upload),
        ("execute", report.execute),
        ("write", report.write),
    ];
    for (name, time) in rows {
        eprintln!("{name:<8} {:.6} s", time.as_secs_f64());
    }
    if let Some(bytes) = most_memory() {
        eprintln!("memory   {:.1} MiB at most", bytes as f64 / 2f64.powi(20));
    }
}

/// The most memory that this process had so far, where the system says so.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes * 1024)
}

/// On a terminal: how it went and where the files are. In a pipe nothing, unless the run has no other result than numbers.
fn summary(job: &Job, report: &Report, device: &str, written: &[Written]) {
    if job.outputs.is_empty() {
        report::out(&arrays(report));
    }
    if !std::io::stdout().is_terminal() {
        return;
    }
    let seconds = report.execute.as_secs_f64();
    let mut text = match &job.time {
        None => format!("done in {} on {device}\n", duration(seconds)),
        Some(_) => format!(
            "{} steps in {} ({:.0} steps/s) on {device}\n",
            report.steps,
            duration(seconds),
            report.steps as f64 / seconds
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
    report::out(&text);
}

fn duration(seconds: f64) -> String {
    if seconds < 1.0 {
        format!("{:.1} ms", seconds * 1e3)
    } else {
        format!("{seconds:.1} s")
    }
}

/// A table of the arrays that changed.
fn arrays(report: &Report) -> String {
    let mut rows = vec![
        ["array", "type", "least", "greatest", "mean"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for array in &report.arrays {
        let summary = &array.summary;
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
