//! Finds launches on which no output depends.

use std::collections::BTreeSet;

use stablehlo::{Func, Op, Value};

use super::TensorProgram;
use crate::job::Job;

/// Returns the kernels none of whose launches an output of the job depends on. Returns nothing if
/// the job has no outputs, because all arrays are observed then.
pub fn unneeded_kernels(job: &Job, tensors: &TensorProgram) -> Vec<String> {
    let named: BTreeSet<&str> = job
        .outputs
        .iter()
        .flat_map(|output| &output.arrays)
        .map(|name| name.value.as_str())
        .collect();
    if named.is_empty() {
        return Vec::new();
    }
    let outputs = tensors.outputs.iter();
    let mut wanted: Vec<bool> = outputs
        .map(|array| named.contains(array.as_str()))
        .collect();
    // The results of the checks and of the loop's condition are not arrays.
    wanted.resize(tensors.func.results.len(), false);
    let (mut all, mut needed) = (BTreeSet::new(), BTreeSet::new());
    calls(&tensors.func, &mut all);
    // A run in chunks passes its results back as parameters, so an array that is read is needed as
    // a result too. Iterates to a fixed point.
    loop {
        let reads = needs(&tensors.func, &wanted, &mut needed);
        let before = wanted.clone();
        for (input, reads) in tensors.inputs.iter().zip(reads) {
            let place = tensors
                .outputs
                .iter()
                .position(|array| array == input.name());
            if let Some(place) = place.filter(|_| reads) {
                wanted[place] = true;
            }
        }
        if before == wanted {
            break;
        }
    }
    let names = (0..job.launches.len()).map(|place| job.callee(place));
    let mut unneeded: Vec<String> = Vec::new();
    for name in names {
        let is_unneeded = all.contains(name.as_str()) && !needed.contains(name.as_str());
        if is_unneeded && !unneeded.contains(&name) {
            unneeded.push(name);
        }
    }
    unneeded
}

/// Adds the names of all functions that are called.
fn calls(func: &Func, names: &mut BTreeSet<String>) {
    for value in func.values() {
        match func.op(value) {
            Op::Call { callee, .. } => {
                names.insert(callee.name.clone());
            }
            Op::While { cond, body, .. } => {
                calls(cond, names);
                calls(body, names);
            }
            Op::Case { branches, .. } => branches.iter().for_each(|branch| calls(branch, names)),
            _ => {}
        }
    }
}

/// Returns for each parameter whether the `wanted` results need it; adds the names of the functions
/// that they call.
fn needs(func: &Func, wanted: &[bool], called: &mut BTreeSet<String>) -> Vec<bool> {
    let mut live = vec![false; func.len()];
    // For values that are tuples, the elements that are needed.
    let mut parts: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); func.len()];
    for (result, _) in func
        .results
        .iter()
        .zip(wanted)
        .filter(|(_, wanted)| **wanted)
    {
        live[result.index()] = true;
    }
    let mark = |live: &mut Vec<bool>, value: Value| live[value.index()] = true;
    let values: Vec<Value> = func.values().collect();
    for value in values.into_iter().rev() {
        if !live[value.index()] {
            continue;
        }
        let of_tuple = std::mem::take(&mut parts[value.index()]);
        let flags = |count: usize| -> Vec<bool> {
            (0..count).map(|part| of_tuple.contains(&part)).collect()
        };
        match func.op(value) {
            Op::Result { of, index } => {
                mark(&mut live, *of);
                parts[of.index()].insert(*index);
            }
            Op::Call {
                callee, operands, ..
            } => {
                called.insert(callee.name.clone());
                let needed = needs(callee, &flags(callee.results.len()), called);
                let read = operands.iter().zip(needed).filter(|(_, needed)| *needed);
                read.for_each(|(operand, _)| mark(&mut live, *operand));
            }
            Op::While { inits, cond, body } => {
                let mut carried = flags(inits.len());
                loop {
                    let before = carried.clone();
                    let in_cond = needs(cond, &[true], called);
                    let in_body = needs(body, &carried, called);
                    for (place, carried) in carried.iter_mut().enumerate() {
                        *carried |= in_cond[place] || in_body[place];
                    }
                    if before == carried {
                        break;
                    }
                }
                let read = inits.iter().zip(carried).filter(|(_, carried)| *carried);
                read.for_each(|(init, _)| mark(&mut live, *init));
            }
            Op::Case {
                index,
                branches,
                operands,
            } => {
                mark(&mut live, *index);
                for branch in branches {
                    let needed = needs(branch, &flags(branch.results.len()), called);
                    let read = operands.iter().zip(needed).filter(|(_, needed)| *needed);
                    read.for_each(|(operand, _)| mark(&mut live, *operand));
                }
            }
            op => {
                for operand in op.operands() {
                    mark(&mut live, operand);
                }
            }
        }
    }
    let parameters = func.parameters().iter();
    parameters
        .map(|parameter| live[parameter.index()])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::{BinaryOp, ElementType, TensorType};
    use std::sync::Arc;

    fn twice(name: &str) -> Arc<Func> {
        let mut func = Func::new(name);
        let x = func.parameter(TensorType::new(ElementType::F32, [4]));
        let sum = func.binary(BinaryOp::Add, x, x);
        func.results = vec![sum];
        func.into()
    }

    #[test]
    fn calls_of_results_that_nobody_wants_are_not_needed() {
        let mut main = Func::new("main");
        let ty = || TensorType::new(ElementType::F32, [4]);
        let (x, y) = (main.parameter(ty()), main.parameter(ty()));
        let a = main.call(twice("wanted"), &[x]);
        let b = main.call(twice("unwanted"), &[y]);
        main.results = vec![a[0], b[0]];
        let mut called = BTreeSet::new();
        assert_eq!(needs(&main, &[true, false], &mut called), [true, false]);
        assert_eq!(called.into_iter().collect::<Vec<_>>(), ["wanted"]);
        let mut all = BTreeSet::new();
        calls(&main, &mut all);
        assert_eq!(all.len(), 2);
    }
}
