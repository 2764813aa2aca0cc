//! `reactant-rs check`: the raised program against the kernels themselves, run thread by thread.

use super::Context;
use super::load::{bind, load};
use super::target::execute_on;
use crate::arrays::summary::unflatten;
use crate::arrays::{HostArray, initial, type_name};
use crate::cli;
use crate::compare::{Difference, Tolerance, compare};
use crate::element;
use crate::execute::Task;
use crate::fault::{Fault, Result, Turn};
use crate::job::Job;
use crate::output::Outputs;
use crate::progress::Progress;
use crate::report;

pub(super) fn check(args: &cli::Check, context: &Context) -> Result<()> {
    let mut loaded = load(&args.job, context)?;
    if loaded.artifact.is_some() {
        return Err(Fault::usage(
            "check-artifact",
            "an artifact has no kernels to compare with; check the job it was made from",
        )
        .into());
    }
    let job = &mut loaded.job;
    job.outputs.clear();
    if let (Some(time), None) = (&mut job.time, args.job.steps) {
        time.steps = 1;
    }
    let bound = bind(job, context)?;
    let (target, fallback) = (args.target.target, cli::FallbackArgs::default());
    bound.explain_first(job, target, fallback, args.explain)?;
    let wanted = super::mesh::wanted_here(&args.mesh, job, args.target.target)?;
    let program = bound.raise_on(job, target, fallback, wanted.as_ref())?;
    let origins: Vec<_> = bound
        .sources
        .iter()
        .map(|source| source.origin.clone())
        .collect();
    let progress = Progress::new(job.steps(), !context.quiet);
    let task = Task {
        job,
        program: &program,
        sources: &origins,
        with_values: true,
        restarts: None,
        warm_up: 0,
    };
    let (report, device) = execute_on(
        &args.target,
        None,
        task,
        &mut Outputs::plan(job, None, "")?,
        &progress,
    )?;

    if report.interrupted {
        return Err(Fault::new(
            Turn::Interrupted,
            "interrupted",
            "stopped; nothing was compared",
        )
        .into());
    }
    let first: Vec<HostArray> = job
        .arrays
        .iter()
        .map(|array| initial::initial(job, array))
        .collect::<Result<_>>()?;
    let mut referee: Vec<Vec<u8>> = first.iter().map(|array| array.bytes.clone()).collect();
    bound
        .raiser
        .interpret(job, &bound.plan, &mut referee, report.steps)?;

    let tolerance = Tolerance {
        ulp: args.tolerance_ulp,
        abs: args.tolerance_abs,
    };
    let mut rows = Vec::new();
    for ((array, first), referee) in job.arrays.iter().zip(first).zip(referee) {
        let referee = HostArray {
            bytes: referee,
            ..first.clone()
        };
        let changed = report
            .arrays
            .iter()
            .find(|found| found.name == array.name.value);
        let ours = changed.and_then(|found| found.value.as_ref());
        let ours = ours.unwrap_or(&first);
        let difference = compare(ours, &referee, tolerance);
        if changed.is_some() || difference.failures > 0 {
            rows.push((array, difference));
        }
    }
    report::out(&table(job, &rows, &device, report.steps));
    for array in report
        .arrays
        .iter()
        .filter(|array| element::is_float(array.element))
    {
        if let Some(unfit) = array.summary.unfit(&array.shape) {
            let name = &array.name;
            eprintln!(
                "warning: array `{name}` has {unfit}; where the kernels make the same of it, that it agrees says little"
            );
        }
    }
    let failed: Vec<&str> = rows
        .iter()
        .filter(|(_, found)| found.failures > 0)
        .map(|(array, _)| array.name.value.as_str())
        .collect();
    if failed.is_empty() {
        return Ok(());
    }
    let message = format!(
        "the raised program differs from the kernels in {}",
        failed.join(", ")
    );
    Err(Fault::yours("check-failed", message)
        .help("`check --help` says what may differ, and how to allow for more")
        .into())
}

fn table(job: &Job, rows: &[(&crate::job::Array, Difference)], device: &str, steps: u64) -> String {
    let raised = format!("raised, on {device}");
    let head = [
        "array",
        "type",
        "max abs error",
        "max ulp error",
        "at",
        &raised,
        "thread by thread",
        "",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for (array, found) in rows {
        let verdict = match found.failures {
            0 => "ok".to_owned(),
            failures => format!(
                "{failures} of {} differ",
                crate::arrays::count(&array.shape)
            ),
        };
        let ulp = if found.max_ulp == u64::MAX {
            "NaN".to_owned()
        } else {
            found.max_ulp.to_string()
        };
        cells.push(vec![
            array.name.value.clone(),
            type_name(array.element, &array.shape),
            format!("{:.3e}", found.max_abs),
            ulp,
            format!("{:?}", unflatten(found.worst, &array.shape)),
            format!("{:?}", found.values.0),
            format!("{:?}", found.values.1),
            verdict,
        ]);
    }
    let steps = job.time.as_ref().map_or_else(String::new, |_| {
        format!("after {}\n", report::counted(steps, "step"))
    });
    format!("{steps}{}", report::table(&cells))
}
