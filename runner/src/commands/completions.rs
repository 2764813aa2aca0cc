//! `reactant-rs completions` and `reactant-rs man`: shell completions and manual pages.

use clap::CommandFactory;

use super::Context;
use crate::cli::{self, Cli};
use crate::fault::{Fault, Result};
use crate::report;

pub(super) fn completions(args: &cli::Completions) -> Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "reactant-rs", &mut text);
    report::out(&String::from_utf8_lossy(&text));
    Ok(())
}

/// Writes the manual page of the program, and one for each command.
///
/// - errors: the folder cannot be made or written to
pub(super) fn man(args: &cli::Man, context: &Context) -> Result<()> {
    std::fs::create_dir_all(&args.folder)
        .map_err(|error| Fault::file("make the folder", &args.folder, &error))?;
    clap_mangen::generate_to(Cli::command(), &args.folder)
        .map_err(|error| Fault::file("write to", &args.folder, &error))?;
    if !context.quiet {
        report::out(&format!("wrote {}\n", args.folder.display()));
    }
    Ok(())
}
