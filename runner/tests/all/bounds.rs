//! An access at a data-dependent index outside its array ends every kind of run with an error that
//! names the kernel, the line and the array.
#![cfg(feature = "raise")]

use std::path::Path;

use crate::common::{ends, reactant};

const N: usize = 100;

/// Writes a job that adds to `u[x + 3]` at data-dependent `x`: the last `x` requires `u` to have
/// 103 elements.
fn job(folder: &Path, len: usize) {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../raise/tests/launches");
    let ptx = "bounds.sm_80.ptx";
    std::fs::copy(kernels.join(ptx), folder.join(ptx)).unwrap();
    let text = format!(
        r#"
title = "decay where data says so"
kernels = ["{ptx}"]

[scalars]
n = {N}

[arrays.u]
dtype = "f64"
shape = [{len}]
init = {{ expr = "1 + 0.01 * i" }}

[arrays.b]
dtype = "f64"
shape = ["n"]
init = {{ expr = "i % 2" }}

[arrays.J]
dtype = "f64"
shape = [1]
init = "zeros"

[[launch]]
kernel = "decay"
grid = 4
block = 32
args = ["u", "b", "n"]

[[launch]]
kernel = "energy"
grid = 4
block = 32
args = ["u", "J", "n"]

[loop]
steps = 3

[gradient]
of = "J"
wrt = ["u"]

[[output]]
file = "u.npy"
arrays = ["u"]
"#
    );
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

fn says(folder: &Path, flags: &[&str], code: i32) -> String {
    ends(reactant().current_dir(folder).args(flags), code).1
}

/// A loop that waits for a flag that no launch sets ends the run with an error at the load that it
/// repeats.
#[test]
fn a_loop_that_would_wait_for_ever_ends_the_run() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../raise/tests/kernels");
    let ptx = "control_wait_set.sm_80.ptx";
    std::fs::copy(kernels.join(ptx), folder.path().join(ptx)).unwrap();
    let job = std::fs::read_to_string(kernels.join("control_wait_set.toml")).unwrap();
    let launches: Vec<&str> = job.split("[[launch]]").collect();
    let unset = format!("{}[[launch]]{}", launches[0], launches[2]);
    std::fs::write(folder.path().join("job.toml"), unset).unwrap();
    let told = says(folder.path(), &["run", "job.toml"], 1);
    for part in ["waits until another thread", "ld.volatile.global.u32"] {
        assert!(told.contains(part), "{told}");
    }
}

/// The first thread that leaves the array: `b` is 1 for odd elements, of which 99 is the only one
/// beyond `u[102]`.
#[test]
fn check_names_the_thread_and_the_element() {
    let inside = tempfile::tempdir().unwrap();
    let outside = tempfile::tempdir().unwrap();
    job(inside.path(), N + 3);
    job(outside.path(), N + 2);
    says(inside.path(), &["check", "job.toml"], 0);
    let text = says(outside.path(), &["check", "job.toml"], 1);
    let words = [
        "simt-out-of-bounds",
        "bounds.sm_80.ptx:",
        "thread (3, 0, 0) of block (3, 0, 0)",
        "element 102 of",
    ];
    for word in words {
        assert!(text.contains(word), "{word} is not in\n{text}");
    }
}

#[test]
fn every_kind_of_run_ends_with_the_line() {
    let inside = tempfile::tempdir().unwrap();
    let outside = tempfile::tempdir().unwrap();
    job(inside.path(), N + 3);
    job(outside.path(), N + 2);
    let runs: &[&[&str]] = &[
        &["run", "job.toml"],
        &["run", "job.toml", "--target", "interpreter"],
        &["run", "job.toml", "--mesh", "2"],
        &["run", "job.toml", "--mesh", "2", "--partitioner", "xla"],
        &["run", "job.toml", "--gradient", "J"],
        &["run", "job.toml", "--gradient", "J", "--mesh", "2"],
        &["check-gradient", "job.toml"],
    ];
    for flags in runs {
        says(inside.path(), flags, 0);
        let text = says(outside.path(), flags, 1);
        let words = ["`decay`", "outside of array `u`", "bounds.sm_80.ptx:"];
        for word in words {
            assert!(text.contains(word), "{flags:?}: {word} is not in\n{text}");
        }
        assert!(!outside.path().join("u.npy").exists(), "{flags:?}");
    }
}

#[test]
fn an_artifact_keeps_its_checks() {
    let folder = tempfile::tempdir().unwrap();
    for (len, code) in [(N + 3, 0), (N + 2, 1)] {
        job(folder.path(), len);
        says(folder.path(), &["compile", "job.toml", "-o", "job.rxa"], 0);
        let text = says(folder.path(), &["run", "job.rxa"], code);
        assert_eq!(text.contains("outside of array `u`"), code == 1, "{text}");
    }
}

/// The output of `nvcc -lineinfo`: directives that map to the CUDA source.
#[test]
fn the_line_of_the_cuda_source_is_told() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path(), N + 2);
    let path = folder.path().join("bounds.sm_80.ptx");
    let text = std::fs::read_to_string(&path).unwrap();
    let text = text.replace("\n{\n", "\n{\n\t.loc\t1 7 5\n") + "\t.file\t1 \"/src/decay.cu\"\n";
    std::fs::write(&path, text).unwrap();
    let message = says(folder.path(), &["run", "job.toml"], 1);
    assert!(message.contains("(decay.cu:7)"), "{message}");
}
