//! Reverse mode: the adjoints of an op's operands from that of its result.

mod collective;
mod contract;
mod convolution;
mod edges;
mod fourier;
mod indexing;
mod movement;
mod reduce;
mod stencil;
mod windows;

use stablehlo::{BinaryOp, Combiner, Func, Op, Value};

use super::{Kind, elementwise, expanded, finite, kind, unknown};
use crate::activity::ActivitySpec;
use crate::bits;
use crate::error::Result;
use crate::reverse_pass::Sweep;

/// Adds the contributions of `value`, whose adjoint is `cotangent`, to the adjoints of its
/// operands.
///
/// - errors: if the op has no rule
pub(crate) fn adjoint(
    sweep: &mut Sweep,
    out: &mut Func,
    value: Value,
    cotangent: Value,
) -> Result<()> {
    let func = sweep.func();
    let op = func.op(value);
    match kind(op) {
        Kind::Flat => {
            if let Some(float) = bits::beside(func, value) {
                sweep.add(out, float, cotangent);
            } else if let Some((float, _)) = bits::scaled(func, value) {
                let slope = bits::slope(out, sweep.primal(float), sweep.primal(value));
                let term = out.binary(BinaryOp::Multiply, cotangent, slope);
                sweep.add(out, float, term);
            }
        }
        Kind::Elementwise => {
            for (which, operand) in op.operands().into_iter().enumerate() {
                if !sweep.is_active(operand) {
                    continue;
                }
                let is_square = matches!(op, Op::Binary(BinaryOp::Multiply, x, y) if x == y);
                if is_square && which == 1 {
                    continue; // included in the first one
                }
                let result = sweep.primal(value);
                let term = match op {
                    Op::Unary(op, x) => {
                        elementwise::unary(out, *op, sweep.primal(*x), result, cotangent)
                    }
                    Op::Binary(op, x, y) => {
                        let (x, mut y) = (sweep.primal(*x), sweep.primal(*y));
                        if is_square {
                            y = out.binary(BinaryOp::Add, y, y);
                        }
                        let all = (x, y, result);
                        elementwise::binary(out, *op, all, which, cotangent)
                    }
                    _ => unreachable!("not elementwise"),
                };
                let Some(term) = term else { continue };
                let term = match sweep.has_slope(value, which) {
                    true => term,
                    false => finite::guarded(out, cotangent, term),
                };
                sweep.add(out, operand, term);
            }
        }
        Kind::Expanded => adjoint_of_expanded(sweep, out, value, &[Some(cotangent)])?,
        Kind::Linear(_) | Kind::Code => match op {
            Op::DotGeneral { .. } => contract::dot_general(sweep, out, op, cotangent),
            Op::Convolution { .. } => convolution::adjoint(sweep, out, op, cotangent),
            Op::Reduce { .. } => reduce::add(sweep, out, op, cotangent),
            Op::ReduceWindow { .. } => windows::reduce_window(sweep, out, op, cotangent),
            Op::Scan { .. } => windows::scan(sweep, out, op, cotangent),
            Op::Gather { .. } => indexing::gather(sweep, out, op, cotangent),
            Op::Scatter {
                combiner: Combiner::Set,
                ..
            } => indexing::scatter_set(sweep, out, op, cotangent),
            Op::Scatter { .. } => indexing::scatter_add(sweep, out, op, cotangent),
            Op::Fft {
                operand,
                kind,
                lengths,
            } => fourier::adjoint(sweep, out, *operand, *kind, lengths, cotangent),
            Op::Stencil { .. } => stencil::adjoint(sweep, out, op, cotangent),
            Op::Collective { .. } => collective::adjoint(sweep, out, value, cotangent),
            Op::Wrap { .. } | Op::Extend { .. } => edges::adjoint(sweep, out, op, cotangent),
            _ => movement::adjoint(sweep, out, op, cotangent),
        },
        Kind::Control => unreachable!("control has no row"),
    }
    Ok(())
}

/// Returns the sum over `dimensions`, which are removed.
pub(super) fn summed(out: &mut Func, value: Value, dimensions: &[usize]) -> Value {
    if dimensions.is_empty() {
        return value;
    }
    let element = out.tensor(value).element;
    let zero = out.scalar(element, stablehlo::Scalar::Int(0));
    out.reduce(value, zero, dimensions, stablehlo::Combiner::Add)
}

/// Adds the contributions of an op with several results to the adjoints of its operands.
///
/// - errors: if the op has no rule
pub(crate) fn adjoint_of_tuple(
    sweep: &mut Sweep,
    out: &mut Func,
    value: Value,
    adjoints: &[Option<Value>],
) -> Result<()> {
    let func = sweep.func();
    match func.op(value) {
        Op::OptimizationBarrier { operands } => {
            for (operand, cotangent) in operands.iter().zip(adjoints) {
                if let Some(cotangent) = cotangent {
                    sweep.add(out, *operand, *cotangent);
                }
            }
            Ok(())
        }
        Op::Sort { .. } => adjoint_of_expanded(sweep, out, value, adjoints),
        _ => Err(unknown(func, value)),
    }
}

/// Adds the contributions through the function that replaces an op ([`super::expand`]).
fn adjoint_of_expanded(
    sweep: &mut Sweep,
    out: &mut Func,
    value: Value,
    adjoints: &[Option<Value>],
) -> Result<()> {
    let func = sweep.func();
    let inner = expanded(func, value)?;
    let operands = func.op(value).operands();
    let results = sweep.tensors(out, value);
    let mut arguments: Vec<Value> = operands.iter().map(|v| sweep.primal(*v)).collect();
    let mut varied: Vec<bool> = operands.iter().map(|v| sweep.is_active(*v)).collect();
    varied.resize(varied.len() + results.len(), false);
    let mut suspect: Vec<bool> = operands.iter().map(|v| sweep.is_suspect(*v)).collect();
    suspect.resize(varied.len(), sweep.is_suspect(value));
    arguments.extend(results);
    let useful: Vec<bool> = adjoints.iter().map(Option::is_some).collect();
    let ends = ActivitySpec {
        varied: &varied,
        useful: &useful,
        suspect: &suspect,
    };
    let back = Sweep::of_simple(&inner, &arguments, ends, out)?;
    let back = back.finish(adjoints, out)?;
    for (operand, cotangent) in operands.iter().zip(back) {
        if let Some(cotangent) = cotangent {
            sweep.add(out, *operand, cotangent);
        }
    }
    Ok(())
}
