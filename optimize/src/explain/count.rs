//! Counts ops, bytes and flops of a function, and estimates its time.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Sum;
use std::ops::{AddAssign, Mul};

use stablehlo::{Compiled, Counted, Func, Op, TensorType, Type, Value};

use crate::costs::{Table, kernels, one_kernel};
use crate::fusion_cut::stands_alone;
use crate::ops::origin;
use crate::rewrite::uses;

/// The cost of a part of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cost {
    /// Ops in its text, those of its functions included.
    pub ops: usize,
    /// Bytes read from arrays in memory.
    pub bytes_read: f64,
    /// Bytes written to arrays in memory.
    pub bytes_written: f64,
    /// Operations on floats, each counted as one.
    pub flops: f64,
    /// The seconds by the target's table of prices.
    pub seconds: f64,
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Cost) {
        self.ops += other.ops;
        self.bytes_read += other.bytes_read;
        self.bytes_written += other.bytes_written;
        self.flops += other.flops;
        self.seconds += other.seconds;
    }
}

impl Sum for Cost {
    fn sum<I: Iterator<Item = Cost>>(costs: I) -> Cost {
        costs.fold(Cost::default(), |mut sum, cost| {
            sum += cost;
            sum
        })
    }
}

/// The same part run `times` times; the number of ops in the text stays the same.
impl Mul<f64> for Cost {
    type Output = Cost;

    fn mul(self, times: f64) -> Cost {
        Cost {
            ops: self.ops,
            bytes_read: self.bytes_read * times,
            bytes_written: self.bytes_written * times,
            flops: self.flops * times,
            seconds: self.seconds * times,
        }
    }
}

/// Returns the cost of a whole function.
pub(super) fn cost(func: &Func, table: &Table) -> Cost {
    costs(func, table).into_values().sum()
}

/// The part of a function that an op belongs to: a part of its own, or the ops that are fused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Where {
    Alone(Value),
    Fused,
}

/// Returns the cost of each op that is never fused, and of all others together, which XLA fuses
/// into loops: only the inputs and outputs of these are in memory.
pub(super) fn costs(func: &Func, table: &Table) -> BTreeMap<Where, Cost> {
    let live = uses(func);
    let values: Vec<Value> = func.values().filter(|v| live[v.index()] > 0).collect();
    let mut costs: BTreeMap<Where, Cost> = BTreeMap::new();
    let stored = stored(func, &values);
    // The bytes of each array that the fused loops read, at most all of them.
    let mut read: BTreeMap<Value, f64> = BTreeMap::new();
    for value in values.iter().copied() {
        let op = func.op(value);
        if matches!(op, Op::Parameter { .. } | Op::Result { .. }) {
            continue;
        }
        let at = place(func, value);
        let cost = costs.entry(at).or_default();
        *cost += inside(func, op, table);
        cost.ops += 1;
        if origin(func, value) != value || matches!(op, Op::OptimizationBarrier { .. }) {
            continue; // moves no data
        }
        cost.flops += flops(func, value);
        if stored.contains(&value) {
            cost.bytes_written += written(func, value, &stored);
        }
        for (nth, operand) in op.operands().into_iter().enumerate() {
            let operand = origin(func, operand);
            if !stored.contains(&operand) {
                continue;
            }
            let bytes = bytes_read(func, value, nth, operand);
            match at {
                Where::Alone(_) => cost.bytes_read += bytes,
                Where::Fused => *read.entry(operand).or_default() += bytes,
            }
        }
    }
    let all: f64 = read
        .into_iter()
        .map(|(value, read)| read.min(bytes(func, value)))
        .sum();
    if all > 0.0 {
        costs.entry(Where::Fused).or_default().bytes_read += all;
    }
    for (root, work) in kernels(func, table) {
        costs.entry(place(func, root)).or_default().seconds += table.seconds(&work);
    }
    costs
}

fn place(func: &Func, value: Value) -> Where {
    match stands_alone(func.op(value)) {
        true => Where::Alone(value),
        false => Where::Fused,
    }
}

fn has_functions(op: &Op) -> bool {
    matches!(op, Op::While { .. } | Op::Case { .. } | Op::Call { .. })
}

/// Returns the cost of an op's functions times their trip counts; a loop with an unknown trip count
/// counts once.
fn inside(func: &Func, op: &Op, table: &Table) -> Cost {
    match op {
        Op::While { body, .. } => {
            let trips = Counted::of(func, op).and_then(|counted| counted.at_most());
            cost(body, table) * trips.unwrap_or(1) as f64
        }
        Op::Case { branches, .. } => {
            let all = branches.iter().map(|branch| cost(branch, table));
            all.max_by(|a, b| a.seconds.total_cmp(&b.seconds))
                .unwrap_or_default()
        }
        Op::Call {
            callee,
            compiled: Compiled::OneKernel,
            ..
        } => {
            let bytes = |ty: &TensorType| (ty.count() * ty.element.bytes()) as f64;
            Cost {
                bytes_read: callee.params().iter().map(|param| bytes(&param.ty)).sum(),
                bytes_written: callee.result_types().iter().map(bytes).sum(),
                seconds: table.seconds(&one_kernel(callee, table)),
                ..cost(callee, table)
            }
        }
        Op::Call { callee, .. } => cost(callee, table),
        _ => Cost::default(), // no other op has any
    }
}

/// Returns the values in memory: parameters, results, and the operands and results of ops that are
/// never fused.
fn stored(func: &Func, values: &[Value]) -> BTreeSet<Value> {
    let mut stored: BTreeSet<Value> = func.parameters().iter().copied().collect();
    stored.extend(func.results.iter().map(|v| origin(func, *v)));
    for value in values {
        let op = func.op(*value);
        if stands_alone(op) {
            stored.insert(origin(func, *value));
            stored.extend(op.operands().into_iter().map(|v| origin(func, v)));
        }
    }
    stored
}

fn bytes(func: &Func, value: Value) -> f64 {
    let tensors = func.ty(value).tensors().iter();
    tensors
        .map(|t| (t.count() * t.element.bytes()) as f64)
        .sum()
}

fn count(func: &Func, value: Value) -> f64 {
    let tensors = func.ty(value).tensors().iter();
    tensors.map(|t| t.count() as f64).sum()
}

/// Returns the bytes that `value` reads of `operand`, its operand `nth`. An array that is updated
/// in place is not read.
fn bytes_read(func: &Func, value: Value, nth: usize, operand: Value) -> f64 {
    let whole = bytes(func, operand);
    match func.op(value) {
        Op::Slice { .. } | Op::DynamicSlice { .. } => bytes(func, value).min(whole),
        Op::Gather { .. } if nth == 0 => bytes(func, value),
        Op::DynamicUpdateSlice { .. } | Op::Scatter { .. } if nth == 0 => 0.0,
        op if has_functions(op) => 0.0, // counted inside
        _ => whole,
    }
}

/// Returns the bytes that writing `value` takes, which is in memory. Constants take none.
fn written(func: &Func, value: Value, stored: &BTreeSet<Value>) -> f64 {
    match func.op(value) {
        Op::Constant(_) => 0.0,
        op if has_functions(op) => 0.0, // counted inside
        _ => {
            let whole = bytes(func, value);
            updated(func, value, stored).map_or(whole, |parts| parts.min(whole))
        }
    }
}

/// Returns the bytes that a chain of updates writes, if the updated array is in memory; such
/// updates are mostly done in place.
fn updated(func: &Func, mut value: Value, stored: &BTreeSet<Value>) -> Option<f64> {
    let mut parts = 0.0;
    loop {
        let (operand, update) = match func.op(value) {
            Op::DynamicUpdateSlice {
                operand, update, ..
            } => (*operand, *update),
            Op::Scatter {
                operand, updates, ..
            } => (*operand, *updates),
            _ => return None, // computed as a whole
        };
        parts += bytes(func, update);
        value = origin(func, operand);
        if stored.contains(&value) {
            let is_copied = matches!(func.op(value), Op::Constant(_));
            return (!is_copied).then_some(parts);
        }
    }
}

/// Returns the number of operations on floats.
fn flops(func: &Func, value: Value) -> f64 {
    let Type::Tensor(tensor) = func.ty(value) else {
        return 0.0;
    };
    match func.op(value) {
        _ if !tensor.element.is_float() => 0.0,
        Op::Unary(..) | Op::Binary(..) => count(func, value),
        _ => sums(func, value).unwrap_or(0.0),
    }
}

/// Returns the operations of an op that combines several elements.
fn sums(func: &Func, value: Value) -> Option<f64> {
    match func.op(value) {
        Op::DotGeneral {
            lhs, lhs_contract, ..
        } => {
            let shape = func.shape(*lhs);
            let along: usize = lhs_contract.iter().map(|d| shape[*d]).product();
            Some(2.0 * count(func, value) * along as f64)
        }
        Op::Convolution { rhs, dims, .. } => {
            let features = func.shape(*rhs)[dims.rhs_output_feature].max(1) as f64;
            Some(2.0 * count(func, value) * count(func, *rhs) / features)
        }
        Op::Reduce { operand, .. } | Op::Scan { operand, .. } => Some(count(func, *operand)),
        Op::ReduceWindow {
            window_dimensions, ..
        } => {
            let window: usize = window_dimensions.iter().product();
            Some(count(func, value) * window as f64)
        }
        Op::Stencil { stencil, .. } => {
            Some(count(func, value) * (2 * stencil.taps.len()).saturating_sub(1) as f64)
        }
        Op::Fft { lengths, .. } => {
            let size: usize = lengths.iter().product();
            Some(2.5 * count(func, value) * (size.max(2) as f64).log2())
        }
        Op::Scatter { updates, .. } => Some(count(func, *updates)),
        _ => None, // element by element
    }
}
