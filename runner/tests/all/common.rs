//! Shared by the tests of the binary: the binary itself, artifacts made without LLVM, the plugin,
//! Python.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use assert_cmd::Command;
use runner::hosts::coordinator::{EtcdProgram, find};
use runner::job::read;
use runner::program::{Input, Program, Tensors};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType};

/// The binary under test.
pub fn reactant() -> Command {
    let mut command = Command::new(option_env!("CARGO_BIN_EXE_reactant-rs").unwrap_or(""));
    command.env_remove("RUST_LOG").env("NO_COLOR", "1");
    command.env("REACTANT_COMPILED", "off");
    command.env("REACTANT_PHASES", "off");
    command
}

/// Runs a command, which must exit with `code`. Returns its standard output and standard error.
pub fn ends(command: &mut Command, code: i32) -> (String, String) {
    let output = command.output().expect("the binary starts");
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert_eq!(output.status.code(), Some(code), "{out}\n{err}");
    (out.into_owned(), err.into_owned())
}

/// Returns the installed etcd. With REACTANT_REQUIRE_ETCD=1 its absence is a failure.
pub fn etcd() -> Option<EtcdProgram> {
    let found = find(None).ok();
    let found = found.filter(|program| matches!(program, EtcdProgram::File(..)));
    let required = std::env::var("REACTANT_REQUIRE_ETCD").is_ok_and(|value| value == "1");
    assert!(found.is_some() || !required, "there is no etcd here");
    if found.is_none() {
        eprintln!("there is no etcd here: not tested");
    }
    found
}

/// The output of a command with its wrapped messages in one line.
pub fn unwrapped(said: &str) -> String {
    let words = said.split_whitespace().filter(|word| *word != "│");
    words.collect::<Vec<_>>().join(" ")
}

/// A timeout: long for operations of a second, short for a deadlock.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Returns a port for etcd; it and the next one are free. Ephemeral ports are not this low, and
/// each process and each call starts its search elsewhere.
pub fn free_ports() -> u16 {
    static CALLS: AtomicU16 = AtomicU16::new(0);
    let calls = 37 * (CALLS.fetch_add(1, Ordering::Relaxed) % 100);
    let first = 20_000 + ((std::process::id() % 6_000) as u16 + calls) % 6_000 * 2;
    let is_free = |port: u16| std::net::TcpListener::bind(("127.0.0.1", port)).is_ok();
    let mut ports = (first..32_000).chain(20_000..first).step_by(2);
    let free = ports.find(|port| is_free(*port) && is_free(port + 1));
    free.expect("two free ports")
}

/// An output of [`growing`] artifacts.
pub const H: &str = "[[output]]\nfile = \"h.npy\"\narrays = [\"h\"]\n";

/// Runs an artifact, which must exit with `code`; returns its standard error.
pub fn run(artifact: &Path, out: &Path, flags: &[&str], code: i32) -> String {
    let mut command = reactant();
    command.timeout(PATIENCE).arg("run").arg(artifact);
    ends(command.args(flags).arg("--output-dir").arg(out), code).1
}

/// Returns [`H`] after a run, as the bytes of its `.npy` file.
pub fn h_after(folder: &Path, artifact: &Path, flags: &[&str], name: &str) -> Vec<u8> {
    let out = folder.join(name);
    run(artifact, &out, flags, 0);
    std::fs::read(out.join("h.npy")).unwrap()
}

/// Returns the Python of `make setup`, if it can import `modules`. With REACTANT_REQUIRE_PYTHON=1
/// its absence is a failure.
pub fn python(modules: &str) -> Option<PathBuf> {
    let python =
        std::env::var_os("REACTANT_PYTHON").map_or_else(|| PathBuf::from("python3"), PathBuf::from);
    let status = std::process::Command::new(&python)
        .args(["-c", &format!("import {modules}")])
        .output();
    let there = status.is_ok_and(|output| output.status.success());
    let required = std::env::var("REACTANT_REQUIRE_PYTHON").is_ok_and(|value| value == "1");
    assert!(
        there || !required,
        "{} cannot import {modules}",
        python.display()
    );
    there.then_some(python)
}

/// Returns a Python that can import JAX: that of the tests, or that of the benchmark in `.cache`,
/// which `make setup` does not install. With REACTANT_REQUIRE_JAX=1 its absence is a failure.
pub fn jax() -> Option<PathBuf> {
    let own = std::env::var_os("REACTANT_PYTHON").map(PathBuf::from);
    let bench = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cache/bench-venv/bin/python");
    let has_jax = |python: &PathBuf| {
        let mut command = std::process::Command::new(python);
        let found = command.args(["-c", "import jax, numpy"]).output();
        found.is_ok_and(|done| done.status.success())
    };
    let found = own.into_iter().chain([bench]).find(has_jax);
    let required = std::env::var("REACTANT_REQUIRE_JAX").is_ok_and(|value| value == "1");
    assert!(
        found.is_some() || !required,
        "no Python here has JAX; `scripts/setup.sh bench` installs one"
    );
    if found.is_none() {
        eprintln!("there is no JAX here: not tested");
    }
    found
}

/// Returns libtpu, even if there is no TPU: REACTANT_PJRT_TPU_PLUGIN, or the wheel in
/// `.cache/tpu-venv`.
pub fn libtpu() -> Option<PathBuf> {
    let given = std::env::var_os("REACTANT_PJRT_TPU_PLUGIN").map(PathBuf::from);
    let venv = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cache/tpu-venv/lib");
    let pythons = std::fs::read_dir(venv).into_iter().flatten().flatten();
    let wheels = pythons.map(|python| python.path().join("site-packages/libtpu/libtpu.so"));
    let found = given.into_iter().chain(wheels).find(|file| file.exists());
    if found.is_none() {
        eprintln!("there is no libtpu here: not tested");
    }
    found
}

/// Runs a Python script that must succeed; returns what it prints.
pub fn run_python(python: &Path, folder: &Path, script: &str) -> String {
    let output = std::process::Command::new(python)
        .args(["-c", script])
        .current_dir(folder)
        .output()
        .expect("python starts");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Writes an artifact of a loop whose step computes `h + a` from `h`.
pub fn growing(folder: &Path, name: &str, steps: u64, outputs: &str) -> PathBuf {
    growing_from(folder, name, "{ expr = \"x + 100*y\" }", steps, outputs)
}

/// The same, with another initial value of `h`.
pub fn growing_from(folder: &Path, name: &str, init: &str, steps: u64, outputs: &str) -> PathBuf {
    let job = GROWING_JOB.replace("INIT", init);
    artifact(
        folder,
        name,
        &job,
        &growing_program([6, 10]),
        steps,
        outputs,
    )
}

/// The same with one part of the job's text replaced.
pub fn growing_changed(
    folder: &Path,
    name: &str,
    (from, to): (&str, &str),
    steps: u64,
    outputs: &str,
) -> PathBuf {
    growing_with(folder, name, &[(from, to)], steps, outputs)
}

/// The same with several parts replaced.
pub fn growing_with(
    folder: &Path,
    name: &str,
    changes: &[(&str, &str)],
    steps: u64,
    outputs: &str,
) -> PathBuf {
    let job = GROWING_JOB.replace("INIT", "{ expr = \"x + 100*y\" }");
    let job = changes.iter().fold(job, |job, (from, to)| {
        assert!(job.contains(from), "{from}");
        job.replace(from, to)
    });
    artifact(
        folder,
        name,
        &job,
        &growing_program([6, 10]),
        steps,
        outputs,
    )
}

/// The job of [`growing`]; STEPS and OUTPUTS are replaced.
const GROWING_JOB: &str = r#"
title = "Growing"
kernels = ["grow.ptx"]
[scalars]
a = 0.5
[coordinates.x]
from = 0.5
spacing = 1.0
units = "m"
[coordinates.y]
from = 10.0
spacing = 2.0
units = "m"
[arrays.h]
dtype = "f32"
shape = [6, 10]
dims = ["y", "x"]
halo = [1, 2]
init = INIT
units = "m"
long_name = "height"
standard_name = "sea_surface_height_above_geoid"
[arrays.mask]
dtype = "bool"
shape = [3]
init = "ones"
[[launch]]
kernel = "grow"
grid = 1
block = 64
args = ["h", "a"]
[loop]
steps = STEPS
dt = 20.0
OUTPUTS
"#;

fn growing_program(shape: [usize; 2]) -> Program {
    let (scalar, field) = (
        TensorType::scalar(ElementType::F32),
        TensorType::new(ElementType::F32, shape),
    );
    let count = TensorType::scalar(ElementType::I64);
    let mut func = Func::new("main");
    let (steps, a, h) = (
        func.parameter(count.clone()),
        func.parameter(scalar.clone()),
        func.parameter(field.clone()),
    );
    func.add_parameter_attribute(2, "tf.aliasing_output", "0 : i32");
    let carried = [count.clone(), count, scalar, field.clone()];
    let mut cond = Func::new("cond");
    let c: Vec<_> = carried
        .iter()
        .map(|ty| cond.parameter(ty.clone()))
        .collect();
    let go_on = cond.compare(Direction::Lt, c[0], c[1]);
    cond.results = vec![go_on];
    let mut body = Func::new("body");
    let b: Vec<_> = carried
        .iter()
        .map(|ty| body.parameter(ty.clone()))
        .collect();
    let one = body.scalar(ElementType::I64, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, b[0], one);
    let wide = body.broadcast_in_dim(b[2], &field.shape, &[]);
    let grown = body.binary(BinaryOp::Add, b[3], wide);
    body.results = vec![next, b[1], b[2], grown];
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    let last = func.while_loop(&[zero, steps, a, h], cond, body);
    func.results = vec![last[3]];
    let inputs = vec![
        Input::Steps,
        Input::Scalar {
            name: "a".into(),
            element: ElementType::F32,
            value: 0.5,
        },
        Input::Array {
            name: "h".into(),
            donated: true,
        },
    ];
    Program {
        text: func.to_stablehlo(),
        inputs: inputs.clone(),
        outputs: vec!["h".into()],
        checks: vec![],
        until: false,
        fell_back: vec![],
        mesh: None,
        target: None,
        tensors: Some(Tensors {
            text: func.to_string(),
            relaxed: false,
            inputs: inputs.clone(),
            outputs: vec!["h".into()],
        }),
    }
}

fn artifact(
    folder: &Path,
    name: &str,
    job: &str,
    program: &Program,
    steps: u64,
    outputs: &str,
) -> PathBuf {
    let text = job
        .replace("STEPS", &steps.to_string())
        .replace("OUTPUTS", outputs);
    let job = read::read("job.toml", &text, folder).unwrap_or_else(|faults| panic!("{faults:?}"));
    let path = folder.join(name);
    runner::artifact::write(
        &path,
        &job,
        program,
        None,
        &[("grow.ptx".into(), b"// not needed to run".to_vec())],
    )
    .unwrap();
    path
}
