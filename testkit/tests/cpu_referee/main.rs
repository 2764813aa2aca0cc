//! Every kernel of the corpus that has a `.cu` source runs on the CPU as C++, and ends as it ends in the interpreter of
//! PTX and in the raised program.
//!
//! A kernel whose source cannot run so has a line `// no cpu referee: REASON` among its first lines. Kernels that must
//! be refused (`// refused: WORD`) have no result to compare.

mod bound;
mod kernel;

use libtest_mimic::{Arguments, Failed, Trial};
use runner::compare::{Tolerance, compare};
use testkit::cpu_referee::Order;

use bound::Bound;
use kernel::Kernel;

/// Kernels that the referee must judge at least: fewer says that the corpus is not found.
const LEAST: usize = 200;

/// Units in the last place that results may differ by.
const ULP: u64 = 16;

fn main() {
    let arguments = Arguments::from_args();
    let kernels = kernel::all();
    let judged = kernels.iter().filter(|kernel| kernel.is_judged()).count();
    assert!(
        judged >= LEAST,
        "only {judged} kernels have a source to run"
    );
    let trials = kernels.into_iter().map(|kernel| {
        let ignored = !kernel.is_judged();
        let name = kernel.name.clone();
        Trial::test(name, move || judge(&kernel)).with_ignored_flag(ignored)
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

/// Runs a kernel every way and compares.
fn judge(kernel: &Kernel) -> Result<(), Failed> {
    let mut failures = Vec::new();
    let mut referee: Option<Vec<Vec<u8>>> = None;
    for form in &kernel.forms {
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
                .program(&kernel.source)?
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
        if !kernel.lacks(form) {
            match bound.raised(first) {
                Ok(arrays) => judged.push(("the raised program", arrays)),
                Err(error) => failures.push(format!("{form}: the raised program: {error}")),
            }
        }
        for (who, arrays) in judged {
            failures.extend(
                differences(kernel, &bound, &arrays, referee)
                    .into_iter()
                    .map(|what| format!("{form}: {who}: {what}")),
            );
        }
    }
    match failures.is_empty() {
        true => Ok(()),
        false => Err(failures.join("\n").into()),
    }
}

/// A line for each array in which two results differ.
fn differences(
    kernel: &Kernel,
    bound: &Bound,
    ours: &[Vec<u8>],
    referee: &[Vec<u8>],
) -> Vec<String> {
    let tolerance = Tolerance {
        ulp: kernel.ulp.unwrap_or(ULP),
        abs: kernel.abs,
    };
    let arrays = bound.job.arrays.iter().zip(ours).zip(referee);
    let compared = arrays.map(|((array, ours), referee)| {
        let of = |bytes: &Vec<u8>| bound.array(array, bytes.clone());
        (array, compare(&of(ours), &of(referee), tolerance))
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
