//! Tests that write every kind of file and read it back.

use super::*;
use crate::arrays::initial::initial;
use std::path::Path;

const JOB: &str = r#"
title = "Test pattern"
kernels = ["k.ptx"]
[coordinates.x]
spacing = 0.01
units = "m"
[coordinates.y]
from = -1.0
spacing = 0.02
long_name = "northward distance"
units = "m"
[arrays.h]
dtype = "f32"
shape = [102, 202]
dims = ["y", "x"]
halo = [1, 1]
init = { expr = "sin(4*x)*cos(3*y) + if(x^2 + y^2 < 0.01, 0/0, 0)" }
units = "m"
long_name = "sea surface height"
standard_name = "sea_surface_height_above_geoid"
[arrays.line]
dtype = "f64"
shape = [100]
init = { expr = "exp(-((i - 50)/10)^2)" }
[arrays.index]
dtype = "i64"
shape = [3, 5]
init = "iota"
[[launch]]
kernel = "k"
grid = 1
block = 1
args = []
[loop]
steps = 20
dt = 0.5
[[output]]
file = "all.nc"
arrays = ["h", "line", "index"]
every = 10
[[output]]
file = "h.png"
arrays = ["h"]
every = 10
[[output]]
file = "line.png"
arrays = ["line"]
[[output]]
file = "all.npz"
arrays = ["h", "index"]
"#;

/// Writes all kinds of files; `KEEP_OUTPUT=folder` keeps them for inspection.
#[test]
#[cfg(feature = "netcdf")]
fn every_kind_of_file_is_written_when_due() {
    let folder = tempfile::tempdir().unwrap();
    let kept = std::env::var_os("KEEP_OUTPUT");
    let folder = kept.as_ref().map_or(folder.path(), Path::new);
    let job = crate::job::read::read("job.toml", JOB, Path::new("")).unwrap();
    let mut outputs = Outputs::plan(&job, Some(folder), "a test").unwrap();
    outputs.open(&job, &|_| None, None).unwrap();
    for step in [0, 10, 20] {
        let due = ["h", "line", "index"].map(str::to_owned);
        let arrays: Vec<_> = due
            .into_iter()
            .map(|name| {
                (
                    name.clone(),
                    initial(&job, job.array(&name).unwrap()).unwrap(),
                )
            })
            .collect();
        outputs
            .write(
                &job,
                &Snapshot {
                    step,
                    arrays: &arrays,
                },
                step == 20,
            )
            .unwrap();
    }
    assert_eq!(
        (
            outputs.next_due(0),
            outputs.next_due(10),
            outputs.next_due(15)
        ),
        (Some(10), Some(20), Some(20))
    );
    let written = outputs.written(&job);
    let names: Vec<_> = written
        .iter()
        .map(|w| (w.path.file_name().unwrap().to_str().unwrap(), w.snapshots))
        .collect();
    assert_eq!(
        names,
        [
            ("all.nc", 3),
            ("h_20.png", 3),
            ("line.png", 1),
            ("all.npz", 1)
        ]
    );
    assert!(written.iter().all(|written| written.path.is_file()));
    drop(outputs);
    let file = ::netcdf::open(folder.join("all.nc")).unwrap();
    let h = file.variable("h").unwrap();
    assert_eq!(
        h.dimensions()
            .iter()
            .map(::netcdf::Dimension::len)
            .collect::<Vec<_>>(),
        [3, 100, 200]
    );
    assert_eq!(
        file.variable("time")
            .unwrap()
            .get_values::<f64, _>(..)
            .unwrap(),
        [0.0, 5.0, 10.0]
    );
    assert_eq!(
        file.variable("index")
            .unwrap()
            .get_values::<i64, _>((1, 2, ..))
            .unwrap(),
        [10, 11, 12, 13, 14]
    );
}

/// Snapshots after steps 3 and 13, also of a run that is resumed before or behind the first one.
#[test]
fn the_first_record_may_be_late() {
    let folder = tempfile::tempdir().unwrap();
    let text = JOB.replace(
        "arrays = [\"h\"]\nevery = 10",
        "arrays = [\"h\"]\nfirst = 3\nevery = 10",
    );
    let text = text.replace("file = \"all.nc\"", "file = \"all.zarr\"");
    let job = crate::job::read::read("job.toml", &text, Path::new("")).unwrap();
    let last = |outputs: &Outputs| {
        let written = outputs.written(&job).into_iter();
        let mut plots = written.filter(|written| written.path.to_str().unwrap().contains("h_"));
        plots
            .next()
            .map(|written| (written.path, written.snapshots))
    };
    for (resumed, due, found) in [
        (None, [3, 10, 13], None),
        (Some(2), [3, 10, 13], None),
        (Some(5), [10, 13, 20], Some(("h_03.png", 1))),
        (Some(13), [20, 23, 30], Some(("h_13.png", 2))),
    ] {
        let mut outputs = Outputs::plan(&job, Some(folder.path()), "a test").unwrap();
        outputs.open(&job, &|_| None, resumed).unwrap();
        let mut at = resumed.unwrap_or_default();
        for due in due {
            at = outputs.next_due(at).unwrap();
            assert_eq!(at, due, "{resumed:?}");
        }
        let found = found.map(|(file, count)| (folder.path().join(file), count));
        assert_eq!(last(&outputs), found, "{resumed:?}");
    }
}

/// An unfinished rerun replaces no files, and readers that hold an old file open keep it.
#[test]
fn old_files_stay_until_new_ones_are_whole() {
    use std::io::Read;
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = JOB.replace("all.npz", "all.zarr");
    let job = crate::job::read::read("job.toml", &text, Path::new("")).unwrap();
    let arrays: Vec<_> = ["h", "line", "index"]
        .map(|name| {
            let array = initial(&job, job.array(name).unwrap()).unwrap();
            (name.to_owned(), array)
        })
        .to_vec();
    let opened = || {
        let outputs = Outputs::plan(&job, Some(folder), "a test").unwrap();
        let mut outputs = outputs.locked().unwrap();
        outputs.open(&job, &|_| None, None).unwrap();
        outputs
    };
    let snapshot = |step| Snapshot {
        step,
        arrays: &arrays,
    };
    let names = || {
        let entries = std::fs::read_dir(folder).unwrap().flatten();
        let mut names: Vec<_> = entries.map(|entry| entry.file_name()).collect();
        names.sort();
        names
    };
    let mut outputs = opened();
    for step in [0, 10, 20] {
        outputs.write(&job, &snapshot(step), step == 20).unwrap();
    }
    drop(outputs);
    let (there, old) = (names(), std::fs::read(folder.join("all.nc")).unwrap());
    let mut held = std::fs::File::open(folder.join("all.nc")).unwrap();
    let store = std::fs::read(folder.join("all.zarr/zarr.json")).unwrap();
    // A run that ends before its first snapshot.
    let mut outputs = opened();
    outputs.begin(&job, 0, false).unwrap();
    assert_eq!(std::fs::read(folder.join("all.nc")).unwrap(), old);
    drop(outputs);
    assert_eq!(names(), there);
    assert_eq!(std::fs::read(folder.join("all.nc")).unwrap(), old);
    // A run that ends after its first snapshot.
    let mut outputs = opened();
    outputs.write(&job, &snapshot(0), false).unwrap();
    drop(outputs);
    assert_eq!(names(), there);
    let new = std::fs::read(folder.join("all.nc")).unwrap();
    assert!(new.len() < old.len());
    assert_eq!(
        std::fs::read(folder.join("all.zarr/zarr.json")).unwrap(),
        store
    );
    let mut read = Vec::new();
    held.read_to_end(&mut read).unwrap();
    assert!(read == old);
}
