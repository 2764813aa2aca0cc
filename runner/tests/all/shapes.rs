//! Shapes inferred from the kernels of jobs whose arrays are taken for bytes.
#![cfg(feature = "raise")]

use std::path::{Path, PathBuf};

use runner::compile::Bound;
use runner::job::read;
use runner::raise_backend::{raiser, shapes::flat};

/// The jobs of the corpus and of the examples.
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

/// Of the arrays that jobs declare with several dimensions, most are found to have just
/// these (594 of 651 of all jobs), and none to have more elements than there are. The everyday tier
/// tries one job in four.
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
