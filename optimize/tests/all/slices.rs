//! Arrays of which only slices are read: how much of them is computed, and how often.

use optimize::{Target, choose_forms, simplify};
use stablehlo::{BinaryOp, ElementType, Func, Op, TensorType, Value, eval};

use crate::awkward::{Floats, inputs, same};

/// The interior of an array, at offset `to`.
fn tap(f: &mut Func, x: Value, to: [usize; 2]) -> Value {
    let limit: Vec<usize> = (0..2).map(|d| f.shape(x)[d] - 2 + to[d]).collect();
    f.slice(x, &to, &limit, &[1, 1])
}

/// Products of differences of neighbours, nested `times` times, of which rows of three elements are
/// read, `apart` rows apart.
fn rows_of_products(size: [usize; 2], times: usize, rows: usize, apart: usize) -> Func {
    let mut func = Func::new("rows");
    let f = &mut func;
    let mut x = f.parameter(TensorType::new(ElementType::F32, size));
    for _ in 0..times {
        let [west, here, east] = [[1, 0], [1, 1], [1, 2]].map(|to| tap(f, x, to));
        let [south, north] = [[0, 1], [2, 1]].map(|to| tap(f, x, to));
        let slope = f.binary(BinaryOp::Subtract, east, west);
        let other = f.binary(BinaryOp::Subtract, north, south);
        let product = f.binary(BinaryOp::Multiply, slope, other);
        x = f.binary(BinaryOp::Add, here, product);
    }
    let row = |nth: usize| [nth * apart, nth % 2];
    let mut row = |nth| {
        let start = row(nth);
        func.slice(x, &start, &[start[0] + 1, start[1] + 3], &[1, 1])
    };
    let results = (0..rows).map(&mut row).collect();
    func.results = results;
    func
}

/// Returns the number of binary ops, and of the elements that they compute.
fn work(func: &Func) -> (usize, usize) {
    let counts = func.values().filter_map(|value| match func.op(value) {
        Op::Binary(..) => Some(func.tensor(value).count()),
        _ => None,
    });
    counts.fold((0, 0), |(ops, sum), count| (ops + 1, sum + count))
}

fn keeps_its_bits(before: &Func, after: &Func) {
    after.verify().unwrap();
    for seed in 0..3 {
        let inputs = inputs(before, seed, Floats::Awkward);
        let [expected, got] = [before, after].map(|func| eval(func, &inputs).unwrap());
        assert_eq!(same(&expected, &got), Ok(()), "{before}\n{after}");
    }
}

#[test]
fn what_many_slices_read_is_computed_in_the_box_around_them() {
    for (size, times, rows) in [([61, 40], 4, 9), ([60, 33], 5, 17), ([131, 24], 6, 24)] {
        let before = rows_of_products(size, times, rows, 1);
        let after = simplify(&before);
        keeps_its_bits(&before, &after);
        let [(ops, elements), (ops_after, elements_after)] = [&before, &after].map(work);
        // Of the box around many rows few slices are read at each level; these are computed
        // separately, but not their many slices at the next level.
        assert!(ops_after <= 5 * ops, "{ops_after} of {ops}\n{after}");
        assert!(
            elements_after < elements,
            "{elements_after} of {elements}\n{after}"
        );
        let emitted = choose_forms(&after, Target::Cpu);
        keeps_its_bits(&before, &emitted);
        assert!(
            emitted.len() <= 10 * before.len(),
            "{} of {}\n{emitted}",
            emitted.len(),
            before.len()
        );
    }
}

#[test]
fn few_slices_are_computed_each_by_itself() {
    for rows in [1, 2, 8] {
        let before = rows_of_products([61, 30], 1, rows, 6);
        let after = simplify(&before);
        keeps_its_bits(&before, &after);
        assert_eq!(work(&after), (4 * rows, 4 * rows * 3), "{after}");
    }
}

/// A thread's private array, in which each element is computed from two stored before, like the
/// words of a hash.
fn words(count: usize) -> Func {
    let mut func = Func::new("words");
    let f = &mut func;
    let mut all = f.parameter(TensorType::new(ElementType::I32, [count]));
    let at = f.parameter(TensorType::new(ElementType::I64, []));
    let first = f.slice(all, &[0], &[1], &[1]);
    all = f.dynamic_update_slice(all, first, &[at]);
    for word in 2..count {
        let [a, b] = [word - 1, word / 2].map(|k| f.slice(all, &[k], &[k + 1], &[1]));
        let sum = f.binary(BinaryOp::Add, a, b);
        let start = f.scalar(ElementType::I64, stablehlo::Scalar::Int(word as i64));
        all = f.dynamic_update_slice(all, sum, &[start]);
    }
    let ends = [0, count / 2, count - 1].map(|k| f.slice(all, &[k], &[k + 1], &[1]));
    func.results = ends.to_vec();
    func
}

#[test]
fn an_element_is_read_past_many_updates_at_once() {
    for count in [8, 200] {
        let before = words(count);
        let (after, report) = optimize::simplify_with(&before, &optimize::Allow::default());
        keeps_its_bits(&before, &after);
        let fired: usize = report.fired.values().sum();
        assert!(fired <= 4 * before.len(), "{fired} of {}", before.len());
    }
}
