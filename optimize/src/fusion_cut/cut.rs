//! Decides which values are stored. Every other value is recomputed in each stage that reads it.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{Func, Op, Type, Value};

use super::alias_workaround::kept_apart;
use super::reading::{shift, through};
use super::rows::LARGE;
use crate::Target;
use crate::costs::{self, Table};
use crate::ops::{is_elementwise, is_uniform};
use crate::rewrite::uses;

/// Limit on the iterations that search for a fixpoint of the decisions.
const MOST_TURNS: usize = 4;
/// Arrays with fewer elements get a callee only where that avoids duplicated code.
pub(super) const SMALL: usize = 64;
/// Limit on the operations that are duplicated for the readers of a small array. Beyond it,
/// compiling them costs more than a call.
const CODE_AGAIN: usize = 32;
/// Limit on the elementwise ops between a value and the array that it is computed from.
const FAR: usize = 16;

/// Returns for each value whether it is stored rather than recomputed by each reader. Parameters
/// are stored.
pub(super) fn stored(func: &Func, target: Target) -> Vec<bool> {
    let live = uses(func);
    let mut stored = vec![false; func.len()];
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let op = func.op(value);
        stored[value.index()] |= stands_alone(op) || matches!(op, Op::Parameter { .. });
        for operand in read_anywhere(op) {
            stored[operand.index()] = true;
        }
        if let Op::Reduce { operand, .. } = op {
            // A reduction of many elements to few is not repeated.
            let is_large = func.tensor(*operand).count() >= SMALL;
            stored[value.index()] |= is_large && func.tensor(value).count() < SMALL;
            // Otherwise the outer reduction would compute the inner one on one thread.
            stored[operand.index()] |= matches!(func.op(*operand), Op::Reduce { .. });
        }
    }
    for result in &func.results {
        stored[result.index()] = true;
    }
    for value in kept_apart(func, &live) {
        stored[value.index()] = true;
    }
    let in_place = same_places(func);
    let decide = |forced: &[bool]| {
        let cut = Cut {
            func,
            live: &live,
            forced,
            in_place: &in_place,
            target,
        };
        cut.decided()
    };
    let decided = decide(&stored);
    let around = reduced_around(func, &live, &decided);
    if around.is_empty() {
        return decided;
    }
    for value in around {
        stored[value.index()] = true;
    }
    decide(&stored)
}

/// Returns the large arrays, not stored, that reductions read and whose computation contains a
/// rotation. A rotated array is assembled from its interior and strips around it. If it is stored,
/// each part is a separate loop; inside a reduction, each element selects its part (1024² `f64`:
/// 4.1 ms, stored 2.0).
fn reduced_around(func: &Func, live: &[u32], stored: &[bool]) -> Vec<Value> {
    let reduced = |value: Value| match func.op(value) {
        Op::Reduce { operand, .. } if live[value.index()] > 0 => Some(unshaped(func, *operand)),
        _ => None,
    };
    let is_around = |v: &Value| {
        let is_large = func.tensor(*v).count() >= LARGE;
        is_large && !stored[v.index()] && wraps(func, *v, stored)
    };
    func.values()
        .filter_map(reduced)
        .filter(is_around)
        .collect()
}

/// Returns the operand below all reshapes of `value`.
pub(crate) fn unshaped(func: &Func, value: Value) -> Value {
    let before = |v: &Value| match func.op(*v) {
        Op::Reshape { operand, .. } => Some(*operand),
        _ => None,
    };
    let all = std::iter::successors(Some(value), before);
    all.last().unwrap_or(value)
}

/// Returns whether the computation of `value` from stored values contains a rotation.
fn wraps(func: &Func, value: Value, stored: &[bool]) -> bool {
    let inside = cone(func, value, &|v| stored[v.index()]);
    inside
        .iter()
        .any(|v| matches!(func.op(*v), Op::Rotate { .. }))
}

/// Returns `value` and the values it is computed from, down to those for which `is_there` holds;
/// these are not included.
pub(crate) fn cone(func: &Func, value: Value, is_there: &dyn Fn(Value) -> bool) -> BTreeSet<Value> {
    let mut inside = BTreeSet::from([value]);
    let mut left = vec![value];
    while let Some(next) = left.pop() {
        for operand in func.op(next).operands() {
            if !is_there(operand) && inside.insert(operand) {
                left.push(operand);
            }
        }
    }
    inside
}

/// Returns for each value whether it concatenates real and imaginary parts to pairs, or adds or
/// removes a last dimension of 1. All false if the function has no Fourier transforms and no such
/// concatenation as a result. XLA receives these values as complex ops, which compute both parts in
/// one loop, so they read their operands at the same position.
fn same_places(func: &Func) -> Vec<bool> {
    let mut same = vec![false; func.len()];
    let joined = |v: &Value| func.joined_parts(*v).is_some();
    if !func.has_fft() && !func.results.iter().any(joined) {
        return same;
    }
    let is_one_more = |more: &[usize], less: &[usize]| matches!(more, [all @ .., 1] if all == less);
    for value in func.values() {
        same[value.index()] = match func.op(value) {
            Op::Reshape { operand, shape } => {
                let before = func.shape(*operand);
                is_one_more(shape, before) || is_one_more(before, shape)
            }
            _ => func.joined_parts(value).is_some(),
        };
    }
    same
}

/// The input of the decision.
struct Cut<'a> {
    func: &'a Func,
    live: &'a [u32],
    /// Whether each value is stored in any case.
    forced: &'a [bool],
    /// Whether each value reads its operands at its own position, as elementwise ops do; see
    /// [`same_places`].
    in_place: &'a [bool],
    target: Target,
}

/// The readings of a value: each stored value that is computed from it, and the offset at which
/// that value reads it.
type Readings = BTreeSet<(Value, Vec<i64>)>;

impl Cut<'_> {
    /// Returns which values are stored. The cost of a value depends on whether its operands are
    /// stored, which is decided after it; so the decisions are iterated to a fixpoint.
    fn decided(&self) -> Vec<bool> {
        let mut decided = self.forced.to_vec();
        for _ in 0..MOST_TURNS {
            let again = self.decide(&decided);
            if again == decided {
                return self.fewer(decided);
            }
            decided = again;
        }
        self.fewer(self.settled())
    }

    /// Decides which values are stored, with the costs that hold if the values in `known` are
    /// stored.
    fn decide(&self, known: &[bool]) -> Vec<bool> {
        let mut stored = self.forced.to_vec();
        self.readings(&mut stored, |stored, value, readings| {
            stored[value.index()] |= self.is_worth_storing(value, readings, known);
        });
        stored
    }

    /// Returns which values are stored if the iteration does not converge. Takes the values that
    /// are worth storing if only the forced ones are stored, keeps each that is still worth storing
    /// given those kept before it, and then adds the values that are worth storing given these.
    fn settled(&self) -> Vec<bool> {
        let first = self.decide(self.forced);
        let readings = self.counted(&first);
        let mut stored = self.forced.to_vec();
        for value in self.func.values().filter(|v| first[v.index()]) {
            let is_worth = || self.is_worth_storing(value, readings[value.index()], &stored);
            if stored[value.index()] || is_worth() {
                stored[value.index()] = true;
            }
        }
        let before = stored.clone();
        self.readings(&mut stored, |stored, value, readings| {
            stored[value.index()] |= self.is_worth_storing(value, readings, &before);
        });
        stored
    }

    /// Stores one array in place of several stored values that are computed elementwise from it,
    /// unless one of them would be worth storing even then.
    fn fewer(&self, mut stored: Vec<bool>) -> Vec<bool> {
        let mut above: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
        for value in self.func.values() {
            if stored[value.index()] && !self.forced[value.index()] {
                for below in self.below(value, &stored) {
                    above.entry(below).or_default().push(value);
                }
            }
        }
        above.retain(|_, several| several.len() > 1);
        if above.is_empty() {
            return stored;
        }
        let readings = self.counted(&stored);
        for (one, mut several) in above {
            several.retain(|v| stored[v.index()]);
            let bytes = |v: &Value| self.func.tensor(*v).element.bytes();
            let is_wider = several.iter().any(|v| bytes(v) < bytes(&one));
            if several.len() < 2 || stored[one.index()] || is_wider {
                continue;
            }
            stored[one.index()] = true;
            let is_worth = |v: &Value| self.is_worth_storing(*v, readings[v.index()], &stored);
            if several.iter().any(is_worth) {
                stored[one.index()] = false;
                continue;
            }
            for value in several {
                stored[value.index()] = false;
            }
        }
        stored
    }

    /// Returns the chain of arrays from which `value` is computed elementwise, nearest first, up to
    /// a stored one.
    fn below(&self, value: Value, stored: &[bool]) -> Vec<Value> {
        let next = |v: &Value| only_array(self.func, *v).filter(|v| !stored[v.index()]);
        std::iter::successors(next(&value), next)
            .take(FAR)
            .collect()
    }

    /// Returns the number of readings of each value.
    fn counted(&self, stored: &[bool]) -> Vec<usize> {
        let mut readings = vec![0; self.func.len()];
        self.readings(&mut stored.to_vec(), |_, value, count| {
            readings[value.index()] = count;
        });
        readings
    }

    /// Calls `see` with each value and its number of readings, readers first, since the number
    /// depends on whether the readers are stored.
    fn readings(&self, stored: &mut Vec<bool>, mut see: impl FnMut(&mut Vec<bool>, Value, usize)) {
        let most_readings = Table::of(self.target).most_readings;
        let func = self.func;
        // Filled by the readers, which are visited first.
        let mut readings: Vec<Readings> = vec![BTreeSet::new(); func.len()];
        for value in func.values().rev().filter(|v| self.live[v.index()] > 0) {
            let own = std::mem::take(&mut readings[value.index()]);
            see(stored, value, own.len());
            let own = match stored[value.index()] {
                true => BTreeSet::from([(value, Vec::new())]),
                false => own,
            };
            let op = func.op(value);
            for (nth, operand) in op.operands().into_iter().enumerate() {
                let shift = match self.in_place[value.index()] {
                    true => Some(Vec::new()),
                    false => shift(func, value, nth),
                };
                for (reader, path) in &own {
                    let of = &mut readings[operand.index()];
                    if of.len() <= most_readings {
                        of.insert((*reader, through(path, shift.as_deref(), value)));
                    }
                }
            }
        }
    }

    /// Returns whether computing `value` once for each reading costs more than computing it once,
    /// storing it, and loading it for each reading.
    fn is_worth_storing(&self, value: Value, readings: usize, stored: &[bool]) -> bool {
        let (func, target) = (self.func, self.target);
        let Type::Tensor(tensor) = func.ty(value) else {
            return false;
        };
        let many = readings > Table::of(target).most_readings;
        if many && tensor.count() > 1 && !is_known(func.op(value)) {
            return true;
        }
        if readings < 2 || tensor.count() < 2 || is_view(func.op(value)) {
            return false;
        }
        if tensor.count() < SMALL {
            let most = (CODE_AGAIN / (readings - 1)) as f64;
            return operations(func, value, stored, most) > most;
        }
        let storing = costs::storing(tensor.element, target);
        let once = match cost(func, value, stored, storing, target) {
            // Recomputing such a value costs as many loads as reading its stored result.
            few if few <= 2.0 => few - 1.0,
            cost if cost <= storing && self.is_of_one_array(value, stored) => cost - 1.0,
            cost => cost,
        };
        (readings - 1) as f64 * once > storing
    }

    /// Returns whether `value` is computed elementwise from one stored array.
    fn is_of_one_array(&self, value: Value, stored: &[bool]) -> bool {
        let last = self.below(value, stored).pop().unwrap_or(value);
        only_array(self.func, last).is_some_and(|v| stored[v.index()])
    }
}

/// Returns the only array among the operands of an elementwise op, splats and scalars aside.
fn only_array(func: &Func, value: Value) -> Option<Value> {
    let op = func.op(value);
    let mut arrays = op.operands().into_iter().filter(|v| !is_number(func, *v));
    let one = arrays.next().filter(|_| is_elementwise(op))?;
    arrays.all(|v| v == one).then_some(one)
}

/// Returns whether `value` is a scalar or has the same value in all elements.
fn is_number(func: &Func, value: Value) -> bool {
    func.shape(value).is_empty() || is_uniform(func, value)
}

/// Returns whether an op is never part of a fused loop.
pub(crate) fn stands_alone(op: &Op) -> bool {
    match op {
        Op::While { .. }
        | Op::Case { .. }
        | Op::Call { .. }
        | Op::CustomCall { .. }
        | Op::Collective { .. }
        | Op::OptimizationBarrier { .. }
        | Op::Result { .. }
        | Op::DotGeneral { .. }
        | Op::Fft { .. }
        | Op::Scatter { .. } => true,
        _ => false, // computed element by element
    }
}

/// Returns the operands of which an element of the result may read any element.
fn read_anywhere(op: &Op) -> Vec<Value> {
    match op {
        Op::Gather { operand, .. } => vec![*operand],
        _ if stands_alone(op) => op.operands(),
        _ => Vec::new(), // reads elementwise or in slices
    }
}

/// Returns whether an op's result is available everywhere at no cost.
fn is_known(op: &Op) -> bool {
    matches!(
        op,
        Op::Parameter { .. } | Op::Constant(_) | Op::Iota { .. } | Op::Result { .. }
    )
}

/// Returns whether an op does no arithmetic.
pub(crate) fn is_view(op: &Op) -> bool {
    matches!(
        op,
        Op::Parameter { .. }
            | Op::Constant(_)
            | Op::Iota { .. }
            | Op::BitcastConvert { .. }
            | Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Transpose { .. }
            | Op::Reverse { .. }
            | Op::Slice { .. }
            | Op::Pad { .. }
            | Op::Concatenate { .. }
            | Op::DynamicSlice { .. }
            | Op::Rotate { .. }
            | Op::Result { .. }
    )
}

/// Counts the operations that compute `value` from stored values. Stops once the count exceeds
/// `most`.
fn operations(func: &Func, value: Value, stored: &[bool], most: f64) -> f64 {
    sum_behind(func, value, most, |next| {
        let is_computed = next == value || !stored[next.index()];
        let counts = is_computed && !is_view(func.op(next));
        (f64::from(counts), is_computed)
    })
}

/// Returns the cost of one element of `value` in additions, loads of stored values included. Stops
/// once it exceeds `most`.
pub(crate) fn cost(func: &Func, value: Value, stored: &[bool], most: f64, target: Target) -> f64 {
    sum_behind(func, value, most, |next| {
        let op = func.op(next);
        let is_array = matches!(func.ty(next), Type::Tensor(t) if t.count() >= SMALL);
        if !is_array || matches!(op, Op::Constant(_) | Op::Iota { .. }) {
            return (0.0, false);
        }
        if stored[next.index()] && next != value {
            return (1.0, false);
        }
        match is_view(op) {
            true => (0.0, true),
            false => (costs::additions(func, next, target), true),
        }
    })
}

/// Returns the sum of the amounts of `value` and of the values it is computed from, each counted
/// once. `of` returns the amount of a value, and whether the operands of the value count too. Stops
/// once the sum exceeds `most`.
fn sum_behind(func: &Func, value: Value, most: f64, of: impl Fn(Value) -> (f64, bool)) -> f64 {
    let mut sum = 0.0;
    let mut left = vec![value];
    let mut seen = BTreeSet::from([value]);
    while let Some(next) = left.pop() {
        let (amount, goes_on) = of(next);
        sum += amount;
        if sum > most {
            break;
        }
        if goes_on {
            let operands = func.op(next).operands();
            left.extend(operands.into_iter().filter(|v| seen.insert(*v)));
        }
    }
    sum
}
