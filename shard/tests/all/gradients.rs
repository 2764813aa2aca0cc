//! Adjoint programs are partitioned like any others.

use differentiate::{Options, value_and_grad};
use shard::{ExchangeKind, Mesh, shard};
use stablehlo::{BinaryOp, Combiner, ElementType, Func, Literal, Scalar, TensorType, Value, parse};

use crate::agree::{self, agrees_on};

/// Returns several steps of shallow water, with the amount of water moved as objective.
fn shallow_water(size: usize, steps: i64, element: ElementType) -> Func {
    let float = if element == ElementType::F64 {
        "f64"
    } else {
        "f32"
    };
    let text = include_str!("../programs/shallow_water.mlir").replace("f32", float);
    let less = (size - 1).to_string();
    let raised = parse(&text.replace("511", &less).replace("512", &size.to_string())).unwrap();
    let raised = optimize::simplify(&optimize::inline(&raised));
    let mut func = Func::new("main");
    let arguments: Vec<Value> = (raised.params().iter().enumerate())
        .map(|(nth, param)| match nth {
            0 => func.constant(Literal::scalar(ElementType::I64, Scalar::Int(steps))),
            _ => func.parameter(param.ty.clone()),
        })
        .collect();
    let results = raised.rewritten_into(&mut func, &arguments, |out, _, op| out.push(op).unwrap());
    let square = func.binary(BinaryOp::Multiply, results[0], results[0]);
    let zero = func.scalar(element, Scalar::Float(0.0));
    func.results = vec![func.reduce(square, zero, &[0, 1], Combiner::Add)];
    optimize::simplify(&func)
}

#[test]
fn gradients_of_shallow_water() {
    let gradient = |size: usize, steps: i64, element: ElementType| {
        let func = shallow_water(size, steps, element);
        let of = |name: usize| name;
        // The parameters that are the height and the velocities.
        let fields: Vec<usize> = (0..func.params().len())
            .filter(|p| func.params()[*p].ty.rank() == 2)
            .take(3)
            .map(of)
            .collect();
        let both = value_and_grad(&func, 0, &fields, &Options::default()).unwrap();
        optimize::simplify(&both.func)
    };
    for element in [ElementType::F32, ElementType::F64] {
        agrees_on(
            &gradient(13, 4, element),
            &["2x2", "2x4", "3x5", "1x7"],
            true,
        );
        // A column for each of 128 devices: halos span several of them.
        agrees_on(&gradient(128, 2, element), &["8x128"], true);
    }
    let mesh = Mesh::parse("2x4").unwrap();
    let func = gradient(512, 4, ElementType::F32);
    let (asked, next) = (
        vec![None; func.params().len()],
        vec![None; func.results.len()],
    );
    let sharded = shard(&func, &mesh, &asked, &next).unwrap();
    println!("{}", sharded.plan);
    assert_eq!(sharded.plan.replicated, []);
    assert!(sharded.plan.count(ExchangeKind::AllReduce, 0) <= 1);
}

/// The reverse of a step reads what was stored for one step: it sends the edges of that, and not
/// those of all steps.
#[test]
fn steps_backwards_send_what_they_read() {
    let sent = |steps: i64| {
        let func = shallow_water(512, steps, ElementType::F32);
        let fields: Vec<usize> = (0..func.params().len())
            .filter(|p| func.params()[*p].ty.rank() == 2)
            .collect();
        let keep = Options {
            checkpoint: differentiate::Checkpoint::All,
            ..Options::default()
        };
        let both = value_and_grad(&func, 0, &fields, &keep).unwrap();
        let func = optimize::simplify(&both.func);
        let (asked, next) = (
            vec![None; func.params().len()],
            vec![None; func.results.len()],
        );
        let sharded = shard(&func, &Mesh::parse("2x4").unwrap(), &asked, &next).unwrap();
        let exchanges = sharded.plan.exchanges.iter();
        let within = exchanges.filter(|e| e.depth > 0);
        within.map(|e| e.bytes).collect::<Vec<usize>>()
    };
    assert_eq!(sent(6), sent(40));
}

#[test]
fn gradients_of_closed_ends() {
    let mut func = Func::new("main");
    let ty = TensorType::new(ElementType::F64, [13, 9]);
    let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
    let f = &mut func;
    let wide = f.extend(x, 0, 1, 1);
    let up = f.slice(wide, &[2, 0], &[15, 9], &[1, 1]);
    let down = f.slice(wide, &[0, 0], &[13, 9], &[1, 1]);
    let slope = f.binary(BinaryOp::Subtract, up, down);
    let inner = f.slice(slope, &[1, 1], &[12, 8], &[1, 1]);
    let zero = f.scalar(ElementType::F64, Scalar::Float(0.0));
    let padded = f.pad(inner, zero, &[1, 1], &[1, 1], &[0, 0]);
    let product = f.binary(BinaryOp::Multiply, padded, y);
    let turned = f.rotate(product, 1, 2);
    let square = f.binary(BinaryOp::Multiply, turned, turned);
    f.results = vec![f.reduce(square, zero, &[0, 1], Combiner::Add)];
    let both = value_and_grad(&func, 0, &[0, 1], &Options::default()).unwrap();
    agrees_on(&both.func, &agree::MESHES, true);
    agrees_on(&optimize::simplify(&both.func), &agree::MESHES, true);
}
