//! `reactant-rs minimize`.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use stablehlo::ElementType;

use super::load::{Loaded, bind, load};
use super::run::say_timings;
use super::{Context, gradient, history, target};
use crate::arrays::initial::initial;
use crate::arrays::summary::{summarize, unflatten};
use crate::arrays::{HostArray, type_name};
use crate::cli;
use crate::device::Device;
use crate::fault::{Blame, Fault, Origin, Result};
use crate::gradient::call::{Callable, first_value, scalar};
use crate::gradient::files::{self, Files, Named};
use crate::gradient::quotients::size;
use crate::gradient::{Built, Primal, Request};
use crate::job::{Array, Init, Job, Minimize};
use crate::minimize::curve::Curve;
use crate::minimize::{
    self, Background, Control, Ended, Firsts, Kept, Limits, Minimum, Row, SearchContext,
    TerminationReason,
};
use crate::progress::Progress;
use crate::report;

/// Defaults where neither the command line nor the job has a value.
const ITERATIONS: u64 = 100;
const HISTORY: u64 = 10;
const TOLERANCE: f64 = 1e-6;

pub(super) fn minimize(args: &cli::Minimize, context: &Context) -> Result<()> {
    let start = Instant::now();
    let loaded = load(&args.job, context)?;
    let job = &loaded.job;
    let table = job.minimize.clone().unwrap_or_default();
    let folder = args.checkpoints.clone().or_else(|| table.folder.clone());
    if args.resume && folder.is_none() {
        let message = "--resume needs the folder that evaluations are in";
        let help = "`--checkpoints FOLDER`, or `folder` in `[minimize]`";
        return Err(Fault::usage("resume-folder", message).help(help).into());
    }
    let (built, sources) = program(args, &loaded, context)?;
    gradient::warn_of(&built);
    let firsts = minimize::firsts(&built, &|parameter| first_value(job, parameter))?;
    let deviations = deviations(job, &table, &built)?;
    let control = control(&table, &deviations, &built, &firsts)?;
    let described = control.described();
    let parts = described.map(|(name, len, scale)| (len, scale, deviations.get(name)));
    let background = Background::new(parts);
    let limits = Limits {
        iterations: args.iterations.or(table.iterations).unwrap_or(ITERATIONS),
        history: args.history.or(table.history).unwrap_or(HISTORY) as usize,
        tolerance: args.tolerance.or(table.tolerance).unwrap_or(TOLERANCE),
    };
    let like = built
        .derivatives
        .iter()
        .enumerate()
        .filter_map(|(nth, by)| {
            let name = by.as_deref()?;
            let place = built.parameters.iter().position(|p| p.name() == name)?;
            let zeros = HostArray::zeros(firsts[&place].element, &firsts[&place].shape);
            Some((files::name(&built, nth), zeros))
        });
    let identity = minimize::identity(&built, &firsts, &control, &background, limits.history);
    let mut kept = Kept::open(folder.as_deref(), identity, like.collect(), args.resume)?;
    if let (true, Some(folder)) = (args.resume, &folder) {
        let folder = folder.display();
        match kept.len() {
            0 => eprintln!("note: there is no evaluation in `{folder}` yet: from the beginning"),
            count => eprintln!("note: {count} evaluations are in `{folder}`: going on after them"),
        }
    }
    let (out, history) = (args.output_dir.as_deref(), history(context));
    let names: Vec<String> = control
        .described()
        .map(|(name, ..)| name.to_owned())
        .collect();
    let named = Named::inputs(job, &built, &names);
    let about = (built.objective.as_str(), files::about(job, &built));
    let mut search = Search {
        files: Files::plan(job, named, &args.out, out, &history)?.locked()?,
        curve: Curve::plan(job, about, &args.curve, out, &history)?,
        rows: Vec::new(),
        found: None,
        quiet: context.quiet,
        objective: built.objective.clone(),
        has_background: !background.is_none(),
    };
    let raise = start.elapsed();
    let progress = Progress::new(1, !context.quiet);
    let (ended, compile, evaluate) = target::on(
        &args.target,
        built.devices(),
        None,
        async |device, interrupt| {
            progress.phase("compiling");
            let callable = Callable::compile(&device, &built, &sources)?;
            progress.finish();
            tracing::info!(device = device.describe(), "searching");
            interrupt.defer();
            let start = Instant::now();
            let mut around = SearchContext {
                interrupt: &interrupt,
                kept: &mut kept,
                each: &mut |row, found| search.reached(row, found),
                unended: 0,
            };
            let ended = minimize::run(
                &callable,
                &firsts,
                &control,
                &background,
                limits,
                &mut around,
            );
            let ended = ended.await?;
            if around.unended > 0 {
                eprintln!(
                    "warning: `until` never held in the {} that `[loop]` allows, in {} of the evaluations",
                    report::counted(job.steps(), "step"),
                    around.unended
                );
            }
            Ok((ended, callable.compile, start.elapsed()))
        },
    )?;
    let timings = [("raise", raise), ("compile", compile), ("search", evaluate)];
    search.done(args, &control, folder.is_some(), &ended, &timings)
}

/// Returns the program of the objective and its derivatives: the artifact's, or the job's.
fn program(
    args: &cli::Minimize,
    loaded: &Loaded,
    context: &Context,
) -> Result<(Built, Vec<Origin>)> {
    let job = &loaded.job;
    let forms = args.target.target.forms();
    let wanted = super::mesh::wanted_here(&args.mesh, job, args.target.target)?;
    if loaded.artifact.is_some() {
        if args.job.steps.is_some() {
            let message = "--steps says what to differentiate; an artifact is differentiated";
            return Err(Fault::usage("flags-with-artifact", message).into());
        }
        let built = gradient::of_artifact(&args.gradient, loaded)?;
        if built.mode != "reverse" {
            let message = format!("this artifact holds derivatives of mode `{}`", built.mode);
            let help = "compile it with `mode = \"reverse\"` in `[gradient]`";
            return Err(Fault::usage("minimize-mode", message).help(help).into());
        }
        let built = super::mesh::derivatives(built, job, wanted.as_ref(), forms)?;
        return Ok((built.into_owned(), loaded.sources.clone()));
    }
    let request = Request::new(job, &args.gradient)?;
    let bound = bind(job, context)?;
    let raised = bound.tensors_to_differentiate(job)?;
    let sources: Vec<Origin> = bound.sources.into_iter().map(|s| s.origin).collect();
    let primal = Primal::new(job, &raised, &request)?.over(wanted.as_ref());
    if primal.wants_segments() {
        let message = "a search whose gradient is reversed in segments is not there yet";
        let help = "leave `segment`, `host_memory` and `folder` of `checkpoint` out; `memory` bounds what loops keep";
        return Err(Fault::unsupported("minimize-segments", message)
            .help(help)
            .into());
    }
    Ok((primal.reverse(&sources, forms)?, sources))
}

/// Returns the control variables of the search.
///
/// - errors: there is nothing to search
fn control(
    table: &Minimize,
    deviations: &Deviations,
    built: &Built,
    firsts: &Firsts,
) -> Result<Control> {
    let given = |name: &str| {
        let found = table.scale.iter().find(|(known, _)| known.value == name);
        let scale = found.map(|(_, scale)| *scale);
        scale.or_else(|| {
            deviations
                .get(name)
                .map(size)
                .filter(|size| size.is_finite())
        })
    };
    let control = Control::new(built, firsts, &given);
    match control.is_empty() {
        true => {
            let message = format!("what `{}` is searched by has no elements", built.objective);
            Err(Fault::user("minimize-empty", message).into())
        }
        false => Ok(control),
    }
}

/// Standard deviations of initial values, by name.
type Deviations = BTreeMap<String, HostArray>;

/// Returns the standard deviations that the job gives.
///
/// - errors: a deviation of a value that is not searched, or one that is not greater than 0
fn deviations(job: &Job, table: &Minimize, built: &Built) -> Result<Deviations> {
    let mut deviations = Deviations::new();
    for (name, init) in &table.background {
        let at = |message: String, label: String| {
            job.fault("minimize-background", &init.at, message, label)
        };
        let searched: Vec<&str> = built
            .derivatives
            .iter()
            .flatten()
            .map(String::as_str)
            .collect();
        if !searched.contains(&name.value.as_str()) {
            let message = format!("`{}` has a background, but is not searched", name.value);
            let label = format!("what is searched: {}", searched.join(", "));
            return Err(at(message, label).into());
        }
        let deviation = match (job.array(&name.value), &init.value) {
            (Some(array), _) => initial(
                job,
                &Array {
                    init: init.clone(),
                    ..array.clone()
                },
            )?,
            (None, Init::Constant(number)) => scalar(ElementType::F64, number.as_f64())?,
            (None, _) => {
                let message = format!("the deviation of `{}` is no number", name.value);
                return Err(at(message, "a scalar has one number".to_owned()).into());
            }
        };
        let unfit = deviation
            .values()
            .position(|sigma| sigma.is_nan() || sigma <= 0.0);
        if let Some(cell) = unfit {
            let message = format!(
                "the deviations of `{}` are not all greater than 0",
                name.value
            );
            let place = unflatten(cell, &deviation.shape);
            let label = format!("it is {} at {place:?}", deviation.get(cell));
            return Err(at(message, label).into());
        }
        deviations.insert(name.value.clone(), deviation);
    }
    Ok(deviations)
}

/// The results of a search.
struct Search {
    files: Files,
    curve: Curve,
    rows: Vec<Row>,
    found: Option<Minimum>,
    quiet: bool,
    objective: String,
    has_background: bool,
}

impl Search {
    /// Records the result of an iteration.
    fn reached(&mut self, row: &Row, found: &Minimum) -> Result<()> {
        if !self.quiet {
            if self.rows.is_empty() {
                let objective = match self.has_background {
                    true => "cost",
                    false => &self.objective,
                };
                let head =
                    format!("iteration  evaluations  {objective:<13}  gradient norm  step\n");
                report::out(&head);
            }
            let Row {
                iteration,
                evaluations,
                cost,
                gradient_norm,
                step,
                background: _,
            } = row;
            let line = format!(
                "{iteration:>9}  {evaluations:>11}  {cost:<13.6e}  {gradient_norm:<13.6e}  {step:.3e}\n"
            );
            report::out(&line);
        }
        self.rows.push(*row);
        self.found = Some(found.clone());
        self.curve.write(&self.rows)?;
        Ok(())
    }

    fn done(
        &mut self,
        args: &cli::Minimize,
        control: &Control,
        is_kept: bool,
        ended: &Ended,
        timings: &[(&str, Duration)],
    ) -> Result<()> {
        let mut written = Vec::new();
        if let Some(found) = &self.found {
            let objective = found.cost - found.background;
            let cost = HostArray::scalar(ElementType::F64, objective.to_le_bytes().to_vec());
            let values = found.values.iter().map(|(_, value)| value.clone());
            let all: Vec<HostArray> = [cost].into_iter().chain(values).collect();
            written = self.files.write(&all)?;
            written.extend(self.curve.write(&self.rows)?);
        }
        if args.timings {
            say_timings(timings, None);
        }
        let (Some(first), Some(last)) = (self.rows.first(), self.rows.last()) else {
            return Err(stopped(0, is_kept).into());
        };
        let (why, warning) = match ended {
            Ended::Interrupted => return Err(stopped(last.iteration, is_kept).into()),
            Ended::Done(TerminationReason::NoLower(why)) if last.iteration == 0 => {
                let message = format!(
                    "no lower `{}` was found in the direction of its gradient: {why}",
                    self.objective
                );
                let help = "it may be a minimum already; `reactant-rs check-gradient` says whether the gradient is right; in f32 differences may be lost in rounding: f64 has them";
                return Err(Fault::user("minimize-no-lower", message).help(help).into());
            }
            Ended::Done(TerminationReason::NoLower(why)) => {
                let why = format!(
                    "no lower cost was found after iteration {}: {why}; rounding or a kink there may be why, f64 goes further than f32",
                    last.iteration
                );
                ("as low as it gets".to_owned(), Some(why))
            }
            Ended::Done(TerminationReason::Iterations) => (
                format!("{} iterations, as many as allowed", last.iteration),
                None,
            ),
            Ended::Done(TerminationReason::Converged) => (
                format!(
                    "the gradient is {:.1e} of what it was",
                    last.gradient_norm / first.gradient_norm
                ),
                None,
            ),
        };
        if let Some(warning) = warning {
            eprintln!("warning: {warning}");
        }
        if !self.quiet {
            let objective = last.cost - last.background;
            let more = match self.has_background {
                true => format!(" and background = {:?}", last.background),
                false => String::new(),
            };
            report::out(&format!(
                "{} = {objective:?}{more}: {why}\n",
                self.objective
            ));
            report::out(&self.table(control));
            for file in &written {
                report::out(&format!("wrote {}\n", file.path.display()));
            }
        }
        Ok(())
    }

    /// Returns a table of the minimum.
    fn table(&self, control: &Control) -> String {
        let head = ["searched", "type", "scale", "least", "greatest"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        let values = self.found.iter().flat_map(|found| &found.values);
        for ((name, value), (_, _, scale)) in values.zip(control.described()) {
            let summary = summarize(value);
            let numbers = [scale, summary.least, summary.greatest].map(|n| format!("{n:.6e}"));
            let mut row = vec![name.clone(), type_name(value.element, &value.shape)];
            row.extend(numbers);
            rows.push(row);
        }
        report::table(&rows)
    }
}

fn stopped(iteration: u64, is_kept: bool) -> Fault {
    let message = format!("stopped after iteration {iteration}; the lowest so far is written");
    let fault = Fault::new(Blame::Interrupted, "interrupted", message);
    match is_kept {
        true => fault.help("the same command with `--resume` goes on"),
        false => fault.help("with `--checkpoints FOLDER`, what was computed is kept"),
    }
}
