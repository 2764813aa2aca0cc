//! The threads of one block: each runs until it waits; then those whose synchronisation is complete
//! continue.

use std::cell::RefCell;

use super::machine::{Fault, Position, Shape, State, Thread};
use super::memory::Memory;
use super::program::*;
use super::warp;

/// The reason why a block cannot continue.
pub(super) enum BlockFailure {
    /// One thread failed.
    Thread {
        thread: Box<Position>,
        code: usize,
        op: usize,
        fault: Fault,
    },
    /// Deadlock: these threads wait at these ops.
    Stuck {
        waiting: Vec<(Position, usize, usize)>,
    },
    /// Threads of a warp wait at the same barrier at different instructions, of which one requires
    /// that all execute it.
    Diverged {
        first: (Position, usize, usize),
        second: (Position, usize, usize),
    },
}

/// The statistics of one launch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The number of threads.
    pub threads: u64,
    /// The number of steps of all threads together.
    pub steps: u64,
    /// The number of barriers that blocks passed.
    pub barriers: u64,
}

/// The state shared by all blocks of a launch.
pub(super) struct Launched<'p> {
    pub program: &'p Program,
    pub shape: Shape,
    /// The bytes of the kernel's parameters.
    pub params: Vec<u8>,
    pub budget: u64,
    pub stats: Stats,
    /// Unused threads, whose memory is reused.
    pub spare: RefCell<Vec<Thread>>,
}

/// The threads of a warp.
const WARP: usize = 32;
/// The rounds over all threads of a block in which none waits, ends or changes memory, after which
/// other blocks run.
const MOST_IDLE_ROUNDS: u32 = 16;
/// The time slices of a single thread after which the threads after it run as well.
const MOST_TURNS_ALONE: u32 = 256;

/// A block whose threads have started.
#[derive(Default)]
pub(super) struct Block {
    place: [u32; 3],
    linear: u32,
    /// The threads that have started and not ended, or all if they wait for one another.
    threads: Vec<Thread>,
    /// The shared memory while the block is suspended.
    shared: Vec<u8>,
    /// The number of threads that have started.
    next: usize,
    /// The rounds since a thread waited, ended or changed memory.
    idle_rounds: u32,
}

/// The progress of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockState {
    /// All threads have ended.
    Ended,
    /// Its threads may wait for other blocks.
    Waits,
}

fn stopped(thread: &Thread, fault: Fault) -> BlockFailure {
    BlockFailure::Thread {
        thread: Box::new(thread.place),
        code: thread.code,
        op: thread.op(),
        fault,
    }
}

/// Returns the position where a thread waits, as function and op.
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

    /// Runs all blocks one after another, and resumes those that wait for others.
    pub fn run_blocks(&mut self, memory: &mut Memory) -> Result<(), BlockFailure> {
        let [width, height, depth] = self.shape.grid.map(u64::from);
        let mut waiting: Vec<Block> = Vec::new();
        let mut block = Block::default();
        for linear in 0..width * height * depth {
            let place = [
                linear % width,
                linear / width % height,
                linear / width / height,
            ];
            self.start(&mut block, place.map(|at| at as u32), linear as u32, memory);
            if self.run_block(&mut block, memory)? == BlockState::Waits {
                waiting.push(std::mem::take(&mut block));
                // Rarely enough that retrying the first blocks costs little.
                if waiting.len().is_power_of_two() {
                    self.run_waiting(&mut waiting, memory)?;
                }
            }
        }
        while !waiting.is_empty() {
            self.run_waiting(&mut waiting, memory)?;
        }
        Ok(())
    }

    /// Runs each of these blocks as far as possible, and drops those that have ended.
    fn run_waiting(
        &mut self,
        waiting: &mut Vec<Block>,
        memory: &mut Memory,
    ) -> Result<(), BlockFailure> {
        let mut failed = Ok(());
        waiting.retain_mut(|block| {
            if failed.is_err() {
                return true;
            }
            match self.run_block(block, memory) {
                Ok(state) => state == BlockState::Waits,
                Err(failure) => {
                    failed = Err(failure);
                    true
                }
            }
        });
        failed
    }

    /// Starts a block at the kernel's entry.
    pub fn start(&self, block: &mut Block, place: [u32; 3], linear: u32, memory: &Memory) {
        block.place = place;
        block.linear = linear;
        block.shared.clear();
        block.shared.resize(memory.shared.len(), 0);
        block.next = 0;
        block.idle_rounds = 0;
        block.threads.clear();
        if self.program.waits {
            self.start_all(block);
        }
    }

    /// Starts the remaining threads.
    fn start_all(&self, block: &mut Block) {
        let places = self.positions(block.place, block.linear);
        for place in places.skip(block.next) {
            let mut thread = self.spare.borrow_mut().pop().unwrap_or_else(Thread::new);
            thread.start(self.program, &self.shape, place, &self.params);
            block.threads.push(thread);
        }
        block.next = self.shape.threads_per_block() as usize;
    }

    /// Runs one block until it ends, or until its threads only wait for other blocks.
    pub fn run_block(
        &mut self,
        block: &mut Block,
        memory: &mut Memory,
    ) -> Result<BlockState, BlockFailure> {
        if let Some(races) = &mut memory.races {
            races.enter_block(block.linear);
        }
        std::mem::swap(&mut memory.shared, &mut block.shared);
        let before = self.budget;
        let mut result = Ok(BlockState::Ended);
        if block.next < self.shape.threads_per_block() as usize {
            result = self.run_apart(block, memory);
        }
        if matches!(result, Ok(BlockState::Waits)) || !block.threads.is_empty() {
            result = self.run_together(block, memory);
        }
        self.stats.steps += before - self.budget;
        std::mem::swap(&mut memory.shared, &mut block.shared);
        if let Ok(BlockState::Ended) = result {
            self.stats.threads += u64::from(self.shape.threads_per_block());
            self.spare.borrow_mut().append(&mut block.threads);
        }
        result
    }

    /// Runs threads that never synchronise one after another, until one does not end soon: it may
    /// wait for a store of another one, so that all have to run together.
    fn run_apart(
        &mut self,
        block: &mut Block,
        memory: &mut Memory,
    ) -> Result<BlockState, BlockFailure> {
        let mut thread = self.spare.borrow_mut().pop().unwrap_or_else(Thread::new);
        let places = self.positions(block.place, block.linear);
        for place in places {
            thread.start(self.program, &self.shape, place, &self.params);
            block.next += 1;
            for _ in 0..MOST_TURNS_ALONE {
                let ran = thread.run(self.program, &self.shape, memory, &mut self.budget);
                ran.map_err(|fault| stopped(&thread, fault))?;
                if thread.state != State::Running {
                    break;
                }
            }
            if thread.state != State::Exited {
                block.threads.push(thread);
                self.start_all(block);
                return Ok(BlockState::Waits);
            }
        }
        self.spare.borrow_mut().push(thread);
        Ok(BlockState::Ended)
    }

    fn run_together(
        &mut self,
        block: &mut Block,
        memory: &mut Memory,
    ) -> Result<BlockState, BlockFailure> {
        let threads = &mut block.threads[..];
        loop {
            let mut moved = false;
            for thread in threads.iter_mut() {
                if thread.state != State::Running {
                    continue;
                }
                let ran = thread.run(self.program, &self.shape, memory, &mut self.budget);
                moved |= ran.map_err(|fault| stopped(thread, fault))?;
            }
            if threads.iter().all(|thread| thread.state == State::Exited) {
                return Ok(BlockState::Ended);
            }
            let mut released = false;
            for warp in threads.chunks_mut(WARP) {
                released |= warp::release(self.program, warp);
            }
            released |= self.release_barriers(threads)?;
            let is_running = |thread: &Thread| thread.state == State::Running;
            if !threads.iter().any(is_running) {
                let waiting = threads
                    .iter()
                    .filter(|thread| thread.state != State::Exited);
                return Err(BlockFailure::Stuck {
                    waiting: waiting.map(waits_at).collect(),
                });
            }
            if moved || released {
                block.idle_rounds = 0;
                continue;
            }
            block.idle_rounds += 1;
            if block.idle_rounds >= MOST_IDLE_ROUNDS {
                return Ok(BlockState::Waits);
            }
        }
    }

    /// Releases the threads whose barrier is complete; returns whether there were any.
    fn release_barriers(&mut self, threads: &mut [Thread]) -> Result<bool, BlockFailure> {
        let barrier = |thread: &Thread| match thread.state {
            State::AtBarrier { code, barrier } => {
                Some(&self.program.codes[code as usize].barriers[barrier as usize])
            }
            State::Running | State::InWarp { .. } | State::Exited => None,
        };
        let register = |thread: &Thread, slot: Slot| thread.registers[thread.base + slot as usize];
        // The barriers (of 16) at which threads wait, with those threads.
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
                let is_aligned = |member: usize| {
                    barrier(&threads[member]).is_some_and(|barrier| barrier.is_aligned)
                };
                for warp in members.chunk_by(|one, other| one / WARP == other / WARP) {
                    let differs =
                        |member: &&usize| threads[**member].state != threads[warp[0]].state;
                    let Some(&second) = warp.iter().find(differs) else {
                        continue;
                    };
                    if is_aligned(warp[0]) || is_aligned(second) {
                        let [first, second] =
                            [warp[0], second].map(|member| waits_at(&threads[member]));
                        return Err(BlockFailure::Diverged { first, second });
                    }
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
