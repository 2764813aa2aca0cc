//! The names that an initial-value expression may use.
//!
//! For an array with dimensions `y, x`:
//! - `y`, `x`: the coordinate of the cell (or its index, if the job has no coordinate of that
//!   name);
//! - `i`, `j`, `k`: the index in the last, the second-last and the third-last dimension;
//! - the job's scalars, and `pi`.
//!
//! Indices count from the first cell that is not halo, so they are negative in the lower halo.

use std::sync::Arc;

use super::{Array, Coordinate, Curve, Job, Scalar, Series, steps};

/// The source of a name's value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// `from + spacing * index` in a dimension.
    Axis {
        /// The dimension of the array.
        axis: usize,
        /// Value at the first cell that is not halo.
        from: f64,
        /// Distance between neighbours.
        spacing: f64,
    },
    /// A coordinate that is not linear in the index of a dimension.
    Curve {
        /// The dimension of the array.
        axis: usize,
        /// Index into [`Scope::curves`].
        nth: usize,
    },
    /// A value for each step, in dimension 0.
    Series {
        /// Index into [`Scope::series`].
        nth: usize,
    },
    /// The same value everywhere.
    Constant(f64),
}

/// Names and their sources, in the order in which expressions number them; earlier names hide later
/// ones.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// The names.
    pub names: Vec<String>,
    /// The source of each name.
    pub sources: Vec<Source>,
    /// The curves that sources refer to.
    pub curves: Vec<Curve>,
    /// The values of series, by step, that sources refer to.
    pub series: Vec<Arc<[f64]>>,
}

impl Scope {
    /// Appends a name.
    pub(super) fn add(&mut self, name: &str, source: Source) {
        self.names.push(name.to_owned());
        self.sources.push(source);
    }

    /// Creates a scope with scalars only: for shapes, grids and other sizes.
    pub fn of_scalars(scalars: &[Scalar]) -> Scope {
        let mut scope = Scope::default();
        for scalar in scalars {
            scope.add_scalar(scalar);
        }
        scope
    }

    /// Appends a scalar.
    pub(super) fn add_scalar(&mut self, scalar: &Scalar) {
        let value = Source::Constant(scalar.value.as_f64());
        self.add(&scalar.name.value, value);
    }

    /// Creates the scope of an array's initial value.
    pub fn of_array(dims: &[String], coordinates: &[Coordinate], scalars: &[Scalar]) -> Scope {
        let mut scope = Scope::default();
        for (axis, dim) in dims.iter().enumerate() {
            let found = coordinates
                .iter()
                .find(|coordinate| coordinate.name.value == *dim);
            if let Some(curve) = found.and_then(|coordinate| coordinate.curve.clone()) {
                let nth = scope.curves.len();
                scope.curves.push(curve);
                scope.add(dim, Source::Curve { axis, nth });
                continue;
            }
            let (from, spacing) = found.map_or((0.0, 1.0), |coordinate| {
                (coordinate.from, coordinate.spacing)
            });
            scope.add(
                dim,
                Source::Axis {
                    axis,
                    from,
                    spacing,
                },
            );
        }
        let scalars = Scope::of_scalars(scalars);
        scope.names.extend(scalars.names);
        scope.sources.extend(scalars.sources);
        for (name, axis) in ["i", "j", "k"].into_iter().zip((0..dims.len()).rev()) {
            scope.add(
                name,
                Source::Axis {
                    axis,
                    from: 0.0,
                    spacing: 1.0,
                },
            );
        }
        scope
    }

    /// Creates the scope of an array of a job; see [`Scope::of_array`].
    pub fn of(job: &Job, array: &Array) -> Scope {
        match array.hidden {
            true => {
                let dt = job.time.as_ref().and_then(|time| time.dt);
                Scope::of_steps(&job.scalars, &job.series, dt)
            }
            false => Scope::of_array(&job.dims(array), &job.coordinates, &job.scalars),
        }
    }

    /// Creates the scope of a value that varies from step to step, with time steps of length `dt`.
    pub fn of_steps(scalars: &[Scalar], series: &[Series], dt: Option<f64>) -> Scope {
        let mut scope = Scope::of_scalars(scalars);
        for (nth, of) in series.iter().enumerate() {
            scope.add(&of.name.value, Source::Series { nth });
            scope.series.push(of.values.clone());
        }
        for name in steps::NAMES {
            let (spacing, from) = steps::line_of(name, dt.unwrap_or(0.0));
            let axis = Source::Axis {
                axis: 0,
                from,
                spacing,
            };
            scope.add(name, axis);
        }
        scope
    }

    /// Returns the names, as the expression parser expects them.
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    /// Returns the values of constants; 0 for axes.
    pub fn values(&self) -> Vec<f64> {
        self.sources
            .iter()
            .map(|source| {
                if let Source::Constant(value) = source {
                    *value
                } else {
                    0.0
                }
            })
            .collect()
    }

    /// Computes the values of name `name` in the row at `index` (all dimensions but the last) from
    /// cell `start` on, of an array with this halo.
    pub fn fill(
        &self,
        name: usize,
        index: &[usize],
        start: usize,
        halo: &[usize],
        row: &mut [f64],
    ) {
        let mut along = |axis: usize, at: &dyn Fn(f64) -> f64| {
            let inside = |cell: usize| cell as f64 - halo[axis] as f64;
            if axis < index.len() {
                return row.fill(at(inside(index[axis])));
            }
            for (cell, value) in row.iter_mut().enumerate() {
                *value = at(inside(start + cell));
            }
        };
        match self.sources[name] {
            Source::Constant(value) => row.fill(value),
            Source::Axis {
                axis,
                from,
                spacing,
            } => along(axis, &|cell| from + spacing * cell),
            Source::Curve { axis, nth } => along(axis, &|cell| self.curves[nth].at(cell)),
            Source::Series { nth } => along(0, &|step| self.series[nth][step as usize]),
        }
    }
}
