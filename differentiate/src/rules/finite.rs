//! Where a partial derivative may be infinite or NaN.
//!
//! Kernels guard divisions with a select. In reverse mode, the branch that was not selected
//! receives adjoint 0, which must stay 0 however large the partial derivative is, although 0 times
//! infinity is NaN; in forward mode the same holds for tangents that are 0. Parameters and carried
//! values are assumed to be finite, except for those that depend on the suspects of
//! [`crate::Rules`].

use stablehlo::{BinaryOp, Direction, Func, Literal, Op, Scalar, UnaryOp, Value};

/// Returns for each value whether it is finite, if all parameters but the suspects are.
pub(crate) fn of(func: &Func, suspect: &[bool]) -> Vec<bool> {
    let mut all: Vec<bool> = Vec::with_capacity(func.len());
    for value in func.values() {
        let is = |v: &Value| all[v.index()];
        let finite = match func.op(value) {
            Op::Parameter { index } => !suspect[*index],
            Op::Constant(literal) => is_finite(literal),
            Op::Unary(op, x) => match op {
                UnaryOp::Sqrt
                | UnaryOp::Rsqrt
                | UnaryOp::Exp
                | UnaryOp::Expm1
                | UnaryOp::Log
                | UnaryOp::Log1p
                | UnaryOp::Tan => false,
                _ => is(x),
            },
            Op::Binary(op, x, y) => match op {
                BinaryOp::Divide => is(x) && divides(func, *y),
                BinaryOp::Power => is(x) && at_least(func, *y, 0.0),
                BinaryOp::Remainder => false,
                _ => is(x) && is(y),
            },
            // A barrier may stand for a loop that was cut out.
            Op::While { .. }
            | Op::Case { .. }
            | Op::Call { .. }
            | Op::CustomCall { .. }
            | Op::OptimizationBarrier { .. } => false,
            op => op.operands().iter().all(is),
        };
        let integers = |ty: &stablehlo::TensorType| !ty.element.is_float();
        all.push(finite || func.ty(value).tensors().iter().all(integers));
    }
    all
}

/// Returns whether the partial derivative of an elementwise op by operand `which` is finite, given
/// which values are.
pub(crate) fn has_slope(func: &Func, finite: &[bool], value: Value, which: usize) -> bool {
    let is = |v: &Value| finite[v.index()];
    match func.op(value) {
        Op::Unary(op, x) => match op {
            UnaryOp::Negate => true,
            UnaryOp::Abs | UnaryOp::Sine | UnaryOp::Cosine | UnaryOp::Tanh | UnaryOp::Logistic => {
                is(x)
            }
            _ => false,
        },
        Op::Binary(op, x, y) => match op {
            BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Maximum | BinaryOp::Minimum => true,
            BinaryOp::Multiply => is(if which == 0 { y } else { x }),
            BinaryOp::Divide => which == 0 && divides(func, *y),
            BinaryOp::Power => which == 0 && is(x) && at_least(func, *y, 1.0),
            BinaryOp::Remainder => which == 0,
            _ => false,
        },
        _ => false,
    }
}

/// Returns `term`, a product of `t`, but 0 where `t` is 0 and the product is NaN.
pub(super) fn guarded(out: &mut Func, t: Value, term: Value) -> Value {
    let zeros = out.splat(out.tensor(t).clone(), Scalar::Int(0));
    let nothing = out.compare(Direction::Eq, t, zeros);
    // `term` may be nonzero where `t` is 0.
    let no_number = out.compare(Direction::Ne, term, term);
    let lost = out.binary(BinaryOp::And, nothing, no_number);
    out.select(lost, zeros, term)
}

/// Returns `value`, with 0 where it is NaN or infinite.
pub(crate) fn only_numbers(out: &mut Func, value: Value) -> Value {
    let zeros = out.splat(out.tensor(value).clone(), Scalar::Int(0));
    let is_number = out.unary(UnaryOp::IsFinite, value);
    out.select(is_number, value, zeros)
}

fn is_finite(literal: &Literal) -> bool {
    let element = literal.element();
    !element.is_float() || literal.stored().all(|x| x.as_f64(element).is_finite())
}

fn numbers(func: &Func, mut value: Value) -> Option<Vec<f64>> {
    loop {
        match func.op(value) {
            Op::Constant(literal) => return Some(literal.to_f64s()),
            Op::BroadcastInDim { operand, .. } => value = *operand,
            _ => return None,
        }
    }
}

/// Returns whether `value` is a constant without zeros, or a broadcast scalar: a select between
/// elements does not guard it.
fn divides(func: &Func, value: Value) -> bool {
    if is_one_number(func, value) {
        return true;
    }
    let numbers = numbers(func, value);
    numbers.is_some_and(|numbers| numbers.iter().all(|x| *x != 0.0 && x.is_finite()))
}

/// Returns whether `value` is a constant with no element below `least`.
fn at_least(func: &Func, value: Value, least: f64) -> bool {
    let numbers = numbers(func, value);
    numbers.is_some_and(|numbers| numbers.iter().all(|x| *x >= least))
}

/// Returns whether `value` is a broadcast scalar.
fn is_one_number(func: &Func, value: Value) -> bool {
    matches!(func.op(value), Op::BroadcastInDim { operand, .. } if func.shape(*operand).is_empty())
}
