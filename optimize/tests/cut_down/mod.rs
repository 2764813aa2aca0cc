//! Random programs by their seeds, and how one that fails is cut down to the first value that is wrong, computed from as few others
//! as it takes.

use optimize::simplify_by;
use stablehlo::{Func, Literal, Op, Type, Value, eval};

/// A number that the environment gives.
pub fn from_environment(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(default, |text| text.parse().expect("a number"))
}

/// Numbers that a seed stands for.
pub fn numbers(seed: u64) -> Vec<u32> {
    let mut state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = || {
        // splitmix64
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 16) as u32
    };
    (0..900).map(|_| next()).collect()
}

/// A smaller program with a fault, its inputs, and the fault.
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
    let (small, inputs) = without_unused(&simplify_by(&small, []).0, &inputs);
    let why = fault(&small, &inputs).unwrap_or_default();
    (small, format!("{why}\n{inputs:?}"))
}

/// The function with a parameter instead of what `value` was, and what is given for it.
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
    // Parameters are in the order in which they stand.
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

/// The function without the parameters that nothing uses.
fn without_unused(func: &Func, inputs: &[Literal]) -> (Func, Vec<Literal>) {
    let operands = func.values().flat_map(|v| func.op(v).operands());
    let used: Vec<Value> = operands.chain(func.results.iter().copied()).collect();
    let (mut out, mut given) = (Func::new("main"), Vec::new());
    let mut new: Vec<Option<Value>> = Vec::new();
    for v in func.values() {
        new.push(match func.op(v) {
            Op::Parameter { .. } if !used.contains(&v) => None,
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
