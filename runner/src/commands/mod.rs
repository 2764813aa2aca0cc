//! The subcommands: each evaluates its arguments, calls the library, and prints the results.

mod ahead;
mod check;
mod check_gradient;
mod compile;
mod completions;
pub mod explain;
mod gradient;
mod hosts;
mod initial;
mod inspect;
mod job_script;
mod load;
mod mesh;
mod minimize;
mod module;
mod new;
mod opt;
mod plan;
#[cfg(feature = "raise")]
mod programs;
mod raise;
mod run;
mod target;
mod targets;
mod until;

use crate::cli::{Cli, Command};
use crate::fault::{Fault, Result};
use crate::raiser::Raiser;

/// The context that every command gets.
pub struct Context<'a> {
    /// A new raiser; sources are numbered from 0 in each.
    pub raiser: &'a dyn Fn() -> Box<dyn Raiser>,
    /// Whether progress and summary are suppressed.
    pub quiet: bool,
    /// The command line, for the history attribute of files.
    pub command_line: String,
}

/// Executes the command.
pub fn dispatch(cli: &Cli, context: &Context) -> Result<()> {
    match &cli.command {
        Command::Run(args) => run::run(args, context),
        Command::Raise(args) => raise::raise(args, context),
        Command::Opt(args) => opt::opt(args, context),
        Command::Check(args) => check::check(args, context),
        Command::CheckGradient(args) => check_gradient::check_gradient(args, context),
        Command::Minimize(args) => minimize::minimize(args, context),
        #[cfg(feature = "raise")]
        Command::Exec(args) => programs::exec(args, context),
        #[cfg(feature = "raise")]
        Command::Trace(args) => programs::trace(args, context),
        #[cfg(not(feature = "raise"))]
        Command::Exec(_) | Command::Trace(_) => {
            let message = "this binary was built without LLVM, so it runs artifacts only";
            Err(Fault::unsupported("no-llvm", message).into())
        }
        Command::Inspect(args) => inspect::inspect(args, context),
        Command::New(args) => new::new(args, context),
        Command::Compile(args) => compile::compile(args, context),
        Command::Initial(args) => initial::write(args, context),
        Command::Coordinator(args) => hosts::coordinator(args, context),
        Command::Job(args) => job_script::job(args, context),
        Command::Plan(args) => plan::plan(args, context),
        Command::Targets(args) => targets::targets(args, context),
        Command::Completions(args) => completions::completions(args),
        Command::Man(args) => completions::man(args, context),
    }
}

/// Refuses a path that could not be written, before the computation.
fn check_writable(path: &std::path::Path) -> Result<()> {
    let message = |reason| format!("cannot write `{}`: {reason}", path.display());
    crate::output::probe(path)
        .map_err(|reason| Fault::user("unwritable-output", message(reason)).into())
}

/// Returns for example "2026-11-21T02:00:00Z: reactant-rs run job.toml", as NetCDF's conventions
/// require.
fn history(context: &Context) -> String {
    let now = jiff::Timestamp::now()
        .round(jiff::Unit::Second)
        .unwrap_or_default();
    format!("{now}: {}", context.command_line)
}
