//! Derivatives against difference quotients, and backwards against forwards.

use stablehlo::{ElementType, Literal};

use crate::arrays::HostArray;
use crate::element;

/// Steps of difference quotients, as parts of how large the changed input is.
pub const STEPS: [f64; 8] = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8];

/// How far a derivative may be from what it is compared with, as a part of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// The best difference quotient.
    pub quotient: f64,
    /// The derivative forwards.
    pub dot: f64,
    /// Quotients may also be off by what the objective's last digits leave open.
    pub noise: bool,
}

impl Tolerance {
    /// What sums of many terms of that type leave.
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

/// One row: a difference quotient against a derivative.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The step, as one of [`STEPS`].
    pub step: f64,
    /// The difference quotient.
    pub quotient: f64,
    /// How far the derivative is from it, as a part of the larger of both.
    pub error: f64,
    /// How far it may be off as the objective has no more digits, likewise ([`noise`]).
    pub noise: f64,
    /// How many steps its two runs took, if other than the run that the derivative is of: then it says nothing of that.
    pub steps: Option<[u64; 2]>,
}

/// How many last digits of an objective are taken to be rounding: sums of many terms have some.
const LAST: f64 = 8.0;

/// How far last digits alone may move a quotient of an objective of such a size, which differs by so much between two runs.
pub fn noise(objective: f64, element: ElementType, distance: f64) -> f64 {
    let digit = match element {
        ElementType::F64 => f64::EPSILON,
        ElementType::F32 => f32::EPSILON.into(),
        _ => 2f64.powi(-8),
    };
    LAST * digit * objective.abs() / distance
}

/// As a part of the larger of both; 0 if both are 0, NaN if one is no number.
pub fn relative(x: f64, y: f64) -> f64 {
    match x == y && x.is_finite() {
        true => 0.0,
        false => (x - y).abs() / x.abs().max(y.abs()),
    }
}

/// The array as `element`.
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

/// The sum of products.
pub fn dot(x: &HostArray, y: &HostArray) -> f64 {
    x.values().zip(y.values()).map(|(x, y)| x * y).sum()
}

/// How large the elements are: the root of their mean square.
pub fn size(x: &HostArray) -> f64 {
    (dot(x, x) / x.len().max(1) as f64).sqrt()
}

/// `x + by * direction`.
pub fn moved(x: &HostArray, by: f64, direction: &HostArray) -> HostArray {
    let pairs = x.values().zip(direction.values());
    let values: Vec<f64> = pairs.map(|(x, d)| x + by * d).collect();
    let literal = Literal::from_f64s(x.element, x.shape.clone(), &values);
    HostArray {
        bytes: literal.to_bytes(),
        ..x.clone()
    }
}

/// Half random and half along the gradient, so that it is not lost in what rounding leaves; elements are about 1. The random half
/// points to where the objective grows too, or both halves of a number might cancel.
/// Rounded to the type of `gradient`, so that all who use it use the same.
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
