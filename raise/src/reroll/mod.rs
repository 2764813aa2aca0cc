//! Rerolls loops that a compiler unrolled.
//!
//! Input: a kernel at the affine stage, in which a loop body may consist of several copies of one
//! step, chained through the loop-carried values, with accesses that differ by a multiple of the
//! loop variable; a second loop (or single steps) may execute the remainder. Output: the same steps
//! in one loop, with the same arithmetic in the same order. The last iteration may lack copies, and
//! all steps may be straight-line code.
//!
//! Loop-carried values that are only loaded, from an array that is never written, are loaded where
//! they are used.
//!
//! A loop is left unchanged if the copies are not identical, if the carried values between them
//! cannot be identified, or if accesses that may conflict would be reordered.

mod carried_loads;
mod chain_loop;
mod chains;
mod copies;
mod first_step;
mod forms;
mod hoist;
mod homes;
mod last_stored;
mod late_loads;
mod matching;
mod memory;
mod merge;
mod overwritten;
mod steps;
mod stored;
mod uneven;
mod write;

use crate::affine::raise_affine;
use crate::error::Result;
use crate::kernel_ir::{Kernel, Op, OpKind, Region};
use copies::Copies;
pub(crate) use forms::{Form, Forms};

/// Unroll factors of compilers, in descending order.
const COPIES: [i128; 4] = [16, 8, 4, 2];
/// The greatest number of ops of a body that is rerolled.
const MAX_OPS: usize = 2000;

/// Rerolls unrolled loops, and merges the remainder into them.
pub fn roll_loops(mut kernel: Kernel) -> Result<Kernel> {
    stored::forward(&mut kernel);
    if carried_loads::load_again(&mut kernel) {
        // The copies of a step are compared, and rewritten, by maps of loop variables.
        kernel = raise_affine(kernel)?;
    }
    kernel = roll(crate::scf::drop_dead(kernel));
    // The operands of the remainder may have been loaded before the loop.
    if late_loads::move_loads(&mut kernel) {
        kernel = roll(kernel);
    }
    Ok(kernel)
}

fn roll(mut kernel: Kernel) -> Kernel {
    // Loops first: the unrolled ops in the body of a loop may be copies of its step.
    for what in [What::Loops, What::Chains] {
        if what == What::Chains {
            hoist::hoist_chains(&mut kernel);
        }
        loop {
            let forms = Forms::of(&kernel);
            let uses = kernel.use_counts();
            let mut body = std::mem::take(&mut kernel.body);
            let changed = region(
                &mut kernel,
                &forms,
                &uses,
                what,
                steps::MIN_COPIES,
                &mut body,
            );
            kernel.body = body;
            if !changed {
                break;
            }
            kernel = crate::scf::drop_dead(kernel);
        }
    }
    kernel
}

/// Returns whether the second of the two loops in `pair` continues the first.
pub(crate) fn goes_on(kernel: &Kernel, forms: &Forms, pair: &Region) -> bool {
    merge::goes_on(kernel, forms, pair)
}

/// The code that is rerolled.
#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    /// Loops, and the ops after them.
    Loops,
    /// Unrolled steps outside loops.
    Chains,
}

/// Makes at most one change, because `forms` is stale after that; returns whether it made one.
///
/// - `least`: the least number of copies in straight-line code that are rerolled
fn region(
    kernel: &mut Kernel,
    forms: &Forms,
    uses: &[u32],
    what: What,
    least: usize,
    region: &mut Region,
) -> bool {
    for at in 0..region.ops.len() {
        if what == What::Loops
            && (roll_loop(kernel, forms, &mut region.ops, at)
                || uneven::peel_last(kernel, forms, region, at)
                || first_step::peel_first(kernel, forms, region, at)
                || last_stored::carry(kernel, forms, region, at))
        {
            return true;
        }
        // Few copies in the body of a loop are the body of an unrolled loop.
        let least = match &region.ops[at].kind {
            OpKind::AffineFor { .. } | OpKind::For { .. } | OpKind::While { .. } => {
                COPIES[0] as usize + 1
            }
            _ => least,
        };
        for inner in region.ops[at].kind.regions_mut() {
            if self::region(kernel, forms, uses, what, least, inner) {
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
            steps::roll(kernel, forms, least, region)
                || chains::roll(kernel, forms, uses, region)
                || merge::merge(kernel, forms, region)
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

/// Returns whether the op is a loop from 0 with increment one.
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
