//! Every kernel of the corpus, compiled for this machine, has the results of the PTX interpreter.
//!
//! The everyday tier compiles the first form of each kernel, the full tier all forms.

use libtest_mimic::{Failed, Trial};
use testkit::Tier;
use testkit::corpus::{self, Kernel};

use runner::compare::Tolerance;
use runner::raiser::Accesses;

use super::bound::Bound;
use super::{differences, tolerance};

/// Kernels that native code does not support, and a word of the message.
const LACKS: &[(&str, &str)] = &[
    ("memory_space", "isspacep"),
    ("race_lockstep_sides", "warp_synchronous"),
    ("race_lockstep_warps", "warp_synchronous"),
    ("warp_lockstep_csr", "warp_synchronous"),
    ("warp_lockstep_loop", "warp_synchronous"),
    ("warp_lockstep_scan", "warp_synchronous"),
    ("warp_lockstep_sum", "warp_synchronous"),
];

/// Kernels that native code supports and the interpreter does not.
const MORE: &[&str] = &["control_indirect_call", "memory_device_malloc"];

/// Kernels whose results are not determined, or that need not terminate, and the reason: the PTX
/// ISA (9.0, 8 "Memory Consistency Model", and 9.7.13.1 `bar`) does not specify them.
#[rustfmt::skip] // a table
const UNDEFINED: &[(&str, &str)] = &[
    ("control_clock_kept",        "it keeps the time"),
    ("control_grid_divergent",    "the blocks at `grid.sync()` wait for blocks that never come there"),
    ("race_barrier_no_iteration", "no barrier orders the load of `y[t]` and the store of thread `31 - t`: its loop has no iteration"),
    ("race_barrier_skipped",      "no barrier orders two stores of different values to `s[t]`: it is skipped"),
    ("race_barrier_skipped_load", "no barrier orders the load of `y[t]` and the store of thread `31 - t`: it is skipped"),
    ("race_block_branch_open",    "no barrier orders the store of `s[t]` and the load of thread `63 - t`, in blocks that skip it"),
    ("race_branch_barrier",       "no barrier orders the store of `s[t]` and the load of thread `t ^ 1`, in blocks that skip it"),
    ("race_lockstep_unsaid",      "lanes exchange values with no barrier of the warp"),
    ("race_volatile_either",      "nothing orders the loads and the store of another thread, which may come between them"),
    ("race_volatile_twice",       "nothing orders the loads and the store of another thread, which may come between them"),
    ("race_warp_barrier",         "two warps exchange values with a barrier of the warp only"),
    ("race_warp_crossed",         "two warps exchange values with a barrier of the warp only"),
    ("shared_divergent",          "no barrier orders the store of `s[t]` and the load of thread `31 - t`: only some threads come to it"),
];

pub fn trials() -> Vec<Trial> {
    let kernels = corpus::all().iter();
    kernels
        .filter(|kernel| !UNDEFINED.iter().any(|(name, _)| *name == kernel.name))
        .map(|kernel| Trial::test(format!("native::{}", kernel.name), move || judge(kernel)))
        .collect()
}

/// Returns whether a kernel has instructions or functions whose bits may differ from the
/// interpreter's.
fn is_approximate(text: &str) -> bool {
    text.contains(".approx") || text.contains("__nv_")
}

fn judge(kernel: &Kernel) -> Result<(), Failed> {
    let tolerance = tolerance(&std::fs::read_to_string(kernel.job())?);
    let lacks = LACKS.iter().find(|(name, _)| *name == kernel.name);
    let forms = match testkit::tier() {
        Tier::Everyday => &kernel.builds[..1],
        Tier::Full => &kernel.builds[..],
    };
    let mut failures = Vec::new();
    for (number, form) in forms.iter().enumerate() {
        let bound = Bound::new(kernel, form)?;
        let first = bound.first()?;
        let text = std::fs::read_to_string(kernel.form(form))?;
        // Both ways to compile accesses are tested.
        let accesses = match testkit::part(&format!("{}.{number}", kernel.name), 3) {
            0 if kernel.refused.is_none() => Accesses::Unchecked,
            _ => Accesses::Checked,
        };
        let native = bound.run_natively(first.clone(), accesses);
        let referee = bound.interpreted(first);
        let (native, referee) = match (native, referee, lacks) {
            (Ok(native), Ok(referee), None) => (native, referee),
            // Native code rejects a kernel that must be rejected and that the interpreter rejects.
            (Err(_), Err(_), None) if kernel.refused.is_some() => continue,
            (Ok(_), Err(_), None) if MORE.contains(&kernel.name.as_str()) => continue,
            (Err(error), _, Some((_, word))) if error.contains(word) => continue,
            (native, referee, _) => {
                let ended =
                    |result: Result<_, String>| result.map_or_else(|e| e, |_| "runs".to_owned());
                let (native, referee) = (ended(native), ended(referee));
                failures.push(format!("{form}: {native}; in the interpreter: {referee}"));
                continue;
            }
        };
        let same_bits = Tolerance {
            ulp: 0,
            abs: Some(0.0),
            any_zero_sign: false,
        };
        let mut found = differences(&bound, &native, &referee, same_bits, None);
        if !found.is_empty() && is_approximate(&text) {
            found = differences(&bound, &native, &referee, tolerance, None);
        }
        if !found.is_empty() && is_approximate(&text) && tolerance.abs.is_none() {
            let movements = bound.movements()?;
            found = differences(&bound, &native, &referee, tolerance, Some(&movements));
        }
        failures.extend(found.iter().map(|what| format!("{form}: {what}")));
    }
    match failures.is_empty() {
        true => Ok(()),
        false => Err(failures.join("\n").into()),
    }
}
