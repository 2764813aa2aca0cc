//! Sums of one function per dimension.

use stablehlo::ElementType;

use super::super::piecewise_affine::{Run, Runs};
use super::arithmetic::reshaped;
use super::limits;

/// `constant + sum over d of along[d](i_d)`; constant functions are part of `constant`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sum {
    pub(crate) constant: i128,
    pub(crate) along: Vec<Option<Runs>>,
}

impl Sum {
    pub(super) fn constant(rank: usize, constant: i128) -> Sum {
        Sum {
            constant,
            along: vec![None; rank],
        }
    }

    /// Returns an affine function: `first`, and for each dimension its size and its step.
    pub(crate) fn affine(first: i128, along: &[(usize, i128)]) -> Sum {
        let along = along
            .iter()
            .map(|(size, step)| Some(Runs::affine(*size, 0, *step)));
        Sum {
            constant: first,
            along: along.collect(),
        }
        .tidy()
    }

    /// Returns the sum for a broadcast to `rank` dimensions; `dimensions` is its dimension map.
    pub(super) fn broadcast(&self, rank: usize, dimensions: &[usize]) -> Sum {
        let mut sum = Sum::constant(rank, self.constant);
        for (of, to) in self.along.iter().zip(dimensions) {
            sum.along[*to].clone_from(of);
        }
        sum
    }

    pub(super) fn transposed(&self, permutation: &[usize]) -> Sum {
        let along = permutation.iter().map(|d| self.along[*d].clone());
        Sum {
            constant: self.constant,
            along: along.collect(),
        }
    }

    /// Returns the array of `shape` as a function of the row-major position.
    pub(crate) fn in_line(&self, shape: &[usize]) -> Option<Runs> {
        let line = [shape.iter().product()];
        let (_, runs) = reshaped(self, shape, &line)?.alone(&line)?;
        Some(runs)
    }

    /// Moves constant functions into `constant`.
    pub(crate) fn tidy(mut self) -> Sum {
        for along in &mut self.along {
            if let Some(constant) = along.as_ref().and_then(Runs::constant) {
                self.constant += constant;
                *along = None;
            }
        }
        self
    }

    pub(crate) fn range(&self) -> (i128, i128) {
        let ranges = self.along.iter().flatten().map(Runs::range);
        ranges.fold(
            (self.constant, self.constant),
            |(low, high), (least, greatest)| (low + least, high + greatest),
        )
    }

    pub(super) fn fits(self, element: ElementType) -> Option<Sum> {
        let ((least, greatest), (low, high)) = (self.range(), limits(element));
        (least >= low && greatest <= high).then_some(self)
    }

    /// Returns the only dimension that it depends on, and the function with the constant included;
    /// the first dimension if it depends on none.
    pub(crate) fn alone(&self, shape: &[usize]) -> Option<(usize, Runs)> {
        let dims: Vec<usize> = (0..shape.len())
            .filter(|d| self.along[*d].is_some())
            .collect();
        let d = match dims.as_slice() {
            [] if shape.is_empty() => return Some((0, Runs::affine(1, self.constant, 0))),
            [] => 0,
            [d] => *d,
            _ => return None,
        };
        let runs = match &self.along[d] {
            None => Runs::affine(shape[d], self.constant, 0),
            Some(runs) => runs.map(|run| {
                Some(Run {
                    first: run.first + self.constant,
                    ..run
                })
            })?,
        };
        Some((d, runs))
    }

    /// Restricts it to positions `start..limit` in dimension `d`.
    pub(crate) fn part(&self, d: usize, start: usize, limit: usize) -> Option<Sum> {
        let mut part = self.clone();
        if let Some(runs) = &self.along[d] {
            part.along[d] = Some(runs.slice(start, limit - start, 1)?);
        }
        Some(part.tidy())
    }

    /// Returns `self + sign * other`.
    pub(super) fn plus(&self, other: &Sum, sign: i128) -> Option<Sum> {
        let times = |runs: &Runs| {
            runs.map(|run| {
                Some(Run {
                    first: sign * run.first,
                    step: sign * run.step,
                    ..run
                })
            })
        };
        let along = self.along.iter().zip(&other.along).map(|pair| match pair {
            (x, None) => Some(x.clone()),
            (None, Some(y)) => times(y).map(Some),
            (Some(x), Some(y)) => {
                let y = times(y)?;
                let sums = x.zip(&y).into_iter().map(|(x, y)| Run {
                    len: x.len,
                    first: x.first + y.first,
                    step: x.step + y.step,
                });
                Runs::joined(sums).map(Some)
            }
        });
        let along: Option<Vec<_>> = along.collect();
        Some(
            Sum {
                constant: self.constant + sign * other.constant,
                along: along?,
            }
            .tidy(),
        )
    }

    pub(super) fn times(&self, by: i128) -> Option<Sum> {
        let along = self.along.iter().map(|along| match along {
            None => Some(None),
            Some(runs) => runs
                .map(|run| {
                    Some(Run {
                        first: run.first.checked_mul(by)?,
                        step: run.step.checked_mul(by)?,
                        ..run
                    })
                })
                .map(Some),
        });
        let along: Option<Vec<_>> = along.collect();
        Some(
            Sum {
                constant: self.constant.checked_mul(by)?,
                along: along?,
            }
            .tidy(),
        )
    }

    pub(super) fn from_alone(rank: usize, d: usize, runs: Runs) -> Sum {
        let mut sum = Sum::constant(rank, 0);
        match runs.constant() {
            Some(constant) => sum.constant = constant,
            None => sum.along[d] = Some(runs),
        }
        sum
    }
}
