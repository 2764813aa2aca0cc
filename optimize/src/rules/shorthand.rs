//! Shorthand of the rules: queries on operands, emitters of common ops, and builders for example
//! programs.

use stablehlo::{
    BinaryOp, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value,
};

use super::index_functions::Sum;
use crate::rewrite::Rewriter;

impl Rewriter<'_> {
    pub(super) fn unary(&mut self, op: UnaryOp, x: Value) -> Value {
        self.emit(Op::Unary(op, x))
    }

    pub(super) fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        self.emit(Op::Binary(op, x, y))
    }

    pub(super) fn compare(&mut self, direction: Direction, lhs: Value, rhs: Value) -> Value {
        self.emit(Op::Compare {
            direction,
            lhs,
            rhs,
        })
    }

    pub(super) fn select(&mut self, pred: Value, on_true: Value, on_false: Value) -> Value {
        self.emit(Op::Select {
            pred,
            on_true,
            on_false,
        })
    }

    pub(super) fn not(&mut self, x: Value) -> Value {
        self.unary(UnaryOp::Not, x)
    }

    /// Converts `operand`, unless it already has the element type.
    pub(super) fn convert(&mut self, operand: Value, element: ElementType) -> Value {
        match self.tensor(operand).element == element {
            true => operand,
            false => self.emit(Op::Convert { operand, element }),
        }
    }

    /// Emits a splat constant of the type of `like`.
    pub(super) fn splat_like(&mut self, like: Value, all: Scalar) -> Value {
        let ty = self.tensor(like).clone();
        self.emit(Op::Constant(Literal::splat(ty, all)))
    }

    /// Emits a splat constant of the type of `like`, an integer or `i1`; the value wraps around.
    pub(super) fn number_like(&mut self, like: Value, all: i128) -> Value {
        self.splat_like(like, Scalar::Int(all as i64))
    }

    /// Returns both operands if `value` is that op.
    pub(super) fn is_binary(&self, value: Value, op: BinaryOp) -> Option<(Value, Value)> {
        match self.op(value) {
            Op::Binary(found, x, y) if *found == op => Some((*x, *y)),
            _ => None,
        }
    }

    /// Returns the operand if `value` is that op.
    pub(super) fn is_unary(&self, value: Value, op: UnaryOp) -> Option<Value> {
        match self.op(value) {
            Op::Unary(found, x) if *found == op => Some(*x),
            _ => None,
        }
    }

    pub(super) fn is_float(&self, value: Value) -> bool {
        self.tensor(value).element.is_float()
    }

    pub(super) fn is_integer(&self, value: Value) -> bool {
        self.tensor(value).element.is_integer()
    }

    pub(super) fn is_pred(&self, value: Value) -> bool {
        self.tensor(value).element == ElementType::Pred
    }
}

/// Emits an integer array given as a sum of affine functions of the indices.
pub(super) fn written_sum(
    r: &mut Rewriter,
    element: ElementType,
    shape: &[usize],
    sum: &Sum,
) -> Value {
    let ty = TensorType::new(element, shape);
    let mut first = sum.constant;
    let mut all: Option<Value> = None;
    for (dimension, runs) in sum.along.iter().enumerate() {
        let Some(run) = runs.as_ref().and_then(|runs| runs.0.first()) else {
            continue;
        };
        first += run.first;
        let counts = r.emit(Op::Iota {
            element,
            shape: shape.to_vec(),
            dimension,
        });
        let step = r.number_like(counts, run.step);
        let along = r.binary(BinaryOp::Multiply, counts, step);
        all = Some(match all {
            Some(before) => r.binary(BinaryOp::Add, before, along),
            None => along,
        });
    }
    let first = r.emit(Op::Constant(Literal::splat(ty, Scalar::Int(first as i64))));
    match all {
        Some(all) => r.binary(BinaryOp::Add, all, first),
        None => first,
    }
}

/// Returns the value of a splat constant.
pub(super) fn splat(r: &Rewriter, value: Value) -> Option<Scalar> {
    match r.op(value) {
        Op::Constant(literal) => literal.splat_value(),
        _ => None,
    }
}

/// Returns the value of a splat constant of integers or `i1`.
pub(super) fn integer(r: &Rewriter, value: Value) -> Option<i128> {
    let element = r.tensor(value).element;
    if element.is_float() {
        return None;
    }
    splat(r, value).map(|all| number(element, all))
}

/// Returns an integer scalar with the signedness of its type.
pub(crate) fn number(element: ElementType, scalar: Scalar) -> i128 {
    let bits = scalar.as_i64();
    match element.is_signed() || element.bits() < 64 {
        true => bits.into(),
        false => (bits as u64).into(),
    }
}

/// Returns the value of a splat constant of floats.
pub(super) fn float(r: &Rewriter, value: Value) -> Option<f64> {
    let element = r.tensor(value).element;
    if !element.is_float() {
        return None;
    }
    splat(r, value).map(|all| all.as_f64(element))
}

/// Returns whether `value` is a splat constant with the bits of `scalar`.
pub(super) fn is(r: &Rewriter, value: Value, scalar: Scalar) -> bool {
    let bits = |scalar| Literal::scalar(r.tensor(value).element, scalar);
    splat(r, value).is_some_and(|all| bits(all) == bits(scalar))
}

/// Returns whether the value is a splat constant or a broadcast scalar.
pub(super) fn is_uniform(r: &Rewriter, value: Value) -> bool {
    crate::ops::is_uniform(&r.out, value)
}

/// The value that all elements of an array have.
pub(super) enum One {
    Known(Literal),
    Computed(Value),
}

impl One {
    /// Returns it as a scalar.
    pub(super) fn scalar(self, r: &mut Rewriter) -> Value {
        match self {
            One::Known(literal) => r.emit(Op::Constant(literal)),
            One::Computed(value) => value,
        }
    }
}

/// Returns the value that all elements of an array have, if it is a splat or a broadcast scalar.
pub(super) fn one_value(r: &Rewriter, value: Value) -> Option<One> {
    match r.op(value) {
        Op::Constant(literal) => Some(One::Known(Literal::scalar(
            literal.element(),
            literal.splat_value()?,
        ))),
        Op::BroadcastInDim { operand, .. } if r.shape(*operand).is_empty() => {
            Some(One::Computed(*operand))
        }
        _ => None,
    }
}

/// Builds an example: a function whose parameters have one type.
pub(super) fn program<const N: usize>(
    element: ElementType,
    shape: &[usize],
    write: impl FnOnce(&mut Func, [Value; N]) -> Value,
) -> Func {
    let mut func = Func::new("example");
    let parameters = [(); N].map(|()| func.parameter(TensorType::new(element, shape)));
    func.results = vec![write(&mut func, parameters)];
    func
}

/// Adds a splat constant of the type of `value`, for an example.
pub(super) fn like(func: &mut Func, value: Value, all: f64) -> Value {
    let ty = func.tensor(value).clone();
    func.splat(ty, Scalar::Float(all))
}
