//! Lines that say what a command is doing, on standard error, unless `--quiet`.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Says nothing from here on.
pub fn be_quiet() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// Whether nothing is to be said.
pub fn is_quiet() -> bool {
    IS_QUIET.load(Ordering::Relaxed)
}

/// Writes a line about a phase if standard error is no terminal, where a bar shows it otherwise.
/// `REACTANT_PHASES=off` leaves these lines out.
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
