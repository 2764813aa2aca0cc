//! Generation of a random kernel from a seed.

use testkit::Random;

use super::program::*;
use super::write::ty_of;

/// The features that a kernel may use besides arithmetic. Each is drawn independently, so that not
/// every kernel has all.
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
    halves: bool,
    vectors: bool,
    rows: bool,
    switches: bool,
    results: bool,
    functions: bool,
    solid: bool,
}

struct Generator {
    random: Random,
    features: Features,
    types: Vec<Ty>,
    functions: Vec<Function>,
    /// Whether a device function is being drawn, which cannot access memory.
    inside: bool,
}

impl Program {
    /// Returns the kernel of this seed.
    pub fn random(seed: u64) -> Program {
        let mut random = Random::new(seed);
        let features = Features {
            ifs: random.one_in(2),
            loops: random.one_in(2),
            whiles: random.one_in(3),
            breaks: random.one_in(3),
            gathers: random.one_in(3),
            atomics: random.one_in(5),
            shared: random.one_in(5),
            shuffles: random.one_in(8),
            locals: random.one_in(8),
            floats: !random.one_in(4),
            wide: random.one_in(3),
            halves: random.one_in(5),
            vectors: random.one_in(4),
            rows: random.one_in(4),
            switches: random.one_in(5),
            results: random.one_in(6),
            functions: random.one_in(5),
            solid: random.one_in(4),
        };
        let mut types = vec![Ty::I32, Ty::U32];
        types.extend(features.floats.then_some(Ty::F32));
        types.extend(features.wide.then_some(Ty::I64));
        types.extend((features.wide && features.floats).then_some(Ty::F64));
        if features.floats && features.halves {
            types.extend([Ty::F16, Ty::BF16]);
        }
        let block = match (features.shuffles, features.solid) {
            (true, false) => [32, 1, 1],
            (true, true) => random.pick(&[[8, 4, 1], [4, 4, 2]]),
            (false, false) => [random.pick(&[5, 8, 13]), 1, 1],
            (false, true) => random.pick(&[[4, 3, 1], [8, 2, 1], [3, 1, 4], [3, 2, 2]]),
        };
        let across = random.pick(&[1, 2, 3]);
        let grid = match features.solid && random.one_in(2) {
            true => [1, across, 1],
            false => [across, 1, 1],
        };
        let commutative = ["add", "min", "max", "and", "or", "xor"];
        let atomics = [random.pick(&commutative), random.pick(&commutative)];
        let rows = random.pick(&[Ty::I32, Ty::I32, Ty::U32, Ty::F32, Ty::I64, Ty::F64]);
        let mut program = Program {
            seed,
            grid,
            block,
            n: 0,
            atomics,
            rows,
            functions: Vec::new(),
            body: Vec::new(),
        };
        let threads = program.threads() as usize;
        program.n = (threads - random.below(threads.min(4))).min(LENGTH) as u32;
        let mut generator = Generator {
            random,
            features,
            types,
            functions: Vec::new(),
            inside: false,
        };
        if features.functions {
            generator.draw_functions();
        }
        let count = 2 + generator.random.below(7);
        program.body = (0..count).map(|_| generator.statement(0)).collect();
        program.functions = generator.functions;
        program
    }
}

impl Generator {
    /// Draws one or two device functions, the second of which may call the first.
    fn draw_functions(&mut self) {
        let kernel = self.features;
        self.inside = true;
        self.features = Features {
            gathers: false,
            atomics: false,
            shared: false,
            shuffles: false,
            locals: false,
            vectors: false,
            rows: false,
            results: false,
            ..kernel
        };
        for _ in 0..1 + self.random.below(2) {
            let count = 1 + self.random.below(3);
            let types = self.types.clone();
            let params = (0..count).map(|_| self.random.pick(&types)).collect();
            let count = self.random.below(3);
            let result = self.random.pick(&types);
            let body = (0..count).map(|_| self.statement(1)).collect();
            let result = self.expr(result, 2);
            let function = Function {
                params,
                body,
                result,
            };
            self.functions.push(function);
        }
        self.inside = false;
        self.features = kernel;
    }

    fn statement(&mut self, depth: usize) -> Statement {
        let features = self.features;
        let inner = depth < 3;
        let top = depth == 0;
        loop {
            return match self.random.below(22) {
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
                16 if features.rows => {
                    let view = self.view(None);
                    let count = 1 + self.random.below(view.width);
                    let values = (0..count).map(|_| self.expr(view.ty, 2)).collect();
                    Statement::SetRow(view, values)
                }
                17 if inner && features.switches => {
                    let cases = self.random.pick(&[2, 4]);
                    let cases = (0..cases).map(|_| self.statements(depth + 1)).collect();
                    Statement::Switch(self.expr(Ty::I32, 2), self.random.one_in(3), cases)
                }
                18 if features.results && features.rows => {
                    let ty = self.random.pick(&[Ty::I32, Ty::U32]);
                    let op = self.random.pick(&[
                        "add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec",
                    ]);
                    let variable = (ty, self.random.below(VARIABLES));
                    Statement::AtomicRow(variable, op, self.expr(ty, 2), self.expr(ty, 1))
                }
                19 if features.results => Statement::Ticket,
                20 if features.atomics && features.results => {
                    let ty = self.random.pick(&[Ty::I32, Ty::U32]);
                    let how = match self.random.below(4) {
                        0 => Swap::Better,
                        1 if ty == Ty::U32 => Swap::Saturating,
                        _ => Swap::Expected,
                    };
                    Statement::Swap(ty, self.expr(Ty::I32, 2), self.expr(ty, 2), how)
                }
                21 if self.inside && features.breaks => {
                    let ty = self.random.pick(&self.types.clone());
                    Statement::Return(self.cond(), self.expr(ty, 1))
                }
                _ => continue,
            };
        }
    }

    fn statements(&mut self, depth: usize) -> Vec<Statement> {
        let count = 1 + self.random.below(3);
        (0..count).map(|_| self.statement(depth)).collect()
    }

    /// Draws a part of the row, of this type or of any type.
    fn view(&mut self, ty: Option<Ty>) -> View {
        let types = self.types.clone();
        let ty = ty.unwrap_or_else(|| self.random.pick(&types));
        let bytes = match ty {
            Ty::I32 | Ty::U32 => self.random.pick(&[4, 4, 4, 2, 1]),
            Ty::I64 | Ty::F32 | Ty::F64 | Ty::F16 | Ty::BF16 => ty.bytes(),
        };
        let width = match self.features.vectors {
            true => self.random.pick(&[1, 2, 4]).min(ROW / bytes),
            false => 1,
        };
        let offset = self.random.below(ROW / (bytes * width)) * bytes * width;
        View {
            ty,
            bytes,
            width,
            offset,
        }
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
            Ty::I32 | Ty::I64 | Ty::F32 | Ty::F64 | Ty::F16 | Ty::BF16 => Expr::Int(ty, value),
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
                    Ty::F16 | Ty::BF16 => [Unary::Neg, Unary::Abs, Unary::Neg],
                    Ty::U32 => [Unary::Not, Unary::PopCount, Unary::LeadingZeros],
                    Ty::I32 | Ty::I64 => [Unary::Neg, Unary::Abs, Unary::Not],
                };
                Expr::Unary(self.random.pick(&unary), operand(self))
            }
            _ if ty.is_float() => {
                use Binary::*;
                let binary = match ty.is_half() {
                    true => self.random.pick(&[Add, Sub, Mul, Min, Max]),
                    false => self.random.pick(&[Add, Add, Sub, Mul, Min, Max, Div]),
                };
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
        let readable = !self.inside && matches!(ty, Ty::I32 | Ty::F32 | Ty::F64 | Ty::F16);
        match self.random.below(13) {
            0 | 1 => self.constant(ty),
            2 if ty == Ty::I32 => Expr::Counter,
            3 if readable => Expr::Own(ty),
            4 | 5 if readable && self.features.gathers => {
                Expr::Gather(ty, Box::new(self.expr(Ty::I32, 1)))
            }
            6 if ty == Ty::F32 && self.features.locals => {
                Expr::Local(Box::new(self.expr(Ty::I32, 1)))
            }
            7 if readable && self.features.vectors => {
                let width = match ty.bytes() {
                    8 => 2,
                    _ => self.random.pick(&[2, 4]),
                };
                let part = self.random.below(width);
                let index = match self.features.gathers {
                    true => self.expr(Ty::I32, 1),
                    false => Expr::Variable((Ty::I32, 0)),
                };
                Expr::Vector(ty, Vector { width, part }, Box::new(index))
            }
            8 | 9 if self.features.rows => {
                let view = self.view(Some(ty));
                let part = self.random.below(view.width);
                Expr::Row(view, part)
            }
            10 => {
                let callable: Vec<usize> = (0..self.functions.len())
                    .filter(|at| ty_of(&self.functions[*at].result) == ty)
                    .collect();
                if callable.is_empty() {
                    return Expr::Variable((ty, self.random.below(VARIABLES)));
                }
                let at = self.random.pick(&callable);
                let params = self.functions[at].params.clone();
                let args = params.into_iter().map(|ty| self.expr(ty, 1)).collect();
                Expr::Call(at, ty, args)
            }
            _ => Expr::Variable((ty, self.random.below(VARIABLES))),
        }
    }
}
