//! Restarts: the state of a run in files, written at intervals, from which `run --resume`
//! continues.
//!
//! A restart is a Zarr group `step_…` in the folder of `[restart]`: all arrays that the program
//! changes, including halos; each device writes its own block. It is written under a temporary name
//! and renamed when all of it is on the disk, so a group with the final name is complete. The
//! previous one is then removed. Because it holds whole arrays, it can be read on another mesh, and
//! by other programs.

mod identity;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Map, Value, json};

use crate::arrays::hyperslab::Hyperslab;
use crate::arrays::npy::FormatMismatch;
use crate::arrays::zarr::writers::{SlabWrite, Writers};
use crate::arrays::zarr::{self, Meta, halved, read, write};
use crate::arrays::{HostArray, type_name};
use crate::element;
use crate::fault::{Fault, Origin, Result, why};
use crate::job::{Array, Job, Series};
use crate::lock::Lock;
use crate::output::ProcessGroup;

/// The restarts of a run.
pub struct Restarts {
    folder: PathBuf,
    every: Option<u64>,
    /// The identity that the resuming run must have.
    identity: Value,
    series: Vec<Series>,
    together: Arc<dyn ProcessGroup>,
    resumed: Option<Resumed>,
}

/// The step at which a run resumes.
struct Resumed {
    step: u64,
    folder: PathBuf,
}

impl std::fmt::Debug for Restarts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "restarts in {}", self.folder.display())
    }
}

/// A restart that is being written.
pub struct Writing<'a> {
    restarts: &'a Restarts,
    step: u64,
    partial: PathBuf,
    arrays: Vec<(String, Arc<Meta>)>,
    writers: Writers,
}

/// Locks the folder of a job's restarts, relative to `folder`, so that no other run writes to it
/// until the lock is dropped. Of several processes, the first holds the lock.
///
/// - errors: a folder that another run writes to; the error names that run
pub fn lock(job: &Job, folder: Option<&Path>, together: &dyn ProcessGroup) -> Result<Option<Lock>> {
    match &job.restart {
        Some(asked) if together.is_first() => Lock::of(&within(folder, &asked.path.value)),
        Some(_) | None => Ok(None),
    }
}

fn within(folder: Option<&Path>, path: &Path) -> PathBuf {
    folder.map_or_else(|| path.to_owned(), |folder| folder.join(path))
}

impl Restarts {
    /// Returns the restarts of a job, if it has any: relative to `folder`, with the steps of the
    /// command line in place of the job's.
    ///
    /// - errors: a folder that cannot be written; without `resume`, a folder with restarts; with
    ///   `resume`, restarts of another job
    pub fn plan(
        job: &Job,
        sources: &[Origin],
        folder: Option<&Path>,
        resume: bool,
        together: Arc<dyn ProcessGroup>,
    ) -> Result<Option<Restarts>> {
        let Some(asked) = &job.restart else {
            return match resume {
                true => Err(nothing_to_resume().into()),
                false => Ok(None),
            };
        };
        let folder = within(folder, &asked.path.value);
        let mut restarts = Restarts {
            identity: identity::of(job, sources),
            series: job.series.clone(),
            every: asked.every.as_ref().map(|every| every.value),
            together,
            resumed: None,
            folder,
        };
        let found = restarts
            .latest()
            .map_err(|reason| restarts.failed("read", &reason))?;
        match found {
            Some(step) if resume => restarts.resumed = Some(restarts.checked(job, step)?),
            Some(step) => {
                let message = format!(
                    "`{}` holds the restart of step {step} already",
                    restarts.folder.display()
                );
                let help = "`run --resume` goes on there; remove the folder to begin anew";
                return Err(Fault::user("restart-there", message).help(help).into());
            }
            None if restarts.folder.exists() && !zarr::is_there(&restarts.folder) => {
                let message = format!(
                    "`{}` is there, and holds no restarts",
                    restarts.folder.display()
                );
                return Err(Fault::user("restart-folder", message)
                    .help("name another folder")
                    .into());
            }
            None => {}
        }
        Ok(Some(restarts))
    }

    /// Returns the identity that a run resuming at `step` must have; of series it contains the
    /// values before that step.
    fn identity_at(&self, step: u64) -> Value {
        let mut identity = self.identity.clone();
        if !self.series.is_empty() {
            identity["series"] = identity::of_series(&self.series, step);
        }
        identity
    }

    /// Returns the step at which the run resumes.
    pub fn resumed(&self) -> Option<u64> {
        self.resumed.as_ref().map(|resumed| resumed.step)
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the next step after `done` at which a restart is due, other than at the end.
    pub fn next_due(&self, done: u64) -> Option<u64> {
        let every = self.every?;
        (done / every).checked_add(1)?.checked_mul(every)
    }

    /// Opens the array of this name in the restart, if the run resumes.
    ///
    /// - errors: a missing array, or one of another type or shape
    pub fn array(&self, array: &Array) -> Result<Option<Kept>> {
        let Some(resumed) = &self.resumed else {
            return Ok(None);
        };
        let name = &array.name.value;
        let failed = |misfit: FormatMismatch| {
            let fault = self.failed("go on from", &format!("at step {}: {misfit}", resumed.step));
            fault.maybe_help(misfit.help)
        };
        let (slabs, found) =
            read::Slabs::open(&resumed.folder, Some(name), name).map_err(failed)?;
        if (found.element, &found.shape) != (array.element, &array.shape) {
            let (has, wants) = (
                type_name(found.element, &found.shape),
                type_name(array.element, &array.shape),
            );
            let message = format!("its array `{name}` is {has}, but the job's is {wants}");
            return Err(failed(FormatMismatch::new(message)).into());
        }
        Ok(Some(Kept {
            slabs: slabs.strict(),
            folder: resumed.folder.clone(),
        }))
    }

    /// Begins to write the restart of a step; all processes must call it.
    pub fn begin(&self, step: u64) -> Result<Writing<'_>> {
        let partial = self.folder.join(format!(".{}", name(step)));
        if self.together.is_first() {
            self.make(&partial)
                .map_err(|error| self.failed("write", &why(&error)))?;
        }
        self.together
            .wait(&format!("restart of step {step} begins"))?;
        Ok(Writing {
            restarts: self,
            step,
            partial,
            arrays: Vec::new(),
            writers: Writers::start(),
        })
    }

    fn make(&self, partial: &Path) -> std::io::Result<()> {
        if partial.exists() {
            std::fs::remove_dir_all(partial)?;
        }
        std::fs::create_dir_all(partial)?;
        if !zarr::is_there(&self.folder) {
            let group = json!({ "zarr_format": 3, "node_type": "group", "attributes": {} });
            write::describe(&self.folder, &group)?;
        }
        Ok(())
    }

    /// Returns the last step that has a complete restart.
    fn latest(&self) -> Result<Option<u64>, String> {
        let entries = match std::fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(why(&error)),
        };
        // A restart without a description is incomplete.
        let steps = entries
            .flatten()
            .filter(|entry| entry.path().join(zarr::DESCRIPTION).exists())
            .filter_map(|entry| step_of(&entry.file_name().to_string_lossy()));
        Ok(steps.max())
    }

    /// Checks that a restart belongs to the job.
    fn checked(&self, job: &Job, step: u64) -> Result<Resumed> {
        let folder = self.folder.join(name(step));
        let text = std::fs::read(folder.join(zarr::DESCRIPTION));
        let text = text.map_err(|error| self.failed("read", &why(&error)))?;
        let group: Value = serde_json::from_slice(&text)
            .map_err(|error| self.failed("read", &error.to_string()))?;
        let kept = &group["attributes"]["job"];
        if let Some(difference) = identity::difference(kept, &self.identity_at(step)) {
            let message = format!(
                "the restart in `{}` is of another job: {difference}",
                self.folder.display()
            );
            let help = "go on with the job as it was; or begin another run from its arrays: `init = { file = \"…/step_…\", variable = \"u\" }`";
            return Err(Fault::user("restart-other", message).help(help).into());
        }
        if step > job.steps() {
            let message = format!(
                "the restart in `{}` is of step {step}, but the run ends at {}",
                self.folder.display(),
                job.steps()
            );
            return Err(Fault::user("restart-beyond", message)
                .help("`--steps` for more")
                .into());
        }
        Ok(Resumed { step, folder })
    }

    fn failed(&self, doing: &str, reason: &str) -> Fault {
        let folder = self.folder.display();
        Fault::user(
            "restart",
            format!("cannot {doing} the restart in `{folder}`: {reason}"),
        )
    }
}

/// An array of a restart.
pub struct Kept {
    slabs: read::Slabs,
    folder: PathBuf,
}

impl Kept {
    /// Reads a slab.
    pub fn part(&mut self, slab: &Hyperslab) -> Result<HostArray> {
        let folder = self.folder.display();
        self.slabs.read(slab).map_err(|misfit| {
            let message = format!("cannot go on from the restart `{folder}`: {misfit}");
            Fault::user("restart", message).into()
        })
    }
}

impl Writing<'_> {
    /// Begins an array; `block` has the extents of the blocks of devices.
    pub fn array(&mut self, job: &Job, array: &Array, block: Option<Vec<usize>>) {
        let size = element::bytes(array.element);
        let meta = Meta {
            element: array.element,
            shape: array.shape.clone(),
            chunk: block.unwrap_or_else(|| halved(&array.shape, size)),
            dims: job.dims(array),
            attributes: Map::new(),
            has_checksums: true,
        };
        self.arrays.push((array.name.value.clone(), Arc::new(meta)));
    }

    /// Writes a slab of the last array.
    pub fn put(&self, slab: Hyperslab, cells: HostArray) {
        if let Some((name, meta)) = self.arrays.last() {
            self.writers.add(SlabWrite {
                folder: self.partial.join(name),
                meta: meta.clone(),
                slab,
                cells: Arc::new(cells),
                durable: true,
            });
        }
    }

    /// Discards the restart; the previous one remains.
    pub fn abandon(self) {
        let _ = self.writers.finish();
        if self.restarts.together.is_first() {
            let _ = std::fs::remove_dir_all(&self.partial);
        }
    }

    /// Completes the restart, and removes the previous one.
    pub fn finish(self) -> Result<()> {
        let (restarts, step) = (self.restarts, self.step);
        let written = self.writers.finish();
        let pieced = written.map_err(|reason| restarts.failed("write", &reason))?;
        restarts
            .together
            .wait(&format!("restart of step {step} is written"))?;
        // If several processes wrote parts of a chunk, each writes the same checksum.
        let sealed = pieced.iter().try_for_each(|chunk| write::seal(chunk));
        sealed.map_err(|error| restarts.failed("write", &why(&error)))?;
        restarts
            .together
            .wait(&format!("restart of step {step} has its checksums"))?;
        if restarts.together.is_first() {
            restarts
                .complete(step, &self.partial, &self.arrays)
                .map_err(|error| restarts.failed("write", &why(&error)))?;
        }
        restarts
            .together
            .wait(&format!("restart of step {step} is there"))?;
        if !restarts.together.is_first() {
            restarts.keep_own_part(step, &self.partial);
        }
        tracing::debug!(step, folder = %restarts.folder.display(), "wrote a restart");
        Ok(())
    }
}

impl Restarts {
    fn complete(
        &self,
        step: u64,
        partial: &Path,
        arrays: &[(String, Arc<Meta>)],
    ) -> std::io::Result<()> {
        for (name, meta) in arrays {
            write::describe(&partial.join(name), &meta.json())?;
        }
        let group = json!({
            "zarr_format": 3,
            "node_type": "group",
            "attributes": { "step": step, "job": self.identity_at(step) },
        });
        write::describe(partial, &group)?;
        let own = self.folder.join(name(step));
        if own.exists() {
            std::fs::remove_dir_all(&own)?;
        }
        std::fs::rename(partial, &own)?;
        std::fs::File::open(&self.folder)?.sync_all()?;
        self.remove_others(step)
    }

    /// Renames this host's part of the restart, if the host does not share the folder with the
    /// first. In a shared folder, the temporary name no longer exists.
    fn keep_own_part(&self, step: u64, partial: &Path) {
        if std::fs::rename(partial, self.folder.join(name(step))).is_ok() {
            // Files that are left over are removed with the next restart.
            let _ = self.remove_others(step);
        }
    }

    fn remove_others(&self, step: u64) -> std::io::Result<()> {
        for entry in std::fs::read_dir(&self.folder)?.flatten() {
            let file = entry.file_name();
            let file = file.to_string_lossy();
            let is_old = step_of(file.trim_start_matches('.')).is_some_and(|other| other != step);
            if is_old {
                std::fs::remove_dir_all(entry.path())?;
            }
        }
        Ok(())
    }
}

/// Returns the name of a restart: `step_000000000200`.
fn name(step: u64) -> String {
    format!("step_{step:012}")
}

fn step_of(name: &str) -> Option<u64> {
    name.strip_prefix("step_")?.parse().ok()
}

fn nothing_to_resume() -> Fault {
    let message = "--resume goes on from restarts, and the job writes none";
    Fault::usage("resume", message)
        .help("`[restart]` in the job says where and how often, or `--restart FOLDER --restart-every STEPS`")
}
