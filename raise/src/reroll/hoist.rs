//! Hoists sums over shared memory out of the branch into which LLVM sank them.
//!
//! Input: `x = load s[0]; y = load s[1]; …; barrier; if guard { fma(…y…, fma(…x…, sum)); store }`:
//! the loads cannot cross the barrier, but the arithmetic on them was sunk to its use. Output: the
//! chain follows its loads, where it can be rerolled, and the branch uses its result. Short chains
//! are kept, and so are ops that depend on other values of the branch.

use super::chains::{MIN_LINKS, before};
use crate::kernel_ir::{Kernel, KernelArg, Op, OpKind, Region, Space, ValueId};
use std::collections::{HashMap, HashSet};

/// Hoists chains out of branches, at any depth.
pub(super) fn hoist_chains(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    hoist_in(kernel, &mut body);
    kernel.body = body;
}

fn hoist_in(kernel: &Kernel, region: &mut Region) {
    let mut at = 0;
    while at < region.ops.len() {
        for inner in region.ops[at].kind.regions_mut() {
            hoist_in(kernel, inner);
        }
        if let OpKind::If { .. } | OpKind::AffineIf { .. } = region.ops[at].kind {
            let (before, from) = region.ops.split_at_mut(at);
            let mut chains = Vec::new();
            for inner in from[0].kind.regions_mut() {
                chains.extend(take_chain(kernel, before, inner));
            }
            chains.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
            for (place, ops) in chains {
                at += ops.len();
                region.ops.splice(place..place, ops);
            }
        }
        at += 1;
    }
}

/// Returns a chain of `inner` whose links each add values loaded from shared memory in `outside`,
/// and the position after all its operands.
fn take_chain(kernel: &Kernel, outside: &[Op], inner: &mut Region) -> Option<(usize, Vec<Op>)> {
    let mut defined: HashMap<ValueId, usize> = HashMap::new();
    let mut shared: HashSet<ValueId> = HashSet::new();
    for (at, op) in outside.iter().enumerate() {
        defined.extend(op.results.iter().map(|result| (*result, at)));
        if let OpKind::AffineLoad { array, .. } | OpKind::Load { array, .. } = &op.kind
            && let KernelArg::Array { space, .. } = kernel.array(*array)
            && *space == Space::Shared
        {
            shared.extend(&op.results);
        }
        // Values computed from them count as well.
        if let OpKind::Binary(..) | OpKind::Fma(..) | OpKind::Unary(..) | OpKind::Cast(..) =
            &op.kind
            && op
                .kind
                .operands()
                .iter()
                .any(|value| shared.contains(value))
        {
            shared.extend(&op.results);
        }
    }
    let mut inside: HashSet<ValueId> = HashSet::new();
    inner.walk_definitions(&mut |value| {
        inside.insert(value);
    });
    let (mut links, mut place) = (Vec::new(), 0);
    for (at, op) in inner.ops.iter().enumerate() {
        let operands = op.kind.operands();
        let is_link = !before(&op.kind).is_empty()
            && operands.iter().any(|value| shared.contains(value))
            && operands.iter().all(|value| !inside.contains(value));
        if is_link {
            links.push(at);
            op.results.iter().for_each(|result| {
                inside.remove(result);
            });
            let needs = operands.iter().filter_map(|value| defined.get(value));
            place = needs.map(|at| at + 1).fold(place, usize::max);
        }
    }
    if links.len() < MIN_LINKS {
        return None;
    }
    let mut ops = Vec::new();
    for at in links.into_iter().rev() {
        ops.insert(0, inner.ops.remove(at));
    }
    Some((place, ops))
}
