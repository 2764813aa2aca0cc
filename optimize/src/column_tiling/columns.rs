//! Finds the dimension of each value that enumerates columns, and whether columns are independent.
//!
//! The column dimension of a carried array is the only one with as many elements as there are
//! columns; it is propagated through each op to its result. Where an op needs columns in a uniform
//! operand, that must be an op that can be rewritten with fewer columns: a constant or a broadcast.
//! Bails out for ops that combine columns, for values that depend on the column index, and for ops
//! not handled here.

use std::collections::HashMap;

use stablehlo::{DimIndex, Func, Op, Scalar, TensorType, Value};

use crate::ops::is_elementwise_or_bits;
use crate::rewrite::uses;

/// The dimension that enumerates columns, if there is one.
pub(super) type ColumnDim = Option<usize>;

/// Returns the only dimension of `ty` with `count` elements.
pub(super) fn along(ty: &TensorType, count: usize) -> ColumnDim {
    let mut fitting = (0..ty.rank()).filter(|d| ty.shape[*d] == count);
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only),
        _ => None, // none, or ambiguous
    }
}

/// The column dimensions of the values of a function.
pub(super) struct Columns {
    pub(super) count: usize,
    pub(super) of: Vec<ColumnDim>,
    /// The column dimensions of the results of loops.
    pub(super) tuples: HashMap<Value, Vec<ColumnDim>>,
}

/// The column dimensions of an op.
pub(super) struct Flow {
    /// The column dimension of the result.
    pub(super) result: ColumnDim,
    /// The column dimension that each operand must have.
    wants: Vec<ColumnDim>,
}

/// Returns the column dimensions of all values, given those of the parameters; `None` if columns
/// are combined.
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
    /// Returns the column dimension of `value`.
    pub(super) fn of(&self, value: Value) -> ColumnDim {
        self.of[value.index()]
    }

    /// Returns the column dimensions that an op needs in its operands.
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

    /// Returns whether `value` has this column dimension, or can be rewritten with it.
    pub(super) fn can_be(&self, func: &Func, value: Value, wanted: ColumnDim) -> bool {
        match (self.of(value), wanted) {
            (has, wanted) if has == wanted => true,
            (None, Some(along)) => is_same_along(func, value, along),
            _ => false,
        }
    }

    /// Returns the column dimensions of an op without functions inside, if its operands can have
    /// those it needs.
    pub(super) fn fitting(&self, func: &Func, value: Value) -> Option<Flow> {
        let flow = self.flow(func, value)?;
        let operands = func.op(value).operands();
        let mut operands = operands.into_iter().zip(&flow.wants);
        let fits = operands.all(|(operand, wanted)| self.can_be(func, operand, *wanted));
        fits.then_some(flow)
    }

    /// Returns the column dimensions of the values that a loop carries, if its columns are
    /// independent.
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

/// Returns whether a value is constant in a dimension and can be rewritten with fewer elements
/// there.
fn is_same_along(func: &Func, value: Value, along: usize) -> bool {
    match func.op(value) {
        Op::Constant(literal) => match literal.splat_value() {
            Some(Scalar::Float(number)) => !number.is_nan(), // NaN payloads may differ
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
        _ => false, // not known to be uniform
    }
}
