//! Barriers: what the threads of a block, or of a warp, did before one is over when they go on.
//!
//! Every access belongs to a phase. A barrier of a block closes the phases before it: among the
//! threads of one block they are in order then, among threads of different blocks they never are. A
//! barrier of a warp closes them among the threads of one warp. A barrier that some turns or blocks
//! pass by leaves both possibilities open: each side of a branch begins with the phases that were
//! open before the branch, and those open at the end of either side are open after it.
//!
//! Gives up, as the user's fault, where only some threads of a block come to a barrier of the
//! block. A barrier of a warp orders nothing where its mask may not name just those threads of a
//! warp that come to it. Those that a branch has chosen are in order within that branch. Lanes in
//! lockstep are in order but for those that a branch has parted: which of its sides runs first is
//! not known.

use super::access::Access;
use super::index::{Condition, Dim, Index, Intervals};
use super::lane_values::{DimTensor, LaneValue};
use super::lower::{Lower, LowerResult, Restart};
use super::memory_model::MemoryModel;
use super::thread_domain::ThreadDomain;
use super::warps::LANES;
use crate::error::Error;
use crate::kernel_ir::{BinaryOp, Loc, OpKind, PtxOp, Region, ValueId, int_result};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Where threads parted that have to meet again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Divergence {
    /// Blocks of the grid.
    pub grid: Option<Loc>,
    /// Threads of a block.
    pub block: Option<Loc>,
    /// Threads of a warp.
    pub warp: Option<Loc>,
    /// Whether it is a loop that some threads of a warp leave before others.
    by_loop: bool,
}

/// The phases that no barrier has closed.
#[derive(Clone, Debug)]
pub(super) struct Phases {
    /// What happens now belongs to this one.
    pub now: usize,
    /// Those that threads may still be in, `now` among them.
    pub open: Open,
    /// How many barriers of the block there were, and where the last one is.
    barriers: usize,
    barrier: Loc,
    /// How many barriers there were, those of warps among them.
    all_barriers: usize,
    /// How many of them were of the grid.
    grid_barriers: usize,
    /// The branches around, the innermost last.
    branches: Vec<BranchPhases>,
    /// The condition of the branch that comes next.
    pub branch_on: Option<ValueId>,
    /// The branches with barriers in them since the loop around began its turn.
    joins: Vec<Join>,
    /// Whether the lanes of a warp run in lockstep, once that is asked.
    in_lockstep: Option<bool>,
}

/// The phases of a branch.
#[derive(Clone, Debug)]
struct BranchPhases {
    /// Those that were open before it.
    entry: Open,
    /// How many barriers there had been.
    barriers: usize,
    all_barriers: usize,
    grid_barriers: usize,
    /// Those that were open at the end of each side, and where the first side is.
    exits: [Open; 2],
    then_region: usize,
    /// Whether threads of a warp part.
    parts_warps: bool,
    /// The first phase that is of the branch, and the first that is of the side being run.
    first: usize,
    side: usize,
    /// Whether those threads of a warp that take a side wait for one another in it.
    waits_in_part: bool,
}

/// The end of a branch with barriers in it: its condition, and the phases that are open where that
/// holds, and elsewhere.
#[derive(Clone, Debug)]
struct Join {
    cond: ValueId,
    exits: [Open; 2],
}

/// The phases that threads of the grid, of the block, and of the warp, may still be in.
#[derive(Clone, Debug, Default)]
pub(super) struct Open {
    pub grid: Rc<BTreeSet<usize>>,
    pub block: Rc<BTreeSet<usize>>,
    pub warp: Rc<BTreeSet<usize>>,
}

impl Open {
    /// Only `phase` is open.
    fn only(phase: usize) -> Open {
        let block = Rc::new(BTreeSet::from([phase]));
        let (warp, grid) = (block.clone(), block.clone());
        Open { grid, block, warp }
    }

    fn extend(&mut self, others: &Open) {
        Rc::make_mut(&mut self.grid).extend(others.grid.iter());
        Rc::make_mut(&mut self.block).extend(others.block.iter());
        Rc::make_mut(&mut self.warp).extend(others.warp.iter());
    }

    /// Takes out the phases that are open in `gone` and not in `kept`.
    fn remove(&mut self, gone: &Open, kept: &Open) {
        let left =
            |all: &mut Rc<BTreeSet<usize>>, gone: &BTreeSet<usize>, kept: &BTreeSet<usize>| {
                Rc::make_mut(all).retain(|phase| !gone.contains(phase) || kept.contains(phase));
            };
        left(&mut self.grid, &gone.grid, &kept.grid);
        left(&mut self.block, &gone.block, &kept.block);
        left(&mut self.warp, &gone.warp, &kept.warp);
    }
}

impl Default for Phases {
    fn default() -> Phases {
        Phases {
            now: 0,
            open: Open::only(0),
            barriers: 0,
            barrier: Loc::default(),
            all_barriers: 0,
            grid_barriers: 0,
            branches: Vec::new(),
            branch_on: None,
            joins: Vec::new(),
            in_lockstep: None,
        }
    }
}

impl Phases {
    /// A phase in which everything open stays open.
    fn begin(&mut self) {
        self.now += 1;
        Rc::make_mut(&mut self.open.grid).insert(self.now);
        Rc::make_mut(&mut self.open.block).insert(self.now);
        Rc::make_mut(&mut self.open.warp).insert(self.now);
    }

    /// A barrier of the grid.
    fn close_grid(&mut self, barrier: Loc) {
        self.close_all(barrier);
        self.open = Open::only(self.now);
        self.grid_barriers += 1;
    }

    /// A barrier of the block.
    fn close_all(&mut self, barrier: Loc) {
        self.now += 1;
        let mut grid = std::mem::take(&mut self.open.grid);
        Rc::make_mut(&mut grid).insert(self.now);
        self.open = Open {
            grid,
            ..Open::only(self.now)
        };
        self.barriers += 1;
        self.all_barriers += 1;
        self.barrier = barrier;
    }

    /// A barrier of each warp.
    fn close_in_warp(&mut self) {
        self.open.warp = Rc::default();
        self.begin();
        self.all_barriers += 1;
    }

    /// A barrier of those threads of each warp that have taken the side of a branch being run.
    fn close_in_part(&mut self) {
        let part = self
            .branches
            .iter_mut()
            .rev()
            .find(|branch| branch.parts_warps);
        let Some(branch) = part else {
            return;
        };
        branch.waits_in_part = true;
        let side = branch.side;
        Rc::make_mut(&mut self.open.warp).retain(|phase| *phase < side);
        self.begin();
        self.all_barriers += 1;
    }

    /// What the lanes of each warp that run did is over. Those that have taken another side of a
    /// branch run before or after them.
    fn close_in_step(&mut self) {
        let branches = self.branches.iter().filter(|branch| branch.parts_warps);
        let other_sides: Vec<_> = branches.map(|branch| branch.first..branch.side).collect();
        let of_others = |phase: &usize| other_sides.iter().any(|side| side.contains(phase));
        Rc::make_mut(&mut self.open.warp).retain(of_others);
        self.begin();
        self.all_barriers += 1;
    }

    /// Opens `others` again.
    fn reopen(&mut self, others: &Open) {
        self.open.extend(others);
        self.begin();
    }
}

/// Where a loop began.
pub(super) struct LoopEntry {
    first: usize,
    barriers: usize,
    all_barriers: usize,
    grid_barriers: usize,
    accesses: usize,
    before: Open,
    /// Those that were open where it is left.
    left: Open,
    /// The branches before it in the loop around.
    joins: Vec<Join>,
    /// Whether threads of one warp may leave it in different turns.
    parts_warps: bool,
}

impl Lower<'_> {
    /// `bar.sync` by all threads of a block.
    pub(super) fn barrier(&mut self) -> LowerResult<()> {
        if self.threads.vectorizing > 0 {
            return Err(Restart::NotParallel);
        }
        if let Some(branch) = self.threads.divergence_point.block {
            return Err(divergent(self.loc, branch));
        }
        self.memory.phases.close_all(self.loc);
        self.clear_shadows();
        Ok(())
    }

    /// `grid.sync()` by all threads of all blocks.
    pub(super) fn grid_barrier(&mut self) -> LowerResult<()> {
        let divergence = self.threads.divergence_point;
        if let Some(branch) = divergence.grid.or(divergence.block) {
            return Err(divergent_in_grid(self.loc, branch));
        }
        self.barrier()?;
        self.memory.phases.close_grid(self.loc);
        self.clear_all_shadows();
        Ok(())
    }

    /// `bar.warp.sync` by the threads of each warp that `mask` names.
    pub(super) fn warp_barrier(&mut self, mask: ValueId) -> LowerResult<()> {
        let Some(mask) = self.known(mask)?.filter(|_| self.threads.vectorizing == 0) else {
            return Ok(());
        };
        let Divergence { warp, by_loop, .. } = self.threads.divergence_point;
        if warp.is_none() && self.kernel.is_whole_warp(mask as u32) {
            self.memory.phases.close_in_warp();
        } else if !by_loop && self.threads.running_lanes() == Some(mask as u32) {
            self.memory.phases.close_in_part();
        }
        Ok(())
    }

    /// The end of an access by lanes in lockstep.
    pub(super) fn lockstep(&mut self) {
        self.memory.phases.in_lockstep = Some(true);
        if self.threads.vectorizing == 0 {
            self.memory.phases.close_in_step();
        }
    }

    /// Whether the lanes of a warp run in lockstep.
    fn in_lockstep(&mut self) -> bool {
        let body = &self.kernel.body;
        let asked = || body.any(&|kind| matches!(kind, OpKind::Ptx(PtxOp::Lockstep, _)));
        *self.memory.phases.in_lockstep.get_or_insert_with(asked)
    }

    /// Runs both sides of a branch, minding the barriers in them.
    pub(super) fn parting<X>(
        &mut self,
        cond: &LaneValue,
        sides: [&Region; 2],
        run: impl FnOnce(&mut Self) -> LowerResult<X>,
    ) -> LowerResult<X> {
        if self.threads.block_dims.is_empty() {
            return run(self);
        }
        let branch_on = self.memory.phases.branch_on.take();
        let divergence_point = self.threads.divergence_point;
        // Threads that are through no barrier waits for.
        let leave = self.last && sides.iter().any(|side| !side.has_effect());
        if !leave {
            self.part(cond);
        }
        if self.threads.parts_blocks(cond) {
            self.threads.divergence_point.grid.get_or_insert(self.loc);
        }
        let first = self.memory.phases.now + 1;
        let branch = BranchPhases {
            parts_warps: self.threads.parts_warps(cond),
            first,
            side: first,
            waits_in_part: false,
            entry: self.memory.phases.open.clone(),
            barriers: self.memory.phases.barriers,
            all_barriers: self.memory.phases.all_barriers,
            grid_barriers: self.memory.phases.grid_barriers,
            exits: Default::default(),
            then_region: std::ptr::from_ref(sides[0]).addr(),
        };
        self.memory.phases.branches.push(branch);
        let result = run(self)?;
        let branch = self.memory.phases.branches.pop().expect("pushed before");
        let decided = matches!(cond, LaneValue::Condition(c) if c.as_constant().is_some());
        if self.memory.phases.all_barriers != branch.all_barriers && !decided {
            let mut exits = branch.exits;
            for (side, exit) in sides.iter().zip(&mut exits) {
                if side.ops.is_empty() {
                    exit.extend(&branch.entry);
                }
            }
            exits
                .iter()
                .for_each(|exit| self.memory.phases.reopen(exit));
            let both = exits.iter().all(|exit| !exit.block.is_empty());
            let join = branch_on.filter(|_| both).map(|cond| Join { cond, exits });
            self.memory.phases.joins.extend(join);
        }
        if branch.waits_in_part {
            // The others have not waited.
            let of_branch = |phase: &&usize| **phase >= branch.first;
            let inside: BTreeSet<usize> = self
                .memory
                .phases
                .open
                .block
                .iter()
                .filter(of_branch)
                .copied()
                .collect();
            Rc::make_mut(&mut self.memory.phases.open.warp).extend(inside);
        }
        self.threads.divergence_point = divergence_point;
        if self.memory.phases.all_barriers != branch.all_barriers && self.in_lockstep() {
            self.lockstep(); // its sides meet again
        }
        Ok(result)
    }

    /// Notes that threads part here, as far as `cond` differs between them.
    fn part(&mut self, cond: &LaneValue) {
        if self.threads.parts_threads(cond) {
            self.threads.divergence_point.block.get_or_insert(self.loc);
            if self.threads.parts_warps(cond) {
                self.threads.divergence_point.warp.get_or_insert(self.loc);
            }
        }
    }

    /// The same of threads that leave a loop, or stay in it.
    fn part_in_loop(&mut self, cond: &LaneValue) {
        self.part(cond);
        if self.threads.parts_blocks(cond) {
            self.threads.divergence_point.grid.get_or_insert(self.loc);
        }
        self.threads.divergence_point.by_loop |= self.threads.parts_warps(cond);
    }

    /// Runs one side of a branch, or a part of it. Where a side has passed a barrier, all threads
    /// of a block, or of a warp, take the same side: the next one begins with what was open before
    /// the branch.
    pub(super) fn side(&mut self, region: &Region) -> LowerResult<()> {
        if let Some(branch) = self.memory.phases.branches.last() {
            let mut entry = branch.entry.clone();
            if branch.grid_barriers == self.memory.phases.grid_barriers {
                // Other blocks may have taken the other side.
                Rc::make_mut(&mut entry.grid).extend(self.memory.phases.open.grid.iter());
            }
            if branch.barriers != self.memory.phases.barriers {
                self.memory.phases.open = entry;
                self.memory.phases.begin();
            } else if branch.all_barriers != self.memory.phases.all_barriers {
                let other_side = branch.first..=self.memory.phases.now;
                let parts_warps = branch.parts_warps;
                self.memory.phases.open.warp = entry.warp;
                if parts_warps {
                    Rc::make_mut(&mut self.memory.phases.open.warp).extend(other_side);
                }
                self.memory.phases.begin();
            }
        }
        if region.any(&OpKind::is_barrier) {
            self.memory.phases.begin();
        }
        let now = self.memory.phases.now;
        if let Some(branch) = self.memory.phases.branches.last_mut() {
            branch.side = now;
        }
        self.region(region)?;
        let open = self.memory.phases.open.clone();
        if let Some(branch) = self.memory.phases.branches.last_mut() {
            let is_then = std::ptr::from_ref(region).addr() == branch.then_region;
            branch.exits[usize::from(!is_then)].extend(&open);
        }
        Ok(())
    }

    /// What follows is done again and again, by all threads of a block alike or not as `cond` says.
    pub(super) fn begin_turns(&mut self, taken: Option<&DimTensor>) -> LoopEntry {
        if let Some(taken) = taken {
            self.part_in_loop(&LaneValue::Tensor(taken.clone()));
        }
        let before = self.memory.phases.open.clone();
        self.memory.phases.begin();
        LoopEntry {
            first: self.memory.phases.now,
            barriers: self.memory.phases.barriers,
            all_barriers: self.memory.phases.all_barriers,
            grid_barriers: self.memory.phases.grid_barriers,
            accesses: self.memory.accesses.len(),
            before,
            left: Open::default(),
            joins: std::mem::take(&mut self.memory.phases.joins),
            parts_warps: false,
        }
    }

    /// Some threads may leave a loop here, as `going` says; `turns` began with what was before.
    pub(super) fn leave_turns(
        &mut self,
        turns: &mut LoopEntry,
        before: &Region,
        going: &LaneValue,
    ) -> LowerResult<()> {
        if self.threads.parts_threads(going) && self.memory.phases.barriers != turns.barriers {
            // Only those that stay come to it once more.
            return Err(divergent(self.memory.phases.barrier, self.loc));
        }
        if self.threads.parts_blocks(going)
            && self.memory.phases.grid_barriers != turns.grid_barriers
        {
            return Err(divergent_in_grid(self.memory.phases.barrier, self.loc));
        }
        self.part_in_loop(going);
        // In lockstep those that leave it wait for the others.
        if self.threads.parts_warps(going) && !self.in_lockstep() {
            turns.parts_warps = true;
            self.memory.phases.open.warp = self.memory.phases.open.block.clone();
        }
        turns.left = self.memory.phases.open.clone();
        self.go_on(before);
        Ok(())
    }

    /// Those threads that go on have not taken a side of a branch after which no thread does.
    fn go_on(&mut self, before: &Region) {
        for Join { cond, exits } in std::mem::take(&mut self.memory.phases.joins) {
            for (truth, gone, kept) in [(true, 0, 1), (false, 1, 0)] {
                let known = self.known_where(before, before.yields[0], (cond, truth), 8);
                if known == Some(0) {
                    self.memory.phases.open.remove(&exits[gone], &exits[kept]);
                    self.memory.phases.begin();
                }
            }
        }
    }

    /// The integer that `id` is where a truth value is as `given`, if that decides it.
    fn known_where(
        &self,
        region: &Region,
        id: ValueId,
        given: (ValueId, bool),
        depth: usize,
    ) -> Option<i128> {
        if id == given.0 {
            return Some(given.1.into());
        }
        match &self.values[id.index()] {
            Some(LaneValue::Index(index)) if index.as_constant().is_some() => {
                return index.as_constant();
            }
            Some(LaneValue::Condition(condition)) if condition.as_constant().is_some() => {
                return condition.as_constant().map(i128::from);
            }
            _ => {}
        }
        let depth = depth.checked_sub(1)?;
        let of = |id: ValueId| self.known_where(region, id, given, depth);
        let op = region.ops.iter().find(|op| op.results.contains(&id))?;
        match &op.kind {
            OpKind::Select(cond, yes, no) => match of(*cond) {
                Some(0) => of(*no),
                Some(_) => of(*yes),
                None => of(*yes).filter(|value| of(*no) == Some(*value)),
            },
            OpKind::Binary(BinaryOp::AndI, a, b) if of(*a) == Some(0) || of(*b) == Some(0) => {
                Some(0)
            }
            kind => int_result(kind, self.kernel.ty(id), self.kernel, of),
        }
    }

    /// The end of a turn is followed by the beginning of the next, or by what comes after the loop.
    pub(super) fn end_turns(&mut self, turns: LoopEntry, at_least_one: bool) -> LowerResult<()> {
        if turns.parts_warps {
            self.memory.phases.open.warp = self.memory.phases.open.block.clone();
        }
        if self.memory.phases.all_barriers != turns.all_barriers {
            let of_loop: Vec<Access> = self.memory.accesses[turns.accesses..].to_vec();
            // Where no barrier of the grid is in it, blocks are in no order in one turn either.
            let of_grid = self.memory.phases.grid_barriers != turns.grid_barriers;
            let open = |open: &Open| match of_grid {
                true => open.grid.clone(),
                false => open.block.clone(),
            };
            for first in of_loop
                .iter()
                .filter(|a| open(&a.open).contains(&turns.first))
            {
                // After a barrier of the warp in its turn, those of the turns before are over.
                let is_first = first.open.warp.contains(&turns.first);
                let is_first_in_block = first.open.block.contains(&turns.first);
                let mut next = first.clone();
                next.open = self.memory.phases.open.clone();
                if !is_first && !turns.parts_warps {
                    next.open.warp = Rc::default();
                }
                if !is_first_in_block {
                    next.open.block = Rc::default();
                }
                for last in of_loop
                    .iter()
                    .filter(|a| open(&next.open).contains(&a.phase))
                {
                    self.may_race(&next, last)?;
                }
            }
        } else {
            for access in &self.memory.accesses[turns.accesses..] {
                self.store_once_in_all_turns(access)?;
            }
        }
        self.memory.phases.reopen(&turns.left);
        if !at_least_one {
            self.memory.phases.reopen(&turns.before);
        }
        self.memory.phases.joins = turns.joins;
        if self.memory.phases.all_barriers != turns.all_barriers && self.in_lockstep() {
            self.lockstep();
        }
        Ok(())
    }
}

impl ThreadDomain {
    /// The lanes that run, a bit each, if they are known and the same in every warp that runs.
    fn running_lanes(&self) -> Option<u32> {
        if self.mask.is_some() {
            return None;
        }
        let mut numbers = vec![0];
        let mut below = 1;
        for (dim, _) in self.lane_dims() {
            let (lo, hi) = self.domain[&dim];
            if (hi - lo) * numbers.len() as i128 > LANES as i128 {
                return None;
            }
            let along = |number: &i128| (lo..hi).map(|at| number + below * at).collect::<Vec<_>>();
            numbers = numbers.iter().flat_map(along).collect();
            below *= self.whole(dim) as i128;
        }
        let lanes = LANES as i128;
        let warp = numbers.first()? / lanes;
        let in_one = numbers.iter().all(|number| number / lanes == warp);
        in_one.then(|| {
            let bits = numbers.iter().map(|number| 1 << (number % lanes));
            bits.fold(0, |all, bit: u32| all | bit)
        })
    }

    /// The dimensions that number the threads of a warp, the fastest first, and how far along each
    /// a warp goes: 0 if warps begin anywhere.
    fn lane_dims(&self) -> Vec<(Dim, i128)> {
        let mut dims = Vec::new();
        let mut below = 1;
        for (place, dim) in self.block_dims.iter().enumerate().rev() {
            if below >= LANES {
                break;
            }
            let extent = self.whole(*dim);
            let step = LANES / below;
            let divides = LANES.is_multiple_of(below);
            let slower = self.block_dims[..place]
                .iter()
                .any(|dim| self.whole(*dim) > 1);
            let begins = divides && (extent.is_multiple_of(step) || extent < step || !slower);
            dims.push((*dim, if begins { step as i128 } else { 0 }));
            below *= extent;
        }
        dims
    }

    /// Does the condition differ between threads of a warp?
    fn parts_warps(&self, cond: &LaneValue) -> bool {
        let lanes = self.lane_dims();
        let is_lane = |dim: &Dim| lanes.iter().any(|(lane, _)| lane == dim);
        let whole = |dim: Dim, step: i128, set: &Intervals| {
            let (first, end) = self.domain[&dim];
            let ends = |at: i128| at <= first || at >= end || step > 0 && at % step == 0;
            set.0.iter().all(|(lo, hi)| ends(*lo) && ends(*hi))
        };
        let condition = |c: &Condition| {
            let mut sets = c.sets.iter();
            sets.any(|(dim, set)| {
                let lane = lanes.iter().find(|(lane, _)| lane == dim);
                lane.is_some_and(|(dim, step)| !whole(*dim, *step, set))
            })
        };
        let index = |i: &Index| i.terms.keys().any(is_lane);
        let tensor = |t: &DimTensor| t.dims.iter().any(|d| is_lane(&d.0));
        match cond {
            LaneValue::Condition(c) => condition(c),
            LaneValue::AffineMask(c, negative) => condition(c) || negative.iter().any(index),
            LaneValue::Index(i) => index(i),
            LaneValue::Select(t, yes, no) => tensor(t) || index(yes) || index(no),
            LaneValue::Tensor(t) => tensor(t),
        }
    }

    /// The dimensions along which threads of different warps, or blocks, may differ that do `a` and
    /// `b`.
    pub(super) fn between_warps(&self, a: &Access, b: &Access) -> Vec<Dim> {
        let lanes = self.lane_dims();
        let in_one_warp = |dim: Dim, step: i128| {
            let within = |access: &Access| {
                let (lo, hi) = access.domain.get(&dim).copied()?;
                let warp = lo.div_euclid(step);
                (warp == (hi - 1).div_euclid(step)).then_some(warp)
            };
            step > 0 && within(a).is_some() && within(a) == within(b)
        };
        let of_warps = self.block_dims.iter().filter(|dim| {
            let lane = lanes.iter().find(|(lane, _)| lane == *dim);
            lane.is_none_or(|(dim, step)| !in_one_warp(*dim, *step))
        });
        self.grid_dims.iter().chain(of_warps).copied().collect()
    }

    /// Starts again with warps and lanes as dimensions of their own, if they are not.
    pub(super) fn warp_split(&self) -> Option<Restart> {
        self.lane_dims().into_iter().find_map(|(dim, step)| {
            let extent = self.whole(dim) as i128;
            let axis = self.axis_of.get(&dim)?;
            let splits = step > 0 && extent > step && extent % step == 0;
            splits.then_some(Restart::TileAxis {
                axis: axis.axis,
                by: axis.grain * step,
            })
        })
    }

    /// Does the condition differ between threads of a block?
    fn parts_threads(&self, cond: &LaneValue) -> bool {
        parts_along(cond, &self.block_dims)
    }

    /// Does the condition differ between blocks?
    fn parts_blocks(&self, cond: &LaneValue) -> bool {
        parts_along(cond, &self.grid_dims)
    }
}

impl MemoryModel {
    /// Whether lanes in lockstep have accessed memory. Then the user vouches that the kernel needs
    /// no order among warps but that of barriers of the block: of an element of shared memory that
    /// one warp reads while another may write it the value does not matter.
    pub(super) fn lanes_are_in_step(&self) -> bool {
        self.phases.in_lockstep == Some(true)
    }
}

/// Does the condition differ along one of these dimensions?
fn parts_along(cond: &LaneValue, dims: &[Dim]) -> bool {
    let is_one = |dim: &Dim| dims.contains(dim);
    let condition = |c: &Condition| c.sets.keys().any(is_one);
    let index = |i: &Index| i.terms.keys().any(is_one);
    match cond {
        LaneValue::Condition(c) => condition(c),
        LaneValue::AffineMask(c, negative) => condition(c) || negative.iter().any(index),
        LaneValue::Index(i) => index(i),
        LaneValue::Select(t, yes, no) => {
            t.dims.iter().any(|d| is_one(&d.0)) || index(yes) || index(no)
        }
        LaneValue::Tensor(t) => t.dims.iter().any(|d| is_one(&d.0)),
    }
}

/// Only some blocks, or some of their threads, come to `barrier`, a barrier of the grid, since they
/// part at `branch`.
fn divergent_in_grid(barrier: Loc, branch: Loc) -> Restart {
    Error::user(
        "grid-barrier-divergence",
        format!(
            "threads part at line {} on divergent control, and only some of them come to this barrier of the grid",
            branch.line
        ),
    )
    .at_line(barrier.line, barrier.column)
    .help("all threads of all blocks have to come to `grid.sync()`: move it out of the branch or loop, or let the condition be the same for all")
    .into()
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
    .help("move the barrier out of the branch or loop, or let the condition be the same for all threads of a block; where the others have ended, which no barrier waits for, `--fallback native` runs the kernel as it is")
    .into()
}
