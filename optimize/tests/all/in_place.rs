//! Strips that are computed from the array they are written into are computed by one callee and
//! written by the next, on the CPU.

use std::collections::BTreeSet;

use stablehlo::{BinaryOp, Compiled, ElementType, Func, Op, Scalar, TensorType, UnaryOp, Value};

use crate::same;

fn staged(func: &Func) -> Func {
    same::staged(func, |x| x / 7.0 - 5.0)
}

const N: usize = 200;

/// Counts the updates in callees that also read the updated array, and in those that only write it.
fn lines(func: &Func) -> [usize; 2] {
    let mut lines = [0, 0];
    for value in func.values() {
        let Op::Call {
            callee, compiled, ..
        } = func.op(value)
        else {
            continue;
        };
        if *compiled == Compiled::OneKernel {
            let inside = self::lines(callee);
            lines = [0, 1].map(|nth| lines[nth] + inside[nth]);
            continue;
        }
        let update = |v: Value| match callee.op(v) {
            Op::DynamicUpdateSlice { operand, .. } => Some(*operand),
            _ => None,
        };
        let updates: Vec<Value> = callee.values().filter(|v| update(*v).is_some()).collect();
        let written: BTreeSet<Value> = updates.iter().filter_map(|v| update(*v)).collect();
        let reads = |v: &Value| callee.op(*v).operands().iter().any(|o| written.contains(o));
        let is_read = callee.values().any(|v| update(v).is_none() && reads(&v));
        lines[usize::from(!is_read)] += updates.len();
    }
    lines
}

fn field(func: &mut Func, n: usize) -> Value {
    func.parameter(TensorType::new(ElementType::F64, [n, n]))
}

fn row(func: &mut Func, x: Value, at: usize) -> Value {
    let n = func.shape(x)[1];
    func.slice(x, &[at, 0], &[at + 1, n], &[1, 1])
}

fn with_row(func: &mut Func, x: Value, row: Value, at: usize) -> Value {
    let [at, zero] = [at, 0].map(|k| func.scalar(ElementType::I64, Scalar::Int(k as i64)));
    func.dynamic_update_slice(x, row, &[at, zero])
}

/// A row computed from two others.
fn mixed(func: &mut Func, [x, y]: [Value; 2]) -> Value {
    let x = func.unary(UnaryOp::Tanh, x);
    func.binary(BinaryOp::Multiply, x, y)
}

/// Computes each row `to`, of an array of `n`, from the two rows `from` of the initial array if
/// `from_first`, otherwise of its current version.
fn rows(n: usize, all: &[(usize, [usize; 2])], from_first: bool) -> Func {
    let mut func = Func::new("main");
    let first = field(&mut func, n);
    let mut x = first;
    for (to, from) in all {
        let array = if from_first { first } else { x };
        let read = from.map(|at| row(&mut func, array, at));
        let new = mixed(&mut func, read);
        x = with_row(&mut func, x, new, *to);
    }
    func.results = vec![x];
    func
}

/// A function that calls another one as one kernel.
pub fn in_a_kernel(callee: Func) -> Func {
    let mut func = Func::new("main");
    let types = callee.params().iter().map(|param| param.ty.clone());
    let operands: Vec<Value> = types.map(|ty| func.parameter(ty)).collect();
    let callee = callee.into();
    let compiled = Compiled::OneKernel;
    let call = func
        .push(Op::Call {
            callee,
            operands,
            compiled,
        })
        .unwrap();
    func.results = func.results_of(call);
    func
}

#[test]
fn a_halo_is_filled_by_what_only_writes() {
    for from_first in [true, false] {
        let func = rows(N, &[(0, [5, 3]), (1, [8, 4]), (199, [194, 7])], from_first);
        let staged = staged(&func);
        assert_eq!(lines(&staged), [0, 3], "{staged}");
    }
    let copied = |x: &mut Func, sign: bool| {
        let mut array = field(x, N);
        for (to, from) in [(0, 3), (1, 2), (199, 196)] {
            let mut new = row(x, array, from);
            if sign {
                new = x.unary(UnaryOp::Negate, new);
            }
            array = with_row(x, array, new, to);
        }
        x.results = vec![array];
    };
    for sign in [false, true] {
        let mut func = Func::new("main");
        copied(&mut func, sign);
        let staged = staged(&func);
        assert_eq!(lines(&staged), [0, 3], "{staged}");
    }
}

#[test]
fn a_column_is_added_up_level_by_level() {
    let levels: Vec<(usize, [usize; 2])> = (1..8).map(|k| (k, [k - 1, k + 20])).collect();
    let staged = staged(&rows(N, &levels, false));
    assert_eq!(lines(&staged), [0, 7], "{staged}");
}

#[test]
fn what_is_written_twice_is_what_was_written_last() {
    // The second row is computed from the first one, which is then overwritten.
    let staged = staged(&rows(N, &[(5, [9, 8]), (6, [5, 5]), (5, [6, 7])], false));
    assert_eq!(lines(&staged), [0, 3], "{staged}");
}

#[test]
fn small_arrays_and_large_parts_are_written_where_they_are_computed() {
    let strips = [(0, [5, 3]), (1, [8, 4])];
    let small = staged(&rows(40, &strips, true));
    assert_eq!(lines(&small), [2, 0], "{small}");
    // Within a kernel calls cost little, and copies cost as much as elsewhere.
    let kernel = staged(&in_a_kernel(rows(40, &strips, true)));
    assert_eq!(lines(&kernel), [0, 2], "{kernel}");
    let mut func = Func::new("main");
    let x = field(&mut func, N);
    let most = [0, 1].map(|at| func.slice(x, &[at, 0], &[at + 150, N], &[1, 1]));
    let most = mixed(&mut func, most);
    func.results = vec![with_row(&mut func, x, most, 3)];
    let large = staged(&func);
    assert_eq!(lines(&large), [1, 0], "{large}");
}

#[test]
fn most_of_an_array_is_written_where_its_halo_was() {
    let mut func = Func::new("main");
    let x = field(&mut func, N);
    let read = [5, 3].map(|at| row(&mut func, x, at));
    let new = mixed(&mut func, read);
    let filled = with_row(&mut func, x, new, 0);
    let most = [0, 1].map(|at| func.slice(filled, &[at, 0], &[at + 150, N], &[1, 1]));
    let most = mixed(&mut func, most);
    func.results = vec![with_row(&mut func, filled, most, 3)];
    let staged = staged(&func);
    assert_eq!(lines(&staged), [0, 2], "{staged}");
}

#[test]
fn what_comes_from_elsewhere_is_written_where_it_is_computed() {
    let mut func = Func::new("main");
    let [x, y] = [0; 2].map(|_| field(&mut func, N));
    let read = [3, 4].map(|at| row(&mut func, y, at));
    let new = mixed(&mut func, read);
    func.results = vec![with_row(&mut func, x, new, 0)];
    let staged = staged(&func);
    assert_eq!(lines(&staged), [0, 1], "{staged}");
    let calls = staged
        .values()
        .filter(|v| matches!(staged.op(*v), Op::Call { .. }));
    assert_eq!(calls.count(), 1, "{staged}");
}

#[test]
fn an_array_that_is_read_later_as_it_was_has_the_same_results() {
    let mut func = Func::new("main");
    let x = field(&mut func, N);
    let read = [5, 3].map(|at| row(&mut func, x, at));
    let new = mixed(&mut func, read);
    let one = with_row(&mut func, x, new, 0);
    let other = with_row(&mut func, x, new, 1);
    let doubled = func.binary(BinaryOp::Add, x, x);
    func.results = vec![one, other, doubled];
    let staged = staged(&func);
    assert_eq!(lines(&staged), [0, 2], "{staged}");
}
