//! Constants: integers and floats whose values are known.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Value};

use super::Field;

/// Returns a mask of the lowest `width` bits.
pub(super) fn all_ones(width: usize) -> u64 {
    match width {
        64 => u64::MAX,
        _ => (1 << width) - 1,
    }
}

/// Returns the literal that `value` is, or broadcasts.
fn literal(func: &Func, mut value: Value) -> Option<&Literal> {
    loop {
        match func.op(value) {
            Op::Constant(literal) => return Some(literal),
            Op::BroadcastInDim { operand, .. } => value = *operand,
            _ => return None,
        }
    }
}

/// Returns the integer that all elements of `value` equal, as unsigned bits.
pub(super) fn known(func: &Func, value: Value) -> Option<u64> {
    let element = func.tensor(value).element;
    let number = constant(func, value).filter(|_| element.is_integer())?;
    Some(number as u64 & all_ones(element.bits()))
}

/// Returns the integer or boolean that all elements of `value` equal.
pub(crate) fn constant(func: &Func, value: Value) -> Option<i64> {
    let is_exact = |element: ElementType| element.is_integer() || element == ElementType::Pred;
    let literal = literal(func, value).filter(|l| is_exact(l.element()))?;
    Some(literal.splat_value()?.as_i64())
}

/// Returns the bits set in any element of an array of known integers.
pub(super) fn any(func: &Func, value: Value) -> Option<u64> {
    let (width, numbers) = integers(func, value)?;
    Some(numbers.fold(0, |bits, n| bits | n & width))
}

/// Returns the bits set in all elements of an array of known integers.
pub(super) fn every(func: &Func, value: Value) -> Option<u64> {
    let (width, numbers) = integers(func, value)?;
    Some(numbers.fold(width, |bits, n| bits & n))
}

/// Returns the mask of the type's bits, and the known integers: all of them, or one if they are all
/// equal.
fn integers(func: &Func, value: Value) -> Option<(u64, impl Iterator<Item = u64>)> {
    let literal = literal(func, value).filter(|l| l.element().is_integer())?;
    let numbers = literal.stored().map(|number| number.as_i64() as u64);
    Some((all_ones(literal.element().bits()), numbers))
}

/// Returns a known shift amount that is less than the width.
pub(super) fn known_shift(func: &Func, value: Value) -> Option<i32> {
    let by = known(func, value)?;
    let width = func.tensor(value).element.bits() as u64;
    (by < width).then_some(by as i32)
}

/// Returns whether `bit` is the only bit of `value` that can be 1, looking through a few ops.
pub(super) fn only_bit(func: &Func, value: Value, bit: u64) -> bool {
    only_bit_within(func, value, bit, 4)
}

fn only_bit_within(func: &Func, value: Value, bit: u64, ops: usize) -> bool {
    if let Some(literal) = literal(func, value) {
        let width = all_ones(literal.element().bits());
        let mut numbers = literal.stored();
        return numbers.all(|n| n.as_i64() as u64 & width & !bit == 0);
    }
    let Some(ops) = ops.checked_sub(1) else {
        return false;
    };
    let only = |v: &Value| only_bit_within(func, *v, bit, ops);
    match func.op(value) {
        Op::Binary(BinaryOp::And, x, y) => only(x) || only(y),
        Op::Binary(BinaryOp::ShiftLeft, _, by) => {
            let width = func.tensor(value).element.bits();
            bit == 1 << (width - 1) && known(func, *by) == Some(width as u64 - 1)
        }
        Op::Select {
            on_true, on_false, ..
        } => only(on_true) && only(on_false),
        Op::BroadcastInDim { operand, .. }
        | Op::Reshape { operand, .. }
        | Op::Slice { operand, .. }
        | Op::Transpose { operand, .. } => only(operand),
        _ => false,
    }
}

/// Returns whether `value` is -1, 0 or 1, looking through at most `ops` ops.
pub(super) fn is_a_step(func: &Func, value: Value, ops: usize) -> bool {
    if let Some(literal) = literal(func, value) {
        return literal.stored().all(|n| (-1..=1).contains(&n.as_i64()));
    }
    match (func.op(value), ops.checked_sub(1)) {
        (
            Op::Select {
                on_true, on_false, ..
            },
            Some(ops),
        ) => is_a_step(func, *on_true, ops) && is_a_step(func, *on_false, ops),
        _ => false,
    }
}

/// Returns the floats with the bits `field` of an array of known integers, if these have no other
/// bits.
pub(super) fn as_floats(func: &Func, value: Value, field: &Field) -> Option<Literal> {
    let ty = func.tensor(value);
    let literal = literal(func, value)?;
    let numbers = match literal.count() == ty.count() {
        true => literal.to_i64s(),
        false => vec![known(func, value)? as i64; ty.count()],
    };
    let width = all_ones(ty.element.bits());
    let mut bytes = Vec::with_capacity(ty.count() * field.element.bytes());
    for number in numbers {
        let number = number as u64 & width;
        if number & !(field.mask | field.free) != 0 {
            return None;
        }
        let bits = match field.shift >= 0 {
            true => number.checked_shl(field.shift as u32)?,
            false => number.checked_shr(field.shift.unsigned_abs())?,
        };
        bytes.extend(&bits.to_le_bytes()[..field.element.bytes()]);
    }
    let shape = ty.shape.as_slice();
    Some(Literal::from_bytes(field.element, shape, bytes))
}

/// Returns whether the floats of a constant are so large that adding to them leaves no fraction.
pub(super) fn is_large(func: &Func, value: Value) -> bool {
    let least = match func.tensor(value).element {
        ElementType::F32 => (1u64 << 22) as f64,
        ElementType::F64 => (1u64 << 51) as f64,
        _ => return false,
    };
    let is_large = |n: f64| n.abs() >= least && n.is_finite();
    literal(func, value).is_some_and(|literal| {
        let mut numbers = literal.stored();
        literal.count() > 0 && numbers.all(|n| is_large(n.as_f64(literal.element())))
    })
}

/// Returns whether all elements are negative infinity.
pub(super) fn is_lowest(func: &Func, value: Value) -> bool {
    literal(func, value).is_some_and(|literal| {
        let mut numbers = literal.stored();
        numbers.all(|n| n.as_f64(literal.element()) == f64::NEG_INFINITY)
    })
}

#[cfg(test)]
mod tests {
    use stablehlo::{Scalar, TensorType};

    use super::*;

    #[test]
    fn equal_elements_are_read_once() {
        // More elements than there is memory for.
        let of = |element, number| {
            let mut func = Func::new("main");
            let ty = TensorType::new(element, [1 << 50]);
            let value = func.constant(Literal::splat(ty, number));
            (func, value)
        };
        let (func, one) = of(ElementType::I32, Scalar::Int(1));
        assert_eq!(constant(&func, one), Some(1));
        assert_eq!((any(&func, one), every(&func, one)), (Some(1), Some(1)));
        assert!(is_a_step(&func, one, 1) && only_bit(&func, one, 1));
        let (func, large) = of(ElementType::F32, Scalar::Float(8388608.0));
        assert!(is_large(&func, large) && !is_lowest(&func, large));
    }
}
