//! Replaces loads from one shared array by the stored values.

use super::clone::Values;
use super::context::{self, AffineConstraint, conditions, enter, linear, values as operand_sums};
use super::invert::ThreadId;
use super::loads::LoadRewriter;
use super::stores::{plan, touches};
use crate::affine::Facts;
use crate::kernel_ir::{IdKind, Kernel, Op, OpKind, Region, ValueId};
use std::collections::{HashMap, HashSet};

/// Returns the kernel without loads from `array`, if all of them can be replaced.
pub(super) fn forward(kernel: &Kernel, array: ValueId) -> Option<Kernel> {
    let mut kernel = kernel.clone();
    let values = Values::of(&kernel);
    let mut facts = context::of_kernel(&kernel);
    let mut ids = Vec::new();
    for op in &kernel.body.ops {
        if let OpKind::Id { kind, extent, .. } = op.kind
            && kind == IdKind::Thread
        {
            ids.push(ThreadId {
                value: op.results[0],
                range: (0, i128::from(extent) - 1),
            });
        }
    }
    // Threads that differ in ids that the kernel does not use store the same elements.
    let named: i128 = ids.iter().map(|id| id.range.1 + 1).product();
    if named != kernel.block.iter().map(|n| i128::from(*n)).product() {
        return None;
    }
    // An access outside the array must be reported, which happens where the array is raised as
    // memory.
    let len = kernel.array_len(array) as i128;
    if !all_inside(&kernel.body, array, len, &mut facts) {
        return None;
    }
    let mut scope: HashSet<ValueId> = kernel.args.iter().map(|arg| arg.value()).collect();
    let mut body = std::mem::take(&mut kernel.body);
    let mut alias = HashMap::new();
    let done = descend(
        &mut body,
        &mut kernel,
        array,
        &values,
        &ids,
        &mut facts,
        &mut scope,
        Vec::new(),
        false,
        &mut alias,
    );
    // Stored values that were loaded are copied with their replacements.
    body.walk_uses_mut(&mut |value| {
        while let Some(known) = alias.get(value) {
            *value = *known;
        }
    });
    kernel.body = body;
    done.map(|()| kernel)
}

/// Returns whether all affine accesses to the array are inside its `len` elements.
fn all_inside(region: &Region, array: ValueId, len: i128, facts: &mut Facts) -> bool {
    region.ops.iter().all(|op| match &op.kind {
        OpKind::AffineLoad {
            array: of,
            map,
            operands,
        }
        | OpKind::AffineStore {
            array: of,
            map,
            operands,
            ..
        } if *of == array => {
            let index = linear(&map.results[0], &operand_sums(operands), facts);
            let (least, greatest) = facts.range(&index);
            (0 <= least && greatest < len) || facts.contradict()
        }
        kind => kind
            .regions()
            .into_iter()
            .enumerate()
            .all(|(number, inner)| {
                enter(facts, kind, number);
                let inside = all_inside(inner, array, len, facts);
                facts.close();
                inside
            }),
    })
}

/// Descends to the innermost region with all accesses to the array.
#[allow(clippy::too_many_arguments)] // a walk with its state
fn descend(
    region: &mut Region,
    kernel: &mut Kernel,
    array: ValueId,
    values: &Values,
    ids: &[ThreadId],
    facts: &mut Facts,
    scope: &mut HashSet<ValueId>,
    mut guards: Vec<AffineConstraint>,
    mut in_loop: bool,
    alias: &mut HashMap<ValueId, ValueId>,
) -> Option<()> {
    scope.extend(&region.args);
    let touching: Vec<usize> = (0..region.ops.len())
        .filter(|at| touches(&region.ops[*at], array))
        .collect();
    if let [only] = touching[..]
        && !matches!(
            region.ops[only].kind,
            OpKind::Load { .. }
                | OpKind::Store { .. }
                | OpKind::AffineLoad { .. }
                | OpKind::AffineStore { .. }
                | OpKind::Ptx(..)
        )
    {
        for op in &region.ops[..only] {
            scope.extend(&op.results);
        }
        let kind = region.ops[only].kind.clone();
        let inner = kind.regions();
        let with = (0..inner.len())
            .filter(|n| inner[*n].ops.iter().any(|op| touches(op, array)))
            .collect::<Vec<_>>();
        let [number] = with[..] else {
            return None;
        };
        match &kind {
            OpKind::AffineIf { set, operands, .. } => {
                let all = conditions(set, operands, facts);
                let holds = match number {
                    0 => all,
                    _ => vec![context::opposite(&all, facts)?],
                };
                guards.extend(
                    holds
                        .into_iter()
                        .filter(|h| !h.sum.is_over(&|v| !values.varies(v))),
                );
            }
            OpKind::AffineFor { body, .. } => {
                if values.varies(body.args[0]) {
                    return None;
                }
                in_loop = true;
            }
            OpKind::If { cond, .. } if !values.varies(*cond) => {}
            _ => return None,
        }
        enter(facts, &kind, number);
        let mut regions = region.ops[only].kind.regions_mut();
        let done = descend(
            regions[number],
            kernel,
            array,
            values,
            ids,
            facts,
            scope,
            guards,
            in_loop,
            alias,
        );
        facts.close();
        return done;
    }
    // Loops that use the array on their own, before or after the stores handled here.
    let (own, touching): (Vec<usize>, Vec<usize>) = touching
        .into_iter()
        .partition(|at| stages_in_loop(&region.ops[*at], array));
    if in_loop && !own.is_empty() {
        return None;
    }
    let plan = plan(
        region,
        array,
        (&touching, &own),
        guards.clone(),
        in_loop,
        facts,
    )?;
    for &at in &own {
        let kind = region.ops[at].kind.clone();
        let OpKind::AffineFor { body, .. } = &mut region.ops[at].kind else {
            return None;
        };
        if values.varies(body.args[0]) {
            return None;
        }
        let mut body = std::mem::take(body);
        let mut scope = scope.clone();
        for op in &region.ops[..at] {
            scope.extend(&op.results);
        }
        enter(facts, &kind, 0);
        descend(
            &mut body,
            kernel,
            array,
            values,
            ids,
            facts,
            &mut scope,
            guards.clone(),
            true,
            alias,
        )?;
        facts.close();
        if let OpKind::AffineFor { body: now, .. } = &mut region.ops[at].kind {
            *now = body;
        }
    }
    let ops = std::mem::take(&mut region.ops);
    for (at, mut op) in ops.into_iter().enumerate() {
        let is_store = plan.stores.iter().any(|store| store.at == at);
        if !is_store && !own.contains(&at) && touches(&op, array) {
            let mut place = LoadRewriter {
                kernel,
                array,
                values,
                ids,
                plan: &plan,
                at,
                alias,
            };
            if let OpKind::AffineLoad { .. } = op.kind {
                place.load(op, facts, scope, &mut region.ops)?;
                continue;
            }
            place.inside(&mut op, facts, scope)?;
        }
        scope.extend(&op.results);
        region.ops.push(op);
    }
    Some(())
}

/// Returns whether the op is a loop that stores to the array.
fn stages_in_loop(op: &Op, array: ValueId) -> bool {
    let OpKind::AffineFor { body, .. } = &op.kind else {
        return false;
    };
    let mut stores = false;
    body.walk(&mut |op| match &op.kind {
        OpKind::Store { array: to, .. } | OpKind::AffineStore { array: to, .. } => {
            stores |= *to == array;
        }
        _ => {}
    });
    stores
}
