//! Orders writers of an array after the stages that read its old contents.
//!
//! XLA:CPU inserts copies before it schedules stages. If one stage reads an array, another writes
//! into it, and neither depends on the other, it copies the whole array, since either may run
//! first. So the writer receives the array through a callee that returns it unchanged and takes an
//! element of the reader's result as a second operand.
//!
//! The input is a function with its stages as callees, in loop bodies too; the output computes the
//! same bits.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use stablehlo::{Compiled, Func, Op, TensorType, Type, Value};

use super::cut::unshaped;
use super::in_place::{LARGE, LARGE_IN_KERNEL};
use crate::inline::push;
use crate::ops::as_update;
use crate::rewrite::uses;

/// Makes writers depend on the readers of the old contents where that is possible.
pub(crate) fn after_readers(func: &Func) -> Func {
    after_readers_of(func, LARGE)
}

/// Makes writers depend on readers, for arrays with at least `large` elements.
fn after_readers_of(func: &Func, large: usize) -> Func {
    Order::of(func, large).write(func)
}

struct Order {
    /// Smaller arrays are left to be copied.
    large: usize,
    live: Vec<u32>,
    /// The readers of each value.
    readers: Vec<Vec<Value>>,
    /// For each writer and each array that it writes into: the results of readers that must precede
    /// it.
    after: BTreeMap<Value, BTreeMap<Value, Vec<Value>>>,
}

impl Order {
    fn of(func: &Func, large: usize) -> Order {
        let mut order = Order {
            large,
            live: uses(func),
            readers: vec![Vec::new(); func.len()],
            after: BTreeMap::new(),
        };
        let live: Vec<Value> = (func.values().filter(|v| order.live[v.index()] > 0)).collect();
        for value in &live {
            for operand in BTreeSet::from_iter(func.op(*value).operands()) {
                order.readers[operand.index()].push(*value);
            }
        }
        for writer in live {
            for array in written(func, writer, large) {
                if let Some(late) = order.late(func, writer, array).filter(|v| !v.is_empty()) {
                    order.after.entry(writer).or_default().insert(array, late);
                }
            }
        }
        order.after_witnesses(func);
        order
    }

    /// Returns results of the readers of `array` that `writer` must follow; `None` if some reader
    /// cannot precede it.
    fn late(&self, func: &Func, writer: Value, array: Value) -> Option<Vec<Value>> {
        let before = self.before(func, writer);
        let mut late = Vec::new();
        let mut left = vec![unshaped(func, array)];
        while let Some(array) = left.pop() {
            if func.results.contains(&array) {
                return None;
            }
            for reader in self.readers[array.index()].iter().filter(|v| **v != writer) {
                match func.op(*reader) {
                    Op::Reshape { .. } => left.push(*reader),
                    _ if before[reader.index()] => {}
                    Op::Call { .. } | Op::While { .. }
                        if !self.before(func, *reader)[writer.index()] =>
                    {
                        late.push(self.result(func, *reader)?);
                    }
                    // It depends on the writer, or is fused into its readers.
                    _ => return None,
                }
            }
        }
        Some(late)
    }

    /// Returns a result of a call or loop that is used and has an element.
    fn result(&self, func: &Func, value: Value) -> Option<Value> {
        let has_element = |v: &Value| matches!(func.ty(*v), Type::Tensor(t) if t.count() > 0);
        let parts = self.readers[value.index()].iter().copied();
        let parts = parts.filter(|v| matches!(func.op(*v), Op::Result { .. }));
        std::iter::once(value).chain(parts).find(has_element)
    }

    /// Returns for each value whether `value` depends on it, by operands or by the added order.
    fn before(&self, func: &Func, value: Value) -> Vec<bool> {
        let mut before = vec![false; func.len()];
        let mut left = vec![value];
        while let Some(next) = left.pop() {
            let after = self.after.get(&next).into_iter().flat_map(BTreeMap::values);
            for value in (func.op(next).operands().into_iter()).chain(after.flatten().copied()) {
                if !std::mem::replace(&mut before[value.index()], true) {
                    left.push(value);
                }
            }
        }
        before
    }

    /// Makes writers follow the added dependences too, each of which reads an element of a result.
    fn after_witnesses(&mut self, func: &Func) {
        let all = self.after.values().flat_map(BTreeMap::values);
        let witnesses: BTreeSet<Value> = all.flatten().copied().collect();
        for writer in func.values().filter(|v| self.live[v.index()] > 0) {
            for array in written(func, writer, self.large) {
                let origin = unshaped(func, array);
                if witnesses.contains(&origin) && func.tensor(origin).count() > 1 {
                    let late = self.after.entry(writer).or_default();
                    late.entry(array).or_default().push(origin);
                }
            }
        }
    }

    fn write(&self, func: &Func) -> Func {
        let mut writer = Writer {
            large: self.large,
            out: Func::with_signature_of(func),
            new: vec![None; func.len()],
            elements: HashMap::new(),
        };
        let own = writer.out.parameters().to_vec();
        for (parameter, own) in func.parameters().iter().zip(own) {
            writer.new[parameter.index()] = Some(own);
        }
        for value in func.values().filter(|v| self.live[v.index()] > 0) {
            let mut left = vec![value];
            while let Some(next) = left.last().copied() {
                if writer.new[next.index()].is_some() {
                    left.pop();
                    continue;
                }
                let after = self.after.get(&next);
                let late = after
                    .into_iter()
                    .flat_map(BTreeMap::values)
                    .flatten()
                    .copied();
                let needed = func.op(next).operands().into_iter().chain(late);
                let missing: Vec<Value> =
                    needed.filter(|v| writer.new[v.index()].is_none()).collect();
                match missing.is_empty() {
                    true => writer.write(func, next, after),
                    false => left.extend(missing),
                }
            }
        }
        writer.out.results = func.results.iter().map(|v| writer.at(*v)).collect();
        writer.out
    }
}

struct Writer {
    /// Smaller arrays are left to be copied.
    large: usize,
    out: Func,
    new: Vec<Option<Value>>,
    /// The element that the added dependences on a value read, by the value in the old function.
    elements: HashMap<Value, Value>,
}

impl Writer {
    fn at(&self, value: Value) -> Value {
        self.new[value.index()].expect("it was written before")
    }

    fn write(&mut self, func: &Func, value: Value, after: Option<&BTreeMap<Value, Vec<Value>>>) {
        self.out.set_loc(func.loc(value));
        let mut instead = BTreeMap::new();
        for (array, late) in after.into_iter().flatten() {
            instead.insert(*array, self.array_after(*array, late));
        }
        let at = |v: Value| instead.get(&v).copied().unwrap_or_else(|| self.at(v));
        let op = func.op(value).map_operands(at);
        let op = match op {
            Op::Call {
                callee,
                operands,
                compiled: compiled @ Compiled::OneKernel,
            } => Op::Call {
                callee: Arc::new(after_readers_of(&callee, LARGE_IN_KERNEL)),
                operands,
                compiled,
            },
            op => op.map_bodies(&mut |body| after_readers_of(body, self.large)),
        };
        self.new[value.index()] = Some(push(&mut self.out, op));
    }

    /// Returns the array through a call that depends on all of `late`.
    fn array_after(&mut self, array: Value, late: &[Value]) -> Value {
        let mut operands = vec![self.at(array)];
        for value in late {
            let array = self.at(*value);
            let first = || first_element(&mut self.out, array);
            operands.push(*self.elements.entry(*value).or_insert_with(first));
        }
        let mut callee = Func::new("after");
        let types: Vec<TensorType> = operands
            .iter()
            .map(|v| self.out.tensor(*v).clone())
            .collect();
        let parameters: Vec<Value> = types.into_iter().map(|ty| callee.parameter(ty)).collect();
        callee.results = vec![parameters[0]];
        self.out.call(Arc::new(callee), &operands)[0]
    }
}

fn first_element(out: &mut Func, array: Value) -> Value {
    let rank = out.shape(array).len();
    out.slice(array, &vec![0; rank], &vec![1; rank], &vec![1; rank])
}

/// Returns the `large` arrays that an op writes into.
fn written(func: &Func, writer: Value, large: usize) -> BTreeSet<Value> {
    let arrays: Vec<Value> = match func.op(writer) {
        Op::Call {
            callee,
            operands,
            compiled: Compiled::Apart,
        } => {
            let updates = callee.values().filter_map(|v| as_update(callee.op(v)));
            let updated: BTreeSet<Value> = updates.map(|(whole, ..)| whole).collect();
            let pairs = operands.iter().zip(callee.parameters());
            pairs
                .filter(|(_, own)| updated.contains(own))
                .map(|(array, _)| *array)
                .collect()
        }
        Op::While { inits, body, .. } => {
            let carried = inits.iter().zip(body.parameters()).zip(&body.results);
            carried
                .filter(|((_, own), result)| own != result)
                .map(|((array, _), _)| *array)
                .collect()
        }
        op => as_update(op).map(|(whole, ..)| whole).into_iter().collect(),
    };
    arrays
        .into_iter()
        .filter(|v| func.tensor(*v).count() >= large)
        .collect()
}
