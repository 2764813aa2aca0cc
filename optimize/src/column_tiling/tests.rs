use stablehlo::{Literal, eval};

use super::*;
use crate::target_lowering::examples::{LEVELS, alone, levels};

fn inputs(columns: usize, first: i64) -> Vec<Literal> {
    let count = LEVELS * columns;
    let array = |seed: usize| {
        let number = |k: usize| Scalar::Float(0.3 + ((k * 7919 + seed) % 101) as f64 / 7.0);
        Literal::from_scalars(ElementType::F64, [LEVELS, columns], (0..count).map(number))
    };
    let first = Literal::from_scalars(ElementType::I64, [], [Scalar::Int(first)]);
    vec![first, array(1), array(5)]
}

/// Tiles the function into strips of three columns.
fn threes(func: &Func) -> Func {
    let after = with(func, &|_, _| Some(3));
    assert_eq!(after.verify(), Ok(()), "{after}");
    after
}

#[test]
fn strips_and_what_is_left_over_give_the_same_bits() {
    for columns in [12, 13, 14, 23] {
        let func = levels(columns, alone);
        let after = threes(&func);
        assert_eq!(
            after.to_string().matches("xla_cpu_small_call").count(),
            1 + usize::from(columns % 3 > 0)
        );
        // Also if the loop does not run.
        for first in [0, 2, 3, 7] {
            let inputs = inputs(columns, first);
            assert_eq!(
                eval(&after, &inputs),
                eval(&func, &inputs),
                "{columns} {first}"
            );
        }
    }
}

#[test]
fn the_program_is_as_long_for_more_columns() {
    let ops = |columns: usize| threes(&levels(columns, alone)).to_string().lines().count();
    assert_eq!(ops(12), ops(3000));
}

#[test]
fn columns_that_meet_stay_together() {
    let shifted = |level: &mut Func, row: Value| level.rotate(row, 0, 1);
    let summed = |level: &mut Func, row: Value| {
        let zero = level.scalar(ElementType::F64, Scalar::Float(0.0));
        let sum = level.reduce(row, zero, &[0], stablehlo::Combiner::Add);
        let sum = level.broadcast_in_dim(sum, &[level.shape(row)[0]], &[]);
        level.binary(BinaryOp::Add, row, sum)
    };
    let counted = |level: &mut Func, row: Value| {
        let place = level.iota(ElementType::F64, &[level.shape(row)[0]], 0);
        level.binary(BinaryOp::Add, row, place)
    };
    let backwards = |level: &mut Func, row: Value| level.reverse(row, &[0]);
    for meet in [shifted, summed, counted, backwards] as [fn(&mut Func, Value) -> Value; 4] {
        let func = levels(13, meet);
        assert!(threes(&func) == func);
    }
}

#[test]
fn what_all_columns_see_the_same_is_written_with_fewer() {
    let masked = |level: &mut Func, row: Value| {
        let shape = level.shape(row).to_vec();
        let ty = TensorType::new(ElementType::F64, shape.clone());
        let zero = level.splat(ty, Scalar::Float(-0.0));
        let two = level.scalar(ElementType::F64, Scalar::Float(2.0));
        let two = level.broadcast_in_dim(two, &shape, &[]);
        let small = level.compare(Direction::Lt, row, two);
        level.select(small, zero, row)
    };
    let func = levels(14, masked);
    let after = threes(&func);
    assert!(after != func);
    assert_eq!(eval(&after, &inputs(14, 0)), eval(&func, &inputs(14, 0)));
}

#[test]
fn arrays_that_the_cache_holds_are_not_cut() {
    let func = levels(1 << 16, alone);
    assert!(in_strips(&func, 1e7) == func);
    assert!(in_strips(&func, 1e6) != func);
}

/// A loop over steps, each with a loop over levels, that stores a reduction over all columns after
/// each step. The inner loop also accumulates a sum over each level, which it reads if it is
/// `seen`.
fn observed(columns: usize, seen: bool) -> Func {
    let f64s = |shape: &[usize]| TensorType::new(ElementType::F64, shape);
    let signature = |types: &[TensorType]| {
        let mut func = Func::new("observed");
        types.iter().for_each(|ty| _ = func.parameter(ty.clone()));
        func
    };
    let (number, array) = (
        TensorType::scalar(ElementType::I64),
        f64s(&[LEVELS, columns]),
    );
    let inner = [
        number.clone(),
        f64s(&[columns]),
        array.clone(),
        array.clone(),
        f64s(&[]),
    ];
    let mut test = signature(&inner);
    let zero = test.scalar(ElementType::I64, Scalar::Int(0));
    test.results = vec![test.compare(Direction::Ge, test.parameters()[0], zero)];
    // From the last level to the first: last = last / x[k] + rate; y[k] = last.
    let mut level = signature(&inner);
    let [k, last, x, y, sum] = level.parameters()[..] else {
        unreachable!("five are carried")
    };
    let zero = level.scalar(ElementType::I64, Scalar::Int(0));
    let at = level.dynamic_slice(x, &[k, zero], &[1, columns]);
    let at = level.reshape(at, &[columns]);
    let next = level.binary(BinaryOp::Divide, last, at);
    let rate = match seen {
        true => level.broadcast_in_dim(sum, &[columns], &[]),
        false => level.splat(f64s(&[columns]), Scalar::Float(0.7)),
    };
    let next = level.binary(BinaryOp::Add, next, rate);
    let update = level.reshape(next, &[1, columns]);
    let y = level.dynamic_update_slice(y, update, &[k, zero]);
    let none = level.scalar(ElementType::F64, Scalar::Float(0.0));
    let all = level.reduce(next, none, &[0], stablehlo::Combiner::Add);
    let sum = level.binary(BinaryOp::Add, sum, all);
    let by = level.scalar(ElementType::I64, Scalar::Int(-1));
    let k = level.binary(BinaryOp::Add, k, by);
    level.results = vec![k, next, x, y, sum];
    let outer = [number, array.clone(), array, f64s(&[LEVELS]), f64s(&[])];
    let mut turn = signature(&outer);
    let [n, x, y, weight, total] = turn.parameters()[..] else {
        unreachable!("five are carried")
    };
    let top = turn.scalar(ElementType::I64, Scalar::Int(LEVELS as i64 - 1));
    let first = turn.slice(x, &[0, 0], &[1, columns], &[1, 1]);
    let first = turn.reshape(first, &[columns]);
    let first = turn.binary(BinaryOp::Add, first, first);
    let after = turn.while_loop(&[top, first, x, y, total], test, level);
    let weights = turn.broadcast_in_dim(weight, &[LEVELS, columns], &[0]);
    let product = turn.binary(BinaryOp::Multiply, after[3], weights);
    let none = turn.scalar(ElementType::F64, Scalar::Float(0.0));
    let found = turn.reduce(product, none, &[0, 1], stablehlo::Combiner::Add);
    let total = turn.binary(BinaryOp::Add, after[4], found);
    let one = turn.scalar(ElementType::I64, Scalar::Int(1));
    let n = turn.binary(BinaryOp::Add, n, one);
    turn.results = vec![n, product, x, weight, total];
    let mut more = signature(&outer);
    let end = more.scalar(ElementType::I64, Scalar::Int(3));
    more.results = vec![more.compare(Direction::Lt, more.parameters()[0], end)];
    let mut func = signature(&outer);
    let inits = func.parameters().to_vec();
    func.results = func.while_loop(&inits, more, turn);
    func
}

#[test]
fn what_comes_before_columns_meet_is_in_strips() {
    for columns in [12, 13, 14, 23] {
        let func = observed(columns, false);
        let after = threes(&func);
        let strips = after.to_string().matches("xla_cpu_small_call").count();
        assert_eq!(strips, 1 + usize::from(columns % 3 > 0), "{after}");
        for first in [0, 2, 3] {
            let mut given = inputs(columns, first);
            let weights = Literal::from_f64s(ElementType::F64, [LEVELS], &[0.0; LEVELS]);
            given.extend([weights, Literal::from_f64s(ElementType::F64, [], &[0.5])]);
            for weight in [f64::NAN, 0.25, f64::INFINITY] {
                given[3] =
                    Literal::from_f64s(ElementType::F64, [LEVELS], &[0.1, -0.0, 3.0, weight, 2.0]);
                let (found, expected) = (eval(&after, &given), eval(&func, &given));
                let bits = |all: Vec<Literal>| -> Vec<Vec<u64>> {
                    let of = |l: &Literal| match l.element() {
                        ElementType::F64 => l.to_f64s().iter().map(|x| x.to_bits()).collect(),
                        _ => l.to_i64s().iter().map(|x| *x as u64).collect(),
                    };
                    all.iter().map(of).collect()
                };
                assert_eq!(
                    bits(found.unwrap()),
                    bits(expected.unwrap()),
                    "{columns} {first}"
                );
            }
        }
    }
}

#[test]
fn a_sum_that_levels_see_keeps_them_together() {
    let func = observed(13, true);
    assert!(threes(&func) == func);
}

#[test]
fn sums_of_rows_are_taken_behind_loops() {
    let func = observed(7, false);
    let Op::While { body, .. } = func.op(func.values().nth(5).expect("the loop")) else {
        panic!("no loop: {func}")
    };
    let after = apart(body);
    assert_eq!(after.verify(), Ok(()), "{after}");
    let loops = |func: &Func| func.to_string().matches("stablehlo.while").count();
    assert_eq!((loops(body), loops(&after)), (1, 2));
}
