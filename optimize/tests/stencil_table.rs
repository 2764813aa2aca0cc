//! Whatever shifted views were written as, at whatever edges, along whichever dimension, with whatever the same everywhere they are
//! multiplied: two second differences, one of the other, are one stencil of five taps.

#[path = "awkward/mod.rs"]
mod awkward;
#[path = "shifted/mod.rs"]
mod shifted;

use awkward::{Floats, close, inputs};
use optimize::{Allow, Target, choose_forms, simplify_with};
use shifted::{SUMS, VIEWS};
use stablehlo::{BinaryOp, ElementType::F64, Func, Op, Scalar, TensorType, Value, eval};

/// What the sum of the three views is.
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

/// One more parameter of rank 0; everywhere in the shape of `like`.
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

/// `kappa * (dt * sum)`, and `kappa * dt` taken everywhere rather than once.
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

/// Two of them, one of the other, of an array of this shape.
fn twice(shape: &[usize], sum: impl Fn(&mut Func, Value) -> Value) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, shape));
    let once = sum(&mut func, x);
    func.results = vec![sum(&mut func, once)];
    func
}

/// Whether there is one stencil of five taps when all is done, and the rest is edges; what it means is checked.
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

/// An array, and along which of its dimensions.
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
