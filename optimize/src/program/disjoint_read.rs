//! Forwards reads past writes to other elements of the same array in the same iteration.
//!
//! In reverse mode a loop takes the adjoint of one row after another from an array and clears each
//! after use. The next row was not affected by that, so it can be read from the array before the
//! write; otherwise each kernel that reads a row would first have to copy the array with the write
//! applied. A read of exactly what was written takes the written value. Positions are compared as
//! affine functions of a loop counter, whose range is known if the trip count is constant. Bails
//! out if a start is not affine in a counter, or may be out of range and therefore clamped.

use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, TensorType, Value};

use super::induction::{integer, range, step, trips};
use super::looped::Loop;
use super::{Apply, Pass};
use crate::inline::push;
use crate::ops::{as_dynamic_slice, as_update};
use crate::rewrite::Semantics::BitExact;

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "read-elsewhere", reason: "what is written in another place than where it is read need not be written before",
           semantics: BitExact, apply: Apply::Loop(read_elsewhere), example: taken_and_cleared },
];

/// The first and the last value of a carried integer.
#[derive(Clone, Copy)]
pub(super) struct Counter {
    pub first: i128,
    pub last: i128,
    by: i128,
}

impl Counter {
    /// Returns the value after the last iteration.
    pub fn after(self) -> i128 {
        self.last + self.by
    }
}

/// Returns the carried integers that count; `trips` is the trip count, which is not zero.
pub(super) fn counters(outer: &Func, looped: &Loop, trips: u64) -> Vec<Option<Counter>> {
    let counter = |k: usize| {
        let (first, by) = (integer(outer, looped.inits[k])?, step(looped, k)?);
        let last = first + by * i128::from(trips - 1);
        Some(Counter { first, last, by })
    };
    (0..looped.len()).map(counter).collect()
}

/// The affine index `times * counter + plus`; constant if there is no counter.
#[derive(Clone, Copy, Debug)]
pub(super) struct AffineIndex {
    pub counter: Option<usize>,
    pub times: i128,
    pub plus: i128,
}

impl AffineIndex {
    /// Returns the least and the greatest value.
    pub fn ends(self, counters: &[Option<Counter>]) -> Option<(i128, i128)> {
        let Some(counter) = self.counter else {
            return Some((self.plus, self.plus));
        };
        let Counter { first, last, .. } = counters[counter]?;
        let [a, b] = [first, last].map(|n| n.checked_mul(self.times)?.checked_add(self.plus));
        let (a, b) = (a?, b?);
        Some((a.min(b), a.max(b)))
    }

    fn sum(self, other: AffineIndex, sign: i128) -> Option<AffineIndex> {
        let counter = match (self.counter, other.counter) {
            (Some(a), Some(b)) if a != b => return None,
            (a, b) => a.or(b),
        };
        Some(AffineIndex {
            counter,
            times: self.times.checked_add(other.times.checked_mul(sign)?)?,
            plus: self.plus.checked_add(other.plus.checked_mul(sign)?)?,
        })
    }
}

/// The maximum depth of an index expression.
const DEEPEST: usize = 8;

/// Returns an integer as an affine function of a loop counter, if no intermediate result overflows.
pub(super) fn place(
    func: &Func,
    value: Value,
    counters: &[Option<Counter>],
    depth: usize,
) -> Option<AffineIndex> {
    let tensor = func.tensor(value);
    let fits = range(tensor.element).filter(|_| tensor.rank() == 0 && depth < DEEPEST)?;
    let number = |plus| AffineIndex {
        counter: None,
        times: 0,
        plus,
    };
    let of = |v: &Value| place(func, *v, counters, depth + 1);
    let found = match func.op(value) {
        Op::Constant(_) => number(integer(func, value)?),
        Op::Parameter { index } => AffineIndex {
            counter: Some(*index),
            times: 1,
            plus: 0,
        },
        Op::Convert { operand, .. } => of(operand)?,
        Op::Binary(BinaryOp::Add, x, y) => of(x)?.sum(of(y)?, 1)?,
        Op::Binary(BinaryOp::Subtract, x, y) => of(x)?.sum(of(y)?, -1)?,
        Op::Binary(BinaryOp::Multiply, x, y) => {
            let (x, y) = (of(x)?, of(y)?);
            let (x, by) = match (x.counter, y.counter) {
                (_, None) => (x, y.plus),
                (None, _) => (y, x.plus),
                _ => return None,
            };
            number(0).sum(x, by)?
        }
        _ => return None,
    };
    let (least, most) = found.ends(counters)?;
    (fits.contains(&least) && fits.contains(&most)).then_some(found)
}

/// The relation of two boxes of an array, in one dimension.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lie {
    Apart,
    Same,
    Unknown,
}

/// Compares a read and a write, each given by start and size, in a dimension of `all` elements.
fn lie(
    func: &Func,
    (read, of): (Value, usize),
    (written, size): (Value, usize),
    all: usize,
    counters: &[Option<Counter>],
) -> Lie {
    let fitting = |start: Value, size: usize| {
        let found = place(func, start, counters, 0)?;
        let (least, most) = found.ends(counters)?;
        (least >= 0 && most <= (all - size) as i128).then_some(found)
    };
    let (Some(a), Some(b)) = (fitting(read, of), fitting(written, size)) else {
        return match read == written && of == size || of == all && size == all {
            true => Lie::Same,
            false => Lie::Unknown,
        };
    };
    let (a_times, b_times) = ((a.counter, a.times), (b.counter, b.times));
    if a_times != b_times && (a.times, b.times) != (0, 0) {
        return Lie::Unknown;
    }
    let ahead = a.plus - b.plus;
    match ahead {
        0 if of == size => Lie::Same,
        _ if ahead >= size as i128 || -ahead >= of as i128 => Lie::Apart,
        _ => Lie::Unknown,
    }
}

fn read_elsewhere(outer: &mut Func, looped: &mut Loop) -> usize {
    let Some(trips) = trips(outer, looped).filter(|trips| *trips > 0) else {
        return 0;
    };
    let counters = counters(outer, looped, trips);
    let mut found = 0;
    let body = looped.body.rewritten(|out, _, op| {
        let Some((mut from, starts, sizes)) = as_dynamic_slice(&op) else {
            return push(out, op);
        };
        let before = from;
        while let Some((whole, update, at)) = as_update(out.op(from)) {
            let (shape, size) = (out.shape(whole), out.shape(update));
            let lies = (0..shape.len()).map(|d| {
                lie(
                    out,
                    (starts[d], sizes[d]),
                    (at[d], size[d]),
                    shape[d],
                    &counters,
                )
            });
            let lies: Vec<Lie> = lies.collect();
            if lies.contains(&Lie::Apart) {
                from = whole;
            } else if lies.iter().all(|lie| *lie == Lie::Same) {
                found += 1;
                return update;
            } else {
                break;
            }
        }
        if from == before {
            return push(out, op);
        }
        found += 1;
        out.dynamic_slice(from, starts, sizes)
    });
    if found > 0 {
        looped.body = crate::rewrite::without_dead(&body);
    }
    found
}

/// The rows of an array, the last one first: each is taken and cleared, and added to the previous
/// row.
fn taken_and_cleared(n: usize) -> Func {
    let mut func = Func::new("taken_and_cleared");
    let rows = TensorType::new(ElementType::F64, [5, n]);
    let x = func.parameter(rows.clone());
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    let int = TensorType::scalar(ElementType::I64);
    for func_of in [&mut cond, &mut body] {
        func_of.parameter(int.clone());
        func_of.parameter(rows.clone());
    }
    let one = cond.scalar(ElementType::I64, Scalar::Int(1));
    cond.results = vec![cond.compare(stablehlo::Direction::Ge, cond.parameters()[0], one)];
    let (i, state) = (body.parameters()[0], body.parameters()[1]);
    let [zero, one] = [0, 1].map(|n| body.scalar(ElementType::I64, Scalar::Int(n)));
    let row = body.dynamic_slice(state, &[i, zero], &[1, n]);
    let nothing = body.splat(TensorType::new(ElementType::F64, [1, n]), Scalar::Int(0));
    let cleared = body.dynamic_update_slice(state, nothing, &[i, zero]);
    let above = body.binary(BinaryOp::Subtract, i, one);
    let next = body.dynamic_slice(cleared, &[above, zero], &[1, n]);
    let sum = body.binary(BinaryOp::Add, row, next);
    let added = body.dynamic_update_slice(cleared, sum, &[above, zero]);
    body.results = vec![above, added];
    let last = func.scalar(ElementType::I64, Scalar::Int(4));
    func.results = vec![func.while_loop(&[last, x], cond, body)[1]];
    func
}
