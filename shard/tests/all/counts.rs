//! The amount of communication is minimal.

use shard::{ExchangeKind, Mesh, Sharded, shard, shard_by};
use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, Literal, Scalar, TensorType, Value, eval, parse,
};

use crate::agree::{self, run};

/// Returns the raised program of `examples/shallow_water`, with `size` cells in each dimension.
fn shallow_water(size: usize) -> Func {
    model(size, "f32")
}

fn in_f64(size: usize) -> Func {
    model(size, "f64")
}

fn model(size: usize, float: &str) -> Func {
    let text = include_str!("../programs/shallow_water.mlir").replace("f32", float);
    let less = (size - 1).to_string();
    let func = parse(&text.replace("511", &less).replace("512", &size.to_string())).unwrap();
    optimize::simplify(&optimize::inline(&func))
}

fn sharded(func: &Func, mesh: &str) -> Sharded {
    let asked = vec![None; func.params().len()];
    let next = vec![None; func.results.len()];
    shard(func, &Mesh::parse(mesh).unwrap(), &asked, &next).unwrap()
}

fn permutes(sharded: &Sharded, depth: usize) -> usize {
    sharded.plan.count(ExchangeKind::Permute, depth)
}

#[test]
fn two_steps_of_shallow_water_take_four_messages() {
    for (mesh, size) in [("2x4", 512), ("3x5", 512), ("8x128", 8192)] {
        let sharded = sharded(&shallow_water(size), mesh);
        // A loop of two steps, and another one for an odd step.
        assert_eq!(permutes(&sharded, 1), 8, "{mesh}\n{}", sharded.plan);
        assert_eq!(sharded.plan.exchanges.len(), 8, "{mesh}\n{}", sharded.plan);
        assert_eq!(sharded.plan.replicated, []);
    }
}

/// With fast links, where nothing is computed redundantly, each stage that reads its neighbours has
/// its own messages: at most four.
#[test]
fn a_stage_of_shallow_water_takes_four_messages() {
    let func = shallow_water(512);
    let (asked, next) = (
        vec![None; func.params().len()],
        vec![None; func.results.len()],
    );
    let mesh = Mesh::parse("2x4").unwrap();
    let narrow = shard_by(&func, &mesh, &asked, &next, &agree::FAST_LINKS).unwrap();
    let axes: Vec<&str> = (narrow.plan.exchanges.iter())
        .map(|exchange| exchange.axes[0].as_str())
        .collect();
    // In each, the second dimension follows the first one.
    let stages: Vec<&[&str]> = axes.chunk_by(|one, next| one <= next).collect();
    for stage in &stages {
        let along = |name| stage.iter().filter(|axis| **axis == name).count();
        assert!(along("a") <= 2 && along("b") <= 2, "{}", narrow.plan);
    }
    assert!(stages.len() > 4, "{}", narrow.plan);
}

/// Returns the inputs of a short run.
fn beginning(func: &Func) -> Vec<Literal> {
    let known = |name: &str| match name {
        "dx" => 5000.0,
        "dt" => 20.0,
        "gravity" => 9.81,
        "depth" => 100.0,
        "coriolis" => 1e-4,
        "viscosity" => 200.0,
        _ => 1e-6,
    };
    let given = agree::inputs(func, 3).into_iter().zip(func.params());
    given
        .map(|(random, param)| match param.ty.rank() {
            0 if param.ty.element.is_float() => {
                let name = param.name.as_deref().unwrap_or("");
                Literal::scalar(param.ty.element, Scalar::Float(known(name)))
            }
            0 => Literal::scalar(param.ty.element, Scalar::Int(5)),
            _ => random,
        })
        .collect()
}

#[test]
fn shallow_water_is_the_same_to_the_bit() {
    let few = ["2x2", "2x4", "3x5", "1x7", "8"];
    for (size, meshes) in [(16, &few[..]), (13, &few), (37, &few), (130, &["8x128"])] {
        for func in [shallow_water(size), in_f64(size)] {
            let inputs = beginning(&func);
            let expected = eval(&func, &inputs).unwrap();
            for mesh in meshes {
                let mut sharded = sharded(&func, mesh);
                let mesh = Mesh::parse(mesh).unwrap();
                assert!(
                    run(&sharded, &mesh, &inputs) == expected,
                    "{size} on {mesh}"
                );
                sharded.func = optimize::simplify(&sharded.func);
                assert!(
                    run(&sharded, &mesh, &inputs) == expected,
                    "{size} on {mesh}, simplified"
                );
            }
        }
    }
}

/// Returns five fields, each a sum of elements up to three away in both dimensions.
fn five_fields(shape: [usize; 2], shifted: &dyn Fn(&mut Func, Value, usize, i64) -> Value) -> Func {
    let mut func = Func::new("main");
    let ty = TensorType::new(ElementType::F32, shape);
    let fields: Vec<Value> = (0..5).map(|_| func.parameter(ty.clone())).collect();
    for (nth, field) in fields.iter().enumerate() {
        let mut sum = fields[(nth + 1) % 5];
        for dim in [0, 1] {
            for by in [-3, -1, 2, 3] {
                let view = shifted(&mut func, *field, dim, by);
                sum = func.binary(BinaryOp::Add, sum, view);
            }
        }
        func.results.push(sum);
    }
    func
}

fn rotated(func: &mut Func, field: Value, dim: usize, by: i64) -> Value {
    func.rotate(field, dim, by)
}

/// Shifts a field, with zeros entering at the ends.
fn moved(func: &mut Func, field: Value, dim: usize, by: i64) -> Value {
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    let (mut low, mut high) = (vec![0, 0], vec![0, 0]);
    (low[dim], high[dim]) = (-by, by);
    func.pad(field, zero, &low, &high, &[0, 0])
}

#[test]
fn five_fields_take_four_messages() {
    let func = five_fields([512, 512], &rotated);
    for mesh in ["2x4", "3x5", "8x16"] {
        let sharded = sharded(&func, mesh);
        assert_eq!(permutes(&sharded, 0), 4, "{mesh}\n{}", sharded.plan);
        assert_eq!(sharded.plan.exchanges.len(), 4);
        assert!(sharded.plan.exchanges.iter().all(|e| e.arrays == 5));
    }
    agree::agrees(&five_fields([13, 22], &rotated));
    agree::agrees(&five_fields([13, 22], &moved));
}

#[test]
fn whole_dimensions_and_closed_ends_take_none() {
    let func = five_fields([512, 512], &rotated);
    let one = sharded(&func, "1x8");
    assert_eq!(permutes(&one, 0), 2, "{}", one.plan);
    let alone = sharded(&func, "1x1");
    assert_eq!(alone.plan.exchanges, []);
    let closed = sharded(&five_fields([512, 512], &moved), "4");
    let messages: Vec<usize> = closed.plan.exchanges.iter().map(|e| e.messages).collect();
    assert_eq!(messages, [3, 3], "{}", closed.plan);
}

#[test]
fn sums_at_one_point_are_one() {
    let mut func = Func::new("main");
    let ty = TensorType::new(ElementType::F32, [13, 22]);
    let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
    let f = &mut func;
    let zero = f.scalar(ElementType::F32, Scalar::Float(0.0));
    let one = f.reduce(x, zero, &[0, 1], Combiner::Add);
    let other = f.reduce(y, zero, &[0, 1], Combiner::Add);
    let product = f.binary(BinaryOp::Multiply, x, y);
    let third = f.reduce(product, zero, &[0, 1], Combiner::Add);
    let mean = f.broadcast_in_dim(third, &[13, 22], &[]);
    let less = f.binary(BinaryOp::Subtract, x, mean);
    let fourth = f.reduce(less, zero, &[0, 1], Combiner::Add);
    f.results = vec![one, other, third, fourth];
    let sharded = sharded(&func, "2x4");
    let arrays: Vec<usize> = sharded.plan.exchanges.iter().map(|e| e.arrays).collect();
    assert_eq!(arrays, [3, 1], "{}", sharded.plan);
    agree::agrees_on(&func, &agree::MESHES, true);
}
