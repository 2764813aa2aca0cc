//! The outputs of a run: NetCDF, Zarr, `.npz`, `.npy` and plots, each at its own interval.
//!
//! [`Outputs::plan`] runs before anything is computed and detects files that cannot be written;
//! [`Outputs::open`] runs when the program is ready; [`Outputs::begin`] to [`Outputs::end`] write a
//! snapshot at every step where an output is due. Arrays arrive part by part, in any order: NetCDF
//! and Zarr write each part at once, the other formats assemble whole arrays first.

mod cf;
mod colors;
pub mod curve;
pub mod format;
mod gathered;
mod heatmap;
mod line;
mod netcdf;
mod numpy;
mod picture;
mod ruler;
mod zarr;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use self::format::Opening;
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::fault::{Fault, Faults, Result, why};
use crate::job::start::array_from;
use crate::job::{Job, Output};
use crate::lock::{Lock, behind_links};

/// The state of a run at one step.
pub struct Snapshot<'a> {
    /// The number of completed steps.
    pub step: u64,
    /// The arrays by name: all that the outputs due at this step contain.
    pub arrays: &'a [(String, HostArray)],
}

/// A receiver of snapshots, part by part.
pub trait Sink {
    /// Begins a snapshot of this step.
    fn begin(&mut self, job: &Job, step: u64) -> Result<()>;

    /// Adds a slab of an array; its indices do not count the halo.
    fn put(&mut self, name: &str, slab: &Hyperslab, cells: &Arc<HostArray>) -> Result<()>;

    /// Completes the snapshot, which must survive the end of the process from now on.
    fn end(&mut self, job: &Job) -> Result<()>;
}

/// The processes of a run, which write together.
pub trait ProcessGroup: Send + Sync {
    /// Returns whether this is the first process, which acts once for all.
    fn is_first(&self) -> bool;

    /// Waits until all processes have reached this point.
    fn wait(&self, place: &str) -> Result<()>;

    /// Returns what all processes do next: they stop if any of them wants to stop, otherwise they
    /// run the number of steps that the first one wants.
    fn agree(&self, place: &str, wish: Wish) -> Result<Wish>;
}

/// The next action that a process wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Stop, and store the state.
    Stop,
    /// Run this number of steps.
    Run(u64),
}

/// A process group of one process.
pub struct SingleProcess;

impl ProcessGroup for SingleProcess {
    fn is_first(&self) -> bool {
        true
    }

    fn wait(&self, _: &str) -> Result<()> {
        Ok(())
    }

    fn agree(&self, _: &str, wish: Wish) -> Result<Wish> {
        Ok(wish)
    }
}

/// The outputs that receive a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All outputs.
    All,
    /// Those that several processes write to.
    Shared,
    /// Those that one process writes to.
    Own,
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The file; the last one of a numbered series.
    pub path: PathBuf,
    /// The number of snapshots in it or its series.
    pub snapshots: u64,
    /// Whether each snapshot has a separate file.
    pub series: bool,
}

struct Planned {
    output: Output,
    path: PathBuf,
    sink: Option<Box<dyn Sink>>,
    snapshots: u64,
    /// The step of the latest snapshot.
    latest: Option<u64>,
    /// Whether a snapshot is being written.
    is_open: bool,
}

impl Planned {
    /// Returns whether a snapshot of `step` is due and not yet written; `last` is true at the end
    /// of the run.
    fn is_due(&self, step: u64, last: bool) -> bool {
        let is_one = match &self.output.every {
            None => last,
            Some(every) => {
                let since = step.checked_sub(self.output.first);
                since.is_some_and(|since| since.is_multiple_of(every.value))
            }
        };
        is_one && self.latest != Some(step)
    }

    /// Returns the number of snapshots up to a step, that included, and the step of the last one.
    fn until(&self, step: u64, every: u64) -> (u64, Option<u64>) {
        match step.checked_sub(self.output.first) {
            None => (0, None),
            Some(since) => (since / every + 1, Some(step - since % every)),
        }
    }

    /// Returns the next step after `done` at which a snapshot is due, if there are several.
    fn next_due(&self, done: u64) -> Option<u64> {
        let every = self.output.every.as_ref()?.value;
        let since = match done.checked_sub(self.output.first) {
            None => return Some(self.output.first),
            Some(since) => since,
        };
        let next = (since / every).saturating_add(1).saturating_mul(every);
        Some(next.saturating_add(self.output.first))
    }

    fn has(&self, name: &str) -> bool {
        self.output.arrays.iter().any(|known| known.value == name)
    }

    fn is_one_of(&self, which: Which) -> bool {
        let is_shared = self.output.format.is_shared();
        match which {
            Which::All => true,
            Which::Shared => is_shared,
            Which::Own => !is_shared,
        }
    }

    fn sink(&mut self) -> Result<&mut Box<dyn Sink>> {
        let missing = || {
            Fault::internal(
                "output-closed",
                "an output was written before it was opened",
            )
        };
        Ok(self.sink.as_mut().ok_or_else(missing)?)
    }
}

/// All outputs of a run.
pub struct Outputs {
    planned: Vec<Planned>,
    history: String,
    together: Arc<dyn ProcessGroup>,
    /// The locks of the files, held until the run ends.
    locks: Vec<Lock>,
}

impl Outputs {
    /// Checks that every output can be written, relative to `folder`, without changing existing
    /// files.
    pub fn plan(job: &Job, folder: Option<&Path>, history: &str) -> Result<Outputs> {
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder)
                .map_err(|error| Fault::file("create the output folder", folder, &error))?;
        }
        let (mut planned, mut faults) = (Vec::new(), Vec::new());
        for output in &job.outputs {
            let path = folder.map_or_else(
                || output.path.value.clone(),
                |folder| folder.join(&output.path.value),
            );
            if let Err(reason) = output.format.probe(&path) {
                let message = format!("cannot write `{}`", path.display());
                let help = "nothing was computed yet; choose another file, or another folder with `--output-dir`";
                faults.push(
                    job.fault("unwritable-output", &output.path.at, message, reason)
                        .help(help),
                );
            }
            // These files are created before any array is read.
            let read = output
                .format
                .holds_all_times()
                .then(|| array_from(job, &path));
            if let Some(array) = read.flatten() {
                let (name, path) = (&array.name.value, path.display());
                let message = format!("`{path}` is what `{name}` starts from");
                let fault = job.fault(
                    "output-is-read",
                    &output.path.at,
                    message,
                    "and would be written",
                );
                faults.push(fault.help("write elsewhere with `--output-dir`, or rename the file"));
            }
            planned.push(Planned {
                output: output.clone(),
                path,
                sink: None,
                snapshots: 0,
                latest: None,
                is_open: false,
            });
        }
        Faults::check(faults)?;
        Ok(Outputs {
            planned,
            history: history.to_owned(),
            together: Arc::new(SingleProcess),
            locks: Vec::new(),
        })
    }

    /// Locks all files, so that no other run writes to them before this one ends.
    ///
    /// - errors: a file that another run writes to; the error names that run
    pub fn locked(mut self) -> Result<Outputs> {
        for planned in &self.planned {
            self.locks.extend(Lock::of(&planned.path)?);
        }
        Ok(self)
    }

    /// Returns the outputs of one of several processes. All processes write to shared stores; all
    /// but the first write their other files to `elsewhere`. The first holds the locks for all.
    ///
    /// - errors: those of [`Outputs::locked`]
    pub fn among(mut self, together: Arc<dyn ProcessGroup>, elsewhere: &Path) -> Result<Outputs> {
        let is_first = together.is_first();
        if is_first {
            self = self.locked()?;
        }
        for (number, planned) in self.planned.iter_mut().enumerate() {
            let name = planned.path.file_name().unwrap_or_default();
            if !is_first && !planned.output.format.is_shared() {
                // The number distinguishes files of the same name.
                planned.path = elsewhere.join(format!("{number}-{}", name.to_string_lossy()));
            }
        }
        self.together = together;
        // No process creates a store before all have checked that the path is free.
        self.together.wait("outputs are planned")?;
        Ok(self)
    }

    /// Returns what all processes do after `step`; see [`ProcessGroup::agree`].
    pub fn agree(&self, step: u64, wish: Wish) -> Result<Wish> {
        self.together.agree(&format!("after step {step}"), wish)
    }

    /// Creates the files, or reopens those that hold all snapshots; `blocks` returns the extents,
    /// without halo, of the blocks of an array that devices hold.
    pub fn open(
        &mut self,
        job: &Job,
        blocks: &dyn Fn(&str) -> Option<Vec<usize>>,
        resumed: Option<u64>,
    ) -> Result<()> {
        for planned in &mut self.planned {
            let every = planned.output.every.as_ref().map(|every| every.value);
            let resumed = resumed.filter(|_| every.is_some());
            if let (Some(step), Some(every)) = (resumed, every) {
                (planned.snapshots, planned.latest) = planned.until(step, every);
            }
            let opening = Opening {
                job,
                path: planned.path.clone(),
                output: planned.output.clone(),
                history: &self.history,
                series: every.map(|_| digits(job.steps())),
                blocks,
                together: self.together.clone(),
                resumed,
            };
            planned.sink = Some(planned.output.format.open(opening)?);
        }
        Ok(())
    }

    /// Returns the next step after `done` at which an output is due, other than at the end.
    pub fn next_due(&self, done: u64) -> Option<u64> {
        let planned = self.planned.iter();
        planned.filter_map(|planned| planned.next_due(done)).min()
    }

    /// Begins the snapshots that are due at a step.
    pub fn begin(&mut self, job: &Job, step: u64, last: bool) -> Result<()> {
        for planned in &mut self.planned {
            planned.is_open = planned.is_due(step, last);
            if planned.is_open {
                planned.sink()?.begin(job, step)?;
                planned.latest = Some(step);
            }
        }
        Ok(())
    }

    /// Returns the arrays of the snapshots being written.
    pub fn arrays_open(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for planned in self.planned.iter().filter(|planned| planned.is_open) {
            for name in &planned.output.arrays {
                if !names.contains(&name.value) {
                    names.push(name.value.clone());
                }
            }
        }
        names
    }

    /// Returns whether outputs of this kind need an array.
    pub fn wants(&self, name: &str, which: Which) -> bool {
        let mut open = self.planned.iter().filter(|planned| planned.is_open);
        open.any(|planned| planned.has(name) && planned.is_one_of(which))
    }

    /// Adds a slab of an array, which may include halo cells, to the snapshots being written.
    pub fn put(
        &mut self,
        job: &Job,
        name: &str,
        slab: &Hyperslab,
        cells: HostArray,
        which: Which,
    ) -> Result<()> {
        let array = job.array(name).expect("outputs name arrays of the job");
        let Some(inside) = slab.without_halo(&array.shape, &array.halo) else {
            return Ok(());
        };
        let start = inside.start.iter().zip(&array.halo).zip(&slab.start);
        let kept = Hyperslab {
            start: start.map(|((at, halo), first)| at + halo - first).collect(),
            count: inside.count.clone(),
        };
        let cells = Arc::new(match kept.count == cells.shape {
            true => cells,
            false => cells.cut(&kept),
        });
        for planned in &mut self.planned {
            if planned.is_open && planned.has(name) && planned.is_one_of(which) {
                planned.sink()?.put(name, &inside, &cells)?;
            }
        }
        Ok(())
    }

    /// Completes the snapshots being written.
    pub fn end(&mut self, job: &Job) -> Result<()> {
        for planned in self.planned.iter_mut().filter(|planned| planned.is_open) {
            planned.sink()?.end(job)?;
            planned.is_open = false;
            planned.snapshots += 1;
            tracing::debug!(file = %planned.path.display(), step = planned.latest, "wrote a snapshot");
        }
        Ok(())
    }

    /// Writes all outputs that are due at the snapshot's step.
    pub fn write(&mut self, job: &Job, snapshot: &Snapshot, last: bool) -> Result<()> {
        self.begin(job, snapshot.step, last)?;
        for (name, array) in snapshot.arrays {
            let whole = Hyperslab::whole(&array.shape);
            self.put(job, name, &whole, array.clone(), Which::All)?;
        }
        self.end(job)
    }

    /// Returns the files written so far.
    pub fn written(&self, job: &Job) -> Vec<Written> {
        let written = self.planned.iter().filter(|planned| planned.snapshots > 0);
        let file = |planned: &Planned| {
            let series = planned
                .output
                .every
                .as_ref()
                .filter(|_| !planned.output.format.holds_all_times());
            let path = match series {
                Some(every) => numbered(
                    &planned.path,
                    planned.output.first + (planned.snapshots - 1) * every.value,
                    digits(job.steps()),
                ),
                None => planned.path.clone(),
            };
            Written {
                path,
                snapshots: planned.snapshots,
                series: series.is_some(),
            }
        };
        written.map(file).collect()
    }
}

/// Returns the number of digits that numbered files need.
fn digits(steps: u64) -> usize {
    steps.to_string().len()
}

/// Returns the name of a file of a series: `h.png` at step 20 of 2000 is `h_0020.png`.
fn numbered(path: &Path, step: u64, digits: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}_{step:0digits$}.{extension}"))
}

/// Checks that a file can be created or replaced at `path`, without changing anything.
pub fn probe(path: &Path) -> Result<(), String> {
    let path = &behind_links(path);
    if path.is_dir() {
        return Err("it is a folder".to_owned());
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    if !folder.exists() {
        return Err(format!("the folder `{}` does not exist", folder.display()));
    }
    if path.exists() {
        let file = std::fs::OpenOptions::new().append(true).open(path);
        file.map_err(|error| why(&error))?;
    }
    // Files are written next to the existing ones.
    tempfile::Builder::new()
        .prefix(".probe")
        .tempfile_in(folder)
        .map(drop)
        .map_err(|error| why(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbered_files() {
        assert_eq!(
            numbered(Path::new("out/h.png"), 20, 4),
            Path::new("out/h_0020.png")
        );
    }

    #[test]
    fn probing_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.npy");
        assert_eq!(probe(&path), Ok(()));
        assert!(!path.exists() && std::fs::read_dir(folder.path()).unwrap().next().is_none());
        std::fs::write(&path, "kept").unwrap();
        assert_eq!(probe(&path), Ok(()));
        assert_eq!(std::fs::read(&path).unwrap(), b"kept");
        assert!(probe(folder.path()).unwrap_err().contains("folder"));
        assert!(
            probe(&folder.path().join("no/a.npy"))
                .unwrap_err()
                .contains("does not exist")
        );
    }
}

#[cfg(all(test, feature = "netcdf"))]
mod end_to_end;
