//! The indices and updates of a scatter, in the shape in which the indices were computed.

use stablehlo::{BinaryOp, ElementType, Literal, Op, Scalar, ScatterDims, TensorType, Value};

use super::index_functions::{self, Sum};
use super::indices::{Indices, places};
use super::masks::slice;
use crate::rewrite::Rewriter;

/// The indices and updates of a scatter. If it writes single elements of a 1-D operand, they have
/// the shape in which the indices were computed.
pub(super) struct Indexed {
    pub(super) array: Value,
    pub(super) vector_dim: usize,
    pub(super) values: Value,
    /// The mask of the updates that are written, if not all are.
    pub(super) guard: Option<Value>,
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
            let inside = indexed.unpad(r, *size);
            let array = indexed.array;
            let shape = shape_behind(r, array, DEEPEST);
            let array = in_shape(r, array, &shape, DEEPEST);
            indexed.vector_dim = shape.len();
            let arranged = |r: &mut Rewriter, operand: Value| {
                let shape = shape.clone();
                r.emit(Op::Reshape { operand, shape })
            };
            indexed.values = arranged(r, indexed.values);
            let inside = inside.map(|inside| arranged(r, inside));
            (indexed.array, indexed.guard) = guarded(r, array, *size);
            indexed.guard = match (indexed.guard, inside) {
                (Some(guard), Some(inside)) => Some(r.binary(BinaryOp::And, guard, inside)),
                (guard, inside) => guard.or(inside),
            };
        }
        Some(indexed)
    }

    /// Removes the padding of an index array, if it pads with indices out of bounds. If the padded
    /// part was sliced from an array at the same position, uses that array and returns the mask of
    /// the part; otherwise slices the updates to the part.
    fn unpad(&mut self, r: &mut Rewriter, size: usize) -> Option<Value> {
        let Op::Pad {
            operand: part,
            value,
            low,
            high,
            interior,
        } = r.op(self.array).clone()
        else {
            return None;
        };
        let is_cut = low.iter().chain(&high).all(|around| *around >= 0)
            && interior.iter().all(|between| *between == 0);
        if !is_cut || !is_outside(r, value, size) || r.shape(part).contains(&0) {
            return None;
        }
        let (shape, cut) = (r.shape(self.array).to_vec(), r.shape(part).to_vec());
        let Some(whole) = uncut(r, part, &shape, &low, DEEPEST) else {
            let is_batch = |d: &usize| *d != self.vector_dim;
            let start: Vec<usize> = low.iter().map(|low| *low as usize).collect();
            let batch = |of: &dyn Fn(usize) -> usize| -> Vec<usize> {
                (0..shape.len()).filter(is_batch).map(of).collect()
            };
            let start_of = batch(&|d| start[d]);
            let limit_of = batch(&|d| start[d] + cut[d]);
            self.values = slice(r, self.values, &start_of, &limit_of);
            self.array = part;
            return None;
        };
        let pred = |shape: Vec<usize>, all| {
            let ty = TensorType::new(ElementType::Pred, shape);
            Op::Constant(Literal::splat(ty, Scalar::Int(all)))
        };
        let operand = r.emit(pred(cut, 1));
        let value = r.emit(pred(Vec::new(), 0));
        self.array = whole;
        Some(r.emit(Op::Pad {
            operand,
            value,
            low,
            high,
            interior,
        }))
    }

    /// Returns the written index in each of the operand's `rank` dimensions, as a function of the
    /// position in the updates.
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

/// The maximum depth of index arithmetic that is analysed.
pub(super) const DEEPEST: u32 = 12;

/// Returns the shape with the most dimensions among those that `value` was computed in before it
/// was reshaped.
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
    // `max_by_key` returns the last maximum, so a reshaped operand wins over `value` itself.
    let all = [own].into_iter().chain(shapes);
    all.max_by_key(longer).unwrap_or_default()
}

/// Recomputes `value` in another shape, without the reshapes from it.
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

/// Returns whether `value` is arithmetic on arrays of its own shape.
pub(super) fn is_elementwise(r: &Rewriter, value: Value) -> bool {
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

/// Returns whether no index is in bounds for `size` elements.
fn is_outside(r: &Rewriter, indices: Value, size: usize) -> bool {
    let (least, greatest) = index_functions::range(r, indices);
    greatest < 0 || least >= size as i128
}

/// Recomputes `part` for the whole of `shape`, if all its operands are slices at `start` of arrays
/// of that shape, or splats.
fn uncut(
    r: &mut Rewriter,
    part: Value,
    shape: &[usize],
    start: &[i64],
    depth: u32,
) -> Option<Value> {
    match r.op(part).clone() {
        Op::Slice {
            operand,
            start: from,
            stride,
            ..
        } if r.shape(operand) == shape => {
            let is_there = from
                .iter()
                .zip(start)
                .all(|(from, start)| *from as i64 == *start);
            (is_there && stride.iter().all(|stride| *stride == 1)).then_some(operand)
        }
        Op::Constant(literal) => {
            let ty = TensorType::new(literal.element(), shape);
            let all = literal.splat_value()?;
            Some(r.emit(Op::Constant(Literal::splat(ty, all))))
        }
        op if depth > 0 && is_elementwise(r, part) => {
            let operands = op.operands().into_iter();
            let operands = operands.map(|v| uncut(r, v, shape, start, depth - 1));
            let mut operands = operands.collect::<Option<Vec<Value>>>()?.into_iter();
            let op = op.map_operands(|_| operands.next().expect("one for each"));
            Some(r.emit(op))
        }
        _ => None, // not available beyond the slice
    }
}

/// Replaces a `select` between indices and out-of-bounds indices by the former, and returns the
/// mask in which they are selected.
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
    match (is_outside(r, on_true, size), is_outside(r, on_false, size)) {
        (false, true) => (on_true, Some(pred)),
        (true, false) => {
            let pred = r.not(pred);
            (on_false, Some(pred))
        }
        _ => (indices, None),
    }
}
