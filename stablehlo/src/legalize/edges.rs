//! Rotates, wraps and extensions as concatenated slices.

use crate::{Func, Value};

impl Func {
    pub(super) fn rotate_by_slices(
        &mut self,
        operand: Value,
        dimension: usize,
        amount: i64,
    ) -> Value {
        let size = self.shape(operand)[dimension];
        if size == 0 {
            return operand;
        }
        let amount = (i128::from(amount)).rem_euclid(size as i128) as usize;
        if amount == 0 {
            return operand;
        }
        let front = self.range(operand, dimension, amount, size);
        let back = self.range(operand, dimension, 0, amount);
        self.concatenate(&[front, back], dimension)
    }

    pub(super) fn wrap_by_slices(
        &mut self,
        operand: Value,
        dimension: usize,
        low: usize,
        high: usize,
    ) -> Value {
        let size = self.shape(operand)[dimension];
        let mut parts = vec![operand];
        if low > 0 {
            parts.insert(0, self.range(operand, dimension, size - low, size));
        }
        if high > 0 {
            parts.push(self.range(operand, dimension, 0, high));
        }
        self.concatenate(&parts, dimension)
    }

    pub(super) fn extend_by_broadcasts(
        &mut self,
        operand: Value,
        dimension: usize,
        low: usize,
        high: usize,
    ) -> Value {
        let size = self.shape(operand)[dimension];
        let mut parts = vec![operand];
        if low > 0 {
            let first = self.range(operand, dimension, 0, 1);
            parts.insert(0, self.repeat(first, dimension, low));
        }
        if high > 0 {
            let last = self.range(operand, dimension, size - 1, size);
            parts.push(self.repeat(last, dimension, high));
        }
        self.concatenate(&parts, dimension)
    }

    /// The elements of `operand` from `start` to `limit` (exclusive) in `dimension`.
    pub(super) fn range(
        &mut self,
        operand: Value,
        dimension: usize,
        start: usize,
        limit: usize,
    ) -> Value {
        let shape = self.shape(operand).to_vec();
        let (mut starts, mut limits) = (vec![0; shape.len()], shape.clone());
        (starts[dimension], limits[dimension]) = (start, limit);
        self.slice(operand, &starts, &limits, &vec![1; shape.len()])
    }

    /// `operand`, of size 1 in `dimension`, repeated `times` times.
    fn repeat(&mut self, operand: Value, dimension: usize, times: usize) -> Value {
        let mut shape = self.shape(operand).to_vec();
        shape[dimension] = times;
        let all: Vec<usize> = (0..shape.len()).collect();
        self.broadcast_in_dim(operand, &shape, &all)
    }
}
