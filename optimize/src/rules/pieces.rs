//! Assembles reads at piecewise affine positions from slices, reversals, broadcasts, rotates and
//! halos.

use stablehlo::{Op, Value};

use super::index_functions::Sum;
use super::piecewise_affine::{Run, Runs};
use crate::rewrite::Rewriter;

/// Reads `operand` at `places`, one dimension after the other. Bails out if an operand dimension
/// depends on several result dimensions, or a result dimension determines several operand
/// dimensions.
pub(super) fn view(
    r: &mut Rewriter,
    operand: Value,
    from: &[usize],
    places: &[Sum],
    result: &[usize],
) -> Option<Value> {
    let mut of: Vec<Option<(usize, Runs)>> = Vec::new();
    for place in places {
        let dims: Vec<usize> = (0..result.len())
            .filter(|d| place.along[*d].is_some())
            .collect();
        of.push(match dims.as_slice() {
            [] => None,
            [d] => Some((*d, place.alone(result)?.1)),
            _ => return None,
        });
    }
    // A result dimension may run along one operand dimension at most.
    let mut along: Vec<usize> = of.iter().flatten().map(|(d, _)| *d).collect();
    along.sort_unstable();
    if along.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    // Each piece may cost a copy.
    if of.iter().flatten().any(|(_, runs)| runs.0.len() > 4) {
        return None;
    }
    let mut value = operand;
    for (d, of) in of.iter().enumerate() {
        value = match of {
            Some((_, runs)) => moved(r, value, d, runs)?,
            None => piece(
                r,
                value,
                d,
                &Run {
                    len: 1,
                    first: places[d].constant,
                    step: 0,
                },
            ),
        };
    }
    let kept: Vec<usize> = (0..from.len()).filter(|d| of[*d].is_some()).collect();
    let to: Vec<usize> = of.iter().flatten().map(|(d, _)| *d).collect();
    let shape = to.iter().map(|d| result[*d]).collect();
    value = r.emit(Op::Reshape {
        operand: value,
        shape,
    });
    let mut permutation: Vec<usize> = (0..kept.len()).collect();
    permutation.sort_by_key(|nth| to[*nth]);
    if !permutation.is_sorted() {
        value = r.emit(Op::Transpose {
            operand: value,
            permutation,
        });
    }
    let (shape, dimensions) = (result.to_vec(), along);
    Some(r.emit(Op::BroadcastInDim {
        operand: value,
        shape,
        dimensions,
    }))
}

/// Reads `operand` in dimension `d` at the positions `runs`.
fn moved(r: &mut Rewriter, operand: Value, d: usize, runs: &Runs) -> Option<Value> {
    let size = r.shape(operand)[d];
    let n = size as i128;
    let is_unit = |run: &Run| run.step == 1 || run.len == 1;
    if let [x, y] = runs.0.as_slice()
        && is_unit(x)
        && is_unit(y)
        && runs.len() == size
        && x.last() == n - 1
        && y.first == 0
    {
        let amount = i64::try_from(x.first).ok()?;
        return Some(r.emit(Op::Rotate {
            operand,
            dimension: d,
            amount,
        }));
    }
    // The whole dimension, continued at its ends periodically or with its outermost elements.
    let whole = |run: &Run| run.first == 0 && run.last() == n - 1 && is_unit(run);
    if let Some(at) = runs.0.iter().position(whole)
        && size > 1
    {
        let before = &runs.0[..at];
        let behind = &runs.0[at + 1..];
        let len = |part: &[Run]| part.iter().map(|run| run.len).sum::<usize>();
        let (low, high) = (len(before), len(behind));
        let one = |part: &[Run], fits: &dyn Fn(&Run) -> bool| {
            part.is_empty() || part.len() == 1 && fits(&part[0])
        };
        let extends = one(before, &|run| run.first == 0 && run.step == 0)
            && one(behind, &|run| run.first == n - 1 && (run.step == 0));
        let wraps = low <= size
            && high <= size
            && one(before, &|run| is_unit(run) && run.last() == n - 1)
            && one(behind, &|run| is_unit(run) && run.first == 0);
        if low + high > 0 && wraps {
            return Some(r.emit(Op::Wrap {
                operand,
                dimension: d,
                low,
                high,
            }));
        }
        if low + high > 0 && extends {
            return Some(r.emit(Op::Extend {
                operand,
                dimension: d,
                low,
                high,
            }));
        }
    }
    let pieces: Vec<Value> = runs.0.iter().map(|run| piece(r, operand, d, run)).collect();
    Some(match pieces.as_slice() {
        [one] => *one,
        _ => r.emit(Op::Concatenate {
            operands: pieces,
            dimension: d,
        }),
    })
}

/// Reads `operand` in dimension `d` at the positions of one affine piece.
fn piece(r: &mut Rewriter, operand: Value, d: usize, run: &Run) -> Value {
    let shape = r.shape(operand).to_vec();
    let (first, last) = (
        run.first.min(run.last()) as usize,
        run.first.max(run.last()) as usize,
    );
    let (mut start, mut limit, mut stride) =
        (vec![0; shape.len()], shape.clone(), vec![1; shape.len()]);
    (start[d], limit[d]) = (first, last + 1);
    stride[d] = (run.step.unsigned_abs() as usize).max(1);
    let is_all = first == 0 && last + 1 == shape[d] && stride[d] == 1;
    let mut value = operand;
    if !is_all {
        value = r.emit(Op::Slice {
            operand,
            start,
            limit,
            stride,
        });
    }
    if run.step < 0 {
        value = r.emit(Op::Reverse {
            operand: value,
            dimensions: vec![d],
        });
    }
    if run.step == 0 && run.len > 1 {
        let mut wide = shape;
        wide[d] = run.len;
        let rank = wide.len();
        value = r.emit(Op::BroadcastInDim {
            operand: value,
            shape: wide,
            dimensions: (0..rank).collect(),
        });
    }
    value
}
