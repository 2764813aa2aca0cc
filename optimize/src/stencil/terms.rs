//! Recognises the ops that are parts of sums of shifted arrays, one op at a time.

use stablehlo::{BinaryOp, Coefficient, Func, Op, Scalar, UnaryOp, Value};

use super::coefficient::Polynomial;

/// Returns whether an op adds, or multiplies by a uniform factor.
pub(super) fn is_sum(func: &Func, value: Value) -> bool {
    let is_float = matches!(func.ty(value), stablehlo::Type::Tensor(t) if t.element.is_float() && t.rank() > 0);
    is_float
        && match func.op(value) {
            Op::Unary(UnaryOp::Negate, _) | Op::Binary(BinaryOp::Add | BinaryOp::Subtract, ..) => {
                true
            }
            Op::Binary(BinaryOp::Multiply, x, y) => {
                invariant(func, *x).is_some() || invariant(func, *y).is_some()
            }
            Op::Binary(BinaryOp::Divide, _, y) => {
                number(func, *y).is_some_and(|by| by != 0.0 && (1.0 / by).is_finite())
            }
            Op::Stencil {
                coefficients,
                stencil,
                ..
            } => {
                let mut taps = stencil.taps.iter();
                taps.all(|tap| match tap.coefficient {
                    Coefficient::Constant(_) => true,
                    Coefficient::Operand(nth) => func.shape(coefficients[nth]).is_empty(),
                })
            }
            _ => false,
        }
}

/// Returns whether an op moves arrays as a whole.
pub(super) fn is_view(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Slice { stride, .. } => stride.iter().all(|s| *s == 1),
        Op::Pad {
            value, interior, ..
        } => interior.iter().all(|i| *i == 0) && number(func, *value) == Some(0.0),
        Op::Concatenate { .. } | Op::Rotate { .. } | Op::Wrap { .. } | Op::Extend { .. } => true,
        Op::DynamicUpdateSlice { .. } => updated(func, value).is_some(),
        _ => false,
    }
}

/// Returns the operand, the update and its position, if an update is at a constant position.
pub(super) fn updated(func: &Func, value: Value) -> Option<(Value, Value, Vec<usize>)> {
    let Op::DynamicUpdateSlice {
        operand,
        update,
        starts,
    } = func.op(value)
    else {
        return None;
    };
    let mut at = Vec::new();
    for (d, start) in starts.iter().enumerate() {
        let Op::Constant(literal) = func.op(*start) else {
            return None;
        };
        let last = func.shape(*operand)[d] - func.shape(*update)[d];
        let start = literal.get(0).as_f64(literal.element());
        at.push((start.max(0.0) as usize).min(last));
    }
    Some((*operand, *update, at))
}

/// Returns the value of all elements of a uniform float constant.
pub(super) fn number(func: &Func, value: Value) -> Option<f64> {
    let Op::Constant(literal) = func.op(value) else {
        return None;
    };
    let element = literal.element();
    let all: Scalar = literal.splat_value()?;
    element.is_float().then(|| all.as_f64(element))
}

/// Returns the value of all elements as a polynomial, if they are uniform.
pub(super) fn invariant(func: &Func, value: Value) -> Option<Polynomial> {
    if let Some(number) = number(func, value) {
        return number.is_finite().then(|| Polynomial::constant(number));
    }
    match func.op(value) {
        Op::BroadcastInDim { operand, .. } if func.shape(*operand).is_empty() => {
            match number(func, *operand) {
                Some(number) => number.is_finite().then(|| Polynomial::constant(number)),
                None => Some(scalar(func, *operand)),
            }
        }
        _ => None,
    }
}

/// Limit on the depth of products of scalars.
const DEEPEST: usize = 8;

/// Returns a computed scalar as a product of other scalars and a constant, or as itself.
pub(super) fn scalar(func: &Func, value: Value) -> Polynomial {
    product(func, value, DEEPEST)
}

fn product(func: &Func, value: Value, deepest: usize) -> Polynomial {
    let itself = Polynomial::scalar(value);
    if let Some(number) = number(func, value) {
        return match number.is_finite() {
            true => Polynomial::constant(number),
            false => itself,
        };
    }
    let Some(deepest) = deepest.checked_sub(1) else {
        return itself;
    };
    let of = |value: Value| product(func, value, deepest);
    let times = |x: Value, number: f64| of(x).times(&Polynomial::constant(number));
    let found = match func.op(value) {
        Op::Unary(UnaryOp::Negate, x) => times(*x, -1.0),
        Op::Binary(BinaryOp::Multiply, x, y) => of(*x).times(&of(*y)),
        Op::Binary(BinaryOp::Add, x, y) if x == y => times(*x, 2.0),
        Op::Binary(BinaryOp::Divide, x, y) => match number(func, *y) {
            Some(by) if by != 0.0 && (1.0 / by).is_finite() => times(*x, 1.0 / by),
            _ => return itself,
        },
        _ => return itself,
    };
    match found.as_product() {
        Some(_) => found,
        None => itself,
    }
}
