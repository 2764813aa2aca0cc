//! Jobs that `trace` wrote for programs of `examples/programs`, which nvcc compiled: each gives the
//! memory contents that the program left, some also on a mesh, and their gradients are correct.
//! Those that compile longer are in the full tier.
#![cfg(feature = "raise")]

use std::path::{Path, PathBuf};

use testkit::Tier;

use crate::common::{ends, reactant};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traced");

/// Programs of the full tier.
const LONG: [&str; 8] = [
    "blas_cholesky",
    "fft_diffusion",
    "libraries",
    "lu",
    "multigrid",
    "shallow_water",
    "substeps",
    "wave3d",
];

fn is_of_this_tier(program: &str) -> bool {
    testkit::tier() == Tier::Full || !LONG.contains(&program)
}

fn job(program: &str) -> PathBuf {
    Path::new(FOLDER).join(program).join("job.toml")
}

/// Compares the job, with all its steps, with the recorded arrays.
fn check(program: &str, words: &[&str]) {
    let mut command = reactant();
    command.arg("check").arg(job(program)).args(words);
    let (out, _) = ends(&mut command, 0);
    let compared = out.lines().filter(|line| line.ends_with(" ok")).count();
    assert!(compared > 0, "{out}");
}

#[test]
fn jobs_give_what_programs_left() {
    let mut programs: Vec<String> = std::fs::read_dir(FOLDER)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    programs.sort();
    assert!(programs.len() >= 17, "{programs:?}");
    programs.retain(|program| is_of_this_tier(program));
    std::thread::scope(|scope| {
        for half in programs.chunks(programs.len().div_ceil(2)) {
            scope.spawn(|| half.iter().for_each(|program| check(program, &[])));
        }
    });
}

#[test]
fn jobs_give_the_same_on_meshes() {
    let programs = [
        "heat",
        "shallow_water",
        "jacobi_residual",
        "lu",
        "blas_network",
    ];
    for program in programs
        .into_iter()
        .filter(|program| is_of_this_tier(program))
    {
        check(program, &["--mesh", "2x2"]);
    }
}

/// Checks the derivatives of the mean square of an array with respect to the initial values of
/// another one.
fn check_gradient(program: &str, of: &str, wrt: &str) {
    let folder = tempfile::tempdir().unwrap();
    for entry in std::fs::read_dir(Path::new(FOLDER).join(program)).unwrap() {
        let path = entry.unwrap().path();
        std::fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
    }
    let path = folder.path().join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let more = format!(
        "\n[objective]\nJ = \"mean({of}^2)\"\n\n[gradient]\nof = \"J\"\nwrt = [\"{wrt}\"]\n"
    );
    std::fs::write(&path, text + &more).unwrap();
    ends(reactant().arg("check-gradient").arg(&path), 0);
}

#[test]
fn gradients_of_heat_and_of_a_solver() {
    check_gradient("heat", "u", "u");
    check_gradient("jacobi_residual", "x", "b");
}

#[test]
fn gradients_through_libraries() {
    check_gradient("blas_power_iteration", "alpha_4", "a");
    if is_of_this_tier("fft_diffusion") {
        check_gradient("fft_diffusion", "u", "u");
    }
}

#[test]
fn gradients_of_shallow_water_and_of_a_factorisation() {
    for (program, of, wrt) in [("shallow_water", "h", "h"), ("lu", "x", "a")] {
        if is_of_this_tier(program) {
            check_gradient(program, of, wrt);
        }
    }
}

/// The sum of squares that `residual` of the Jacobi solver adds to an array of this type.
fn residual(ty: &str) -> u64 {
    let folder = tempfile::tempdir().unwrap();
    let kernels = Path::new(FOLDER).join("jacobi_residual/kernels.ptx");
    let text = format!(
        "kernels = [{kernels:?}]
[arrays]
x = {{ dtype = \"f64\", shape = [45, 45], init = {{ expr = \"sin(i) + 0.1 * j\" }} }}
b = {{ dtype = \"f64\", shape = [45, 45], init = {{ expr = \"cos(j)\" }} }}
sum = {{ dtype = \"{ty}\", shape = [1] }}
[[launch]]
kernel = \"residual\"
grid = [3, 3]
block = [16, 16]
args = [\"x\", \"b\", \"sum\", 45, 0.01]
[[output]]
file = \"sum.npy\"
arrays = [\"sum\"]
"
    );
    let path = folder.path().join("job.toml");
    std::fs::write(&path, text).unwrap();
    let mut command = reactant();
    command.current_dir(folder.path());
    command.arg("run").arg(&path);
    ends(command.args(["--target", "interpreter"]), 0);
    let bytes = std::fs::read(folder.path().join("sum.npy")).unwrap();
    u64::from_le_bytes(bytes[bytes.len() - 8..].try_into().unwrap())
}

#[test]
fn atomics_add_floats_to_arrays_of_integers_too() {
    let sum = f64::from_bits(residual("f64"));
    assert!(sum > 1.0, "{sum}");
    // A sum of floats in an array of floats is one reduction, with its own order.
    let is_near = |other: u64| (f64::from_bits(other) - sum).abs() < 1e-14 * sum;
    assert!(is_near(residual("i64")));
    assert_eq!(residual("u64"), residual("i64"));
}
