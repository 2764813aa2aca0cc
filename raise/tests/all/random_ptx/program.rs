//! A random kernel as a syntax tree.
//!
//! Every kernel is free of races and out-of-bounds accesses by construction: a thread stores only
//! to its own elements, indices of gathers are masked to the arrays' sizes, all atomics of one
//! array have the same commutative operation, results of atomics are used only where the order of
//! threads does not matter, and barriers are outside of branches. All variables are declared at the
//! start, so that any statement can be removed. [`super::draw`] generates kernels.

/// Elements of the arrays that are read; a power of two, so that an index can be masked.
pub const LENGTH: usize = 32;
/// Elements of an array that atomics update.
pub const BINS: usize = 8;
/// Elements of a thread's private array.
pub const LOCALS: usize = 8;
/// Number of variables of each type.
pub const VARIABLES: usize = 3;
/// Bytes of a thread's row of `rows`, which is accessed with many types.
pub const ROW: usize = 16;
/// Elements of `taken`: the number of tickets of each remainder that were drawn, and their sum.
pub const TAKEN: usize = 5;
/// The limit of the saturating compare-and-swap loop.
pub const CAP: u32 = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    I32,
    U32,
    I64,
    F32,
    F64,
    F16,
    BF16,
}

pub const TYPES: [Ty; 7] = [
    Ty::I32,
    Ty::U32,
    Ty::I64,
    Ty::F32,
    Ty::F64,
    Ty::F16,
    Ty::BF16,
];

impl Ty {
    pub fn is_float(self) -> bool {
        match self {
            Ty::F32 | Ty::F64 | Ty::F16 | Ty::BF16 => true,
            Ty::I32 | Ty::U32 | Ty::I64 => false,
        }
    }

    pub fn is_half(self) -> bool {
        matches!(self, Ty::F16 | Ty::BF16)
    }

    pub fn bytes(self) -> usize {
        match self {
            Ty::F16 | Ty::BF16 => 2,
            Ty::I32 | Ty::U32 | Ty::F32 => 4,
            Ty::I64 | Ty::F64 => 8,
        }
    }
}

/// A variable: its type and its index among those of the type.
pub type Variable = (Ty, usize);

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Variable(Variable),
    /// The counter of the innermost loop (0 outside), as `i32`.
    Counter,
    Int(Ty, i64),
    Float(Ty, f64),
    Unary(Unary, Box<Expr>),
    Binary(Binary, Box<Expr>, Box<Expr>),
    Convert(Ty, Box<Expr>),
    Select(Box<Cond>, Box<Expr>, Box<Expr>),
    /// The element of the input array of this type (`i32`, `f32`, `f64` or `f16`) at the thread's
    /// index.
    Own(Ty),
    /// The element at an `i32` index, masked.
    Gather(Ty, Box<Expr>),
    /// One element of a vector load from the input array of this type, at an `i32` index, masked.
    Vector(Ty, Vector, Box<Expr>),
    /// The element of the thread's private `f32` array at an `i32` index, masked.
    Local(Box<Expr>),
    /// One element of a load, possibly of a vector, from the thread's row.
    Row(View, usize),
    /// A device function's result.
    Call(usize, Ty, Vec<Expr>),
}

/// One element of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vector {
    /// 2 or 4.
    pub width: usize,
    pub part: usize,
}

/// A part of the thread's row, as `width` values of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub ty: Ty,
    /// Bytes of each value in memory: those of the type, or 1 or 2 for an `i32` or `u32`.
    pub bytes: usize,
    /// 1, 2 or 4.
    pub width: usize,
    /// In bytes; a multiple of the size of the access.
    pub offset: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    Neg,
    Abs,
    Not,
    Sqrt,
    PopCount,
    LeadingZeros,
}

/// The second operand of shifts, divisions and remainders is always a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Min,
    Max,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Div,
    Rem,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Cond {
    pub compare: &'static str,
    pub lhs: Expr,
    pub rhs: Expr,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trips {
    Constant(u32),
    /// The low bits of an `i32` variable.
    Masked(usize, u32),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    Assign(Variable, Expr),
    If(Cond, Vec<Statement>, Vec<Statement>),
    /// A counted loop, tested at the bottom as `nvcc` writes it, or at the top.
    For {
        trips: Trips,
        at_top: bool,
        body: Vec<Statement>,
    },
    /// Runs while the condition holds, at most `limit` times.
    While {
        cond: Cond,
        limit: u32,
        body: Vec<Statement>,
    },
    /// Leaves the innermost loop (or does nothing outside of loops).
    Break(Cond),
    /// Continues with the next iteration of the innermost loop.
    Continue(Cond),
    /// `red.global` to the bins of this type, at an `i32` index, masked.
    Atomic(Ty, Expr, Expr),
    /// Through shared memory: the value of the thread `shift` positions later in the block,
    /// cyclically.
    Exchange(Variable, u32),
    /// `shfl.sync` of a 32-bit variable, by `idx`, `up`, `down` or `bfly`.
    Shuffle(Variable, &'static str, u32),
    SetLocal(Expr, Expr),
    /// Stores to the thread's row; fewer values than the view's width are repeated.
    SetRow(View, Vec<Expr>),
    /// `brx.idx` at the low bits of an `i32`; whether each case falls through to the next.
    Switch(Expr, bool, Vec<Vec<Statement>>),
    /// An atomic at the thread's row, whose result the variable gets: the operation, a value, and
    /// the comparison value of `cas`.
    AtomicRow(Variable, &'static str, Expr, Expr),
    /// Draws a number that no other thread gets, and counts and sums the drawn numbers.
    Ticket,
    /// Has the effect of [`Statement::Atomic`], with a loop around `atom.cas`.
    Swap(Ty, Expr, Expr, Swap),
    /// Leaves a device function (or does nothing outside of one).
    Return(Cond, Expr),
}

/// The form of a loop around `atom.cas`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swap {
    /// Ends when the old value is the expected one.
    Expected,
    /// A minimum or maximum: repeats while the value improves on the stored one.
    Better,
    /// `u32`, whatever the operation: to separate bins, which saturate at [`CAP`].
    Saturating,
}

/// A device function with its own variables, the first of each type being its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    pub params: Vec<Ty>,
    pub body: Vec<Statement>,
    pub result: Expr,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    pub seed: u64,
    pub grid: [u32; 3],
    pub block: [u32; 3],
    /// Number of threads that store.
    pub n: u32,
    /// The operation of all atomics of a type, `i32` and `u32`.
    pub atomics: [&'static str; 2],
    /// The declared type of the threads' rows.
    pub rows: Ty,
    pub functions: Vec<Function>,
    pub body: Vec<Statement>,
}

impl Program {
    pub fn threads_of_block(&self) -> u32 {
        self.block.iter().product()
    }

    pub fn threads(&self) -> u32 {
        self.threads_of_block() * self.grid.iter().product::<u32>()
    }
}
