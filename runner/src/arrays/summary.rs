//! An array in one line: least, greatest, mean, and how many are not numbers.

use super::HostArray;

/// What [`summarize`] found.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Least value that is a number.
    pub least: f64,
    /// Greatest value that is a number.
    pub greatest: f64,
    /// Mean of the values that are finite.
    pub mean: f64,
    /// Elements that are NaN.
    pub nans: usize,
    /// Elements that are infinite.
    pub infinities: usize,
    /// Row-major index of the first element that is NaN or infinite.
    pub first_bad: Option<usize>,
}

/// Looks at every element once.
pub fn summarize(array: &HostArray) -> Summary {
    let mut summary = Summary {
        least: f64::INFINITY,
        greatest: f64::NEG_INFINITY,
        mean: 0.0,
        nans: 0,
        infinities: 0,
        first_bad: None,
    };
    let (mut sum, mut finite) = (0.0, 0usize);
    for (index, value) in array.values().enumerate() {
        if value.is_finite() {
            sum += value;
            finite += 1;
        } else {
            summary.nans += usize::from(value.is_nan());
            summary.infinities += usize::from(value.is_infinite());
            summary.first_bad = summary.first_bad.or(Some(index));
        }
        summary.least = summary.least.min(value);
        summary.greatest = summary.greatest.max(value);
    }
    summary.mean = if finite > 0 {
        sum / finite as f64
    } else {
        f64::NAN
    };
    summary
}

/// `[3, 7]` for a row-major index into `shape`.
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
        let summary = summarize(&HostArray {
            element: ElementType::F64,
            shape: vec![2, 2],
            bytes,
        });
        assert_eq!(
            (summary.least, summary.greatest, summary.mean),
            (1.0, f64::INFINITY, 2.0)
        );
        assert_eq!(
            (summary.nans, summary.infinities, summary.first_bad),
            (1, 1, Some(1))
        );
        assert_eq!(unflatten(3, &[2, 2]), [1, 1]);
    }
}
