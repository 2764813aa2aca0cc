//! The file formats of outputs, a row each.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::cf::Description;
use super::gathered::{Gathered, SnapshotFiles};
use super::{ProcessGroup, Sink, netcdf, numpy, picture, probe, zarr};
use crate::fault::Result;
use crate::job::{Job, Output};

/// A file format of outputs. What a method does not say is that of a file for each snapshot, by one
/// process.
pub trait Format: fmt::Debug + Sync {
    /// The extension of its files.
    fn extension(&self) -> &'static str;

    /// Whether a file holds several arrays.
    fn holds_several_arrays(&self) -> bool {
        false
    }

    /// Whether one file holds all snapshots.
    fn holds_all_times(&self) -> bool {
        false
    }

    /// Whether dimensions and coordinates have names in its files.
    fn names_dimensions(&self) -> bool {
        false
    }

    /// Whether several processes write to one file.
    fn is_shared(&self) -> bool {
        false
    }

    /// Whether it shows arrays of one or two dimensions instead of holding their numbers.
    fn is_plot(&self) -> bool {
        false
    }

    /// Whether a file could be written, without touching what is there.
    ///
    /// - errors: the reason, in words
    fn probe(&self, path: &Path) -> Result<(), String> {
        probe(path)
    }

    /// Creates the file, or goes on with it.
    ///
    /// - errors: it cannot be written; what is there is broken
    fn open(&self, opening: Opening) -> Result<Box<dyn Sink>>;
}

/// What a file is opened with.
pub struct Opening<'a> {
    pub(super) job: &'a Job,
    pub(super) path: PathBuf,
    pub(super) output: Output,
    pub(super) history: &'a str,
    /// Digits of the step in the names of a series.
    pub(super) series: Option<usize>,
    /// How large the blocks of an array are that devices hold, without its halo.
    pub(super) blocks: &'a dyn Fn(&str) -> Option<Vec<usize>>,
    pub(super) together: Arc<dyn ProcessGroup>,
    /// The step at which the run goes on.
    pub(super) resumed: Option<u64>,
}

impl Opening<'_> {
    fn described(&self) -> Description {
        Description::of(self.job, &self.output, self.history)
    }

    /// As what is written one file at a time.
    fn files(self) -> SnapshotFiles {
        SnapshotFiles {
            path: self.path,
            output: self.output,
            series: self.series,
        }
    }
}

/// NumPy, several arrays.
pub const NPZ: NumPy = NumPy {
    holds_several_arrays: true,
};
/// NumPy, one array.
pub const NPY: NumPy = NumPy {
    holds_several_arrays: false,
};

/// Every format.
pub static FORMATS: [&dyn Format; 5] = [&NetCdf, &Zarr, &NPZ, &NPY, &Png];

/// The format of an output file, by its extension.
///
/// - errors: there is none, in words
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

/// The extensions of formats, as words.
fn extensions(formats: &[&dyn Format]) -> String {
    let names: Vec<String> = (formats.iter())
        .map(|format| format!(".{}", format.extension()))
        .collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// NetCDF, one of the classic formats, with CF attributes.
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

/// NumPy's files: `.npz` of several arrays, `.npy` of one.
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
