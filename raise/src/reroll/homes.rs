//! Elements of memory that hold the values of unrolled steps.
//!
//! A compiler that unrolls loops over a column keeps in registers what one loop stores and the next
//! one loads. The loops can only be rerolled if these values are loaded again, from the element to
//! which they were stored or from which they were loaded. A value that was never stored is stored
//! first where a later step stores its own result, as in `x[k] -= w[k] * x[k + 1]`; nothing else
//! accesses that element in between.

use super::forms::Forms;
use super::memory::MemoryOp;
use crate::kernel_ir::{Kernel, Op, OpKind, Region, ValueId};
use std::collections::{BTreeMap, HashMap};

/// Returns an access of an element that holds `value` where the op at `at` of `region` begins:
/// the position of the load that gave it or of a store of it.
pub(super) fn home(
    kernel: &Kernel,
    forms: &Forms,
    region: &Region,
    value: ValueId,
    at: usize,
) -> Option<usize> {
    (0..at).rev().find(|home| {
        let holds = match &region.ops[*home].kind {
            OpKind::AffineStore { value: stored, .. } => *stored == value,
            OpKind::AffineLoad { .. } => region.ops[*home].results[0] == value,
            _ => false,
        };
        holds && is_untouched(kernel, forms, region, *home, at, |other| other.is_write())
    })
}

/// Returns whether no op between the access at `from` and the op at `to` is an access of its
/// element for which `counts` holds, or lets other threads access it.
fn is_untouched(
    kernel: &Kernel,
    forms: &Forms,
    region: &Region,
    from: usize,
    to: usize,
    counts: impl Fn(&MemoryOp) -> bool,
) -> bool {
    let element = MemoryOp::of(kernel, forms, &region.ops[from], from, (0, 0));
    (from + 1..to).all(|at| is_apart(kernel, forms, &region.ops[at], &element, &counts))
}

fn is_apart(
    kernel: &Kernel,
    forms: &Forms,
    op: &Op,
    elements: &[MemoryOp],
    counts: impl Fn(&MemoryOp) -> bool,
) -> bool {
    let mut others = MemoryOp::of(kernel, forms, op, 0, (0, 0)).into_iter();
    !is_shared_effect(op)
        && others.all(|other| {
            !counts(&other)
                || elements
                    .iter()
                    .all(|element| !element.may_be_same_element(&other))
        })
}

/// Returns whether the op contains a barrier or an op of several threads.
fn is_shared_effect(op: &Op) -> bool {
    let is = |kind: &OpKind| matches!(kind, OpKind::Barrier | OpKind::Ptx(..));
    is(&op.kind) || op.kind.regions().iter().any(|region| region.any(&is))
}

/// Returns a load of the element that the op accesses, and the value loaded.
pub(super) fn load(kernel: &mut Kernel, access: &Op, value: ValueId) -> (Op, ValueId) {
    let (OpKind::AffineStore {
        array,
        map,
        operands,
        ..
    }
    | OpKind::AffineLoad {
        array,
        map,
        operands,
    }) = &access.kind
    else {
        unreachable!("an access");
    };
    let kind = OpKind::AffineLoad {
        array: *array,
        map: map.clone(),
        operands: operands.clone(),
    };
    let result = kernel.new_value(kernel.ty(value));
    let load = Op {
        kind,
        results: vec![result],
        loc: access.loc,
    };
    (load, result)
}

/// Returns the region with each store directly after the ops that it depends on and the accesses
/// of its element before it.
pub(super) fn with_early_stores(kernel: &Kernel, forms: &Forms, region: &Region) -> Region {
    let mut out = region.clone();
    for at in 0..out.ops.len() {
        if !matches!(out.ops[at].kind, OpKind::AffineStore { .. }) {
            continue;
        }
        let needed = out.ops[at].kind.operands();
        let element = MemoryOp::of(kernel, forms, &out.ops[at], at, (0, 0));
        let blocks = |op: &Op| {
            op.results.iter().any(|result| needed.contains(result))
                || !is_apart(kernel, forms, op, &element, |_| true)
        };
        let first = (0..at).rev().find(|before| blocks(&out.ops[*before]));
        let first = first.map_or(0, |before| before + 1);
        out.ops[first..=at].rotate_right(1);
    }
    out
}

/// A use of a value that an earlier step computed: the position of its op, and the value.
pub(super) type Use = (usize, ValueId);

/// Replaces these uses by loads of elements that hold the values. If some have no such element,
/// each of these values is stored instead where `stores`, one for each use, stores later. Returns
/// `None` if that is not possible.
pub(super) fn loaded_again(
    kernel: &mut Kernel,
    forms: &Forms,
    region: &Region,
    uses: &[Use],
    stores: &[usize],
) -> Option<Region> {
    let homes = uses
        .iter()
        .map(|(at, value)| home(kernel, forms, region, *value, *at));
    let homes: Vec<Option<usize>> = homes.collect();
    if homes.contains(&None) {
        let uses = uses.iter().zip(stores).zip(&homes);
        let homeless = uses.filter(|(_, home)| home.is_none());
        // By the later store: a second value in the same element would replace the first.
        let mut values: BTreeMap<usize, ValueId> = BTreeMap::new();
        for (((_, value), store), _) in homeless {
            if values
                .insert(*store, *value)
                .is_some_and(|other| other != *value)
            {
                return None;
            }
        }
        return stored_early(kernel, forms, region, &values);
    }
    let mut out = Region {
        args: region.args.clone(),
        ops: Vec::new(),
        yields: region.yields.clone(),
    };
    for (at, op) in region.ops.iter().enumerate() {
        let mut op = op.clone();
        for ((place, value), home) in uses.iter().zip(&homes) {
            if let (true, Some(home)) = (*place == at, home) {
                let (load, now) = load(kernel, &region.ops[*home], *value);
                out.ops.push(load);
                op.kind.visit_operands_mut(&mut |operand| {
                    if operand == value {
                        *operand = now;
                    }
                });
            }
        }
        out.ops.push(op);
    }
    Some(out)
}

/// Returns the region with each of these values stored, directly after the op that computes it,
/// where the store at the given position stores later.
fn stored_early(
    kernel: &Kernel,
    forms: &Forms,
    region: &Region,
    values: &BTreeMap<usize, ValueId>,
) -> Option<Region> {
    let mut after: HashMap<usize, Op> = HashMap::new();
    for (store, value) in values {
        let mut early = region.ops[*store].clone();
        let OpKind::AffineStore {
            array,
            operands,
            value: stored,
            ..
        } = &mut early.kind
        else {
            return None;
        };
        if kernel.element(*array) != kernel.ty(*value) {
            return None;
        }
        *stored = *value;
        let from = region
            .ops
            .iter()
            .position(|op| op.results.contains(value))?;
        let between = region.ops.get(from + 1..*store)?;
        let is_late = |op: &Op| operands.iter().any(|operand| op.results.contains(operand));
        let element = MemoryOp::of(kernel, forms, &region.ops[*store], *store, (0, 0));
        let is_free = |op: &Op| !is_late(op) && is_apart(kernel, forms, op, &element, |_| true);
        if !between.iter().all(is_free) || after.insert(from, early).is_some() {
            return None;
        }
    }
    let mut out = region.clone();
    out.ops.clear();
    for (at, op) in region.ops.iter().enumerate() {
        out.ops.push(op.clone());
        out.ops.extend(after.remove(&at));
    }
    Some(out)
}
