//! Replaces loop-carried values that were loaded in the previous iteration by loads: registers that
//! hold a column of elements.
//!
//! Input: `h = load u[0]; for k carries h { …; next = load u[k + 1]; yield next }`. Output: the
//! loop loads `u[k]` itself and carries nothing, so that its iterations may be independent. Values
//! carried over several iterations are replaced one after the other.
//!
//! Only loads from arrays that the kernel never writes, possibly under a condition, are repeated.
//! The first one is the load of the initial value, so no other elements are read.

use super::forms::Forms;
use super::late_loads::constant_arrays;
use super::matching::{Matching, Shift};
use crate::kernel_ir::{AffineExpr, AffineMap, Kernel, Op, OpKind, Region, Ty, ValueId};
use std::collections::{BTreeSet, HashMap, HashSet};

/// The greatest number of replaced values.
const MAX_VALUES: usize = 64;

/// Replaces carried values by loads in all loops; returns whether there were any.
pub(super) fn load_again(kernel: &mut Kernel) -> bool {
    let constant = constant_arrays(kernel);
    for number in 0..MAX_VALUES {
        let forms = Forms::of(kernel);
        let mut body = std::mem::take(&mut kernel.body);
        let changed = in_region(kernel, &forms, &constant, &mut body);
        kernel.body = body;
        if !changed {
            return number > 0;
        }
    }
    true
}

fn in_region(
    kernel: &mut Kernel,
    forms: &Forms,
    constant: &BTreeSet<ValueId>,
    region: &mut Region,
) -> bool {
    for at in 0..region.ops.len() {
        for inner in region.ops[at].kind.regions_mut() {
            if in_region(kernel, forms, constant, inner) {
                return true;
            }
        }
        if let Some((number, source)) = carried_load(kernel, forms, constant, region, at) {
            replace(kernel, region, at, number, &source);
            return true;
        }
    }
    false
}

/// Returns the index of a carried value of the loop at `at` that is a load, and the op that loads
/// its next value.
fn carried_load(
    kernel: &Kernel,
    forms: &Forms,
    constant: &BTreeSet<ValueId>,
    region: &Region,
    at: usize,
) -> Option<(usize, Op)> {
    let OpKind::AffineFor {
        lower,
        upper,
        step: 1,
        init,
        body,
    } = &region.ops[at].kind
    else {
        return None;
    };
    if lower.as_constant() != Some(0) || upper.as_constant().is_none_or(|end| end < 1) {
        return None;
    }
    let mut inside: HashSet<ValueId> = body.args.iter().copied().collect();
    body.walk_definitions(&mut |value| {
        inside.insert(value);
    });
    let giving = |ops: &[Op], value: ValueId| {
        let op = ops.iter().find(|op| op.results.contains(&value))?;
        only_result(op, value)
    };
    (0..init.len()).find_map(|number| {
        let next = giving(&body.ops, body.yields[number])?;
        let first = giving(&region.ops[..at], init[number])?;
        let is_over = |value: &ValueId| *value == body.args[0] || !inside.contains(value);
        if !only_loads(&next, constant) || !outer_uses(&next).iter().all(is_over) {
            return None;
        }
        let mut matching = Matching {
            kernel,
            forms,
            shift: Shift {
                variable: body.args[0],
                to: None,
                steps: -1,
                parts: 1,
            },
            inside: &inside,
            is: HashMap::new(),
        };
        matching.op(&next, &first).then_some((number, next))
    })
}

/// Returns the op with only the result `value`; `None` if it has several results and is not a
/// branch without effects.
fn only_result(op: &Op, value: ValueId) -> Option<Op> {
    let mut op = op.clone();
    if op.results.len() == 1 {
        return Some(op);
    }
    let number = op.results.iter().position(|result| *result == value)?;
    if !matches!(op.kind, OpKind::AffineIf { .. }) || op.kind.has_effect() {
        return None;
    }
    op.results = vec![value];
    for region in op.kind.regions_mut() {
        let yielded = region.yields[number];
        region.yields = vec![yielded];
        let mut needed = HashSet::from([yielded]);
        for at in (0..region.ops.len()).rev() {
            let op = &region.ops[at];
            match op.results.iter().any(|result| needed.contains(result)) {
                true => needed.extend(outer_uses(op)),
                false => drop(region.ops.remove(at)),
            }
        }
    }
    Some(op)
}

/// Returns whether an op is a load from an array that is never written, or a choice among such
/// loads and constants.
fn only_loads(op: &Op, constant: &BTreeSet<ValueId>) -> bool {
    match &op.kind {
        OpKind::AffineLoad { array, .. } => constant.contains(array),
        OpKind::AffineIf {
            then_region,
            else_region,
            ..
        } => {
            let mut inner = then_region.ops.iter().chain(&else_region.ops);
            inner.all(|op| matches!(op.kind, OpKind::Constant(_)) || only_loads(op, constant))
        }
        _ => false,
    }
}

/// Returns the values that an op uses and does not define.
fn outer_uses(op: &Op) -> Vec<ValueId> {
    let mut uses = op.kind.operands();
    let mut inside = HashSet::new();
    for region in op.kind.regions() {
        region.walk_uses(&mut |value| uses.push(value));
        region.walk_definitions(&mut |value| {
            inside.insert(value);
        });
    }
    uses.retain(|value| !inside.contains(value));
    uses
}

/// Makes the loop at `at` load its carried value `number`: in each iteration the value that
/// `source` returned in the previous one.
fn replace(kernel: &mut Kernel, region: &mut Region, at: usize, number: usize, source: &Op) {
    let loc = source.loc;
    let index = |expr: AffineExpr, operands: Vec<ValueId>, result: ValueId| Op {
        kind: OpKind::AffineApply {
            map: AffineMap {
                dims: operands.len(),
                results: vec![expr],
            },
            operands,
        },
        results: vec![result],
        loc,
    };
    let (before, last) = (kernel.new_value(Ty::Index), kernel.new_value(Ty::Index));
    let OpKind::AffineFor { upper, body, .. } = &mut region.ops[at].kind else {
        return;
    };
    let (variable, carried) = (body.args[0], body.args[1 + number]);
    let end = upper.as_constant().unwrap_or_default();
    let again = with_variable(kernel, source, variable, before);
    let value = again.results[0];
    rename_uses(body, carried, value);
    body.yields[number] = carried;
    let one_back = AffineExpr::Add(
        Box::new(AffineExpr::Dim(0)),
        Box::new(AffineExpr::Const(-1)),
    );
    let ops = [index(one_back, vec![variable], before), again];
    body.ops.splice(0..0, ops);

    let result = region.ops[at].results[number];
    let after = with_variable(kernel, source, variable, last);
    rename_uses(region, result, after.results[0]);
    let ops = [index(AffineExpr::Const(end - 1), Vec::new(), last), after];
    region.ops.splice(at + 1..at + 1, ops);
}

fn rename_uses(region: &mut Region, from: ValueId, to: ValueId) {
    region.walk_uses_mut(&mut |value| {
        if *value == from {
            *value = to;
        }
    });
}

/// Returns a copy of the op with new results, and with `now` substituted for `variable`.
fn with_variable(kernel: &mut Kernel, op: &Op, variable: ValueId, now: ValueId) -> Op {
    let mut copy = Region {
        ops: vec![op.clone()],
        ..Region::default()
    };
    let mut names: HashMap<ValueId, ValueId> = [(variable, now)].into();
    let mut defined = Vec::new();
    copy.walk_definitions(&mut |value| defined.push(value));
    for value in defined {
        names.insert(value, kernel.new_value(kernel.ty(value)));
    }
    copy.rename(&|value| *names.get(&value).unwrap_or(&value));
    copy.ops.swap_remove(0)
}
