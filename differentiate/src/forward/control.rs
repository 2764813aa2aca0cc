//! Ops with functions inside, forwards.

use std::cell::RefCell;

use stablehlo::{Func, Scalar, TensorType, Value};

use super::{Mode, Tangents, push_forward};
use crate::activity::{Activity, Ends};
use crate::control::fixed_point::{going_on, rests, solve};
use crate::custom::{Called, FixedPoint, Rule, check_fixed_point, check_linear};
use crate::error::Result;
use crate::extract::{pruned, written};
use crate::options::{Options, Settings};
use crate::rules::{has_tangents, zeros_like};

/// A call, by what is said of the callee, or in its place.
pub(super) fn called(
    mut mode: Mode,
    (func, value): (&Func, Value),
    callee: &Func,
    given: (&[Value], &[Option<Value>]),
    ends: Ends,
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    match mode.rules.of(&callee.name) {
        None => {}
        Some(Rule::Inactive) => unreachable!("nothing is active there"),
        Some(Rule::Linear) => {
            let report = RefCell::default();
            let settings = Settings::new(Options::default(), &report, mode.rules);
            check_linear(callee, ends.varied, &settings).map_err(|e| e.at(func, value))?;
        }
        Some(Rule::FixedPoint { tolerance, most }) => {
            check_fixed_point(callee).map_err(|e| e.at(func, value))?;
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
            let tangents = tangents.map_err(|e| e.at(func, value))?;
            return Ok((results, tangents));
        }
    }
    push_forward(mode, callee, given, ends, out)
}

/// The tangents of what a loop ends with, where a step, `widened` by tangents, changes nothing.
fn at_fixed_point(
    point: FixedPoint,
    (body, widened): (&Func, &Func),
    (results, tangents): (&[Value], &[Option<Value>]),
    active: &[bool],
    out: &mut Func,
) -> Tangents {
    let places: Vec<usize> = (0..active.len()).filter(|k| active[*k]).collect();
    let is_state = |place: &usize| !body.gives_back(*place);
    let states: Vec<usize> = places.iter().copied().filter(is_state).collect();
    let zeros = |out: &mut Func, place: usize| {
        let ty = out.tensor(results[place]).clone();
        out.splat(ty, Scalar::Int(0))
    };
    let first: Vec<Value> = states.iter().map(|place| zeros(out, *place)).collect();
    let mut others = results.to_vec();
    for place in places.iter().filter(|place| !is_state(place)) {
        let tangent = tangents[*place];
        others.push(tangent.unwrap_or_else(|| zeros(out, *place)));
    }
    let step = |out: &mut Func, states: &[Value], others: &[Value]| -> Vec<Value> {
        let (mut arguments, held) = {
            let (results, held) = others.split_at(results.len());
            (results.to_vec(), held)
        };
        let (mut states, mut held) = (states.iter(), held.iter());
        for place in &places {
            let next = match is_state(place) {
                true => states.next(),
                false => held.next(),
            };
            arguments.push(*next.expect("one each"));
        }
        let after = written(widened, out, &arguments);
        let after = places.iter().zip(&after[results.len()..]);
        let after = after.filter(|(place, _)| is_state(place));
        after.map(|(_, tangent)| *tangent).collect()
    };
    let rests = rests(out, point, body, results, &states);
    let solved = solve(out, point, rests, &first, &others, step);
    // Once more, as reverse does for what is not the state: so each is the other's transpose.
    let solved = step(out, &solved, &others);
    let mut all = tangents.to_vec();
    for (place, tangent) in states.into_iter().zip(solved) {
        all[place] = Some(tangent);
    }
    let each = all.into_iter().zip(active);
    each.map(|(tangent, is)| tangent.filter(|_| *is)).collect()
}

/// A choice between functions of operands and their tangents.
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
            let ends = Ends {
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

/// A function of its parameters and the tangents of the `varied` ones, that gives its results and the tangents of the `active` ones.
fn with_tangents(
    mode: Mode,
    func: &Func,
    types: &[TensorType],
    ends: Ends,
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

/// A loop that carries tangents too, for what is `active`.
pub(super) fn looped(
    mode: Mode,
    (cond, body): (&Func, &Func),
    (inits, tangents): (Vec<Value>, Tangents),
    (active, suspect): (&[bool], &[bool]),
    out: &mut Func,
) -> Result<(Vec<Value>, Tangents)> {
    let types: Vec<TensorType> = inits.iter().map(|v| out.tensor(*v).clone()).collect();
    debug_assert!(
        types
            .iter()
            .zip(active)
            .all(|(ty, is)| !is || has_tangents(ty.element))
    );
    let ends = Ends {
        varied: active,
        useful: active,
        suspect,
    };
    let widened = with_tangents(mode.inside(), body, &types, ends, active)?;
    if let Some(point) = mode.fixed_point {
        let results = out.while_loop(&inits, cond.clone(), body.clone());
        let there = going_on(out, &inits, &results);
        let tangents = at_fixed_point(point, (body, &widened), (&there, &tangents), active, out);
        return Ok((results, tangents));
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
