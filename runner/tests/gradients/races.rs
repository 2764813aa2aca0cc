//! Races disappear: what many threads read of one place is added up by reductions. Counted in what the device is given, a gradient has
//! no scatter through which several may write one place where its kernel read at places that are functions of the position, or of how far a
//! loop is.

use differentiate::{Options, vjp};
use optimize::simplify;
use stablehlo::{Func, Op, Value};

use crate::agree::Point;
use crate::device::emitted;

/// How many scatters the gradient has, and whether its kernel may have asked for them: it reads or writes where the data say.
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

/// What the data decide: whether it is so of the places that something is read or written at, and of each result, if it is so of the `given`.
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
                // What a step makes of it counts too, until nothing more does.
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
