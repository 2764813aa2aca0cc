//! Files survive: two runs never write to the same files, and what a killed run leaves is whole.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{PATIENCE, growing, run};

/// More steps than any test waits for.
const ENDLESS: u64 = 1_000_000_000_000;

/// Starts a run in the background.
fn start(artifact: &Path, out: &Path, flags: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reactant-rs"));
    command.arg("run").arg(artifact).args(flags);
    command.arg("--output-dir").arg(out);
    command.env("REACTANT_COMPILED", "off");
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Waits until something is so.
fn wait_until(is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "it never became so");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// SIGKILL.
fn kill(mut child: Child) {
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_second_run_on_the_same_files_is_refused_until_the_first_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let output = |file: &str| format!("[[output]]\nfile = \"{file}\"\narrays = [\"h\"]\n");
    let first = growing(folder, "first.rxa", ENDLESS, &output("h.npy"));
    let other = growing(folder, "other.rxa", 10, &output("other.npy"));
    let again = growing(folder, "again.rxa", 10, &output("h.npy"));
    let out = folder.join("out");
    let kept = ["--restart", "kept.zarr"];
    let child = start(&first, &out, &kept);
    let has_locked =
        |name: &str| std::fs::read_to_string(out.join(name)).is_ok_and(|holder| !holder.is_empty());
    wait_until(|| has_locked(".h.npy.lock") && has_locked(".kept.zarr.lock"));
    let process = format!("process {} on", child.id());
    for (artifact, flags, file) in [(&again, &[][..], "h.npy"), (&other, &kept[..], "kept.zarr")] {
        let error = run(artifact, &out, flags, 1);
        let words = [
            "another run writes to",
            file,
            &process,
            "first.rxa",
            "--output-dir",
        ];
        for word in words {
            assert!(error.contains(word), "{word}: {error}");
        }
    }
    // Neither is in the way of the other.
    run(&other, &out, &[], 0);
    kill(child);
    run(&again, &out, &kept, 0);
    assert_eq!(names(&out), ["h.npy", "kept.zarr", "other.npy"]);
}
