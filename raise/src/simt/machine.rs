//! One thread, step by step.

use super::library::{self, Library};
use super::memory::{Memory, Trouble};
use super::program::*;
use super::race::Who;

/// What a thread is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Running,
    /// Waits at barrier `number` of function `code`.
    AtBarrier {
        code: u32,
        barrier: u32,
    },
    /// Waits for its warp.
    InWarp {
        code: u32,
        exchange: u32,
    },
    Exited,
}

/// A thread's own state.
pub(super) struct Thread {
    pub registers: Vec<u64>,
    pub stack: Vec<u8>,
    frames: Vec<Frame>,
    pub code: usize,
    at: usize,
    /// Where this function's registers begin.
    pub base: usize,
    stack_base: usize,
    carry: u64,
    pub state: State,
    pub place: Position,
    pub epoch: u32,
    pub warp_epoch: u32,
    steps: u64,
}

/// Where to go on after a return.
struct Frame {
    code: usize,
    at: usize,
    base: usize,
    stack_base: usize,
}

/// Which thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Position {
    pub thread: [u32; 3],
    pub block: [u32; 3],
    /// Number of the thread in its block.
    pub linear: u32,
    /// Number of the block in the grid.
    pub block_linear: u32,
}

/// The launch, for special registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub dynamic_shared: u32,
    pub total_shared: u32,
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
            Special::Zero => 0,
        })
    }
}

/// Why a thread cannot go on.
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
    /// Calls nest without end.
    TooDeep,
    /// The launch's limit of steps is used up.
    Limit,
}

/// How deep calls may nest.
const MAX_FRAMES: usize = 1000;

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
            steps: 0,
        }
    }

    /// Puts the thread at the kernel's start. `params` are the bytes of the kernel's parameters, which begin the frame.
    pub fn start(&mut self, program: &Program, shape: &Shape, place: Position, params: &[u8]) {
        self.registers.clear();
        self.stack.clear();
        self.frames.clear();
        (self.base, self.stack_base, self.epoch, self.warp_epoch) = (0, 0, 0, 0);
        self.place = place;
        self.state = State::Running;
        self.enter(program, shape, 0);
        self.stack[..params.len()].copy_from_slice(params);
    }

    /// Makes room for function `code` and fills its constants in.
    fn enter(&mut self, program: &Program, shape: &Shape, code: usize) {
        let entered = &program.codes[code];
        self.code = code;
        self.at = 0;
        self.base = self.registers.len();
        // Variables keep their alignment, since frames begin at multiples of 16.
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

    fn leave(&mut self) -> bool {
        let Some(frame) = self.frames.pop() else {
            return false;
        };
        self.registers.truncate(self.base);
        self.stack.truncate(self.stack_base);
        (self.code, self.at, self.base, self.stack_base) =
            (frame.code, frame.at, frame.base, frame.stack_base);
        true
    }

    /// Number of the op the thread is at, or was stopped by.
    pub fn op(&self) -> usize {
        self.at.saturating_sub(1)
    }

    fn who(&self, shape: &Shape, op: usize) -> Who {
        Who {
            thread: self
                .place
                .block_linear
                .wrapping_mul(shape.threads_per_block())
                .wrapping_add(self.place.linear)
                + 1,
            block: self.place.block_linear,
            epoch: self.epoch,
            warp_epoch: self.warp_epoch,
            code: self.code as u32,
            op: op as u32,
        }
    }

    /// Runs until the thread waits or exits. `budget` counts down with every step.
    pub fn run(
        &mut self,
        program: &Program,
        shape: &Shape,
        memory: &mut Memory,
        budget: &mut u64,
    ) -> Result<(), Fault> {
        let watched = memory.races.is_some();
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
                        Who {
                            thread: self
                                .place
                                .block_linear
                                .wrapping_mul(shape.threads_per_block())
                                + self.place.linear
                                + 1,
                            block: self.place.block_linear,
                            epoch: self.epoch,
                            warp_epoch: self.warp_epoch,
                            code: self.code as u32,
                            op: at as u32 - 1,
                        }
                    } else {
                        Who::default()
                    }
                };
            }
            loop {
                if left == 0 {
                    stop!(Fault::Limit);
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
                    }
                    Op::Atomic {
                        run,
                        access,
                        to,
                        base,
                        value,
                    } => {
                        let operand = r!(value);
                        let new = |old| run(old, operand);
                        match memory.update(access, r!(base), &mut self.stack, who!(), new) {
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
                        let (compare, value) = (r!(compare), r!(value));
                        let new = |old| if old == compare { value } else { old };
                        match memory.update(access, r!(base), &mut self.stack, who!(), new) {
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
        Ok(())
    }

    /// Back to the caller, whose results are copied from the callee's frame.
    fn return_results(&mut self, program: &Program) {
        let from = self.stack_base;
        let Some(frame) = self.frames.last() else {
            self.state = State::Exited;
            return;
        };
        let (caller, at) = (frame.code, frame.at);
        let Op::Call { call } = program.codes[caller].ops[at - 1] else {
            return;
        };
        let results = &program.codes[caller].calls[call as usize].results;
        let values: Vec<Vec<u8>> = results
            .iter()
            .map(|passed| {
                self.stack[from + passed.there as usize..][..passed.bytes as usize].to_vec()
            })
            .collect();
        self.leave();
        for (passed, value) in results.iter().zip(values) {
            self.deliver(passed.here, &value);
        }
    }

    fn deliver(&mut self, here: Passage, value: &[u8]) {
        match here {
            Passage::Stack(offset) => {
                self.stack[self.stack_base + offset as usize..][..value.len()]
                    .copy_from_slice(value);
            }
            Passage::Register(slot) => {
                let mut bits = [0; 8];
                bits[..value.len().min(8)].copy_from_slice(&value[..value.len().min(8)]);
                self.registers[self.base + slot as usize] = u64::from_le_bytes(bits);
            }
        }
    }

    fn fetch(&self, passed: &Passed) -> Vec<u8> {
        let bytes = passed.bytes as usize;
        match passed.here {
            Passage::Stack(offset) => {
                self.stack[self.stack_base + offset as usize..][..bytes].to_vec()
            }
            Passage::Register(slot) => {
                self.registers[self.base + slot as usize].to_le_bytes()[..bytes.min(8)].to_vec()
            }
        }
    }

    fn call(
        &mut self,
        program: &Program,
        shape: &Shape,
        memory: &mut Memory,
        call: &Call,
    ) -> Result<(), Fault> {
        let args: Vec<Vec<u8>> = call.args.iter().map(|passed| self.fetch(passed)).collect();
        let library = match &call.callee {
            Callee::Function(callee) => {
                if self.frames.len() >= MAX_FRAMES {
                    return Err(Fault::TooDeep);
                }
                let frame = Frame {
                    code: self.code,
                    at: self.at,
                    base: self.base,
                    stack_base: self.stack_base,
                };
                self.frames.push(frame);
                self.enter(program, shape, *callee as usize);
                for (passed, value) in call.args.iter().zip(args) {
                    self.stack[self.stack_base + passed.there as usize..][..value.len()]
                        .copy_from_slice(&value);
                }
                return Ok(());
            }
            Callee::Library(library) => library,
        };
        let mut bits = Vec::with_capacity(args.len());
        for arg in &args {
            let mut word = [0; 8];
            word[..arg.len().min(8)].copy_from_slice(&arg[..arg.len().min(8)]);
            bits.push(u64::from_le_bytes(word));
        }
        let result = match library {
            Library::Pure(_, run) => run(&bits),
            Library::Unary(run) => run(bits[0]),
            Library::Binary(run) => run(bits[0], bits[1]),
            Library::Fused(run) => run(bits[0], bits[1], bits[2]),
            Library::Convert(cast) => cast.run(bits[0]),
            Library::Print => 0,
            Library::AssertFail => return Err(Fault::Assertion),
            Library::SineCosine { single, of_pi } => {
                let who = self.who(shape, self.op());
                return self.sine_cosine(*single, *of_pi, &bits, memory, who);
            }
        };
        if let Some(passed) = call.results.first() {
            self.deliver(
                passed.here,
                &result.to_le_bytes()[..passed.bytes.min(8) as usize],
            );
        }
        Ok(())
    }

    fn sine_cosine(
        &mut self,
        single: bool,
        of_pi: bool,
        bits: &[u64],
        memory: &mut Memory,
        who: Who,
    ) -> Result<(), Fault> {
        let x = if single {
            f64::from(f32::from_bits(bits[0] as u32))
        } else {
            f64::from_bits(bits[0])
        };
        let values = match of_pi {
            true => [library::sine_of_pi(x), library::cosine_of_pi(x)],
            false => [x.sin(), x.cos()],
        };
        let bytes = if single { 4 } else { 8 };
        let access = Access {
            place: Place::Generic,
            bytes,
            align: bytes,
            extend: 0,
        };
        for (value, address) in values.into_iter().zip(&bits[1..]) {
            let value = if single {
                u64::from((value as f32).to_bits())
            } else {
                value.to_bits()
            };
            let stored = memory.store(access, *address, value, &mut self.stack, who);
            stored.map_err(|trouble| Fault::Memory(trouble, access))?;
        }
        Ok(())
    }
}

impl Sum {
    /// The result and the carry (or borrow) that goes out.
    fn run(self, a: u64, b: u64, c: u64, carry: u64) -> (u64, u64) {
        let bits = if self.wide { 64 } else { 32 };
        let mask = u64::MAX >> (64 - bits);
        let (a, b, c) = (a & mask, b & mask, c & mask);
        let carry = u128::from(if self.reads { carry } else { 0 });
        let signed = |value: u64| i128::from((value << (64 - bits)) as i64 >> (64 - bits));
        let (first, second) = match self.kind {
            SumKind::Subtract => {
                let (value, borrow) = u128::from(a).overflowing_sub(u128::from(b) + carry);
                return (value as u64 & mask, borrow.into());
            }
            SumKind::Add => (a, b),
            SumKind::Low => (a.wrapping_mul(b) & mask, c),
            SumKind::High { signed: false } => {
                (((u128::from(a) * u128::from(b)) >> bits) as u64 & mask, c)
            }
            SumKind::High { signed: true } => (((signed(a) * signed(b)) >> bits) as u64 & mask, c),
        };
        let sum = u128::from(first) + u128::from(second) + carry;
        (sum as u64 & mask, (sum >> bits) as u64)
    }
}
