//! Raising of ifs: removed where the condition is known, affine where the condition is.

use super::conditions::{Condition, Conjunction};
use super::linear::Linear;
use super::raise::Raiser;
use crate::kernel_ir::{IntegerSet, Loc, Op, OpKind, Region, ValueId};

impl Raiser {
    /// Raises an `scf.if`: removes it where its condition is known, or rewrites it to `affine.if`
    /// where the condition or its negation is affine.
    pub(super) fn branches(
        &mut self,
        cond: ValueId,
        then_region: Region,
        else_region: Region,
        results: Vec<ValueId>,
        loc: Loc,
        out: &mut Vec<Op>,
    ) {
        if let Some(truth) = self.analysis.decide(cond) {
            return self.splice(if truth { then_region } else { else_region }, results, out);
        }
        let holds = self.analysis.assume(cond, true);
        self.analysis.facts.note_again();
        let then_region = self.region(then_region);
        self.analysis.facts.close();
        let fails = self.analysis.assume(cond, false);
        self.analysis.facts.note_again();
        let else_region = self.region(else_region);
        self.analysis.facts.close();

        let kind = self.if_kind(
            cond,
            holds,
            fails,
            then_region,
            else_region,
            results.is_empty(),
            loc,
        );
        out.push(Op { kind, results, loc });
    }

    /// Inlines the region that is certain to run in place of an if.
    fn splice(&mut self, region: Region, results: Vec<ValueId>, out: &mut Vec<Op>) {
        region.ops.into_iter().for_each(|inner| self.op(inner, out));
        for (result, value) in results.into_iter().zip(region.yields) {
            let value = self.resolve(value);
            self.alias.insert(result, value);
        }
    }

    #[allow(clippy::too_many_arguments)] // the parts of one if
    fn if_kind(
        &mut self,
        cond: ValueId,
        holds: Conjunction,
        fails: Conjunction,
        then_region: Region,
        else_region: Region,
        no_results: bool,
        loc: Loc,
    ) -> OpKind {
        let otherwise = then_region.ops.is_empty() && no_results && !fails.partial;
        if !(holds.partial || otherwise)
            && let Some((set, operands)) = self.analysis.set(&holds.conditions)
        {
            return OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            };
        }
        if !fails.partial
            && let Some((set, operands)) = self.analysis.set(&fails.conditions)
        {
            let (then_region, else_region) = (else_region, then_region);
            return OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            };
        }
        // The condition is only partly affine. The affine part becomes an outer `affine.if`, if the
        // other side does nothing.
        let necessary = match no_results {
            true if else_region.ops.is_empty() => Some(holds),
            true if then_region.ops.is_empty() => Some(fails),
            _ => None,
        };
        let rest = OpKind::If {
            cond,
            then_region,
            else_region,
        };
        let affine: Vec<Condition> = necessary
            .into_iter()
            .flat_map(|conjunction| conjunction.conditions)
            .filter(|condition| self.analysis.is_affine(&condition.sum))
            .collect();
        match self.analysis.set(&affine) {
            Some((set, operands)) if !affine.is_empty() => {
                let rest = Op {
                    kind: rest,
                    results: Vec::new(),
                    loc,
                };
                let then_region = Region {
                    ops: vec![rest],
                    ..Region::default()
                };
                OpKind::AffineIf {
                    set,
                    operands,
                    then_region,
                    else_region: Region::default(),
                }
            }
            _ => rest,
        }
    }

    /// Raises an `affine.if`, simplified as far as the facts allow.
    pub(super) fn affine_branches(
        &mut self,
        (set, operands): (IntegerSet, Vec<ValueId>),
        then_region: Region,
        else_region: Region,
        results: Vec<ValueId>,
        loc: Loc,
        out: &mut Vec<Op>,
    ) {
        let dims: Vec<Linear> = operands
            .iter()
            .map(|operand| self.analysis.signed(*operand))
            .collect();
        self.analysis.facts.open();
        let mut holds = Conjunction::default();
        for constraint in &set.constraints {
            // Given the conditions before it, a remainder may equal its dividend.
            let sum = self.analysis.apply(&constraint.expr, &dims);
            self.analysis.require(sum, constraint.equality, &mut holds);
        }
        if holds.impossible || holds.conditions.is_empty() {
            self.analysis.facts.close();
            let region = if holds.impossible {
                else_region
            } else {
                then_region
            };
            return self.splice(region, results, out);
        }
        self.analysis.facts.note_again();
        let then_region = self.region(then_region);
        self.analysis.facts.close();
        let opposite = match holds.conditions.as_slice() {
            [only] => self.analysis.opposite(only),
            [a, b] => self.analysis.opposite_of_both(a, b),
            _ => None,
        };
        self.analysis.facts.open();
        let mut fails = Conjunction::default();
        if let Some(opposite) = opposite {
            self.analysis.require(opposite, false, &mut fails);
            self.analysis.facts.note_again();
        }
        let else_region = self.region(else_region);
        self.analysis.facts.close();
        let swap = then_region.ops.is_empty() && results.is_empty() && !fails.conditions.is_empty();
        let (conditions, then_region, else_region) = match swap {
            true => (fails.conditions, else_region, then_region),
            false => (holds.conditions, then_region, else_region),
        };
        let (set, operands) = self.analysis.set(&conditions).unwrap_or((set, operands));
        let kind = OpKind::AffineIf {
            set,
            operands,
            then_region,
            else_region,
        };
        out.push(Op { kind, results, loc });
    }
}
