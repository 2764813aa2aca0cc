//! The part of an array that each device holds.

use std::ops::Range;

use stablehlo::{Literal, TensorType};

use crate::Mesh;

/// The layout of one dimension: split over mesh axes, or whole on every device.
///
/// Index `i` has the coordinate `i + offset`. Part `p` owns the coordinates
/// `p * block .. (p + 1) * block`; the first part also owns everything below, the last one
/// everything above. A part may own nothing. The local array of part `p` has `local` elements, the
/// first of which has the coordinate `p * block + start`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DimLayout {
    /// The mesh axes, the major one first; empty if the dimension is whole.
    pub axes: Vec<usize>,
    /// The number of parts: the product of the axes' sizes.
    pub parts: usize,
    /// The elements of the whole array.
    pub extent: usize,
    /// The coordinates of a part.
    pub block: usize,
    /// The coordinate of the first element.
    pub offset: i64,
    /// The coordinate of the first element of a local array, relative to its part's first
    /// coordinate.
    pub start: i64,
    /// The elements of a local array.
    pub local: usize,
}

impl DimLayout {
    /// Returns the layout of a dimension that is whole on every device.
    pub fn whole(extent: usize) -> DimLayout {
        DimLayout {
            axes: Vec::new(),
            parts: 1,
            extent,
            block: extent.max(1),
            offset: 0,
            start: 0,
            local: extent,
        }
    }

    /// Returns the indices that part `part` owns, and the position of the first one in its local
    /// array.
    pub fn part(&self, part: usize) -> (Range<usize>, usize) {
        if self.axes.is_empty() {
            return (0..self.extent, 0);
        }
        let first = (part * self.block) as i64;
        let below = if part == 0 { i64::MIN / 2 } else { first };
        let above = if part + 1 == self.parts {
            i64::MAX / 2
        } else {
            first + self.block as i64
        };
        let inside = |coordinate: i64| (coordinate - self.offset).clamp(0, self.extent as i64);
        let (start, end) = (inside(below), inside(above));
        if start >= end {
            return (0..0, 0);
        }
        let local = start + self.offset - first - self.start;
        (start as usize..end as usize, local as usize)
    }
}

/// The layout of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// One for each dimension.
    pub dims: Vec<DimLayout>,
}

impl Layout {
    /// Returns the layout of an array that is whole on every device.
    pub fn whole(shape: Vec<usize>) -> Layout {
        let dims = shape.into_iter().map(DimLayout::whole).collect();
        Layout { dims }
    }

    /// Returns the shape of the whole array.
    pub fn shape(&self) -> Vec<usize> {
        self.dims.iter().map(|dim| dim.extent).collect()
    }

    /// Returns the shape of a local array, including elements that its device does not own.
    pub fn local_shape(&self) -> Vec<usize> {
        self.dims.iter().map(|dim| dim.local).collect()
    }

    /// Returns the mesh axes that split `dim`, the major one first; empty if it is whole.
    pub fn axes(&self, dim: usize) -> &[usize] {
        &self.dims[dim].axes
    }

    /// Returns for each part of `dim` the indices that it owns, and the position of the first one
    /// in the local array. Each index has one owner.
    pub fn parts(&self, dim: usize) -> Vec<(Range<usize>, usize)> {
        let dim = &self.dims[dim];
        (0..dim.parts).map(|part| dim.part(part)).collect()
    }

    /// Returns for each dimension the indices that `device` owns, and the position of the first one
    /// in its local array.
    pub fn block_of(&self, mesh: &Mesh, device: usize) -> Vec<(Range<usize>, usize)> {
        let dims = self.dims.iter();
        dims.map(|dim| dim.part(mesh.position_along(device, &dim.axes)))
            .collect()
    }

    /// Returns whether `device` is the first of those that own the same block.
    pub fn is_first(&self, mesh: &Mesh, device: usize) -> bool {
        (0..mesh.axes.len())
            .filter(|axis| !self.dims.iter().any(|dim| dim.axes.contains(axis)))
            .all(|axis| mesh.position(device, axis) == 0)
    }
}

/// Returns the local array of `device`; elements that it does not own are 0.
pub fn split(whole: &Literal, layout: &Layout, mesh: &Mesh, device: usize) -> Literal {
    let bytes = whole.element().bytes();
    let from = whole.to_bytes();
    let local = layout.local_shape();
    let ty = TensorType::new(whole.element(), local.clone());
    let mut to = vec![0; ty.count() * bytes];
    each_row(layout, mesh, device, &mut |global, at, count| {
        let (global, at, count) = (global * bytes, at * bytes, count * bytes);
        to[at..at + count].copy_from_slice(&from[global..global + count]);
    });
    Literal::from_bytes(ty.element, local, to)
}

/// Assembles the whole array from the local arrays.
pub fn join(layout: &Layout, mesh: &Mesh, locals: &[Literal]) -> Literal {
    let element = locals[0].element();
    let bytes = element.bytes();
    let shape = layout.shape();
    let mut to = vec![0; shape.iter().product::<usize>() * bytes];
    for (device, local) in locals.iter().enumerate() {
        if !layout.is_first(mesh, device) {
            continue;
        }
        let from = local.to_bytes();
        each_row(layout, mesh, device, &mut |global, at, count| {
            let (global, at, count) = (global * bytes, at * bytes, count * bytes);
            to[global..global + count].copy_from_slice(&from[at..at + count]);
        });
    }
    Literal::from_bytes(element, shape, to)
}

/// Visits each row that `device` owns: its position in the whole array, its position in the local
/// array, and its length.
fn each_row(
    layout: &Layout,
    mesh: &Mesh,
    device: usize,
    visit: &mut dyn FnMut(usize, usize, usize),
) {
    let blocks = layout.block_of(mesh, device);
    let Some((last, outer)) = blocks.split_last() else {
        return visit(0, 0, 1);
    };
    if blocks.iter().any(|(range, _)| range.is_empty()) {
        return;
    }
    let (shape, local) = (layout.shape(), layout.local_shape());
    let mut index = vec![0; outer.len()];
    loop {
        let (mut global, mut at) = (0, 0);
        for (d, (range, start)) in outer.iter().enumerate() {
            global = global * shape[d] + range.start + index[d];
            at = at * local[d] + start + index[d];
        }
        global = global * shape[outer.len()] + last.0.start;
        at = at * local[outer.len()] + last.1;
        visit(global, at, last.0.len());
        let mut d = outer.len();
        loop {
            if d == 0 {
                return;
            }
            d -= 1;
            index[d] += 1;
            if index[d] < outer[d].0.len() {
                break;
            }
            index[d] = 0;
        }
    }
}
