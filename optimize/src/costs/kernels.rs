//! Counts the work of a function, split into kernels as targets form them.
//!
//! Ops that are never fused are kernels; the others are fused into their readers, from one array in
//! memory to the next. A value that is read at several offsets is computed once for each, as XLA
//! does on the CPU, up to the limit at which XLA stores it.

use std::collections::BTreeMap;

use stablehlo::{Compiled, Counted, Func, Op, TensorType, Type, Value};

use super::op;
use super::table::Table;
use super::work::{Quantity, Work};
use crate::fusion_cut::{reading, stands_alone};
use crate::rewrite::uses;

/// The memory of a target, and the state of a function's parameters.
#[derive(Clone, Copy)]
struct MemoryModel {
    /// The bytes that caches hold.
    cache: f64,
    /// The tile to whose multiples the last two dimensions are padded.
    tile: [usize; 2],
    /// Whether the function may write to its parameters.
    owns: bool,
}

impl MemoryModel {
    /// Returns the size of an array with padding relative to its elements.
    fn filled(&self, ty: &TensorType) -> f64 {
        let Some(first) = ty.rank().checked_sub(2) else {
            return 1.0;
        };
        let sizes = ty.shape[first..].iter().zip(self.tile);
        let filled = sizes.map(|(n, tile)| n.next_multiple_of(tile) as f64 / (*n).max(1) as f64);
        filled.product()
    }

    fn bytes(&self, ty: &TensorType) -> f64 {
        op::bytes(ty) * self.filled(ty)
    }
}

/// Returns the work of a whole program, where caches hold `cache` bytes and arrays are padded to
/// multiples of `tile`.
pub(super) fn work(func: &Func, cache: f64, tile: [usize; 2]) -> Work {
    let place = MemoryModel {
        cache,
        tile,
        owns: false,
    };
    let mut work = body(func, place);
    work.add(Quantity::Program, 1.0);
    work
}

/// Returns the work of each kernel of a function, without the functions of its ops; the function
/// owns its parameters.
pub(crate) fn kernels(func: &Func, table: &Table) -> Vec<(Value, Work)> {
    let place = MemoryModel {
        cache: table.cache,
        tile: table.tile,
        owns: true,
    };
    let live = uses(func);
    let mut stored = stored(func, &live);
    let mut kernels = Vec::new();
    for value in func.values().rev().filter(|v| live[v.index()] > 0) {
        if stored[value.index()] && !has_functions(func.op(value)) {
            kernels.push((value, kernel(func, place, value, &mut stored)));
        }
    }
    kernels
}

/// Returns the work of a function that is one kernel, loops included.
pub(crate) fn one_kernel(func: &Func, table: &Table) -> Work {
    let place = MemoryModel {
        cache: table.cache,
        tile: table.tile,
        owns: true,
    };
    in_one_kernel(func, place)
}

/// Counts parameters as reads and results as writes; everything between stays in the cache.
fn in_one_kernel(func: &Func, place: MemoryModel) -> Work {
    let mut work = Work::default();
    for (quantity, amount) in body(func, place).iter() {
        match quantity {
            Quantity::Kernel | Quantity::Read | Quantity::Written => {}
            Quantity::Far | Quantity::Updated => {}
            computed => work.add(computed, amount),
        }
    }
    work.add(Quantity::Kernel, 1.0);
    for param in func.params() {
        work.add(Quantity::Read, place.bytes(&param.ty));
    }
    for ty in func.result_types() {
        work.add(Quantity::Written, place.bytes(&ty));
    }
    work
}

fn has_functions(op: &Op) -> bool {
    matches!(op, Op::While { .. } | Op::Case { .. } | Op::Call { .. })
}

fn body(func: &Func, place: MemoryModel) -> Work {
    let live = uses(func);
    let mut stored = stored(func, &live);
    let mut work = Work::default();
    // Backwards, since a reader may cause a value to be stored.
    for value in func.values().rev().filter(|v| live[v.index()] > 0) {
        if stored[value.index()] {
            work += match functions(func, func.op(value), place) {
                Some(inside) => inside,
                None => kernel(func, place, value, &mut stored),
            };
        }
    }
    work
}

/// Returns which values are in memory.
fn stored(func: &Func, live: &[u32]) -> Vec<bool> {
    let mut stored = vec![false; func.len()];
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let op = func.op(value);
        let alone = is_kernel(op);
        stored[value.index()] |= alone || matches!(op, Op::Parameter { .. } | Op::Result { .. });
        let operands = match op {
            Op::Gather { operand, .. } | Op::DynamicUpdateSlice { operand, .. } => vec![*operand],
            Op::Reduce { .. } => Vec::new(),
            _ if alone => op.operands(),
            _ => Vec::new(), // computed by its reader
        };
        operands.iter().for_each(|v| stored[v.index()] = true);
    }
    func.results.iter().for_each(|v| stored[v.index()] = true);
    stored
}

/// Returns whether an op ends a kernel, whatever its readers are.
fn is_kernel(op: &Op) -> bool {
    let sums = matches!(
        op,
        Op::Convolution { .. }
            | Op::Sort { .. }
            | Op::Fft { .. }
            | Op::Reduce { .. }
            | Op::ReduceWindow { .. }
            | Op::Scan { .. }
            | Op::DynamicUpdateSlice { .. }
    );
    sums || stands_alone(op)
}

/// Limit on the offsets at which a value is recomputed in one kernel before XLA stores it to bound
/// the code it duplicates.
const MOST_WAYS: usize = 15;

/// How a kernel reads a value: the elements read at each offset from the computed one, and the
/// nesting depth of the selects by position on the way.
#[derive(Default)]
struct Readings(BTreeMap<Vec<i64>, f64>, usize);

impl Readings {
    fn elements(&self) -> f64 {
        self.0.values().sum()
    }

    fn add(&mut self, mut path: Vec<i64>, elements: f64) {
        if self.0.len() > MOST_WAYS && !self.0.contains_key(&path) {
            path = vec![i64::MAX];
        }
        let known = self.0.entry(path).or_default();
        *known = known.max(elements);
    }
}

/// Returns the work of the kernel whose result is `root`; none if `root` needs no kernel. Values
/// that it reads at too many offsets are marked as `stored`.
fn kernel(func: &Func, place: MemoryModel, root: Value, stored: &mut [bool]) -> Work {
    let mut work = Work::default();
    let there = matches!(
        func.op(root),
        Op::Parameter { .. } | Op::Constant(_) | Op::Result { .. } | Op::OptimizationBarrier { .. }
    );
    if there || is_seen_anew(func, root, stored) {
        return work;
    }
    work.add(Quantity::Kernel, 1.0);
    let target = target_of(func, root, stored);
    let in_place = target.filter(|v| place.owns || !is_parameter(func, *v));
    if in_place.is_none() {
        let written = func.ty(root).tensors().iter();
        let written = written.map(|ty| place.bytes(ty)).sum();
        work.add(Quantity::Written, written);
    }
    let first = func.ty(root).tensors().first();
    let filled = first.map_or(1.0, |ty| place.filled(ty));
    let mut readings: BTreeMap<Value, Readings> = BTreeMap::new();
    readings
        .entry(root)
        .or_default()
        .add(Vec::new(), count(func, root) * filled);
    // Operands precede their readers: from the last value backwards.
    while let Some((value, here)) = readings.pop_last() {
        let op = func.op(value);
        let is_known = matches!(op, Op::Constant(_) | Op::Iota { .. });
        if here.0.len() > MOST_WAYS && !is_known && count(func, value) > 1.0 {
            stored[value.index()] = true;
        }
        if value != root && stored[value.index()] {
            if let Type::Tensor(ty) = func.ty(value) {
                let read = here.elements() * ty.element.bytes() as f64;
                work.add(Quantity::Read, read.min(place.bytes(ty)));
            }
            continue;
        }
        let operands = op.operands();
        let evaluated = here.elements();
        match op {
            Op::Reshape { operand, .. }
                if stored[operand.index()] || lines_divide(func, value, *operand) => {}
            Op::Gather {
                indices,
                slice_sizes,
                ..
            } if stored[indices.index()] => {
                // A line at a time.
                let line = slice_sizes.last().map_or(1, |size| *size);
                work.add(Quantity::Fetched, evaluated / line.max(1) as f64);
                work.add(Quantity::Shifted, evaluated);
            }
            // Whole arrays are copied at once.
            Op::Concatenate { operands, .. }
                if value == root && operands.iter().all(|v| is_moved(func, *v, stored)) => {}
            _ => {
                let first = |v: &Value| func.ty(*v).tensors().first();
                let types: Vec<&TensorType> = operands.iter().filter_map(first).collect();
                work += op::work(op, &types, func.ty(value), evaluated);
            }
        }
        let chosen = choices(op);
        if chosen > 0 && here.1 > 0 {
            work.add(Quantity::Nested, evaluated * chosen as f64);
        }
        for (nth, operand) in operands.iter().enumerate() {
            if nth == 0 && value == root && in_place == Some(*operand) {
                continue;
            }
            let share = share(func, value, nth);
            let shift = reading::shift(func, value, nth);
            for (path, elements) in &here.0 {
                let path = reading::through(path, shift.as_deref(), value);
                let of = readings.entry(*operand).or_default();
                of.add(path, elements * share);
                of.1 = of.1.max(here.1 + usize::from(chosen > 0));
            }
        }
    }
    let bytes = work.get(Quantity::Read) + work.get(Quantity::Written);
    work.add(Quantity::Far, (bytes - place.cache).max(0.0));
    work
}

/// Returns the work of an op's functions times their trip counts; `None` if it has none.
fn functions(func: &Func, op: &Op, place: MemoryModel) -> Option<Work> {
    match op {
        Op::While {
            inits,
            cond,
            body: turn,
        } => {
            let trips = Counted::of(func, op).and_then(|counted| counted.at_most());
            let trips = trips.unwrap_or(1);
            let mut once = body(
                turn,
                MemoryModel {
                    owns: true,
                    ..place
                },
            );
            once += body(cond, place);
            let mut all = once * trips as f64;
            // A loop copies the parameters that it may not overwrite.
            let copied = inits
                .iter()
                .filter(|v| !place.owns && is_parameter(func, **v));
            for ty in copied.flat_map(|v| func.ty(*v).tensors()) {
                all.add(Quantity::Read, place.bytes(ty));
                all.add(Quantity::Written, place.bytes(ty));
            }
            Some(all)
        }
        Op::Case { branches, .. } => {
            // The branch with the most work.
            let all = branches.iter().map(|branch| body(branch, place));
            let busy = |work: &Work| work.iter().map(|(_, amount)| amount).sum::<f64>();
            all.max_by(|a, b| busy(a).total_cmp(&busy(b)))
        }
        Op::Call {
            callee,
            compiled: Compiled::OneKernel,
            ..
        } => Some(in_one_kernel(callee, place)),
        Op::Call { callee, .. } => Some(body(
            callee,
            MemoryModel {
                owns: false,
                ..place
            },
        )),
        _ => None, // no other op has any
    }
}

fn count(func: &Func, value: Value) -> f64 {
    func.ty(value)
        .tensors()
        .first()
        .map_or(0.0, |ty| ty.count() as f64)
}

fn is_parameter(func: &Func, value: Value) -> bool {
    matches!(func.op(value), Op::Parameter { .. })
}

/// Returns whether the lines of one array are made of whole lines of the other.
fn lines_divide(func: &Func, a: Value, b: Value) -> bool {
    let last = |v: Value| func.shape(v).last().map_or(1, |size| *size).max(1);
    let (a, b) = (last(a), last(b));
    a % b == 0 || b % a == 0
}

/// Returns the number of selects by position for each element of an op's result.
fn choices(op: &Op) -> usize {
    match op {
        Op::Pad { .. } | Op::Rotate { .. } => 1,
        Op::Wrap { .. } | Op::Extend { .. } => 2,
        Op::Concatenate { operands, .. } => operands.len().saturating_sub(1),
        _ => 0, // reads one array, or all operands at the same position
    }
}

/// Returns whether `value` is an array in memory, or a slice of one.
fn is_moved(func: &Func, value: Value, stored: &[bool]) -> bool {
    match func.op(value) {
        Op::Slice { operand, .. } => stored[operand.index()],
        _ => stored[value.index()],
    }
}

/// Returns whether `value` is an array in memory in another shape, which costs nothing.
fn is_seen_anew(func: &Func, value: Value, stored: &[bool]) -> bool {
    match func.op(value) {
        Op::Reshape { operand, .. } | Op::BitcastConvert { operand, .. } => {
            let copied = func.results.contains(&value) && is_parameter(func, *operand);
            stored[operand.index()] && !copied
        }
        _ => false, // is computed
    }
}

/// Returns the array in memory that `root` updates a part of.
fn target_of(func: &Func, root: Value, stored: &[bool]) -> Option<Value> {
    match func.op(root) {
        Op::DynamicUpdateSlice { operand, .. } | Op::Scatter { operand, .. } => {
            Some(*operand).filter(|v| stored[v.index()])
        }
        _ => None, // creates an array
    }
}

/// Returns how many elements of its operand `nth` an op reads per element of its result.
fn share(func: &Func, value: Value, nth: usize) -> f64 {
    let op = func.op(value);
    let all = count(func, op.operands()[nth]) / count(func, value).max(1.0);
    match op {
        Op::Slice { .. } | Op::DynamicSlice { .. } | Op::Rotate { .. } => f64::from(nth == 0),
        Op::Gather { .. } if nth == 0 => 1.0,
        Op::Reduce { .. } | Op::DotGeneral { .. } | Op::Convolution { .. } | Op::Fft { .. } => all,
        _ => all.min(1.0), // element by element, or parts of it
    }
}
