//! Programs with complex numbers, as they are printed for a target.

use optimize::{Target, choose_forms, simplify};
use stablehlo::{BinaryOp, Direction, ElementType, FftKind, Func, Op, Scalar, TensorType, Value};
use testkit::jax_programs;

use crate::same::same_results;

const F32: ElementType = ElementType::F32;
const I32: ElementType = ElementType::I32;

const TARGETS: [Target; 3] = [Target::Cpu, Target::Cuda, Target::Tpu];

/// Returns the lines of the program for a target that interleave or split pairs, except those for
/// the parameters and results of `main`.
fn interleaving(func: &Func, target: Target) -> Vec<String> {
    let text = choose_forms(&simplify(func), target).to_stablehlo();
    let is_of_pairs = |line: &&str| {
        let moves = ["concatenate", "pad", "select", "add", "multiply"];
        let is_op = moves
            .iter()
            .any(|op| line.contains(&format!("\"stablehlo.{op}\"")));
        is_op && line.ends_with("x2xf32>")
    };
    text.lines()
        .filter(is_of_pairs)
        .map(str::to_owned)
        .collect()
}

#[test]
fn programs_of_real_arrays_have_no_pairs() {
    for name in ["spectral_poisson", "split_step", "spectral_vorticity"] {
        let func = jax_programs::parsed(name, &jax_programs::read(&format!("{name}.mlir")));
        for target in TARGETS {
            let lines = interleaving(&func, target);
            assert!(
                lines.is_empty(),
                "{name} for {target:?}: {}",
                lines.join("\n")
            );
        }
    }
}

/// A loop that scales its carried pairs, adds pairs padded from one part, and transforms.
fn scaled() -> Func {
    let ty = TensorType::new(F32, [3, 4, 2]);
    let count = TensorType::scalar(I32);
    let mut cond = Func::new("cond");
    let step = cond.parameter(count.clone());
    cond.parameter(ty.clone());
    cond.parameter(ty.clone());
    let three = cond.scalar(I32, Scalar::Int(3));
    cond.results = vec![cond.compare(Direction::Lt, step, three)];
    let mut body = Func::new("body");
    let step = body.parameter(count);
    let x = body.parameter(ty.clone());
    let sum = body.parameter(ty.clone());
    let one = body.scalar(I32, Scalar::Int(1));
    let step = body.binary(BinaryOp::Add, step, one);
    let half = body.splat(ty.clone(), Scalar::Float(0.5));
    let scaled = body.binary(BinaryOp::Multiply, x, half);
    let spectrum = body.fft(scaled, FftKind::Forward, &[4]);
    let edge = body.scalar(F32, Scalar::Float(0.25));
    let halves = [0, 1].map(|number| {
        let part = body.slice(spectrum, &[0, 0, number], &[3, 4, number + 1], &[1, 1, 1]);
        let beside = 1 - number as i64;
        body.pad(part, edge, &[0, 0, beside], &[0, 0, 1 - beside], &[0, 0, 0])
    });
    let both = body.binary(BinaryOp::Add, halves[0], halves[1]);
    let sum = body.binary(BinaryOp::Add, sum, both);
    body.results = vec![step, both, sum];
    let mut func = Func::new("main");
    let x = func.parameter(ty);
    let zero = func.scalar(I32, Scalar::Int(0));
    let carried = func.while_loop(&[zero, x, x], cond, body);
    func.results = carried[1..].to_vec();
    func
}

#[test]
fn what_a_loop_carries_is_complex() {
    let func = scaled();
    for target in TARGETS {
        same_results(&func, &choose_forms(&simplify(&func), target));
        let text = choose_forms(&simplify(&func), target).to_stablehlo();
        let mut carried = text
            .lines()
            .filter(|line| line.trim_start().starts_with("}) : (tensor<i32>"));
        assert!(carried.all(|line| !line.contains("x2xf32")), "{text}");
    }
}

/// Every op that acts equally on both parts, between transforms.
#[test]
fn ops_of_parts_give_the_same_bits() {
    type Make = fn(&mut Func, Value) -> Value;
    let all: [(&str, Make); 11] = [
        ("transpose", |f, x| f.transpose(x, &[1, 0, 2])),
        ("reverse", |f, x| f.reverse(x, &[1])),
        ("slice", |f, x| {
            f.slice(x, &[1, 0, 0], &[3, 4, 2], &[1, 4, 1])
        }),
        ("rotate", |f, x| f.rotate(x, 1, 3)),
        ("wrap", |f, x| f.wrap(x, 0, 1, 2)),
        ("extend", |f, x| f.extend(x, 1, 2, 0)),
        ("concatenate", |f, x| f.concatenate(&[x, x], 1)),
        ("broadcast", |f, x| {
            f.broadcast_in_dim(x, &[2, 3, 4, 2], &[1, 2, 3])
        }),
        ("pad", |f, x| {
            let edge = f.scalar(F32, Scalar::Float(1.5));
            f.pad(x, edge, &[1, -1, 0], &[0, 2, 0], &[1, 0, 0])
        }),
        ("select", |f, x| {
            let rows = f.iota(F32, &[3, 4, 2], 1);
            let is_less = f.compare(Direction::Lt, rows, x);
            let limits = [-1.0, 1.0].map(|limit| f.scalar(F32, Scalar::Float(limit)));
            let clamped = f.push(Op::Clamp {
                min: limits[0],
                operand: x,
                max: limits[1],
            });
            f.select(is_less, clamped.expect("it fits"), x)
        }),
        ("convert", |f, x| {
            let wide = f.convert(x, ElementType::F64);
            let square = f.binary(BinaryOp::Multiply, wide, wide);
            f.convert(square, F32)
        }),
    ];
    for (name, make) in all {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(F32, [3, 4, 2]));
        let spectrum = func.fft(x, FftKind::Forward, &[3, 4]);
        let made = make(&mut func, spectrum);
        let last = func.shape(made)[func.shape(made).len() - 2];
        func.results = vec![func.fft(made, FftKind::Inverse, &[last])];
        for target in TARGETS {
            println!("{name} for {target:?}");
            same_results(&func, &choose_forms(&func, target));
        }
        let text = choose_forms(&func, Target::Cpu).to_stablehlo();
        let of_pairs = text
            .lines()
            .filter(|line| line.contains(&format!("stablehlo.{name}\"")));
        // The result of `main` is interleaved.
        let count = of_pairs.filter(|line| line.ends_with("x2xf32>")).count();
        assert_eq!(count, usize::from(name == "concatenate"), "{name}: {text}");
    }
}

/// Direct and indirect callees.
fn callees(func: &Func) -> Vec<&Func> {
    let mut all = Vec::new();
    for value in func.values() {
        if let Op::Call { callee, .. } = func.op(value) {
            all.push(&**callee);
            all.extend(callees(callee));
        }
    }
    all
}

#[test]
fn a_stage_joins_both_parts_between_transforms() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F32, [64, 64, 2]));
    let y = func.parameter(TensorType::new(F32, [64, 64, 1]));
    let spectrum = func.fft(x, FftKind::Forward, &[64, 64]);
    let ones = func.splat(TensorType::new(F32, [64, 64, 1]), Scalar::Int(1));
    let square = func.binary(BinaryOp::Multiply, y, y);
    let below = func.binary(BinaryOp::Add, square, ones);
    let parts = [0, 1].map(|number| {
        let part = func.slice(spectrum, &[0, 0, number], &[64, 64, number + 1], &[1, 1, 1]);
        func.binary(BinaryOp::Divide, part, below)
    });
    let joined = func.concatenate(&parts, 2);
    func.results = vec![func.fft(joined, FftKind::Inverse, &[64, 64])];
    let staged = choose_forms(&func, Target::Cpu);
    same_results(&func, &staged);
    let all = callees(&staged);
    let [stage] = all.as_slice() else {
        panic!("{} stages: {staged}", all.len());
    };
    let has = |is: fn(&Op) -> bool| stage.values().any(|v| is(stage.op(v)));
    assert!(has(|op| matches!(op, Op::Binary(BinaryOp::Divide, ..))));
    assert!(!has(|op| matches!(op, Op::Fft { .. })), "{staged}");
    assert!(stage.joined_parts(stage.results[0]).is_some(), "{staged}");
}
