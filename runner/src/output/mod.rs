//! What a run writes: NetCDF, `.npz`, `.npy` and plots, each at its cadence.
//!
//! Three moments: [`Outputs::plan`] before anything is computed (an unwritable file is found here), [`Outputs::open`] when the
//! program is ready, [`Outputs::write`] at every step at which something is due.

#[cfg(feature = "netcdf")]
mod cf;
mod colors;
mod heatmap;
mod line;
mod numpy;
mod picture;
mod ruler;

use std::path::{Path, PathBuf};

use crate::arrays::HostArray;
use crate::fault::{Fault, Faults, Result, why};
use crate::job::{Job, Output, OutputKind};

/// The state of a run at one step.
pub struct Snapshot<'a> {
    /// Steps done.
    pub step: u64,
    /// Arrays by name: all that the outputs due at this step name.
    pub arrays: &'a [(String, HostArray)],
}

impl Snapshot<'_> {
    /// The interior of an array of the job, in a type that files know.
    fn interior(&self, job: &Job, name: &str) -> HostArray {
        let declared = job.array(name).expect("outputs name arrays of the job");
        let (_, array) = self
            .arrays
            .iter()
            .find(|(found, _)| found == name)
            .expect("every array that is due was downloaded");
        array.interior(&declared.halo)
    }
}

/// Something that takes snapshots.
trait Sink {
    /// Writes one snapshot; what earlier calls wrote must survive the end of the process from here on.
    fn write(&mut self, job: &Job, snapshot: &Snapshot) -> Result<()>;
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The file; the last one of a numbered series.
    pub path: PathBuf,
    /// How many snapshots it or its series holds.
    pub snapshots: u64,
    /// True if each snapshot has a file of its own.
    pub series: bool,
}

struct Planned {
    output: Output,
    path: PathBuf,
    sink: Option<Box<dyn Sink>>,
    snapshots: u64,
    /// The step of the latest snapshot.
    latest: Option<u64>,
}

impl Planned {
    /// Whether a snapshot of `step` is wanted and not there yet. `last`: the run ends here, planned or not.
    fn is_due(&self, step: u64, last: bool) -> bool {
        let every = self.output.every.as_ref();
        every.map_or(last, |every| step.is_multiple_of(every.value)) && self.latest != Some(step)
    }
}

/// All outputs of a run.
pub struct Outputs {
    planned: Vec<Planned>,
    history: String,
}

impl Outputs {
    /// Checks that every output can be written, relative to `folder`, without touching what is there.
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
            if let Err(reason) = probe(&path) {
                let message = format!("cannot write `{}`", path.display());
                let help = "nothing was computed yet; choose another file, or another folder with `--output-dir`";
                faults.push(
                    job.fault("unwritable-output", &output.path.at, message, reason)
                        .help(help),
                );
            }
            if output.kind == OutputKind::NetCdf && cfg!(not(feature = "netcdf")) {
                let fault = Fault::not_yet("no-netcdf", "this binary was built without NetCDF");
                let fault = fault.at(&job.origin, output.path.at.clone(), "here");
                faults.push(fault.help("use .npz instead, or build with `--features netcdf`"));
            }
            planned.push(Planned {
                output: output.clone(),
                path,
                sink: None,
                snapshots: 0,
                latest: None,
            });
        }
        Faults::check(faults)?;
        Ok(Outputs {
            planned,
            history: history.to_owned(),
        })
    }

    /// Creates the files.
    pub fn open(&mut self, job: &Job) -> Result<()> {
        for planned in &mut self.planned {
            let path = planned.path.clone();
            let series = planned.output.every.is_some().then(|| digits(job.steps()));
            planned.sink = Some(match planned.output.kind {
                #[cfg(feature = "netcdf")]
                OutputKind::NetCdf => Box::new(cf::File::create(
                    job,
                    &planned.output,
                    &path,
                    &self.history,
                )?),
                #[cfg(not(feature = "netcdf"))]
                OutputKind::NetCdf => unreachable!("refused by `plan`: {}", self.history),
                OutputKind::Npz | OutputKind::Npy => Box::new(numpy::Files {
                    path,
                    output: planned.output.clone(),
                    series,
                }),
                OutputKind::Png => Box::new(picture::Pictures {
                    path,
                    output: planned.output.clone(),
                    series,
                }),
            });
        }
        Ok(())
    }

    /// The next step after `done` at which something must be written, if any is left before the end.
    pub fn next_due(&self, done: u64) -> Option<u64> {
        let cadences = self
            .planned
            .iter()
            .filter_map(|planned| planned.output.every.as_ref());
        cadences
            .map(|every| {
                (done / every.value)
                    .saturating_add(1)
                    .saturating_mul(every.value)
            })
            .min()
    }

    /// The arrays that must be at hand at `step`. `last`: the run ends here, planned or not.
    pub fn arrays_due(&self, step: u64, last: bool) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for planned in self
            .planned
            .iter()
            .filter(|planned| planned.is_due(step, last))
        {
            for name in &planned.output.arrays {
                if !names.contains(&name.value) {
                    names.push(name.value.clone());
                }
            }
        }
        names
    }

    /// Writes everything that is due at the snapshot's step.
    pub fn write(&mut self, job: &Job, snapshot: &Snapshot, last: bool) -> Result<()> {
        for planned in self
            .planned
            .iter_mut()
            .filter(|planned| planned.is_due(snapshot.step, last))
        {
            let sink = planned
                .sink
                .as_mut()
                .expect("opened before the first snapshot");
            sink.write(job, snapshot)?;
            planned.snapshots += 1;
            planned.latest = Some(snapshot.step);
            tracing::debug!(file = %planned.path.display(), step = snapshot.step, "wrote a snapshot");
        }
        Ok(())
    }

    /// The files written so far.
    pub fn written(&self, job: &Job) -> Vec<Written> {
        let written = self.planned.iter().filter(|planned| planned.snapshots > 0);
        let file = |planned: &Planned| {
            let series = planned
                .output
                .every
                .as_ref()
                .filter(|_| planned.output.kind != OutputKind::NetCdf);
            let path = match series {
                Some(every) => numbered(
                    &planned.path,
                    (planned.snapshots - 1) * every.value,
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

/// Digits that numbered files need.
fn digits(steps: u64) -> usize {
    steps.to_string().len()
}

/// `h.png` at step 20 of 2000 → `h_0020.png`.
fn numbered(path: &Path, step: u64, digits: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}_{step:0digits$}.{extension}"))
}

/// Whether a file can be created (or overwritten) at `path`; leaves everything as it was.
pub fn probe(path: &Path) -> Result<(), String> {
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
        return std::fs::OpenOptions::new()
            .append(true)
            .open(path)
            .map(drop)
            .map_err(|error| why(&error));
    }
    tempfile::Builder::new()
        .prefix(".probe")
        .tempfile_in(folder)
        .map(drop)
        .map_err(|error| why(&error))
}

/// Writes a file as a whole or not at all: into a neighbour first, which then takes its name.
fn write_whole(path: &Path, write: impl FnOnce(&Path) -> Result<(), String>) -> Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let partial = path.with_file_name(format!(".partial-{}-{name}", std::process::id()));
    let done =
        write(&partial).and_then(|()| std::fs::rename(&partial, path).map_err(|error| why(&error)));
    done.map_err(|reason| {
        let _ = std::fs::remove_file(&partial);
        Fault::yours(
            "unwritable-output",
            format!("cannot write `{}`: {reason}", path.display()),
        )
        .into()
    })
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
