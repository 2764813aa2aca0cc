//! A second difference of a second difference becomes one stencil of five taps, for each way to
//! write shifted views, each boundary condition, dimension and uniform factor.

use optimize::{
    Allow, Report, Semantics, StencilForm, Target, choose_forms, choose_forms_with, simplify_with,
};
use stablehlo::ElementType::{F32, F64};
use stablehlo::{
    BinaryOp, Coefficient, Edge, Func, Op, Scalar, Stencil, Tap, TensorType, Value, eval,
};

use crate::awkward::{Floats, close, inputs};
use crate::shifted::{SUMS, VIEWS};

/// The weighted sum of three views.
type Weighted = fn(&mut Func, [Value; 3]) -> Value;

#[rustfmt::skip] // tables stay aligned
const WEIGHTS: &[(&str, Weighted)] = &[
    ("numbers",                   numbers),
    ("in another order",          in_another_order),
    ("a scalar",                  by_scalar),
    ("a scalar for each tap",     by_scalar_each),
    ("products of scalars",       by_products),
    ("divided by a scalar",       over_scalar),
    ("a quotient of scalars",     by_quotient),
];

fn times(f: &mut Func, number: f64, x: Value) -> Value {
    let number = f.splat(f.tensor(x).clone(), Scalar::Float(number));
    f.binary(BinaryOp::Multiply, number, x)
}

fn numbers(f: &mut Func, [before, here, behind]: [Value; 3]) -> Value {
    let twice = times(f, 2.0, here);
    let first = f.binary(BinaryOp::Subtract, before, twice);
    f.binary(BinaryOp::Add, first, behind)
}

fn in_another_order(f: &mut Func, [before, here, behind]: [Value; 3]) -> Value {
    let [up, down] =
        [[behind, here], [here, before]].map(|[a, b]| f.binary(BinaryOp::Subtract, a, b));
    let half = f.binary(BinaryOp::Subtract, up, down);
    times(f, 0.25, half)
}

/// A scalar, broadcast to the shape of `like`.
fn everywhere(f: &mut Func, scalar: Value, like: Value) -> Value {
    let shape = f.shape(like).to_vec();
    f.broadcast_in_dim(scalar, &shape, &[])
}

fn scalar(f: &mut Func) -> Value {
    f.parameter(TensorType::scalar(F64))
}

fn scaled(f: &mut Func, op: BinaryOp, views: [Value; 3], by: Value) -> Value {
    let sum = numbers(f, views);
    let by = everywhere(f, by, sum);
    f.binary(op, sum, by)
}

fn by_scalar(f: &mut Func, views: [Value; 3]) -> Value {
    let by = scalar(f);
    scaled(f, BinaryOp::Multiply, views, by)
}

fn by_scalar_each(f: &mut Func, [before, here, behind]: [Value; 3]) -> Value {
    let by = scalar(f);
    let by = everywhere(f, by, here);
    let twice = f.binary(BinaryOp::Add, by, by);
    let [before, behind] = [before, behind].map(|x| f.binary(BinaryOp::Multiply, by, x));
    let here = f.binary(BinaryOp::Multiply, twice, here);
    let first = f.binary(BinaryOp::Subtract, before, here);
    f.binary(BinaryOp::Add, first, behind)
}

/// `kappa * (dt * sum)`, and `kappa * dt` at each element rather than once.
fn by_products(f: &mut Func, views: [Value; 3]) -> Value {
    let [kappa, dt] = [scalar(f), scalar(f)].map(|s| everywhere(f, s, views[0]));
    let sum = numbers(f, views);
    let once = f.binary(BinaryOp::Multiply, dt, sum);
    let twice = f.binary(BinaryOp::Multiply, kappa, dt);
    let once = f.binary(BinaryOp::Multiply, kappa, once);
    f.binary(BinaryOp::Multiply, twice, once)
}

fn over_scalar(f: &mut Func, views: [Value; 3]) -> Value {
    let by = scalar(f);
    scaled(f, BinaryOp::Divide, views, by)
}

/// `kappa * dt / dx²`.
fn by_quotient(f: &mut Func, views: [Value; 3]) -> Value {
    let [kappa, dt, dx] = [scalar(f), scalar(f), scalar(f)];
    let product = f.binary(BinaryOp::Multiply, kappa, dt);
    let square = f.binary(BinaryOp::Multiply, dx, dx);
    let by = f.binary(BinaryOp::Divide, product, square);
    scaled(f, BinaryOp::Multiply, views, by)
}

/// The composition of two sums, of an array of this shape.
fn twice(shape: &[usize], sum: impl Fn(&mut Func, Value) -> Value) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, shape));
    let once = sum(&mut func, x);
    func.results = vec![sum(&mut func, once)];
    func
}

/// Checks that one stencil of five taps remains beside edges, and that the results are the same.
fn is_one(func: &Func, what: &str) -> Result<(), String> {
    let (after, _) = simplify_with(func, &Allow::fast_math_everywhere(func));
    after.verify().map_err(|error| error.to_string())?;
    let inputs = inputs(func, 5, Floats::Tame);
    let expected = eval(func, &inputs).unwrap();
    let forms = [Target::Cpu, Target::Cuda, Target::Tpu].map(|target| choose_forms(&after, target));
    for after in [&after].into_iter().chain(&forms) {
        let got = eval(after, &inputs).unwrap();
        close(&expected, &got, 1e-9).map_err(|why| format!("{what}: {why}\n{func}\n{after}"))?;
    }
    let large = func.tensor(func.results[0]).count() / 2;
    let taps = after.values().filter_map(|v| match after.op(v) {
        Op::Stencil { stencil, .. } if after.tensor(v).count() > large => Some(stencil.taps.len()),
        _ => None,
    });
    match taps.collect::<Vec<_>>()[..] {
        [5] => Ok(()),
        _ => Err(format!("{what}\n{func}\n{after}")),
    }
}

/// The shape of an array, and the dimension of the difference.
const ALONG: [(&[usize], usize); 3] = [(&[23], 0), (&[21, 3], 0), (&[2, 3, 25], 2)];

fn report(failures: &[String]) {
    let count = failures.len();
    assert!(
        failures.is_empty(),
        "{count} of them:\n{}",
        failures.join("\n\n")
    );
}

#[test]
fn whatever_views_are_written_as() {
    let mut failures = Vec::new();
    for (name, view) in VIEWS {
        for (shape, d) in ALONG {
            let func = twice(shape, |f, x| {
                let views = [-1, 0, 1].map(|by| view(f, x, d, by));
                numbers(f, views)
            });
            failures.extend(is_one(&func, &format!("{name} along {d} of {shape:?}")).err());
        }
    }
    for (name, sum) in SUMS {
        for (shape, d) in ALONG {
            let func = twice(shape, |f, x| sum(f, x, d));
            failures.extend(is_one(&func, &format!("{name} along {d} of {shape:?}")).err());
        }
    }
    report(&failures);
}

#[test]
fn whatever_they_are_multiplied_with() {
    let mut failures = Vec::new();
    for (name, view) in VIEWS {
        for (factor, weighted) in WEIGHTS {
            let func = twice(&[21, 3], |f, x| {
                let views = [-1, 0, 1].map(|by| view(f, x, 0, by));
                weighted(f, views)
            });
            failures.extend(is_one(&func, &format!("{name}, {factor}")).err());
        }
    }
    report(&failures);
}

/// A box of nine by nine whose weights are products, rounded as in a kernel.
fn wide(f: &mut Func, by_convolution: bool) -> Value {
    let n = 90;
    let x = f.parameter(TensorType::new(F32, [n, n]));
    let weight = |i: i64| 1.0 / (1.0 + (i * i) as f64);
    let places = (-4..=4).flat_map(|i| (-4..=4).map(move |j| (i, j)));
    let tap = |(i, j): (i64, i64)| Tap {
        offsets: vec![i, j],
        coefficient: Coefficient::constant(weight(i) * weight(j)),
    };
    let taps: Vec<Tap> = places.map(tap).collect();
    if by_convolution {
        let (start, shape, edges) = (vec![0, 0], vec![n, n], vec![Edge::Zero; 2]);
        let stencil = Stencil {
            start,
            shape,
            edges,
            taps,
        };
        return StencilForm::Convolution
            .write(f, x, &[], &stencil)
            .expect("constants");
    }
    let products = taps.into_iter().map(|tap| {
        let view = f.rotate(x, 0, tap.offsets[0]);
        let view = f.rotate(view, 1, tap.offsets[1]);
        let weight = tap.coefficient.as_constant().expect("it is one");
        times(f, weight, view)
    });
    let products: Vec<Value> = products.collect();
    let sum = products
        .into_iter()
        .reduce(|sum, product| f.binary(BinaryOp::Add, sum, product));
    sum.expect("there are some")
}

#[test]
fn a_wide_box_is_one_pass_after_the_other() {
    for by_convolution in [false, true] {
        let mut func = Func::new("main");
        func.results = vec![wide(&mut func, by_convolution)];
        let simple = simplify_with(&func, &Allow::fast_math_everywhere(&func)).0;
        let taps = simple.values().filter_map(|v| match simple.op(v) {
            Op::Stencil { stencil, .. } => Some(stencil.taps.len()),
            _ => None,
        });
        assert_eq!(taps.collect::<Vec<_>>(), [81], "{simple}");
        let mut report = Report::default();
        let after = choose_forms_with(&simple, Target::Cpu, Semantics::FastMath, &mut report);
        let fired = report.fired.get("stencil-along-each-dimension");
        assert_eq!(fired, Some(&1), "{after}");
        let inputs = inputs(&func, 5, Floats::Tame);
        let results = [&func, &simple, &after].map(|f| eval(f, &inputs).unwrap());
        for got in &results[1..] {
            assert_eq!(close(&results[0], got, 1e-5), Ok(()));
        }
    }
}

/// A sum of `width` neighbours in the last dimension, with zeros beyond the ends.
fn neighbours(width: usize, weight: impl Fn(usize) -> f64) -> Func {
    let mut func = Func::new("main");
    let operand = func.parameter(TensorType::new(F32, [64, 1024]));
    let tap = |k: usize| Tap {
        offsets: vec![0, k as i64],
        coefficient: Coefficient::constant(weight(k)),
    };
    let stencil = Box::new(Stencil {
        start: vec![0, 0],
        shape: vec![64, 1024],
        edges: vec![Edge::Zero; 2],
        taps: (0..width).map(tap).collect(),
    });
    let coefficients = Vec::new();
    let op = Op::Stencil {
        operand,
        coefficients,
        stencil,
    };
    func.results = vec![func.push(op).unwrap()];
    func
}

#[test]
fn what_has_no_price_is_not_chosen() {
    let written = |target, width, weight: fn(usize) -> f64| {
        let func = neighbours(width, weight);
        let semantics = Semantics::FastMath;
        let after = choose_forms_with(&func, target, semantics, &mut Report::default());
        let inputs = inputs(&func, 5, Floats::Tame);
        let [expected, got] = [&func, &after].map(|f| eval(f, &inputs).unwrap());
        assert_eq!(close(&expected, &got, 1e-3), Ok(()), "{target:?}\n{after}");
        let is_op = |v: Value, name: &str| after.op(v).name() == format!("stablehlo.{name}");
        let has = |name: &str| after.values().any(|v| is_op(v, name));
        ["reduce_window", "convolution", "dot_general"].map(has)
    };
    // On TPUs a window of 33 is cheaper than 33 slices.
    assert_eq!(written(Target::Tpu, 33, |_| 0.5), [true, false, false]);
    // None of them has been measured on GPUs.
    for width in [9, 33, 129, 257] {
        let alike = written(Target::Cuda, width, |_| 0.5);
        let apart = written(Target::Cuda, width, |k| 1.0 / (1.0 + k as f64));
        assert_eq!([alike, apart], [[false; 3]; 2], "{width}");
    }
}
