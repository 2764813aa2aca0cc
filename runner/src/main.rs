//! The binary `reactant-rs`.

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::Parser;
use runner::cli::Cli;
use runner::commands::{Context, dispatch};
use runner::fault::Blame;
use runner::{long_activity, raise_backend, report, status};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

const PLEASE_REPORT: &str =
    "This is a bug of reactant-rs: please report it, with the command line and its input.";

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(panicked));
    let cli = Cli::parse();
    if let Err(message) = start_log(cli.log.as_deref()) {
        eprintln!("error: {message}");
        return ExitCode::from(2);
    }
    if cli.log.as_deref().is_some_and(wants_messages) {
        pjrt::log_all();
    }
    match cli.quiet {
        true => status::be_quiet(),
        false => long_activity::tell(),
    }
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let context = Context {
        raiser: &raise_backend::raiser,
        quiet: cli.quiet,
        command_line: format!("reactant-rs {}", words.join(" ")),
    };
    let result = dispatch(&cli, &context);
    tell_of_subnormals();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            report::print(&faults);
            if faults.iter().any(|fault| fault.blame == Blame::Internal) {
                eprintln!("{PLEASE_REPORT}");
            }
            ExitCode::from(faults.exit_code())
        }
    }
}

/// Reports that subnormals were flushed to zero, which is known once the devices are closed.
fn tell_of_subnormals() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    if pjrt::were_flushed() {
        eprintln!(
            "note: subnormal numbers (below 1.2e-38 in f32, 2.2e-308 in f64) were taken for zero, if only in a branch not taken or inside a function such as `sinf`; CUDA does so only to f32 and only with `-ftz=true`; `--exact` keeps them"
        );
    }
}

/// Returns whether the log level includes more than warnings, and thus XLA's messages.
fn wants_messages(level: &str) -> bool {
    let level = level.rsplit('=').next().unwrap_or_default();
    matches!(level, "info" | "debug" | "trace")
}

/// Starts the log to standard error at the level of `--log`; the default is warnings.
fn start_log(level: Option<&str>) -> Result<(), String> {
    let level = level.unwrap_or("warn");
    if !level.contains(['=', ',', '[']) && level.parse::<LevelFilter>().is_err() {
        let levels = "off, error, warn, info, debug, trace";
        return Err(format!(
            "--log: `{level}` is none of {levels}, and no filter such as runner=debug"
        ));
    }
    let filter = EnvFilter::try_new(level).map_err(|error| format!("--log: {error}"))?;
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_target(false);
    let ansi = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    builder.with_writer(std::io::stderr).with_ansi(ansi).init();
    Ok(())
}

/// Reports a panic as a bug of this program; the process ends with 101.
fn panicked(info: &std::panic::PanicHookInfo) {
    eprintln!("{info}");
    eprintln!("{PLEASE_REPORT}");
}
