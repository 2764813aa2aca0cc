//! The loop over time steps around the launches of a step.

use stablehlo::{BinaryOp, Direction, ElementType, Scalar, UnaryOp, Value};

use super::frame::Frame;
use super::{Appender, remember};
use crate::error::Result;
use crate::tensor::ArrayValue;

/// The greatest number of steps to which the loop body is unrolled.
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

/// Returns the number of steps after which every array is in its original position.
pub(super) fn period(swap: &[Vec<String>]) -> usize {
    fn gcd(a: usize, b: usize) -> usize {
        if b == 0 { a } else { gcd(b, a % b) }
    }
    swap.iter()
        .map(|cycle| cycle.len().max(1))
        .fold(1, |a, b| a / gcd(a, b) * b)
}

impl Appender<'_> {
    /// Appends the loop. For a loop that a condition ends, returns the number of steps it ran and
    /// whether the condition holds.
    pub(super) fn time_loop(
        &mut self,
        steps: Value,
        frame: &mut Frame,
    ) -> Result<Option<[Value; 2]>> {
        let spec = self.spec;
        let period = period(&spec.swap);
        // A condition is evaluated after each step.
        let at_once = match &spec.until {
            None if period <= MAX_PERIOD => period,
            None | Some(_) => 1,
        };
        let mut done = frame.func.scalar(ElementType::I64, Scalar::Int(0));
        let holds = |frame: &mut Frame| match &spec.until {
            Some(until) => {
                let Frame {
                    func,
                    state,
                    scalars,
                } = frame;
                until.holds(func, state, scalars).map(Some)
            }
            None => Ok(None),
        };
        let mut held = holds(frame)?;
        let mut sizes = vec![at_once];
        if at_once > 1 {
            sizes.push(1); // the remaining steps, if the period does not divide their number
        }
        for at_once in sizes {
            let mut inits = vec![done, steps];
            inits.extend(held);
            let counters = inits.len();
            inits.extend(frame.operands());
            let (mut body, params) = frame.inner("step", &inits);
            let (mut cond, cond_params) = frame.inner("more", &inits);
            // Continue while `at_once` steps are left.
            let more = &mut cond.func;
            let ahead = more.scalar(ElementType::I64, Scalar::Int(at_once as i64));
            let then = more.binary(BinaryOp::Add, cond_params[0], ahead);
            let mut goes_on = more.compare(Direction::Le, then, cond_params[1]);
            if held.is_some() {
                let not_yet = more.unary(UnaryOp::Not, cond_params[2]);
                goes_on = more.binary(BinaryOp::And, goes_on, not_yet);
            }
            more.results = vec![goes_on];

            for _ in 0..at_once {
                self.step(&mut body)?;
                exchange(&spec.swap, &mut body.state);
                remember(spec, &mut body);
            }
            let ahead = body
                .func
                .scalar(ElementType::I64, Scalar::Int(at_once as i64));
            let next = body.func.binary(BinaryOp::Add, params[0], ahead);
            let mut results = vec![next, params[1]];
            results.extend(holds(&mut body)?);
            let first_array = params.len() - body.state.len();
            results.extend(&params[counters..first_array]);
            results.extend(body.arrays());
            body.func.results = results;

            let out = frame.func.while_loop(&inits, cond.func, body.func);
            done = out[0];
            held = held.map(|_| out[2]);
            frame.take(&body.state, &out[first_array..]);
        }
        Ok(held.map(|held| [done, held]))
    }
}
