//! Comparison of a copy with the template: the code must be the same except for indices, which are
//! recorded.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::{IndexPlace, IndexedOp, Plan};
use crate::affine::{Atom, Linear};
use crate::kernel_ir::{AffineMap, Bound, Op, OpKind, ValueId};
use crate::shared_memory_forwarding::context::{conditions, linear, values};

/// Compares a copy with the template, and records the copy's expression for each index of the
/// template.
pub(super) struct Comparison<'a> {
    pub(super) plan: &'a Plan<'a>,
    /// Pairs of values that are equal, provided that the rest of the comparison succeeds.
    pub(super) same: HashSet<(ValueId, ValueId)>,
    /// Maps the copy's loop variables and loop-carried arguments to the template's.
    pub(super) loops: HashMap<ValueId, ValueId>,
    pub(super) sites: BTreeMap<IndexPlace, Linear>,
}

impl Comparison<'_> {
    pub(super) fn stores(&mut self, number: usize, ours: &Op, theirs: &Op) -> Option<()> {
        match (&ours.kind, &theirs.kind) {
            (
                OpKind::AffineStore { value, .. },
                OpKind::AffineStore {
                    map,
                    operands,
                    value: other,
                    ..
                },
            ) => {
                self.index((IndexedOp::Store(number), 0), map, operands)?;
                self.value(*value, *other)
            }
            (OpKind::Ptx(atomic, operands), OpKind::Ptx(other, others)) => {
                let mut pairs = operands.iter().zip(others);
                let is_same = atomic == other && operands.len() == others.len();
                (is_same && pairs.next().is_some_and(|(a, b)| a == b)).then_some(())?;
                pairs.try_for_each(|(a, b)| self.value(*a, *b))
            }
            _ => None,
        }
    }

    /// Records the copy's expression for an index of the template.
    fn index(&mut self, site: IndexPlace, map: &AffineMap, operands: &[ValueId]) -> Option<()> {
        let sum = linear(
            map.results.first()?,
            &values(operands),
            &self.plan.body.facts,
        );
        self.sum(site, &sum)
    }

    fn sum(&mut self, site: IndexPlace, sum: &Linear) -> Option<()> {
        let sum = self.renamed(sum);
        if !self.plan.is_plain(&sum) {
            return None;
        }
        match self.sites.get(&site) {
            Some(known) => (*known == sum).then_some(()),
            None => {
                self.sites.insert(site, sum);
                Some(())
            }
        }
    }

    /// Returns `sum` with the copy's loop variables replaced by the template's.
    fn renamed(&self, sum: &Linear) -> Linear {
        let mut out = Linear::constant(sum.constant);
        for (atom, factor) in &sum.terms {
            let atom = match atom {
                Atom::Value(value) => Atom::Value(*self.loops.get(value).unwrap_or(value)),
                Atom::Mod(of, modulus) => Atom::Mod(Box::new(self.renamed(of)), *modulus),
                Atom::FloorDiv(of, by) => Atom::FloorDiv(Box::new(self.renamed(of)), *by),
            };
            out = out.plus_times(&Linear::atom(atom), *factor);
        }
        out
    }

    /// Records that `b` of the copy corresponds to `a` of the template; `None` if their code
    /// differs.
    fn value(&mut self, a: ValueId, b: ValueId) -> Option<()> {
        if !self.same.insert((a, b)) {
            return Some(());
        }
        if a == self.plan.dim || b == self.plan.dim {
            return None;
        }
        if let Some(of) = self.loops.get(&b) {
            return self.carried(*of, a, b);
        }
        let definitions = &self.plan.body.definitions;
        let (ours, theirs) = match (definitions.get(&a), definitions.get(&b)) {
            (Some(ours), Some(theirs)) => (*ours, *theirs),
            // An argument of the kernel, or another dimension.
            (None, None) => return (a == b).then_some(()),
            _ => return None,
        };
        let place = |op: &Op, value| op.results.iter().position(|result| *result == value);
        let (at, there) = (place(ours, a)?, place(theirs, b)?);
        let site = |part: usize| (IndexedOp::Result(ours.results[0]), part);
        match (&ours.kind, &theirs.kind) {
            (
                OpKind::AffineLoad { array, .. },
                OpKind::AffineLoad {
                    array: other,
                    map,
                    operands,
                },
            ) if array == other => self.index(site(0), map, operands),
            (OpKind::AffineApply { .. }, OpKind::AffineApply { map, operands }) => {
                self.index(site(0), map, operands)
            }
            (
                OpKind::AffineIf {
                    set,
                    then_region: yes,
                    else_region: no,
                    ..
                },
                OpKind::AffineIf {
                    set: other,
                    operands,
                    then_region: other_yes,
                    else_region: other_no,
                },
            ) => {
                let is_alike = set.constraints.len() == other.constraints.len()
                    && (set.constraints.iter().zip(&other.constraints))
                        .all(|(a, b)| a.equality == b.equality);
                if !is_alike {
                    return None;
                }
                let facts = &self.plan.body.facts;
                for (part, holds) in conditions(other, operands, facts).iter().enumerate() {
                    self.sum(site(part), &holds.sum)?;
                }
                self.value(yes.yields[at], other_yes.yields[there])?;
                self.value(no.yields[at], other_no.yields[there])
            }
            (
                OpKind::AffineFor {
                    lower,
                    upper,
                    step,
                    init,
                    body,
                },
                OpKind::AffineFor {
                    lower: other_lower,
                    upper: other_upper,
                    step: other_step,
                    init: other_init,
                    body: other_body,
                },
            ) => {
                let constant = |bound: &Bound| bound.as_constant();
                let bounds = [lower, upper].map(constant);
                if bounds.contains(&None)
                    || bounds != [other_lower, other_upper].map(constant)
                    || step != other_step
                {
                    return None;
                }
                self.enter(other_body.args[0], body.args[0])?;
                for arg in &other_body.args[1..] {
                    self.loops.entry(*arg).or_insert(ours.results[0]);
                }
                self.value(init[at], other_init[there])?;
                self.same
                    .insert((body.args[1 + at], other_body.args[1 + there]));
                self.value(body.yields[at], other_body.yields[there])
            }
            (ours, theirs) => {
                let (x, y) = (ours.operands(), theirs.operands());
                if !ours.regions().is_empty()
                    || ours.has_effect()
                    || x.len() != y.len()
                    || without_operands(ours) != without_operands(theirs)
                {
                    return None;
                }
                x.into_iter().zip(y).try_for_each(|(a, b)| self.value(a, b))
            }
        }
    }

    /// Records that loop variable `theirs` corresponds to `ours`.
    fn enter(&mut self, theirs: ValueId, ours: ValueId) -> Option<()> {
        let known = *self.loops.entry(theirs).or_insert(ours);
        (known == ours).then_some(())
    }

    /// Compares loop-carried values of two loops, of which the template's has the result `of`, or
    /// two loop variables.
    fn carried(&mut self, of: ValueId, a: ValueId, b: ValueId) -> Option<()> {
        if of == a {
            return Some(());
        }
        let ours = *self.plan.body.definitions.get(&of)?;
        let theirs = self
            .plan
            .body
            .definitions
            .values()
            .find(|op| match &op.kind {
                OpKind::AffineFor { body, .. } => body.args.contains(&b),
                _ => false,
            })?;
        let (
            OpKind::AffineFor { init, body, .. },
            OpKind::AffineFor {
                init: other_init,
                body: other_body,
                ..
            },
        ) = (&ours.kind, &theirs.kind)
        else {
            return None;
        };
        let at = body.args.iter().position(|arg| *arg == a)?.checked_sub(1)?;
        let there = other_body
            .args
            .iter()
            .position(|arg| *arg == b)?
            .checked_sub(1)?;
        let (inits, yields) = (
            (init[at], other_init[there]),
            (body.yields[at], other_body.yields[there]),
        );
        self.value(inits.0, inits.1)?;
        self.value(yields.0, yields.1)
    }
}

fn without_operands(kind: &OpKind) -> OpKind {
    let mut kind = kind.clone();
    kind.visit_operands_mut(&mut |value| *value = ValueId(0));
    kind
}
