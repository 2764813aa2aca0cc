//! Lines on standard error about the current activity of a command, unless `--quiet`.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Suppresses all further lines.
pub fn be_quiet() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// Returns whether lines are suppressed.
pub fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

/// Writes a line about a phase if standard error is not a terminal; on a terminal the progress bar
/// shows it. `REACTANT_PHASES=off` suppresses these lines.
pub fn phase(line: &str) {
    let is_off = std::env::var_os("REACTANT_PHASES").is_some_and(|value| value == "off");
    if !std::io::stderr().is_terminal() && !is_off {
        say(line);
    }
}

/// Writes a line; with `--quiet` to the log instead.
pub fn say(line: &str) {
    match is_quiet() {
        true => tracing::info!("{line}"),
        false => {
            // Nothing is left to be done if standard error is closed.
            let _ = writeln!(std::io::stderr(), "{line}");
        }
    }
}
