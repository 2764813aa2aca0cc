//! One file per kernel of the corpus: its `parallel` stage, and how many ops of each kind its StableHLO has. A change in raising
//! shows there, in review.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use testkit::corpus;

/// Fails by a panic unless the `parallel` stage of the form `title`, and the ops of its StableHLO,
/// are as in the snapshot `name`.
pub fn is_as_reviewed(name: &str, title: &str, parallel: &str, stablehlo: &str) {
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
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(corpus::folder().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
