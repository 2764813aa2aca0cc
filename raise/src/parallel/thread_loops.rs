//! Merging of loops with thread dimensions.
//!
//! Input: one parallel loop, each of whose points runs a loop: over every n-th element (a
//! grid-stride loop), or over consecutive elements. Output: one parallel loop over the elements, if
//! the loop variable only occurs in combination with a thread dimension.
//!
//! A loop is kept if it carries values, if its bounds are not constants, if two points of the new
//! domain may access one element that one of them stores to, or if its variable does not merge with
//! a dimension.

use super::independent::points_are_independent;
use super::{domain_of, join, narrowed, parallel, replace, roles_of, spread};
use crate::error::Result;
use crate::kernel_ir::{AffineExpr, Kernel, OpKind, Region, Role, ValueId};

/// The greatest number of loops of one kernel that become dimensions.
const MAX_LOOPS: usize = 8;

/// Merges loops of the threads with the dimensions with which they are combined.
pub(super) fn join_loops(kernel: Kernel) -> Result<Kernel> {
    // The points of an outer loop may only be provably independent once the inner one is merged.
    let mut steps = vec![kernel];
    while steps.len() <= MAX_LOOPS
        && let Some(joined) = join_loop(&steps[steps.len() - 1])?
    {
        steps.push(joined);
    }
    while steps.len() > 1 && !points_are_independent(&steps[steps.len() - 1]) {
        steps.pop();
    }
    Ok(steps.swap_remove(steps.len() - 1))
}

/// Merges the outermost loop of the kernel with a dimension, if the two only occur in combination.
fn join_loop(kernel: &Kernel) -> Result<Option<Kernel>> {
    let mut opened = kernel.clone();
    let Some(op) = parallel(&mut opened) else {
        return Ok(None);
    };
    let dims = domain_of(op).len();
    let is_free = roles_of(op).iter().all(|role| *role == Role::Free);
    let OpKind::Parallel { body, .. } = &mut op.kind else {
        return Ok(None);
    };
    let Some(iteration) = open_loop(body).filter(|_| is_free) else {
        return Ok(None);
    };
    for dim in 0..dims {
        for is_outer in [true, false] {
            let candidate = with_dimension(opened.clone(), iteration, dim + usize::from(!is_outer));
            let Some(joined) = join::joined(&candidate, dim, dim + 1)? else {
                continue;
            };
            return Ok(Some(narrowed(join::join(
                narrowed(joined)?,
                &join::is_any,
            )?)?));
        }
    }
    Ok(None)
}

/// The variable of a loop, and its range.
#[derive(Clone, Copy)]
struct Iteration {
    variable: ValueId,
    range: (i64, i64),
}

/// Replaces the loop that has the only effect in `region`, possibly under guards, by its body.
fn open_loop(region: &mut Region) -> Option<Iteration> {
    let mut effects = (0..region.ops.len()).filter(|at| region.ops[*at].kind.has_effect());
    let (at, None) = (effects.next()?, effects.next()) else {
        return None;
    };
    match &mut region.ops[at].kind {
        OpKind::AffineIf {
            then_region,
            else_region,
            ..
        } if !else_region.has_effect() => open_loop(then_region),
        OpKind::AffineFor {
            lower,
            upper,
            step: 1,
            init,
            body,
        } if init.is_empty() => {
            let iteration = Iteration {
                variable: body.args[0],
                range: (lower.as_constant()?, upper.as_constant()?),
            };
            let ops = std::mem::take(&mut body.ops);
            region.ops.splice(at..=at, ops);
            Some(iteration)
        }
        _ => None,
    }
}

/// Adds `iteration` as dimension `at` of the kernel's parallel loop.
fn with_dimension(mut kernel: Kernel, iteration: Iteration, at: usize) -> Kernel {
    let Some(op) = parallel(&mut kernel) else {
        return kernel;
    };
    let mut domain = domain_of(op);
    let OpKind::Parallel { body, .. } = &mut op.kind else {
        return kernel;
    };
    domain.insert(at, iteration.range);
    let dim = |(number, value): (usize, &ValueId)| {
        (*value, AffineExpr::Dim(number + usize::from(number >= at)))
    };
    let mut old: Vec<(ValueId, AffineExpr)> = body.args.iter().enumerate().map(dim).collect();
    old.push((iteration.variable, AffineExpr::Dim(at)));
    let (ops, loc) = (std::mem::take(&mut body.ops), op.loc);
    let roles = vec![Role::Free; domain.len()];
    let over_all = spread(&mut kernel, &domain, &roles, &old, None, ops, loc);
    replace(&mut kernel, over_all);
    kernel
}
