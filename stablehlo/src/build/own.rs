//! Builder methods for the ops that StableHLO does not have.

use crate::{Combiner, Func, Op, Value};

impl Func {
    /// `result[i] = operand[(i + amount) mod n]` in `dimension`.
    #[track_caller]
    pub fn rotate(&mut self, operand: Value, dimension: usize, amount: i64) -> Value {
        let op = Op::Rotate {
            operand,
            dimension,
            amount,
        };
        let same = amount == 0 && dimension < self.tensor(operand).rank();
        self.unless(same, operand, op)
    }

    /// Pads periodically: `low` elements before `operand` and `high` after it in `dimension`.
    #[track_caller]
    pub fn wrap(&mut self, operand: Value, dimension: usize, low: usize, high: usize) -> Value {
        let op = Op::Wrap {
            operand,
            dimension,
            low,
            high,
        };
        let same = low == 0 && high == 0 && dimension < self.tensor(operand).rank();
        self.unless(same, operand, op)
    }

    /// Pads with the edges: the first element in `dimension` `low` more times before `operand`, the
    /// last `high` more times after it.
    #[track_caller]
    pub fn extend(&mut self, operand: Value, dimension: usize, low: usize, high: usize) -> Value {
        let op = Op::Extend {
            operand,
            dimension,
            low,
            high,
        };
        let same = low == 0 && high == 0 && dimension < self.tensor(operand).rank();
        self.unless(same, operand, op)
    }

    /// The inclusive scan in `dimension`: `init` and the elements up to each one, combined in
    /// order.
    #[track_caller]
    pub fn scan(
        &mut self,
        operand: Value,
        init: Value,
        dimension: usize,
        combiner: Combiner,
    ) -> Value {
        self.must(Op::Scan {
            operand,
            init,
            dimension,
            combiner,
            reverse: false,
            exclusive: false,
        })
    }
}
