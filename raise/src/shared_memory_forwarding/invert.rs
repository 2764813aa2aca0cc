//! Inversion of a store's index: the thread that stored the loaded element.

use super::context::AffineConstraint;
use super::parts::{all_parts, unfolded};
use crate::affine::{Atom, Facts, Linear};
use crate::kernel_ir::ValueId;
use std::collections::{BTreeMap, BTreeSet};

/// A thread id and its range, inclusive.
pub(super) struct ThreadId {
    pub value: ValueId,
    pub range: (i128, i128),
}

/// The storing thread, as a sum for each thread id in terms of values at the load; and the
/// conditions under which it exists.
pub(super) struct Source {
    pub threads: BTreeMap<ValueId, Linear>,
    pub conditions: Vec<AffineConstraint>,
}

/// The result of the inversion.
pub(super) enum Inverted {
    /// Surely no thread stored the element.
    Nobody,
    By(Source),
}

/// Solves `stored(t) = loaded` for the thread ids `t`, subject to the store's `guards`.
///
/// `None` if there is no unique solution in closed form, for example if several threads store to
/// one element.
pub(super) fn invert(
    stored: &Linear,
    guards: &[AffineConstraint],
    loaded: &Linear,
    ids: &[ThreadId],
    facts: &mut Facts,
) -> Option<Inverted> {
    let mut threads: BTreeMap<ValueId, Linear> = BTreeMap::new();
    let mut ranges: BTreeMap<ValueId, (i128, i128)> =
        ids.iter().map(|id| (id.value, id.range)).collect();
    let is_id = |value: ValueId| ids.iter().any(|id| id.value == value);
    for holds in guards {
        if !narrow(holds, &is_id, &mut ranges, &mut threads) {
            return Some(Inverted::Nobody);
        }
    }
    for (id, (least, greatest)) in &ranges {
        if least == greatest {
            threads.insert(*id, Linear::constant(*least));
        }
    }
    // The terms must be thread ids themselves.
    let mut rest = loaded.minus(&Linear::constant(stored.constant));
    let mut free: Vec<(i128, ValueId)> = Vec::new();
    for (atom, factor) in &stored.terms {
        match atom {
            Atom::Value(value) if threads.contains_key(value) => {
                rest = rest.plus_times(&threads[value], -factor);
            }
            Atom::Value(value) if is_id(*value) => free.push((*factor, *value)),
            other => {
                if !Linear::atom(other.clone()).is_over(&|value| !is_id(value)) {
                    return None;
                }
                rest = rest.plus_times(&Linear::atom(other.clone()), -factor);
            }
        }
    }
    if ids.len() != threads.len() + free.len() {
        return None; // threads that differ in an id that does not occur in the index
    }
    // The greatest factor first; each must be greater than the span of all that follow.
    free.sort_by_key(|(factor, _)| -factor.abs());
    let span = |id: &ValueId| ranges[id].1 - ranges[id].0;
    let mut below = 0;
    for (factor, id) in free.iter().rev() {
        if factor.abs() <= below {
            return None;
        }
        below += factor.abs() * span(id);
    }
    let mut conditions = Vec::new();
    for (id, thread) in &threads {
        let (least, greatest) = ranges[id];
        for sum in [thread.offset(-least), thread.times(-1).offset(greatest)] {
            let equality = false;
            conditions.push(AffineConstraint { sum, equality });
        }
    }
    for (factor, id) in &free {
        // The end of the range where the term is least.
        let first = if *factor > 0 {
            ranges[id].0
        } else {
            ranges[id].1
        };
        rest = rest.offset(-factor * first);
    }
    for (factor, id) in &free {
        let by = factor.abs();
        let steps = match by {
            1 => rest.clone(),
            _ => facts.floor_div(&rest, by),
        };
        rest = rest.plus_times(&steps, -by);
        let thread = match factor.signum() {
            1 => steps.offset(ranges[id].0),
            _ => steps.times(-1).offset(ranges[id].1),
        };
        conditions.push(AffineConstraint {
            sum: steps.clone(),
            equality: false,
        });
        conditions.push(AffineConstraint {
            sum: steps.times(-1).offset(span(id)),
            equality: false,
        });
        threads.insert(*id, thread);
    }
    // If the storing thread is the loading one, express it so: the guards around the load then hold
    // for it too.
    for id in ids {
        let own = Linear::value(id.value);
        let pinned = threads[&id.value].clone();
        if pinned.as_constant().is_some() {
            let apart = own.minus(&pinned);
            if rest == apart || rest == apart.times(-1) {
                threads.insert(id.value, own);
            }
        }
    }
    conditions.push(AffineConstraint {
        sum: rest,
        equality: true,
    });
    for holds in guards {
        conditions.push(AffineConstraint {
            sum: at(&holds.sum, &threads, facts),
            equality: holds.equality,
        });
    }
    // Conditions on fewer values first: they simplify the others.
    conditions.sort_by_key(|holds| {
        let mut values = BTreeSet::new();
        holds.sum.walk_values(&mut |value| {
            values.insert(value);
        });
        values.len()
    });
    facts.open();
    let open = all_parts(&conditions, facts);
    for thread in threads.values_mut() {
        *thread = unfolded(thread, facts);
    }
    facts.close();
    Some(match open {
        None => Inverted::Nobody,
        Some(conditions) => Inverted::By(Source {
            threads,
            conditions,
        }),
    })
}

/// Narrows the range of a thread id, or fixes its value, by a guard on it alone; false if the guard
/// never holds.
fn narrow(
    holds: &AffineConstraint,
    is_id: &dyn Fn(ValueId) -> bool,
    ranges: &mut BTreeMap<ValueId, (i128, i128)>,
    threads: &mut BTreeMap<ValueId, Linear>,
) -> bool {
    let of_ids = holds
        .sum
        .terms
        .iter()
        .filter_map(|(atom, factor)| match atom {
            Atom::Value(value) if is_id(*value) => Some((*value, *factor)),
            _ => None,
        });
    let of_ids: Vec<(ValueId, i128)> = of_ids.collect();
    let [(id, factor)] = of_ids[..] else {
        return true;
    };
    let mut others = holds.sum.clone();
    others.terms.remove(&Atom::Value(id));
    if holds.equality && factor.abs() == 1 {
        if others.is_over(&|value| !is_id(value)) {
            threads.insert(id, others.times(-factor));
        }
        return true;
    }
    let constant = others.as_constant();
    if let (Some(constant), false) = (constant, holds.equality) {
        let Some(range) = ranges.get_mut(&id) else {
            return true;
        };
        match factor > 0 {
            true => {
                range.0 = range.0.max(
                    (-constant).div_euclid(factor)
                        + i128::from((-constant).rem_euclid(factor) != 0),
                )
            }
            false => range.1 = range.1.min(constant.div_euclid(-factor)),
        }
        if range.0 > range.1 {
            return false;
        }
    }
    true
}

/// Returns `of` with the thread ids substituted.
pub(super) fn at(of: &Linear, threads: &BTreeMap<ValueId, Linear>, facts: &Facts) -> Linear {
    let mut sum = Linear::constant(of.constant);
    for (atom, factor) in &of.terms {
        let part = match atom {
            Atom::Value(value) => match threads.get(value) {
                Some(thread) => thread.clone(),
                None => Linear::value(*value),
            },
            Atom::Mod(inner, modulus) => facts.modulo(&at(inner, threads, facts), *modulus),
            Atom::FloorDiv(inner, by) => facts.floor_div(&at(inner, threads, facts), *by),
        };
        sum = sum.plus_times(&part, *factor);
    }
    sum
}
