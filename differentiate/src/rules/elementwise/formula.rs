//! Operators on arrays of a function being written, for the formulas of the tables.

use std::cell::RefCell;
use std::ops::{Add, Div, Mul, Neg, Not, Sub};

use stablehlo::{BinaryOp, Direction, ElementType, Func, Op, Scalar, UnaryOp, Value};

/// An array of the function being written.
#[derive(Clone, Copy)]
pub(super) struct Array<'a> {
    out: &'a RefCell<&'a mut Func>,
    value: Value,
}

/// Where a predicate is true, or false.
#[derive(Clone, Copy)]
pub(super) struct Where<'a> {
    pred: Array<'a>,
    holds: bool,
}

/// A scalar or an array.
pub(super) trait Operand<'a> {
    /// Returns it as an array of the shape and type of `other`.
    fn like(self, other: Array<'a>) -> Array<'a>;
}

impl<'a> Operand<'a> for Array<'a> {
    fn like(self, _: Array<'a>) -> Array<'a> {
        self
    }
}

impl<'a> Operand<'a> for f64 {
    fn like(self, other: Array<'a>) -> Array<'a> {
        let mut out = other.out.borrow_mut();
        let ty = out.tensor(other.value).clone();
        let value = out.splat(ty, Scalar::Float(self));
        Array { value, ..other }
    }
}

impl<'a> Array<'a> {
    pub fn new(out: &'a RefCell<&'a mut Func>, value: Value) -> Array<'a> {
        Array { out, value }
    }

    pub fn value(self) -> Value {
        self.value
    }

    fn unary(self, op: UnaryOp) -> Array<'a> {
        let value = self.out.borrow_mut().unary(op, self.value);
        Array { value, ..self }
    }

    fn binary(self, op: BinaryOp, by: impl Operand<'a>) -> Array<'a> {
        let by = by.like(self).value;
        let value = self.out.borrow_mut().binary(op, self.value, by);
        Array { value, ..self }
    }

    fn compare(self, direction: Direction, with: impl Operand<'a>) -> Where<'a> {
        let with = with.like(self).value;
        let value = (self.out.borrow_mut()).compare(direction, self.value, with);
        let pred = Array { value, ..self };
        Where { pred, holds: true }
    }

    pub fn sign(self) -> Array<'a> {
        self.unary(UnaryOp::Sign)
    }

    pub fn sine(self) -> Array<'a> {
        self.unary(UnaryOp::Sine)
    }

    pub fn cosine(self) -> Array<'a> {
        self.unary(UnaryOp::Cosine)
    }

    pub fn log(self) -> Array<'a> {
        self.unary(UnaryOp::Log)
    }

    pub fn round(self) -> Array<'a> {
        self.unary(UnaryOp::RoundNearestAfz)
    }

    pub fn power(self, by: Array<'a>) -> Array<'a> {
        self.binary(BinaryOp::Power, by)
    }

    pub fn ge(self, with: impl Operand<'a>) -> Where<'a> {
        self.compare(Direction::Ge, with)
    }

    pub fn le(self, with: impl Operand<'a>) -> Where<'a> {
        self.compare(Direction::Le, with)
    }

    pub fn is(self, number: f64) -> Where<'a> {
        self.compare(Direction::Eq, number)
    }

    /// Returns two scalars whose product is the reciprocal of a broadcast scalar: a power of two,
    /// which is 1 except for the largest values, whose reciprocal is subnormal and would be flushed
    /// to 0 on some devices; and the reciprocal of the value divided by it. For `f64` only: an
    /// `f32` may well exceed 1e38.
    fn reciprocal(self) -> Option<[Array<'a>; 2]> {
        let mut out = self.out.borrow_mut();
        let ty = out.tensor(self.value).clone();
        let Op::BroadcastInDim { operand, .. } = *out.op(self.value) else {
            return None;
        };
        if ty.element != ElementType::F64 || !out.shape(operand).is_empty() {
            return None;
        }
        let mut number = |number: f64| out.scalar(ElementType::F64, Scalar::Float(number));
        let [one, least, great] = [1.0, 2f64.powi(-100), 2f64.powi(1000)].map(&mut number);
        let magnitude = out.unary(UnaryOp::Abs, operand);
        let is_great = out.compare(Direction::Gt, magnitude, great);
        let power = out.select(is_great, least, one);
        let left = out.binary(BinaryOp::Multiply, operand, power);
        let reciprocal = out.binary(BinaryOp::Divide, one, left);
        let factors = [power, reciprocal].map(|factor| Array {
            value: out.broadcast_in_dim(factor, &ty.shape, &[]),
            ..self
        });
        Some(factors)
    }

    /// Returns the scalar that all elements equal, for arrays of `f64`, whose products rarely
    /// overflow or underflow.
    fn number(self) -> Option<Value> {
        let mut out = self.out.borrow_mut();
        let ty = out.tensor(self.value);
        if ty.element != ElementType::F64 || ty.shape.is_empty() {
            return None;
        }
        match out.op(self.value) {
            Op::BroadcastInDim { operand, .. } if out.shape(*operand).is_empty() => Some(*operand),
            Op::Constant(literal) => match literal.splat_value()? {
                Scalar::Float(x) if x.is_finite() => {
                    Some(out.scalar(ElementType::F64, Scalar::Float(x)))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the array and the scalar of a product with a broadcast scalar.
    fn scaled(self) -> Option<(Array<'a>, Value)> {
        let Op::Binary(BinaryOp::Multiply, array, by) = *self.out.borrow().op(self.value) else {
            return None;
        };
        let [array, by] = [array, by].map(|value| Array { value, ..self });
        Some((array, by.number()?))
    }

    /// Multiplies by a scalar.
    fn times(self, number: Value) -> Array<'a> {
        let mut out = self.out.borrow_mut();
        let shape = out.shape(self.value).to_vec();
        let by = out.broadcast_in_dim(number, &shape, &[]);
        let value = out.binary(BinaryOp::Multiply, self.value, by);
        Array { value, ..self }
    }

    /// Returns the array, with 0 where `places` does not hold.
    pub fn only(self, places: Where<'a>) -> Array<'a> {
        self.unless(!places, 0.0)
    }

    /// Returns the array, with `number` where `places` holds.
    pub fn unless(self, places: Where<'a>, number: f64) -> Array<'a> {
        let number = number.like(self).value;
        let (then, otherwise) = match places.holds {
            true => (number, self.value),
            false => (self.value, number),
        };
        let value = (self.out.borrow_mut()).select(places.pred.value, then, otherwise);
        Array { value, ..self }
    }
}

impl<'a> Not for Where<'a> {
    type Output = Where<'a>;

    fn not(self) -> Where<'a> {
        let holds = !self.holds;
        Where { holds, ..self }
    }
}

impl<'a> Neg for Array<'a> {
    type Output = Array<'a>;

    fn neg(self) -> Array<'a> {
        let Some((array, number)) = self.scaled() else {
            return self.unary(UnaryOp::Negate);
        };
        let number = self.out.borrow_mut().unary(UnaryOp::Negate, number);
        array.times(number)
    }
}

impl<'a> Sub<Array<'a>> for f64 {
    type Output = Array<'a>;

    fn sub(self, by: Array<'a>) -> Array<'a> {
        self.like(by).binary(BinaryOp::Subtract, by)
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $op:ident;)*) => {
        $(impl<'a, T: Operand<'a>> $trait<T> for Array<'a> {
            type Output = Array<'a>;

            fn $method(self, by: T) -> Array<'a> {
                self.binary(BinaryOp::$op, by)
            }
        })*
    };
}

operators! {
    Add add Add;
    Sub sub Subtract;
}

/// Multiplies. Successive factors that are scalars are multiplied with each other first, once for
/// all elements.
impl<'a, T: Operand<'a>> Mul<T> for Array<'a> {
    type Output = Array<'a>;

    fn mul(self, by: T) -> Array<'a> {
        let by = by.like(self);
        if let Some((array, first)) = self.scaled()
            && let Some(second) = by.number()
        {
            let both = (self.out.borrow_mut()).binary(BinaryOp::Multiply, first, second);
            return array.times(both);
        }
        self.binary(BinaryOp::Multiply, by)
    }
}

/// Divides. Division by a broadcast scalar multiplies by its reciprocal.
impl<'a> Div<Array<'a>> for Array<'a> {
    type Output = Array<'a>;

    fn div(self, by: Array<'a>) -> Array<'a> {
        match by.reciprocal() {
            // Not by their product, which may be subnormal.
            Some([power, reciprocal]) => match self.scaled() {
                Some(_) => self * power * reciprocal,
                None => {
                    (self.binary(BinaryOp::Multiply, power)).binary(BinaryOp::Multiply, reciprocal)
                }
            },
            None => self.binary(BinaryOp::Divide, by),
        }
    }
}
