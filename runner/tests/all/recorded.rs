//! `[recorded]`: `check` compares with the arrays that another program recorded.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::{HostArray, npz};
use stablehlo::ElementType;

use crate::common::{ends, reactant, unwrapped};

const PTX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/varying/series.ptx");

const JOB: &str = r#"
[arrays.u]
dtype = "f64"
shape = [3, 4]
init = { expr = "i + 4 * j" }
[arrays.w]
dtype = "i32"
shape = [5]
init = "iota"
[[before]]
kernel = "relax"
grid = 3
block = 4
args = ["u", { struct = [{ value = 3.0, type = "f64" }, 0] }, 12]
[[launch]]
kernel = "relax"
grid = 3
block = 4
args = ["u", { struct = [{ value = 0.9, type = "f64" }, 1] }, 12]
[[after]]
kernel = "relax"
grid = 3
block = 4
args = ["u", { struct = [{ value = 7.0, type = "f64" }, -63] }, 12]
[loop]
steps = 50
[recorded]
file = "recorded.npz"
"#;

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

/// Writes a job to a new folder.
fn folder_of(text: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("kernels = [\"{PTX}\"]\n{text}");
    std::fs::write(folder.path().join("job.toml"), text).unwrap();
    folder
}

/// The contents of `u` after the kernels, with their roundings.
fn relaxed() -> Vec<f64> {
    let of = |u: f64| {
        let first = 3.0f64.mul_add(u, 0.0);
        let last = (0..50).fold(first, |u, _| u.mul_add(0.9, 1.0));
        last.mul_add(7.0, -63.0)
    };
    (0..12).map(|u| of(f64::from(u))).collect()
}

fn floats(values: &[f64], shape: &[usize]) -> HostArray {
    HostArray {
        element: ElementType::F64,
        shape: shape.to_vec(),
        bytes: values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect(),
    }
}

fn record(folder: &Path, arrays: &[(&str, HostArray)]) {
    let arrays = arrays.iter().map(|(name, array)| (*name, array));
    npz::write_file(&folder.join("recorded.npz"), arrays).unwrap();
}

#[test]
fn all_steps_are_compared_with_what_was_recorded() {
    let folder = folder_of(JOB);
    let folder = folder.path();
    for shape in [&[12][..], &[3, 4]] {
        record(folder, &[("u", floats(&relaxed(), shape))]);
        let (out, _) = said(folder, "check job.toml", 0);
        let heading = "with what the recorded program left after 50 steps, in `recorded.npz`";
        assert!(out.starts_with(heading), "{out}");
        assert!(out.contains("not recorded, and not compared: w"), "{out}");
        said(
            folder,
            "check job.toml --against recorded --mesh 2 --keep kept",
            0,
        );
        assert!(folder.join("kept/program.npz").exists());
        assert!(!folder.join("kept/threads.npz").exists());
        said(folder, "check job.toml --exact --tolerance-ulp 0", 0);
    }
    // The kernels themselves can still be compared.
    for (line, steps) in [
        ("check job.toml --steps 2", "after 2 steps"),
        ("check job.toml --against interpreter", "after 1 step"),
        (
            "check job.toml --against native --steps 50",
            "after 50 steps",
        ),
    ] {
        let (out, _) = said(folder, line, 0);
        assert!(out.starts_with(steps), "{out}");
    }
    // Runs and artifacts do not need the recorded arrays.
    std::fs::remove_file(folder.join("recorded.npz")).unwrap();
    said(folder, "run job.toml", 0);
    said(folder, "compile job.toml -o job.rxa --target cpu", 0);
    said(folder, "run job.rxa", 0);
}

#[test]
fn errors_may_grow_with_the_root_of_the_steps_and_no_more() {
    let folder = folder_of(JOB);
    let folder = folder.path();
    let largest = relaxed().into_iter().fold(0.0, |a: f64, b| a.max(b.abs()));
    let ulp = largest.log2().floor().exp2() * f64::EPSILON;
    let allowed = 16.0 * 50f64.sqrt() * ulp;
    let with_error = |place: usize, error: f64| {
        let mut u = relaxed();
        u[place] += error;
        record(folder, &[("u", floats(&u, &[12]))]);
    };
    let smallest = (0..12).min_by(|a, b| relaxed()[*a].abs().total_cmp(&relaxed()[*b].abs()));
    let smallest = smallest.unwrap();
    with_error(smallest, 0.9 * allowed);
    let (out, _) = said(folder, "check job.toml", 0);
    assert!(
        out.contains("as is allowed after so many launches"),
        "{out}"
    );
    said(folder, "check job.toml --exact", 1);
    with_error(smallest, 1.2 * allowed);
    let (out, err) = said(folder, "check job.toml", 1);
    assert!(out.contains("1 of 12 differ"), "{out}");
    assert!(err.contains("differs from what was recorded in u"), "{err}");
    said(folder, "check job.toml --tolerance-ulp 32", 0);
    with_error(5, 1e-6);
    let (out, _) = said(folder, "check job.toml", 1);
    assert!(out.contains("[1, 1]"), "{out}");
    said(folder, "check job.toml --tolerance-abs 2e-6", 0);
}

#[test]
fn what_cannot_be_compared_is_told() {
    let folder = folder_of(JOB);
    let folder = folder.path();
    let u = || floats(&relaxed(), &[12]);
    let w = |values: [i32; 5]| HostArray {
        element: ElementType::I32,
        shape: vec![5],
        bytes: values.into_iter().flat_map(i32::to_le_bytes).collect(),
    };
    let (_, err) = said(folder, "check job.toml", 1);
    assert!(
        err.contains("job.toml:") && err.contains("recorded.npz"),
        "{err}"
    );
    record(folder, &[("u", floats(&relaxed()[1..], &[11]))]);
    let (_, err) = said(folder, "check job.toml", 1);
    assert!(
        err.contains("it holds f64[11], but the array is f64[3,4]"),
        "{err}"
    );
    record(folder, &[("u", u()), ("w", floats(&[0.0; 5], &[5]))]);
    let (_, err) = said(folder, "check job.toml", 1);
    assert!(
        unwrapped(&err).contains("it holds f64 (`<f8`), but the array is i32"),
        "{err}"
    );
    record(folder, &[("x", u())]);
    let (_, err) = said(folder, "check job.toml", 1);
    assert!(err.contains("it has no array of the job"), "{err}");
    // An array that no kernel writes is compared too.
    record(folder, &[("u", u()), ("w", w([0, 1, 2, 3, 4])), ("x", u())]);
    let (out, err) = said(folder, "check job.toml", 0);
    assert!(out.contains("w      i32[5]"), "{out}");
    assert!(
        err.contains("`x` of `recorded.npz` is no array of the job"),
        "{err}"
    );
    record(folder, &[("u", u()), ("w", w([0, 1, 2, 3, 5]))]);
    let (_, err) = said(folder, "check job.toml", 1);
    assert!(err.contains("differs from what was recorded in w"), "{err}");
    let (_, err) = said(folder, "check job.toml --against recorded --steps 2", 2);
    assert!(err.contains("leave out `--steps`"), "{err}");
    let without = folder_of(&JOB.replace("[recorded]\nfile = \"recorded.npz\"\n", ""));
    let (_, err) = said(without.path(), "check job.toml --against recorded", 2);
    assert!(err.contains("the job has no `[recorded]`"), "{err}");
}
