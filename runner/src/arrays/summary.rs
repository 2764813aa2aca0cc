//! Statistics of an array for a line of output: minimum, maximum, mean, and the number of
//! non-finite elements.

use super::HostArray;
use super::hyperslab::Hyperslab;

/// The statistics of an array.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The least finite value.
    pub least: f64,
    /// The greatest finite value.
    pub greatest: f64,
    /// The number of elements that are NaN.
    pub nans: usize,
    /// The number of elements that are infinite.
    pub infinities: usize,
    /// The row-major index of the first element that is NaN or infinite.
    pub first_bad: Option<usize>,
    /// The sum and the number of the finite elements.
    finite: (f64, usize),
}

impl Default for Summary {
    fn default() -> Summary {
        Summary {
            least: f64::INFINITY,
            greatest: f64::NEG_INFINITY,
            nans: 0,
            infinities: 0,
            first_bad: None,
            finite: (0.0, 0),
        }
    }
}

impl Summary {
    /// Adds the elements of a slab of an array of this shape.
    pub fn add(&mut self, shape: &[usize], slab: &Hyperslab, cells: &HostArray) {
        let mut values = cells.values();
        let (run, firsts) = slab.runs(shape);
        for first in firsts {
            for (index, value) in (first..first + run).zip(&mut values) {
                if value.is_finite() {
                    self.finite = (self.finite.0 + value, self.finite.1 + 1);
                } else {
                    self.nans += usize::from(value.is_nan());
                    self.infinities += usize::from(value.is_infinite());
                    self.first_bad = Some(self.first_bad.map_or(index, |bad| bad.min(index)));
                }
                self.least = self.least.min(value);
                self.greatest = self.greatest.max(value);
            }
        }
    }

    /// Returns whether no elements have been added.
    pub fn is_empty(&self) -> bool {
        self.finite.1 + self.nans + self.infinities == 0
    }

    /// Describes the non-finite elements of an array of this shape; returns nothing if there are
    /// none.
    pub fn unfit(&self, shape: &[usize]) -> Option<String> {
        let first = unflatten(self.first_bad?, shape);
        let kind = match (self.nans, self.infinities) {
            (nans, 0) => format!("{nans} NaN"),
            (0, infinities) => format!("{infinities} infinite"),
            (nans, infinities) => format!("{nans} NaN and {infinities} infinite"),
        };
        let all: usize = shape.iter().product();
        Some(format!(
            "{kind} among its {all} elements, the first at {first:?}"
        ))
    }

    /// Returns the mean of the finite elements.
    pub fn mean(&self) -> f64 {
        match self.finite {
            (_, 0) => f64::NAN,
            (sum, count) => sum / count as f64,
        }
    }
}

/// Returns the statistics of a whole array.
pub fn summarize(array: &HostArray) -> Summary {
    let mut summary = Summary::default();
    summary.add(&array.shape, &Hyperslab::whole(&array.shape), array);
    summary
}

/// Returns the index, such as `[3, 7]`, of a row-major position in `shape`.
pub fn unflatten(mut flat: usize, shape: &[usize]) -> Vec<usize> {
    let mut index = vec![0; shape.len()];
    for (i, extent) in index.iter_mut().zip(shape).rev() {
        *i = flat % extent;
        flat /= extent;
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::ElementType;

    #[test]
    fn nans_are_counted_and_do_not_hide_the_rest() {
        let bytes = [1.0f64, f64::NAN, 3.0, f64::INFINITY]
            .iter()
            .flat_map(|v| v.to_le_bytes())
            .collect();
        let array = HostArray {
            element: ElementType::F64,
            shape: vec![2, 2],
            bytes,
        };
        let slab = |start: [usize; 2], count: [usize; 2]| Hyperslab {
            start: start.to_vec(),
            count: count.to_vec(),
        };
        let whole = [slab([0, 0], [2, 2])];
        let parts = [slab([0, 1], [2, 1]), slab([0, 0], [2, 1])];
        for slabs in [&whole[..], &parts] {
            let mut summary = Summary::default();
            for slab in slabs {
                summary.add(&array.shape, slab, &array.cut(slab));
            }
            assert_eq!(
                (summary.least, summary.greatest, summary.mean()),
                (1.0, f64::INFINITY, 2.0)
            );
            assert_eq!(
                (summary.nans, summary.infinities, summary.first_bad),
                (1, 1, Some(1))
            );
        }
        assert_eq!(unflatten(3, &[2, 2]), [1, 1]);
    }
}
