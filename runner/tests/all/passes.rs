//! `--passes-until N`: a job has the same results under every limit on the optimizer's passes, and
//! the command names the last pass.
#![cfg(feature = "raise")]

use std::path::Path;

use crate::common::{ends, reactant};

fn kernels() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../raise/tests/kernels")
}

/// Returns standard output and standard error of `raise`.
fn raised(job: &str, more: &[&str], code: i32) -> (String, String) {
    let mut command = reactant();
    command.arg("raise").arg(kernels().join(job)).args(more);
    ends(&mut command, code)
}

#[test]
fn a_limit_of_all_passes_is_none() {
    let job = "suite_lu.toml";
    let count = optimize::passes().len().to_string();
    let (all, _) = raised(job, &[], 0);
    let (limited, said) = raised(job, &["--passes-until", &count], 0);
    assert_eq!(limited, all);
    assert!(said.contains("tests-by-bits"), "{said}");
    let (none, said) = raised(job, &["--passes-until", "0"], 0);
    assert_ne!(none, all);
    assert!(
        none.contains("stablehlo.") && !none.contains("reactant."),
        "{none}"
    );
    assert!(said.contains("none of them"), "{said}");
}

#[test]
fn kernels_do_what_the_interpreter_does_under_every_limit() {
    let count = optimize::passes().len();
    let jobs = [
        "suite_lu.toml",
        "tree_halves.toml",
        "suite_pathfinder.toml",
        "memory_local_sort.toml",
    ];
    for (nth, job) in jobs.into_iter().enumerate() {
        for limit in (0..=count).step_by(53) {
            let limit = (limit + 7 * nth).min(count).to_string();
            let mut command = reactant();
            command.arg("check").arg(kernels().join(job)).args([
                "--target",
                "interpreter",
                "--passes-until",
                &limit,
            ]);
            ends(&mut command, 0);
        }
    }
}

#[test]
fn a_limit_that_is_too_large_is_refused() {
    let (_, said) = raised("suite_lu.toml", &["--passes-until", "100000"], 2);
    let count = optimize::passes().len();
    assert!(
        said.contains(&format!("a number from 0 to {count}")),
        "{said}"
    );
}
