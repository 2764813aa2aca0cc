//! Which values are stored.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{Func, Op, Type, Value};

use super::alias_workaround::kept_apart;
use super::reading::{shift, through};
use super::rows::LARGE;
use crate::Target;
use crate::costs::{self, Table};
use crate::ops::{is_elementwise, is_uniform};
use crate::rewrite::uses;

/// How often it is decided anew what is stored.
const MOST_TURNS: usize = 4;
/// Arrays of fewer elements are worth a call of their own only for the code that it saves.
pub(super) const SMALL: usize = 64;
/// How many operations may be written again for the readers of a small array. Beyond that, the
/// time to compile them is worth more than the time of a call.
const CODE_AGAIN: usize = 32;
/// How many ops lie between a value and the array that it is taken to be computed from, at most.
const FAR: usize = 16;

/// One per value: whether it is stored, rather than computed again by whoever reads it. Parameters are.
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
            // Many elements for one are not gone through twice.
            let is_large = func.tensor(*operand).count() >= SMALL;
            stored[value.index()] |= is_large && func.tensor(value).count() < SMALL;
            // Nor on one thread for the next reduction.
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

/// The large arrays, not stored, that reductions read and that wrap around. What wraps is put together from the part in which nothing does and strips
/// around it: written, each is a loop of its own; reduced, each element asks in which it lies (1024² `f64`: 4.1 ms, 2.0 stored).
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

/// The array before it was given another shape.
pub(crate) fn unshaped(func: &Func, value: Value) -> Value {
    let before = |v: &Value| match func.op(*v) {
        Op::Reshape { operand, .. } => Some(*operand),
        _ => None,
    };
    let all = std::iter::successors(Some(value), before);
    all.last().unwrap_or(value)
}

/// Whether anything goes around of what `value` is computed from, down to what is stored.
fn wraps(func: &Func, value: Value, stored: &[bool]) -> bool {
    let inside = cone(func, value, &|v| stored[v.index()]);
    inside
        .iter()
        .any(|v| matches!(func.op(*v), Op::Rotate { .. }))
}

/// What has to be computed for `value`, down to what `is_there`.
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

/// By value, whether it joins real and imaginary parts to complex numbers, or adds or removes a last
/// dimension of 1 for that: all in a function with Fourier transforms, or that gives complex numbers
/// back. XLA is given these as such, so that both parts are computed in one loop.
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

/// What is decided about.
struct Cut<'a> {
    func: &'a Func,
    live: &'a [u32],
    /// What is stored in any case.
    forced: &'a [bool],
    /// What reads its operands where it is computed itself, beside elementwise ops.
    in_place: &'a [bool],
    target: Target,
}

/// Who reads a value, of those that are computed in a loop of their own, and how far from where that is.
type Readings = BTreeSet<(Value, Vec<i64>)>;

impl Cut<'_> {
    /// What is stored. What a value costs depends on what it reads being stored, which is decided after: by what was decided before.
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

    /// What is stored, costs being those of readers of what is `known` to be.
    fn decide(&self, known: &[bool]) -> Vec<bool> {
        let mut stored = self.forced.to_vec();
        self.readings(&mut stored, |stored, value, readings| {
            stored[value.index()] |= self.is_worth_storing(value, readings, known);
        });
        stored
    }

    /// What is stored, where one decision overturns the other again and again: first all that is worth it by itself, of that
    /// only what is worth it beside what was stored before it, and then what is worth it yet.
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

    /// The same, but one array in place of several that are computed from it element by element, where none of those is worth
    /// storing beside it.
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

    /// The arrays that `value` is computed from element by element, each from the next, down to what is stored.
    fn below(&self, value: Value, stored: &[bool]) -> Vec<Value> {
        let next = |v: &Value| only_array(self.func, *v).filter(|v| !stored[v.index()]);
        std::iter::successors(next(&value), next)
            .take(FAR)
            .collect()
    }

    /// How often each value is read.
    fn counted(&self, stored: &[bool]) -> Vec<usize> {
        let mut readings = vec![0; self.func.len()];
        self.readings(&mut stored.to_vec(), |_, value, count| {
            readings[value.index()] = count;
        });
        readings
    }

    /// Calls `see` with the number of readings of each value, after those of all that read it: whether those are stored counts.
    fn readings(&self, stored: &mut Vec<bool>, mut see: impl FnMut(&mut Vec<bool>, Value, usize)) {
        let most_readings = Table::of(self.target).most_readings;
        let func = self.func;
        // Filled by the readers, which come later.
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

    /// Whether computing `value` for each of so many readings costs more than once, with a write and as many reads.
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
            // What is computed from elements of one stored array is read as often as its result would be.
            few if few <= 2.0 => few - 1.0,
            cost if cost <= storing && self.is_of_one_array(value, stored) => cost - 1.0,
            cost => cost,
        };
        (readings - 1) as f64 * once > storing
    }

    /// Whether `value` is computed element by element from one array, which is stored.
    fn is_of_one_array(&self, value: Value, stored: &[bool]) -> bool {
        let last = self.below(value, stored).pop().unwrap_or(value);
        only_array(self.func, last).is_some_and(|v| stored[v.index()])
    }
}

/// The array whose elements those of `value` are computed from one by one, beside numbers; if there is but one.
fn only_array(func: &Func, value: Value) -> Option<Value> {
    let op = func.op(value);
    let mut arrays = op.operands().into_iter().filter(|v| !is_number(func, *v));
    let one = arrays.next().filter(|_| is_elementwise(op))?;
    arrays.all(|v| v == one).then_some(one)
}

/// Whether `value` is the same number everywhere.
fn is_number(func: &Func, value: Value) -> bool {
    func.shape(value).is_empty() || is_uniform(func, value)
}

/// Ops that are never part of a fused loop.
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
        _ => false, // the rest is computed element by element
    }
}

/// The operands of which any element may be read for any element of the result.
fn read_anywhere(op: &Op) -> Vec<Value> {
    match op {
        Op::Gather { operand, .. } => vec![*operand],
        _ if stands_alone(op) => op.operands(),
        _ => Vec::new(), // element by element, or slices
    }
}

/// Ops that are at hand wherever they are.
fn is_known(op: &Op) -> bool {
    matches!(
        op,
        Op::Parameter { .. } | Op::Constant(_) | Op::Iota { .. } | Op::Result { .. }
    )
}

/// Ops that compute nothing.
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

/// How many operations compute `value` from what is stored; counting ends beyond `most`.
fn operations(func: &Func, value: Value, stored: &[bool], most: f64) -> f64 {
    sum_behind(func, value, most, |next| {
        let is_computed = next == value || !stored[next.index()];
        let counts = is_computed && !is_view(func.op(next));
        (f64::from(counts), is_computed)
    })
}

/// What one element of `value` costs, in additions, reads of what is stored among them; counting ends at `most`.
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

/// The sum of what `of` gives for `value` and for what it is computed from, each once. `of` says
/// too whether the operands of a value count. Ends beyond `most`.
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
