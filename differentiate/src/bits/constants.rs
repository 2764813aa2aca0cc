//! Known integers, and known floats.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Value};

use super::Field;

/// The lowest `width` bits.
pub(super) fn all_ones(width: usize) -> u64 {
    match width {
        64 => u64::MAX,
        _ => (1 << width) - 1,
    }
}

/// The array that `value` is, or repeats.
fn literal(func: &Func, mut value: Value) -> Option<&Literal> {
    loop {
        match func.op(value) {
            Op::Constant(literal) => return Some(literal),
            Op::BroadcastInDim { operand, .. } => value = *operand,
            _ => return None,
        }
    }
}

/// The one number that all elements of an array of integers are.
pub(super) fn known(func: &Func, value: Value) -> Option<u64> {
    let element = func.tensor(value).element;
    let number = constant(func, value).filter(|_| element.is_integer())?;
    Some(number as u64 & all_ones(element.bits()))
}

/// The one integer or truth value that all elements of an array are.
pub(crate) fn constant(func: &Func, value: Value) -> Option<i64> {
    let is_exact = |element: ElementType| element.is_integer() || element == ElementType::Pred;
    let numbers = literal(func, value)
        .filter(|l| is_exact(l.element()))?
        .to_i64s();
    let first = *numbers.first()?;
    numbers.iter().all(|n| *n == first).then_some(first)
}

/// The bits that any element of an array of known integers has.
pub(super) fn any(func: &Func, value: Value) -> Option<u64> {
    let (width, numbers) = integers(func, value)?;
    Some(numbers.iter().fold(0, |bits, n| bits | *n as u64 & width))
}

/// The bits that all elements of an array of known integers have.
pub(super) fn every(func: &Func, value: Value) -> Option<u64> {
    let (width, numbers) = integers(func, value)?;
    Some(numbers.iter().fold(width, |bits, n| bits & *n as u64))
}

/// The ones of their type, and known integers.
fn integers(func: &Func, value: Value) -> Option<(u64, Vec<i64>)> {
    let literal = literal(func, value).filter(|l| l.element().is_integer())?;
    Some((all_ones(literal.element().bits()), literal.to_i64s()))
}

/// A number of bits to shift by, fewer than there are.
pub(super) fn known_shift(func: &Func, value: Value) -> Option<i32> {
    let by = known(func, value)?;
    let width = func.tensor(value).element.bits() as u64;
    (by < width).then_some(by as i32)
}

/// Whether no bit but `bit` of `value` can be 1, as far as a few ops show.
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

/// Whether `value` is -1, 0 or 1, as far as so many ops show.
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

/// The floats that have the bits of an array of known integers where `field` says; they have no others.
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

/// Whether the numbers of an array of floats are so large that a sum with them has no fraction.
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

/// Whether nothing is below an array's numbers.
pub(super) fn is_lowest(func: &Func, value: Value) -> bool {
    let numbers = literal(func, value).map(Literal::to_f64s);
    numbers.is_some_and(|numbers| numbers.iter().all(|n| *n == f64::NEG_INFINITY))
}
