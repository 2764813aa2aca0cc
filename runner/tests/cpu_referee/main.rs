//! Every kernel of the corpus that has a `.cu` source is compiled as C++ for the CPU, and has the
//! results of the PTX interpreter and of the raised program, run by the interpreter of tensor
//! programs.
//!
//! A kernel whose source cannot be run so has a line `// no cpu referee: REASON` among its first
//! lines. Kernels that must be rejected (`// refused: WORD`) have no result to compare.
//!
//! The full tier tests all kernels, the everyday tier one in [`SAMPLE`].
//!
//! Native code of every kernel is compared with the interpreter too, see [`native`].

mod bound;
mod native;

use std::path::PathBuf;

use libtest_mimic::{Arguments, Failed, Trial};
use runner::compare::{Moves, Tolerance, compare};
use testkit::corpus::{self, Kernel};
use testkit::cpu_referee::Order;

use bound::Bound;

/// The minimum number of tested kernels: fewer means that the corpus is not found.
const LEAST: usize = 200;

/// The everyday tier tests one kernel in this many.
const SAMPLE: u32 = 12;

/// The allowed difference of results, in ulp.
const ULP: u64 = 16;

fn main() {
    let arguments = Arguments::from_args();
    let kernels = corpus::all().iter().filter(|kernel| is_judged(kernel));
    let kernels: Vec<&Kernel> = kernels.collect();
    let count = kernels.len();
    assert!(count >= LEAST, "only {count} kernels have a source to run");
    let judged = kernels
        .into_iter()
        .filter(|kernel| testkit::is_in_sample(&kernel.name, SAMPLE))
        .map(|kernel| Trial::test(kernel.name.clone(), move || judge(kernel)));
    let trials = judged.chain(native::trials()).collect();
    libtest_mimic::run(&arguments, trials).exit();
}

fn is_judged(kernel: &Kernel) -> bool {
    kernel.refused.is_none() && kernel.no_cpu_referee.is_none() && source(kernel).exists()
}

fn source(kernel: &Kernel) -> PathBuf {
    corpus::folder().join(format!("{}.cu", kernel.name))
}

/// Runs a kernel by each method and compares.
fn judge(kernel: &Kernel) -> Result<(), Failed> {
    let tolerance = tolerance(&std::fs::read_to_string(kernel.job())?);
    let mut failures = Vec::new();
    let mut referee: Option<Vec<Vec<u8>>> = None;
    for form in &kernel.builds {
        let bound = match Bound::new(kernel, form) {
            Ok(bound) => bound,
            Err(error) => {
                failures.push(format!("{form}: {error}"));
                continue;
            }
        };
        let first = bound.first()?;
        if referee.is_none() {
            let mut arrays = first.clone();
            bound
                .program(&source(kernel))?
                .run(&mut arrays, Order::Forward)
                .map_err(|error| format!("the CPU referee: {error:?}"))?;
            referee = Some(arrays);
        }
        let referee = referee.as_ref().expect("the referee ran");
        let mut judged = Vec::new();
        match bound.interpreted(first.clone()) {
            Ok(arrays) => judged.push(("the interpreter", arrays)),
            Err(error) => failures.push(format!("{form}: the interpreter: {error}")),
        }
        if kernel.lacks(form).is_none() {
            match bound.raised(first) {
                Ok(arrays) => judged.push(("the raised program", arrays)),
                Err(error) => failures.push(format!("{form}: the raised program: {error}")),
            }
        }
        let strict = |who: &(&str, Vec<Vec<u8>>)| {
            !differences(&bound, &who.1, referee, tolerance, None).is_empty()
        };
        let movements = match judged.iter().any(strict) && tolerance.abs.is_none() {
            true => Some(bound.movements()?),
            false => None,
        };
        for (who, arrays) in judged {
            let found = differences(&bound, &arrays, referee, tolerance, movements.as_deref());
            failures.extend(found.iter().map(|what| format!("{form}: {who}: {what}")));
        }
    }
    match failures.is_empty() {
        true => Ok(()),
        false => Err(failures.join("\n").into()),
    }
}

/// Returns a line for each array in which two results differ.
fn differences(
    bound: &Bound,
    ours: &[Vec<u8>],
    referee: &[Vec<u8>],
    tolerance: Tolerance,
    movements: Option<&[Vec<f64>]>,
) -> Vec<String> {
    let arrays = bound.job.arrays.iter().zip(ours).zip(referee);
    let compared = arrays
        .enumerate()
        .map(|(number, ((array, ours), referee))| {
            let of = |bytes: &Vec<u8>| bound.array(array, bytes.clone());
            let moves = movements.map_or(Moves::Not, |all| Moves::Each(&all[number]));
            (array, compare(&of(ours), &of(referee), tolerance, moves))
        });
    compared
        .filter(|(_, found)| found.failures > 0)
        .map(|(array, found)| {
            format!(
                "`{}`[{}] is {:?}, and {:?} in the referee; {} elements differ",
                array.name.value, found.worst, found.values.0, found.values.1, found.failures
            )
        })
        .collect()
}

/// Returns the tolerance of the job's line `# tolerance: ulp=4 abs=1e-9`.
fn tolerance(job: &str) -> Tolerance {
    let mut tolerance = Tolerance {
        ulp: ULP,
        abs: None,
        any_zero_sign: false,
    };
    let line = job.lines().find_map(|l| l.strip_prefix("# tolerance:"));
    for word in line.into_iter().flat_map(str::split_whitespace) {
        match word.split_once('=') {
            Some(("ulp", value)) => tolerance.ulp = value.parse().expect("ulp=N"),
            Some(("abs", value)) => tolerance.abs = Some(value.parse().expect("abs=X")),
            _ => break,
        }
    }
    tolerance
}
