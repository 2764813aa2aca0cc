//! Type inference. In: an op and the types of its operands. Out: the type of its value, or the
//! reason why the op is not well typed.

mod checks;
mod collective;
mod control;
mod elementwise;
mod indexing;
mod movement;
mod stencil;
mod windows;

use thiserror::Error;

pub(crate) use self::checks::fits;
use self::checks::{
    accepts, distinct, ensure, one_per_dimension, same, same_element, scalar_of, start_scalars,
    within,
};
use crate::{Combiner, ElementType, Func, Op, SortOrder, TensorType, Type, UnaryOp};

/// An op whose operands or attributes are not well typed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{op}: {message}")]
pub struct TypeError {
    /// The op's name.
    pub op: String,
    /// The reason.
    pub message: String,
}

impl TypeError {
    pub(crate) fn new(op: &Op, message: impl Into<String>) -> TypeError {
        let (op, message) = (op.name(), message.into());
        TypeError { op, message }
    }
}

/// Infers the type of `op` as if it were pushed to `func` next.
pub(crate) fn infer(func: &Func, op: &Op) -> Result<Type, TypeError> {
    infer_in_words(func, op).map_err(|message| TypeError::new(op, message))
}

fn infer_in_words(func: &Func, op: &Op) -> Result<Type, String> {
    for operand in op.operands() {
        ensure(func.contains(operand), || {
            format!("there is no {operand} yet")
        })?;
        let is_tuple = matches!(func.ty(operand), Type::Tuple(_));
        ensure(is_tuple == matches!(op, Op::Result { .. }), || {
            if is_tuple {
                "an operand has several results; take one with `Op::Result`".into()
            } else {
                "the operand has but one result".into()
            }
        })?;
    }
    let tensor = match op {
        Op::Parameter { .. } => return Err("parameters are added by `Func::parameter`".into()),
        Op::Constant(literal) => literal.ty().clone(),
        Op::Iota {
            element,
            shape,
            dimension,
        } => elementwise::iota(*element, shape, *dimension)?,
        Op::Unary(op, x) => {
            let x = func.tensor(*x);
            accepts(op.accepts(), x)?;
            match op {
                UnaryOp::IsFinite => x.with_element(ElementType::Pred),
                _ => x.clone(),
            }
        }
        Op::Binary(op, x, y) => {
            let x = func.tensor(*x);
            accepts(op.accepts(), x)?;
            same(x, func.tensor(*y))?;
            x.clone()
        }
        Op::Compare { lhs, rhs, .. } => {
            same(func.tensor(*lhs), func.tensor(*rhs))?;
            func.tensor(*lhs).with_element(ElementType::Pred)
        }
        Op::Select {
            pred,
            on_true,
            on_false,
        } => elementwise::select(
            func.tensor(*pred),
            func.tensor(*on_true),
            func.tensor(*on_false),
        )?,
        Op::Clamp { min, operand, max } => {
            let bounds = [func.tensor(*min), func.tensor(*max)];
            elementwise::clamp(func.tensor(*operand), bounds)?
        }
        Op::Convert { operand, element } => func.tensor(*operand).with_element(*element),
        Op::BitcastConvert { operand, element } => {
            movement::bitcast(func.tensor(*operand), *element)?
        }
        Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        } => movement::broadcast(func.tensor(*operand), shape, dimensions)?,
        Op::Reshape { operand, shape } => movement::reshape(func.tensor(*operand), shape)?,
        Op::Transpose {
            operand,
            permutation,
        } => movement::transpose(func.tensor(*operand), permutation)?,
        Op::Reverse {
            operand,
            dimensions,
        } => {
            let operand = func.tensor(*operand);
            distinct("dimensions", dimensions, operand.rank())?;
            operand.clone()
        }
        Op::Slice {
            operand,
            start,
            limit,
            stride,
        } => movement::slice(func.tensor(*operand), start, limit, stride)?,
        Op::Pad {
            operand,
            value,
            low,
            high,
            interior,
        } => {
            let (operand, value) = (func.tensor(*operand), func.tensor(*value));
            scalar_of("the padding", value, operand.element)?;
            movement::pad(operand, low, high, interior)?
        }
        Op::Concatenate {
            operands,
            dimension,
        } => {
            let operands: Vec<&TensorType> = operands.iter().map(|v| func.tensor(*v)).collect();
            movement::concatenate(&operands, *dimension)?
        }
        Op::DynamicSlice {
            operand,
            starts,
            sizes,
        } => {
            let operand = func.tensor(*operand);
            start_scalars(func, starts, operand)?;
            one_per_dimension("sizes", sizes.len(), operand)?;
            within(sizes, operand)?;
            TensorType::new(operand.element, sizes.clone())
        }
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            let (operand, update) = (func.tensor(*operand), func.tensor(*update));
            start_scalars(func, starts, operand)?;
            same_element(operand, update)?;
            one_per_dimension("dimensions of the update", update.rank(), operand)?;
            within(&update.shape, operand)?;
            operand.clone()
        }
        Op::Gather {
            operand,
            indices,
            dims,
            slice_sizes,
            ..
        } => indexing::gather(
            func.tensor(*operand),
            func.tensor(*indices),
            dims,
            slice_sizes,
        )?,
        Op::Scatter {
            operand,
            indices,
            updates,
            dims,
            combiner,
            ..
        } => {
            let operand = func.tensor(*operand);
            accepts(combiner.accepts(), operand)?;
            indexing::scatter(operand, func.tensor(*indices), func.tensor(*updates), dims)?;
            operand.clone()
        }
        Op::Reduce {
            operand,
            init,
            dimensions,
            combiner,
        } => {
            let operand = func.tensor(*operand);
            combines(*combiner, operand)?;
            scalar_of("the initial value", func.tensor(*init), operand.element)?;
            distinct("dimensions", dimensions, operand.rank())?;
            let kept = (0..operand.rank()).filter(|d| !dimensions.contains(d));
            let shape: Vec<usize> = kept.map(|d| operand.shape[d]).collect();
            TensorType::new(operand.element, shape)
        }
        Op::ReduceWindow {
            operand,
            init,
            window_dimensions,
            window,
            combiner,
        } => {
            let operand = func.tensor(*operand);
            combines(*combiner, operand)?;
            scalar_of("the initial value", func.tensor(*init), operand.element)?;
            windows::reduce_window(operand, window_dimensions, window)?
        }
        Op::DotGeneral {
            lhs,
            rhs,
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
        } => indexing::dot_general(
            func.tensor(*lhs),
            func.tensor(*rhs),
            [lhs_batch, rhs_batch],
            [lhs_contract, rhs_contract],
        )?,
        Op::Convolution {
            lhs,
            rhs,
            window,
            reversed,
            dims,
            feature_groups,
            batch_groups,
        } => {
            ensure(reversed.len() == dims.lhs_spatial.len(), || {
                format!(
                    "{} reversals for {} dimensions of windows",
                    reversed.len(),
                    dims.lhs_spatial.len()
                )
            })?;
            let groups = [*feature_groups, *batch_groups];
            windows::convolution(func.tensor(*lhs), func.tensor(*rhs), window, dims, groups)?
        }
        Op::Fft {
            operand,
            kind,
            lengths,
        } => {
            let operand = func.tensor(*operand);
            ensure(
                matches!(operand.element, ElementType::F32 | ElementType::F64),
                || format!("transforms are of f32 and f64, not of {operand}"),
            )?;
            kind.infer(operand, lengths)?
        }
        Op::Sort {
            operands,
            dimension,
            order,
            ..
        } => {
            let given: Vec<TensorType> = operands.iter().map(|v| func.tensor(*v).clone()).collect();
            return sort(given, *dimension, *order);
        }
        Op::While { inits, cond, body } => {
            let carried = inits.iter().map(|v| func.tensor(*v).clone());
            return control::while_loop(carried.collect(), cond, body);
        }
        Op::Case {
            index,
            branches,
            operands,
        } => {
            let index = func.tensor(*index);
            ensure(*index == TensorType::scalar(ElementType::I32), || {
                format!("the index must be a tensor<i32>, not {index}")
            })?;
            let given: Vec<TensorType> = operands.iter().map(|v| func.tensor(*v).clone()).collect();
            return control::case(branches, &given);
        }
        Op::Call {
            callee, operands, ..
        } => {
            let given: Vec<TensorType> = operands.iter().map(|v| func.tensor(*v).clone()).collect();
            return control::call(callee, &given);
        }
        Op::CustomCall { call, operands } => {
            let given: Vec<TensorType> = operands.iter().map(|v| func.tensor(*v).clone()).collect();
            call.check(&given)?;
            call.results.iter().try_for_each(fits)?;
            return Ok(Type::Tuple(call.results.clone()));
        }
        Op::Result { of, index } => {
            let tensors = func.ty(*of).tensors();
            let tensor = tensors.get(*index);
            tensor
                .cloned()
                .ok_or_else(|| format!("no result {index} among {}", tensors.len()))?
        }
        Op::DeviceNumber(_) => TensorType::scalar(ElementType::U32),
        Op::Collective {
            operand,
            collective,
            ..
        } => collective::collective(collective, func.tensor(*operand))?,
        Op::OptimizationBarrier { operands } => {
            ensure(!operands.is_empty(), || "there are no operands".into())?;
            let tensors = operands.iter().map(|v| func.tensor(*v).clone());
            return Ok(Type::Tuple(tensors.collect()));
        }
        Op::Rotate {
            operand, dimension, ..
        } => {
            let operand = func.tensor(*operand);
            ensure(*dimension < operand.rank(), || {
                format!("no dimension {dimension} in {operand}")
            })?;
            operand.clone()
        }
        Op::Wrap {
            operand,
            dimension,
            low,
            high,
        } => movement::wrap(func.tensor(*operand), *dimension, *low, *high)?,
        Op::Extend {
            operand,
            dimension,
            low,
            high,
        } => movement::extend(func.tensor(*operand), *dimension, *low, *high)?,
        Op::Scan {
            operand,
            init,
            dimension,
            combiner,
            ..
        } => {
            let operand = func.tensor(*operand);
            combines(*combiner, operand)?;
            scalar_of("the initial value", func.tensor(*init), operand.element)?;
            ensure(*dimension < operand.rank(), || {
                format!("no dimension {dimension} in {operand}")
            })?;
            operand.clone()
        }
        Op::Stencil {
            operand,
            coefficients,
            stencil,
        } => {
            let coefficients: Vec<&TensorType> =
                coefficients.iter().map(|v| func.tensor(*v)).collect();
            stencil::stencil(func.tensor(*operand), &coefficients, stencil)?
        }
    };
    fits(&tensor)?;
    Ok(Type::Tensor(tensor))
}

/// Checks that `combiner` can reduce elements of `operand`.
fn combines(combiner: Combiner, operand: &TensorType) -> Result<(), String> {
    ensure(combiner.binary().is_some(), || {
        "which element is the last one is not said, so `set` cannot reduce".into()
    })?;
    accepts(combiner.accepts(), operand)
}

fn sort(given: Vec<TensorType>, dimension: usize, order: SortOrder) -> Result<Type, String> {
    let Some(first) = given.first() else {
        return Err("there are no operands".into());
    };
    ensure(dimension < first.rank(), || {
        format!("no dimension {dimension} in {first}")
    })?;
    for other in &given {
        ensure(other.shape == first.shape, || {
            format!("{first} and {other} are not of one shape")
        })?;
    }
    ensure(first.element.is_float() || !order.total, || {
        format!("there is no total order of floats in {first}")
    })?;
    Ok(Type::Tuple(given))
}
