//! Forward mode: the tangent of an op's result from those of its operands.

use stablehlo::{BinaryOp, Func, Op, Value};

use super::{Kind, elementwise, finite, kind, stencil, unknown, zeros_like};
use crate::error::Result;

/// An op that has been written, and the tangents of its operands.
pub(crate) struct Changed<'a> {
    /// The function being differentiated, and the op's value in it.
    pub func: &'a Func,
    pub value: Value,
    /// The op on operands of the function being written, and its result there.
    pub op: &'a Op,
    pub result: Value,
    /// Which values of the function are known to be finite.
    pub finite: &'a [bool],
    /// Indexed by operand; `None` where it does not vary.
    pub tangents: Vec<Option<Value>>,
}

/// Returns the tangent of the result, or `None` if it does not vary.
///
/// - errors: if the op has no rule
pub(crate) fn tangent(out: &mut Func, changed: &Changed) -> Result<Option<Value>> {
    let Changed { op, tangents, .. } = changed;
    if tangents.iter().all(Option::is_none) {
        return Ok(None);
    }
    Ok(match kind(op) {
        Kind::Flat => None,
        Kind::Elementwise => elementwise_tangent(out, changed),
        Kind::Linear(groups) => {
            let mut sum = None;
            for group in groups {
                if group.iter().any(|at| tangents[*at].is_some()) {
                    let term = of_group(out, changed, &group);
                    sum = plus(out, sum, Some(term));
                }
            }
            sum
        }
        Kind::Code => match op {
            Op::Stencil { .. } => stencil::tangent(out, changed),
            _ => return Err(unknown(changed.func, changed.value)),
        },
        Kind::Expanded => unreachable!("it is written as a function"),
        Kind::Control => unreachable!("control has no row"),
    })
}

fn elementwise_tangent(out: &mut Func, changed: &Changed) -> Option<Value> {
    let mut sum = None;
    for (which, t) in changed.tangents.iter().enumerate() {
        let Some(t) = t else { continue };
        let term = match changed.op {
            Op::Unary(op, x) => elementwise::unary(out, *op, *x, changed.result, *t),
            Op::Binary(op, x, y) => {
                let all = (*x, *y, changed.result);
                elementwise::binary(out, *op, all, which, *t)
            }
            _ => unreachable!("not elementwise"),
        };
        let has_slope = finite::has_slope(changed.func, changed.finite, changed.value, which);
        let term = term.map(|term| match has_slope {
            true => term,
            false => finite::guarded(out, *t, term),
        });
        sum = plus(out, sum, term);
    }
    sum
}

/// Applies the op to the tangents of a group of its operands; returns a tuple if the op does.
fn of_group(out: &mut Func, changed: &Changed, group: &[usize]) -> Value {
    let operands = changed.func.op(changed.value).operands();
    let mut at = 0;
    let tangents: Vec<Option<Value>> = (0..operands.len())
        .map(|k| {
            let inside = group.contains(&k);
            inside.then(|| {
                let zero = |out: &mut Func| zeros_like(changed.func, operands[k], out);
                changed.tangents[k].unwrap_or_else(|| zero(out))
            })
        })
        .collect();
    let op = changed.op.map_operands(|held| {
        at += 1;
        tangents[at - 1].unwrap_or(held)
    });
    out.push(op).expect("tangents have their operands' types")
}

/// Returns the sum of the values present.
pub(crate) fn plus(out: &mut Func, x: Option<Value>, y: Option<Value>) -> Option<Value> {
    match (x, y) {
        (Some(x), Some(y)) => Some(out.binary(BinaryOp::Add, x, y)),
        (x, y) => x.or(y),
    }
}
