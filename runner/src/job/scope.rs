//! The names that an initial-value expression may use.
//!
//! For an array with dimensions `y, x`:
//! - `y`, `x`: the coordinate of the cell (or its index, where the job gives no coordinate of that name);
//! - `i`, `j`, `k`: the index along the last, the second-last and the third-last dimension;
//! - the job's scalars, and `pi`.
//!
//! Indices count from the first cell that is not halo, so they are negative in the lower halo.

use std::sync::Arc;

use super::{Array, Coordinate, Curve, Job, Scalar, Series, steps};

/// Where a name gets its value from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// `from + spacing * index` along an axis.
    Axis {
        /// Which axis of the array.
        axis: usize,
        /// Value at the first cell that is not halo.
        from: f64,
        /// Distance of neighbours.
        spacing: f64,
    },
    /// A coordinate that is no straight line, along an axis.
    Curve {
        /// Which axis of the array.
        axis: usize,
        /// Which of [`Scope::curves`].
        nth: usize,
    },
    /// A number for each step, along axis 0.
    Series {
        /// Which of [`Scope::series`].
        nth: usize,
    },
    /// The same everywhere.
    Constant(f64),
}

/// Names and their sources, in the order in which expressions number them; earlier names hide later ones.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// The names.
    pub names: Vec<String>,
    /// One per name.
    pub sources: Vec<Source>,
    /// What some of them are.
    pub curves: Vec<Curve>,
    /// The numbers of others, by step.
    pub series: Vec<Arc<[f64]>>,
}

impl Scope {
    /// Appends a name.
    pub(super) fn add(&mut self, name: &str, source: Source) {
        self.names.push(name.to_owned());
        self.sources.push(source);
    }

    /// Scalars only: for shapes, grids and other sizes.
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

    /// Everything an array's initial value may use.
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

    /// [`Scope::of_array`] for an array of a job.
    pub fn of(job: &Job, array: &Array) -> Scope {
        match array.hidden {
            true => {
                let dt = job.time.as_ref().and_then(|time| time.dt);
                Scope::of_steps(&job.scalars, &job.series, dt)
            }
            false => Scope::of_array(&job.dims(array), &job.coordinates, &job.scalars),
        }
    }

    /// What a number that varies from step to step may use, along an axis of steps of length `dt`.
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

    /// The names, as the expression parser wants them.
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    /// The values of constants; 0 for axes.
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

    /// The values of name `name` in the row at `index` (all axes but the last) from cell `start` on, of an array with this halo.
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
