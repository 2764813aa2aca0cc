//! Ordering of memory accesses by barriers.
//!
//! Every access belongs to an epoch (`phase`). A barrier of a block closes the epochs before it:
//! their accesses are then ordered before later ones among the threads of one block, but never
//! among threads of different blocks. A barrier of a warp closes them among the threads of one
//! warp. A barrier that some iterations or blocks skip leaves both possibilities open: each side of
//! a branch begins with the epochs that were open before the branch, and those open at the end of
//! either side are open after it.
//!
//! It is an error of the user if only some threads of a block reach a barrier of the block. A
//! barrier of a warp orders nothing if its mask may differ from the set of threads of a warp that
//! reach it. Threads that a branch has selected are ordered within that branch. Lanes in lock step
//! are ordered, except that lanes on different sides of a branch are not: which side runs first is
//! unknown.

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

/// The locations at which threads diverged that have to reconverge.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Divergence {
    /// Divergence of blocks of the grid.
    pub grid: Option<Loc>,
    /// Divergence of threads of a block.
    pub block: Option<Loc>,
    /// Divergence of threads of a warp.
    pub warp: Option<Loc>,
    /// Whether the divergence is a loop that some threads of a warp leave before others.
    by_loop: bool,
}

/// The epochs that no barrier has closed.
#[derive(Clone, Debug)]
pub(super) struct Phases {
    /// The current epoch.
    pub now: usize,
    /// The open epochs, in which threads may still be; contains `now`.
    pub open: Open,
    /// The number of barriers of the block so far, and the location of the last one.
    barriers: usize,
    barrier: Loc,
    /// The number of barriers so far, those of warps included.
    all_barriers: usize,
    /// The number of barriers of the grid among them.
    grid_barriers: usize,
    /// The enclosing branches, the innermost last.
    branches: Vec<BranchPhases>,
    /// The condition of the next branch.
    pub branch_on: Option<ValueId>,
    /// The branches with barriers in the current iteration of the enclosing loop.
    joins: Vec<Join>,
    /// Whether the lanes of a warp run in lock step; computed on first use.
    in_lockstep: Option<bool>,
}

/// The epochs of a branch.
#[derive(Clone, Debug)]
struct BranchPhases {
    /// The epochs that were open before the branch.
    entry: Open,
    /// The numbers of barriers before the branch.
    barriers: usize,
    all_barriers: usize,
    grid_barriers: usize,
    /// The epochs open at the end of each side, and the address of the first side's region.
    exits: [Open; 2],
    then_region: usize,
    /// Whether threads of a warp diverge at the branch.
    parts_warps: bool,
    /// The first epoch of the branch, and the first of the side being run.
    first: usize,
    side: usize,
    /// Whether the threads of a warp that take a side wait for one another in it.
    waits_in_part: bool,
}

/// The end of a branch with barriers in it: its condition, and the epochs that are open for threads
/// where the condition holds and where it does not.
#[derive(Clone, Debug)]
struct Join {
    cond: ValueId,
    exits: [Open; 2],
}

/// The epochs in which threads of the grid, of the block and of the warp may still be.
#[derive(Clone, Debug, Default)]
pub(super) struct Open {
    pub grid: Rc<BTreeSet<usize>>,
    pub block: Rc<BTreeSet<usize>>,
    pub warp: Rc<BTreeSet<usize>>,
}

impl Open {
    /// Returns the state in which only `phase` is open.
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

    /// Removes the epochs that are open in `gone` and not in `kept`.
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
    /// Begins a new epoch; every open epoch stays open.
    fn begin(&mut self) {
        self.now += 1;
        Rc::make_mut(&mut self.open.grid).insert(self.now);
        Rc::make_mut(&mut self.open.block).insert(self.now);
        Rc::make_mut(&mut self.open.warp).insert(self.now);
    }

    /// Records a barrier of the grid.
    fn close_grid(&mut self, barrier: Loc) {
        self.close_all(barrier);
        self.open = Open::only(self.now);
        self.grid_barriers += 1;
    }

    /// Records a barrier of the block.
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

    /// Records a barrier of each warp.
    fn close_in_warp(&mut self) {
        self.open.warp = Rc::default();
        self.begin();
        self.all_barriers += 1;
    }

    /// Records a barrier of the threads of each warp that have taken the side of a branch being
    /// run.
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

    /// Closes the epochs of the active lanes of each warp. Lanes on another side of a branch run
    /// before or after them, so that their epochs stay open.
    fn close_in_step(&mut self) {
        let branches = self.branches.iter().filter(|branch| branch.parts_warps);
        let other_sides: Vec<_> = branches.map(|branch| branch.first..branch.side).collect();
        let of_others = |phase: &usize| other_sides.iter().any(|side| side.contains(phase));
        Rc::make_mut(&mut self.open.warp).retain(of_others);
        self.begin();
        self.all_barriers += 1;
    }

    /// Reopens the epochs `others`.
    fn reopen(&mut self, others: &Open) {
        self.open.extend(others);
        self.begin();
    }
}

/// The state at the entry of a loop.
pub(super) struct LoopEntry {
    first: usize,
    barriers: usize,
    all_barriers: usize,
    grid_barriers: usize,
    accesses: usize,
    before: Open,
    /// The epochs that were open where the loop is left.
    left: Open,
    /// The branches before it in the enclosing loop.
    joins: Vec<Join>,
    /// Whether threads of one warp may leave the loop in different iterations.
    parts_warps: bool,
}

impl Lower<'_> {
    /// Lowers `bar.sync` by all threads of a block.
    pub(super) fn barrier(&mut self) -> LowerResult<()> {
        if self.threads.vectorizing > 0 {
            return Err(Restart::NotParallel);
        }
        if let Some(branch) = self.threads.divergence_point.block {
            return Err(divergent(self.loc, branch));
        }
        self.memory.phases.close_all(self.loc);
        self.clear_in_blocks();
        Ok(())
    }

    /// Lowers `grid.sync()` by all threads of all blocks.
    pub(super) fn grid_barrier(&mut self) -> LowerResult<()> {
        let divergence = self.threads.divergence_point;
        if let Some(branch) = divergence.grid.or(divergence.block) {
            return Err(divergent_in_grid(self.loc, branch));
        }
        self.barrier()?;
        self.memory.phases.close_grid(self.loc);
        self.clear_in_grid();
        Ok(())
    }

    /// Lowers `bar.warp.sync` by the threads of each warp that `mask` names.
    pub(super) fn warp_barrier(&mut self, mask: ValueId) -> LowerResult<()> {
        let Some(mask) = self.known(mask)?.filter(|_| self.threads.vectorizing == 0) else {
            return Ok(());
        };
        let Divergence { warp, by_loop, .. } = self.threads.divergence_point;
        if warp.is_none() && self.kernel.is_whole_warp(mask as u32) {
            self.memory.phases.close_in_warp();
            self.clear_in_warps();
        } else if !by_loop && self.threads.running_lanes() == Some(mask as u32) {
            self.memory.phases.close_in_part();
        }
        Ok(())
    }

    /// Records the end of an access by lanes in lock step.
    pub(super) fn lockstep(&mut self) {
        self.memory.phases.in_lockstep = Some(true);
        if self.threads.vectorizing == 0 {
            self.memory.phases.close_in_step();
        }
    }

    /// Returns whether the lanes of a warp run in lock step.
    fn in_lockstep(&mut self) -> bool {
        let body = &self.kernel.body;
        let asked = || body.any(&|kind| matches!(kind, OpKind::Ptx(PtxOp::Lockstep, _)));
        *self.memory.phases.in_lockstep.get_or_insert_with(asked)
    }

    /// Runs both sides of a branch and accounts for the barriers in them.
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
        // No barrier waits for threads that have finished.
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
            // The other threads have not waited.
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
            self.lockstep(); // the sides reconverge
        }
        Ok(result)
    }

    /// Records that threads diverge here, if `cond` differs between them.
    fn part(&mut self, cond: &LaneValue) {
        if self.threads.parts_threads(cond) {
            self.threads.divergence_point.block.get_or_insert(self.loc);
            if self.threads.parts_warps(cond) {
                self.threads.divergence_point.warp.get_or_insert(self.loc);
            }
        }
    }

    /// Records that threads diverge at a loop's exit test, if `cond` differs between them.
    fn part_in_loop(&mut self, cond: &LaneValue) {
        self.part(cond);
        if self.threads.parts_blocks(cond) {
            self.threads.divergence_point.grid.get_or_insert(self.loc);
        }
        self.threads.divergence_point.by_loop |= self.threads.parts_warps(cond);
    }

    /// Runs one side of a branch, or a part of it. If a side has passed a barrier, all threads of a
    /// block (or warp) take the same side, so that the next side begins with the epochs that were
    /// open before the branch.
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

    /// Begins the body of a loop. The threads of a block that execute it are those where `taken`
    /// holds, or all.
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

    /// Records that some threads may leave a loop here, as `going` decides; `turns` is the state at
    /// its entry, `before` the region that computes the condition.
    pub(super) fn leave_turns(
        &mut self,
        turns: &mut LoopEntry,
        before: &Region,
        going: &LaneValue,
    ) -> LowerResult<()> {
        if self.threads.parts_threads(going) && self.memory.phases.barriers != turns.barriers {
            // Only the threads that stay in the loop reach the barrier again.
            return Err(divergent(self.memory.phases.barrier, self.loc));
        }
        if self.threads.parts_blocks(going)
            && self.memory.phases.grid_barriers != turns.grid_barriers
        {
            return Err(divergent_in_grid(self.memory.phases.barrier, self.loc));
        }
        self.part_in_loop(going);
        // In lock step the lanes that leave wait for the others.
        if self.threads.parts_warps(going) && !self.in_lockstep() {
            turns.parts_warps = true;
            self.memory.phases.open.warp = self.memory.phases.open.block.clone();
        }
        turns.left = self.memory.phases.open.clone();
        self.go_on(before);
        Ok(())
    }

    /// Closes the epochs of branch sides after which no thread stays in the loop: the threads that
    /// stay have not taken them.
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

    /// Returns the integer value of `id` under the assumption `given` about a boolean value, if the
    /// assumption determines it.
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

    /// Ends a loop body. The end of an iteration is followed by the beginning of the next, or by
    /// the code after the loop.
    pub(super) fn end_turns(&mut self, turns: LoopEntry, at_least_one: bool) -> LowerResult<()> {
        if turns.parts_warps {
            self.memory.phases.open.warp = self.memory.phases.open.block.clone();
        }
        if self.memory.phases.all_barriers != turns.all_barriers {
            let of_loop: Vec<Access> = self.memory.accesses[turns.accesses..].to_vec();
            // Without a barrier of the grid in the loop, blocks are unordered within one iteration
            // too.
            let of_grid = self.memory.phases.grid_barriers != turns.grid_barriers;
            let open = |open: &Open| match of_grid {
                true => open.grid.clone(),
                false => open.block.clone(),
            };
            for first in of_loop
                .iter()
                .filter(|a| open(&a.open).contains(&turns.first))
            {
                // After a barrier of the warp in an iteration, the accesses of earlier iterations
                // are complete.
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
    /// Returns the active lanes as a bit mask, if they are known and the same in every active warp.
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

    /// Returns the dimensions that number the threads of a warp, the fastest first, and the extent
    /// of a warp in each: 0 if warps are not aligned to the dimension.
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

    /// Returns whether the condition differs between threads of a warp.
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

    /// Returns the dimensions in which threads of different warps or blocks that perform `a` and
    /// `b` may differ.
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

    /// Requests a restart with warps and lanes as separate dimensions, if they are not yet.
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

    /// Returns whether the condition differs between threads of a block.
    fn parts_threads(&self, cond: &LaneValue) -> bool {
        parts_along(cond, &self.block_dims)
    }

    /// Returns whether the condition differs between blocks.
    fn parts_blocks(&self, cond: &LaneValue) -> bool {
        parts_along(cond, &self.grid_dims)
    }
}

impl MemoryModel {
    /// Returns whether lanes in lock step have accessed memory. In that mode the user vouches that
    /// the kernel needs no order among warps except by barriers of the block: if one warp reads an
    /// element of shared memory that another may write, the value read does not matter.
    pub(super) fn lanes_are_in_step(&self) -> bool {
        self.phases.in_lockstep == Some(true)
    }
}

/// Returns whether the condition differs in one of these dimensions.
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

/// Returns the error that only some blocks, or some of their threads, reach `barrier`, a barrier of
/// the grid, because they diverge at `branch`.
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

/// Returns the error that only some threads of a block reach `barrier`, because they diverge at
/// `branch`.
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
