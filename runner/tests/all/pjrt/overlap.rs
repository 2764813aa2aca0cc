//! Updates of an array from other elements of itself, on the device, next to reshapes whose
//! aliasing XLA:CPU analyses incorrectly.

use optimize::{Target, choose_forms, simplify};
use pjrt::CompileOptions;
use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Scalar, TensorType, Value, eval};

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

fn programs() -> Vec<Func> {
    let mut all = Vec::new();
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
