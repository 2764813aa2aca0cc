//! A sum of products of shifted arrays, as a map.

use std::collections::BTreeMap;

use stablehlo::{Edge, Value};

use super::coefficient::Polynomial;

/// `sum[p] = Σ coefficient · array[p + offset]` for the positions `p` of the requested box.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Sum {
    /// The coefficient of each array at each offset.
    pub(super) taps: BTreeMap<(Value, Vec<i64>), Polynomial>,
    /// The boundary conditions of each array, one per dimension; `Valid` if no tap reaches beyond
    /// an end.
    pub(super) edges: BTreeMap<Value, Vec<Edge>>,
}

impl Sum {
    /// Returns the sum that is one array.
    pub(super) fn of(array: Value, rank: usize) -> Sum {
        Sum {
            taps: BTreeMap::from([((array, vec![0; rank]), Polynomial::constant(1.0))]),
            edges: BTreeMap::from([(array, vec![Edge::Valid; rank])]),
        }
    }

    /// Adds two sums; `None` if their boundary conditions conflict.
    pub(super) fn plus(mut self, other: Sum) -> Option<Sum> {
        for (array, edges) in other.edges {
            match self.edges.get_mut(&array) {
                None => {
                    self.edges.insert(array, edges);
                }
                Some(mine) => {
                    for (mine, other) in mine.iter_mut().zip(edges) {
                        match (*mine, other) {
                            (_, Edge::Valid) => {}
                            (Edge::Valid, other) => *mine = other,
                            (mine, other) if mine == other => {}
                            _ => return None,
                        }
                    }
                }
            }
        }
        for (tap, coefficient) in other.taps {
            self.taps.entry(tap).or_default().add(&coefficient);
        }
        Some(self)
    }

    pub(super) fn times(mut self, factor: &Polynomial) -> Sum {
        for coefficient in self.taps.values_mut() {
            *coefficient = coefficient.times(factor);
        }
        self
    }

    /// Shifts the sum: `result[p] = self[p + by]`.
    pub(super) fn moved(self, by: &[i64]) -> Sum {
        let moved = |offsets: Vec<i64>| offsets.iter().zip(by).map(|(o, by)| o + by).collect();
        let taps = self.taps.into_iter();
        let taps = taps.map(|((array, offsets), c)| ((array, moved(offsets)), c));
        Sum {
            taps: taps.collect(),
            edges: self.edges,
        }
    }

    /// Removes taps with coefficient 0 and arrays without taps, and reduces offsets in periodic
    /// dimensions to the shortest ones. `size` returns an array's extent in a dimension.
    pub(super) fn tidied(self, size: impl Fn(Value, usize) -> usize) -> Sum {
        let mut tidy = Sum::default();
        for ((array, mut offsets), coefficient) in self.taps {
            let edges = &self.edges[&array];
            for (d, offset) in offsets.iter_mut().enumerate() {
                if edges[d] == Edge::Periodic {
                    *offset = nearest(*offset, size(array, d));
                }
            }
            tidy.edges.insert(array, edges.clone());
            let known = tidy.taps.entry((array, offsets)).or_default();
            known.add(&coefficient);
        }
        tidy.taps.retain(|_, coefficient| !coefficient.is_zero());
        tidy.edges
            .retain(|array, _| tidy.taps.keys().any(|(of, _)| of == array));
        tidy
    }

    /// Splits the sum by the scalars in the coefficients: in each part, all coefficients are
    /// constants times the same product of scalars.
    pub(super) fn by_scalars(&self) -> Vec<Sum> {
        let mut sums: BTreeMap<&[Value], Sum> = BTreeMap::new();
        for (tap, coefficient) in &self.taps {
            for (scalars, factor) in coefficient.terms() {
                let sum = sums.entry(scalars).or_default();
                let term = Polynomial::product(scalars, factor);
                sum.taps.insert(tap.clone(), term);
                let edges = self.edges[&tap.0].clone();
                sum.edges.insert(tap.0, edges);
            }
        }
        sums.into_values().collect()
    }

    /// Returns the arrays, in order.
    pub(super) fn arrays(&self) -> Vec<Value> {
        self.edges.keys().copied().collect()
    }
}

/// Returns the shortest offset equivalent to `offset` modulo `size`, in either direction.
pub(super) fn nearest(offset: i64, size: usize) -> i64 {
    let size = size.max(1) as i64;
    let ahead = offset.rem_euclid(size);
    if ahead > size / 2 {
        ahead - size
    } else {
        ahead
    }
}
