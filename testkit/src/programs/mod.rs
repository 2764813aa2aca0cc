//! Random programs that exercise the simplification rules: index arithmetic, masks, moved and
//! padded arrays, selects, loops, and ops that combine elements.
//!
//! All fields have one type, so that any two can be combined.

mod combined;
mod inside;

use stablehlo::{
    BinaryOp, Direction, ElementType, Func, GatherDims, Scalar, TensorType, UnaryOp, Value,
};

use crate::generate::Choices;

const SIZES: [usize; 8] = [4, 1, 2, 3, 5, 6, 7, 8];
const CONSTANTS: [f64; 9] = [0.0, 1.0, -1.0, 2.0, 0.5, 3.0, 4.0, -0.0, 8.0];

/// The arithmetic of a program.
#[derive(Clone, Copy, PartialEq)]
pub enum Arithmetic {
    /// All operations.
    Any,
    /// Operations that give small values without rounding, for devices that contract operations and
    /// flush subnormals.
    Small,
    /// Operations of `f32` and `f64` that round: small values, which no select and no order depends
    /// on.
    Rounding,
}

struct Writer<'a, 'b> {
    func: Func,
    choices: &'a mut Choices<'b>,
    arithmetic: Arithmetic,
    ty: TensorType,
    fields: Vec<Value>,
    /// Values of type `i32`, with the fields' shape.
    numbers: Vec<Value>,
    /// Values of type `i1`, with the fields' shape.
    preds: Vec<Value>,
    depth: usize,
}

/// Returns a program of two fields, a row and a scalar, with `ops` operations.
pub fn func(choices: &mut Choices, ops: usize, arithmetic: Arithmetic) -> Func {
    let rank = 1 + choices.below(3);
    let shape: Vec<usize> = (0..rank)
        .map(|_| SIZES[choices.below(SIZES.len())])
        .collect();
    use ElementType::*;
    let element = match choices.below(3) {
        _ if arithmetic == Arithmetic::Rounding => [F32, F64][choices.below(2)],
        0 => [F32, F64, I32][choices.below(3)],
        _ => [F32, F64, F16, BF16, I8, I16, I32, I64, U8, U16, U32, U64][choices.below(12)],
    };
    let ty = TensorType::new(element, shape.clone());
    let mut func = Func::new("main");
    let fields: Vec<Value> = (0..2).map(|_| func.parameter(ty.clone())).collect();
    let number = func.parameter(ty.with_element(I32));
    let row = func.parameter(TensorType::new(element, [shape[rank - 1]]));
    let scalar = func.parameter(TensorType::scalar(element));
    let row = func.broadcast_in_dim(row, &shape, &[rank - 1]);
    let scalar = func.broadcast_in_dim(scalar, &shape, &[]);
    let pred = func.compare(Direction::Lt, fields[0], fields[1]);
    let mut writer = Writer {
        func,
        choices,
        arithmetic,
        ty,
        fields: [fields, vec![row, scalar]].concat(),
        numbers: vec![number],
        preds: vec![pred],
        depth: 0,
    };
    writer.add(ops);
    let results = 1 + writer.choices.below(3);
    let last = [writer.fields, writer.preds, writer.numbers].map(|mut all| {
        all.reverse();
        all.truncate(results);
        all
    });
    writer.func.results = last.concat();
    writer.func
}

impl Writer<'_, '_> {
    fn add(&mut self, ops: usize) {
        for _ in 0..ops {
            match self.choices.below(11) {
                0..6 => {
                    let field = self.field();
                    self.fields.push(field);
                }
                6..9 => {
                    let number = self.number();
                    self.numbers.push(number);
                }
                _ => {
                    let pred = self.pred();
                    self.preds.push(pred);
                }
            }
        }
    }

    fn one(&mut self, of: &[Value]) -> Value {
        // Mostly recently emitted values.
        let back = of
            .len()
            .min(if self.choices.below(3) == 0 { 100 } else { 4 });
        of[of.len() - 1 - self.choices.below(back)]
    }

    fn x(&mut self) -> Value {
        let fields = self.fields.clone();
        self.one(&fields)
    }

    fn i(&mut self) -> Value {
        let numbers = self.numbers.clone();
        match self.choices.below(3) {
            0 => {
                let axis = self.axis();
                let shape = self.ty.shape.clone();
                self.func.iota(ElementType::I32, &shape, axis)
            }
            _ => self.one(&numbers),
        }
    }

    fn p(&mut self) -> Value {
        let preds = self.preds.clone();
        self.one(&preds)
    }

    fn axis(&mut self) -> usize {
        self.choices.below(self.ty.rank())
    }

    fn shape(&self) -> Vec<usize> {
        self.ty.shape.clone()
    }

    fn constant(&mut self) -> Value {
        let all = CONSTANTS[self.choices.below(CONSTANTS.len())];
        let all = match self.ty.element.is_float() {
            true => Scalar::Float(all),
            false => Scalar::Int(all as i64),
        };
        self.func.splat(self.ty.clone(), all)
    }

    fn known(&mut self) -> Value {
        let all = self.choices.below(12) as i64 - 3;
        let ty = self.ty.with_element(ElementType::I32);
        self.func.splat(ty, Scalar::Int(all))
    }

    fn pred(&mut self) -> Value {
        let direction = Direction::ALL[self.choices.below(6)];
        match self.choices.below(10) {
            0..4 => {
                let (x, y) = (self.i(), self.known());
                match self.choices.below(4) {
                    0 => self.func.compare(direction, y, x),
                    _ => self.func.compare(direction, x, y),
                }
            }
            4 => {
                let (x, y) = (self.i(), self.i());
                self.func.compare(direction, x, y)
            }
            5 if self.arithmetic != Arithmetic::Rounding => {
                let (x, y) = (self.x(), self.constant());
                self.func.compare(direction, x, y)
            }
            6 => {
                let p = self.p();
                self.func.unary(UnaryOp::Not, p)
            }
            _ => {
                let ops = [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor];
                let (p, q) = (self.p(), self.p());
                let op = ops[self.choices.below(3)];
                self.func.binary(op, p, q)
            }
        }
    }

    fn number(&mut self) -> Value {
        use BinaryOp::*;
        let ops = [
            Add,
            Subtract,
            Multiply,
            Add,
            Divide,
            Remainder,
            Maximum,
            Minimum,
            And,
            Or,
            Xor,
            ShiftLeft,
            ShiftRightLogical,
            ShiftRightArithmetic,
        ];
        let op = ops[self.choices.below(ops.len())];
        let x = self.i();
        match self.choices.below(12) {
            0..7 => {
                let c = self.known();
                match self.choices.below(4) {
                    0 => self.func.binary(op, c, x),
                    _ => self.func.binary(op, x, c),
                }
            }
            7 => {
                let y = self.i();
                self.func.binary(op, x, y)
            }
            8 => {
                let wide = [
                    ElementType::I64,
                    ElementType::U32,
                    ElementType::F64,
                    ElementType::I8,
                ];
                let wide = wide[self.choices.below(4)];
                let wide = self.func.convert(x, wide);
                let ty = self.func.tensor(wide).clone();
                let c = self
                    .func
                    .splat(ty, Scalar::Int(self.choices.below(4) as i64));
                let sum = self.func.binary(BinaryOp::Add, wide, c);
                self.func.convert(sum, ElementType::I32)
            }
            9 => {
                let p = self.p();
                self.func.convert(p, ElementType::I32)
            }
            10 => {
                let (p, y) = (self.p(), self.known());
                self.func.select(p, x, y)
            }
            _ => {
                let (low, high) = (self.known(), self.known());
                self.func.clamp(low, x, high)
            }
        }
    }

    fn field(&mut self) -> Value {
        let x = self.x();
        match self.choices.below(32) {
            0..4 => self.arithmetic(x),
            4 => {
                let y = self.x();
                let p = self.p();
                self.func.select(p, x, y)
            }
            5 => {
                let (p, y) = (self.p(), self.constant());
                match self.choices.below(2) {
                    0 => self.func.select(p, x, y),
                    _ => self.func.select(p, y, x),
                }
            }
            6 => {
                let of = match self.choices.below(2) {
                    0 => self.i(),
                    _ => self.p(),
                };
                self.func.convert(of, self.ty.element)
            }
            7 => {
                let (y, z) = (self.x(), self.constant());
                self.func.clamp(y, x, z)
            }
            8 => {
                let wide = if self.ty.element.is_float() {
                    ElementType::F64
                } else {
                    ElementType::I64
                };
                let y = self.x();
                let [x, y] = [x, y].map(|x| self.func.convert(x, wide));
                let sum = self.func.binary(BinaryOp::Add, x, y);
                self.func.convert(sum, self.ty.element)
            }
            9 => {
                let (axis, amount) = (self.axis(), self.choices.below(9) as i64 - 4);
                self.func.rotate(x, axis, amount)
            }
            10 => self.padded(x),
            11 => self.cut_and_joined(x),
            12 => self.turned(x),
            13 => self.taken(x),
            14 => self.updated(x),
            15 => self.gathered(x),
            16 => self.reduced(x),
            17 if self.depth == 0 => self.looped(x),
            18 if self.depth == 0 => self.called(x),
            19 if self.depth == 0 => self.chosen(x),
            20 => self.scattered(x),
            21 => self.contracted(x),
            22 => self.multiplied(x),
            23 => self.windowed(x),
            24 if self.arithmetic != Arithmetic::Rounding => self.sorted(x),
            25 => self.scanned(x),
            26 => self.stencil(x),
            27 => self.edged(x),
            28 => self.convolved(x),
            _ => self.arithmetic(x),
        }
    }

    /// Emits functions of values between -8 and 8 with small slopes.
    fn rounded(&mut self, x: Value) -> Value {
        use BinaryOp::*;
        let splat = |f: &mut Func, like: Value, all: f64| {
            let ty = f.tensor(like).clone();
            f.splat(ty, Scalar::Float(all))
        };
        let y = self.x();
        let choice = self.choices.below(8);
        let f = &mut self.func;
        let third = splat(f, x, 0.3);
        let x = match choice {
            0 => f.binary(Add, x, y),
            1 => f.binary(Subtract, x, y),
            2 => f.binary(Multiply, x, y),
            3 => f.binary(Multiply, third, x),
            4 => f.unary(UnaryOp::Cosine, x),
            5 => f.unary(UnaryOp::Tanh, x),
            of => {
                let square = f.binary(Multiply, y, y);
                let one = splat(f, y, 1.0);
                let more = f.binary(Add, square, one);
                match of {
                    6 => f.binary(Divide, x, more),
                    _ => f.unary(UnaryOp::Sqrt, more),
                }
            }
        };
        self.small(x)
    }

    fn arithmetic(&mut self, x: Value) -> Value {
        use BinaryOp::*;
        if self.arithmetic == Arithmetic::Rounding && self.choices.below(2) == 0 {
            return self.rounded(x);
        }
        let small = self.arithmetic != Arithmetic::Any;
        let ops: &[BinaryOp] = match (small, self.ty.element.is_float()) {
            (true, true) => &[Add, Subtract, Maximum, Minimum],
            (false, true) => &[Add, Subtract, Multiply, Divide, Maximum, Minimum, Power],
            (_, false) => &[
                Add, Subtract, Multiply, Divide, Remainder, Maximum, Minimum, And, Or, Xor,
            ],
        };
        let op = ops[self.choices.below(ops.len())];
        match self.choices.below(8) {
            0..3 => {
                let y = self.x();
                self.func.binary(op, x, y)
            }
            3..6 => {
                let c = self.constant();
                match self.choices.below(3) {
                    0 => self.func.binary(op, c, x),
                    1 if small && self.ty.element.is_float() => self.func.binary(Multiply, x, c),
                    _ => self.func.binary(op, x, c),
                }
            }
            6 if !small && self.ty.element.is_float() => {
                let unary = [
                    UnaryOp::Sqrt,
                    UnaryOp::Exp,
                    UnaryOp::Cosine,
                    UnaryOp::Floor,
                    UnaryOp::Sign,
                ];
                self.func.unary(unary[self.choices.below(5)], x)
            }
            6 if self.ty.element.is_signed() => self.func.unary(UnaryOp::Abs, x),
            _ => self.func.unary(UnaryOp::Negate, x),
        }
    }

    /// Emits a pad followed by a slice, not always of the original region.
    fn padded(&mut self, x: Value) -> Value {
        let (axis, shape) = (self.axis(), self.shape());
        let rank = shape.len();
        let [low, high, start] = [(); 3].map(|()| self.choices.below(3));
        let start = start.min(low + high);
        let value = CONSTANTS[self.choices.below(2)];
        let value = self.func.scalar(self.ty.element, Scalar::Float(value));
        let around = |by: usize| -> Vec<i64> {
            (0..rank)
                .map(|d| if d == axis { by as i64 } else { 0 })
                .collect()
        };
        let padded = self
            .func
            .pad(x, value, &around(low), &around(high), &vec![0; rank]);
        let padded = match self.choices.below(2) {
            0 => self.func.unary(UnaryOp::Negate, padded),
            _ => padded,
        };
        let start: Vec<usize> = (0..rank)
            .map(|d| if d == axis { start } else { 0 })
            .collect();
        let limit: Vec<usize> = start.iter().zip(&shape).map(|(s, n)| s + n).collect();
        self.func.slice(padded, &start, &limit, &vec![1; rank])
    }

    /// Emits the concatenation of slices of two fields.
    fn cut_and_joined(&mut self, x: Value) -> Value {
        let (axis, shape, y) = (self.axis(), self.shape(), self.x());
        let rank = shape.len();
        let at = self.choices.below(shape[axis] + 1);
        let mut part = |x: Value, from: usize, to: usize| {
            let start: Vec<usize> = (0..rank)
                .map(|d| if d == axis { from } else { 0 })
                .collect();
            let limit: Vec<usize> = (0..rank)
                .map(|d| if d == axis { to } else { shape[d] })
                .collect();
            self.func.slice(x, &start, &limit, &vec![1; rank])
        };
        let parts = [part(x, 0, at), part(y, at, shape[axis])];
        let parts = match self.choices.below(3) {
            0 => parts.map(|x| self.func.unary(UnaryOp::Negate, x)),
            _ => parts,
        };
        self.func.concatenate(&parts, axis)
    }

    /// Emits a transpose, reshape or reverse, mostly followed by its inverse.
    fn turned(&mut self, x: Value) -> Value {
        let (axis, shape) = (self.axis(), self.shape());
        let order: Vec<usize> = (0..shape.len()).rev().collect();
        match self.choices.below(3) {
            0 => self.func.reverse(x, &[axis]),
            1 => {
                let turned = self.func.transpose(x, &order);
                let turned = self.func.unary(UnaryOp::Negate, turned);
                self.func.transpose(turned, &order)
            }
            _ => {
                let flat = self.func.reshape(x, &[shape.iter().product()]);
                let flat = match self.choices.below(2) {
                    0 => self.func.reverse(flat, &[0]),
                    _ => self.func.unary(UnaryOp::Negate, flat),
                };
                self.func.reshape(flat, &shape)
            }
        }
    }

    /// Returns a start index, mostly a constant.
    fn start(&mut self) -> Value {
        if self.choices.below(4) == 0 {
            return self.number_inside();
        }
        let at = self.choices.below(6) as i64 - 1;
        self.func.scalar(ElementType::I32, Scalar::Int(at))
    }

    /// Returns an element of an integer array.
    fn number_inside(&mut self) -> Value {
        let numbers = self.i();
        let rank = self.ty.rank();
        let one = self
            .func
            .slice(numbers, &vec![0; rank], &vec![1; rank], &vec![1; rank]);
        self.func.reshape(one, &[])
    }

    /// Emits a dynamic slice of one line, broadcast back.
    fn taken(&mut self, x: Value) -> Value {
        let (axis, shape, start) = (self.axis(), self.shape(), self.start());
        let zero = self.func.scalar(ElementType::I32, Scalar::Int(0));
        let starts: Vec<Value> = (0..shape.len())
            .map(|d| if d == axis { start } else { zero })
            .collect();
        let sizes: Vec<usize> = (0..shape.len())
            .map(|d| if d == axis { 1 } else { shape[d] })
            .collect();
        let line = self.func.dynamic_slice(x, &starts, &sizes);
        let all: Vec<usize> = (0..shape.len()).collect();
        self.func.broadcast_in_dim(line, &shape, &all)
    }

    /// Emits a dynamic update by a slice of another field.
    fn updated(&mut self, x: Value) -> Value {
        let (axis, shape, y) = (self.axis(), self.shape(), self.x());
        let rank = shape.len();
        let size = 1 + self.choices.below(shape[axis]);
        let limit: Vec<usize> = (0..rank)
            .map(|d| if d == axis { size } else { shape[d] })
            .collect();
        let part = self.func.slice(y, &vec![0; rank], &limit, &vec![1; rank]);
        let start = self.start();
        let zero = self.func.scalar(ElementType::I32, Scalar::Int(0));
        let starts: Vec<Value> = (0..rank)
            .map(|d| if d == axis { start } else { zero })
            .collect();
        self.func.dynamic_update_slice(x, part, &starts)
    }

    /// Returns one index per row: computed from an iota, or arbitrary.
    fn places(&mut self) -> Value {
        let shape = self.shape();
        if self.choices.below(4) == 0 {
            let rank = shape.len();
            let mut limit = vec![1; rank];
            limit[0] = shape[0];
            let numbers = self.i();
            let line = self
                .func
                .slice(numbers, &vec![0; rank], &limit, &vec![1; rank]);
            return self.func.reshape(line, &[shape[0]]);
        }
        let mut at = self.func.iota(ElementType::I32, &[shape[0]], 0);
        let ty = self.func.tensor(at).clone();
        for op in [BinaryOp::Multiply, BinaryOp::Add, BinaryOp::Remainder] {
            let c = self.choices.below(5) as i64 - 1;
            if c != 0 && self.choices.below(2) == 0 {
                let c = self.func.splat(ty.clone(), Scalar::Int(c));
                at = self.func.binary(op, at, c);
            }
        }
        at
    }

    /// Emits a gather of rows at these indices.
    fn gathered(&mut self, x: Value) -> Value {
        let (shape, at) = (self.shape(), self.places());
        let rank = shape.len();
        let at = self.func.reshape(at, &[shape[0], 1]);
        let dims = GatherDims {
            offset_dims: (1..rank).collect(),
            collapsed_slice_dims: vec![0],
            start_index_map: vec![0],
            index_vector_dim: 1,
        };
        let mut sizes = shape;
        sizes[0] = 1;
        self.func.gather(x, at, dims, &sizes)
    }
}
