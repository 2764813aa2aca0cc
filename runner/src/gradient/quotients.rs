//! Comparisons of derivatives with difference quotients, and of reverse mode with forward mode.

use stablehlo::{ElementType, Literal};

use crate::arrays::HostArray;
use crate::element;

/// The steps of difference quotients, relative to the magnitude of the input.
pub const STEPS: [f64; 8] = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8];

/// The relative error that a derivative may have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Relative to the best difference quotient.
    pub quotient: f64,
    /// Relative to the forward-mode derivative.
    pub dot: f64,
    /// Whether quotients may also differ by the rounding error of the objective.
    pub noise: bool,
}

impl Tolerance {
    /// Returns the tolerances for sums of many terms of type `element`.
    pub fn of(element: ElementType) -> Tolerance {
        let (quotient, dot) = match element {
            ElementType::F64 => (1e-6, 1e-10),
            ElementType::F32 => (2e-2, 1e-3),
            _ => (2e-1, 5e-2),
        };
        Tolerance {
            quotient,
            dot,
            noise: true,
        }
    }
}

/// A comparison of a difference quotient with a derivative.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The step, as one of [`STEPS`].
    pub step: f64,
    /// The difference quotient.
    pub quotient: f64,
    /// The difference relative to the larger of both.
    pub error: f64,
    /// The relative error that the objective's rounding permits ([`noise`]).
    pub noise: f64,
    /// The numbers of steps of the two runs, if they differ from the differentiated run; the
    /// quotient then does not test the derivative.
    pub steps: Option<[u64; 2]>,
}

/// The assumed rounding error of an objective in units of its last digit: sums of many terms have
/// some.
const LAST: f64 = 8.0;

/// Returns the error that rounding causes in a difference quotient, given the magnitude of the
/// objective and its difference between the two runs.
pub fn noise(objective: f64, element: ElementType, distance: f64) -> f64 {
    let digit = match element {
        ElementType::F64 => f64::EPSILON,
        ElementType::F32 => f32::EPSILON.into(),
        _ => 2f64.powi(-8),
    };
    LAST * digit * objective.abs() / distance
}

/// Returns the difference relative to the larger of both; 0 if both are 0, NaN if one is not
/// finite.
pub fn relative(x: f64, y: f64) -> f64 {
    match x == y && x.is_finite() {
        true => 0.0,
        false => (x - y).abs() / x.abs().max(y.abs()),
    }
}

/// Converts the array to `element`.
pub fn converted(array: &HostArray, element: ElementType) -> HostArray {
    if array.element == element || !element::is_float(array.element) {
        return array.clone();
    }
    let values: Vec<f64> = array.values().collect();
    let literal = Literal::from_f64s(element, array.shape.clone(), &values);
    HostArray {
        element,
        shape: array.shape.clone(),
        bytes: literal.to_bytes(),
    }
}

/// Returns the inner product.
pub fn dot(x: &HostArray, y: &HostArray) -> f64 {
    x.values().zip(y.values()).map(|(x, y)| x * y).sum()
}

/// Returns the magnitude of the elements: the root of their mean square.
pub fn size(x: &HostArray) -> f64 {
    (dot(x, x) / x.len().max(1) as f64).sqrt()
}

/// Returns `x + by * direction`.
pub fn moved(x: &HostArray, by: f64, direction: &HostArray) -> HostArray {
    let pairs = x.values().zip(direction.values());
    let values: Vec<f64> = pairs.map(|(x, d)| x + by * d).collect();
    let literal = Literal::from_f64s(x.element, x.shape.clone(), &values);
    HostArray {
        bytes: literal.to_bytes(),
        ..x.clone()
    }
}

/// Returns a direction that is half random and half along the gradient, so that the derivative
/// along it exceeds rounding errors; elements are about 1. The random half is reflected to an
/// ascent direction, so that the halves cannot cancel for a scalar. The result is rounded to the
/// type of `gradient`, so that all users have the same direction.
pub fn direction(random: &HostArray, gradient: &HostArray) -> HostArray {
    let (a, b) = (size(random), size(gradient));
    let part = |size: f64| {
        if size > 0.0 && size.is_finite() {
            1.0 / size
        } else {
            0.0
        }
    };
    let (mut a, b) = (part(a), part(b));
    if dot(random, gradient) < 0.0 {
        a = -a;
    }
    let pairs = random.values().zip(gradient.values());
    let values: Vec<f64> = pairs
        .map(|(r, g)| a * r + if g.is_finite() { b * g } else { 0.0 })
        .collect();
    let literal = Literal::from_f64s(gradient.element, gradient.shape.clone(), &values);
    HostArray {
        bytes: literal.to_bytes(),
        ..gradient.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(values: &[f64]) -> HostArray {
        let literal = Literal::from_f64s(ElementType::F64, [values.len()], values);
        HostArray {
            element: ElementType::F64,
            shape: vec![values.len()],
            bytes: literal.to_bytes(),
        }
    }

    #[test]
    fn noise_grows_as_steps_shrink() {
        let of = |distance| noise(-40.0, ElementType::F64, distance);
        assert!(of(1e-8) > 1e6 * of(0.1) && of(0.1) > 0.0);
        assert!(noise(1.0, ElementType::F32, 1.0) > 1e8 * noise(1.0, ElementType::F64, 1.0));
    }

    #[test]
    fn directions_see_the_gradient() {
        let (random, gradient) = (array(&[1.0, -1.0]), array(&[0.0, 1e-9]));
        let found = direction(&random, &gradient);
        assert!(dot(&found, &gradient) > 0.0);
        let found = direction(&array(&[1.0]), &array(&[-3.0]));
        assert_eq!(found, array(&[-2.0]));
        assert_eq!(direction(&random, &array(&[0.0, 0.0])), random);
        assert_eq!(
            moved(&random, 0.5, &random).values().collect::<Vec<_>>(),
            [1.5, -1.5]
        );
        assert_eq!((relative(0.0, 0.0), relative(1.0, 2.0)), (0.0, 0.5));
        assert!(relative(f64::NAN, 1.0).is_nan());
        assert!(relative(f64::INFINITY, f64::INFINITY).is_nan());
    }
}
