//! Barriers: what a block's threads did before one is over when they go on.
//!
//! Every access belongs to a phase. A barrier closes the phases before it: among the threads of one block they are in order then, among
//! threads of different blocks they never are. A barrier that some turns or blocks pass by leaves both possibilities open.
//!
//! Gives up, as the user's fault, where only some threads of a block come to a barrier.

use super::access::Access;
use super::index::{Condition, Dim, Index};
use super::lower::{DimTensor, LaneValue, Lower, LowerResult, Restart};
use crate::error::Error;
use crate::kernel_ir::{Loc, Region};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The phases that no barrier has closed.
#[derive(Clone, Debug)]
pub(super) struct Phases {
    /// What happens now belongs to this one.
    pub now: usize,
    /// Those that threads of the block may still be in, `now` among them.
    pub open: Rc<BTreeSet<usize>>,
    /// How many barriers there were, and where the last one is.
    barriers: usize,
    barrier: Loc,
}

impl Default for Phases {
    fn default() -> Phases {
        Phases {
            now: 0,
            open: Rc::new(BTreeSet::from([0])),
            barriers: 0,
            barrier: Loc::default(),
        }
    }
}

impl Phases {
    /// A phase in which everything open stays open.
    fn begin(&mut self) {
        self.now += 1;
        Rc::make_mut(&mut self.open).insert(self.now);
    }

    fn close_all(&mut self, barrier: Loc) {
        self.now += 1;
        self.open = Rc::new(BTreeSet::from([self.now]));
        self.barriers += 1;
        self.barrier = barrier;
    }

    /// Opens `others` again.
    fn reopen(&mut self, others: impl IntoIterator<Item = usize>) {
        Rc::make_mut(&mut self.open).extend(others);
        self.begin();
    }
}

/// Where a loop began.
pub(super) struct LoopEntry {
    first: usize,
    barriers: usize,
    accesses: usize,
    before: Rc<BTreeSet<usize>>,
}

impl Lower<'_> {
    /// `bar.sync` by all threads of a block.
    pub(super) fn barrier(&mut self) -> LowerResult<()> {
        if self.vectorizing > 0 {
            return Err(Restart::NotParallel);
        }
        if let Some(branch) = self.divergence_point {
            return Err(divergent(self.loc, branch));
        }
        self.phases.close_all(self.loc);
        self.clear_shadows();
        Ok(())
    }

    /// Does the condition differ between threads of a block?
    fn parts_threads(&self, cond: &LaneValue) -> bool {
        let of_thread = |dim: &Dim| self.threads.contains(dim);
        let condition = |c: &Condition| c.sets.keys().any(of_thread);
        let index = |i: &Index| i.terms.keys().any(of_thread);
        match cond {
            LaneValue::Condition(c) => condition(c),
            LaneValue::AffineMask(c, negative) => condition(c) || negative.iter().any(index),
            LaneValue::Index(i) => index(i),
            LaneValue::Select(t, yes, no) => {
                t.dims.iter().any(|d| of_thread(&d.0)) || index(yes) || index(no)
            }
            LaneValue::Tensor(t) => t.dims.iter().any(|d| of_thread(&d.0)),
        }
    }

    /// Runs both sides of a branch, minding the barriers in them.
    pub(super) fn parting<X>(
        &mut self,
        cond: &LaneValue,
        sides: [&Region; 2],
        run: impl FnOnce(&mut Self) -> LowerResult<X>,
    ) -> LowerResult<X> {
        if self.threads.is_empty() {
            return run(self);
        }
        let divergence_point = self.divergence_point;
        // Threads that are through no barrier waits for.
        let leave = self.last && sides.iter().any(|side| !side.has_effect());
        if !leave && self.parts_threads(cond) {
            self.divergence_point.get_or_insert(self.loc);
        }
        let before = self.phases.clone();
        let result = run(self)?;
        let decided = matches!(cond, LaneValue::Condition(c) if c.as_constant().is_some());
        if self.phases.barriers != before.barriers && !decided {
            let possible = before.open.iter().copied();
            let inside = before.now..self.phases.now;
            self.phases.reopen(possible.chain(inside));
        }
        self.divergence_point = divergence_point;
        Ok(result)
    }

    /// What follows is done again and again, by all threads of a block alike or not as `cond` says.
    pub(super) fn begin_turns(&mut self, taken: Option<&DimTensor>) -> LoopEntry {
        if taken.is_some_and(|t| self.parts_threads(&LaneValue::Tensor(t.clone()))) {
            self.divergence_point.get_or_insert(self.loc);
        }
        let before = self.phases.open.clone();
        self.phases.begin();
        LoopEntry {
            first: self.phases.now,
            barriers: self.phases.barriers,
            accesses: self.accesses.len(),
            before,
        }
    }

    /// Some threads may leave a loop here, as `going` says; `turns` began with what was before.
    pub(super) fn leave_turns(&mut self, turns: &LoopEntry, going: &LaneValue) -> LowerResult<()> {
        if self.parts_threads(going) {
            self.divergence_point.get_or_insert(self.loc);
            if self.phases.barriers != turns.barriers {
                // Only those that stay come to it once more.
                return Err(divergent(self.phases.barrier, self.loc));
            }
        }
        Ok(())
    }

    /// The end of a turn is followed by the beginning of the next, or by what comes after the loop.
    pub(super) fn end_turns(&mut self, turns: LoopEntry, at_least_one: bool) -> LowerResult<()> {
        if self.phases.barriers != turns.barriers {
            let of_loop: Vec<Access> = self.accesses[turns.accesses..].to_vec();
            for first in of_loop.iter().filter(|a| a.open.contains(&turns.first)) {
                let next = Access {
                    open: self.phases.open.clone(),
                    ..first.clone()
                };
                for last in of_loop.iter().filter(|a| next.open.contains(&a.phase)) {
                    self.may_race(&next, last)?;
                }
            }
        } else {
            for access in &self.accesses[turns.accesses..] {
                self.store_once_in_all_turns(access)?;
            }
        }
        if !at_least_one {
            self.phases.reopen(turns.before.iter().copied());
        }
        Ok(())
    }
}

/// Only some threads of a block come to `barrier`, since they part at `branch`.
fn divergent(barrier: Loc, branch: Loc) -> Restart {
    Error::user(
        "barrier-divergence",
        format!(
            "threads of one block part at line {} on divergent control, and only some of them come to this barrier",
            branch.line
        ),
    )
    .at_line(barrier.line, barrier.column)
    .help("move the barrier out of the branch or loop, or let the condition be the same for all threads of a block")
    .into()
}
