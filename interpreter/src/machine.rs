//! The execution of one thread.

use super::memory::{Memory, STACK_WINDOW, Trouble};
use super::program::*;
use super::race::Who;

/// The state of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Running,
    /// Waiting at barrier `number` of function `code`.
    AtBarrier {
        code: u32,
        barrier: u32,
    },
    /// Waiting for its warp.
    InWarp {
        code: u32,
        exchange: u32,
    },
    Exited,
}

/// The registers, stack and position of a thread.
pub(super) struct Thread {
    pub registers: Vec<u64>,
    pub stack: Vec<u8>,
    pub frames: Vec<Frame>,
    pub code: usize,
    pub at: usize,
    /// The start of the present function's registers.
    pub base: usize,
    pub stack_base: usize,
    carry: u64,
    pub state: State,
    pub place: Position,
    pub epoch: u32,
    pub warp_epoch: u32,
    /// In lockstep: function, first op and iteration number of each loop that the thread is in.
    turns: Vec<(usize, u32, u32)>,
    steps: u64,
}

/// The position to return to.
pub(super) struct Frame {
    pub code: usize,
    pub at: usize,
    pub base: usize,
    pub stack_base: usize,
}

/// The position of a thread in the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Position {
    pub thread: [u32; 3],
    pub block: [u32; 3],
    /// The number of the thread in its block.
    pub linear: u32,
    /// The number of the block in the grid.
    pub block_linear: u32,
}

/// The launch, for special registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub dynamic_shared: u32,
    pub total_shared: u32,
    /// The address that the blocks of a cooperative launch synchronise at.
    pub workspace: u64,
}

impl Shape {
    pub fn threads_per_block(&self) -> u32 {
        self.block.iter().product()
    }

    fn special(&self, special: Special, place: &Position) -> u64 {
        let lane = place.linear % 32;
        u64::from(match special {
            Special::Thread(axis) => place.thread[usize::from(axis)],
            Special::Block(axis) => place.block[usize::from(axis)],
            Special::Threads(axis) => self.block[usize::from(axis)],
            Special::Blocks(axis) => self.grid[usize::from(axis)],
            Special::Lane => lane,
            Special::Warp => place.linear / 32,
            Special::Warps => self.threads_per_block().div_ceil(32),
            Special::MaskEqual => 1 << lane,
            Special::MaskLessEqual => u32::MAX >> (31 - lane),
            Special::MaskLess => (1 << lane) - 1,
            Special::MaskGreaterEqual => u32::MAX << lane,
            Special::MaskGreater => !(u32::MAX >> (31 - lane)),
            Special::DynamicShared => self.dynamic_shared,
            Special::TotalShared => self.total_shared,
            Special::WorkspaceLow => self.workspace as u32,
            Special::WorkspaceHigh => (self.workspace >> 32) as u32,
            Special::Zero => 0,
        })
    }
}

/// The steps after which a thread that changes no memory of other threads yields to them: it may
/// wait for a store of another thread.
const SPINNING_STEPS: u64 = 1 << 12;
/// The steps after which any thread yields.
const MOST_STEPS: u64 = 1 << 22;

/// The time slice of a thread, in terms of the remaining steps.
struct Slice {
    lowest: u64,
    end: u64,
    /// Whether it has changed memory that other threads can see.
    changes: bool,
}

impl Slice {
    fn new(left: u64) -> Slice {
        let lowest = left.saturating_sub(MOST_STEPS);
        Slice {
            lowest,
            end: left.saturating_sub(SPINNING_STEPS).max(lowest),
            changes: false,
        }
    }

    /// Records an access at `address` that changes memory.
    #[inline]
    fn change(&mut self, access: Access, address: u64, left: u64) {
        let is_own = match access.place {
            StateSpace::Stack => true,
            StateSpace::Generic => address >> 56 == STACK_WINDOW >> 56,
            StateSpace::Global | StateSpace::Shared | StateSpace::Constant => false,
        };
        if !is_own {
            self.end = left.saturating_sub(SPINNING_STEPS).max(self.lowest);
            self.changes = true;
        }
    }
}

/// The reason why a thread cannot continue.
#[derive(Debug)]
pub(super) enum Fault {
    Memory(Trouble, Access),
    Trap,
    Assertion,
    /// `brx.idx` with an index beyond its table.
    Index {
        index: u64,
        targets: usize,
    },
    /// Calls are nested too deeply.
    TooDeep,
    /// The launch's step limit is exhausted.
    Limit,
}

impl std::fmt::Debug for Access {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} bytes", self.bytes)
    }
}

impl Thread {
    pub fn new() -> Thread {
        Thread {
            registers: Vec::new(),
            stack: Vec::new(),
            frames: Vec::new(),
            code: 0,
            at: 0,
            base: 0,
            stack_base: 0,
            carry: 0,
            state: State::Exited,
            place: Position::default(),
            epoch: 0,
            warp_epoch: 0,
            turns: Vec::new(),
            steps: 0,
        }
    }

    /// Starts the thread at the kernel's entry. `params` are the bytes of the kernel's parameters,
    /// at the start of the frame.
    pub fn start(&mut self, program: &Program, shape: &Shape, place: Position, params: &[u8]) {
        self.registers.clear();
        self.stack.clear();
        self.frames.clear();
        self.turns.clear();
        (self.base, self.stack_base, self.epoch, self.warp_epoch) = (0, 0, 0, 0);
        self.place = place;
        self.state = State::Running;
        self.enter(program, shape, 0);
        self.stack[..params.len()].copy_from_slice(params);
    }

    /// Enters function `code`: allocates its registers and frame, and sets its constants.
    pub fn enter(&mut self, program: &Program, shape: &Shape, code: usize) {
        let entered = &program.codes[code];
        self.turns.retain(|(of, ..)| *of != code);
        self.code = code;
        self.at = 0;
        self.base = self.registers.len();
        // Frames begin at multiples of 16, which preserves the alignment of variables.
        self.stack_base = self.stack.len().next_multiple_of(16);
        self.registers.extend_from_slice(&entered.template);
        self.stack
            .resize(self.stack_base + entered.frame_bytes as usize, 0);
        for &(slot, special) in &entered.specials {
            self.registers[self.base + slot as usize] = shape.special(special, &self.place);
        }
        for &(slot, offset) in &entered.frame_addresses {
            self.registers[self.base + slot as usize] = self.stack_base as u64 + u64::from(offset);
        }
    }

    pub fn leave(&mut self) -> bool {
        let Some(frame) = self.frames.pop() else {
            return false;
        };
        self.registers.truncate(self.base);
        self.stack.truncate(self.stack_base);
        (self.code, self.at, self.base, self.stack_base) =
            (frame.code, frame.at, frame.base, frame.stack_base);
        true
    }

    /// Returns the index of the op at which the thread is, or at which it stopped.
    pub fn op(&self) -> usize {
        self.at.saturating_sub(1)
    }

    pub fn who(&self, shape: &Shape, op: usize) -> Who {
        who_at(
            &self.place,
            shape,
            [self.epoch, self.warp_epoch],
            [self.code, op],
        )
    }

    /// Compares two lanes in lockstep: a lane is less (behind) if it is in a called function, in an
    /// earlier iteration of a loop that both are in, or at an earlier op of the same iteration.
    pub fn place_against(&self, other: &Thread, program: &Program) -> std::cmp::Ordering {
        let depth = other.frames.len().cmp(&self.frames.len());
        if depth.is_ne() || self.code != other.code {
            return depth.then(self.code.cmp(&other.code));
        }
        let code = &program.codes[self.code];
        let number = |thread: &Thread, start: u32| {
            let mut turns = thread.turns.iter();
            turns
                .find(|(code, first, _)| (*code, *first) == (thread.code, start))
                .map_or(0, |(.., number)| *number)
        };
        let loops = code.loops.iter();
        let turns = loops
            .filter(|around| around.ops[self.op()] && around.ops[other.op()])
            .map(|around| number(self, around.start).cmp(&number(other, around.start)));
        turns
            .fold(std::cmp::Ordering::Equal, |all, one| all.then(one))
            .then(code.order[self.op()].cmp(&code.order[other.op()]))
    }

    /// Runs until the thread waits, exits, or yields to others; then it is still
    /// [`State::Running`]. `budget` decreases with every step. Returns whether the thread waits,
    /// has ended, or has changed memory of other threads.
    pub fn run(
        &mut self,
        program: &Program,
        shape: &Shape,
        memory: &mut Memory,
        budget: &mut u64,
    ) -> Result<bool, Fault> {
        let watched = memory.races.is_some();
        let mut slice = Slice::new(*budget);
        while self.state == State::Running {
            let code = &program.codes[self.code];
            let ops = &code.ops[..];
            let base = self.base;
            let mut at = self.at;
            let mut left = *budget;
            let registers = &mut self.registers[base..];
            macro_rules! r {
                ($slot:expr) => {
                    registers[$slot as usize]
                };
            }
            macro_rules! stop {
                ($fault:expr) => {{
                    self.at = at;
                    *budget = left;
                    return Err($fault);
                }};
            }
            macro_rules! who {
                () => {
                    if watched {
                        who_at(
                            &self.place,
                            shape,
                            [self.epoch, self.warp_epoch],
                            [self.code, at - 1],
                        )
                    } else {
                        Who::default()
                    }
                };
            }
            loop {
                if left == slice.end {
                    if left == 0 {
                        stop!(Fault::Limit);
                    }
                    self.at = at;
                    *budget = left;
                    return Ok(slice.changes);
                }
                left -= 1;
                let op = ops[at];
                at += 1;
                match op {
                    Op::Move { to, from } => r!(to) = r!(from),
                    Op::Unary { run, to, a } => r!(to) = run(r!(a)),
                    Op::Binary { run, to, a, b } => r!(to) = run(r!(a), r!(b)),
                    Op::Ternary { run, to, a, b, c } => r!(to) = run(r!(a), r!(b), r!(c)),
                    Op::Quaternary {
                        run,
                        to,
                        a,
                        b,
                        c,
                        d,
                    } => r!(to) = run(r!(a), r!(b), r!(c), r!(d)),
                    Op::Test { run, to, a, b } => r!(to) = run(r!(a), r!(b)).into(),
                    Op::Class { run, to, a } => r!(to) = run(r!(a)).into(),
                    Op::Select {
                        to,
                        a,
                        b,
                        predicate,
                    } => r!(to) = if r!(predicate) != 0 { r!(a) } else { r!(b) },
                    Op::Carry { sum, to, a, b, c } => {
                        let (value, carry) = sum.run(r!(a), r!(b), r!(c), self.carry);
                        r!(to) = value;
                        if sum.writes {
                            self.carry = carry;
                        }
                    }
                    Op::Convert {
                        conversion,
                        to,
                        from,
                    } => r!(to) = code.conversions[conversion as usize].run(r!(from)),
                    Op::Field {
                        to,
                        from,
                        shift,
                        width,
                    } => r!(to) = r!(from) >> shift & (u64::MAX >> (64 - width)),
                    Op::Join {
                        to,
                        low,
                        high,
                        shift,
                    } => r!(to) = r!(low) | r!(high) << shift,
                    Op::Load {
                        access,
                        to,
                        base,
                        offset,
                    } => {
                        let address = r!(base).wrapping_add(offset as u64);
                        match memory.load(access, address, &mut self.stack, who!()) {
                            Ok(value) => r!(to) = value,
                            Err(trouble) => stop!(Fault::Memory(trouble, access)),
                        }
                    }
                    Op::Texel {
                        to,
                        handle,
                        index,
                        channel,
                    } => {
                        let index = r!(index) as i32;
                        match memory.texel(r!(handle), index, usize::from(channel)) {
                            Ok(value) => r!(to) = value.into(),
                            Err(trouble) => {
                                let access = Access {
                                    place: StateSpace::Global,
                                    bytes: 4,
                                    align: 4,
                                    extend: 0,
                                };
                                stop!(Fault::Memory(trouble, access))
                            }
                        }
                    }
                    Op::Store {
                        access,
                        from,
                        base,
                        offset,
                    } => {
                        let address = r!(base).wrapping_add(offset as u64);
                        if let Err(trouble) =
                            memory.store(access, address, r!(from), &mut self.stack, who!())
                        {
                            stop!(Fault::Memory(trouble, access));
                        }
                        slice.change(access, address, left);
                    }
                    Op::Atomic {
                        run,
                        access,
                        to,
                        base,
                        value,
                    } => {
                        let operand = r!(value);
                        let address = r!(base);
                        let mut changes = false;
                        let new = |old| {
                            let new = run(old, operand);
                            changes = new != old;
                            new
                        };
                        let updated = memory.update(access, address, &mut self.stack, who!(), new);
                        if changes {
                            slice.change(access, address, left);
                        }
                        match updated {
                            Ok(_) if to == NONE => {}
                            Ok(old) => r!(to) = old,
                            Err(trouble) => stop!(Fault::Memory(trouble, access)),
                        }
                    }
                    Op::CompareAndSwap {
                        access,
                        to,
                        base,
                        compare,
                        value,
                    } => {
                        let (compare, value, address) = (r!(compare), r!(value), r!(base));
                        let mut changes = false;
                        let new = |old| {
                            changes = old == compare && old != value;
                            if old == compare { value } else { old }
                        };
                        let updated = memory.update(access, address, &mut self.stack, who!(), new);
                        if changes {
                            slice.change(access, address, left);
                        }
                        match updated {
                            Ok(_) if to == NONE => {}
                            Ok(old) => r!(to) = old,
                            Err(trouble) => stop!(Fault::Memory(trouble, access)),
                        }
                    }
                    Op::Clock { to } => {
                        self.steps += 1;
                        r!(to) = self.steps + (u64::MAX - left) % (1 << 32);
                    }
                    Op::Jump { target } => at = target as usize,
                    Op::Branch {
                        predicate,
                        when,
                        target,
                    } => {
                        if (r!(predicate) != 0) == when {
                            at = target as usize;
                        }
                    }
                    Op::Indexed { index, table } => {
                        let targets = &code.tables[table as usize];
                        match targets.get(r!(index) as usize) {
                            Some(target) => at = *target as usize,
                            None => stop!(Fault::Index {
                                index: r!(index),
                                targets: targets.len()
                            }),
                        }
                    }
                    Op::Mark => turn(&mut self.turns, code, self.code, at as u32 - 1),
                    Op::Trap => stop!(Fault::Trap),
                    Op::Exit => {
                        self.state = State::Exited;
                        break;
                    }
                    Op::Barrier { barrier } => {
                        self.state = State::AtBarrier {
                            code: self.code as u32,
                            barrier,
                        };
                        break;
                    }
                    Op::Warp { exchange } => {
                        self.state = State::InWarp {
                            code: self.code as u32,
                            exchange,
                        };
                        break;
                    }
                    Op::Return => {
                        self.at = at;
                        self.return_results(program);
                        at = self.at;
                        break;
                    }
                    Op::Call { call } => {
                        self.at = at;
                        *budget = left;
                        self.call(program, shape, memory, &code.calls[call as usize])?;
                        at = self.at;
                        break;
                    }
                }
            }
            self.at = at;
            *budget = left;
        }
        Ok(true)
    }
}

/// Begins the next iteration of the loop that begins at op `start`, if one does, and resets the
/// loops in it.
fn turn(turns: &mut Vec<(usize, u32, u32)>, code: &Code, number: usize, start: u32) {
    let Some(begun) = code.loops.iter().find(|begun| begun.start == start) else {
        return;
    };
    let is_inner =
        |of: usize, first: u32| of == number && first != start && begun.ops[first as usize];
    turns.retain(|(of, first, _)| !is_inner(*of, *first));
    match turns
        .iter_mut()
        .find(|(of, first, _)| (*of, *first) == (number, start))
    {
        Some((.., count)) => *count += 1,
        None => turns.push((number, start, 1)),
    }
}

/// Returns who makes an access: the thread, its epochs of block and warp, and its function and op.
fn who_at(place: &Position, shape: &Shape, epochs: [u32; 2], at: [usize; 2]) -> Who {
    let before = place.block_linear.wrapping_mul(shape.threads_per_block());
    Who {
        thread: before.wrapping_add(place.linear).wrapping_add(1),
        block: place.block_linear,
        grid_epoch: 0,
        epoch: epochs[0],
        warp_epoch: epochs[1],
        code: at[0] as u32,
        op: at[1] as u32,
    }
}
