//! Types of the windowed ops.

use super::checks::{accepts, distinct, ensure, fits, one_per_dimension, same_element};
use crate::{Classes, ConvolutionDims, TensorType, Window};

/// Checks that `window` has an entry for each of `rank` dimensions, and positive strides and
/// dilations.
fn steps(window: &Window, rank: usize) -> Result<(), String> {
    let steps = [
        ("strides", &window.strides),
        ("base dilations", &window.base_dilations),
        ("window dilations", &window.window_dilations),
    ];
    let given = steps.map(|(what, steps)| (what, steps.len()));
    let paddings = [
        ("low paddings", window.low.len()),
        ("high paddings", window.high.len()),
    ];
    for (what, given) in given.into_iter().chain(paddings) {
        ensure(given == rank, || {
            format!("{given} {what} for {rank} dimensions of windows")
        })?;
    }
    for (what, steps) in steps {
        ensure(!steps.contains(&0), || {
            format!("the {what} {steps:?} must be at least 1")
        })?;
    }
    Ok(())
}

/// Returns the number of windows of `places` elements in entry `d` over `size` elements.
fn count(window: &Window, d: usize, size: usize, places: usize) -> Result<usize, String> {
    ensure(places > 0, || {
        format!("a window has no place along dimension {d}")
    })?;
    let count = window.count(d, size, places);
    count.ok_or_else(|| format!("there are too many windows along dimension {d}"))
}

pub(super) fn reduce_window(
    operand: &TensorType,
    sizes: &[usize],
    window: &Window,
) -> Result<TensorType, String> {
    one_per_dimension("window dimensions", sizes.len(), operand)?;
    steps(window, operand.rank())?;
    let along = operand.shape.iter().zip(sizes).enumerate();
    let shape: Result<Vec<usize>, String> = along
        .map(|(d, (size, places))| count(window, d, *size, *places))
        .collect();
    Ok(TensorType::new(operand.element, shape?))
}

/// `groups`: the numbers of feature groups and of batch groups.
pub(super) fn convolution(
    lhs: &TensorType,
    rhs: &TensorType,
    window: &Window,
    dims: &ConvolutionDims,
    groups: [usize; 2],
) -> Result<TensorType, String> {
    same_element(lhs, rhs)?;
    accepts(Classes::NUMBER, lhs)?;
    let rank = dims.lhs_spatial.len();
    steps(window, rank)?;
    let sides = [
        ("lhs", dims.lhs_batch, dims.lhs_feature, &dims.lhs_spatial),
        (
            "rhs",
            dims.rhs_input_feature,
            dims.rhs_output_feature,
            &dims.rhs_spatial,
        ),
        (
            "result",
            dims.out_batch,
            dims.out_feature,
            &dims.out_spatial,
        ),
    ];
    for (what, first, second, spatial) in sides {
        let all = [&[first, second], spatial.as_slice()].concat();
        ensure(all.len() == rank + 2, || {
            format!(
                "the {what} has {} spatial dimensions, the lhs {rank}",
                spatial.len()
            )
        })?;
        distinct(&format!("the dimensions of the {what},"), &all, rank + 2)?;
    }
    for (what, operand) in [("lhs", lhs), ("rhs", rhs)] {
        ensure(operand.rank() == rank + 2, || {
            format!(
                "the {what}, {operand}, must be of rank {}: {rank} spatial dimensions and two more",
                rank + 2
            )
        })?;
    }
    let (batch, features) = (lhs.shape[dims.lhs_batch], lhs.shape[dims.lhs_feature]);
    let input = rhs.shape[dims.rhs_input_feature];
    let output = rhs.shape[dims.rhs_output_feature];
    let [feature_groups, batch_groups] = groups;
    ensure(
        feature_groups > 0 && batch_groups > 0 && (feature_groups == 1 || batch_groups == 1),
        || {
            format!(
                "{feature_groups} groups of features and {batch_groups} of the batch: both must be at least 1, and one of them 1"
            )
        },
    )?;
    ensure(input.checked_mul(feature_groups) == Some(features), || {
        format!("{features} features in {feature_groups} groups are not the {input} of {rhs}")
    })?;
    ensure(
        output.is_multiple_of(feature_groups)
            && output.is_multiple_of(batch_groups)
            && batch.is_multiple_of(batch_groups),
        || {
            format!(
                "a batch of {batch} and {output} output features do not divide into {feature_groups} groups of features and {batch_groups} of the batch"
            )
        },
    )?;
    let mut shape = vec![0; rank + 2];
    shape[dims.out_batch] = batch / batch_groups;
    shape[dims.out_feature] = output;
    for (d, to) in dims.out_spatial.iter().enumerate() {
        let (size, places) = (
            lhs.shape[dims.lhs_spatial[d]],
            rhs.shape[dims.rhs_spatial[d]],
        );
        shape[*to] = count(window, d, size, places)?;
    }
    let result = TensorType::new(lhs.element, shape);
    fits(&result)?;
    Ok(result)
}
