//! Detection of indices that overflow because a kernel computes them with fewer bits than its
//! arrays need.
//!
//! Input: a kernel at the parallel stage and one of its arrays. Output: an access by which some
//! thread reaches a different element than intended. Only the threads at the ends and in the middle
//! of each dimension are run, so that an overflow in other threads is missed; one that is reported
//! occurs, unless data prevents the access.

use super::{Known, Run, TraceQuery, slice};
use crate::kernel_ir::{Loc, Op, Region};

/// An access whose index overflows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wrap {
    pub loc: Loc,
    /// The element that the index would be with sufficient bits.
    pub unwrapped: usize,
    /// The element that it accesses.
    pub reached: i64,
}

/// Returns such an access to the traced array, which has `len` elements, if one is found.
pub(crate) fn wrap_of(question: &TraceQuery, len: usize) -> Option<Wrap> {
    let (body, needed) = slice::slice(question);
    let mut run = Run::new(question, &body, needed);
    run.search = Some(Search { len, found: None });
    // The run ends early if one is found, or if threads take too long.
    let _ = run.region(&body);
    run.search?.found
}

/// The search for an overflowing index.
pub(super) struct Search {
    len: usize,
    found: Option<Wrap>,
}

impl Search {
    /// Checks an index; returns `None` if it overflows, to end the run.
    pub(super) fn look(&mut self, op: &Op, index: Known) -> Option<()> {
        let reached = index.bits as i64;
        let unwrapped = usize::try_from(index.unwrapped.unwrap_or(reached)).ok();
        let Some(unwrapped) =
            unwrapped.filter(|unwrapped| *unwrapped < self.len && *unwrapped as i64 != reached)
        else {
            return Some(());
        };
        self.found = Some(Wrap {
            loc: op.loc,
            unwrapped,
            reached,
        });
        None
    }
}

impl Run<'_> {
    /// Runs the threads at the ends and in the middle of all dimensions, the last first.
    pub(super) fn samples(&mut self, lower: &[i64], upper: &[i64], body: &Region) -> Option<()> {
        let mut dims = Vec::new();
        for (lower, upper) in lower.iter().zip(upper) {
            let mut of = vec![upper - 1, lower + (upper - lower) / 2, *lower];
            of.retain(|at| (lower..upper).contains(&at));
            of.dedup();
            dims.push(of);
        }
        let count: usize = dims.iter().map(Vec::len).product();
        for number in 0..count {
            let mut rest = number;
            for (iv, of) in body.args.iter().zip(&dims) {
                self.set_bits(*iv, of[rest % of.len()] as u64);
                rest /= of.len();
            }
            self.all.clear();
            self.region(body)?;
        }
        Some(())
    }
}
