//! Tolerances for accumulated rounding errors, and the comparison of floats in arrays of
//! structures.

use stablehlo::ElementType;

use super::{Moves, Tolerance, compare};
use crate::arrays::HostArray;
use crate::element;

/// The largest difference that the number of steps alone may justify, relative to the largest
/// magnitude of an array.
const MOST_OF_LARGEST: f64 = 0.01;

/// Replaces the floats of `ours`, an array of structures with these fields, that agree with
/// `wanted` after `rounds` steps by the values of `wanted`; also returns their number.
pub fn agreeing(
    fields: &[ElementType],
    ours: &HostArray,
    wanted: &HostArray,
    rounds: u64,
    tolerance: Tolerance,
) -> (HostArray, usize) {
    let mut agreed = ours.clone();
    let size: usize = fields.iter().map(|field| element::bytes(*field)).sum();
    if size == 0 || !ours.bytes.len().is_multiple_of(size) {
        return (agreed, 0);
    }
    let (mut count, mut at) = (0, 0);
    for field in fields {
        let bytes = element::bytes(*field);
        let column = |array: &HostArray| {
            let rows = array.bytes.chunks_exact(size);
            let of_field: Vec<u8> = rows.flat_map(|row| &row[at..at + bytes]).copied().collect();
            HostArray {
                element: *field,
                shape: vec![of_field.len() / bytes],
                bytes: of_field,
            }
        };
        let (own, other) = (column(ours), column(wanted));
        if element::is_float(*field) && own != other {
            let largest = (0..other.len()).map(|k| other.get(k).abs());
            let largest = largest
                .filter(|value| value.is_finite())
                .fold(0.0, f64::max);
            let moves = Moves::All(drift(&other, largest, rounds, tolerance.ulp));
            if compare(&own, &other, tolerance, moves).failures == 0 {
                let rows = agreed.bytes.chunks_exact_mut(size);
                for (row, value) in rows.zip(other.bytes.chunks_exact(bytes)) {
                    count += usize::from(row[at..at + bytes] != *value);
                    row[at..at + bytes].copy_from_slice(value);
                }
            }
        }
        at += bytes;
    }
    (agreed, count)
}

/// Returns the rounding error after `rounds` steps: an ulp at the magnitude `largest` times the
/// square root of `rounds`, as errors of random sign accumulate. The result times `ulps` is limited
/// to a hundredth of that magnitude.
pub fn drift(array: &HostArray, largest: f64, rounds: u64, ulps: u64) -> f64 {
    if !element::is_float(array.element) || largest == 0.0 || ulps == 0 {
        return 0.0;
    }
    let ulp = largest.log2().floor().exp2() * element::epsilon(array.element);
    let drift = ulp * (rounds.max(1) as f64).sqrt();
    drift.min(MOST_OF_LARGEST * largest / ulps as f64)
}

#[cfg(test)]
mod tests {
    use stablehlo::ElementType::{BF16, F32, F64, I32};

    use super::*;

    fn of(element: ElementType, largest: f64, steps: u64) -> f64 {
        drift(&HostArray::zeros(element, &[1]), largest, steps, 16)
    }

    #[test]
    fn drifts_grow_with_the_root_of_the_steps_up_to_a_hundredth() {
        assert_eq!(of(F64, 1.5, 1), f64::EPSILON);
        assert_eq!(of(F32, 5.0, 100), 40.0 * f64::from(f32::EPSILON));
        assert_eq!(of(F32, 0.0, 100), 0.0);
        assert_eq!(of(I32, 5.0, 100), 0.0);
        assert_eq!(16.0 * of(BF16, 2.0, 10), 0.02);
    }
}
