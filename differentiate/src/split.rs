//! Splits a program and its adjoints into a forward and a reverse program.

use std::collections::HashMap;

use stablehlo::{Func, Op, TensorType, Value};

use crate::control::min_cut::{bytes, is_expensive, minimum};
use crate::extract::extract;

/// A reduction to less than one element of this many is stored rather than recomputed.
const REDUCED: usize = 8;

/// A program with residuals as additional results, and the reverse program that takes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// The program; the residuals follow its own results.
    pub forward: Func,
    /// The adjoints; its parameters are those of the program, the residuals, and the adjoints of
    /// results.
    pub reverse: Func,
    /// The types of the residuals.
    pub residuals: Vec<TensorType>,
}

/// Splits `joint`, a program whose last `adjoints` parameters are adjoints of results, and whose
/// results after the first `results` are computed from them, as [`vjp`](crate::vjp) returns it. The
/// residuals are the fewest bytes with which the reverse program repeats no product of matrices,
/// Fourier transform or other expensive op of the forward program, and no loop that contains one;
/// elementwise ops are repeated.
///
/// Returns `None` if there are no such ops, or if the residuals take more than `memory` bytes.
pub fn split(joint: &Func, results: usize, adjoints: usize, memory: u64) -> Option<Split> {
    let own = joint.params().len() - adjoints;
    let (parameters, seeds) = joint.parameters().split_at(own);
    let (values, wanted) = joint.results.split_at(results);
    let residuals = minimum(joint, seeds, wanted, |value| is_stored(joint, value));
    let total: u64 = residuals.iter().map(|v| bytes(joint, *v)).sum();
    if residuals.is_empty() || total > memory {
        return None;
    }
    Some(Split {
        forward: between(joint, parameters, &[values, &residuals].concat()),
        reverse: between(joint, &[parameters, &residuals, seeds].concat(), wanted),
        residuals: residuals.iter().map(|v| joint.tensor(*v).clone()).collect(),
    })
}

/// Returns whether [`split`] may find residuals in the adjoint of `func`.
pub fn has_residuals(func: &Func) -> bool {
    func.values().any(|value| is_stored(func, value))
}

/// Returns the function that computes `wanted` of `func` from `given`.
fn between(func: &Func, given: &[Value], wanted: &[Value]) -> Func {
    let mut out = Func::new(func.name.clone());
    let parameter = |value: &Value| (*value, out.parameter(func.tensor(*value).clone()));
    let mut known: HashMap<Value, Value> = given.iter().map(parameter).collect();
    out.results = extract(func, &mut known, wanted, &mut out);
    out
}

/// Returns whether the reverse program reads a value of this op, or what is computed from it,
/// rather than repeating the op. It repeats loops of cheap ops: an iteration takes less time than
/// storing its states, which the forward program would do for all of them, whereas a reverse
/// program can be computed for few columns at once.
fn is_stored(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Collective { .. } | Op::Scatter { .. } => true,
        Op::Reduce { operand, .. } => {
            func.tensor(value).count() * REDUCED < func.tensor(*operand).count()
        }
        op => contains_expensive(op),
    }
}

/// Returns whether an op, or an op in a function that it contains or calls, is expensive.
fn contains_expensive(op: &Op) -> bool {
    let inside = |func: &Func| func.values().any(|v| contains_expensive(func.op(v)));
    match op {
        Op::While { cond, body, .. } => inside(cond) || inside(body),
        Op::Case { branches, .. } => branches.iter().any(inside),
        Op::Call { callee, .. } => inside(callee),
        op => is_expensive(op),
    }
}
