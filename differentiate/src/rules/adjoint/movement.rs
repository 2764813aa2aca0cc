//! Adjoints of ops that move elements: they move them back, and add where an element was copied.

use stablehlo::{Func, Op, Scalar, Value};

use super::summed;
use crate::reverse_pass::Sweep;

/// Adds the adjoint of an op that moves elements.
pub(super) fn adjoint(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let func = sweep.func();
    match op {
        Op::Convert { operand, .. } => {
            let back = out.convert(cotangent, func.tensor(*operand).element);
            sweep.add(out, *operand, back);
        }
        Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        } => {
            let from = func.shape(*operand).to_vec();
            let back = broadcast(out, cotangent, &from, shape, dimensions);
            sweep.add(out, *operand, back);
        }
        Op::Reshape { operand, .. } => {
            let back = out.reshape(cotangent, func.shape(*operand));
            sweep.add(out, *operand, back);
        }
        Op::Transpose {
            operand,
            permutation,
        } => {
            let mut inverse = vec![0; permutation.len()];
            for (to, from) in permutation.iter().enumerate() {
                inverse[*from] = to;
            }
            let back = out.transpose(cotangent, &inverse);
            sweep.add(out, *operand, back);
        }
        Op::Reverse {
            operand,
            dimensions,
        } => {
            let back = out.reverse(cotangent, dimensions);
            sweep.add(out, *operand, back);
        }
        Op::Rotate {
            operand,
            dimension,
            amount,
        } => {
            let back = out.rotate(cotangent, *dimension, -amount);
            sweep.add(out, *operand, back);
        }
        Op::Slice {
            operand,
            start,
            stride,
            ..
        } => {
            let back = unslice(out, cotangent, func.shape(*operand), start, stride);
            sweep.add(out, *operand, back);
        }
        Op::Pad {
            operand,
            value,
            low,
            high,
            interior,
        } => pad(
            sweep,
            out,
            (*operand, *value),
            (low, high, interior),
            cotangent,
        ),
        Op::Concatenate {
            operands,
            dimension,
        } => {
            let mut first = 0;
            for operand in operands {
                let mut limit = func.shape(*operand).to_vec();
                let mut start = vec![0; limit.len()];
                start[*dimension] = first;
                limit[*dimension] += first;
                first = limit[*dimension];
                if sweep.is_active(*operand) {
                    let part = out.slice(cotangent, &start, &limit, &vec![1; start.len()]);
                    sweep.add(out, *operand, part);
                }
            }
        }
        Op::DynamicSlice {
            operand, starts, ..
        } => {
            let starts: Vec<Value> = starts.iter().map(|s| sweep.primal(*s)).collect();
            sweep.add_at(out, *operand, cotangent, &starts);
        }
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            let starts: Vec<Value> = starts.iter().map(|s| sweep.primal(*s)).collect();
            let sizes = func.shape(*update).to_vec();
            if sweep.is_active(*update) {
                let part = out.dynamic_slice(cotangent, &starts, &sizes);
                sweep.add(out, *update, part);
            }
            if sweep.is_active(*operand) {
                let zeros = super::super::zeros_like(func, *update, out);
                let rest = out.dynamic_update_slice(cotangent, zeros, &starts);
                sweep.add(out, *operand, rest);
            }
        }
        Op::Select {
            pred,
            on_true,
            on_false,
        } => {
            let pred = sweep.primal(*pred);
            let zeros = out.splat(out.tensor(cotangent).clone(), Scalar::Int(0));
            if sweep.is_active(*on_true) {
                let part = out.select(pred, cotangent, zeros);
                sweep.add(out, *on_true, part);
            }
            if sweep.is_active(*on_false) {
                let part = out.select(pred, zeros, cotangent);
                sweep.add(out, *on_false, part);
            }
        }
        _ => unreachable!("it does not move"),
    }
}

/// Returns the sums over the dimensions in which an array of shape `from` was broadcast.
fn broadcast(
    out: &mut Func,
    cotangent: Value,
    from: &[usize],
    shape: &[usize],
    dimensions: &[usize],
) -> Value {
    let repeated = |to: &usize| match dimensions.iter().position(|d| d == to) {
        None => true,
        Some(at) => from[at] != shape[*to],
    };
    let summed_over: Vec<usize> = (0..shape.len()).filter(repeated).collect();
    let sum = summed(out, cotangent, &summed_over);
    // The remaining dimensions are in the result's order; broadcast dimensions of size 1 are
    // missing.
    let left: Vec<usize> = (0..shape.len()).filter(|d| !repeated(d)).collect();
    let kept: Vec<usize> = dimensions
        .iter()
        .copied()
        .filter(|d| !repeated(d))
        .collect();
    let place = |d: &usize| left.iter().position(|l| l == d).expect("it was kept");
    let order: Vec<usize> = kept.iter().map(place).collect();
    let ordered = out.transpose(sum, &order);
    out.reshape(ordered, from)
}

/// Returns the elements of `cotangent` at every `stride`-th index from `start`, in zeros of
/// `shape`.
fn unslice(
    out: &mut Func,
    cotangent: Value,
    shape: &[usize],
    start: &[usize],
    stride: &[usize],
) -> Value {
    let sizes = out.shape(cotangent).to_vec();
    let element = out.tensor(cotangent).element;
    let zero = out.scalar(element, Scalar::Int(0));
    let low: Vec<i64> = start.iter().map(|s| *s as i64).collect();
    let interior: Vec<usize> = stride.iter().map(|s| s - 1).collect();
    let high = |d: usize| {
        let covered = match sizes[d] {
            0 => 0,
            size => (size - 1) * stride[d] + 1,
        };
        shape[d] as i64 - low[d] - covered as i64
    };
    let high: Vec<i64> = (0..shape.len()).map(high).collect();
    out.pad(cotangent, zero, &low, &high, &interior)
}

/// Adds the operand's elements of `cotangent` to its adjoint, and the sum of the rest to that of
/// the padding value.
fn pad(
    sweep: &mut Sweep,
    out: &mut Func,
    (operand, value): (Value, Value),
    (low, high, interior): (&[i64], &[i64], &[usize]),
    cotangent: Value,
) {
    let func = sweep.func();
    let shape = func.shape(operand).to_vec();
    let rank = shape.len();
    if sweep.is_active(operand) {
        let element = out.tensor(cotangent).element;
        let zero = out.scalar(element, Scalar::Int(0));
        // Negative padding cut elements off, whose adjoints are 0; then the interior padding is
        // skipped.
        let (cut_low, cut_high): (Vec<i64>, Vec<i64>) = (
            low.iter().map(|l| -l).collect(),
            high.iter().map(|h| -h).collect(),
        );
        let whole = out.pad(cotangent, zero, &cut_low, &cut_high, &vec![0; rank]);
        let limit = out.shape(whole).to_vec();
        let stride: Vec<usize> = interior.iter().map(|i| i + 1).collect();
        let back = out.slice(whole, &vec![0; rank], &limit, &stride);
        sweep.add(out, operand, back);
    }
    if sweep.is_active(value) {
        // The sum of the padding alone: the difference of two sums would lose digits.
        let one = out.splat(
            stablehlo::TensorType::new(stablehlo::ElementType::Pred, shape),
            Scalar::Int(1),
        );
        let none = out.scalar(stablehlo::ElementType::Pred, Scalar::Int(0));
        let theirs = out.pad(one, none, low, high, interior);
        let zeros = out.splat(out.tensor(cotangent).clone(), Scalar::Int(0));
        let rest = out.select(theirs, zeros, cotangent);
        let all: Vec<usize> = (0..rank).collect();
        let sum = summed(out, rest, &all);
        sweep.add(out, value, sum);
    }
}
