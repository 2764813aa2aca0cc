//! Boxes of an array: a range along each axis.

/// The elements from `start` up to, without, `limit`, along each axis.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Region {
    pub(super) start: Vec<usize>,
    pub(super) limit: Vec<usize>,
}

/// How far from either end of each axis reads may wrap: `(low, high)`.
pub(super) type Reach = Vec<(usize, usize)>;

impl Region {
    pub(super) fn whole(shape: &[usize]) -> Region {
        Region {
            start: vec![0; shape.len()],
            limit: shape.to_vec(),
        }
    }

    /// The region with another range along `axis`.
    pub(super) fn with(&self, axis: usize, start: usize, limit: usize) -> Region {
        let mut region = self.clone();
        (region.start[axis], region.limit[axis]) = (start, limit);
        region
    }

    /// What is farther than `reach` from the ends, if there is anything.
    pub(super) fn interior(shape: &[usize], reach: &Reach) -> Option<Region> {
        let mut region = Region::whole(shape);
        for (axis, (low, high)) in reach.iter().enumerate() {
            region.start[axis] = *low;
            region.limit[axis] = shape[axis].checked_sub(*high)?;
            if region.limit[axis] <= *low {
                return None;
            }
        }
        Some(region)
    }

    /// What lies around this region in an array of `shape`: slabs along the first axis as wide as the array, then
    /// along the second as wide as what they leave, and so on.
    pub(super) fn strips_around(&self, shape: &[usize]) -> Vec<Region> {
        let mut left = Region::whole(shape);
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

    pub(super) fn shape(&self) -> Vec<usize> {
        let axes = self.start.iter().zip(&self.limit);
        axes.map(|(start, limit)| limit - start).collect()
    }

    pub(super) fn volume(&self) -> usize {
        self.shape().iter().product()
    }

    pub(super) fn is_whole(&self, shape: &[usize]) -> bool {
        self.limit == shape && self.start.iter().all(|start| *start == 0)
    }
}
