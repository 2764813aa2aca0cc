//! Facts about ops from which analyses are derived, each with one row per op.

use crate::Op;

impl Op {
    /// Whether each element of the result is computed from the elements of the operands at the same
    /// place; operands of rank 0 are read at every place.
    ///
    /// Constants and iotas have no operands and are not elementwise; nor is a bitcast, which may
    /// change the number of dimensions ([`Op::keeps_indices`]).
    pub fn is_elementwise(&self) -> bool {
        match self {
            Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. } => true,
            Op::Parameter { .. }
            | Op::Constant(_)
            | Op::Iota { .. }
            | Op::BitcastConvert { .. }
            | Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Transpose { .. }
            | Op::Reverse { .. }
            | Op::Slice { .. }
            | Op::Pad { .. }
            | Op::Concatenate { .. }
            | Op::DynamicSlice { .. }
            | Op::DynamicUpdateSlice { .. }
            | Op::Gather { .. }
            | Op::Scatter { .. }
            | Op::Reduce { .. }
            | Op::ReduceWindow { .. }
            | Op::DotGeneral { .. }
            | Op::Convolution { .. }
            | Op::Sort { .. }
            | Op::While { .. }
            | Op::Case { .. }
            | Op::Call { .. }
            | Op::CustomCall { .. }
            | Op::Result { .. }
            | Op::DeviceNumber(_)
            | Op::Collective { .. }
            | Op::OptimizationBarrier { .. }
            | Op::Rotate { .. }
            | Op::Wrap { .. }
            | Op::Extend { .. }
            | Op::Scan { .. }
            | Op::Stencil { .. } => false,
        }
    }

    /// Whether the element of the result at an index is computed from the elements of the operands
    /// at the same index, in all dimensions that both have: elementwise ops and bitcasts.
    pub fn keeps_indices(&self) -> bool {
        self.is_elementwise() || matches!(self, Op::BitcastConvert { .. })
    }
}
