//! Facts about ops, one row per op, from which other crates derive the handling of ops for which
//! they have no specific code.
//!
//! A fact holds for every instance of the op. What is derived from it must be correct for each op
//! of its row, though not optimal: "any element of the result may depend on any element of the
//! operands" is correct for all.

use std::ops::Range;

use crate::{Func, Op, Value};

/// How an op uses the elements of its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpClass {
    /// No operands: parameters, constants, iotas, the index of the device.
    Source,
    /// Each element of the result is computed from the elements of the operands at the same index;
    /// operands of rank 0 are read at every index.
    Elementwise,
    /// The bits of the operand, read as another type; the rank may change.
    Bits,
    /// Each element of the result is an element of one of these operands, unchanged. The other
    /// operands select it.
    Movement(Range<usize>),
    /// Elements are combined, or sorted, in some dimensions.
    Combination,
    /// Ops with nested functions.
    Control,
    /// Results of tuples, collectives, barriers, and calls of functions outside the program.
    Opaque,
}

/// The origin of an element of the result in one dimension of the operand: a function of the
/// element's index `i` in dimension `dim` of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DimIndex {
    /// Index 0, the only one.
    First,
    /// Index `scale * i + offset`.
    Affine {
        /// The dimension of the result.
        dim: usize,
        /// The distance in the operand between neighbours of the result; negative if reversed.
        scale: i64,
        /// The index for `i == 0`.
        offset: i64,
    },
    /// Index `(i + offset) mod n`, with `n` elements in the dimension of the operand.
    Periodic {
        /// The dimension of the result.
        dim: usize,
        /// The index for `i == 0`, before `mod n`.
        offset: i64,
    },
    /// Index `i + offset`, clamped to the operand.
    Clamped {
        /// The dimension of the result.
        dim: usize,
        /// The index for `i == 0`, before clamping.
        offset: i64,
    },
}

impl DimIndex {
    /// Returns the same index in dimension `dim`.
    pub fn same(dim: usize) -> DimIndex {
        DimIndex::Affine {
            dim,
            scale: 1,
            offset: 0,
        }
    }

    /// Returns the dimension of the result, unless the index does not depend on the result.
    pub fn dim(self) -> Option<usize> {
        match self {
            DimIndex::First => None,
            DimIndex::Affine { dim, .. }
            | DimIndex::Periodic { dim, .. }
            | DimIndex::Clamped { dim, .. } => Some(dim),
        }
    }
}

impl Op {
    /// Returns how the op uses the elements of its operands.
    pub fn class(&self) -> OpClass {
        match self {
            Op::Parameter { .. } | Op::Constant(_) | Op::Iota { .. } | Op::DeviceNumber(_) => {
                OpClass::Source
            }
            Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. } => OpClass::Elementwise,
            Op::BitcastConvert { .. } => OpClass::Bits,
            Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Transpose { .. }
            | Op::Reverse { .. }
            | Op::Slice { .. }
            | Op::DynamicSlice { .. }
            | Op::Gather { .. }
            | Op::Rotate { .. }
            | Op::Wrap { .. }
            | Op::Extend { .. } => OpClass::Movement(0..1),
            Op::Pad { .. } | Op::DynamicUpdateSlice { .. } => OpClass::Movement(0..2),
            Op::Concatenate { operands, .. } => OpClass::Movement(0..operands.len()),
            Op::Scatter { .. }
            | Op::Reduce { .. }
            | Op::ReduceWindow { .. }
            | Op::DotGeneral { .. }
            | Op::Convolution { .. }
            | Op::Sort { .. }
            | Op::Fft { .. }
            | Op::Scan { .. }
            | Op::Stencil { .. } => OpClass::Combination,
            Op::While { .. } | Op::Case { .. } | Op::Call { .. } => OpClass::Control,
            Op::CustomCall { .. }
            | Op::Result { .. }
            | Op::Collective { .. }
            | Op::OptimizationBarrier { .. } => OpClass::Opaque,
        }
    }

    /// Returns whether each element of the result is computed from the elements of the operands at
    /// the same index: [`OpClass::Elementwise`].
    pub fn is_elementwise(&self) -> bool {
        self.class() == OpClass::Elementwise
    }

    /// Returns whether the element of the result at an index is computed from the elements of the
    /// operands at the same index, in all dimensions that both have: elementwise ops and bitcasts.
    pub fn keeps_indices(&self) -> bool {
        matches!(self.class(), OpClass::Elementwise | OpClass::Bits)
    }

    /// Returns the operands whose elements, unchanged, make up the result: those of an
    /// [`OpClass::Movement`], and both sides of a select. Such an op is jointly linear in these
    /// operands.
    pub fn moved_operands(&self) -> Option<Range<usize>> {
        match self.class() {
            OpClass::Movement(operands) => Some(operands),
            OpClass::Elementwise if matches!(self, Op::Select { .. }) => Some(1..3),
            OpClass::Source
            | OpClass::Elementwise
            | OpClass::Bits
            | OpClass::Combination
            | OpClass::Control
            | OpClass::Opaque => None,
        }
    }

    /// Returns whether StableHLO does not have the op, so that [`Func::legalize`] lowers it.
    pub fn is_extension(&self) -> bool {
        matches!(
            self,
            Op::Rotate { .. }
                | Op::Wrap { .. }
                | Op::Extend { .. }
                | Op::Scan { .. }
                | Op::Stencil { .. }
        )
    }
}

impl Func {
    /// Returns the origin of the elements of `value` in each dimension of its first operand, if the
    /// op only moves elements of that operand, without mixing dimensions.
    pub fn index_map(&self, value: Value) -> Option<Vec<DimIndex>> {
        let along = |operand: &Value, of: &dyn Fn(usize) -> DimIndex| {
            (0..self.shape(*operand).len()).map(of).collect()
        };
        Some(match self.op(value) {
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => along(operand, &|d| match self.shape(*operand)[d] {
                1 => DimIndex::First,
                _ => DimIndex::same(dimensions[d]),
            }),
            Op::Transpose {
                operand,
                permutation,
            } => {
                let mut map = vec![DimIndex::First; self.shape(*operand).len()];
                for (to, from) in permutation.iter().enumerate() {
                    map[*from] = DimIndex::same(to);
                }
                map
            }
            Op::Reverse {
                operand,
                dimensions,
            } => along(operand, &|d| match dimensions.contains(&d) {
                true => DimIndex::Affine {
                    dim: d,
                    scale: -1,
                    offset: self.shape(*operand)[d] as i64 - 1,
                },
                false => DimIndex::same(d),
            }),
            Op::Slice {
                operand,
                start,
                stride,
                ..
            } => along(operand, &|d| DimIndex::Affine {
                dim: d,
                scale: stride[d] as i64,
                offset: start[d] as i64,
            }),
            Op::Rotate {
                operand,
                dimension,
                amount,
            } => along(operand, &|d| match d == *dimension {
                true => DimIndex::Periodic {
                    dim: d,
                    offset: *amount,
                },
                false => DimIndex::same(d),
            }),
            Op::Wrap {
                operand,
                dimension,
                low,
                ..
            } => along(operand, &|d| match d == *dimension {
                true => DimIndex::Periodic {
                    dim: d,
                    offset: -(*low as i64),
                },
                false => DimIndex::same(d),
            }),
            Op::Extend {
                operand,
                dimension,
                low,
                ..
            } => along(operand, &|d| match d == *dimension {
                true => DimIndex::Clamped {
                    dim: d,
                    offset: -(*low as i64),
                },
                false => DimIndex::same(d),
            }),
            _ => return None, // computed, from several operands, or mixing dimensions
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ElementType, Literal, TensorType, eval};

    /// Returns the operand index in a dimension of `size` elements for this index of the result.
    fn read(index: DimIndex, at: &[usize], size: usize) -> usize {
        let size = size as i64;
        let from = match index {
            DimIndex::First => 0,
            DimIndex::Affine { dim, scale, offset } => scale * at[dim] as i64 + offset,
            DimIndex::Periodic { dim, offset } => (at[dim] as i64 + offset).rem_euclid(size),
            DimIndex::Clamped { dim, offset } => (at[dim] as i64 + offset).clamp(0, size - 1),
        };
        usize::try_from(from).expect("an index")
    }

    #[test]
    fn index_maps_say_what_the_interpreter_reads() {
        type Move = fn(&mut Func, Value) -> Value;
        let moves: [Move; 9] = [
            |f, x| f.broadcast_in_dim(x, &[3, 2, 5, 4], &[0, 2, 3]),
            |f, x| f.transpose(x, &[2, 0, 1]),
            |f, x| f.reverse(x, &[0, 2]),
            |f, x| f.slice(x, &[1, 0, 1], &[3, 5, 4], &[1, 2, 2]),
            |f, x| f.rotate(x, 1, 3),
            |f, x| f.rotate(x, 2, -1),
            |f, x| f.wrap(x, 1, 2, 3),
            |f, x| f.extend(x, 2, 1, 3),
            |f, x| f.wrap(x, 0, 0, 1),
        ];
        let numbers: Vec<i64> = (0..60).collect();
        for (shape, count) in [([3, 5, 4], 60), ([3, 1, 4], 12)] {
            for (number, move_of) in moves.iter().enumerate() {
                if shape[1] == 1 && matches!(number, 3 | 4 | 6) {
                    continue; // out of bounds
                }
                let mut func = Func::new("main");
                let x = func.parameter(TensorType::new(ElementType::I64, shape));
                let value = move_of(&mut func, x);
                func.results = vec![value];
                let input = Literal::from_i64s(ElementType::I64, shape, &numbers[..count]);
                let moved = eval(&func, &[input]).expect("it runs").remove(0);
                let map = func.index_map(value).expect("a map");
                let to = func.shape(value).to_vec();
                for element in 0..moved.count() {
                    let mut left = element;
                    let mut at = vec![0; to.len()];
                    for d in (0..to.len()).rev() {
                        (at[d], left) = (left % to[d], left / to[d]);
                    }
                    let from =
                        (0..3).fold(0, |from, d| from * shape[d] + read(map[d], &at, shape[d]));
                    assert_eq!(
                        moved.get(element).as_i64(),
                        numbers[from],
                        "move {number} of {shape:?} at {at:?}"
                    );
                }
                let operands = func.op(value).moved_operands();
                assert_eq!(operands, Some(0..1), "move {number}");
            }
        }
    }

    #[test]
    fn ops_of_several_moved_operands_name_them() {
        let mut func = Func::new("main");
        let ty = TensorType::new(ElementType::F32, [4]);
        let x = func.parameter(ty.clone());
        let y = func.parameter(ty);
        let zero = func.scalar(ElementType::F32, crate::Scalar::Int(0));
        let padded = func.pad(x, zero, &[1], &[0], &[0]);
        let joined = func.concatenate(&[x, y, x], 0);
        let less = func.compare(crate::Direction::Lt, x, y);
        let chosen = func.select(less, x, y);
        let moved = |value: Value| func.op(value).moved_operands();
        assert_eq!(moved(padded), Some(0..2));
        assert_eq!(moved(joined), Some(0..3));
        assert_eq!(moved(chosen), Some(1..3));
        assert_eq!(moved(less), None);
        assert!(func.op(chosen).is_elementwise() && !func.op(joined).is_elementwise());
        assert_eq!(func.index_map(joined), None);
    }
}
