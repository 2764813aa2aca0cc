//! Copying parts of functions into others.

use std::collections::HashMap;

use stablehlo::{Func, Op, Type, Value};

/// Appends to `out` everything that `wanted` depends on, up to the values that are `known` there,
/// and returns `wanted` in `out`. The values written are added to `known`.
///
/// # Panics
/// If it reaches a parameter that is not known.
pub(crate) fn extract(
    func: &Func,
    known: &mut HashMap<Value, Value>,
    wanted: &[Value],
    out: &mut Func,
) -> Vec<Value> {
    let mut needed = vec![false; func.len()];
    for value in wanted {
        needed[value.index()] = true;
    }
    for value in func.values().rev() {
        if needed[value.index()] && !known.contains_key(&value) {
            for operand in func.op(value).operands() {
                needed[operand.index()] = true;
            }
        }
    }
    for value in func.values() {
        if !needed[value.index()] || known.contains_key(&value) {
            continue;
        }
        if let Op::Parameter { index } = func.op(value) {
            panic!("parameter {index} of `{}` is not known here", func.name);
        }
        out.set_loc(func.loc(value));
        let op = func.op(value).map_operands(|v| known[&v]);
        let written = out.push(op).expect("it fitted before");
        known.insert(value, written);
    }
    wanted.iter().map(|v| known[v]).collect()
}

/// Returns the function without ops that none of its results depends on.
pub(crate) fn pruned(func: &Func) -> Func {
    let mut out = Func::with_signature_of(func);
    let parameters = func.parameters().iter().copied();
    let mut known: HashMap<Value, Value> = parameters.zip(out.parameters().to_vec()).collect();
    out.results = extract(func, &mut known, &func.results, &mut out);
    out
}

/// Returns the tensors of a value, which may be a tuple.
pub(crate) fn tensors(out: &mut Func, value: Value) -> Vec<Value> {
    match out.ty(value) {
        Type::Tensor(_) => vec![value],
        Type::Tuple(_) => out.results_of(value),
    }
}

/// Returns whether any of `values` depends on `from`.
pub(crate) fn depends(func: &Func, values: &[Value], from: Value) -> bool {
    let dependent = dependent(func, &[from]);
    values.iter().any(|v| dependent[v.index()])
}

/// Returns which values depend on any of `from`, themselves included.
pub(crate) fn dependent(func: &Func, from: &[Value]) -> Vec<bool> {
    let mut depends = vec![false; func.len()];
    for value in from {
        depends[value.index()] = true;
    }
    for value in func.values() {
        let operands = func.op(value).operands();
        depends[value.index()] |= operands.iter().any(|v| depends[v.index()]);
    }
    depends
}

/// Appends all ops of `func` to `out`, and returns the results.
pub(crate) fn written(func: &Func, out: &mut Func, arguments: &[Value]) -> Vec<Value> {
    func.rewritten_into(out, arguments, |out, _, op| {
        out.push(op).expect("it fitted before")
    })
}
