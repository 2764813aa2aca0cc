//! A bounded interval analysis of integer arrays.
//!
//! Given a value, it returns a range that contains every element, at worst the whole range of the
//! type. It visits at most [`MOST_OPS`] ops, so that rules can afford it; operands beyond that
//! count as unknown. `i1` counts as 0 and 1.

use std::ops::RangeInclusive;

use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Op, UnaryOp, Value};

use crate::rules::number;

/// A range of integers, from the least to the greatest.
pub(crate) type Bounds = RangeInclusive<i128>;

/// The maximum number of ops that are visited.
const MOST_OPS: usize = 48;
/// The maximum number of elements of a constant that are searched for the least and greatest.
const MOST_ELEMENTS: usize = 1024;

/// Returns the range of an integer type. Floats get an unlimited range, which no rule uses.
pub(crate) fn of_type(element: ElementType) -> Bounds {
    let bits = element.bits();
    match element {
        _ if element.is_float() => i128::MIN..=i128::MAX,
        ElementType::Pred => 0..=1,
        _ if element.is_signed() => -(1 << (bits - 1))..=(1 << (bits - 1)) - 1,
        _ => 0..=(1 << bits) - 1,
    }
}

/// Returns whether `outer` contains `inner`.
pub(crate) fn holds(outer: &Bounds, inner: &Bounds) -> bool {
    outer.start() <= inner.start() && inner.end() <= outer.end()
}

/// Returns a range that contains all elements of `value`, which is of integers or `i1`.
pub(crate) fn bounds(func: &Func, value: Value) -> Bounds {
    let mut left = MOST_OPS;
    of(func, value, &mut left)
}

/// Returns the range of the result of an integer `op` before it wraps around. If the type contains
/// this range, the op does not overflow. `None` for ops that cannot wrap, and if the range is not
/// representable.
pub(crate) fn unwrapped(func: &Func, op: BinaryOp, x: Value, y: Value) -> Option<Bounds> {
    let (x, y) = (bounds(func, x), bounds(func, y));
    arithmetic(op, &x, &y)
}

fn arithmetic(op: BinaryOp, x: &Bounds, y: &Bounds) -> Option<Bounds> {
    // Types have at most 64 bits, so sums and differences do not overflow here.
    Some(match op {
        BinaryOp::Add => x.start() + y.start()..=x.end() + y.end(),
        BinaryOp::Subtract => x.start() - y.end()..=x.end() - y.start(),
        BinaryOp::Multiply => {
            let corner = |a: &i128, b: &i128| a.checked_mul(*b);
            hull_of([
                corner(x.start(), y.start())?,
                corner(x.start(), y.end())?,
                corner(x.end(), y.start())?,
                corner(x.end(), y.end())?,
            ])
        }
        _ => return None, // no other op wraps around
    })
}

fn hull_of<const N: usize>(numbers: [i128; N]) -> Bounds {
    let (least, most) = (numbers.iter().min(), numbers.iter().max());
    *least.unwrap_or(&i128::MIN)..=*most.unwrap_or(&i128::MAX)
}

fn hull(x: &Bounds, y: &Bounds) -> Bounds {
    *x.start().min(y.start())..=*x.end().max(y.end())
}

fn of(func: &Func, value: Value, left: &mut usize) -> Bounds {
    let Some(ty) = func.ty(value).tensors().first() else {
        return i128::MIN..=i128::MAX;
    };
    let all = of_type(ty.element);
    if *left == 0 || ty.element.is_float() {
        return all;
    }
    *left -= 1;
    let found = match func.op(value) {
        Op::Constant(literal) => of_literal(literal),
        Op::Iota {
            shape, dimension, ..
        } => Some(0..=(shape[*dimension] as i128 - 1).max(0)),
        Op::Unary(op, x) => of_unary(*op, &of(func, *x, left), ty.element),
        Op::Binary(op, x, y) => {
            let (x, y) = (of(func, *x, left), of(func, *y, left));
            of_binary(*op, &x, &y, ty.element)
        }
        Op::Compare {
            direction,
            lhs,
            rhs,
        } => {
            if func.tensor(*lhs).element.is_float() {
                return all;
            }
            let (x, y) = (of(func, *lhs, left), of(func, *rhs, left));
            comparison(*direction, &x, &y).map(|known| i128::from(known)..=i128::from(known))
        }
        Op::Clamp { min, operand, max } => {
            let (min, x, max) = (
                of(func, *min, left),
                of(func, *operand, left),
                of(func, *max, left),
            );
            let low = of_binary(BinaryOp::Maximum, &x, &min, ty.element);
            low.and_then(|x| of_binary(BinaryOp::Minimum, &x, &max, ty.element))
        }
        Op::Convert { operand, .. } => {
            if func.tensor(*operand).element.is_float() || ty.element == ElementType::Pred {
                return all;
            }
            Some(of(func, *operand, left))
        }
        op => op.moved_operands().and_then(|moved| {
            let operands = op.operands();
            (operands[moved].iter())
                .map(|x| of(func, *x, left))
                .reduce(|x, y| hull(&x, &y))
        }),
    };
    // A range that exceeds the type has wrapped around: nothing is known.
    found.filter(|found| holds(&all, found)).unwrap_or(all)
}

fn of_literal(literal: &Literal) -> Option<Bounds> {
    let element = literal.element();
    if let Some(all) = literal.splat_value() {
        let all = number(element, all);
        return Some(all..=all);
    }
    if literal.count() == 0 || literal.count() > MOST_ELEMENTS {
        return None;
    }
    let numbers = (0..literal.count()).map(|k| number(element, literal.get(k)));
    Some(numbers.clone().min()?..=numbers.max()?)
}

fn of_unary(op: UnaryOp, x: &Bounds, element: ElementType) -> Option<Bounds> {
    match op {
        UnaryOp::Abs if *x.start() >= 0 => Some(x.clone()),
        UnaryOp::Abs => Some(0..=x.end().abs().max(-x.start())),
        UnaryOp::Negate => Some(-x.end()..=-x.start()),
        UnaryOp::Not if element == ElementType::Pred => Some(1 - x.end()..=1 - x.start()),
        UnaryOp::Not if element.is_signed() => Some(!x.end()..=!x.start()),
        UnaryOp::Sign => Some(x.start().signum()..=x.end().signum()),
        UnaryOp::PopulationCount | UnaryOp::CountLeadingZeros => Some(0..=element.bits() as i128),
        _ => None, // of floats, or bitwise
    }
}

fn of_binary(op: BinaryOp, x: &Bounds, y: &Bounds, element: ElementType) -> Option<Bounds> {
    if element == ElementType::Pred {
        return match op {
            BinaryOp::Add | BinaryOp::Or | BinaryOp::Maximum => {
                Some(*x.start().max(y.start())..=*x.end().max(y.end()))
            }
            BinaryOp::Multiply | BinaryOp::And | BinaryOp::Minimum => {
                Some(*x.start().min(y.start())..=*x.end().min(y.end()))
            }
            _ => None,
        };
    }
    let (one, most) = (y.start() == y.end(), *y.end());
    match op {
        BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply => arithmetic(op, x, y),
        BinaryOp::Maximum => Some(*x.start().max(y.start())..=*x.end().max(y.end())),
        BinaryOp::Minimum => Some(*x.start().min(y.start())..=*x.end().min(y.end())),
        BinaryOp::Divide if one && most > 0 => Some(x.start() / most..=x.end() / most),
        BinaryOp::Remainder if *y.start() > 0 => match *x.start() >= 0 {
            true => Some(0..=*x.end().min(&(most - 1))),
            false => Some(-(most - 1).min(-x.start())..=(*x.end()).clamp(0, most - 1)),
        },
        // A non-negative operand bounds the bits of the result.
        BinaryOp::And if *y.start() >= 0 && *x.start() >= 0 => Some(0..=*x.end().min(y.end())),
        BinaryOp::And if *y.start() >= 0 => Some(0..=most),
        BinaryOp::And if *x.start() >= 0 => Some(0..=*x.end()),
        BinaryOp::Or | BinaryOp::Xor if *y.start() >= 0 && *x.start() >= 0 => {
            let above = (*x.end().max(y.end()) as u128 + 1).next_power_of_two();
            Some(0..=above as i128 - 1)
        }
        BinaryOp::ShiftLeft if one && (0..element.bits() as i128).contains(&most) => {
            arithmetic(BinaryOp::Multiply, x, &(1 << most..=1 << most))
        }
        BinaryOp::ShiftRightLogical | BinaryOp::ShiftRightArithmetic
            if one && *x.start() >= 0 && (0..element.bits() as i128).contains(&most) =>
        {
            // An arithmetic shift treats the highest bit of an unsigned value as a sign.
            let has_sign =
                op == BinaryOp::ShiftRightArithmetic && *x.end() >> (element.bits() - 1) > 0;
            (!has_sign).then(|| x.start() >> most..=x.end() >> most)
        }
        _ => None,
    }
}

/// Returns the result of the comparison if it is the same for all values in the ranges.
pub(crate) fn comparison(direction: Direction, x: &Bounds, y: &Bounds) -> Option<bool> {
    let below = x.end() < y.start();
    let above = x.start() > y.end();
    let alike = x.start() == x.end() && x == y;
    let no_more = x.end() <= y.start();
    let no_less = x.start() >= y.end();
    let known = |yes: bool, no: bool| match (yes, no) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    };
    match direction {
        Direction::Eq => known(alike, below || above),
        Direction::Ne => known(below || above, alike),
        Direction::Lt => known(below, no_less),
        Direction::Le => known(no_more, above),
        Direction::Gt => known(above, no_more),
        Direction::Ge => known(no_less, below),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_hold_what_is_computed() {
        let types = [ElementType::I8, ElementType::U8];
        let ops = BinaryOp::ALL
            .iter()
            .filter(|op| op.accepts().contain(types[0]));
        for (op, element) in ops.flat_map(|op| types.map(|element| (*op, element))) {
            let ends = of_type(element);
            let few = [-128, -127, -3, -1, 0, 1, 2, 7, 100, 127, 128, 255];
            let few: Vec<i128> = few.into_iter().filter(|k| ends.contains(k)).collect();
            for (a, b) in few.iter().flat_map(|a| few.iter().map(move |b| (*a, *b))) {
                for (c, d) in [(0, 0), (1, 1), (2, 7), (-3, 2), (100, 127), (3, 3)] {
                    if a > b || !ends.contains(&c) {
                        continue;
                    }
                    let found = of_binary(op, &(a..=b), &(c..=d), element);
                    let Some(found) = found.filter(|found| holds(&ends, found)) else {
                        continue;
                    };
                    let within = |from: i128, to: i128| {
                        let some = few.iter().copied().filter(move |k| (from..=to).contains(k));
                        some.chain([from, to])
                    };
                    for (x, y) in within(a, b).flat_map(|x| within(c, d).map(move |y| (x, y))) {
                        let mut func = Func::new("one");
                        let [x, y] =
                            [x, y].map(|x| func.scalar(element, stablehlo::Scalar::Int(x as i64)));
                        func.results = vec![func.binary(op, x, y)];
                        let got = stablehlo::eval(&func, &[]).expect("two numbers")[0].get(0);
                        let got = number(element, got);
                        assert!(
                            found.contains(&got),
                            "{op:?} {x} {y}: {got} is not in {found:?}"
                        );
                    }
                }
            }
        }
    }
}
