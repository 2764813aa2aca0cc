//! The background term of data assimilation: `½ Σ ((x - x_b) / σ)²` over the control vector, where
//! `x_b` are the first values.
//!
//! Without it, components that observations do not constrain are undetermined, and noise is fitted
//! as signal. Errors of the first values are assumed independent: their covariance is diagonal,
//! with entries `σ²`.

use crate::arrays::HostArray;

/// The background term: for each control variable the inverse of its variance, in units of its
/// scale; empty if there is no such term.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Background {
    weights: Vec<f64>,
}

impl Background {
    /// Returns the term for control variables with these lengths and scales; a standard deviation,
    /// where there is one, has as many elements as the variable.
    pub fn new<'a>(parts: impl Iterator<Item = (usize, f64, Option<&'a HostArray>)>) -> Background {
        let (mut weights, mut is_there) = (Vec::new(), false);
        for (len, scale, deviation) in parts {
            match deviation {
                Some(deviation) => {
                    weights.extend(deviation.values().map(|sigma| (scale / sigma).powi(2)));
                    is_there = true;
                }
                None => weights.extend(std::iter::repeat_n(0.0, len)),
            }
        }
        match is_there {
            true => Background { weights },
            false => Background::default(),
        }
    }

    /// Returns whether there is no background term.
    pub fn is_none(&self) -> bool {
        self.weights.is_empty()
    }

    /// Returns the weights.
    pub fn weights(&self) -> &[f64] {
        &self.weights
    }

    /// Returns the term at a point of the search; the search starts at 0.
    pub fn cost(&self, at: &[f64]) -> f64 {
        let terms = self.weights.iter().zip(at).map(|(w, v)| w * v * v);
        0.5 * terms.sum::<f64>()
    }

    /// Adds the gradient of the term.
    pub fn add_gradient(&self, at: &[f64], gradient: &mut [f64]) {
        for ((weight, v), d) in self.weights.iter().zip(at).zip(gradient) {
            *d += weight * v;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::ElementType::F64;

    #[test]
    fn the_term_is_half_the_squares_over_variances() {
        let bytes = [2.0f64, 4.0].iter().flat_map(|v| v.to_le_bytes()).collect();
        let deviation = HostArray {
            element: F64,
            shape: vec![2],
            bytes,
        };
        let parts = [(1, 3.0, None), (2, 0.5, Some(&deviation))];
        let term = Background::new(parts.into_iter());
        let at = [7.0, 4.0, -8.0];
        // changes of 2 and -4 are one deviation each
        assert_eq!(term.cost(&at), 0.5 * (1.0 + 1.0));
        let mut gradient = [1.0, 1.0, 1.0];
        term.add_gradient(&at, &mut gradient);
        assert_eq!(gradient, [1.0, 1.0 + 0.25, 1.0 - 0.125]);
        let none = Background::new([(2, 3.0, None)].into_iter());
        assert!(none.is_none() && none.cost(&at) == 0.0);
        none.add_gradient(&at, &mut gradient);
        assert_eq!(gradient, [1.0, 1.25, 0.875]);
    }
}
