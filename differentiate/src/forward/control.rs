//! Forward mode of ops with regions: calls, `case` and `while`.

use std::cell::RefCell;

use stablehlo::{Func, Scalar, TensorType, UnaryOp, Value};

use super::{Mode, Tangents, push_forward};
use crate::activity::{Activity, ActivitySpec};
use crate::control::continued::ContinuedLoop;
use crate::control::fixed_point::{Ended, or_none};
use crate::custom::{Called, FixedPoint, Rule, check_fixed_point, check_linear};
use crate::error::{Result, about};
use crate::extract::{pruned, written};
use crate::options::{Options, Settings};
use crate::rules::{has_tangents, zeros_like};

/// Differentiates a call by the callee's rule, or inlines it.
pub(super) fn called(
    mut mode: Mode,
    (func, value): (&Func, Value),
    callee: &Func,
    given: (&[Value], &[Option<Value>]),
    ends: ActivitySpec,
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    match mode.rules.of(&callee.name) {
        None => {}
        Some(Rule::Inactive) => unreachable!("nothing is active there"),
        Some(Rule::Linear) => {
            let report = RefCell::default();
            let settings = Settings::new(Options::default(), &report, mode.rules);
            check_linear(callee, ends.varied, &settings).map_err(|e| about(e, func, value))?;
        }
        Some(Rule::FixedPoint { tolerance, most }) => {
            check_fixed_point(callee).map_err(|e| about(e, func, value))?;
            let (tolerance, most) = (*tolerance, *most);
            mode.fixed_point = Some(FixedPoint { tolerance, most });
        }
        Some(Rule::Own(own)) => {
            let mut arguments = given.0.iter();
            let op = func.op(value);
            let op = op.map_operands(|_| *arguments.next().expect("one each"));
            let tuple = out.push(op).expect("it fitted before");
            let results = out.results_of(tuple);
            let called = Called {
                callee,
                arguments: given.0,
                results: &results,
            };
            let tangents = own.tangents(out, &called, given.1);
            let tangents = tangents.map_err(|e| about(e, func, value))?;
            return Ok((results, tangents));
        }
    }
    push_forward(mode, callee, given, ends, out)
}

/// Writes a loop that is differentiated at its fixed point: returns its results and their tangents.
/// The tangents computed along the way, where they are finite, are the initial values for
/// iterations at the fixed point. `widened` is the body with tangents, `going` the continued body
/// without and with tangents.
fn at_fixed_point(
    point: FixedPoint,
    steps: Steps,
    (widened, going): (&Func, Option<(&ContinuedLoop, &Func)>),
    (inits, tangents): (&[Value], &[Option<Value>]),
    out: &mut Func,
) -> (Vec<Value>, Tangents) {
    let Steps {
        cond, body, active, ..
    } = steps;
    let places: Vec<usize> = (0..active.len()).filter(|k| active[*k]).collect();
    let is_state = |place: &usize| !body.gives_back(*place);
    let first: Vec<Value> = places
        .iter()
        .map(|place| {
            tangents[*place].unwrap_or_else(|| {
                let ty = out.tensor(inits[*place]).clone();
                out.splat(ty, Scalar::Int(0))
            })
        })
        .collect();
    let more = Some((first.as_slice(), widened));
    let ways = (cond, body, going.map(|(going, _)| going));
    let (ended, given) = Ended::of(out, point, (inits, steps.useful), ways, more);
    let stepped = going.map_or(widened, |(_, widened)| widened);
    let given = first.iter().zip(given).map(|(first, given)| {
        let is_number = out.unary(UnaryOp::IsFinite, given);
        out.select(is_number, given, *first)
    });
    let mut given: Vec<Value> = given.collect();
    if let Some((going, _)) = going {
        let of = |place: usize| places.iter().position(|k| *k == place);
        for (place, same) in &going.left {
            if let (Some(place), Some(same)) = (of(*place), of(*same)) {
                given[place] = out.select(inits[going.mask], given[same], given[place]);
            }
        }
    }
    let of = |states: bool| -> Vec<Value> {
        let each = places.iter().zip(&given);
        let each = each.filter(|(place, _)| is_state(place) == states);
        each.map(|(_, tangent)| *tangent).collect()
    };
    let states: Vec<usize> = places.iter().copied().filter(is_state).collect();
    let walked = ended.walk(
        out,
        &states,
        (&of(true), &[], &of(false)),
        |body, carried, states, others| {
            let mut arguments = carried.to_vec();
            let (mut states, mut others) = (states.iter(), others.iter());
            for place in &places {
                let next = match is_state(place) {
                    true => states.next(),
                    false => others.next(),
                };
                arguments.push(*next.expect("one each"));
            }
            let mut next = written(stepped, body, &arguments);
            let after = next.split_off(carried.len());
            let after = places.iter().zip(after);
            let after = after.filter(|(place, _)| is_state(place));
            [
                next,
                after.map(|(_, tangent)| tangent).collect(),
                Vec::new(),
            ]
        },
    );
    let mut found = walked.found.into_iter();
    let mut all = vec![None; active.len()];
    for (place, given) in places.iter().zip(given) {
        all[*place] = Some(match is_state(place) {
            true => or_none(out, walked.is_right, found.next().expect("one each")),
            false => given,
        });
    }
    (ended.results().to_vec(), all)
}

/// Writes a `case` whose branches take operands and their tangents.
pub(super) fn case(
    mode: Mode,
    func: &Func,
    value: Value,
    (index, branches): (Value, &[Func]),
    (mut operands, tangents): (Vec<Value>, Tangents),
    (activity, suspect): (&Activity, &[bool]),
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    let active = activity.active(value);
    let types = func.ty(value).tensors();
    let varied: Vec<bool> = tangents.iter().map(Option::is_some).collect();
    let written: Result<Vec<Func>> = branches
        .iter()
        .map(|branch| {
            let given: Vec<TensorType> = branch.params().iter().map(|p| p.ty.clone()).collect();
            let ends = ActivitySpec {
                varied: &varied,
                useful: activity.useful(value),
                suspect,
            };
            with_tangents(mode, branch, &given, ends, &active)
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

/// Returns a function of the parameters and the tangents of the `varied` ones, which returns the
/// results and the tangents of the `active` ones.
fn with_tangents(
    mode: Mode,
    func: &Func,
    types: &[TensorType],
    ends: ActivitySpec,
    active: &[bool],
) -> Result<Func> {
    let mut out = Func::with_signature_of(func);
    let arguments = out.parameters().to_vec();
    let mut tangents = Vec::new();
    for (ty, is_varied) in types.iter().zip(ends.varied) {
        tangents.push(is_varied.then(|| out.parameter(ty.clone())));
    }
    let given = (arguments.as_slice(), tangents.as_slice());
    let (results, changes) = push_forward(mode, func, given, ends, &mut out)?;
    out.results = results;
    for ((result, change), is_active) in func.results.iter().zip(changes).zip(active) {
        if *is_active {
            let change = change.unwrap_or_else(|| zeros_like(func, *result, &mut out));
            out.results.push(change);
        }
    }
    Ok(pruned(&out))
}

/// A loop, and the analysis of its carried values.
#[derive(Clone, Copy)]
pub(super) struct Steps<'a> {
    pub cond: &'a Func,
    pub body: &'a Func,
    /// The carried values that have tangents; those that the results depend on, and those of them
    /// that are read after the loop; and those that may hold NaN or infinities.
    pub active: &'a [bool],
    pub useful: &'a [bool],
    pub read: &'a [bool],
    pub suspect: &'a [bool],
}

/// Writes a loop that also carries the tangents of active values.
pub(super) fn looped(
    mode: Mode,
    steps: Steps,
    (inits, tangents): (Vec<Value>, Tangents),
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    let Steps {
        cond,
        body,
        active,
        suspect,
        ..
    } = steps;
    let types: Vec<TensorType> = inits.iter().map(|v| out.tensor(*v).clone()).collect();
    debug_assert!(
        types
            .iter()
            .zip(active)
            .all(|(ty, is)| !is || has_tangents(ty.element))
    );
    let ends = ActivitySpec {
        varied: active,
        useful: active,
        suspect,
    };
    let widened = with_tangents(mode.inside(), body, &types, ends, active)?;
    if let Some(point) = mode.fixed_point {
        let given = (inits.as_slice(), tangents.as_slice());
        let going = ContinuedLoop::of(cond, body, steps.useful, steps.read);
        let stepped = going.as_ref().map(|going| {
            let stepped = with_tangents(mode.inside(), &going.body, &types, ends, active)?;
            Ok((going, stepped))
        });
        let stepped = stepped.transpose()?;
        let stepped = stepped.as_ref().map(|(going, stepped)| (*going, stepped));
        return Ok(at_fixed_point(
            point,
            steps,
            (&widened, stepped),
            given,
            out,
        ));
    }
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
    let mut results = out.while_loop(&all, wider, widened).into_iter();
    let own: Vec<Value> = results.by_ref().take(inits.len()).collect();
    let changes = active
        .iter()
        .map(|is| is.then(|| results.next().expect("one each")));
    let changes = changes.collect();
    Ok((own, changes))
}
