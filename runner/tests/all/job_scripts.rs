//! Job scripts are valid for shells and YAML parsers. The launcher gives the same results in one
//! process and in several.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use runner::mesh::{Mesh, Partitioner, Room, Wanted};

use crate::common::{ends, growing, jax, reactant, run_python};

const PATIENCE: Duration = Duration::from_secs(120);

fn script(folder: &Path, flags: &[&str], name: &str) -> PathBuf {
    let file = folder.join(name);
    let mut command = reactant();
    command
        .timeout(PATIENCE)
        .arg("job")
        .args(flags)
        .arg("-o")
        .arg(&file);
    ends(&mut command, 0);
    file
}

#[test]
fn shells_take_the_scripts() {
    let folder = tempfile::tempdir().unwrap();
    let slurm = script(
        folder.path(),
        &["slurm", "ocean.rxa", "--mesh", "8x128"],
        "ocean.sbatch",
    );
    let tpu = script(
        folder.path(),
        &[
            "tpu-vm",
            "ocean.rxa",
            "--mesh",
            "16x16",
            "--accelerator",
            "v6e",
        ],
        "ocean.sh",
    );
    for file in [slurm, tpu] {
        let checked = Command::new("bash").arg("-n").arg(&file).output().unwrap();
        assert!(
            checked.status.success(),
            "{}",
            String::from_utf8_lossy(&checked.stderr)
        );
        match Command::new("shellcheck").arg(&file).output() {
            Ok(checked) => assert!(
                checked.status.success(),
                "{}",
                String::from_utf8_lossy(&checked.stdout)
            ),
            Err(_) => eprintln!("there is no shellcheck here: not tested"),
        }
    }
}

#[test]
fn what_does_not_fit_is_said() {
    let says = |flags: &[&str], words: &str| {
        let mut command = reactant();
        command.timeout(PATIENCE).arg("job").args(flags);
        let (_, err) = ends(&mut command, 2);
        assert!(err.contains(words), "{err}");
    };
    says(
        &["slurm", "ocean.rxa", "--mesh", "3x5", "--per-host", "4"],
        "no whole number of hosts",
    );
    says(&["slurm", "a b.rxa", "--mesh", "8"], "quote");
    says(
        &["pbs", "ocean.rxa", "--mesh", "8"],
        "unrecognized subcommand",
    );
}

/// Writes the artifact compiled for a mesh.
fn split(folder: &Path, whole: &Path, mesh: &str) -> PathBuf {
    let read = runner::artifact::read(whole).unwrap_or_else(|faults| panic!("{faults:?}"));
    let wanted = Wanted {
        mesh: Mesh::parse(mesh).unwrap(),
        asks: Vec::new(),
        partitioner: Partitioner::Ours,
        room: Room::Any,
    };
    let tensors = read.program.tensors(&read.job);
    let program = tensors
        .and_then(|tensors| tensors.program(&read.job, Some(&wanted), optimize::Target::Cpu));
    let program = program.unwrap_or_else(|faults| panic!("{faults:?}"));
    let artifact = folder.join("mesh.rxa");
    let sources = [("grow.ptx".into(), b"// ptx".to_vec())];
    runner::artifact::write(&artifact, &read.job, &program, None, &sources)
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    artifact
}

#[test]
fn an_artifact_for_another_mesh_is_refused_before_it_is_queued() {
    let folder = tempfile::tempdir().unwrap();
    let whole = growing(folder.path(), "grow.rxa", 3, "");
    let artifact = split(folder.path(), &whole, "2x2");
    let job = |artifact: &Path, mesh: &str, code| {
        let mut command = reactant();
        command.timeout(PATIENCE).args(["job", "slurm"]);
        command.arg(artifact).args(["--mesh", mesh]);
        ends(&mut command, code).1
    };
    let said = job(&artifact, "4x2", 2);
    assert!(said.contains("compiled for the mesh `a=2,b=2`"), "{said}");
    job(&artifact, "2x2", 0);
    job(&whole, "4x2", 0);
}

/// `scripts/launch.py` with JAX's runtime: one, two and four processes share four devices.
#[test]
fn jax_gives_the_same_numbers_in_several_processes() {
    let Some(python) = jax() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let output = "[[output]]\nfile = \"h.npy\"\narrays = [\"h\"]\n";
    let whole = growing(folder.path(), "grow.rxa", 3, output);
    ends(
        reactant()
            .timeout(PATIENCE)
            .arg("run")
            .arg(&whole)
            .arg("--output-dir")
            .arg(folder.path()),
        0,
    );
    let artifact = split(folder.path(), &whole, "2x2");
    let launch = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/launch.py");
    for processes in ["1", "2", "4"] {
        let done = Command::new(&python)
            .args([&launch, &artifact])
            .args([
                "--processes",
                processes,
                "--patience",
                "120",
                "-o",
                "out.npz",
            ])
            .args(["--reactant", env!("CARGO_BIN_EXE_reactant-rs")])
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(
            done.status.success(),
            "{processes}: {}",
            String::from_utf8_lossy(&done.stderr)
        );
        let compare = "import numpy as np\nh = np.load('out.npz')['h'][1:-1, 2:-2]\nprint((h == np.load('h.npy')).all())";
        assert_eq!(run_python(&python, folder.path(), compare).trim(), "True");
    }
}
