//! Indices and booleans as functions of the symbols: the lane that a thread reads, and whether it
//! is active.

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Op, Scalar, UnaryOp, Value};

use super::position::Linear;
use super::read::{Number, Reader};

/// The greatest number of elements of a mask that are examined one by one.
const MOST: usize = 1 << 12;

impl Reader<'_> {
    /// Returns the integer (or the boolean, as 0 or 1) at an index, if it is a linear function of
    /// the symbols that stays in the range of its type.
    pub fn number(&self, value: Value, at: &[Linear]) -> Option<Linear> {
        let element = self.func.tensor(value).element;
        if element.is_float() {
            return None;
        }
        if let Op::Iota { .. } | Op::Constant(_) = self.func.op(value) {
            return self.checked(value, at);
        }
        let key = (value, at.to_vec());
        if let Some(known) = self.numbers.borrow().get(&key) {
            self.symbols.note(known.notes);
            return known.number.clone();
        }
        let before = self.symbols.take_notes();
        let number = self.checked(value, at);
        let notes = self.symbols.take_notes();
        self.symbols.note(before);
        self.symbols.note(notes);
        let known = Number {
            number: number.clone(),
            notes,
        };
        self.numbers.borrow_mut().insert(key, known);
        number
    }

    fn checked(&self, value: Value, at: &[Linear]) -> Option<Linear> {
        let number = self.unchecked(value, at)?;
        let (least, most) = number.range(self.symbols)?;
        let (lowest, highest) = limits(self.func.tensor(value).element);
        (lowest <= least && most <= highest).then_some(number)
    }

    fn unchecked(&self, value: Value, at: &[Linear]) -> Option<Linear> {
        let number = |value: Value| self.number(value, at);
        let truth = |truth: bool| Some(Linear::constant(truth.into()));
        match *self.func.op(value) {
            Op::Iota { dimension, .. } => Some(at[dimension].clone()),
            Op::Constant(ref literal) => {
                let scalar = literal.splat_value().or_else(|| {
                    let mut position = 0;
                    for (place, size) in at.iter().zip(literal.shape()) {
                        position = position * size + usize::try_from(place.known()?).ok()?;
                    }
                    Some(literal.get(position))
                })?;
                match scalar {
                    Scalar::Int(number) => Some(Linear::constant(number)),
                    Scalar::Float(_) | Scalar::F32Bits(_) | Scalar::F64Bits(_) => None,
                }
            }
            Op::Unary(UnaryOp::Not, x) if self.func.tensor(value).element == ElementType::Pred => {
                number(x)?.times(-1)?.plus(1)
            }
            Op::Unary(UnaryOp::Negate, x) => number(x)?.times(-1),
            Op::Convert { operand, .. } => number(operand),
            Op::Binary(op @ (BinaryOp::And | BinaryOp::Or), x, y)
                if self.func.tensor(value).element == ElementType::Pred =>
            {
                let settles = Linear::constant((op == BinaryOp::Or).into());
                match (number(x), number(y)) {
                    (Some(x), _) | (_, Some(x)) if x == settles => Some(settles),
                    (Some(_), Some(y)) => Some(y),
                    (None, _) | (_, None) => None,
                }
            }
            Op::Binary(op, x, y) => self.binary(op, number(x)?, number(y)?, value),
            Op::Compare {
                direction,
                lhs,
                rhs,
            } => {
                let difference = number(lhs)?.add(&number(rhs)?.times(-1)?)?;
                let (least, most) = difference.range(self.symbols)?;
                let (always, never) = match direction {
                    Direction::Lt => (most < 0, least >= 0),
                    Direction::Le => (most <= 0, least > 0),
                    Direction::Gt => (least > 0, most <= 0),
                    Direction::Ge => (least >= 0, most < 0),
                    Direction::Eq => (least == 0 && most == 0, least > 0 || most < 0),
                    Direction::Ne => (least > 0 || most < 0, least == 0 && most == 0),
                };
                if !always && !never {
                    // The comparison is decided by the difference being below 0, or below 1.
                    let bound = match direction {
                        Direction::Lt | Direction::Ge => 0,
                        Direction::Le | Direction::Gt => 1,
                        Direction::Eq | Direction::Ne => i64::from(least == 0),
                    };
                    difference.note_cut(bound, self.symbols);
                    return None;
                }
                truth(always)
            }
            Op::Reduce {
                operand,
                init,
                ref dimensions,
                combiner: combiner @ (Combiner::Or | Combiner::And),
            } if self.func.tensor(value).element == ElementType::Pred => {
                self.reduced((operand, dimensions), init, at, combiner)
            }
            _ => {
                let (from, at) = self.moved(value, at)?;
                self.number(from, &at)
            }
        }
    }

    fn binary(&self, op: BinaryOp, x: Linear, y: Linear, value: Value) -> Option<Linear> {
        let known = x.known().zip(y.known());
        let compared = || x.add(&y.times(-1)?)?.range(self.symbols);
        let of_known = |of: fn(i64, i64) -> i64| known.map(|(x, y)| Linear::constant(of(x, y)));
        match op {
            BinaryOp::Add => x.add(&y),
            BinaryOp::Subtract => x.add(&y.times(-1)?),
            BinaryOp::Multiply => match (x.known(), y.known()) {
                (_, Some(y)) => x.times(y),
                (Some(x), _) => y.times(x),
                (None, None) => None,
            },
            // Division truncates, which equals floor division for nonnegative operands.
            BinaryOp::Divide | BinaryOp::Remainder => {
                let by = y.known().filter(|by| *by > 0)?;
                if let Some(x) = x.known() {
                    let of = if op == BinaryOp::Divide {
                        x / by
                    } else {
                        x % by
                    };
                    return Some(Linear::constant(of));
                }
                let (quotient, rest) = x.divided(by, self.symbols)?;
                let (least, _) = x.range(self.symbols)?;
                let of = if op == BinaryOp::Divide {
                    quotient
                } else {
                    rest
                };
                (least >= 0).then_some(of)
            }
            BinaryOp::Minimum | BinaryOp::Maximum => {
                let (least, most) = compared()?;
                let (x, y) = if op == BinaryOp::Minimum {
                    (x, y)
                } else {
                    (y, x)
                };
                match (most <= 0, least >= 0) {
                    (true, _) => Some(x),
                    (false, true) => Some(y),
                    (false, false) => None,
                }
            }
            BinaryOp::And => of_known(|x, y| x & y),
            BinaryOp::Or => of_known(|x, y| x | y),
            BinaryOp::Xor => of_known(|x, y| x ^ y),
            BinaryOp::ShiftLeft => {
                let by = y.known().filter(|by| (0..31).contains(by))?;
                x.times(1 << by)
            }
            BinaryOp::ShiftRightLogical | BinaryOp::ShiftRightArithmetic => {
                let bits = self.func.tensor(value).element.bits() as i64;
                let by = y.known().filter(|by| (0..bits.min(62)).contains(by))?;
                let (least, _) = x.range(self.symbols)?;
                let shifted = x.divided(1 << by, self.symbols)?.0;
                (least >= 0).then_some(shifted)
            }
            BinaryOp::Power | BinaryOp::Atan2 => None,
        }
    }

    /// Returns whether all, or any, of the booleans of `operand` in `dimensions`, and `init`, hold.
    fn reduced(
        &self,
        operand: (Value, &[usize]),
        init: Value,
        at: &[Linear],
        combiner: Combiner,
    ) -> Option<Linear> {
        let settles = i64::from(combiner == Combiner::Or);
        let init = self.number(init, &[])?.known()?;
        let of_all = self.settled(operand, at, settles)?;
        let truth = match settles {
            1 => init == 1 || of_all == 1,
            _ => init == 1 && of_all == 1,
        };
        Some(Linear::constant(truth.into()))
    }

    /// Returns `settles` if `value` equals it somewhere in `dimensions`, otherwise the opposite
    /// boolean.
    fn settled(
        &self,
        (value, dimensions): (Value, &[usize]),
        at: &[Linear],
        settles: i64,
    ) -> Option<i64> {
        let shape = self.func.shape(value);
        let count: usize = dimensions.iter().map(|d| shape[*d]).product();
        if count > MOST {
            return None;
        }
        let mut all_known = true;
        for mut position in 0..count {
            let mut outer = at.iter();
            let mut place = Vec::with_capacity(shape.len());
            for d in 0..shape.len() {
                place.push(match dimensions.contains(&d) {
                    true => Linear::constant(0),
                    false => outer.next()?.clone(),
                });
            }
            for d in dimensions.iter().rev() {
                place[*d].constant = (position % shape[*d]) as i64;
                position /= shape[*d];
            }
            match self.number(value, &place).and_then(|n| n.known()) {
                Some(truth) if truth == settles => return Some(settles),
                Some(_) => {}
                None => all_known = false,
            }
        }
        all_known.then_some(1 - settles)
    }
}

/// Returns the least and the greatest value of an element type; unsigned 64-bit ones limited to
/// `i64`.
fn limits(element: ElementType) -> (i64, i64) {
    match element {
        ElementType::Pred => (0, 1),
        _ if element.is_signed() => {
            let lowest = i64::MIN >> (64 - element.bits());
            (lowest, !lowest)
        }
        ElementType::U64 => (0, i64::MAX),
        _ => (0, (1 << element.bits()) - 1),
    }
}
