//! The loop over time steps around the launches of a step.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, UnaryOp, Value};

use super::{Body, Checking, ProgramSpec, remember, step};
use crate::error::Result;
use crate::tensor::ArrayValue;

/// More steps than this are not written out into the loop body.
pub(super) const MAX_PERIOD: usize = 6;

/// Exchanges arrays after a step.
pub(super) fn exchange(swap: &[Vec<String>], state: &mut [ArrayValue]) {
    for cycle in swap {
        let places: Vec<usize> = cycle
            .iter()
            .map(|name| {
                state
                    .iter()
                    .position(|a| a.name == *name)
                    .expect("swapped arrays take part")
            })
            .collect();
        let values: Vec<Value> = places.iter().map(|p| state[*p].value).collect();
        for (k, place) in places.iter().enumerate() {
            state[*place].value = values[(k + 1) % values.len()];
        }
    }
}

/// Steps until every array is back in its place.
pub(super) fn period(swap: &[Vec<String>]) -> usize {
    fn gcd(a: usize, b: usize) -> usize {
        if b == 0 { a } else { gcd(b, a % b) }
    }
    swap.iter()
        .map(|cycle| cycle.len().max(1))
        .fold(1, |a, b| a / gcd(a, b) * b)
}

/// Gives, of a loop that a condition ends, how many steps it ran and whether that holds.
pub(super) fn time_loop(
    spec: &ProgramSpec,
    bodies: &[Body],
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    steps: Value,
    checking: &mut Checking,
) -> Result<Option<[Value; 2]>> {
    let period = period(&spec.swap);
    // A condition is looked at after each step.
    let at_once = match &spec.until {
        None if period <= MAX_PERIOD => period,
        None | Some(_) => 1,
    };
    let mut done = func.scalar(ElementType::I64, Scalar::Int(0));
    let mut held = match &spec.until {
        Some(until) => Some(until.holds(func, state, scalars)?),
        None => None,
    };
    let mut sizes = vec![at_once];
    if at_once > 1 {
        sizes.push(1); // what is left of a number of steps that the period does not divide
    }
    for at_once in sizes {
        let mut inits = vec![done, steps];
        inits.extend(held);
        let counters = inits.len();
        let first = counters + scalars.len();
        inits.extend(scalars.values());
        inits.extend(state.iter().map(|a| a.value));
        let mut body = Func::new("step");
        let mut cond = Func::new("more");
        let mut params = Vec::new();
        for init in &inits {
            let ty = func.tensor(*init).clone();
            params.push(body.parameter(ty.clone()));
            cond.parameter(ty);
        }
        // As long as `at_once` steps are left.
        let cond_params: Vec<Value> = cond.values().take(counters).collect();
        let ahead = cond.scalar(ElementType::I64, Scalar::Int(at_once as i64));
        let then = cond.binary(BinaryOp::Add, cond_params[0], ahead);
        let mut more = cond.compare(Direction::Le, then, cond_params[1]);
        if let Some(held) = cond_params.get(2) {
            let not_yet = cond.unary(UnaryOp::Not, *held);
            more = cond.binary(BinaryOp::And, more, not_yet);
        }
        cond.results = vec![more];

        let inner_scalars: BTreeMap<String, Value> = scalars
            .keys()
            .cloned()
            .zip(params[counters..].iter().copied())
            .collect();
        let mut inner = state.to_vec();
        for (array, param) in inner.iter_mut().zip(&params[first..]) {
            array.value = *param;
        }
        for _ in 0..at_once {
            step(
                spec,
                bodies,
                &mut body,
                &mut inner,
                &inner_scalars,
                checking,
            )?;
            exchange(&spec.swap, &mut inner);
            remember(spec, &mut body, &mut inner);
        }
        let ahead = body.scalar(ElementType::I64, Scalar::Int(at_once as i64));
        let next = body.binary(BinaryOp::Add, params[0], ahead);
        let mut results = vec![next, params[1]];
        if let Some(until) = &spec.until {
            results.push(until.holds(&mut body, &inner, &inner_scalars)?);
        }
        results.extend(&params[counters..first]);
        results.extend(inner.iter().map(|a| a.value));
        body.results = results;

        let out = func.while_loop(&inits, cond, body);
        done = out[0];
        held = held.map(|_| out[2]);
        for ((array, inner), value) in state.iter_mut().zip(&inner).zip(&out[first..]) {
            array.value = *value;
            array.written = inner.written;
        }
    }
    Ok(held.map(|held| [done, held]))
}
