//! Elimination of races: adjoints of a location that many threads read are summed by reductions. In
//! the program for the device, a gradient has no scatter with possible collisions if its kernel
//! reads and writes only at indices that are functions of the thread or of loop counters.

use differentiate::{Options, vjp};
use optimize::simplify;
use stablehlo::{Func, Op, Value};

use crate::agree::Point;
use crate::device::emitted;

/// Returns the number of scatters without unique indices in the gradient, and whether its kernel
/// may require them: it reads or writes at data-dependent indices.
pub fn scatters(point: &Point) -> Result<(usize, bool), String> {
    let func = simplify(&point.program.func);
    let reverse = vjp(&func, &point.of, &point.wrt, &Options::default());
    let reverse = reverse.map_err(|error| error.to_string())?.func;
    let text = emitted(&reverse);
    let is_shared = |line: &&str| {
        line.contains("\"stablehlo.scatter\"") && !line.contains("unique_indices = true")
    };
    let count = text.lines().filter(is_shared).count();
    let by_data = flow(&func, &vec![true; func.params().len()]).0;
    Ok((count, by_data))
}

/// Data-flow analysis: returns whether an index is data-dependent, and whether each result is, from
/// those of the `given` parameters.
fn flow(func: &Func, given: &[bool]) -> (bool, Vec<bool>) {
    let mut of: Vec<Vec<bool>> = Vec::with_capacity(func.len());
    let mut at_data = false;
    for value in func.values() {
        let op = func.op(value);
        let flags =
            |values: &[Value]| -> Vec<bool> { values.iter().map(|v| of[v.index()][0]).collect() };
        let any = |values: &[Value]| flags(values).contains(&true);
        let found = match op {
            Op::Parameter { index } => vec![given[*index]],
            Op::Result { of: tuple, index } => vec![of[tuple.index()][*index]],
            Op::Call {
                callee, operands, ..
            } => {
                let (inside, results) = flow(callee, &flags(operands));
                at_data |= inside;
                results
            }
            Op::Case {
                index,
                branches,
                operands,
            } => {
                let mut results = vec![any(&[*index]); func.ty(value).tensors().len()];
                for branch in branches {
                    let (inside, found) = flow(branch, &flags(operands));
                    at_data |= inside;
                    for (result, found) in results.iter_mut().zip(found) {
                        *result |= found;
                    }
                }
                results
            }
            Op::While { inits, body, .. } => {
                // Iterated to a fixed point over the loop-carried values.
                let mut carried = flags(inits);
                loop {
                    let (inside, next) = flow(body, &carried);
                    let more: Vec<bool> = carried.iter().zip(next).map(|(a, b)| *a | b).collect();
                    if more == carried {
                        at_data |= inside;
                        break;
                    }
                    carried = more;
                }
                carried
            }
            Op::Gather { indices, .. } | Op::Scatter { indices, .. } => {
                at_data |= any(&[*indices]);
                let all = any(&op.operands());
                vec![all; func.ty(value).tensors().len()]
            }
            op => vec![any(&op.operands()); func.ty(value).tensors().len()],
        };
        of.push(found);
    }
    let results = func.results.iter().map(|r| of[r.index()][0]).collect();
    (at_data, results)
}
