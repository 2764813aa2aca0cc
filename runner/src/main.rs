//! The binary `reactant-rs`.

use std::process::ExitCode;

use clap::Parser;
use runner::cli::Cli;
use runner::commands::{Context, dispatch};
use runner::{raising, report};
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(panicked));
    let cli = Cli::parse();
    if let Err(message) = start_log(cli.log.as_deref()) {
        eprintln!("error: {message}");
        return ExitCode::from(2);
    }
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let context = Context {
        raiser: &raising::raiser,
        quiet: cli.quiet,
        command_line: format!("reactant-rs {}", words.join(" ")),
    };
    match dispatch(&cli, &context) {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            report::print(&faults);
            ExitCode::from(faults.exit_code())
        }
    }
}

/// Logs to standard error what `--log` asks for, or warnings.
fn start_log(level: Option<&str>) -> Result<(), String> {
    let filter =
        EnvFilter::try_new(level.unwrap_or("warn")).map_err(|error| format!("--log: {error}"))?;
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_target(false)
        .init();
    Ok(())
}

/// A panic is a bug of ours; the process ends with 101.
fn panicked(info: &std::panic::PanicHookInfo) {
    eprintln!("reactant-rs has a bug: {info}");
    eprintln!("please report it, with the command line and its input");
}
