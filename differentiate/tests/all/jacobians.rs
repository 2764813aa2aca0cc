//! Dense and sparse Jacobians, and Hessian-vector products.

use differentiate::{
    Checkpoint, Options, hessian_vector, hessian_vector_by_reverse, jacobian, jacobian_columns,
    jacobian_rows, sparse_jacobian, sparsity, value_and_grad,
};
use proptest::prelude::*;
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, GatherDims, Literal, Scalar, ScatterDims,
    TensorType, UnaryOp, Value, eval,
};
use testkit::Random;
use testkit::generate::{self, Choices};

const F64: ElementType = ElementType::F64;
const I32: ElementType = ElementType::I32;

fn array(func: &mut Func, shape: &[usize]) -> Value {
    func.parameter(TensorType::new(F64, shape))
}

fn number(func: &mut Func, value: f64) -> Value {
    func.scalar(F64, Scalar::Float(value))
}

fn inputs(func: &Func) -> Vec<Literal> {
    let mut numbers = Random::new(7);
    let one = |p: &stablehlo::Param| match p.ty.element {
        F64 => numbers.array(&p.ty),
        element => Literal::from_i64s(element, p.ty.shape.clone(), &vec![3; p.ty.count()]),
    };
    func.params().iter().map(one).collect()
}

/// Returns `u - sin(u) (u[i + 1] - u[i - 1]) u[i + 1]`, periodic.
fn periodic(func: &mut Func, u: Value) -> Value {
    let (next, before) = (func.rotate(u, 0, 1), func.rotate(u, 0, -1));
    let slope = func.binary(BinaryOp::Subtract, next, before);
    let sine = func.unary(UnaryOp::Sine, u);
    let product = func.binary(BinaryOp::Multiply, sine, slope);
    let product = func.binary(BinaryOp::Multiply, product, next);
    func.binary(BinaryOp::Subtract, u, product)
}

/// Returns `u^2 (sum of the four neighbours)`, with zeros outside.
fn five_points(func: &mut Func, u: Value) -> Value {
    let shape = func.shape(u).to_vec();
    let zero = number(func, 0.0);
    let wide = func.pad(u, zero, &[1, 1], &[1, 1], &[0, 0]);
    let at = |func: &mut Func, y: usize, x: usize| {
        func.slice(wide, &[y, x], &[y + shape[0], x + shape[1]], &[1, 1])
    };
    let mut sum = at(func, 0, 1);
    for (y, x) in [(2, 1), (1, 0), (1, 2)] {
        let one = at(func, y, x);
        sum = func.binary(BinaryOp::Add, sum, one);
    }
    let square = func.binary(BinaryOp::Multiply, u, u);
    func.binary(BinaryOp::Multiply, square, sum)
}

/// Writes a loop that applies `step`, with the trip count `end`.
fn steps(func: &mut Func, u: Value, end: Value, step: fn(&mut Func, Value) -> Value) -> Value {
    let zero = func.scalar(I32, Scalar::Int(0));
    let inits = [zero, end, u];
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for value in inits {
        let ty = func.tensor(value).clone();
        cond.parameter(ty.clone());
        body.parameter(ty);
    }
    let (i, end) = (cond.parameters()[0], cond.parameters()[1]);
    cond.results = vec![cond.compare(Direction::Lt, i, end)];
    let state = body.parameters().to_vec();
    let one = body.scalar(I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, state[0], one);
    let u = step(&mut body, state[2]);
    body.results = vec![next, state[1], u];
    func.while_loop(&inits, cond, body)[2]
}

fn func_of(shape: &[usize], write: impl FnOnce(&mut Func, Value) -> Value) -> Func {
    let mut func = Func::new("main");
    let u = array(&mut func, shape);
    func.results = vec![write(&mut func, u)];
    func
}

/// Returns the Jacobian, by one unit vector after another.
fn dense(func: &Func, inputs: &[Literal]) -> Vec<Vec<f64>> {
    let forward = differentiate::jvp(func, &[0], &[0]).unwrap();
    let columns = inputs[0].count();
    let each = (0..columns).map(|k| {
        let unit: Vec<f64> = (0..columns).map(|j| f64::from(u8::from(j == k))).collect();
        let unit = Literal::from_f64s(F64, inputs[0].shape().to_vec(), &unit);
        let results = eval(&forward, &[inputs, &[unit]].concat()).unwrap();
        results.last().unwrap().to_f64s()
    });
    each.collect()
}

/// Checks the sparse and the dense Jacobian; returns the number of elements and of seeds of the
/// sparse one.
fn check_sparse(func: &Func) -> (usize, usize, bool) {
    let inputs = inputs(func);
    let options = Options::default();
    let expected = dense(func, &inputs);
    let sparse = sparse_jacobian(func, 0, 0, &options).unwrap();
    sparse.func.verify().unwrap();
    let results = eval(&sparse.func, &inputs).unwrap();
    let found = results.last().unwrap().to_f64s();
    let places = sparse.sparsity.coordinates();
    assert_eq!(found.len(), places.len());
    let mut all = vec![vec![0.0; func.result_types()[0].count()]; inputs[0].count()];
    for ((row, column), found) in places.iter().zip(found) {
        all[*column][*row] = found;
    }
    let close = |x: &[Vec<f64>]| {
        let pairs = x.iter().flatten().zip(expected.iter().flatten());
        pairs.for_each(|(x, y)| assert!((x - y).abs() < 1e-12, "{x}, not {y}\n{func}"));
    };
    close(&all);
    let whole = jacobian(func, 0, 0, &options).unwrap();
    let whole = eval(&whole, &inputs).unwrap().pop().unwrap().to_f64s();
    let columns = inputs[0].count();
    let rows = whole.len() / columns.max(1);
    let turned: Vec<Vec<f64>> = (0..columns)
        .map(|c| (0..rows).map(|r| whole[r * columns + c]).collect())
        .collect();
    close(&turned);
    (places.len(), sparse.seeds, sparse.by_columns)
}

#[test]
fn a_periodic_stencil_takes_a_few_seeds() {
    assert_eq!(check_sparse(&func_of(&[12], periodic)), (36, 3, true));
    let (elements, seeds, _) = check_sparse(&func_of(&[13], periodic));
    assert_eq!(elements, 39);
    assert!(seeds <= 5, "{seeds}");
}

#[test]
fn a_stencil_in_two_dimensions() {
    let (elements, seeds, _) = check_sparse(&func_of(&[7, 9], five_points));
    assert_eq!(elements, 7 * 9 * 5 - 2 * 7 - 2 * 9);
    assert!(seeds <= 7, "{seeds}");
}

#[test]
fn steps_that_are_known_reach_so_far() {
    let known = func_of(&[23], |func, u| {
        let end = func.scalar(I32, Scalar::Int(3));
        steps(func, u, end, periodic)
    });
    let (elements, seeds, _) = check_sparse(&known);
    assert_eq!(elements, 23 * 7);
    assert!(seeds <= 12, "{seeds}");
    let mut unknown = Func::new("main");
    let u = array(&mut unknown, &[9]);
    let end = unknown.parameter(TensorType::scalar(I32));
    unknown.results = vec![steps(&mut unknown, u, end, periodic)];
    assert_eq!(check_sparse(&unknown), (81, 9, true));
}

#[test]
fn places_that_are_known() {
    // Gathers neighbours in a mesh, then scatters to cells and gathers again.
    let func = func_of(&[6], |func, u| {
        let edges = func.constant(Literal::from_i64s(I32, [5, 1], &[0, 2, 2, 4, 1]));
        let dims = GatherDims::of_elements(1, 1);
        let ends = func.gather(u, edges, dims, &[1]);
        func.unary(UnaryOp::Exp, ends)
    });
    assert_eq!(check_sparse(&func), (5, 1, true));
    let rows = func_of(&[4, 5], |func, u| {
        let zero = number(func, 0.0);
        let square = func.binary(BinaryOp::Multiply, u, u);
        func.reduce(square, zero, &[1], Combiner::Add)
    });
    assert_eq!(check_sparse(&rows), (20, 1, false));
    let two = func_of(&[3, 4], |func, u| {
        let other = func.iota(F64, &[4, 2], 0);
        func.dot_general(u, other, (&[], &[]), (&[1], &[0]))
    });
    assert_eq!(check_sparse(&two), (3 * 2 * 4, 2, false));
    let none = func_of(&[3], |func, u| {
        let floor = func.unary(UnaryOp::Floor, u);
        func.binary(BinaryOp::Multiply, floor, floor)
    });
    assert_eq!(check_sparse(&none), (0, 0, true));
}

#[test]
fn updates_at_known_places() {
    let func = func_of(&[5], |func, u| {
        let places = func.constant(Literal::from_i64s(I32, [5], &[1, 1, 9, 0, 3]));
        let dims = ScatterDims::of_elements(1, 1);
        let zeros = func.splat(TensorType::new(F64, [4]), Scalar::Int(0));
        func.scatter(zeros, places, u, dims, Combiner::Add)
    });
    let pattern = sparsity(&func, 0, 0).unwrap();
    // The third update is out of bounds, and counts as clamped to the last index.
    assert_eq!(pattern.rows, [vec![3], vec![0, 1], vec![], vec![2, 4]]);
}

#[test]
fn several_seeds_are_so_many_products() {
    let func = func_of(&[5], periodic);
    let given = inputs(&func);
    let mut numbers = Random::new(11);
    for count in [0, 1, 2, 3] {
        let seeds = numbers.array(&TensorType::new(F64, [count, 5]));
        let given = [given.as_slice(), std::slice::from_ref(&seeds)].concat();
        let columns = jacobian_columns(&func, &[0], &[0], count).unwrap();
        let rows = jacobian_rows(&func, &[0], &[0], count, &Options::default()).unwrap();
        let (columns, rows) = (
            eval(&columns, &given).unwrap(),
            eval(&rows.func, &given).unwrap(),
        );
        let (columns, rows) = (columns[1].to_f64s(), rows[1].to_f64s());
        let jacobian = dense(&func, &given[..1]);
        let seeds = seeds.to_f64s();
        for nth in 0..count {
            let seed = &seeds[nth * 5..][..5];
            for k in 0..5 {
                let forward: f64 = (0..5).map(|j| jacobian[j][k] * seed[j]).sum();
                let back: f64 = (0..5).map(|j| jacobian[k][j] * seed[j]).sum();
                assert!((columns[nth * 5 + k] - forward).abs() < 1e-13);
                assert!((rows[nth * 5 + k] - back).abs() < 1e-13);
            }
        }
    }
}

/// Checks Hessian-vector products of both kinds, and against differences of gradients.
fn check_second(func: &Func, options: &Options) {
    let given = inputs(func);
    let wrt: Vec<usize> = (0..given.len())
        .filter(|k| given[*k].element() == F64)
        .collect();
    let mut numbers = Random::new(5);
    let direction: Vec<Literal> = wrt.iter().map(|k| numbers.array(given[*k].ty())).collect();
    let all = [given.as_slice(), &direction].concat();
    let forward = hessian_vector(func, 0, &wrt, options).unwrap().func;
    let reverse = hessian_vector_by_reverse(func, 0, &wrt, options)
        .unwrap()
        .func;
    let (forward, reverse) = (eval(&forward, &all).unwrap(), eval(&reverse, &all).unwrap());
    let gradient = value_and_grad(func, 0, &wrt, options).unwrap().func;
    let step = 1e-4;
    let at = |by: f64| {
        let mut moved = given.clone();
        for (place, direction) in wrt.iter().zip(&direction) {
            let sums = given[*place].to_f64s().into_iter().zip(direction.to_f64s());
            let sums: Vec<f64> = sums.map(|(x, d)| x + by * d).collect();
            moved[*place] = Literal::from_f64s(F64, given[*place].shape().to_vec(), &sums);
        }
        eval(&gradient, &moved).unwrap()
    };
    let (ahead, behind) = (at(step), at(-step));
    for k in 1..=wrt.len() {
        let columns = [&forward, &reverse, &ahead, &behind].map(|all| all[k].to_f64s());
        for (e, forward) in columns[0].iter().enumerate() {
            let reverse = columns[1][e];
            let scale = forward.abs().max(1.0);
            assert!(
                (forward - reverse).abs() < 1e-11 * scale,
                "{forward}, {reverse}\n{func}"
            );
            let differences = (columns[2][e] - columns[3][e]) / (2.0 * step);
            assert!(
                (forward - differences).abs() < 1e-6 * scale,
                "{forward}, {differences}\n{func}"
            );
        }
    }
}

/// Returns a sum of squared residuals after a loop over data, whose body contains a `case`.
fn objective(end: Option<i64>) -> Func {
    let mut func = Func::new("main");
    let u = array(&mut func, &[4]);
    let weight = array(&mut func, &[4]);
    let end = match end {
        Some(end) => func.scalar(I32, Scalar::Int(end)),
        None => func.parameter(TensorType::scalar(I32)),
    };
    let last = steps(&mut func, u, end, |body, u| {
        let u = periodic(body, u);
        let first = body.slice(u, &[0], &[1], &[1]);
        let first = body.reshape(first, &[]);
        let zero = number(body, 0.0);
        let above = body.compare(Direction::Gt, first, zero);
        let index = body.convert(above, I32);
        let branch = |op: UnaryOp| {
            let mut branch = Func::new("branch");
            let x = array(&mut branch, &[4]);
            let y = branch.unary(op, x);
            branch.results = vec![branch.binary(BinaryOp::Multiply, x, y)];
            branch
        };
        let branches = vec![branch(UnaryOp::Sine), branch(UnaryOp::Tanh)];
        body.case(index, branches, &[u])[0]
    });
    let product = func.binary(BinaryOp::Multiply, last, weight);
    let square = func.binary(BinaryOp::Multiply, product, last);
    let zero = number(&mut func, 0.0);
    func.results = vec![func.reduce(square, zero, &[0], Combiner::Add)];
    func
}

#[test]
fn second_derivatives_by_both_ways() {
    let options = |checkpoint| Options {
        checkpoint,
        ..Options::default()
    };
    for end in [Some(0), Some(1), Some(4), None] {
        let func = objective(end);
        check_second(&func, &Options::default());
        check_second(&func, &options(Checkpoint::Slots(2)));
        if end.is_some() {
            check_second(&func, &options(Checkpoint::All));
            check_second(&func, &options(Checkpoint::Every(2)));
        }
    }
}

proptest! {
    #![proptest_config(testkit::proptest(256))]

    #[test]
    fn patterns_leave_nothing_out(numbers in prop::collection::vec(any::<u32>(), 0..600)) {
        let mut choices = Choices(&numbers);
        let func = generate::func(&mut choices, 40);
        let inputs: Vec<Literal> = func.params().iter().map(|p| choices.literal(&p.ty)).collect();
        let is_float = |ty: &TensorType| ty.element.is_float();
        let wrt: Vec<usize> = (0..inputs.len()).filter(|k| is_float(inputs[*k].ty())).collect();
        let results = func.result_types();
        let of: Vec<usize> = (0..results.len()).filter(|k| is_float(&results[*k])).collect();
        for (of, wrt) in of.iter().flat_map(|of| wrt.iter().map(move |wrt| (*of, *wrt))) {
            let Ok(forward) = differentiate::jvp(&func, &[of], &[wrt]) else { continue };
            let pattern = sparsity(&func, of, wrt).unwrap();
            prop_assert_eq!(pattern.rows.len(), results[of].count());
            let ty = inputs[wrt].ty().clone();
            for column in 0..ty.count() {
                let unit: Vec<f64> = (0..ty.count()).map(|k| f64::from(u8::from(k == column))).collect();
                let unit = Literal::from_f64s(ty.element, ty.shape.clone(), &unit);
                let all = [inputs.as_slice(), &[unit]].concat();
                let tangent = eval(&forward, &all).unwrap().pop().unwrap().to_f64s();
                for (row, tangent) in tangent.iter().enumerate() {
                    let may = pattern.rows[row].contains(&column);
                    // 0 times infinity is inconclusive.
                    prop_assert!(may || *tangent == 0.0 || tangent.is_nan(), "[{}, {}] = {}\n{}", row, column, tangent, func);
                }
            }
        }
    }
}
