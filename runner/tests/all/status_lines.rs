//! The status lines of runs without a terminal; completions and man pages.

use crate::common::{ends, growing, reactant};

#[test]
fn a_run_in_a_pipe_has_a_line_for_each_phase() {
    let folder = tempfile::tempdir().unwrap();
    let output = "[[output]]\nfile = \"h.npy\"\narrays = [\"h\"]\n";
    let artifact = growing(folder.path(), "grow.rxa", 100, output);
    let mut run = reactant();
    run.env_remove("REACTANT_PHASES").arg("run").arg(&artifact);
    run.args(["--target", "interpreter", "--output-dir"])
        .arg(folder.path());
    let (_, err) = ends(&mut run, 0);
    let begins: Vec<&str> = err
        .lines()
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    assert_eq!(begins, ["compiling", "running", "100", "wrote"], "{err}");
    assert!(
        err.contains("operations for") && err.contains("steps/s"),
        "{err}"
    );
    let (_, err) = ends(run.arg("--quiet"), 0);
    assert_eq!(err, "");
}

#[test]
fn shells_and_man_are_served() {
    for shell in ["bash", "zsh", "fish"] {
        let (out, _) = ends(reactant().args(["completions", shell]), 0);
        assert!(
            out.contains("reactant-rs") && out.contains("--gradient"),
            "{shell}"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    ends(reactant().arg("man").arg(folder.path()), 0);
    let page = std::fs::read_to_string(folder.path().join("reactant-rs-run.1")).unwrap();
    assert!(page.contains("steps"), "{page}");
}

#[test]
fn a_launch_that_no_output_needs_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/kernel_names/templates.ptx"
    );
    let job = format!(
        "kernels = [\"{kernels}\"]\n[arrays]\nx = {{ dtype = \"f32\", shape = [20], init = 1.0 }}\ny = {{ dtype = \"f64\", shape = [20] }}\n\
         [[launch]]\nkernel = \"scale<float, 4>\"\ngrid = 1\nblock = 32\nargs = [\"x\", 2.0, 20]\n\
         [[launch]]\nkernel = \"scale<double, 4>\"\ngrid = 1\nblock = 32\nargs = [\"y\", 2.0, 20]\n\
         [[output]]\nfile = \"x.npy\"\narrays = [\"x\"]\n"
    );
    std::fs::write(folder.path().join("job.toml"), &job).unwrap();
    let run = |folder: &std::path::Path| {
        let mut run = reactant();
        run.current_dir(folder);
        ends(run.args(["run", "job.toml", "--target", "interpreter"]), 0).1
    };
    let err = run(folder.path());
    assert!(
        err.contains("no output needs the launch of `heat::scale<double, 4>`")
            && err.lines().count() == 1,
        "{err}"
    );
    let all = job
        .replace("arrays = [\"x\"]", "arrays = [\"x\", \"y\"]")
        .replace("x.npy", "x.npz");
    std::fs::write(folder.path().join("job.toml"), all).unwrap();
    assert_eq!(run(folder.path()), "");
}

#[test]
fn a_job_that_did_not_change_is_raised_once() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/kernel_names/templates.ptx"
    );
    std::fs::copy(kernels, folder.path().join("templates.ptx")).unwrap();
    let job = "kernels = [\"templates.ptx\"]\n[scalars]\na = 2.0\n[arrays.x]\ndtype = \"f32\"\nshape = [20]\ninit = 3.0\n\
               [[launch]]\nkernel = \"scale<float, 4>\"\ngrid = 1\nblock = 32\nargs = [\"x\", \"a\", 20]\n";
    let run = |job: &str| {
        std::fs::write(folder.path().join("job.toml"), job).unwrap();
        let mut run = reactant();
        run.env_remove("REACTANT_PHASES")
            .env_remove("REACTANT_COMPILED");
        run.env("REACTANT_CACHE", folder.path().join("cache"));
        run.current_dir(folder.path());
        ends(run.args(["run", "job.toml", "--target", "interpreter"]), 0)
    };
    let (first, err) = run(job);
    assert!(
        first.contains("24.0") && err.contains("raising 1 launch"),
        "{first}{err}"
    );
    let (second, err) = run(job);
    assert!(
        second == first && err.contains("loading what was raised before"),
        "{err}"
    );
    // A changed kernel or job is raised again.
    let (other, err) = run(&job.replace("20]\ninit", "24]\ninit"));
    assert!(
        other.contains("f32[24]") && err.contains("raising"),
        "{other}{err}"
    );
    let ptx = std::fs::read_to_string(kernels)
        .unwrap()
        .replace("0f40800000", "0f41000000");
    std::fs::write(folder.path().join("templates.ptx"), ptx).unwrap();
    let (other, err) = run(job);
    assert!(
        other.contains("48.0") && err.contains("raising"),
        "{other}{err}"
    );
}
