//! Carries values from one iteration to the next that a loop stores and loads again.
//!
//! Input: `for i { h = load x[4 i]; …; store v, x[4 i + 4] }`, the form in which a compiler leaves
//! an unrolled recurrence. Output: the loop carries `h`, which begins as `x[0]`, so that its body
//! is copies of one step and can be rerolled. So does the rest of such a recurrence in a loop of
//! its own, which begins with the last value of the loop before and can be merged with it. A loop
//! is kept unless one of both is the case.

use super::COPIES;
use super::copies::{Copies, can_move};
use super::counts_from_zero;
use super::forms::{Form, Forms};
use super::memory::MemoryOp;
use super::merge::goes_on;
use crate::kernel_ir::{AffineMap, Kernel, Op, OpKind, Region, Ty, ValueId};

/// Carries the value that the loop at `at` of `region` loads and that the iteration before stored,
/// if its body then consists of copies of one step; returns whether it did.
pub(super) fn carry(kernel: &mut Kernel, forms: &Forms, region: &mut Region, at: usize) -> bool {
    let op = &region.ops[at];
    let OpKind::AffineFor { upper, body, .. } = &op.kind else {
        return false;
    };
    if upper.as_constant().is_none_or(|end| end < 1)
        || !counts_from_zero(forms, op)
        || !can_move(body)
    {
        return false;
    }
    let loads = (0..body.ops.len()).filter(|at| loads(&body.ops[*at]));
    let Some((load, stored)) = loads
        .into_iter()
        .find_map(|load| Some((load, stored_before(kernel, forms, body, load)?)))
    else {
        return false;
    };
    let mut carrying = body.clone();
    let first = carrying.ops.remove(load);
    let loaded = first.results[0];
    carrying.args.push(loaded);
    carrying.yields.push(stored);
    let mut parts = COPIES.into_iter();
    if !parts.any(|parts| Copies::find(kernel, forms, &carrying, parts).is_some()) {
        return carry_on(kernel, forms, region, at, &first, carrying);
    }
    let end = upper.as_constant().unwrap_or_default();
    let after = last_element(forms, body, &first, end.into());
    let (variable, loc) = (body.args[0], op.loc);
    let ty = kernel.ty(loaded);
    let [zero, init, result] = [Ty::Index, ty, ty].map(|ty| kernel.new_value(ty));
    let mut before = first.clone();
    before.results = vec![init];
    before.kind.visit_operands_mut(&mut |value| {
        if *value == variable {
            *value = zero;
        }
    });
    let start = Op {
        kind: OpKind::AffineApply {
            map: AffineMap::constant(0),
            operands: Vec::new(),
        },
        results: vec![zero],
        loc,
    };
    let looped = &mut region.ops[at];
    looped.results.push(result);
    if let OpKind::AffineFor {
        init: inits, body, ..
    } = &mut looped.kind
    {
        inits.push(init);
        *body = carrying;
    }
    if let Some(after) = after {
        use_result(kernel, forms, region, at, &first, &after, result);
    }
    region.ops.splice(at..at, [start, before]);
    true
}

/// Lets the loop at `at`, whose body becomes `carrying`, begin with the value that the loop before
/// carries in place of `load`, if both can then be merged; returns whether they can.
fn carry_on(
    kernel: &mut Kernel,
    forms: &Forms,
    region: &mut Region,
    at: usize,
    load: &Op,
    carrying: Region,
) -> bool {
    let is_loop = |at: &usize| matches!(region.ops[*at].kind, OpKind::AffineFor { .. });
    let Some(before) = (0..at).rev().find(is_loop) else {
        return false;
    };
    let is_quiet = |op: &Op| !op.kind.has_effect();
    let Some(begin) = last_element(forms, &carrying, load, 0) else {
        return false;
    };
    let last = last_value(kernel, forms, &region.ops[before], load, &begin);
    let Some(last) = last.filter(|_| region.ops[before + 1..at].iter().all(is_quiet)) else {
        return false;
    };
    let mut uses = 0;
    region.walk_uses(&mut |value| uses += usize::from(value == last));
    let mut looped = region.ops[at].clone();
    looped.results.push(kernel.new_value(kernel.ty(last)));
    if let OpKind::AffineFor { init, body, .. } = &mut looped.kind {
        init.push(last);
        *body = carrying;
    }
    let pair = Region {
        args: Vec::new(),
        ops: vec![region.ops[before].clone(), looped.clone()],
        yields: Vec::new(),
    };
    let is_merged = uses == 0 && goes_on(kernel, forms, &pair);
    if is_merged {
        region.ops[at] = looped;
    }
    is_merged
}

/// Returns the result of the loop that is the value of `element` of the array that `load` loads
/// from, as the last iteration stored it.
fn last_value(
    kernel: &Kernel,
    forms: &Forms,
    looped: &Op,
    load: &Op,
    element: &Form,
) -> Option<ValueId> {
    let (OpKind::AffineFor { upper, body, .. }, OpKind::AffineLoad { array, .. }) =
        (&looped.kind, &load.kind)
    else {
        return None;
    };
    let end = upper.as_constant().filter(|end| *end > 0)?;
    if !counts_from_zero(forms, looped) || !can_move(body) {
        return None;
    }
    let name = kernel.array(*array).name();
    let mut stores = body.ops.iter().enumerate().filter(|(at, op)| {
        let accesses = MemoryOp::of(kernel, forms, op, *at, (0, 0));
        let mut stores = accesses.iter().filter(|access| access.is_write());
        stores.any(|access| access.is_of(name))
    });
    let (Some((_, store)), None) = (stores.next(), stores.next()) else {
        return None;
    };
    let OpKind::AffineStore {
        array: to,
        map,
        operands,
        value,
    } = &store.kind
    else {
        return None;
    };
    let variable = body.args[0];
    let mut there = forms.map(&map.results[0], operands)?;
    there.constant += there.slope(variable) * i128::from(end - 1);
    there.terms.remove(&variable);
    let place = body.yields.iter().position(|last| last == value)?;
    (to == array && there == *element).then(|| looped.results[place])
}

/// Returns the element that the load would load in iteration `end`.
fn last_element(forms: &Forms, body: &Region, load: &Op, end: i128) -> Option<Form> {
    let OpKind::AffineLoad { map, operands, .. } = &load.kind else {
        return None;
    };
    let mut element = forms.map(&map.results[0], operands)?;
    element.constant += element.slope(body.args[0]) * end;
    element.terms.remove(&body.args[0]);
    Some(element)
}

/// Replaces loads of `element` after the loop at `at`, before something may store there, by the
/// loop's result.
fn use_result(
    kernel: &Kernel,
    forms: &Forms,
    region: &mut Region,
    at: usize,
    load: &Op,
    element: &Form,
    result: ValueId,
) {
    let OpKind::AffineLoad { array, .. } = &load.kind else {
        return;
    };
    let name = kernel.array(*array).name();
    let mut same = Vec::new();
    for op in &region.ops[at + 1..] {
        let stores = |access: &MemoryOp| access.is_write() && access.is_of(name);
        let accesses = MemoryOp::of(kernel, forms, op, at, (0, 0));
        let others = |kind: &OpKind| matches!(kind, OpKind::Barrier | OpKind::Ptx(..));
        let is_shared = others(&op.kind) || op.kind.regions().iter().any(|r| r.any(&others));
        if is_shared || accesses.iter().any(stores) {
            break;
        }
        if let OpKind::AffineLoad {
            array: from,
            map,
            operands,
        } = &op.kind
            && from == array
            && forms.map(&map.results[0], operands).as_ref() == Some(element)
        {
            same.push(op.results[0]);
        }
    }
    region.walk_uses_mut(&mut |value| {
        if same.contains(value) {
            *value = result;
        }
    });
}

fn loads(op: &Op) -> bool {
    matches!(op.kind, OpKind::AffineLoad { .. })
}

/// Returns the value that each iteration stores to the element that the load at `load` loads in the
/// next one, if nothing else stores there in between.
fn stored_before(kernel: &Kernel, forms: &Forms, body: &Region, load: usize) -> Option<ValueId> {
    let OpKind::AffineLoad {
        array,
        map,
        operands,
    } = &body.ops[load].kind
    else {
        return None;
    };
    // Its operands are known before the loop, but for the loop's variable.
    let variable = body.args[0];
    let is_inside = |value: &ValueId| body.ops.iter().any(|op| op.results.contains(value));
    if operands.iter().any(is_inside) {
        return None;
    }
    let here = forms.map(&map.results[0], operands)?;
    let mut next = here.clone();
    next.constant += here.slope(variable);
    let mut stored = None;
    for (at, op) in body.ops.iter().enumerate() {
        let accesses = MemoryOp::of(kernel, forms, op, at, (0, 0));
        let name = kernel.array(*array).name();
        if !accesses
            .iter()
            .any(|access| access.is_write() && access.is_of(name))
        {
            continue;
        }
        let OpKind::AffineStore {
            array: to,
            map,
            operands,
            value,
        } = &op.kind
        else {
            return None;
        };
        let there = forms.map(&map.results[0], operands)?;
        if to != array || at < load {
            return None;
        }
        if there.plus(&next, -1).as_constant()? == 0 {
            stored = Some(*value);
        }
    }
    stored
}
