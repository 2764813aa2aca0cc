//! `reactant-rs run --gradient`.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use differentiate::Kept;

use super::load::{Loaded, bind};
use super::run::say_timings;
use super::{Context, target};
use crate::arrays::summary::summarize;
use crate::arrays::{HostArray, type_name};
use crate::cli;
use crate::device::Device;
use crate::fault::{Fault, Origin, Result, Turn};
use crate::gradient::call::{Callable, Values, first_value};
use crate::gradient::files::{self, Files, Named};
use crate::gradient::long::{Ended, Plan, Surroundings};
use crate::gradient::{Built, Parameter, Primal, Request};
use crate::job::Job;
use crate::job::gradient::show_bytes;
use crate::mesh::Wanted;
use crate::output::Written;
use crate::progress::Progress;
use crate::report;

pub(super) fn run(args: &cli::Run, flag: &str, loaded: &Loaded, context: &Context) -> Result<()> {
    let job = &loaded.job;
    let start = Instant::now();
    if args.hosts.coordinator.is_some() || args.hosts.hosts.is_some() {
        let message = "--gradient on several hosts is not there yet";
        let help = "all devices of one host: `--mesh` without `--coordinator` and `--hosts`";
        return Err(Fault::not_yet("gradient-hosts", message).help(help).into());
    }
    let wanted = super::mesh::wanted(&args.mesh, job)?;
    let forms = args.target.target.forms();
    if loaded.artifact.is_some() {
        is_differentiated(args)?;
        let built = of_artifact(flag, loaded)?;
        let built = super::mesh::derivatives(built, job, wanted.as_ref(), forms)?;
        let task = Task {
            args,
            job,
            sources: &loaded.sources,
            context,
            start,
        };
        return task.whole(&built);
    }
    let mut request = Request::new(job, flag)?;
    if let Some(folder) = &args.checkpoints {
        request.checkpoint.folder = Some(folder.clone());
    }
    if args.resume && request.checkpoint.folder.is_none() {
        let message = "--resume needs the folder that checkpoints are in";
        return Err(Fault::usage("resume-folder", message)
            .help("`--checkpoints FOLDER`")
            .into());
    }
    let bound = bind(job, context)?;
    bound.explain_first(job, args.target.target, args.fallback, args.explain)?;
    let raised = bound.tensors(job)?;
    let sources: Vec<Origin> = bound.sources.into_iter().map(|s| s.origin).collect();
    let primal = Primal::new(job, &raised, &request)?.over(wanted.as_ref());
    let task = Task {
        args,
        job,
        sources: &sources,
        context,
        start,
    };
    match primal.wants_segments() {
        true => task.long(&primal, &Plan::new(&primal, &sources, forms)?),
        false => task.whole(&primal.derivatives(&sources, forms)?),
    }
}

/// The derivatives that an artifact holds, if they are those that are asked for.
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

/// Refuses what says how to differentiate.
fn is_differentiated(args: &cli::Run) -> Result<()> {
    if args.job.steps.is_some() || args.checkpoints.is_some() || args.explain_cache {
        let message = "--steps, --checkpoints and --explain-cache say how to differentiate; an artifact is differentiated";
        return Err(Fault::usage("flags-with-artifact", message).into());
    }
    Ok(())
}

/// The program of derivatives, not to be run here: of a job in segments that of the longest of them, backwards.
pub(super) enum Derived {
    /// In one program.
    Whole(Built),
    /// In segments.
    Long(Plan),
}

/// What derivatives of a job, or in an artifact, are computed with.
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
        return Ok(Derived::Whole(built.into_owned()));
    }
    let request = Request::new(job, flag)?;
    let bound = bind(job, context)?;
    let raised = bound.tensors(job)?;
    let sources: Vec<Origin> = bound.sources.into_iter().map(|s| s.origin).collect();
    let primal = Primal::new(job, &raised, &request)?.over(wanted);
    Ok(match primal.wants_segments() {
        true => Derived::Long(Plan::new(&primal, &sources, forms)?),
        false => Derived::Whole(primal.derivatives(&sources, forms)?),
    })
}

/// Says what cannot influence the objective.
pub(super) fn warn_of(built: &Built) {
    for (name, reason) in &built.without_influence {
        let of = &built.objective;
        eprintln!("warning: `{name}` cannot influence `{of}`, its derivative is zero: {reason}");
    }
}

/// What is to be done, but for the program.
struct Task<'a> {
    args: &'a cli::Run,
    job: &'a Job,
    sources: &'a [Origin],
    context: &'a Context<'a>,
    start: Instant,
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

    /// In one program.
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
        let progress = Progress::new(1, !self.context.quiet);
        let (values, (compile, needs), device) = target::on(
            &self.args.target,
            built.devices(),
            None,
            async |device, _| {
                progress.say("compiling");
                let callable = Callable::compile(&device, built, self.sources)?;
                progress.say("running");
                let given = |parameter: &Parameter| first_value(self.job, parameter);
                let values = callable.call(&given).await?;
                let took = (callable.compile, callable.needs);
                Ok((values, took, device.describe()))
            },
        )?;
        progress.finish();
        self.done(built, files, &values, &device, (raise, compile, needs))
    }

    /// In segments.
    fn long(&self, primal: &Primal, plan: &Plan) -> Result<()> {
        let raise = self.start.elapsed();
        let built = primal.outline();
        let files = self.files(&built)?;
        if self.args.explain_cache {
            eprintln!(
                "{} segments of {} steps, a state of {} kept on the host at the beginning of each; in one of them:\n{}{}",
                plan.count(),
                plan.segment(),
                show_bytes(plan.state_bytes),
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
                let around = Surroundings {
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
            Ended::Done(values) => self.done(
                &built,
                files,
                &values,
                &device,
                (raise, Duration::ZERO, None),
            ),
            Ended::Interrupted { there, back, of } => {
                let message =
                    format!("stopped after {there} of {of} segments there and {back} back");
                let fault = Fault::new(Turn::Interrupted, "interrupted", message);
                Err(match &plan.limits.folder {
                    Some(_) => fault.help("the same command with `--resume` goes on"),
                    None => fault.help("with `--checkpoints FOLDER`, what was computed is kept"),
                }
                .into())
            }
        }
    }

    fn done(
        &self,
        built: &Built,
        mut files: Files,
        values: &Values,
        device: &str,
        (raise, compile, needs): (Duration, Duration, Option<u64>),
    ) -> Result<()> {
        let start = Instant::now();
        let all: Vec<HostArray> = [&values.objective]
            .into_iter()
            .chain(&values.derivatives)
            .cloned()
            .collect();
        let written = files.write(&all)?;
        if self.args.timings {
            let rows = [
                ("raise", raise),
                ("compile", compile),
                ("upload", values.upload),
                ("execute", values.execute),
                ("write", start.elapsed()),
            ];
            say_timings(&rows, needs);
        }
        if !self.context.quiet {
            report::out(&summary(built, values));
            if std::io::stdout().is_terminal() {
                report::out(&wrote(&written, device));
            }
        }
        Ok(())
    }
}

/// The value, the derivatives that are numbers, and a table of those that are arrays.
fn summary(built: &Built, values: &Values) -> String {
    let mut text = format!("{} = {:?}\n", built.objective, values.objective.get(0));
    let head = ["derivative", "type", "least", "greatest", "norm"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for (by, value) in built.derivatives.iter().zip(&values.derivatives) {
        let name = files::name(built, by.as_deref());
        if value.shape.is_empty() {
            text.push_str(&format!("{name} = {:?}\n", value.get(0)));
            continue;
        }
        let summary = summarize(value);
        let norm = value.values().map(|v| v * v).sum::<f64>().sqrt();
        let numbers = [summary.least, summary.greatest, norm].map(|number| format!("{number:.6e}"));
        let mut row = vec![name, type_name(value.element, &value.shape)];
        row.extend(numbers);
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

/// Whose bytes those are that loops keep.
fn of_all(kept: &[Kept], devices: usize) -> String {
    match (devices, kept) {
        (1, _) | (_, []) => String::new(),
        (devices, _) => format!("All {devices} devices together keep that.\n"),
    }
}

/// What loops keep, as a table.
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
        let values = kept
            .values
            .iter()
            .map(|(what, bytes)| format!("{what} {}", show_bytes(*bytes)));
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
            values.collect::<Vec<_>>().join(", "),
            show_bytes(kept.bytes),
        ]);
    }
    report::table(&rows)
}
