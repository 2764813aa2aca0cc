//! Batching agrees with separate evaluation: for every op, and for random programs.

use differentiate::vmap;
use proptest::prelude::*;
use stablehlo::{
    BinaryOp, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, Value, eval,
};
use testkit::generate::{self, Choices};
use testkit::rows::rows;

const I32: ElementType = ElementType::I32;

/// Stacks the arrays of a batch.
fn stacked(ty: &TensorType, all: &[Literal]) -> Literal {
    let shape = [&[all.len()], ty.shape.as_slice()].concat();
    let bytes: Vec<u8> = all.iter().flat_map(Literal::to_bytes).collect();
    Literal::from_bytes(ty.element, shape, bytes)
}

/// Returns one array of a batch.
fn unstacked(all: &Literal, nth: usize) -> Literal {
    let shape = all.shape()[1..].to_vec();
    let count = shape.iter().product::<usize>() * all.element().bytes();
    let bytes = all.to_bytes()[nth * count..(nth + 1) * count].to_vec();
    Literal::from_bytes(all.element(), shape, bytes)
}

/// Returns whether two arrays are equal up to rounding; all NaNs are equal.
fn near(x: &Literal, y: &Literal) -> bool {
    if x.ty() != y.ty() || !x.element().is_float() {
        return x == y;
    }
    let epsilon = match x.element() {
        ElementType::F16 => 2f64.powi(-9),
        ElementType::BF16 => 2f64.powi(-6),
        ElementType::F32 => 2f64.powi(-20),
        _ => 2f64.powi(-48),
    };
    let mut pairs = x.to_f64s().into_iter().zip(y.to_f64s());
    pairs.all(|(x, y)| {
        (x.is_nan() && y.is_nan()) || x == y || (x - y).abs() <= epsilon * x.abs().max(y.abs())
    })
}

/// Compares `func` batched with `func` for each of `lanes`, the inputs of each instance.
fn check(name: &str, func: &Func, batched: &[usize], lanes: &[Vec<Literal>], first: &[Literal]) {
    let all = vec![true; func.results.len()];
    check_some(name, func, batched, lanes, first, &all);
}

/// Compares only the results that `is_compared` flags.
fn check_some(
    name: &str,
    func: &Func,
    batched: &[usize],
    lanes: &[Vec<Literal>],
    first: &[Literal],
    is_compared: &[bool],
) {
    let many = vmap(func, batched, lanes.len()).unwrap();
    many.verify()
        .unwrap_or_else(|error| panic!("{name}: {error}\n{many}"));
    let given: Vec<Literal> = (0..func.params().len())
        .map(|place| match batched.contains(&place) {
            false => first[place].clone(),
            true => {
                let all: Vec<Literal> = lanes.iter().map(|lane| lane[place].clone()).collect();
                stacked(&func.params()[place].ty, &all)
            }
        })
        .collect();
    let found = eval(&many, &given).unwrap_or_else(|error| panic!("{name}: {error}"));
    for (nth, lane) in lanes.iter().enumerate() {
        let one: Vec<Literal> = (0..first.len())
            .map(|place| match batched.contains(&place) {
                false => first[place].clone(),
                true => lane[place].clone(),
            })
            .collect();
        let expected = eval(func, &one).unwrap();
        for (place, expected) in expected.iter().enumerate() {
            if !is_compared[place] {
                continue;
            }
            let found = unstacked(&found[place], nth);
            assert!(
                near(&found, expected),
                "{name}, {batched:?} of {}, number {nth}, result {place}: {found:?}, not {expected:?}\n{func}\n{many}",
                lanes.len()
            );
        }
    }
    for (found, ty) in found.iter().zip(func.result_types()) {
        assert_eq!(
            found.shape(),
            [&[lanes.len()], ty.shape.as_slice()].concat(),
            "{name}"
        );
    }
}

/// Rotates the elements by `by`.
fn turned(literal: &Literal, by: usize) -> Literal {
    let count = literal.count();
    let at = |k: usize| literal.get((k + by) % count);
    match (literal.shape().len(), literal.element()) {
        (_, _) if count == 0 => literal.clone(),
        (0, ElementType::Pred) => Literal::scalar(
            ElementType::Pred,
            Scalar::Int(literal.get(0).as_i64() ^ (by as i64 & 1)),
        ),
        (0, element) if element.is_integer() => {
            Literal::scalar(element, Scalar::Int(literal.get(0).as_i64() + by as i64))
        }
        (0, element) => {
            let number = literal.to_f64s()[0] + 0.25 * by as f64;
            Literal::scalar(element, Scalar::Float(number))
        }
        _ => Literal::from_scalars(
            literal.element(),
            literal.shape().to_vec(),
            (0..count).map(at),
        ),
    }
}

#[test]
fn every_op_of_many_is_that_of_each() {
    let mut checked = 0;
    for row in rows() {
        let count = row.func.params().len();
        if eval(&row.func, &row.inputs).is_err() {
            continue; // no reference evaluation
        }
        for which in 1..1usize << count.min(5) {
            let batched: Vec<usize> = (0..count).filter(|k| which >> k & 1 == 1).collect();
            for size in [0, 1, 2, 3] {
                let lane = |nth: usize| row.inputs.iter().map(|i| turned(i, nth)).collect();
                let lanes: Vec<Vec<Literal>> = (0..size).map(lane).collect();
                check(&row.name, &row.func, &batched, &lanes, &row.inputs);
                checked += 1;
            }
        }
    }
    assert!(checked > 1000, "{checked}");
}

fn int(func: &mut Func, number: i64) -> Value {
    func.scalar(I32, Scalar::Int(number))
}

/// Writes a loop over scalars that runs while the first one compares with `bound`.
fn while_loop(
    func: &mut Func,
    inits: &[Value],
    (direction, bound): (Direction, i64),
    step: impl FnOnce(&mut Func, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for value in inits {
        let ty = func.tensor(*value).clone();
        cond.parameter(ty.clone());
        body.parameter(ty);
    }
    let bound = int(&mut cond, bound);
    cond.results = vec![cond.compare(direction, cond.parameters()[0], bound)];
    let state = body.parameters().to_vec();
    body.results = step(&mut body, &state);
    func.while_loop(inits, cond, body)
}

fn numbers(all: &[i64]) -> Vec<Vec<Literal>> {
    let one = |n: &i64| vec![Literal::from_i64s(I32, [], &[*n])];
    all.iter().map(one).collect()
}

/// Counts the steps of the Collatz sequence.
#[test]
fn choices_in_loops_whose_ends_differ() {
    let mut func = Func::new("collatz");
    let n = func.parameter(TensorType::scalar(I32));
    let zero = int(&mut func, 0);
    let results = while_loop(&mut func, &[n, zero], (Direction::Ne, 1), |body, state| {
        let one = int(body, 1);
        let odd = body.binary(BinaryOp::And, state[0], one);
        let branch = |of: &dyn Fn(&mut Func, Value) -> Value| {
            let mut branch = Func::new("branch");
            let n = branch.parameter(TensorType::scalar(I32));
            branch.results = vec![of(&mut branch, n)];
            branch
        };
        let halved = branch(&|f, n| {
            let two = int(f, 2);
            f.binary(BinaryOp::Divide, n, two)
        });
        let tripled = branch(&|f, n| {
            let (one, three) = (int(f, 1), int(f, 3));
            let product = f.binary(BinaryOp::Multiply, n, three);
            f.binary(BinaryOp::Add, product, one)
        });
        let next = body.case(odd, vec![halved, tripled], &[state[0]])[0];
        let count = body.binary(BinaryOp::Add, state[1], one);
        vec![next, count]
    });
    func.results = results;
    for all in [&[][..], &[1], &[7, 1, 27], &[6, 6]] {
        let lanes = numbers(all);
        check("collatz", &func, &[0], &lanes, &numbers(&[3])[0]);
    }
}

/// An inner loop that would not terminate on the values of instances that have ended.
#[test]
fn loops_inside_go_on_for_nobody_who_is_done() {
    let mut func = Func::new("nested");
    let n = func.parameter(TensorType::scalar(I32));
    let zero = int(&mut func, 0);
    func.results = while_loop(&mut func, &[n, zero], (Direction::Gt, 0), |body, state| {
        let inner = while_loop(
            body,
            &[state[0], state[1]],
            (Direction::Ne, 0),
            |body, state| {
                let one = int(body, 1);
                let less = body.binary(BinaryOp::Subtract, state[0], one);
                vec![less, body.binary(BinaryOp::Add, state[1], one)]
            },
        );
        let three = int(body, 3);
        vec![body.binary(BinaryOp::Subtract, state[0], three), inner[1]]
    });
    let lanes = numbers(&[1, 20, 2, -5]);
    check("nested", &func, &[0], &lanes, &lanes[0]);
}

/// A branch that is never selected, with an endless loop.
#[test]
fn branches_that_nobody_takes_end() {
    let mut func = Func::new("branches");
    let which = func.parameter(TensorType::scalar(I32));
    let n = func.parameter(TensorType::scalar(I32));
    let mut first = Func::new("first");
    let p = first.parameter(TensorType::scalar(I32));
    first.results = vec![p];
    let mut second = Func::new("second");
    let p = second.parameter(TensorType::scalar(I32));
    second.results = while_loop(&mut second, &[p], (Direction::Ge, 0), |_, state| {
        state.to_vec()
    });
    func.results = func.case(which, vec![first, second], &[n]);
    let lane = |which: i64, n: i64| {
        [which, n]
            .map(|n| Literal::from_i64s(I32, [], &[n]))
            .to_vec()
    };
    check(
        "untaken",
        &func,
        &[0],
        &[lane(0, 3), lane(0, 3)],
        &lane(0, 3),
    );
    let lanes = [
        lane(0, 3),
        lane(1, -1),
        lane(0, 0),
        lane(5, -9),
        lane(-1, -2),
    ];
    check("branches", &func, &[0, 1], &lanes, &lane(0, 3));
}

/// Returns for each result whether it contains no float reduction or product: batching rounds those
/// in another order, and a random program may amplify that arbitrarily, for example by the tangent
/// of a large value.
fn is_independent_of_order(func: &Func) -> Vec<bool> {
    let mut depends: Vec<bool> = Vec::with_capacity(func.len());
    for value in func.values() {
        let op = func.op(value);
        let operands = op.operands();
        let before = operands.iter().any(|operand| depends[operand.index()]);
        depends.push(before || reorders(func, op));
    }
    let results = func.results.iter();
    results.map(|result| !depends[result.index()]).collect()
}

fn reorders(func: &Func, op: &Op) -> bool {
    let any = |func: &Func| func.values().any(|value| reorders(func, func.op(value)));
    match op {
        Op::Reduce {
            operand, combiner, ..
        } => combiner.rounds(func.tensor(*operand).element),
        Op::DotGeneral { lhs, .. } | Op::Convolution { lhs, .. } => {
            func.tensor(*lhs).element.is_float()
        }
        Op::While { cond, body, .. } => any(cond) || any(body),
        Op::Case { branches, .. } => branches.iter().any(any),
        Op::Call { callee, .. } => any(callee),
        _ => false,
    }
}

proptest! {
    #![proptest_config(testkit::proptest(256))]

    #[test]
    fn random_programs(numbers in prop::collection::vec(any::<u32>(), 0..800), size in 0..4usize, which in 1..8usize) {
        let mut choices = Choices(&numbers);
        let func = generate::func(&mut choices, 40);
        let count = func.params().len();
        let batched: Vec<usize> = (0..count).filter(|k| which >> k & 1 == 1).collect();
        let mut inputs = || -> Vec<Literal> { func.params().iter().map(|p| choices.literal(&p.ty)).collect() };
        let lanes: Vec<Vec<Literal>> = (0..size).map(|_| inputs()).collect();
        let first = inputs();
        check_some("random", &func, &batched, &lanes, &first, &is_independent_of_order(&func));
    }
}
