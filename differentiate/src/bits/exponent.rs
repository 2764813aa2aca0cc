//! Floats whose exponent was replaced by integer arithmetic: `frexp`, `ldexp`, and the
//! decompositions in libdevice functions.
//!
//! The mantissa is unchanged, so that the new float `y` is the original `x` times a power of two
//! that is locally constant: its slope is `y / x`. [`super::lift`] writes every such `y` in one
//! canonical form, with its mantissa taken from `x`, in which [`scaled`] recognises it.
//!
//! Trailing mantissa bits may be cut off, as by a conversion to a narrower type: double-word
//! arithmetic splits values so.

use std::collections::{HashMap, HashSet};

use stablehlo::{BinaryOp, Direction, ElementType, Func, Op, Scalar, UnaryOp, Value};

use super::constants::{all_ones, known, known_shift};
use super::{Bits, Field, constants, mantissa, moved};
use crate::rules::finite;

/// The fewest mantissa bits that must remain: those of `bf16`.
const DIGITS: u32 = 7;

/// The number of ops looked through to find which bits of an integer can be 1.
const OPS: usize = 8;

/// Returns the contents of `op(x, y)`, where the contents of `x` are a field: the bits of `x` that
/// `y` cannot change, or the sum if `y` is a constant.
pub(super) fn changed(
    func: &Func,
    all: &HashMap<Value, Bits>,
    op: BinaryOp,
    x: Value,
    y: Value,
) -> Option<Bits> {
    let Some(Bits::Field(field)) = all.get(&x) else {
        return None;
    };
    if field.is_flat() {
        return None; // nothing that varies is left
    }
    let width = func.tensor(x).element.bits();
    let ones = ones(func, all, y, OPS);
    let touched = match op {
        BinaryOp::Or | BinaryOp::Xor => ones,
        BinaryOp::Add if ones & (field.mask | field.free) == 0 => ones,
        // Carries propagate upwards.
        BinaryOp::Add | BinaryOp::Subtract if ones != 0 => {
            all_ones(width) & !all_ones(ones.trailing_zeros() as usize)
        }
        BinaryOp::Add | BinaryOp::Subtract => 0,
        _ => return None,
    };
    if touched & field.mask & field.mantissa() == 0 {
        let (mask, free) = (field.mask & !touched, field.free | touched);
        return Some(Bits::Field(Field {
            mask,
            free,
            ..*field
        }));
    }
    let is_sum = matches!(op, BinaryOp::Add | BinaryOp::Subtract);
    let of_all = field.free == 0 && field.mask == all_ones(width);
    (is_sum && of_all && known(func, y).is_some()).then_some(Bits::Sum(*field))
}

/// Returns the contents of `x & y`, where those of `x` are a field: a bit that `y` may clear
/// becomes free, unless it is in the mantissa.
pub(super) fn cut(func: &Func, all: &HashMap<Value, Bits>, x: Value, y: Value) -> Option<Bits> {
    let Some(Bits::Field(field)) = all.get(&x) else {
        return None;
    };
    let (always, ever) = (sure(func, y, OPS), ones(func, all, y, OPS));
    let touched = field.mask & ever & !always;
    let fits = !field.is_flat() && (touched | field.mask & !ever) & field.mantissa() == 0;
    fits.then_some(Bits::Field(Field {
        mask: field.mask & always,
        free: field.free & ever | touched,
        ..*field
    }))
}

/// Returns the bits of an integer that are always 1, looking through at most `ops` ops.
fn sure(func: &Func, value: Value, ops: usize) -> u64 {
    if let Some(bits) = constants::every(func, value) {
        return bits;
    }
    let Some(ops) = ops.checked_sub(1) else {
        return 0;
    };
    match func.op(value) {
        Op::Select {
            on_true, on_false, ..
        } => sure(func, *on_true, ops) & sure(func, *on_false, ops),
        Op::Reshape { operand, .. } | Op::BroadcastInDim { operand, .. } => {
            sure(func, *operand, ops)
        }
        _ => 0,
    }
}

/// Returns the contents of an operation on a sum of a float's bits and a constant: another constant
/// added, or the bits beyond the mantissa, which are locally constant.
pub(super) fn of_sum(func: &Func, all: &HashMap<Value, Bits>, value: Value) -> Option<Bits> {
    let Op::Binary(op, x, y) = func.op(value) else {
        return None;
    };
    let sum = |v: &Value| match all.get(v) {
        Some(Bits::Sum(field)) => Some(*field),
        _ => None,
    };
    let (field, other) = match (sum(x), sum(y)) {
        (Some(field), _) => (field, *y),
        (None, Some(field)) if matches!(op, BinaryOp::Add | BinaryOp::And) => (field, *x),
        _ => return None,
    };
    let by = known(func, other)?;
    match op {
        BinaryOp::Add | BinaryOp::Subtract => Some(Bits::Sum(field)),
        BinaryOp::And if by & field.mantissa() == 0 => Some(Bits::Flat),
        BinaryOp::ShiftRightLogical | BinaryOp::ShiftRightArithmetic => {
            let below = field.mantissa().count_ones() as i32;
            (known_shift(func, other)? >= below).then_some(Bits::Flat)
        }
        _ => None,
    }
}

/// Returns the bits of an integer that can be 1, looking through at most `ops` ops.
fn ones(func: &Func, all: &HashMap<Value, Bits>, value: Value, ops: usize) -> u64 {
    let width = func.tensor(value).element.bits();
    if let Some(bits) = constants::any(func, value) {
        return bits;
    }
    if let Some(Bits::Field(field)) = all.get(&value) {
        return field.mask | field.free;
    }
    let every = all_ones(width);
    let Some(ops) = ops.checked_sub(1) else {
        return every;
    };
    let of = |v: &Value| ones(func, all, *v, ops);
    let shift = |y: &Value| known_shift(func, *y).map(|by| by as u32);
    match func.op(value) {
        Op::Binary(BinaryOp::And, x, y) => of(x) & of(y),
        Op::Binary(BinaryOp::Or | BinaryOp::Xor, x, y) => of(x) | of(y),
        Op::Binary(BinaryOp::ShiftLeft, x, y) => match shift(y) {
            Some(by) => of(x) << by & every,
            None => every,
        },
        Op::Binary(BinaryOp::ShiftRightLogical, x, y) => match shift(y) {
            Some(by) => of(x) >> by,
            None => every,
        },
        // The product has at least as many trailing zeros as its factors together.
        Op::Binary(BinaryOp::Multiply, x, y) => {
            match of(x).trailing_zeros() + of(y).trailing_zeros() {
                below @ 0..64 => every & !all_ones(below as usize),
                _ => 0,
            }
        }
        Op::Binary(BinaryOp::Add | BinaryOp::Subtract, x, y) => {
            match (of(x) | of(y)).trailing_zeros() {
                below @ 0..64 => every & !all_ones(below as usize),
                _ => 0,
            }
        }
        Op::Convert { operand, .. } => {
            let from = func.tensor(*operand).element;
            if from == ElementType::Pred {
                return 1;
            }
            if !from.is_integer() {
                return every;
            }
            let bits = of(operand);
            let extends = from.is_signed() && bits >> (from.bits() - 1) & 1 == 1;
            match extends {
                true => (bits | !all_ones(from.bits())) & every,
                false => bits & every,
            }
        }
        op => match moved(op) {
            Some(places) => {
                let operands = op.operands();
                places.iter().fold(0, |sum, at| sum | of(&operands[*at]))
            }
            None => every,
        },
    }
}

/// Returns the mask of the leading mantissa bits of a float of `element`, if `field` holds those
/// and nothing of the rest.
pub(super) fn digits(element: ElementType, field: &Field) -> Option<u64> {
    let behind = all_ones(mantissa(element) as usize);
    let digits = field.mask & behind;
    let fits = (field.element, field.shift) == (element, 0) && field.free & behind == 0;
    (fits && are_first(element, digits)).then_some(digits)
}

/// Returns whether `digits` are the leading bits of a mantissa, and at least [`DIGITS`].
fn are_first(element: ElementType, digits: u64) -> bool {
    let all = mantissa(element);
    let cut = all.saturating_sub(digits.count_ones());
    let expected = all_ones(all as usize) & !all_ones(cut as usize);
    digits == expected && digits.count_ones() >= DIGITS
}

/// Returns the float that `op` multiplies by two powers of two, at least one of them built from
/// integers.
///
/// `ldexp` multiplies twice where one power would overflow or underflow: `(x 2^-123) 2^122`. A
/// derivative need not have the magnitude of `x`, and might overflow in between.
pub(super) fn scaled_twice(func: &Func, all: &HashMap<Value, Bits>, op: &Op) -> Option<Value> {
    let product = |op: &Op| match *op {
        Op::Binary(BinaryOp::Multiply, x, y) => Some([(x, y), (y, x)]),
        _ => None,
    };
    let is_made = |v: Value| matches!(func.op(v), Op::BitcastConvert { .. });
    let is_power = |v: Value| is_power(func, all, v, OPS);
    for (inner, second) in product(op)? {
        if !is_power(second) {
            continue;
        }
        let found = product(func.op(inner)).into_iter().flatten();
        let mut found =
            found.filter(|(_, first)| is_power(*first) && (is_made(*first) || is_made(second)));
        if let Some((float, _)) = found.next() {
            return Some(float);
        }
    }
    None
}

/// Returns whether the float `value` is always a power of two, 0 or infinite, looking through at
/// most `ops` ops.
fn is_power(func: &Func, all: &HashMap<Value, Bits>, value: Value, ops: usize) -> bool {
    let element = func.tensor(value).element;
    if !element.is_float() {
        return false;
    }
    let behind = all_ones(mantissa(element) as usize);
    let Some(ops) = ops.checked_sub(1) else {
        return false;
    };
    let is_power = |v: &Value| is_power(func, all, *v, ops);
    match func.op(value) {
        Op::BitcastConvert { operand, .. } => {
            func.tensor(*operand).element.bits() == element.bits()
                && !all.contains_key(operand)
                && ones(func, all, *operand, ops) & behind == 0
        }
        Op::Constant(literal) => {
            let is_power = |number: f64| number.to_bits() & all_ones(52) == 0;
            let mut numbers = literal.stored();
            numbers.all(|number| is_power(number.as_f64(literal.element())))
        }
        Op::Select {
            on_true, on_false, ..
        } => is_power(on_true) && is_power(on_false),
        Op::Reshape { operand, .. } | Op::BroadcastInDim { operand, .. } => is_power(operand),
        _ => false,
    }
}

/// Returns `value`, which is `float` times a power of two, rewritten such that its slope is
/// `value / float` where both have all mantissa bits.
pub(super) fn with_slope_of(out: &mut Func, float: Value, value: Value) -> Value {
    let ty = out.tensor(value).clone();
    let element = ty.element;
    let bits = match element.bits() {
        64 => ElementType::U64,
        32 => ElementType::U32,
        _ => ElementType::U16,
    };
    let integer = out.bitcast_convert(value, bits);
    let digits = all_ones(mantissa(element) as usize);
    let scaled = with_mantissa_of(out, float, digits, integer);
    let least = match element {
        ElementType::F64 => f64::MIN_POSITIVE,
        ElementType::F16 => 0.5_f64.powi(14),
        _ => f32::MIN_POSITIVE.into(),
    };
    let least = out.splat(ty, Scalar::Float(least));
    let mut has_all = out.unary(UnaryOp::IsFinite, value);
    for number in [float, value] {
        let size = out.unary(UnaryOp::Abs, number);
        let is_normal = out.compare(Direction::Ge, size, least);
        has_all = out.binary(BinaryOp::And, has_all, is_normal);
    }
    out.select(has_all, scaled, value)
}

/// Returns the float with the bits `integer`, with the mantissa bits `digits` taken from `float`
/// (the canonical form).
pub(super) fn with_mantissa_of(out: &mut Func, float: Value, digits: u64, integer: Value) -> Value {
    let element = out.tensor(float).element;
    let ty = out.tensor(integer).clone();
    let before = !all_ones(mantissa(element) as usize) & all_ones(element.bits());
    let [behind, before] =
        [digits, before].map(|bits| out.splat(ty.clone(), Scalar::Int(bits as i64)));
    let bits = out.bitcast_convert(float, ty.element);
    let behind = out.binary(BinaryOp::And, bits, behind);
    let before = out.binary(BinaryOp::And, integer, before);
    let bits = out.binary(BinaryOp::Or, behind, before);
    out.bitcast_convert(bits, element)
}

/// Returns whether an integer has the form that [`with_mantissa_of`] writes.
pub(super) fn is_scaled(func: &Func, integer: Value) -> bool {
    parts(func, integer).is_some()
}

/// Returns the float whose mantissa `value` has with another exponent or sign, and the integer that
/// provides exponent and sign.
pub(crate) fn scaled(func: &Func, value: Value) -> Option<(Value, Value)> {
    let Op::BitcastConvert { operand, .. } = func.op(value) else {
        return None;
    };
    let (float, before) = parts(func, *operand)?;
    (func.tensor(float).element == func.tensor(value).element).then_some((float, before))
}

fn parts(func: &Func, integer: Value) -> Option<(Value, Value)> {
    let Op::Binary(BinaryOp::Or, x, y) = func.op(integer) else {
        return None;
    };
    let masked = |v: &Value| match func.op(*v) {
        Op::Binary(BinaryOp::And, x, y) => Some((*x, known(func, *y)?)),
        _ => None,
    };
    let ((bits, behind), (before, rest)) = (masked(x)?, masked(y)?);
    let Op::BitcastConvert { operand: float, .. } = func.op(bits) else {
        return None;
    };
    let element = func.tensor(*float).element;
    if !element.is_float() || element.bits() != func.tensor(bits).element.bits() {
        return None;
    }
    let before_it = !all_ones(mantissa(element) as usize) & all_ones(element.bits());
    let fits = are_first(element, behind) && rest == before_it;
    fits.then_some((*float, before))
}

/// Returns what exponent and sign are computed from, except for exponents and signs of floats,
/// which are locally constant.
pub(crate) fn others(func: &Func, all: &HashMap<Value, Bits>, before: Value) -> Vec<Value> {
    let (mut left, mut seen, mut others) = (vec![before], HashSet::new(), Vec::new());
    while let Some(value) = left.pop() {
        if !seen.insert(value) {
            continue;
        }
        match (all.get(&value), func.op(value)) {
            (Some(Bits::Flat), _) => {}
            (Some(Bits::Field(_)), Op::BitcastConvert { operand, .. })
                if func.tensor(*operand).element.is_float() => {}
            (Some(Bits::Field(_)), op) => match moved(op) {
                Some(places) => left.extend(places.iter().map(|at| op.operands()[*at])),
                None => left.extend(op.operands()),
            },
            (Some(Bits::Sum(_)) | None, _) => others.push(value),
        }
    }
    others
}

/// Returns `y / x`, where `y` is the float `x` with another exponent; 0 where that is not finite.
pub(crate) fn slope(out: &mut Func, x: Value, y: Value) -> Value {
    let quotient = out.binary(BinaryOp::Divide, y, x);
    finite::only_numbers(out, quotient)
}
