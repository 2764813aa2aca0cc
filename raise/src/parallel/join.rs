//! Merging of dimensions that are only used in combination.
//!
//! A block id of one axis and a thread id of another may enumerate one coordinate (`blockIdx.y * 16
//! + threadIdx.x` in a tiled transpose), which then becomes one dimension.

use super::{domain_of, parallel, replace, roles_of, spread};
use crate::affine::raise_affine;
use crate::error::Result;
use crate::kernel_ir::{AffineExpr, Kernel, Op, OpKind, Role, ValueId};

/// Merges pairs of dimensions of which only `first * extent + second` is used, until there are
/// none. Changes nothing else.
pub(super) fn join(mut kernel: Kernel) -> Result<Kernel> {
    'again: loop {
        let Some(op) = parallel(&mut kernel) else {
            return Ok(kernel);
        };
        let (dims, free) = (domain_of(op).len(), is_free(op));
        if !free || dims < 2 {
            return Ok(kernel);
        }
        for first in 0..dims {
            for second in (0..dims).filter(|second| *second != first) {
                if let Some(joined) = joined(&kernel, first, second)? {
                    kernel = joined;
                    continue 'again;
                }
            }
        }
        return Ok(kernel);
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
