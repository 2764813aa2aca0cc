//! Updates of an array from other elements of itself, on the device, next to reshapes whose
//! aliasing XLA:CPU analyses incorrectly.

use optimize::{Target, choose_forms, simplify};
use pjrt::CompileOptions;
use stablehlo::{
    BinaryOp, Direction, ElementType, Func, Literal, Scalar, TensorType, UnaryOp, Value, eval,
};

use super::client;

/// `x[2..] = x[..n - 2]` in the first dimension longer than one, optionally doubled.
fn moved(func: &mut Func, x: Value, start: Value, doubled: bool) -> Value {
    let shape = func.shape(x).to_vec();
    let axis = shape
        .iter()
        .position(|size| *size > 1)
        .expect("one is long");
    let mut limit = shape.clone();
    limit[axis] -= 2;
    let ones = vec![1; shape.len()];
    let mut part = func.slice(x, &vec![0; shape.len()], &limit, &ones);
    if doubled {
        part = func.binary(BinaryOp::Add, part, part);
    }
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let starts = (0..shape.len()).map(|d| if d == axis { start } else { zero });
    let starts: Vec<Value> = starts.collect();
    func.dynamic_update_slice(x, part, &starts)
}

/// Twice `x[1..7]` is written to `x[2 * start..]`; one of both is an array of 6 rows, reshaped from
/// `x`, and the other one is flat.
fn in_two_shapes(func: &mut Func, x: Value, start: Value, writes_rows: bool) -> Value {
    let flat = func.reshape(x, &[12]);
    let rows = func.reshape(x, &[6, 2]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let (part, shape): (_, &[usize]) = match writes_rows {
        true => (func.slice(flat, &[1], &[7], &[1]), &[3, 2]),
        false => (func.slice(rows, &[1, 0], &[4, 2], &[1, 1]), &[6]),
    };
    let twice = func.binary(BinaryOp::Add, part, part);
    let update = func.reshape(twice, shape);
    match writes_rows {
        true => func.dynamic_update_slice(rows, update, &[start, zero]),
        false => func.dynamic_update_slice(flat, update, &[start]),
    }
}

/// `x[start..][..3] = (rotated x)[..3] + x[..3]` for an array of 6 rows.
fn rotated(func: &mut Func, x: Value, start: Value) -> Value {
    let around = func.rotate(x, 1, 1);
    let sum = func.binary(BinaryOp::Add, around, x);
    let part = func.slice(sum, &[0, 0], &[3, 2], &[1, 1]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    func.dynamic_update_slice(x, part, &[start, zero])
}

/// Programs that read and update an array in two shapes.
fn programs_of_two_shapes() -> impl Iterator<Item = Func> {
    let shapes: [&[usize]; 3] = [&[12], &[6, 2], &[3, 4]];
    let with = |shape: &[usize], step: &dyn Fn(&mut Func, Value, Value) -> Value| {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(ElementType::F32, shape));
        let start = func.parameter(TensorType::new(ElementType::I32, []));
        func.results = vec![step(&mut func, x, start)];
        func
    };
    let mut all = vec![with(&[6, 2], &rotated)];
    for shape in shapes {
        for writes_rows in [false, true] {
            all.push(with(shape, &|func, x, start| {
                in_two_shapes(func, x, start, writes_rows)
            }));
            all.push(with(shape, &|func, x, start| {
                let x = func.unary(UnaryOp::Negate, x);
                in_two_shapes(func, x, start, writes_rows)
            }));
        }
    }
    all.into_iter()
}

fn programs() -> Vec<Func> {
    let mut all = Vec::from_iter(programs_of_two_shapes());
    let shapes: [(&[usize], &[usize]); 8] = [
        (&[12], &[12]),
        (&[12], &[1, 12]),
        (&[12], &[12, 1]),
        (&[12, 1], &[12]),
        (&[12], &[3, 4]),
        (&[6, 2], &[6, 1, 2]),
        (&[1, 6, 2], &[6, 2]),
        (&[1, 12], &[3, 4]),
    ];
    for (from, to) in shapes {
        for reshape_first in [false, true] {
            for doubled in [false, true] {
                for known in [false, true] {
                    for looped in [false, true] {
                        let mut func = Func::new("main");
                        let first = if looped { to } else { from };
                        let x = func.parameter(TensorType::new(ElementType::F32, first));
                        let start = func.parameter(TensorType::new(ElementType::I32, []));
                        let step = |func: &mut Func, x: Value, start: Value| {
                            let start = match known {
                                true => func.scalar(ElementType::I32, Scalar::Int(2)),
                                false => start,
                            };
                            let x = func.reshape(x, from);
                            if reshape_first {
                                let x = func.reshape(x, to);
                                return moved(func, x, start, doubled);
                            }
                            let x = moved(func, x, start, doubled);
                            func.reshape(x, to)
                        };
                        func.results = match looped {
                            false => vec![step(&mut func, x, start)],
                            true => three_times(&mut func, x, start, &step),
                        };
                        all.push(func);
                    }
                }
            }
        }
    }
    all
}

fn three_times(
    func: &mut Func,
    x: Value,
    start: Value,
    step: &dyn Fn(&mut Func, Value, Value) -> Value,
) -> Vec<Value> {
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let inits = [zero, x, start];
    let with_parameters = |name: &str| {
        let mut region = Func::new(name);
        let parameters = inits.map(|v| region.parameter(func.tensor(v).clone()));
        (region, parameters)
    };
    let (mut cond, [nth, ..]) = with_parameters("cond");
    let three = cond.scalar(ElementType::I32, Scalar::Int(3));
    cond.results = vec![cond.compare(Direction::Lt, nth, three)];
    let (mut body, [nth, x, start]) = with_parameters("body");
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, nth, one);
    let x = step(&mut body, x, start);
    body.results = vec![next, x, start];
    let results = func.while_loop(&inits, cond, body);
    vec![results[1]]
}

#[test]
fn an_update_by_what_it_overlaps_reads_what_was_there_before() {
    let client = client();
    let device = &client.addressable_devices().unwrap()[0];
    let mut wrong = Vec::new();
    for func in programs() {
        let shape = func.params()[0].ty.shape.clone();
        let elements: Vec<f64> = (0..12).map(|k| f64::from(k) + 1.0).collect();
        let x = Literal::from_f64s(ElementType::F32, shape, &elements);
        let start = Literal::from_scalars(ElementType::I32, vec![], vec![Scalar::Int(2)]);
        let expected = eval(&func, &[x.clone(), start.clone()]).unwrap();
        let written = choose_forms(&simplify(&func), Target::Cpu);
        let program = client.compile(&written.to_stablehlo(), &CompileOptions::default());
        let inputs = [&x, &start].map(|x| {
            let buffer = device.buffer(&x.to_bytes(), x.element(), x.shape());
            buffer.unwrap()
        });
        let results = program.unwrap().run(&inputs.each_ref()).unwrap();
        let got = results[0].to_host().unwrap();
        if got != expected[0].to_bytes() {
            let got =
                Literal::from_bytes(ElementType::F32, func.result_types()[0].shape.clone(), got);
            wrong.push(format!("{} became {got}\n{written}", expected[0]));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        programs().len(),
        wrong.join("\n")
    );
}
