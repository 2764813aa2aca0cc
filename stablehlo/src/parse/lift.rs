//! Regions of scalars, applied to each element of arrays.

use std::cell::Cell;
use std::collections::HashMap;

use super::cursor::{Parsed, Problem};
use crate::{Func, Op, Type, Value};

/// A region may come to this many ops, those of the functions that it calls among them.
const MOST_OPS: usize = 1 << 16;

/// The `roots` of `scalar`, a function of scalars, for each element of `args`, arrays of the shape
/// `shape` or scalars, one for each parameter of `scalar`. An error at `at` if an op of it is not
/// elementwise. What it calls is put in the call's place.
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

/// What is the same for a region and for the functions that it calls.
struct Lift<'a> {
    shape: &'a [usize],
    at: usize,
    /// How many ops more there may be.
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

    /// An array of a scalar, or the array that it is already.
    fn whole(&self, func: &mut Func, value: Value) -> Value {
        match func.shape(value) == self.shape {
            true => value,
            false => func.broadcast_in_dim(value, self.shape, &[]),
        }
    }

    /// The op that computes `value` of `scalar`, of the arrays that its operands became.
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
