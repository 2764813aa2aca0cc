//! Indices that wrap around, since a kernel computes them with fewer bits than its arrays need.
//!
//! In: a kernel at the parallel stage and one of its arrays. Out: an access by which some thread reaches another element than it
//! means. The threads at the ends and in the middle of each dimension are run, so a wrap that only others
//! have is not seen; one that is seen is there, unless data keeps the thread from it.

use super::{Known, Run, TraceQuery, slice};
use crate::kernel_ir::{Loc, Op, Region};

/// An access whose index wraps around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wrap {
    pub loc: Loc,
    /// The element that it would be with bits enough.
    pub unwrapped: usize,
    /// The element that it is.
    pub reached: i64,
}

/// Such an access to the array asked for, which has `len` elements, if one is seen.
pub(crate) fn wrap_of(question: &TraceQuery, len: usize) -> Option<Wrap> {
    let (body, needed) = slice::slice(question);
    let mut run = Run::new(question, &body, needed);
    run.search = Some(Search { len, found: None });
    // It ends early where one is found, or where threads take too long.
    let _ = run.region(&body);
    run.search?.found
}

/// Looks for one.
pub(super) struct Search {
    len: usize,
    found: Option<Wrap>,
}

impl Search {
    /// `None` when one is found.
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
    /// The threads at the ends of all dimensions and in the middle of them, the last first.
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
