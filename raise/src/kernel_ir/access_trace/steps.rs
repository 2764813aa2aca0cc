//! Numbering of the memory operations of a warp in lock step.
//!
//! Two accesses of one warp are ordered if they belong to different lock-step operations ("steps").
//! A step is identified by a path: the number of steps before it in its region, and the same for
//! each enclosing region, with the iteration of each loop. So lanes that skip a branch, or leave a
//! loop early, have the same path after it. Which side of a branch runs first is unknown: where
//! both sides have steps, they count as one.

use crate::kernel_ir::{Op, OpKind, PtxOp, Region};
use std::collections::HashMap;

pub(super) struct Steps {
    place: Vec<u32>,
    /// The number of enclosing branches with steps in both sides.
    parted: u32,
    /// Whether there is such a branch.
    pub any_parted: bool,
    numbers: HashMap<Vec<u32>, u32>,
}

impl Steps {
    /// Returns the initial state, if the lanes that run `body` are in lock step.
    pub(super) fn of(body: &Region) -> Option<Steps> {
        let in_lockstep = |kind: &OpKind| matches!(kind, OpKind::Ptx(PtxOp::Lockstep, _));
        body.any(&in_lockstep).then(|| Steps {
            place: vec![0],
            parted: 0,
            any_parted: false,
            numbers: HashMap::new(),
        })
    }

    /// Restarts the numbering for the next thread.
    pub(super) fn restart(&mut self) {
        self.place = vec![0];
    }

    /// Ends a step.
    pub(super) fn next(&mut self) {
        if self.parted == 0
            && let Some(count) = self.place.last_mut()
        {
            *count += 1;
        }
    }

    /// Enters the regions of `op`, if it has steps.
    pub(super) fn enter(&mut self, op: &Op) {
        self.next();
        let parted = is_parted(op);
        self.parted += u32::from(parted);
        self.any_parted |= parted;
        self.place.extend([0, 0]);
    }

    /// Begins an iteration of the innermost entered loop.
    pub(super) fn turn(&mut self) {
        let len = self.place.len();
        if let Some([turn, count]) = self.place.get_mut(len.saturating_sub(2)..) {
            (*turn, *count) = (*turn + 1, 0);
        }
    }

    /// Leaves the regions of `op`.
    pub(super) fn leave(&mut self, op: &Op) {
        self.parted -= u32::from(is_parted(op));
        self.place.truncate(self.place.len() - 2);
        self.next();
    }

    /// Returns the number of the current step.
    pub(super) fn number(&mut self) -> u32 {
        let next = self.numbers.len() as u32;
        match self.numbers.get(&self.place) {
            Some(number) => *number,
            None => {
                self.numbers.insert(self.place.clone(), next);
                next
            }
        }
    }
}

/// Returns whether both sides of a branch have steps.
fn is_parted(op: &Op) -> bool {
    let is_branch = matches!(op.kind, OpKind::If { .. } | OpKind::AffineIf { .. });
    is_branch && op.kind.regions().into_iter().all(makes_steps)
}

/// Returns whether a region of `op` contains a step.
pub(super) fn has_steps(op: &Op) -> bool {
    op.kind.regions().into_iter().any(makes_steps)
}

fn makes_steps(region: &Region) -> bool {
    region.any(&OpKind::is_warp_barrier)
}
