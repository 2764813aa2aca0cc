//! Writes each op on the device's parts.

use crate::error::CODE;
use stablehlo::{BinaryOp, DimIndex, ElementType, Op, OpClass, Scalar, TensorType, Value};

use super::Emitter;
use crate::Error;
use crate::ranges::{Split, Window};
use crate::required_range::{coarse_window, fine_window};
use crate::sharding_rule::{AccessPattern, DimMap, ShardingRule};

/// The layout of an op's result while it is computed.
pub(super) struct Written {
    pub(super) value: Value,
    pub(super) recipe: ShardingRule,
    pub(super) place: Vec<Option<Split>>,
    /// The windows of the dimensions that are computed in parts.
    pub(super) windows: Vec<Option<Window>>,
    /// The shape that is computed.
    pub(super) shape: Vec<usize>,
}

impl Written {
    /// Returns the phase of the result's first index within a stride of `by`, in dimension `dim`,
    /// where the result begins `delta` after the operand.
    fn before(&self, dim: usize, delta: i64, by: i64) -> i64 {
        let split = self.place[dim].as_ref();
        split.map_or(0, |split| (split.offset + delta).rem_euclid(by))
    }
}

impl Emitter<'_, '_> {
    /// Computes a value on the device, in its required range.
    pub(super) fn computed(&mut self, value: Value) -> Result<Value, Error> {
        let all = self.windows(value);
        let recipe = self.needs.recipes[value.index()]
            .clone()
            .expect("it was needed");
        let place = self.place(value).clone();
        let mut shape = self.func.shape(value).to_vec();
        let mut windows = vec![None; shape.len()];
        for d in 0..shape.len() {
            if let (Some(window), true) = (all[d], recipe.direct[d]) {
                shape[d] = window.size as usize;
                windows[d] = Some(window);
            }
        }
        let result = Written {
            value,
            recipe,
            place,
            windows,
            shape,
        };
        let mut array = self.op(&result)?;
        for d in 0..all.len() {
            if let (Some(window), None) = (all[d], result.windows[d])
                && let Some(split) = &result.place[d]
            {
                let ring = self.needs.of[value.index()]
                    .as_ref()
                    .is_some_and(|n| n[d].ring);
                array = self.localized(array, d, &split.frame, split.offset, window, ring);
            }
        }
        Ok(array)
    }

    /// Returns the windows in which an operand is read.
    pub(super) fn slot_windows(&self, result: &Written, slot: usize) -> Vec<Option<Window>> {
        let read = self.needs.reads.get(&(result.value, slot));
        let maps = result.recipe.slots[slot].iter().enumerate();
        maps.map(|(dim, map)| {
            let wanted = || {
                let want = read.and_then(|read| read.wants[dim].as_ref())?;
                Some(want.need.window(&want.frame))
            };
            match *map {
                DimMap::Whole => None,
                DimMap::Own { .. } => wanted(),
                DimMap::Along { out, how, delta } => {
                    let window = result.windows[out]?;
                    Some(match how {
                        AccessPattern::Strided { by, wide } => fine_window(window, by, wide),
                        AccessPattern::Blocked(by) => {
                            coarse_window(window, result.before(out, delta, by), by)
                        }
                        AccessPattern::Same | AccessPattern::Periodic => window,
                        AccessPattern::Rotate(by) => Window {
                            start: window.start + by,
                            ..window
                        },
                        AccessPattern::Widen(by) => Window {
                            size: window.size + by,
                            ..window
                        },
                        AccessPattern::Clamp => wanted().unwrap_or(window),
                    })
                }
            }
        })
        .collect()
    }

    pub(super) fn operand(&mut self, result: &Written, slot: usize) -> Value {
        let windows = self.slot_windows(result, slot);
        if let Some(read) = self.needs.reads.get(&(result.value, slot)).cloned() {
            return self.read(&read, &windows);
        }
        let operand = self.func.op(result.value).operands()[slot];
        let mut ty = self.func.tensor(operand).clone();
        for (size, window) in ty.shape.iter_mut().zip(&windows) {
            if let Some(window) = window {
                *size = window.size as usize;
            }
        }
        self.nothing(ty.element, ty.shape)
    }

    fn op(&mut self, result: &Written) -> Result<Value, Error> {
        let value = result.value;
        let op = self.func.op(value).clone();
        let windowed = |d: usize| result.windows[d].is_some();
        let written = match &op {
            Op::Constant(literal) => {
                let all = literal.splat_value().filter(|_| literal.count() > 0);
                match all {
                    Some(all) => {
                        let ty = TensorType::new(literal.element(), result.shape.clone());
                        return Ok(self.out.splat(ty, all));
                    }
                    None => op.clone(),
                }
            }
            Op::Iota {
                element, dimension, ..
            } => return Ok(self.counted(result, *element, *dimension)),
            Op::BroadcastInDim { dimensions, .. } => Op::BroadcastInDim {
                operand: self.operand(result, 0),
                shape: result.shape.clone(),
                dimensions: dimensions.clone(),
            },
            Op::Reshape { .. } => return self.reshaped(result),
            Op::Slice {
                start,
                limit,
                stride,
                ..
            } => {
                let (mut start, mut limit) = (start.clone(), limit.clone());
                for d in (0..start.len()).filter(|d| windowed(*d)) {
                    (start[d], limit[d]) = (0, (result.shape[d] - 1) * stride[d] + 1);
                }
                let operand = self.operand(result, 0);
                return Ok(self.out.slice(operand, &start, &limit, stride));
            }
            Op::Pad { .. } => return Ok(self.padded(result, &op)),
            Op::Concatenate { dimension, .. } if windowed(*dimension) => {
                return Ok(self.joined(result, *dimension));
            }
            Op::DynamicSlice { sizes, .. } => {
                let operand = self.operand(result, 0);
                let mut sizes = sizes.clone();
                let mut at = Vec::new();
                for (d, size) in sizes.iter_mut().enumerate() {
                    let start = self.operand(result, 1 + d);
                    at.push(match windowed(d) {
                        true => {
                            *size = result.shape[d];
                            self.zero(self.out.tensor(start).element)
                        }
                        false => start,
                    });
                }
                if (0..sizes.len()).all(windowed) {
                    return Ok(operand);
                }
                Op::DynamicSlice {
                    operand,
                    starts: at,
                    sizes,
                }
            }
            Op::DynamicUpdateSlice { .. } => return Ok(self.updated(result, &op)),
            Op::Rotate { dimension, .. } | Op::Wrap { dimension, .. } if windowed(*dimension) => {
                return Ok(self.operand(result, 0));
            }
            Op::Extend { dimension, .. } if windowed(*dimension) => {
                return Ok(self.extended(result, *dimension));
            }
            Op::Reverse { dimensions, .. } if dimensions.iter().any(|d| windowed(*d)) => {
                return Ok(self.mirrored(result, dimensions));
            }
            Op::Reduce { .. } => return self.reduced(result, &op),
            Op::Scan { dimension, .. } if windowed(*dimension) => {
                return self.scanned(result, &op);
            }
            Op::ReduceWindow { .. } => return self.windowed(result, &op),
            Op::DotGeneral { .. } => return self.contracted(result, &op),
            Op::Gather { .. } => {
                let (operand, indices) = (self.operand(result, 0), self.operand(result, 1));
                self.gather(&op, operand, indices)
            }
            Op::Binary(BinaryOp::Add | BinaryOp::Subtract, x, y) => {
                let read = [(0, *x), (1, *y)].map(|(slot, operand)| {
                    let array = self.operand(result, slot);
                    let axes = self.shared.apart.get(&(self.number, value)).cloned();
                    axes.map_or(array, |axes| self.as_apart(operand, array, &axes))
                });
                let mut read = read.into_iter();
                op.map_operands(|_| read.next().expect("two"))
            }
            Op::Sort { .. } | Op::Stencil { .. } => return Err(self.not_shared_out(value)),
            // The operand's window is already what such an op would move: applying the op would
            // move it again.
            _ if self.is_moved_along_windows(result) => return Err(self.not_shared_out(value)),
            _ => match op.class() {
                OpClass::Elementwise
                | OpClass::Bits
                | OpClass::Movement(_)
                | OpClass::Combination => {
                    let operands = 0..op.operands().len();
                    let read: Vec<Value> =
                        operands.map(|slot| self.operand(result, slot)).collect();
                    let mut read = read.into_iter();
                    op.map_operands(|_| read.next().expect("one each"))
                }
                OpClass::Source | OpClass::Control | OpClass::Opaque => {
                    return Err(self.not_shared_out(value));
                }
            },
        };
        self.push(value, written)
    }

    /// Returns whether elements come from another index in a dimension that is computed in parts.
    fn is_moved_along_windows(&self, result: &Written) -> bool {
        let map = self.func.index_map(result.value);
        let is_moved = |index: DimIndex| {
            index
                .dim()
                .is_some_and(|dim| result.windows[dim].is_some() && index != DimIndex::same(dim))
        };
        map.into_iter().flatten().any(is_moved)
    }

    /// Returns the error that an op cannot be written for a part of its result.
    fn not_shared_out(&self, value: Value) -> Error {
        let message = format!("{} cannot be shared out", self.func.op(value).name());
        Error::unsupported(CODE, message).at(self.func.loc(value))
    }

    /// Writes an iota: indices, periodic beyond the ends.
    fn counted(&mut self, result: &Written, element: ElementType, dimension: usize) -> Value {
        let (Some(window), Some(split)) = (result.windows[dimension], &result.place[dimension])
        else {
            return self.out.iota(element, &result.shape, dimension);
        };
        let line = [window.size as usize];
        let places = self.out.iota(ElementType::I32, &line, 0);
        let starts: Vec<i64> = (0..split.frame.parts)
            .map(|part| part * split.frame.block + window.start - split.offset)
            .collect();
        let start = self.by_part(&split.frame, &starts);
        let start = self.out.broadcast_in_dim(start, &line, &[]);
        let mut index = self.out.binary(BinaryOp::Add, places, start);
        let ring = self.needs.of[result.value.index()].as_ref();
        if ring.is_some_and(|needs| needs[dimension].ring) {
            let ty = TensorType::new(ElementType::I32, line);
            let extent = self.out.splat(ty, Scalar::Int(split.extent));
            index = self.out.binary(BinaryOp::Remainder, index, extent);
            index = self.out.binary(BinaryOp::Add, index, extent);
            index = self.out.binary(BinaryOp::Remainder, index, extent);
        }
        let index = self.out.convert(index, element);
        self.out
            .broadcast_in_dim(index, &result.shape, &[dimension])
    }

    fn reshaped(&mut self, result: &Written) -> Result<Value, Error> {
        let operand = self.operand(result, 0);
        let (starts, shape) = self.steps(result);
        let all = self.push(result.value, Op::Reshape { operand, shape })?;
        Ok(self.within_steps(result, all, &starts))
    }

    /// Returns, for each dimension that is accessed with a stride, the offset of the result in
    /// whole strides and their extent; for the others 0, and the result's extent.
    pub(super) fn steps(&self, result: &Written) -> (Vec<i64>, Vec<usize>) {
        let (mut starts, mut shape) = (vec![0; result.shape.len()], result.shape.clone());
        let windows = self.slot_windows(result, 0);
        for (map, window) in result.recipe.slots[0].iter().zip(windows) {
            if let DimMap::Along {
                out,
                delta,
                how: AccessPattern::Blocked(by),
            } = *map
                && let (Some(steps), Some(own)) = (window, result.windows[out])
            {
                starts[out] = own.start - result.before(out, delta, by) - by * steps.start;
                shape[out] = (by * steps.size) as usize;
            }
        }
        (starts, shape)
    }

    /// Slices the result from whole strides.
    pub(super) fn within_steps(&mut self, result: &Written, all: Value, starts: &[i64]) -> Value {
        if self.out.shape(all) == result.shape {
            return all;
        }
        let sizes: Vec<i64> = result.shape.iter().map(|size| *size as i64).collect();
        self.taken(all, starts, &sizes)
    }

    /// Returns a gather of an operand with smaller extents.
    fn gather(&mut self, op: &Op, operand: Value, indices: Value) -> Op {
        let Op::Gather {
            operand: old,
            dims,
            slice_sizes,
            indices_are_sorted,
            ..
        } = op
        else {
            return op.clone();
        };
        let mut slice_sizes = slice_sizes.clone();
        for (d, size) in slice_sizes.iter_mut().enumerate() {
            if *size == self.func.shape(*old)[d] {
                *size = self.out.shape(operand)[d];
            }
        }
        Op::Gather {
            operand,
            indices,
            dims: dims.clone(),
            slice_sizes,
            indices_are_sorted: *indices_are_sorted,
        }
    }
}
