//! The threads of one block: each runs until it waits, then those who wait for one another go on.

use super::machine::{Fault, Position, Shape, State, Thread};
use super::memory::Memory;
use super::program::*;
use super::warp;

/// Why a block cannot go on.
pub(super) enum BlockFailure {
    /// One thread is at fault.
    Thread {
        thread: Box<Position>,
        code: usize,
        op: usize,
        fault: Fault,
    },
    /// Nobody can go on: these threads wait at these ops.
    Stuck {
        waiting: Vec<(Position, usize, usize)>,
    },
    /// Threads wait at the same barrier in different places.
    Diverged {
        first: (Position, usize, usize),
        second: (Position, usize, usize),
    },
}

/// Counts of one launch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Threads that ran.
    pub threads: u64,
    /// Steps all threads made together.
    pub steps: u64,
    /// Barriers that blocks passed.
    pub barriers: u64,
}

/// What all blocks of a launch share.
pub(super) struct Launched<'p> {
    pub program: &'p Program,
    pub shape: Shape,
    /// Bytes of the kernel's parameters.
    pub params: Vec<u8>,
    pub budget: u64,
    pub stats: Stats,
}

fn stopped(thread: &Thread, fault: Fault) -> BlockFailure {
    BlockFailure::Thread {
        thread: Box::new(thread.place),
        code: thread.code,
        op: thread.op(),
        fault,
    }
}

/// What a thread waits at, as function and op.
fn waits_at(thread: &Thread) -> (Position, usize, usize) {
    (thread.place, thread.code, thread.op())
}

impl Launched<'_> {
    fn positions(
        &self,
        block: [u32; 3],
        block_linear: u32,
    ) -> impl Iterator<Item = Position> + use<> {
        let [width, height, depth] = self.shape.block;
        (0..width * height * depth).map(move |linear| Position {
            thread: [
                linear % width,
                linear / width % height,
                linear / width / height,
            ],
            block,
            linear,
            block_linear,
        })
    }

    /// Runs one block. `threads` is room to work in, kept from block to block.
    pub fn run_block(
        &mut self,
        block: [u32; 3],
        block_linear: u32,
        memory: &mut Memory,
        threads: &mut Vec<Thread>,
    ) -> Result<(), BlockFailure> {
        memory.shared.fill(0);
        if let Some(races) = &mut memory.races {
            races.start_block();
        }
        let before = self.budget;
        let count = self.shape.threads_per_block() as usize;
        let kept = if self.program.waits { count } else { 1 };
        threads.resize_with(kept, Thread::new);
        let result = if self.program.waits {
            for (thread, place) in threads.iter_mut().zip(self.positions(block, block_linear)) {
                thread.start(self.program, &self.shape, place, &self.params);
            }
            self.run_together(memory, threads)
        } else {
            self.run_apart(block, block_linear, memory, &mut threads[0])
        };
        self.stats.threads += count as u64;
        self.stats.steps += before - self.budget;
        result
    }

    /// Threads that never wait run one after the other.
    fn run_apart(
        &mut self,
        block: [u32; 3],
        block_linear: u32,
        memory: &mut Memory,
        thread: &mut Thread,
    ) -> Result<(), BlockFailure> {
        for place in self.positions(block, block_linear) {
            thread.start(self.program, &self.shape, place, &self.params);
            let ran = thread.run(self.program, &self.shape, memory, &mut self.budget);
            ran.map_err(|fault| stopped(thread, fault))?;
        }
        Ok(())
    }

    fn run_together(
        &mut self,
        memory: &mut Memory,
        threads: &mut [Thread],
    ) -> Result<(), BlockFailure> {
        loop {
            for thread in threads.iter_mut() {
                let ran = thread.run(self.program, &self.shape, memory, &mut self.budget);
                ran.map_err(|fault| stopped(thread, fault))?;
            }
            if threads.iter().all(|thread| thread.state == State::Exited) {
                return Ok(());
            }
            let mut moved = false;
            for warp in threads.chunks_mut(32) {
                moved |= warp::release(self.program, warp);
            }
            moved |= self.release_barriers(threads)?;
            if !moved {
                let waiting = threads
                    .iter()
                    .filter(|thread| thread.state != State::Exited);
                return Err(BlockFailure::Stuck {
                    waiting: waiting.map(waits_at).collect(),
                });
            }
        }
    }

    /// Lets threads pass whose barrier is complete.
    fn release_barriers(&mut self, threads: &mut [Thread]) -> Result<bool, BlockFailure> {
        let barrier = |thread: &Thread| match thread.state {
            State::AtBarrier { code, barrier } => {
                Some(&self.program.codes[code as usize].barriers[barrier as usize])
            }
            State::Running | State::InWarp { .. } | State::Exited => None,
        };
        let register = |thread: &Thread, slot: Slot| thread.registers[thread.base + slot as usize];
        // Which barriers (there are 16) somebody waits at, and who.
        let mut waiting: Vec<(u64, Vec<usize>)> = Vec::new();
        let mut alive = 0;
        for (number, thread) in threads.iter().enumerate() {
            alive += usize::from(thread.state != State::Exited);
            let Some(barrier) = barrier(thread) else {
                continue;
            };
            let id = register(thread, barrier.id);
            match waiting.iter_mut().find(|(known, _)| *known == id) {
                Some((_, members)) => members.push(number),
                None => waiting.push((id, vec![number])),
            }
        }
        let mut released: Vec<usize> = Vec::new();
        let mut results: Vec<(usize, Slot, u64)> = Vec::new();
        for (_, members) in waiting {
            let first = members[0];
            let Some(meeting) = barrier(&threads[first]) else {
                continue;
            };
            let wanted = match meeting.count {
                NONE => alive,
                slot => register(&threads[first], slot) as usize,
            };
            if members.len() < wanted {
                continue;
            }
            if meeting.count == NONE {
                let differs = |member: &&usize| threads[**member].state != threads[first].state;
                if let Some(&second) = members.iter().find(differs) {
                    let (first, second) = (waits_at(&threads[first]), waits_at(&threads[second]));
                    return Err(BlockFailure::Diverged { first, second });
                }
            }
            let votes = members.iter().filter_map(|&member| {
                let barrier = barrier(&threads[member])?;
                (barrier.value != NONE).then(|| register(&threads[member], barrier.value) != 0)
            });
            let (mut count, mut all) = (0_u64, true);
            for vote in votes {
                count += u64::from(vote);
                all &= vote;
            }
            for &member in &members {
                let Some(barrier) = barrier(&threads[member]) else {
                    continue;
                };
                let value = match barrier.kind {
                    BarrierKind::Sync => continue,
                    BarrierKind::Count => count,
                    BarrierKind::And => all.into(),
                    BarrierKind::Or => (count > 0).into(),
                };
                results.push((member, barrier.to, value));
            }
            self.stats.barriers += 1;
            released.extend(&members);
        }
        for (member, slot, value) in results {
            let thread = &mut threads[member];
            thread.registers[thread.base + slot as usize] = value;
        }
        for &member in &released {
            threads[member].state = State::Running;
            threads[member].epoch += 1;
        }
        Ok(!released.is_empty())
    }
}
