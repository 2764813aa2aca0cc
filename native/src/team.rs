//! The threads of a block at instructions where they wait for one another.

use std::ops::Range;

use interpreter::matrix::Multiply;
use raise::nvvm::cpu::{
    AT_BARRIER, CallKind, CallSite, ENDED, Exchange, Meetings, Thread, Vote, WAITS,
};

use crate::fault::{Fault, Position};
use crate::runtime::{Lane, Pair, State};
use crate::warp;

/// The threads of a warp.
pub(crate) const WARP: usize = 32;

/// The threads of a block, their states, and what their instructions refer to.
pub(crate) struct Team<'a> {
    pub lanes: &'a [Lane],
    pub threads: &'a [Thread],
    pub sites: &'a [CallSite],
    pub products: &'a [Multiply],
    /// The index of the block.
    pub block: [u32; 3],
}

impl Team<'_> {
    /// Returns the least phase that a thread can execute; `None` if all threads have ended. Lets
    /// threads leave complete meetings if none can execute anything before.
    pub fn next_phase(&self, meetings: &mut Meetings) -> Result<Option<u32>, Fault> {
        let count = self.lanes.len();
        loop {
            let phases = meetings.phase[..count].iter().copied();
            let next = phases.min().unwrap_or(ENDED);
            if next < WAITS {
                return Ok(Some(next));
            }
            if next == ENDED {
                return Ok(None);
            }
            let mut moved = false;
            for first in (0..count).step_by(WARP) {
                let warp = first..(first + WARP).min(count);
                moved |= all_meet(meetings, warp.clone()) || self.some_meet(meetings, warp);
            }
            if !moved && !self.pass_barriers(meetings)? {
                return Err(self.stuck());
            }
        }
    }

    /// Releases lanes of a warp whose partners have arrived; returns whether there were any.
    fn some_meet(&self, meetings: &mut Meetings, warp: Range<usize>) -> bool {
        let mut lanes = warp.clone();
        let is_there =
            |lane: usize| meetings.phase[lane] != ENDED && meetings.kind[lane] < AT_BARRIER;
        if !lanes.any(is_there) {
            return false;
        }
        self.take_states(meetings, warp.clone());
        let moved = self.release_warp(warp.clone());
        if moved {
            self.give_results(meetings, warp);
        }
        moved
    }

    /// Releases threads whose barrier is complete; returns whether there were any.
    fn pass_barriers(&self, meetings: &mut Meetings) -> Result<bool, Fault> {
        let all = 0..self.lanes.len();
        if at_one_barrier(meetings, all.len()) {
            for phase in &mut meetings.phase[all] {
                *phase &= !WAITS;
            }
            return Ok(true);
        }
        self.take_states(meetings, all.clone());
        let moved = self.release_barriers()?;
        self.give_results(meetings, all);
        Ok(moved)
    }

    fn take_states(&self, meetings: &Meetings, threads: Range<usize>) {
        for number in threads {
            self.lanes[number].state.set(state(meetings, number));
        }
    }

    /// Lets the threads that have left meetings continue with their results.
    fn give_results(&self, meetings: &mut Meetings, threads: Range<usize>) {
        for number in threads {
            let lane = &self.lanes[number];
            if lane.state.get() == State::Running {
                meetings.phase[number] &= !WAITS;
                let Pair { first, second } = lane.result.get();
                (meetings.results[0][number], meetings.results[1][number]) = (first, second);
            }
        }
    }

    /// Releases lanes of a warp whose partners have arrived; returns whether there were any.
    pub fn release_warp(&self, warp: Range<usize>) -> bool {
        warp::release(&self.lanes[warp], self.products)
    }

    /// Returns the fault of threads that all wait.
    pub fn stuck(&self) -> Fault {
        let waiting = (0..self.lanes.len()).filter_map(|number| self.waits_at(number));
        Fault::Stuck {
            waiting: waiting.collect(),
        }
    }

    /// Returns a thread's position, and the site where it waits.
    fn waits_at(&self, number: usize) -> Option<(Position, usize)> {
        let position = Position {
            thread: self.threads[number].index,
            block: self.block,
        };
        Some((position, self.lanes[number].state.get().site()?))
    }

    /// Releases the threads whose barrier is complete; returns whether there were any.
    pub fn release_barriers(&self) -> Result<bool, Fault> {
        let states = || self.lanes.iter().map(|lane| lane.state.get());
        let alive = states().filter(|state| *state != State::Exited).count();
        let mut moved = false;
        // The barriers at which threads wait, each with its number of threads.
        let mut meetings: Vec<(u32, u32)> = Vec::new();
        for state in states() {
            if let State::AtBarrier {
                barrier, threads, ..
            } = state
                && !meetings.iter().any(|(known, _)| *known == barrier)
            {
                meetings.push((barrier, threads));
            }
        }
        for (barrier, threads) in meetings {
            let is_here = |state: &State| matches!(state, State::AtBarrier { barrier: at, .. } if *at == barrier);
            let members: Vec<usize> = (0..self.lanes.len())
                .filter(|number| is_here(&self.lanes[*number].state.get()))
                .collect();
            let wanted = match threads {
                0 => alive,
                count => count as usize,
            };
            if members.len() < wanted {
                continue;
            }
            if threads == 0 {
                self.check_together(&members)?;
            }
            self.pass(&members);
            moved = true;
        }
        Ok(moved)
    }

    /// Checks that the threads of each warp wait at the same instruction, if one of these requires
    /// that.
    fn check_together(&self, members: &[usize]) -> Result<(), Fault> {
        let sites = self.sites;
        let is_aligned =
            |site: usize| matches!(sites[site].kind, CallKind::Wait { is_aligned: true });
        for warp in members.chunk_by(|one, other| one / WARP == other / WARP) {
            let mut waiting = warp.iter().filter_map(|number| self.waits_at(*number));
            let Some(first) = waiting.next() else {
                continue;
            };
            let Some(second) = waiting.find(|(_, site)| *site != first.1) else {
                continue;
            };
            if is_aligned(first.1) || is_aligned(second.1) {
                return Err(Fault::Diverged {
                    waiting: [first, second],
                });
            }
        }
        Ok(())
    }

    /// Releases these threads from their barrier.
    fn pass(&self, members: &[usize]) {
        let votes = members
            .iter()
            .filter_map(|number| match self.lanes[*number].state.get() {
                State::AtBarrier {
                    kind: Vote::Count | Vote::And | Vote::Or,
                    vote,
                    ..
                } => Some(vote),
                _ => None,
            });
        let votes: Vec<bool> = votes.collect();
        let count = votes.iter().filter(|vote| **vote).count();
        for number in members {
            let lane = &self.lanes[*number];
            let State::AtBarrier { kind, .. } = lane.state.get() else {
                continue;
            };
            let first = match kind {
                Vote::Nothing => 0,
                Vote::Count => count as u64,
                Vote::And => (count == votes.len()).into(),
                Vote::Or => (count > 0).into(),
            };
            lane.result.set(Pair { first, second: 0 });
            lane.state.set(State::Running);
        }
    }
}

/// Gives the threads of a warp their results if all are at one instruction at which they all only
/// pass values. Returns whether they are.
fn all_meet(meetings: &mut Meetings, warp: Range<usize>) -> bool {
    let first = warp.start;
    let are_alike = |array: &[u32]| array[warp.clone()].iter().all(|one| *one == array[first]);
    let is_full = meetings.phase[first] != ENDED && meetings.mask[first] == u32::MAX;
    let Some(kind) = Exchange::of(meetings.kind[first] as i32).filter(|_| is_full) else {
        return false;
    };
    if ![&meetings.phase, &meetings.site, &meetings.mask]
        .into_iter()
        .all(|array| are_alike(array))
    {
        return false;
    }
    let operands = meetings
        .values
        .each_ref()
        .map(|values| &values[warp.clone()]);
    let [results, flags] = meetings
        .results
        .each_mut()
        .map(|array| &mut array[warp.clone()]);
    if !warp::exchange_all(kind, operands, results, flags) {
        return false;
    }
    for phase in &mut meetings.phase[warp] {
        *phase &= !WAITS;
    }
    true
}

/// Returns whether all threads are at one barrier for all threads, which has no result.
fn at_one_barrier(meetings: &Meetings, count: usize) -> bool {
    let kind = AT_BARRIER + Vote::Nothing as u32;
    let are_alike = |array: &[u32]| array[..count].iter().all(|one| *one == array[0]);
    meetings.phase[0] != ENDED
        && meetings.kind[0] == kind
        && [&meetings.phase, &meetings.site, &meetings.mask]
            .into_iter()
            .all(|array| are_alike(array))
        && meetings.values[0][..count]
            .iter()
            .all(|threads| *threads == 0)
}

/// Returns the state of a thread.
fn state(meetings: &Meetings, number: usize) -> State {
    let phase = meetings.phase[number];
    if phase == ENDED {
        return State::Exited;
    }
    let site = meetings.site[number] as usize;
    let (kind, mask) = (meetings.kind[number], meetings.mask[number]);
    let values = meetings.values.each_ref().map(|values| values[number]);
    match kind.checked_sub(AT_BARRIER) {
        Some(vote) => State::AtBarrier {
            site,
            kind: Vote::of(vote as i32).expect("machine code has the numbers of votes"),
            barrier: mask,
            threads: values[0] as u32,
            vote: values[1] != 0,
        },
        None => State::InWarp {
            site,
            kind: Exchange::of(kind as i32).expect("machine code has the numbers of exchanges"),
            mask,
            values,
        },
    }
}
