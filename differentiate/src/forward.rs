//! Forward mode: along with each value its tangent, where it changes.

use std::collections::HashMap;

use stablehlo::{Func, Op, Scalar, TensorType, Value};

use crate::activity::{Activity, useful_in_loop, varied_in_loop};
use crate::bits::lifted;
use crate::error::Result;
use crate::extract::{pruned, tensors};
use crate::reverse::chosen;
use crate::rules::tangent::{Changed, tangent};
use crate::rules::{Kind, expanded, has_tangents, kind, zeros_like};

/// `func` with the tangents of parameters `wrt` as further parameters, and those of results `of` as further results, in these orders. A
/// tangent has the type of what it is of.
///
/// - errors: if there is no such parameter or result, if it is not of floats, or if something between cannot be differentiated
pub fn jvp(func: &Func, of: &[usize], wrt: &[usize]) -> Result<Func> {
    let parameters: Vec<_> = func.params().iter().map(|p| p.ty.clone()).collect();
    let varied = chosen("parameter", &parameters, wrt)?;
    let useful = chosen("result", &func.result_types(), of)?;
    let func = &lifted(func);
    let mut out = Func::with_signature_of(func);
    let arguments = out.parameters().to_vec();
    let mut tangents = vec![None; arguments.len()];
    for place in wrt {
        tangents[*place] = Some(out.parameter(parameters[*place].clone()));
    }
    let (results, changes) =
        push_forward(func, (&arguments, &tangents), (&varied, &useful), &mut out)?;
    out.results = results;
    for place in of {
        let result = func.results[*place];
        let change = changes[*place].unwrap_or_else(|| zeros_like(func, result, &mut out));
        out.results.push(change);
    }
    Ok(pruned(&out))
}

type Tangents = Vec<Option<Value>>;

/// Writes the ops of `func`, each with the tangent of its result; gives the results and their tangents.
fn push_forward(
    func: &Func,
    (arguments, tangents): (&[Value], &[Option<Value>]),
    (varied, useful): (&[bool], &[bool]),
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    let activity = Activity::of(func, varied, useful)?;
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    let mut changes: Tangents = Vec::with_capacity(func.len());
    // What ops with several results give.
    let mut tuples: HashMap<Value, (Vec<Value>, Tangents)> = HashMap::new();
    for value in func.values() {
        out.set_loc(func.loc(value));
        let of = |values: &[Value]| -> (Vec<Value>, Tangents) {
            let each = values.iter().map(|v| (new[v.index()], changes[v.index()]));
            each.unzip()
        };
        let (written, change) = match func.op(value) {
            Op::Parameter { index } => (arguments[*index], tangents[*index]),
            Op::Result { of, index } if tuples.contains_key(of) => {
                let (results, changes) = &tuples[of];
                (results[*index], changes[*index])
            }
            Op::Call {
                callee, operands, ..
            } if activity.is_active(value) => {
                let (arguments, tangents) = of(operands);
                let varied: Vec<bool> = tangents.iter().map(Option::is_some).collect();
                let useful = activity.useful(value);
                let given = (arguments.as_slice(), tangents.as_slice());
                let both = push_forward(callee, given, (&varied, useful), out)?;
                let first = both.0[0];
                tuples.insert(value, both);
                (first, None)
            }
            Op::Case {
                index,
                branches,
                operands,
            } if activity.is_active(value) => {
                let both = case(
                    func,
                    value,
                    (new[index.index()], branches),
                    of(operands),
                    &activity,
                    out,
                )?;
                let first = both.0[0];
                tuples.insert(value, both);
                (first, None)
            }
            Op::While { inits, cond, body } if activity.is_active(value) => {
                let (arguments, tangents) = of(inits);
                let varied: Vec<bool> = tangents.iter().map(Option::is_some).collect();
                let varied = varied_in_loop(body, &varied);
                let useful = useful_in_loop(body, activity.useful(value));
                let active: Vec<bool> = varied.iter().zip(useful).map(|(v, u)| *v && u).collect();
                let both = looped((cond, body), (arguments, tangents), &active, out)?;
                let first = both.0[0];
                tuples.insert(value, both);
                (first, None)
            }
            op if activity.is_active(value) && kind(op) == Kind::Expanded => {
                let operands = op.operands();
                let op = op.map_operands(|v| new[v.index()]);
                let result = out.push(op).expect("it fitted before");
                let results = tensors(out, result);
                let (mut arguments, mut tangents) = of(&operands);
                arguments.extend(&results);
                tangents.resize(arguments.len(), None);
                let varied: Vec<bool> = tangents.iter().map(Option::is_some).collect();
                let inner = expanded(func, value)?;
                let given = (arguments.as_slice(), tangents.as_slice());
                let changes =
                    push_forward(&inner, given, (&varied, activity.useful(value)), out)?.1;
                let change = changes[0];
                tuples.insert(value, (results, changes));
                (result, change)
            }
            Op::OptimizationBarrier { operands } if activity.is_active(value) => {
                let (arguments, tangents) = of(operands);
                let results = out.optimization_barrier(&arguments);
                let changed: Vec<Value> = tangents.iter().copied().flatten().collect();
                let mut changed = match changed.is_empty() {
                    true => vec![],
                    false => out.optimization_barrier(&changed),
                }
                .into_iter();
                let changes = tangents.iter().map(|t| t.and_then(|_| changed.next()));
                let first = results[0];
                let changes = changes.collect();
                tuples.insert(value, (results, changes));
                (first, None)
            }
            op => {
                let operands = op.operands();
                let op = op.map_operands(|v| new[v.index()]);
                let result = out.push(op.clone()).expect("it fitted before");
                let change = match activity.is_active(value) {
                    false => None,
                    true => {
                        let changed = Changed {
                            func,
                            value,
                            op: &op,
                            result,
                            tangents: of(&operands).1,
                        };
                        tangent(out, &changed)?
                    }
                };
                (result, change)
            }
        };
        new.push(written);
        changes.push(change);
    }
    let results = func.results.iter();
    Ok(results
        .map(|r| (new[r.index()], changes[r.index()]))
        .unzip())
}

/// A choice between functions of operands and their tangents.
fn case(
    func: &Func,
    value: Value,
    (index, branches): (Value, &[Func]),
    (mut operands, tangents): (Vec<Value>, Tangents),
    activity: &Activity,
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    let active = activity.active(value);
    let types = func.ty(value).tensors();
    let varied: Vec<bool> = tangents.iter().map(Option::is_some).collect();
    let written: Result<Vec<Func>> = branches
        .iter()
        .map(|branch| {
            let given: Vec<TensorType> = branch.params().iter().map(|p| p.ty.clone()).collect();
            with_tangents(branch, &given, &varied, activity.useful(value), &active)
        })
        .collect();
    operands.extend(tangents.into_iter().flatten());
    let mut all = out.case(index, written?, &operands).into_iter();
    let results: Vec<Value> = all.by_ref().take(types.len()).collect();
    let changes = active
        .iter()
        .map(|is| is.then(|| all.next().expect("one each")));
    let changes = changes.collect();
    Ok((results, changes))
}

/// A function of its parameters and the tangents of the `varied` ones, that gives its results and the tangents of the `active` ones.
fn with_tangents(
    func: &Func,
    types: &[TensorType],
    varied: &[bool],
    useful: &[bool],
    active: &[bool],
) -> Result<Func> {
    let mut out = Func::with_signature_of(func);
    let arguments = out.parameters().to_vec();
    let mut tangents = Vec::new();
    for (ty, is_varied) in types.iter().zip(varied) {
        tangents.push(is_varied.then(|| out.parameter(ty.clone())));
    }
    let given = (arguments.as_slice(), tangents.as_slice());
    let (results, changes) = push_forward(func, given, (varied, useful), &mut out)?;
    out.results = results;
    for ((result, change), is_active) in func.results.iter().zip(changes).zip(active) {
        if *is_active {
            let change = change.unwrap_or_else(|| zeros_like(func, *result, &mut out));
            out.results.push(change);
        }
    }
    Ok(pruned(&out))
}

/// A loop that carries tangents too, for what is `active`.
fn looped(
    (cond, body): (&Func, &Func),
    (inits, tangents): (Vec<Value>, Tangents),
    active: &[bool],
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    let types: Vec<TensorType> = inits.iter().map(|v| out.tensor(*v).clone()).collect();
    debug_assert!(
        types
            .iter()
            .zip(active)
            .all(|(ty, is)| !is || has_tangents(ty.element))
    );
    let body = with_tangents(body, &types, active, active, active)?;
    let mut all = inits.clone();
    for ((tangent, ty), is_active) in tangents.iter().zip(&types).zip(active) {
        if *is_active {
            let zero = |out: &mut Func| out.splat(ty.clone(), Scalar::Int(0));
            let tangent = tangent.unwrap_or_else(|| zero(out));
            all.push(tangent);
        }
    }
    let mut wider = Func::with_signature_of(cond);
    let arguments = wider.parameters().to_vec();
    for value in &all[inits.len()..] {
        wider.parameter(out.tensor(*value).clone());
    }
    wider.results = cond.rewritten_into(&mut wider, &arguments, |out, _, op| {
        out.push(op).expect("it fitted before")
    });
    let mut results = out.while_loop(&all, wider, body).into_iter();
    let own: Vec<Value> = results.by_ref().take(inits.len()).collect();
    let changes = active
        .iter()
        .map(|is| is.then(|| results.next().expect("one each")));
    let changes = changes.collect();
    Ok((own, changes))
}
