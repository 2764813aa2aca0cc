//! Replaces thread ids by dimensions of an `affine.parallel`.

use super::{Domain, spread, unroll_nested};
use crate::affine::raise_affine;
use crate::error::Result;
use crate::kernel_ir::{
    AffineExpr, Kernel, KernelArg, Loc, Op, OpKind, PtxOp, Region, Role, Space, ValueId,
};

/// The ids of one axis: value and extent of the global, block and thread ids.
type Axis = [Vec<(ValueId, u64)>; 3];

/// Moves the kernel into an `affine.parallel` whose dimensions replace the ids.
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

    // A block id and a thread id become one dimension, if only their combination is used.
    let mut joined = [true; 3];
    let together = raise_affine(bind(kernel.clone(), &axes, Dims::Axes { joined }))?;
    for (axis, ids) in axes.iter().enumerate() {
        // Without uses of a block id or thread id, no division separates the two.
        let [_, blocks, threads] = ids;
        let used = !blocks.is_empty() || !threads.is_empty();
        joined[axis] = !(used && divides(&together, extents(&kernel, axis, ids).1));
    }
    if joined == [true; 3] {
        return Ok(together);
    }
    raise_affine(bind(kernel, &axes, Dims::Axes { joined }))
}

/// Returns whether the only op with an effect is already an `affine.parallel`.
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

/// Moves the ops before the `affine.parallel` into it; the ops after it have no effect.
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

/// Returns the numbers of blocks, and of threads of a block, in an axis: from the ids, otherwise
/// from the launch. Kernels given as MLIR without a launch have only the ids.
fn extents(kernel: &Kernel, axis: usize, [global, block, thread]: &Axis) -> (i64, i64) {
    let extent = |ids: &[(ValueId, u64)]| ids.first().map(|(_, extent)| *extent as i64);
    let (all, blocks, threads) = (extent(global), extent(block), extent(thread));
    let of_all = |by: i64| all.map(|all| all / by.max(1));
    let threads = threads
        .or_else(|| of_all(blocks?))
        .unwrap_or(kernel.block[axis].into())
        .max(1);
    let blocks = blocks
        .or_else(|| of_all(threads))
        .unwrap_or(kernel.grid[axis].into());
    (blocks, threads)
}

/// Returns whether any map divides by a divisor or multiple of `threads`.
fn divides(kernel: &Kernel, threads: i64) -> bool {
    let mut found = false;
    super::split::walk_exprs(&kernel.body, &mut |expr, _| {
        if let AffineExpr::Mod(_, by) | AffineExpr::FloorDiv(_, by) = expr {
            found |= *by % threads == 0 || threads % *by == 0;
        }
    });
    found
}

/// Returns whether the threads of a block cooperate.
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

/// The dimensions to create. Threads that differ only in an unused id count too: they access the
/// same elements.
enum Dims {
    /// One per axis, or two, for blocks and threads, where not `joined`.
    Axes { joined: [bool; 3] },
    /// One for blocks and one for threads of each axis, all block dimensions first.
    Launch,
}

fn bind(kernel: Kernel, axes: &[Axis; 3], dims: Dims) -> Kernel {
    let joined = match dims {
        Dims::Axes { joined } => joined,
        Dims::Launch => return bind_launch(kernel, axes),
    };
    let mut domain = Domain::new();
    let mut old = Vec::new();
    for axis in [2, 1, 0] {
        let ids = &axes[axis];
        let (blocks, threads) = extents(&kernel, axis, ids);
        let mut dim = |extent: i64| {
            if extent == 1 {
                return AffineExpr::Const(0);
            }
            domain.push((0, extent));
            AffineExpr::Dim(domain.len() - 1)
        };
        let [global, block, thread] = if joined[axis] {
            let id = dim(blocks * threads);
            let boxed = Box::new(id.clone());
            let block = AffineExpr::FloorDiv(boxed.clone(), threads);
            [id, block, AffineExpr::Mod(boxed, threads)]
        } else {
            let (block, thread) = (dim(blocks), dim(threads));
            let first = AffineExpr::Mul(Box::new(block.clone()), threads);
            let global = AffineExpr::Add(Box::new(first), Box::new(thread.clone()));
            [global, block, thread]
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

/// Makes blocks and threads separate dimensions, used or not.
fn bind_launch(kernel: Kernel, axes: &[Axis; 3]) -> Kernel {
    let (mut domain, mut roles, mut old) = (Domain::new(), Vec::new(), Vec::new());
    let extents = |axis: usize| extents(&kernel, axis, &axes[axis]);
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

/// Moves the kernel into an `affine.parallel`; each of `old` is a value with its expression over
/// the dimensions.
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
