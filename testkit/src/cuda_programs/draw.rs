//! Generates programs at random.

use super::*;
use crate::Random;

/// The constructs available to an expression or a statement.
#[derive(Clone, Copy)]
struct Scope {
    /// The number of enclosing loops.
    loops: usize,
    /// Whether control flow is uniform here.
    uniform: bool,
    /// The type of the enclosing function template, if there is one.
    function: Option<Ty>,
    /// The remaining nesting depth of expressions.
    depth: usize,
}

struct Drawer {
    random: Random,
    functions: usize,
    collective: bool,
    exact: bool,
    /// Whether most float operations are functions of the math library.
    functional: bool,
    left: usize,
}

impl Program {
    /// Returns the program of a seed.
    pub fn random(seed: u64) -> Program {
        let mut random = Random::new(seed);
        let exact = random.below(3) != 0;
        let functional = !exact && random.one_in(2);
        let collective = random.one_in(2);
        let block = random.pick(&[32, 64]);
        let n = 33 + random.below(32) as u32;
        let local = random.pick(&[Ty::I32, Ty::F32]);
        let size = 4 + random.below(14);
        let mut drawer = Drawer {
            random,
            functions: 0,
            collective,
            exact,
            functional,
            left: size,
        };
        let mut functions = Vec::new();
        for _ in 0..drawer.random.below(3) {
            let scope = Scope {
                loops: 0,
                uniform: false,
                function: Some(Ty::F32),
                depth: 3,
            };
            let body = drawer.expr(Ty::F32, scope);
            functions.push(Function {
                is_called: drawer.random.one_in(5),
                body,
            });
        }
        drawer.functions = functions.len();
        let top = Scope {
            loops: 0,
            uniform: true,
            function: None,
            depth: 2,
        };
        let first = VARIABLES
            .iter()
            .map(|ty| drawer.leaf(*ty, Scope { depth: 0, ..top }, true))
            .collect();
        let mut body = Vec::new();
        while drawer.left > 0 {
            let statement = drawer.statement(top);
            body.push(statement);
        }
        Program {
            seed,
            n,
            block,
            exact,
            local,
            functions,
            first,
            body,
        }
    }
}

impl Drawer {
    fn statements(&mut self, scope: Scope) -> Vec<Statement> {
        let count = 1 + self.random.below(4);
        (0..count).map(|_| self.statement(scope)).collect()
    }

    fn variable(&mut self) -> usize {
        self.random.below(VARIABLES.len())
    }

    fn statement(&mut self, scope: Scope) -> Statement {
        self.left = self.left.saturating_sub(1);
        let inner = Scope {
            uniform: false,
            ..scope
        };
        if self.collective && scope.uniform && self.random.one_in(3) {
            return self.collective(scope);
        }
        match self.random.below(20) {
            0..=4 => {
                let to = self.variable();
                Statement::Set(to, self.expr(VARIABLES[to], scope))
            }
            5..=8 => {
                let to = self.variable();
                Statement::Add(to, self.expr(VARIABLES[to], scope))
            }
            9 => Statement::SetLocal(self.expr(Ty::I32, scope), self.expr(Ty::F32, scope)),
            10 => {
                let ty = self.random.pick(&[Ty::I32, Ty::F32]);
                Statement::Accumulate(ty, self.expr(ty, scope))
            }
            11..=13 if self.left > 0 => {
                let cond = self.cond(scope);
                let then = self.statements(inner);
                let otherwise = match self.random.one_in(2) {
                    true => self.statements(inner),
                    false => Vec::new(),
                };
                Statement::If(cond, then, otherwise)
            }
            14..=15 if scope.loops < 2 && self.left > 0 => {
                let (bound, uniform) = match self.random.below(3) {
                    0 => (Bound::Data(self.expr(Ty::I32, scope)), false),
                    _ => (
                        Bound::Constant(1 + self.random.below(6) as u8),
                        scope.uniform,
                    ),
                };
                // A loop with a break is not uniform, so whether it has one is drawn first.
                let uniform = uniform && self.random.one_in(2);
                let scope = Scope {
                    loops: scope.loops + 1,
                    uniform,
                    ..scope
                };
                let mut body = self.statements(scope);
                if !uniform && self.random.one_in(2) {
                    let cond = self.cond(scope);
                    let at = self.random.below(body.len() + 1);
                    body.insert(
                        at,
                        match self.random.one_in(3) {
                            true => Statement::Continue(cond),
                            false => Statement::Break(cond),
                        },
                    );
                }
                Statement::For(bound, body)
            }
            16 if scope.loops < 2 && self.left > 0 => {
                let cond = self.cond(inner);
                let body = self.statements(Scope {
                    loops: scope.loops + 1,
                    ..inner
                });
                Statement::While(cond, body)
            }
            17 => {
                let op = self.random.pick(&["Add", "Min", "Max", "And", "Or", "Xor"]);
                Statement::Atomic(op, self.expr(Ty::I32, scope), self.expr(Ty::I32, scope))
            }
            18 if !scope.uniform || scope.loops == 0 => {
                Statement::AtomicFloat(self.expr(Ty::I32, scope), self.expr(Ty::I32, scope))
            }
            19 => Statement::SetState(self.expr(Ty::F32, scope)),
            _ => {
                let to = self.variable();
                Statement::Set(to, self.expr(VARIABLES[to], scope))
            }
        }
    }

    fn collective(&mut self, scope: Scope) -> Statement {
        let to = self.variable();
        match self.random.below(6) {
            0 => {
                let kind = self.random.pick(&["up", "down", "xor", "lane"]);
                Statement::Shuffle(kind, to, 1 + self.random.below(16) as u8)
            }
            1 => {
                let to = self.random.below(3); // a 32-bit integer variable
                let whole_block = self.random.one_in(2);
                Statement::Vote(whole_block, to, self.cond(scope))
            }
            _ => {
                let value = self.expr(VARIABLES[to], scope);
                let from = match self.random.below(4) {
                    0 => self.expr(Ty::I32, scope),
                    _ => Expr::Binary(
                        self.random.pick(&[Binary::Add, Binary::Xor]),
                        Ty::I32,
                        Box::new(Expr::Known(Known::Thread)),
                        Box::new(Expr::Literal(Ty::I32, 1 + self.random.below(31) as i64)),
                    ),
                };
                match self.random.one_in(3) {
                    true => self.staged_again(to, value, from, scope),
                    false => Statement::Stage(to, value, from),
                }
            }
        }
    }

    /// Draws a staging in which some threads store twice: often a literal first, or by their own
    /// index.
    fn staged_again(&mut self, to: usize, value: Expr, from: Expr, scope: Scope) -> Statement {
        let ty = VARIABLES[to];
        let first = match self.random.one_in(2) {
            true => Expr::Literal(ty, self.random.below(3) as i64),
            false => self.expr(ty, scope),
        };
        let cond = match self.random.one_in(3) {
            true => self.cond(scope),
            false => Cond::Compare(
                self.random.pick(&["<", ">=", "=="]),
                Ty::I32,
                Expr::Known(Known::Thread),
                Expr::Literal(Ty::I32, self.random.below(64) as i64),
            ),
        };
        Statement::StageAgain(to, first, cond, value, from)
    }

    fn cond(&mut self, scope: Scope) -> Cond {
        let inner = Scope {
            depth: scope.depth.saturating_sub(1),
            ..scope
        };
        if scope.depth > 1 && self.random.one_in(5) {
            let (a, b) = (Box::new(self.cond(inner)), Box::new(self.cond(inner)));
            return match self.random.below(3) {
                0 => Cond::And(a, b),
                1 => Cond::Or(a, b),
                _ => Cond::Not(a),
            };
        }
        let ty = match scope.function {
            Some(ty) => ty,
            None => self.ty(),
        };
        let op = self.random.pick(&["<", "<=", ">", ">=", "==", "!="]);
        Cond::Compare(op, ty, self.expr(ty, inner), self.expr(ty, inner))
    }

    fn ty(&mut self) -> Ty {
        self.random.pick(&[
            Ty::I32,
            Ty::I32,
            Ty::F32,
            Ty::F32,
            Ty::F64,
            Ty::U32,
            Ty::I64,
        ])
    }

    fn expr(&mut self, ty: Ty, scope: Scope) -> Expr {
        if scope.depth == 0 || self.random.one_in(4) {
            return self.leaf(ty, scope, false);
        }
        let inner = Scope {
            depth: scope.depth - 1,
            ..scope
        };
        let other = |drawer: &mut Drawer| Box::new(drawer.expr(ty, inner));
        // In a function template, only operations that all types have.
        if scope.function.is_some() {
            let op = self.random.pick(&[
                Binary::Add,
                Binary::Subtract,
                Binary::Multiply,
                Binary::Least,
                Binary::Greatest,
            ]);
            return match self.random.below(5) {
                0 => Expr::Select(Box::new(self.cond(inner)), other(self), other(self)),
                _ => Expr::Binary(op, ty, other(self), other(self)),
            };
        }
        let kind = match self.functional && ty.is_float() && self.random.one_in(2) {
            true => 6,
            false => self.random.below(12),
        };
        match kind {
            0..=5 => {
                let op = match ty.is_float() {
                    true if !self.exact && self.random.one_in(8) => {
                        Binary::Function(self.random.below(FUNCTIONS_OF_TWO.len()))
                    }
                    true => self.random.pick(&[
                        Binary::Add,
                        Binary::Add,
                        Binary::Subtract,
                        Binary::Multiply,
                        Binary::Multiply,
                        Binary::Divide,
                        Binary::Least,
                        Binary::Greatest,
                    ]),
                    false => self.random.pick(&[
                        Binary::Add,
                        Binary::Add,
                        Binary::Subtract,
                        Binary::Multiply,
                        Binary::Divide,
                        Binary::Remainder,
                        Binary::Least,
                        Binary::Greatest,
                        Binary::And,
                        Binary::Or,
                        Binary::Xor,
                        Binary::Left,
                        Binary::Right,
                    ]),
                };
                Expr::Binary(op, ty, other(self), other(self))
            }
            6 => {
                let op = match (ty.is_float(), self.exact) {
                    (false, _) => self.random.pick(&[
                        Unary::Negate,
                        Unary::Not,
                        Unary::Ones,
                        Unary::LeadingZeros,
                    ]),
                    (true, true) => self.random.pick(&[
                        Unary::Negate,
                        Unary::Magnitude,
                        Unary::Root,
                        Unary::Floor,
                        Unary::Nearest,
                    ]),
                    (true, false) => match self.random.below(10) {
                        0 => Unary::Negate,
                        1 => Unary::Magnitude,
                        2 => Unary::Root,
                        3 => Unary::Floor,
                        _ => Unary::Function(self.random.below(FUNCTIONS.len())),
                    },
                };
                Expr::Unary(op, ty, other(self))
            }
            7..=8 => {
                let from = self.ty();
                match from == ty {
                    true => self.leaf(ty, scope, false),
                    false => Expr::Cast(from, ty, Box::new(self.expr(from, inner))),
                }
            }
            9 => Expr::Select(Box::new(self.cond(inner)), other(self), other(self)),
            10 if self.functions > 0 => {
                let which = self.random.below(self.functions);
                Expr::Call(which, ty, other(self), other(self))
            }
            _ => self.leaf(ty, scope, false),
        }
    }

    fn index(&mut self, scope: Scope) -> Index {
        let by = self.random.below(7) as i32 - 3;
        match self.random.below(5) {
            0 if scope.depth > 0 => {
                let inner = Scope {
                    depth: scope.depth - 1,
                    ..scope
                };
                Index::Data(Box::new(self.expr(Ty::I32, inner)))
            }
            0 | 1 => Index::Clamped(by),
            2 => Index::Wrapped(by.abs()),
            _ => Index::Own,
        }
    }

    /// Draws a leaf expression; `first` is true before any variables exist.
    fn leaf(&mut self, ty: Ty, scope: Scope, first: bool) -> Expr {
        if let Some(ty) = scope.function {
            return match self.random.below(3) {
                0 => Expr::Literal(ty, 8 * (1 + self.random.below(3) as i64)),
                which => Expr::Argument(ty, which - 1),
            };
        }
        let literal = |drawer: &mut Drawer| {
            let small = drawer.random.below(40) as i64 - 12;
            let value = match (ty, drawer.random.below(8)) {
                (Ty::U32, _) => small.abs(),
                (Ty::I32 | Ty::I64, 0) => drawer.random.bits() as i32 as i64 | 1,
                _ => small,
            };
            Expr::Literal(ty, value)
        };
        let load = |drawer: &mut Drawer| {
            let array = match ty {
                Ty::I32 => {
                    drawer
                        .random
                        .pick(&[Array::Ints, Array::Ints, Array::Bytes, Array::Shorts])
                }
                Ty::I64 => Array::Longs,
                Ty::F32 => {
                    let field = drawer.random.below(3) as u8;
                    drawer.random.pick(&[
                        Array::Floats,
                        Array::Floats,
                        Array::Vectors(field),
                        Array::State,
                    ])
                }
                Ty::F64 => Array::Doubles,
                Ty::U32 => {
                    return Expr::Cast(
                        Ty::I32,
                        Ty::U32,
                        Box::new(drawer.leaf(Ty::I32, scope, first)),
                    );
                }
            };
            let index = match array {
                Array::State => Index::Own,
                _ => drawer.index(scope),
            };
            Expr::Load(array, index)
        };
        match self.random.below(10) {
            0 | 1 => literal(self),
            2..=4 if !first => {
                let fitting: Vec<usize> = (0..VARIABLES.len())
                    .filter(|v| VARIABLES[*v] == ty)
                    .collect();
                Expr::Variable(self.random.pick(&fitting))
            }
            5 => match ty {
                Ty::I32 if scope.loops > 0 => Expr::Counter(self.random.below(scope.loops)),
                Ty::I32 => Expr::Known(self.random.pick(&[
                    Known::Index,
                    Known::Thread,
                    Known::Block,
                    Known::Count,
                    Known::Amount,
                ])),
                Ty::F32 => Expr::Known(Known::Scale),
                Ty::F64 => Expr::Known(Known::Shift),
                _ => literal(self),
            },
            6 if !first && ty == Ty::F32 => {
                let inner = Scope {
                    depth: scope.depth.saturating_sub(1),
                    ..scope
                };
                Expr::Local(Box::new(self.expr(Ty::I32, inner)))
            }
            7 if !first && matches!(ty, Ty::I32 | Ty::F32) => {
                let field = self.random.below(if ty == Ty::I32 { 3 } else { 2 }) as u8;
                Expr::Field(ty, field)
            }
            _ => load(self),
        }
    }
}

/// Types of integers, for tests.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_one_program() {
        assert_eq!(Program::random(3), Program::random(3));
        assert_ne!(Program::random(3), Program::random(4));
    }

    #[test]
    fn programs_use_what_there_is() {
        let all: Vec<Program> = (0..200).map(Program::random).collect();
        assert!(all.iter().any(|p| p.is_collective()));
        assert!(all.iter().any(|p| !p.functions.is_empty()));
        let text: String = all.iter().map(|p| format!("{:?}", p.body)).collect();
        for word in [
            "Break",
            "Continue",
            "While",
            "For",
            "Stage(",
            "StageAgain",
            "Shuffle",
            "Vote",
            "Atomic(",
            "AtomicFloat",
            "SetLocal",
            "Accumulate",
            "SetState",
            "Vectors",
            "Bytes",
            "Call",
        ] {
            assert!(text.contains(word), "{word}");
        }
        for ty in [Ty::I32, Ty::U32, Ty::I64] {
            assert!(text.contains(&format!("{ty:?}")));
        }
    }
}
