//! Scatters whose updates lie side by side, each in a place of its own: they are written as a box.

use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, ScatterDims, TensorType, Value,
};

use super::indices::{Indices, places};
use super::masks::{slice, written};
use super::positions::{self, Mask, Sum};
use crate::rewrite::Meaning::Exact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "scatter-of-window", reason: "updates that lie side by side are written as one box",
           meaning: Exact, apply: of_window, example: rows },
];

/// A scatter's indices and updates; for single elements of a line in the shape in which the indices were computed.
pub(super) struct Indexed {
    array: Value,
    vector_dim: usize,
    pub(super) values: Value,
    /// Where something is written, if not everywhere.
    pub(super) guard: Option<Value>,
}

/// A dimension of the updates, or some that count on from one another, along one dimension of the operand.
struct Digit {
    /// Dimensions of the updates, slowest first.
    dims: Vec<usize>,
    len: usize,
    step: usize,
}

/// How updates lie along one dimension of the operand: `first + sum of step * digit`, largest step first.
struct Along {
    first: i128,
    digits: Vec<Digit>,
}

/// Updates, where they are written, and which of them are if not all.
struct Updates {
    values: Value,
    guard: Option<Value>,
    along: Vec<Along>,
}

impl Along {
    /// Dimensions that count backwards are added to `backwards`.
    fn of(sum: &Sum, backwards: &mut Vec<usize>) -> Option<Along> {
        let mut first = sum.constant;
        let mut digits: Vec<Digit> = Vec::new();
        for (d, runs) in sum.along.iter().enumerate() {
            let Some(runs) = runs else { continue };
            let [run] = runs.0.as_slice() else {
                return None;
            };
            first += run.first.min(run.last());
            if run.step < 0 {
                backwards.push(d);
            }
            digits.push(Digit {
                dims: vec![d],
                len: run.len,
                step: usize::try_from(run.step.unsigned_abs()).ok()?,
            });
        }
        digits.sort_by_key(|digit| std::cmp::Reverse(digit.step));
        let mut joined: Vec<Digit> = Vec::new();
        for digit in digits {
            match joined.last_mut() {
                Some(before) if Some(before.step) == digit.step.checked_mul(digit.len) => {
                    before.dims.extend(digit.dims);
                    before.len = before.len.checked_mul(digit.len)?;
                    before.step = digit.step;
                }
                _ => joined.push(digit),
            }
        }
        let is_counted = joined.iter().all(|digit| digit.step > 0);
        is_counted.then_some(Along {
            first,
            digits: joined,
        })
    }
}

impl Indexed {
    pub(super) fn of(r: &mut Rewriter, op: &Op) -> Option<Indexed> {
        let Op::Scatter {
            operand,
            indices,
            updates,
            dims,
            ..
        } = op
        else {
            return None;
        };
        let room = r.shape(*operand).to_vec();
        if room.contains(&0) || r.shape(*updates).contains(&0) {
            return None;
        }
        let mut indexed = Indexed {
            array: *indices,
            vector_dim: dims.index_vector_dim,
            values: *updates,
            guard: None,
        };
        if let [size] = room.as_slice()
            && dims.scatter_dims_to_operand_dims.len() == 1
            && dims.update_window_dims.is_empty()
        {
            let shape = shape_behind(r, indexed.array, DEEPEST);
            indexed.array = in_shape(r, indexed.array, &shape, DEEPEST);
            indexed.vector_dim = shape.len();
            indexed.values = r.emit(Op::Reshape {
                operand: indexed.values,
                shape,
            });
            (indexed.array, indexed.guard) = guarded(r, indexed.array, *size);
        }
        Some(indexed)
    }

    /// Where updates are written along each of the operand's `rank` dimensions.
    pub(super) fn places(
        &self,
        r: &mut Rewriter,
        dims: &ScatterDims,
        rank: usize,
    ) -> Option<Vec<Sum>> {
        let kept = (0..rank).filter(|d| !dims.inserted_window_dims.contains(d));
        let windows = dims.update_window_dims.iter().copied().zip(kept);
        let windows: Vec<(usize, usize)> = windows.collect();
        let indices = Indices {
            array: self.array,
            vector_dim: self.vector_dim,
            map: &dims.scatter_dims_to_operand_dims,
        };
        let shape = r.shape(self.values).to_vec();
        places(r, &indices, &shape, &windows, rank, |_, sum| Some(sum))
    }
}

impl Updates {
    fn of(r: &mut Rewriter, op: &Op) -> Option<Updates> {
        let Op::Scatter { operand, dims, .. } = op else {
            return None;
        };
        let room = r.shape(*operand).to_vec();
        let indexed = Indexed::of(r, op)?;
        let places = indexed.places(r, dims, room.len())?;
        let Indexed { values, guard, .. } = indexed;
        let shape = r.shape(values).to_vec();
        let mut backwards = Vec::new();
        let along = places.iter().map(|sum| Along::of(sum, &mut backwards));
        let along: Vec<Along> = along.collect::<Option<_>>()?;
        // Each dimension counts along one of the operand, or no two updates would be apart.
        let digits = || along.iter().flat_map(|along| &along.digits);
        let mut order: Vec<usize> = digits().flat_map(|digit| digit.dims.clone()).collect();
        let others = (0..shape.len()).filter(|d| !order.contains(d));
        let others: Vec<usize> = others.collect();
        order.extend(&others);
        if order.len() > shape.len() || others.iter().any(|d| shape[*d] > 1) {
            return None;
        }
        let lens: Vec<usize> = digits().map(|digit| digit.len).collect();
        let ordered = |r: &mut Rewriter, value: Value| {
            let forwards = r.emit(Op::Reverse {
                operand: value,
                dimensions: backwards.clone(),
            });
            let turned = r.emit(Op::Transpose {
                operand: forwards,
                permutation: order.clone(),
            });
            r.emit(Op::Reshape {
                operand: turned,
                shape: lens.clone(),
            })
        };
        let values = ordered(r, values);
        let guard = guard.map(|guard| ordered(r, guard));
        Some(Updates {
            values,
            guard,
            along,
        })
    }

    /// Without what the guard leaves out, if that is what lies outside of a box.
    fn cut(mut self, r: &mut Rewriter) -> Option<Updates> {
        let Some(guard) = self.guard else {
            return Some(self);
        };
        let shape = r.shape(guard).to_vec();
        let (start, limit) = match positions::mask(r, guard) {
            Some(Mask::All(true)) => (vec![0; shape.len()], shape),
            Some(mask) => match mask.as_box(&shape) {
                Some((start, limit, true)) => (start, limit),
                _ => return Some(self),
            },
            None => return Some(self),
        };
        self.guard = None;
        self.values = slice(r, self.values, &start, &limit);
        let mut nth = 0;
        for along in &mut self.along {
            for digit in &mut along.digits {
                along.first += digit.step as i128 * start[nth] as i128;
                digit.len = limit[nth] - start[nth];
                nth += 1;
            }
        }
        Some(self)
    }

    /// The places of the first `len` along dimension `d`, if the guard leaves out the others.
    fn shorten(&mut self, r: &mut Rewriter, d: usize, len: usize) -> Option<()> {
        let guard = self.guard?;
        let mut limit = r.shape(guard).to_vec();
        let mut start = vec![0; limit.len()];
        start[d] = len;
        let beyond = slice(r, guard, &start, &limit);
        if positions::range(r, beyond).1 > 0 {
            return None;
        }
        (start[d], limit[d]) = (0, len);
        self.guard = Some(slice(r, guard, &start, &limit));
        self.values = slice(r, self.values, &start, &limit);
        Some(())
    }
}

/// Index arithmetic that is deeper is not looked at.
const DEEPEST: u32 = 12;

/// The shape with the most dimensions in which what `value` is computed from was, before it was reshaped.
fn shape_behind(r: &Rewriter, value: Value, depth: u32) -> Vec<usize> {
    let own = r.shape(value).to_vec();
    let shapes = match r.op(value) {
        Op::Reshape { operand, .. } => vec![r.shape(*operand).to_vec()],
        op if depth > 0 && is_elementwise(r, value) => {
            let operands = op.operands().into_iter();
            operands.map(|v| shape_behind(r, v, depth - 1)).collect()
        }
        _ => vec![],
    };
    let longer = |shape: &Vec<usize>| shape.iter().filter(|size| **size > 1).count();
    // The last of those that are as long: what was reshaped.
    let all = [own].into_iter().chain(shapes);
    all.max_by_key(longer).unwrap_or_default()
}

/// `value`, computed in another shape from the beginning where that is what it was reshaped from.
fn in_shape(r: &mut Rewriter, value: Value, shape: &[usize], depth: u32) -> Value {
    if r.shape(value) == shape {
        return value;
    }
    match r.op(value).clone() {
        Op::Reshape { operand, .. } if r.shape(operand) == shape => operand,
        op if depth > 0 && is_elementwise(r, value) => {
            let op = op.map_operands(|v| in_shape(r, v, shape, depth - 1));
            r.emit(op)
        }
        _ => r.emit(Op::Reshape {
            operand: value,
            shape: shape.to_vec(),
        }),
    }
}

/// Whether `value` is arithmetic of arrays of its own shape.
fn is_elementwise(r: &Rewriter, value: Value) -> bool {
    let op = r.op(value);
    let is_arithmetic = matches!(
        op,
        Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Convert { .. }
    );
    is_arithmetic
        && op
            .operands()
            .into_iter()
            .all(|v| r.shape(v) == r.shape(value))
}

/// Indices without those that are beyond all `size` elements, and where the others are.
fn guarded(r: &mut Rewriter, indices: Value, size: usize) -> (Value, Option<Value>) {
    let Op::Select {
        pred,
        on_true,
        on_false,
    } = *r.op(indices)
    else {
        return (indices, None);
    };
    if r.shape(pred) != r.shape(indices) {
        return (indices, None);
    }
    let is_outside = |value: Value| {
        let (least, greatest) = positions::range(r, value);
        greatest < 0 || least >= size as i128
    };
    match (is_outside(on_true), is_outside(on_false)) {
        (false, true) => (on_true, Some(pred)),
        (true, false) => {
            let pred = r.not(pred);
            (on_false, Some(pred))
        }
        _ => (indices, None),
    }
}

fn of_window(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let mut updates = Updates::of(r, op)?.cut(r)?;
    let Op::Scatter {
        operand, combiner, ..
    } = op
    else {
        return None;
    };
    let room = r.shape(*operand).to_vec();
    // The operand with a dimension for each digit.
    let (mut shape, mut start, mut limit) = (Vec::new(), Vec::new(), Vec::new());
    let mut nth = 0;
    for (d, size) in room.iter().enumerate() {
        let (mut whole, mut first) = (*size, usize::try_from(updates.along[d].first).ok()?);
        let digits = updates.along[d].digits.iter();
        let digits: Vec<(usize, usize)> = digits.map(|digit| (digit.step, digit.len)).collect();
        for (step, mut len) in digits {
            if whole % step != 0 {
                return None;
            }
            let (radix, at) = (whole / step, first / step);
            if at + len > radix {
                len = radix.checked_sub(at).filter(|len| *len > 0)?;
                updates.shorten(r, nth, len)?;
            }
            shape.push(radix);
            start.push(at);
            limit.push(at + len);
            (whole, first) = (step, first % step);
            nth += 1;
        }
        if first >= whole {
            return None; // beyond the end, where nothing is written
        }
        if whole > 1 || updates.along[d].digits.is_empty() {
            shape.push(whole);
            start.push(first);
            limit.push(first + 1);
        }
    }
    let apart = r.emit(Op::Reshape {
        operand: *operand,
        shape,
    });
    let sizes = start.iter().zip(&limit).map(|(start, limit)| limit - start);
    let sizes: Vec<usize> = sizes.collect();
    let in_place = |r: &mut Rewriter, operand: Value| {
        let shape = sizes.clone();
        r.emit(Op::Reshape { operand, shape })
    };
    let mut new = in_place(r, updates.values);
    if let Some(combine) = combiner.binary() {
        let old = slice(r, apart, &start, &limit);
        new = r.binary(combine, old, new);
    }
    if let Some(guard) = updates.guard {
        let guard = in_place(r, guard);
        let old = slice(r, apart, &start, &limit);
        new = r.select(guard, new, old);
    }
    let all = written(r, apart, new, &start);
    Some(r.emit(Op::Reshape {
        operand: all,
        shape: room,
    }))
}

/// Rows of four in rows of five, backwards and added; a guard that is a box; one that is not; and slices of a matrix.
fn rows(n: usize) -> Func {
    let mut func = Func::new("scattered_rows");
    let element = ElementType::I32;
    let x = func.parameter(TensorType::new(ElementType::F32, [5 * n]));
    let shape = [n, 2, 2];
    let rows = func.parameter(TensorType::new(ElementType::F32, [4 * n]));
    let [row, half, column] = [0, 1, 2].map(|d| func.iota(element, &shape, d));
    let number = |func: &mut Func, number: i64| {
        func.splat(TensorType::new(element, shape), Scalar::Int(number))
    };
    let five = number(&mut func, 5);
    let row_begins = func.binary(BinaryOp::Multiply, row, five);
    let in_row = func.binary(BinaryOp::Add, half, half);
    let in_row = func.binary(BinaryOp::Add, in_row, column);
    let ahead = func.binary(BinaryOp::Add, row_begins, in_row);
    let four = number(&mut func, 4);
    let last = func.binary(BinaryOp::Subtract, four, in_row);
    let back = func.binary(BinaryOp::Add, row_begins, last);
    let beyond = number(&mut func, 5 * n as i64);
    let one = number(&mut func, 1);
    let is_inside = func.compare(Direction::Ge, row, one);
    let boxed = func.select(is_inside, ahead, beyond);
    let is_below = func.compare(Direction::Lt, half, row);
    let chosen = func.select(is_below, ahead, beyond);
    let dims = ScatterDims {
        update_window_dims: vec![],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
    };
    let set = [ahead, boxed, chosen].map(|at| (at, Combiner::Set));
    let mut results = Vec::new();
    for (at, combiner) in set.into_iter().chain([(back, Combiner::Add)]) {
        let at = func.reshape(at, &[4 * n, 1]);
        results.push(func.scatter(x, at, rows, dims.clone(), combiner));
    }
    let matrix = func.parameter(TensorType::new(ElementType::F32, [n + 1, 3]));
    let parts = func.parameter(TensorType::new(ElementType::F32, [2, n]));
    let at = func.iota(element, &[n, 1], 0);
    let ones = func.splat(TensorType::new(element, [n, 1]), Scalar::Int(1));
    let at = func.binary(BinaryOp::Add, at, ones);
    let at = func.concatenate(&[at, ones], 1);
    let dims = ScatterDims {
        update_window_dims: vec![0],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0, 1],
        index_vector_dim: 1,
    };
    results.push(func.scatter(matrix, at, parts, dims, Combiner::Max));
    func.results = results;
    func
}
