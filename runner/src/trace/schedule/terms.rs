//! The values of events as functions of the step and of loop indices.

use super::super::loops::{Form, Formula, Precision, Sequence, Value};
use super::NotWritable;

/// An affine sum of indices, in the job's terms.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Affine {
    /// The constant term.
    pub constant: i64,
    /// The coefficients and their indices.
    pub terms: Vec<(i64, IndexName)>,
}

/// An index in the text of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexName {
    /// The number of the step.
    Step,
    /// The outer index of a time loop that was two loops, and the number of iterations of the inner
    /// one.
    Outer(u64),
    /// The inner index of such a loop, and its number of iterations.
    Inner(u64),
    /// The index of an unrolled group, and the group's number of repetitions.
    Unrolled(String, u64),
}

impl std::fmt::Display for IndexName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            IndexName::Step => f.write_str("step"),
            IndexName::Outer(count) => write!(f, "floor(step / {count})"),
            IndexName::Inner(count) => write!(f, "step % {count}"),
            IndexName::Unrolled(name, _) => f.write_str(name),
        }
    }
}

impl IndexName {
    /// Returns the number of values of the index in a job with `steps` steps.
    pub fn count(&self, steps: u64) -> u64 {
        match self {
            IndexName::Step => steps,
            IndexName::Outer(inner) => steps / inner,
            IndexName::Inner(count) | IndexName::Unrolled(_, count) => *count,
        }
    }
}

impl Affine {
    /// Returns the least and the greatest value over all values of the indices, in a job with
    /// `steps` steps.
    pub fn range(&self, steps: u64) -> (i64, i64) {
        let (mut least, mut greatest) = (self.constant, self.constant);
        for (factor, index) in &self.terms {
            let last = factor.saturating_mul(index.count(steps).saturating_sub(1) as i64);
            least = least.saturating_add(last.min(0));
            greatest = greatest.saturating_add(last.max(0));
        }
        (least, greatest)
    }

    /// Returns the value at a step; `None` if it depends on other indices.
    pub fn at(&self, step: u64) -> Option<i64> {
        let mut sum = self.constant;
        for (factor, name) in &self.terms {
            let index = match name {
                IndexName::Step => step,
                IndexName::Outer(count) => step / count,
                IndexName::Inner(count) => step % count,
                IndexName::Unrolled(..) => return None,
            };
            sum += factor * index as i64;
        }
        Some(sum)
    }

    /// Returns whether it depends on more than the indices of unrolled groups.
    pub fn depends_on_step(&self) -> bool {
        let is_written_out = |name: &IndexName| matches!(name, IndexName::Unrolled(..));
        self.terms.iter().any(|(_, name)| !is_written_out(name))
    }

    /// Returns the value, if it depends on no index.
    pub fn constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }
}

/// A value of an operation.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    /// An integer.
    Int(Affine),
    /// The bits of a float.
    Float(u64),
    /// A number given by an expression.
    Expression(String),
    /// A series, with a value for each step.
    Series(usize),
    /// A pointer: the name of the block, and the byte offset.
    Pointer(u32, Affine),
}

/// An index of a loop, from the outermost to the innermost.
#[derive(Clone, Debug)]
pub(super) enum Index {
    /// The step of the job.
    Step(u64),
    /// The outer one of two loops that were merged into the time loop, and the iterations of the
    /// inner one.
    Outer(u64, u64),
    /// The inner one, and its iterations.
    Inner(u64),
    /// An unrolled one, by its name.
    Unrolled(String, u64),
    /// One on which nothing depends.
    Repeated(u64),
    /// A fixed iteration of an unrolled loop.
    Fixed(i64, u64),
    /// The index of one of several loops that are concatenated to the time loop: its first step,
    /// and its iterations.
    Phase(u64, u64),
}

impl Index {
    pub(super) fn count(&self) -> u64 {
        match self {
            Index::Step(count) | Index::Outer(count, _) | Index::Inner(count) => *count,
            Index::Unrolled(_, count) | Index::Repeated(count) | Index::Fixed(_, count) => *count,
            Index::Phase(_, count) => *count,
        }
    }
}

/// Returns the number of values of a sequence.
pub(super) fn leafs(slot: &Sequence) -> u64 {
    match slot {
        Sequence::Table(table) => table.length,
        Sequence::Formula(formula) => formula.length,
        Sequence::Constant(_) | Sequence::Affine { .. } => 1,
    }
}

pub(super) fn depth(slot: &Sequence) -> usize {
    match slot {
        Sequence::Affine { strides, .. } => strides.len(),
        _ => 0,
    }
}

pub(super) fn block_of(value: Value) -> Option<u32> {
    match value {
        Value::Pointer { allocation, .. } => Some(allocation),
        Value::Int(_) | Value::Float(_) => None,
    }
}

pub(super) fn constant(value: Value) -> Term {
    let number = |constant| Affine {
        constant,
        terms: Vec::new(),
    };
    match value {
        Value::Int(value) => Term::Int(number(value)),
        Value::Float(bits) => Term::Float(bits),
        Value::Pointer { allocation, offset } => Term::Pointer(allocation, number(offset)),
    }
}

impl Affine {
    fn add(&mut self, factor: i64, index: &Index) -> Result<(), NotWritable> {
        if factor == 0 {
            return Ok(());
        }
        let text = match index {
            Index::Fixed(at, _) => {
                self.constant += factor * at;
                return Ok(());
            }
            Index::Repeated(_) => return Err(NotWritable::Depends),
            Index::Step(_) => IndexName::Step,
            Index::Phase(begin, _) => {
                self.constant -= factor * *begin as i64;
                IndexName::Step
            }
            Index::Outer(_, inner) => IndexName::Outer(*inner),
            Index::Inner(count) => IndexName::Inner(*count),
            Index::Unrolled(name, count) => IndexName::Unrolled(name.clone(), *count),
        };
        self.terms.push((factor, text));
        Ok(())
    }
}

pub(super) fn affine(
    first: Value,
    strides: &[i64],
    indices: &[Index],
) -> Result<Term, NotWritable> {
    let mut sum = Affine::default();
    // The indices of two merged loops are one index where their strides match.
    let fits = |strides: &[i64]| match (indices, strides) {
        ([Index::Outer(..), Index::Inner(count), ..], [outer, inner, ..]) => {
            *outer == inner * *count as i64
        }
        _ => false,
    };
    let skip = match fits(strides) {
        true => {
            let [Index::Outer(outer, inner), ..] = indices else {
                return Err(NotWritable::Depends);
            };
            sum.add(strides[1], &Index::Step(outer * inner))?;
            2
        }
        false => 0,
    };
    for (stride, index) in strides.iter().zip(indices).skip(skip) {
        sum.add(*stride, index)?;
    }
    Ok(match first {
        Value::Int(value) => {
            sum.constant += value;
            Term::Int(sum)
        }
        Value::Pointer { allocation, offset } => {
            sum.constant += offset;
            Term::Pointer(allocation, sum)
        }
        Value::Float(bits) => Term::Float(bits),
    })
}

/// Returns the execution number as an affine sum of the indices (row-major).
pub(super) fn execution(indices: &[Index]) -> Result<Affine, NotWritable> {
    let mut sum = Affine::default();
    let mut factor = 1;
    for index in indices.iter().rev() {
        if index.count() == 0 {
            return Err(NotWritable::Depends);
        }
        match index {
            Index::Fixed(at, _) => sum.constant += factor * at,
            Index::Step(_) => sum.terms.push((factor, IndexName::Step)),
            Index::Phase(begin, _) => {
                sum.constant -= factor * *begin as i64;
                sum.terms.push((factor, IndexName::Step));
            }
            Index::Outer(_, inner) => sum.terms.push((factor, IndexName::Outer(*inner))),
            Index::Inner(count) => sum.terms.push((factor, IndexName::Inner(*count))),
            Index::Unrolled(..) | Index::Repeated(_) => return Err(NotWritable::Depends),
        }
        factor *= index.count() as i64;
    }
    Ok(sum)
}

/// Returns the expression that gives a formula's values exactly, if a job evaluates it as the host
/// does: in `f64`, then rounded to the type of the parameter.
pub(super) fn expression(formula: &Formula) -> Option<String> {
    let index = match formula.offset {
        0 => "step".to_owned(),
        1 => "iteration".to_owned(),
        offset => format!("(step + {offset})"),
    };
    let is_wide = formula.arithmetic == Precision::F64;
    let number = |value: f64| format!("{value:?}");
    match formula.form {
        // A product of `f32` values is exact in `f64`.
        Form::Product => Some(format!("{index} * {}", number(formula.step))),
        Form::SumOfProduct if is_wide => Some(format!(
            "{} + {index} * {}",
            number(formula.start),
            number(formula.step)
        )),
        Form::SumOfProduct | Form::Accumulated => None,
    }
}
