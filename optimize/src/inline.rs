//! Inlines calls, so that the rules see across kernels; `fusion_cut` divides the result into stages
//! again.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{Func, Op, Value};

/// Returns the function with all calls inlined, in loop bodies too. Source locations of the callees
/// are kept.
pub fn inline(func: &Func) -> Func {
    inline_except(func, &BTreeSet::new())
}

/// Like [`inline`], but keeps calls of functions named in `kept`.
pub fn inline_except(func: &Func, kept: &BTreeSet<String>) -> Func {
    let mut out = Func::with_signature_of(func);
    let parameters = out.parameters().to_vec();
    out.results = copy(func, &parameters, kept, &mut out);
    out
}

/// Writes the body of `func` applied to `arguments`, and returns its results.
fn copy(func: &Func, arguments: &[Value], kept: &BTreeSet<String>, out: &mut Func) -> Vec<Value> {
    // The results of each inlined call.
    let mut called: HashMap<Value, Vec<Value>> = HashMap::new();
    func.rewritten_into(out, arguments, |out, value, op| {
        if let Op::Result { of, index } = func.op(value)
            && let Some(results) = called.get(of)
        {
            return results[*index];
        }
        match op {
            Op::Call {
                callee, operands, ..
            } if !kept.contains(&callee.name) => {
                let results = copy(&callee, &operands, kept, out);
                let first = results[0]; // the call itself is never used
                called.insert(value, results);
                first
            }
            op => push(out, op.map_bodies(&mut |body| inline_except(body, kept))),
        }
    })
}

/// Writes the ops of `func` applied to `arguments`, without inlining, and returns its results.
pub(crate) fn copied(func: &Func, arguments: &[Value], out: &mut Func) -> Vec<Value> {
    func.rewritten_into(out, arguments, |out, _, op| push(out, op))
}

/// Returns the value of `out` for a value of `func`; both have the same parameters, and `new` maps
/// the computed values.
pub(crate) fn known(func: &Func, out: &Func, value: Value, new: &HashMap<Value, Value>) -> Value {
    match func.op(value) {
        Op::Parameter { index } => out.parameters()[*index],
        _ => new[&value],
    }
}

/// Appends an op whose operands have the types that it had before.
pub(crate) fn push(out: &mut Func, op: Op) -> Value {
    out.push(op).expect("it fitted before")
}
