//! Forward mode: computes with each varied value its tangent.

mod control;

use std::collections::HashMap;

use stablehlo::{BinaryOp, Func, Op, Value};

use self::control::{Steps, called, case, looped};
use crate::activity::{
    Activity, ActivitySpec, suspects, suspects_in_loop, useful_in_loop, varied_in_loop,
};
use crate::bits::{self, lifted};
use crate::channel_ids::numbered;
use crate::custom::{FixedPoint, Rules};
use crate::error::Result;
use crate::extract::{pruned, tensors};
use crate::reverse::chosen;
use crate::rules::finite;
use crate::rules::tangent::{Changed, tangent};
use crate::rules::{Kind, expanded, kind, zeros_like};

/// Returns `func` with the tangents of parameters `wrt` as additional parameters, and those of
/// results `of` as additional results, in these orders. A tangent has the type of its parameter or
/// result.
///
/// - errors: if there is no such parameter or result, if it is not of floats, or if something
///   between cannot be differentiated
pub fn jvp(func: &Func, of: &[usize], wrt: &[usize]) -> Result<Func> {
    Rules::new().jvp(func, of, wrt)
}

/// The rules of callees, and whether loops are differentiated as a fixed point.
#[derive(Clone, Copy)]
struct Mode<'a> {
    rules: &'a Rules,
    fixed_point: Option<FixedPoint>,
}

impl Mode<'_> {
    /// Returns the mode for the body of a loop.
    fn inside(self) -> Self {
        let fixed_point = None;
        Mode {
            fixed_point,
            ..self
        }
    }
}

pub(crate) fn jvp_by(rules: &Rules, func: &Func, of: &[usize], wrt: &[usize]) -> Result<Func> {
    let fixed_point = None;
    let mode = Mode { rules, fixed_point };
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
    let (results, changes) = push_forward(
        mode,
        func,
        (&arguments, &tangents),
        ActivitySpec {
            varied: &varied,
            useful: &useful,
            suspect: &rules.suspects(func),
        },
        &mut out,
    )?;
    out.results = results;
    for place in of {
        let result = func.results[*place];
        let change = changes[*place].unwrap_or_else(|| zeros_like(func, result, &mut out));
        out.results.push(change);
    }
    Ok(numbered(pruned(&out)))
}

type Tangents = Vec<Option<Value>>;

/// Writes the ops of `func`, each with the tangent of its result; returns the results and their
/// tangents.
fn push_forward(
    mode: Mode,
    func: &Func,
    (arguments, tangents): (&[Value], &[Option<Value>]),
    ends: ActivitySpec,
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    let activity = Activity::of(func, ends.varied, ends.useful, mode.rules)?;
    let finite = finite::of(func, ends.suspect);
    let suspects = suspects(func, ends.suspect, mode.rules);
    let suspect = |values: &[Value]| -> Vec<bool> {
        let is = |v: &Value| suspects[v.index()].contains(&true);
        values.iter().map(is).collect()
    };
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    let mut changes: Tangents = Vec::with_capacity(func.len());
    // The results of ops with several results, and their tangents.
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
                let ends = ActivitySpec {
                    varied: &varied,
                    useful: activity.useful(value),
                    suspect: &suspect(operands),
                };
                let given = (arguments.as_slice(), tangents.as_slice());
                let both = called(mode, (func, value), callee, given, ends, out)?;
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
                    mode,
                    func,
                    value,
                    (new[index.index()], branches),
                    of(operands),
                    (&activity, &suspect(operands)),
                    out,
                )?;
                let first = both.0[0];
                tuples.insert(value, both);
                (first, None)
            }
            Op::While { inits, cond, body } if activity.is_active(value) => {
                let (arguments, tangents) = of(inits);
                let varied: Vec<bool> = tangents.iter().map(Option::is_some).collect();
                let varied = varied_in_loop(body, &varied, mode.rules);
                let useful = useful_in_loop(body, activity.useful(value), mode.rules);
                let active: Vec<bool> = varied.iter().zip(&useful).map(|(v, u)| *v && *u).collect();
                let suspect = suspects_in_loop(body, &suspect(inits), mode.rules);
                let steps = Steps {
                    cond,
                    body,
                    active: &active,
                    useful: &useful,
                    read: activity.useful(value),
                    suspect: &suspect,
                };
                let both = looped(mode, steps, (arguments, tangents), out)?;
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
                let mut suspect = suspect(&operands);
                suspect.resize(arguments.len(), suspects[value.index()].contains(&true));
                let ends = ActivitySpec {
                    varied: &varied,
                    useful: activity.useful(value),
                    suspect: &suspect,
                };
                let given = (arguments.as_slice(), tangents.as_slice());
                let changes = push_forward(mode, &inner, given, ends, out)?.1;
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
                let change = if !activity.is_active(value) {
                    None
                } else if let Some(float) = bits::beside(func, value) {
                    changes[float.index()]
                } else if let Some((float, _)) = bits::scaled(func, value) {
                    changes[float.index()].map(|change| {
                        let slope = bits::slope(out, new[float.index()], result);
                        out.binary(BinaryOp::Multiply, change, slope)
                    })
                } else {
                    let changed = Changed {
                        func,
                        value,
                        op: &op,
                        result,
                        finite: &finite,
                        tangents: of(&operands).1,
                    };
                    tangent(out, &changed)?
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
