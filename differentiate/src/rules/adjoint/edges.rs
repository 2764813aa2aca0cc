//! Adjoints of ops that extend arrays beyond their ends.

use stablehlo::{Func, Op, Scalar, Value};

use super::summed;
use crate::reverse_pass::Sweep;

/// Adds the adjoint of each copied element to that of its source.
pub(super) fn adjoint(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let back = match op {
        Op::Wrap {
            operand,
            dimension,
            low,
            high,
        } => {
            let size = sweep.func().shape(*operand)[*dimension];
            let mut parts = vec![part(out, cotangent, *dimension, *low, size)];
            if *low > 0 {
                let before = part(out, cotangent, *dimension, 0, *low);
                parts.push(placed(out, before, *dimension, size - low, size));
            }
            if *high > 0 {
                let behind = part(out, cotangent, *dimension, low + size, *high);
                parts.push(placed(out, behind, *dimension, 0, size));
            }
            sum(out, parts)
        }
        Op::Extend {
            operand,
            dimension,
            low,
            high,
        } => {
            let size = sweep.func().shape(*operand)[*dimension];
            unextended(out, cotangent, *dimension, size, (*low, *high))
        }
        _ => unreachable!("not continued"),
    };
    let operand = op.operands()[0];
    sweep.add(out, operand, back);
}

/// Returns the adjoint of `size` elements whose first one is repeated `low` more times, and whose
/// last one `high` more times.
pub(super) fn unextended(
    out: &mut Func,
    cotangent: Value,
    dimension: usize,
    size: usize,
    (low, high): (usize, usize),
) -> Value {
    let mut parts = vec![part(out, cotangent, dimension, low, size)];
    for (count, from, to) in [(low, 0, 0), (high, low + size, size.saturating_sub(1))] {
        if count > 0 && size > 0 {
            let copies = part(out, cotangent, dimension, from, count);
            let mut shape = out.shape(copies).to_vec();
            shape[dimension] = 1;
            let total = summed(out, copies, &[dimension]);
            let total = out.reshape(total, &shape);
            parts.push(placed(out, total, dimension, to, size));
        }
    }
    sum(out, parts)
}

/// Slices `count` elements of `dimension` from `start`.
fn part(out: &mut Func, x: Value, dimension: usize, start: usize, count: usize) -> Value {
    let shape = out.shape(x).to_vec();
    let (mut starts, mut limits) = (vec![0; shape.len()], shape.clone());
    (starts[dimension], limits[dimension]) = (start, start + count);
    out.slice(x, &starts, &limits, &vec![1; shape.len()])
}

/// Pads `x` with zeros to `size` elements in `dimension`, at index `start`.
fn placed(out: &mut Func, x: Value, dimension: usize, start: usize, size: usize) -> Value {
    let ty = out.tensor(x).clone();
    let zero = out.scalar(ty.element, Scalar::Int(0));
    let (mut low, mut high) = (vec![0; ty.rank()], vec![0; ty.rank()]);
    low[dimension] = start as i64;
    high[dimension] = (size - start - ty.shape[dimension]) as i64;
    out.pad(x, zero, &low, &high, &vec![0; ty.rank()])
}

fn sum(out: &mut Func, parts: Vec<Value>) -> Value {
    let add = |x, y| out.binary(stablehlo::BinaryOp::Add, x, y);
    parts.into_iter().reduce(add).expect("at least the middle")
}
