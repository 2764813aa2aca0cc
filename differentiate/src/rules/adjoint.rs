//! Reverse: the adjoints of an op's operands from that of its result.

mod contract;
mod movement;
mod reduce;

use stablehlo::{Combiner, Func, Op, Value};

use super::{Kind, elementwise, kind};
use crate::error::{Error, Result};
use crate::sweep::Sweep;

/// Adds what comes through `value`, whose adjoint is `ct`, to the adjoints of its operands.
///
/// - errors: if nobody has written it yet
pub(crate) fn adjoint(sweep: &mut Sweep, out: &mut Func, value: Value, ct: Value) -> Result<()> {
    let func = sweep.func();
    let op = func.op(value);
    match kind(op) {
        Kind::Flat => {}
        Kind::Elementwise => {
            for (which, operand) in op.operands().into_iter().enumerate() {
                if !sweep.is_active(operand) {
                    continue;
                }
                let result = sweep.primal(value);
                let term = match op {
                    Op::Unary(op, x) => elementwise::unary(out, *op, sweep.primal(*x), result, ct),
                    Op::Binary(op, x, y) => {
                        let all = (sweep.primal(*x), sweep.primal(*y), result);
                        elementwise::binary(out, *op, all, which, ct)
                    }
                    _ => unreachable!("not elementwise"),
                };
                if let Some(term) = term {
                    sweep.add(out, operand, term);
                }
            }
        }
        Kind::Linear(_) | Kind::Code => match op {
            Op::DotGeneral { .. } => contract::dot_general(sweep, out, op, ct),
            Op::Reduce {
                combiner: Combiner::Add,
                ..
            } => reduce::add(sweep, out, op, ct),
            Op::Convert { .. }
            | Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Transpose { .. }
            | Op::Reverse { .. }
            | Op::Slice { .. }
            | Op::Pad { .. }
            | Op::Concatenate { .. }
            | Op::DynamicSlice { .. }
            | Op::DynamicUpdateSlice { .. }
            | Op::Select { .. }
            | Op::Rotate { .. } => movement::adjoint(sweep, out, op, ct),
            _ => return Err(Error::not_yet(func, value, "it has no adjoint")),
        },
        Kind::Control => unreachable!("control has no row"),
    }
    Ok(())
}

/// The sum over `dimensions`, which disappear.
pub(super) fn summed(out: &mut Func, value: Value, dimensions: &[usize]) -> Value {
    if dimensions.is_empty() {
        return value;
    }
    let element = out.tensor(value).element;
    let zero = out.scalar(element, stablehlo::Scalar::Int(0));
    out.reduce(value, zero, dimensions, stablehlo::Combiner::Add)
}

/// Adds what comes through an op with several results to the adjoints of its operands.
///
/// - errors: if nobody has written it yet
pub(crate) fn adjoint_of_tuple(
    sweep: &mut Sweep,
    out: &mut Func,
    value: Value,
    adjoints: Vec<Option<Value>>,
) -> Result<()> {
    let func = sweep.func();
    match func.op(value) {
        Op::OptimizationBarrier { operands } => {
            for (operand, ct) in operands.iter().zip(adjoints) {
                if let Some(ct) = ct {
                    sweep.add(out, *operand, ct);
                }
            }
            Ok(())
        }
        _ => Err(Error::not_yet(func, value, "it has no adjoint")),
    }
}
