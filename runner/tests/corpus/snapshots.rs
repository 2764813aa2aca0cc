//! One file per kernel of the corpus: its `parallel` stage, the number of ops of each kind in its
//! StableHLO, and its run-time checks. Changes in raising become visible there in review.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use runner::program::Check;
use testkit::corpus;
use testkit::corpus::Kernel;

/// The line of a snapshot before the run-time checks.
const CHECKED: &str = "// Checked while it runs:";

/// Panics unless the `parallel` stage of the form `title`, the ops of its StableHLO, and its checks
/// are as in the snapshot `name`.
pub fn is_as_reviewed(name: &str, title: &str, parallel: &str, stablehlo: &str, checks: &[Check]) {
    let mut text = format!("// {title}\n{parallel}");
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for part in stablehlo.split("\"stablehlo.").skip(1) {
        let op = part.split('"').next().unwrap_or_default();
        *counts.entry(op).or_default() += 1;
    }
    let total: usize = counts.values().sum();
    let _ = writeln!(text, "// StableHLO: {total} ops");
    for (op, count) in counts {
        let _ = writeln!(text, "//   {op} {count}");
    }
    if !checks.is_empty() {
        let _ = writeln!(text, "{CHECKED}");
        let subjects: BTreeSet<String> = checks.iter().map(subject).collect();
        for subject in subjects {
            let _ = writeln!(text, "//   {subject}");
        }
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(corpus::folder().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

fn subject(check: &Check) -> String {
    let Check { kernel, array, .. } = check;
    match (&check.trap, &check.race) {
        (Some(_), _) => format!("trap of {kernel}"),
        (None, Some(_)) => format!("races of {kernel} on {array}"),
        (None, None) => format!("bounds of {array} in {kernel}"),
    }
}

/// Returns whether the program of the kernel's first form has run-time checks, according to its
/// snapshot.
pub fn is_checked(kernel: &Kernel) -> bool {
    let path = corpus::folder().join(format!("snapshots/{}.snap", kernel.name));
    std::fs::read_to_string(path).is_ok_and(|text| text.contains(CHECKED))
}
