//! Padded computed boxes on the CPU: whole lines are computed, so that no loop tests each element
//! for being inside.

use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, TensorType, Value};

use crate::same;

fn staged(func: &Func) -> Func {
    same::staged(func, |x| x / 70.0 - 0.5)
}

/// Counts the pads in the last dimension, and the updates.
fn pads_of_lines(func: &Func) -> (usize, usize) {
    let here = |v: Value| match func.op(v) {
        Op::Pad { low, high, .. } => (
            usize::from(low.last() != Some(&0) || high.last() != Some(&0)),
            0,
        ),
        Op::DynamicUpdateSlice { .. } => (0, 1),
        Op::Call { callee, .. } => pads_of_lines(callee),
        _ => (0, 0), // other ops
    };
    func.values()
        .map(here)
        .fold((0, 0), |(a, b), (c, d)| (a + c, b + d))
}

/// The interior of `x`, shifted by `by`.
fn tap(f: &mut Func, x: Value, by: &[i64]) -> Value {
    let place = |d: usize, at: usize| (at as i64 + by[d]) as usize;
    let start: Vec<usize> = (0..by.len()).map(|d| place(d, 1)).collect();
    let limit: Vec<usize> = (0..by.len()).map(|d| place(d, f.shape(x)[d] - 1)).collect();
    f.slice(x, &start, &limit, &vec![1; by.len()])
}

/// All offsets to neighbours in `rank` dimensions, optionally `diagonal` ones, too.
fn neighbours(rank: usize, diagonal: bool) -> Vec<Vec<i64>> {
    let all = (0..3_i64.pow(rank as u32)).map(|mut code| {
        let mut by = vec![0; rank];
        for to in &mut by {
            (*to, code) = (code % 3 - 1, code / 3);
        }
        by
    });
    let far = |by: &[i64]| by.iter().filter(|n| **n != 0).count();
    all.filter(|by| diagonal || far(by) <= 1).collect()
}

/// A weighted sum over neighbours in the interior, `fill` at the edges.
fn interior(shape: &[usize], diagonal: bool, fill: Option<f64>) -> Func {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F32, shape));
    let fill = match fill {
        Some(fill) => f.scalar(ElementType::F32, Scalar::Float(fill)),
        None => f.parameter(TensorType::scalar(ElementType::F32)),
    };
    let mut sum: Option<Value> = None;
    for (nth, by) in neighbours(shape.len(), diagonal).iter().enumerate() {
        let part = tap(&mut f, x, by);
        let weight = f.splat(f.tensor(part).clone(), Scalar::Float(nth as f64 + 0.3));
        let product = f.binary(BinaryOp::Multiply, part, weight);
        sum = Some(sum.map_or(product, |sum| f.binary(BinaryOp::Add, sum, product)));
    }
    let one = vec![1; shape.len()];
    f.results = vec![f.pad(sum.unwrap(), fill, &one, &one, &vec![0; shape.len()])];
    f
}

#[test]
fn lines_are_computed_whole_and_chosen_from() {
    for shape in [vec![20, 70], vec![6, 9, 67]] {
        for fill in [Some(0.0), Some(f64::NAN), None] {
            let after = staged(&interior(&shape, false, fill));
            assert_eq!(pads_of_lines(&after), (0, 0), "{after}");
        }
    }
}

#[test]
fn lines_that_would_be_read_beyond_the_array_are_updated() {
    for shape in [vec![20, 70], vec![6, 9, 67]] {
        // The first and the last row of the interior.
        let after = staged(&interior(&shape, true, Some(1.5)));
        assert_eq!(pads_of_lines(&after), (0, 2), "{after}");
    }
}

#[test]
fn an_adjoint_is_a_sum_of_whole_lines() {
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F32, [30, 80]));
    let c = f.parameter(TensorType::scalar(ElementType::F32));
    let zero = f.scalar(ElementType::F32, Scalar::Int(0));
    let part = tap(&mut f, x, &[0, 0]);
    let c = f.broadcast_in_dim(c, &[28, 78], &[]);
    let product = f.binary(BinaryOp::Multiply, part, c);
    let mut sum = x;
    for by in neighbours(2, false) {
        let [low, high] = [1, -1].map(|to| by.iter().map(|by| 1 + to * by).collect::<Vec<i64>>());
        let shifted = f.pad(product, zero, &low, &high, &[0, 0]);
        sum = f.binary(BinaryOp::Add, sum, shifted);
    }
    f.results = vec![sum];
    let after = staged(&f);
    assert_eq!(pads_of_lines(&after), (0, 0), "{after}");
}

#[test]
fn other_pads_stay() {
    // Moved data, an array that is mostly edge, interior padding, and cropping.
    let mut f = Func::new("main");
    let x = f.parameter(TensorType::new(ElementType::F32, [20, 70]));
    let zero = f.scalar(ElementType::F32, Scalar::Int(0));
    let part = tap(&mut f, x, &[0, 0]);
    let moved = f.pad(part, zero, &[1, 1], &[1, 1], &[0, 0]);
    let double = f.binary(BinaryOp::Add, part, part);
    let wide = f.pad(double, zero, &[1, 100], &[1, 1], &[0, 0]);
    let around = f.pad(double, zero, &[1, 1], &[1, 1], &[0, 1]);
    let cut = f.pad(double, zero, &[-1, 1], &[1, 1], &[0, 0]);
    f.results = vec![moved, wide, around, cut];
    let after = staged(&f);
    assert_eq!(pads_of_lines(&after), (4, 0), "{after}");
}
