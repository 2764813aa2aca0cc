//! CUDA C++ as input: compiled by the installed compiler, once for the same text and flags.

use std::path::Path;

use crate::common::{ends, reactant};

const SOURCE: &str = "#include \"factor.cuh\"\n\
    __global__ void scale(float* x, int n) {\n\
    \x20   int i = blockIdx.x * blockDim.x + threadIdx.x;\n\
    \x20   if (i < n) x[i] *= FACTOR;\n\
    }\n";

/// A folder with [`SOURCE`] and a job that launches it.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("scale.cu", SOURCE);
    write(
        "factor.cuh",
        "#ifndef FACTOR\n#define FACTOR 2.0f\n#endif\n",
    );
    write(
        "job.toml",
        "kernels = [\"scale.cu\"]\n[arrays.x]\ndtype = \"f32\"\nshape = [5]\ninit = 3.0\n\
         [[launch]]\nkernel = \"scale\"\ngrid = 1\nblock = 32\nargs = [\"x\", 5]\n",
    );
    folder
}

/// Runs a command in that folder with clang; returns its output and errors.
fn clang(folder: &Path, words: &[&str], code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(words);
    command.env("REACTANT_CUDA_COMPILER", "clang");
    command.env("REACTANT_CACHE", folder.join("cache"));
    ends(&mut command, code)
}

const RUN: [&str; 4] = ["run", "job.toml", "--target", "interpreter"];

#[test]
fn a_job_of_cuda_runs_and_is_compiled_once() {
    let folder = folder();
    let (out, err) = clang(folder.path(), &RUN, 0);
    assert!(out.contains("6.0"), "{out}");
    assert!(
        err.contains("compiled `scale.cu` by clang") && err.contains("-O2"),
        "{err}"
    );
    let (_, err) = clang(folder.path(), &RUN, 0);
    assert!(
        err.contains("compiled before: `scale.cu` by clang"),
        "{err}"
    );
    // Another flag, and a changed included file.
    let with_flag = [&RUN[..], &["--cuda-flag=-DFACTOR=4.0f"]].concat();
    let (out, err) = clang(folder.path(), &with_flag, 0);
    assert!(
        out.contains("12.0") && !err.contains("before"),
        "{out}{err}"
    );
    std::fs::write(folder.path().join("factor.cuh"), "#define FACTOR 5.0f\n").unwrap();
    let (out, err) = clang(folder.path(), &RUN, 0);
    assert!(
        out.contains("15.0") && !err.contains("before"),
        "{out}{err}"
    );
    let (_, err) = clang(folder.path(), &[&RUN[..], &["--quiet"]].concat(), 0);
    assert!(!err.contains("compiled"), "{err}");
}

#[test]
fn the_job_may_have_flags() {
    let folder = folder();
    let job = folder.path().join("job.toml");
    let text = std::fs::read_to_string(&job).unwrap();
    std::fs::write(&job, format!("cuda_flags = [\"-DFACTOR=7.0f\"]\n{text}")).unwrap();
    let (out, _) = clang(folder.path(), &RUN, 0);
    assert!(out.contains("21.0"), "{out}");
    clang(
        folder.path(),
        &["check", "job.toml", "--target", "interpreter"],
        0,
    );
    clang(
        folder.path(),
        &["compile", "job.toml", "-o", "scale.rxa"],
        0,
    );
    let run = ["run", "scale.rxa", "--target", "interpreter"];
    let (out, err) = clang(folder.path(), &run, 0);
    assert!(
        out.contains("21.0") && !err.contains("compiled"),
        "{out}{err}"
    );
}

#[test]
fn errors_of_the_compiler_are_at_their_lines() {
    let folder = folder();
    let wrong = SOURCE.replace("i < n", "i < m");
    std::fs::write(folder.path().join("scale.cu"), wrong).unwrap();
    let (_, err) = clang(folder.path(), &RUN, 1);
    assert!(err.contains("use of undeclared identifier 'm'"), "{err}");
    assert!(err.contains("scale.cu:4:"), "{err}");
}

#[test]
fn a_compiler_that_is_not_there_is_refused() {
    let folder = folder();
    let mut command = reactant();
    command.current_dir(folder.path()).args(RUN);
    command.env("REACTANT_CUDA_COMPILER", "/nowhere/mycc");
    let (_, err) = ends(&mut command, 1);
    assert!(err.contains("there is no such compiler here"), "{err}");
}

#[test]
fn new_takes_names_from_cuda() {
    let folder = folder();
    let (job, _) = clang(folder.path(), &["new", "scale.cu", "-o", "-"], 0);
    assert!(
        job.contains("x = { dtype = \"f32\", shape = [\"?\"] }"),
        "{job}"
    );
    assert!(job.contains("args = [\"x\", \"n\"]"), "{job}");
}
