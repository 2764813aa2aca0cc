//! Ids → dimensions.

use super::{Domain, spread, unroll_nested};
use crate::affine::raise_affine;
use crate::error::Result;
use crate::tree::{
    AffineExpr, IdKind, Kernel, KernelArg, Loc, Op, OpKind, PtxOp, Region, Role, Space, ValueId,
};

/// The ids along one axis: value and extent of the global, the block and the thread id.
type Axis = [Vec<(ValueId, u64)>; 3];

/// Puts the kernel into an `affine.parallel` whose dimensions take the place of the ids.
pub(super) fn bind_ids(mut kernel: Kernel) -> Result<Kernel> {
    if is_parallel(&kernel) {
        move_in(&mut kernel);
        return raise_affine(kernel);
    }
    let mut axes: [Axis; 3] = Default::default();
    kernel.body.walk(&mut |op| {
        if let OpKind::Id { kind, axis, extent } = op.kind {
            axes[usize::from(axis)][kind as usize].push((op.results[0], extent));
        }
    });
    unroll_nested(&mut kernel.body);
    if threads_meet(&kernel) {
        return raise_affine(bind(kernel, &axes, Dims::Launch));
    }

    // A block id and a thread id are one dimension, if nothing but their sum is used.
    let mut joined = [true; 3];
    let together = raise_affine(bind(kernel.clone(), &axes, Dims::Used { joined }))?;
    for (axis, ids) in axes.iter().enumerate() {
        joined[axis] = !divides(&together, threads_per_block(ids));
    }
    if joined == [true; 3] {
        return Ok(together);
    }
    raise_affine(bind(kernel, &axes, Dims::Used { joined }))
}

/// Is the one thing with an effect an `affine.parallel` already?
fn is_parallel(kernel: &Kernel) -> bool {
    let mut effects = kernel.body.ops.iter().filter(|op| op.kind.has_effect());
    let mut ids = false;
    kernel
        .body
        .walk(&mut |op| ids |= matches!(op.kind, OpKind::Id { .. }));
    let first = effects.next();
    let parallel = first.is_some_and(|op| matches!(op.kind, OpKind::Parallel { .. }));
    parallel && effects.next().is_none() && !ids
}

/// What is computed before the `affine.parallel` goes into it; what comes after it has no effect.
fn move_in(kernel: &mut Kernel) {
    let ops = std::mem::take(&mut kernel.body.ops);
    let mut before = Vec::new();
    for mut op in ops {
        if let OpKind::Parallel { body, .. } = &mut op.kind {
            before.append(&mut body.ops);
            body.ops = before;
            kernel.body.ops.push(op);
            return;
        }
        match op.kind {
            OpKind::Constant(_) => kernel.body.ops.push(op),
            _ => before.push(op),
        }
    }
}

/// Threads of a block along an axis, if block or thread ids are used at all.
fn threads_per_block([global, block, thread]: &Axis) -> Option<u64> {
    let extent = |ids: &[(ValueId, u64)]| ids.first().map(|(_, extent)| *extent);
    match (extent(global), extent(block), extent(thread)) {
        (_, _, Some(threads)) => Some(threads),
        (Some(all), Some(blocks), None) => Some(all / blocks.max(1)),
        (_, _, None) => None,
    }
}

/// Does any map divide by `threads`?
fn divides(kernel: &Kernel, threads: Option<u64>) -> bool {
    let Some(threads) = threads.and_then(|threads| i64::try_from(threads).ok()) else {
        return false;
    };
    let mut found = false;
    super::split::walk_exprs(&kernel.body, &mut |expr, _| {
        if let AffineExpr::Mod(_, by) | AffineExpr::FloorDiv(_, by) = expr {
            found |= *by % threads == 0 || threads % *by == 0;
        }
    });
    found
}

/// Do the threads of a block do anything together?
fn threads_meet(kernel: &Kernel) -> bool {
    let mut meet = false;
    kernel.body.walk(&mut |op| {
        let array = match &op.kind {
            OpKind::Barrier => {
                meet = true;
                return;
            }
            OpKind::Ptx(PtxOp::Atomic(_), operands) => operands[0],
            OpKind::Ptx(op, _) => {
                meet |= !matches!(op, PtxOp::Trap(_));
                return;
            }
            OpKind::Load { array, .. }
            | OpKind::Store { array, .. }
            | OpKind::AffineLoad { array, .. }
            | OpKind::AffineStore { array, .. } => *array,
            _ => return,
        };
        meet |= matches!(
            kernel.array(array),
            KernelArg::Array {
                space: Space::Shared,
                ..
            }
        );
    });
    meet
}

/// Which dimensions to make.
enum Dims {
    /// Those of the ids in use; a block id and a thread id as one, per axis.
    Used { joined: [bool; 3] },
    /// All of the launch, blocks before threads.
    Launch,
}

fn bind(kernel: Kernel, axes: &[Axis; 3], dims: Dims) -> Kernel {
    let joined = match dims {
        Dims::Used { joined } => joined,
        Dims::Launch => return bind_launch(kernel, axes),
    };
    let mut domain = Domain::new();
    let mut old = Vec::new();
    for axis in [2, 1, 0] {
        let ids = &axes[axis];
        let extent = |kind: IdKind| ids[kind as usize].first().map(|(_, extent)| *extent as i64);
        let (all, blocks) = (extent(IdKind::Global), extent(IdKind::Block));
        let mut dim = |extent: i64| {
            if extent == 1 {
                return AffineExpr::Const(0);
            }
            domain.push((0, extent));
            AffineExpr::Dim(domain.len() - 1)
        };
        let [global, block, thread] = match threads_per_block(ids) {
            None => {
                let only = all.or(blocks).map_or(AffineExpr::Const(0), &mut dim);
                [only.clone(), only, AffineExpr::Const(0)]
            }
            Some(threads) => {
                let threads = (threads as i64).max(1);
                let blocks = blocks.or(all.map(|all| all / threads)).unwrap_or(1);
                if joined[axis] {
                    let id = Box::new(dim(blocks * threads));
                    let block = AffineExpr::FloorDiv(id.clone(), threads);
                    [*id.clone(), block, AffineExpr::Mod(id, threads)]
                } else {
                    let (block, thread) = (dim(blocks), dim(threads));
                    let first = AffineExpr::Mul(Box::new(block.clone()), threads);
                    let global = AffineExpr::Add(Box::new(first), Box::new(thread.clone()));
                    [global, block, thread]
                }
            }
        };
        for (kind, expr) in [global, block, thread].into_iter().enumerate() {
            old.extend(ids[kind].iter().map(|(value, _)| (*value, expr.clone())));
        }
    }
    if domain.is_empty() {
        domain.push((0, 1)); // one thread
    }
    let roles = vec![Role::Free; domain.len()];
    put_in(kernel, &domain, &roles, &old)
}

/// Blocks and threads are dimensions of their own, used or not.
fn bind_launch(kernel: Kernel, axes: &[Axis; 3]) -> Kernel {
    let (mut domain, mut roles, mut old) = (Domain::new(), Vec::new(), Vec::new());
    let extents = |axis: usize| {
        let extent = |kind: IdKind| axes[axis][kind as usize].first().map(|(_, extent)| *extent);
        // Kernels given as MLIR without a launch say it with their ids.
        let block = extent(IdKind::Block).unwrap_or(kernel.grid[axis].into());
        let thread = extent(IdKind::Thread).unwrap_or(kernel.block[axis].into());
        (block as i64, thread as i64)
    };
    let mut dim = |extent: i64, role: Role| {
        if extent == 1 {
            return AffineExpr::Const(0);
        }
        domain.push((0, extent));
        roles.push(role);
        AffineExpr::Dim(domain.len() - 1)
    };
    let blocks: Vec<AffineExpr> = [2, 1, 0]
        .map(|axis| dim(extents(axis).0, Role::Block(axis as u8)))
        .into();
    let threads: Vec<AffineExpr> = [2, 1, 0]
        .map(|axis| dim(extents(axis).1, Role::Thread(axis as u8)))
        .into();
    for (axis, ids) in axes.iter().enumerate() {
        let (block, thread) = (&blocks[2 - axis], &threads[2 - axis]);
        let first = AffineExpr::Mul(Box::new(block.clone()), extents(axis).1);
        let global = AffineExpr::Add(Box::new(first), Box::new(thread.clone()));
        for (kind, expr) in [&global, block, thread].into_iter().enumerate() {
            old.extend(ids[kind].iter().map(|(value, _)| (*value, expr.clone())));
        }
    }
    if domain.is_empty() {
        domain.push((0, 1)); // one thread
        roles.push(Role::Thread(0));
    }
    put_in(kernel, &domain, &roles, &old)
}

/// Puts the whole kernel into an `affine.parallel`; each of `old` is what it says over its dimensions.
fn put_in(
    mut kernel: Kernel,
    domain: &Domain,
    roles: &[Role],
    old: &[(ValueId, AffineExpr)],
) -> Kernel {
    let Region { mut ops, .. } = std::mem::take(&mut kernel.body);
    let constants: Vec<Op> = ops
        .extract_if(.., |op| matches!(op.kind, OpKind::Constant(_)))
        .collect();
    drop_ids(&mut ops);
    let loc = ops.first().map_or(Loc::default(), |op| op.loc);
    let parallel = spread(&mut kernel, domain, roles, old, None, ops, loc);
    kernel.body.ops = constants;
    kernel.body.ops.push(parallel);
    kernel
}

fn drop_ids(ops: &mut Vec<Op>) {
    ops.retain(|op| !matches!(op.kind, OpKind::Id { .. }));
    for op in ops {
        op.kind
            .regions_mut()
            .into_iter()
            .for_each(|region| drop_ids(&mut region.ops));
    }
}
