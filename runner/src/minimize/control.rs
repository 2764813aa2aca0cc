//! The control vector: scaled differences of arrays and scalars from their first values.
//!
//! An element of an array is its first value plus the control variable times the array's scale.
//! Scales make values of different units comparable, because L-BFGS initially treats all components
//! alike. In data assimilation they are the standard deviations of the prior.

use stablehlo::Literal;

use super::Firsts;
use crate::arrays::HostArray;
use crate::gradient::quotients::size;
use crate::gradient::{Built, Parameter};

/// The control vector; see the module.
#[derive(Clone, Debug)]
pub struct Control {
    parts: Vec<ControlVariable>,
}

#[derive(Clone, Debug)]
struct ControlVariable {
    name: String,
    /// The index of the program's parameter.
    place: usize,
    /// The index of its derivative.
    derivative: usize,
    first: HostArray,
    scale: f64,
}

/// The default scale of an array, relative to its root mean square.
const PART: f64 = 0.1;

impl Control {
    /// Returns the control vector of the inputs that `built` has derivatives by, starting from
    /// `firsts`; `scale` returns the scales that are given.
    pub fn new(built: &Built, firsts: &Firsts, scale: &dyn Fn(&str) -> Option<f64>) -> Control {
        let mut parts = Vec::new();
        for (derivative, by) in built.derivatives.iter().enumerate() {
            let Some(name) = by else { continue };
            let parameters = built.parameters.iter();
            let is_it = |parameter: &Parameter| matches!(parameter, Parameter::Input(input) if input.name() == name);
            let place = parameters.into_iter().position(is_it);
            if let Some((place, first)) = place.and_then(|place| Some((place, firsts.get(&place)?)))
            {
                let usual = match size(first) {
                    0.0 => 1.0,
                    size => PART * size,
                };
                parts.push(ControlVariable {
                    name: name.clone(),
                    place,
                    derivative,
                    first: first.clone(),
                    scale: scale(name).unwrap_or(usual),
                });
            }
        }
        Control { parts }
    }

    /// Returns the length of the control vector.
    pub fn len(&self) -> usize {
        self.parts.iter().map(|part| part.first.len()).sum()
    }

    /// Returns whether there is nothing to search.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the scale of each array and scalar.
    pub fn scales(&self) -> impl Iterator<Item = f64> + '_ {
        self.parts.iter().map(|part| part.scale)
    }

    /// Returns the name, the number of elements and the scale of each variable.
    pub fn described(&self) -> impl Iterator<Item = (&str, usize, f64)> {
        let parts = self.parts.iter();
        parts.map(|part| (part.name.as_str(), part.first.len(), part.scale))
    }

    fn values<'a>(
        &'a self,
        at: &'a [f64],
    ) -> impl Iterator<Item = (&'a ControlVariable, HostArray)> + 'a {
        let mut start = 0;
        self.parts.iter().map(move |part| {
            let along = &at[start..start + part.first.len()];
            start += part.first.len();
            (part, part.value(along))
        })
    }

    /// Returns the parameters at a point of the search, with their indices.
    pub fn at<'a>(&'a self, at: &'a [f64]) -> impl Iterator<Item = (usize, HostArray)> + 'a {
        self.values(at).map(|(part, value)| (part.place, value))
    }

    /// Returns the parameters at a point of the search, by name.
    pub fn named(&self, at: &[f64]) -> Vec<(String, HostArray)> {
        let values = self.values(at);
        values
            .map(|(part, value)| (part.name.clone(), value))
            .collect()
    }

    /// Converts derivatives by arrays and scalars to the gradient by the control vector.
    pub fn gradient(&self, derivatives: &[HostArray]) -> Vec<f64> {
        let by = |part: &ControlVariable| {
            let scale = part.scale;
            let values: Vec<f64> = derivatives[part.derivative].values().collect();
            values.into_iter().map(move |d| scale * d)
        };
        self.parts.iter().flat_map(by).collect()
    }
}

impl ControlVariable {
    fn value(&self, along: &[f64]) -> HostArray {
        let pairs = self.first.values().zip(along);
        let values: Vec<f64> = pairs.map(|(x, v)| x + self.scale * v).collect();
        let shape = self.first.shape.clone();
        HostArray {
            element: self.first.element,
            bytes: Literal::from_f64s(self.first.element, shape.clone(), &values).to_bytes(),
            shape,
        }
    }
}
