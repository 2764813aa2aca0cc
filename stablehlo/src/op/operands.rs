//! The operands of each op.

use crate::{Op, Value};

/// Calls `$visit` on each operand of `$op`, by `&` or `&mut` as `$op` is.
macro_rules! each_operand {
    ($op:expr, $iter:ident, |$value:ident: $ty:ty| $visit:expr) => {{
        let mut visit = |$value: $ty| $visit;
        match $op {
            Op::Parameter { index: _ }
            | Op::Constant(_)
            | Op::Iota { .. }
            | Op::DeviceNumber(_) => {}
            Op::Unary(_, x)
            | Op::Convert { operand: x, .. }
            | Op::BitcastConvert { operand: x, .. }
            | Op::BroadcastInDim { operand: x, .. }
            | Op::Reshape { operand: x, .. }
            | Op::Transpose { operand: x, .. }
            | Op::Reverse { operand: x, .. }
            | Op::Slice { operand: x, .. }
            | Op::Result { of: x, .. }
            | Op::Collective { operand: x, .. }
            | Op::Rotate { operand: x, .. }
            | Op::Wrap { operand: x, .. }
            | Op::Fft { operand: x, .. }
            | Op::Extend { operand: x, .. } => visit(x),
            Op::Binary(_, x, y)
            | Op::Compare { lhs: x, rhs: y, .. }
            | Op::Pad {
                operand: x,
                value: y,
                ..
            }
            | Op::Gather {
                operand: x,
                indices: y,
                ..
            }
            | Op::Reduce {
                operand: x,
                init: y,
                ..
            }
            | Op::ReduceWindow {
                operand: x,
                init: y,
                ..
            }
            | Op::Scan {
                operand: x,
                init: y,
                ..
            }
            | Op::DotGeneral { lhs: x, rhs: y, .. }
            | Op::Convolution { lhs: x, rhs: y, .. } => {
                visit(x);
                visit(y);
            }
            Op::Select {
                pred: x,
                on_true: y,
                on_false: z,
            }
            | Op::Clamp {
                min: x,
                operand: y,
                max: z,
            }
            | Op::Scatter {
                operand: x,
                indices: y,
                updates: z,
                ..
            } => {
                visit(x);
                visit(y);
                visit(z);
            }
            Op::Concatenate { operands, .. }
            | Op::Sort { operands, .. }
            | Op::Call { operands, .. }
            | Op::CustomCall { operands, .. }
            | Op::OptimizationBarrier { operands } => {
                operands.$iter().for_each(visit);
            }
            Op::Stencil {
                operand,
                coefficients,
                ..
            } => {
                visit(operand);
                coefficients.$iter().for_each(visit);
            }
            Op::Case {
                index, operands, ..
            } => {
                visit(index);
                operands.$iter().for_each(visit);
            }
            Op::While { inits, .. } => inits.$iter().for_each(visit),
            Op::DynamicSlice {
                operand, starts, ..
            } => {
                visit(operand);
                starts.$iter().for_each(visit);
            }
            Op::DynamicUpdateSlice {
                operand,
                update,
                starts,
            } => {
                visit(operand);
                visit(update);
                starts.$iter().for_each(visit);
            }
        }
    }};
}

impl Op {
    /// Returns the operands, in the order of the text.
    pub fn operands(&self) -> Vec<Value> {
        let mut operands = Vec::new();
        each_operand!(self, iter, |value: &Value| operands.push(*value));
        operands
    }

    /// Returns the op with each operand replaced by `to` of it.
    pub fn map_operands(&self, mut to: impl FnMut(Value) -> Value) -> Op {
        let mut op = self.clone();
        each_operand!(&mut op, iter_mut, |value: &mut Value| *value = to(*value));
        op
    }
}
