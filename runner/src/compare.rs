//! How far two arrays are apart, in absolute terms and in units in the last place.

use half::{bf16, f16};
use stablehlo::ElementType::{self, *};

use crate::arrays::HostArray;
use crate::element;

/// What two floats may differ by: an element passes if either bound holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Units in the last place.
    pub ulp: u64,
    /// Absolute; without it as many ulp of the greatest magnitude in the referee's array.
    pub abs: Option<f64>,
}

/// How two arrays differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Greatest absolute difference; infinite where only one of the two is NaN.
    pub max_abs: f64,
    /// Greatest distance in units in the last place; for integers 0 or 1.
    pub max_ulp: u64,
    /// Row-major index of the element that is worst among those that fail, else of the greatest absolute difference.
    pub worst: usize,
    /// The two values there: ours, the referee's.
    pub values: (f64, f64),
    /// How many elements fail.
    pub failures: usize,
}

/// Compares `ours` with `referee`, arrays of one type and shape.
pub fn compare(ours: &HostArray, referee: &HostArray, tolerance: Tolerance) -> Difference {
    assert_eq!(
        (ours.element, &ours.shape),
        (referee.element, &referee.shape),
        "arrays of one type are compared"
    );
    let allowed = tolerance.abs.unwrap_or_else(|| {
        tolerance.ulp as f64 * epsilon(ours.element) * greatest_magnitude(referee)
    });
    let is_float = element::is_float(ours.element);
    let mut found = Difference {
        max_abs: 0.0,
        max_ulp: 0,
        worst: 0,
        values: (0.0, 0.0),
        failures: 0,
    };
    for index in 0..ours.len() {
        let (a, b) = (ours.get(index), referee.get(index));
        let ulp = ulp_distance(ours, referee, index);
        let abs = match (a.is_nan(), b.is_nan()) {
            (true, true) => 0.0,
            (false, false) if a == b => 0.0,
            (false, false) => (a - b).abs(),
            _ => f64::INFINITY,
        };
        let fails = if is_float {
            ulp > tolerance.ulp && abs > allowed
        } else {
            ulp > 0
        };
        let first_failure = fails && found.failures == 0;
        let worse = abs > found.max_abs && (fails || found.failures == 0);
        if first_failure || worse || index == 0 {
            (found.worst, found.values) = (index, (a, b));
        }
        found.max_abs = found.max_abs.max(abs);
        found.max_ulp = found.max_ulp.max(ulp);
        found.failures += usize::from(fails);
    }
    found
}

fn greatest_magnitude(array: &HostArray) -> f64 {
    array
        .values()
        .filter(|value| value.is_finite())
        .fold(0.0, |greatest, value| greatest.max(value.abs()))
}

/// Distance of 1 from the next greater float.
fn epsilon(element: ElementType) -> f64 {
    match element {
        F16 => f16::EPSILON.to_f64(),
        BF16 => bf16::EPSILON.to_f64(),
        F32 => f32::EPSILON.into(),
        F64 => f64::EPSILON,
        Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => 0.0,
    }
}

/// How many floats lie between the two; -0 and +0 are one, all NaNs are one, and NaN is far from everything else.
fn ulp_distance(ours: &HostArray, referee: &HostArray, index: usize) -> u64 {
    let size = element::bytes(ours.element);
    let at = index * size..(index + 1) * size;
    let (a, b) = (&ours.bytes[at.clone()], &referee.bytes[at]);
    if !element::is_float(ours.element) {
        return u64::from(a != b);
    }
    match (ours.get(index).is_nan(), referee.get(index).is_nan()) {
        (true, true) => 0,
        (false, false) => ordered(a).abs_diff(ordered(b)),
        _ => u64::MAX,
    }
}

/// The float's place among all floats of its type, 0 at zero.
fn ordered(bytes: &[u8]) -> i64 {
    let mut bits = [0; 8];
    bits[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(bits);
    let sign = 1 << (bytes.len() * 8 - 1);
    let magnitude = (bits & !sign) as i64;
    if bits & sign == 0 {
        magnitude
    } else {
        -magnitude
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f32s(values: &[f32]) -> HostArray {
        HostArray {
            element: F32,
            shape: vec![values.len()],
            bytes: values.iter().flat_map(|v| v.to_le_bytes()).collect(),
        }
    }

    const STRICT: Tolerance = Tolerance {
        ulp: 0,
        abs: Some(0.0),
    };

    #[test]
    fn neighbours_are_one_ulp_apart() {
        let next = f32::from_bits(1f32.to_bits() + 1);
        let found = compare(&f32s(&[0.0, 1.0]), &f32s(&[-0.0, next]), STRICT);
        assert_eq!((found.max_ulp, found.failures, found.worst), (1, 1, 1));
        assert_eq!(found.max_abs, f64::from(f32::EPSILON));
        let across = compare(
            &f32s(&[f32::from_bits(1)]),
            &f32s(&[-f32::from_bits(1)]),
            STRICT,
        );
        assert_eq!(across.max_ulp, 2);
    }

    #[test]
    fn nan_equals_nan_and_nothing_else() {
        assert_eq!(
            compare(&f32s(&[f32::NAN]), &f32s(&[-f32::NAN]), STRICT).failures,
            0
        );
        let found = compare(
            &f32s(&[1.0, f32::NAN]),
            &f32s(&[1.0, 2.0]),
            Tolerance {
                ulp: 1 << 40,
                abs: Some(1e30),
            },
        );
        assert_eq!(
            (found.failures, found.worst, found.max_abs),
            (1, 1, f64::INFINITY)
        );
        assert_eq!(
            compare(&f32s(&[f32::INFINITY]), &f32s(&[f32::INFINITY]), STRICT).max_abs,
            0.0
        );
    }

    #[test]
    fn cancellation_is_allowed_for_at_the_array_s_magnitude() {
        let (ours, referee) = (f32s(&[100.0, 1e-6]), f32s(&[100.0, 3e-6]));
        assert_eq!(
            compare(&ours, &referee, Tolerance { ulp: 16, abs: None }).failures,
            0
        );
        assert_eq!(
            compare(
                &ours,
                &referee,
                Tolerance {
                    ulp: 16,
                    abs: Some(1e-7)
                }
            )
            .failures,
            1
        );
    }

    #[test]
    fn integers_must_be_equal() {
        let array = |value: u8| HostArray {
            element: U8,
            shape: vec![1],
            bytes: vec![value],
        };
        assert_eq!(
            compare(
                &array(1),
                &array(2),
                Tolerance {
                    ulp: 99,
                    abs: Some(99.0)
                }
            )
            .failures,
            1
        );
        assert_eq!(compare(&array(2), &array(2), STRICT).failures, 0);
    }
}
