//! The file formats of outputs.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::cf::Description;
use super::gathered::{Gathered, SnapshotFiles};
use super::{ProcessGroup, Sink, netcdf, numpy, picture, probe, zarr};
use crate::fault::Result;
use crate::job::{Job, Output};

/// A file format of outputs. The default methods describe a format with a file for each snapshot,
/// written by one process.
pub trait Format: fmt::Debug + Sync {
    /// Returns the extension of its files.
    fn extension(&self) -> &'static str;

    /// Returns whether a file holds several arrays.
    fn holds_several_arrays(&self) -> bool {
        false
    }

    /// Returns whether one file holds all snapshots.
    fn holds_all_times(&self) -> bool {
        false
    }

    /// Returns whether its files have names for dimensions and coordinates.
    fn names_dimensions(&self) -> bool {
        false
    }

    /// Returns whether several processes write to one file.
    fn is_shared(&self) -> bool {
        false
    }

    /// Returns whether it plots arrays of one or two dimensions instead of storing their values.
    fn is_plot(&self) -> bool {
        false
    }

    /// Checks that a file can be written, without changing existing files.
    ///
    /// - errors: a description of the reason
    fn probe(&self, path: &Path) -> Result<(), String> {
        probe(path)
    }

    /// Creates the file, or appends to the file of a resumed run.
    ///
    /// - errors: a file that cannot be written; an existing file that is damaged
    fn open(&self, opening: Opening) -> Result<Box<dyn Sink>>;
}

/// The arguments of [`Format::open`].
pub struct Opening<'a> {
    pub(super) job: &'a Job,
    pub(super) path: PathBuf,
    pub(super) output: Output,
    pub(super) history: &'a str,
    /// The number of digits of the step in the names of a series.
    pub(super) series: Option<usize>,
    /// Returns the extents, without halo, of the blocks of an array that devices hold.
    pub(super) blocks: &'a dyn Fn(&str) -> Option<Vec<usize>>,
    pub(super) together: Arc<dyn ProcessGroup>,
    /// The step at which the run resumes.
    pub(super) resumed: Option<u64>,
}

impl Opening<'_> {
    fn described(&self) -> Description {
        Description::of(self.job, &self.output, self.history)
    }

    /// Converts to the settings of a format with one file per snapshot.
    fn files(self) -> SnapshotFiles {
        SnapshotFiles {
            path: self.path,
            output: self.output,
            series: self.series,
        }
    }
}

/// The NumPy format of several arrays.
pub const NPZ: NumPy = NumPy {
    holds_several_arrays: true,
};
/// The NumPy format of one array.
pub const NPY: NumPy = NumPy {
    holds_several_arrays: false,
};

/// All formats.
pub static FORMATS: [&dyn Format; 5] = [&NetCdf, &Zarr, &NPZ, &NPY, &Png];

/// Returns the format of an output file, by its extension.
///
/// - errors: a message about an unknown extension
pub fn format_of(path: &Path) -> Result<&'static dyn Format, String> {
    let extension = path.extension().unwrap_or_default();
    let extension = extension.to_string_lossy().to_lowercase();
    let found = FORMATS.iter().find(|one| one.extension() == extension);
    found.copied().ok_or_else(|| {
        let path = path.display();
        let known = extensions(&FORMATS);
        format!("cannot tell what to write to `{path}`: the extension must be {known}")
    })
}

/// Returns the extensions of formats as a phrase.
fn extensions(formats: &[&dyn Format]) -> String {
    let names: Vec<String> = (formats.iter())
        .map(|format| format!(".{}", format.extension()))
        .collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// NetCDF in a classic format, with CF attributes.
#[derive(Debug)]
pub struct NetCdf;

impl Format for NetCdf {
    fn extension(&self) -> &'static str {
        "nc"
    }

    fn holds_several_arrays(&self) -> bool {
        true
    }

    fn holds_all_times(&self) -> bool {
        true
    }

    fn names_dimensions(&self) -> bool {
        true
    }

    fn open(&self, opening: Opening) -> Result<Box<dyn Sink>> {
        let (description, steps) = (opening.described(), opening.job.steps());
        let (path, resumed) = (&opening.path, opening.resumed);
        let file = netcdf::Snapshots::open(path, &description, steps, resumed)?;
        Ok(Box::new(file))
    }
}

/// A Zarr store with CF attributes.
#[derive(Debug)]
pub struct Zarr;

impl Format for Zarr {
    fn extension(&self) -> &'static str {
        "zarr"
    }

    fn holds_several_arrays(&self) -> bool {
        true
    }

    fn holds_all_times(&self) -> bool {
        true
    }

    fn names_dimensions(&self) -> bool {
        true
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn probe(&self, path: &Path) -> Result<(), String> {
        zarr::probe(path)
    }

    fn open(&self, opening: Opening) -> Result<Box<dyn Sink>> {
        let description = opening.described();
        let Opening {
            path,
            blocks,
            together,
            resumed,
            ..
        } = opening;
        let store = zarr::Store::open(&path, description, blocks, together, resumed)?;
        Ok(Box::new(store))
    }
}

/// NumPy's formats: `.npz` for several arrays, `.npy` for one.
#[derive(Debug)]
pub struct NumPy {
    /// Whether it is `.npz`.
    pub holds_several_arrays: bool,
}

impl Format for NumPy {
    fn extension(&self) -> &'static str {
        match self.holds_several_arrays {
            true => "npz",
            false => "npy",
        }
    }

    fn holds_several_arrays(&self) -> bool {
        self.holds_several_arrays
    }

    fn open(&self, opening: Opening) -> Result<Box<dyn Sink>> {
        Ok(Box::new(Gathered::new(numpy::Files(opening.files()))))
    }
}

/// A plot of one array.
#[derive(Debug)]
pub struct Png;

impl Format for Png {
    fn extension(&self) -> &'static str {
        "png"
    }

    fn is_plot(&self) -> bool {
        true
    }

    fn open(&self, opening: Opening) -> Result<Box<dyn Sink>> {
        Ok(Box::new(Gathered::new(picture::Pictures(opening.files()))))
    }
}
