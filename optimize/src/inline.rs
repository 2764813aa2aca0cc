//! Calls replaced with what they call, so that the rules see across kernels; [`crate::stages`] cuts the result anew.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{Func, Op, Value};

/// The same function without a call, in loops too. What a callee says of where its ops came from is kept.
pub fn inline(func: &Func) -> Func {
    inline_except(func, &BTreeSet::new())
}

/// [`inline`], but for what is called by one of the names `kept`.
pub fn inline_except(func: &Func, kept: &BTreeSet<String>) -> Func {
    let mut out = Func::with_signature_of(func);
    let parameters = out.parameters().to_vec();
    out.results = copy(func, &parameters, kept, &mut out);
    out
}

/// Writes the body of `func`, called with `arguments`; gives its results.
fn copy(func: &Func, arguments: &[Value], kept: &BTreeSet<String>, out: &mut Func) -> Vec<Value> {
    // What calls give.
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
                let first = results[0]; // nobody reads the call itself
                called.insert(value, results);
                first
            }
            op => push(out, op.map_bodies(&mut |body| inline_except(body, kept))),
        }
    })
}

/// Writes the ops of `func`, given `arguments`, calls as they are; its results.
pub(crate) fn copied(func: &Func, arguments: &[Value], out: &mut Func) -> Vec<Value> {
    func.rewritten_into(out, arguments, |out, _, op| push(out, op))
}

/// What is in the place of a value of `func` in `out`, which has the same parameters; of what is computed, `new` says it.
pub(crate) fn known(func: &Func, out: &Func, value: Value, new: &HashMap<Value, Value>) -> Value {
    match func.op(value) {
        Op::Parameter { index } => out.parameters()[*index],
        _ => new[&value],
    }
}

/// `op`, of operands of the types that it was pushed with before.
pub(crate) fn push(out: &mut Func, op: Op) -> Value {
    out.push(op).expect("it fitted before")
}
