//! One file per kernel of the corpus: its `parallel` stage, and how many ops of each kind its StableHLO has. A change in raising
//! shows there, in review.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use libtest_mimic::Failed;
use testkit::corpus as kernel;
use testkit::files::{file_name, path};

use crate::checks::{reactant, with_kernels};

/// The stages of one form are as in the kernel's snapshot.
pub fn is_as_reviewed(name: &str, job: &Path, kernels: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let job = with_kernels(job, kernels, folder.path())?;
    let stage = |stage: &str| -> Result<String, Failed> {
        let output = reactant(&["raise", path(&job), "--emit", stage])?;
        match output.status.success() {
            true => Ok(String::from_utf8(output.stdout)?),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned().into()),
        }
    };
    let mut text = format!("// {}\n{}", file_name(kernels), stage("parallel")?);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let stablehlo = stage("stablehlo")?;
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
    settings.set_snapshot_path(kernel::folder().join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
    Ok(())
}
