//! The block of an array that each device holds: extracted from the array, and inserted into it.

use serde::{Deserialize, Serialize};
use shard::Layout;

use super::Mesh;
use crate::arrays::hyperslab::{Hyperslab, copy};
use crate::arrays::{HostArray, count};
use crate::device::Device;
use crate::element;
use crate::fault::Result;
use stablehlo::ElementType;

/// The layout of an array on a mesh.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    /// The whole array's shape.
    pub shape: Vec<usize>,
    /// The shape of the block that each device holds, including padding.
    pub local: Vec<usize>,
    /// The partition of each dimension.
    pub dims: Vec<Split>,
}

/// The partition of one dimension.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Split {
    /// The mesh axes that it is split over, the slowest first; none if it is not split.
    pub axes: Vec<usize>,
    /// The parts; a single one if the dimension is not split.
    pub parts: Vec<BlockRange>,
}

/// A part of one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlockRange {
    /// Its first index in the array.
    pub start: usize,
    /// The number of indices; may be zero.
    pub len: usize,
    /// The index in the block at which they begin.
    pub at: usize,
}

impl Placement {
    /// Returns the replicated layout: every device holds the whole array.
    pub fn whole(shape: &[usize]) -> Placement {
        let whole = |&len: &usize| Split {
            axes: Vec::new(),
            parts: vec![BlockRange {
                start: 0,
                len,
                at: 0,
            }],
        };
        Placement {
            shape: shape.to_vec(),
            local: shape.to_vec(),
            dims: shape.iter().map(whole).collect(),
        }
    }

    /// Converts a layout of the `shard` crate.
    pub fn of(layout: &Layout) -> Placement {
        let part = |(indices, at): (std::ops::Range<usize>, usize)| BlockRange {
            start: indices.start,
            len: indices.len(),
            at,
        };
        let split = |dim: usize| Split {
            axes: layout.axes(dim).to_vec(),
            parts: layout.parts(dim).into_iter().map(part).collect(),
        };
        Placement {
            shape: layout.shape(),
            local: layout.local_shape(),
            dims: (0..layout.dims.len()).map(split).collect(),
        }
    }

    /// Returns whether every device holds exactly the whole array.
    pub fn is_whole(&self) -> bool {
        self.shape == self.local && self.dims.iter().all(|split| split.axes.is_empty())
    }

    /// Returns the part of each dimension that a device holds.
    fn parts(&self, mesh: &Mesh, device: usize) -> Vec<BlockRange> {
        let part = |split: &Split| split.parts[mesh.position_along(device, &split.axes)];
        self.dims.iter().map(part).collect()
    }

    /// Returns whether this device is the owner of its part: the part is not empty, and the device
    /// is the first of those that hold it.
    pub fn owns(&self, mesh: &Mesh, device: usize) -> bool {
        let is_split = |axis: usize| self.dims.iter().any(|split| split.axes.contains(&axis));
        let first =
            (0..mesh.axes.len()).all(|axis| mesh.position(device, axis) == 0 || is_split(axis));
        first && self.parts(mesh, device).iter().all(|part| part.len > 0)
    }

    /// Returns the box of the array that a device holds.
    pub fn slab(&self, mesh: &Mesh, device: usize) -> Hyperslab {
        let parts = self.parts(mesh, device);
        Hyperslab {
            start: parts.iter().map(|part| part.start).collect(),
            count: parts.iter().map(|part| part.len).collect(),
        }
    }

    /// Returns the position of that box in the device's block.
    fn within(&self, mesh: &Mesh, device: usize) -> Hyperslab {
        let parts = self.parts(mesh, device);
        Hyperslab {
            start: parts.iter().map(|part| part.at).collect(),
            count: parts.iter().map(|part| part.len).collect(),
        }
    }

    /// Returns the block of a device that contains these elements of the array; padding is zero.
    pub fn block(&self, mesh: &Mesh, device: usize, cells: HostArray) -> HostArray {
        if cells.shape == self.local {
            return cells;
        }
        let mut block = HostArray::zeros(cells.element, &self.local);
        let to = self.within(mesh, device);
        copy(&cells, &Hyperslab::whole(&cells.shape), &mut block, &to);
        block
    }

    /// Extracts the elements of the array from a device's block.
    pub fn cells(&self, mesh: &Mesh, device: usize, block: &HostArray) -> HostArray {
        block.cut(&self.within(mesh, device))
    }

    /// Returns the extents of blocks without the halo of the array; the last blocks may be smaller.
    pub fn chunk(&self, halo: &[usize]) -> Vec<usize> {
        let dims = self.dims.iter().zip(halo).zip(&self.shape);
        dims.map(|((split, halo), extent)| {
            let inside = |part: &BlockRange| {
                let end = (part.start + part.len).min(extent - halo);
                end.saturating_sub(part.start.max(*halo))
            };
            split.parts.iter().map(inside).max().unwrap_or(1).max(1)
        })
        .collect()
    }

    /// Returns the bytes of one device's block.
    pub fn local_bytes(&self, element: ElementType) -> usize {
        count(&self.local) * element::bytes(element)
    }
}

/// Uploads an array block by block; `part` returns its elements. At most one block is on the host
/// at a time.
pub fn upload<D: Device>(
    device: &D,
    mesh: &Mesh,
    placement: &Placement,
    part: &mut dyn FnMut(&Hyperslab) -> Result<HostArray>,
) -> Result<D::Buffer> {
    if placement.is_whole() {
        return device.upload(&part(&Hyperslab::whole(&placement.shape))?);
    }
    device.upload_blocks(&mut |number| {
        let cells = part(&placement.slab(mesh, number))?;
        Ok(placement.block(mesh, number, cells))
    })
}

/// Downloads an array block by block, and passes the box and the elements of each block to `todo`.
/// With several hosts, every host receives the whole array.
pub async fn each<D: Device>(
    device: &D,
    mesh: &Mesh,
    placement: &Placement,
    buffer: &D::Buffer,
    todo: &mut dyn FnMut(Hyperslab, HostArray) -> Result<()>,
) -> Result<()> {
    if placement.is_whole() {
        let whole = device.download(buffer).await?;
        return todo(Hyperslab::whole(&whole.shape), whole);
    }
    if device.is_all_here() {
        return each_here(device, mesh, placement, buffer, todo).await;
    }
    let all = device.gather(buffer).await?;
    for number in (0..mesh.devices()).filter(|number| placement.owns(mesh, *number)) {
        let cells = placement.cells(mesh, number, &nth(&all, number));
        todo(placement.slab(mesh, number), cells)?;
    }
    Ok(())
}

/// As [`each`], for the blocks of the devices that this process drives. Each element belongs to one
/// process.
pub async fn each_here<D: Device>(
    device: &D,
    mesh: &Mesh,
    placement: &Placement,
    buffer: &D::Buffer,
    todo: &mut dyn FnMut(Hyperslab, HostArray) -> Result<()>,
) -> Result<()> {
    let owners = (0..mesh.devices()).filter(|number| placement.owns(mesh, *number));
    for number in owners.filter(|number| device.is_here(*number)) {
        let block = device.download_block(buffer, number).await?;
        let cells = placement.cells(mesh, number, &block);
        todo(placement.slab(mesh, number), cells)?;
    }
    Ok(())
}

/// Uploads to the devices of a mesh, or to the only device; see [`upload`].
pub fn upload_on<D: Device>(
    device: &D,
    on: Option<(&Mesh, &Placement)>,
    array: &HostArray,
) -> Result<D::Buffer> {
    match on {
        Some((mesh, placement)) if !placement.is_whole() => {
            upload(device, mesh, placement, &mut |slab| Ok(array.cut(slab)))
        }
        Some(_) | None => device.upload(array),
    }
}

/// Downloads from the devices of a mesh, or from the only device; see [`download`].
pub async fn download_from<D: Device>(
    device: &D,
    on: Option<(&Mesh, &Placement)>,
    buffer: &D::Buffer,
) -> Result<HostArray> {
    match on {
        None => device.download(buffer).await,
        Some((mesh, placement)) => download(device, mesh, placement, buffer).await,
    }
}

/// Downloads a whole array.
pub async fn download<D: Device>(
    device: &D,
    mesh: &Mesh,
    placement: &Placement,
    buffer: &D::Buffer,
) -> Result<HostArray> {
    let mut whole: Option<HostArray> = None;
    let mut put = |slab: Hyperslab, cells: HostArray| {
        if slab.count == placement.shape {
            whole = Some(cells);
            return Ok(());
        }
        let whole = whole.get_or_insert_with(|| HostArray::zeros(cells.element, &placement.shape));
        copy(&cells, &Hyperslab::whole(&cells.shape), whole, &slab);
        Ok(())
    };
    each(device, mesh, placement, buffer, &mut put).await?;
    match whole {
        Some(whole) => Ok(whole),
        None => device.download(buffer).await, // an array without elements
    }
}

/// Returns one of the arrays that are stacked in the first dimension.
fn nth(all: &HostArray, number: usize) -> HostArray {
    let bytes = all.bytes.len() / all.shape[0].max(1);
    HostArray {
        element: all.element,
        shape: all.shape[1..].to_vec(),
        bytes: all.bytes[number * bytes..(number + 1) * bytes].to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Splits `n` elements into `k` parts of `ceil(n / k)`, with padding of `halo` elements on both
    /// sides.
    fn split(axes: &[usize], n: usize, k: usize, halo: usize) -> Split {
        let b = n.div_ceil(k);
        let part = |p: usize| BlockRange {
            start: (p * b).min(n),
            len: n.min((p + 1) * b).saturating_sub(p * b),
            at: halo,
        };
        Split {
            axes: axes.to_vec(),
            parts: (0..k).map(part).collect(),
        }
    }

    #[test]
    fn blocks_put_back_are_the_array() {
        let array = HostArray {
            element: ElementType::U16,
            shape: vec![7, 2, 11],
            bytes: (0..7 * 2 * 11_u16).flat_map(u16::to_le_bytes).collect(),
        };
        for (mesh, first, last) in [
            ("2x3", vec![0], vec![1]),
            ("3x5", vec![1], vec![0]),
            ("2x2x3", vec![2, 0], vec![]),
        ] {
            let mesh = Mesh::parse(mesh).unwrap();
            let size = |axes: &[usize]| axes.iter().map(|a| mesh.axes[*a].size).product::<usize>();
            let (k, l) = (size(&first), size(&last));
            let placement = Placement {
                shape: array.shape.clone(),
                local: vec![7_usize.div_ceil(k) + 2, 2, 11_usize.div_ceil(l) + 4],
                dims: vec![
                    split(&first, 7, k, 1),
                    split(&[], 2, 1, 0),
                    split(&last, 11, l, 2),
                ],
            };
            let mut back = HostArray::zeros(array.element, &array.shape);
            let (mut owners, mut cells) = (0, 0);
            for device in 0..mesh.devices() {
                let slab = placement.slab(&mesh, device);
                let block = placement.block(&mesh, device, array.cut(&slab));
                assert_eq!(block.shape, placement.local);
                if placement.owns(&mesh, device) {
                    let held = placement.cells(&mesh, device, &block);
                    copy(&held, &Hyperslab::whole(&held.shape), &mut back, &slab);
                    owners += 1;
                    cells += slab.len();
                }
            }
            assert_eq!(back.bytes, array.bytes, "{mesh}");
            assert_eq!(
                cells,
                array.len(),
                "every cell has one owner among {owners}"
            );
        }
    }

    #[test]
    fn what_is_whole_belongs_to_the_first() {
        let mesh = Mesh::parse("2x2").unwrap();
        let whole = Placement::whole(&[]);
        assert!(whole.is_whole());
        let owners: Vec<bool> = (0..4).map(|device| whole.owns(&mesh, device)).collect();
        assert_eq!(owners, [true, false, false, false]);
    }
}
