//! The values of one iteration of a loop on one path through its branches.

use std::collections::HashMap;

use super::pretests::Facts;
use crate::kernel_ir::{BinaryOp, CastOp, IntPredicate, Op, OpKind, Region, ValueId};

/// The depth to which conditions are followed.
const DEPTH: u32 = 12;

/// One path: of each branch, one side.
#[derive(Clone, Default)]
pub(super) struct Path<'k> {
    definitions: HashMap<ValueId, &'k OpKind>,
    /// The conditions of the branches.
    known: Vec<(ValueId, bool)>,
    /// The results of the branches, each with its value on this path.
    yields: HashMap<ValueId, ValueId>,
}

/// A condition on a path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Truth {
    Known(bool),
    Is(ValueId),
    Not(ValueId),
}

impl Truth {
    fn negated(self) -> Truth {
        match self {
            Truth::Known(value) => Truth::Known(!value),
            Truth::Is(value) => Truth::Not(value),
            Truth::Not(value) => Truth::Is(value),
        }
    }
}

impl<'k> Path<'k> {
    /// Adds the ops of a region on the path.
    pub fn define(&mut self, region: &'k Region) {
        let defined = region.ops.iter();
        self.definitions
            .extend(defined.filter_map(|op| Some((*op.results.first()?, &op.kind))));
    }

    /// Returns the path that goes on through the side of `branch` where its condition is `when`.
    pub fn through(&self, branch: &Op, side: &'k Region, condition: ValueId, when: bool) -> Self {
        let mut path = self.clone();
        path.define(side);
        path.known.push((condition, when));
        let pairs = branch.results.iter().zip(&side.yields);
        path.yields
            .extend(pairs.map(|(result, value)| (*result, *value)));
        path
    }

    pub fn definition(&self, id: ValueId) -> Option<&'k OpKind> {
        self.definitions.get(&id).copied()
    }

    /// Returns whether `id` is a result of a branch.
    pub fn is_result(&self, id: ValueId) -> bool {
        self.yields.contains_key(&id)
    }

    /// Returns the value of which `id` is a bitcast on this path.
    pub fn bits_of(&self, mut id: ValueId) -> ValueId {
        loop {
            id = match (self.definitions.get(&id), self.yields.get(&id)) {
                (Some(OpKind::Cast(CastOp::Bitcast, of)), _) | (_, Some(of)) => *of,
                _ => return id,
            }
        }
    }

    /// Returns what the lowest bit of `id` is on this path.
    pub fn truth(&self, id: ValueId, facts: &Facts) -> Truth {
        self.followed(id, facts, DEPTH)
    }

    fn followed(&self, id: ValueId, facts: &Facts, depth: u32) -> Truth {
        let Some(depth) = depth.checked_sub(1) else {
            return Truth::Is(id);
        };
        if let Some((_, value)) = self.known.iter().find(|(known, _)| *known == id) {
            return Truth::Known(*value);
        }
        if let Some(of) = self.yields.get(&id) {
            return self.followed(*of, facts, depth);
        }
        if let Some(constant) = facts.int(id) {
            return Truth::Known(constant & 1 != 0);
        }
        match self.definitions.get(&id) {
            Some(OpKind::Cast(CastOp::Trunci | CastOp::ExtUi | CastOp::ExtSi, of)) => {
                self.followed(*of, facts, depth)
            }
            Some(OpKind::Binary(op @ (BinaryOp::OrI | BinaryOp::AndI | BinaryOp::XorI), a, b)) => {
                let sides = [*a, *b].map(|side| self.followed(side, facts, depth));
                let (known, other) = match sides {
                    [Truth::Known(known), other] | [other, Truth::Known(known)] => (known, other),
                    _ => return Truth::Is(id),
                };
                match (op, known) {
                    (BinaryOp::OrI, true) | (BinaryOp::AndI, false) => Truth::Known(known),
                    (BinaryOp::XorI, true) => other.negated(),
                    _ => other,
                }
            }
            Some(OpKind::Select(condition, yes, no)) => {
                match self.followed(*condition, facts, depth) {
                    Truth::Known(true) => self.followed(*yes, facts, depth),
                    Truth::Known(false) => self.followed(*no, facts, depth),
                    Truth::Is(_) | Truth::Not(_) => Truth::Is(id),
                }
            }
            Some(OpKind::Cmpi(predicate @ (IntPredicate::Eq | IntPredicate::Ne), a, b))
                if self.bits_of(*a) == self.bits_of(*b) =>
            {
                Truth::Known(*predicate == IntPredicate::Eq)
            }
            _ => Truth::Is(id),
        }
    }
}
