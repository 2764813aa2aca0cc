//! Which step of a warp in lockstep an access belongs to.
//!
//! Two accesses of one warp are in order if they belong to different steps. A step has a place: how
//! many steps there were before it in its region, and the same of each region around, with the turn
//! of a loop. So lanes that leave out a branch, or leave a loop early, are at the same place
//! after it. Which side of a branch runs first is not known: where both have steps, they count as
//! one.

use crate::kernel_ir::{Op, OpKind, PtxOp, Region};
use std::collections::HashMap;

pub(super) struct Steps {
    place: Vec<u32>,
    /// How many branches around have steps in both sides.
    parted: u32,
    /// Whether there is such a branch.
    pub any_parted: bool,
    numbers: HashMap<Vec<u32>, u32>,
}

impl Steps {
    /// The first step, if the lanes that run `body` are in lockstep.
    pub(super) fn of(body: &Region) -> Option<Steps> {
        let in_lockstep = |kind: &OpKind| matches!(kind, OpKind::Ptx(PtxOp::Lockstep, _));
        body.any(&in_lockstep).then(|| Steps {
            place: vec![0],
            parted: 0,
            any_parted: false,
            numbers: HashMap::new(),
        })
    }

    /// The beginning of a thread.
    pub(super) fn restart(&mut self) {
        self.place = vec![0];
    }

    /// The end of a step.
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

    /// Begins a turn of the loop that was entered last.
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

    /// The number of this step.
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

/// Whether both sides of a branch have steps.
fn is_parted(op: &Op) -> bool {
    let is_branch = matches!(op.kind, OpKind::If { .. } | OpKind::AffineIf { .. });
    is_branch && op.kind.regions().into_iter().all(makes_steps)
}

/// Whether there are steps in the regions of `op`.
pub(super) fn has_steps(op: &Op) -> bool {
    op.kind.regions().into_iter().any(makes_steps)
}

fn makes_steps(region: &Region) -> bool {
    region.any(&OpKind::is_warp_barrier)
}
