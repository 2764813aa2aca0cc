//! Independence of the points of a parallel loop: no two of them access one element that either of
//! them stores to.
//!
//! Input: a kernel whose threads do not cooperate. Output: `true` if independence is proved for
//! every written array, from the indices alone. Atomics of one kind with unused results commute.
//! Arrays with accesses that are not affine, or private to a thread, are not proved.

use crate::affine::{Atom, Facts, Linear};
use crate::kernel_ir::{AtomicOp, Bound, Kernel, KernelArg, OpKind, PtxOp, Region, Space, ValueId};
use crate::shared_memory_forwarding::context::{linear, values};
use std::collections::{BTreeMap, BTreeSet};

/// The greatest number of values of a difference that are tried for one pair of accesses.
const MAX_TRIED: usize = 4096;

/// An access with an affine index.
struct Access {
    array: String,
    index: Linear,
    stores: bool,
}

/// The memory accesses of the body of the parallel loop.
#[derive(Default)]
struct Accesses {
    affine: Vec<Access>,
    /// Arrays with atomics, and their operation.
    atomic: BTreeMap<String, AtomicOp>,
    /// Arrays with accesses of any other kind.
    other: BTreeSet<String>,
    /// Arrays among `other` that are stored to.
    stored: BTreeSet<String>,
    /// Whether an op has an unknown effect, or accesses private memory of a thread.
    unknown: bool,
}

/// Returns whether no two points of the kernel's parallel loop access one element that one of them
/// stores to.
pub(super) fn points_are_independent(kernel: &Kernel) -> bool {
    let mut parallels = kernel.body.ops.iter().filter_map(|op| match &op.kind {
        OpKind::Parallel {
            lower, upper, body, ..
        } => Some((lower, upper, body)),
        _ => None,
    });
    let Some((lower, upper, body)) = parallels.next() else {
        return true;
    };
    let mut facts = Facts::new();
    facts.types = kernel.values.iter().map(|value| value.ty).collect();
    let mut dims = BTreeMap::new();
    for (dim, (lower, upper)) in body.args.iter().zip(lower.iter().zip(upper)) {
        let (lower, upper) = (i128::from(*lower), i128::from(*upper));
        facts.note(Atom::Value(*dim), (lower, upper - 1));
        dims.insert(*dim, upper - lower);
    }
    let uses = kernel.use_counts();
    let mut found = Accesses::default();
    collect(kernel, body, &uses, &mut facts, &mut found);
    if found.unknown || !found.stored.is_disjoint(&found.other) {
        return false;
    }
    let written: BTreeSet<&String> = found
        .affine
        .iter()
        .filter(|access| access.stores)
        .map(|access| &access.array)
        .collect();
    let is_plain =
        |array: &&String| !found.other.contains(*array) && !found.atomic.contains_key(*array);
    let affine_too = |array: &String| found.affine.iter().any(|access| access.array == *array);
    if !written.iter().all(is_plain)
        || found
            .atomic
            .keys()
            .any(|array| found.other.contains(array) || affine_too(array))
    {
        return false;
    }
    let stores = found.affine.iter().filter(|access| access.stores);
    stores.into_iter().all(|store| {
        let others = found
            .affine
            .iter()
            .filter(|other| other.array == store.array);
        others
            .into_iter()
            .all(|other| are_apart(&store.index, &other.index, &dims, &facts))
    })
}

fn collect(
    kernel: &Kernel,
    region: &Region,
    uses: &[u32],
    facts: &mut Facts,
    found: &mut Accesses,
) {
    let name = |array: ValueId| kernel.array(array).name().to_owned();
    let is_private = |array: ValueId| {
        !matches!(
            kernel.array(array),
            KernelArg::Array {
                space: Space::Global | Space::Module { .. },
                ..
            }
        )
    };
    for op in &region.ops {
        match &op.kind {
            OpKind::AffineLoad {
                array,
                map,
                operands,
            }
            | OpKind::AffineStore {
                array,
                map,
                operands,
                ..
            } => {
                found.unknown |= is_private(*array);
                found.affine.push(Access {
                    array: name(*array),
                    index: linear(&map.results[0], &values(operands), facts),
                    stores: matches!(op.kind, OpKind::AffineStore { .. }),
                });
            }
            OpKind::Load { array, .. } | OpKind::Store { array, .. } => {
                found.unknown |= is_private(*array);
                found.other.insert(name(*array));
                if let OpKind::Store { array, .. } = &op.kind {
                    found.stored.insert(name(*array));
                }
            }
            OpKind::Ptx(PtxOp::Atomic(atomic), operands) => {
                let is_used = |result: &ValueId| uses[result.index()] > 0;
                found.unknown |= is_private(operands[0])
                    || op.results.iter().any(is_used)
                    || !commutes_with_itself(*atomic);
                let before = found.atomic.insert(name(operands[0]), *atomic);
                found.unknown |= before.is_some_and(|before| before != *atomic);
            }
            OpKind::Ptx(..) | OpKind::Barrier => found.unknown |= op.kind.has_effect(),
            kind => {
                if let OpKind::AffineFor {
                    lower, upper, body, ..
                } = kind
                    && let Some((lower, upper)) = constants(lower, upper)
                {
                    facts.note(Atom::Value(body.args[0]), (lower, upper - 1));
                }
                for region in kind.regions() {
                    collect(kernel, region, uses, facts, found);
                }
            }
        }
    }
}

/// Returns whether several of these atomics have the same effect in any order, except for the
/// rounding of float sums.
pub(super) fn commutes_with_itself(atomic: AtomicOp) -> bool {
    use AtomicOp::*;
    match atomic {
        AddI | AddF | MinSi | MinUi | MaxSi | MaxUi | MinF | MaxF | AndI | OrI | XorI => true,
        Exch | Cas | Inc | Dec => false,
    }
}

fn constants(lower: &Bound, upper: &Bound) -> Option<(i128, i128)> {
    Some((lower.as_constant()?.into(), upper.as_constant()?.into()))
}

/// A term of the difference of two indices.
struct Term {
    factor: i128,
    range: (i128, i128),
    /// Whether the two points differ where the term is not 0.
    of_points: bool,
}

/// Returns whether `a` at one point and `b` at a different point are different elements. `dims` are
/// the extents of the dimensions.
fn are_apart(a: &Linear, b: &Linear, dims: &BTreeMap<ValueId, i128>, facts: &Facts) -> bool {
    let mut terms = Vec::new();
    let mut differ = false;
    let atoms: BTreeSet<&Atom> = a.terms.keys().chain(b.terms.keys()).collect();
    for (dim, extent) in dims {
        let is_there = atoms.contains(&Atom::Value(*dim));
        differ |= *extent > 1 && !is_there;
    }
    for atom in atoms {
        let factor = |of: &Linear| of.terms.get(atom).copied().unwrap_or(0);
        let (in_a, in_b) = (factor(a), factor(b));
        let Atom::Value(value) = atom else {
            return false;
        };
        match dims.get(value) {
            Some(extent) if in_a == in_b => terms.push(Term {
                factor: in_a,
                range: (1 - extent, extent - 1),
                of_points: true,
            }),
            dim => {
                // Each of the two points has its own value of it.
                differ |= dim.is_some();
                let range = facts.atom(atom);
                for factor in [in_a, -in_b] {
                    if factor != 0 {
                        terms.push(Term {
                            factor,
                            range,
                            of_points: false,
                        });
                    }
                }
            }
        }
    }
    terms.sort_by_key(|term| std::cmp::Reverse(term.factor.abs()));
    let mut tried = 0;
    !meet(&terms, a.constant - b.constant, differ, &mut tried)
}

/// Returns whether the terms and `rest` may sum to 0 at two different points; `differ`: the points
/// differ in any case.
fn meet(terms: &[Term], rest: i128, differ: bool, tried: &mut usize) -> bool {
    let Some((term, others)) = terms.split_first() else {
        return rest == 0 && differ;
    };
    *tried += 1;
    if *tried > MAX_TRIED {
        return true;
    }
    let (mut least, mut greatest) = (rest, rest);
    for other in others {
        let ends = [other.range.0, other.range.1].map(|end| end.checked_mul(other.factor));
        let [Some(one), Some(two)] = ends else {
            return true;
        };
        let sums = [
            least.checked_add(one.min(two)),
            greatest.checked_add(one.max(two)),
        ];
        let [Some(below), Some(above)] = sums else {
            return true;
        };
        (least, greatest) = (below, above);
    }
    if least == i128::MIN || greatest == i128::MAX {
        return true;
    }
    // factor * value is between -greatest and -least.
    let by = term.factor.abs();
    let (low, high) = match term.factor > 0 {
        true => (-greatest, -least),
        false => (least, greatest),
    };
    let first = (-(-low).div_euclid(by)).max(term.range.0);
    let last = high.div_euclid(by).min(term.range.1);
    if first <= last && last.saturating_sub(first) > MAX_TRIED as i128 {
        return true;
    }
    (first..=last).any(|value| {
        let differ = differ || term.of_points && value != 0;
        meet(others, rest + term.factor * value, differ, tried)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel_ir::Ty;

    fn index(terms: &[(u32, i128)], constant: i128) -> Linear {
        let mut sum = Linear::constant(constant);
        for (value, factor) in terms {
            sum = sum.plus_times(&Linear::value(ValueId(*value)), *factor);
        }
        sum
    }

    #[test]
    fn elements_of_different_points() {
        let extents = [10, 8];
        let mut facts = Facts::new();
        facts.types = vec![Ty::I32; 3];
        let mut dims = BTreeMap::new();
        for (value, extent) in extents.into_iter().enumerate() {
            facts.note(Atom::Value(ValueId(value as u32)), (0, extent - 1));
            dims.insert(ValueId(value as u32), extent);
        }
        facts.note(Atom::Value(ValueId(2)), (0, 3));
        let apart = |a: &Linear, b: &Linear| are_apart(a, b, &dims, &facts);
        let own = index(&[(0, 8), (1, 1)], 5);
        assert!(apart(&own, &own));
        assert!(!apart(&own, &own.offset(1)));
        // Rows of 7 overlap, rows of 9 do not.
        let (narrow, wide) = (index(&[(0, 7), (1, 1)], 0), index(&[(0, 9), (1, 1)], 0));
        assert!(!apart(&narrow, &narrow));
        assert!(apart(&wide, &wide));
        assert!(!apart(&wide, &wide.offset(8)));
        // The two halves of a butterfly.
        let (low, high) = (index(&[(0, 16), (1, 1)], 0), index(&[(0, 16), (1, 1)], 8));
        assert!(apart(&low, &high) && apart(&low, &low));
        // A dimension that does not occur in the index, and an inner loop.
        assert!(!apart(&index(&[(0, 8)], 0), &index(&[(0, 8)], 0)));
        let inner = index(&[(0, 32), (1, 4), (2, 1)], 0);
        assert!(apart(&inner, &inner));
        let inner = index(&[(0, 32), (1, 3), (2, 1)], 0);
        assert!(!apart(&inner, &inner));
    }
}
