//! `make coverage`: every form of every kernel of the corpus is raised and run, and the results are
//! written to `docs/coverage.md`.
//!
//! Its tables repeat the first lines of the kernels, which a test checks; a coverage run checks
//! those lines against the results.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use libtest_mimic::Failed;
use testkit::corpus::{self as kernel, Kernel};
use testkit::files::{file_name, root};

use crate::checks::{Outcome, outcome};
use crate::snapshots::is_checked;

/// The forms of most kernels; other forms share a column.
const FORMS: [&str; 3] = ["sm_80", "sm_120", "clang"];

/// The expected state of a form.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// The program needs no checks.
    Proved,
    /// The program checks bounds, races or traps while it runs.
    Checked,
    Refused,
    NotYet,
}

impl State {
    fn of(kernel: &Kernel, form: &str) -> State {
        match (&kernel.refused, kernel.lacks(form)) {
            (Some(_), _) => State::Refused,
            (None, Some(_)) => State::NotYet,
            (None, None) if is_checked(kernel) => State::Checked,
            (None, None) => State::Proved,
        }
    }

    fn is_executed(self) -> bool {
        matches!(self, State::Proved | State::Checked)
    }

    fn word(self) -> &'static str {
        match self {
            State::Proved => "proved",
            State::Checked => "checked",
            State::Refused => "refused",
            State::NotYet => "not yet",
        }
    }
}

/// Returns the path of the tables.
fn page() -> PathBuf {
    root().join("docs/coverage.md")
}

/// Checks that the page has the tables of the kernels on disk.
pub fn is_current() -> Result<(), Failed> {
    let text = std::fs::read_to_string(page())?;
    match text.contains(&tables(kernel::all())) {
        true => Ok(()),
        false => Err("docs/coverage.md is not of the kernels on disk: run `make coverage`".into()),
    }
}

/// Runs all forms, or those not expected to be executed, prints the summary and writes the page.
pub fn write(only_lacking: bool) {
    let kernels = kernel::all();
    let forms: Vec<(&Kernel, &str)> = kernels
        .iter()
        .flat_map(|kernel| {
            kernel
                .builds
                .iter()
                .map(move |form| (kernel, form.as_str()))
        })
        .filter(|(kernel, form)| !only_lacking || !State::of(kernel, form).is_executed())
        .collect();
    let outcomes = run(&forms);
    let mut wrong = Vec::new();
    let mut lists: BTreeMap<&str, String> = BTreeMap::new();
    for ((kernel, form), outcome) in forms.iter().zip(&outcomes) {
        let state = State::of(kernel, form);
        let file = kernel.form(form);
        let as_expected = matches!(
            (state, outcome),
            (State::Proved | State::Checked, Outcome::Agrees)
                | (State::Refused, Outcome::Refused { .. })
                | (State::NotYet, Outcome::Refused { code: 3, .. })
        );
        if !as_expected {
            let found = match outcome {
                Outcome::Agrees => "it agrees",
                Outcome::Refused { message, .. } => message,
                Outcome::Failed { output } => output,
            };
            wrong.push(format!(
                "{}: {}, but {found}",
                file_name(&file),
                state.word()
            ));
        }
        if let Outcome::Refused { message, line, .. } = outcome {
            let list = lists.entry(state.word()).or_default();
            let place = file_name(&file);
            let _ = match line.and_then(|line| Some((line, source_line(&file, line)?))) {
                Some((line, source)) => {
                    writeln!(list, "- `{place}:{line}`: `{source}`<br>{message}")
                }
                None => writeln!(list, "- `{place}`<br>{message}"),
            };
        }
    }
    let tables = tables(kernels);
    let part = |word| lists.get(word).map_or("None.\n", String::as_str);
    let text = format!(
        "# Coverage\n\nWritten by `make coverage`, from a run of every form of every kernel in \
         [raise/tests/kernels](../raise/tests/kernels).\n\n\
         *Executed*: raised, run on the CPU plugin, and equal to the thread-by-thread interpreter; *proved* if the program of the first form needs no check while it runs, *checked* if it checks bounds, races or traps. *Refused*: must not be raised, \
         and ends with an error that says why. *Not yet*: ours to raise, and ends with an error at the line that stands in the way.\n\n\
         {tables}\n## Not yet, and the line that stands in the way\n\n{}\n## Refused, and why\n\n{}",
        part("not yet"),
        part("refused"),
    );
    print!("{}", summary(kernels));
    std::fs::write(page(), text).expect("docs/coverage.md can be written");
    if !wrong.is_empty() {
        eprintln!("\nNot as the kernels say:\n{}", wrong.join("\n"));
        std::process::exit(1);
    }
}

/// Returns the result of each form, using as many threads as there are processors.
fn run(forms: &[(&Kernel, &str)]) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let outcomes = Mutex::new(BTreeMap::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let at = next.fetch_add(1, Ordering::Relaxed)
                    && let Some((kernel, form)) = forms.get(at)
                {
                    let found = outcome(&kernel.job(), &kernel.form(form));
                    let found = found.unwrap_or_else(|error| Outcome::Failed {
                        output: format!("{error:?}"),
                    });
                    outcomes
                        .lock()
                        .expect("no thread panicked")
                        .insert(at, found);
                }
            });
        }
    });
    outcomes
        .into_inner()
        .expect("no thread panicked")
        .into_values()
        .collect()
}

/// Returns both tables, from the first lines of the kernels.
fn tables(kernels: &[Kernel]) -> String {
    let mut text = summary(kernels);
    text += "\n## The kernels\n\n| kernel | shows | sm_80 | sm_120 | clang | others |\n|---|---|---|---|---|---|\n";
    for kernel in kernels {
        let cell = |form: &str| match kernel.builds.iter().any(|built| built == form) {
            true => State::of(kernel, form).word(),
            false => "",
        };
        let others: Vec<String> = kernel
            .builds
            .iter()
            .filter(|form| !FORMS.contains(&form.as_str()))
            .map(|form| format!("{form} {}", cell(form)))
            .collect();
        let [first, second, third] = FORMS.map(cell);
        let _ = writeln!(
            text,
            "| {} | {} | {first} | {second} | {third} | {} |",
            kernel.name,
            kernel.construct.1,
            others.join(", "),
        );
    }
    text
}

/// Per group of constructs, the numbers of forms that are raised, executed, rejected, or
/// unsupported.
fn summary(kernels: &[Kernel]) -> String {
    let mut groups: BTreeMap<&str, Vec<&Kernel>> = BTreeMap::new();
    for kernel in kernels {
        groups.entry(&kernel.construct.0).or_default().push(kernel);
    }
    let columns = ["sm_80", "sm_120", "clang", "others"];
    let mut text =
        "| construct | kernels | executed: sm_80 | sm_120 | clang | others | proved | checked | refused | not yet |\n\
                    |---|---|---|---|---|---|---|---|---|---|\n"
            .to_owned();
    let row = |name: &str, kernels: &[&Kernel]| {
        let forms = || {
            kernels.iter().flat_map(|kernel| {
                kernel.builds.iter().map(|form| {
                    let column = FORMS.iter().find(|known| **known == form.as_str());
                    (
                        column.map_or("others", |known| *known),
                        State::of(kernel, form),
                    )
                })
            })
        };
        let counts = columns.map(|column| {
            let of = forms().filter(|(there, state)| *there == column && *state != State::Refused);
            let executed = of.clone().filter(|(_, state)| state.is_executed()).count();
            match of.count() {
                0 => String::new(),
                all => format!("{executed} of {all}"),
            }
        });
        let of = |wanted| forms().filter(|(_, state)| *state == wanted).count();
        format!(
            "| {name} | {} | {} | {} | {} | {} | {} |\n",
            kernels.len(),
            counts.join(" | "),
            of(State::Proved),
            of(State::Checked),
            of(State::Refused),
            of(State::NotYet),
        )
    };
    for (name, kernels) in &groups {
        text += &row(name, kernels);
    }
    text + &row("all", &kernels.iter().collect::<Vec<_>>())
}

/// Returns a line of a file, formatted for a list.
fn source_line(file: &Path, line: usize) -> Option<String> {
    let text = std::fs::read_to_string(file).ok()?;
    let line = text.lines().nth(line.checked_sub(1)?)?;
    Some(
        line.split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .replace('`', "'"),
    )
}
