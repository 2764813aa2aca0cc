//! Printing of errors: the message, the source lines concerned, and a remedy; all errors, not only
//! the first.

use std::io::{IsTerminal, Write};

use miette::{GraphicalReportHandler, GraphicalTheme};

use crate::fault::Faults;

/// The width of output that does not go to a terminal.
const PIPE_COLUMNS: usize = 120;

/// Renders every error, one after the other.
pub fn render(faults: &Faults, colors: bool, columns: usize) -> String {
    let theme = if colors {
        GraphicalTheme::unicode()
    } else {
        GraphicalTheme::unicode_nocolor()
    };
    let handler = GraphicalReportHandler::new_themed(theme)
        .with_width(columns)
        .with_context_lines(1)
        .with_links(false);
    let mut text = String::new();
    for fault in faults.iter() {
        if handler.render_report(&mut text, fault).is_err() {
            text.push_str(&fault.to_string());
        }
        text.push('\n');
    }
    text
}

/// Writes every error to standard error, in colour if that is a terminal.
pub fn print(faults: &Faults) {
    let stderr = std::io::stderr();
    let terminal = stderr.is_terminal();
    let colors = terminal && std::env::var_os("NO_COLOR").is_none();
    let columns = if terminal {
        usize::from(console::Term::stderr().size().1).clamp(60, 140)
    } else {
        PIPE_COLUMNS
    };
    // Nothing is left to be done if standard error is closed.
    let _ = stderr
        .lock()
        .write_all(render(faults, colors, columns).as_bytes());
}

/// Writes to standard output; a closed pipe ends the process quietly, as it should for `… | head`.
pub fn out(text: &str) {
    let mut stdout = std::io::stdout().lock();
    if stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .is_err()
    {
        std::process::exit(0);
    }
}

/// Returns `1 step`, `2 steps`: the count with the singular or plural of `one`.
pub fn counted(count: u64, one: &str) -> String {
    let plural = match one.ends_with("ch") {
        true => "es",
        false => "s",
    };
    format!("{count} {one}{}", if count == 1 { "" } else { plural })
}

/// Formats a table whose first row is its head; numbers are right-aligned.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            let number = cell.parse::<f64>().is_ok();
            line.push_str(&if number {
                format!("{cell:>width$}  ")
            } else {
                format!("{cell:<width$}  ")
            });
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::{Fault, origin};

    #[test]
    fn all_faults_are_shown_with_their_lines() {
        let job = origin("job.toml", "title = 1\nkernel = []\n");
        let faults = Faults::from(vec![
            Fault::user("job-wrong-type", "`title` must be a string").at(
                &job,
                8..9,
                "this is an integer",
            ),
            Fault::user("job-unknown-key", "a job has no key `kernel`")
                .at(&job, 10..16, "here")
                .help("did you mean `kernels`?"),
        ]);
        insta::assert_snapshot!(render(&faults, false, 100));
    }

    #[test]
    fn tables_align() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            table(&[
                row(["name", "max"]),
                row(["u", "1.5"]),
                row(["eta", "20.25"])
            ]),
            "name  max\nu       1.5\neta   20.25\n"
        );
    }
}
