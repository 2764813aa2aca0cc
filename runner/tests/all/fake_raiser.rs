//! The commands with a raiser that has one built-in kernel: how they use kernels, without LLVM.

use std::collections::BTreeMap;
use std::path::Path;

use clap::Parser;
use optimize::Allow;
use runner::bind::{BoundJob, BoundLaunch};
use runner::cli::Cli;
use runner::commands::{Context, dispatch};
use runner::compile::TensorProgram;
use runner::fault::{Fault, Result, origin};
use runner::job::Job;
use runner::program::{Check, Input};
use runner::raiser::{Accesses, Fallback, Kernel, Param, ParamKind, Raiser, Source, Stage};
use stablehlo::{BinaryOp, ElementType, Func, Scalar, TensorType};

use crate::common;

/// `saxpy(n, a, x, y)`: y = a x + y. Its interpreter has a relative error of 10^-`wrong`, if given.
struct Fake {
    wrong: Option<i32>,
    /// The program claims that its first check failed.
    check_fails: bool,
}

impl Raiser for Fake {
    fn read(&mut self, path: &Path, _: &[String]) -> Result<Source> {
        let text =
            std::fs::read_to_string(path).map_err(|error| Fault::file("read", path, &error))?;
        let param = |name: &str, kind| Param {
            name: name.into(),
            kind,
            element: None,
            extents: Vec::new(),
        };
        let params = vec![
            param("saxpy_param_0", ParamKind::Int { bits: 32 }),
            param("saxpy_param_1", ParamKind::Float { bits: 32 }),
            param("saxpy_param_2", ParamKind::Pointer),
            param("saxpy_param_3", ParamKind::Pointer),
        ];
        let kernel = Kernel {
            name: "saxpy".into(),
            params,
            shared_bytes: 0,
            barriers: 0,
            needs: vec![],
        };
        Ok(Source {
            origin: origin(path.display().to_string(), text),
            kernels: vec![kernel],
            variables: vec![],
        })
    }

    fn tensors(&self, job: &Job, plan: &BoundJob, _: Fallback) -> Result<TensorProgram> {
        let shape = job.array("y").unwrap().shape.clone();
        let (scalar, vector) = (
            TensorType::scalar(ElementType::F32),
            TensorType::new(ElementType::F32, shape.clone()),
        );
        let mut func = Func::new("main");
        let (a, x, y) = (
            func.parameter(scalar),
            func.parameter(vector.clone()),
            func.parameter(vector),
        );
        func.add_parameter_attribute(2, "tf.aliasing_output", "0 : i32");
        let wide = func.broadcast_in_dim(a, &shape, &[]);
        let product = func.binary(BinaryOp::Multiply, wide, x);
        func.results = vec![func.binary(BinaryOp::Add, product, y)];
        let mut checks = Vec::new();
        if self.check_fails {
            checks.push(Check {
                trap: None,
                race: None,
                kernel: "saxpy".into(),
                array: "x".into(),
                len: 4,
                source: 0,
                line: 2,
                column: 3,
            });
            let failed = func.scalar(ElementType::I32, Scalar::Int(1));
            func.results.push(failed);
        }
        let value = plan.floats[0].value;
        let inputs = vec![
            Input::Scalar {
                name: "a".into(),
                element: ElementType::F32,
                value,
            },
            Input::Array {
                name: "x".into(),
                donated: false,
            },
            Input::Array {
                name: "y".into(),
                donated: true,
            },
        ];
        Ok(TensorProgram {
            func,
            inputs,
            outputs: vec!["y".into()],
            checks,
            until: false,
            fell_back: vec![],
            allow: Allow::default(),
            own: BTreeMap::new(),
        })
    }

    fn emit(&self, _: &Job, launch: &BoundLaunch, stages: &[Stage]) -> Result<Vec<String>> {
        let text = |stage: &Stage| format!("{} of {}\n", stage.name(), launch.kernel);
        Ok(stages.iter().map(text).collect())
    }

    fn run_natively(
        &self,
        job: &Job,
        plan: &BoundJob,
        arrays: &mut [Vec<u8>],
        steps: u64,
        _: Accesses,
        _: &mut dyn FnMut(&mut [Vec<u8>]),
    ) -> Result<()> {
        self.interpret(job, plan, arrays, steps)
    }

    fn interpret(&self, job: &Job, plan: &BoundJob, arrays: &mut [Vec<u8>], _: u64) -> Result<()> {
        let of = |name: &str| {
            job.arrays
                .iter()
                .position(|array| array.name.value == name)
                .unwrap()
        };
        let (x, y) = (arrays[of("x")].clone(), &mut arrays[of("y")]);
        let float = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().unwrap());
        let a = plan.floats[0].value as f32;
        for (x, y) in x.chunks_exact(4).zip(y.chunks_exact_mut(4)) {
            let exact = a.mul_add(float(x), float(y));
            let value = self
                .wrong
                .map_or(exact, |digits| exact * (1.0 + 10f32.powi(-digits)));
            y.copy_from_slice(&value.to_le_bytes());
        }
        Ok(())
    }
}

fn main_with(fake: fn() -> Fake, folder: &Path, line: &[&str]) -> Result<()> {
    let file = folder.join("saxpy.ptx");
    std::fs::write(&file, ".version 8.0\n  ld.global.f32 %f1, [%rd1];\n").unwrap();
    let replaced = line
        .iter()
        .map(|word| word.replace("FOLDER", &folder.display().to_string()));
    let cli =
        Cli::try_parse_from(std::iter::once("reactant-rs".to_owned()).chain(replaced)).unwrap();
    let raiser = move || -> Box<dyn Raiser> { Box::new(fake()) };
    dispatch(
        &cli,
        &Context {
            raiser: &raiser,
            quiet: true,
            command_line: line.join(" "),
        },
    )
}

fn right() -> Fake {
    Fake {
        wrong: None,
        check_fails: false,
    }
}

const LAUNCH: [&str; 12] = [
    "--grid",
    "1",
    "--block",
    "256",
    "--arg",
    "n=100",
    "--arg",
    "a=2.5",
    "--arg",
    "x=f32[n]:iota",
    "--arg",
    "y=f32[100]:ones",
];

fn with<'a>(command: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [command, &["FOLDER/saxpy.ptx"], &LAUNCH, more].concat()
}

#[test]
fn flags_run_one_kernel() {
    let folder = tempfile::tempdir().unwrap();
    let line = with(
        &[
            "run",
            "--target",
            "interpreter",
            "--output-dir",
            "FOLDER/new",
        ],
        &["--output", "y=y.npy", "--kernel", "saxpy"],
    );
    main_with(right, folder.path(), &line).unwrap();
    let y =
        runner::arrays::npy::read_file(&folder.path().join("new/y.npy"), ElementType::F32, &[100])
            .unwrap();
    assert!(
        y.values()
            .enumerate()
            .all(|(i, value)| value == 2.5 * i as f64 + 1.0)
    );
}

#[test]
fn a_compiled_job_runs_alone() {
    let folder = tempfile::tempdir().unwrap();
    main_with(
        right,
        folder.path(),
        &with(&["compile", "-o", "FOLDER/s.rxa"], &["--output", "y=y.npy"]),
    )
    .unwrap();
    std::fs::remove_file(folder.path().join("saxpy.ptx")).unwrap();
    common::ends(
        common::reactant()
            .current_dir(&folder)
            .args(["run", "s.rxa", "--target", "interpreter"]),
        0,
    );
    let y = runner::arrays::npy::read_file(&folder.path().join("y.npy"), ElementType::F32, &[100])
        .unwrap();
    assert_eq!(y.get(99), 2.5 * 99.0 + 1.0);
}

#[test]
fn stages_go_to_files_and_folders() {
    let folder = tempfile::tempdir().unwrap();
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    main_with(
        right,
        folder.path(),
        &with(&["raise", "--emit", "cf", "-o", "FOLDER/saxpy.mlir"], &[]),
    )
    .unwrap();
    assert_eq!(read("saxpy.mlir"), "cf of saxpy\n");
    main_with(
        right,
        folder.path(),
        &with(
            &[
                "raise",
                "--emit",
                "nvvm,affine,stablehlo",
                "-o",
                "FOLDER/stages/",
            ],
            &[],
        ),
    )
    .unwrap();
    assert_eq!(read("stages/0-saxpy.nvvm.ll"), "nvvm of saxpy\n");
    assert_eq!(read("stages/0-saxpy.affine.mlir"), "affine of saxpy\n");
    assert!(read("stages/program.stablehlo.mlir").contains("stablehlo.multiply"));
}

#[test]
fn check_finds_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    let line = with(&["check", "--target", "interpreter"], &[]);
    main_with(right, folder.path(), &line).unwrap();
    let faults = main_with(
        || Fake {
            wrong: Some(3),
            ..right()
        },
        folder.path(),
        &line,
    )
    .unwrap_err();
    assert_eq!(faults.exit_code(), 1);
    assert!(
        faults
            .iter()
            .next()
            .unwrap()
            .message
            .contains("differs from the kernels in y")
    );
    let tolerant = [line.as_slice(), &["--tolerance-abs", "1"]].concat();
    main_with(
        || Fake {
            wrong: Some(3),
            ..right()
        },
        folder.path(),
        &tolerant,
    )
    .unwrap();
}

#[test]
fn a_check_of_the_program_that_fails_points_at_the_kernel_s_line() {
    let folder = tempfile::tempdir().unwrap();
    let line = with(&["run", "--target", "interpreter"], &[]);
    let faults = main_with(
        || Fake {
            check_fails: true,
            ..right()
        },
        folder.path(),
        &line,
    )
    .unwrap_err();
    assert_eq!(faults.exit_code(), 1);
    let shown = runner::report::render(&faults, false, 100)
        .replace(&folder.path().display().to_string(), "FOLDER");
    insta::assert_snapshot!(shown);
}

#[test]
fn bad_flags_are_pointed_at() {
    #[rustfmt::skip]
    let rows: &[(&[&str], u8)] = &[
        (&["--kernel", "saxpi", "--grid", "1", "--block", "256", "--arg", "n=100", "--arg", "a=2.5", "--arg", "x=f32[100]:iota", "--arg", "y=f32[100]:ones"], 1),
        (&["--grid", "1", "--block", "256", "--arg", "n=100", "--arg", "a=2.5", "--arg", "x=f32[100]:iota"], 1),
        (&["--grid", "1", "--block", "256", "--arg", "n=2.5", "--arg", "a=2.5:f64", "--arg", "x=7", "--arg", "y=f32[100]:ones"], 1),
        (&["--grid", "1", "--block", "2048", "--arg", "n=1e", "--arg", "a=2.5:f23", "--arg", "x=f32[100]", "--arg", "y=f32[0]:ones"], 1),
        (&["--grid", "1", "--block", "8", "--arg", "n=1", "--arg", "n=2", "--arg", "x=f31[100]:iota", "--arg", "y=u8[100]:const=256"], 1),
        (&["--grid", "1", "--block", "8", "--arg", "n=1", "--arg", "a=1", "--arg", "x=f32[m]:iota", "--arg", "y=f32[10]:on", "--output", "z=z.npy"], 1),
        (&["--grid", "1", "--block", "8", "--arg", "n=1", "--arg", "a=1", "--arg", "x=f32[8]:@/no/x.npy", "--arg", "y=f32[8]:ones", "--output", "y=y.csv"], 1),
        (&["--grid", "1", "--block", "8", "--arg", "n=1", "--arg", "a=1", "--arg", "x=f32[8]:@/no/x.npy", "--arg", "y=f32[8]:ones"], 1),
        (&["--grid", "1x", "--block", "8", "--arg", "n"], 2),
        (&["--block", "8"], 2),
        (&["--grid", "1", "--block", "8", "--arg", "n=1", "--output", "y"], 2),
        (&["--grid", "1", "--block", "8", "--arg", "n=1", "--arg", "a=1", "--arg", "x=f32[8]:iota", "--arg", "y=f32[8]:ones", "--output", "z=z.npy"], 1),
    ];
    let folder = tempfile::tempdir().unwrap();
    let mut all = String::new();
    for (flags, code) in rows {
        let line = [&["run", "FOLDER/saxpy.ptx"], *flags].concat();
        let faults = main_with(right, folder.path(), &line).unwrap_err();
        let shown = runner::report::render(&faults, false, 100)
            .replace(&folder.path().display().to_string(), "FOLDER");
        all.push_str(&format!("==== {}\n{shown}\n", flags.join(" ")));
        assert_eq!(faults.exit_code(), *code, "{shown}");
    }
    insta::assert_snapshot!(all);
}
