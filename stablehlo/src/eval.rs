//! The reference interpreter of tensor programs. It is the referee for other engines, so it is
//! simple rather than fast.
//!
//! Where StableHLO leaves a choice, the semantics are XLA's: starts of dynamic slices and gathers
//! are clamped so that the slice fits, an out-of-bounds update window of a scatter is skipped as a
//! whole, integers wrap around and divide as [`BinaryOp`] documents, and 16-bit floats are computed
//! in `f32` and rounded after each op. Reductions are sequential, in row-major order.

mod collective;
mod contract;
mod data;
mod element;
mod floats;
mod fourier;
mod indexing;
mod integers;
mod movement;
mod sort;
mod stencil;
mod step;
mod windows;

use std::rc::Rc;

use thiserror::Error;

use self::data::{Array, Data, each};
use self::element::Element;
use self::step::{Cell, check_ops, run};
use crate::types::comma_separated;
use crate::{BinaryOp, Direction, Func, Literal, Op, TensorType, VerifyError};

/// An error of the interpreter.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EvalError {
    /// The function does not verify.
    #[error(transparent)]
    Unverified(#[from] VerifyError),
    /// The inputs do not have the types of the parameters.
    #[error("`{func}` takes ({expected}), but was given ({given})")]
    Inputs {
        /// The function.
        func: String,
        /// The types of its parameters.
        expected: String,
        /// The types of the inputs.
        given: String,
    },
    /// The function, or one that it uses, has a custom call, which only a device can execute.
    #[error("`{func}` calls `{target}`, which only the device knows")]
    CustomCall {
        /// The function, or the one of a loop or a call inside it.
        func: String,
        /// The target of the call.
        target: String,
    },
    /// A collective names a device that does not run the program.
    #[error("a collective of `{func}` names device {device}, but there are {devices}")]
    Devices {
        /// The function, or the one of a loop or a call inside it.
        func: String,
        /// The missing device.
        device: usize,
        /// The number of devices.
        devices: usize,
    },
    /// Devices diverge at a loop or branch that contains a collective.
    #[error("not all devices come to the collectives in `{func}`")]
    OutOfStep {
        /// The function of the loop or the branch.
        func: String,
    },
}

/// Returns the results of `func` for `inputs`, one per parameter.
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
    let mut results = eval_devices(func, &[inputs.to_vec()])?;
    Ok(results.remove(0))
}

/// Returns the results of each device, for its inputs, when all devices run `func` in lock step.
///
/// - errors: those of [`eval`]; if a collective names a missing device, or is not reached by all
pub fn eval_devices(func: &Func, inputs: &[Vec<Literal>]) -> Result<Vec<Vec<Literal>>, EvalError> {
    func.verify()?;
    check_ops(func, inputs.len())?;
    let params = func.params().iter().map(|p| &p.ty);
    for inputs in inputs {
        if !params.clone().eq(inputs.iter().map(Literal::ty)) {
            return Err(EvalError::Inputs {
                func: func.name.clone(),
                expected: comma_separated(params),
                given: comma_separated(inputs.iter().map(Literal::ty)),
            });
        }
    }
    let arrays = |literals: &Vec<Literal>| -> Cell {
        let arrays = literals.iter().map(|literal| Rc::new(Array::from(literal)));
        arrays.collect()
    };
    let inputs: Vec<Cell> = inputs.iter().map(arrays).collect();
    let results = run(func, inputs, 0)?;
    let literals = |cell: &Cell| cell.iter().map(|array| Literal::from(&**array)).collect();
    Ok(results.iter().map(literals).collect())
}

/// Computes an op on arrays: `x` are its operands in order, `ty` the type of its result.
fn compute(op: &Op, x: &[&Array], ty: &TensorType) -> Array {
    let data = match op {
        Op::Parameter { .. }
        | Op::Result { .. }
        | Op::Sort { .. }
        | Op::While { .. }
        | Op::Case { .. }
        | Op::Call { .. }
        | Op::CustomCall { .. }
        | Op::DeviceNumber(_)
        | Op::Collective { .. }
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
        Op::Fft { kind, lengths, .. } => fourier::transform(x[0], *kind, lengths, ty),
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
