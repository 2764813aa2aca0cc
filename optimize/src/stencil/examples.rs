//! Example programs whose stencils are combined or separated.

use stablehlo::{BinaryOp, ElementType, Func, Scalar, TensorType, Value};

/// The sum of shifted views of `x`, each times a weight.
fn weighted(func: &mut Func, x: Value, taps: &[(Vec<i64>, f64)]) -> Value {
    let ty = func.tensor(x).clone();
    let terms = taps.iter().map(|(offsets, weight)| {
        let mut view = x;
        for (dimension, by) in offsets.iter().enumerate() {
            view = func.rotate(view, dimension, *by);
        }
        let weight = func.splat(ty.clone(), Scalar::Float(*weight));
        func.binary(BinaryOp::Multiply, weight, view)
    });
    let terms: Vec<Value> = terms.collect();
    let sum = terms.into_iter();
    sum.reduce(|sum, term| func.binary(BinaryOp::Add, sum, term))
        .expect("there are taps")
}

fn array(shape: &[usize]) -> (Func, Value) {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, shape));
    (func, x)
}

/// The mean of the neighbours in two dimensions.
pub(super) fn sum(n: usize) -> Func {
    let (mut func, x) = array(&[n, n]);
    let around = [[-1, 0], [1, 0], [0, -1], [0, 1]].map(|at| (at.to_vec(), 0.25));
    func.results = vec![weighted(&mut func, x, &around)];
    func
}

/// A second difference of a second difference.
pub(super) fn of_stencil(n: usize) -> Func {
    let (mut func, x) = array(&[n]);
    let difference = [(-1, 1.0), (0, -2.0), (1, 1.0)].map(|(at, weight)| (vec![at], weight));
    let once = weighted(&mut func, x, &difference);
    func.results = vec![weighted(&mut func, once, &difference)];
    func
}

/// A wide smoothing filter.
pub(super) fn by_dimension(n: usize) -> Func {
    let (mut func, x) = array(&[n, n]);
    let binomial = [1.0, 4.0, 6.0, 4.0, 1.0];
    let line = || (-2..).zip(binomial);
    let taps = line().flat_map(|(i, a)| line().map(move |(j, b)| (vec![i, j], a * b / 256.0)));
    let taps: Vec<(Vec<i64>, f64)> = taps.collect();
    func.results = vec![weighted(&mut func, x, &taps)];
    func
}
