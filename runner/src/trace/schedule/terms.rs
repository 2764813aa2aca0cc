//! Values of events as functions of the step and of loop indices.

use super::super::loops::{Form, Formula, Precision, Sequence, Value};
use super::NotWritable;

/// A sum of products of indices, as the text of the job names them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Affine {
    /// The term without an index.
    pub constant: i64,
    /// Factor and index.
    pub terms: Vec<(i64, IndexName)>,
}

/// An index, as jobs name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexName {
    /// The number of the step.
    Step,
    /// Of a time loop that was two loops, the outer index; of so many iterations is the inner one.
    Outer(u64),
    /// The inner index.
    Inner(u64),
    /// The index of a group that is written out, and the group's repetitions.
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

impl Affine {
    /// The sum at a step; `None` if it depends on more than that.
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

    /// Whether it depends on more than the index of a group that is written out.
    pub fn depends_on_step(&self) -> bool {
        let is_written_out = |name: &IndexName| matches!(name, IndexName::Unrolled(..));
        self.terms.iter().any(|(_, name)| !is_written_out(name))
    }

    /// The sum, if it depends on no index.
    pub fn constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }
}

/// What an operation is given.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    /// An integer.
    Int(Affine),
    /// The bits of a float.
    Float(u64),
    /// A number that an expression gives.
    Expression(String),
    /// A number of a series: one for each step.
    Series(usize),
    /// A place in a block: the name of the block, and bytes from its start.
    Pointer(u32, Affine),
}

/// An index of a loop, from the outermost to the innermost.
#[derive(Clone, Debug)]
pub(super) enum Index {
    /// The step of the job.
    Step(u64),
    /// Of two loops that became the time loop, the outer one, and the iterations of the inner one.
    Outer(u64, u64),
    /// The inner one, and its iterations.
    Inner(u64),
    /// One that is written out, by its name.
    Unrolled(String, u64),
    /// One that nothing depends on.
    Repeated(u64),
    /// One whose iterations stand one after the other.
    Fixed(i64, u64),
    /// Of one of several loops that became the time loop one after the other: the step at which it
    /// begins, and its iterations.
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

/// How many values a sequence has.
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
    // The two indices of loops that became one are one index where their strides fit.
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

/// The number of an execution as a sum over the indices: each counts all of the inner ones.
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

/// The expression that gives a formula's numbers in all bits, if a job computes them as the host
/// does: in `f64`, rounded once more to the type of the parameter.
pub(super) fn expression(formula: &Formula) -> Option<String> {
    let index = match formula.offset {
        0 => "step".to_owned(),
        1 => "iteration".to_owned(),
        offset => format!("(step + {offset})"),
    };
    let is_wide = formula.arithmetic == Precision::F64;
    let number = |value: f64| format!("{value:?}");
    match formula.form {
        // A product of numbers in `f32` is exact in `f64`.
        Form::Product => Some(format!("{index} * {}", number(formula.step))),
        Form::SumOfProduct if is_wide => Some(format!(
            "{} + {index} * {}",
            number(formula.start),
            number(formula.step)
        )),
        Form::SumOfProduct | Form::Accumulated => None,
    }
}
