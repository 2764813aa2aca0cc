//! Rewrites `scf.while` to `scf.for`.
//!
//! LLVM's rotated loops have the whole body in `before` (body, then test); a plain `while` has its
//! body in `after` (test, then body). In both, a carried value that grows by an invariant amount is
//! exactly `first + iteration * step` in wrap-around arithmetic. If one of these induction
//! variables is tested against an invariant, the trip count follows and the loop becomes an
//! `scf.for` from 0 with increment 1; the induction variables are no longer carried.

use std::collections::HashMap;

use crate::error::Result;
use crate::kernel_ir::{BinaryOp, Const, Kernel, Op, OpKind, Region, ValueId};
use crate::scf::build::build;
use crate::scf::cas_loops::raise_swaps;
use crate::scf::peel::peel_last_tile;
use crate::scf::periodic::unroll_periodic;
use crate::scf::pretests::drop_pretests;
use crate::scf::recognise::Loop;
use crate::scf::shuffle_pairs::join_halves;
use crate::scf::simplify::simplify;
use crate::scf::speculate::speculate;

/// The greatest number of iterations that are peeled in one kernel.
const MAX_PEELED: usize = 4;

/// Rewrites every `scf.while` with a recognised trip count to `scf.for`, and simplifies the kernel.
pub fn raise_loops(kernel: Kernel) -> Result<Kernel> {
    let mut kernel = simplify(speculate(simplify(join_halves(drop_pretests(simplify(
        raise_swaps(simplify(kernel)),
    ))))));
    kernel = counted(kernel);
    for _ in 0..MAX_PEELED {
        if !peel_last_tile(&mut kernel) {
            break;
        }
        kernel = counted(simplify(kernel));
    }
    Ok(unroll_periodic(simplify(kernel)))
}

/// Rewrites every `scf.while` with a recognised trip count.
fn counted(mut kernel: Kernel) -> Kernel {
    let uses = kernel.use_counts();
    let body = std::mem::take(&mut kernel.body);
    let mut raiser = Raiser {
        kernel,
        seen: Seen::default(),
        alias: HashMap::new(),
        uses,
    };
    let body = raiser.region(body);
    raiser.kernel.body = body;
    raiser.kernel
}

/// The definitions of constants and sums so far.
#[derive(Default)]
pub(super) struct Seen {
    constants: HashMap<ValueId, i128>,
    sums: HashMap<ValueId, (BinaryOp, ValueId, ValueId)>,
}

impl Seen {
    fn define(&mut self, op: &Op) {
        match op.kind {
            OpKind::Constant(Const::Int(value)) => {
                self.constants.insert(op.results[0], value);
            }
            OpKind::Binary(kind @ (BinaryOp::AddI | BinaryOp::SubI), a, b) => {
                self.sums.insert(op.results[0], (kind, a, b));
            }
            _ => {}
        }
    }

    /// Returns the value of an integer constant.
    pub(super) fn int(&self, value: ValueId) -> Option<i128> {
        self.constants.get(&value).copied()
    }

    /// Returns `value` as another value plus a constant, following chains of additions.
    pub(super) fn peel(&self, mut value: ValueId) -> (ValueId, i128) {
        let mut offset = 0;
        while let Some((kind, a, b)) = self.sums.get(&value) {
            (value, offset) = match (kind, self.int(*a), self.int(*b)) {
                (BinaryOp::AddI, _, Some(b)) => (*a, offset + b),
                (BinaryOp::AddI, Some(a), _) => (*b, offset + a),
                (BinaryOp::SubI, _, Some(b)) => (*a, offset - b),
                _ => break,
            };
        }
        (value, offset)
    }
}

struct Raiser {
    kernel: Kernel,
    seen: Seen,
    /// Replacements for the results of rewritten loops.
    alias: HashMap<ValueId, ValueId>,
    /// The numbers of uses before any change.
    uses: Vec<u32>,
}

impl Raiser {
    fn region(&mut self, mut region: Region) -> Region {
        let mut ops = Vec::with_capacity(region.ops.len());
        for op in std::mem::take(&mut region.ops) {
            self.op(op, &mut ops);
        }
        region
            .yields
            .iter_mut()
            .for_each(|value| *value = self.resolve(*value));
        region.ops = ops;
        region
    }

    fn resolve(&self, value: ValueId) -> ValueId {
        self.alias.get(&value).copied().unwrap_or(value)
    }

    /// Rewrites the loops in `op`, innermost first, and appends it to `out`.
    fn op(&mut self, mut op: Op, out: &mut Vec<Op>) {
        op.kind
            .visit_operands_mut(&mut |value| *value = self.resolve(*value));
        for region in op.kind.regions_mut() {
            *region = self.region(std::mem::take(region));
        }
        self.seen.define(&op);
        let found = match &op.kind {
            OpKind::While { .. } => Loop::recognise(&op, &self.kernel, &self.seen),
            _ => None,
        };
        match found {
            Some(found) => {
                let wanted: Vec<bool> = op
                    .results
                    .iter()
                    .map(|result| self.uses[result.index()] > 0)
                    .collect();
                let results = build(found, &wanted, &mut self.kernel, &self.seen, out);
                self.alias.extend(op.results.into_iter().zip(results));
            }
            None => out.push(op),
        }
    }
}
