//! Peels the last iteration of loops over tiles whose last tile is smaller.
//!
//! Input: `for t in 0..3 { n = min(32, 75 - 32 t); … while … n … }`. Output: the loop over the
//! first two tiles, in which `n` is 32, and the last tile, in which it is 11, so that the trip
//! counts of inner loops are known. Minima and maxima are evaluated for all iterations; a loop is
//! peeled if one of them selects the same operand in all iterations but the last, and an inner loop
//! has no known trip count.

use crate::kernel_ir::{BinaryOp, Bound, Const, Kernel, Op, OpKind, Region, Ty, ValueId, wrap};
use crate::reroll::{Form, Forms};
use std::collections::HashMap;

/// The greatest number of iterations for which a minimum is evaluated.
const MAX_ITERATIONS: i128 = 1 << 16;

/// Peels the last iteration of the first such loop; returns whether there was one.
pub(super) fn peel_last_tile(kernel: &mut Kernel) -> bool {
    let forms = Forms::of(kernel);
    let mut body = std::mem::take(&mut kernel.body);
    let peeled = in_region(kernel, &forms, &mut body);
    kernel.body = body;
    peeled
}

fn in_region(kernel: &mut Kernel, forms: &Forms, region: &mut Region) -> bool {
    for at in 0..region.ops.len() {
        for inner in region.ops[at].kind.regions_mut() {
            if in_region(kernel, forms, inner) {
                return true;
            }
        }
        let Some((end, body, chosen)) = smaller_last(kernel, forms, &region.ops[at]) else {
            continue;
        };
        let (mut others, last) = (body.clone(), body.clone());
        others.walk_uses_mut(&mut |value| {
            if let Some(now) = chosen.get(value) {
                *value = *now;
            }
        });
        take_last(kernel, region, at, end - 1, others, last);
        return true;
    }
    false
}

/// Returns the trip count and the body of a loop whose last iteration differs, and the operands
/// that its minima and maxima select in all others.
fn smaller_last<'a>(
    kernel: &Kernel,
    forms: &Forms,
    op: &'a Op,
) -> Option<(i128, &'a Region, HashMap<ValueId, ValueId>)> {
    let OpKind::For {
        lower,
        upper,
        step,
        body,
        ..
    } = &op.kind
    else {
        return None;
    };
    let constant = |value: &ValueId| forms.get(*value).and_then(Form::as_constant);
    let end = constant(upper).filter(|end| (2..=MAX_ITERATIONS).contains(end))?;
    if (constant(lower)?, constant(step)?) != (0, 1)
        || !body.any(&|kind| matches!(kind, OpKind::While { .. }))
    {
        return None;
    }
    let mut chosen = HashMap::new();
    for op in &body.ops {
        let OpKind::Binary(kind, a, b) = op.kind else {
            continue;
        };
        let ty = kernel.ty(op.results[0]);
        let Some(order) = order(kind, ty) else {
            continue;
        };
        let (Some(x), Some(y)) = (forms.get(a), forms.get(b)) else {
            continue;
        };
        let counted = |form: &Form| form.terms.keys().all(|term| *term == body.args[0]);
        if !counted(x) || !counted(y) {
            continue;
        }
        let prefers_first = |at: i128| {
            let [x, y] = [x, y].map(|form| form.constant + at * form.slope(body.args[0]));
            order(x, y)
        };
        let first = prefers_first(0);
        let others = (0..end - 1).all(|at| prefers_first(at) == first);
        if others && prefers_first(end - 1) != first {
            chosen.insert(op.results[0], if first { a } else { b });
        }
    }
    (!chosen.is_empty()).then_some((end, body, chosen))
}

/// Returns a function that tells whether a minimum or maximum of this type selects its first
/// operand.
fn order(kind: BinaryOp, ty: Ty) -> Option<impl Fn(i128, i128) -> bool> {
    let (signed, least) = match kind {
        BinaryOp::MinSi => (true, true),
        BinaryOp::MaxSi => (true, false),
        BinaryOp::MinUi => (false, true),
        BinaryOp::MaxUi => (false, false),
        _ => return None,
    };
    let read = move |value: i128| match signed {
        true => wrap(value, ty),
        false => wrap(value, ty).rem_euclid(1 << ty.bits()),
    };
    Some(move |x, y| match least {
        true => read(x) <= read(y),
        false => read(x) >= read(y),
    })
}

/// Takes the last iteration out of the loop at `at` of `region`, which counts from 0 with increment
/// one to `last`: the loop gets the body `others`, and `iteration`, the body for that iteration,
/// follows it.
pub(crate) fn take_last(
    kernel: &mut Kernel,
    region: &mut Region,
    at: usize,
    last: i128,
    others: Region,
    mut iteration: Region,
) {
    let (loc, results) = (region.ops[at].loc, region.ops[at].results.clone());
    let end = kernel.new_value(Ty::Index);
    let mut names: HashMap<ValueId, ValueId> = HashMap::new();
    iteration.walk_definitions(&mut |value| {
        names.insert(value, kernel.new_value(kernel.ty(value)));
    });
    let args = [end].into_iter().chain(results.iter().copied());
    names.extend(iteration.args.iter().copied().zip(args));
    iteration.rename(&|value| names.get(&value).copied().unwrap_or(value));

    match &mut region.ops[at].kind {
        OpKind::For { upper, body, .. } => {
            *upper = end;
            *body = others;
        }
        OpKind::AffineFor { upper, body, .. } => {
            *upper = Bound::constant(last as i64);
            *body = others;
        }
        _ => unreachable!("a counted loop"),
    }
    // What followed the loop uses the values after its last iteration.
    let now: HashMap<ValueId, ValueId> = results.into_iter().zip(iteration.yields).collect();
    let mut after = Region {
        args: Vec::new(),
        ops: region.ops.split_off(at + 1),
        yields: std::mem::take(&mut region.yields),
    };
    after.walk_uses_mut(&mut |value| {
        if let Some(now) = now.get(value) {
            *value = *now;
        }
    });
    let end = Op {
        kind: OpKind::Constant(Const::Int(last)),
        results: vec![end],
        loc,
    };
    region.ops.insert(at, end);
    region.ops.extend(iteration.ops);
    region.ops.extend(after.ops);
    region.yields = after.yields;
}
