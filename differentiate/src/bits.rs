//! The bits of floats that integers hold.
//!
//! A float that is bitcast to an integer, moved, and bitcast back has a derivative; so does one
//! whose sign was changed that way: [`lift`] rewrites both as ops on floats. A float's exponent is
//! locally constant, so that a float whose exponent was replaced is the float times a locally
//! constant factor ([`exponent`]). The derivatives of all other operations on bits are unknown, and
//! [`crate::activity`] rejects them where a derivative passes through.

mod constants;
mod exponent;
mod lift;
mod loops;

pub(crate) use constants::constant;
pub(crate) use exponent::{others, scaled, slope};
pub(crate) use lift::lifted;

use std::collections::HashMap;

use stablehlo::{BinaryOp, ElementType, Func, Op, UnaryOp, Value};

use constants::{all_ones, known, known_shift, only_bit};

/// The contents of an integer, in terms of the bits of a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bits {
    /// Bit `i` is bit `i + shift` of a float where `mask` has bit `i`, unrelated where `free` has
    /// it, and 0 elsewhere.
    Field(Field),
    /// A float's bits as an integer, shifted up by `-shift`, plus a constant, as where code rounds
    /// before it extracts an exponent.
    Sum(Field),
    /// Locally constant in the floats.
    Flat,
}

impl Bits {
    /// Returns whether it is locally constant in the floats.
    pub fn is_flat(&self) -> bool {
        match self {
            Bits::Field(field) => field.is_flat() && field.free == 0,
            Bits::Sum(_) => false,
            Bits::Flat => true,
        }
    }
}

/// A subset of the bits of a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    element: ElementType,
    shift: i32,
    mask: u64,
    /// These bits vary, but not with the float.
    free: u64,
}

/// Returns the number of mantissa bits of a float type.
pub(crate) fn mantissa(element: ElementType) -> u32 {
    match element {
        ElementType::F64 => 52,
        ElementType::F32 => 23,
        ElementType::F16 => 10,
        _ => 7,
    }
}

impl Field {
    /// Returns all bits of a float.
    fn all(element: ElementType) -> Field {
        let mask = all_ones(element.bits());
        Field {
            element,
            shift: 0,
            mask,
            free: 0,
        }
    }

    /// Returns the positions in the integer that mantissa bits can have.
    fn mantissa(&self) -> u64 {
        let last = mantissa(self.element) as i32 - self.shift;
        match u32::try_from(last) {
            Ok(last) => all_ones(last.min(64) as usize),
            Err(_) => 0,
        }
    }

    /// Returns the position of the sign bit, or 0 if it is outside of the integer.
    fn sign(&self) -> u64 {
        let place = self.element.bits() as i32 - 1 - self.shift;
        match u32::try_from(place) {
            Ok(place) => 1u64.checked_shl(place).unwrap_or(0),
            Err(_) => 0,
        }
    }

    /// Returns whether only sign and exponent bits are left.
    fn is_flat(&self) -> bool {
        self.mask & self.mantissa() == 0
    }

    fn is_all(&self) -> bool {
        *self == Field::all(self.element)
    }

    fn masked(self, by: u64) -> Field {
        Field {
            mask: self.mask & by,
            free: self.free & by,
            ..self
        }
    }

    /// Shifts up by `by` bits in an integer of `width` bits; down if `by` is negative.
    fn shifted(self, by: i32, width: usize) -> Field {
        let moved = |bits: u64| match by >= 0 {
            true => bits.checked_shl(by as u32).unwrap_or(0) & all_ones(width),
            false => bits.checked_shr(by.unsigned_abs()).unwrap_or(0),
        };
        Field {
            shift: self.shift - by,
            mask: moved(self.mask),
            free: moved(self.free),
            ..self
        }
    }

    /// Returns the union of two fields, if they have the same element type and shift and are
    /// disjoint.
    fn and_beside(self, other: Field) -> Option<Field> {
        let fits = (self.element, self.shift) == (other.element, other.shift);
        let apart = (self.mask | self.free) & (other.mask | other.free) == 0;
        (fits && apart).then_some(Field {
            mask: self.mask | other.mask,
            free: self.free | other.free,
            ..self
        })
    }

    /// Returns what is common to two fields, of which either may be present; `None` if their
    /// mantissa bits differ.
    fn or_else(self, other: Field) -> Option<Field> {
        let fits = (self.element, self.shift) == (other.element, other.shift);
        let (both, either) = (self.mask & other.mask, self.mask | other.mask);
        let fits = fits && (both ^ either) & self.mantissa() == 0;
        fits.then_some(Field {
            mask: both,
            free: self.free | other.free | both ^ either,
            ..self
        })
    }
}

/// Returns the contents of the integers of `func`.
pub(crate) fn of(func: &Func) -> HashMap<Value, Bits> {
    let mut all = HashMap::new();
    if sees_bits(func) {
        for value in func.values() {
            if let Some(bits) = holds(func, &all, value) {
                all.insert(value, bits);
            }
        }
    }
    all
}

/// Returns whether a float is bitcast to an integer in `func`.
fn sees_bits(func: &Func) -> bool {
    func.values().any(|v| match func.op(v) {
        Op::BitcastConvert { operand, .. } => func.tensor(*operand).element.is_float(),
        _ => false,
    })
}

/// Returns the contents of an integer, if they are known; `all` has those of the values before it.
fn holds(func: &Func, all: &HashMap<Value, Bits>, value: Value) -> Option<Bits> {
    let op = func.op(value);
    let [ty] = func.ty(value).tensors() else {
        return None;
    };
    if !ty.element.is_integer() {
        return None;
    }
    let width = ty.element.bits();
    let field = |v: &Value| match all.get(v) {
        Some(Bits::Field(field)) => Some(*field),
        Some(Bits::Sum(_) | Bits::Flat) | None => None,
    };
    if let Some(bits) = exponent::of_sum(func, all, value) {
        return Some(bits);
    }
    let field = match op {
        Op::BitcastConvert { operand, .. } => {
            let from = func.tensor(*operand).element;
            match (from.is_float(), from.bits() == width) {
                (true, true) if is_rounded(func, *operand) => return Some(Bits::Flat),
                (true, true) => Some(Field::all(from)),
                (false, true) => return all.get(operand).copied(),
                (_, false) => None,
            }
        }
        Op::Convert { operand, .. } => {
            let from = func.tensor(*operand).element;
            if all.get(operand) == Some(&Bits::Flat) {
                return Some(Bits::Flat);
            }
            let field = field(operand)?;
            let (top, below) = (1 << (from.bits() - 1), all_ones(from.bits()));
            let holds_top = (field.mask | field.free) & top != 0;
            match holds_top && width > from.bits() && from.is_signed() {
                false => Some(field.masked(all_ones(width))),
                // A sign extension.
                true if field.mask & top & field.mantissa() == 0 => Some(Field {
                    free: field.free | all_ones(width) & !below,
                    ..field
                }),
                true => None,
            }
        }
        Op::Unary(UnaryOp::PopulationCount | UnaryOp::CountLeadingZeros, _) => {
            return Some(Bits::Flat);
        }
        Op::Binary(op, x, y) => {
            let (fx, fy) = (field(x), field(y));
            match op {
                BinaryOp::And => match (fx, fy) {
                    (Some(f), _) if known(func, *y).is_some() => Some(f.masked(known(func, *y)?)),
                    (_, Some(f)) if known(func, *x).is_some() => Some(f.masked(known(func, *x)?)),
                    _ => {
                        return exponent::cut(func, all, *x, *y)
                            .or_else(|| exponent::cut(func, all, *y, *x));
                    }
                },
                BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add => {
                    let plain = joined(func, *op, (*x, fx), (*y, fy))
                        .or_else(|| joined(func, *op, (*y, fy), (*x, fx)));
                    return plain
                        .map(Bits::Field)
                        .or_else(|| exponent::changed(func, all, *op, *x, *y))
                        .or_else(|| exponent::changed(func, all, *op, *y, *x));
                }
                BinaryOp::Subtract => return exponent::changed(func, all, *op, *x, *y),
                BinaryOp::ShiftLeft => Some(fx?.shifted(known_shift(func, *y)?, width)),
                BinaryOp::ShiftRightLogical => Some(fx?.shifted(-known_shift(func, *y)?, width)),
                BinaryOp::ShiftRightArithmetic => {
                    let (field, by) = (fx?, known_shift(func, *y)?);
                    let down = field.shifted(-by, width);
                    match (field.mask | field.free) & (1 << (width - 1)) == 0 {
                        true => Some(down),
                        // An arithmetic shift extends the sign.
                        false if down.is_flat() && field.free == 0 => return Some(Bits::Flat),
                        false => None,
                    }
                }
                BinaryOp::Multiply => {
                    let (field, other) = fx.map(|f| (f, *y)).or(fy.map(|f| (f, *x)))?;
                    let by = known(func, other)?;
                    by.is_power_of_two()
                        .then(|| field.shifted(by.trailing_zeros() as i32, width))
                }
                BinaryOp::Maximum | BinaryOp::Minimum => plain(same(func, &[*x, *y], &field)),
                _ => None,
            }
        }
        Op::Reduce {
            operand,
            init,
            combiner: stablehlo::Combiner::Max | stablehlo::Combiner::Min,
            ..
        } => plain(same(func, &[*operand, *init], &field)),
        _ => {
            let operands = op.operands();
            let moved: Vec<Value> = moved(op)?.into_iter().map(|at| operands[at]).collect();
            same(func, &moved, &field)
        }
    };
    field.map(Bits::Field)
}

/// Returns field `x` combined with `y`, which is a disjoint field or a sign.
fn joined(
    func: &Func,
    op: BinaryOp,
    (_, fx): (Value, Option<Field>),
    (y, fy): (Value, Option<Field>),
) -> Option<Field> {
    let field = fx?;
    if let Some(both) = fy.and_then(|other| field.and_beside(other)) {
        return Some(both);
    }
    let sign = field.sign();
    let signs = op != BinaryOp::Add && sign & !field.free != 0 && only_bit(func, y, sign);
    signs.then_some(Field {
        mask: field.mask | sign,
        ..field
    })
}

/// Returns the field that `values` have in common; the others must be constants.
fn same(func: &Func, values: &[Value], field: &dyn Fn(&Value) -> Option<Field>) -> Option<Field> {
    let mut fields = values.iter().filter_map(field);
    let first = fields.next()?;
    let one = fields.try_fold(first, Field::or_else)?;
    let fits = values
        .iter()
        .all(|v| field(v).is_some() || constants::as_floats(func, *v, &one).is_some());
    fits.then_some(one)
}

/// Returns the field, if it has no free bits.
fn plain(field: Option<Field>) -> Option<Field> {
    field.filter(|field| field.free == 0)
}

/// Returns, for an op that moves elements, the indices of the operands that they come from.
fn moved(op: &Op) -> Option<Vec<usize>> {
    match op {
        Op::Scatter {
            combiner: stablehlo::Combiner::Set,
            ..
        } => Some(vec![0, 2]),
        op => Some(op.moved_operands()?.collect()),
    }
}

/// Returns whether a float was added to a constant so large that no fraction is left (magic-number
/// rounding). A `maximum` with -inf may separate the two additions, to keep compilers from folding
/// them.
pub(crate) fn is_rounded(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Binary(BinaryOp::Add | BinaryOp::Subtract, x, y) => {
            constants::is_large(func, *x) || constants::is_large(func, *y)
        }
        Op::Binary(BinaryOp::Maximum, x, y) => {
            let lowest = |v: Value| constants::is_lowest(func, v);
            (lowest(*x) && is_rounded(func, *y)) || (lowest(*y) && is_rounded(func, *x))
        }
        _ => false,
    }
}

/// Returns whether a sum subtracts that constant again: the result is a rounded value, which is
/// locally constant.
pub(crate) fn rounds(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Binary(BinaryOp::Add | BinaryOp::Subtract, x, y) => {
            let large = |v: Value| constants::is_large(func, v);
            (large(*y) && is_rounded(func, *x)) || (large(*x) && is_rounded(func, *y))
        }
        _ => false,
    }
}

/// Returns the float that `value` equals or is the next float above or below (directed rounding);
/// `value` has its derivative.
pub(crate) fn beside(func: &Func, value: Value) -> Option<Value> {
    let Op::BitcastConvert { operand, .. } = func.op(value) else {
        return None;
    };
    let float = func.tensor(value).element;
    let Op::Binary(BinaryOp::Add | BinaryOp::Subtract, x, y) = func.op(*operand) else {
        return None;
    };
    let Op::BitcastConvert { operand, .. } = func.op(*x) else {
        return None;
    };
    let same = float.is_float() && func.tensor(*operand).element == float;
    (same && constants::is_a_step(func, *y, 4)).then_some(*operand)
}

/// Returns whether `pred` tests by its bits whether a float is subnormal. Code then scales the
/// float through its bits as an integer; the derivative is taken to be that of neighbouring normal
/// floats.
pub(crate) fn asks_for_subnormals(func: &Func, all: &HashMap<Value, Bits>, pred: Value) -> bool {
    let Op::Compare {
        direction: stablehlo::Direction::Lt,
        lhs,
        rhs,
    } = func.op(pred)
    else {
        return false;
    };
    match (all.get(lhs), known(func, *rhs)) {
        (Some(Bits::Field(field)), Some(least)) => {
            field.shift == 0 && least == 1 << mantissa(field.element)
        }
        _ => false,
    }
}
