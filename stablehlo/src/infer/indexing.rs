//! Types of gather, scatter and dot_general, from their dimension numbers.

use super::checks::{
    accepts, ascending, distinct, ensure, one_per_dimension, same_element, within,
};
use crate::{Classes, GatherDims, ScatterDims, TensorType};

/// Returns the shape of `indices` without the dimension of the index components, and the number of
/// components.
fn split_indices(indices: &TensorType, vector_dim: usize) -> Result<(Vec<usize>, usize), String> {
    accepts(Classes::INT, indices)?;
    ensure(vector_dim <= indices.rank(), || {
        format!("there is no dimension {vector_dim} in the indices, {indices}")
    })?;
    let mut batch = indices.shape.clone();
    let components = if vector_dim == batch.len() {
        1
    } else {
        batch.remove(vector_dim)
    };
    Ok((batch, components))
}

fn one_per_component(what: &str, map: &[usize], components: usize) -> Result<(), String> {
    ensure(map.len() == components, || {
        format!(
            "{what} {map:?} must name one dimension for each of the {components} components of an index"
        )
    })
}

pub(super) fn gather(
    operand: &TensorType,
    indices: &TensorType,
    dims: &GatherDims,
    slice_sizes: &[usize],
) -> Result<TensorType, String> {
    let (batch, components) = split_indices(indices, dims.index_vector_dim)?;
    one_per_component("start_index_map", &dims.start_index_map, components)?;
    distinct("start_index_map", &dims.start_index_map, operand.rank())?;
    ascending(
        "collapsed_slice_dims",
        &dims.collapsed_slice_dims,
        operand.rank(),
    )?;
    one_per_dimension("slice sizes", slice_sizes.len(), operand)?;
    within(slice_sizes, operand)?;
    for d in &dims.collapsed_slice_dims {
        ensure(slice_sizes[*d] <= 1, || {
            format!(
                "dimension {d} is collapsed, but its slice size is {}",
                slice_sizes[*d]
            )
        })?;
    }
    let kept = (0..operand.rank()).filter(|d| !dims.collapsed_slice_dims.contains(d));
    let mut offsets = kept.map(|d| slice_sizes[d]);
    let rank = batch.len() + operand.rank() - dims.collapsed_slice_dims.len();
    ascending("offset_dims", &dims.offset_dims, rank)?;
    ensure(dims.offset_dims.len() + batch.len() == rank, || {
        format!(
            "{} offset_dims for the {} dimensions of a slice",
            dims.offset_dims.len(),
            rank - batch.len()
        )
    })?;
    let mut batch = batch.into_iter();
    let shape = (0..rank).filter_map(|d| {
        if dims.offset_dims.contains(&d) {
            offsets.next()
        } else {
            batch.next()
        }
    });
    Ok(TensorType::new(operand.element, shape.collect::<Vec<_>>()))
}

pub(super) fn scatter(
    operand: &TensorType,
    indices: &TensorType,
    updates: &TensorType,
    dims: &ScatterDims,
) -> Result<(), String> {
    let (batch, components) = split_indices(indices, dims.index_vector_dim)?;
    let map = &dims.scatter_dims_to_operand_dims;
    one_per_component("scatter_dims_to_operand_dims", map, components)?;
    distinct("scatter_dims_to_operand_dims", map, operand.rank())?;
    ascending(
        "inserted_window_dims",
        &dims.inserted_window_dims,
        operand.rank(),
    )?;
    ascending(
        "update_window_dims",
        &dims.update_window_dims,
        updates.rank(),
    )?;
    same_element(operand, updates)?;
    let windowed: Vec<usize> = (0..operand.rank())
        .filter(|d| !dims.inserted_window_dims.contains(d))
        .collect();
    ensure(dims.update_window_dims.len() == windowed.len(), || {
        format!(
            "{} update_window_dims for the {} dimensions of a window",
            dims.update_window_dims.len(),
            windowed.len()
        )
    })?;
    for (d, of) in dims.update_window_dims.iter().zip(&windowed) {
        ensure(updates.shape[*d] <= operand.shape[*of], || {
            format!(
                "a window of {} does not fit into dimension {of} of {operand}",
                updates.shape[*d]
            )
        })?;
    }
    let scattered: Vec<usize> = (0..updates.rank())
        .filter(|d| !dims.update_window_dims.contains(d))
        .map(|d| updates.shape[d])
        .collect();
    ensure(scattered == batch, || {
        format!("the updates have {scattered:?} windows, the indices say {batch:?}")
    })
}

pub(super) fn dot_general(
    lhs: &TensorType,
    rhs: &TensorType,
    batch: [&Vec<usize>; 2],
    contract: [&Vec<usize>; 2],
) -> Result<TensorType, String> {
    same_element(lhs, rhs)?;
    accepts(Classes::NUMBER, lhs)?;
    for (side, operand) in [lhs, rhs].into_iter().enumerate() {
        let both = [batch[side].as_slice(), contract[side]].concat();
        distinct("batch and contracting dimensions", &both, operand.rank())?;
    }
    for (what, [left, right]) in [("batch", batch), ("contracting", contract)] {
        let sizes = |operand: &TensorType, dimensions: &[usize]| -> Vec<usize> {
            dimensions.iter().map(|d| operand.shape[*d]).collect()
        };
        let (left, right) = (sizes(lhs, left), sizes(rhs, right));
        ensure(left == right, || {
            format!("the {what} dimensions of {lhs} and {rhs} have sizes {left:?} and {right:?}")
        })?;
    }
    let mut shape: Vec<usize> = batch[0].iter().map(|d| lhs.shape[*d]).collect();
    for (side, operand) in [lhs, rhs].into_iter().enumerate() {
        let free =
            (0..operand.rank()).filter(|d| !batch[side].contains(d) && !contract[side].contains(d));
        shape.extend(free.map(|d| operand.shape[d]));
    }
    Ok(TensorType::new(lhs.element, shape))
}
