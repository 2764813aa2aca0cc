//! Writers of an array are ordered after the readers of its old contents, on the CPU.

use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, TensorType, UnaryOp, Value};

use crate::in_place::in_a_kernel;
use crate::same;

fn staged(func: &Func) -> Func {
    same::staged(func, |x| x / 70.0 - 0.5)
}

const N: usize = 200;

/// A program with a computed array, so that nothing copies it but for the order, and one to take
/// rows of.
fn arrays() -> (Func, Value, Value) {
    arrays_of(N)
}

/// The same with `n` rows and columns.
fn arrays_of(n: usize) -> (Func, Value, Value) {
    let mut func = Func::new("main");
    let [x, y] = [0; 2].map(|_| func.parameter(TensorType::new(ElementType::F64, [n, n])));
    let x = func.unary(UnaryOp::Sine, x);
    (func, x, y)
}

fn with_row(func: &mut Func, x: Value, y: Value, at: usize) -> Value {
    let n = func.shape(y)[1];
    let row = func.slice(y, &[at, 0], &[at + 1, n], &[1, 1]);
    let row = func.unary(UnaryOp::Tanh, row);
    let [at, zero] = [at, 0].map(|k| func.scalar(ElementType::I64, Scalar::Int(k as i64)));
    func.dynamic_update_slice(x, row, &[at, zero])
}

/// A stencil of a stored array, which is read once more at other positions.
fn smoothed(func: &mut Func, x: Value) -> Value {
    let n = func.shape(x)[0];
    let mut sum = func.unary(UnaryOp::Tanh, x);
    for _ in 0..2 {
        let moved = func.slice(sum, &[1, 0], &[n, n], &[1, 1]);
        let zero = func.scalar(ElementType::F64, Scalar::Float(0.0));
        let moved = func.pad(moved, zero, &[0, 0], &[1, 0], &[0, 0]);
        let both = func.binary(BinaryOp::Multiply, sum, moved);
        sum = func.unary(UnaryOp::Exp, both);
    }
    sum
}

/// The calls that return their first operand unchanged.
fn given_after(func: &Func) -> Vec<Value> {
    let gives = |value: &Value| match func.op(*value) {
        Op::Call { callee, .. } => callee.results == [callee.parameters()[0]],
        _ => false,
    };
    func.values().filter(gives).collect()
}

/// All values that `value` depends on.
fn needs(func: &Func, value: Value) -> Vec<Value> {
    let mut all = vec![value];
    let mut next = 0;
    while next < all.len() {
        for operand in func.op(all[next]).operands() {
            if !all.contains(&operand) {
                all.push(operand);
            }
        }
        next += 1;
    }
    all
}

#[test]
fn a_row_is_written_after_the_array_was_read() {
    let (mut func, x, y) = arrays();
    let read = smoothed(&mut func, x);
    let written = with_row(&mut func, x, y, 7);
    func.results = vec![read, written];
    is_written_last(&staged(&func));
}

/// Asserts that exactly one array is passed through a call that depends on all its readers, and
/// that the second result is written into that.
#[track_caller]
fn is_written_last(staged: &Func) {
    let [given] = given_after(staged)[..] else {
        panic!("not one array is given after something else: {staged}");
    };
    let array = staged.op(given).operands()[0];
    let reads = |v: &Value| *v != given && staged.op(*v).operands().contains(&array);
    let readers: Vec<Value> = staged.values().filter(reads).collect();
    let before = needs(staged, given);
    assert!(
        !readers.is_empty() && readers.iter().all(|v| before.contains(v)),
        "{staged}"
    );
    assert!(
        needs(staged, staged.results[1]).contains(&given),
        "{staged}"
    );
}

#[test]
fn a_row_of_a_small_array_is_written_after_that_was_read_within_a_kernel() {
    let (mut func, x, y) = arrays_of(40);
    let read = smoothed(&mut func, x);
    let written = with_row(&mut func, x, y, 7);
    func.results = vec![read, written];
    assert!(given_after(&staged(&func)).is_empty());
    let staged = staged(&in_a_kernel(func));
    let kernel = |v: Value| match staged.op(v) {
        Op::Call { callee, .. } => Some(callee.clone()),
        _ => None,
    };
    let kernel = staged.values().find_map(kernel).unwrap();
    is_written_last(&kernel);
}

#[test]
fn what_is_read_later_or_given_back_is_copied() {
    // The reader of the array depends on the writer.
    let (mut func, x, y) = arrays();
    let written = with_row(&mut func, x, y, 7);
    let both = func.binary(BinaryOp::Add, written, x);
    let read = smoothed(&mut func, both);
    func.results = vec![read, written];
    assert!(given_after(&staged(&func)).is_empty());
    // The reader has an empty result, on which nothing can depend.
    let (mut func, x, y) = arrays();
    let read = func.slice(x, &[3, 0], &[3, N], &[1, 1]);
    let read = func.unary(UnaryOp::Tanh, read);
    let written = with_row(&mut func, x, y, 7);
    func.results = vec![read, written];
    assert!(given_after(&staged(&func)).is_empty());
    // The array is a result.
    let (mut func, x, y) = arrays();
    let read = smoothed(&mut func, x);
    let written = with_row(&mut func, x, y, 7);
    func.results = vec![read, written, x];
    assert!(given_after(&staged(&func)).is_empty());
}

#[test]
fn a_loop_that_writes_comes_after_what_reads() {
    let (mut func, x, y) = arrays();
    let read = smoothed(&mut func, x);
    let count = func.scalar(ElementType::I64, Scalar::Int(0));
    let [i64s, f64s] = [(ElementType::I64, vec![]), (ElementType::F64, vec![N, N])]
        .map(|(element, shape)| TensorType::new(element, shape));
    let mut cond = Func::new("cond");
    let at = cond.parameter(i64s.clone());
    cond.parameter(f64s.clone());
    cond.parameter(f64s.clone());
    let end = cond.scalar(ElementType::I64, Scalar::Int(N as i64));
    cond.results = vec![cond.compare(stablehlo::Direction::Lt, at, end)];
    let mut body = Func::new("body");
    let at = body.parameter(i64s);
    let (array, other) = (body.parameter(f64s.clone()), body.parameter(f64s));
    let [one, zero] = [1, 0].map(|k| body.scalar(ElementType::I64, Scalar::Int(k)));
    let row = body.dynamic_slice(other, &[at, zero], &[1, N]);
    let row = body.unary(UnaryOp::Tanh, row);
    let array = body.dynamic_update_slice(array, row, &[at, zero]);
    body.results = vec![body.binary(BinaryOp::Add, at, one), array, other];
    let results = func
        .push(Op::While {
            inits: vec![count, x, y],
            cond: Box::new(cond),
            body: Box::new(body),
        })
        .unwrap();
    let array = func
        .push(Op::Result {
            of: results,
            index: 1,
        })
        .unwrap();
    func.results = vec![read, array];
    is_written_last(&staged(&func));
}
