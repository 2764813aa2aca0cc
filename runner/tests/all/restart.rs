//! Restarts with the binary: a killed run resumes with the same bits, on any mesh; an incomplete
//! restart or one of another job is rejected.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{self, PATIENCE, growing, python, run, run_python};

const KEPT: &str = r#"
[restart]
file = "kept.zarr"
every = 1000
[[output]]
file = "h.zarr"
arrays = ["h", "mask"]
every = 500
[[output]]
file = "h.nc"
arrays = ["h"]
every = 1500
[[output]]
file = "h.npy"
arrays = ["h"]
"#;

fn restarts(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder.join("kept.zarr"))
        .into_iter()
        .flatten();
    let names = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.contains("step_")).collect();
    names.sort();
    names
}

/// Starts a run, and kills it as soon as there is a restart of a new step.
fn killed(artifact: &Path, out: &Path, flags: &[&str]) {
    let before = restarts(out);
    let mut command = Command::new(env!("CARGO_BIN_EXE_reactant-rs"));
    command
        .arg("run")
        .arg(artifact)
        .args(flags)
        .arg("--output-dir")
        .arg(out);
    let mut child: Child = command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let began = Instant::now();
    loop {
        let now = restarts(out);
        if now
            .iter()
            .any(|name| name.starts_with("step_") && !before.contains(name))
        {
            break;
        }
        assert!(child.try_wait().unwrap().is_none(), "it ended too early");
        assert!(began.elapsed() < PATIENCE, "no restart was written");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap(); // SIGKILL
    child.wait().unwrap();
}

/// Compares the values of all arrays in two folders.
const SAME: &str = r#"
import numpy as np, xarray as xr
a, b = ("wanted", "FOUND")
for open, name in ((xr.open_zarr, "h.zarr"), (xr.open_dataset, "h.nc")):
    x, y = (open(f"{folder}/{name}", decode_times=False) for folder in (a, b))
    assert x.sizes == y.sizes, (name, x.sizes, y.sizes)
    for variable in x.variables:
        assert x[variable].values.tobytes() == y[variable].values.tobytes(), (name, variable)
assert np.load(f"{a}/h.npy").tobytes() == np.load(f"{b}/h.npy").tobytes()
"#;

#[test]
fn a_run_that_is_killed_goes_on_with_the_same_bits() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(folder, "grow.rxa", 5003, KEPT);
    run(&artifact, &folder.join("wanted"), &[], 0);
    assert_eq!(restarts(&folder.join("wanted")), ["step_000000005003"]);
    #[rustfmt::skip]
    let rows: &[(&[&str], &[&str], &[&str])] = &[
        // first                     then                                     then to the end
        (&[],                        &[],                                     &[]),
        (&["--mesh", "2x5"],         &["--mesh", "3x4"],                      &[]),
        (&[],                        &["--mesh", "x=2,y=3", "--shard", "h=x+y,-"], &["--mesh", "7"]),
    ];
    for (number, (first, second, third)) in rows.iter().enumerate() {
        let name = format!("killed-{number}");
        let out = folder.join(&name);
        killed(&artifact, &out, first);
        killed(&artifact, &out, &[second, &["--resume"][..]].concat());
        // An incomplete restart of a killed run is ignored.
        std::fs::create_dir_all(out.join("kept.zarr/.step_000000009999/h/c")).unwrap();
        run(&artifact, &out, &[third, &["--resume"][..]].concat(), 0);
        assert_eq!(restarts(&out), ["step_000000005003"], "{first:?}");
        run_python(&python, folder, &SAME.replace("FOUND", &name));
        // A run that is complete already changes nothing.
        run(&artifact, &out, &["--resume"], 0);
        run_python(&python, folder, &SAME.replace("FOUND", &name));
    }
}

#[test]
fn more_steps_go_on_from_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(
        folder,
        "grow.rxa",
        40,
        "[[output]]\nfile = \"h.npy\"\narrays = [\"h\"]\n",
    );
    let whole = folder.join("whole");
    run(&artifact, &whole, &["--steps", "70"], 0);
    let out = folder.join("out");
    let kept = ["--restart", "kept.zarr"];
    let error = run(&artifact, &out, &[&kept[..], &["--resume"]].concat(), 0);
    assert!(
        error.contains("no restart in") && error.contains("from the beginning"),
        "{error}"
    );
    assert_eq!(restarts(&out), ["step_000000000040"]);
    run(
        &artifact,
        &out,
        &[&kept[..], &["--resume", "--steps", "70", "--mesh", "2x2"]].concat(),
        0,
    );
    assert_eq!(restarts(&out), ["step_000000000070"]);
    let read = |folder: &Path| std::fs::read(folder.join("h.npy")).unwrap();
    assert!(read(&out) == read(&whole));
}

#[test]
fn what_cannot_be_gone_on_from_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(folder, "grow.rxa", 2000, KEPT);
    let out = folder.join("out");
    run(&artifact, &out, &[], 0);
    let says = |error: String, words: &[&str]| {
        for word in words {
            assert!(error.contains(word), "{word}: {error}");
        }
    };
    says(
        run(&artifact, &out, &[], 1),
        &["holds the restart of step 2000 already", "--resume"],
    );
    says(
        run(&artifact, &out, &["--resume", "--steps", "1900"], 1),
        &["is of step 2000, but the run ends at 1900"],
    );
    let changed = |name: &str, from: &str, to: &str| -> PathBuf {
        common::growing_changed(folder, name, (from, to), 2000, KEPT)
    };
    says(
        run(
            &changed("scalar.rxa", "a = 0.5", "a = 0.25"),
            &out,
            &["--resume"],
            1,
        ),
        &["of another job", "`scalars.a` was 0.5 and is 0.25"],
    );
    says(
        run(
            &changed("shape.rxa", "shape = [3]", "shape = [4]"),
            &out,
            &["--resume"],
            1,
        ),
        &["`arrays.mask.shape` was [3] and is [4]"],
    );
    says(
        run(
            &changed("type.rxa", "dtype = \"bool\"", "dtype = \"u8\""),
            &out,
            &["--resume"],
            1,
        ),
        &["`arrays.mask.dtype`"],
    );
    says(
        run(
            &changed("init.rxa", "100*y", "101*y"),
            &out,
            &["--resume"],
            1,
        ),
        &["`arrays.h.init.expr`"],
    );
    // The title may change, and so may the outputs.
    run(
        &changed("title.rxa", "Growing", "Grown"),
        &out,
        &["--resume"],
        0,
    );
    let plain = growing(folder, "plain.rxa", 10, "");
    says(
        run(&plain, &out, &["--resume"], 2),
        &["--resume goes on from restarts", "[restart]"],
    );
    says(
        run(&plain, &out, &["--restart-every", "3"], 2),
        &["needs a folder"],
    );
    // A truncated chunk.
    let chunk = out.join("kept.zarr/step_000000002000/h/c/0/0");
    let bytes = std::fs::read(&chunk).unwrap();
    std::fs::write(&chunk, &bytes[..bytes.len() - 1]).unwrap();
    says(
        run(&artifact, &out, &["--resume"], 1),
        &[
            "cannot go on from the restart",
            "h/c/0/0",
            "its checksum differs",
        ],
    );
    // One flipped bit.
    let mut flipped = bytes.clone();
    flipped[101] ^= 4;
    std::fs::write(&chunk, flipped).unwrap();
    says(
        run(&artifact, &out, &["--resume"], 1),
        &[
            "cannot go on from the restart",
            "h/c/0/0",
            "its checksum differs",
        ],
    );
    std::fs::remove_file(&chunk).unwrap();
    says(
        run(&artifact, &out, &["--resume"], 1),
        &["cannot go on from the restart", "is not there"],
    );
    std::fs::create_dir(folder.join("full")).unwrap();
    std::fs::create_dir(folder.join("full/kept.zarr")).unwrap();
    std::fs::write(folder.join("full/kept.zarr/thesis.tex"), "kept").unwrap();
    says(
        run(&artifact, &folder.join("full"), &[], 1),
        &["holds no restarts"],
    );
}

#[test]
fn a_run_that_is_stopped_keeps_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(
        folder,
        "grow.rxa",
        1_000_000_000_000,
        "[[output]]\nfile = \"h.npy\"\narrays = [\"h\"]\n",
    );
    let mut command = Command::new(env!("CARGO_BIN_EXE_reactant-rs"));
    command
        .arg("run")
        .arg(&artifact)
        .args(["--restart", "kept.zarr", "--output-dir"])
        .arg(folder.join("out"));
    let child = command.stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_secs(3));
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .unwrap()
            .success()
    );
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{error}");
    assert!(error.contains("`--resume` goes on there"), "{error}");
    let [only] = &restarts(&folder.join("out"))[..] else {
        panic!("one restart");
    };
    let step: u64 = only.trim_start_matches("step_").parse().unwrap();
    assert!(
        step > 0 && step < 1_000_000_000_000 && step.is_multiple_of(12),
        "{step}"
    );
    assert!(
        error.contains(&format!("stopped after step {step} of 1000000000000")),
        "{error}"
    );
    // It resumes: 5 more steps.
    let steps = (step + 5).to_string();
    run(
        &artifact,
        &folder.join("out"),
        &["--restart", "kept.zarr", "--resume", "--steps", &steps],
        0,
    );
    assert_eq!(
        restarts(&folder.join("out")),
        [format!("step_{:012}", step + 5)]
    );
}

/// A kernel that rounds, in a loop with two steps per iteration, so that an odd interval leaves one
/// step over.
#[cfg(feature = "raise")]
#[test]
fn a_model_that_rounds_goes_on_with_the_same_bits() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let job = Path::new(env!("CARGO_MANIFEST_DIR"));
    let job = job.join("../examples/kernels/stencil_2d_periodic/stencil_2d_periodic.toml");
    let kept = |every: &'static str| ["--restart", "kept.zarr", "--restart-every", every];
    for (number, mesh) in [&[][..], &["--mesh", "3x2"]].into_iter().enumerate() {
        let (whole, out) = (
            folder.join(format!("whole-{number}")),
            folder.join(format!("out-{number}")),
        );
        run(
            &job,
            &whole,
            &[&kept("35")[..], mesh, &["--steps", "280"]].concat(),
            0,
        );
        run(
            &job,
            &out,
            &[&kept("35")[..], mesh, &["--steps", "70"]].concat(),
            0,
        );
        run(
            &job,
            &out,
            &[&kept("35")[..], mesh, &["--steps", "175", "--resume"]].concat(),
            0,
        );
        run(
            &job,
            &out,
            &[&kept("35")[..], mesh, &["--steps", "280", "--resume"]].concat(),
            0,
        );
        let states = [&whole, &out].map(|folder| {
            let folder = folder.join("kept.zarr/step_000000000280");
            let arrays = ["u", "v"].map(|name| chunks(&folder.join(name)));
            arrays.concat()
        });
        assert!(!states[0].is_empty() && states[0] == states[1], "{mesh:?}");
    }
}

/// Returns all chunk files, with their names relative to the folder.
#[cfg(feature = "raise")]
fn chunks(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        match entry.path() {
            path if path.is_dir() => found.extend(chunks(&path)),
            path => found.push((
                path.file_name().unwrap().into(),
                std::fs::read(&path).unwrap(),
            )),
        }
    }
    found.sort();
    found
}
