//! Store-to-load forwarding through shared memory: data that a block only copies into shared memory
//! to read it again is read from its source.
//!
//! Input: a kernel with affine accesses. Output: the same kernel in which a load from a shared
//! array, after a barrier, is replaced by the value that the storing thread computed, recomputed by
//! the loading thread: with `s[f(t)] = v(t)` and a load at `g`, it is `v` of the thread whose `f`
//! equals `g`. Several stores (a halo) are distinguished by the value of `g`. The array is then
//! unused, so that its stores and the barriers are removed too.
//!
//! An array is left unchanged, silently, if an index is not affine, a store is not one-to-one, a
//! stored value depends on memory that the kernel writes, no barrier separates store and load, or a
//! loaded element may not have been stored. Such arrays are raised as memory.

mod accumulators;
mod agree;
mod chains;
mod clone;
pub(crate) mod context;
mod fills;
mod forward;
mod guarded;
mod invert;
mod loads;
mod merge;
mod nests;
mod parts;
mod stores;
mod tidy;

use crate::affine::raise_affine;
use crate::error::Result;
use crate::kernel_ir::{
    AffineExpr, AffineMap, IdKind, Kernel, KernelArg, Loc, Op, OpKind, Space, Ty, ValueId,
};
use crate::reroll::roll_loops;

pub use accumulators::remove_accumulators;
pub(crate) use merge::merge_loads;

/// Forwards stores to shared arrays to their loads, and removes the arrays that become unused.
pub fn remove_staging(kernel: Kernel) -> Result<Kernel> {
    let shared = shared_arrays(&kernel);
    if shared.is_empty() {
        return Ok(kernel);
    }
    let mut apart = raise_affine(split_global_ids(kernel.clone()))?;
    apart = raise_affine(chains::roll_chains(fills::write_out(apart)))?;
    let mut any = false;
    for _ in 0..4 {
        let mut more = false;
        for array in shared_arrays(&apart) {
            if let Some(forwarded) = forward::forward(&apart, array) {
                apart = tidy::drop_unread(forwarded);
                more = true;
            }
        }
        if !more {
            break;
        }
        any = true;
        apart = raise_affine(tidy::drop_implied(raise_affine(apart)?))?;
        apart = merge::merge_loads(apart);
    }
    if !any {
        return Ok(kernel);
    }
    apart = raise_affine(tidy::drop_barriers(apart))?;
    // A loop that was unrolled inside a loop over tiles is rerolled.
    apart = raise_affine(roll_loops(apart)?)?;
    apart = raise_affine(tidy::sink(apart))?;
    apart = raise_affine(guarded::join_guarded(apart))?;
    apart = nests::join_nests(apart)?;
    // Sums whose end was shortened may continue another sum.
    apart = raise_affine(roll_loops(apart)?)?;
    apart = raise_affine(tidy::sink(apart))?;
    Ok(apart)
}

/// Merges loops over tiles and over the elements of a tile, and merges selects of equal loads,
/// where that is only possible in terms of the dimensions of the parallel loop.
pub(crate) fn join_tiles(kernel: Kernel) -> Result<Kernel> {
    let kernel = raise_affine(merge::merge_loads(kernel))?;
    let kernel = raise_affine(guarded::join_guarded(kernel))?;
    let kernel = nests::join_nests(kernel)?;
    raise_affine(roll_loops(kernel)?)
}

/// Returns the shared arrays that the kernel loads from.
fn shared_arrays(kernel: &Kernel) -> Vec<ValueId> {
    let arrays = kernel.args.iter().filter_map(|arg| match arg {
        KernelArg::Array {
            space: Space::Shared,
            value,
            ..
        } => Some(*value),
        KernelArg::Array { .. } | KernelArg::Scalar { .. } => None,
    });
    let mut loaded = Vec::new();
    kernel.body.walk(&mut |op| match &op.kind {
        OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => loaded.push(*array),
        _ => {}
    });
    arrays.filter(|array| loaded.contains(array)).collect()
}

/// Rewrites global ids as block and thread ids, with one op for each at the top.
fn split_global_ids(mut kernel: Kernel) -> Kernel {
    let mut found: Vec<(ValueId, IdKind, u8)> = Vec::new();
    kernel.body.walk(&mut |op| {
        if let OpKind::Id { kind, axis, .. } = op.kind {
            found.push((op.results[0], kind, axis));
        }
    });
    let mut top = Vec::new();
    let op = |kind, result| Op {
        kind,
        results: vec![result],
        loc: Loc::default(),
    };
    for axis in 0..3u8 {
        if !found.iter().any(|id| id.2 == axis) {
            continue;
        }
        let (blocks, threads) = (
            kernel.grid[usize::from(axis)],
            kernel.block[usize::from(axis)],
        );
        let mut id = |kind, extent: u32| {
            let result = kernel.new_value(Ty::Index);
            let extent = u64::from(extent);
            top.push(op(OpKind::Id { kind, axis, extent }, result));
            result
        };
        let block = id(IdKind::Block, blocks);
        let thread = id(IdKind::Thread, threads);
        for (result, kind, _) in found.iter().filter(|id| id.2 == axis) {
            let (block_dim, thread_dim) = (AffineExpr::Dim(0), AffineExpr::Dim(1));
            let first = AffineExpr::Mul(Box::new(block_dim.clone()), threads.into());
            let expr = match kind {
                IdKind::Global => AffineExpr::Add(Box::new(first), Box::new(thread_dim)),
                IdKind::Block => block_dim,
                IdKind::Thread => thread_dim,
            };
            let map = AffineMap {
                dims: 2,
                results: vec![expr],
            };
            let operands = vec![block, thread];
            top.push(op(OpKind::AffineApply { map, operands }, *result));
        }
    }
    drop_ids(&mut kernel.body.ops, &found);
    top.append(&mut kernel.body.ops);
    kernel.body.ops = top;
    kernel
}

fn drop_ids(ops: &mut Vec<Op>, ids: &[(ValueId, IdKind, u8)]) {
    ops.retain(|op| {
        !matches!(op.kind, OpKind::Id { .. }) || !ids.iter().any(|id| id.0 == op.results[0])
    });
    for op in ops {
        for region in op.kind.regions_mut() {
            drop_ids(&mut region.ops, ids);
        }
    }
}
