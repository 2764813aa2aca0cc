//! StableHLO programs as input: `opt` and `run` of programs that JAX prints, and unsupported ones.

use std::path::Path;

use optimize::{Semantics, Target};
use runner::arrays::{HostArray, npy};
use runner::compile::{Module, ModuleStage};
use runner::job::Job;
use runner::job::signature::Slot;
use stablehlo::ElementType::F64;
use stablehlo::{BinaryOp, Combiner, Func, Literal, Scalar, TensorType, eval, parse};
use testkit::jax_programs::{check, folder, names, read, values};

use crate::common::{ends, reactant};

const TARGETS: [Target; 3] = [Target::Cpu, Target::Cuda, Target::Tpu];

fn module(name: &str, semantics: Semantics) -> (Module, Job) {
    let file = format!("{name}.mlir");
    let module = Module::parse(&file, read(&file)).unwrap_or_else(|faults| panic!("{faults:?}"));
    let job = module.job(Path::new(&file));
    (module.allowing(&job, semantics), job)
}

/// The text of every program at every stage for every target parses to the same signature, and
/// computes what JAX computes; without fast math, with the bits of the original program.
fn check_stages(semantics: Semantics, tolerance_times: f64) {
    for name in names() {
        let (module, job) = module(&name, semantics);
        let (inputs, expected, tolerance) = values(&name);
        let before = eval(&module.tensors.func, &inputs).unwrap();
        let stages = TARGETS.map(|target| (ModuleStage::Optimized, target));
        let early = [ModuleStage::Raised, ModuleStage::Simplified];
        let early = early.map(|stage| (stage, Target::Cpu));
        for (stage, target) in early.into_iter().chain(stages) {
            let what = format!("{name} {stage:?} for {target:?}");
            let text = module.at_stage(stage, &job, None, target).unwrap();
            let func = parse(&text).unwrap_or_else(|errors| panic!("{what}: {errors:?}\n{text}"));
            let types = |func: &stablehlo::Func| -> Vec<_> {
                func.params().iter().map(|param| param.ty.clone()).collect()
            };
            assert_eq!(types(&func), types(&module.tensors.func), "{what}");
            let found = eval(&func, &inputs).unwrap_or_else(|error| panic!("{what}: {error}"));
            check(&what, &found, &expected, tolerance_times * tolerance);
            if semantics == Semantics::BitExact {
                let bits =
                    |all: &[Literal]| -> Vec<_> { all.iter().map(Literal::to_bytes).collect() };
                assert_eq!(bits(&found), bits(&before), "{what}");
            }
        }
    }
}

#[test]
fn optimized_programs_compute_what_jax_computes() {
    check_stages(Semantics::BitExact, 1.0);
}

#[test]
fn they_do_so_with_fast_math() {
    // Reassociated sums differ in the last places.
    check_stages(Semantics::FastMath, 10.0);
}

#[test]
fn every_program_is_explained() {
    let (mut ops, mut ops_left) = (0, 0);
    for name in names() {
        let (module, job) = module(&name, Semantics::BitExact);
        for target in TARGETS {
            let explanation = module.explanation(&job, target).unwrap();
            ops += explanation.before.whole().ops;
            ops_left += explanation.after.whole().ops;
        }
    }
    assert!(0 < ops_left && ops_left < ops, "{ops_left} of {ops} ops");
    let said = |words: &[&str]| ends(reactant().current_dir(folder()).args(words), 0).0;
    let text = said(&["opt", "attention.mlir", "--explain"]);
    for part in ["As it was read", "As it runs", "dot_general", "because"] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
}

/// Returns a program in `f64`, for accurate difference quotients.
fn in_f64(name: &str) -> (Module, Job, Vec<Literal>) {
    let text = read(&format!("{name}.mlir")).replace("f32", "f64");
    let module = Module::parse(name, text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let job = module.job(Path::new(name));
    let inputs = values(name).0.into_iter().zip(&module.signature.inputs);
    let inputs = inputs.map(|(input, slot)| match slot.ty.element.is_float() {
        true => Literal::from_f64s(slot.ty.element, slot.ty.shape.clone(), &input.to_f64s()),
        false => input,
    });
    let inputs = inputs.collect();
    (module, job, inputs)
}

/// Programs, or parameters of programs, that are not compared with difference quotients, and the
/// reason.
const NOT_COMPARED: &[(&str, Option<usize>, &str)] = &[
    ("distributions", None, "its constants are bits of f32"),
    ("exported", None, "it has results that are NaN"),
    ("functions", None, "its constants are bits of f32"),
    (
        "half_precision",
        None,
        "roundings to f16 hide small changes",
    ),
    ("integers", None, "it has no floats"),
    ("random_numbers", None, "it has no floats"),
    (
        "scatters",
        None,
        "products of several updates have no derivative",
    ),
    ("sorts", None, "it has results that are NaN"),
    (
        "while_ode",
        Some(1),
        "the number of iterations jumps with it",
    ),
];

/// The module whose one result is the sum of `r + r^2` over all elements `r` of its float results.
fn with_objective(mut module: Module) -> Module {
    let func = &mut module.tensors.func;
    let number = |func: &mut Func| func.scalar(F64, Scalar::Float(0.0));
    let mut total = number(func);
    for result in func.results.clone() {
        if func.tensor(result).element == F64 {
            let dimensions: Vec<usize> = (0..func.shape(result).len()).collect();
            let square = func.binary(BinaryOp::Multiply, result, result);
            let both = func.binary(BinaryOp::Add, result, square);
            let zero = number(func);
            let sum = func.reduce(both, zero, &dimensions, Combiner::Add);
            total = func.binary(BinaryOp::Add, total, sum);
        }
    }
    func.results = vec![total];
    module.tensors.outputs = vec!["J".to_owned()];
    module.signature.outputs = vec![Slot {
        name: "J".to_owned(),
        aliases: Vec::new(),
        ty: TensorType::scalar(F64),
    }];
    module
}

#[test]
fn gradients_are_difference_quotients() {
    let is_compared = |name: &str, place| {
        let mut rows = NOT_COMPARED.iter();
        !rows.any(|(of, only, _)| *of == name && only.is_none_or(|only| place == Some(only)))
    };
    let mut compared = 0;
    for name in names() {
        if !is_compared(&name, None) {
            continue;
        }
        let (module, job, inputs) = in_f64(&name);
        let module = with_objective(module);
        let wrt: Vec<usize> = (0..inputs.len())
            .filter(|place| inputs[*place].element().is_float())
            .collect();
        let derived = module.with_derivatives(&job, 0, &wrt).unwrap();
        let own = eval(&module.tensors.func, &inputs).unwrap();
        for target in TARGETS {
            let text = derived.at_stage(ModuleStage::Optimized, &job, None, target);
            let func = parse(&text.unwrap()).unwrap();
            let results = eval(&func, &inputs).unwrap();
            check(&name, &results[..1], &own, 1e-12);
            for (place, derivative) in wrt.iter().zip(&results[1..]) {
                if is_compared(&name, Some(*place)) {
                    let what = format!("{name} for {target:?}");
                    check_derivative(&what, &module, *place, &inputs, derivative);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 100, "{compared} derivatives");
}

/// Compares a derivative with central difference quotients in a direction of irregular values.
fn check_derivative(
    what: &str,
    module: &Module,
    place: usize,
    inputs: &[Literal],
    derivative: &Literal,
) {
    let values = inputs[place].to_f64s();
    let direction: Vec<f64> = (0..values.len())
        .map(|nth| ((nth * 37 + 11) % 23) as f64 / 23.0 - 0.4)
        .collect();
    let at = |step: f64| {
        let moved: Vec<f64> = values
            .iter()
            .zip(&direction)
            .map(|(value, along)| value + step * along)
            .collect();
        let mut inputs = inputs.to_vec();
        let ty = inputs[place].ty();
        inputs[place] = Literal::from_f64s(ty.element, ty.shape.clone(), &moved);
        eval(&module.tensors.func, &inputs).unwrap()[0].to_f64s()[0]
    };
    let step = 1e-5;
    let quotient = (at(step) - at(-step)) / (2.0 * step);
    let along = derivative.to_f64s().into_iter().zip(&direction);
    let product: f64 = along.map(|(slope, along)| slope * along).sum();
    let scale = quotient.abs().max(1e-6);
    assert!(
        (product - quotient).abs() <= 1e-6 * scale,
        "{what}, input {place}: {product} for {quotient}"
    );
}

/// A program with named arrays and scalars.
const MODEL: &str = r#"module @jit_model {
  func.func public @main(%arg0: tensor<4x3xf32>, %scale: tensor<f32>, %arg2: tensor<4xi32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "loss"}) {
    %0 = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x3xf32>
    %2 = stablehlo.convert %arg2 : (tensor<4xi32>) -> tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %4, %4 : tensor<4x3xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    return %4, %6 : tensor<4x3xf32>, tensor<f32>
  }
}
"#;

/// A folder with [`MODEL`] and its first argument.
fn model() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("model.mlir"), MODEL).unwrap();
    let mut x = HostArray::zeros(stablehlo::ElementType::F32, &[4, 3]);
    for (nth, bytes) in x.bytes.chunks_exact_mut(4).enumerate() {
        bytes.copy_from_slice(&(nth as f32 / 4.0).to_le_bytes());
    }
    let mut file = std::fs::File::create(folder.path().join("x.npy")).unwrap();
    npy::write(&mut file, &x).unwrap();
    folder
}

/// Returns the values of an `.npy` file of `f32`.
fn numbers(file: &Path) -> Vec<f32> {
    let bytes = std::fs::read(file).unwrap();
    let header = usize::from(u16::from_le_bytes([bytes[8], bytes[9]])) + 10;
    let cells = bytes[header..].chunks_exact(4);
    cells
        .map(|cell| f32::from_le_bytes(cell.try_into().unwrap()))
        .collect()
}

#[test]
fn a_program_runs_on_arrays_of_files() {
    let folder = model();
    let said = |words: &[&str]| {
        let mut command = reactant();
        command.current_dir(&folder).args(["run", "model.mlir"]);
        command.args(["--target", "interpreter"]);
        ends(command.args(words), 0).0
    };
    let expected: Vec<f32> = (0..12)
        .map(|nth| nth as f32 / 8.0 + (nth / 3) as f32)
        .collect();
    let loss: f32 = expected.iter().map(|value| value * value).sum();
    let rows: &[&[&str]] = &[
        &[
            "--arg",
            "0=f32[4,3]:@x.npy",
            "--arg",
            "1=0.5",
            "--arg",
            "2=i32[4]:iota",
        ],
        &[
            "--arg",
            "in2=iota",
            "--arg",
            "scale=f32[]:const=0.5",
            "--arg",
            "arg0=@x.npy",
        ],
    ];
    for row in rows {
        said(&[row, &["-o", "out0=y.npy", "-o", "loss=loss.npy"][..]].concat());
        assert_eq!(numbers(&folder.path().join("y.npy")), expected);
        assert_eq!(numbers(&folder.path().join("loss.npy")), [loss]);
    }
    insta::assert_snapshot!(said(rows[0]));
    said(&[rows[0], &["-o", "all.npz"][..]].concat());
    let gradient = ["--gradient", "loss:scale,in0", "-o", "in0=dx.npy"];
    said(&[rows[0], &gradient[..]].concat());
    let slopes: Vec<f32> = expected.iter().map(|value| 2.0 * value * 0.5).collect();
    assert_eq!(numbers(&folder.path().join("dx.npy")), slopes);
}

#[test]
fn a_program_is_read_from_standard_input_and_differentiated() {
    let mut command = reactant();
    command.args(["opt", "-", "--gradient", "out1:0,scale"]);
    let (text, _) = ends(command.write_stdin(MODEL), 0);
    insta::assert_snapshot!(text);
    let results = parse(&text).unwrap().result_types();
    assert_eq!(results.len(), 4, "{text}");
}

#[test]
fn a_program_is_split_over_a_mesh() {
    let folder = model();
    let mut command = reactant();
    command.current_dir(&folder).args(["opt", "model.mlir"]);
    let (text, _) = ends(command.args(["--mesh", "x=2", "--shard", "in0=x,-"]), 0);
    assert!(text.contains("tensor<2x3xf32>"), "{text}");
    let mut command = reactant();
    command.current_dir(&folder).args(["run", "model.mlir"]);
    command.args(["--arg", "0=@x.npy", "--arg", "1=0.5", "--arg", "2=iota"]);
    command.args(["--target", "interpreter", "--mesh", "x=2"]);
    command.args(["--shard", "in0=x,-", "-o", "out0=y.npy"]);
    ends(&mut command, 0);
    let expected: Vec<f32> = (0..12)
        .map(|nth| nth as f32 / 8.0 + (nth / 3) as f32)
        .collect();
    assert_eq!(numbers(&folder.path().join("y.npy")), expected);
}

#[test]
fn what_is_wrong_with_a_program() {
    let folder = model();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let changed = |from: &str, to: &str| {
        assert!(MODEL.contains(from), "{from}");
        MODEL.replace(from, to)
    };
    write(
        "syntax.mlir",
        &changed("stablehlo.convert %arg2 :", "stablehlo.convert %arg2"),
    );
    write(
        "dynamic.mlir",
        &changed("tensor<4x3xf32>", "tensor<?x3xf32>"),
    );
    write(
        "unknown.mlir",
        &changed("stablehlo.multiply %4, %4", "stablehlo.frobnicate %4, %4"),
    );
    write(
        "type.mlir",
        &changed(
            "%5 = stablehlo.multiply %4, %4",
            "%5 = stablehlo.and %4, %4",
        ),
    );
    write(
        "kernel.mlir",
        "func.func @k(%x: memref<4xf32>) {\n  %0 = tensor.empty() : tensor<4xf32>\n  return\n}\n",
    );
    write("kernel.ptx", ".version 7.0\n.target sm_70\n");
    let unknown = "stablehlo.custom_call @mystery(%1) {api_version = 4 : i32, backend_config = {}} : \
                   (tensor<4x3xf32>) -> tensor<4x3xf32>\n    %4 = stablehlo.add %9, %3";
    let unknown = changed("stablehlo.add %1, %3", unknown);
    write(
        "opaque.mlir",
        &unknown.replace("%4 = stablehlo.custom", "%9 = stablehlo.custom"),
    );
    let args: &[&str] = &["--arg", "0=@x.npy", "--arg", "1=0.5", "--arg", "2=iota"];
    let [first, second, third] = [&args[..2], &args[2..4], &args[4..]];
    #[rustfmt::skip]
    let rows: &[(&str, i32, &[&[&str]])] = &[
        ("a syntax error",                     1, &[&["opt", "syntax.mlir"]]),
        ("a dynamic shape",                    1, &[&["opt", "dynamic.mlir"]]),
        ("an unknown op",                      1, &[&["opt", "unknown.mlir"]]),
        ("an op of another type",              1, &[&["run", "type.mlir"], args]),
        ("no StableHLO program",               1, &[&["opt", "kernel.ptx"]]),
        ("a kernel at a stage of raising",     1, &[&["opt", "kernel.mlir"]]),
        ("no file",                            1, &[&["opt", "absent.mlir"]]),
        ("a derivative of an array",           1, &[&["opt", "model.mlir", "--gradient", "out0:in0"]]),
        ("a derivative by integers",           1, &[&["opt", "model.mlir", "--gradient", "loss:in2"]]),
        ("a derivative of nothing",            2, &[&["opt", "model.mlir", "--gradient", "loss2:in0"]]),
        ("a derivative by nothing",            2, &[&["opt", "model.mlir", "--gradient", "loss"]]),
        ("a derivative by what is absent",     2, &[&["opt", "model.mlir", "--gradient", "loss:in0,in7"]]),
        ("a derivative of a stage",            2, &[&["opt", "model.mlir", "--gradient", "loss:in0", "--emit", "raised"]]),
        ("an op without a derivative",         3, &[&["opt", "opaque.mlir", "--gradient", "loss:in0"]]),
        ("a missing argument",                 2, &[&["run", "model.mlir"], first, third]),
        ("an argument of another type",        1, &[&["run", "model.mlir", "--arg", "0=f64[4,3]:ones"], second, third]),
        ("an argument of another shape",       1, &[&["run", "model.mlir", "--arg", "0=f32[3,4]:ones"], second, third]),
        ("a number for an array",              1, &[&["run", "model.mlir", "--arg", "0=1"], second, third]),
        ("a number of another type",           1, &[&["run", "model.mlir", "--arg", "1=0.5:f64"], first, third]),
        ("a file of another shape",            1, &[&["run", "model.mlir", "--arg", "2=@x.npy"], first, second]),
        ("an argument of no parameter",        1, &[&["run", "model.mlir", "--arg", "x=1"], args]),
        ("an argument given twice",            1, &[&["run", "model.mlir", "--arg", "in0=ones"], args]),
        ("an output of no result",             1, &[&["run", "model.mlir", "-o", "out9=y.npy"], args]),
        ("a file for two results",             1, &[&["run", "model.mlir", "-o", "y.npy"], args]),
        ("flags of kernels",                   2, &[&["run", "model.mlir", "--grid", "1"], args]),
        ("steps",                              2, &[&["run", "model.mlir", "--steps", "3"], args]),
        ("another command",                    2, &[&["check", "model.mlir"]]),
        ("an inspection",                      2, &[&["inspect", "model.mlir"]]),
        ("more passes than there are",         2, &[&["opt", "model.mlir", "--passes-until", "100000"]]),
        ("a file for derivatives of nothing",  2, &[&["run", "kernel.ptx", "-o", "y.npy"]]),
    ];
    let mut shown = String::new();
    for (what, code, words) in rows {
        let mut command = reactant();
        command.current_dir(&folder).args(words.concat());
        if words[0][0] == "run" {
            command.args(["--target", "interpreter"]);
        }
        let (_, said) = ends(&mut command, *code);
        shown += &format!("{what}: {code}\n{said}\n");
    }
    let passes = optimize::passes().len().to_string();
    insta::assert_snapshot!(shown.replace(&passes, "COUNT"));
}
