//! The decoded program, which the machine runs.
//!
//! Every register, constant and special register of a function has a slot; operands are slots.
//! Registers hold their bits zero-extended to 64; predicates are 0 and 1.

use super::compare::Test2;
use super::convert::Conversion;
use super::float::{F1, F2, F3};
use super::integer::F4;
use super::library::Library;
use super::matrix::Multiply;
use ptx::error::Span;

/// The index of a register of a thread.
pub(super) type Slot = u32;

/// No slot: an unused result.
pub(super) const NONE: Slot = Slot::MAX;

/// One operation of a thread. Kept small: a program is an array of these.
#[derive(Clone, Copy)]
pub(super) enum Op {
    Move {
        to: Slot,
        from: Slot,
    },
    Unary {
        run: F1,
        to: Slot,
        a: Slot,
    },
    Binary {
        run: F2,
        to: Slot,
        a: Slot,
        b: Slot,
    },
    Ternary {
        run: F3,
        to: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
    },
    Quaternary {
        run: F4,
        to: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
        d: Slot,
    },
    Test {
        run: Test2,
        to: Slot,
        a: Slot,
        b: Slot,
    },
    Class {
        run: fn(u64) -> bool,
        to: Slot,
        a: Slot,
    },
    Select {
        to: Slot,
        a: Slot,
        b: Slot,
        predicate: Slot,
    },
    /// Addition or subtraction with the carry flag.
    Carry {
        sum: CarryAdd,
        to: Slot,
        a: Slot,
        b: Slot,
        c: Slot,
    },
    Convert {
        conversion: u32,
        to: Slot,
        from: Slot,
    },
    /// Extracts `width` bits of `from`, from bit `shift`.
    Field {
        to: Slot,
        from: Slot,
        shift: u8,
        width: u8,
    },
    /// Combines `low` and, from bit `shift`, `high`.
    Join {
        to: Slot,
        low: Slot,
        high: Slot,
        shift: u8,
    },
    Load {
        access: Access,
        to: Slot,
        base: Slot,
        offset: i32,
    },
    /// Fetches channel `channel` of a texel.
    Texel {
        to: Slot,
        handle: Slot,
        index: Slot,
        channel: u8,
    },
    Store {
        access: Access,
        from: Slot,
        base: Slot,
        offset: i32,
    },
    /// Returns the old value in `to`, and stores `run(old, value)`.
    Atomic {
        run: F2,
        access: Access,
        to: Slot,
        base: Slot,
        value: Slot,
    },
    CompareAndSwap {
        access: Access,
        to: Slot,
        base: Slot,
        compare: Slot,
        value: Slot,
    },
    /// A label, in functions whose lanes run in lockstep.
    Mark,
    /// The number of steps of the thread: `%clock`.
    Clock {
        to: Slot,
    },
    Jump {
        target: u32,
    },
    /// Jumps if the predicate is `when`.
    Branch {
        predicate: Slot,
        when: bool,
        target: u32,
    },
    /// Jumps to a target of a table.
    Indexed {
        index: Slot,
        table: u32,
    },
    Call {
        call: u32,
    },
    Return,
    Exit,
    Trap,
    Barrier {
        barrier: u32,
    },
    Warp {
        exchange: u32,
    },
}

const _: () = assert!(size_of::<Op>() <= 32);

/// An addition or subtraction that reads or writes the carry flag.
#[derive(Clone, Copy)]
pub(super) struct CarryAdd {
    /// The operation.
    pub kind: SumKind,
    /// Whether it has 64 bits rather than 32.
    pub wide: bool,
    /// Whether it reads the flag: `addc`, `subc`, `madc`.
    pub reads: bool,
    /// Whether it writes the flag: `.cc`.
    pub writes: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SumKind {
    /// a + b
    Add,
    /// a − b
    Subtract,
    /// Low half of a·b, + c
    Low,
    /// High half of a·b, + c
    High { signed: bool },
}

/// A memory access.
#[derive(Clone, Copy)]
pub(super) struct Access {
    pub place: StateSpace,
    /// The bytes of one value.
    pub bytes: u8,
    /// The required alignment of the address.
    pub align: u8,
    /// The width to sign-extend to; 0 for zero extension.
    pub extend: u8,
}

/// The state space of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StateSpace {
    /// Determined by the address.
    Generic,
    Global,
    Shared,
    Constant,
    /// `.local` and `.param`: both are on the thread's stack.
    Stack,
}

/// A value that differs between threads or launches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Special {
    Thread(u8),
    Block(u8),
    Threads(u8),
    Blocks(u8),
    Lane,
    Warp,
    Warps,
    MaskEqual,
    MaskLessEqual,
    MaskLess,
    MaskGreaterEqual,
    MaskGreater,
    DynamicShared,
    TotalShared,
    /// The halves of the address that the blocks of a cooperative launch synchronise at.
    WorkspaceLow,
    WorkspaceHigh,
    Zero,
}

/// `bar.sync` and its variants.
pub(super) struct Barrier {
    pub id: Slot,
    /// The number of threads; [`NONE`] for all.
    pub count: Slot,
    /// Whether all threads of a warp must execute the same instruction.
    pub is_aligned: bool,
    pub kind: BarrierKind,
    pub to: Slot,
    pub value: Slot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BarrierKind {
    Sync,
    /// Counts the threads with a true predicate.
    Count,
    And,
    Or,
}

/// An instruction that the threads of a warp execute together.
pub(super) struct Exchange {
    pub kind: ExchangeKind,
    pub to: Slot,
    pub to_predicate: Slot,
    pub value: Slot,
    pub second: Slot,
    pub third: Slot,
    /// The mask of participating lanes; [`NONE`] for those that are present.
    pub mask: Slot,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum ExchangeKind {
    Up,
    Down,
    Butterfly,
    Index,
    All,
    Any,
    Uniform,
    Ballot,
    MatchAny,
    MatchAll,
    Active,
    Elect,
    /// `bar.warp.sync`
    Sync,
    /// The beginning of an access by lanes in lockstep, inserted by the decoder.
    Step,
    /// `redux`: reduces all values by a function.
    Reduce(F2),
    /// A matrix product, by its index.
    Multiply(u32),
}

/// A matrix product, and the registers that hold its matrices.
pub(super) struct Product {
    pub multiply: Multiply,
    pub d: Vec<Slot>,
    pub held: [Vec<Slot>; 3],
}

/// A call.
pub(super) struct Call {
    pub callee: Callee,
    /// The arguments, and their positions in the callee's frame.
    pub args: Vec<Passed>,
    /// The destinations of the results.
    pub results: Vec<Passed>,
}

pub(super) enum Callee {
    /// The index of a [`Code`].
    Function(u32),
    /// A library function that the file does not define.
    Library(Library),
}

/// One argument or result.
#[derive(Clone, Copy)]
pub(super) struct Passed {
    /// The caller's side: a register, or the stack offset of a `.param` variable.
    pub here: Passage,
    /// The offset in the callee's frame.
    pub there: u32,
    pub bytes: u32,
}

#[derive(Clone, Copy)]
pub(super) enum Passage {
    Stack(u32),
    Register(Slot),
}

/// One decoded function.
pub(super) struct Code {
    pub ops: Vec<Op>,
    /// The source location of each op.
    pub spans: Vec<Span>,
    /// The initial registers, including constants.
    pub template: Vec<u64>,
    pub specials: Vec<(Slot, Special)>,
    /// Slots that hold addresses in the frame.
    pub frame_addresses: Vec<(Slot, u32)>,
    /// The size of the frame in bytes: parameters, results, `.param` and `.local` variables.
    pub frame_bytes: u32,
    /// Offsets and sizes in the frame.
    pub params: Vec<(u32, u32)>,
    /// Offsets and sizes in the frame.
    pub returns: Vec<(u32, u32)>,
    pub conversions: Vec<Conversion>,
    pub tables: Vec<Vec<u32>>,
    pub calls: Vec<Call>,
    pub barriers: Vec<Barrier>,
    pub exchanges: Vec<Exchange>,
    pub products: Vec<Product>,
    /// The loops, outer ones before those inside them, and the order of the ops; only of functions
    /// whose lanes run in lockstep.
    pub loops: Vec<Loop>,
    pub order: Vec<u32>,
}

/// A loop.
pub(super) struct Loop {
    /// Its first op.
    pub start: u32,
    /// For each op of the function, whether it is in the loop.
    pub ops: Vec<bool>,
}

/// A kernel and the functions and variables that it uses.
pub(super) struct Program {
    /// The decoded functions; the kernel is the first.
    pub codes: Vec<Code>,
    /// The initial bytes of constant memory.
    pub constants: Vec<u8>,
    /// Name, first byte and size of each variable in constant memory.
    pub constant_places: Vec<(String, usize, usize)>,
    /// Names and initial bytes of global variables.
    pub globals: Vec<(String, Vec<u8>)>,
    /// The bytes of shared memory that the file declares.
    pub shared_bytes: usize,
    /// Whether threads wait for one another, so that all threads of a block must be kept at once.
    pub waits: bool,
    /// Whether the lanes of a warp run in lockstep.
    pub lockstep: bool,
    /// Whether it reads the address that the blocks of a cooperative launch synchronise at.
    pub cooperative: bool,
}
