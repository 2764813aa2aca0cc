//! Rewrites gathers of single elements whose indices are sums of strides, such as block and thread
//! indices, as slices.

use stablehlo::{BinaryOp, ElementType, Func, GatherDims, Op, Scalar, TensorType, Value};

use super::index_functions::Sum;
use super::indices::index_of;
use super::masks::slice;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "gather-of-steps", reason: "indices that count through an array in steps are a slice of it",
           semantics: BitExact, apply: of_steps, example: blocks },
];

/// The maximum number of elements that are sliced for each one that is read.
const MOST: usize = 8;

/// The index function `first + sum of step * i` over some dimensions of the result, largest step
/// first.
struct Steps {
    first: i128,
    /// Step, size and dimension.
    digits: Vec<(usize, usize, usize)>,
    /// The dimensions with negative steps.
    backwards: Vec<usize>,
}

impl Steps {
    fn of(sum: &Sum) -> Option<Steps> {
        let mut steps = Steps {
            first: sum.constant,
            digits: Vec::new(),
            backwards: Vec::new(),
        };
        for (d, runs) in sum.along.iter().enumerate() {
            let Some(runs) = runs else { continue };
            let [run] = runs.0.as_slice() else {
                return None;
            };
            steps.first += run.first;
            if run.step < 0 {
                steps.first += run.step * (run.len as i128 - 1);
                steps.backwards.push(d);
            }
            let step = usize::try_from(run.step.unsigned_abs()).ok()?;
            steps.digits.push((step, run.len, d));
        }
        steps.digits.sort_unstable_by(|x, y| y.cmp(x));
        // The digits below must fit in one step of a digit; for the largest digit they may overlap
        // with the next step.
        let apart = |nth: usize| {
            let room = steps.digits[nth].0 * if nth == 0 { 2 } else { 1 };
            steps.width(nth + 1).is_some_and(|width| width <= room)
        };
        let is_counted = steps.digits.iter().all(|(step, ..)| *step > 0);
        let all_apart = (0..steps.digits.len()).all(apart);
        (is_counted && all_apart).then_some(steps)
    }

    /// Returns the number of elements that the digits from `nth` on span.
    fn width(&self, nth: usize) -> Option<usize> {
        match self.digits.get(nth) {
            Some((step, size, _)) => step.checked_mul(*size),
            None => Some(1),
        }
    }
}

fn of_steps(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Gather {
        operand,
        indices,
        dims,
        slice_sizes,
        ..
    } = op
    else {
        return None;
    };
    let [size] = *r.shape(*operand) else {
        return None;
    };
    if slice_sizes != &[1] || dims.collapsed_slice_dims != [0] || dims.start_index_map != [0] {
        return None;
    }
    let result = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    if result.contains(&0) {
        return None;
    }
    let steps = Steps::of(&index_of(r, *indices, dims.index_vector_dim)?)?;
    let (largest, ..) = *steps.digits.first()?;
    let overlap = steps.width(1)?.saturating_sub(largest);
    let more = if overlap > 0 { largest } else { 0 };
    let length = steps.width(0)?.checked_add(more)?;
    if length > MOST * result.iter().product::<usize>() {
        return None;
    }
    // Indices out of bounds are clamped.
    let end = steps.first + length as i128;
    let (from, to) = (steps.first.max(0), end.min(size as i128));
    if from >= to {
        return None;
    }
    let inside = slice(r, *operand, &[from as usize], &[to as usize]);
    let (low, high) = ((from - steps.first) as usize, (end - to) as usize);
    let whole = match (low, high) {
        (0, 0) => inside,
        _ => r.emit(Op::Extend {
            operand: inside,
            dimension: 0,
            low,
            high,
        }),
    };
    let mut read = whole;
    let mut shape = Vec::new();
    for (nth, (step, size, _)) in steps.digits.iter().enumerate() {
        let width = steps.width(nth + 1)?;
        shape.push(*size);
        let rows = |r: &mut Rewriter, part: Value, step: usize| {
            let shape = [shape.as_slice(), &[step]].concat();
            r.emit(Op::Reshape {
                operand: part,
                shape,
            })
        };
        let mut limit = [shape.as_slice(), &[width]].concat();
        let start = vec![0; limit.len()];
        read = match width.checked_sub(*step).filter(|over| *over > 0) {
            None => {
                let rows = rows(r, read, *step);
                slice(r, rows, &start, &limit)
            }
            // Each row is extended by the beginning of the next one.
            Some(over) => {
                let own = slice(r, read, &[0], &[step * size]);
                let own = rows(r, own, *step);
                let next = slice(r, read, &[*step], &[step * (size + 1)]);
                let next = rows(r, next, *step);
                *limit.last_mut()? = over;
                let next = slice(r, next, &start, &limit);
                r.emit(Op::Concatenate {
                    operands: vec![own, next],
                    dimension: nth + 1,
                })
            }
        };
    }
    let read = r.emit(Op::Reshape {
        operand: read,
        shape,
    });
    let mut order: Vec<usize> = (0..steps.digits.len()).collect();
    order.sort_unstable_by_key(|nth| steps.digits[*nth].2);
    let dimensions: Vec<usize> = order.iter().map(|nth| steps.digits[*nth].2).collect();
    let ordered = r.emit(Op::Transpose {
        operand: read,
        permutation: order,
    });
    let repeated = r.emit(Op::BroadcastInDim {
        operand: ordered,
        shape: result,
        dimensions,
    });
    Some(match steps.backwards.as_slice() {
        [] => repeated,
        backwards => r.emit(Op::Reverse {
            operand: repeated,
            dimensions: backwards.to_vec(),
        }),
    })
}

/// Blocks of three threads whose last indices are out of bounds, each read twice; rows that begin
/// out of bounds, backwards; and rows that overlap.
fn blocks(n: usize) -> Func {
    let mut func = Func::new("blocks");
    let element = ElementType::I32;
    let x = func.parameter(TensorType::new(ElementType::F32, [3 * n + 1]));
    let shape = [n, 2, 3, 1];
    let [block, thread] = [0, 2].map(|d| func.iota(element, &shape, d));
    let mut number = |value: usize, op: BinaryOp, other: Value| {
        let ty = TensorType::new(element, shape);
        let number = func.splat(ty, Scalar::Int(value as i64));
        func.binary(op, other, number)
    };
    let first = number(3, BinaryOp::Multiply, block);
    let first = number(2, BinaryOp::Add, first);
    let apart = number(5, BinaryOp::Multiply, block);
    let near = number(2, BinaryOp::Multiply, block);
    let ahead = func.binary(BinaryOp::Add, first, thread);
    let back = func.binary(BinaryOp::Subtract, thread, apart);
    let overlapping = func.binary(BinaryOp::Add, near, thread);
    let dims = GatherDims::of_elements(1, 3);
    func.results = [ahead, back, overlapping]
        .map(|at| func.gather(x, at, dims.clone(), &[1]))
        .to_vec();
    func
}
