//! Generation of the merged code: the template with indices that are functions of the element.

use std::collections::{HashMap, HashSet};

use super::{IndexPlace, IndexedOp, Plan};
use crate::affine::{Linear, Operands};
use crate::kernel_ir::{AffineMap, Constraint, IntegerSet, Op, OpKind, ValueId};
use crate::shared_memory_forwarding::context::{conditions, linear, values};

/// Writes the ops that a value needs.
pub(super) struct Writer<'a> {
    pub(super) plan: &'a Plan<'a>,
    pub(super) template: usize,
    pub(super) indices: &'a HashMap<IndexPlace, Linear>,
    pub(super) written: HashSet<ValueId>,
}

impl Writer<'_> {
    /// Appends the ops that compute `value` to `out`, unless they are there.
    pub(super) fn value(&mut self, value: ValueId, out: &mut Vec<Op>) -> Option<()> {
        let Some(op) = self.plan.body.definitions.get(&value) else {
            return Some(());
        };
        if !self.plan.body.computed.contains(&value) || !self.written.insert(op.results[0]) {
            return Some(());
        }
        let mut op = (*op).clone();
        let mut inside = HashSet::new();
        let mut needed = op.kind.operands();
        for region in op.kind.regions() {
            inside.extend(region.args.iter().copied());
            region.walk_definitions(&mut |value| {
                inside.insert(value);
            });
            region.walk_uses(&mut |value| needed.push(value));
        }
        for value in needed {
            if !inside.contains(&value) {
                self.value(value, out)?;
            }
        }
        self.rewrite_all(&mut op)?;
        out.push(op);
        Some(())
    }

    fn rewrite_all(&mut self, op: &mut Op) -> Option<()> {
        let site = IndexedOp::Result(*op.results.first()?);
        self.rewrite(op, site)?;
        for region in op.kind.regions_mut() {
            for op in &mut region.ops {
                self.rewrite_all(op)?;
            }
        }
        Some(())
    }

    /// Replaces the indices of an op by functions of the element.
    pub(super) fn rewrite(&self, op: &mut Op, site: IndexedOp) -> Option<()> {
        let dim = self.plan.dim;
        let facts = &self.plan.body.facts;
        let of_site = |part: usize, sum: &Linear| match self.indices.get(&(site, part)) {
            Some(known) => Some(known.clone()),
            None if !self.plan.is_plain(sum) => None,
            None => self.plan.of_element(sum, self.template),
        };
        match &mut op.kind {
            OpKind::AffineLoad { map, operands, .. }
            | OpKind::AffineStore { map, operands, .. }
            | OpKind::AffineApply { map, operands } => {
                let sum = linear(&map.results[0], &values(operands), facts);
                let mut written = Operands::default();
                let expr = written.expr(&of_site(0, &sum)?)?;
                let Operands(now) = written;
                *map = AffineMap {
                    dims: now.len(),
                    results: vec![expr],
                };
                *operands = now;
                Some(())
            }
            OpKind::AffineIf { set, operands, .. } => {
                let mut written = Operands::default();
                let sums = conditions(set, operands, facts);
                let constraints = sums.iter().enumerate().map(|(part, holds)| {
                    Some(Constraint {
                        expr: written.expr(&of_site(part, &holds.sum)?)?,
                        equality: holds.equality,
                    })
                });
                let constraints = constraints.collect::<Option<Vec<_>>>()?;
                let Operands(now) = written;
                *set = IntegerSet {
                    dims: now.len(),
                    constraints,
                };
                *operands = now;
                Some(())
            }
            kind => (!kind.operands().contains(&dim)).then_some(()),
        }
    }
}
