//! Gathers and scatters whose indices are affine in the position: forwards, backwards, overlapping
//! and out of bounds.

use optimize::{Semantics, rules, simplify_by};
use stablehlo::{BinaryOp, Combiner, ElementType, Func, GatherDims, Scalar, ScatterDims, Value};
use stablehlo::{Op, TensorType};

use crate::awkward::agree;

const SIZES: [[usize; 2]; 4] = [[1, 3], [2, 3], [3, 2], [4, 1]];

/// `first + sum of step * position`.
fn counted(f: &mut Func, shape: [usize; 2], first: i64, steps: [i64; 2]) -> Value {
    let ty = TensorType::new(ElementType::I32, shape);
    let mut at = f.splat(ty.clone(), Scalar::Int(first));
    for (d, step) in steps.into_iter().enumerate() {
        let nth = f.iota(ElementType::I32, &shape, d);
        let step = f.splat(ty.clone(), Scalar::Int(step));
        let along = f.binary(BinaryOp::Multiply, nth, step);
        at = f.binary(BinaryOp::Add, at, along);
    }
    at
}

/// Returns the number of remaining ops of this kind and of all programs, after checking that the
/// results are unchanged.
fn left(
    is_meant: impl Fn(&Op) -> bool,
    write: impl Fn(&mut Func, [usize; 2], i64, [i64; 2]) -> Value,
) -> (usize, usize) {
    let (mut left, mut all) = (0, 0);
    for shape in SIZES {
        for first in -2..=4 {
            for steps in (-3..=3).flat_map(|i| (-3..=3).map(move |j| [i, j])) {
                let mut before = Func::new("counted");
                before.results = vec![write(&mut before, shape, first, steps)];
                let exact = rules::all().filter(|rule| rule.semantics == Semantics::BitExact);
                let (after, _) = simplify_by(&before, exact);
                let agrees = agree(Semantics::BitExact, &before, &after, 0.0);
                assert_eq!(agrees, Ok(()), "{before}\n{after}");
                left += after.values().filter(|v| is_meant(after.op(*v))).count();
                all += 1;
            }
        }
    }
    (left, all)
}

/// A line of nine elements.
fn line(f: &mut Func, element: ElementType) -> Value {
    f.parameter(TensorType::new(element, [9]))
}

#[test]
fn updates_are_written_where_they_were_scattered() {
    for (element, combiner) in [
        (ElementType::F32, Combiner::Set),
        (ElementType::F64, Combiner::Add),
        (ElementType::I32, Combiner::Add),
        (ElementType::F32, Combiner::Max),
    ] {
        let scatter = |f: &mut Func, shape: [usize; 2], first, steps| {
            let x = line(f, element);
            let updates = f.parameter(TensorType::new(element, [shape[0] * shape[1]]));
            let at = counted(f, shape, first, steps);
            let at = f.reshape(at, &[shape[0] * shape[1], 1]);
            let dims = ScatterDims::of_elements(1, 1);
            f.scatter(x, at, updates, dims, combiner)
        };
        let (left, all) = left(|op| matches!(op, Op::Scatter { .. }), scatter);
        assert!((1..all).contains(&left), "{left} of {all} scatters");
    }
}

#[test]
fn windows_are_reduced_as_they_were_gathered() {
    for (element, combiner) in [
        (ElementType::F32, Combiner::Add),
        (ElementType::I32, Combiner::Mul),
        (ElementType::F64, Combiner::Min),
    ] {
        for along in [0, 1] {
            let reduce = |f: &mut Func, shape, first, steps| {
                let x = line(f, element);
                let at = counted(f, shape, first, steps);
                let dims = GatherDims::of_elements(1, 2);
                let gathered = f.gather(x, at, dims, &[1]);
                let identity = combiner.identity(element).expect("it has one");
                let init = f.scalar(element, identity);
                f.reduce(gathered, init, &[along], combiner)
            };
            let (left, all) = left(|op| matches!(op, Op::Gather { .. }), reduce);
            assert!((1..all).contains(&left), "{left} of {all} gathers");
        }
    }
}

/// Rows of `width` in rows of `pitch`, with one index per element, computed before or after the
/// rows are flattened.
fn rows(width: usize, pitch: usize, reshaped: bool) -> Func {
    let mut f = Func::new("rows");
    let n = 3;
    let x = f.parameter(TensorType::new(ElementType::F32, [n * pitch]));
    let updates = f.parameter(TensorType::new(ElementType::F32, [n * width]));
    let shape = [n, width];
    let line = [n * width, 1];
    let [row, column] = [0, 1].map(|d| f.iota(ElementType::I64, &shape, d));
    let [row, column] = [row, column].map(|at| match reshaped {
        true => f.reshape(at, &line),
        false => at,
    });
    let ty = f.tensor(row).clone();
    let pitch = f.splat(ty, Scalar::Int(pitch as i64));
    let begins = f.binary(BinaryOp::Multiply, row, pitch);
    let at = f.binary(BinaryOp::Add, begins, column);
    let at = f.reshape(at, &line);
    let dims = ScatterDims::of_elements(1, 1);
    f.results = vec![f.scatter(x, at, updates, dims, Combiner::Set)];
    f
}

#[test]
fn rows_in_longer_rows_are_one_box() {
    for (width, pitch, boxes) in [(2, 5, true), (4, 5, true), (5, 5, true), (5, 4, false)] {
        for reshaped in [false, true] {
            let before = rows(width, pitch, reshaped);
            let exact = rules::all().filter(|rule| rule.semantics == Semantics::BitExact);
            let (after, _) = simplify_by(&before, exact);
            assert_eq!(
                agree(Semantics::BitExact, &before, &after, 0.0),
                Ok(()),
                "{after}"
            );
            let is_scatter = |v: Value| matches!(after.op(v), Op::Scatter { .. });
            assert_eq!(!after.values().any(is_scatter), boxes, "{before}{after}");
        }
    }
}
