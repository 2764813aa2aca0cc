//! Runs of artifacts by the binary in the interpreter of tensor programs: neither a plugin nor LLVM
//! is needed.

use crate::common::{ends, growing, python, reactant, run_python};

const OUTPUTS: &str = r#"
[[output]]
file = "h.npy"
arrays = ["h"]
[[output]]
file = "h.npz"
arrays = ["h", "mask"]
every = 50
[[output]]
file = "h.png"
arrays = ["h"]
"#;

#[test]
fn a_run_writes_what_the_job_asks_for_and_says_nothing_in_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let artifact = growing(folder.path(), "grow.rxa", 100, OUTPUTS);
    let (out, err) = ends(
        reactant().current_dir(&folder).args([
            "run",
            "grow.rxa",
            "--target",
            "interpreter",
            "--output-dir",
            "out",
        ]),
        0,
    );
    assert_eq!((out.as_str(), err.as_str()), ("", ""));
    let mut names: Vec<_> = std::fs::read_dir(folder.path().join("out"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    names.sort();
    assert_eq!(
        names,
        ["h.npy", "h.png", "h_000.npz", "h_050.npz", "h_100.npz"]
    );
    if let Some(python) = python("numpy") {
        let script = "import numpy as n; h = n.load('out/h.npy'); assert h.shape == (4, 6) and h.dtype == n.float32; \
            assert (h == (0.5 + n.arange(6) + 100*(10 + 2*n.arange(4))[:, None] + 50).astype('f4')).all(), h; \
            z = n.load('out/h_050.npz'); assert (z['h'] == h - 25).all() and z['mask'].all() and z['mask'].dtype == bool";
        run_python(&python, folder.path(), script);
    }
    drop(artifact);
}

#[test]
fn steps_can_be_overridden_and_timings_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    growing(folder.path(), "grow.rxa", 100, "");
    let (out, err) = ends(
        reactant().current_dir(&folder).args([
            "run",
            "grow.rxa",
            "--target",
            "interpreter",
            "--steps",
            "2",
            "--timings",
        ]),
        0,
    );
    assert!(
        out.starts_with("array  type") && out.contains("h      f32[6,10]"),
        "{out}"
    );
    let interior_least = -1.5 + 100.0 * 8.0 + 2.0 * 0.5;
    assert!(out.contains(&format!("{interior_least:.6}")), "{out}");
    for row in ["raise", "compile", "upload", "execute", "write"] {
        assert!(
            err.lines()
                .any(|line| line.starts_with(row) && line.ends_with(" s")),
            "{err}"
        );
    }
    ends(
        reactant()
            .current_dir(&folder)
            .args(["run", "grow.rxa", "--steps", "0"]),
        2,
    );
}

#[test]
fn warming_up_changes_no_result() {
    let folder = tempfile::tempdir().unwrap();
    growing(folder.path(), "grow.rxa", 100, OUTPUTS);
    let run = |more: &[&str], code: i32| {
        let mut command = reactant();
        command.current_dir(&folder);
        command.args(["run", "grow.rxa", "--target", "interpreter"]);
        ends(command.args(more), code)
    };
    let (_, cold) = run(&["--output-dir", "cold"], 0);
    let (_, warm) = run(&["--output-dir", "warm", "--warm-up", "2", "--timings"], 0);
    assert!(cold.is_empty() && warm.contains("execute"), "{warm}");
    let read = |place: &str| std::fs::read(folder.path().join(place)).unwrap();
    assert_eq!(read("cold/h.npy"), read("warm/h.npy"));
    assert_eq!(read("cold/h_050.npz"), read("warm/h_050.npz"));
    run(&["--warm-up", "2"], 2);
}

#[test]
fn timings_say_what_the_program_needs() {
    let saxpy = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../examples/kernels/saxpy/saxpy.ptx"
    );
    let folder = tempfile::tempdir().unwrap();
    let arrays = ["x=f32[262144]:ones", "y=f32[262144]:ones"];
    let mut command = reactant();
    command.current_dir(&folder);
    command.args(["run", saxpy, "--kernel", "saxpy", "--timings"]);
    command.args(["--grid", "1024", "--block", "256"]);
    command.args(["--arg", "n=262144", "--arg", "a=2.5"]);
    command.args(["--arg", arrays[0], "--arg", arrays[1]]);
    let (_, err) = ends(&mut command, 0);
    let needs = err.lines().find_map(|line| line.strip_prefix("needs"));
    let mebibytes: f64 = needs
        .and_then(|line| line.split_whitespace().next())
        .unwrap()
        .parse()
        .unwrap();
    // x, and y in the same memory or in other memory
    assert!((2.0..3.1).contains(&mebibytes), "{err}");
}

#[test]
fn a_damaged_artifact_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = growing(folder.path(), "grow.rxa", 10, "");
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let (_, err) = ends(reactant().arg("run").arg(&path), 1);
    assert!(err.contains("is not a whole artifact"), "{err}");
    std::fs::write(&path, "").unwrap();
    let (_, err) = ends(reactant().arg("run").arg(&path), 1);
    assert!(err.contains("is not a whole artifact"), "{err}");
    let (_, err) = ends(
        reactant().arg("run").arg(folder.path().join("absent.rxa")),
        1,
    );
    assert!(
        err.contains("cannot read the artifact") && err.contains("no such file"),
        "{err}"
    );
}

#[test]
fn unwritable_outputs_are_found_before_anything_runs() {
    let folder = tempfile::tempdir().unwrap();
    growing(
        folder.path(),
        "grow.rxa",
        10,
        "[[output]]\nfile = \"no/such/h.npy\"\narrays = [\"h\"]\n",
    );
    let (_, err) = ends(reactant().current_dir(&folder).args(["run", "grow.rxa"]), 1);
    assert!(
        err.contains("cannot write `no/such/h.npy`") && err.contains("does not exist"),
        "{err}"
    );
    std::fs::create_dir(folder.path().join("h.npy")).unwrap();
    growing(
        folder.path(),
        "grow.rxa",
        10,
        "[[output]]\nfile = \"h.npy\"\narrays = [\"h\"]\n",
    );
    let (_, err) = ends(reactant().current_dir(&folder).args(["run", "grow.rxa"]), 1);
    assert!(err.contains("it is a folder"), "{err}");
}

#[test]
fn nan_is_warned_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = growing(folder.path(), "grow.rxa", 10, "");
    let artifact = runner::artifact::read(&path).unwrap();
    let mut job = artifact.job.clone();
    job.arrays[0].init.value = runner::job::Init::Expression("if(i == 0, 0/0, 1)".into());
    let source = ("grow.ptx".to_owned(), Vec::new());
    runner::artifact::write(&path, &job, &artifact.program, None, &[source]).unwrap();
    let (_, err) = ends(
        reactant()
            .args(["run", "--target", "interpreter", "--quiet"])
            .arg(&path),
        0,
    );
    assert_eq!(
        err,
        "warning: array `h` has 6 NaN among its 60 elements, the first at [0, 2]\n"
    );
}

#[test]
fn the_stablehlo_of_an_artifact_can_be_printed() {
    let folder = tempfile::tempdir().unwrap();
    let path = growing(folder.path(), "grow.rxa", 10, "");
    let (out, _) = ends(
        reactant().args(["raise", "--emit", "optimized"]).arg(&path),
        0,
    );
    assert!(out.contains("stablehlo.while"), "{out}");
    ends(reactant().args(["raise", "--emit", "cf"]).arg(&path), 2);
}

#[test]
fn flags_of_one_kernel_do_not_go_with_an_artifact() {
    let folder = tempfile::tempdir().unwrap();
    let path = growing(folder.path(), "grow.rxa", 10, "");
    let (_, err) = ends(reactant().args(["run", "--kernel", "k"]).arg(&path), 2);
    assert!(err.contains("describe one kernel"), "{err}");
}

#[cfg(all(unix, feature = "netcdf"))]
const ENDLESS: &str = r#"
[[output]]
file = "h.nc"
arrays = ["h"]
every = 1000
[[output]]
file = "series.npy"
arrays = ["h"]
every = 1000
[[output]]
file = "h.npy"
arrays = ["h"]
"#;

/// Starts an endless run, waits until it has written snapshots, and sends it a signal.
#[cfg(all(unix, feature = "netcdf"))]
fn stopped_by(signal: &str, folder: &std::path::Path) -> std::process::Output {
    growing(folder, "grow.rxa", 1_000_000_000, ENDLESS);
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_reactant-rs"))
        .current_dir(folder)
        .args(["run", "grow.rxa", "--target", "interpreter"])
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    while !folder.join("series_0000002000.npy").exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let pid = child.id().to_string();
    std::process::Command::new("kill")
        .args([signal, &pid])
        .status()
        .unwrap();
    child.wait_with_output().unwrap()
}

#[cfg(all(unix, feature = "netcdf"))]
fn times(folder: &std::path::Path) -> Vec<f64> {
    let file = netcdf::open(folder.join("h.nc")).unwrap();
    file.variable("time")
        .unwrap()
        .get_values::<f64, _>(..)
        .unwrap()
}

/// Ctrl-C ends the run after the current chunk; the snapshots are complete, and the final state is
/// written too.
#[cfg(all(unix, feature = "netcdf"))]
#[test]
fn an_interrupted_run_keeps_what_was_written() {
    let folder = tempfile::tempdir().unwrap();
    for signal in ["-INT", "-TERM"] {
        let output = stopped_by(signal, folder.path());
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(130), "{err}");
        assert!(
            err.contains("stopped after step") && err.contains("kept"),
            "{err}"
        );
        let times = times(folder.path());
        assert!(
            times.len() > 2 && times[..3] == [0.0, 20_000.0, 40_000.0],
            "{times:?}"
        );
        assert!(
            times.is_sorted_by(|a, b| a < b),
            "no snapshot twice: {times:?}"
        );
        assert!(folder.path().join("h.npy").is_file());
        std::fs::remove_file(folder.path().join("series_0000002000.npy")).unwrap();
    }
}

/// Even after SIGKILL the NetCDF file opens, with every earlier snapshot.
#[cfg(all(unix, feature = "netcdf"))]
#[test]
fn a_killed_run_leaves_a_file_that_opens() {
    let folder = tempfile::tempdir().unwrap();
    stopped_by("-KILL", folder.path());
    let times = times(folder.path());
    assert!(times.len() > 2 && times[2] == 40_000.0, "{times:?}");
}

#[cfg(feature = "netcdf")]
#[test]
fn xarray_opens_the_netcdf() {
    let folder = tempfile::tempdir().unwrap();
    growing(
        folder.path(),
        "grow.rxa",
        4,
        "[[output]]\nfile = \"h.nc\"\narrays = [\"h\", \"mask\"]\nevery = 2\n",
    );
    ends(
        reactant()
            .current_dir(&folder)
            .args(["run", "grow.rxa", "--target", "interpreter"]),
        0,
    );
    let Some(python) = python("xarray, netCDF4") else {
        return;
    };
    let script = "import xarray as x, numpy as n; d = x.open_dataset('h.nc'); assert d.sizes == {'time': 3, 'y': 4, 'x': 6, 'dim_0': 3}, d.sizes; \
        assert d.attrs['Conventions'] == 'CF-1.11' and d.attrs['title'] == 'Growing' and 'run grow.rxa' in d.attrs['history'], d.attrs; \
        assert d.h.attrs == {'long_name': 'height', 'standard_name': 'sea_surface_height_above_geoid', 'units': 'm'}, d.h.attrs; \
        assert (d.x == n.arange(6) + 0.5).all() and (d.y == 10 + 2*n.arange(4)).all() and d.x.attrs['units'] == 'm' and d.x.attrs['axis'] == 'X'; \
        assert d.time.values.tolist() == [0, 40, 80] and 'units' not in d.time.attrs and 'units' not in d.mask.attrs, d.time; \
        assert (d.step == [0, 2, 4]).all() and float(d.h[2, 0, 0] - d.h[0, 0, 0]) == 2.0; \
        assert d.h.dtype == n.float32 and d.h.sel(x=1.5, y=12).shape == (3,)";
    run_python(&python, folder.path(), script);
}
