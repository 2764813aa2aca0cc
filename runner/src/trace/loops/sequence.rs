//! The values of a slot as a function of the indices of its loops.

use super::Value;
use super::formula::FormulaSequence;

/// The values of a slot, or the counts of a loop, over all executions.
#[derive(Clone, Debug, PartialEq)]
pub enum Sequence {
    /// The same value each time. A pointer's allocation is a name, which a swap may exchange.
    Constant(Value),
    /// An integer, or the offset of a pointer, that is affine in the loop indices.
    Affine {
        /// The value for indices 0.
        first: Value,
        /// The increment per iteration of each enclosing loop, from the outermost to the innermost.
        strides: Vec<i64>,
    },
    /// A floating-point formula of the execution number, exact in all bits.
    Formula(FormulaSequence),
    /// Integers or floats that follow no rule, in the order of execution.
    Table(Table),
}

impl Sequence {
    /// Returns the value if it is the same each time.
    pub fn constant(&self) -> Option<Value> {
        match self {
            Sequence::Constant(value) => Some(*value),
            Sequence::Affine { first, strides } => {
                strides.iter().all(|stride| *stride == 0).then_some(*first)
            }
            Sequence::Formula(_) | Sequence::Table(_) => None,
        }
    }

    /// Returns the value at the given indices of the enclosing loops, from the outermost to the
    /// innermost. `execution` counts the executions of the slot from 0.
    ///
    /// A formula that accumulates takes as many steps as there were executions:
    /// [`FormulaSequence::values`] lists them in linear time.
    pub fn value(&self, indices: &[i64], execution: u64) -> Value {
        match self {
            Sequence::Constant(value) => *value,
            Sequence::Affine { first, strides } => {
                debug_assert_eq!(indices.len(), strides.len());
                let products = strides.iter().zip(indices);
                // Each value of a sequence fits into 64 bits, but partial sums may not.
                let sum: i128 = products.map(|(s, i)| i128::from(*s) * i128::from(*i)).sum();
                add(*first, sum).expect("each value was recorded as a 64-bit integer")
            }
            Sequence::Formula(formula) => formula.value(execution),
            Sequence::Table(table) => table.value(execution),
        }
    }

    /// Returns the size of the description ([`super::description_size`]).
    pub(super) fn description_size(&self) -> u64 {
        match self {
            Sequence::Constant(_) => 1,
            Sequence::Affine { strides, .. } => {
                1 + strides.iter().filter(|stride| **stride != 0).count() as u64
            }
            Sequence::Formula(_) => 3,
            Sequence::Table(table) => 2 + 2 * table.runs.len() as u64,
        }
    }
}

/// Adds an integer to an integer or to the offset of a pointer; only 0 can be added to a float.
pub(super) fn add(value: Value, sum: i128) -> Option<Value> {
    let plus = |base: i64| i64::try_from(i128::from(base) + sum).ok();
    Some(match value {
        Value::Int(base) => Value::Int(plus(base)?),
        Value::Float(_) => (sum == 0).then_some(value)?,
        Value::Pointer { allocation, offset } => Value::Pointer {
            allocation,
            offset: plus(offset)?,
        },
    })
}

/// Returns what must be added to `from` to give `to`, regardless of the allocations of pointers.
pub(super) fn difference(from: Value, to: Value) -> Option<i64> {
    match (from, to) {
        (Value::Int(a), Value::Int(b)) => b.checked_sub(a),
        (Value::Float(a), Value::Float(b)) => (a == b).then_some(0),
        (Value::Pointer { offset: a, .. }, Value::Pointer { offset: b, .. }) => b.checked_sub(a),
        (Value::Int(_) | Value::Float(_) | Value::Pointer { .. }, _) => None,
    }
}

/// A list of integers or floats as runs of equal differences.
///
/// A slot with more executions than the table has values takes them cyclically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The runs, in order.
    pub runs: Vec<Run>,
    /// Number of values.
    pub length: u64,
    /// Whether the values are bits of floats; otherwise they are integers.
    pub floats: bool,
}

/// Values in a table with equal differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Position of the first value in the table.
    pub start: u64,
    /// The first value; the bits of a float.
    pub first: i64,
    /// The difference of consecutive values; 0 for floats.
    pub step: i64,
}

impl Table {
    /// Returns an empty table.
    pub(super) fn new(floats: bool) -> Self {
        Self {
            runs: Vec::new(),
            length: 0,
            floats,
        }
    }

    /// Returns the value of the given execution.
    pub fn value(&self, execution: u64) -> Value {
        let position = execution % self.length;
        let run = self.runs[self.runs.partition_point(|run| run.start <= position) - 1];
        self.decode(run.at(position - run.start))
    }

    /// Returns the number of values in a run.
    pub fn run_length(&self, run: usize) -> u64 {
        let end = self
            .runs
            .get(run + 1)
            .map_or(self.length, |next| next.start);
        end - self.runs[run].start
    }

    /// Lists the values.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        (0..self.runs.len()).flat_map(move |run| {
            let count = self.run_length(run);
            (0..count).map(move |k| self.decode(self.runs[run].at(k)))
        })
    }

    /// Appends `count` values that begin with `value` and have equal differences.
    pub(super) fn push(&mut self, value: Value, step: i64, count: u64) {
        if count == 0 {
            return;
        }
        let first = self.encode(value);
        if !self.extend_last_run(first, step, count) {
            let start = self.length;
            self.runs.push(Run { start, first, step });
        }
        self.length += count;
    }

    /// Appends the values of another table.
    pub(super) fn append(&mut self, other: &Table) {
        for (index, run) in other.runs.iter().enumerate() {
            let count = other.run_length(index);
            self.push(other.decode(run.first), run.step, count);
        }
    }

    /// Tries to continue the last run by `count` values.
    fn extend_last_run(&mut self, first: i64, step: i64, count: u64) -> bool {
        let length = self.length;
        let Some(last) = self.runs.last_mut() else {
            return false;
        };
        let last_length = length - last.start;
        let Some(difference) = first.checked_sub(last.at(last_length - 1)) else {
            return false;
        };
        if (self.floats && difference != 0)
            || (count > 1 && step != difference)
            || (last_length > 1 && last.step != difference)
        {
            return false;
        }
        last.step = difference;
        true
    }

    fn encode(&self, value: Value) -> i64 {
        match value {
            Value::Int(int) => int,
            Value::Float(bits) => bits.cast_signed(),
            Value::Pointer { .. } => unreachable!("pointers have no tables"),
        }
    }

    fn decode(&self, value: i64) -> Value {
        match self.floats {
            true => Value::Float(value.cast_unsigned()),
            false => Value::Int(value),
        }
    }
}

impl Run {
    /// Returns the value at a position of the run.
    fn at(&self, position: u64) -> i64 {
        // Each value of a run was recorded as a 64-bit integer, so that wrapping is exact.
        let position = position.cast_signed();
        self.first.wrapping_add(self.step.wrapping_mul(position))
    }
}
