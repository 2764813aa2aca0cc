//! The reference interpreter: the referee for everything else, so plainly right rather than fast.
//!
//! Semantics are XLA's where StableHLO leaves a choice: starts of dynamic slices and gathers are moved so that the slice
//! fits, an update of a scatter that does not fit is left out as a whole, integers wrap around and divide as
//! [`BinaryOp`] says, the 16-bit floats are computed in `f32` and rounded after each op. Reductions go in row-major
//! order, one element after the other.

mod contract;
mod data;
mod element;
mod floats;
mod indexing;
mod integers;
mod movement;
mod sort;
mod stencil;
mod windows;

use std::rc::Rc;

use thiserror::Error;

use self::data::{Array, Data, each};
use self::element::Element;
use crate::types::comma_separated;
use crate::{BinaryOp, Direction, Func, Literal, Op, TensorType, VerifyError};

/// Why there are no results.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EvalError {
    /// The function is not one.
    #[error(transparent)]
    Unverified(#[from] VerifyError),
    /// The inputs are not what the parameters say.
    #[error("`{func}` takes ({expected}), but was given ({given})")]
    Inputs {
        /// The function.
        func: String,
        /// The types of its parameters.
        expected: String,
        /// The types of the inputs.
        given: String,
    },
    /// Somewhere in it is a call that only a device can do.
    #[error("`{func}` calls `{target}`, which only the device knows")]
    CustomCall {
        /// The function, or the one of a loop or a call inside it.
        func: String,
        /// What is called.
        target: String,
    },
}

/// The results of `func` for `inputs`, one per parameter.
///
/// - errors: if `func` does not verify, or the inputs' types are not the parameters'
///
/// ```
/// use stablehlo::{BinaryOp, ElementType, Func, Literal, TensorType, eval};
///
/// let mut func = Func::new("main");
/// let x = func.parameter(TensorType::new(ElementType::I8, [2]));
/// let y = func.binary(BinaryOp::Add, x, x);
/// func.results = vec![y];
/// let results = eval(&func, &[Literal::from_i64s(ElementType::I8, [2], &[3, 100])]).unwrap();
/// assert_eq!(results[0].to_i64s(), [6, -56]);
/// ```
pub fn eval(func: &Func, inputs: &[Literal]) -> Result<Vec<Literal>, EvalError> {
    func.verify()?;
    no_custom_calls(func)?;
    let params = func.params().iter().map(|p| &p.ty);
    if !params.clone().eq(inputs.iter().map(Literal::ty)) {
        return Err(EvalError::Inputs {
            func: func.name.clone(),
            expected: comma_separated(params),
            given: comma_separated(inputs.iter().map(Literal::ty)),
        });
    }
    let inputs = inputs.iter().map(|literal| Rc::new(Array::from(literal)));
    let results = run(func, &inputs.collect::<Vec<_>>());
    Ok(results
        .iter()
        .map(|array| Literal::from(&**array))
        .collect())
}

fn no_custom_calls(func: &Func) -> Result<(), EvalError> {
    for value in func.values() {
        match func.op(value) {
            Op::CustomCall { call, .. } => {
                return Err(EvalError::CustomCall {
                    func: func.name.clone(),
                    target: call.target.clone(),
                });
            }
            Op::While { cond, body, .. } => {
                no_custom_calls(cond)?;
                no_custom_calls(body)?;
            }
            Op::Case { branches, .. } => branches.iter().try_for_each(no_custom_calls)?,
            Op::Call { callee, .. } => no_custom_calls(callee)?,
            _ => {}
        }
    }
    Ok(())
}

/// What a value is while the function runs: one array, or those of a tuple.
type Cell = Vec<Rc<Array>>;

fn run(func: &Func, inputs: &[Rc<Array>]) -> Vec<Rc<Array>> {
    let mut cells: Vec<Cell> = Vec::with_capacity(func.len());
    for value in func.values() {
        let operands = func.op(value).operands();
        let operands: Vec<&Cell> = operands.iter().map(|v| &cells[v.index()]).collect();
        let cell = match func.op(value) {
            Op::Parameter { index } => vec![inputs[*index].clone()],
            Op::Result { index, .. } => vec![operands[0][*index].clone()],
            Op::OptimizationBarrier { .. } => operands.into_iter().flatten().cloned().collect(),
            Op::While { cond, body, .. } => {
                let carried = operands.into_iter().flatten().cloned().collect();
                run_while(cond, body, carried)
            }
            Op::Sort {
                dimension, order, ..
            } => {
                let arrays: Vec<&Array> = operands.iter().map(|cell| &*cell[0]).collect();
                let sorted = sort::sort(&arrays, *dimension, *order);
                sorted.into_iter().map(Rc::new).collect()
            }
            Op::Case { branches, .. } => {
                let index = element::to_positions(&operands[0][0].data)[0];
                let last = branches.len() - 1;
                let index = usize::try_from(index).map_or(last, |index| index.min(last));
                let inputs: Cell = operands[1..].iter().copied().flatten().cloned().collect();
                run(&branches[index], &inputs)
            }
            Op::Call { callee, .. } => {
                let inputs: Cell = operands.into_iter().flatten().cloned().collect();
                run(callee, &inputs)
            }
            op => {
                let arrays: Vec<&Array> = operands.iter().map(|cell| &*cell[0]).collect();
                vec![Rc::new(compute(op, &arrays, func.tensor(value)))]
            }
        };
        cells.push(cell);
    }
    func.results
        .iter()
        .map(|v| cells[v.index()][0].clone())
        .collect()
}

fn run_while(cond: &Func, body: &Func, mut carried: Cell) -> Cell {
    while bool::of(&run(cond, &carried)[0].data)[0] {
        carried = run(body, &carried);
    }
    carried
}

/// An op of arrays, of which `x` are the operands in order and `ty` the result's type.
fn compute(op: &Op, x: &[&Array], ty: &TensorType) -> Array {
    let data = match op {
        Op::Parameter { .. }
        | Op::Result { .. }
        | Op::Sort { .. }
        | Op::While { .. }
        | Op::Case { .. }
        | Op::Call { .. }
        | Op::CustomCall { .. }
        | Op::OptimizationBarrier { .. } => {
            unreachable!("{} is not of arrays", op.name())
        }
        Op::Constant(literal) => return Array::from(literal),
        Op::Iota { dimension, .. } => movement::iota(ty, *dimension),
        Op::Unary(crate::UnaryOp::IsFinite, _) => element::is_finite(&x[0].data),
        Op::Unary(op, _) => each!(&x[0].data, v => element::map(v, Element::unary(*op))),
        Op::Binary(op, ..) => binary(*op, &x[0].data, &x[1].data),
        Op::Compare { direction, .. } => compare(*direction, &x[0].data, &x[1].data),
        Op::Select { .. } => select(x[0], x[1], x[2]),
        Op::Clamp { .. } => {
            let [min, max] = [x[0], x[2]].map(|bound| match bound.shape == x[1].shape {
                true => bound.data.clone(),
                false => movement::splat(bound, ty),
            });
            binary(
                BinaryOp::Minimum,
                &binary(BinaryOp::Maximum, &x[1].data, &min),
                &max,
            )
        }
        Op::Convert { element, .. } => element::convert(&x[0].data, *element),
        Op::BitcastConvert { element, .. } => Data::from_bytes(*element, &x[0].data.to_bytes()),
        Op::Reshape { .. } => x[0].data.clone(),
        Op::BroadcastInDim { dimensions, .. } => movement::broadcast(x[0], ty, dimensions),
        Op::Transpose { permutation, .. } => movement::transpose(x[0], permutation),
        Op::Reverse { dimensions, .. } => movement::reverse(x[0], dimensions),
        Op::Slice { start, stride, .. } => movement::slice(x[0], ty, start, stride),
        Op::Pad { low, interior, .. } => movement::pad(x[0], x[1], ty, low, interior),
        Op::Concatenate { dimension, .. } => movement::concatenate(x, ty, *dimension),
        Op::Rotate {
            dimension, amount, ..
        } => movement::rotate(x[0], *dimension, *amount),
        Op::Wrap { dimension, low, .. } => {
            movement::beyond(x[0], ty, *dimension, *low, |i, size| i.rem_euclid(size))
        }
        Op::Extend { dimension, low, .. } => {
            movement::beyond(x[0], ty, *dimension, *low, |i, size| i.clamp(0, size - 1))
        }
        Op::Scan {
            dimension,
            combiner,
            reverse,
            exclusive,
            ..
        } => contract::scan(x[0], x[1], *dimension, *combiner, [*reverse, *exclusive]),
        Op::Stencil { stencil, .. } => stencil::stencil(x[0], &x[1..], stencil, ty),
        Op::DynamicSlice { .. } => indexing::dynamic_slice(x[0], &x[1..], ty),
        Op::DynamicUpdateSlice { .. } => indexing::dynamic_update_slice(x[0], x[1], &x[2..]),
        Op::Gather {
            dims, slice_sizes, ..
        } => indexing::gather(x[0], x[1], dims, slice_sizes, ty),
        Op::Scatter { dims, combiner, .. } => indexing::scatter(x[0], x[1], x[2], dims, *combiner),
        Op::Reduce {
            dimensions,
            combiner,
            ..
        } => contract::reduce(x[0], x[1], dimensions, *combiner, ty),
        Op::ReduceWindow {
            window_dimensions,
            window,
            combiner,
            ..
        } => windows::reduce_window(x[0], x[1], window_dimensions, window, *combiner, ty),
        Op::Convolution {
            window,
            reversed,
            dims,
            feature_groups,
            batch_groups,
            ..
        } => {
            let groups = [*feature_groups, *batch_groups];
            windows::convolution([x[0], x[1]], window, reversed, dims, groups, ty)
        }
        Op::DotGeneral {
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
            ..
        } => contract::dot_general(
            [x[0], x[1]],
            [lhs_batch, rhs_batch],
            [lhs_contract, rhs_contract],
            ty,
        ),
    };
    Array {
        shape: ty.shape.clone(),
        data,
    }
}

fn binary(op: BinaryOp, lhs: &Data, rhs: &Data) -> Data {
    each!(lhs, x => {
        let of = Element::binary(op);
        Element::wrap(x.iter().zip(Element::of(rhs)).map(|(x, y)| of(*x, *y)).collect())
    })
}

fn compare(direction: Direction, lhs: &Data, rhs: &Data) -> Data {
    fn holds<T: PartialOrd>(direction: Direction) -> fn(&T, &T) -> bool {
        match direction {
            Direction::Eq => T::eq,
            Direction::Ne => T::ne,
            Direction::Lt => T::lt,
            Direction::Le => T::le,
            Direction::Gt => T::gt,
            Direction::Ge => T::ge,
        }
    }
    each!(lhs, x => {
        let holds = holds(direction);
        Data::Pred(x.iter().zip(Element::of(rhs)).map(|(x, y)| holds(x, y)).collect())
    })
}

fn select(pred: &Array, on_true: &Array, on_false: &Array) -> Data {
    let pred_of = bool::of(&pred.data);
    if pred.shape != on_true.shape {
        let all = if pred_of[0] { on_true } else { on_false };
        return all.data.clone();
    }
    each!(&on_true.data, x => {
        let both = x.iter().zip(Element::of(&on_false.data));
        Element::wrap(pred_of.iter().zip(both).map(|(p, (x, y))| if *p { *x } else { *y }).collect())
    })
}
