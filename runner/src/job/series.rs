//! `[series]`: values that a job lists, one for each step.

use std::path::Path;
use std::sync::Arc;

use super::{Job, Located};
use crate::arrays::npy::{self, FormatMismatch};
use crate::arrays::source::FileKind;
use crate::arrays::{HostArray, npz, type_name};
use crate::element;
use crate::fault::{Fault, Result};
use crate::report::counted;

/// A value for each step.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The name by which expressions refer to the value of the current step.
    pub name: Located<String>,
    /// The values, at least as many as the time loop has steps.
    pub values: Arc<[f64]>,
    /// Whether all are written as integers.
    pub are_integers: bool,
}

/// The largest integer up to which every integer is exact in `f64`.
pub(super) const LARGEST_INTEGER: i128 = 1 << 53;

/// Returns the values of a file, and whether they are integers.
///
/// - errors: a file that cannot be read, or whose array is not one-dimensional or not exact in
///   `f64`
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

/// Returns whether an integer of a series may have been rounded to `f64`.
fn is_rounded(array: &HostArray, place: usize) -> bool {
    array.get(place).abs() > LARGEST_INTEGER as f64
}

impl Job {
    /// Checks that every series has a value for each of `steps` steps, the number that the command
    /// line requests.
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
