//! Computes a part of an op's result from parts of its operands.

use stablehlo::{Literal, Op, TensorType, Value};

use super::view::{Boxes, Step};
use crate::index_box::IndexBox;
use crate::ops::same_but_for_ones;

impl Boxes<'_> {
    /// Writes `region` of `value`; it is neither empty nor all of it.
    pub(super) fn part(&mut self, value: Value, region: &IndexBox) -> Step {
        let (op, shape) = (self.func.op(value), region.shape());
        let element = self.func.tensor(value).element;
        match op {
            op if op.is_elementwise() => self.elementwise(op, region),
            Op::BitcastConvert { operand, .. }
                if self.shape(*operand).len() == region.start.len() =>
            {
                self.elementwise(op, region)
            }
            Op::Constant(literal) => match literal.splat_value() {
                Some(all) => Ok(self
                    .out
                    .splat(TensorType::new(literal.element(), shape), all)),
                None => self.slice_of_whole(value, region),
            },
            Op::Iota { dimension, .. } if element.is_integer() => {
                let counts = self.out.iota(element, &shape, *dimension);
                let first = region.start[*dimension] as i64;
                if first == 0 {
                    return Ok(counts);
                }
                let first = Literal::from_i64s(element, [], &[first]).splat_value();
                let first = first.expect("a literal of one element");
                let first = self.out.splat(TensorType::new(element, shape), first);
                Ok(self.out.binary(stablehlo::BinaryOp::Add, counts, first))
            }
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let from = region.broadcast_from(self.shape(*operand), dimensions);
                let view = self.view(*operand, from)?;
                Ok(self.out.broadcast_in_dim(view, &shape, dimensions))
            }
            Op::Transpose {
                operand,
                permutation,
            } => {
                let mut from = region.clone();
                for (to, axis) in permutation.iter().enumerate() {
                    from = from.with(*axis, region.start[to], region.limit[to]);
                }
                let view = self.view(*operand, from)?;
                Ok(self.out.transpose(view, permutation))
            }
            Op::Reshape { operand, .. } => {
                match without_ones(self.shape(*operand), self.shape(value), region) {
                    Some(from) => {
                        let view = self.view(*operand, from)?;
                        Ok(self.out.reshape(view, &shape))
                    }
                    None => self.slice_of_whole(value, region),
                }
            }
            Op::Pad {
                operand,
                value: fill,
                low,
                interior,
                ..
            } => {
                let size = self.shape(*operand);
                let at = |d: usize, i: usize| i as i64 - low[d];
                let axes = 0..size.len();
                let outside = |d: usize| {
                    at(d, region.limit[d]) <= 0
                        || interior[d] == 0 && at(d, region.start[d]) >= size[d] as i64
                };
                let inside = |d: usize| {
                    interior[d] == 0
                        && at(d, region.start[d]) >= 0
                        && at(d, region.limit[d]) <= size[d] as i64
                };
                if axes.clone().any(outside) {
                    let fill = self.view_whole(*fill)?;
                    Ok(self.out.broadcast_in_dim(fill, &shape, &[]))
                } else if axes.clone().all(inside) {
                    let ends =
                        |ends: &[usize]| axes.clone().map(|d| at(d, ends[d]) as usize).collect();
                    let (start, limit) = (ends(&region.start), ends(&region.limit));
                    self.view(*operand, IndexBox { start, limit })
                } else if interior.iter().all(|i| *i == 0) {
                    self.edge_of_pad(*operand, *fill, low, region)
                } else {
                    self.slice_of_whole(value, region)
                }
            }
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let (start, limit) = (region.start[*dimension], region.limit[*dimension]);
                let (mut first, mut parts) = (0, Vec::new());
                for operand in operands {
                    let next = first + self.shape(*operand)[*dimension];
                    let (from, to) = (start.max(first), limit.min(next));
                    if from < to {
                        let part = region.with(*dimension, from - first, to - first);
                        parts.push(self.view(*operand, part)?);
                    }
                    first = next;
                }
                Ok(self.out.concatenate(&parts, *dimension))
            }
            Op::Rotate { .. } | Op::While { .. } | Op::Case { .. } | Op::Call { .. } => {
                unreachable!("{} was handled before", op.name())
            }
            op if op.is_extension() => {
                unreachable!("{} was written with other ops before", op.name())
            }
            // A slice here has no elements: any other is a view of its operand.
            _ => self.slice_of_whole(value, region),
        }
    }

    fn elementwise(&mut self, op: &Op, region: &IndexBox) -> Step {
        let rank = region.start.len();
        let mut operands = Vec::new();
        for operand in op.operands() {
            // A scalar operand selects or bounds for all elements.
            operands.push(match self.shape(operand).len() == rank {
                true => self.view(operand, region.clone())?,
                false => self.view_whole(operand)?,
            });
        }
        let mut operands = operands.into_iter();
        let op = op.map_operands(|_| operands.next().expect("one for each"));
        Ok(self.push(op))
    }

    /// Writes a part of a padded value that contains elements of the operand and of the padding.
    fn edge_of_pad(&mut self, operand: Value, fill: Value, low: &[i64], region: &IndexBox) -> Step {
        let size = self.shape(operand);
        let axes = 0..size.len();
        let clip = |d: usize, i: usize| (i as i64 - low[d]).clamp(0, size[d] as i64) as usize;
        let inside = IndexBox {
            start: axes.clone().map(|d| clip(d, region.start[d])).collect(),
            limit: axes.clone().map(|d| clip(d, region.limit[d])).collect(),
        };
        let view = self.view(operand, inside.clone())?;
        let fill = self.view_whole(fill)?;
        let place = |d: usize, i: usize| i as i64 + low[d];
        let before = axes
            .clone()
            .map(|d| place(d, inside.start[d]) - region.start[d] as i64);
        let behind = axes.map(|d| region.limit[d] as i64 - place(d, inside.limit[d]));
        let (before, behind): (Vec<i64>, Vec<i64>) = (before.collect(), behind.collect());
        let none = vec![0; before.len()];
        Ok(self.out.pad(view, fill, &before, &behind, &none))
    }

    /// Writes `region` of a rotated value: one shifted region, or two where it wraps.
    pub(super) fn rotate(
        &mut self,
        operand: Value,
        dimension: usize,
        amount: i64,
        region: &IndexBox,
    ) -> Step {
        let size = self.shape(operand)[dimension];
        let ahead = i128::from(amount).rem_euclid(size as i128) as usize;
        let (start, limit) = (
            region.start[dimension] + ahead,
            region.limit[dimension] + ahead,
        );
        if limit <= size {
            self.view(operand, region.with(dimension, start, limit))
        } else if start >= size {
            self.view(operand, region.with(dimension, start - size, limit - size))
        } else {
            let front = self.view(operand, region.with(dimension, start, size))?;
            let back = self.view(operand, region.with(dimension, 0, limit - size))?;
            Ok(self.out.concatenate(&[front, back], dimension))
        }
    }
}

/// Returns the region of an operand that differs from the result in dimensions of size 1 only.
fn without_ones(operand: &[usize], result: &[usize], region: &IndexBox) -> Option<IndexBox> {
    let mut all = IndexBox::whole(operand);
    for (to, from) in same_but_for_ones(operand, result)?.into_iter().enumerate() {
        if let Some(from) = from {
            all = all.with(from, region.start[to], region.limit[to]);
        }
    }
    Some(all)
}
