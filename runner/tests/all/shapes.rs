//! Shape inference from the kernels of jobs whose arrays are declared as bytes.
#![cfg(feature = "raise")]

use std::path::{Path, PathBuf};

use runner::compile::Bound;
use runner::job::read;
use runner::raise_backend::{raiser, shapes::flat};

use crate::common::reactant;

/// Returns the jobs of the corpus and of the examples.
fn jobs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut jobs: Vec<PathBuf> = testkit::corpus::all()
        .iter()
        .map(|kernel| kernel.job())
        .collect();
    let mut folders = vec![
        root.join("examples/oceananigans"),
        root.join("examples/shallow_water"),
    ];
    let kernels = std::fs::read_dir(root.join("examples/kernels")).unwrap();
    folders.extend(kernels.map(|entry| entry.unwrap().path()));
    for folder in folders {
        let Ok(entries) = std::fs::read_dir(folder) else {
            continue;
        };
        let files = entries.map(|entry| entry.unwrap().path());
        jobs.extend(files.filter(|file| file.extension().is_some_and(|of| of == "toml")));
    }
    jobs
}

/// For most of the arrays that jobs declare with several dimensions, just these are inferred (594
/// of 651 of all jobs), and for none more elements than it has. The everyday tier tests one job in
/// four.
#[test]
fn declared_shapes_are_inferred() {
    let (mut same, mut all) = (0, 0);
    for file in jobs() {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if !testkit::is_in_sample(&name, 4) {
            continue;
        }
        let Ok(job) = read::read_file(&file) else {
            continue;
        };
        let Ok(bound) = Bound::new(&job, raiser()) else {
            continue;
        };
        let flat = flat(&job, &bound).unwrap();
        for (array, inferred) in job.arrays.iter().zip(&flat.inferred) {
            let declared: Vec<u64> = array.shape.iter().map(|extent| *extent as u64).collect();
            let bytes = declared.iter().product::<u64>() * array.element.bytes() as u64;
            for one in inferred {
                let taken = one.shape.iter().product::<u64>() * one.element.bytes() as u64;
                let name = &array.name.value;
                assert!(
                    one.start + taken <= bytes,
                    "{}: {name} {one:?}",
                    file.display()
                );
            }
            if declared.len() > 1 && !inferred.is_empty() {
                all += 1;
                same += usize::from(inferred.len() == 1 && inferred[0].shape == declared);
            }
        }
    }
    assert!(all > 150 && 100 * same > 85 * all, "{same} of {all}");
}

/// Returns the optimized program of a stencil in a time loop with this declared shape of its
/// arrays.
fn stencil(shape: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/kernels/stencil_3d");
    let ptx = "stencil_3d.ptx";
    std::fs::copy(kernels.join(ptx), folder.path().join(ptx)).unwrap();
    let text = format!(
        r#"
kernels = ["{ptx}"]

[scalars]
nx = 19
ny = 13
nz = 11
c = 0.05

[arrays.u]
dtype = "f64"
shape = {shape}

[arrays.v]
dtype = "f64"
shape = {shape}

[[launch]]
kernel = "stencil_3d"
grid = [3, 4, 3]
block = [8, 4, 4]
args = ["u", "v", "nx", "ny", "nz", "c"]

[loop]
steps = 30
swap = [["u", "v"]]
"#
    );
    let job = folder.path().join("job.toml");
    std::fs::write(&job, text).unwrap();
    let raise = ["raise", job.to_str().unwrap(), "--emit", "optimized"];
    let output = reactant().args(raise).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Flat arrays give the same program as declared dimensions, with a reshape before and after it for
/// each array.
#[test]
fn a_time_loop_over_flat_arrays_carries_their_dimensions() {
    let [declared, flat] = [r#"["nz", "ny", "nx"]"#, r#"["nx*ny*nz"]"#].map(stencil);
    let ops = |text: &str| text.lines().filter(|line| line.contains(" = ")).count();
    assert_eq!(ops(&flat), ops(&declared) + 4, "{flat}");
    let loops = flat.lines().filter(|line| line.contains("stablehlo.while"));
    assert!(loops.clone().count() > 0);
    let carries = |line: &str| !line.contains("2717");
    assert!(
        flat.lines()
            .filter(|line| line.contains("^bb0"))
            .all(carries),
        "{flat}"
    );
    assert_eq!(flat.matches("tf.aliasing_output").count(), 2, "{flat}");
}
