//! The decoded program: what the machine runs.
//!
//! Every register, constant and special register of a function has a slot; operands are slots. Registers hold their
//! bits zero-extended to 64; predicates are 0 and 1.

use super::compare::Test2;
use super::convert::Conversion;
use super::float::{F1, F2, F3};
use super::integer::F4;
use super::library::Library;
use super::matrix::Multiply;
use ptx::error::Span;

/// A place in a thread's registers.
pub(super) type Slot = u32;

/// No slot: a result that nobody wants.
pub(super) const NONE: Slot = Slot::MAX;

/// One step of a thread. Kept small: a program is an array of these.
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
    /// Sums with the carry flag.
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
    /// `width` bits of `from`, from bit `shift` on.
    Field {
        to: Slot,
        from: Slot,
        shift: u8,
        width: u8,
    },
    /// `low` and, from bit `shift` on, `high`.
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
    /// Channel `channel` of a texel.
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
    /// `to` gets what was there; `run(old, value)` is stored.
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
    /// A label, of functions whose lanes run in lockstep.
    Mark,
    /// How many steps the thread has made: `%clock`.
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

/// A sum or difference that reads or writes the carry flag.
#[derive(Clone, Copy)]
pub(super) struct CarryAdd {
    /// What is added or subtracted.
    pub kind: SumKind,
    /// 64 bits instead of 32.
    pub wide: bool,
    /// `addc`, `subc`, `madc`: the flag comes in.
    pub reads: bool,
    /// `.cc`: the flag goes out.
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
    /// Bytes of one value.
    pub bytes: u8,
    /// The address must be a multiple of this.
    pub align: u8,
    /// Bits to extend the sign to; 0 if the upper bits become zero.
    pub extend: u8,
}

/// Which memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StateSpace {
    /// The address says which.
    Generic,
    Global,
    Shared,
    Constant,
    /// `.local` and `.param`: both live on the thread's stack.
    Stack,
}

/// A value that differs from thread to thread or from launch to launch.
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
    /// The halves of the address at which the blocks of a cooperative launch meet.
    WorkspaceLow,
    WorkspaceHigh,
    Zero,
}

/// `bar.sync` and its like.
pub(super) struct Barrier {
    pub id: Slot,
    /// How many threads; [`NONE`] for all.
    pub count: Slot,
    pub kind: BarrierKind,
    pub to: Slot,
    pub value: Slot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BarrierKind {
    Sync,
    /// How many threads bring a true predicate.
    Count,
    And,
    Or,
}

/// An instruction that all threads of a warp run together.
pub(super) struct Exchange {
    pub kind: ExchangeKind,
    pub to: Slot,
    pub to_predicate: Slot,
    pub value: Slot,
    pub second: Slot,
    pub third: Slot,
    /// Which lanes take part; [`NONE`] for those that happen to be there.
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
    /// The beginning of an access by lanes in lockstep: nothing that the program says.
    Step,
    /// `redux`: all values joined by a function.
    Reduce(F2),
    /// A product of matrices, by its number.
    Multiply(u32),
}

/// A product of matrices, and the registers that hold them.
pub(super) struct Product {
    pub multiply: Multiply,
    pub d: Vec<Slot>,
    pub held: [Vec<Slot>; 3],
}

/// A call.
pub(super) struct Call {
    pub callee: Callee,
    /// From where, to which place of the callee's frame.
    pub args: Vec<Passed>,
    /// Where results go.
    pub results: Vec<Passed>,
}

pub(super) enum Callee {
    /// Number of a [`Code`].
    Function(u32),
    /// Nothing of the file.
    Library(Library),
}

/// One argument or result.
#[derive(Clone, Copy)]
pub(super) struct Passed {
    /// A `.param` variable of the caller: its place on the stack; or else a register.
    pub here: Passage,
    /// Place in the callee's frame.
    pub there: u32,
    pub bytes: u32,
}

#[derive(Clone, Copy)]
pub(super) enum Passage {
    Stack(u32),
    Register(Slot),
}

/// One function, decoded.
pub(super) struct Code {
    pub ops: Vec<Op>,
    /// One per op: where it comes from.
    pub spans: Vec<Span>,
    /// Initial registers, constants filled in.
    pub template: Vec<u64>,
    pub specials: Vec<(Slot, Special)>,
    /// Slots that hold addresses in the frame.
    pub frame_addresses: Vec<(Slot, u32)>,
    /// Bytes of the frame: parameters, results, `.param` and `.local` variables.
    pub frame_bytes: u32,
    /// Places and sizes in the frame.
    pub params: Vec<(u32, u32)>,
    /// Places and sizes in the frame.
    pub returns: Vec<(u32, u32)>,
    pub conversions: Vec<Conversion>,
    pub tables: Vec<Vec<u32>>,
    pub calls: Vec<Call>,
    pub barriers: Vec<Barrier>,
    pub exchanges: Vec<Exchange>,
    pub products: Vec<Product>,
    /// The loops, an outer one before those inside it, and the order of the ops; of functions whose
    /// lanes run in lockstep only.
    pub loops: Vec<Loop>,
    pub order: Vec<u32>,
}

/// A loop.
pub(super) struct Loop {
    /// Its first op.
    pub start: u32,
    /// Whether each op of the function is in it.
    pub ops: Vec<bool>,
}

/// A kernel and all it needs.
pub(super) struct Program {
    /// The kernel is the first.
    pub codes: Vec<Code>,
    /// Initial bytes of constant memory.
    pub constants: Vec<u8>,
    /// Name, first byte and number of bytes of each variable in constant memory.
    pub constant_places: Vec<(String, usize, usize)>,
    /// Names and initial bytes of global variables.
    pub globals: Vec<(String, Vec<u8>)>,
    /// Bytes of shared memory that the file declares.
    pub shared_bytes: usize,
    /// Threads wait for one another, so all of a block must be kept at once.
    pub waits: bool,
    /// The lanes of a warp run in lockstep.
    pub lockstep: bool,
    /// It reads the address at which the blocks of a cooperative launch meet.
    pub cooperative: bool,
}
