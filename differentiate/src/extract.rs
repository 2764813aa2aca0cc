//! Parts of functions, written into others.

use std::collections::HashMap;

use stablehlo::{Func, Op, Type, Value};

/// Writes what `wanted` is computed from behind what `out` holds, up to what is `known` there; gives where it is.
/// What it wrote is known then.
///
/// # Panics
/// If it comes to a parameter that is not known.
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

/// The same function without what none of its results needs.
pub(crate) fn pruned(func: &Func) -> Func {
    let mut out = Func::with_signature_of(func);
    let parameters = func.parameters().iter().copied();
    let mut known: HashMap<Value, Value> = parameters.zip(out.parameters().to_vec()).collect();
    out.results = extract(func, &mut known, &func.results, &mut out);
    out
}

/// The tensors of a value, which may be a tuple.
pub(crate) fn tensors(out: &mut Func, value: Value) -> Vec<Value> {
    match out.ty(value) {
        Type::Tensor(_) => vec![value],
        Type::Tuple(_) => out.results_of(value),
    }
}

/// Whether any of `values` is computed from `from`.
pub(crate) fn depends(func: &Func, values: &[Value], from: Value) -> bool {
    let mut reached = vec![false; func.len()];
    reached[from.index()] = true;
    for value in func.values() {
        let operands = func.op(value).operands();
        reached[value.index()] |= operands.iter().any(|v| reached[v.index()]);
    }
    values.iter().any(|v| reached[v.index()])
}

/// Writes all ops of `func` behind what `out` holds; gives the results.
pub(crate) fn written(func: &Func, out: &mut Func, arguments: &[Value]) -> Vec<Value> {
    func.rewritten_into(out, arguments, |out, _, op| {
        out.push(op).expect("it fitted before")
    })
}
