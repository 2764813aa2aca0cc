//! The programs of `examples/programs`: each job gives the results of its CUDA host program,
//! compiled for the CPU by a C++ compiler independently of us.
#![cfg(feature = "raise")]

use std::path::Path;
use std::process::Command;

use runner::arrays::npz;
use stablehlo::ElementType;

use crate::common::{ends, reactant};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/programs");

/// Runs the host program in `folder`.
fn host(program: &str, folder: &Path) -> String {
    let binary = folder.join(program);
    let source = format!("{FOLDER}/{program}.cu");
    let flags = [
        "-std=c++17",
        "-O1",
        "-ffp-contract=off",
        "-DON_CPU",
        "-x",
        "c++",
    ];
    let built = Command::new(std::env::var_os("CXX").unwrap_or_else(|| "g++".into()))
        .args(flags)
        .arg(source)
        .arg("-o")
        .arg(&binary)
        .output()
        .expect("a C++ compiler");
    assert!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    let ran = Command::new(&binary).current_dir(folder).output().unwrap();
    assert!(ran.status.success());
    String::from_utf8_lossy(&ran.stdout).into_owned()
}

/// Runs the job on each target, and compares arrays with the output of the host program, relative
/// to their greatest element.
fn compare(program: &str, file: &str, arrays: &[(&str, &[usize])], tolerance: f64) -> String {
    let folder = tempfile::tempdir().unwrap();
    let said = host(program, folder.path());
    let mut err = String::new();
    for target in ["interpreter", "cpu"] {
        let mut command = reactant();
        command.current_dir(folder.path()).arg("run");
        command.arg(format!("{FOLDER}/{program}.toml"));
        err = ends(command.args(["--target", target]), 0).1;
        for (name, shape) in arrays {
            let bytes = std::fs::read(folder.path().join(format!("{name}.bin"))).unwrap();
            let wanted = bytes.chunks_exact(8);
            let wanted: Vec<f64> = wanted
                .map(|bytes| f64::from_le_bytes(bytes.try_into().unwrap()))
                .collect();
            let path = folder.path().join(file);
            let found = npz::read_file(&path, name, ElementType::F64, shape);
            let found: Vec<f64> = found
                .unwrap_or_else(|e| panic!("{}", e.message))
                .values()
                .collect();
            assert_eq!(found.len(), wanted.len());
            let scale = wanted
                .iter()
                .fold(0.0, |most: f64, value| most.max(value.abs()));
            assert!(scale > 0.0, "{name} is 0 everywhere");
            for (place, (a, b)) in found.iter().zip(&wanted).enumerate() {
                let difference = (a - b).abs();
                assert!(
                    difference <= tolerance * scale,
                    "{target} {name}[{place}]: {a} {b}"
                );
            }
        }
    }
    format!("{said}{err}")
}

#[test]
fn heat_with_forcing_by_time() {
    compare("forced_heat", "u.npz", &[("u", &[45, 61])], 1e-13);
}

#[test]
fn jacobi_with_a_relative_criterion() {
    let said = compare("jacobi", "u.npz", &[("u", &[37, 37])], 1e-12);
    assert!(said.contains("151 sweeps"), "{said}");
    assert!(said.contains("after 151 steps"), "{said}");
}

#[test]
fn particles_in_cells_with_sweeps_within_steps() {
    compare(
        "plasma",
        "plasma.npz",
        &[("x", &[640]), ("phi", &[64])],
        1e-9,
    );
}
