//! For files of whole arrays: parts are put together, and written when the snapshot is complete.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Sink, Snapshot, numbered};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::{Hyperslab, copy};
use crate::fault::Result;
use crate::job::{Job, Output};

/// One file, or one for each snapshot.
pub(super) struct SnapshotFiles {
    pub path: PathBuf,
    pub output: Output,
    /// Digits of the step in the names of a series.
    pub series: Option<usize>,
}

impl SnapshotFiles {
    /// The file of a snapshot.
    pub fn at(&self, step: u64) -> PathBuf {
        match self.series {
            None => self.path.clone(),
            Some(digits) => numbered(&self.path, step, digits),
        }
    }
}

/// Writes whole arrays, without their halo.
pub(super) trait Whole {
    /// Writes one snapshot; what earlier calls wrote must survive the end of the process from here on.
    fn write(&mut self, job: &Job, snapshot: &Snapshot) -> Result<()>;

    /// The arrays that it writes.
    fn arrays(&self) -> Vec<String>;
}

/// See the module.
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
    /// An array.
    pub(super) fn array(&self, name: &str) -> &HostArray {
        let mut arrays = self.arrays.iter();
        let found = arrays.find(|(found, _)| found == name);
        &found.expect("every array that is due is there").1
    }
}
