//! Ops that are differentiated through an equivalent function of ops that have their own rules.
//!
//! The function's parameters are the op's operands, then its known results, which show which
//! elements were selected. It returns what the op returns, up to rounding. It is never executed:
//! only its derivative is taken.
//!
//! Where elements tie, the first one is selected; `init`, or the element scattered to, comes before
//! all others.

mod choices;
mod devices;
mod products;
mod scatters;
mod windows;

use stablehlo::{Collective, Combiner, Func, Op, Value};

use crate::error::Result;

/// Returns the function whose derivative is that of the op at `value`.
///
/// - errors: if the op has no rule
pub(crate) fn expanded(func: &Func, value: Value) -> Result<Func> {
    let mut out = Func::new("expanded");
    out.set_loc(func.loc(value));
    let op = func.op(value);
    let operands = op.operands();
    let operands: Vec<Value> = (operands.iter())
        .map(|v| out.parameter(func.tensor(*v).clone()))
        .collect();
    let tensors = func.ty(value).tensors();
    let results: Vec<Value> = (tensors.iter())
        .map(|ty| out.parameter(ty.clone()))
        .collect();
    let mut nth = 0;
    let op = op.map_operands(|_| {
        nth += 1;
        operands[nth - 1]
    });
    let known = results[0];
    out.results = match &op {
        Op::Clamp { min, operand, max } => {
            vec![choices::clamp(&mut out, (*min, *operand, *max))]
        }
        Op::Reduce { combiner, .. } => vec![match combiner {
            Combiner::Mul => products::reduce(&mut out, &op),
            _ => choices::reduce(&mut out, &op, known),
        }],
        Op::Scan { combiner, .. } => vec![match combiner {
            Combiner::Mul => products::scan(&mut out, &op),
            _ => choices::scan(&mut out, &op, known),
        }],
        Op::ReduceWindow { .. } => vec![windows::reduce_window(&mut out, &op, known)],
        Op::Scatter {
            combiner: Combiner::Mul,
            ..
        } => vec![scatters::product(&mut out, &op, (func, value))?],
        Op::Scatter { .. } => vec![scatters::best(&mut out, &op, known)],
        Op::Sort { .. } => choices::sort(&mut out, &op, &results),
        Op::Collective {
            operand: x,
            collective,
            channel,
        } => vec![together(&mut out, (*x, known), collective, *channel)],
        _ => unreachable!("it has a rule of its own"),
    };
    Ok(out)
}

/// Writes the equivalent of an `all_reduce` of `x`.
fn together(
    out: &mut Func,
    (x, known): (Value, Value),
    collective: &Collective,
    channel: u64,
) -> Value {
    let Collective::AllReduce { groups, combiner } = collective else {
        unreachable!("it is linear");
    };
    let together = devices::Together { x, groups, channel };
    match combiner {
        Combiner::Mul => together.product(out),
        _ => together.chosen(out, known),
    }
}

/// Broadcasts a scalar to `shape`.
fn everywhere(out: &mut Func, value: Value, shape: &[usize]) -> Value {
    out.broadcast_in_dim(value, shape, &[])
}

/// Slices the elements `start..limit` of `dimension`.
fn range(out: &mut Func, x: Value, dimension: usize, start: usize, limit: usize) -> Value {
    let shape = out.shape(x).to_vec();
    let (mut starts, mut limits) = (vec![0; shape.len()], shape.clone());
    (starts[dimension], limits[dimension]) = (start, limit);
    out.slice(x, &starts, &limits, &vec![1; shape.len()])
}
