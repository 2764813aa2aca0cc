//! `[series]`: numbers that a job lists, one for each step.

use std::path::Path;
use std::sync::Arc;

use super::{Job, Located};
use crate::arrays::npy::{self, FormatMismatch};
use crate::arrays::source::FileKind;
use crate::arrays::{HostArray, npz, type_name};
use crate::element;
use crate::fault::{Fault, Result};
use crate::report::counted;

/// Numbers, one for each step.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What expressions call the number of their step.
    pub name: Located<String>,
    /// The numbers, at least as many as the time loop has steps.
    pub values: Arc<[f64]>,
    /// Whether all are written as integers.
    pub are_integers: bool,
}

/// The largest integer up to which every integer is an `f64`.
pub(super) const LARGEST_INTEGER: i128 = 1 << 53;

/// The numbers of a file, and whether they are integers.
///
/// - errors: what cannot be read, or is no array of one dimension of numbers that `f64` holds
pub(super) fn of_file(path: &Path, key: &str) -> Result<(Vec<f64>, bool), FormatMismatch> {
    let array = match FileKind::of(path) {
        FileKind::Npz => npz::read_any(path, key)?,
        FileKind::Npy => npy::read_any(std::fs::File::open(path)?)?,
        FileKind::NetCdf | FileKind::Zarr => {
            let message = "series come from `.npy` and `.npz` files";
            return Err(FormatMismatch::new(message));
        }
    };
    if array.shape.len() != 1 {
        let found = type_name(array.element, &array.shape);
        let message = format!("it holds {found}, and a series has one dimension");
        return Err(FormatMismatch::new(message));
    }
    let are_integers = !element::is_float(array.element);
    if let Some(place) = (0..array.len()).find(|place| are_integers && is_rounded(&array, *place)) {
        let message = format!("its integer at step {place} is beyond 2^53");
        return Err(FormatMismatch::new(message));
    }
    Ok((array.values().collect(), are_integers))
}

/// Whether an integer of a series is not sure to be the `f64` that it becomes.
fn is_rounded(array: &HostArray, place: usize) -> bool {
    array.get(place).abs() > LARGEST_INTEGER as f64
}

impl Job {
    /// Checks that every series has a number for each of `steps` steps, which the command line asks
    /// for.
    ///
    /// - errors: a series that is shorter
    pub fn check_series(&self, steps: u64) -> Result<()> {
        let mut series = self.series.iter();
        let Some(short) = series.find(|series| (series.values.len() as u64) < steps) else {
            return Ok(());
        };
        let (name, values) = (&short.name.value, short.values.len() as u64);
        let message = format!(
            "--steps {steps}: the series `{name}` has {}",
            counted(values, "number")
        );
        let help = format!("at most `--steps {values}`, or give the series more numbers");
        Err(Fault::usage("series-too-short", message).help(help).into())
    }
}
