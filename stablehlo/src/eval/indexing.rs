//! Ops with computed indices: dynamic slices, gather, scatter.

use super::data::{Array, Data, each};
use super::element::{Element, to_positions};
use super::movement::{Places, put, take_all};
use crate::types::strides;
use crate::{Combiner, GatherDims, ScatterDims, TensorType};

/// Returns `start`, clamped so that a slice of `size` fits into a dimension of extent `room`.
fn moved(start: i64, size: usize, room: usize) -> usize {
    usize::try_from(start).unwrap_or(0).min(room - size)
}

/// Returns the flat indices of a slice of `sizes` at `starts`.
fn slice_places(operand: &Array, starts: &[&Array], sizes: &[usize]) -> Places {
    let strides = strides(&operand.shape);
    let starts = starts.iter().map(|start| to_positions(&start.data)[0]);
    let fitting: Vec<usize> = (starts.enumerate())
        .map(|(d, start)| moved(start, sizes[d], operand.shape[d]))
        .collect();
    Places::new(sizes, |d, i| Some((fitting[d] + i) * strides[d]))
}

pub(super) fn dynamic_slice(operand: &Array, starts: &[&Array], ty: &TensorType) -> Data {
    take_all(&operand.data, &slice_places(operand, starts, &ty.shape))
}

pub(super) fn dynamic_update_slice(operand: &Array, update: &Array, starts: &[&Array]) -> Data {
    let mut result = operand.data.clone();
    put(
        &mut result,
        &update.data,
        &slice_places(operand, starts, &update.shape),
    );
    result
}

/// The elements of many slices of an operand, as a gather returns and a scatter takes them: for
/// each element, in row-major order, the flat position of its slice's index in the index array, and
/// the element's offset from the start of the slice.
struct Windows {
    index_begins: Vec<usize>,
    offsets: Vec<usize>,
    /// The stride between the components of an index.
    component_stride: usize,
}

impl Windows {
    /// Enumerates an array of `shape`: its dimensions `window_dims` index into a slice, and
    /// correspond to the operand's dimensions `kept`.
    fn new(
        shape: &[usize],
        window_dims: &[usize],
        operand_strides: &[usize],
        kept: &[usize],
        indices: &Array,
        index_vector_dim: usize,
    ) -> Windows {
        let mut index_strides = strides(&indices.shape);
        let component_stride = if index_vector_dim < index_strides.len() {
            index_strides.remove(index_vector_dim)
        } else {
            1
        };
        let batch_dims: Vec<usize> = (0..shape.len())
            .filter(|d| !window_dims.contains(d))
            .collect();
        let stride = |d: usize, among: &[usize], strides: &dyn Fn(usize) -> usize| {
            let position = among.iter().position(|dim| *dim == d);
            position.map_or(0, strides)
        };
        let begins = Places::new(shape, |d, i| {
            Some(i * stride(d, &batch_dims, &|nth| index_strides[nth]))
        });
        let offsets = Places::new(shape, |d, i| {
            Some(i * stride(d, window_dims, &|nth| operand_strides[kept[nth]]))
        });
        let (index_begins, offsets) = (begins.sums(), offsets.sums());
        Windows {
            index_begins,
            offsets,
            component_stride,
        }
    }
}

/// Returns the dimensions below `rank` that are not in `without`.
fn others(rank: usize, without: &[usize]) -> Vec<usize> {
    (0..rank).filter(|d| !without.contains(d)).collect()
}

pub(super) fn gather(
    operand: &Array,
    indices: &Array,
    dims: &GatherDims,
    slice_sizes: &[usize],
    ty: &TensorType,
) -> Data {
    let strides = strides(&operand.shape);
    let kept = others(operand.shape.len(), &dims.collapsed_slice_dims);
    let windows = Windows::new(
        &ty.shape,
        &dims.offset_dims,
        &strides,
        &kept,
        indices,
        dims.index_vector_dim,
    );
    let positions = to_positions(&indices.data);
    let place = |(begin, offset): (&usize, &usize)| {
        let along = dims
            .start_index_map
            .iter()
            .enumerate()
            .map(|(component, d)| {
                let start = positions[begin + component * windows.component_stride];
                moved(start, slice_sizes[*d], operand.shape[*d]) * strides[*d]
            });
        offset + along.sum::<usize>()
    };
    let places = windows.index_begins.iter().zip(&windows.offsets).map(place);
    each!(&operand.data, v => Element::wrap(places.map(|place| v[place]).collect()))
}

pub(super) fn scatter(
    operand: &Array,
    indices: &Array,
    updates: &Array,
    dims: &ScatterDims,
    combiner: Combiner,
) -> Data {
    let strides = strides(&operand.shape);
    let kept = others(operand.shape.len(), &dims.inserted_window_dims);
    let window_dims = &dims.update_window_dims;
    let windows = Windows::new(
        &updates.shape,
        window_dims,
        &strides,
        &kept,
        indices,
        dims.index_vector_dim,
    );
    let mut sizes = vec![1; operand.shape.len()];
    for (of_update, of_operand) in window_dims.iter().zip(&kept) {
        sizes[*of_operand] = updates.shape[*of_update];
    }
    // A dimension without an index component may be empty.
    let fits = sizes.iter().zip(&operand.shape).all(|(size, n)| size <= n);
    let positions = to_positions(&indices.data);
    let place = |begin: usize, offset: usize| {
        if !fits {
            return None;
        }
        let mut place = offset;
        for (component, d) in dims.scatter_dims_to_operand_dims.iter().enumerate() {
            let start = positions[begin + component * windows.component_stride];
            let start = usize::try_from(start).ok()?;
            if start.checked_add(sizes[*d])? > operand.shape[*d] {
                return None; // the whole window is skipped
            }
            place += start * strides[*d];
        }
        Some(place)
    };
    let mut result = operand.data.clone();
    each!(&mut result, result => {
        let combine = combine(combiner);
        for (nth, update) in Element::of(&updates.data).iter().enumerate() {
            if let Some(place) = place(windows.index_begins[nth], windows.offsets[nth]) {
                result[place] = combine(result[place], *update);
            }
        }
    });
    result
}

/// Returns the function that `combiner` applies to an old element and a new one.
pub(super) fn combine<T: Element>(combiner: Combiner) -> fn(T, T) -> T {
    match combiner.binary() {
        None => |_, new| new,
        Some(op) => T::binary(op),
    }
}
