//! The type of a stencil's result.

use super::checks::{accepts, ensure, fits, one_per_dimension};
use crate::{Classes, Coefficient, Edge, Stencil, TensorType};

pub(super) fn stencil(
    operand: &TensorType,
    coefficients: &[&TensorType],
    stencil: &Stencil,
) -> Result<TensorType, String> {
    let Stencil {
        start,
        shape,
        edges,
        taps,
    } = stencil;
    accepts(Classes::NUMBER, operand)?;
    one_per_dimension("starts", start.len(), operand)?;
    one_per_dimension("sizes", shape.len(), operand)?;
    one_per_dimension("edges", edges.len(), operand)?;
    ensure(!taps.is_empty(), || "there are no taps".into())?;
    let result = TensorType::new(operand.element, shape.as_slice());
    fits(&result)?;
    for tap in taps {
        one_per_dimension("offsets of a tap", tap.offsets.len(), operand)?;
        match tap.coefficient {
            Coefficient::Operand(nth) => ensure(nth < coefficients.len(), || {
                format!("no coefficient {nth} among {}", coefficients.len())
            })?,
            Coefficient::Constant(bits) => {
                let value = f64::from_bits(bits);
                ensure(operand.element.is_float() || value.fract() == 0.0, || {
                    format!("a coefficient of {value} for {operand}")
                })?;
            }
        }
    }
    for coefficient in coefficients {
        ensure(
            coefficient.element == operand.element
                && (coefficient.rank() == 0 || coefficient.shape == result.shape),
            || {
                format!(
                    "a coefficient, {coefficient}, must be like the result, {result}, or of rank 0"
                )
            },
        )?;
    }
    let mut extended = operand.clone();
    for (d, edge) in edges.iter().enumerate() {
        let size = operand.shape[d];
        let (low, high) = stencil.reach(d, size);
        let far = match edge {
            Edge::Valid => 0,
            Edge::Periodic => size,
            Edge::Extend if size == 0 => 0,
            Edge::Zero | Edge::Extend => usize::MAX,
        };
        ensure(low <= far && high <= far, || {
            format!(
                "the taps reach {low} before and {high} behind dimension {d} of {operand}, which is `{}`",
                edge.name()
            )
        })?;
        let longer = size
            .checked_add(low)
            .and_then(|size| size.checked_add(high));
        extended.shape[d] = longer.ok_or("the taps reach beyond any memory")?;
    }
    fits(&extended)?;
    Ok(result)
}
