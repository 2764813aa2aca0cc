//! A random kernel as a tree: what it computes, how it is drawn from a seed.
//!
//! Every kernel is race-free and within bounds by construction: a thread stores only to elements of its own, gathers are
//! masked to the arrays' sizes, atomics of one array are all of one commutative operation, barriers stand outside of
//! branches. Its variables are there from the start, so that any statement can be left out.

/// Elements of the arrays that are read; a power of two, so that an index can be masked.
pub const LENGTH: usize = 32;
/// Elements of an array that atomics go to.
pub const BINS: usize = 8;
/// Elements of a thread's own array.
pub const LOCALS: usize = 8;
/// Variables of each type.
pub const VARIABLES: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    I32,
    U32,
    I64,
    F32,
    F64,
}

pub const TYPES: [Ty; 5] = [Ty::I32, Ty::U32, Ty::I64, Ty::F32, Ty::F64];

impl Ty {
    pub fn is_float(self) -> bool {
        matches!(self, Ty::F32 | Ty::F64)
    }
}

/// A variable: its type and its number among those of the type.
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
    /// The element of the input array of this type (`i32`, `f32` or `f64`) at the thread's own index.
    Own(Ty),
    /// The element at an `i32` index, masked.
    Gather(Ty, Box<Expr>),
    /// The element of the thread's own `f32` array at an `i32` index, masked.
    Local(Box<Expr>),
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
    /// As long as the condition holds, at most `limit` times.
    While {
        cond: Cond,
        limit: u32,
        body: Vec<Statement>,
    },
    /// Leaves the innermost loop (or does nothing outside of loops).
    Break(Cond),
    /// Next turn of the innermost loop.
    Continue(Cond),
    /// `red.global` to the bins of this type, at an `i32` index, masked.
    Atomic(Ty, Expr, Expr),
    /// Through shared memory: the value of the thread `shift` further in the block, cyclically.
    Exchange(Variable, u32),
    /// `shfl.sync` of a 32-bit variable, by `idx`, `up`, `down` or `bfly`.
    Shuffle(Variable, &'static str, u32),
    SetLocal(Expr, Expr),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    pub seed: u64,
    pub grid: u32,
    pub block: u32,
    /// Threads that store.
    pub n: u32,
    /// The operation of all atomics of a type, `i32` and `u32`.
    pub atomics: [&'static str; 2],
    pub body: Vec<Statement>,
}

/// What a kernel may use besides arithmetic; each is drawn on its own, lest every kernel had everything.
#[derive(Clone, Copy, Debug)]
struct Features {
    ifs: bool,
    loops: bool,
    whiles: bool,
    breaks: bool,
    gathers: bool,
    atomics: bool,
    shared: bool,
    shuffles: bool,
    locals: bool,
    floats: bool,
    wide: bool,
}

/// SplitMix64.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    fn one_in(&mut self, chance: usize) -> bool {
        self.below(chance) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

struct Generator {
    random: Random,
    features: Features,
    types: Vec<Ty>,
}

impl Program {
    /// The kernel of this seed.
    pub fn random(seed: u64) -> Program {
        let mut random = Random::new(seed);
        let features = Features {
            ifs: random.one_in(2),
            loops: random.one_in(2),
            whiles: random.one_in(4),
            breaks: random.one_in(4),
            gathers: random.one_in(3),
            atomics: random.one_in(5),
            shared: random.one_in(5),
            shuffles: random.one_in(8),
            locals: random.one_in(8),
            floats: !random.one_in(4),
            wide: random.one_in(3),
        };
        let mut types = vec![Ty::I32, Ty::U32];
        types.extend(features.floats.then_some(Ty::F32));
        types.extend(features.wide.then_some(Ty::I64));
        types.extend((features.wide && features.floats).then_some(Ty::F64));
        let block = match features.shuffles {
            true => 32,
            false => random.pick(&[5, 8, 13]),
        };
        let grid = random.pick(&[1, 2, 3]);
        let threads = (grid * block) as usize;
        let n = (threads - random.below(threads.min(4))).min(LENGTH) as u32;
        let commutative = ["add", "min", "max", "and", "or", "xor"];
        let atomics = [random.pick(&commutative), random.pick(&commutative)];
        let mut generator = Generator {
            random,
            features,
            types,
        };
        let count = 2 + generator.random.below(7);
        let body = (0..count).map(|_| generator.statement(0)).collect();
        Program {
            seed,
            grid,
            block,
            n,
            atomics,
            body,
        }
    }
}

impl Generator {
    fn statement(&mut self, depth: usize) -> Statement {
        let features = self.features;
        let inner = depth < 3;
        let top = depth == 0;
        loop {
            return match self.random.below(16) {
                0..5 => {
                    let variable = self.variable();
                    Statement::Assign(variable, self.expr(variable.0, 3))
                }
                5 | 6 if inner && features.ifs => {
                    let on_false = match self.random.one_in(2) {
                        true => Vec::new(),
                        false => self.statements(depth + 1),
                    };
                    Statement::If(self.cond(), self.statements(depth + 1), on_false)
                }
                7..10 if inner && features.loops => {
                    let trips = match self.random.one_in(3) {
                        true => Trips::Masked(
                            self.random.below(VARIABLES),
                            self.random.pick(&[1, 3, 7]),
                        ),
                        false => Trips::Constant(1 + self.random.below(9) as u32),
                    };
                    Statement::For {
                        trips,
                        at_top: self.random.one_in(3),
                        body: self.statements(depth + 1),
                    }
                }
                10 if inner && features.whiles => Statement::While {
                    cond: self.cond(),
                    limit: 2 + self.random.below(7) as u32,
                    body: self.statements(depth + 1),
                },
                11 if !top && features.breaks => match self.random.one_in(2) {
                    true => Statement::Break(self.cond()),
                    false => Statement::Continue(self.cond()),
                },
                12 if features.atomics => {
                    let ty = self.random.pick(&[Ty::I32, Ty::U32]);
                    Statement::Atomic(ty, self.expr(Ty::I32, 2), self.expr(ty, 2))
                }
                13 if top && features.shared => {
                    Statement::Exchange(self.variable(), self.random.below(5) as u32)
                }
                14 if top && features.shuffles => {
                    let ty = match self.features.floats {
                        true => self.random.pick(&[Ty::I32, Ty::U32, Ty::F32]),
                        false => Ty::I32,
                    };
                    let mode = self.random.pick(&["idx", "up", "down", "bfly"]);
                    let variable = (ty, self.random.below(VARIABLES));
                    Statement::Shuffle(variable, mode, self.random.pick(&[0, 1, 2, 3, 8, 16, 31]))
                }
                15 if features.locals && features.floats => {
                    Statement::SetLocal(self.expr(Ty::I32, 2), self.expr(Ty::F32, 2))
                }
                _ => continue,
            };
        }
    }

    fn statements(&mut self, depth: usize) -> Vec<Statement> {
        let count = 1 + self.random.below(3);
        (0..count).map(|_| self.statement(depth)).collect()
    }

    fn variable(&mut self) -> Variable {
        let types = self.types.clone();
        (self.random.pick(&types), self.random.below(VARIABLES))
    }

    fn cond(&mut self) -> Cond {
        let types = self.types.clone();
        let ty = self.random.pick(&types);
        let compare = match ty.is_float() {
            true => self
                .random
                .pick(&["lt", "le", "gt", "ge", "eq", "ne", "ltu", "neu"]),
            false => self.random.pick(&["lt", "le", "gt", "ge", "eq", "ne"]),
        };
        Cond {
            compare,
            lhs: self.expr(ty, 2),
            rhs: self.expr(ty, 1),
        }
    }

    fn constant(&mut self, ty: Ty) -> Expr {
        if ty.is_float() {
            let value = self.random.pick(&[
                0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -3.25, 7.0, 100.0, 1e-3, 1e10,
            ]);
            return Expr::Float(ty, value);
        }
        let value = match self.random.below(8) {
            0 => self.random.pick(&[
                i64::from(i32::MAX),
                i64::from(i32::MIN),
                -1,
                255,
                65535,
                0x5555_5555,
            ]),
            _ => self.random.below(24) as i64 - 6,
        };
        match ty {
            Ty::U32 => Expr::Int(ty, i64::from(value as u32)),
            Ty::I32 | Ty::I64 | Ty::F32 | Ty::F64 => Expr::Int(ty, value),
        }
    }

    fn expr(&mut self, ty: Ty, depth: usize) -> Expr {
        if depth == 0 || self.random.one_in(6) {
            return self.leaf(ty);
        }
        let operand = |generator: &mut Generator| Box::new(generator.expr(ty, depth - 1));
        match self.random.below(12) {
            0 => self.convert(ty, depth),
            1 => {
                let cond = Box::new(self.cond());
                Expr::Select(cond, operand(self), operand(self))
            }
            2 => {
                let unary = match ty {
                    Ty::F32 | Ty::F64 => [Unary::Neg, Unary::Abs, Unary::Sqrt],
                    Ty::U32 => [Unary::Not, Unary::PopCount, Unary::LeadingZeros],
                    Ty::I32 | Ty::I64 => [Unary::Neg, Unary::Abs, Unary::Not],
                };
                Expr::Unary(self.random.pick(&unary), operand(self))
            }
            _ if ty.is_float() => {
                use Binary::*;
                let binary = self.random.pick(&[Add, Add, Sub, Mul, Min, Max, Div]);
                let lhs = operand(self);
                let rhs = match binary {
                    Div => Expr::Float(ty, self.random.pick(&[2.0, 3.0, -0.7, 10.0])),
                    _ => *operand(self),
                };
                Expr::Binary(binary, lhs, Box::new(rhs))
            }
            _ => {
                use Binary::*;
                let binary = self.random.pick(&[
                    Add, Add, Add, Sub, Sub, Mul, Min, Max, And, Or, Xor, Shl, Shr, Div, Rem,
                ]);
                let lhs = operand(self);
                let rhs = match binary {
                    Shl | Shr => Expr::Int(ty, self.random.below(31) as i64),
                    Div | Rem => Expr::Int(ty, self.random.pick(&[2, 3, 4, 5, 7, 8, 13, 16, 100])),
                    Add | Sub | Mul | Min | Max | And | Or | Xor => *operand(self),
                };
                Expr::Binary(binary, lhs, Box::new(rhs))
            }
        }
    }

    fn convert(&mut self, ty: Ty, depth: usize) -> Expr {
        let types = self.types.clone();
        let from = self.random.pick(&types);
        match from == ty {
            true => self.leaf(ty),
            false => Expr::Convert(ty, Box::new(self.expr(from, depth - 1))),
        }
    }

    fn leaf(&mut self, ty: Ty) -> Expr {
        let readable = matches!(ty, Ty::I32 | Ty::F32 | Ty::F64);
        match self.random.below(9) {
            0 | 1 => self.constant(ty),
            2 if ty == Ty::I32 => Expr::Counter,
            3 if readable => Expr::Own(ty),
            4 | 5 if readable && self.features.gathers => {
                Expr::Gather(ty, Box::new(self.expr(Ty::I32, 1)))
            }
            6 if ty == Ty::F32 && self.features.locals => {
                Expr::Local(Box::new(self.expr(Ty::I32, 1)))
            }
            _ => Expr::Variable((ty, self.random.below(VARIABLES))),
        }
    }
}
