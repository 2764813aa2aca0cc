//! Regions of scalars, applied to each element of arrays.

use std::collections::HashMap;

use super::cursor::{Parsed, Problem};
use crate::{Func, Op, Value};

/// The `roots` of `scalar`, a function of scalars, for each element of `args`, arrays of the shape
/// `shape` or scalars, one for each parameter of `scalar`. An error at `at` if an op of it is not elementwise.
pub(super) fn lift(
    func: &mut Func,
    scalar: &Func,
    args: &[Value],
    shape: &[usize],
    roots: &[Value],
    at: usize,
) -> Parsed<Vec<Value>> {
    let mut lifted: HashMap<Value, Value> = HashMap::new();
    let needed = needed(scalar, roots);
    for value in scalar.values().filter(|value| needed[value.index()]) {
        let of = |operand: &Value| lifted[operand];
        let result = match scalar.op(value) {
            Op::Parameter { index } => match func.shape(args[*index]) == shape {
                true => args[*index],
                false => func.broadcast_in_dim(args[*index], shape, &[]),
            },
            Op::Constant(literal) if literal.shape().is_empty() => {
                let scalar = func.constant(literal.clone());
                func.broadcast_in_dim(scalar, shape, &[])
            }
            Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. }
                if scalar.shape(value).is_empty() =>
            {
                of(operand)
            }
            op @ (Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. }
            | Op::BitcastConvert { .. })
                if scalar.shape(value).is_empty() =>
            {
                push(func, op.map_operands(|operand| lifted[&operand]), at)?
            }
            op => {
                let message = format!("{} is not elementwise, as the region must be", op.name());
                return Err(Problem::new(at, message));
            }
        };
        lifted.insert(value, result);
    }
    Ok(roots.iter().map(|root| lifted[root]).collect())
}

/// For each value of `scalar`, whether a root is computed from it.
fn needed(scalar: &Func, roots: &[Value]) -> Vec<bool> {
    let mut needed = vec![false; scalar.len()];
    for root in roots {
        needed[root.index()] = true;
    }
    for value in scalar.values().rev() {
        if needed[value.index()] {
            for operand in scalar.op(value).operands() {
                needed[operand.index()] = true;
            }
        }
    }
    needed
}

/// Adds `op`; what is wrong with it is wrong at `at`.
pub(super) fn push(func: &mut Func, op: Op, at: usize) -> Parsed<Value> {
    func.push(op)
        .map_err(|error| Problem::new(at, error.to_string()))
}
