//! `.npy` and `.npz` files.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use super::format::Opening;
use super::gathered::Whole;
use super::{Snapshot, numbered, write_whole};
use crate::arrays::{HostArray, npy, npz};
use crate::fault::{Result, why};
use crate::job::{Job, Output};

/// One file, or one per snapshot.
pub(super) struct Files {
    pub path: PathBuf,
    pub output: Output,
    /// Digits of the step in the names of a series.
    pub series: Option<usize>,
}

impl Files {
    pub fn new(opening: Opening) -> Files {
        let Opening {
            path,
            output,
            series,
            ..
        } = opening;
        Files {
            path,
            output,
            series,
        }
    }
}

impl Whole for Files {
    fn arrays(&self) -> Vec<String> {
        let names = self.output.arrays.iter();
        names.map(|name| name.value.clone()).collect()
    }

    fn write(&mut self, _: &Job, snapshot: &Snapshot) -> Result<()> {
        let path = self.series.map_or_else(
            || self.path.clone(),
            |digits| numbered(&self.path, snapshot.step, digits),
        );
        let arrays: Vec<(&str, &HostArray)> = self
            .output
            .arrays
            .iter()
            .map(|name| (name.value.as_str(), snapshot.array(&name.value)))
            .collect();
        write_whole(&path, |path| {
            let file = File::create(path).map_err(|error| why(&error))?;
            let done = match self.output.format.holds_several_arrays() {
                true => npz::write(file, arrays.iter().copied()),
                false => {
                    let mut writer = BufWriter::new(file);
                    npy::write(&mut writer, arrays[0].1).and_then(|()| writer.flush())
                }
            };
            done.map_err(|error| why(&error))
        })
    }
}
