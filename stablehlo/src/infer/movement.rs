//! Types of the data-movement ops.

use super::checks::{accepts, distinct, ensure, fits, one_per_dimension, same_element};
use crate::{Classes, ElementType, TensorType};

pub(super) fn bitcast(operand: &TensorType, element: ElementType) -> Result<TensorType, String> {
    let mut result = operand.with_element(element);
    if operand.element == element {
        return Ok(result);
    }
    accepts(Classes::NUMBER, operand)?;
    accepts(Classes::NUMBER, &result)?;
    let (from, to) = (operand.element.bits(), element.bits());
    if from < to {
        ensure(result.shape.pop() == Some(to / from), || {
            format!(
                "{operand} to {element}: the last dimension must be {}",
                to / from
            )
        })?;
    } else if from > to {
        result.shape.push(from / to);
    }
    Ok(result)
}

pub(super) fn broadcast(
    operand: &TensorType,
    shape: &[usize],
    dimensions: &[usize],
) -> Result<TensorType, String> {
    one_per_dimension("broadcast dimensions", dimensions.len(), operand)?;
    distinct("broadcast dimensions", dimensions, shape.len())?;
    let result = TensorType::new(operand.element, shape);
    for (size, d) in operand.shape.iter().zip(dimensions) {
        ensure(*size == 1 || *size == shape[*d], || {
            format!(
                "{operand} along dimensions {dimensions:?} of {result}: {size} is neither 1 nor {}",
                shape[*d]
            )
        })?;
    }
    Ok(result)
}

pub(super) fn reshape(operand: &TensorType, shape: &[usize]) -> Result<TensorType, String> {
    let result = TensorType::new(operand.element, shape);
    fits(&result)?;
    ensure(result.count() == operand.count(), || {
        format!(
            "{operand} has {} elements, {result} has {}",
            operand.count(),
            result.count()
        )
    })?;
    Ok(result)
}

pub(super) fn transpose(operand: &TensorType, permutation: &[usize]) -> Result<TensorType, String> {
    one_per_dimension("dimensions in the permutation", permutation.len(), operand)?;
    distinct("permutation", permutation, operand.rank())?;
    let shape: Vec<usize> = permutation.iter().map(|d| operand.shape[*d]).collect();
    Ok(TensorType::new(operand.element, shape))
}

pub(super) fn slice(
    operand: &TensorType,
    start: &[usize],
    limit: &[usize],
    stride: &[usize],
) -> Result<TensorType, String> {
    one_per_dimension("starts", start.len(), operand)?;
    one_per_dimension("limits", limit.len(), operand)?;
    one_per_dimension("strides", stride.len(), operand)?;
    let mut shape = Vec::with_capacity(operand.rank());
    for (d, size) in operand.shape.iter().enumerate() {
        let (start, limit, stride) = (start[d], limit[d], stride[d]);
        ensure(start <= limit && limit <= *size, || {
            format!("{start}..{limit} is not within dimension {d} of {operand}")
        })?;
        ensure(stride > 0, || format!("the stride of dimension {d} is 0"))?;
        shape.push((limit - start).div_ceil(stride));
    }
    Ok(TensorType::new(operand.element, shape))
}

pub(super) fn pad(
    operand: &TensorType,
    low: &[i64],
    high: &[i64],
    interior: &[usize],
) -> Result<TensorType, String> {
    one_per_dimension("low paddings", low.len(), operand)?;
    one_per_dimension("high paddings", high.len(), operand)?;
    one_per_dimension("interior paddings", interior.len(), operand)?;
    let mut shape = Vec::with_capacity(operand.rank());
    for (d, size) in operand.shape.iter().enumerate() {
        let size = *size as i128;
        let between = (size - 1).max(0) * interior[d] as i128;
        let padded = i128::from(low[d]) + size + between + i128::from(high[d]);
        ensure(padded >= 0, || {
            format!("more than all of dimension {d} of {operand} is cut off")
        })?;
        let padded = usize::try_from(padded);
        shape.push(padded.map_err(|_| format!("dimension {d} of {operand} becomes too large"))?);
    }
    Ok(TensorType::new(operand.element, shape))
}

pub(super) fn concatenate(
    operands: &[&TensorType],
    dimension: usize,
) -> Result<TensorType, String> {
    let Some((first, others)) = operands.split_first() else {
        return Err("there are no operands".into());
    };
    ensure(dimension < first.rank(), || {
        format!("no dimension {dimension} in {first}")
    })?;
    let mut result = (*first).clone();
    for other in others {
        same_element(first, other)?;
        let agree = |d: usize| d == dimension || other.shape[d] == first.shape[d];
        ensure(
            other.rank() == first.rank() && (0..first.rank()).all(agree),
            || format!("{first} and {other} differ not only along dimension {dimension}"),
        )?;
        let sum = result.shape[dimension].checked_add(other.shape[dimension]);
        result.shape[dimension] = sum.ok_or("the result is larger than any memory")?;
    }
    fits(&result)?;
    Ok(result)
}

pub(super) fn wrap(
    operand: &TensorType,
    dimension: usize,
    low: usize,
    high: usize,
) -> Result<TensorType, String> {
    let result = longer(operand, dimension, low, high)?;
    let size = operand.shape[dimension];
    ensure(low <= size && high <= size, || {
        format!("{low} and {high} more of dimension {dimension} of {operand}, which has {size}")
    })?;
    Ok(result)
}

pub(super) fn extend(
    operand: &TensorType,
    dimension: usize,
    low: usize,
    high: usize,
) -> Result<TensorType, String> {
    let result = longer(operand, dimension, low, high)?;
    ensure(
        result.shape[dimension] == 0 || operand.shape[dimension] > 0,
        || format!("dimension {dimension} of {operand} has no edge to repeat"),
    )?;
    Ok(result)
}

fn longer(
    operand: &TensorType,
    dimension: usize,
    low: usize,
    high: usize,
) -> Result<TensorType, String> {
    ensure(dimension < operand.rank(), || {
        format!("no dimension {dimension} in {operand}")
    })?;
    let size = operand.shape[dimension];
    let size = size
        .checked_add(low)
        .and_then(|size| size.checked_add(high));
    let mut result = operand.clone();
    result.shape[dimension] = size.ok_or("the result is larger than any memory")?;
    Ok(result)
}
