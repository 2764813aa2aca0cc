//! The kind of each op in differentiation. Every op has exactly one.

mod adjoint;
pub(crate) mod elementwise;
mod expand;
pub(crate) mod finite;
pub(crate) mod places;
mod stencil;
#[cfg(test)]
mod table;
pub(crate) mod tangent;

pub(crate) use adjoint::{adjoint, adjoint_of_tuple};
pub(crate) use expand::expanded;

use stablehlo::{Collective, Combiner, ElementType, Func, Op, Value};

use crate::error::{Error, unsupported};

/// How an op is differentiated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Locally constant in its operands: no derivative passes through it.
    Flat,
    /// A row of the tables in [`elementwise`].
    Elementwise,
    /// Linear in each group of operands, with the others fixed: the tangent is the sum over the
    /// groups of the same op applied to the group's tangents. The adjoint is its transpose.
    Linear(Vec<Vec<usize>>),
    /// Differentiated through an equivalent function of other ops: [`expand`].
    Expanded,
    /// Tangent and adjoint are separate code.
    Code,
    /// An op with regions: [`crate::control`].
    Control,
}

/// Returns the kind of `op`.
pub(crate) fn kind(op: &Op) -> Kind {
    let linear = |groups: &[&[usize]]| Kind::Linear(groups.iter().map(|g| g.to_vec()).collect());
    match op {
        Op::Parameter { .. } | Op::Result { .. } => Kind::Control,
        Op::While { .. } | Op::Case { .. } | Op::Call { .. } => Kind::Control,
        Op::Constant(_)
        | Op::Iota { .. }
        | Op::Compare { .. }
        | Op::BitcastConvert { .. }
        | Op::DeviceNumber(_) => Kind::Flat,
        Op::Unary(..) | Op::Binary(..) => Kind::Elementwise,
        Op::Convert { .. } | Op::Fft { .. } => linear(&[&[0]]),
        Op::DotGeneral { .. } | Op::Convolution { .. } => linear(&[&[0], &[1]]),
        Op::Reduce { combiner, .. }
        | Op::ReduceWindow { combiner, .. }
        | Op::Scan { combiner, .. } => match combiner {
            Combiner::Add => linear(&[&[0, 1]]),
            Combiner::Mul | Combiner::Min | Combiner::Max => Kind::Expanded,
            // Not of floats, or no combination.
            Combiner::And | Combiner::Or | Combiner::Xor | Combiner::Set => Kind::Flat,
        },
        Op::Scatter { combiner, .. } => match combiner {
            Combiner::Add | Combiner::Set => linear(&[&[0, 2]]),
            Combiner::Mul | Combiner::Min | Combiner::Max => Kind::Expanded,
            Combiner::And | Combiner::Or | Combiner::Xor => Kind::Flat, // not of floats
        },
        Op::Clamp { .. } | Op::Sort { .. } => Kind::Expanded,
        Op::OptimizationBarrier { operands } => linear(&[&Vec::from_iter(0..operands.len())]),
        Op::Collective { collective, .. } => match &**collective {
            Collective::Permute { .. }
            | Collective::AllGather { .. }
            | Collective::AllToAll { .. } => linear(&[&[0]]),
            Collective::AllReduce { combiner, .. } => match combiner {
                Combiner::Add => linear(&[&[0]]),
                Combiner::Mul | Combiner::Min | Combiner::Max => Kind::Expanded,
                // Not of floats, or no combination.
                Combiner::And | Combiner::Or | Combiner::Xor | Combiner::Set => Kind::Flat,
            },
        },
        Op::Stencil { .. } | Op::CustomCall { .. } => Kind::Code,
        op => match op.moved_operands() {
            Some(moved) => linear(&[&Vec::from_iter(moved)]),
            None => Kind::Code,
        },
    }
}

/// Returns the error for an op without a derivative.
pub(crate) fn unknown(func: &Func, value: Value) -> Error {
    let why = match func.op(value) {
        Op::CustomCall { call, .. } => format!("nobody has said how `{}` changes", call.target),
        _ => "it has no rule".into(),
    };
    unsupported(func, value, &why)
}

/// Returns whether values of this type have tangents.
pub(crate) fn has_tangents(element: ElementType) -> bool {
    element.is_float()
}

/// Writes zeros of the type of `value`, which is a value of `func`, into `out`.
pub(crate) fn zeros_like(func: &Func, value: Value, out: &mut Func) -> Value {
    let ty = func.tensor(value).clone();
    out.splat(ty, stablehlo::Scalar::Int(0))
}
