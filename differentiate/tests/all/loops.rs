//! Derivatives of loops do not depend on what is stored.

use differentiate::{Checkpoint, Options, vjp};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Scalar, TensorType, UnaryOp, Value,
    eval,
};
use testkit::Random;

use crate::check::check;

const F64: ElementType = ElementType::F64;
const I32: ElementType = ElementType::I32;

/// Writes a loop of `steps` iterations over `inits`, whose body gets the iteration.
pub(super) fn steps(
    func: &mut Func,
    steps: Value,
    inits: &[Value],
    step: impl FnOnce(&mut Func, Value, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let zero = func.scalar(I32, Scalar::Int(0));
    let all = [&[zero, steps], inits].concat();
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for value in &all {
        let ty = func.tensor(*value).clone();
        cond.parameter(ty.clone());
        body.parameter(ty);
    }
    let (i, end) = (cond.parameters()[0], cond.parameters()[1]);
    cond.results = vec![cond.compare(Direction::Lt, i, end)];
    let parameters = body.parameters().to_vec();
    let one = body.scalar(I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, parameters[0], one);
    let state = step(&mut body, parameters[0], &parameters[2..]);
    body.results = [&[next, parameters[1]], state.as_slice()].concat();
    func.while_loop(&all, cond, body)[2..].to_vec()
}

fn number(func: &mut Func, value: f64) -> Value {
    func.scalar(F64, Scalar::Float(value))
}

/// Iterates `u -= kappa sin(u) u[i + 1]`, with the history of one element.
pub(super) fn nonlinear(trips: usize, n: usize, known: bool) -> Func {
    let mut func = Func::new("nonlinear");
    let u = func.parameter(TensorType::new(F64, [n]));
    let kappa = func.parameter(TensorType::scalar(F64));
    let end = match known {
        true => func.scalar(I32, Scalar::Int(trips as i64)),
        false => func.parameter(TensorType::scalar(I32)),
    };
    let history = func.splat(TensorType::new(F64, [trips + 1]), Scalar::Int(0));
    let results = steps(&mut func, end, &[u, history, kappa], |body, i, state| {
        let [u, history, kappa] = state else {
            unreachable!()
        };
        let next = body.rotate(*u, 0, 1);
        let sine = body.unary(UnaryOp::Sine, *u);
        let product = body.binary(BinaryOp::Multiply, sine, next);
        let wide = body.broadcast_in_dim(*kappa, &[n], &[]);
        let change = body.binary(BinaryOp::Multiply, wide, product);
        let u = body.binary(BinaryOp::Subtract, *u, change);
        let one = body.slice(u, &[0], &[1], &[1]);
        // Reads what was written two iterations earlier.
        let before = body.dynamic_slice(*history, &[i], &[1]);
        let one = body.binary(BinaryOp::Add, one, before);
        let history = body.dynamic_update_slice(*history, one, &[i]);
        let zero = number(body, 0.0);
        let sum = body.reduce(history, zero, &[0], Combiner::Add);
        let small = number(body, 0.01);
        let sum = body.binary(BinaryOp::Multiply, small, sum);
        let kappa_too = body.binary(BinaryOp::Multiply, *kappa, sum);
        let wide = body.broadcast_in_dim(kappa_too, &[n], &[]);
        let u = body.binary(BinaryOp::Add, u, wide);
        vec![u, history, *kappa]
    });
    func.results = vec![results[0], results[1]];
    func
}

fn inputs(func: &Func, trips: usize) -> Vec<Literal> {
    let mut numbers = Random::new(3);
    let one = |p: &stablehlo::Param| match p.ty.element {
        I32 => Literal::from_i64s(I32, [], &[trips as i64]),
        _ => numbers.array(&p.ty),
    };
    func.params().iter().map(one).collect()
}

fn ways(trips: usize, known: bool) -> Vec<Options> {
    let options = |checkpoint| Options {
        checkpoint,
        ..Options::default()
    };
    let mut ways = vec![options(Checkpoint::Auto)];
    ways.extend((1..=6).map(|slots| options(Checkpoint::Slots(slots))));
    if known {
        ways.push(options(Checkpoint::All));
        ways.extend((1..=trips.max(1)).map(|every| options(Checkpoint::Every(every as u64))));
    }
    ways
}

/// Checks that the derivatives of both results by the parameters `wrt` are bit-identical, whatever
/// is stored.
fn all_ways_agree(func: &Func, wrt: &[usize], inputs: &[Literal], ways: Vec<Options>) {
    let mut numbers = Random::new(5);
    let types = func.result_types();
    let weights: Vec<Literal> = types.iter().map(|t| numbers.array(t)).collect();
    let given = [inputs, &weights].concat();
    let mut first: Option<Vec<Vec<u8>>> = None;
    for options in ways {
        let reverse = vjp(func, &[0, 1], wrt, &options).unwrap().func;
        let found = eval(&reverse, &given).unwrap();
        let found: Vec<Vec<u8>> = found.iter().map(Literal::to_bytes).collect();
        let expected = first.get_or_insert_with(|| found.clone());
        assert_eq!(*expected, found, "of {inputs:?}, {options:?}");
    }
}

#[test]
fn all_ways_of_keeping_are_the_same_bit_for_bit() {
    for known in [true, false] {
        for trips in 0..=12 {
            let func = nonlinear(trips, 5, known);
            let inputs = inputs(&func, trips);
            all_ways_agree(&func, &[0, 1], &inputs, ways(trips, known));
        }
    }
}

#[test]
fn loops_have_derivatives() {
    for known in [true, false] {
        for trips in [0, 1, 2, 7] {
            let func = nonlinear(trips, 5, known);
            for options in [
                Options::default(),
                Options {
                    checkpoint: Checkpoint::Slots(2),
                    ..Options::default()
                },
            ] {
                check(&func, &inputs(&func, trips), &options, 1e-8);
            }
        }
    }
}

/// A nested loop; the inner trip count is the outer iteration, or depends on data.
fn nested(outer: usize, by_data: bool) -> Func {
    let mut func = Func::new("nested");
    let u = func.parameter(TensorType::new(F64, [3]));
    let end = func.scalar(I32, Scalar::Int(outer as i64));
    let results = steps(&mut func, end, &[u], |body, i, state| {
        let five = body.scalar(I32, Scalar::Int(5));
        let many = match by_data {
            true => {
                let first = body.slice(state[0], &[0], &[1], &[1]);
                let first = body.reshape(first, &[]);
                let size = body.unary(UnaryOp::Abs, first);
                let eight = number(body, 8.0);
                let size = body.binary(BinaryOp::Multiply, size, eight);
                body.convert(size, I32)
            }
            false => five,
        };
        let _ = i;
        steps(body, many, &[state[0]], |body, _, state| {
            let next = body.rotate(state[0], 0, 1);
            let product = body.binary(BinaryOp::Multiply, state[0], next);
            vec![body.unary(UnaryOp::Cosine, product)]
        })
    });
    func.results = results;
    func
}

#[test]
fn loops_in_loops() {
    for by_data in [false, true] {
        let func = nested(4, by_data);
        let inputs = inputs(&func, 0);
        for checkpoint in [
            Checkpoint::Auto,
            Checkpoint::Slots(1),
            Checkpoint::Slots(2),
            Checkpoint::Every(2),
        ] {
            for inner in [Checkpoint::Auto, Checkpoint::Slots(2)] {
                let options = Options {
                    checkpoint,
                    inner,
                    ..Options::default()
                };
                check(&func, &inputs, &options, 1e-8);
            }
        }
    }
}

/// Successive loops, each with `nested` ones.
fn many_nested(many: usize) -> Func {
    let mut func = Func::new("many");
    let mut u = func.parameter(TensorType::new(F64, [3]));
    for _ in 0..many {
        u = func.call(nested(6, true), &[u])[0];
    }
    func.results = vec![u];
    func
}

#[test]
fn all_loops_share_one_budget() {
    let state = 3 * 8;
    for many in 1..=3 {
        let func = many_nested(many);
        let mut inputs = inputs(&func, 0);
        inputs.push(Random::new(7).array(&TensorType::new(F64, [3])));
        let reverse = |memory: u64, with_tangents: bool| {
            let options = Options {
                memory,
                with_tangents,
                ..Options::default()
            };
            vjp(&func, &[0], &[0], &options)
        };
        let bits = |func: &Func| -> Vec<Vec<u8>> {
            let found = eval(func, &inputs).unwrap();
            found.iter().map(Literal::to_bytes).collect()
        };
        let all = reverse(1 << 20, false).unwrap();
        let wished = differentiate::at_once(&all.kept);
        // One state of each outer loop, and of the inner one being reversed.
        let least = (many as u64 + 1) * state;
        for memory in (least..=wished).step_by(2 * state as usize) {
            let less = reverse(memory, false).unwrap();
            let kept = differentiate::at_once(&less.kept);
            assert!(kept <= memory, "{kept} of {memory}: {:?}", less.kept);
            // The rest is too small for one more state of each.
            let room = (least + many as u64 * state).min(memory / 2);
            assert!(kept + room >= memory.min(wished), "{kept} of {memory}");
            assert_eq!(bits(&less.func), bits(&all.func));
            let doubled = reverse(2 * memory, true).unwrap();
            assert_eq!(differentiate::at_once(&doubled.kept), 2 * kept);
        }
        let error = reverse(least - 1, false).unwrap_err();
        assert!(error.message.contains("too few"), "{error}");
    }
}

#[test]
fn branches() {
    let mut func = Func::new("branches");
    let x = func.parameter(TensorType::new(F64, [3]));
    let which = func.parameter(TensorType::scalar(I32));
    let branch = |op: UnaryOp| {
        let mut branch = Func::new("branch");
        let x = branch.parameter(TensorType::new(F64, [3]));
        let y = branch.unary(op, x);
        branch.results = vec![branch.binary(BinaryOp::Multiply, x, y), x];
        branch
    };
    let branches = vec![
        branch(UnaryOp::Sine),
        branch(UnaryOp::Exp),
        branch(UnaryOp::Floor),
    ];
    let results = func.case(which, branches, &[x]);
    func.results = vec![func.binary(BinaryOp::Multiply, results[0], results[1])];
    for which in 0..3 {
        let mut inputs = inputs(&func, which);
        inputs[1] = Literal::from_i64s(I32, [], &[which as i64]);
        check(&func, &inputs, &Options::default(), 1e-8);
    }
}

#[test]
fn what_cannot_be_kept_is_an_error() {
    let func = nonlinear(10, 5, true);
    let small = Options {
        memory: 8,
        ..Options::default()
    };
    for checkpoint in [
        Checkpoint::Auto,
        Checkpoint::All,
        Checkpoint::Slots(2),
        Checkpoint::Every(3),
    ] {
        let error = vjp(
            &func,
            &[0],
            &[0],
            &Options {
                checkpoint,
                ..small
            },
        )
        .unwrap_err();
        assert!(error.message.starts_with("8 bytes are too few"), "{error}");
    }
    let func = nonlinear(10, 5, false);
    for checkpoint in [Checkpoint::All, Checkpoint::Every(3)] {
        let options = Options {
            checkpoint,
            ..Options::default()
        };
        let error = vjp(&func, &[0], &[0], &options).unwrap_err();
        assert!(error.message.contains("only the data decide"), "{error}");
    }
}

/// Iterates `u += nu u[i + 1] u`, and sums the misfit to data. Results: `u`, the misfit.
fn misfit(trips: usize, n: usize, known: bool) -> Func {
    let mut func = Func::new("misfit");
    let field = TensorType::new(F64, [n]);
    let [u, data] = [0; 2].map(|_| func.parameter(field.clone()));
    let nu = func.parameter(TensorType::scalar(F64));
    let end = match known {
        true => func.scalar(I32, Scalar::Int(trips as i64)),
        false => func.parameter(TensorType::scalar(I32)),
    };
    let none = number(&mut func, 0.0);
    let results = steps(&mut func, end, &[u, none, data, nu], |body, _, state| {
        let [u, sum, data, nu] = state else {
            unreachable!()
        };
        let next = body.rotate(*u, 0, 1);
        let product = body.binary(BinaryOp::Multiply, *u, next);
        let wide = body.broadcast_in_dim(*nu, &[n], &[]);
        let change = body.binary(BinaryOp::Multiply, wide, product);
        let u = body.binary(BinaryOp::Add, *u, change);
        let misfit = body.binary(BinaryOp::Subtract, u, *data);
        let square = body.binary(BinaryOp::Multiply, misfit, misfit);
        let sum = body.reduce(square, *sum, &[0], Combiner::Add);
        vec![u, sum, *data, *nu]
    });
    func.results = vec![results[0], results[1]];
    func
}

#[test]
fn the_misfit_to_data_of_each_step_is_the_same_bit_for_bit() {
    for known in [true, false] {
        for trips in 0..=6 {
            let func = misfit(trips, 5, known);
            let inputs = inputs(&func, trips);
            all_ways_agree(&func, &[0, 1, 2], &inputs, ways(trips, known));
            check(&func, &inputs, &Options::default(), 1e-8);
        }
    }
}

#[test]
fn the_state_behind_a_step_is_read_where_the_next_one_is_kept() {
    let (trips, n) = (6, 5);
    let state = (n * 8) as u64;
    let func = misfit(trips, n, true);
    let kept = |memory: u64| {
        let options = Options {
            memory,
            checkpoint: Checkpoint::All,
            ..Options::default()
        };
        vjp(&func, &[1], &[0, 1, 2], &options).unwrap()
    };
    let all = kept(1 << 20);
    assert_eq!(all.kept[0].bytes, 7 * state);
    // Without room for one more state it is recomputed.
    let less = kept(6 * state);
    assert_eq!(less.kept[0].bytes, 6 * state);
    let mut inputs = inputs(&func, trips);
    inputs.push(Literal::from_f64s(F64, [], &[1.0]));
    let [all, less] = [all, less].map(|way| {
        let found = eval(&way.func, &inputs).unwrap();
        found.iter().map(Literal::to_bytes).collect::<Vec<_>>()
    });
    assert_eq!(all, less);
}

/// Computes `u[k] = sin(u[k]) w[k]` from the first row to the last, where `w[k] = u[k] w[k - 1]` is
/// a carried array: its rows except the first are written before they are read, but for those from
/// `written` on. Results: `u`, and `w`.
fn with_working_rows(trips: usize, rows: usize, written: usize, known: bool) -> Func {
    let mut func = Func::new("working_rows");
    let array = TensorType::new(F64, [rows, 2]);
    let [u, w] = [0; 2].map(|_| func.parameter(array.clone()));
    let end = match known {
        true => func.scalar(I32, Scalar::Int(trips as i64)),
        false => func.parameter(TensorType::scalar(I32)),
    };
    let row = |body: &mut Func, array: Value, at: Value| {
        let zero = body.scalar(I32, Scalar::Int(0));
        body.dynamic_slice(array, &[at, zero], &[1, 2])
    };
    let put = |body: &mut Func, array: Value, row: Value, at: Value| {
        let zero = body.scalar(I32, Scalar::Int(0));
        body.dynamic_update_slice(array, row, &[at, zero])
    };
    let results = steps(&mut func, end, &[u, w], |body, _, state| {
        let [u, w] = state else { unreachable!() };
        let ones = body.splat(TensorType::new(F64, [1, 2]), Scalar::Float(1.0));
        let downwards = body.scalar(I32, Scalar::Int(written as i64 - 1));
        let down = steps(body, downwards, &[ones, *w, *u], |body, k, state| {
            let [last, w, u] = state else { unreachable!() };
            let one = body.scalar(I32, Scalar::Int(1));
            let k = body.binary(BinaryOp::Add, k, one);
            let here = row(body, *u, k);
            let here = body.binary(BinaryOp::Multiply, here, *last);
            let w = put(body, *w, here, k);
            vec![here, w, *u]
        });
        let upwards = body.scalar(I32, Scalar::Int(rows as i64 - 1));
        steps(body, upwards, &[*u, down[1]], |body, k, state| {
            let [u, w] = state else { unreachable!() };
            let one = body.scalar(I32, Scalar::Int(1));
            let k = body.binary(BinaryOp::Add, k, one);
            let (here, factor) = (row(body, *u, k), row(body, *w, k));
            let sine = body.unary(UnaryOp::Sine, here);
            let product = body.binary(BinaryOp::Multiply, sine, factor);
            let sum = body.binary(BinaryOp::Add, here, product);
            vec![put(body, *u, sum, k), *w]
        })
    });
    func.results = results;
    func
}

#[test]
fn rows_that_are_written_before_they_are_read_are_not_kept() {
    for (rows, written) in [(2, 2), (5, 5), (5, 4), (5, 1)] {
        for known in [true, false] {
            for trips in [0, 1, 2, 5] {
                let func = with_working_rows(trips, rows, written, known);
                let inputs = inputs(&func, trips);
                let weights: Vec<Literal> = (0..2).map(|k| inputs[k].clone()).collect();
                let mut first: Option<Vec<Vec<u8>>> = None;
                for options in ways(trips, known) {
                    let given = [inputs.as_slice(), &weights].concat();
                    let reverse = vjp(&func, &[0, 1], &[0, 1], &options).unwrap();
                    let found = eval(&reverse.func, &given).unwrap();
                    let found: Vec<Vec<u8>> = found.iter().map(Literal::to_bytes).collect();
                    let expected = first.get_or_insert_with(|| found.clone());
                    assert_eq!(
                        *expected, found,
                        "{rows} {written}, {trips} steps, {options:?}"
                    );
                    // The values as well, with the initial contents of the first row.
                    let values = eval(&func, &inputs).unwrap();
                    let values: Vec<Vec<u8>> = values.iter().map(Literal::to_bytes).collect();
                    assert_eq!(
                        values,
                        expected[..2],
                        "{rows} {written}, {trips} steps, {options:?}"
                    );
                }
                check(&func, &inputs, &Options::default(), 1e-7);
            }
        }
        let func = with_working_rows(6, rows, written, true);
        let slots = Options {
            checkpoint: Checkpoint::Slots(2),
            ..Options::default()
        };
        let kept = vjp(&func, &[0], &[0, 1], &slots).unwrap().kept;
        let outer = kept.iter().find(|kept| kept.depth == 0).unwrap();
        let arrays = if written == rows { 1 } else { 2 };
        assert_eq!(
            outer.bytes,
            2 * arrays * (rows * 2 * 8) as u64,
            "{rows} {written}"
        );
    }
}
