//! Replaces a load from a shared array by the value that the storing thread computed.

use super::agree::{CASES, Of, Stored as Stores, ValueEquivalence};
use super::clone::{Cloner, Values};
use super::context::{self, AffineConstraint, enter, linear, values};
use super::invert::{Inverted, ThreadId, invert};
use super::stores::{StagingPattern, Stored, touches};
use crate::affine::{Facts, Linear, Operands};
use crate::kernel_ir::{
    AffineMap, Const, Constraint, IntegerSet, Kernel, Loc, Op, OpKind, Region, Ty, ValueId,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The replacement of loads.
pub(super) struct LoadRewriter<'a> {
    pub(super) kernel: &'a mut Kernel,
    pub(super) array: ValueId,
    pub(super) values: &'a Values,
    pub(super) ids: &'a [ThreadId],
    pub(super) plan: &'a StagingPattern,
    /// Index of the current op in the pattern's region.
    pub(super) at: usize,
    /// The replacements of the loads' results.
    pub(super) alias: &'a mut HashMap<ValueId, ValueId>,
}

impl LoadRewriter<'_> {
    /// Replaces the loads in the regions of `op`.
    pub(super) fn inside(
        &mut self,
        op: &mut Op,
        facts: &mut Facts,
        scope: &HashSet<ValueId>,
    ) -> Option<()> {
        let kind = op.kind.clone();
        for (number, region) in op.kind.regions_mut().into_iter().enumerate() {
            let mut scope = scope.clone();
            scope.extend(&region.args);
            enter(facts, &kind, number);
            for mut op in std::mem::take(&mut region.ops) {
                match &op.kind {
                    OpKind::AffineLoad { array, .. } if *array == self.array => {
                        let results = op.results.clone();
                        self.load(op, facts, &scope, &mut region.ops)?;
                        scope.extend(results);
                    }
                    _ => {
                        if touches(&op, self.array) {
                            self.inside(&mut op, facts, &scope)?;
                        }
                        scope.extend(&op.results);
                        region.ops.push(op);
                    }
                }
            }
            facts.close();
        }
        Some(())
    }

    pub(super) fn load(
        &mut self,
        op: Op,
        facts: &mut Facts,
        scope: &HashSet<ValueId>,
        out: &mut Vec<Op>,
    ) -> Option<()> {
        let OpKind::AffineLoad { map, operands, .. } = &op.kind else {
            return None;
        };
        facts.types = self.kernel.values.iter().map(|value| value.ty).collect();
        let phase = |at: usize| self.plan.barriers.iter().filter(|b| **b < at).count();
        let now = phase(self.at);
        let (stores, others) = (&self.plan.stores, &self.plan.others);
        if stores.iter().any(|store| store.phase == now) {
            return None;
        }
        let from = stores.iter().map(|s| s.phase).filter(|p| *p < now).max()?;
        if others.iter().any(|phase| (from..=now).contains(phase)) {
            return None;
        }
        let first = stores.iter().all(|store| store.phase >= from)
            && others.iter().all(|phase| *phase > now);
        let loaded = linear(&map.results[0], &values(operands), facts);
        let mut candidates: Vec<&Stored> = stores.iter().filter(|s| s.phase == from).collect();
        let zero_else = first && !self.plan.in_loop;
        let ty = self.kernel.ty(op.results[0]);
        let choice = Choice {
            loaded: &loaded,
            zero_else,
            ty,
            loc: op.loc,
            scope,
        };
        match self.overlap(candidates.iter().rev().copied(), &choice, facts)? {
            // Of several stores of a thread to one element, the last one counts.
            true => candidates.reverse(),
            // Stores of single threads last: they are the edges.
            false => {
                candidates.sort_by_key(|store| store.guards.iter().filter(|g| g.equality).count())
            }
        }
        let value = match self.agreed(&candidates, &choice, facts, out) {
            Some(value) => value,
            None => self.choose(&candidates, &choice, facts, out)?,
        };
        self.alias.insert(op.results[0], value);
        Some(())
    }

    /// Returns whether two of the stores may write the loaded element; `None` if that is unknown.
    fn overlap<'s>(
        &self,
        stores: impl Iterator<Item = &'s Stored>,
        choice: &Choice,
        facts: &mut Facts,
    ) -> Option<bool> {
        let mut all: Vec<Vec<AffineConstraint>> = Vec::new();
        for store in stores {
            let Inverted::By(source) = self.who(store, choice, facts)? else {
                continue;
            };
            for before in &all {
                facts.open();
                for holds in before.iter().chain(&source.conditions) {
                    context::note(facts, holds);
                }
                facts.note_again();
                let are_apart = facts.contradict();
                facts.close();
                if !are_apart {
                    return Some(true);
                }
            }
            all.push(source.conditions);
        }
        Some(false)
    }

    /// Emits the value of the first candidate that stores the loaded element.
    fn choose(
        &mut self,
        candidates: &[&Stored],
        choice: &Choice,
        facts: &mut Facts,
        out: &mut Vec<Op>,
    ) -> Option<ValueId> {
        let (loc, ty) = (choice.loc, choice.ty);
        let Some((stored, rest)) = candidates.split_first() else {
            // No thread stored it: any value is valid.
            let zero = match ty.is_float() {
                true => Const::Float(0.0),
                false => Const::Int(0),
            };
            let result = self.kernel.new_value(ty);
            out.push(Op {
                kind: OpKind::Constant(zero),
                results: vec![result],
                loc,
            });
            return choice.zero_else.then_some(result);
        };
        let source = match self.who(stored, choice, facts)? {
            Inverted::Nobody => return self.choose(rest, choice, facts, out),
            Inverted::By(source) => source,
        };
        let (value, mut ops) = self.said_of(stored.value, &source.threads, choice)?;
        if source.conditions.is_empty() {
            out.append(&mut ops);
            return Some(value);
        }
        facts.open();
        if let Some(holds) = context::opposite(&source.conditions, facts) {
            context::note(facts, &holds);
            facts.note_again();
        }
        let mut others = Vec::new();
        let otherwise = self.choose(rest, choice, facts, &mut others);
        facts.close();
        self.branch(
            &source.conditions,
            (value, ops),
            (otherwise?, others),
            choice,
            out,
        )
    }

    /// Returns the thread that stored the loaded element; `None` if it is unknown.
    fn who(&self, stored: &Stored, choice: &Choice, facts: &mut Facts) -> Option<Inverted> {
        let guards = self.plan.guards.iter().chain(&stored.guards);
        let guards: Vec<AffineConstraint> = guards.cloned().collect();
        let uniform = |value: ValueId| !self.values.varies(value) || self.is_id(value);
        let in_scope = |sum: &Linear| sum.is_over(&|v| choice.scope.contains(&v) && uniform(v));
        if !guards.iter().all(|holds| in_scope(&holds.sum)) || !in_scope(&stored.index) {
            return None;
        }
        invert(&stored.index, &guards, choice.loaded, self.ids, facts)
    }

    fn is_id(&self, value: ValueId) -> bool {
        self.ids.iter().any(|id| id.value == value)
    }

    /// Returns the value as computed by the storing thread, and the ops that recompute it.
    fn said_of(
        &mut self,
        value: ValueId,
        threads: &BTreeMap<ValueId, Linear>,
        choice: &Choice,
    ) -> Option<(ValueId, Vec<Op>)> {
        let loc = choice.loc;
        let mut ops = Vec::new();
        let mut known = HashMap::new();
        for (id, thread) in threads {
            let mut operands = Operands::default();
            let expr = operands.expr(thread)?;
            let Operands(operands) = operands;
            let map = AffineMap {
                dims: operands.len(),
                results: vec![expr],
            };
            let copy = self.kernel.new_value(Ty::Index);
            ops.push(Op {
                kind: OpKind::AffineApply { map, operands },
                results: vec![copy],
                loc,
            });
            known.insert(*id, copy);
        }
        let mut cloner = Cloner {
            values: self.values,
            kernel: self.kernel,
            in_scope: choice.scope,
            known,
            out: ops,
        };
        let value = cloner.value(value)?;
        Some((value, cloner.out))
    }

    /// Returns the value that all of the candidates store, if it is the same function wherever they
    /// store, and one of them surely stored the element.
    fn agreed(
        &mut self,
        candidates: &[&Stored],
        choice: &Choice,
        facts: &mut Facts,
        out: &mut Vec<Op>,
    ) -> Option<ValueId> {
        let mut sources = Vec::new();
        for candidate in candidates {
            if let Inverted::By(source) = self.who(candidate, choice, facts)? {
                sources.push((candidate.value, source));
            }
        }
        let is_id = |value: ValueId| self.is_id(value);
        let mut agree = ValueEquivalence {
            kernel: self.kernel,
            values: self.values,
            is_id: &is_id,
            cases: CASES,
        };
        let mut stored = Vec::new();
        for (value, source) in &sources {
            let (value, threads) = (*value, &source.threads);
            facts.open();
            let conditions = source.conditions.iter();
            conditions.for_each(|holds| context::note(facts, holds));
            let value = agree.guarded(Of { value, threads }, facts);
            facts.close();
            stored.push(Stores {
                value: value?,
                conditions: &source.conditions,
            });
        }
        let found = agree.all(&stored, facts)?;
        let (value, mut ops) = self.said_of(found.of.value, found.of.threads, choice)?;
        let Some(constant) = found.otherwise else {
            out.append(&mut ops);
            return Some(value);
        };
        let constant = self.said_of(constant, found.of.threads, choice)?;
        self.branch(&found.conditions, (value, ops), constant, choice, out)
    }

    /// Emits a branch that yields one value where all conditions hold, and another elsewhere.
    fn branch(
        &mut self,
        conditions: &[AffineConstraint],
        (value, ops): (ValueId, Vec<Op>),
        (otherwise, others): (ValueId, Vec<Op>),
        choice: &Choice,
        out: &mut Vec<Op>,
    ) -> Option<ValueId> {
        let mut operands = Operands::default();
        let constraints = conditions.iter().map(|holds| {
            Some(Constraint {
                expr: operands.expr(&holds.sum)?,
                equality: holds.equality,
            })
        });
        let constraints = constraints.collect::<Option<Vec<_>>>()?;
        let Operands(operands) = operands;
        let region = |value, ops| Region {
            args: Vec::new(),
            ops,
            yields: vec![value],
        };
        let kind = OpKind::AffineIf {
            set: IntegerSet {
                dims: operands.len(),
                constraints,
            },
            operands,
            then_region: region(value, ops),
            else_region: region(otherwise, others),
        };
        let result = self.kernel.new_value(choice.ty);
        out.push(Op {
            kind,
            results: vec![result],
            loc: choice.loc,
        });
        Some(result)
    }
}

/// The load that is being replaced.
struct Choice<'a> {
    loaded: &'a Linear,
    /// Whether elements that no thread stored may have any value.
    zero_else: bool,
    ty: Ty,
    loc: Loc,
    scope: &'a HashSet<ValueId>,
}
