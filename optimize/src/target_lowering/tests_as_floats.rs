//! Converts predicates to floats by their bits, where XLA would replace a product.
//!
//! XLA replaces a product with a converted predicate by a select between the other factor and 0, on
//! every backend. `x * (x > 0)` is then 0 where CUDA has NaN (`x` NaN or negatively infinite) or
//! -0. It also finds the predicate through integers and through a select between 1 and 0, but not
//! if the bit patterns of 1 and 0 are selected.

use stablehlo::{Callees, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, Value};

use super::Target;
use super::rounded::bits_of;
use crate::inline::push;

/// Selects the bit patterns of 1 and 0 where a predicate becomes a float, in loops and callees too.
///
/// `f64` is left alone on TPUs, whose doubles have no bit pattern.
pub(super) fn by_bits(func: &Func, target: Target) -> Func {
    let mut callees = Callees::default();
    written(func, target != Target::Tpu, &mut callees)
}

fn written(func: &Func, with_doubles: bool, callees: &mut Callees) -> Func {
    let mut again = |func: &Func, callees: &mut Callees| written(func, with_doubles, callees);
    func.rewritten(|out, value, op| {
        let has_bits = |ty: &&TensorType| with_doubles || ty.element.bytes() < 8;
        let Some(ty) = float_of_test(func, value).filter(has_bits) else {
            return push(out, op.map_functions(callees, &mut again));
        };
        match op {
            Op::Convert { operand, .. } => {
                let holds = nonzero(out, operand);
                chosen(out, holds, ty, true)
            }
            Op::Select {
                pred, on_true: x, ..
            } => {
                let is_direct = !out.is_zero(x);
                chosen(out, pred, ty, is_direct)
            }
            op => unreachable!("{op:?} makes no float of a test"),
        }
    })
}

/// Returns the type of `value` if it is a float that is 1 or 0 by a predicate that XLA finds.
fn float_of_test(func: &Func, value: Value) -> Option<&TensorType> {
    let is_test = match func.op(value) {
        Op::Convert { operand, .. } => is_bit(func, *operand),
        Op::Select { .. } => chooses_bit(func, value),
        _ => false, // computed
    };
    is_test
        .then(|| func.tensor(value))
        .filter(|ty| ty.element.is_float())
}

/// Returns whether a value is a predicate, or 1 and 0 by one.
fn is_bit(func: &Func, value: Value) -> bool {
    if func.tensor(value).element == ElementType::Pred {
        return true;
    }
    match func.op(value) {
        Op::Convert { operand, .. }
        | Op::BroadcastInDim { operand, .. }
        | Op::Reshape { operand, .. }
        | Op::Transpose { operand, .. }
        | Op::Reverse { operand, .. }
        | Op::Slice { operand, .. } => is_bit(func, *operand),
        Op::Select { .. } => chooses_bit(func, value),
        _ => false, // computed
    }
}

/// Returns whether a value is a select between 1 and 0.
fn chooses_bit(func: &Func, value: Value) -> bool {
    let Op::Select {
        on_true, on_false, ..
    } = *func.op(value)
    else {
        return false;
    };
    (is_one(func, on_true) && func.is_zero(on_false))
        || (func.is_zero(on_true) && is_one(func, on_false))
}

fn is_one(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Constant(literal) => match literal.splat_value() {
            Some(Scalar::Int(n)) => n == 1,
            Some(Scalar::Float(x)) => x == 1.0,
            _ => false, // other elements
        },
        Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. } => is_one(func, *operand),
        _ => false, // computed
    }
}

/// Returns the predicate that each element is not 0.
fn nonzero(out: &mut Func, value: Value) -> Value {
    let ty = out.tensor(value).clone();
    match ty.element {
        ElementType::Pred => value,
        _ => {
            let zero = out.splat(ty, Scalar::Int(0));
            out.compare(Direction::Ne, value, zero)
        }
    }
}

/// Returns 1 where the predicate `holds` and 0 elsewhere; the reverse if not `is_direct`.
fn chosen(out: &mut Func, holds: Value, ty: &TensorType, is_direct: bool) -> Value {
    let one = Literal::scalar(ty.element, Scalar::Int(1)).to_bytes();
    let bits = TensorType::new(bits_of(ty.element), ty.shape.clone());
    let one = Literal::from_bytes(bits.element, [], one).splat_value();
    let one = out.splat(bits.clone(), one.expect("it is one element"));
    let zero = out.splat(bits, Scalar::Int(0));
    let (x, y) = match is_direct {
        true => (one, zero),
        false => (zero, one),
    };
    let pattern = out.select(holds, x, y);
    out.bitcast_convert(pattern, ty.element)
}
