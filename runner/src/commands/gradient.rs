//! `reactant-rs run --gradient`.

use std::io::IsTerminal;
use std::time::Instant;

use super::load::{Loaded, bind};
use super::{Context, target};
use crate::arrays::summary::summarize;
use crate::arrays::type_name;
use crate::cli;
use crate::device::Device;
use crate::fault::{Fault, Origin, Result};
use crate::gradient::call::{Callable, Values, first_value};
use crate::gradient::files::{self, Files};
use crate::gradient::{Built, Primal, Request};
use crate::job::gradient::show_bytes;
use crate::output::Written;
use crate::progress::Progress;
use crate::report;

pub(super) fn run(args: &cli::Run, flag: &str, loaded: &Loaded, context: &Context) -> Result<()> {
    let job = &loaded.job;
    let start = Instant::now();
    let (built, sources) = build(args, flag, loaded, context)?;
    let raise = start.elapsed();
    for (name, reason) in &built.without_influence {
        eprintln!(
            "warning: `{name}` cannot influence `{}`, its derivative is zero: {reason}",
            built.objective
        );
    }
    if args.explain_cache {
        eprintln!("{}", kept(&built));
    }
    let folder = args.output_dir.as_deref();
    let mut files = Files::plan(job, &built, &args.out, folder, &super::history(context))?;
    let progress = Progress::new(1, !context.quiet);
    let (values, compile, device) = target::on(&args.target, async |device, _| {
        progress.say("compiling");
        let callable = Callable::compile(&device, &built, &sources)?;
        progress.say("running");
        let values = callable
            .call(&|parameter| first_value(job, parameter))
            .await?;
        Ok((values, callable.compile, device.describe()))
    })?;
    progress.finish();
    let start = Instant::now();
    let written = files.write(&values)?;
    let write = start.elapsed();
    if args.timings {
        let rows = [
            ("raise", raise),
            ("compile", compile),
            ("upload", values.upload),
            ("execute", values.execute),
            ("write", write),
        ];
        for (name, time) in rows {
            eprintln!("{name:<8} {:.6} s", time.as_secs_f64());
        }
    }
    if !context.quiet {
        report::out(&summary(&built, &values));
        if std::io::stdout().is_terminal() {
            report::out(&wrote(&written, &device));
        }
    }
    Ok(())
}

/// The program, and the kernel files that errors point into.
fn build(
    args: &cli::Run,
    flag: &str,
    loaded: &Loaded,
    context: &Context,
) -> Result<(Built, Vec<Origin>)> {
    let job = &loaded.job;
    if loaded.artifact.is_some() {
        let message = "--gradient needs a job: this artifact holds no derivatives";
        return Err(Fault::usage("artifact-gradient", message).into());
    }
    let request = Request::new(job, flag)?;
    let bound = bind(job, context)?;
    let raised = bound.raiser.tensors(job, &bound.plan)?;
    let sources: Vec<Origin> = bound
        .sources
        .into_iter()
        .map(|source| source.origin)
        .collect();
    let primal = Primal::new(job, &raised, &request)?;
    let built = primal.derivatives(&sources, args.target.target.forms())?;
    Ok((built, sources))
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

fn wrote(written: &[Written], device: &str) -> String {
    let mut text = format!("on {device}\n");
    for file in written {
        text.push_str(&format!("wrote {}\n", file.path.display()));
    }
    text
}

/// What loops keep, as a table.
pub(super) fn kept(built: &Built) -> String {
    if built.kept.is_empty() {
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
    for kept in &built.kept {
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
