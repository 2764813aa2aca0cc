//! Checks of operands, each with the message of its failure.

use crate::types::comma_separated;
use crate::{Classes, ElementType, Func, TensorType, Value};

/// Returns `Ok` if `holds`, otherwise the message.
pub(super) fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

pub(super) fn differ(
    one: &str,
    ones: &[TensorType],
    other: &str,
    others: &[TensorType],
) -> Result<(), String> {
    ensure(ones == others, || {
        format!(
            "{one} ({}), {other} ({})",
            comma_separated(ones),
            comma_separated(others)
        )
    })
}

pub(super) fn accepts(classes: Classes, operand: &TensorType) -> Result<(), String> {
    ensure(classes.contain(operand.element), || {
        format!("works on {classes}, not on {operand}")
    })
}

pub(super) fn same(x: &TensorType, y: &TensorType) -> Result<(), String> {
    ensure(x == y, || format!("the operands differ: {x} and {y}"))
}

pub(super) fn same_element(x: &TensorType, y: &TensorType) -> Result<(), String> {
    ensure(x.element == y.element, || {
        format!("the element types of {x} and {y} differ")
    })
}

pub(super) fn scalar_of(
    what: &str,
    value: &TensorType,
    element: ElementType,
) -> Result<(), String> {
    ensure(*value == TensorType::scalar(element), || {
        format!("{what} must be a tensor<{element}>, not {value}")
    })
}

pub(super) fn start_scalars(
    func: &Func,
    starts: &[Value],
    operand: &TensorType,
) -> Result<(), String> {
    one_per_dimension("starts", starts.len(), operand)?;
    for start in starts {
        let start = func.tensor(*start);
        ensure(start.rank() == 0 && start.element.is_integer(), || {
            format!("a start must be an integer of rank 0, not {start}")
        })?;
        let first = func.tensor(starts[0]);
        ensure(start == first, || {
            format!("the starts differ: {first} and {start}")
        })?;
    }
    Ok(())
}

pub(super) fn one_per_dimension(
    what: &str,
    given: usize,
    operand: &TensorType,
) -> Result<(), String> {
    ensure(given == operand.rank(), || {
        format!(
            "{given} {what} for {operand}, which has rank {}",
            operand.rank()
        )
    })
}

pub(super) fn within(sizes: &[usize], operand: &TensorType) -> Result<(), String> {
    ensure(
        sizes.iter().zip(&operand.shape).all(|(s, n)| s <= n),
        || format!("a slice of sizes {sizes:?} does not fit into {operand}"),
    )
}

/// Checks that all dimensions are below `rank` and distinct.
pub(super) fn distinct(what: &str, dimensions: &[usize], rank: usize) -> Result<(), String> {
    for (i, d) in dimensions.iter().enumerate() {
        ensure(*d < rank, || {
            format!("{what} {dimensions:?}: there is no dimension {d} in rank {rank}")
        })?;
        ensure(!dimensions[..i].contains(d), || {
            format!("{what} {dimensions:?}: {d} is there twice")
        })?;
    }
    Ok(())
}

/// Checks that all dimensions are below `rank`, distinct and ascending.
pub(super) fn ascending(what: &str, dimensions: &[usize], rank: usize) -> Result<(), String> {
    distinct(what, dimensions, rank)?;
    ensure(dimensions.is_sorted(), || {
        format!("{what} {dimensions:?} must ascend")
    })
}

/// Checks that the size in bytes of a `ty` does not overflow.
pub(crate) fn fits(ty: &TensorType) -> Result<(), String> {
    let bytes = ty.shape.iter().try_fold(ty.element.bytes(), |bytes, size| {
        bytes.checked_mul((*size).max(1))
    });
    ensure(
        bytes.is_some_and(|bytes| isize::try_from(bytes).is_ok()),
        || format!("{ty} is larger than any memory"),
    )
}
