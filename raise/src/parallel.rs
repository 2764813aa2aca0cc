//! The parallel stage: all threads as one `affine.parallel`.
//!
//! Input: one thread's program with ids. Output: constants and one `affine.parallel` over exactly
//! the threads that have an effect: a guard around all effects becomes the bounds.
//!
//! - dimensions: z, y, x from outermost to innermost; a global id is one dimension, a block id and
//!   a thread id that are used separately are two
//! - a dimension with one value is removed
//! - where threads cooperate (shared memory, barriers, shuffles, votes) blocks and threads are
//!   separate dimensions, and all threads of a block are included
//! - a loop of each thread over elements that no other thread accesses (grid-stride, or
//!   consecutive) is merged with the thread dimensions
//! - a dimension that the kernel itself divides (`i = id % nx`, `j = id / nx`) is split in the same
//!   way
//! - two threads that take the two sides of a branch, because their numbers are even and odd, are
//!   one thread that executes both sides
//!
//! The stage never bails out: a guard that does not fit remains an `affine.if` inside.

mod copies;
mod domain;
mod ids;
mod independent;
mod join;
mod parity;
mod split;
mod thread_loops;

pub(crate) use split::walk_exprs;

use crate::affine::raise_affine;
use crate::error::Result;
use crate::kernel_ir::{
    AffineExpr, AffineMap, Bound, IntegerSet, Kernel, KernelArg, Loc, Op, OpKind, Region, Role,
    Space, Ty, ValueId,
};
use crate::reroll::roll_loops;
use crate::shared_memory_forwarding::join_tiles;

/// Moves the body of `kernel` into one `affine.parallel`.
pub fn raise_parallel(kernel: Kernel) -> Result<Kernel> {
    let staged = kernel.args.iter().any(is_shared);
    let mut kernel = ids::bind_ids(kernel)?;
    kernel = match staged {
        true => join::join(kernel, &join::is_any)?,
        false => join::join(kernel, &join::is_guarded_together)?,
    };
    kernel = narrowed(kernel)?;
    if staged {
        // Where tiles overlap, the remaining thread ids of a block are merged with the blocks.
        kernel = join_tiles(kernel)?;
        kernel = narrowed(join::join(kernel, &join::is_any)?)?;
    }
    kernel = thread_loops::join_loops(kernel)?;
    kernel = copies::join_copies(kernel)?;
    // Unrolled copies whose indices are affine only in these dimensions.
    kernel = match staged {
        true => join_tiles(kernel)?,
        false => raise_affine(roll_loops(kernel)?)?,
    };
    if parallel(&mut kernel).is_none() {
        // No op has an effect.
        let nothing = spread(
            &mut kernel,
            &[(0, 0)],
            &[Role::Free],
            &[],
            None,
            Vec::new(),
            Loc::default(),
        );
        kernel.body.ops.push(nothing);
    }
    Ok(kernel.renumbered())
}

/// Narrows the threads to the smallest box. Each iteration narrows or splits the domain; affine
/// simplification propagates the consequences.
fn narrowed(mut kernel: Kernel) -> Result<Kernel> {
    for _ in 0..16 {
        if !domain::trim(&mut kernel)
            && !split::split(&mut kernel)
            && !parity::join_pairs(&mut kernel)
        {
            break;
        }
        kernel = raise_affine(kernel)?;
    }
    Ok(kernel)
}

fn is_shared(arg: &KernelArg) -> bool {
    matches!(
        arg,
        KernelArg::Array {
            space: Space::Shared,
            ..
        }
    )
}

/// The dimensions of a domain: first value, and one past the last.
type Domain = Vec<(i64, i64)>;

/// Returns the `affine.parallel` of a kernel; `None` if no op has an effect.
fn parallel(kernel: &mut Kernel) -> Option<&mut Op> {
    let mut ops = kernel.body.ops.iter_mut();
    ops.find(|op| matches!(op.kind, OpKind::Parallel { .. }))
}

/// Replaces the `affine.parallel` of the kernel.
fn replace(kernel: &mut Kernel, by: Op) {
    if let Some(op) = parallel(kernel) {
        *op = by;
    }
}

/// Returns the domain of an `affine.parallel`.
fn domain_of(op: &Op) -> Domain {
    match &op.kind {
        OpKind::Parallel { lower, upper, .. } => {
            lower.iter().copied().zip(upper.iter().copied()).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the roles of its dimensions in the launch.
fn roles_of(op: &Op) -> Vec<Role> {
    match &op.kind {
        OpKind::Parallel { roles, .. } => roles.clone(),
        _ => Vec::new(),
    }
}

/// Creates an `affine.parallel` over `domain` that contains `ops`. Each of `old` is a value with
/// its expression over the new dimensions; `guard` holds where the body has an effect.
fn spread(
    kernel: &mut Kernel,
    domain: &[(i64, i64)],
    roles: &[Role],
    old: &[(ValueId, AffineExpr)],
    guard: Option<IntegerSet>,
    ops: Vec<Op>,
    loc: Loc,
) -> Op {
    let args: Vec<ValueId> = domain.iter().map(|_| kernel.new_value(Ty::Index)).collect();
    let mut body: Vec<Op> = old
        .iter()
        .map(|(value, expr)| {
            let map = AffineMap {
                dims: args.len(),
                results: vec![expr.clone()],
            };
            let kind = OpKind::AffineApply {
                map,
                operands: args.clone(),
            };
            Op {
                kind,
                results: vec![*value],
                loc,
            }
        })
        .collect();
    match guard {
        None => body.extend(ops),
        Some(set) => {
            let then_region = Region {
                ops,
                ..Region::default()
            };
            let else_region = Region::default();
            let kind = OpKind::AffineIf {
                set,
                operands: args.clone(),
                then_region,
                else_region,
            };
            body.push(Op {
                kind,
                results: Vec::new(),
                loc,
            });
        }
    }
    let (lower, upper) = domain.iter().copied().unzip();
    let body = Region {
        args,
        ops: body,
        yields: Vec::new(),
    };
    Op {
        kind: OpKind::Parallel {
            lower,
            upper,
            roles: roles.to_vec(),
            body,
        },
        results: Vec::new(),
        loc,
    }
}

/// Rewrites every `affine.parallel` in `region`, which are nested inside other ops, to loops.
fn unroll_nested(region: &mut Region) {
    for op in &mut region.ops {
        op.kind.regions_mut().into_iter().for_each(unroll_nested);
        let OpKind::Parallel {
            lower, upper, body, ..
        } = &mut op.kind
        else {
            continue;
        };
        let mut inner = std::mem::take(&mut body.ops);
        let dims = lower.iter().zip(upper.iter()).zip(body.args.iter());
        for ((lower, upper), iv) in dims.rev() {
            let body = Region {
                args: vec![*iv],
                ops: inner,
                yields: Vec::new(),
            };
            let kind = OpKind::AffineFor {
                lower: Bound::constant(*lower),
                upper: Bound::constant(*upper),
                step: 1,
                init: Vec::new(),
                body,
            };
            inner = vec![Op {
                kind,
                results: Vec::new(),
                loc: op.loc,
            }];
        }
        if let Some(outermost) = inner.pop() {
            *op = outermost;
        }
    }
}
