//! A stencil as the box in which no tap reaches beyond an end, and the strips around it.

use stablehlo::{Coefficient, Edge, ElementType, Func, Scalar, Stencil, Value};

use super::taps::zero;
use super::views::continued;

/// Writes a stencil in strips; `None` if there is no such box.
pub(super) fn strips(
    func: &mut Func,
    operand: Value,
    coefficients: &[Value],
    stencil: &Stencil,
) -> Option<Value> {
    let rank = stencil.shape.len();
    let (mut start, mut limit) = (vec![0; rank], stencil.shape.clone());
    for d in 0..rank {
        if stencil.edges[d] != Edge::Valid {
            let (low, high) = stencil.reach(d, func.shape(operand)[d]);
            start[d] = low;
            limit[d] = stencil.shape[d].checked_sub(high).filter(|l| *l > low)?;
        }
    }
    if start.iter().all(|s| *s == 0) && limit == stencil.shape {
        return Some(continued(func, operand, coefficients, stencil));
    }
    let inner = part(func, operand, coefficients, stencil, &start, &limit);
    let fill = zero(func, inner);
    let low: Vec<i64> = start.iter().map(|s| *s as i64).collect();
    let ends = stencil.shape.iter().zip(&limit);
    let high: Vec<i64> = ends.map(|(n, l)| (n - l) as i64).collect();
    let mut all = func.pad(inner, fill, &low, &high, &vec![0; rank]);
    // Slabs in the first dimension as wide as the array, then in the second dimension as wide as
    // the rest, and so on.
    let (mut from, mut to) = (vec![0; rank], stencil.shape.clone());
    for d in 0..rank {
        for (first, end) in [(0, start[d]), (limit[d], stencil.shape[d])] {
            if first == end {
                continue;
            }
            (from[d], to[d]) = (first, end);
            let strip = part(func, operand, coefficients, stencil, &from, &to);
            let at: Vec<Value> = from
                .iter()
                .map(|s| func.scalar(ElementType::I32, Scalar::Int(*s as i64)))
                .collect();
            all = func.dynamic_update_slice(all, strip, &at);
        }
        (from[d], to[d]) = (start[d], limit[d]);
    }
    Some(all)
}

/// Writes the box of the result from `start` to `limit`, exclusive.
fn part(
    func: &mut Func,
    operand: Value,
    coefficients: &[Value],
    stencil: &Stencil,
    start: &[usize],
    limit: &[usize],
) -> Value {
    let mut part = stencil.clone();
    for d in 0..start.len() {
        part.start[d] += start[d] as i64;
        part.shape[d] = limit[d] - start[d];
    }
    let ones = vec![1; start.len()];
    let used = |nth: usize| {
        let is_it = |c: &Coefficient| *c == Coefficient::Operand(nth);
        stencil.taps.iter().any(|tap| is_it(&tap.coefficient))
    };
    let coefficients = coefficients.iter().enumerate();
    let coefficients: Vec<Value> = coefficients
        .map(|(nth, c)| match func.shape(*c).is_empty() || !used(nth) {
            true => *c,
            false => func.slice(*c, start, limit, &ones),
        })
        .collect();
    continued(func, operand, &coefficients, &part)
}
