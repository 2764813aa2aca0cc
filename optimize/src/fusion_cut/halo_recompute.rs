//! Computes the edge cells of an array from a stored halo instead of copying computed cells.
//!
//! The canonical rules compute nothing twice at the edges: an expression of arrays whose halos
//! repeat their outermost cells is computed in the interior and extended. That saves work if the
//! halo exists for this expression only. If the operands' halos are stored, the extended result is
//! assembled from pieces, each with a loop of its own, and stored. Computed from slices that
//! include the halos, it is one loop, which can be fused into its readers.

use std::collections::HashMap;

use stablehlo::{Func, Literal, Op, TensorType, Value};

use super::reaching_version::Versions;
use crate::index_box::IndexBox;
use crate::inline::{known, push};
use crate::ops::is_elementwise;

/// Not applied where the edge cells are more than `1 / MOST` of the interior.
const MOST: usize = 8;
/// Not applied to expressions with more ops.
const LARGEST: usize = 1024;

/// The extensions of an array, one dimension after the other.
type Edge = Vec<EdgeExtension>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct EdgeExtension {
    pub(super) dimension: usize,
    /// The number of cells added at the low and the high end.
    pub(super) by: [usize; 2],
    /// Whether the cells repeat those of the other end (`Wrap`) rather than the last element
    /// (`Extend`).
    is_around: bool,
}

impl EdgeExtension {
    /// Returns the operand of an `Extend` or `Wrap` and its extension.
    pub(super) fn of(op: &Op) -> Option<(Value, EdgeExtension)> {
        let (Op::Extend {
            operand,
            dimension,
            low,
            high,
        }
        | Op::Wrap {
            operand,
            dimension,
            low,
            high,
        }) = op
        else {
            return None;
        };
        let along = EdgeExtension {
            dimension: *dimension,
            by: [*low, *high],
            is_around: matches!(op, Op::Wrap { .. }),
        };
        Some((*operand, along))
    }
}

/// The expressions that can be computed with their edges from stored arrays.
pub(super) struct Edges {
    /// Maps an extended array to its interior and the extensions.
    of: HashMap<Value, (Value, Edge)>,
    /// Maps a slice and its extensions to the array that holds the extended slice, and the box
    /// there.
    slices: HashMap<(Value, Edge), (Value, IndexBox)>,
    /// The values already written with their edges.
    written: HashMap<(Value, Edge), Value>,
}

impl Edges {
    pub(super) fn of(func: &Func, versions: &Versions) -> Edges {
        let mut edges = Edges {
            of: HashMap::new(),
            slices: HashMap::new(),
            written: HashMap::new(),
        };
        let mut scratch: Option<Func> = None;
        for value in func.values() {
            let Some((inside, edge)) = going_on(func, value) else {
                continue;
            };
            let [before, after] = [inside, value].map(|v| func.tensor(v).count());
            if !is_elementwise(func.op(inside)) || (after - before) * MOST > before {
                continue;
            }
            let Some(slices) = slices(func, inside, &edge) else {
                continue;
            };
            let scratch = scratch.get_or_insert_with(|| func.clone());
            let held: Option<Vec<_>> = slices
                .into_iter()
                .map(|slice| {
                    let part = edge.iter().fold(slice, |of, along| {
                        let [low, high] = along.by;
                        match along.is_around {
                            true => scratch.wrap(of, along.dimension, low, high),
                            false => scratch.extend(of, along.dimension, low, high),
                        }
                    });
                    let at = versions.holding(scratch, part, value)?;
                    Some(((slice, edge.clone()), at))
                })
                .collect();
            if let Some(held) = held.filter(|held| !held.is_empty()) {
                // An array version available to the first reader is available to later ones.
                for (slice, at) in held {
                    edges.slices.entry(slice).or_insert(at);
                }
                edges.of.insert(value, (inside, edge));
            }
        }
        edges
    }

    /// Writes `value` with its edges from the operands in `out`; `None` if that is not possible.
    pub(super) fn write(
        &mut self,
        func: &Func,
        out: &mut Func,
        value: Value,
        new: &HashMap<Value, Value>,
    ) -> Option<Value> {
        let (inside, edge) = self.of.get(&value)?.clone();
        Some(self.grown(func, out, inside, &edge, new))
    }

    fn grown(
        &mut self,
        func: &Func,
        out: &mut Func,
        value: Value,
        edge: &Edge,
        new: &HashMap<Value, Value>,
    ) -> Value {
        let key = (value, edge.clone());
        if let Some(written) = self.written.get(&key) {
            return *written;
        }
        let shape = grown(func.shape(value), edge);
        let written = match func.op(value) {
            Op::Slice {
                operand,
                start,
                limit,
                stride,
            } if is_across(func, value, edge) => {
                let operand = self.grown(func, out, *operand, edge, new);
                out.slice(operand, start, &grown(limit, edge), stride)
            }
            Op::Slice { .. } => {
                let (array, at) = &self.slices[&key];
                let array = known(func, out, *array, new);
                let ones = vec![1; shape.len()];
                out.slice(array, &at.start, &at.limit, &ones)
            }
            Op::Constant(literal) => {
                let all = literal.splat_value().expect("it was looked at");
                let ty = TensorType::new(literal.element(), shape);
                out.constant(Literal::splat(ty, all))
            }
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let operand = known(func, out, *operand, new);
                out.broadcast_in_dim(operand, &shape, dimensions)
            }
            op => {
                let op = op.map_operands(|v| match func.shape(v).is_empty() {
                    true => known(func, out, v, new),
                    false => self.grown(func, out, v, edge, new),
                });
                push(out, op)
            }
        };
        self.written.insert(key, written);
        written
    }
}

fn grown(shape: &[usize], edge: &Edge) -> Vec<usize> {
    let mut shape = shape.to_vec();
    for along in edge {
        shape[along.dimension] += along.by[0] + along.by[1];
    }
    shape
}

/// Returns the interior of `value` and its extensions, innermost first.
fn going_on(func: &Func, value: Value) -> Option<(Value, Edge)> {
    let mut edge = Edge::new();
    let mut inside = value;
    while let Some((operand, along)) = EdgeExtension::of(func.op(inside)) {
        edge.push(along);
        inside = operand;
    }
    edge.reverse();
    (!edge.is_empty()).then_some((inside, edge))
}

/// Returns whether `value` is a slice that covers its operand in all extended dimensions.
fn is_across(func: &Func, value: Value, edge: &Edge) -> bool {
    let Op::Slice {
        operand, stride, ..
    } = func.op(value)
    else {
        return false;
    };
    let [shape, whole] = [value, *operand].map(|v| func.shape(v));
    (edge.iter().map(|along| along.dimension)).all(|d| shape[d] == whole[d] && stride[d] == 1)
}

/// Returns the slices of arrays from which elementwise ops compute `value`; `None` if it depends on
/// anything but slices and values that do not vary in the extended dimensions.
fn slices(func: &Func, value: Value, edge: &Edge) -> Option<Vec<Value>> {
    let mut slices = Vec::new();
    let mut seen = vec![value];
    let mut next = 0;
    while let Some(value) = seen.get(next).copied() {
        next += 1;
        match func.op(value) {
            Op::Slice { operand, .. } if is_across(func, value, edge) => {
                if !seen.contains(operand) {
                    seen.push(*operand);
                }
            }
            Op::Slice { .. } => slices.push(value),
            Op::Constant(literal) if literal.splat_value().is_some() => {}
            Op::BroadcastInDim { dimensions, .. }
                if (edge.iter()).all(|along| !dimensions.contains(&along.dimension)) => {}
            op if is_elementwise(op) => {
                for operand in op.operands() {
                    if !func.shape(operand).is_empty() && !seen.contains(&operand) {
                        seen.push(operand);
                    }
                }
            }
            _ => return None, // unknown at the edges
        }
        if seen.len() > LARGEST {
            return None;
        }
    }
    Some(slices)
}
