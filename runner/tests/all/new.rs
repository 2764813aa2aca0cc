//! Jobs written by `reactant-rs new`: they parse, and mark the values to be filled in.

use std::path::Path;

use crate::common::{ends, reactant};

const TEMPLATES: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/kernel_names/templates.ptx"
);

/// Writes the job for a file with this name and text, in a new folder.
fn drafted(name: &str, text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(name), text).unwrap();
    let mut new = reactant();
    ends(new.current_dir(folder.path()).args(["new", name]), 0);
    let job = std::fs::read_to_string(folder.path().join("job.toml")).unwrap();
    (folder, job)
}

/// Returns the errors of running the job of a folder.
fn errors(folder: &Path) -> String {
    let mut run = reactant();
    let run = run.current_dir(folder).args(["run", "job.toml"]);
    ends(run, 1).1
}

#[test]
fn arguments_are_named_and_typed() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(TEMPLATES, folder.path().join("templates.ptx")).unwrap();
    let mut new = reactant();
    let (bare, _) = ends(
        new.current_dir(folder.path())
            .args(["new", "templates.ptx", "-o", "-"]),
        0,
    );
    assert!(
        bare.contains("scale_0 = { dtype = \"f32\", shape = [\"?\"] }"),
        "{bare}"
    );
    // The source next to it has the names.
    let source = Path::new(TEMPLATES).with_extension("cu");
    std::fs::copy(source, folder.path().join("templates.cu")).unwrap();
    let mut new = reactant();
    let (job, _) = ends(
        new.current_dir(folder.path())
            .args(["new", "templates.ptx", "-o", "-"]),
        0,
    );
    insta::assert_snapshot!(job);
}

#[test]
fn what_is_not_filled_in_is_told() {
    let text = std::fs::read_to_string(TEMPLATES).unwrap();
    let (folder, job) = drafted("templates.ptx", &text);
    assert_eq!(
        errors(folder.path()).matches("is not filled in").count(),
        job.matches("\"?\"").count() - 1
    );
    let one = job
        .replace("grid = \"?\"", "grid = 1")
        .replace("block = \"?\"", "block = 32");
    let one = one.replace("shape = [\"?\"]", "shape = [\"scale_2\"]");
    let one = one.replace("scale_2 = \"?\"", "scale_2 = 20");
    std::fs::write(folder.path().join("job.toml"), one).unwrap();
    insta::assert_snapshot!(errors(folder.path()));
}

#[test]
fn a_job_that_is_filled_in_runs() {
    let mlir = "func.func @twice(%x: memref<?xf64>, %y: memref<4xf64>) {\n  %two = arith.constant 2.0 : f64\n  affine.parallel (%i) = (0) to (4) {\n    \
                %0 = affine.load %x[%i] : memref<?xf64>\n    %1 = arith.mulf %0, %two : f64\n    affine.store %1, %y[%i] : memref<4xf64>\n  }\n  return\n}\n";
    let (folder, job) = drafted("twice.mlir", mlir);
    assert!(
        job.contains("shape = [4]") && job.contains("grid = 1"),
        "{job}"
    );
    let filled = job
        .replace("[\"?\"] }", "[4], init = 3.0 }")
        .replace(".nc", ".npz");
    std::fs::write(folder.path().join("job.toml"), filled).unwrap();
    let mut run = reactant();
    let run = run.current_dir(folder.path());
    ends(run.args(["run", "job.toml", "--target", "interpreter"]), 0);
    assert!(folder.path().join("results.npz").exists());
}

#[test]
fn a_job_that_is_there_is_kept() {
    let text = std::fs::read_to_string(TEMPLATES).unwrap();
    let (folder, _) = drafted("templates.ptx", &text);
    let mut again = reactant();
    let again = again
        .current_dir(folder.path())
        .args(["new", "templates.ptx"]);
    let (_, err) = ends(again, 1);
    assert!(
        err.contains("`job.toml` is there already") && err.contains("--force"),
        "{err}"
    );
}

#[test]
fn debug_information_of_llvm_has_the_names() {
    let folder = tempfile::tempdir().unwrap();
    let source = "extern \"C\" __global__ void scale(float* field, float factor, int count) {\n\
                  \x20   int i = threadIdx.x;\n    if (i < count) field[i] *= factor;\n}\n";
    std::fs::write(folder.path().join("scale.cu"), source).unwrap();
    let header = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/clang_cuda.h");
    let mut clang = std::process::Command::new("clang-22");
    clang
        .current_dir(folder.path())
        .args(["-x", "cuda", "--cuda-device-only", "-nocudainc"]);
    clang.args([
        "-nocudalib",
        "-include",
        header,
        "-O1",
        "-g",
        "--cuda-noopt-device-debug",
    ]);
    clang.args([
        "-S",
        "-emit-llvm",
        "--cuda-gpu-arch=sm_80",
        "-Xclang",
        "-target-feature",
    ]);
    clang.args(["-Xclang", "+ptx70", "scale.cu", "-o", "scale.ll"]);
    assert!(clang.output().expect("clang starts").status.success());
    std::fs::remove_file(folder.path().join("scale.cu")).unwrap();
    let mut new = reactant();
    let (job, _) = ends(
        new.current_dir(folder.path())
            .args(["new", "scale.ll", "-o", "-"]),
        0,
    );
    assert!(
        job.contains("args = [\"field\", \"factor\", \"count\"]"),
        "{job}"
    );
}
