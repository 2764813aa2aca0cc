//! Loops that a condition ends, for commands.

use super::Context;
use super::load::bind;
use super::target::execute_on;
use crate::cli;
use crate::execute::{Ran, Task};
use crate::fault::{Blame, Fault, Origin, Result};
use crate::job::Job;
use crate::mesh::Wanted;
use crate::output::Outputs;
use crate::progress::Progress;
use crate::until;

/// Reports how a loop ended that a condition may end.
pub(super) fn tell_end(job: &Job, ran: Ran, context: &Context) {
    match until::told(job, ran) {
        Ok(note) if context.quiet => tracing::info!("{note}"),
        Ok(note) => eprintln!("note: {note}"),
        Err(warning) => eprintln!("warning: {warning}"),
    }
}

/// Returns the job with a data-dependent loop replaced by one of a fixed number of steps, which a
/// run determines first.
///
/// - errors: those of a run
pub(super) fn counted(
    args: &cli::Run,
    job: &Job,
    wanted: Option<&Wanted>,
    context: &Context,
) -> Result<Job> {
    let mut job = job.clone();
    let outputs = std::mem::take(&mut job.outputs);
    let bound = bind(&job, context)?;
    let program = bound.program_on(&job, args.target.target, args.fallback, wanted)?;
    let sources: Vec<Origin> = bound.sources.into_iter().map(|s| s.origin).collect();
    let task = Task {
        job: &job,
        program: &program,
        sources: &sources,
        with_values: false,
        restarts: None,
        warm_up: 0,
        fail_on_nan: false,
    };
    let progress = Progress::new(job.steps(), !context.quiet);
    let mut nothing = Outputs::plan(&job, None, "")?;
    let (report, _) = execute_on(&args.target, None, task, &mut nothing, &progress)?;
    if report.interrupted {
        let message = "stopped while the steps were counted";
        return Err(Fault::new(Blame::Interrupted, "interrupted", message).into());
    }
    tell_end(&job, report.ran(), context);
    job.outputs = outputs;
    if let Some(time) = &mut job.time {
        (time.steps, time.until) = (report.steps, None);
    }
    Ok(job)
}
