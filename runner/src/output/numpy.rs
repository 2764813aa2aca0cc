//! Writes `.npy` and `.npz` files.

use std::fs::File;
use std::io::{BufWriter, Write};

use super::Snapshot;
use super::gathered::{SnapshotFiles, Whole};
use crate::arrays::{HostArray, npy, npz};
use crate::fault::{Result, why};
use crate::job::Job;
use crate::whole::write_one_of;

/// A writer of one file, or one per snapshot.
pub(super) struct Files(pub SnapshotFiles);

impl Whole for Files {
    fn arrays(&self) -> Vec<String> {
        let names = self.0.output.arrays.iter();
        names.map(|name| name.value.clone()).collect()
    }

    fn write(&mut self, _: &Job, snapshot: &Snapshot) -> Result<()> {
        let path = self.0.at(snapshot.step);
        let arrays: Vec<(&str, &HostArray)> = self
            .0
            .output
            .arrays
            .iter()
            .map(|name| (name.value.as_str(), snapshot.array(&name.value)))
            .collect();
        write_one_of(&self.0.path, &path, |path| {
            let file = File::create(path).map_err(|error| why(&error))?;
            let done = match self.0.output.format.holds_several_arrays() {
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
