//! Ranges of integer arrays, including those that are not index functions.

use stablehlo::{BinaryOp, ElementType, Op, Value};

use super::{PositionAnalysis, limits};

impl PositionAnalysis<'_, '_> {
    /// Returns the least and the greatest value that elements may have.
    pub(super) fn range(&mut self, value: Value) -> (i128, i128) {
        let element = self.r.tensor(value).element;
        let (least, greatest) = limits(element);
        if self.consume_fuel(value).is_none() {
            return (least, greatest);
        }
        let fuel = self.fuel;
        if let Some(sum) = self.sum(value) {
            return sum.range();
        }
        self.fuel = fuel.saturating_sub(1);
        let r = self.r;
        let wide = (least, greatest);
        let (low, high) = match r.op(value) {
            Op::Convert { operand, .. } => {
                let of = r.tensor(*operand).element;
                match of.is_integer() || of == ElementType::Pred {
                    true => self.range(*operand),
                    false => wide,
                }
            }
            Op::BroadcastInDim { operand, .. }
            | Op::Reshape { operand, .. }
            | Op::Transpose { operand, .. }
            | Op::Reverse { operand, .. }
            | Op::Slice { operand, .. }
            | Op::Gather { operand, .. }
            | Op::DynamicSlice { operand, .. } => self.range(*operand),
            Op::Binary(BinaryOp::Add, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0 + y.0, x.1 + y.1)
            }
            Op::Binary(BinaryOp::Subtract, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0 - y.1, x.1 - y.0)
            }
            Op::Binary(BinaryOp::Multiply, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                let ends = [
                    x.0.checked_mul(y.0),
                    x.0.checked_mul(y.1),
                    x.1.checked_mul(y.0),
                    x.1.checked_mul(y.1),
                ];
                match ends.into_iter().collect::<Option<Vec<i128>>>() {
                    Some(ends) => (
                        *ends.iter().min().unwrap_or(&least),
                        *ends.iter().max().unwrap_or(&greatest),
                    ),
                    None => wide,
                }
            }
            Op::Binary(BinaryOp::Minimum, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0.min(y.0), x.1.min(y.1))
            }
            Op::Binary(BinaryOp::Maximum, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                (x.0.max(y.0), x.1.max(y.1))
            }
            Op::Binary(BinaryOp::And, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                match (x.0 >= 0, y.0 >= 0) {
                    (true, true) => (0, x.1.min(y.1)),
                    (true, false) => (0, x.1),
                    (false, true) => (0, y.1),
                    (false, false) => wide,
                }
            }
            Op::Binary(BinaryOp::Remainder, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                match x.0 >= 0 && y.0 > 0 {
                    true => (0, x.1.min(y.1 - 1)),
                    false => wide,
                }
            }
            Op::Binary(BinaryOp::Divide, x, y) => {
                let (x, y) = (self.range(*x), self.range(*y));
                match x.0 >= 0 && y.0 > 0 {
                    true => (x.0 / y.1, x.1 / y.0),
                    false => wide,
                }
            }
            Op::Select {
                on_true, on_false, ..
            } => {
                let (x, y) = (self.range(*on_true), self.range(*on_false));
                (x.0.min(y.0), x.1.max(y.1))
            }
            Op::Clamp { min, operand, max } => {
                let (min, x, max) = (self.range(*min), self.range(*operand), self.range(*max));
                (x.0.max(min.0).min(max.0), x.1.max(min.1).min(max.1))
            }
            _ => wide, // data
        };
        // A range that exceeds the type has wrapped around: nothing is known.
        match low >= least && high <= greatest {
            true => (low, high),
            false => wide,
        }
    }
}
