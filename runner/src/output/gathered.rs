//! Adapts formats that write whole arrays: assembles the parts, and writes them when the snapshot
//! is complete.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Sink, Snapshot, numbered};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::{Hyperslab, copy};
use crate::fault::Result;
use crate::job::{Job, Output};

/// The name of one file, or of a file for each snapshot.
pub(super) struct SnapshotFiles {
    pub path: PathBuf,
    pub output: Output,
    /// The number of digits of the step in the names of a series.
    pub series: Option<usize>,
}

impl SnapshotFiles {
    /// Returns the file of a snapshot.
    pub fn at(&self, step: u64) -> PathBuf {
        match self.series {
            None => self.path.clone(),
            Some(digits) => numbered(&self.path, step, digits),
        }
    }
}

/// A writer of whole arrays without their halo.
pub(super) trait Whole {
    /// Writes one snapshot; the snapshots of earlier calls must survive the end of the process from
    /// now on.
    fn write(&mut self, job: &Job, snapshot: &Snapshot) -> Result<()>;

    /// Returns the arrays that it writes.
    fn arrays(&self) -> Vec<String>;
}

/// A sink that assembles arrays; see the module.
pub(super) struct Gathered<W> {
    inner: W,
    step: u64,
    arrays: Vec<(String, HostArray)>,
}

impl<W> Gathered<W> {
    pub fn new(inner: W) -> Gathered<W> {
        Gathered {
            inner,
            step: 0,
            arrays: Vec::new(),
        }
    }
}

impl<W: Whole> Sink for Gathered<W> {
    fn begin(&mut self, job: &Job, step: u64) -> Result<()> {
        self.step = step;
        let names = self.inner.arrays();
        let room = |name: String| {
            let array = job.array(&name)?;
            let zeros = HostArray::zeros(array.element, &array.interior());
            Some((name, zeros))
        };
        self.arrays = names.into_iter().filter_map(room).collect();
        Ok(())
    }

    fn put(&mut self, name: &str, slab: &Hyperslab, cells: &Arc<HostArray>) -> Result<()> {
        if let Some((_, array)) = self.arrays.iter_mut().find(|(known, _)| known == name) {
            copy(cells, &Hyperslab::whole(&cells.shape), array, slab);
        }
        Ok(())
    }

    fn end(&mut self, job: &Job) -> Result<()> {
        let arrays = std::mem::take(&mut self.arrays);
        let snapshot = Snapshot {
            step: self.step,
            arrays: &arrays,
        };
        self.inner.write(job, &snapshot)
    }
}

impl Snapshot<'_> {
    /// Returns an array of the snapshot.
    pub(super) fn array(&self, name: &str) -> &HostArray {
        let mut arrays = self.arrays.iter();
        let found = arrays.find(|(found, _)| found == name);
        &found.expect("every array that is due is there").1
    }
}
