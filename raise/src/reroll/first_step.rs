//! Rerolls loops that a compiler unrolled and whose first step differs from the others.
//!
//! Input: `for i in 0..6 { h = i == 0 ? 0 : a[4 i]; A(4 i, h); A(4 i + 1, a[4 i + 1]); … }`, the
//! form in which a compiler unrolls 24 steps by four, of which only the first of all has no element
//! before it. Output: the first step, and a loop over the other 23.
//!
//! A loop is kept unless its body without the condition consists of copies of one step, and only
//! the first copy uses what the condition decides.

use super::COPIES;
use super::copies::Copies;
use super::counts_from_zero;
use super::forms::Forms;
use super::uneven::{condition_of, with_branch};
use super::write::rolled;
use crate::kernel_ir::{
    AffineExpr, AffineMap, Bound, Const, Kernel, Op, OpKind, Region, Ty, ValueId,
};
use std::collections::{HashMap, HashSet};

/// Rerolls the loop at `at`, and takes its first step out of it; returns whether it did.
pub(super) fn peel_first(
    kernel: &mut Kernel,
    forms: &Forms,
    region: &mut Region,
    at: usize,
) -> bool {
    let op = region.ops[at].clone();
    let OpKind::AffineFor {
        upper, body, init, ..
    } = &op.kind
    else {
        return false;
    };
    let end = upper.as_constant().filter(|end| *end >= 2);
    let Some(end) = end.filter(|_| counts_from_zero(forms, &op)) else {
        return false;
    };
    let Some((number, holds)) = condition_of(forms, body, end, 0) else {
        return false;
    };
    if body.ops[number].kind.has_effect() {
        return false;
    }
    let others = with_branch(body, number, !holds);
    for parts in COPIES {
        let Some(copies) = Copies::find(kernel, forms, &others, parts) else {
            continue;
        };
        if !is_for_first(body, number, &others, &copies) {
            continue;
        }
        let mut unrolled = op.clone();
        if let OpKind::AffineFor { body, .. } = &mut unrolled.kind {
            *body = others.clone();
        }
        let Some(mut new) = rolled(kernel, forms, &unrolled, &copies, parts) else {
            continue;
        };
        let step = first_step(with_branch(body, number, holds), &others, &copies);
        let zero = kernel.new_value(Ty::Index);
        let start = [zero].into_iter().chain(init.iter().copied());
        let step = renamed(kernel, step, start);
        let Some(Op {
            kind: OpKind::AffineFor {
                upper, init, body, ..
            },
            ..
        }) = new.last_mut()
        else {
            return false;
        };
        let Some(steps) = upper.as_constant() else {
            return false;
        };
        *upper = Bound::constant(steps - 1);
        *init = step.yields;
        count_from_one(kernel, body, &op);
        let zero = Op {
            kind: OpKind::Constant(Const::Int(0)),
            results: vec![zero],
            loc: op.loc,
        };
        let all = [zero].into_iter().chain(step.ops).chain(new);
        region.ops.splice(at..=at, all);
        return true;
    }
    false
}

/// Returns whether only ops of the first copy of the step use what the branch at `number` of `body`
/// decides; other copies may use the values that the step hands on.
fn is_for_first(body: &Region, number: usize, others: &Region, copies: &Copies) -> bool {
    let within = others.ops.len() + 1 - body.ops.len();
    let mut decided: HashSet<ValueId> = body.ops[number].results.iter().copied().collect();
    // The ops that replace the branch.
    if (number..number + within).any(|at| copies.is_shared(at)) {
        return false;
    }
    for (at, op) in body.ops.iter().enumerate() {
        if at == number {
            continue;
        }
        let there = if at < number { at } else { at - 1 + within };
        let mut uses = op.kind.operands();
        op.kind
            .regions()
            .into_iter()
            .for_each(|inner| inner.walk_uses(&mut |value| uses.push(value)));
        uses.retain(|value| decided.contains(value));
        if uses.is_empty() {
            continue;
        }
        match copies.ops.contains(&there) {
            true if copies.is_shared(there) => return false,
            true => decided.extend(&op.results),
            false if uses.iter().all(|value| copies.yields.contains(value)) => {}
            false => return false,
        }
    }
    // The step does not hand on a value of the branch.
    let mut branch: HashSet<ValueId> = HashSet::new();
    for inner in body.ops[number].kind.regions() {
        branch.extend(&inner.yields);
        inner.walk_definitions(&mut |value| {
            branch.insert(value);
        });
    }
    copies.yields.iter().all(|value| !branch.contains(value))
        && body.yields.iter().all(|value| !decided.contains(value))
}

/// Returns the first copy of the step in `iteration`, the body of the first iteration.
fn first_step(mut iteration: Region, others: &Region, copies: &Copies) -> Region {
    let effects = (0..others.ops.len()).filter(|at| others.ops[*at].kind.has_effect());
    let mut is_own = effects.map(|at| copies.ops.contains(&at));
    iteration
        .ops
        .retain(|op| !op.kind.has_effect() || is_own.next() == Some(true));
    iteration.yields = copies.yields.clone();
    iteration
}

/// Returns the region with new names, and `args` in place of its arguments.
fn renamed(kernel: &mut Kernel, mut region: Region, args: impl Iterator<Item = ValueId>) -> Region {
    let mut names: HashMap<ValueId, ValueId> = HashMap::new();
    region.walk_definitions(&mut |value| {
        names.insert(value, kernel.new_value(kernel.ty(value)));
    });
    names.extend(region.args.iter().copied().zip(args));
    region.rename(&|value| names.get(&value).copied().unwrap_or(value));
    region
}

/// Lets the variable of a loop, which counts from 0, stand for one more.
fn count_from_one(kernel: &mut Kernel, body: &mut Region, op: &Op) {
    let variable = body.args[0];
    let next = kernel.new_value(Ty::Index);
    body.walk_uses_mut(&mut |value| {
        if *value == variable {
            *value = next;
        }
    });
    let one = AffineExpr::Add(Box::new(AffineExpr::Dim(0)), Box::new(AffineExpr::Const(1)));
    let map = AffineMap {
        dims: 1,
        results: vec![one],
    };
    let apply = Op {
        kind: OpKind::AffineApply {
            map,
            operands: vec![variable],
        },
        results: vec![next],
        loc: op.loc,
    };
    body.ops.insert(0, apply);
}
