//! The slice of a kernel that determines which thread accesses an array, and when.

use super::{TraceQuery, site};
use crate::kernel_ir::{Op, OpKind, PtxOp, Region, Ty, ValueId};

/// Returns the ops of the slice, and which values it needs.
pub(super) fn slice(question: &TraceQuery) -> (Region, Vec<bool>) {
    let mut slice = Slice {
        question,
        needed: vec![false; question.kernel.values.len()],
        grown: true,
    };
    while slice.grown {
        slice.grown = false;
        slice.region(&question.kernel.body);
    }
    (slice.pruned(&question.kernel.body), slice.needed)
}

struct Slice<'a> {
    question: &'a TraceQuery<'a>,
    needed: Vec<bool>,
    grown: bool,
}

impl Slice<'_> {
    fn need(&mut self, value: ValueId) {
        self.grown |= !self.needed[value.index()];
        self.needed[value.index()] = true;
    }

    fn is_needed(&self, value: Option<&ValueId>) -> bool {
        value.is_some_and(|value| self.needed[value.index()])
    }

    /// Returns whether the op, or an op inside it, accesses the array or is a barrier.
    fn matters(&self, op: &Op) -> bool {
        let inside = |region: &&Region| region.ops.iter().any(|op| self.matters(op));
        op.kind.is_barrier()
            || site(self.question, op).is_some()
            || op.kind.regions().iter().any(inside)
    }

    fn is_kept(&self, op: &Op) -> bool {
        op.results.iter().any(|result| self.is_needed(Some(result))) || self.matters(op)
    }

    fn region(&mut self, region: &Region) {
        for op in region.ops.iter().rev() {
            if self.is_kept(op) {
                self.op(op);
            }
        }
    }

    fn op(&mut self, op: &Op) {
        let mut own = op.kind.operands();
        match &op.kind {
            OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
                let known = match self.question.kernel.ty(*array) {
                    Ty::Array(number) => self.question.constant_arrays.contains_key(&number),
                    _ => false,
                };
                if !known && site(self.question, op).is_none() {
                    return;
                }
            }
            OpKind::Store { index, .. } => own = vec![*index],
            OpKind::AffineStore { operands, .. } => own = operands.clone(),
            // The mask determines which threads participate.
            OpKind::Ptx(PtxOp::WarpBarrier | PtxOp::GridBarrier | PtxOp::Lockstep, _) => {}
            OpKind::Ptx(_, operands) => match site(self.question, op) {
                Some(_) => own = vec![operands[1]],
                None => return,
            },
            OpKind::For { init, body, .. } | OpKind::AffineFor { init, body, .. } => {
                own.truncate(own.len() - init.len());
                for (k, first) in init.iter().enumerate() {
                    if self.is_needed(op.results.get(k)) || self.is_needed(body.args.get(k + 1)) {
                        self.need(*first);
                        self.need(body.yields[k]);
                    }
                }
            }
            OpKind::While {
                init,
                before,
                after,
            } => {
                own.clear();
                self.need(before.yields[0]);
                for (k, forwarded) in before.yields[1..].iter().enumerate() {
                    if self.is_needed(op.results.get(k)) || self.is_needed(after.args.get(k)) {
                        self.need(*forwarded);
                    }
                }
                for (k, first) in init.iter().enumerate() {
                    if self.is_needed(before.args.get(k)) {
                        self.need(*first);
                        self.need(after.yields[k]);
                    }
                }
            }
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => {
                for (k, result) in op.results.iter().enumerate() {
                    if self.is_needed(Some(result)) {
                        self.need(then_region.yields[k]);
                        self.need(else_region.yields[k]);
                    }
                }
            }
            OpKind::Constant(_)
            | OpKind::Poison
            | OpKind::Id { .. }
            | OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..)
            | OpKind::MulExtended { .. }
            | OpKind::AffineApply { .. }
            | OpKind::Parallel { .. }
            | OpKind::Barrier => {}
        }
        own.into_iter().for_each(|value| self.need(value));
        for region in op.kind.regions() {
            self.region(region);
        }
    }

    fn pruned(&self, region: &Region) -> Region {
        let kept = region.ops.iter().filter(|op| self.is_kept(op));
        let ops = kept.map(|op| {
            let mut op = op.clone();
            for region in op.kind.regions_mut() {
                *region = self.pruned(region);
            }
            op
        });
        Region {
            args: region.args.clone(),
            ops: ops.collect(),
            yields: region.yields.clone(),
        }
    }
}
