//! Expensive operands of pads and concatenates are computed in loops of their own, on the CPU.

use optimize::{Target, choose_forms};
use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, TensorType, UnaryOp, Value};

use crate::same::same_results;

const F64: ElementType = ElementType::F64;

/// `turns` nested exponentials of differences.
fn exponentials(func: &mut Func, x: Value, turns: usize) -> Value {
    (0..turns).fold(x, |y, _| {
        let difference = func.binary(BinaryOp::Subtract, x, y);
        func.unary(UnaryOp::Exp, difference)
    })
}

/// All callees, transitively.
fn callees(func: &Func) -> Vec<&Func> {
    let mut all = Vec::new();
    for value in func.values() {
        if let Op::Call { callee, .. } = func.op(value) {
            all.push(&**callee);
            all.extend(callees(callee));
        }
    }
    all
}

/// Returns whether a callee has both an exponential and a pad or concatenate, and whether one has
/// an exponential.
fn beside(func: &Func) -> (bool, bool) {
    let has = |func: &Func, is: &dyn Fn(&Op) -> bool| func.values().any(|v| is(func.op(v)));
    let dear = |op: &Op| matches!(op, Op::Unary(UnaryOp::Exp, _));
    let joins = |op: &Op| matches!(op, Op::Pad { .. } | Op::Concatenate { .. });
    let all = callees(func);
    let both = all.iter().any(|f| has(f, &dear) && has(f, &joins));
    (both, all.iter().any(|f| has(f, &dear)))
}

/// The difference of `y` and padded exponentials of `x`.
fn padded(size: [usize; 2], turns: usize) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, size));
    let y = func.parameter(TensorType::new(F64, [size[0] + 3, size[1] + 1]));
    let twice = func.binary(BinaryOp::Add, x, x);
    let inside = exponentials(&mut func, twice, turns);
    let edge = func.scalar(F64, Scalar::Float(0.5));
    let whole = func.pad(inside, edge, &[1, 0], &[2, 1], &[0, 0]);
    func.results = vec![func.binary(BinaryOp::Subtract, y, whole)];
    func
}

#[test]
fn what_is_padded_is_computed_before() {
    for size in [[33, 37], [1, 1025], [1025, 1]] {
        let func = padded(size, 24);
        let after = choose_forms(&func, Target::Cpu);
        assert_eq!(beside(&after), (false, true), "{after}");
        same_results(&func, &after);
        for target in [Target::Tpu, Target::Cuda] {
            assert!(callees(&choose_forms(&func, target)).is_empty());
        }
    }
}

/// One slow operation is enough, since LLVM does not vectorize it under a branch; one product is
/// vectorized.
#[test]
fn what_divides_is_computed_before() {
    for (binary, is_apart) in [(BinaryOp::Divide, true), (BinaryOp::Multiply, false)] {
        let mut func = Func::new("main");
        let [x, y] = [0, 1].map(|_| func.parameter(TensorType::new(F64, [33, 37])));
        let whole = func.parameter(TensorType::new(F64, [36, 38]));
        let inside = func.binary(binary, x, y);
        let edge = func.scalar(F64, Scalar::Float(0.5));
        let padded = func.pad(inside, edge, &[1, 0], &[2, 1], &[0, 0]);
        func.results = vec![func.binary(BinaryOp::Subtract, whole, padded)];
        let after = choose_forms(&func, Target::Cpu);
        let divides = |op: &Op| matches!(op, Op::Binary(op, ..) if *op == binary);
        let pads = |op: &Op| matches!(op, Op::Pad { .. });
        let has = |func: &Func, is: &dyn Fn(&Op) -> bool| func.values().any(|v| is(func.op(v)));
        let all = callees(&after);
        let both = all.iter().any(|f| has(f, &divides) && has(f, &pads));
        assert_eq!(both, !is_apart, "{after}");
        same_results(&func, &after);
    }
}

#[test]
fn what_is_cheap_or_small_stays() {
    for (size, turns) in [([33, 37], 0), ([3, 5], 24), ([0, 5], 24)] {
        let func = padded(size, turns);
        let after = choose_forms(&func, Target::Cpu);
        assert!(callees(&after).len() <= 1, "{after}");
        same_results(&func, &after);
    }
}

#[test]
fn parts_side_by_side_are_computed_before_each_once() {
    let mut func = Func::new("main");
    let [x, y] = [0, 1].map(|_| func.parameter(TensorType::new(F64, [31, 41])));
    let parts = [x, y].map(|x| exponentials(&mut func, x, 24));
    let whole = func.concatenate(&[parts[0], parts[1], parts[0]], 1);
    let flat = func.reshape(whole, &[31 * 123]);
    func.results = vec![func.binary(BinaryOp::Multiply, flat, flat)];
    let after = choose_forms(&func, Target::Cpu);
    assert_eq!(beside(&after), (false, true), "{after}");
    same_results(&func, &after);
}

#[test]
fn what_much_is_computed_of_is_put_together_before() {
    for (rows, is_apart) in [(65, true), (3, false)] {
        let mut func = Func::new("main");
        let [x, y] = [0, 1].map(|_| func.parameter(TensorType::new(F64, [rows, 131])));
        let twice = func.binary(BinaryOp::Add, x, x);
        let whole = func.concatenate(&[twice, y], 0);
        func.results = vec![exponentials(&mut func, whole, 24)];
        let after = choose_forms(&func, Target::Cpu);
        assert_eq!(beside(&after), (!is_apart, true), "{after}");
        same_results(&func, &after);
    }
}

#[test]
fn the_inside_of_what_wraps_is_computed_before() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [37, 41]));
    let mut sum = exponentials(&mut func, x, 1);
    for (axis, by) in [(0, 1), (1, -1), (0, -2), (1, 2)] {
        let there = func.rotate(x, axis, by);
        let difference = func.binary(BinaryOp::Subtract, sum, there);
        sum = exponentials(&mut func, difference, 8);
    }
    func.results = vec![sum];
    let after = choose_forms(&func, Target::Cpu);
    assert!(callees(&after).len() > 1, "{after}");
    same_results(&func, &after);
}

/// Returns the largest number of pads and concatenates in a callee.
fn most_put_together(func: &Func) -> usize {
    let joins = |op: &Op| matches!(op, Op::Pad { .. } | Op::Concatenate { .. });
    let count = |f: &&Func| f.values().filter(|v| joins(f.op(*v))).count();
    callees(func).iter().map(count).max().unwrap_or(0)
}

/// A sum of arrays of `size`, each with another padding, as in the adjoint of a stencil.
fn sum_of_pads(size: [usize; 2], pads: usize) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, size));
    let y = func.parameter(TensorType::new(F64, size));
    let zero = func.scalar(F64, Scalar::Float(0.0));
    let mut sum = None;
    for nth in 0..pads {
        let product = func.binary(BinaryOp::Multiply, x, y);
        let scaled = (0..nth).fold(product, |v, _| func.binary(BinaryOp::Subtract, v, y));
        let (low, left) = ((nth % 5) as i64, (nth / 5 % 7) as i64);
        let padded = func.pad(scaled, zero, &[low, left], &[4 - low, 6 - left], &[0, 0]);
        sum = Some(match sum {
            Some(sum) => func.binary(BinaryOp::Add, sum, padded),
            None => padded,
        });
    }
    func.results = vec![sum.expect("there is one")];
    func
}

#[test]
fn what_is_put_together_of_many_is_put_together_of_a_few_at_a_time() {
    for (pads, most) in [(1, 1), (2, 2), (8, 8), (9, 4), (23, 4), (35, 4)] {
        for size in [[16, 16], [33, 37], [1, 300], [300, 1]] {
            let func = sum_of_pads(size, pads);
            let after = choose_forms(&func, Target::Cpu);
            assert_eq!(most_put_together(&after), most, "{size:?} {pads}\n{after}");
            same_results(&func, &after);
        }
    }
    for size in [[0, 3], [1, 1], [2, 3]] {
        let func = sum_of_pads(size, 23);
        same_results(&func, &choose_forms(&func, Target::Cpu));
    }
}

#[test]
fn edges_are_put_together_before_what_they_are_edges_of() {
    let mut func = Func::new("main");
    let row = func.parameter(TensorType::new(F64, [1, 300]));
    let zero = func.scalar(F64, Scalar::Float(0.0));
    let mut sum = func.parameter(TensorType::new(F64, [40, 304]));
    for nth in 0..6 {
        let mut edge = row;
        for left in 0..3 {
            let scaled = func.binary(BinaryOp::Multiply, edge, row);
            let cut = func.slice(scaled, &[0, 0], &[1, 290], &[1, 1]);
            let padded = func.pad(cut, zero, &[0, left + nth], &[0, 10 - left - nth], &[0, 0]);
            edge = func.binary(BinaryOp::Subtract, padded, row);
        }
        let whole = func.pad(
            edge,
            zero,
            &[nth, nth % 5],
            &[39 - nth, 4 - nth % 5],
            &[0, 0],
        );
        sum = func.binary(BinaryOp::Add, sum, whole);
    }
    func.results = vec![sum];
    let after = choose_forms(&func, Target::Cpu);
    assert!(most_put_together(&after) <= 4, "{after}");
    let whole = callees(&after)
        .iter()
        .filter(|f| f.shape(f.results[0]) == [40, 304])
        .count();
    assert_eq!(whole, 2, "{after}");
    same_results(&func, &after);
}

/// Exponentials of `x`, padded with `low` and `high` lines and with `around` elements at both ends
/// of each line.
fn between(size: [usize; 2], lines: [i64; 2], around: i64) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, size));
    let twice = func.binary(BinaryOp::Add, x, x);
    let inside = exponentials(&mut func, twice, 24);
    let edge = func.scalar(F64, Scalar::Float(0.5));
    func.results = vec![func.pad(
        inside,
        edge,
        &[lines[0], around],
        &[lines[1], around],
        &[0, 0],
    )];
    func
}

#[test]
fn what_lies_between_whole_lines_is_computed_there() {
    for (lines, around, apart) in [([1, 1], 0, false), ([0, 2], 0, false), ([1, 1], 1, true)] {
        let func = between([33, 65], lines, around);
        let after = choose_forms(&func, Target::Cpu);
        assert_eq!(beside(&after).0, !apart, "{after}");
        same_results(&func, &after);
    }
    // Lines of a few elements are not worth a loop.
    let func = between([1025, 5], [1, 1], 0);
    assert!(!beside(&choose_forms(&func, Target::Cpu)).0);
}
