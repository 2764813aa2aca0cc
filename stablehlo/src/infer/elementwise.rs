//! Types of iotas, selects and clamps: operands of one shape, or scalars.

use super::checks::{accepts, ensure, same};
use crate::{Classes, ElementType, TensorType};

pub(super) fn iota(
    element: ElementType,
    shape: &[usize],
    dimension: usize,
) -> Result<TensorType, String> {
    ensure(element != ElementType::Pred, || {
        "counts numbers, not i1".into()
    })?;
    ensure(dimension < shape.len(), || {
        format!("no dimension {dimension} in rank {}", shape.len())
    })?;
    Ok(TensorType::new(element, shape))
}

pub(super) fn select(
    pred: &TensorType,
    on_true: &TensorType,
    on_false: &TensorType,
) -> Result<TensorType, String> {
    same(on_true, on_false)?;
    ensure(
        pred.element == ElementType::Pred && (pred.rank() == 0 || pred.shape == on_true.shape),
        || {
            format!(
                "{pred} cannot choose between {on_true}s: it must be i1, and of their shape or of rank 0"
            )
        },
    )?;
    Ok(on_true.clone())
}

pub(super) fn clamp(operand: &TensorType, bounds: [&TensorType; 2]) -> Result<TensorType, String> {
    for bound in bounds {
        ensure(
            bound.element == operand.element && (bound.rank() == 0 || bound.shape == operand.shape),
            || {
                format!(
                    "{bound} cannot bound {operand}: it must have its element type, and its shape or rank 0"
                )
            },
        )?;
    }
    ensure(bounds[0].rank() == bounds[1].rank(), || {
        "one bound is of rank 0, the other is not".into()
    })?;
    accepts(Classes::NUMBER, operand)?;
    Ok(operand.clone())
}
