//! Every kernel of `raise/tests/kernels` that floats go through is differentiated, at one launch and at ten in a time loop:
//! forward against central differences, reverse against forward, and once more on the CPU plugin after optimizing.
//!
//! It is done in f64: what a kernel computes in f32 is computed in f64 here, so that differences mean something.

mod agree;
mod device;
#[path = "../corpus/files.rs"]
mod files;
#[path = "../corpus/kernel.rs"]
mod kernel;
mod program;
mod widen;

use libtest_mimic::{Arguments, Failed, Trial};

use agree::agree;
use program::Program;

/// Kernels for which it is an error, and a word of it: the bits of their floats are changed as integers.
#[rustfmt::skip] // tables stay aligned
const REFUSED: &[(&str, &str)] = &[
    ("atomic_bits_of_floats",  "changed as an integer"),
    ("math_ieee_remainder",    "changed as an integer"),
    ("math_remainders_f64",    "changed as an integer"),
    ("math_saturation",        "changed as an integer"),
    ("math_trig_branches_f32", "changed as an integer"),
    ("numba_atomic_sum",       "changed as an integer"),
    ("type_copysign",          "changed as an integer"),
];

/// Kernels that have no derivative to compare with, at one step or at ten, and why.
#[rustfmt::skip] // tables stay aligned
const NONE: &[(&str, &[i64], &str)] = &[
    ("atomic_float_max_bits", &[10],    "the bits of floats are changed as integers where steps follow each other"),
    ("loop_bisection",        &[1, 10], "its result depends on comparisons only: its derivative is 0, its root's is not"),
    ("loop_float_folds",      &[1, 10], "its results are NaN and infinite"),
    ("loop_max_nan",          &[1, 10], "its results are NaN"),
    ("memory_in_place",       &[10],    "its numbers grow out of range"),
    ("memory_module_counter", &[10],    "it is not raised in a loop"),
    ("suite_correlation",     &[10],    "what is normalised twice is all rounding"),
];

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for kernel in kernel::all() {
        if kernel.refused.is_some() {
            continue;
        }
        let refused = REFUSED.iter().find(|(name, _)| *name == kernel.name);
        let Some(form) = kernel
            .builds
            .iter()
            .find(|form| kernel.lacks(form).is_none())
        else {
            continue;
        };
        let (job, file) = (kernel.job(), kernel.form(form));
        for steps in [1, 10] {
            let is_none =
                |row: &&(&str, &[i64], &str)| row.0 == kernel.name && row.1.contains(&steps);
            if NONE.iter().any(|row| is_none(&row)) {
                continue;
            }
            let (job, file) = (job.clone(), file.clone());
            let name = format!("{}::{steps}", kernel.name);
            trials.push(Trial::test(name, move || {
                let program = Program::read(&job, &file, steps)?;
                match program.float_inputs().is_empty() || program.float_results().is_empty() {
                    true => Ok(()), // integers only
                    false => as_expected(agree(&program), refused),
                }
            }));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// It agrees, or is the error that was expected.
fn as_expected(found: Result<(), String>, refused: Option<&(&str, &str)>) -> Result<(), Failed> {
    match (found, refused) {
        (found, None) => found.map_err(Failed::from),
        (Err(message), Some((_, word))) if message.contains(word) => Ok(()),
        (found, Some((_, word))) => Err(format!("{found:?}, not an error with `{word}`").into()),
    }
}
