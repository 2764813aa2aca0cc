//! In which dimension of each value the columns lie, and whether any sees another.
//!
//! Columns lie in the only dimension of a carried array that has as many elements as there are columns; from there through
//! each op to its result. Where an op needs the columns of something that is the same for all of them, that must be something
//! that can be written with fewer: a constant, a number for all. Given up: ops that reach across columns, all whose elements
//! depend on their place among them, and what is not one of the ops that programs of columns are made of.

use std::collections::HashMap;

use stablehlo::{DimIndex, Func, Op, Scalar, TensorType, Value};

use crate::ops::is_elementwise_or_bits;
use crate::rewrite::uses;

/// The dimension in which the columns lie, if they do.
pub(super) type ColumnDim = Option<usize>;

/// The dimension of `ty` that counts columns.
pub(super) fn along(ty: &TensorType, count: usize) -> ColumnDim {
    let mut fitting = (0..ty.rank()).filter(|d| ty.shape[*d] == count);
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only),
        _ => None, // none, or it cannot be told which
    }
}

/// Where the columns of the values of a function are.
pub(super) struct Columns {
    pub(super) count: usize,
    pub(super) of: Vec<ColumnDim>,
    /// For ops that have tuples of results.
    pub(super) tuples: HashMap<Value, Vec<ColumnDim>>,
}

/// What an op does with columns.
pub(super) struct Flow {
    /// Where they are in the result.
    pub(super) result: ColumnDim,
    /// Where they must be in each operand.
    wants: Vec<ColumnDim>,
}

/// Where the columns are, given where they are in parameters; `None` if they meet.
pub(super) fn columns(func: &Func, parameters: &[ColumnDim], count: usize) -> Option<Columns> {
    let live = uses(func);
    let mut columns = Columns {
        count,
        of: vec![None; func.len()],
        tuples: HashMap::new(),
    };
    for value in func.values().filter(|v| live[v.index()] > 0) {
        columns.of[value.index()] = match func.op(value) {
            Op::Parameter { index } => parameters[*index],
            Op::Result { of, index } => columns.tuples.get(of).and_then(|all| all[*index]),
            Op::While { inits, cond, body } => {
                let carried = columns.carried(func, inits, cond, body)?;
                columns.tuples.insert(value, carried);
                None
            }
            _ => columns.fitting(func, value)?.result,
        };
    }
    Some(columns)
}

impl Columns {
    /// Where the columns of `value` are.
    pub(super) fn of(&self, value: Value) -> ColumnDim {
        self.of[value.index()]
    }

    /// Where an op wants the columns of its operands.
    pub(super) fn wanted(&self, func: &Func, value: Value) -> Vec<ColumnDim> {
        let operands = func.op(value).operands();
        match func.op(value) {
            Op::While { .. } => self.tuples[&value].clone(),
            _ => match self.flow(func, value) {
                Some(flow) => flow.wants,
                None => vec![None; operands.len()],
            },
        }
    }

    /// Whether `value` has its columns there, or can be written so.
    pub(super) fn can_be(&self, func: &Func, value: Value, wanted: ColumnDim) -> bool {
        match (self.of(value), wanted) {
            (has, wanted) if has == wanted => true,
            (None, Some(along)) => is_same_along(func, value, along),
            _ => false,
        }
    }

    /// What an op without functions inside does, if its operands have their columns where it needs them.
    pub(super) fn fitting(&self, func: &Func, value: Value) -> Option<Flow> {
        let flow = self.flow(func, value)?;
        let operands = func.op(value).operands();
        let mut operands = operands.into_iter().zip(&flow.wants);
        let fits = operands.all(|(operand, wanted)| self.can_be(func, operand, *wanted));
        fits.then_some(flow)
    }

    /// Where a loop has the columns of what it carries.
    pub(super) fn carried(
        &self,
        func: &Func,
        inits: &[Value],
        cond: &Func,
        body: &Func,
    ) -> Option<Vec<ColumnDim>> {
        let carried: Vec<ColumnDim> = (inits.iter())
            .map(|v| along(func.tensor(*v), self.count))
            .collect();
        let inside = columns(body, &carried, self.count)?;
        let test = columns(cond, &carried, self.count)?;
        let mut places = carried.iter().enumerate();
        let fits = places.all(|(k, along)| {
            self.can_be(func, inits[k], *along) && inside.can_be(body, body.results[k], *along)
        });
        (fits && test.of(cond.results[0]).is_none()).then_some(carried)
    }

    fn flow(&self, func: &Func, value: Value) -> Option<Flow> {
        let op = func.op(value);
        let operands = op.operands();
        let has: Vec<ColumnDim> = operands.iter().map(|v| self.of(*v)).collect();
        let Some(along) = has.iter().flatten().copied().next() else {
            return Some(Flow {
                result: None,
                wants: has,
            });
        };
        let rank = func.shape(operands[0]).len();
        let first = |result: usize| Flow {
            result: Some(result),
            wants: has.clone(),
        };
        match op {
            op if is_elementwise_or_bits(func, op) => {
                let wants = operands.iter().map(|v| match func.shape(*v) {
                    [] => None,
                    _ => Some(along),
                });
                let wants = wants.collect();
                Some(Flow {
                    result: Some(along),
                    wants,
                })
            }
            Op::Reshape { operand, shape } => {
                let before = |shape: &[usize], d: usize| shape[..d].iter().product::<usize>();
                let ahead = before(func.shape(*operand), along);
                let fits = |d: &usize| shape[*d] == self.count && before(shape, *d) == ahead;
                (0..shape.len()).find(fits).map(first)
            }
            Op::Pad {
                low,
                high,
                interior,
                ..
            } => {
                let none = (low[along], high[along], interior[along]) == (0, 0, 0);
                (none && has[0].is_some()).then(|| first(along))
            }
            Op::Concatenate { dimension, .. } => (*dimension != along).then(|| Flow {
                result: Some(along),
                wants: vec![Some(along); operands.len()],
            }),
            Op::DynamicSlice { sizes, .. } => {
                let numbers = has[1..].iter().all(Option::is_none);
                (numbers && sizes[along] == self.count).then(|| first(along))
            }
            Op::DynamicUpdateSlice {
                operand, update, ..
            } => {
                let numbers = has[2..].iter().all(Option::is_none);
                let is_all = |v: &Value| func.shape(*v)[along] == self.count;
                let all = is_all(operand) && is_all(update);
                let mut wants = vec![None; operands.len()];
                wants[..2].fill(Some(along));
                (numbers && all).then_some(Flow {
                    result: Some(along),
                    wants,
                })
            }
            Op::Reduce { dimensions, .. } => {
                let gone = dimensions.iter().filter(|d| **d < along).count();
                let fits = !dimensions.contains(&along) && has[0].is_some() && rank > along;
                fits.then(|| first(along - gone))
            }
            // without an index map, columns meet, or may
            _ => {
                let index = func.index_map(value)?[along];
                let dim = index.dim().filter(|dim| index == DimIndex::same(*dim))?;
                (func.shape(value)[dim] == self.count).then(|| first(dim))
            }
        }
    }
}

/// Whether all elements along a dimension are the same, and it can be written with fewer.
fn is_same_along(func: &Func, value: Value, along: usize) -> bool {
    match func.op(value) {
        Op::Constant(literal) => match literal.splat_value() {
            Some(Scalar::Float(number)) => !number.is_nan(), // of which there are many
            other => other.is_some(),
        },
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => {
            let of = dimensions.iter().position(|d| *d == along);
            of.is_none_or(|d| func.shape(*operand)[d] == 1)
        }
        Op::Iota { dimension, .. } => *dimension != along,
        _ => false, // who knows
    }
}
