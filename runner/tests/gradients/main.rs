//! Every kernel of `raise/tests/kernels` with floats is differentiated, for one launch and for ten
//! in a time loop: forward mode against central differences, reverse against forward mode, both in
//! the interpreter; the adjoints also on the CPU plugin after optimization; and second derivatives.
//! The last two are tested for one kernel in `SAMPLE` in the everyday tier, for all in the full
//! tier.
//!
//! Kernels are computed in f64, even if they use f32, so that differences are accurate.

mod agree;
mod device;
mod program;
mod races;
mod twice;
mod widen;

use libtest_mimic::{Arguments, Failed, Trial};
use testkit::corpus;

use agree::{Point, agree};
use program::Program;

/// The everyday tier compiles the adjoints of one kernel in this many, and takes second derivatives
/// of the same number of others.
const SAMPLE: u32 = 4;

/// Kernels that are rejected, and a word of the error: they change the bits of floats as integers.
#[rustfmt::skip] // tables stay aligned
const REFUSED: &[(&str, &str)] = &[
    ("atomic_bits_of_floats",  "changed as an integer"),
    ("atomic_word_pair",       "changed as an integer"),
    ("math_constant_dividend", "changed as an integer"),
    ("math_trig_branches_f32", "changed as an integer"),
    ("memory_nested_rows",     "changed as an integer"),
    ("memory_texture_fetch",   "changed as an integer"),
    ("shared_pairs",           "changed as an integer"),
    ("shared_sections",        "changed as an integer"),
    ("shared_unions",          "changed as an integer"),
    ("type_copysign",          "changed as an integer"),
    ("type_directed_f64",      "changed as an integer"),
    ("type_half_arguments",    "changed as an integer"),
];

/// Kernels without a derivative to compare with, at one step or at ten, and the reason.
#[rustfmt::skip] // tables stay aligned
const NONE: &[(&str, &[i64], &str)] = &[
    ("loop_bisection",        &[1, 10], "its result depends on comparisons only: its derivative is 0, its root's is not"),
    ("loop_float_folds",      &[1, 10], "its results are NaN and infinite"),
    ("loop_max_nan",          &[1, 10], "its results are NaN"),
    ("math_ieee_remainder",   &[1, 10], "differences step over its jumps: it goes around a thousand times where its input changes by 1"),
    ("math_remainders_f64",   &[1, 10], "its slopes are out of range"),
    ("memory_in_place",       &[10],    "its numbers grow out of range"),
    ("memory_module_counter", &[10],    "it is not raised in a loop"),
    ("suite_correlation",     &[10],    "what is normalised twice is all rounding"),
    ("warp_redux_floats",     &[1, 10], "its results have NaN among them"),
];

/// Gradients with scatters though all indices are known, and the reason: these reads and writes are
/// gathers and scatters in the raised program too.
#[rustfmt::skip] // tables stay aligned
const SCATTERS: &[(&str, &str)] = &[
    ("atomic_float_max_bits", "threads meet: the greatest is a scatter itself"),
    ("control_grid_cg",       "grid-stride loops: a thread's own number of turns is read in lock-step"),
    ("control_grid_jacobi",   "grid-stride loops: a thread's own number of turns is read in lock-step"),
    ("control_grid_phases",   "the place `(i + 7) % n` is gathered in the raised program"),
    ("index_thread_elements", "elements of a thread that depend on one another stay a loop"),
    ("index_triangle",        "the place in a packed triangle is a square of the row's number"),
    ("loop_triangular",       "each row has its own number of turns: it is read in lock-step"),
    ("memory_compared_pointers", "a loop from one pointer to another: its first and last thread have other numbers of turns, read in lock-step"),
    ("numba_grid_stride",     "a thread's own number of turns: it is read in lock-step"),
    ("shared_chosen",         "the place in one of two shared arrays is chosen: it is gathered in the raised program"),
    ("shared_edges",          "what borders the tile is read under guards: it is gathered in the raised program"),
    ("shared_stockham",       "its stores to shared memory are permutations: they are scatters in the raised program"),
    ("shared_three_levels",   "the place in one of three levels is chosen: it is gathered in the raised program"),
    ("suite_lu",              "a triangle that shrinks with each turn"),
    ("warp_barrier_half",     "half a warp reads from the other half under a guard: it is gathered in the raised program"),
    ("warp_lockstep_loop",    "lanes read from others that take part: it is gathered in the raised program"),
    ("warp_tiles",            "lanes read from others of their tile under a guard: it is gathered in the raised program"),
];

/// Kernels without second derivatives, a word of the message, and the reason.
#[rustfmt::skip] // tables stay aligned
const NOT_TWICE: &[(&str, &str, &str)] = &[
    ("math_hidden_cases_f64", "forward over reverse", "squares of its 1e306 are out of range"),
];

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for kernel in corpus::all() {
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
            let kernel_name = kernel.name.clone();
            let name = format!("{}::{steps}", kernel.name);
            trials.push(Trial::test(name, move || {
                let program = Program::read(&job, &file, steps)?;
                match program.float_inputs().is_empty() || program.float_results().is_empty() {
                    true => Ok(()), // integers only
                    false => as_expected(checked(&program, &kernel_name, steps), refused),
                }
            }));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// Checks a kernel's derivatives: first and second derivatives and races for one step; first
/// derivatives for ten steps.
fn checked(program: &Program, name: &str, steps: i64) -> Result<(), String> {
    let point = Point::of(program)?;
    let on_device = testkit::is_in_sample(&format!("{name}::{steps} on the device"), SAMPLE);
    agree(&point, on_device)?;
    if steps > 1 {
        return Ok(());
    }
    let (scatters, by_data) = races::scatters(&point)?;
    let expected = SCATTERS.iter().find(|(kernel, _)| *kernel == name);
    match (scatters, by_data, expected) {
        (0, _, None) | (1.., true, None) | (1.., _, Some(_)) => {}
        (0, _, Some(_)) => return Err("no scatter is left: take it out of the table".into()),
        (_, false, None) => {
            return Err(format!(
                "{scatters} scatters of what is read at known places"
            ));
        }
    }
    if !testkit::is_in_sample(&format!("{name} twice"), SAMPLE) {
        return Ok(());
    }
    let known = NOT_TWICE.iter().find(|(kernel, ..)| *kernel == name);
    match (twice::twice(&point), known) {
        (found, None) => found,
        (Err(message), Some((_, word, _))) if message.contains(word) => Ok(()),
        (found, Some((_, word, _))) => Err(format!("{found:?}, not `{word}`")),
    }
}

/// Returns success if the derivatives agree, or if the error is the expected one.
fn as_expected(found: Result<(), String>, refused: Option<&(&str, &str)>) -> Result<(), Failed> {
    match (found, refused) {
        (found, None) => found.map_err(Failed::from),
        (Err(message), Some((_, word))) if message.contains(word) => Ok(()),
        (found, Some((_, word))) => Err(format!("{found:?}, not an error with `{word}`").into()),
    }
}
