//! Commands of the binary: in this process, by calling the functions of its `main`, or in a
//! separate process.

use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Output};

use clap::Parser;
use libtest_mimic::Failed;
use runner::cli::Cli;
use runner::commands::{Context, dispatch};
use runner::raise_backend;
use runner::report::render;

/// The width to which the binary wraps errors without a terminal.
const COLUMNS: usize = 120;

/// Where a command runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProcessKind {
    /// In this process. Its standard output and warnings go to those of the test.
    Here,
    /// In a separate process: the binary.
    Binary,
}

/// The end of a command.
#[derive(Debug)]
pub struct Ended {
    /// The exit code; `None` if a signal ended the process.
    pub code: Option<i32>,
    /// The errors as shown to the user; with warnings and notes, if the command ran in a separate
    /// process.
    pub errors: String,
}

impl Ended {
    /// Fails unless the exit code is `code`.
    pub fn expect(&self, code: i32) -> Result<(), Failed> {
        match self.code == Some(code) {
            true => Ok(()),
            false => Err(format!("{:?}, not exit code {code}\n{}", self.code, self.errors).into()),
        }
    }
}

/// Runs a command.
pub fn reactant(place: ProcessKind, arguments: &[&str]) -> Result<Ended, Failed> {
    match place {
        ProcessKind::Here => here(arguments),
        ProcessKind::Binary => {
            let output = binary(arguments)?;
            Ok(Ended {
                code: output.status.code(),
                errors: String::from_utf8_lossy(&output.stderr).into_owned(),
            })
        }
    }
}

/// Runs the binary.
pub fn binary(arguments: &[&str]) -> Result<Output, Failed> {
    Ok(Command::new(env!("CARGO_BIN_EXE_reactant-rs"))
        .args(arguments)
        .output()?)
}

/// Calls the functions of the binary's `main`. A panic is a bug, with the exit code of one.
fn here(arguments: &[&str]) -> Result<Ended, Failed> {
    let words = ["reactant-rs", "--quiet"].iter().chain(arguments);
    let cli = Cli::try_parse_from(words.map(OsString::from))?;
    let context = Context {
        raiser: &raise_backend::raiser,
        quiet: cli.quiet,
        command_line: format!("reactant-rs {}", arguments.join(" ")),
    };
    let (code, errors) = match catch_unwind(AssertUnwindSafe(|| dispatch(&cli, &context))) {
        Ok(Ok(())) => (0, String::new()),
        Ok(Err(faults)) => (faults.exit_code(), render(&faults, false, COLUMNS)),
        Err(_) => (101, "a panic".to_owned()),
    };
    Ok(Ended {
        code: Some(code.into()),
        errors,
    })
}
