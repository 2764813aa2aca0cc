//! The sum over the taps, given the elements that each tap reads.

use stablehlo::{BinaryOp, Coefficient, Func, Literal, Scalar, Stencil, Tap, UnaryOp, Value};

/// Adds the products of the taps in their order. `view` returns the elements of a tap, in the
/// result's shape.
pub(super) fn sum(
    func: &mut Func,
    coefficients: &[Value],
    stencil: &Stencil,
    mut view: impl FnMut(&mut Func, &Tap) -> Value,
) -> Value {
    let mut sum = None;
    for tap in &stencil.taps {
        let elements = view(func, tap);
        let constant = tap.coefficient.as_constant();
        sum = Some(match (sum, constant) {
            (None, Some(1.0)) => elements,
            (Some(sum), Some(1.0)) => func.binary(BinaryOp::Add, sum, elements),
            // Adding a negated product is subtracting it, bit for bit.
            (None, Some(-1.0)) if func.tensor(elements).element.is_float() => {
                func.unary(UnaryOp::Negate, elements)
            }
            (Some(sum), Some(-1.0)) => func.binary(BinaryOp::Subtract, sum, elements),
            (sum, _) => {
                let factor = factor(func, coefficients, tap.coefficient, elements);
                let product = func.binary(BinaryOp::Multiply, factor, elements);
                match sum {
                    None => product,
                    Some(sum) => func.binary(BinaryOp::Add, sum, product),
                }
            }
        });
    }
    sum.expect("a stencil has taps")
}

fn factor(func: &mut Func, coefficients: &[Value], coefficient: Coefficient, like: Value) -> Value {
    let ty = func.tensor(like).clone();
    match coefficient {
        Coefficient::Constant(bits) => func.splat(ty, Scalar::Float(f64::from_bits(bits))),
        Coefficient::Operand(nth) => match func.tensor(coefficients[nth]).rank() == ty.rank() {
            true => coefficients[nth],
            false => func.broadcast_in_dim(coefficients[nth], &ty.shape, &[]),
        },
    }
}

/// Writes a scalar zero of the element type of `like`.
pub(super) fn zero(func: &mut Func, like: Value) -> Value {
    let element = func.tensor(like).element;
    func.constant(Literal::scalar(element, Scalar::Int(0)))
}
