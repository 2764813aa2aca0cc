//! NaN and infinities in elements that are not selected have no influence in either mode:
//! observations on land.

use differentiate::{Checkpoint, Options, Rules};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Scalar, TensorType, UnaryOp, Value,
    eval,
};

const F64: ElementType = ElementType::F64;
const I32: ElementType = ElementType::I32;
const NAN: f64 = f64::NAN;

fn vector(numbers: &[f64]) -> Literal {
    Literal::from_f64s(F64, [numbers.len()], numbers)
}

fn by(func: &mut Func, op: BinaryOp, x: Value, number: f64) -> Value {
    let ty = func.tensor(x).clone();
    let number = func.splat(ty, Scalar::Float(number));
    func.binary(op, x, number)
}

/// Returns `value` where `sea` is positive, and 0 elsewhere.
fn at_sea(func: &mut Func, sea: Value, value: Value) -> Value {
    let zeros = func.splat(func.tensor(value).clone(), Scalar::Int(0));
    let is_sea = func.compare(Direction::Gt, sea, zeros);
    func.select(is_sea, value, zeros)
}

fn sum(func: &mut Func, value: Value) -> Value {
    let zero = func.scalar(F64, Scalar::Int(0));
    let all: Vec<usize> = (0..func.tensor(value).rank()).collect();
    func.reduce(value, zero, &all, Combiner::Add)
}

/// Returns the derivatives of the result by parameters `wrt` in reverse mode, checked against
/// forward mode.
fn slopes(func: &Func, inputs: &[Literal], wrt: &[usize], rules: &Rules) -> Vec<Vec<f64>> {
    let mut found: Vec<Vec<Vec<f64>>> = Vec::new();
    for checkpoint in [Checkpoint::Auto, Checkpoint::Slots(1)] {
        let options = Options {
            checkpoint,
            ..Options::default()
        };
        let both = rules.value_and_grad(func, 0, wrt, &options).unwrap().func;
        let back = eval(&both, inputs).unwrap();
        found.push(back[1..].iter().map(Literal::to_f64s).collect());
    }
    let back = found.remove(0);
    assert_eq!(format!("{back:?}"), format!("{:?}", found[0]));
    let forward = rules.jvp(func, &[0], wrt).unwrap();
    for (which, slopes) in back.iter().enumerate() {
        for (place, slope) in slopes.iter().enumerate() {
            let mut given = inputs.to_vec();
            for (k, place_of) in wrt.iter().enumerate() {
                let like = &inputs[*place_of];
                let one = |e: usize| f64::from(u8::from(k == which && e == place));
                let seeds: Vec<f64> = (0..like.count()).map(one).collect();
                given.push(Literal::from_f64s(F64, like.shape().to_vec(), &seeds));
            }
            let along = eval(&forward, &given).unwrap()[1].to_f64s()[0];
            let off = (along - slope).abs() <= 1e-12 * slope.abs().max(1.0);
            assert!(off || along.is_nan() && slope.is_nan(), "{along} {slope}");
        }
    }
    back
}

/// A function of the state `T`, observations, the sea mask, and a scalar.
type Build = fn(&mut Func, [Value; 4]) -> Value;

/// Uses of the difference to observations, by name.
const WAYS: &[(&str, Build)] = &[
    ("square", |f, [t, seen, sea, _]| {
        let off = f.binary(BinaryOp::Subtract, t, seen);
        let square = f.binary(BinaryOp::Multiply, off, off);
        at_sea(f, sea, square)
    }),
    ("size", |f, [t, seen, sea, _]| {
        let off = f.binary(BinaryOp::Subtract, t, seen);
        let size = f.unary(UnaryOp::Abs, off);
        at_sea(f, sea, size)
    }),
    ("part", |f, [t, seen, sea, _]| {
        let part = f.binary(BinaryOp::Divide, t, seen);
        let sine = f.unary(UnaryOp::Sine, part);
        at_sea(f, sea, sine)
    }),
    ("power", |f, [t, seen, sea, _]| {
        let off = f.binary(BinaryOp::Subtract, t, seen);
        let size = f.unary(UnaryOp::Abs, off);
        let power = by(f, BinaryOp::Power, size, 1.5);
        at_sea(f, sea, power)
    }),
    ("bounds", |f, [t, seen, sea, _]| {
        let both = f.binary(BinaryOp::Maximum, t, seen);
        let clamped = f.clamp(seen, both, t);
        let product = f.binary(BinaryOp::Multiply, clamped, both);
        at_sea(f, sea, product)
    }),
    ("weighted", |f, [t, seen, sea, k]| {
        let wide = f.broadcast_in_dim(k, &[5], &[]);
        let weighted = f.binary(BinaryOp::Multiply, wide, seen);
        let off = f.binary(BinaryOp::Subtract, t, weighted);
        let square = f.binary(BinaryOp::Multiply, off, off);
        at_sea(f, sea, square)
    }),
    ("products", |f, [t, seen, sea, k]| {
        // A column for each cell, with those of land excluded.
        let (one, row) = (f.reshape(t, &[1, 5]), f.reshape(seen, &[1, 5]));
        let wide = f.broadcast_in_dim(k, &[1, 5], &[]);
        let row = f.binary(BinaryOp::Multiply, row, wide);
        let none: (&[usize], &[usize]) = (&[], &[]);
        let all = f.dot_general(one, row, none, (&[0], &[0]));
        let sea = f.broadcast_in_dim(sea, &[5, 5], &[1]);
        at_sea(f, sea, all)
    }),
    ("nudged", |f, given| {
        let trips = f.scalar(I32, Scalar::Int(3));
        let zero = f.scalar(I32, Scalar::Int(0));
        let all = [&[zero, trips], given.as_slice()].concat();
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for value in &all {
            cond.parameter(f.tensor(*value).clone());
            body.parameter(f.tensor(*value).clone());
        }
        let (i, end) = (cond.parameters()[0], cond.parameters()[1]);
        cond.results = vec![cond.compare(Direction::Lt, i, end)];
        let p = body.parameters().to_vec();
        let one = body.scalar(I32, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, p[0], one);
        let off = body.binary(BinaryOp::Subtract, p[2], p[3]);
        let square = body.binary(BinaryOp::Multiply, off, off);
        let wide = body.broadcast_in_dim(p[5], &[5], &[]);
        let change = body.binary(BinaryOp::Multiply, wide, square);
        let change = at_sea(&mut body, p[4], change);
        let t = body.binary(BinaryOp::Subtract, p[2], change);
        body.results = vec![next, p[1], t, p[3], p[4], p[5]];
        let t = f.while_loop(&all, cond, body)[2];
        f.binary(BinaryOp::Multiply, t, t)
    }),
];

fn built(build: Build) -> Func {
    let mut func = Func::new("main");
    let vectors = [0; 3].map(|_| func.parameter(TensorType::new(F64, [5])));
    let [t, seen, sea] = vectors;
    let number = func.parameter(TensorType::scalar(F64));
    let value = build(&mut func, [t, seen, sea, number]);
    func.results = vec![sum(&mut func, value)];
    func
}

#[test]
fn observations_on_land_do_not_matter() {
    let inputs = |land: [f64; 2]| {
        [
            vector(&[0.3, 1.7, -0.4, 0.8, 2.1]),
            vector(&[0.5, land[0], 1.5, land[1], 0.7]),
            vector(&[1.0, 0.0, 1.0, 0.0, 1.0]),
            Literal::from_f64s(F64, [], &[0.2]),
        ]
    };
    for (name, build) in WAYS {
        let func = built(*build);
        let mut rules = Rules::new();
        let numbers = slopes(&func, &inputs([0.25, 0.75]), &[0, 3], &rules);
        assert!(numbers.concat().iter().all(|slope| slope.is_finite()));
        rules.suspect([1]);
        for land in [[NAN, NAN], [f64::INFINITY, f64::NEG_INFINITY], [NAN, 0.0]] {
            assert_eq!(
                slopes(&func, &inputs(land), &[0, 3], &rules),
                numbers,
                "{name} {land:?}"
            );
        }
        // A value that is used is NaN nevertheless.
        let mut all_sea = inputs([NAN, 0.5]);
        all_sea[2] = vector(&[1.0; 5]);
        let back = rules.value_and_grad(&func, 0, &[0], &Options::default());
        let value = eval(&back.unwrap().func, &all_sea).unwrap();
        assert!(value[0].to_f64s()[0].is_nan(), "{name}");
    }
}

/// `v = u / depth`, not finite on land, is stored by an iteration; the next one reads its square at
/// sea.
#[test]
fn what_steps_leave_on_land_does_not_matter_if_all_is_suspect() {
    let mut func = Func::new("main");
    let [u, depth] = [0; 2].map(|_| func.parameter(TensorType::new(F64, [3])));
    let zeros = func.splat(TensorType::new(F64, [3]), Scalar::Int(0));
    let zero = func.scalar(I32, Scalar::Int(0));
    let all = [zero, u, zeros, depth];
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for value in &all {
        cond.parameter(func.tensor(*value).clone());
        body.parameter(func.tensor(*value).clone());
    }
    let end = cond.scalar(I32, Scalar::Int(4));
    cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], end)];
    let p = body.parameters().to_vec();
    let one = body.scalar(I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, p[0], one);
    let drag = body.binary(BinaryOp::Multiply, p[2], p[2]);
    let drag = by(&mut body, BinaryOp::Multiply, drag, 0.1);
    let drag = at_sea(&mut body, p[3], drag);
    let u = body.binary(BinaryOp::Subtract, p[1], drag);
    let v = body.binary(BinaryOp::Divide, u, p[3]);
    body.results = vec![next, u, v, p[3]];
    let u = func.while_loop(&all, cond, body)[1];
    let square = func.binary(BinaryOp::Multiply, u, u);
    func.results = vec![sum(&mut func, square)];
    let with = |depth: [f64; 3]| [vector(&[1.5, 0.0, 0.5]), vector(&depth)];
    let mut rules = Rules::new();
    let plain = rules.value_and_grad(&func, 0, &[0], &Options::default());
    let found = eval(&plain.unwrap().func, &with([2.0, 0.0, 1.5])).unwrap();
    assert!(found[0].to_f64s()[0].is_finite() && found[1].to_f64s()[1].is_nan());
    rules.suspect_all();
    let found = slopes(&func, &with([2.0, 0.0, 1.5]), &[0], &rules);
    let below = slopes(&func, &with([2.0, -1.0, 1.5]), &[0], &rules);
    assert_eq!(found, below);
}
