//! Boxes of an array: one range per axis.

use stablehlo::DimIndex;

/// The elements from `start` (inclusive) to `limit` (exclusive) along each axis.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct IndexBox {
    pub(crate) start: Vec<usize>,
    pub(crate) limit: Vec<usize>,
}

/// The width of the margins at both ends of each axis in which reads may wrap: `(low, high)`.
pub(crate) type Reach = Vec<(usize, usize)>;

impl IndexBox {
    /// Returns the box that this box of a broadcast reads of the operand, which has `shape` and
    /// whose dimensions map to `dimensions` of the result.
    pub(crate) fn broadcast_from(&self, shape: &[usize], dimensions: &[usize]) -> IndexBox {
        let mut from = IndexBox::whole(shape);
        for (axis, to) in dimensions.iter().enumerate() {
            if from.limit[axis] > 1 {
                from = from.with(axis, self.start[*to], self.limit[*to]);
            }
        }
        from
    }

    /// Returns the boxes of an operand of `shape` that this box, which is not empty, reads through
    /// the index `map`: several if reads are periodic.
    pub(crate) fn read_by(&self, map: &[DimIndex], shape: &[usize]) -> Vec<IndexBox> {
        let mut regions = vec![IndexBox::whole(shape)];
        for (axis, index) in map.iter().enumerate() {
            let ranges = self.range_read_by(*index, shape[axis]);
            let with = |region: &IndexBox| {
                let region = region.clone();
                let ranges = ranges.clone().into_iter();
                ranges.map(move |(start, limit)| region.with(axis, start, limit))
            };
            regions = regions.iter().flat_map(with).collect();
        }
        regions
    }

    /// Returns the ranges of an operand dimension of `size` elements that this box reads. A range
    /// includes the elements that a stride skips.
    fn range_read_by(&self, index: DimIndex, size: usize) -> Vec<(usize, usize)> {
        let ends = |dim: usize| (self.start[dim] as i64, self.limit[dim] as i64 - 1);
        let range = |first: i64, last: i64| vec![(first as usize, last as usize + 1)];
        match index {
            DimIndex::First => vec![(0, size)],
            DimIndex::Affine { dim, scale, offset } => {
                let (first, last) = ends(dim);
                let (first, last) = (scale * first + offset, scale * last + offset);
                range(first.min(last), first.max(last))
            }
            DimIndex::Clamped { dim, offset } => {
                let (first, last) = ends(dim);
                let inside = |at: i64| (at + offset).clamp(0, size as i64 - 1);
                range(inside(first), inside(last))
            }
            DimIndex::Periodic { dim, offset } => {
                let size = size as i128;
                let mut ranges = Vec::new();
                let mut first = i128::from(offset) + self.start[dim] as i128;
                let limit = i128::from(offset) + self.limit[dim] as i128;
                while first < limit {
                    let at = first.rem_euclid(size);
                    let count = (size - at).min(limit - first);
                    ranges.push((at as usize, (at + count) as usize));
                    first += count;
                }
                ranges
            }
        }
    }

    pub(crate) fn whole(shape: &[usize]) -> IndexBox {
        IndexBox {
            start: vec![0; shape.len()],
            limit: shape.to_vec(),
        }
    }

    /// Returns the box with another range along `axis`.
    pub(crate) fn with(&self, axis: usize, start: usize, limit: usize) -> IndexBox {
        let mut region = self.clone();
        (region.start[axis], region.limit[axis]) = (start, limit);
        region
    }

    /// Returns the box without the margins of width `reach`, or `None` if it is empty.
    pub(crate) fn interior(shape: &[usize], reach: &Reach) -> Option<IndexBox> {
        let mut region = IndexBox::whole(shape);
        for (axis, (low, high)) in reach.iter().enumerate() {
            region.start[axis] = *low;
            region.limit[axis] = shape[axis].checked_sub(*high)?;
            if region.limit[axis] <= *low {
                return None;
            }
        }
        Some(region)
    }

    /// Returns the complement of this box in an array of `shape`, as disjoint boxes: slabs at both
    /// ends of the first axis, then of the second axis in what remains, and so on.
    pub(crate) fn strips_around(&self, shape: &[usize]) -> Vec<IndexBox> {
        let mut left = IndexBox::whole(shape);
        let mut strips = Vec::new();
        for (axis, size) in shape.iter().enumerate() {
            let (start, limit) = (self.start[axis], self.limit[axis]);
            for (from, to) in [(0, start), (limit, *size)] {
                if from < to {
                    strips.push(left.with(axis, from, to));
                }
            }
            left = left.with(axis, start, limit);
        }
        strips
    }

    pub(crate) fn shape(&self) -> Vec<usize> {
        let axes = self.start.iter().zip(&self.limit);
        axes.map(|(start, limit)| limit - start).collect()
    }

    pub(crate) fn volume(&self) -> usize {
        self.shape().iter().product()
    }

    pub(crate) fn is_whole(&self, shape: &[usize]) -> bool {
        self.limit == shape && self.start.iter().all(|start| *start == 0)
    }

    /// Returns the intersection, or `None` if it is empty.
    pub(crate) fn both(&self, other: &IndexBox) -> Option<IndexBox> {
        let pairs = |a: &[usize], b: &[usize], pick: fn(usize, usize) -> usize| -> Vec<usize> {
            a.iter().zip(b).map(|(a, b)| pick(*a, *b)).collect()
        };
        let start = pairs(&self.start, &other.start, usize::max);
        let limit = pairs(&self.limit, &other.limit, usize::min);
        let some = start.iter().zip(&limit).all(|(start, limit)| start < limit);
        some.then_some(IndexBox { start, limit })
    }

    /// Returns the smallest box that contains both.
    pub(crate) fn hull(&self, other: &IndexBox) -> IndexBox {
        let axes = 0..self.start.len();
        let least = |d: usize| self.start[d].min(other.start[d]);
        let most = |d: usize| self.limit[d].max(other.limit[d]);
        IndexBox {
            start: axes.clone().map(least).collect(),
            limit: axes.map(most).collect(),
        }
    }

    /// Returns whether this box contains `other`.
    pub(crate) fn contains(&self, other: &IndexBox) -> bool {
        self.hull(other) == *self
    }

    /// Returns the difference of this box and `other`, as disjoint boxes.
    pub(crate) fn without(&self, other: &IndexBox) -> Vec<IndexBox> {
        let Some(inside) = self.both(other) else {
            return vec![self.clone()];
        };
        let mut left = self.clone();
        let mut rest = Vec::new();
        for axis in 0..self.start.len() {
            let ends = (left.start[axis], left.limit[axis]);
            let (start, limit) = (inside.start[axis], inside.limit[axis]);
            for (from, to) in [(ends.0, start), (limit, ends.1)] {
                if from < to {
                    rest.push(left.with(axis, from, to));
                }
            }
            left = left.with(axis, start, limit);
        }
        rest
    }

    /// Returns the box in coordinates relative to `origin`.
    pub(crate) fn seen_from(&self, origin: &[usize]) -> IndexBox {
        let less = |ends: &[usize]| ends.iter().zip(origin).map(|(end, by)| end - by).collect();
        IndexBox {
            start: less(&self.start),
            limit: less(&self.limit),
        }
    }

    /// Returns the box translated by `origin`.
    pub(crate) fn moved_by(&self, origin: &[usize]) -> IndexBox {
        let more = |ends: &[usize]| ends.iter().zip(origin).map(|(end, by)| end + by).collect();
        IndexBox {
            start: more(&self.start),
            limit: more(&self.limit),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Returns the indices, of 5 elements, that the results `start..limit` read.
    fn read(index: DimIndex, start: usize, limit: usize) -> BTreeSet<usize> {
        let at = |i: i64| match index {
            DimIndex::First => 0,
            DimIndex::Affine { scale, offset, .. } => scale * i + offset,
            DimIndex::Periodic { offset, .. } => (i + offset).rem_euclid(5),
            DimIndex::Clamped { offset, .. } => (i + offset).clamp(0, 4),
        };
        (start..limit).map(|i| at(i as i64) as usize).collect()
    }

    #[test]
    fn ranges_cover_what_is_read_and_nothing_else_where_the_step_is_one() {
        let dim = 0;
        let affine = |scale, offset| DimIndex::Affine { dim, scale, offset };
        let periodic = |offset| DimIndex::Periodic { dim, offset };
        let clamped = |offset| DimIndex::Clamped { dim, offset };
        let rows = [
            (affine(1, 0), 5),
            (affine(1, 2), 3),
            (affine(-1, 4), 5),
            (affine(2, 0), 3),
            (periodic(2), 5),
            (periodic(-7), 5),
            (periodic(-3), 12),
            (clamped(-2), 9),
        ];
        for (index, size) in rows {
            for start in 0..size {
                for limit in start + 1..=size {
                    let region = IndexBox {
                        start: vec![start],
                        limit: vec![limit],
                    };
                    let boxes = region.read_by(&[index], &[5]);
                    let covered = boxes.iter().flat_map(|part| part.start[0]..part.limit[0]);
                    let covered: BTreeSet<usize> = covered.collect();
                    let wanted = read(index, start, limit);
                    match index {
                        DimIndex::Affine { scale: 2, .. } => assert!(covered.is_superset(&wanted)),
                        _ => assert_eq!(covered, wanted, "{index:?} of {start}..{limit}"),
                    }
                }
            }
        }
        let two = IndexBox {
            start: vec![1, 3],
            limit: vec![2, 6],
        };
        let map = [periodic(0), DimIndex::Periodic { dim: 1, offset: 0 }];
        let parts = two.read_by(&map, &[5, 4]);
        assert_eq!(parts.len(), 2, "{parts:?}");
        let first = [DimIndex::First, DimIndex::same(1)];
        let one = two.read_by(&first, &[1, 9]);
        assert_eq!(one, [IndexBox::whole(&[1, 6]).with(1, 3, 6)]);
    }
}
