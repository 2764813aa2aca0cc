//! Conversions: of conversions, and of arithmetic that can be done in the narrower type.

use stablehlo::{BinaryOp, ElementType, Op, TensorType, UnaryOp, Value};

use super::compares::narrowed;
use super::shorthand::{integer, like, program};
use crate::bounds::{bounds, holds, of_type};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

use ElementType::{BF16, F16, F32, F64, Pred};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "convert-of-nothing", reason: "the type is that already",
           semantics: BitExact, apply: of_nothing,
           example: |n| program(F32, &[n], |f, [x]| f.push(Op::Convert { operand: x, element: F32 }).expect("converts")) },
    Rule { name: "convert-of-convert", reason: "one conversion says it, if the first one lost nothing",
           semantics: BitExact, apply: of_convert,
           example: |n| program(F32, &[n], |f, [x]| { let wide = f.convert(x, F64); f.convert(wide, ElementType::I32) }) },
    Rule { name: "bitcast-of-bitcast", reason: "one says it",
           semantics: BitExact, apply: of_bitcast,
           example: |n| program(F32, &[n], |f, [x]| { let bits = f.bitcast_convert(x, ElementType::U32); f.bitcast_convert(bits, F32) }) },
    Rule { name: "bitcast-of-choice", reason: "bits of a float that are chosen, and made a float again, are a float that is chosen",
           semantics: BitExact, apply: of_choice,
           example: |n| program(F32, &[n], |f, [x]| {
               let p = f.parameter(TensorType::new(Pred, [n]));
               let bits = f.bitcast_convert(x, ElementType::U32);
               let zero = like(f, bits, 0.0);
               let either = f.select(p, zero, bits);
               f.bitcast_convert(either, F32)
           }) },
    Rule { name: "bitcast-as-convert", reason: "integers of one width convert by their bits: one form",
           semantics: BitExact, apply: as_convert,
           example: |n| program(ElementType::I32, &[n], |f, [x]| f.bitcast_convert(x, ElementType::U32)) },
    Rule { name: "counted-in-the-type", reason: "an iota counts in the type that is asked for",
           semantics: BitExact, apply: counted,
           example: |n| program(F32, &[n], |f, [x]| { let at = f.iota(ElementType::I32, &[n], 0); let at = f.convert(at, F32); f.binary(BinaryOp::Multiply, at, x) }) },
    Rule { name: "narrow-floats", reason: "f64 arithmetic on widened f32 that is rounded back rounds as f32 arithmetic does",
           semantics: BitExact, apply: narrow_floats,
           example: |n| program(F32, &[n], |f, [x, y]| {
               let [x, y] = [x, y].map(|x| f.convert(x, F64));
               let sum = f.binary(BinaryOp::Divide, x, y);
               f.convert(sum, F32)
           }) },
    Rule { name: "narrow-integers", reason: "the low bits of a sum or product need the low bits of its operands only",
           semantics: BitExact, apply: narrow_integers,
           example: |n| program(ElementType::I32, &[n], |f, [x]| {
               let wide = f.convert(x, ElementType::I64);
               let three = like(f, wide, 3.0);
               let sum = f.binary(BinaryOp::Add, wide, three);
               f.convert(sum, ElementType::I32)
           }) },
];

/// Returns the bits of a float's significand, including the implicit one; `None` for integers.
fn precision(element: ElementType) -> Option<usize> {
    match element {
        F64 => Some(53),
        F32 => Some(24),
        F16 => Some(11),
        BF16 => Some(8),
        _ => None, // integers are exact
    }
}

/// Returns whether each value of one type is a value of the other.
pub(super) fn keeps_values(from: ElementType, to: ElementType) -> bool {
    match (precision(from), precision(to)) {
        (None, None) => holds(&of_type(to), &of_type(from)),
        (None, Some(bits)) => {
            // The greatest `u16` exceeds the range of `f16`.
            let fits = from.bits() - usize::from(from.is_signed()) <= bits;
            fits && (to != F16 || from.bits() < 16)
        }
        (Some(_), None) => false,
        (Some(few), Some(many)) => few <= many && !(from == BF16 && to == F16),
    }
}

fn parts(op: &Op) -> Option<(Value, ElementType)> {
    match *op {
        Op::Convert { operand, element } => Some((operand, element)),
        _ => None,
    }
}

fn of_nothing(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let same = |x: Value, element| (r.tensor(x).element == element).then_some(x);
    match *op {
        Op::Convert { operand, element } | Op::BitcastConvert { operand, element } => {
            same(operand, element)
        }
        _ => None,
    }
}

fn of_convert(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (between, to) = parts(op)?;
    let (x, middle) = parts(r.op(between))?;
    let from = r.tensor(x).element;
    if keeps_values(from, middle) {
        // Conversion of floats to integers saturates, of integers to integers wraps around.
        let wraps = !from.is_float() && middle.is_float() && to.is_integer();
        let may = !wraps || holds(&of_type(to), &bounds(&r.out, x));
        return may.then(|| r.convert(x, to));
    }
    if !from.is_integer() || !middle.is_integer() || to == Pred {
        return None;
    }
    // Truncations compose; and the first conversion may have changed nothing.
    let low_bits = to.is_integer() && to.bits() <= middle.bits();
    let kept = holds(&of_type(middle), &bounds(&r.out, x));
    (low_bits || kept).then(|| r.convert(x, to))
}

fn of_bitcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::BitcastConvert { operand, element } = *op else {
        return None;
    };
    let Op::BitcastConvert { operand: x, .. } = *r.op(operand) else {
        return None;
    };
    let ty = r.out.type_of(op).ok()?;
    if *r.out.ty(x) == ty {
        return Some(x);
    }
    let direct = Op::BitcastConvert {
        operand: x,
        element,
    };
    let same = r.out.type_of(&direct).ok()? == ty;
    same.then(|| r.emit(direct))
}

fn of_choice(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::BitcastConvert { operand, element } = *op else {
        return None;
    };
    let Op::Select {
        pred,
        on_true,
        on_false,
    } = *r.op(operand)
    else {
        return None;
    };
    let ty = r.out.type_of(op).ok()?;
    let was_that = |arm: Value| match *r.op(arm) {
        Op::BitcastConvert { operand, .. } => *r.out.ty(operand) == ty,
        _ => false,
    };
    let is_known = |arm: Value| matches!(r.op(arm), Op::Constant(_));
    let (yes, no) = (was_that(on_true), was_that(on_false));
    if !(yes && (no || is_known(on_false)) || no && is_known(on_true)) {
        return None;
    }
    let [on_true, on_false] = [on_true, on_false].map(|arm| {
        r.emit(Op::BitcastConvert {
            operand: arm,
            element,
        })
    });
    Some(r.emit(Op::Select {
        pred,
        on_true,
        on_false,
    }))
}

fn as_convert(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::BitcastConvert { operand, element } = *op else {
        return None;
    };
    let from = r.tensor(operand).element;
    let alike = from.is_integer() && element.is_integer() && from.bits() == element.bits();
    alike.then(|| r.convert(operand, element))
}

fn counted(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (counts, element) = parts(op)?;
    let Op::Iota {
        element: from,
        ref shape,
        dimension,
    } = *r.op(counts)
    else {
        return None;
    };
    if element == Pred {
        return None;
    }
    let last = (shape[dimension] as i128 - 1).max(0);
    let all_of = |element: ElementType| match precision(element) {
        None => of_type(element),
        Some(bits) => 0..=1 << bits,
    };
    let exact = [from, element].map(|element| all_of(element).contains(&last));
    let shape = shape.clone();
    (exact == [true; 2]).then(|| {
        r.emit(Op::Iota {
            element,
            shape,
            dimension,
        })
    })
}

/// Returns the operand of a widening from `element`, or a constant narrowed to it.
fn before(r: &mut Rewriter, value: Value, element: ElementType) -> Option<Value> {
    if let Some((x, _)) = parts(r.op(value)) {
        return (r.tensor(x).element == element).then_some(x);
    }
    let all = narrowed(r, value, element)?;
    let ty = r.tensor(value).with_element(element);
    Some(r.emit(Op::Constant(stablehlo::Literal::splat(ty, all))))
}

fn narrow_floats(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (wide, element) = parts(op)?;
    let from = r.tensor(wide).element;
    // With at least 2p + 2 bits of precision, double rounding is innocuous (Figueroa 1995).
    let innocuous = precision(from)? >= 2 * precision(element)? + 2;
    let no_range_lost = keeps_values(element, from);
    if !r.is_only_use(wide) || !no_range_lost {
        return None;
    }
    match *r.op(wide) {
        Op::Unary(op, x) => {
            let may = match op {
                UnaryOp::Abs
                | UnaryOp::Negate
                | UnaryOp::Sign
                | UnaryOp::Floor
                | UnaryOp::Ceil
                | UnaryOp::RoundNearestEven
                | UnaryOp::RoundNearestAfz => true,
                UnaryOp::Sqrt => innocuous,
                _ => return None, // rounded differently in each type
            };
            let x = before(r, x, element).filter(|_| may)?;
            Some(r.unary(op, x))
        }
        Op::Binary(op, x, y) => {
            let may = match op {
                BinaryOp::Maximum | BinaryOp::Minimum => true,
                BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply | BinaryOp::Divide => {
                    innocuous
                }
                _ => false,
            };
            let x = before(r, x, element).filter(|_| may)?;
            let y = before(r, y, element)?;
            Some(r.binary(op, x, y))
        }
        Op::Select {
            pred,
            on_true,
            on_false,
        } => {
            let (x, y) = (before(r, on_true, element)?, before(r, on_false, element)?);
            Some(r.select(pred, x, y))
        }
        _ => None,
    }
}

fn narrow_integers(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (wide, element) = parts(op)?;
    let from = r.tensor(wide).element;
    let narrower = from.is_integer() && element.is_integer() && element.bits() < from.bits();
    let same_width = from.is_integer() && element.is_integer() && element.bits() == from.bits();
    if !(narrower || same_width) || !r.is_only_use(wide) {
        return None;
    }
    let Op::Binary(op, x, y) = *r.op(wide) else {
        return None;
    };
    let low_bits = match op {
        BinaryOp::Add
        | BinaryOp::Subtract
        | BinaryOp::Multiply
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor => true,
        BinaryOp::Divide
        | BinaryOp::Remainder
        | BinaryOp::Maximum
        | BinaryOp::Minimum
        | BinaryOp::Power
        | BinaryOp::Atan2
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRightLogical
        | BinaryOp::ShiftRightArithmetic => false,
    };
    // Operands must be conversions or constants, which absorb the new conversion; otherwise their
    // number would grow.
    let meets = |v: Value| match *r.op(v) {
        Op::Convert { operand, .. } => {
            let before = r.tensor(operand).element;
            before.is_integer() && before.bits() <= element.bits()
        }
        Op::Iota { .. } => true,
        _ => integer(r, v).is_some(),
    };
    if !low_bits || !meets(x) || !meets(y) {
        return None;
    }
    let (x, y) = (r.convert(x, element), r.convert(y, element));
    Some(r.binary(op, x, y))
}
