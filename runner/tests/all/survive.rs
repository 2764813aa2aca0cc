//! Files after failures: two runs never write to the same files, and the output of a killed run is
//! intact.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{PATIENCE, growing, growing_changed, python, run, run_python};

/// More steps than any test runs.
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

/// Waits until a condition holds.
fn wait_until(is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "it never became so");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Kills with SIGKILL.
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
    // The two runs do not interfere.
    run(&other, &out, &[], 0);
    kill(child);
    run(&again, &out, &kept, 0);
    assert_eq!(names(&out), ["h.npy", "kept.zarr", "other.npy"]);
}

/// Series in files of all formats, written as often as possible.
const SERIES: &str = r#"
[restart]
file = "kept.zarr"
every = 60
[[output]]
file = "h.nc"
arrays = ["h"]
every = 6
[[output]]
file = "h.zarr"
arrays = ["h"]
every = 6
[[output]]
file = "s.npy"
arrays = ["h"]
every = 12
[[output]]
file = "last.npz"
arrays = ["h"]
"#;

/// Compares all snapshots in the files with their expected values. Prints the number of snapshots
/// of the NetCDF file.
const WHOLE: &str = r#"
import glob, numpy as np, os, xarray as xr
y, x = 10.0 + 2.0 * np.arange(4), 0.5 + np.arange(6)
first = (x[None, :] + 100 * y[:, None]).astype("f4")
def check(data, where):
    for place, step in enumerate(data.step.values):
        assert step == 6 * place, (where, step, place)
        assert data.time.values[place] == 20 * step, (where, step)
        assert np.array_equal(data.h.values[place], first + np.float32(0.5 * step)), (where, step)
    return len(data.step)
count = None
if os.path.exists("h.nc"):
    with xr.open_dataset("h.nc", decode_times=False) as data:
        count = check(data, "h.nc")
        assert count > 0 and "Growing" == data.title
if os.path.exists("h.zarr"):
    assert check(xr.open_zarr("h.zarr", decode_times=False), "h.zarr") > 0
for file in glob.glob("s_*.npy"):
    assert np.array_equal(np.load(file), first + np.float32(0.5 * int(file[2:-4]))), file
print(count)
"#;

#[test]
fn what_a_killed_run_leaves_is_whole() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(folder, "grow.rxa", ENDLESS, SERIES);
    let out = folder.join("out");
    std::fs::create_dir(&out).unwrap();
    let is_there = |name: &str| out.join(name).exists();
    // Fresh runs and resumed runs are killed at arbitrary times.
    for number in 0..16_u64 {
        let is_rerun = number % 2 == 0;
        if is_rerun && is_there("kept.zarr") {
            std::fs::remove_dir_all(out.join("kept.zarr")).unwrap();
        }
        let flags: &[&str] = if is_rerun { &[] } else { &["--resume"] };
        let child = start(&artifact, &out, flags);
        if number < 2 {
            wait_until(|| is_there("kept.zarr"));
        } else {
            std::thread::sleep(Duration::from_millis(500 + 53 * number));
        }
        kill(child);
        run_python(&python, &out, WHOLE);
    }
    // The run resumes to its end.
    let before = run_python(&python, &out, WHOLE);
    let steps = 6 * before.trim().parse::<u64>().unwrap() + 600;
    run(
        &artifact,
        &out,
        &["--resume", "--steps", &steps.to_string()],
        0,
    );
    let after = run_python(&python, &out, WHOLE);
    assert_eq!(after.trim(), (steps / 6 + 1).to_string());
    let hidden = names(&out).into_iter().filter(|name| name.starts_with('.'));
    assert_eq!(hidden.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_running_series_is_read_and_an_old_one_stays_open() {
    let Some(python) = python("xarray, zarr, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(folder, "grow.rxa", ENDLESS, SERIES);
    let out = folder.join("out");
    run(&artifact, &out, &["--steps", "60"], 0);
    std::fs::remove_dir_all(out.join("kept.zarr")).unwrap();
    let mut old = std::fs::File::open(out.join("h.nc")).unwrap();
    let held = std::fs::read(out.join("h.nc")).unwrap();
    let child = start(&artifact, &out, &[]);
    wait_until(|| out.join("kept.zarr").exists());
    let reading = r#"
import time
held = xr.open_dataset("h.nc", decode_times=False)
counts = []
for _ in range(20):
    with xr.open_dataset("h.nc", decode_times=False) as data:
        counts.append(check(data, "running"))
    time.sleep(0.05)
assert counts == sorted(counts) and counts[0] < counts[-1], counts
assert check(held, "held open") <= counts[0]
"#;
    run_python(&python, &out, &format!("{WHOLE}{reading}"));
    kill(child);
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut old, &mut bytes).unwrap();
    assert!(bytes == held);
}

#[test]
fn netcdf_4_of_earlier_versions_is_not_gone_on_with() {
    let Some(python) = python("xarray, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(folder, "grow.rxa", 60, SERIES);
    let out = folder.join("out");
    run(&artifact, &out, &[], 0);
    let script = "import xarray as xr\nxr.load_dataset('h.nc').to_netcdf('h.nc', format='NETCDF4')";
    run_python(&python, &out, script);
    let error = run(&artifact, &out, &["--resume", "--steps", "120"], 1);
    for word in [
        "cannot go on with",
        "h.nc",
        "it is NetCDF-4",
        "move it away",
    ] {
        assert!(error.contains(word), "{word}: {error}");
    }
}

#[test]
fn restarts_are_read_by_others_with_their_checksums() {
    let Some(python) = python("zarr, numpy") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let artifact = growing(folder, "grow.rxa", 60, SERIES);
    for (number, mesh) in [&[][..], &["--mesh", "4x3"], &["--mesh", "7"]]
        .into_iter()
        .enumerate()
    {
        let out = folder.join(format!("out-{number}"));
        run(&artifact, &out, mesh, 0);
        let script = "import numpy as np, zarr\n\
            a = zarr.open_array('kept.zarr/step_000000000060/h')\n\
            assert 'Crc32cCodec' in str(a.metadata.codecs), a.metadata\n\
            y, x = 10.0 + 2.0 * (np.arange(6) - 1), 0.5 + (np.arange(10) - 2)\n\
            assert np.array_equal(a[:], (x[None, :] + 100 * y[:, None]).astype('f4') + 30)\n";
        run_python(&python, &out, script);
    }
}

/// An unstable diffusion, in its own folder.
#[cfg(feature = "raise")]
fn unstable(folder: &Path, in_loop: &str, every: u64) -> std::path::PathBuf {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/kernels");
    let kernel = kernels.join("stencil_2d_periodic/stencil_2d_periodic.ptx");
    let text = std::fs::read_to_string(kernel.with_extension("toml")).unwrap();
    let changes = [
        ("c = 0.1", "c = 10.0".to_owned()),
        ("steps = 4", format!("steps = 100\ndt = 0.1\n{in_loop}")),
        ("stencil_2d_periodic.ptx", kernel.display().to_string()),
        ("stencil_2d_periodic.npz", "u.nc".to_owned()),
    ];
    let text = changes.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    });
    let path = folder.join(format!("{every}-{}.toml", in_loop.len()));
    std::fs::write(&path, format!("{text}every = {every}\n")).unwrap();
    path
}

#[cfg(feature = "raise")]
#[test]
fn a_run_ends_where_its_numbers_do() {
    let Some(python) = python("xarray, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kept = ["--restart", "kept.zarr", "--restart-every", "5"];
    let says = |error: &str, words: &[&str]| {
        for word in words {
            assert!(error.contains(word), "{word}: {error}");
        }
    };
    let steps = "import xarray as xr\nprint(xr.open_dataset('u.nc', decode_times=False).step.values.tolist())";
    // In a restart, which is discarded then.
    let (plain, out) = (unstable(folder, "", 10), folder.join("restart"));
    let asked = [&kept[..], &["--fail-on-nan"]].concat();
    let error = run(&plain, &out, &asked, 5);
    says(
        &error,
        &[
            "array `u` has NaN or infinities at step 25 (time 2.5)",
            "try half the `dt`",
        ],
    );
    assert_eq!(
        names(&out.join("kept.zarr")),
        ["step_000000000020", "zarr.json"]
    );
    assert_eq!(run_python(&python, &out, steps).trim(), "[0, 10, 20]");
    let resumed = [&asked[..], &["--resume", "--steps", "23"]].concat();
    says(&run(&plain, &out, &resumed, 5), &["at step 23"]);
    assert_eq!(
        names(&out.join("kept.zarr")),
        ["step_000000000020", "zarr.json"]
    );
    // In an output, which is written.
    let (strict, out) = (
        unstable(folder, "fail_on_nan = true\n", 5),
        folder.join("output"),
    );
    says(
        &run(&strict, &out, &[], 5),
        &["at step 25 (time 2.5), not yet at step 20 (time 2)"],
    );
    assert_eq!(
        run_python(&python, &out, steps).trim(),
        "[0, 5, 10, 15, 20, 25]"
    );
    // Without the option there is only a warning.
    let error = run(&plain, &folder.join("warned"), &[], 0);
    says(&error, &["warning: array `u` has"]);
}

#[test]
fn arrays_without_room_are_refused_before_anything_is_compiled() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let shape = ("shape = [6, 10]", "shape = [600000, 1000000]");
    let artifact = growing_changed(folder, "large.rxa", shape, 10, "");
    for target in ["cpu", "interpreter"] {
        let error = run(&artifact, &folder.join("out"), &["--target", target], 1);
        for words in [
            "the arrays take 2.2 TiB, and the device has",
            "this machine's memory",
            "f32[600000,1000000]",
            "nothing was compiled yet",
        ] {
            assert!(error.contains(words), "{words}: {error}");
        }
    }
}
