//! The functions that machine code calls: barriers, exchanges of a warp, checks, traps, and
//! libdevice.

use std::cell::{Cell, RefCell};
use std::ffi::{CStr, c_char};

use corosensei::Yielder;
use interpreter::matrix::Multiply;
use raise::nvvm::cpu::{self, Block, CallKind, CallSite, Exchange, Thread, Vote};

use crate::fault::{Fault, Position};
use crate::fiber;
use crate::heap;
use crate::launch::Regions;
use crate::memory::Range;
use crate::print::Printed;
use crate::sampler;
use crate::team::Team;

/// The state of the running block.
pub(crate) struct Context<'a> {
    /// The reason why it cannot continue.
    pub fault: RefCell<Option<Fault>>,
    /// The handle that suspends the running fiber.
    pub stopper: Cell<*const Cell<*const Yielder<(), ()>>>,
    /// The stack of the running fiber.
    pub stack: Cell<Range>,
    /// Whether the last fiber that ran only yielded.
    pub lets_others_run: Cell<bool>,
    /// The threads that wait for one another, and their states; none in other kernels.
    pub lanes: Cell<*const [Lane]>,
    pub threads: Cell<*const [Thread]>,
    pub products: &'a [Multiply],
    pub shared: Range,
    /// The memory that the blocks of a cooperative launch synchronise at.
    pub workspace: Range,
    /// The arrays and variables.
    pub memory: &'a Regions,
    pub sites: &'a [CallSite],
    pub textures: &'a [PlacedTexture],
    /// Receives what kernels print; standard output does without it.
    pub printed: Option<&'a Printed>,
}

/// A texture in linear memory.
pub(crate) struct PlacedTexture {
    pub texture: interpreter::Texture,
    /// The address of the first texel.
    pub handle: u64,
    /// The address range of the array.
    pub array: Range,
}

/// A thread of a block whose threads synchronise.
pub(crate) struct Lane {
    pub state: Cell<State>,
    /// The result with which it continues.
    pub result: Cell<Pair>,
}

/// The state of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Running,
    AtBarrier {
        site: usize,
        kind: Vote,
        barrier: u32,
        /// The number of threads; 0 for all of the block.
        threads: u32,
        vote: bool,
    },
    InWarp {
        site: usize,
        kind: Exchange,
        mask: u32,
        values: [u64; 3],
    },
    Exited,
}

impl State {
    /// Returns the site where it waits.
    pub fn site(&self) -> Option<usize> {
        match self {
            State::AtBarrier { site, .. } | State::InWarp { site, .. } => Some(*site),
            State::Running | State::Exited => None,
        }
    }
}

/// A pair of results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct Pair {
    pub first: u64,
    pub second: u64,
}

/// Returns the context of the worker that runs a block.
///
/// # Safety
/// `block` must be a running block.
pub(crate) unsafe fn context<'a>(block: *const Block) -> &'a Context<'a> {
    // SAFETY: `own` of a running block is the context of its worker.
    unsafe { &*(*block).own.cast::<Context<'a>>() }
}

fn position(thread: &Thread, block: &Block) -> Position {
    Position {
        thread: thread.index,
        block: block.index,
    }
}

/// Ends the block with a fault.
pub(crate) fn fail(context: &Context<'_>, fault: Fault) -> ! {
    context.fault.replace(Some(fault));
    stop_for_good(context)
}

fn stop_for_good(context: &Context<'_>) -> ! {
    loop {
        // SAFETY: the worker has set the stopper of the running fiber.
        unsafe { fiber::stop(context.stopper.get()) };
    }
}

/// Suspends the thread, and returns its result.
unsafe fn wait(thread: *mut Thread, state: State) -> Pair {
    // SAFETY: `own` of a thread that can wait is its lane, and `block` is the running block.
    let (lane, context) = unsafe { (&*(*thread).own.cast::<Lane>(), context((*thread).block)) };
    lane.state.set(state);
    // SAFETY: the worker has set the stopper of the running fiber.
    unsafe { fiber::stop(context.stopper.get()) };
    lane.result.get()
}

pub(crate) unsafe extern "C" fn exchange(
    thread: *mut Thread,
    site: u32,
    kind: i32,
    mask: u32,
    value: u64,
    second: u64,
    third: u64,
) -> Pair {
    let kind = Exchange::of(kind).expect("machine code has the numbers of exchanges");
    let state = State::InWarp {
        site: site as usize,
        kind,
        mask,
        values: [value, second, third],
    };
    // SAFETY: machine code passes its thread.
    unsafe { wait(thread, state) }
}

pub(crate) unsafe extern "C" fn barrier(
    thread: *mut Thread,
    site: u32,
    kind: i32,
    barrier: u32,
    threads: u32,
    vote: u32,
) -> u32 {
    let kind = Vote::of(kind).expect("machine code has the numbers of votes");
    let state = State::AtBarrier {
        site: site as usize,
        kind,
        barrier,
        threads,
        vote: vote != 0,
    };
    // SAFETY: machine code passes its thread.
    unsafe { wait(thread, state) }.first as u32
}

pub(crate) unsafe extern "C" fn next_phase(block: *mut Block) -> u32 {
    // SAFETY: machine code passes its block; the worker has set what its threads need.
    let (context, block, lanes, threads, meetings) = unsafe {
        let context = context(block);
        let (lanes, threads) = (&*context.lanes.get(), &*context.threads.get());
        (context, &*block, lanes, threads, &mut *(*block).meetings)
    };
    let team = Team {
        lanes,
        threads,
        sites: context.sites,
        products: context.products,
        block: block.index,
    };
    match team.next_phase(meetings) {
        Ok(next) => next.unwrap_or(cpu::ENDED),
        Err(fault) => fail(context, fault),
    }
}

pub(crate) unsafe extern "C" fn check(
    block: *mut Block,
    x: u32,
    y: u32,
    z: u32,
    address: u64,
    site: u32,
) {
    // SAFETY: machine code passes its block.
    let (context, running) = unsafe { (context(block), &*block) };
    let site = site as usize;
    let bytes = match context.sites[site].kind {
        CallKind::Access { bytes, .. } => u64::from(bytes),
        CallKind::Wait { .. } | CallKind::Trap(_) => 1,
    };
    if address.is_multiple_of(bytes) {
        let lasting = context.memory.access(address, bytes);
        let others = [context.shared, context.workspace];
        let other = others.into_iter().find(|range| range.holds(address, bytes));
        if let Some(range) = lasting.or(other) {
            // SAFETY: `bounds` has an element for each site.
            unsafe { *running.bounds.add(site) = [range.low, range.high] };
            return;
        }
        if context.stack.get().holds(address, bytes) || heap::holds(address, bytes) {
            return;
        }
    }
    let position = Position {
        thread: [x, y, z],
        block: running.index,
    };
    fail(
        context,
        Fault::Access {
            position,
            site,
            address,
        },
    )
}

pub(crate) unsafe extern "C" fn texel(
    thread: *mut Thread,
    handle: u64,
    index: i32,
    site: u32,
) -> Pair {
    // SAFETY: machine code passes its thread.
    let (context, position) = unsafe {
        let block = (*thread).block;
        (context(block), position(&*thread, &*block))
    };
    let Some(placed) = context
        .textures
        .iter()
        .find(|placed| placed.handle == handle)
    else {
        let found = descriptor(context, position, handle, site);
        // SAFETY: `descriptor` has checked the texels.
        return pair(unsafe { found.fetch(index) });
    };
    let bytes = (placed.array.high - placed.array.low) as usize;
    // SAFETY: `array` is the range of an array of the launch.
    let array = unsafe { std::slice::from_raw_parts(placed.array.low as *const u8, bytes) };
    let channel = |number| u64::from(placed.texture.fetch(array, index, number));
    Pair {
        first: channel(0) | channel(1) << 32,
        second: channel(2) | channel(3) << 32,
    }
}

/// Returns the descriptor of a texture or surface object. Without checked accesses, memory that has
/// been freed is not detected.
fn descriptor(
    context: &Context<'_>,
    position: Position,
    handle: u64,
    site: u32,
) -> sampler::Descriptor {
    let is_there = |address: u64, bytes: u64| context.memory.access(address, bytes).is_some();
    let size = size_of::<sampler::Descriptor>() as u64;
    let found = match is_there(handle, size) {
        // SAFETY: it is device memory.
        true => unsafe { sampler::Descriptor::at(handle) },
        false => None,
    };
    let found = found.filter(|found| {
        let (first, bytes) = found.texels();
        is_there(first, bytes)
    });
    found.unwrap_or_else(|| {
        let fault = Fault::Access {
            position,
            site: site as usize,
            address: handle,
        };
        fail(context, fault)
    })
}

fn pair(channels: [u32; 4]) -> Pair {
    let [a, b, c, d] = channels.map(u64::from);
    Pair {
        first: a | b << 32,
        second: c | d << 32,
    }
}

pub(crate) unsafe extern "C" fn texture(
    thread: *mut Thread,
    handle: u64,
    dims: u32,
    x: f32,
    y: f32,
    z: f32,
    layer: i32,
    site: u32,
) -> Pair {
    // SAFETY: machine code passes its thread.
    let (context, position) = unsafe {
        let block = (*thread).block;
        (context(block), position(&*thread, &*block))
    };
    let found = descriptor(context, position, handle, site);
    let place = sampler::TexturePoint {
        dims: dims as usize,
        coordinates: [x, y, z],
        layer: (layer >= 0).then_some(layer),
    };
    // SAFETY: `descriptor` has checked the texels.
    pair(unsafe { found.sample(&place) })
}

pub(crate) unsafe extern "C" fn surface(
    thread: *mut Thread,
    handle: u64,
    bytes: u32,
    x: i32,
    y: i32,
    z: i32,
    mode: u32,
    site: u32,
) -> u64 {
    // SAFETY: machine code passes its thread.
    let (context, position) = unsafe {
        let block = (*thread).block;
        (context(block), position(&*thread, &*block))
    };
    let found = descriptor(context, position, handle, site);
    let element = found.element([x, y, z], bytes, mode == cpu::SURFACE_CLAMPS);
    match element {
        Some(address) => address,
        None if mode == cpu::SURFACE_ZERO => 0,
        None => fail(
            context,
            Fault::Access {
                position,
                site: site as usize,
                address: found.texels().0.wrapping_add(x as u64),
            },
        ),
    }
}

pub(crate) unsafe extern "C" fn trap(thread: *mut Thread, site: u32) {
    // SAFETY: machine code passes its thread.
    let (context, position) = unsafe {
        let block = (*thread).block;
        (context(block), position(&*thread, &*block))
    };
    let site = site as usize;
    fail(context, Fault::Trap { position, site })
}

pub(crate) unsafe extern "C" fn exit(thread: *mut Thread) {
    // SAFETY: machine code passes its thread, which has a lane: only kernels whose threads may wait
    // call this.
    let (lane, context) = unsafe { (&*(*thread).own.cast::<Lane>(), context((*thread).block)) };
    lane.state.set(State::Exited);
    stop_for_good(context)
}

pub(crate) unsafe extern "C" fn yield_now(thread: *mut Thread) {
    // SAFETY: machine code passes its thread, and the worker has set the stopper of the running
    // fiber.
    unsafe {
        let context = context((*thread).block);
        context.lets_others_run.set(true);
        fiber::stop(context.stopper.get());
    }
}

pub(crate) unsafe extern "C" fn library(
    name: *const c_char,
    arguments: *const u64,
    count: u64,
) -> u64 {
    // SAFETY: machine code passes a name that ends with a zero byte, and `count` arguments.
    let (name, arguments) = unsafe {
        (
            CStr::from_ptr(name),
            std::slice::from_raw_parts(arguments, count as usize),
        )
    };
    let name = name.to_str().unwrap_or_default();
    interpreter::library::evaluate(name, arguments).expect("the kernel was compiled with it")
}
