//! Random CUDA kernels as C++ sources, in the style of real codes: structures, templates, several
//! arrays, staging through shared memory, local arrays, loops with breaks, mixed integer and float
//! types, atomics, warp collectives.
//!
//! Every kernel is well defined: threads do not race, accesses stay within their arrays, no
//! operation is undefined in C++ (signed integers wrap through unsigned ones, shift amounts and
//! conversions from floats are bounded), and atomics are on integers or add small integral values.
//! In an [exact](Program::exact) program each float operation rounds once in every conforming
//! compiler, so results must be bitwise equal.

mod draw;
mod shrink;
mod write;

pub use shrink::smaller;
pub use write::{PARAMS, kernel, prelude};

/// The number of elements of each input array.
pub const LENGTH: usize = 64;
/// The number of elements of the arrays that atomics change.
pub const BINS: usize = 16;
/// The number of elements of a thread's local array.
pub const LOCAL: usize = 8;

/// The types of expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    /// `int`
    I32,
    /// `unsigned`
    U32,
    /// `long long`
    I64,
    /// `float`
    F32,
    /// `double`
    F64,
}

/// The variables of each kernel.
pub const VARIABLES: [Ty; 7] = [
    Ty::I32,
    Ty::I32,
    Ty::U32,
    Ty::I64,
    Ty::F32,
    Ty::F32,
    Ty::F64,
];

/// The arrays that kernels read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Array {
    /// `const int *`
    Ints,
    /// `const unsigned char *`
    Bytes,
    /// `const short *`
    Shorts,
    /// `const long long *`
    Longs,
    /// `const float *`
    Floats,
    /// `const double *`
    Doubles,
    /// A field of `const Vec3 *`, three floats.
    Vectors(u8),
    /// The thread's own element of `float *state`, which the kernel also writes.
    State,
}

/// The index of an array element.
#[derive(Clone, Debug, PartialEq)]
pub enum Index {
    /// The thread's own index.
    Own,
    /// The thread's own index plus this offset, modulo `n`.
    Wrapped(i32),
    /// The thread's own index plus this offset, clamped to `0 .. n`.
    Clamped(i32),
    /// An expression, modulo the length.
    Data(Box<Expr>),
}

/// Binary operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Least,
    Greatest,
    And,
    Or,
    Xor,
    Left,
    Right,
    /// One of [`FUNCTIONS_OF_TWO`].
    Function(usize),
}

/// Functions of the CUDA math library with an error of a few ulps everywhere, by the names of their
/// `double` versions, with the range of the arguments that are drawn.
pub const FUNCTIONS: [(&str, Range); 30] = [
    ("sin", Range::All),
    ("cos", Range::All),
    ("tan", Range::All),
    ("sinpi", Range::All),
    ("cospi", Range::All),
    ("sinh", Range::All),
    ("cosh", Range::All),
    ("tanh", Range::All),
    ("atan", Range::All),
    ("asinh", Range::All),
    ("exp", Range::All),
    ("exp2", Range::All),
    ("exp10", Range::All),
    ("expm1", Range::All),
    ("cbrt", Range::All),
    ("rcbrt", Range::All),
    ("erf", Range::All),
    ("erfc", Range::All),
    ("normcdf", Range::All),
    ("exp", Range::Negative),
    ("tgamma", Range::AboveOne),
    ("log", Range::AboveOne),
    ("log2", Range::AboveOne),
    ("log10", Range::AboveOne),
    ("acosh", Range::AboveOne),
    ("rsqrt", Range::AboveOne),
    ("log1p", Range::Positive),
    ("asin", Range::Unit),
    ("acos", Range::Unit),
    ("atanh", Range::Unit),
];

/// The same for functions of two arguments; the first of `pow` is not negative, and the second is
/// small.
pub const FUNCTIONS_OF_TWO: [&str; 3] = ["pow", "atan2", "hypot"];

/// The range of a function's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// All values.
    All,
    /// -|x|
    Negative,
    /// |x|
    Positive,
    /// 1 + |x|
    AboveOne,
    /// x, clamped to -1 to 1.
    Unit,
}

/// Unary operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Unary {
    Negate,
    Not,
    Ones,
    LeadingZeros,
    Magnitude,
    Root,
    Floor,
    Nearest,
    /// One of [`FUNCTIONS`].
    Function(usize),
}

/// Values that every thread has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Known {
    Index,
    Thread,
    Block,
    Count,
    /// Fields of the structure of parameters, of types `int`, `float`, `double`.
    Amount,
    Scale,
    Shift,
}

/// Expressions.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// A literal; floats are in units of one eighth.
    Literal(Ty, i64),
    /// One of [`VARIABLES`].
    Variable(usize),
    /// A value that every thread has.
    Known(Known),
    /// The counter of the loop at this depth.
    Counter(usize),
    /// An element of an input.
    Load(Array, Index),
    /// An element of the local array.
    Local(Box<Expr>),
    /// A field of the accumulator of `int`s or `float`s: the sum, the maximum, the count.
    Field(Ty, u8),
    /// An argument of a function, whose type is the function's.
    Argument(Ty, usize),
    /// A binary operation.
    Binary(Binary, Ty, Box<Expr>, Box<Expr>),
    /// A unary operation.
    Unary(Unary, Ty, Box<Expr>),
    /// A conversion from one type to another.
    Cast(Ty, Ty, Box<Expr>),
    /// A conditional expression.
    Select(Box<Cond>, Box<Expr>, Box<Expr>),
    /// A call of a function template.
    Call(usize, Ty, Box<Expr>, Box<Expr>),
}

/// Conditions.
#[derive(Clone, Debug, PartialEq)]
pub enum Cond {
    /// `a < b`, `a == b`, … of one type.
    Compare(&'static str, Ty, Expr, Expr),
    /// A conjunction.
    And(Box<Cond>, Box<Cond>),
    /// A disjunction.
    Or(Box<Cond>, Box<Cond>),
    /// A negation.
    Not(Box<Cond>),
}

/// The trip count of a loop.
#[derive(Clone, Debug, PartialEq)]
pub enum Bound {
    /// A constant.
    Constant(u8),
    /// The lowest three bits of an expression.
    Data(Expr),
}

/// Statements.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// `v = e`
    Set(usize, Expr),
    /// `v += e`
    Add(usize, Expr),
    /// Stores an element of the local array.
    SetLocal(Expr, Expr),
    /// Calls a method of the accumulator of this type.
    Accumulate(Ty, Expr),
    /// A branch.
    If(Cond, Vec<Statement>, Vec<Statement>),
    /// A counted loop.
    For(Bound, Vec<Statement>),
    /// A loop that ends by a condition, or after 6 iterations.
    While(Cond, Vec<Statement>),
    /// `if (…) break;`
    Break(Cond),
    /// `if (…) continue;`
    Continue(Cond),
    /// Exchanges values through shared memory: each thread stores a value, and the variable takes
    /// that of some thread.
    Stage(usize, Expr, Expr),
    /// As `Stage`, where some threads store another value after the first.
    StageAgain(usize, Expr, Cond, Expr, Expr),
    /// A shuffle of a variable: `up`, `down`, `xor`, or from a lane; and the distance.
    Shuffle(&'static str, usize, u8),
    /// The number of threads of the warp (or of the block) for which the condition holds.
    Vote(bool, usize, Cond),
    /// An atomic on the bins of integers: the operation, the bin and the value.
    Atomic(&'static str, Expr, Expr),
    /// Adds a small integral value to a bin of floats.
    AtomicFloat(Expr, Expr),
    /// Stores the thread's own element of the state.
    SetState(Expr),
}

/// A function template.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Whether it is not inlined.
    pub is_called: bool,
    /// Its body, an expression of two arguments.
    pub body: Expr,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// The seed.
    pub seed: u64,
    /// The number of threads that store results.
    pub n: u32,
    /// The number of threads of a block.
    pub block: u32,
    /// Whether every float operation rounds in the same way in all compilers.
    pub exact: bool,
    /// The type of the local array.
    pub local: Ty,
    /// Its functions.
    pub functions: Vec<Function>,
    /// The initial values of the variables.
    pub first: Vec<Expr>,
    /// Its body.
    pub body: Vec<Statement>,
}

impl Program {
    /// Returns the number of blocks of the launch.
    pub fn grid(&self) -> u32 {
        self.n.div_ceil(self.block)
    }

    /// Returns whether threads use barriers or collectives.
    pub fn is_collective(&self) -> bool {
        fn any(body: &[Statement]) -> bool {
            body.iter().any(|statement| match statement {
                Statement::Stage(..)
                | Statement::StageAgain(..)
                | Statement::Shuffle(..)
                | Statement::Vote(..) => true,
                Statement::If(_, a, b) => any(a) || any(b),
                Statement::For(_, a) | Statement::While(_, a) => any(a),
                _ => false,
            })
        }
        any(&self.body)
    }
}

impl Ty {
    /// Returns whether it is `float` or `double`.
    pub fn is_float(self) -> bool {
        matches!(self, Ty::F32 | Ty::F64)
    }
}

impl Array {
    /// Returns the type that its elements have in expressions.
    pub fn ty(self) -> Ty {
        match self {
            Array::Ints | Array::Bytes | Array::Shorts => Ty::I32,
            Array::Longs => Ty::I64,
            Array::Floats | Array::Vectors(_) | Array::State => Ty::F32,
            Array::Doubles => Ty::F64,
        }
    }
}

impl Expr {
    /// Returns its type.
    pub fn ty(&self) -> Ty {
        match self {
            Expr::Literal(ty, _)
            | Expr::Argument(ty, _)
            | Expr::Binary(_, ty, ..)
            | Expr::Unary(_, ty, _)
            | Expr::Cast(_, ty, _)
            | Expr::Call(_, ty, ..) => *ty,
            Expr::Variable(which) => VARIABLES[*which],
            Expr::Known(Known::Scale) => Ty::F32,
            Expr::Known(Known::Shift) => Ty::F64,
            Expr::Known(_) | Expr::Counter(_) => Ty::I32,
            Expr::Load(array, _) => array.ty(),
            // Elements of the local array are cast to the type in use.
            Expr::Local(_) => Ty::F32,
            Expr::Field(_, 2) => Ty::I32,
            Expr::Field(ty, _) => *ty,
            Expr::Select(_, a, _) => a.ty(),
        }
    }
}
