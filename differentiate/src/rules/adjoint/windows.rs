//! Adjoints of sums over windows, and of prefix sums.

use stablehlo::{Combiner, Func, Op, Scalar, Value, Window};

use super::summed;
use crate::reverse_pass::Sweep;

/// Returns the extent of `count` elements dilated by `by`.
pub(super) fn stretched(count: usize, by: usize) -> i64 {
    match count {
        0 => 0,
        count => ((count - 1) * by + 1) as i64,
    }
}

/// Computes the window of the transpose in dimension `d`, of a sum over windows of `places`
/// elements, with `size` elements in the operand and `count` in the result.
pub(super) fn transposed(
    window: &Window,
    d: usize,
    (size, places, count): (usize, usize, usize),
    into: &mut Window,
) {
    let reach = stretched(places, window.window_dilations[d]);
    let low = reach - window.low[d] - 1;
    let stretched_size = stretched(size, window.base_dilations[d]);
    let high = stretched_size + reach - 1 - stretched(count, window.strides[d]) - low;
    into.strides[d] = window.base_dilations[d];
    into.base_dilations[d] = window.strides[d];
    into.window_dilations[d] = window.window_dilations[d];
    (into.low[d], into.high[d]) = (low, high);
}

/// Adds to each element the sum of the adjoints of the windows that contain it.
pub(super) fn reduce_window(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::ReduceWindow {
        operand,
        init,
        window_dimensions,
        window,
        ..
    } = op
    else {
        unreachable!("there are no windows");
    };
    let shape = sweep.func().shape(*operand);
    let counts = out.shape(cotangent).to_vec();
    if sweep.is_active(*operand) && !counts.contains(&0) && !shape.contains(&0) {
        let mut back = Window::plain(shape.len());
        for (d, size) in shape.iter().enumerate() {
            let sizes = (*size, window_dimensions[d], counts[d]);
            transposed(window, d, sizes, &mut back);
        }
        let element = out.tensor(cotangent).element;
        let zero = out.scalar(element, Scalar::Int(0));
        // Padded separately: some devices require a window's padding to be at least 0.
        let between: Vec<usize> = back.base_dilations.iter().map(|by| by - 1).collect();
        let padded = out.pad(cotangent, zero, &back.low, &back.high, &between);
        let window = Window {
            strides: back.strides,
            window_dilations: back.window_dilations,
            ..Window::plain(shape.len())
        };
        let sums = out.reduce_window(padded, zero, window_dimensions, window, Combiner::Add);
        sweep.add(out, *operand, sums);
    }
    add_everything(sweep, out, *init, cotangent);
}

/// Adds the reverse prefix sum of the adjoint.
pub(super) fn scan(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::Scan {
        operand,
        init,
        dimension,
        reverse,
        exclusive,
        ..
    } = op
    else {
        unreachable!("not a scan");
    };
    if sweep.is_active(*operand) {
        let element = out.tensor(cotangent).element;
        let zero = out.scalar(element, Scalar::Int(0));
        let scan = Op::Scan {
            operand: cotangent,
            init: zero,
            dimension: *dimension,
            combiner: Combiner::Add,
            reverse: !reverse,
            exclusive: *exclusive,
        };
        let back = out.push(scan).expect("a scan as the one before");
        sweep.add(out, *operand, back);
    }
    add_everything(sweep, out, *init, cotangent);
}

/// Adds the sum of the whole adjoint to that of `init`, which was added to every element.
fn add_everything(sweep: &mut Sweep, out: &mut Func, init: Value, cotangent: Value) {
    if sweep.is_active(init) {
        let all: Vec<usize> = (0..out.tensor(cotangent).rank()).collect();
        let sum = summed(out, cotangent, &all);
        sweep.add(out, init, sum);
    }
}
