//! Joins updates of adjacent boxes, one after the other, to one update whose values are read as one
//! box.
//!
//! A kernel that fills a halo writes it plane by plane, each a copy of another plane of the same
//! array: in the same order, as periodic halos, or in the opposite order, as mirrored ones. Each
//! update and each slice would be compiled to a loop of its own. No `concatenate` is introduced,
//! because XLA:CPU branches on it at each element.

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::inline::push;
use crate::ops::{as_reverse, as_update, is_elementwise, known_starts_of_update};
use crate::rewrite::{uses, without_dead};

/// Joins the updates of adjacent boxes, in loop bodies too.
pub(super) fn joined(func: &Func) -> Func {
    let live = uses(func);
    let mut joiner = Joiner::default();
    let joined = func.rewritten(|out, value, op| {
        let op = op.map_bodies(&mut |body| joined(body));
        let op = joiner.update(out, &op).unwrap_or(op);
        let new = push(out, op);
        *joiner.uses.entry(new).or_default() += live[value.index()];
        new
    });
    without_dead(&joined)
}

#[derive(Default)]
struct Joiner {
    /// The number of uses of the values of the new function. Values that are not in it were created
    /// for one use.
    uses: HashMap<Value, u32>,
}

/// A box of an array, possibly in the opposite order along one dimension.
struct Run {
    array: Value,
    starts: Vec<usize>,
    limits: Vec<usize>,
    is_reversed: bool,
}

impl Joiner {
    /// Returns the update that `op` and the update before it are together.
    fn update(&self, out: &mut Func, op: &Op) -> Option<Op> {
        let (whole, second, starts) = as_update(op)?;
        let (older, first, earlier) = as_update(out.op(whole))?;
        if self.uses.get(&whole) != Some(&1) {
            return None; // what it was before the second update is read
        }
        let earlier = earlier.to_vec();
        let from = known_starts_of_update(out, older, first, &earlier)?;
        let to = known_starts_of_update(out, whole, second, starts)?;
        let (sizes, others) = (out.shape(first), out.shape(second));
        let mut apart = (0..from.len()).filter(|d| from[*d] != to[*d]);
        let along = apart.next()?;
        let is_flush = |d: usize| d == along || from[d] == to[d] && sizes[d] == others[d];
        if !(0..from.len()).all(is_flush) {
            return None;
        }
        let (low, high, starts) = if from[along] + sizes[along] == to[along] {
            (first, second, earlier)
        } else if to[along] + others[along] == from[along] {
            (second, first, starts.to_vec())
        } else {
            return None;
        };
        Some(Op::DynamicUpdateSlice {
            operand: older,
            update: self.value(out, low, high, along)?,
            starts,
        })
    }

    /// Returns `low` followed by `high` in dimension `along`, if it takes no concatenation.
    fn value(&self, out: &mut Func, low: Value, high: Value, along: usize) -> Option<Value> {
        let mut shape = out.shape(low).to_vec();
        shape[along] += out.shape(high)[along];
        if let (Some(low), Some(high)) = (run(out, low, along), run(out, high, along)) {
            return together(out, low, high, along);
        }
        let (one, other) = (out.op(low).clone(), out.op(high).clone());
        match (&one, &other) {
            (Op::Constant(a), Op::Constant(b)) => {
                let value = a.splat_value()?;
                let same = a.element() == b.element() && b.splat_value() == Some(value);
                same.then(|| {
                    let scalar = out.scalar(a.element(), value);
                    out.broadcast_in_dim(scalar, &shape, &[])
                })
            }
            (
                Op::BroadcastInDim {
                    operand,
                    dimensions,
                    ..
                },
                Op::BroadcastInDim {
                    operand: again,
                    dimensions: to,
                    ..
                },
            ) => {
                let is_repeated = !dimensions.contains(&along);
                let same = operand == again && dimensions == to && is_repeated;
                same.then(|| out.broadcast_in_dim(*operand, &shape, dimensions))
            }
            _ => {
                let is_alone = |v: &Value| self.uses.get(v).is_none_or(|uses| *uses <= 1);
                let same = |op: &Op| op.map_operands(|_| low);
                let is_same = is_elementwise(&one) && same(&one) == same(&other);
                if !is_same || !is_alone(&low) || !is_alone(&high) {
                    return None;
                }
                let mut operands = Vec::new();
                for (a, b) in one.operands().into_iter().zip(other.operands()) {
                    operands.push(match out.shape(a).is_empty() {
                        true => (a == b).then_some(a)?,
                        false => self.value(out, a, b, along)?,
                    });
                }
                let mut operands = operands.into_iter();
                let op = one.map_operands(|_| operands.next().expect("as many as before"));
                Some(push(out, op))
            }
        }
    }
}

/// Returns the box that a value reads; nothing if it is not a box that is at most reversed in
/// dimension `along`.
fn run(func: &Func, value: Value, along: usize) -> Option<Run> {
    if let Some((operand, dimensions)) = as_reverse(func.op(value)) {
        let run = run(func, operand, along)?;
        return (dimensions == [along]).then_some(Run {
            is_reversed: !run.is_reversed,
            ..run
        });
    }
    match func.op(value) {
        Op::Slice {
            operand,
            start,
            limit,
            stride,
        } if stride.iter().all(|stride| *stride == 1) => Some(Run {
            array: *operand,
            starts: start.clone(),
            limits: limit.clone(),
            is_reversed: false,
        }),
        _ => None,
    }
}

/// Returns two boxes of one array that are adjacent in dimension `along` as one box.
fn together(out: &mut Func, low: Run, high: Run, along: usize) -> Option<Value> {
    let mut others = (0..low.starts.len()).filter(|d| *d != along);
    let is_flush = |d: usize| low.starts[d] == high.starts[d] && low.limits[d] == high.limits[d];
    if low.array != high.array || !others.all(is_flush) {
        return None;
    }
    // One plane is in both orders.
    let may_be = |run: &Run, reversed: bool| {
        run.is_reversed == reversed || run.limits[along] - run.starts[along] == 1
    };
    let in_order = |reversed: bool| may_be(&low, reversed) && may_be(&high, reversed);
    let strides = vec![1; low.starts.len()];
    if in_order(false) && low.limits[along] == high.starts[along] {
        return Some(out.slice(low.array, &low.starts, &high.limits, &strides));
    }
    if in_order(true) && high.limits[along] == low.starts[along] {
        let slice = out.slice(low.array, &high.starts, &low.limits, &strides);
        return Some(out.reverse(slice, &[along]));
    }
    None
}

#[cfg(test)]
mod tests {
    use stablehlo::{ElementType, Literal, Scalar, TensorType, UnaryOp, eval};

    use super::*;

    const F32: ElementType = ElementType::F32;

    /// A field of 8×12 with three columns on each side, which are written one after the other from
    /// the columns `from`; `negated` says which.
    fn filled(from: [usize; 6], negated: [bool; 6]) -> Func {
        let mut func = Func::new("main");
        let field = func.parameter(TensorType::new(F32, [8, 12]));
        let mut all = field;
        let to = [2, 1, 0, 9, 10, 11];
        for ((to, from), is_negated) in to.into_iter().zip(from).zip(negated) {
            let column = func.slice(field, &[1, from], &[7, from + 1], &[1, 1]);
            let column = match is_negated {
                true => func.unary(UnaryOp::Negate, column),
                false => column,
            };
            let starts = [1, to].map(|at| func.scalar(ElementType::I64, Scalar::Int(at)));
            all = func.dynamic_update_slice(all, column, &starts);
        }
        func.results = vec![all];
        func
    }

    /// Joins, compares the results, and returns the number of updates.
    fn updates(func: &Func) -> usize {
        let after = joined(func);
        assert_eq!(after.verify(), Ok(()), "{after}");
        let numbers: Vec<f64> = (0..96).map(|k| f64::from(k * 37 % 101)).collect();
        let input = [Literal::from_f64s(F32, [8, 12], &numbers)];
        assert_eq!(eval(&after, &input), eval(func, &input), "{after}");
        let values = after.values();
        values.filter(|v| as_update(after.op(*v)).is_some()).count()
    }

    #[test]
    fn a_halo_is_one_update_on_each_side() {
        let (mirrored, periodic) = ([3, 4, 5, 8, 7, 6], [8, 7, 6, 3, 4, 5]);
        for from in [mirrored, periodic] {
            assert_eq!(updates(&filled(from, [false; 6])), 2);
            assert_eq!(updates(&filled(from, [true; 6])), 2);
        }
    }

    #[test]
    fn planes_that_are_not_a_box_stay() {
        let some = [true, false, true, false, true, false];
        assert_eq!(updates(&filled([3, 4, 5, 8, 7, 6], some)), 6);
        // The same plane again, and every other plane.
        assert_eq!(updates(&filled([3, 3, 3, 4, 6, 8], [false; 6])), 6);
        // The first two are a box, in the opposite order to the third.
        assert_eq!(updates(&filled([3, 4, 3, 8, 7, 8], [false; 6])), 4);
    }

    #[test]
    fn a_version_that_is_read_stays() {
        let mut func = filled([3, 4, 5, 8, 7, 6], [false; 6]);
        let updates_before: Vec<Value> =
            (func.values().filter(|v| as_update(func.op(*v)).is_some())).collect();
        func.results.push(updates_before[1]);
        assert_eq!(updates(&func), 3);
    }
}
