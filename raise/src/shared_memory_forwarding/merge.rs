//! Merges selected loads into one load.
//!
//! A choice between two loads is one load if their indices are equal on one side, or if both are
//! periodic at one end: `if (x > 0) u[16 b + x - 1] else u[16 ((b - 1) mod 3) + 15]` is `u[(16 b +
//! x - 1) mod 48]`.

use super::agree::is_zero;
use super::context::{self, AffineConstraint, conditions, linear, not_all, note, values};
use super::parts::settled;
use crate::affine::{Atom, Facts, Linear, Operands};
use crate::kernel_ir::{AffineMap, Kernel, Op, OpKind, Region, ValueId};
use crate::scf::simplify;

/// Merges all such choices.
pub(crate) fn merge_loads(mut kernel: Kernel) -> Kernel {
    let mut facts = context::of_kernel(&kernel);
    context::walk(&mut kernel.body, &mut facts, &mut |region, facts| {
        for op in &mut region.ops {
            if let Some(load) = merged(op, facts) {
                *op = load;
            }
        }
    });
    simplify(kernel)
}

fn merged(op: &Op, facts: &mut Facts) -> Option<Op> {
    let OpKind::AffineIf {
        set,
        operands,
        then_region,
        else_region,
    } = &op.kind
    else {
        return None;
    };
    let (yes, array, map, at) = only_load(then_region)?;
    let (no, other, other_map, other_at) = only_load(else_region)?;
    if array != other || op.results.len() != 1 {
        return None;
    }
    let index = linear(&map.results[0], &values(at), facts);
    let other_index = linear(&other_map.results[0], &values(other_at), facts);
    let inside = vec![conditions(set, operands, facts)];
    let outside = not_all(&inside[0]);
    let one_of = |load: &Op| {
        Some(Op {
            kind: load.kind.clone(),
            results: op.results.clone(),
            loc: load.loc,
        })
    };
    if same(&index, &other_index, &outside, facts) {
        return one_of(yes);
    }
    if same(&index, &other_index, &inside, facts) {
        return one_of(no);
    }
    for (plain, wrapped) in [(&index, &other_index), (&other_index, &index)] {
        let mut found = around(plain, wrapped, facts);
        found.extend(around_one(plain, wrapped, (&inside, &outside), facts));
        for around in found {
            if same(&around, &index, &inside, facts) && same(&around, &other_index, &outside, facts)
            {
                let mut operands = Operands::default();
                let expr = operands.expr(&around)?;
                let Operands(operands) = operands;
                let map = AffineMap {
                    dims: operands.len(),
                    results: vec![expr],
                };
                let kind = OpKind::AffineLoad {
                    array,
                    map,
                    operands,
                };
                return Some(Op {
                    kind,
                    results: op.results.clone(),
                    loc: yes.loc,
                });
            }
        }
    }
    None
}

/// Returns whether both are equal in every case.
fn same(a: &Linear, b: &Linear, cases: &[Vec<AffineConstraint>], facts: &mut Facts) -> bool {
    let difference = a.minus(b);
    cases.iter().all(|case| {
        facts.open();
        case.iter().for_each(|holds| note(facts, holds));
        facts.note_again();
        let same = facts.contradict() || is_zero(&difference, facts);
        facts.close();
        same
    })
}

/// Returns candidates for the common index: with `wrapped` as `a * (e mod m) + rest`, the
/// corresponding part of `plain` modulo `a * m`.
fn around(plain: &Linear, wrapped: &Linear, facts: &Facts) -> Vec<Linear> {
    let mut found = Vec::new();
    for (atom, factor) in &wrapped.terms {
        let (Atom::Mod(_, modulus), true) = (atom, *factor > 0) else {
            continue;
        };
        let mut rest = wrapped.clone();
        rest.terms.remove(atom);
        let below = rest.constant.rem_euclid(*factor);
        let part = plain.minus(&rest).offset(below);
        let modulo = facts.modulo(&part, factor * modulus);
        found.push(plain.minus(&part).plus(&modulo));
    }
    found
}

/// Returns candidates for the common index if the two differ by a constant in one of the cases: the
/// part of `plain` that the conditions involve, modulo that constant.
fn around_one(
    plain: &Linear,
    wrapped: &Linear,
    (inside, outside): (&[Vec<AffineConstraint>], &[Vec<AffineConstraint>]),
    facts: &mut Facts,
) -> Vec<Linear> {
    let difference = plain.minus(wrapped);
    let mut found = Vec::new();
    for case in inside.iter().chain(outside) {
        facts.open();
        case.iter().for_each(|holds| note(facts, holds));
        facts.note_again();
        let apart = facts.single(&settled(&difference, facts));
        facts.close();
        let Some(modulus) = apart.map(i128::abs).filter(|apart| *apart > 1) else {
            continue;
        };
        let mut part = Linear::default();
        for holds in case {
            for atom in holds.sum.terms.keys() {
                if let Some(factor) = plain.terms.get(atom) {
                    part.terms.insert(atom.clone(), *factor);
                }
            }
        }
        let below = plain.constant.rem_euclid(modulus);
        for constant in [below, below - modulus] {
            let part = part.offset(constant);
            let modulo = facts.modulo(&part, modulus);
            found.push(plain.minus(&part).plus(&modulo));
        }
    }
    found
}

/// Returns the load that is the only op of a region, if the region yields its value.
fn only_load(region: &Region) -> Option<(&Op, ValueId, &AffineMap, &[ValueId])> {
    let [op] = region.ops.as_slice() else {
        return None;
    };
    let OpKind::AffineLoad {
        array,
        map,
        operands,
    } = &op.kind
    else {
        return None;
    };
    (op.results == region.yields).then_some((op, *array, map, operands.as_slice()))
}
