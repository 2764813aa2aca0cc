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
    let numbers = literal(func, value)
        .filter(|l| is_exact(l.element()))?
        .to_i64s();
    let first = *numbers.first()?;
    numbers.iter().all(|n| *n == first).then_some(first)
}

/// Returns the bits set in any element of an array of known integers.
pub(super) fn any(func: &Func, value: Value) -> Option<u64> {
    let (width, numbers) = integers(func, value)?;
    Some(numbers.iter().fold(0, |bits, n| bits | *n as u64 & width))
}

/// Returns the bits set in all elements of an array of known integers.
pub(super) fn every(func: &Func, value: Value) -> Option<u64> {
    let (width, numbers) = integers(func, value)?;
    Some(numbers.iter().fold(width, |bits, n| bits & *n as u64))
}

/// Returns the mask of the type's bits, and the known integers.
fn integers(func: &Func, value: Value) -> Option<(u64, Vec<i64>)> {
    let literal = literal(func, value).filter(|l| l.element().is_integer())?;
    Some((all_ones(literal.element().bits()), literal.to_i64s()))
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
        let numbers = literal.to_i64s();
        return numbers.iter().all(|n| *n as u64 & width & !bit == 0);
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
        return literal.to_i64s().iter().all(|n| (-1..=1).contains(n));
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
    let numbers = literal(func, value).map(Literal::to_f64s);
    numbers.is_some_and(|numbers| {
        let large = |n: &f64| n.abs() >= least && n.is_finite();
        !numbers.is_empty() && numbers.iter().all(large)
    })
}

/// Returns whether all elements are negative infinity.
pub(super) fn is_lowest(func: &Func, value: Value) -> bool {
    let numbers = literal(func, value).map(Literal::to_f64s);
    numbers.is_some_and(|numbers| numbers.iter().all(|n| *n == f64::NEG_INFINITY))
}
