//! Unrolls short loops that only fill a shared array.
//!
//! `for k in 0..2 { s[128 k + t] = … }` fills a tile that has more elements than there are threads.
//! Unrolled, it is two stores, each with its own guard. A loop is kept if it has many iterations,
//! carries values, or accesses shared memory in any other way.

use crate::kernel_ir::{Kernel, KernelArg, Op, OpKind, Region, Space, Ty, ValueId};
use crate::scf::Emit;

/// The greatest number of iterations of an unrolled loop.
const TURNS: i64 = 8;

/// The greatest total number of ops.
const OPS: usize = 400;

/// Unrolls such loops.
pub(super) fn write_out(mut kernel: Kernel) -> Kernel {
    let mut body = std::mem::take(&mut kernel.body);
    region(&mut body, &mut kernel);
    kernel.body = body;
    kernel
}

fn region(of: &mut Region, kernel: &mut Kernel) {
    for mut op in std::mem::take(&mut of.ops) {
        for inner in op.kind.regions_mut() {
            region(inner, kernel);
        }
        match turns(&op, kernel) {
            None => of.ops.push(op),
            Some(turns) => {
                for turn in 0..turns {
                    one_turn(&op, turn, kernel, &mut of.ops);
                }
            }
        }
    }
}

/// Returns the trip count of the loop, if it only fills.
fn turns(op: &Op, kernel: &Kernel) -> Option<i64> {
    let turns = super::nests::counts_to(&op.kind)?;
    let OpKind::AffineFor { init, body, .. } = &op.kind else {
        return None;
    };
    let is_shared = |array: ValueId| {
        let space = match kernel.array(array) {
            KernelArg::Array { space, .. } => Some(space),
            KernelArg::Scalar { .. } => None,
        };
        space == Some(&Space::Shared)
    };
    let (mut fills, mut only, mut ops) = (false, init.is_empty(), 0);
    body.walk(&mut |op| {
        ops += 1;
        match &op.kind {
            OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } => {
                fills |= is_shared(*array);
                only &= is_shared(*array);
            }
            OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
                only &= !is_shared(*array);
            }
            OpKind::Barrier | OpKind::Ptx(..) => only = false,
            _ => {}
        }
    });
    (fills && only && turns <= TURNS && ops * turns.max(0) as usize <= OPS).then_some(turns)
}

fn one_turn(op: &Op, turn: i64, kernel: &mut Kernel, out: &mut Vec<Op>) {
    let OpKind::AffineFor { body, .. } = &op.kind else {
        return;
    };
    let mut emit = Emit {
        kernel,
        ops: out,
        loc: op.loc,
    };
    let iv = emit.int(turn.into(), Ty::Index);
    emit.copy_region(body, &[iv]);
}
