//! Rewrites the movement of floats through integers as movement of floats.

use std::collections::HashMap;

use stablehlo::{
    BinaryOp, Callees, Combiner, Direction, ElementType, Func, Op, Scalar, UnaryOp, Value,
};

use super::loops::of_floats;
use super::{Bits, Field, constants, exponent, holds, moved, sees_bits};
use crate::rules::places::{counter, taken_along};

/// Returns a bit-exact equivalent of `func` in which floats that were moved, or changed in sign, as
/// integers are moved, or changed in sign, as floats.
pub(crate) fn lifted(func: &Func) -> Func {
    with_callees(func, &mut Callees::default())
}

fn with_callees(func: &Func, callees: &mut Callees) -> Func {
    let mut lift = Lift {
        sees_bits: sees_bits(func),
        bits: HashMap::new(),
        held: HashMap::new(),
        written: HashMap::new(),
        chosen: HashMap::new(),
        carried: HashMap::new(),
    };
    func.rewritten(|out, _, op| {
        let op = op.map_functions(callees, &mut with_callees);
        lift.write(out, op)
    })
}

struct Lift {
    sees_bits: bool,
    bits: HashMap<Value, Bits>,
    /// For integers that hold bits of floats, those floats.
    held: HashMap<Value, Held>,
    /// The ops written, for common subexpression elimination: equal floats are one value.
    written: HashMap<Op, Value>,
    /// Integers that result from selection, as floats of a type.
    chosen: HashMap<(Value, ElementType), Value>,
    /// For loops that carry floats in place of integers, the types of those integers.
    carried: HashMap<Value, Vec<Option<ElementType>>>,
}

/// A float whose bits an integer holds, and how its sign follows.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Held {
    float: Value,
    sign: Sign,
}

/// The sign, if it is among the bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// The sign of the float.
    Own,
    /// The opposite sign.
    Other,
    /// Negative where this integer is not 0.
    Of(Value),
}

impl Lift {
    fn write(&mut self, out: &mut Func, op: Op) -> Value {
        if let Op::BitcastConvert { operand, element } = op
            && let Some(float) = self
                .seen_as_float(out, operand, element)
                .or_else(|| self.chosen_as_floats(out, operand, element))
        {
            return float;
        }
        let op = match self.with_floats_carried(out, op) {
            Ok(loop_of_floats) => return loop_of_floats,
            Err(op) => op,
        };
        if let Op::Result { of, index } = op
            && let Some(Some(integer)) = self.carried.get(&of).map(|integers| integers[index])
        {
            return self.carried_integer(out, (of, index), integer);
        }
        if let Some(float) = exponent::scaled_twice(out, &self.bits, &op) {
            let value = self.push(out, op);
            return exponent::with_slope_of(out, float, value);
        }
        if !self.sees_bits {
            return out.push(op).expect("it fitted before");
        }
        let value = self.push(out, op);
        if let Some(bits) = holds(out, &self.bits, value) {
            self.bits.insert(value, bits);
            if let Bits::Field(field) = bits
                && let Some(held) = self.holds(out, value, &field)
            {
                self.held.insert(value, held);
            }
        }
        value
    }

    /// Rewrites a loop that carries floats as integers to carry floats; returns any other op
    /// unchanged as an error.
    fn with_floats_carried(&mut self, out: &mut Func, op: Op) -> Result<Value, Op> {
        let Op::While { inits, cond, body } = &op else {
            return Err(op);
        };
        let known = |init: &Value| {
            let field = self.field(*init).filter(Field::is_all);
            field.map(|field| field.element)
        };
        let known: Vec<_> = inits.iter().map(known).collect();
        if !sees_bits(body) && known.iter().all(Option::is_none) {
            return Err(op);
        }
        let Some((slots, cond, body)) = of_floats(cond, body, &known) else {
            return Err(op);
        };
        let (mut inits, mut integers) = (inits.clone(), vec![None; inits.len()]);
        for ((init, slot), integer) in inits.iter_mut().zip(&slots).zip(&mut integers) {
            if let Some(element) = *slot {
                let operand = *init;
                *integer = Some(out.tensor(operand).element);
                *init = self.write(out, Op::BitcastConvert { operand, element });
            }
        }
        let (cond, body) = (Box::new(cond), Box::new(body));
        let tuple = out.push(Op::While { inits, cond, body });
        let tuple = tuple.expect("it fits floats too");
        self.sees_bits = true;
        self.carried.insert(tuple, integers);
        Ok(tuple)
    }

    /// Returns the integer that a result of such a loop was before.
    fn carried_integer(
        &mut self,
        out: &mut Func,
        (of, index): (Value, usize),
        element: ElementType,
    ) -> Value {
        let operand = self.push(out, Op::Result { of, index });
        self.write(out, Op::BitcastConvert { operand, element })
    }

    fn field(&self, value: Value) -> Option<Field> {
        match self.bits.get(&value)? {
            Bits::Field(field) => Some(*field),
            Bits::Sum(_) | Bits::Flat => None,
        }
    }

    /// Returns the floats whose bits the integers `value` are.
    fn seen_as_float(
        &mut self,
        out: &mut Func,
        value: Value,
        element: ElementType,
    ) -> Option<Value> {
        let field = self.field(value)?;
        let held = *self.held.get(&value)?;
        let all = Field::all(field.element);
        let upper_half = field.shift == -16 && field.mask == all.mask << 16;
        if (field.element, element) == (ElementType::BF16, ElementType::F32) && upper_half {
            let operand = self.signed(out, held);
            Some(self.push(out, Op::Convert { operand, element }))
        } else if field.element != element || field.shift != 0 {
            None
        } else if field.is_all() {
            Some(self.signed(out, held))
        } else if field.free == 0 && field.mask == all.mask & !all.sign() {
            Some(self.push(out, Op::Unary(UnaryOp::Abs, held.float)))
        } else if exponent::is_scaled(out, value) {
            None // already
        } else {
            let digits = exponent::digits(element, &field)?;
            Some(exponent::with_mantissa_of(out, held.float, digits, value))
        }
    }

    /// Returns integers that are selected from the bits of several floats, or of none, as floats:
    /// each alternative is bitcast before the selection.
    fn chosen_as_floats(
        &mut self,
        out: &mut Func,
        value: Value,
        element: ElementType,
    ) -> Option<Value> {
        if let Some(known) = self.chosen.get(&(value, element)) {
            return Some(*known);
        }
        let Op::Select {
            pred,
            on_true,
            on_false,
        } = *out.op(value)
        else {
            return None;
        };
        let ty = out.tensor(value).element;
        if !ty.is_integer() || !element.is_float() || self.bits.contains_key(&value) {
            return None;
        }
        let of_floats =
            |v: Value| self.bits.contains_key(&v) || matches!(out.op(v), Op::Select { .. });
        if !of_floats(on_true) && !of_floats(on_false) {
            return None;
        }
        let [on_true, on_false] = [on_true, on_false]
            .map(|operand| self.write(out, Op::BitcastConvert { operand, element }));
        let op = Op::Select {
            pred,
            on_true,
            on_false,
        };
        let chosen = self.push(out, op);
        self.chosen.insert((value, element), chosen);
        Some(chosen)
    }

    /// Returns the floats with their signs applied.
    fn signed(&mut self, out: &mut Func, held: Held) -> Value {
        let Held { float, sign } = held;
        match sign {
            Sign::Own => float,
            Sign::Other => self.push(out, Op::Unary(UnaryOp::Negate, float)),
            Sign::Of(sign) => {
                let size = self.push(out, Op::Unary(UnaryOp::Abs, float));
                let negative = self.push(out, Op::Unary(UnaryOp::Negate, size));
                self.choose(out, sign, negative, size)
            }
        }
    }

    /// Selects `then` where an integer is not 0.
    fn choose(&mut self, out: &mut Func, integer: Value, then: Value, otherwise: Value) -> Value {
        let zeros = out.splat(out.tensor(integer).clone(), Scalar::Int(0));
        let pred = out.compare(Direction::Ne, integer, zeros);
        out.select(pred, then, otherwise)
    }

    fn push(&mut self, out: &mut Func, op: Op) -> Value {
        if let Some(value) = self.written.get(&op) {
            return *value;
        }
        let value = out
            .push(op.clone())
            .expect("it fits, or fits integers of its shape");
        self.written.insert(op, value);
        value
    }

    /// Returns the floats whose bits `field` the integers `value` hold.
    fn holds(&mut self, out: &mut Func, value: Value, field: &Field) -> Option<Held> {
        let op = out.op(value).clone();
        match op {
            Op::BitcastConvert { operand, .. } | Op::Convert { operand, .. } => {
                if out.tensor(operand).element.is_float() {
                    let (float, sign) = (operand, Sign::Own);
                    return Some(Held { float, sign });
                }
                self.held.get(&operand).copied()
            }
            Op::Binary(op, x, y) => match op {
                BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add | BinaryOp::Subtract => {
                    let plain = match op {
                        BinaryOp::Subtract => None,
                        _ => self
                            .joined(out, op, x, y)
                            .or_else(|| self.joined(out, op, y, x)),
                    };
                    // With a replaced exponent: the float that provides the mantissa.
                    plain.or_else(|| {
                        let has_mantissa =
                            |v: &&Value| self.field(**v).is_some_and(|f| !f.is_flat());
                        match [x, y].iter().filter(has_mantissa).collect::<Vec<_>>()[..] {
                            [one] => self.held.get(one).copied(),
                            _ => None,
                        }
                    })
                }
                BinaryOp::Maximum | BinaryOp::Minimum => {
                    let direction = match op {
                        BinaryOp::Maximum => Direction::Ge,
                        _ => Direction::Le,
                    };
                    let floats = [x, y].map(|v| self.floats(out, v, field));
                    let [first, second] = floats;
                    let pred = out.compare(direction, x, y);
                    let float = out.select(pred, first?, second?);
                    let sign = Sign::Own;
                    Some(Held { float, sign })
                }
                // The other operand is constant.
                _ => self.held.get(&x).or(self.held.get(&y)).copied(),
            },
            Op::Reduce {
                operand,
                init,
                ref dimensions,
                combiner,
            } => {
                let known = (operand, self.floats(out, operand, field)?);
                let init = (init, self.floats(out, init, field)?);
                let float = chosen(out, known, init, dimensions, (combiner, value))?;
                let sign = Sign::Own;
                Some(Held { float, sign })
            }
            op => {
                let operands = op.operands();
                let places = moved(&op)?;
                let mut floats = Vec::new();
                for (at, operand) in operands.iter().enumerate() {
                    floats.push(match places.contains(&at) {
                        true => self.floats(out, *operand, field)?,
                        false => *operand,
                    });
                }
                let same = matches!(op, Op::Select { .. }) && floats[1] == floats[2];
                let one = floats[places[0]];
                let mut floats = floats.into_iter();
                let op = op.map_operands(|_| floats.next().expect("one each"));
                let float = match same {
                    true => one, // they differ in the exponent only
                    false => self.push(out, op),
                };
                let sign = Sign::Own;
                Some(Held { float, sign })
            }
        }
    }

    /// Returns floats with the bits `field` of `value`, with their signs if the sign is among the
    /// bits.
    fn floats(&mut self, out: &mut Func, value: Value, field: &Field) -> Option<Value> {
        match self.held.get(&value) {
            Some(held) if field.mask & field.sign() != 0 => Some(self.signed(out, *held)),
            Some(held) => Some(held.float),
            None => {
                let literal = constants::as_floats(out, value, field)?;
                Some(self.push(out, Op::Constant(literal)))
            }
        }
    }

    /// Returns `x` combined with further bits of the same floats in `y`, or with a sign.
    fn joined(&mut self, out: &mut Func, op: BinaryOp, x: Value, y: Value) -> Option<Held> {
        let (held, field) = (*self.held.get(&x)?, self.field(x)?);
        let sign = field.sign();
        let has_sign = sign != 0 && field.mask & sign != 0;
        if let Some(other) = self.held.get(&y)
            && let Some(theirs) = self.field(y)
            && field.and_beside(theirs).is_some()
            && other.float == held.float
        {
            return Some(match has_sign {
                true => held,
                false => *other,
            });
        }
        if sign & !field.free == 0 || op == BinaryOp::Add || !self.is_sign(out, y, sign) {
            return None;
        }
        let (float, sign) = match (has_sign, op) {
            (false, _) => (held.float, Sign::Of(y)),
            (true, BinaryOp::Xor) => match (held.sign, constants::known(out, y)) {
                (Sign::Own, Some(1..)) => (held.float, Sign::Other),
                _ => {
                    let float = self.signed(out, held);
                    let other = self.push(out, Op::Unary(UnaryOp::Negate, float));
                    (self.choose(out, y, other, float), Sign::Own)
                }
            },
            (true, _) => {
                let float = self.signed(out, held);
                let size = self.push(out, Op::Unary(UnaryOp::Abs, float));
                let negative = self.push(out, Op::Unary(UnaryOp::Negate, size));
                (self.choose(out, y, negative, float), Sign::Own)
            }
        };
        Some(Held { float, sign })
    }

    /// Returns whether `value` holds a sign bit and nothing else.
    fn is_sign(&self, out: &Func, value: Value, sign: u64) -> bool {
        let field = self.field(value);
        field.is_some_and(|field| (field.mask | field.free) & !sign == 0)
            || constants::only_bit(out, value, sign)
    }
}

/// Returns the floats of the first integers that are the minimum, or the maximum.
fn chosen(
    out: &mut Func,
    (integers, floats): (Value, Value),
    (init, init_float): (Value, Value),
    dimensions: &[usize],
    (combiner, best): (Combiner, Value),
) -> Option<Value> {
    let ty = out.tensor(integers).clone();
    let (along, left): (Vec<usize>, Vec<usize>) =
        (0..ty.rank()).partition(|d| dimensions.contains(d));
    let shape: Vec<usize> = left.iter().map(|d| ty.shape[*d]).collect();
    let count: usize = along.iter().map(|d| ty.shape[*d]).product();
    if ty.count() == 0 || !matches!(combiner, Combiner::Max | Combiner::Min) {
        return None;
    }
    let line = |out: &mut Func, x: Value| {
        let last = out.transpose(x, &[left.as_slice(), &along].concat());
        out.reshape(last, &[shape.as_slice(), &[count]].concat())
    };
    let (integers, floats) = (line(out, integers), line(out, floats));
    let lines = out.shape(integers).to_vec();
    let all: Vec<usize> = (0..shape.len()).collect();
    let wide = out.broadcast_in_dim(best, &lines, &all);
    let is_best = out.compare(Direction::Eq, integers, wide);
    let element = counter(count);
    let places = out.iota(element, &lines, shape.len());
    let end = out.scalar(element, Scalar::Int(count as i64));
    let ends = out.broadcast_in_dim(end, &lines, &[]);
    let candidates = out.select(is_best, places, ends);
    let first = out.reduce(candidates, end, &[shape.len()], Combiner::Min);
    let column = [shape.as_slice(), &[1]].concat();
    let first = out.reshape(first, &column);
    let found = taken_along(out, floats, first, shape.len());
    let found = out.reshape(found, &shape);
    let init = out.broadcast_in_dim(init, &shape, &[]);
    let init_float = out.broadcast_in_dim(init_float, &shape, &[]);
    let is_init = out.compare(Direction::Eq, init, best);
    Some(out.select(is_init, init_float, found))
}
