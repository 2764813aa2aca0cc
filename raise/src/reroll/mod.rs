//! Loops that a compiler unrolled, rolled up again.
//!
//! In: a kernel at the affine stage, where a loop body may be several copies of one step, chained through what the loop
//! carries, with accesses that differ by the step of the loop variable; and a second loop (or single steps) for what is
//! left over. Out: the same steps in one loop, each exactly the arithmetic it was and in the same order.
//!
//! What a loop carries though it is only loaded, from an array that nobody writes, is loaded where it is used.
//!
//! A loop stays as it is where the copies are not all the same, where what is carried is not found between them, or where
//! accesses to memory would change places that may meet.

mod carried_loads;
mod chain_loop;
mod chains;
mod copies;
mod forms;
mod hoist;
mod late_loads;
mod matching;
mod memory;
mod merge;
mod overwritten;
mod write;

use crate::error::Result;
use crate::kernel_ir::{Kernel, Op, OpKind, Region};
use copies::Copies;
pub(crate) use forms::Forms;

/// Copies that compilers make of a body, the most first.
const COPIES: [i128; 4] = [16, 8, 4, 2];
/// Bodies with more ops than this stay as they are.
const MAX_OPS: usize = 2000;

/// Rolls up what was unrolled, and joins what is left over to it.
pub fn roll_loops(mut kernel: Kernel) -> Result<Kernel> {
    carried_loads::load_again(&mut kernel);
    kernel = roll(crate::scf::drop_dead(kernel));
    // What is left over may have been loaded before the loop.
    if late_loads::move_loads(&mut kernel) {
        kernel = roll(kernel);
    }
    Ok(kernel)
}

fn roll(mut kernel: Kernel) -> Kernel {
    // Loops first: what is written out in a round of one may be copies of its step.
    for what in [What::Loops, What::Chains] {
        if what == What::Chains {
            hoist::hoist_chains(&mut kernel);
        }
        loop {
            let forms = Forms::of(&kernel);
            let uses = kernel.use_counts();
            let mut body = std::mem::take(&mut kernel.body);
            let changed = region(&mut kernel, &forms, &uses, what, &mut body);
            kernel.body = body;
            if !changed {
                break;
            }
            kernel = crate::scf::drop_dead(kernel);
        }
    }
    kernel
}

/// Is the second of the two loops in `pair` the first one going on?
pub(crate) fn goes_on(kernel: &Kernel, forms: &Forms, pair: &Region) -> bool {
    merge::goes_on(kernel, forms, pair)
}

/// What is rolled up.
#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    /// Loops, and what follows them.
    Loops,
    /// Steps that no loop is around.
    Chains,
}

/// Changes at most one loop, or one pair of loops: what is known of values is known of the others only.
fn region(
    kernel: &mut Kernel,
    forms: &Forms,
    uses: &[u32],
    what: What,
    region: &mut Region,
) -> bool {
    for at in 0..region.ops.len() {
        if what == What::Loops && roll_loop(kernel, forms, &mut region.ops, at) {
            return true;
        }
        for inner in region.ops[at].kind.regions_mut() {
            if self::region(kernel, forms, uses, what, inner) {
                return true;
            }
        }
    }
    match what {
        What::Loops => {
            merge::merge(kernel, forms, region)
                || overwritten::drop_overwritten(kernel, forms, region)
        }
        What::Chains => {
            chains::roll(kernel, forms, uses, region) || merge::merge(kernel, forms, region)
        }
    }
}

fn roll_loop(kernel: &mut Kernel, forms: &Forms, ops: &mut Vec<Op>, at: usize) -> bool {
    let (OpKind::AffineFor { body, .. } | OpKind::For { body, .. }) = &ops[at].kind else {
        return false;
    };
    if body.ops.len() > MAX_OPS || !counts_from_zero(forms, &ops[at]) {
        return false;
    }
    for parts in COPIES {
        let Some(copies) = Copies::find(kernel, forms, body, parts) else {
            continue;
        };
        if let Some(new) = write::rolled(kernel, forms, &ops[at], &copies, parts) {
            ops.splice(at..=at, new);
            return true;
        }
    }
    false
}

/// Is it a loop from 0 in steps of one?
fn counts_from_zero(forms: &Forms, op: &Op) -> bool {
    let constant = |value| forms.get(value).and_then(|f| f.as_constant());
    match &op.kind {
        OpKind::AffineFor { lower, step, .. } => lower.as_constant() == Some(0) && *step == 1,
        OpKind::For { lower, step, .. } => {
            constant(*lower) == Some(0) && constant(*step) == Some(1)
        }
        _ => false,
    }
}
