//! Applies regions of scalars to each element of arrays.

use std::cell::Cell;
use std::collections::HashMap;

use super::cursor::{Parsed, Problem};
use crate::{Func, Op, Type, Value};

/// The largest number of ops of a region, with those of its callees.
const MOST_OPS: usize = 1 << 16;

/// Emits the values `roots` of `scalar`, a function of scalars, for each element of `args`: an
/// array of shape `shape` or a scalar for each parameter of `scalar`. Calls are inlined.
///
/// - errors: at `at`, if an op of `scalar` is not elementwise
pub(super) fn lift(
    func: &mut Func,
    scalar: &Func,
    args: &[Value],
    shape: &[usize],
    roots: &[Value],
    at: usize,
) -> Parsed<Vec<Value>> {
    let left = Cell::new(MOST_OPS);
    Lift { shape, at, left }.function(func, scalar, args, roots)
}

/// The state shared by a region and its callees.
struct Lift<'a> {
    shape: &'a [usize],
    at: usize,
    /// The number of further ops that are allowed.
    left: Cell<usize>,
}

impl Lift<'_> {
    fn function(
        &self,
        func: &mut Func,
        scalar: &Func,
        args: &[Value],
        roots: &[Value],
    ) -> Parsed<Vec<Value>> {
        // The results of a call are several values.
        let mut lifted: HashMap<Value, Vec<Value>> = HashMap::new();
        let needed = needed(scalar, roots);
        for value in scalar.values().filter(|value| needed[value.index()]) {
            let Some(left) = self.left.get().checked_sub(1) else {
                let message = format!("a region of more than {MOST_OPS} ops");
                return Err(Problem::new(self.at, message));
            };
            self.left.set(left);
            let results = match scalar.op(value) {
                Op::Parameter { index } => vec![self.whole(func, args[*index])],
                Op::Call {
                    callee, operands, ..
                } => {
                    let args: Vec<Value> = operands.iter().map(|v| lifted[v][0]).collect();
                    self.function(func, callee, &args, &callee.results)?
                }
                Op::Result { of, index } if lifted[of].len() > *index => vec![lifted[of][*index]],
                op => vec![self.op(func, scalar, value, op, &lifted)?],
            };
            lifted.insert(value, results);
        }
        Ok(roots.iter().map(|root| lifted[root][0]).collect())
    }

    /// Broadcasts a scalar to the shape; returns an array of that shape unchanged.
    fn whole(&self, func: &mut Func, value: Value) -> Value {
        match func.shape(value) == self.shape {
            true => value,
            false => func.broadcast_in_dim(value, self.shape, &[]),
        }
    }

    /// Emits the op that computes `value` of `scalar`, on the arrays that replace its operands.
    fn op(
        &self,
        func: &mut Func,
        scalar: &Func,
        value: Value,
        op: &Op,
        lifted: &HashMap<Value, Vec<Value>>,
    ) -> Parsed<Value> {
        let is_scalar = matches!(scalar.ty(value), Type::Tensor(ty) if ty.shape.is_empty());
        match op {
            Op::Constant(literal) if is_scalar => {
                let constant = func.constant(literal.clone());
                Ok(self.whole(func, constant))
            }
            Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. } if is_scalar => {
                Ok(lifted[operand][0])
            }
            Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. }
            | Op::BitcastConvert { .. }
                if is_scalar =>
            {
                let op = op.map_operands(|operand| lifted[&operand][0]);
                push(func, op, self.at)
            }
            op => {
                let message = format!("{} is not elementwise, as the region must be", op.name());
                Err(Problem::new(self.at, message))
            }
        }
    }
}

/// Returns for each value of `scalar` whether a root depends on it.
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

/// Adds `op`; an error is reported at `at`.
pub(super) fn push(func: &mut Func, op: Op, at: usize) -> Parsed<Value> {
    func.push(op)
        .map_err(|error| Problem::new(at, error.to_string()))
}
