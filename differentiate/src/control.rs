//! Reverse mode of ops with regions: calls, `case` and `while`.

pub(crate) mod build;
mod cached;
mod checkpointed;
pub(crate) mod continued;
pub(crate) mod fixed_point;
pub(crate) mod min_cut;
mod overwritten;
mod reverse_loop;
mod schedule;

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::activity::ActivitySpec;
use crate::augmented::{Joint, VjpRequest};
use crate::custom::{Called, CustomRule, FixedPoint, Rule, check_fixed_point, check_linear};
use crate::error::{Result, about};
use crate::extract::extract;
use crate::options::Settings;
use crate::reverse_pass::Sweep;
use crate::rules::zeros_like;

pub(crate) use reverse_loop::KeptLoop;

/// What the reverse pass needs of an op with regions.
pub(crate) enum Kept<'a> {
    /// A call, which was inlined.
    Call(Box<Sweep<'a>>),
    /// A call whose callee has a custom derivative.
    Own {
        results: Vec<Value>,
        own: CustomRule,
    },
    /// A `case`: its results, and for each branch a function that computes the adjoints from its
    /// operands.
    Case {
        results: Vec<Value>,
        joints: Vec<Joint>,
        seeded: Vec<usize>,
        wanted: Vec<usize>,
    },
    /// A loop.
    Loop(Box<KeptLoop>),
}

impl Kept<'_> {
    /// Returns result `index` of the op.
    pub fn result(&self, _out: &mut Func, index: usize) -> Value {
        match self {
            Kept::Call(sweep) => sweep.results()[index],
            Kept::Case { results, .. } | Kept::Own { results, .. } => results[index],
            Kept::Loop(kept) => kept.results[index],
        }
    }
}

/// Writes an op with regions, and stores what its reverse will need.
///
/// - errors: if something in the regions cannot be differentiated
pub(crate) fn primal<'a>(
    sweep: &Sweep<'a>,
    out: &mut Func,
    value: Value,
    settings: &Settings,
) -> Result<(Value, Kept<'a>)> {
    let func = sweep.func();
    let varied = |values: &[Value]| -> Vec<bool> {
        let of = |v: &Value| sweep.activity().varied(*v)[0];
        values.iter().map(of).collect()
    };
    let suspect =
        |values: &[Value]| -> Vec<bool> { values.iter().map(|v| sweep.is_suspect(*v)).collect() };
    let useful = sweep.activity().useful(value).to_vec();
    let written = |v: &Value| sweep.primal(*v);
    match func.op(value) {
        Op::Call {
            callee, operands, ..
        } => {
            let arguments: Vec<Value> = operands.iter().map(written).collect();
            let ends = ActivitySpec {
                varied: &varied(operands),
                useful: &useful,
                suspect: &suspect(operands),
            };
            let mut fixed_point = settings.fixed_point;
            match settings.rules.of(&callee.name) {
                None => {}
                Some(Rule::Inactive) => unreachable!("nothing is active there"),
                Some(Rule::Linear) => {
                    check_linear(callee, ends.varied, settings)
                        .map_err(|e| about(e, func, value))?;
                }
                Some(Rule::FixedPoint { tolerance, most }) => {
                    check_fixed_point(callee).map_err(|e| about(e, func, value))?;
                    let (tolerance, most) = (*tolerance, *most);
                    fixed_point = Some(FixedPoint { tolerance, most });
                }
                Some(Rule::Own(own)) => {
                    let op = func.op(value).map_operands(|v| sweep.primal(v));
                    let tuple = out.push(op).expect("it fitted before");
                    let (results, own) = (out.results_of(tuple), own.clone());
                    return Ok((tuple, Kept::Own { results, own }));
                }
            }
            let settings = &Settings {
                fixed_point,
                ..*settings
            };
            let inner = Sweep::begin(callee, &arguments, ends, settings, out)?;
            let first = inner.results()[0];
            Ok((first, Kept::Call(Box::new(inner))))
        }
        Op::Case {
            branches, operands, ..
        } => {
            let op = func.op(value).map_operands(|v| sweep.primal(v));
            let tuple = out.push(op).expect("it fitted before");
            let results = out.results_of(tuple);
            let active = sweep.activity().active(value);
            let seeded: Vec<usize> = (0..active.len()).filter(|k| active[*k]).collect();
            let is_active = |k: &usize| sweep.is_active(operands[*k]);
            let wanted: Vec<usize> = (0..operands.len()).filter(is_active).collect();
            let asked = VjpRequest {
                varied: &varied(operands),
                useful: &useful,
                suspect: &suspect(operands),
                seeded: &seeded,
                wanted: &wanted,
            };
            let joint = |branch: &Func| Joint::of(branch, &asked, settings);
            let joints: Vec<Joint> = branches.iter().map(joint).collect::<Result<_>>()?;
            let kept = Kept::Case {
                results,
                joints,
                seeded,
                wanted,
            };
            Ok((tuple, kept))
        }
        Op::While { inits, cond, body } => {
            let kept = reverse_loop::primal(
                out,
                reverse_loop::Loop {
                    inits: inits.iter().map(written).collect(),
                    cond,
                    body,
                    varied: varied(inits),
                    useful,
                    suspect: suspect(inits),
                    loc: func.loc(value),
                },
                settings,
            )?;
            Ok((kept.results[0], Kept::Loop(Box::new(kept))))
        }
        _ => unreachable!("no functions inside"),
    }
}

/// Adds the contributions through an op with regions to the adjoints of its operands.
///
/// - errors: if something in the regions cannot be differentiated
pub(crate) fn reverse<'a>(
    sweep: &mut Sweep<'a>,
    out: &mut Func,
    value: Value,
    kept: Kept<'a>,
    mut adjoints: Vec<Option<Value>>,
) -> Result<()> {
    let func = sweep.func();
    match (func.op(value), kept) {
        (Op::Call { operands, .. }, Kept::Call(inner)) => {
            let back = inner.finish(&adjoints, out)?;
            for (operand, cotangent) in operands.iter().zip(back) {
                if let Some(cotangent) = cotangent {
                    sweep.add(out, *operand, cotangent);
                }
            }
        }
        (
            Op::Call {
                callee, operands, ..
            },
            Kept::Own { results, own },
        ) => {
            let arguments: Vec<Value> = operands.iter().map(|v| sweep.primal(*v)).collect();
            let called = Called {
                callee,
                arguments: &arguments,
                results: &results,
            };
            let back = own.adjoints(out, &called, &adjoints);
            for (operand, cotangent) in operands
                .iter()
                .zip(back.map_err(|e| about(e, func, value))?)
            {
                if let Some(cotangent) = cotangent {
                    sweep.add(out, *operand, cotangent);
                }
            }
        }
        (
            Op::Case {
                index, operands, ..
            },
            Kept::Case {
                joints,
                seeded,
                wanted,
                ..
            },
        ) => {
            let mut arguments: Vec<Value> = operands.iter().map(|v| sweep.primal(*v)).collect();
            let types = func.ty(value).tensors();
            for place in &seeded {
                let zeros =
                    |out: &mut Func| out.splat(types[*place].clone(), stablehlo::Scalar::Int(0));
                arguments.push(adjoints[*place].take().unwrap_or_else(|| zeros(out)));
            }
            let branches = joints.iter().map(adjoints_only).collect();
            let index = sweep.primal(*index);
            let back = out.case(index, branches, &arguments);
            for (place, cotangent) in wanted.iter().zip(back) {
                sweep.add(out, operands[*place], cotangent);
            }
        }
        (Op::While { inits, .. }, Kept::Loop(kept)) => {
            let active = kept.active.clone();
            let seeds: Vec<Value> = active
                .iter()
                .map(|k| {
                    adjoints[*k]
                        .take()
                        .unwrap_or_else(|| zeros_like(func, inits[*k], out))
                })
                .collect();
            let back = kept.reverse(out, &seeds);
            for (place, cotangent) in active.iter().zip(back) {
                sweep.add(out, inits[*place], cotangent);
            }
        }
        _ => unreachable!("what was kept is the op's"),
    }
    Ok(())
}

/// Returns the part of `joint` that computes the adjoints, as a function of all its parameters.
fn adjoints_only(joint: &Joint) -> Func {
    let mut out = Func::with_signature_of(&joint.func);
    let parameters = joint.func.parameters().iter().copied();
    let mut known: HashMap<Value, Value> = parameters.zip(out.parameters().to_vec()).collect();
    out.results = extract(&joint.func, &mut known, joint.results().1, &mut out);
    out
}
