//! Rerolls loops that a compiler unrolled and whose last iteration lacks copies.
//!
//! Input: `for i in 0..6 { A(4 i); A(4 i + 1); A(4 i + 2); if i != 5 { A(4 i + 3) } }`, the form in
//! which a compiler unrolls 23 steps by four. Output: the last iteration follows the loop, whose
//! other iterations consist of whole copies, so that the loop is rerolled and the single steps are
//! merged into it.
//!
//! A loop is kept unless its body without the condition consists of copies of one step.

use super::COPIES;
use super::copies::Copies;
use super::counts_from_zero;
use super::forms::{Form, Forms};
use crate::kernel_ir::{Kernel, OpKind, Region, ValueId};
use crate::scf::take_last;
use std::collections::HashMap;

/// The greatest number of iterations for which the condition is evaluated.
const MAX_ITERATIONS: i64 = 1 << 16;

/// Takes the last iteration out of the loop at `at` of `region`, if the others then consist of
/// copies of one step; returns whether it did.
pub(super) fn peel_last(
    kernel: &mut Kernel,
    forms: &Forms,
    region: &mut Region,
    at: usize,
) -> bool {
    let op = &region.ops[at];
    let OpKind::AffineFor { upper, body, .. } = &op.kind else {
        return false;
    };
    let Some(end) = upper
        .as_constant()
        .filter(|end| counts_from_zero(forms, op) && *end >= 2)
    else {
        return false;
    };
    let Some((number, holds_last)) = condition_of(forms, body, end, end - 1) else {
        return false;
    };
    let others = with_branch(body, number, !holds_last);
    let mut parts = COPIES.into_iter();
    if !parts.any(|parts| Copies::find(kernel, forms, &others, parts).is_some()) {
        return false;
    }
    let last = with_branch(body, number, holds_last);
    take_last(kernel, region, at, (end - 1).into(), others, last);
    true
}

/// Returns the first branch of `body` whose condition distinguishes the iteration `which` of `end`
/// from all others, and whether it holds in that one.
pub(super) fn condition_of(
    forms: &Forms,
    body: &Region,
    end: i64,
    which: i64,
) -> Option<(usize, bool)> {
    let variable = body.args[0];
    body.ops.iter().enumerate().find_map(|(number, op)| {
        let OpKind::AffineIf { set, operands, .. } = &op.kind else {
            return None;
        };
        let operands: Vec<&Form> = operands
            .iter()
            .map(|value| forms.get(*value))
            .collect::<Option<_>>()?;
        let is_counted = |form: &&Form| form.terms.keys().all(|term| *term == variable);
        if end > MAX_ITERATIONS || !operands.iter().all(is_counted) {
            return None;
        }
        let holds = |at: i64| {
            let element = |form: &&Form| {
                i64::try_from(form.constant + form.slope(variable) * i128::from(at)).ok()
            };
            let dims: Option<Vec<i64>> = operands.iter().map(element).collect();
            Some(set.contains(&dims?))
        };
        let found = holds(which)?;
        let mut others = (0..end).filter(|at| *at != which);
        others
            .all(|at| holds(at) == Some(!found))
            .then_some((number, found))
    })
}

/// Returns the body of a loop in which the branch at `number` is replaced by one of its regions.
pub(super) fn with_branch(body: &Region, number: usize, holds: bool) -> Region {
    let mut body = body.clone();
    let op = body.ops.remove(number);
    let OpKind::AffineIf {
        then_region,
        else_region,
        ..
    } = op.kind
    else {
        unreachable!("a branch");
    };
    let region = if holds { then_region } else { else_region };
    let now: HashMap<ValueId, ValueId> = op.results.into_iter().zip(region.yields).collect();
    body.ops.splice(number..number, region.ops);
    body.walk_uses_mut(&mut |value| {
        if let Some(now) = now.get(value) {
            *value = *now;
        }
    });
    body
}
