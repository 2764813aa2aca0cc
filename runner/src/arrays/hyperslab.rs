//! Boxes of arrays, in NetCDF's terms: the first index and the number of elements in each
//! dimension.

use super::{HostArray, count, step};
use crate::element;

/// A box of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hyperslab {
    /// The first index of each dimension.
    pub start: Vec<usize>,
    /// The number of indices of each dimension.
    pub count: Vec<usize>,
}

impl Hyperslab {
    /// Returns the box of a whole array of this shape.
    pub fn whole(shape: &[usize]) -> Hyperslab {
        Hyperslab {
            start: vec![0; shape.len()],
            count: shape.to_vec(),
        }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        count(&self.count)
    }

    /// Returns whether it has no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the intersection with `other`; nothing if it is empty.
    pub fn overlap(&self, other: &Hyperslab) -> Option<Hyperslab> {
        let start = self.start.iter().zip(&other.start);
        let start: Vec<usize> = start.map(|(a, b)| *a.max(b)).collect();
        let ends = self.ends().zip(other.ends());
        let count = ends.zip(&start);
        let count = count.map(|((a, b), start)| a.min(b).checked_sub(*start).filter(|n| *n > 0));
        let count = count.collect::<Option<Vec<usize>>>()?;
        Some(Hyperslab { start, count })
    }

    /// Returns the same box relative to `origin`, no index of which may exceed the box's start.
    pub fn seen_from(&self, origin: &[usize]) -> Hyperslab {
        let start = self.start.iter().zip(origin).map(|(a, b)| a - b);
        Hyperslab {
            start: start.collect(),
            count: self.count.clone(),
        }
    }

    /// Returns the box, relative to an array at `origin` of a larger one, as a box of the larger
    /// array.
    pub fn put_at(&self, origin: &[usize]) -> Hyperslab {
        let start = self.start.iter().zip(origin).map(|(a, b)| a + b);
        Hyperslab {
            start: start.collect(),
            count: self.count.clone(),
        }
    }

    /// Returns the box with its dimensions in reverse order.
    pub fn reversed(&self) -> Hyperslab {
        let reversed = |of: &[usize]| of.iter().rev().copied().collect();
        Hyperslab {
            start: reversed(&self.start),
            count: reversed(&self.count),
        }
    }

    /// Returns the part of the box outside the halo of an array of this shape, relative to the
    /// interior.
    pub fn without_halo(&self, shape: &[usize], halo: &[usize]) -> Option<Hyperslab> {
        let inside = Hyperslab {
            start: halo.to_vec(),
            count: shape.iter().zip(halo).map(|(n, h)| n - 2 * h).collect(),
        };
        Some(self.overlap(&inside)?.seen_from(halo))
    }

    fn ends(&self) -> impl Iterator<Item = usize> + '_ {
        self.start.iter().zip(&self.count).map(|(a, n)| a + n)
    }

    /// Returns the length of contiguous runs of the box in a row-major array of this shape, and the
    /// flat index of the first element of each run, in order.
    pub fn runs(&self, shape: &[usize]) -> (usize, impl Iterator<Item = usize>) {
        self.runs_below(shape, self.outer(shape))
    }

    /// Returns the number of dimensions outside a run: trailing dimensions that the box covers
    /// completely belong to the run, and so does the dimension before them.
    fn outer(&self, shape: &[usize]) -> usize {
        let rank = shape.len();
        let full = (0..rank).rev().take_while(|d| self.count[*d] == shape[*d]);
        rank - (full.count() + 1).min(rank)
    }

    fn runs_below(&self, shape: &[usize], outer: usize) -> (usize, impl Iterator<Item = usize>) {
        let outside = self.count[..outer].to_vec();
        let (start, shape) = (self.start.clone(), shape.to_vec());
        let mut index = vec![0; outer];
        let runs = match self.is_empty() {
            true => 0,
            false => count(&outside),
        };
        let firsts = (0..runs).map(move |_| {
            let cell = |d: usize| start[d] + index.get(d).copied().unwrap_or(0);
            let first = (0..shape.len()).fold(0, |flat, d| flat * shape[d] + cell(d));
            step(&mut index, &outside);
            first
        });
        (count(&self.count[outer..]), firsts)
    }
}

/// Returns the length of the runs that are contiguous in both of two arrays, for boxes with the
/// same counts, and the flat index of each run in both arrays.
pub fn pairs(
    (from, source): (&Hyperslab, &[usize]),
    (to, target): (&Hyperslab, &[usize]),
) -> (usize, impl Iterator<Item = (usize, usize)>) {
    let outer = from.outer(source).max(to.outer(target));
    let (run, here) = from.runs_below(source, outer);
    (run, here.zip(to.runs_below(target, outer).1))
}

/// Copies the elements at `from` of one array to `to` of another; both boxes have the same counts.
pub fn copy(source: &HostArray, from: &Hyperslab, target: &mut HostArray, to: &Hyperslab) {
    let size = element::bytes(source.element);
    let (run, pairs) = pairs((from, &source.shape), (to, &target.shape));
    for (here, there) in pairs {
        let cells = &source.bytes[here * size..(here + run) * size];
        target.bytes[there * size..(there + run) * size].copy_from_slice(cells);
    }
}

impl HostArray {
    /// Returns a copy of the elements in a box.
    pub fn cut(&self, slab: &Hyperslab) -> HostArray {
        if slab.count == self.shape {
            return self.clone();
        }
        let size = element::bytes(self.element);
        let mut bytes = Vec::with_capacity(slab.len() * size);
        let (run, firsts) = slab.runs(&self.shape);
        for first in firsts {
            bytes.extend_from_slice(&self.bytes[first * size..(first + run) * size]);
        }
        HostArray {
            element: self.element,
            shape: slab.count.clone(),
            bytes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::ElementType;

    fn counted(shape: &[usize]) -> HostArray {
        let bytes = (0..count(shape) as u16).flat_map(u16::to_le_bytes);
        HostArray {
            element: ElementType::U16,
            shape: shape.to_vec(),
            bytes: bytes.collect(),
        }
    }

    fn slab(start: &[usize], count: &[usize]) -> Hyperslab {
        Hyperslab {
            start: start.to_vec(),
            count: count.to_vec(),
        }
    }

    #[test]
    fn runs_are_as_long_as_they_can_be() {
        #[rustfmt::skip]
        #[allow(clippy::type_complexity)] // the table heads explain it
        let rows: &[(&[usize], &[usize], &[usize], usize, &[usize])] = &[
            // shape     start      count      run  firsts
            (&[],        &[],       &[],       1,   &[0]),
            (&[7],       &[2],      &[3],      3,   &[2]),
            (&[3, 4],    &[1, 1],   &[2, 2],   2,   &[5, 9]),
            (&[3, 4],    &[1, 0],   &[2, 4],   8,   &[4]),
            (&[2, 3, 4], &[0, 1, 0], &[2, 2, 4], 8, &[4, 16]),
            (&[2, 3, 4], &[0, 0, 0], &[2, 3, 4], 24, &[0]),
            (&[2, 3, 1], &[1, 1, 0], &[1, 1, 1], 1, &[4]),
            (&[3, 4],    &[3, 0],   &[0, 4],   0,   &[]),
        ];
        for (shape, start, count, run, firsts) in rows {
            let slab = slab(start, count);
            let (found, at) = slab.runs(shape);
            assert_eq!(
                (found, at.collect::<Vec<_>>()),
                (*run, firsts.to_vec()),
                "{slab:?}"
            );
        }
    }

    #[test]
    fn what_is_cut_out_is_put_back() {
        let array = counted(&[5, 3, 4]);
        let mut back = HostArray::zeros(array.element, &array.shape);
        for (start, count) in [
            ([0, 0, 0], [2, 3, 4]),
            ([2, 0, 0], [3, 2, 4]),
            ([2, 2, 0], [3, 1, 1]),
            ([2, 2, 1], [3, 1, 3]),
        ] {
            let slab = slab(&start, &count);
            let part = array.cut(&slab);
            assert_eq!(part.shape, count);
            copy(&part, &Hyperslab::whole(&count), &mut back, &slab);
        }
        assert_eq!(back.bytes, array.bytes);
    }

    #[test]
    fn halos_are_cut_off() {
        let of =
            |start: &[usize], count: &[usize]| slab(start, count).without_halo(&[6, 10], &[1, 2]);
        assert_eq!(of(&[0, 0], &[6, 10]), Some(slab(&[0, 0], &[4, 6])));
        assert_eq!(of(&[0, 5], &[3, 5]), Some(slab(&[0, 3], &[2, 3])));
        assert_eq!(of(&[0, 0], &[1, 10]), None);
        assert_eq!(of(&[2, 8], &[2, 2]), None);
    }
}
