//! `reactant-rs run --gradient`.

use std::io::IsTerminal;
use std::sync::Arc;
use std::time::{Duration, Instant};

use differentiate::Kept;

use super::load::{Loaded, bind};
use super::run::say_timings;
use super::until::{self, tell_end};
use super::{Context, target};
use crate::arrays::{HostArray, count, type_name};
use crate::bytes;
use crate::cli;
use crate::device::Device;
use crate::execute::Ran;
use crate::fault::{Blame, Fault, Origin, Result};
use crate::gradient::call::{Callable, first_parts};
use crate::gradient::files::{self, Files, Named, ResultSummary};
use crate::gradient::segmented::{Ended, SegmentContext, SegmentPlan};
use crate::gradient::{Built, Parameter, Primal, Request};
use crate::hosts::meeting::Meeting;
use crate::job::Job;
use crate::job::gradient::{Gradient, Guard, KernelRule, Mode};
use crate::mesh::Wanted;
use crate::output::Written;
use crate::progress::Progress;
use crate::report;

pub(super) fn run(args: &cli::Run, flag: &str, loaded: &Loaded, context: &Context) -> Result<()> {
    let job = &loaded.job;
    let start = Instant::now();
    let wanted = super::mesh::wanted_here(&args.mesh, job, args.target.target)?;
    let forms = args.target.target.forms();
    if loaded.artifact.is_some() {
        is_differentiated(args)?;
        let built = of_artifact(flag, loaded)?;
        let built = super::mesh::derivatives(built, job, wanted.as_ref(), forms)?;
        let meeting = super::hosts::meet(&args.hosts, &args.job.file, &super::run::said(args))?;
        let task = Task {
            args,
            job,
            sources: &loaded.sources,
            context,
            start,
            meeting,
        };
        task.whole(&built)?;
        return super::hosts::part(task.meeting.as_ref());
    }
    // Several hosts can run an artifact only.
    super::hosts::meet(&args.hosts, &args.job.file, "")?;
    let mut request = Request::new(job, flag)?;
    if let Some(folder) = &args.checkpoints {
        request.checkpoint.folder = Some(folder.clone());
    }
    if args.checkpoints.is_some() && request.mode == Mode::Forward {
        let message = "forwards nothing is kept, so that there are no checkpoints";
        let help = "leave out --checkpoints, or `mode = \"forward\"`";
        return Err(Fault::usage("checkpoints-forward", message)
            .help(help)
            .into());
    }
    if args.resume && request.mode == Mode::Forward {
        let message = "forwards nothing is kept, so that there is nothing to resume";
        return Err(Fault::usage("resume-forward", message)
            .help("leave out --resume")
            .into());
    }
    if args.resume && request.checkpoint.folder.is_none() {
        let message = "--resume needs the folder that checkpoints are in";
        return Err(Fault::usage("resume-folder", message)
            .help("`--checkpoints FOLDER`")
            .into());
    }
    let counted = match job.until() {
        Some(_) if request.wants_segments() => {
            Some(until::counted(args, job, wanted.as_ref(), context)?)
        }
        Some(_) | None => None,
    };
    let job = counted.as_ref().unwrap_or(job);
    let (raised, sources) = match &loaded.module {
        Some(module) => (module.tensors.clone(), vec![module.origin.clone()]),
        None => {
            let bound = bind(job, context)?;
            bound.explain_first(job, args.target.target, args.fallback, args.explain)?;
            let raised = bound.tensors_to_differentiate(job)?;
            let sources: Vec<Origin> = bound.sources.into_iter().map(|s| s.origin).collect();
            (raised, sources)
        }
    };
    let primal = Primal::new(job, &raised, &request)?.over(wanted.as_ref());
    let task = Task {
        args,
        job,
        sources: &sources,
        context,
        start,
        meeting: None,
    };
    match primal.wants_segments() {
        true if args.warm_up > 0 => {
            let message =
                "--warm-up is of derivatives in one program, and these are computed in segments";
            Err(Fault::usage("warm-up-segments", message).into())
        }
        true => match segments(&primal, &sources, forms)? {
            Some(plan) => task.long(&primal, &plan),
            None => task.whole(&primal.derivatives(&sources, forms)?),
        },
        false => task.whole(&primal.derivatives(&sources, forms)?),
    }
}

/// Returns how the run is divided into segments; `None`, after a warning, if no loop can be
/// divided.
fn segments(
    primal: &Primal,
    sources: &[Origin],
    forms: optimize::Target,
) -> Result<Option<SegmentPlan>> {
    let plan = SegmentPlan::new(primal, sources, forms)?;
    if plan.count() == 0 {
        eprintln!(
            "warning: no loop of several steps is left to be cut into segments; all of it is on the device at once"
        );
        return Ok(None);
    }
    Ok(Some(plan))
}

/// Returns the derivatives that an artifact holds, if they are the requested ones.
pub(super) fn of_artifact<'a>(flag: &str, loaded: &'a Loaded) -> Result<&'a Built> {
    let Some(built) = &loaded.gradient else {
        let message = "this artifact holds no derivatives";
        let help = "`reactant-rs compile JOB --gradient J:T0 -o FILE.rxa` puts them into it";
        return Err(Fault::usage("artifact-gradient", message).help(help).into());
    };
    let has = format!("{}:{}", built.objective, built.wrt.join(","));
    let asked: String = flag.split_whitespace().collect();
    if !asked.is_empty() && asked != has && asked != built.objective {
        let message = format!("this artifact holds other derivatives than `{flag}`");
        let help = format!("it holds `{has}`");
        return Err(Fault::usage("artifact-gradient", message).help(help).into());
    }
    Ok(built)
}

/// Refuses options that determine how to differentiate.
fn is_differentiated(args: &cli::Run) -> Result<()> {
    if args.job.steps.is_some() || args.checkpoints.is_some() || args.explain_cache || args.resume {
        let message = "--steps, --checkpoints, --resume and --explain-cache say how to differentiate; an artifact is differentiated";
        let help = "run the job itself, or compile it anew (its `checkpoint` is in the artifact)";
        return Err(Fault::usage("flags-with-artifact", message)
            .help(help)
            .into());
    }
    Ok(())
}

/// The program of derivatives where it is not run; for a job in segments, the reverse program of
/// the longest segment.
pub(super) enum Derived {
    /// In one program.
    Whole(Box<Built>),
    /// In segments.
    Long(Box<SegmentPlan>),
}

/// Returns the program that computes the derivatives of a job or of an artifact.
pub(super) fn derived(
    flag: &str,
    loaded: &Loaded,
    context: &Context,
    (wanted, forms): (Option<&Wanted>, optimize::Target),
) -> Result<Derived> {
    let job = &loaded.job;
    if loaded.artifact.is_some() || loaded.gradient.is_some() {
        let built = of_artifact(flag, loaded)?;
        let built = super::mesh::derivatives(built, job, wanted, forms)?;
        return Ok(Derived::Whole(Box::new(built.into_owned())));
    }
    let request = Request::new(job, flag)?;
    let bound = bind(job, context)?;
    let raised = bound.tensors_to_differentiate(job)?;
    let sources: Vec<Origin> = bound.sources.into_iter().map(|s| s.origin).collect();
    let primal = Primal::new(job, &raised, &request)?.over(wanted);
    if primal.wants_segments()
        && let Some(plan) = segments(&primal, &sources, forms)?
    {
        return Ok(Derived::Long(Box::new(plan)));
    }
    let built = primal.derivatives(&sources, forms)?;
    Ok(Derived::Whole(Box::new(built)))
}

/// Warns of the inputs that cannot influence the objective.
pub(super) fn warn_of(built: &Built) {
    for (name, reason) in &built.without_influence {
        let of = &built.objective;
        eprintln!("warning: `{name}` cannot influence `{of}`, its derivative is zero: {reason}");
    }
    for note in &built.notes {
        eprintln!("note: {note}");
    }
}

/// The inputs of a run, except the program.
struct Task<'a> {
    args: &'a cli::Run,
    job: &'a Job,
    sources: &'a [Origin],
    context: &'a Context<'a>,
    start: Instant,
    meeting: Option<Arc<Meeting>>,
}

impl Task<'_> {
    fn files(&self, built: &Built) -> Result<Files> {
        warn_of(built);
        let (folder, history) = (
            self.args.output_dir.as_deref(),
            super::history(self.context),
        );
        let named = Named::derivatives(self.job, built);
        Files::plan(self.job, named, &self.args.out, folder, &history)
    }

    /// Computes the derivatives in one program.
    fn whole(&self, built: &Built) -> Result<()> {
        let raise = self.start.elapsed();
        let files = self.files(built)?;
        if self.args.explain_cache {
            eprintln!(
                "{}{}",
                kept(&built.kept),
                of_all(&built.kept, built.devices())
            );
        }
        let elsewhere = super::hosts::scratch()?;
        let together = super::hosts::together(self.meeting.as_ref());
        let mut files = files.among(together, elsewhere.path())?;
        let others = self.meeting.as_deref().map(super::hosts::others);
        let progress = Progress::new(1, !self.context.quiet);
        let done = target::on(
            &self.args.target,
            built.devices(),
            others.as_ref(),
            async |device, _| {
                progress.phase("compiling");
                let callable = Callable::compile(&device, built, self.sources)?;
                progress.phase("running");
                let given = |parameter: &Parameter| first_parts(self.job, parameter);
                for _ in 0..self.args.warm_up {
                    callable.run(&given).await?;
                }
                let left = callable.run(&given).await?;
                progress.say("writing");
                let start = Instant::now();
                let seen = files.write_parts(&callable, &left).await?;
                Ok(Done {
                    seen,
                    device: device.describe(),
                    is_all_here: device.is_all_here(),
                    raise,
                    compile: callable.compile,
                    needs: callable.needs,
                    upload: left.upload,
                    execute: left.execute,
                    ended: left.ended,
                    write: start.elapsed(),
                })
            },
        )?;
        progress.finish();
        self.report(built, &files.written(), &done)
    }

    /// Computes the derivatives in segments.
    fn long(&self, primal: &Primal, plan: &SegmentPlan) -> Result<()> {
        let raise = self.start.elapsed();
        let built = primal.outline();
        let mut files = self.files(&built)?.locked()?;
        if self.args.explain_cache {
            eprintln!(
                "{} segments of {} steps, a state of {} kept on the host at the beginning of each; in one of them:\n{}{}",
                plan.count(),
                plan.segment(),
                bytes::show(plan.state_bytes),
                kept(&plan.kept),
                of_all(&plan.kept, plan.devices())
            );
        }
        let progress = Progress::new(plan.steps(), !self.context.quiet);
        let devices = plan.devices();
        let (ended, device) = target::on(
            &self.args.target,
            devices,
            None,
            async |device, interrupt| {
                let around = SegmentContext {
                    interrupt: &interrupt,
                    progress: &progress,
                    sources: self.sources,
                    resume: self.args.resume,
                };
                let ended = plan.run(&device, self.job, &around).await?;
                Ok((ended, device.describe()))
            },
        )?;
        progress.finish();
        match ended {
            Ended::Done {
                values,
                compile,
                needs,
            } => {
                let start = Instant::now();
                let all: Vec<HostArray> = [values.objective]
                    .into_iter()
                    .chain(values.derivatives)
                    .collect();
                files.write(&all)?;
                let done = Done {
                    seen: files.seen(&all),
                    device,
                    is_all_here: true,
                    raise,
                    compile,
                    needs,
                    upload: values.upload,
                    execute: values.execute,
                    ended: None,
                    write: start.elapsed(),
                };
                self.report(&built, &files.written(), &done)
            }
            Ended::Interrupted { there, back, of } => {
                let message =
                    format!("stopped after {there} of {of} segments there and {back} back");
                let fault = Fault::new(Blame::Interrupted, "interrupted", message);
                Err(match &plan.limits.folder {
                    Some(_) => fault.help("the same command with `--resume` goes on"),
                    None => fault.help("with `--checkpoints FOLDER`, what was computed is kept"),
                }
                .into())
            }
        }
    }

    /// Reports the results and the timings.
    ///
    /// - errors: results that are not finite, if the command line forbids them
    fn report(&self, built: &Built, written: &[Written], done: &Done) -> Result<()> {
        if let Some(ran) = done.ended {
            tell_end(self.job, ran, self.context);
        }
        let warnings = unfit(built, done, self.job.gradient.as_ref());
        for warning in &warnings {
            eprintln!("warning: {warning}");
        }
        if self.args.timings {
            let rows = [
                ("raise", done.raise),
                ("compile", done.compile),
                ("upload", done.upload),
                ("execute", done.execute),
                ("write", done.write),
            ];
            say_timings(&rows, done.needs);
        }
        if !self.context.quiet {
            report::out(&summary(built, done));
            if std::io::stdout().is_terminal() {
                report::out(&wrote(written, &done.device));
            }
        }
        match self.args.fail_on_nan || self.job.fails_on_nan() {
            true if !warnings.is_empty() => {
                let message = "the objective or its derivatives hold NaN or infinities";
                let fault = Fault::new(Blame::NotFinite, "not-finite", message);
                Err(fault.help("what was written stays").into())
            }
            _ => Ok(()),
        }
    }
}

/// The results and timings of a run.
struct Done {
    /// The objective, then the derivatives.
    seen: Vec<ResultSummary>,
    device: String,
    /// Whether this host has all of them.
    is_all_here: bool,
    raise: Duration,
    compile: Duration,
    needs: Option<u64>,
    upload: Duration,
    execute: Duration,
    /// How the time loop ended, if a condition ends it.
    ended: Option<Ran>,
    write: Duration,
}

/// Returns a warning for each derivative that is not finite somewhere, with advice.
fn unfit(built: &Built, done: &Done, table: Option<&Gradient>) -> Vec<String> {
    let mut warnings = Vec::new();
    for (nth, seen) in done.seen.iter().enumerate().skip(1) {
        let Some(unfit) = seen.summary.unfit(&seen.shape) else {
            continue;
        };
        let name = files::name(built, nth - 1);
        warnings.push(match seen.shape.is_empty() {
            true => format!("`{name}` is no number"),
            false => format!("`{name}` has {unfit}"),
        });
    }
    let value = done.seen.first().and_then(|objective| objective.first);
    let is_number = value.is_some_and(f64::is_finite);
    if let Some(value) = value.filter(|_| !is_number) {
        let objective = &built.objective;
        warnings.push(format!(
            "`{objective}` is {value}: what was computed for derivatives says nothing then; fewer --steps, or another first state, may show where it begins"
        ));
    }
    if !is_number || warnings.is_empty() {
        return warnings;
    }
    let kernels = table.iter().flat_map(|table| &table.kernels);
    for (kernel, rule) in kernels {
        if let KernelRule::FixedPoint { tolerance, most } = rule {
            warnings.push(format!(
                "derivatives through `{}` are NaN where its loop ends short of a fixed point (a further step changes its state by more than {:.1e} of the largest element), or where they themselves are not within {tolerance:e} after {most} steps: let the loop take more steps, or raise `most` or `tolerance`; where the loop computes a result as it breaks (nvcc moves one there, if it is a part of what the next step needs), give the state itself as the result, or leave the rule out",
                kernel.value,
                tolerance.sqrt(),
            ));
        }
    }
    if table.is_none_or(|table| table.guard == Guard::Data) {
        let objective = &built.objective;
        warnings.push(format!(
            "`{objective}` itself is a number: if steps leave NaN or infinities where they are not used, as on land, `guard = \"all\"` in `[gradient]` keeps derivatives from them"
        ));
    }
    warnings
}

/// Returns the value, the scalar derivatives, and a table of the derivatives that are arrays. On
/// several hosts only the first prints scalars.
fn summary(built: &Built, done: &Done) -> String {
    let mut text = String::new();
    let array = match done.is_all_here {
        true => "derivative",
        false => "derivative, on this host",
    };
    let head = [array, "type", "least", "greatest", "norm"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for (nth, seen) in done.seen.iter().enumerate() {
        let name = match nth {
            0 => built.objective.clone(),
            nth => files::name(built, nth - 1),
        };
        if seen.shape.is_empty() {
            if let Some(value) = seen.first {
                text.push_str(&format!("{name} = {value:?}\n"));
            }
            continue;
        }
        let summary = &seen.summary;
        if summary.is_empty() && count(&seen.shape) > 0 {
            continue; // it is on another host
        }
        let range = match summary.least <= summary.greatest {
            true => [summary.least, summary.greatest],
            false => [f64::NAN; 2], // no finite values
        };
        let numbers = [range[0], range[1], seen.norm()];
        let mut row = vec![name, type_name(seen.element, &seen.shape)];
        row.extend(numbers.map(|number| format!("{number:.6e}")));
        rows.push(row);
    }
    if rows.len() > 1 {
        text.push_str(&report::table(&rows));
    }
    text
}

pub(super) fn wrote(written: &[Written], device: &str) -> String {
    let mut text = format!("on {device}\n");
    for file in written {
        text.push_str(&format!("wrote {}\n", file.path.display()));
    }
    text
}

/// Returns a sentence that the bytes are those of all devices together.
fn of_all(kept: &[Kept], devices: usize) -> String {
    match (devices, kept) {
        (1, _) | (_, []) => String::new(),
        (devices, _) => format!("All {devices} devices together keep that.\n"),
    }
}

/// The number of kept values that are listed individually, the largest first.
const MOST_KEPT: usize = 10;

/// Returns a table of the values that loops keep.
fn kept(all: &[Kept]) -> String {
    if all.is_empty() {
        return "No loop keeps anything.\n".to_owned();
    }
    let head = [
        "loop at",
        "inside of",
        "steps",
        "keeps",
        "of a step",
        "in all",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for kept in all {
        let line = crate::program::file_and_line(kept.loc);
        let mut values: Vec<&(String, u64)> = kept.values.iter().collect();
        values.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
        let more = values.len().saturating_sub(MOST_KEPT);
        let rest: u64 = values.iter().skip(MOST_KEPT).map(|(_, bytes)| bytes).sum();
        let shown = values.iter().take(MOST_KEPT);
        let mut values: Vec<String> = shown
            .map(|(what, bytes)| format!("{what} {}", bytes::show(*bytes)))
            .collect();
        if more > 0 {
            values.push(format!("{more} more {}", bytes::show(rest)));
        }
        rows.push(vec![
            line.map_or("the time loop".to_owned(), |(_, line)| {
                format!("line {line}")
            }),
            format!("{} loops", kept.depth),
            kept.trips
                .map_or("unknown".to_owned(), |trips| trips.to_string()),
            match kept.slots {
                None => "every step".to_owned(),
                Some(slots) => format!("{slots} states"),
            },
            values.join(", "),
            bytes::show(kept.bytes),
        ]);
    }
    let mut text = report::table(&rows);
    if all.len() > 1 {
        let at_once = bytes::show(differentiate::at_once(all));
        text.push_str(&format!("At once that is {at_once} at most.\n"));
    }
    text
}
