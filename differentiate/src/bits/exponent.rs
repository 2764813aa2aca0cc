//! Floats that were given another exponent, as integers: `frexp`, and all that functions of libdevice do to take a number apart and to put one together.
//!
//! What is behind the exponent stays, so that `y`, which was `x`, is `x` times a power of two that does not change where `x` changes smoothly: its slope
//! is `y / x`. [`super::lift`] writes such a `y` in one form, its mantissa taken from `x`, by which it is found again ([`scaled`]).
//!
//! Last digits may be cut off, as by a conversion to a type of fewer: what computes with twice the digits takes numbers apart so.

use std::collections::{HashMap, HashSet};

use stablehlo::{BinaryOp, Direction, ElementType, Func, Op, Scalar, UnaryOp, Value};

use super::constants::{all_ones, known, known_shift};
use super::{Bits, Field, constants, mantissa, moved};
use crate::rules::finite;

/// How many digits are left at least: as many as `bf16` has.
const DIGITS: u32 = 7;

/// How many ops are looked at for what bits of an integer can be 1.
const OPS: usize = 8;

/// `x`, of which a field is known, and `y` by `op`: what of the float is left beside what `y` may change, or the sum if `y` is a constant.
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
        return None; // nothing that changes is left to be kept
    }
    let width = func.tensor(x).element.bits();
    let ones = ones(func, all, y, OPS);
    let touched = match op {
        BinaryOp::Or | BinaryOp::Xor => ones,
        BinaryOp::Add if ones & (field.mask | field.free) == 0 => ones,
        // Carries go upwards.
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

/// `x`, of which a field is known, where `y` has ones, of which some are known: an exponent may be cut off or not.
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

/// Which bits of an integer are 1 whatever happens, as far as so many ops show.
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

/// Of a sum of a float's bits and a constant: another constant more, or what of it is beyond the mantissa, which does not change.
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

/// Which bits of an integer can be 1, as far as so many ops show.
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
        // No bit below the lowest ones.
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

/// The first digits of a float of `element`, if that is what `field` holds of one, and nothing of the rest.
pub(super) fn digits(element: ElementType, field: &Field) -> Option<u64> {
    let behind = all_ones(mantissa(element) as usize);
    let digits = field.mask & behind;
    let fits = (field.element, field.shift) == (element, 0) && field.free & behind == 0;
    (fits && are_first(element, digits)).then_some(digits)
}

/// Whether these are digits of a mantissa from its first one on, and enough.
fn are_first(element: ElementType, digits: u64) -> bool {
    let all = mantissa(element);
    let cut = all.saturating_sub(digits.count_ones());
    let expected = all_ones(all as usize) & !all_ones(cut as usize);
    digits == expected && digits.count_ones() >= DIGITS
}

/// The float that `op` multiplies by two powers of two, of which integers make one at least.
///
/// What puts a number together may do so in two steps where one power is no number: `(x 2^-123) 2^122`. A derivative need not be as large as `x`, and
/// might be no number in between.
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

/// Whether the float `value` is a power of two, 0 or infinite, whatever happens, as far as so many ops show.
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
            match literal.splat_value() {
                Some(value) => is_power(value.as_f64(literal.element())),
                None => literal.to_f64s().into_iter().all(is_power),
            }
        }
        Op::Select {
            on_true, on_false, ..
        } => is_power(on_true) && is_power(on_false),
        Op::Reshape { operand, .. } | Op::BroadcastInDim { operand, .. } => is_power(operand),
        _ => false,
    }
}

/// `value`, which is `float` times a power of two, with the slope `value / float` where both have all their digits.
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

/// The float of the bits `integer`, its mantissa, which is `digits` of that of `float`, taken from there.
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

/// Whether these are bits as [`with_mantissa_of`] puts them together.
pub(super) fn is_scaled(func: &Func, integer: Value) -> bool {
    parts(func, integer).is_some()
}

/// The float whose mantissa `value` has, if it has that of one and another exponent or sign, and the integer that these are of.
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

/// What an exponent and a sign come from, but for the exponents and signs of floats: these do not change.
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

/// `y / x` of a float `x` that was given another exponent, `y`; 0 where that is no number.
pub(crate) fn slope(out: &mut Func, x: Value, y: Value) -> Value {
    let quotient = out.binary(BinaryOp::Divide, y, x);
    finite::only_numbers(out, quotient)
}
