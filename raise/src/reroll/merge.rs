//! Merges consecutive loops with the same body, and single steps before or after a loop into the
//! loop.

use super::copies::{can_move, defined, real_ops};
use super::counts_from_zero;
use super::forms::Forms;
use super::matching::{Matching, Shift};
use super::memory::{MemoryOp, keeps_order};
use crate::kernel_ir::{Bound, Kernel, Op, OpKind, Region, ValueId};
use std::collections::{BTreeSet, HashMap};

/// Merges the first pair that it finds; returns whether there was one.
pub(super) fn merge(kernel: &Kernel, forms: &Forms, region: &mut Region) -> bool {
    for first in 0..region.ops.len() {
        let Some(found) = join(kernel, forms, region, first) else {
            continue;
        };
        if let OpKind::AffineFor { upper, .. } = &mut region.ops[first].kind {
            *upper = Bound::constant(found.steps as i64);
        }
        for at in found.gone.iter().rev() {
            region.ops.remove(*at);
        }
        let rename = |value: &mut ValueId| {
            if let Some(now) = found.now.get(value) {
                *value = *now;
            }
        };
        region.walk_uses_mut(&mut |value| rename(value));
        return true;
    }
    false
}

/// The merge of a loop with the ops that follow it.
struct Join {
    /// The new trip count of the loop.
    steps: i128,
    /// Ops that become unused.
    gone: BTreeSet<usize>,
    /// The replacements of their results.
    now: HashMap<ValueId, ValueId>,
}

fn join(kernel: &Kernel, forms: &Forms, region: &Region, first: usize) -> Option<Join> {
    let op = &region.ops[first];
    let OpKind::AffineFor { upper, body, .. } = &op.kind else {
        return None;
    };
    if !counts_from_zero(forms, op) || !can_move(body) {
        return None;
    }
    let steps = upper.as_constant().filter(|n| *n > 0)? as i128;
    let rest = &region.ops[first + 1..];
    let second = rest
        .iter()
        .position(|op| matches!(op.kind, OpKind::AffineFor { .. }));
    second
        .and_then(|at| next_loop(kernel, forms, region, first, first + 1 + at, steps))
        .or_else(|| single_step(kernel, forms, region, first, steps))
}

/// Returns whether the second of the two loops in `pair` continues the first.
pub(super) fn goes_on(kernel: &Kernel, forms: &Forms, pair: &Region) -> bool {
    let OpKind::AffineFor { upper, body, .. } = &pair.ops[0].kind else {
        return false;
    };
    let steps = upper.as_constant().map(i128::from);
    let counts = counts_from_zero(forms, &pair.ops[0]) && can_move(body);
    steps.is_some_and(|steps| {
        counts && steps > 0 && next_loop(kernel, forms, pair, 0, 1, steps).is_some()
    })
}

/// Returns the merge if the loop at `second` continues the one at `first`.
fn next_loop(
    kernel: &Kernel,
    forms: &Forms,
    region: &Region,
    first: usize,
    second: usize,
    steps: i128,
) -> Option<Join> {
    let (a, b) = (&region.ops[first], &region.ops[second]);
    let (
        OpKind::AffineFor { body: x, .. },
        OpKind::AffineFor {
            upper,
            init,
            body: y,
            ..
        },
    ) = (&a.kind, &b.kind)
    else {
        return None;
    };
    if !counts_from_zero(forms, b) || !can_move(y) || a.results.len() != b.results.len() {
        return None;
    }
    let more = upper.as_constant().filter(|n| *n > 0)? as i128;
    // For each result of the first loop, the index of the second loop's carried value that it
    // initialises.
    let places: Vec<usize> = a
        .results
        .iter()
        .map(|result| init.iter().position(|i| i == result))
        .collect::<Option<_>>()?;
    let handed_on = a.results.iter().all(|result| uses(region, *result) == 1);
    let between = &region.ops[first + 1..second];
    if !handed_on || !may_pass(between, y) {
        return None;
    }
    let ops = real_ops(forms, x);
    let theirs = real_ops(forms, y);
    let inside = defined(x, &ops);
    let shift = Shift {
        variable: x.args[0],
        to: Some(y.args[0]),
        steps,
        parts: 1,
    };
    let args = x.args[1..].iter().zip(&places);
    let mut matching = Matching {
        kernel,
        forms,
        shift,
        inside: &inside,
        is: args.map(|(arg, place)| (*arg, y.args[1 + place])).collect(),
    };
    let mut used = BTreeSet::new();
    let mut touched = Vec::new();
    for (n, at) in ops.iter().enumerate() {
        let there = theirs
            .iter()
            .find(|there| !used.contains(*there) && matching.op(&x.ops[*at], &y.ops[**there]))?;
        used.insert(*there);
        touched.extend(MemoryOp::of(kernel, forms, &y.ops[*there], *there, (0, n)));
    }
    let same = x
        .yields
        .iter()
        .zip(&places)
        .all(|(value, place)| matching.value(*value, y.yields[*place]));
    let all = theirs
        .iter()
        .all(|there| used.contains(there) || !y.ops[*there].kind.has_effect());
    if !same || !all || !keeps_order(&touched) {
        return None;
    }
    let now = (a.results.iter().zip(&places)).map(|(result, place)| (b.results[*place], *result));
    Some(Join {
        steps: steps + more,
        gone: [second].into(),
        now: now.collect(),
    })
}

/// Returns the merge if one step of the loop at `first` follows it.
fn single_step(
    kernel: &Kernel,
    forms: &Forms,
    region: &Region,
    first: usize,
    steps: i128,
) -> Option<Join> {
    let op = &region.ops[first];
    let OpKind::AffineFor { body, .. } = &op.kind else {
        return None;
    };
    let ops = real_ops(forms, body);
    let inside = defined(body, &ops);
    let shift = Shift {
        variable: body.args[0],
        to: None,
        steps,
        parts: 1,
    };
    let args = body.args[1..].iter().copied();
    let mut matching = Matching {
        kernel,
        forms,
        shift,
        inside: &inside,
        is: args.zip(op.results.iter().copied()).collect(),
    };
    let mut gone = BTreeSet::new();
    let mut touched = Vec::new();
    for (n, at) in ops.iter().enumerate() {
        let there = (first + 1..region.ops.len()).find(|there| {
            !gone.contains(there) && matching.op(&body.ops[*at], &region.ops[*there])
        });
        // Ops that are the same in all iterations may precede the loop.
        let there = match there {
            Some(there) => there,
            None => {
                (0..first).find(|there| {
                    !region.ops[*there].kind.reads_memory()
                        && !region.ops[*there].kind.has_effect()
                        && matching.op(&body.ops[*at], &region.ops[*there])
                })?;
                continue;
            }
        };
        gone.insert(there);
        touched.extend(MemoryOp::of(
            kernel,
            forms,
            &region.ops[there],
            there,
            (0, n),
        ));
    }
    let last = gone
        .iter()
        .rfind(|at| {
            let kind = &region.ops[**at].kind;
            kind.has_effect() || kind.reads_memory()
        })
        .map_or(first, |at| *at);
    let others: Vec<&Op> = (first + 1..last.max(first + 1))
        .filter(|at| !gone.contains(at))
        .map(|at| &region.ops[at])
        .collect();
    let stores = gone.iter().any(|at| region.ops[*at].kind.has_effect());
    let quiet = others
        .iter()
        .all(|op| !(op.kind.has_effect() || stores && op.kind.reads_memory()));
    if !quiet || !keeps_order(&touched) {
        return None;
    }
    if gone.is_empty() {
        return None;
    }
    let mut now = HashMap::new();
    for (value, result) in body.yields.iter().zip(&op.results) {
        match matching.is.get(value) {
            Some(there) if there != result => now.insert(*there, *result),
            _ => return None,
        };
    }
    // No other op may use the loop's previous results, or intermediate values of the step.
    let mut seen = false;
    let mut look = |value: ValueId| {
        let made = |at: &usize| region.ops[*at].results.contains(&value);
        seen |= op.results.contains(&value) || gone.iter().any(made) && !now.contains_key(&value);
    };
    for (at, op) in region.ops.iter().enumerate() {
        if !gone.contains(&at) {
            op.kind.visit_operands(&mut |value| look(*value));
            op.kind
                .regions()
                .into_iter()
                .for_each(|r| r.walk_uses(&mut look));
        }
    }
    region.yields.iter().for_each(|value| look(*value));
    (!seen).then_some(Join {
        steps: steps + 1,
        gone,
        now,
    })
}

/// Returns whether `moved` may run before `between`.
fn may_pass(between: &[Op], moved: &Region) -> bool {
    let stores = moved.has_effect();
    between
        .iter()
        .all(|op| !(op.kind.has_effect() || stores && op.kind.reads_memory()))
}

fn uses(region: &Region, value: ValueId) -> usize {
    let mut count = 0;
    region.walk_uses(&mut |used| count += usize::from(used == value));
    count
}
