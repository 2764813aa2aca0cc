//! Ops, bytes, flops and an estimated time of what a function does.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Sum;
use std::ops::{AddAssign, Mul};

use stablehlo::{Compiled, Counted, Func, Op, TensorType, Type, Value};

use crate::costs::{Table, kernels, one_kernel};
use crate::fusion_cut::stands_alone;
use crate::ops::origin;
use crate::rewrite::uses;

/// What a part of a program costs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cost {
    /// Ops in its text, those of its functions among them.
    pub ops: usize,
    /// Bytes read of arrays that are stored.
    pub bytes_read: f64,
    /// Bytes written to arrays that are stored.
    pub bytes_written: f64,
    /// Operations on floats, each as one, whatever it takes.
    pub flops: f64,
    /// The seconds that the target's table of prices gives.
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

/// So many times the same; the text does not grow.
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

/// The whole function's.
pub(super) fn cost(func: &Func, table: &Table) -> Cost {
    costs(func, table).into_values().sum()
}

/// What is fused with its neighbours, or an op that stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Where {
    Alone(Value),
    Fused,
}

/// The costs of a function's ops that stand alone, and of the others together, which XLA makes loops of: in those only what comes in
/// and goes out is stored.
pub(super) fn costs(func: &Func, table: &Table) -> BTreeMap<Where, Cost> {
    let live = uses(func);
    let values: Vec<Value> = func.values().filter(|v| live[v.index()] > 0).collect();
    let mut costs: BTreeMap<Where, Cost> = BTreeMap::new();
    let stored = stored(func, &values);
    // How many bytes of each stored array the fused loops read, at most all of them.
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
            continue; // nothing is moved
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

/// What the functions of an op cost, as often as they run; a loop of which that is not known, once.
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

/// The values that are in memory: what comes in, what goes out, and what ops that stand alone take and give.
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

/// The bytes of `operand`, its `nth`, that `value` reads. What is updated in place is not.
fn bytes_read(func: &Func, value: Value, nth: usize, operand: Value) -> f64 {
    let whole = bytes(func, operand);
    match func.op(value) {
        Op::Slice { .. } | Op::DynamicSlice { .. } => bytes(func, value).min(whole),
        Op::Gather { .. } if nth == 0 => bytes(func, value),
        Op::DynamicUpdateSlice { .. } | Op::Scatter { .. } if nth == 0 => 0.0,
        op if has_functions(op) => 0.0, // their own business
        _ => whole,
    }
}

/// The bytes that `value`, which is stored, takes to write. Constants are there.
fn written(func: &Func, value: Value, stored: &BTreeSet<Value>) -> f64 {
    match func.op(value) {
        Op::Constant(_) => 0.0,
        op if has_functions(op) => 0.0, // their own business
        _ => {
            let whole = bytes(func, value);
            updated(func, value, stored).map_or(whole, |parts| parts.min(whole))
        }
    }
}

/// The bytes that updates write, one after the other, if the array that they change is there; mostly they are done in place.
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
            _ => return None, // it is computed, all of it
        };
        parts += bytes(func, update);
        value = origin(func, operand);
        if stored.contains(&value) {
            let is_copied = matches!(func.op(value), Op::Constant(_));
            return (!is_copied).then_some(parts);
        }
    }
}

/// Operations on floats.
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

/// The operations of what puts elements together.
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
