//! Batching (`vmap`): rewrites a function to compute a batch of instances, with a leading batch
//! dimension.
//!
//! Values that do not depend on a batched parameter stay unbatched until they meet one that does. A
//! loop whose condition differs between instances runs in lock-step, as long as any instance
//! continues; those that have ended keep their values. A `case` whose index differs runs all
//! branches and selects. Code that only some instances execute gets a mask of them (`live`), so
//! that a nested loop does not wait for instances that never enter it: it terminates if it does for
//! each instance alone.

mod control;
pub(crate) mod flags;
mod places;
mod plain;
mod sums;
mod windows;

use std::collections::HashMap;
use std::sync::Arc;

use stablehlo::{Func, Op, Scalar, TensorType, Value};

use crate::error::{CODE, Error, Result};

/// Batches `func` over `size` instances: the parameters `batched`, and all results, get a leading
/// dimension of that size.
///
/// - errors: if there is no such parameter
///
/// ```
/// use stablehlo::{ElementType, Func, Literal, TensorType, UnaryOp, eval};
///
/// let mut func = Func::new("main");
/// let x = func.parameter(TensorType::scalar(ElementType::F64));
/// func.results = vec![func.unary(UnaryOp::Sqrt, x)];
/// let roots = differentiate::vmap(&func, &[0], 3).unwrap();
/// let squares = Literal::from_f64s(ElementType::F64, [3], &[1.0, 4.0, 9.0]);
/// assert_eq!(eval(&roots, &[squares]).unwrap()[0].to_f64s(), [1.0, 2.0, 3.0]);
/// ```
pub fn vmap(func: &Func, batched: &[usize], size: usize) -> Result<Func> {
    let (mut out, results) = batched_func(func, batched, size)?;
    let mut writer = Writer::new(&mut out, size);
    let results: Vec<Value> = results.into_iter().map(|r| writer.many(r)).collect();
    out.results = results;
    Ok(crate::extract::pruned(&out))
}

/// Batches like [`vmap`], and returns the results separately: some of them may be unbatched.
pub(crate) fn batched_func(
    func: &Func,
    batched: &[usize],
    size: usize,
) -> Result<(Func, Vec<Item>)> {
    let count = func.params().len();
    if let Some(place) = batched.iter().find(|place| **place >= count) {
        return Err(Error::user(
            CODE,
            format!("there is no parameter {place} among {count}"),
        ));
    }
    let mut out = Func::new(func.name.clone());
    let mut arguments = Vec::with_capacity(count);
    for (place, param) in func.params().iter().enumerate() {
        let many = batched.contains(&place);
        let value = out.parameter(Writer::type_of(&param.ty, many.then_some(size)));
        if let Some(name) = &param.name {
            out.set_parameter_name(place, name.clone());
        }
        arguments.push(Item { value, many });
    }
    let results = Writer::new(&mut out, size).func(func, &arguments, None);
    Ok((out, results))
}

/// A value with or without the batch dimension, which is the first one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    pub value: Value,
    pub many: bool,
}

impl Item {
    fn one(value: Value) -> Item {
        Item { value, many: false }
    }

    fn many(value: Value) -> Item {
        Item { value, many: true }
    }

    /// Returns the value with a batch dimension of `size`.
    pub fn for_all(self, out: &mut Func, size: usize) -> Value {
        Writer::new(out, size).many(self)
    }
}

/// The batched callees, keyed by the callee's address and by which operands are batched. The
/// original is kept alive so that its address is not reused.
type Callees = HashMap<(*const Func, Vec<bool>), (Arc<Func>, Arc<Func>)>;

/// Writes batched ops.
struct Writer<'a> {
    out: &'a mut Func,
    size: usize,
    callees: Callees,
}

impl Writer<'_> {
    fn new(out: &mut Func, size: usize) -> Writer<'_> {
        let callees = Callees::new();
        Writer { out, size, callees }
    }

    /// Writes the ops of `func` for the instances that are `live` (all if `None`), and returns the
    /// results.
    fn func(&mut self, func: &Func, arguments: &[Item], live: Option<Value>) -> Vec<Item> {
        let mut new: Vec<Vec<Item>> = Vec::with_capacity(func.len());
        for value in func.values() {
            self.out.set_loc(func.loc(value));
            let op = func.op(value);
            let written = match op {
                Op::Parameter { index } => vec![arguments[*index]],
                Op::Result { of, index } => vec![new[of.index()][*index]],
                _ => {
                    let operands = op.operands();
                    let operands: Vec<Item> = operands.iter().map(|v| new[v.index()][0]).collect();
                    self.op(func, value, &operands, live)
                }
            };
            new.push(written);
        }
        func.results.iter().map(|r| new[r.index()][0]).collect()
    }

    fn op(&mut self, func: &Func, value: Value, x: &[Item], live: Option<Value>) -> Vec<Item> {
        let op = func.op(value);
        let is_control = matches!(op, Op::While { .. } | Op::Case { .. } | Op::Call { .. });
        if x.iter().all(|x| !x.many) && !(is_control && live.is_some()) {
            return self.as_it_is(op, x);
        }
        match op {
            Op::While { cond, body, .. } => self.while_loop(x, cond, body, live),
            Op::Case { branches, .. } => self.case(x[0], branches, &x[1..], live),
            Op::Call {
                callee, compiled, ..
            } => self.call(callee, *compiled, x, live),
            Op::OptimizationBarrier { .. } => {
                let values: Vec<Value> = x.iter().map(|x| x.value).collect();
                let results = self.out.optimization_barrier(&values).into_iter();
                let each = results.zip(x).map(|(value, x)| Item { value, ..*x });
                each.collect()
            }
            Op::Sort { dimension, .. } => {
                let values: Vec<Value> = x.iter().map(|x| self.many(*x)).collect();
                let mut op = with_operands(op, &values);
                if let Op::Sort { dimension: d, .. } = &mut op {
                    *d = dimension + 1;
                }
                let tuple = self.push(op);
                let results = self.out.results_of(tuple).into_iter();
                results.map(Item::many).collect()
            }
            Op::CustomCall { .. } => self.one_by_one(func, value, x),
            _ => {
                let tensor = func.tensor(value);
                // An empty batch has no groups.
                let written = match self.size {
                    0 => self.empty(tensor),
                    _ => self.array(func, op, x, tensor),
                };
                vec![Item::many(written)]
            }
        }
    }

    /// Writes an op without batched operands.
    fn as_it_is(&mut self, op: &Op, x: &[Item]) -> Vec<Item> {
        let values: Vec<Value> = x.iter().map(|x| x.value).collect();
        let result = self.push(with_operands(op, &values));
        let results = match self.out.ty(result) {
            stablehlo::Type::Tuple(_) => self.out.results_of(result),
            stablehlo::Type::Tensor(_) => vec![result],
        };
        results.into_iter().map(Item::one).collect()
    }

    /// Writes a batched op with one array result, whose type for one instance is `ty`. At least one
    /// of `x` is batched.
    fn array(&mut self, func: &Func, op: &Op, x: &[Item], ty: &TensorType) -> Value {
        match op {
            Op::Parameter { .. }
            | Op::Result { .. }
            | Op::Constant(_)
            | Op::Iota { .. }
            | Op::While { .. }
            | Op::Case { .. }
            | Op::Call { .. }
            | Op::OptimizationBarrier { .. }
            | Op::Sort { .. }
            | Op::DeviceNumber(_)
            | Op::CustomCall { .. } => unreachable!("{} is not of arrays of many", op.name()),
            Op::DynamicSlice { .. }
            | Op::DynamicUpdateSlice { .. }
            | Op::Gather { .. }
            | Op::Scatter { .. } => self.at_places(func, op, x),
            Op::Reduce { .. } | Op::DotGeneral { .. } | Op::Scan { .. } => self.sums(op, x, ty),
            Op::ReduceWindow { .. } | Op::Convolution { .. } | Op::Stencil { .. } => {
                self.windows(op, x, ty)
            }
            _ => self.plain(op, x, ty),
        }
    }

    /// Returns the type of one instance, or of a batch of `size`.
    fn type_of(ty: &TensorType, size: Option<usize>) -> TensorType {
        match size {
            None => ty.clone(),
            Some(size) => TensorType::new(ty.element, [&[size], ty.shape.as_slice()].concat()),
        }
    }

    /// Returns an empty batch of this type.
    fn empty(&mut self, ty: &TensorType) -> Value {
        let ty = Writer::type_of(ty, Some(0));
        self.out.splat(ty, Scalar::Int(0))
    }

    /// Returns `shape` with the batch dimension.
    fn shape(&self, shape: &[usize]) -> Vec<usize> {
        [&[self.size], shape].concat()
    }

    /// Returns the value with the batch dimension.
    fn many(&mut self, item: Item) -> Value {
        match item.many {
            true => item.value,
            false => {
                let shape = self.shape(self.out.shape(item.value));
                let dimensions: Vec<usize> = (1..shape.len()).collect();
                self.out.broadcast_in_dim(item.value, &shape, &dimensions)
            }
        }
    }

    /// Broadcasts a scalar to `shape`, for each instance.
    fn spread(&mut self, number: Item, shape: &[usize]) -> Value {
        let shape = self.shape(shape);
        let dimensions: &[usize] = if number.many { &[0] } else { &[] };
        self.out.broadcast_in_dim(number.value, &shape, dimensions)
    }

    /// Moves dimension `at` of a value to the front.
    fn moved_to_front(&mut self, value: Value, at: usize) -> Value {
        let rank = self.out.tensor(value).rank();
        let others = (0..rank).filter(|d| *d != at);
        let order: Vec<usize> = std::iter::once(at).chain(others).collect();
        self.out.transpose(value, &order)
    }

    fn push(&mut self, op: Op) -> Value {
        self.out.push(op).expect("of many as of one")
    }
}

/// Returns dimensions shifted by the leading batch dimension.
fn up(dimensions: &[usize]) -> Vec<usize> {
    dimensions.iter().map(|d| d + 1).collect()
}

/// Returns `others` with `first` prepended.
fn behind<T: Clone>(first: T, others: &[T]) -> Vec<T> {
    [&[first], others].concat()
}

/// Returns the op with its operands replaced.
fn with_operands(op: &Op, operands: &[Value]) -> Op {
    let mut operands = operands.iter();
    op.map_operands(|_| *operands.next().expect("one each"))
}
