//! Detects floats that are a formula of the execution number, exact in all bits.
//!
//! Host code computes times and factors as `n*dt`, `a + n*dt` or `t += dt`, in `double` or `float`.
//! In each of these forms the value is monotone in `dt` under correct rounding, so bisection finds
//! the `dt` that gives the recorded bits, if it exists. Of all such `dt` the one with the fewest
//! decimal digits is taken, which is most probably the one in the source.

use std::cmp::Ordering;

use super::{Table, Value};

/// The values of a slot as a formula.
#[derive(Clone, Debug, PartialEq)]
pub struct FormulaSequence {
    /// The formula, as a function of an integer that counts from 0.
    pub formula: Formula,
    /// Number of consecutive executions with the same value.
    pub every: u64,
    /// The number of executions after which the formula restarts.
    pub length: u64,
}

/// An arithmetic progression, as host code computes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Formula {
    /// How the value is computed.
    pub form: Form,
    /// The value at 0 if `offset` is 0.
    pub start: f64,
    /// The increment.
    pub step: f64,
    /// Added to the integer argument.
    pub offset: u64,
    /// The type in which products and sums are rounded.
    pub arithmetic: Precision,
    /// The type of the argument.
    pub result: Precision,
}

/// How the value of a [`Formula`] is computed from `k = offset + number`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `k * step`; `start` is 0.
    Product,
    /// `start + k * step`, with two roundings.
    SumOfProduct,
    /// `step` is added `k` times to `start`, rounding each time.
    Accumulated,
}

/// A floating-point type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// `float`.
    F32,
    /// `double`.
    F64,
}

impl Precision {
    fn round(self, value: f64) -> f64 {
        match self {
            // A sum or product of two `f32` computed in `f64` and then rounded to `f32` is
            // correctly rounded.
            Precision::F32 => f64::from(value as f32),
            Precision::F64 => value,
        }
    }

    fn decode(self, bits: u64) -> f64 {
        match self {
            Precision::F32 => f64::from(f32::from_bits(bits as u32)),
            Precision::F64 => f64::from_bits(bits),
        }
    }

    fn encode(self, value: f64) -> u64 {
        match self {
            Precision::F32 => u64::from((value as f32).to_bits()),
            Precision::F64 => value.to_bits(),
        }
    }
}

impl FormulaSequence {
    /// Returns the value of the given execution; an accumulated one takes linear time.
    pub fn value(&self, execution: u64) -> Value {
        let number = (execution % self.length) / self.every;
        let mut numbers = self.formula.numbers();
        let formula = &self.formula;
        let value = match formula.form {
            Form::Product | Form::SumOfProduct => Some(formula.closed(formula.offset + number)),
            Form::Accumulated => numbers.nth(number as usize),
        };
        Value::Float(formula.encode(value.unwrap_or_default()))
    }

    /// Lists the values of all executions, infinitely.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let period = move || {
            let repeated = |value| std::iter::repeat_n(value, self.every as usize);
            self.formula
                .numbers()
                .flat_map(repeated)
                .take(self.length as usize)
        };
        let encode = |value| Value::Float(self.formula.encode(value));
        std::iter::repeat_with(period).flatten().map(encode)
    }
}

impl Formula {
    fn encode(&self, value: f64) -> u64 {
        self.result.encode(value)
    }

    /// Returns the number of characters of the step in decimal notation.
    fn step_digits(&self) -> usize {
        match self.arithmetic {
            Precision::F32 => format!("{:e}", self.step as f32).len(),
            Precision::F64 => format!("{:e}", self.step).len(),
        }
    }

    /// Returns the value at `k` of a form that does not accumulate.
    fn closed(&self, k: u64) -> f64 {
        let product = self
            .arithmetic
            .round(self.arithmetic.round(k as f64) * self.step);
        match self.form {
            Form::Product => product,
            Form::SumOfProduct | Form::Accumulated => self.arithmetic.round(self.start + product),
        }
    }

    /// Lists the values at 0, 1, …, in the precision of the arithmetic.
    fn numbers(&self) -> impl Iterator<Item = f64> + '_ {
        let add = move |sum: &f64| Some(self.arithmetic.round(sum + self.step));
        let accumulates = self.form == Form::Accumulated;
        let sums = std::iter::successors(accumulates.then_some(self.start), add);
        let closed = (self.offset..).map(|k| self.closed(k));
        let closed = (!accumulates).then_some(closed).into_iter().flatten();
        sums.skip(self.offset as usize).chain(closed)
    }

    /// Compares the values with recorded ones: `Less` if the first value that differs is too small.
    fn compare(&self, values: &[f64]) -> Ordering {
        let different = self.numbers().zip(values).find_map(|(value, expected)| {
            let value = self.result.round(value);
            let order = value.total_cmp(expected);
            (order != Ordering::Equal).then_some(order)
        });
        different.unwrap_or(Ordering::Equal)
    }
}

/// The least number of values that justify a formula.
const MIN_VALUES: usize = 4;

/// The number of values that determine the step; the others verify it.
const SAMPLE: usize = 4096;

/// The largest number of values that are compared with formulas.
const MAX_VALUES: u64 = 1 << 24;

/// The largest number of steps of an accumulation before the first value.
const MAX_STEPS_BEFORE: u64 = 1 << 16;

/// Finds the formula that gives all values of a table of floats, exactly.
pub(super) fn fit(table: &Table) -> Option<FormulaSequence> {
    if table.length > MAX_VALUES {
        return None;
    }
    let result = match table
        .runs
        .iter()
        .all(|run| u32::try_from(run.first).is_ok())
    {
        true => Precision::F32,
        false => Precision::F64,
    };
    let sequence = |every: u64, bits: &mut dyn Iterator<Item = u64>| {
        let values: Vec<f64> = bits.map(|bits| result.decode(bits)).collect();
        Some(FormulaSequence {
            formula: fit_values(&values, result)?,
            every,
            length: table.length,
        })
    };
    let each = || {
        sequence(
            1,
            &mut table.values().map(|value| match value {
                Value::Float(bits) => bits,
                Value::Int(_) | Value::Pointer { .. } => unreachable!("a table of floats"),
            }),
        )
    };
    let every = table.run_length(0);
    let last = table.runs.len() - 1;
    let regular = (0..last).all(|run| table.run_length(run) == every);
    if every > 1 && regular && table.run_length(last) <= every {
        let mut firsts = table.runs.iter().map(|run| run.first.cast_unsigned());
        return sequence(every, &mut firsts).or_else(each);
    }
    each()
}

fn fit_values(values: &[f64], result: Precision) -> Option<Formula> {
    if values.len() < MIN_VALUES || !values.iter().all(|value| value.is_finite()) {
        return None;
    }
    let (first, last) = (values[0], values[values.len() - 1]);
    let mean = (last - first) / (values.len() - 1) as f64;
    let offset = (first / mean).round();
    let from_zero = (0.0..1e9).contains(&offset).then_some(offset as u64);
    let arithmetics: &[Precision] = match result {
        Precision::F32 => &[Precision::F64, Precision::F32],
        Precision::F64 => &[Precision::F64],
    };
    let forms = [
        from_zero.map(|offset| (Form::Product, 0.0, offset)),
        Some((Form::SumOfProduct, first, 0)),
        (from_zero.filter(|offset| *offset <= MAX_STEPS_BEFORE))
            .map(|offset| (Form::Accumulated, 0.0, offset)),
        Some((Form::Accumulated, first, 0)),
    ];
    let candidates = forms.into_iter().flatten().flat_map(|form| {
        let with = move |arithmetic: &Precision| (form, *arithmetic);
        arithmetics.iter().map(with)
    });
    let fitting = candidates.filter_map(|((form, start, offset), arithmetic)| {
        let formula = Formula {
            form,
            start,
            step: mean,
            offset,
            arithmetic,
            result,
        };
        determine_step(formula, values)
    });
    // The first formula among those with the shortest step.
    fitting.min_by_key(Formula::step_digits)
}

/// Finds the step with which a formula gives the values.
fn determine_step(formula: Formula, values: &[f64]) -> Option<Formula> {
    let sample = &values[..values.len().min(SAMPLE)];
    let with = |key: i64| Formula {
        step: formula.arithmetic.round(float_of(key)),
        ..formula
    };
    // Rounding moves the mean by less than a hundredth of the step.
    let near = formula.step.abs() * 0.01;
    let bounds = (key_of(formula.step - near), key_of(formula.step + near));
    let not_less = |key: &i64| with(*key).compare(sample) != Ordering::Less;
    let greater = |key: &i64| with(*key).compare(sample) == Ordering::Greater;
    let low = bisect(bounds, &not_less)?;
    if with(low).compare(sample) != Ordering::Equal {
        return None;
    }
    let high = bisect((low, bounds.1), &greater).map_or(bounds.1, |key| key - 1);
    let shortest = shortest_decimal(float_of(low), float_of(high));
    let exact = |step: f64| {
        let formula = Formula {
            step: formula.arithmetic.round(step),
            ..formula
        };
        (formula.compare(values) == Ordering::Equal).then_some(formula)
    };
    exact(shortest).or_else(|| {
        let not_less = |key: &i64| with(*key).compare(values) != Ordering::Less;
        exact(float_of(bisect((low, high), &not_less)?))
    })
}

/// Returns the smallest number of a range that satisfies a monotone predicate.
fn bisect((mut low, mut high): (i64, i64), holds: &dyn Fn(&i64) -> bool) -> Option<i64> {
    if !holds(&high) {
        return None;
    }
    while low < high {
        let middle = low + (high - low) / 2;
        match holds(&middle) {
            true => high = middle,
            false => low = middle + 1,
        }
    }
    Some(low)
}

/// Maps floats to integers in the same order.
fn key_of(value: f64) -> i64 {
    let bits = value.to_bits().cast_signed();
    bits ^ ((bits >> 63).cast_unsigned() >> 1).cast_signed()
}

fn float_of(key: i64) -> f64 {
    let bits = key ^ ((key >> 63).cast_unsigned() >> 1).cast_signed();
    f64::from_bits(bits.cast_unsigned())
}

/// Returns the number between two floats that has the fewest decimal digits.
fn shortest_decimal(low: f64, high: f64) -> f64 {
    let middle = low + (high - low) / 2.0;
    let rounded = (0..17).filter_map(|digits| format!("{middle:.digits$e}").parse::<f64>().ok());
    rounded
        .into_iter()
        .find(|value| (low..=high).contains(value))
        .unwrap_or(middle)
}
