//! The functions and operators of expressions, as ops of tensors.

use stablehlo::{BinaryOp, Direction, Func, Scalar, UnaryOp, Value};

use crate::expr::tree::{Kind, Tree};

/// Emits the function or operator `name` of arguments of one type and shape.
///
/// # Panics
/// If there is no such function; the parser has rejected unknown ones.
pub(super) fn write(func: &mut Func, name: &str, arguments: &[Value]) -> Value {
    use BinaryOp::*;
    let mut to = Writer {
        ty: func.tensor(arguments[0]).clone(),
        func,
    };
    match (name, arguments) {
        ("-", [x]) => to.unary(UnaryOp::Negate, *x),
        ("!", [x]) => {
            let zero = to.number(0.0);
            to.flag(Direction::Eq, *x, zero)
        }
        ("abs", [x]) => to.unary(UnaryOp::Abs, *x),
        ("sqrt", [x]) => to.unary(UnaryOp::Sqrt, *x),
        ("cbrt", [x]) => to.unary(UnaryOp::Cbrt, *x),
        ("exp", [x]) => to.unary(UnaryOp::Exp, *x),
        ("log" | "ln", [x]) => to.unary(UnaryOp::Log, *x),
        ("log2", [x]) => to.log(*x, std::f64::consts::LN_2),
        ("log10", [x]) => to.log(*x, std::f64::consts::LN_10),
        ("sin", [x]) => to.unary(UnaryOp::Sine, *x),
        ("cos", [x]) => to.unary(UnaryOp::Cosine, *x),
        ("tan", [x]) => to.unary(UnaryOp::Tan, *x),
        ("tanh", [x]) => to.unary(UnaryOp::Tanh, *x),
        ("floor", [x]) => to.unary(UnaryOp::Floor, *x),
        ("ceil", [x]) => to.unary(UnaryOp::Ceil, *x),
        ("round", [x]) => to.unary(UnaryOp::RoundNearestAfz, *x),
        ("sign", [x]) => to.unary(UnaryOp::Sign, *x),
        ("asin", [x]) => {
            let other = to.leg(*x);
            to.binary(Atan2, *x, other)
        }
        ("acos", [x]) => {
            let other = to.leg(*x);
            to.binary(Atan2, other, *x)
        }
        ("atan", [x]) => {
            let one = to.number(1.0);
            to.binary(Atan2, *x, one)
        }
        ("sinh", [x]) => to.halved(Subtract, *x),
        ("cosh", [x]) => to.halved(Add, *x),
        ("atan2", [x, y]) => to.binary(Atan2, *x, *y),
        ("min", [x, y]) => to.binary(Minimum, *x, *y),
        ("max", [x, y]) => to.binary(Maximum, *x, *y),
        ("+", [x, y]) => to.binary(Add, *x, *y),
        ("-", [x, y]) => to.binary(Subtract, *x, *y),
        ("*", [x, y]) => to.binary(Multiply, *x, *y),
        ("/", [x, y]) => to.binary(Divide, *x, *y),
        ("^" | "**", [x, y]) => to.binary(Power, *x, *y),
        ("hypot", [x, y]) => {
            let (x, y) = (to.binary(Multiply, *x, *x), to.binary(Multiply, *y, *y));
            let sum = to.binary(Add, x, y);
            to.unary(UnaryOp::Sqrt, sum)
        }
        ("mod" | "%", [x, y]) => {
            // The result is not negative, whatever the signs of the operands.
            let y = to.unary(UnaryOp::Abs, *y);
            let turns = to.binary(Divide, *x, y);
            let turns = to.unary(UnaryOp::Floor, turns);
            let turned = to.binary(Multiply, turns, y);
            to.binary(Subtract, *x, turned)
        }
        ("<=", [x, y]) => to.flag(Direction::Le, *x, *y),
        (">=", [x, y]) => to.flag(Direction::Ge, *x, *y),
        ("==", [x, y]) => to.flag(Direction::Eq, *x, *y),
        ("!=", [x, y]) => to.flag(Direction::Ne, *x, *y),
        ("<", [x, y]) => to.flag(Direction::Lt, *x, *y),
        (">", [x, y]) => to.flag(Direction::Gt, *x, *y),
        ("&&", [x, y]) => to.both(And, *x, *y),
        ("||", [x, y]) => to.both(Or, *x, *y),
        ("if", [condition, x, y]) => {
            let condition = to.is_true(*condition);
            to.func.select(condition, *x, *y)
        }
        _ => unreachable!("`{name}` of {} arguments", arguments.len()),
    }
}

/// Returns the exponent if it is a small integer literal.
pub(super) fn integer(tree: &Tree) -> Option<i32> {
    let number = match &tree.kind {
        Kind::Number(number) => *number,
        Kind::Apply("-", arguments) if arguments.len() == 1 => match arguments[0].kind {
            Kind::Number(number) => -number,
            _ => return None,
        },
        _ => return None,
    };
    (number == number.trunc() && number.abs() <= 64.0).then_some(number as i32)
}

/// Emits the power as products.
pub(super) fn power(func: &mut Func, base: Value, power: i32) -> Value {
    let ty = func.tensor(base).clone();
    let one = func.splat(ty, Scalar::Float(1.0));
    let mut product = None;
    let (mut square, mut left) = (base, power.unsigned_abs());
    while left > 0 {
        if left & 1 == 1 {
            product = Some(match product {
                None => square,
                Some(product) => func.binary(BinaryOp::Multiply, product, square),
            });
        }
        left >>= 1;
        if left > 0 {
            square = func.binary(BinaryOp::Multiply, square, square);
        }
    }
    let product = product.unwrap_or(one);
    match power < 0 {
        true => func.binary(BinaryOp::Divide, one, product),
        false => product,
    }
}

struct Writer<'a> {
    func: &'a mut Func,
    ty: stablehlo::TensorType,
}

impl Writer<'_> {
    fn number(&mut self, number: f64) -> Value {
        self.func.splat(self.ty.clone(), Scalar::Float(number))
    }

    fn unary(&mut self, op: UnaryOp, x: Value) -> Value {
        self.func.unary(op, x)
    }

    fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        self.func.binary(op, x, y)
    }

    fn log(&mut self, x: Value, of_base: f64) -> Value {
        let log = self.unary(UnaryOp::Log, x);
        let of_base = self.number(of_base);
        self.binary(BinaryOp::Divide, log, of_base)
    }

    /// Emits the square root of 1 - x².
    fn leg(&mut self, x: Value) -> Value {
        let one = self.number(1.0);
        let less = self.binary(BinaryOp::Subtract, one, x);
        let more = self.binary(BinaryOp::Add, one, x);
        let product = self.binary(BinaryOp::Multiply, less, more);
        self.unary(UnaryOp::Sqrt, product)
    }

    /// Emits half of `op` applied to exp(x) and exp(-x).
    fn halved(&mut self, op: BinaryOp, x: Value) -> Value {
        let negative = self.unary(UnaryOp::Negate, x);
        let (x, negative) = (
            self.unary(UnaryOp::Exp, x),
            self.unary(UnaryOp::Exp, negative),
        );
        let both = self.binary(op, x, negative);
        let half = self.number(0.5);
        self.binary(BinaryOp::Multiply, half, both)
    }

    fn is_true(&mut self, x: Value) -> Value {
        let zero = self.number(0.0);
        self.func.compare(Direction::Ne, x, zero)
    }

    fn flag(&mut self, direction: Direction, x: Value, y: Value) -> Value {
        let truth = self.func.compare(direction, x, y);
        self.func.convert(truth, self.ty.element)
    }

    fn both(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        let (x, y) = (self.is_true(x), self.is_true(y));
        let truth = self.func.binary(op, x, y);
        self.func.convert(truth, self.ty.element)
    }
}
