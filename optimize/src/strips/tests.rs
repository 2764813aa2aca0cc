use stablehlo::{Literal, eval};

use super::*;

const LEVELS: usize = 5;

/// Rows of `columns` numbers, each computed from the one before, some turns of that; what is carried differs from turn to
/// turn. `meet` is what is added to each row.
fn levels(columns: usize, meet: fn(&mut Func, Value) -> Value) -> Func {
    let f64s = |shape: &[usize]| TensorType::new(ElementType::F64, shape);
    let number = TensorType::scalar(ElementType::I64);
    let signature = |types: &[TensorType]| {
        let mut func = Func::new("levels");
        types.iter().for_each(|ty| _ = func.parameter(ty.clone()));
        func
    };
    let below = |types: &[TensorType], end: i64| {
        let mut func = signature(types);
        let end = func.scalar(ElementType::I64, Scalar::Int(end));
        func.results = vec![func.compare(Direction::Lt, func.parameters()[0], end)];
        func
    };
    let row = f64s(&[columns]);
    let array = f64s(&[LEVELS, columns]);
    // A level: last = last / x[k] + k; y[k] = last.
    let inner = [number.clone(), row.clone(), array.clone(), array.clone()];
    let mut level = signature(&inner);
    let [k, last, x, y] = level.parameters()[..] else {
        unreachable!("four are carried")
    };
    let zero = level.scalar(ElementType::I64, Scalar::Int(0));
    let one = level.scalar(ElementType::I64, Scalar::Int(1));
    let at = level.dynamic_slice(x, &[k, zero], &[1, columns]);
    let at = level.reshape(at, &[columns]);
    let next = level.binary(BinaryOp::Divide, last, at);
    let by = level.convert(k, ElementType::F64);
    let by = level.broadcast_in_dim(by, &[columns], &[]);
    let next = level.binary(BinaryOp::Add, next, by);
    let next = meet(&mut level, next);
    let update = level.reshape(next, &[1, columns]);
    let y = level.dynamic_update_slice(y, update, &[k, zero]);
    let k = level.binary(BinaryOp::Add, k, one);
    level.results = vec![k, next, x, y];
    // A turn: all levels, from a row of ones; x and y change places.
    let outer = [number, array.clone(), array];
    let mut turn = signature(&outer);
    let [n, x, y] = turn.parameters()[..] else {
        unreachable!("three are carried")
    };
    let zero = turn.scalar(ElementType::I64, Scalar::Int(0));
    let ones = turn.splat(row, Scalar::Float(1.0));
    let after = turn.while_loop(&[zero, ones, x, y], below(&inner, LEVELS as i64), level);
    let one = turn.scalar(ElementType::I64, Scalar::Int(1));
    let n = turn.binary(BinaryOp::Add, n, one);
    turn.results = vec![n, after[3], x];
    let mut func = signature(&outer);
    let inits = func.parameters().to_vec();
    func.results = func.while_loop(&inits, below(&outer, 3), turn);
    func
}

fn alone(_: &mut Func, row: Value) -> Value {
    row
}

fn inputs(columns: usize, first: i64) -> Vec<Literal> {
    let count = LEVELS * columns;
    let array = |seed: usize| {
        let number = |k: usize| Scalar::Float(0.3 + ((k * 7919 + seed) % 101) as f64 / 7.0);
        Literal::from_scalars(ElementType::F64, [LEVELS, columns], (0..count).map(number))
    };
    let first = Literal::from_scalars(ElementType::I64, [], [Scalar::Int(first)]);
    vec![first, array(1), array(5)]
}

/// The function in strips of three columns.
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
        // Also where the loop does not run.
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
