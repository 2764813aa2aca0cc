//! Elementwise ops: how a change of one operand changes the result.
//!
//! A row applies the partial derivative to `t`, a tangent of that operand or an adjoint of the result: elementwise it is the same
//! product, so that both modes share the row. It may use the operands and the result. Where an op has no slope, the row
//! says which of the one-sided ones it takes.

use stablehlo::{BinaryOp, Direction, Func, Scalar, UnaryOp, Value};

/// What `t` becomes; nothing where the derivative is 0 everywhere.
pub(crate) type Partial = Option<Value>;

/// `t` times the derivative of `op` at `x`, where it is `y`.
pub(crate) fn unary(out: &mut Func, op: UnaryOp, x: Value, y: Value, t: Value) -> Partial {
    let mut e = Elements { out };
    Some(match op {
        UnaryOp::Abs => {
            let sign = e.unary(UnaryOp::Sign, x); // 0 at 0
            e.times(t, sign)
        }
        UnaryOp::Negate => e.unary(UnaryOp::Negate, t),
        UnaryOp::Sqrt => {
            let twice = e.plus(y, y);
            e.over(t, twice)
        }
        UnaryOp::Rsqrt => {
            let slope = e.over(y, x);
            let slope = e.scaled(slope, -0.5);
            e.times(t, slope)
        }
        UnaryOp::Cbrt => {
            let square = e.times(y, y);
            let thrice = e.scaled(square, 3.0);
            e.over(t, thrice)
        }
        UnaryOp::Exp => e.times(t, y),
        UnaryOp::Expm1 => {
            let slope = e.shifted(y, 1.0);
            e.times(t, slope)
        }
        UnaryOp::Log => e.over(t, x),
        UnaryOp::Log1p => {
            let by = e.shifted(x, 1.0);
            e.over(t, by)
        }
        UnaryOp::Sine => {
            let slope = e.unary(UnaryOp::Cosine, x);
            e.times(t, slope)
        }
        UnaryOp::Cosine => {
            let sine = e.unary(UnaryOp::Sine, x);
            let slope = e.unary(UnaryOp::Negate, sine);
            e.times(t, slope)
        }
        UnaryOp::Tan => {
            let square = e.times(y, y);
            let slope = e.shifted(square, 1.0);
            e.times(t, slope)
        }
        UnaryOp::Tanh => {
            let square = e.times(y, y);
            let one = e.like(y, 1.0);
            let slope = e.minus(one, square);
            e.times(t, slope)
        }
        UnaryOp::Logistic => {
            let one = e.like(y, 1.0);
            let rest = e.minus(one, y);
            let slope = e.times(y, rest);
            e.times(t, slope)
        }
        // Steps: their slope is 0 wherever they have one, and is taken for 0 where they jump.
        UnaryOp::Sign
        | UnaryOp::Floor
        | UnaryOp::Ceil
        | UnaryOp::RoundNearestEven
        | UnaryOp::RoundNearestAfz => return None,
        // Not of floats, or not to floats.
        UnaryOp::Not
        | UnaryOp::PopulationCount
        | UnaryOp::CountLeadingZeros
        | UnaryOp::IsFinite => return None,
    })
}

/// `t` times the derivative of `op` at `x` and `y`, where it is `z`, by operand `which`.
pub(crate) fn binary(
    out: &mut Func,
    op: BinaryOp,
    (x, y, z): (Value, Value, Value),
    which: usize,
    t: Value,
) -> Partial {
    let mut e = Elements { out };
    let first = which == 0;
    Some(match op {
        BinaryOp::Add => t,
        BinaryOp::Subtract if first => t,
        BinaryOp::Subtract => e.unary(UnaryOp::Negate, t),
        BinaryOp::Multiply => e.times(t, if first { y } else { x }),
        BinaryOp::Divide if first => e.over(t, y),
        BinaryOp::Divide => {
            let slope = e.over(z, y);
            let slope = e.unary(UnaryOp::Negate, slope);
            e.times(t, slope)
        }
        // x - y trunc(x / y)
        BinaryOp::Remainder if first => t,
        BinaryOp::Remainder => {
            let whole = e.minus(z, x);
            let slope = e.over(whole, y);
            let slope = e.unary(UnaryOp::RoundNearestAfz, slope);
            e.times(t, slope)
        }
        // Of two that are equal the first one is it; so it is of a NaN, whose derivative does not matter.
        BinaryOp::Maximum => e.where_first(Direction::Ge, x, y, first, t),
        BinaryOp::Minimum => e.where_first(Direction::Le, x, y, first, t),
        // y x^(y - 1), and 0 where y is 0, also at x = 0
        BinaryOp::Power if first => {
            let (zero, one) = (e.like(y, 0.0), e.like(y, 1.0));
            let none = e.out.compare(Direction::Eq, y, zero);
            let less = e.minus(y, one);
            let less = e.out.select(none, one, less);
            let power = e.binary(BinaryOp::Power, x, less);
            let slope = e.times(y, power);
            e.times(t, slope)
        }
        // log(x) x^y, and 0 where x is not above 0: there it is not defined beside whole numbers
        BinaryOp::Power => {
            let (zero, one) = (e.like(x, 0.0), e.like(x, 1.0));
            let none = e.out.compare(Direction::Le, x, zero);
            let base = e.out.select(none, one, x);
            let log = e.unary(UnaryOp::Log, base);
            let slope = e.times(log, z);
            e.times(t, slope)
        }
        // atan2(x, y): (y dx - x dy) / (x^2 + y^2)
        BinaryOp::Atan2 => {
            let (xx, yy) = (e.times(x, x), e.times(y, y));
            let by = e.plus(xx, yy);
            let other = match first {
                true => y,
                false => e.unary(UnaryOp::Negate, x),
            };
            let slope = e.over(other, by);
            e.times(t, slope)
        }
        // Not of floats.
        BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => return None,
    })
}

/// A writer of elementwise ops.
struct Elements<'a> {
    out: &'a mut Func,
}

impl Elements<'_> {
    fn unary(&mut self, op: UnaryOp, x: Value) -> Value {
        self.out.unary(op, x)
    }

    fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        self.out.binary(op, x, y)
    }

    fn times(&mut self, x: Value, y: Value) -> Value {
        self.binary(BinaryOp::Multiply, x, y)
    }

    fn over(&mut self, x: Value, y: Value) -> Value {
        self.binary(BinaryOp::Divide, x, y)
    }

    fn plus(&mut self, x: Value, y: Value) -> Value {
        self.binary(BinaryOp::Add, x, y)
    }

    fn minus(&mut self, x: Value, y: Value) -> Value {
        self.binary(BinaryOp::Subtract, x, y)
    }

    fn like(&mut self, x: Value, number: f64) -> Value {
        let ty = self.out.tensor(x).clone();
        self.out.splat(ty, Scalar::Float(number))
    }

    fn scaled(&mut self, x: Value, by: f64) -> Value {
        let by = self.like(x, by);
        self.times(x, by)
    }

    fn shifted(&mut self, x: Value, by: f64) -> Value {
        let by = self.like(x, by);
        self.plus(x, by)
    }

    /// `t` where `x direction y` if it is the first one's turn, else where it is not.
    fn where_first(
        &mut self,
        direction: Direction,
        x: Value,
        y: Value,
        first: bool,
        t: Value,
    ) -> Value {
        let is_first = self.out.compare(direction, x, y);
        let zero = self.like(t, 0.0);
        match first {
            true => self.out.select(is_first, t, zero),
            false => self.out.select(is_first, zero, t),
        }
    }
}
