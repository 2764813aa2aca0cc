//! Cleanup after a shared array has become unused: its stores, barriers, implied guards, and values
//! used in one branch only.

use super::context::{self, conditions, decided, note};
use super::invert::at as same_now;
use crate::affine::{Facts, Operands};
use crate::kernel_ir::{
    Constraint, IntegerSet, Kernel, KernelArg, OpKind, PtxOp, Region, Space, ValueId,
};
use crate::scf::simplify;
use std::collections::{BTreeMap, BTreeSet};

/// Removes stores to shared arrays that nothing reads.
pub(super) fn drop_unread(mut kernel: Kernel) -> Kernel {
    let mut read = BTreeSet::new();
    kernel.body.walk(&mut |op| match &op.kind {
        OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
            read.insert(*array);
        }
        OpKind::Ptx(PtxOp::Atomic(_), operands) => {
            read.insert(operands[0]);
        }
        _ => {}
    });
    let unread = kernel.args.iter().filter_map(|arg| match arg {
        KernelArg::Array {
            space: Space::Shared,
            value,
            ..
        } if !read.contains(value) => Some(*value),
        _ => None,
    });
    let unread: Vec<ValueId> = unread.collect();
    drop_ops(&mut kernel.body, &|kind| match kind {
        OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } => unread.contains(array),
        _ => false,
    });
    simplify(kernel)
}

fn drop_ops(region: &mut Region, drop: &dyn Fn(&OpKind) -> bool) {
    region.ops.retain(|op| !drop(&op.kind));
    for op in &mut region.ops {
        for region in op.kind.regions_mut() {
            drop_ops(region, drop);
        }
    }
}

/// Removes the barriers if they order nothing: no shared memory is left, and no array is both
/// written and read.
pub(super) fn drop_barriers(mut kernel: Kernel) -> Kernel {
    let (mut read, mut written, mut shared) = (BTreeSet::new(), BTreeSet::new(), false);
    kernel.body.walk(&mut |op| {
        let (array, to) = match &op.kind {
            OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => (*array, &mut read),
            OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } => {
                (*array, &mut written)
            }
            OpKind::Ptx(PtxOp::Atomic(_), operands) => (operands[0], &mut written),
            _ => return,
        };
        let KernelArg::Array { name, space, .. } = kernel.array(array) else {
            return;
        };
        shared |= *space == Space::Shared;
        to.insert(name.clone());
    });
    if !shared && read.is_disjoint(&written) {
        drop_ops(&mut kernel.body, &|kind| {
            matches!(kind, OpKind::Barrier) || kind.is_warp_barrier()
        });
    }
    simplify(kernel)
}

/// Removes conditions of guards that are implied by the others and by the context.
pub(super) fn drop_implied(mut kernel: Kernel) -> Kernel {
    let mut facts = context::of_kernel(&kernel);
    context::walk(&mut kernel.body, &mut facts, &mut |region, facts| {
        for op in &mut region.ops {
            if let OpKind::AffineIf { set, operands, .. } = &mut op.kind
                && let Some((plainer, of)) = without_implied(set, operands, facts)
            {
                (*set, *operands) = (plainer, of);
            }
        }
    });
    kernel
}

fn without_implied(
    set: &IntegerSet,
    operands: &[ValueId],
    facts: &mut Facts,
) -> Option<(IntegerSet, Vec<ValueId>)> {
    let mut left = conditions(set, operands, facts);
    // Conditions on most values first.
    left.sort_by_key(|holds| {
        let mut values = BTreeSet::new();
        holds.sum.walk_values(&mut |value| {
            values.insert(value);
        });
        std::cmp::Reverse(values.len())
    });
    let before = left.len();
    let mut at = 0;
    while at < left.len() && left.len() > 1 {
        facts.open();
        for (number, holds) in left.iter().enumerate() {
            if number != at {
                note(facts, holds);
            }
        }
        let sum = same_now(&left[at].sum, &BTreeMap::new(), facts);
        let equality = left[at].equality;
        let follows = decided(facts, &context::AffineConstraint { sum, equality }) == Some(true);
        facts.close();
        match follows {
            true => drop(left.remove(at)),
            false => at += 1,
        }
    }
    if left.len() == before {
        return None;
    }
    let mut operands = Operands::default();
    let constraints = left.iter().map(|holds| {
        Some(Constraint {
            expr: operands.expr(&holds.sum)?,
            equality: holds.equality,
        })
    });
    let constraints = constraints.collect::<Option<Vec<_>>>()?;
    let Operands(operands) = operands;
    let dims = operands.len();
    Some((IntegerSet { dims, constraints }, operands))
}

/// Sinks ops that are only used on one side of a branch into that side.
pub(super) fn sink(mut kernel: Kernel) -> Kernel {
    let names = kernel.written_arrays().into_iter();
    let written: BTreeSet<String> = names.map(str::to_owned).collect();
    let mut body = std::mem::take(&mut kernel.body);
    let read_only = |array: ValueId| !written.contains(kernel.array(array).name());
    sink_in(&mut body, &read_only);
    kernel.body = body;
    simplify(kernel)
}

fn sink_in(region: &mut Region, read_only: &dyn Fn(ValueId) -> bool) {
    for at in (0..region.ops.len()).rev() {
        if let Some((to, number)) = only_user(region, at, read_only) {
            let op = region.ops.remove(at);
            if let Some(inner) = region.ops[to - 1]
                .kind
                .regions_mut()
                .into_iter()
                .nth(number)
            {
                inner.ops.insert(0, op);
            }
        }
    }
    for op in &mut region.ops {
        for inner in op.kind.regions_mut() {
            sink_in(inner, read_only);
        }
    }
}

/// Returns the branch after op `at`, and its side, that has all uses of its results.
fn only_user(
    region: &Region,
    at: usize,
    read_only: &dyn Fn(ValueId) -> bool,
) -> Option<(usize, usize)> {
    let op = &region.ops[at];
    let mut movable = !matches!(op.kind, OpKind::Constant(_) | OpKind::Id { .. })
        && !op.kind.has_effect()
        && !op.results.is_empty();
    let mut look = |kind: &OpKind| match kind {
        OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
            movable &= read_only(*array);
        }
        _ => {}
    };
    look(&op.kind);
    for inner in op.kind.regions() {
        inner.walk(&mut |op| look(&op.kind));
    }
    if !movable || region.yields.iter().any(|id| op.results.contains(id)) {
        return None;
    }
    let mut user = None;
    for (to, later) in region.ops.iter().enumerate().skip(at + 1) {
        if later
            .kind
            .operands()
            .iter()
            .any(|id| op.results.contains(id))
        {
            return None;
        }
        for (number, inner) in later.kind.regions().into_iter().enumerate() {
            let mut uses = false;
            inner.walk_uses(&mut |id| uses |= op.results.contains(&id));
            if uses && user.replace((to, number)).is_some() {
                return None;
            }
        }
    }
    let (to, _) = user?;
    let is_branch = matches!(
        region.ops[to].kind,
        OpKind::If { .. } | OpKind::AffineIf { .. }
    );
    user.filter(|_| is_branch)
}
