//! Random programs by seed, and the reduction of a failing program to the first wrong value with as
//! few operands as possible.

use stablehlo::{Func, Literal, Op, Type, Value, eval};

use crate::Random;

/// Returns the random numbers of a seed, enough for the largest random program.
pub fn numbers(seed: u64) -> Vec<u32> {
    Random::new(seed).words(900)
}

/// Returns a smaller program with a fault, and a text with the fault and the inputs.
pub fn cut_down(
    func: &Func,
    inputs: &[Literal],
    fault: &dyn Fn(&Func, &[Literal]) -> Option<String>,
) -> (Func, String) {
    let is_array = |v: &Value| matches!(func.ty(*v), Type::Tensor(_));
    let mut small = func.clone();
    for value in func.values().filter(is_array) {
        let mut part = func.clone();
        part.results = vec![value];
        if fault(&part, inputs).is_some() {
            small = part;
            break;
        }
    }
    let mut inputs = inputs.to_vec();
    let mut position = 0;
    while position < small.len() {
        let value = small.values().nth(position).expect("it is in range");
        position += 1;
        if !matches!(small.ty(value), Type::Tensor(_))
            || matches!(small.op(value), Op::Parameter { .. })
        {
            continue;
        }
        let Some((given, all)) = with_parameter(&small, value, &inputs) else {
            continue;
        };
        if fault(&given, &all).is_some() {
            (small, inputs) = (given, all);
        }
    }
    let (small, inputs) = without_unused(&small, &inputs);
    let why = fault(&small, &inputs).unwrap_or_default();
    (small, format!("{why}\n{inputs:?}"))
}

/// Replaces `value` by a new parameter; returns the function and the arguments.
fn with_parameter(func: &Func, value: Value, inputs: &[Literal]) -> Option<(Func, Vec<Literal>)> {
    let mut look = func.clone();
    look.results = vec![value];
    let known = eval(&look, inputs).ok()?.pop()?;
    let mut out = Func::new("main");
    let mut new: Vec<Value> = Vec::new();
    for v in func.values() {
        let op = func.op(v);
        new.push(match op {
            Op::Parameter { index } => out.parameter(func.params()[*index].ty.clone()),
            _ if v == value => out.parameter(known.ty().clone()),
            op => out.push(op.map_operands(|v| new[v.index()])).ok()?,
        });
    }
    out.results = func.results.iter().map(|v| new[v.index()]).collect();
    // Parameters are in the order of their definitions.
    let mut given = Vec::new();
    for v in func.values() {
        match func.op(v) {
            Op::Parameter { index } => given.push(inputs[*index].clone()),
            _ if v == value => given.push(known.clone()),
            _ => {}
        }
    }
    Some((out, given))
}

/// Removes the parameters and ops that no result depends on; returns the function and the remaining
/// arguments.
fn without_unused(func: &Func, inputs: &[Literal]) -> (Func, Vec<Literal>) {
    let mut is_used = vec![false; func.len()];
    for result in &func.results {
        is_used[result.index()] = true;
    }
    for value in func.values().rev() {
        if is_used[value.index()] {
            for operand in func.op(value).operands() {
                is_used[operand.index()] = true;
            }
        }
    }
    let (mut out, mut given) = (Func::new("main"), Vec::new());
    let mut new: Vec<Option<Value>> = Vec::new();
    for v in func.values() {
        new.push(match func.op(v) {
            _ if !is_used[v.index()] => None,
            Op::Parameter { index } => {
                given.push(inputs[*index].clone());
                Some(out.parameter(func.params()[*index].ty.clone()))
            }
            op => out
                .push(op.map_operands(|v| new[v.index()].expect("it is used")))
                .ok(),
        });
    }
    out.results = func.results.iter().filter_map(|v| new[v.index()]).collect();
    (out, given)
}
