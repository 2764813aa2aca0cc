//! Builder methods, one per op. They panic with the [`crate::TypeError`] that [`Func::push`] would
//! return, for callers to whom it would be a bug. An op that is the identity (a transpose that
//! keeps the order, a slice of the whole operand) returns its operand; there is no other folding.

mod collective;
mod control;
mod fused;
mod own;
mod windows;

use crate::{
    BinaryOp, Combiner, Direction, ElementType, FftKind, Func, GatherDims, Literal, Op, Scalar,
    ScatterDims, SortOrder, TensorType, UnaryOp, Value,
};

impl Func {
    #[track_caller]
    fn must(&mut self, op: Op) -> Value {
        match self.push(op) {
            Ok(value) => value,
            Err(error) => panic!("{error}"),
        }
    }

    /// A constant array.
    #[track_caller]
    pub fn constant(&mut self, literal: Literal) -> Value {
        self.must(Op::Constant(literal))
    }

    /// A constant of rank 0.
    #[track_caller]
    pub fn scalar(&mut self, element: ElementType, value: Scalar) -> Value {
        self.constant(Literal::scalar(element, value))
    }

    /// An array of `ty`, all elements of which are `value`.
    #[track_caller]
    pub fn splat(&mut self, ty: TensorType, value: Scalar) -> Value {
        self.constant(Literal::splat(ty, value))
    }

    /// Indices along `dimension`.
    #[track_caller]
    pub fn iota(&mut self, element: ElementType, shape: &[usize], dimension: usize) -> Value {
        let shape = shape.to_vec();
        self.must(Op::Iota {
            element,
            shape,
            dimension,
        })
    }

    /// An elementwise op of one operand.
    #[track_caller]
    pub fn unary(&mut self, op: UnaryOp, operand: Value) -> Value {
        self.must(Op::Unary(op, operand))
    }

    /// An elementwise op of two operands.
    #[track_caller]
    pub fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        self.must(Op::Binary(op, lhs, rhs))
    }

    /// An elementwise comparison.
    #[track_caller]
    pub fn compare(&mut self, direction: Direction, lhs: Value, rhs: Value) -> Value {
        self.must(Op::Compare {
            direction,
            lhs,
            rhs,
        })
    }

    /// `pred ? on_true : on_false`.
    #[track_caller]
    pub fn select(&mut self, pred: Value, on_true: Value, on_false: Value) -> Value {
        self.must(Op::Select {
            pred,
            on_true,
            on_false,
        })
    }

    /// `operand` clamped to `[min, max]`.
    #[track_caller]
    pub fn clamp(&mut self, min: Value, operand: Value, max: Value) -> Value {
        self.must(Op::Clamp { min, operand, max })
    }

    /// The same values converted to another element type.
    #[track_caller]
    pub fn convert(&mut self, operand: Value, element: ElementType) -> Value {
        let op = Op::Convert { operand, element };
        self.unless(self.tensor(operand).element == element, operand, op)
    }

    /// The same bits as another element type.
    #[track_caller]
    pub fn bitcast_convert(&mut self, operand: Value, element: ElementType) -> Value {
        let op = Op::BitcastConvert { operand, element };
        self.unless(self.tensor(operand).element == element, operand, op)
    }

    /// The discrete Fourier transform over the last dimensions, with these `lengths`.
    #[track_caller]
    pub fn fft(&mut self, operand: Value, kind: FftKind, lengths: &[usize]) -> Value {
        let lengths = lengths.to_vec();
        self.must(Op::Fft {
            operand,
            kind,
            lengths,
        })
    }

    /// Broadcasts: the operand's dimension `d` becomes `dimensions[d]`, and elements repeat in the
    /// other dimensions.
    #[track_caller]
    pub fn broadcast_in_dim(
        &mut self,
        operand: Value,
        shape: &[usize],
        dimensions: &[usize],
    ) -> Value {
        let same = self.shape(operand) == shape && dimensions.iter().copied().eq(0..shape.len());
        let (shape, dimensions) = (shape.to_vec(), dimensions.to_vec());
        let op = Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        };
        self.unless(same, operand, op)
    }

    /// The same elements in another shape.
    #[track_caller]
    pub fn reshape(&mut self, operand: Value, shape: &[usize]) -> Value {
        let same = self.shape(operand) == shape;
        let shape = shape.to_vec();
        self.unless(same, operand, Op::Reshape { operand, shape })
    }

    /// Permutes dimensions: the result's dimension `d` is the operand's `permutation[d]`.
    #[track_caller]
    pub fn transpose(&mut self, operand: Value, permutation: &[usize]) -> Value {
        let rank = self.tensor(operand).rank();
        let same = permutation.iter().copied().eq(0..rank);
        let permutation = permutation.to_vec();
        let op = Op::Transpose {
            operand,
            permutation,
        };
        self.unless(same, operand, op)
    }

    /// Reverses the order of the elements in `dimensions`.
    #[track_caller]
    pub fn reverse(&mut self, operand: Value, dimensions: &[usize]) -> Value {
        let dimensions = dimensions.to_vec();
        let same = dimensions.is_empty();
        let op = Op::Reverse {
            operand,
            dimensions,
        };
        self.unless(same, operand, op)
    }

    /// Every `stride`-th element from `start` to `limit` (exclusive).
    #[track_caller]
    pub fn slice(
        &mut self,
        operand: Value,
        start: &[usize],
        limit: &[usize],
        stride: &[usize],
    ) -> Value {
        let all = start.len() == limit.len()
            && start.iter().all(|s| *s == 0)
            && limit == self.shape(operand)
            && stride.len() == limit.len()
            && stride.iter().all(|s| *s == 1);
        let (start, limit, stride) = (start.to_vec(), limit.to_vec(), stride.to_vec());
        let op = Op::Slice {
            operand,
            start,
            limit,
            stride,
        };
        self.unless(all, operand, op)
    }

    /// Pads with `value` before, after and between the elements.
    #[track_caller]
    pub fn pad(
        &mut self,
        operand: Value,
        value: Value,
        low: &[i64],
        high: &[i64],
        interior: &[usize],
    ) -> Value {
        let rank = self.tensor(operand).rank();
        let none = [low.len(), high.len(), interior.len()] == [rank; 3]
            && low.iter().chain(high).all(|p| *p == 0)
            && interior.iter().all(|p| *p == 0);
        let (low, high, interior) = (low.to_vec(), high.to_vec(), interior.to_vec());
        let op = Op::Pad {
            operand,
            value,
            low,
            high,
            interior,
        };
        self.unless(none, operand, op)
    }

    /// Concatenates the operands in `dimension`.
    #[track_caller]
    pub fn concatenate(&mut self, operands: &[Value], dimension: usize) -> Value {
        let op = Op::Concatenate {
            operands: operands.to_vec(),
            dimension,
        };
        match operands {
            [one] => self.unless(dimension < self.tensor(*one).rank(), *one, op),
            _ => self.must(op),
        }
    }

    /// The slice of `sizes` at dynamic `starts`.
    #[track_caller]
    pub fn dynamic_slice(&mut self, operand: Value, starts: &[Value], sizes: &[usize]) -> Value {
        let (starts, sizes) = (starts.to_vec(), sizes.to_vec());
        self.must(Op::DynamicSlice {
            operand,
            starts,
            sizes,
        })
    }

    /// `operand` with `update` written at dynamic `starts`.
    #[track_caller]
    pub fn dynamic_update_slice(
        &mut self,
        operand: Value,
        update: Value,
        starts: &[Value],
    ) -> Value {
        let starts = starts.to_vec();
        self.must(Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        })
    }

    /// Gathers slices; the indices are not marked as sorted.
    #[track_caller]
    pub fn gather(
        &mut self,
        operand: Value,
        indices: Value,
        dims: GatherDims,
        slice_sizes: &[usize],
    ) -> Value {
        self.must(Op::Gather {
            operand,
            indices,
            dims,
            slice_sizes: slice_sizes.to_vec(),
            indices_are_sorted: false,
        })
    }

    /// Scatters updates; the indices are marked neither as sorted nor as unique.
    #[track_caller]
    pub fn scatter(
        &mut self,
        operand: Value,
        indices: Value,
        updates: Value,
        dims: ScatterDims,
        combiner: Combiner,
    ) -> Value {
        self.must(Op::Scatter {
            operand,
            indices,
            updates,
            dims,
            combiner,
            indices_are_sorted: false,
            unique_indices: false,
        })
    }

    /// Reduces the elements in `dimensions` by `combiner`, from `init`.
    #[track_caller]
    pub fn reduce(
        &mut self,
        operand: Value,
        init: Value,
        dimensions: &[usize],
        combiner: Combiner,
    ) -> Value {
        self.must(Op::Reduce {
            operand,
            init,
            dimensions: dimensions.to_vec(),
            combiner,
        })
    }

    /// Contracts the `contract` dimensions of both operands, for each index in the `batch`
    /// dimensions.
    #[track_caller]
    pub fn dot_general(
        &mut self,
        lhs: Value,
        rhs: Value,
        (lhs_batch, rhs_batch): (&[usize], &[usize]),
        (lhs_contract, rhs_contract): (&[usize], &[usize]),
    ) -> Value {
        self.must(Op::DotGeneral {
            lhs,
            rhs,
            lhs_batch: lhs_batch.to_vec(),
            rhs_batch: rhs_batch.to_vec(),
            lhs_contract: lhs_contract.to_vec(),
            rhs_contract: rhs_contract.to_vec(),
        })
    }

    /// Sorts each line of `operands` in `dimension` by the elements of the first operand; the sort
    /// is stable.
    #[track_caller]
    pub fn sort(&mut self, operands: &[Value], dimension: usize, order: SortOrder) -> Vec<Value> {
        let operands = operands.to_vec();
        let tuple = self.must(Op::Sort {
            operands,
            dimension,
            order,
            is_stable: true,
        });
        self.results_of(tuple)
    }

    #[track_caller]
    fn unless(&mut self, identity: bool, operand: Value, op: Op) -> Value {
        if identity { operand } else { self.must(op) }
    }
}
