//! Equivalence of the values that different threads store.
//!
//! The interior of a tile and its halo are stored by different threads, and the stored values are
//! often one function of the position: then a load needs no choice among them.

use super::clone::Values;
use super::context::{AffineConstraint, conditions, decided, linear, not_all, note, values};
use super::invert::at;
use super::parts::{settled, unfolded};
use crate::affine::{Facts, Linear};
use crate::kernel_ir::{AffineMap, Kernel, OpKind, ValueId};
use std::collections::BTreeMap;

/// The greatest number of cases that are distinguished for one load.
pub(super) const CASES: usize = 400;
/// The number of values that are compared with all others.
const BASES: usize = 4;

/// A value of one thread.
#[derive(Clone, Copy)]
pub(super) struct Of<'a> {
    pub value: ValueId,
    pub threads: &'a BTreeMap<ValueId, Linear>,
}

/// A stored value with the conditions under which it is stored; elsewhere it is the same constant
/// everywhere.
#[derive(Clone)]
pub(super) struct Guarded<'a> {
    pub conditions: Vec<AffineConstraint>,
    pub of: Of<'a>,
    pub otherwise: Option<ValueId>,
}

/// The value that one thread stores, and when.
pub(super) struct Stored<'a> {
    pub value: Guarded<'a>,
    /// The conditions under which it stores.
    pub conditions: &'a [AffineConstraint],
}

/// The context of the comparison.
pub(super) struct ValueEquivalence<'a> {
    pub kernel: &'a Kernel,
    pub values: &'a Values,
    pub is_id: &'a dyn Fn(ValueId) -> bool,
    pub cases: usize,
}

impl ValueEquivalence<'_> {
    /// Returns one value that equals each of `stored` where it is stored, if there is one and one
    /// of them is always stored.
    pub fn all<'s>(&mut self, stored: &[Stored<'s>], facts: &mut Facts) -> Option<Guarded<'s>> {
        // The expression stored at an edge may be more general than the rest, with a remainder that
        // elsewhere equals its dividend.
        let cases = self.cases;
        (0..stored.len().min(BASES)).find_map(|base| {
            self.cases = cases;
            self.all_as(base, stored, facts)
        })
    }

    /// Returns the value with index `base` in `stored`, if all are equal to it.
    fn all_as<'s>(
        &mut self,
        base: usize,
        stored: &[Stored<'s>],
        facts: &mut Facts,
    ) -> Option<Guarded<'s>> {
        let mut all = stored[base].value.clone();
        // A guard may have been removed because it holds anyway.
        for (number, other) in stored.iter().enumerate() {
            if number == base {
                continue;
            }
            facts.open();
            let conditions = other.conditions.iter().chain(&all.conditions);
            conditions.for_each(|holds| note(facts, holds));
            facts.note_again();
            let mut more = other.value.conditions.clone();
            more.retain(|holds| decided(facts, &with_settled(holds, facts)) != Some(true));
            facts.close();
            all.conditions.extend(more);
            all.otherwise = all.otherwise.or(other.value.otherwise);
        }
        self.is_all(&all, stored, facts).then_some(all)
    }

    /// Returns whether, under the facts, `all` equals each of `stored` where it is stored, and one
    /// of them is always stored.
    fn is_all(&mut self, all: &Guarded, stored: &[Stored], facts: &mut Facts) -> bool {
        if self.cases == 0 {
            return false;
        }
        self.cases -= 1;
        if facts.contradict() {
            return true;
        }
        let Some((one, rest)) = stored.split_first() else {
            return false;
        };
        self.case(one.conditions, facts, &mut |this, facts| {
            this.same_guarded(all, &one.value, facts)
        }) && not_all(one.conditions).iter().all(|case| {
            self.case(case, facts, &mut |this, facts| {
                this.is_all(all, rest, facts)
            })
        })
    }

    /// Returns whether `holds` is true under the conditions of a case.
    fn case(
        &mut self,
        case: &[AffineConstraint],
        facts: &mut Facts,
        holds: &mut dyn FnMut(&mut Self, &mut Facts) -> bool,
    ) -> bool {
        facts.open();
        case.iter().for_each(|holds| note(facts, holds));
        facts.note_again();
        let fine = facts.contradict() || holds(self, facts);
        facts.close();
        fine
    }

    /// Returns whether both guarded values are equal.
    fn same_guarded(&mut self, a: &Guarded, b: &Guarded, facts: &mut Facts) -> bool {
        let other = |this: &Self, a: Option<ValueId>, b: Option<ValueId>| match (a, b) {
            (Some(a), Some(b)) => this.same_constant(a, b),
            _ => false,
        };
        self.case(&a.conditions, facts, &mut |this, facts| {
            this.case(&b.conditions, facts, &mut |this, facts| {
                this.same(a.of, b.of, facts)
            }) && not_all(&b.conditions)
                .iter()
                .all(|case| this.case(case, facts, &mut |_, _| false))
        }) && not_all(&a.conditions).iter().all(|case| {
            self.case(case, facts, &mut |this, facts| {
                this.case(&b.conditions, facts, &mut |_, _| false)
                    && not_all(&b.conditions).iter().all(|case| {
                        this.case(case, facts, &mut |this, _| {
                            other(this, a.otherwise, b.otherwise)
                        })
                    })
            })
        })
    }

    fn same_constant(&self, a: ValueId, b: ValueId) -> bool {
        let kind = |value| self.values.definition(value).map(|op| &op.kind);
        a == b || matches!((kind(a), kind(b)), (Some(x @ OpKind::Constant(_)), Some(y)) if x == y)
    }

    /// Returns a thread's value with the guards around its definition, if all have the same
    /// constant elsewhere.
    pub fn guarded<'s>(&self, of: Of<'s>, facts: &Facts) -> Option<Guarded<'s>> {
        let mut found = Guarded {
            conditions: Vec::new(),
            of,
            otherwise: None,
        };
        while let Some(op) = self.values.definition(found.of.value)
            && let OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } = &op.kind
            && let [_] = op.results.as_slice()
        {
            let (value, constant) = (then_region.yields[0], else_region.yields[0]);
            let is_constant = self
                .values
                .definition(constant)
                .is_some_and(|op| matches!(op.kind, OpKind::Constant(_)));
            if !is_constant
                || found
                    .otherwise
                    .is_some_and(|c| !self.same_constant(c, constant))
            {
                break;
            }
            for holds in conditions(set, operands, facts) {
                if !self.known(&holds.sum) {
                    return None;
                }
                found.conditions.push(AffineConstraint {
                    sum: unfolded(&at(&holds.sum, of.threads, facts), facts),
                    ..holds
                });
            }
            found.of.value = value;
            found.otherwise = Some(constant);
        }
        Some(found)
    }

    /// Returns whether both are equal under the facts.
    fn same(&self, a: Of, b: Of, facts: &Facts) -> bool {
        if a.value == b.value && !self.values.varies(a.value) {
            return true;
        }
        let (Some(of_a), Some(of_b)) = (
            self.values.definition(a.value),
            self.values.definition(b.value),
        ) else {
            return false;
        };
        if !(self.values.is_pure(of_a, self.kernel) && self.values.is_pure(of_b, self.kernel)) {
            return false;
        }
        let place = |results: &[ValueId], value| results.iter().position(|id| *id == value);
        if place(&of_a.results, a.value) != place(&of_b.results, b.value) {
            return false;
        }
        match (&of_a.kind, &of_b.kind) {
            (
                OpKind::AffineLoad {
                    array,
                    map,
                    operands,
                },
                OpKind::AffineLoad {
                    array: other,
                    map: other_map,
                    operands: others,
                },
            ) => array == other && self.same_map((map, operands, a), (other_map, others, b), facts),
            (
                OpKind::AffineApply { map, operands },
                OpKind::AffineApply {
                    map: other,
                    operands: others,
                },
            ) => self.same_map((map, operands, a), (other, others, b), facts),
            (x, y) => {
                let (one, two) = (x.operands(), y.operands());
                x.regions().is_empty()
                    && one.len() == two.len()
                    && without_operands(x) == without_operands(y)
                    && one.iter().zip(&two).all(|(x, y)| {
                        self.same(Of { value: *x, ..a }, Of { value: *y, ..b }, facts)
                    })
            }
        }
    }

    fn same_map(
        &self,
        (map, operands, a): (&AffineMap, &[ValueId], Of),
        (other, others, b): (&AffineMap, &[ValueId], Of),
        facts: &Facts,
    ) -> bool {
        let of = |map: &AffineMap, operands: &[ValueId], of: Of| {
            let sum = linear(&map.results[0], &values(operands), facts);
            self.known(&sum).then(|| at(&sum, of.threads, facts))
        };
        match (of(map, operands, a), of(other, others, b)) {
            (Some(a), Some(b)) => is_zero(&a.minus(&b), facts),
            _ => false,
        }
    }

    /// Returns whether the sum can be evaluated for another thread.
    fn known(&self, sum: &Linear) -> bool {
        sum.is_over(&|value| !self.values.varies(value) || (self.is_id)(value))
    }
}

fn with_settled(holds: &AffineConstraint, facts: &Facts) -> AffineConstraint {
    AffineConstraint {
        sum: settled(&holds.sum, facts),
        ..*holds
    }
}

/// Returns whether the difference is 0 under the facts.
pub(super) fn is_zero(difference: &Linear, facts: &Facts) -> bool {
    facts.range(&settled(difference, facts)) == (0, 0)
}

fn without_operands(kind: &OpKind) -> OpKind {
    let mut kind = kind.clone();
    kind.visit_operands_mut(&mut |value| *value = ValueId(0));
    kind
}
