//! Merging of dimensions that are only used in combination.
//!
//! A block id of one axis and a thread id of another may enumerate one coordinate (`blockIdx.y * 16
//! + threadIdx.x` in a tiled transpose), which then becomes one dimension.

use super::{domain_of, parallel, replace, roles_of, spread};
use crate::affine::raise_affine;
use crate::error::Result;
use crate::kernel_ir::{AffineExpr, Kernel, Op, OpKind, Role, ValueId};
use crate::shared_memory_forwarding::merge_loads;

/// Merges pairs of dimensions of which only `first * extent + second` is used, until there are
/// none; only those for which `is_tried` holds. Changes nothing else.
pub(super) fn join(
    mut kernel: Kernel,
    is_tried: &dyn Fn(&Op, usize, usize) -> bool,
) -> Result<Kernel> {
    'again: loop {
        let Some(op) = parallel(&mut kernel) else {
            return Ok(kernel);
        };
        let op = op.clone();
        let dims = domain_of(&op).len();
        if !is_free(&op) || dims < 2 {
            return Ok(kernel);
        }
        for first in 0..dims {
            let others = (0..dims).filter(|second| *second != first);
            for second in others.filter(|second| is_tried(&op, first, *second)) {
                if let Some(joined) = joined(&kernel, first, second)? {
                    kernel = joined;
                    continue 'again;
                }
            }
        }
        return Ok(kernel);
    }
}

/// Accepts any pair of dimensions.
pub(super) fn is_any(_: &Op, _: usize, _: usize) -> bool {
    true
}

/// Returns whether a guard compares `first * extent + second`: the dimensions enumerate one
/// coordinate, of which the last values have no effect.
pub(super) fn is_guarded_together(op: &Op, first: usize, second: usize) -> bool {
    let (lower, upper) = domain_of(op)[second];
    let OpKind::Parallel { body, .. } = &op.kind else {
        return false;
    };
    let mut found = false;
    body.walk(&mut |op| {
        let OpKind::AffineIf { set, operands, .. } = &op.kind else {
            return;
        };
        let number = |dim: usize| operands.iter().position(|value| *value == body.args[dim]);
        if let (Some(first), Some(second)) = (number(first), number(second)) {
            found |= set.constraints.iter().any(|constraint| {
                let factor = |number| factor_of(&constraint.expr, number);
                factor(second) != 0
                    && Some(factor(first)) == factor(second).checked_mul(upper - lower)
            });
        }
    });
    found
}

/// Returns the factor of a dimension in an expression, outside divisions.
fn factor_of(expr: &AffineExpr, number: usize) -> i64 {
    match expr {
        AffineExpr::Dim(other) => i64::from(*other == number),
        AffineExpr::Add(a, b) => factor_of(a, number).saturating_add(factor_of(b, number)),
        AffineExpr::Mul(of, by) => factor_of(of, number).saturating_mul(*by),
        AffineExpr::Const(_)
        | AffineExpr::Mod(..)
        | AffineExpr::FloorDiv(..)
        | AffineExpr::CeilDiv(..) => 0,
    }
}

fn is_free(op: &Op) -> bool {
    roles_of(op).iter().all(|role| *role == Role::Free)
}

/// Returns the kernel with the two dimensions merged, unless that requires more divisions.
pub(super) fn joined(kernel: &Kernel, first: usize, second: usize) -> Result<Option<Kernel>> {
    let mut kernel = kernel.clone();
    let before = divisions(&kernel);
    let Some(op) = parallel(&mut kernel) else {
        return Ok(None);
    };
    let domain = domain_of(op);
    let (blocks, threads) = (domain[first], domain[second]);
    let OpKind::Parallel { body, .. } = &mut op.kind else {
        return Ok(None);
    };
    let by = threads.1 - threads.0;
    // The merged dimension takes the position of the first one.
    let mut kept = domain.clone();
    kept[first] = (0, (blocks.1 - blocks.0) * by);
    kept.remove(second);
    let place = |dim: usize| dim - usize::from(dim > second);
    let old: Vec<(ValueId, AffineExpr)> = body
        .args
        .iter()
        .enumerate()
        .map(|(dim, arg)| {
            let both = || Box::new(AffineExpr::Dim(place(first)));
            let from = |expr: AffineExpr, least: i64| {
                AffineExpr::Add(Box::new(expr), Box::new(AffineExpr::Const(least)))
            };
            let expr = match dim {
                dim if dim == first => from(AffineExpr::FloorDiv(both(), by), blocks.0),
                dim if dim == second => from(AffineExpr::Mod(both(), by), threads.0),
                dim => AffineExpr::Dim(place(dim)),
            };
            (*arg, expr)
        })
        .collect();
    let (ops, loc) = (std::mem::take(&mut body.ops), op.loc);
    let roles = vec![Role::Free; kept.len()];
    let together = spread(&mut kernel, &kept, &roles, &old, None, ops, loc);
    replace(&mut kernel, together);
    let kernel = raise_affine(kernel)?;
    if divisions(&kernel) <= before {
        return Ok(Some(kernel));
    }
    // Branches between loads of one element divide the merged dimension.
    let kernel = raise_affine(merge_loads(kernel))?;
    Ok((divisions(&kernel) <= before).then_some(kernel))
}

fn divisions(kernel: &Kernel) -> usize {
    let mut count = 0;
    super::walk_exprs(&kernel.body, &mut |expr, _| {
        if let AffineExpr::Mod(..) | AffineExpr::FloorDiv(..) | AffineExpr::CeilDiv(..) = expr {
            count += 1;
        }
    });
    count
}
