//! The threads of one block: a loop, or fibers that wait for one another.

use std::cell::{Cell, RefCell};
use std::io;

use raise::nvvm::cpu::{Block, Meetings, Thread};

use crate::compile::{Kernel, stack_bytes};
use crate::fault::Fault;
use crate::fiber::Fiber;
use crate::launch::Regions;
use crate::memory::{Mapping, Range};
use crate::print::Printed;
use crate::runtime::{Context, Lane, Pair, PlacedTexture, State};
use crate::signals::Running;
use crate::team::{Team, WARP};

/// The bytes of a thread's stack besides the kernel's local arrays.
pub(crate) const STACK_BYTES: usize = 64 << 10;

/// The rounds over all threads of a block in which every running thread only yields, after which
/// other blocks run.
const MOST_IDLE_ROUNDS: u32 = 64;

/// The progress of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlockState {
    /// All threads have ended.
    Ended,
    /// Its threads may wait for other blocks.
    Waits,
}

/// The state shared by all blocks of a launch.
pub(crate) struct Shape<'a> {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub dynamic_shared: u32,
    pub params: &'a [u8],
    /// The addresses of the kernel's variables.
    pub variables: &'a [u64],
    /// The arrays and variables.
    pub memory: &'a Regions,
    pub textures: &'a [PlacedTexture],
    /// The memory that the blocks of a cooperative launch synchronise at.
    pub workspace: Range,
    /// Receives what kernels print; standard output does without it.
    pub printed: Option<&'a Printed>,
}

/// Runs blocks, one after another.
pub(crate) struct Worker<'a> {
    kernel: &'a Kernel,
    shape: &'a Shape<'a>,
    shared: Mapping,
    shared_bytes: usize,
    context: Box<Context<'a>>,
    running: Running,
    block: Box<Block>,
    _bounds: Box<[[u64; 2]]>,
    threads: Box<[Thread]>,
    meetings: Option<Box<Meetings>>,
    lanes: Box<[Lane]>,
    /// One for each thread, or one for all.
    fibers: Vec<Fiber>,
    /// The rounds since a thread did more than yield.
    idle_rounds: u32,
}

impl<'a> Worker<'a> {
    pub fn new(kernel: &'a Kernel, shape: &'a Shape<'a>) -> io::Result<Worker<'a>> {
        let shared_bytes = kernel.code.shared_bytes + shape.dynamic_shared as usize;
        let shared = Mapping::low(shared_bytes)?;
        let low = shared.start() as u64;
        let mut bounds = vec![[u64::MAX, 0]; kernel.code.sites.len()].into_boxed_slice();
        let stack = Range { low: 0, high: 0 };
        let context = Box::new(Context {
            fault: RefCell::new(None),
            stopper: Cell::new(std::ptr::null()),
            stack: Cell::new(stack),
            lets_others_run: Cell::new(false),
            lanes: Cell::new(std::ptr::from_ref(&[])),
            threads: Cell::new(std::ptr::from_ref(&[])),
            workspace: shape.workspace,
            printed: shape.printed,
            shared: Range {
                low,
                high: low + shared_bytes as u64,
            },
            memory: shape.memory,
            sites: &kernel.code.sites,
            products: &kernel.code.products,
            textures: shape.textures,
        });
        let block = Box::new(Block {
            index: [0; 3],
            grid: shape.grid,
            size: shape.block,
            dynamic_shared: shape.dynamic_shared,
            shared: low,
            workspace: shape.workspace.low,
            params: shape.params.as_ptr(),
            variables: shape.variables.as_ptr(),
            bounds: bounds.as_mut_ptr(),
            threads: std::ptr::null(),
            meetings: std::ptr::null_mut(),
            own: (&raw const *context).cast_mut().cast(),
        });
        let mut worker = Worker {
            running: Running::new(&context),
            kernel,
            shape,
            shared,
            shared_bytes,
            context,
            block,
            _bounds: bounds,
            threads: Box::new([]),
            meetings: kernel.code.meets.then(meetings),
            lanes: Box::new([]),
            fibers: Vec::new(),
            idle_rounds: 0,
        };
        if let Some(meetings) = &mut worker.meetings {
            worker.block.meetings = &raw mut **meetings;
        }
        if kernel.code.waits || kernel.code.meets {
            worker.make_threads();
        }
        worker.make_fibers()?;
        Ok(worker)
    }

    fn make_threads(&mut self) {
        let [width, height, depth] = self.shape.block;
        let count = width * height * depth;
        self.lanes = (0..count)
            .map(|_| Lane {
                state: Cell::new(State::Exited),
                result: Cell::new(Pair::default()),
            })
            .collect();
        let block = &raw mut *self.block;
        let lanes = &self.lanes;
        self.threads = (0..count)
            .map(|linear| Thread {
                index: [
                    linear % width,
                    linear / width % height,
                    linear / width / height,
                ],
                linear,
                block,
                own: (&raw const lanes[linear as usize]).cast_mut().cast(),
            })
            .collect();
        self.context.lanes.set(&raw const *self.lanes);
        self.block.threads = self.threads.as_ptr();
        self.context.threads.set(&raw const *self.threads);
    }

    fn make_fibers(&mut self) -> io::Result<()> {
        self.fibers.clear();
        let bytes = stack_bytes(&self.kernel.code);
        if let Some(run) = self.kernel.run_block {
            let block = &raw mut *self.block;
            // SAFETY: the machine code is the kernel's; the block lives as long as the fiber.
            let body = move || unsafe { run(block) };
            self.fibers.push(Fiber::new(bytes, body)?);
            return Ok(());
        }
        let Some(run) = self.kernel.run_thread else {
            return Ok(());
        };
        for thread in &mut self.threads {
            let thread = &raw mut *thread;
            // SAFETY: the machine code is the kernel's; the thread lives as long as the fiber.
            let body = move || unsafe { run(thread) };
            self.fibers.push(Fiber::new(bytes, body)?);
        }
        Ok(())
    }

    /// Starts the block with this index at the kernel's entry.
    pub fn start(&mut self, index: [u32; 3]) -> io::Result<()> {
        self.block.index = index;
        self.idle_rounds = 0;
        // SAFETY: the mapping has `shared_bytes` bytes, and no thread runs.
        unsafe { std::ptr::write_bytes(self.shared.start(), 0, self.shared_bytes) };
        if self.fibers.iter().any(|fiber| !fiber.is_at_start()) {
            // Some threads ended inside of functions.
            self.make_fibers()?;
        }
        for lane in &self.lanes {
            lane.state.set(State::Running);
        }
        Ok(())
    }

    /// Returns the index of the block, `blockIdx`.
    pub fn index(&self) -> [u32; 3] {
        self.block.index
    }

    /// Runs the block until it ends, or until its threads only wait for other blocks.
    pub fn run(&mut self) -> Result<BlockState, Fault> {
        if self.kernel.run_block.is_some() {
            self.resume(0);
            return self.fault().map(|()| BlockState::Ended);
        }
        self.run_together()
    }

    /// Returns the address range of shared memory.
    pub fn shared_range(&self) -> Range {
        self.context.shared
    }

    fn fault(&self) -> Result<(), Fault> {
        match self.context.fault.take() {
            Some(fault) => Err(fault),
            None => Ok(()),
        }
    }

    /// Runs a fiber until it stops; returns whether it has ended.
    fn resume(&mut self, number: usize) -> bool {
        let fiber = &mut self.fibers[number];
        self.context.stopper.set(fiber.stopper());
        self.context.stack.set(fiber.stack);
        let ended = self.running.during(self.block.index, || fiber.resume());
        assert!(!fiber.has_overflown(), "the stack of a thread is too small");
        ended
    }

    fn run_together(&mut self) -> Result<BlockState, Fault> {
        let count = self.lanes.len();
        loop {
            // Whether a thread ran, and whether one did more than yield.
            let (mut ran, mut moved) = (false, false);
            for first in (0..count).step_by(WARP) {
                let warp = first..(first + WARP).min(count);
                loop {
                    for number in warp.clone() {
                        if self.lanes[number].state.get() != State::Running {
                            continue;
                        }
                        ran = true;
                        self.context.lets_others_run.set(false);
                        if self.resume(number) {
                            self.lanes[number].state.set(State::Exited);
                        }
                        moved |= !self.context.lets_others_run.get();
                        self.fault()?;
                    }
                    if !self.team().release_warp(warp.clone()) {
                        break;
                    }
                    moved = true;
                }
            }
            if self
                .lanes
                .iter()
                .all(|lane| lane.state.get() == State::Exited)
            {
                return Ok(BlockState::Ended);
            }
            moved |= self.team().release_barriers()?;
            if !ran && !moved {
                return Err(self.team().stuck());
            }
            if moved {
                self.idle_rounds = 0;
                continue;
            }
            self.idle_rounds += 1;
            if self.idle_rounds >= MOST_IDLE_ROUNDS {
                return Ok(BlockState::Waits);
            }
        }
    }

    /// Returns the threads of the block.
    fn team(&self) -> Team<'_> {
        Team {
            lanes: &self.lanes,
            threads: &self.threads,
            sites: &self.kernel.code.sites,
            products: &self.kernel.code.products,
            block: self.block.index,
        }
    }
}

/// Returns room for the meetings of threads.
fn meetings() -> Box<Meetings> {
    // SAFETY: a structure of integers may be zero.
    unsafe { Box::<Meetings>::new_zeroed().assume_init() }
}
