//! Batching: a function of one is made one of many, with a further dimension in front.
//!
//! What does not depend on a batched parameter stays as it is, until it meets something that does. A loop whose condition
//! differs runs in lock-step, as long as one of the many goes on: those that have ended keep their values. A choice that differs runs
//! all branches and selects. What runs for some only is told for whom (`live`), so that a loop inside goes on for none that is not
//! there: it ends if each of the single ones does.

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

/// `func` of `size` at once: parameters `batched`, and all results, have a further dimension of that size in front.
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

/// [`vmap`] without the results, which are given: some of them may be one for all.
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

/// A value, of one or of many: then the first dimension is that of the batch.
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

    /// The value for each of `size`.
    pub fn for_all(self, out: &mut Func, size: usize) -> Value {
        Writer::new(out, size).many(self)
    }
}

/// What a callee has become, by where it is and which operands are many. It is kept, so that nothing else comes to lie there.
type Callees = HashMap<(*const Func, Vec<bool>), (Arc<Func>, Arc<Func>)>;

/// Writes ops of many.
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

    /// Writes the ops of `func` for those that are `live`, all if nothing is said; gives the results.
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
                // Groups of none are none.
                let written = match self.size {
                    0 => self.empty(tensor),
                    _ => self.array(func, op, x, tensor),
                };
                vec![Item::many(written)]
            }
        }
    }

    /// An op of which no operand is many.
    fn as_it_is(&mut self, op: &Op, x: &[Item]) -> Vec<Item> {
        let values: Vec<Value> = x.iter().map(|x| x.value).collect();
        let result = self.push(with_operands(op, &values));
        let results = match self.out.ty(result) {
            stablehlo::Type::Tuple(_) => self.out.results_of(result),
            stablehlo::Type::Tensor(_) => vec![result],
        };
        results.into_iter().map(Item::one).collect()
    }

    /// An op of arrays that gives one, `ty` of a single one. At least one of `x` is many.
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

    /// The type of one, or of so many.
    fn type_of(ty: &TensorType, size: Option<usize>) -> TensorType {
        match size {
            None => ty.clone(),
            Some(size) => TensorType::new(ty.element, [&[size], ty.shape.as_slice()].concat()),
        }
    }

    /// No array of this type.
    fn empty(&mut self, ty: &TensorType) -> Value {
        let ty = Writer::type_of(ty, Some(0));
        self.out.splat(ty, Scalar::Int(0))
    }

    /// `shape` of all.
    fn shape(&self, shape: &[usize]) -> Vec<usize> {
        [&[self.size], shape].concat()
    }

    /// The value for each of the many.
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

    /// A number for each element of `shape` of each of the many.
    fn spread(&mut self, number: Item, shape: &[usize]) -> Value {
        let shape = self.shape(shape);
        let dimensions: &[usize] = if number.many { &[0] } else { &[] };
        self.out.broadcast_in_dim(number.value, &shape, dimensions)
    }

    /// Dimension `at` of a value becomes the first one.
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

/// Dimensions, counted with that of the batch in front.
fn up(dimensions: &[usize]) -> Vec<usize> {
    dimensions.iter().map(|d| d + 1).collect()
}

/// `first` before all others.
fn behind<T: Clone>(first: T, others: &[T]) -> Vec<T> {
    [&[first], others].concat()
}

/// The op of these operands.
fn with_operands(op: &Op, operands: &[Value]) -> Op {
    let mut operands = operands.iter();
    op.map_operands(|_| *operands.next().expect("one each"))
}
