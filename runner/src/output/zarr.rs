//! Writes Zarr stores, version 3, that follow the Climate and Forecast conventions. Each chunk is
//! the block of a device; several threads write them, and with several hosts each writes its own.
//!
//! A snapshot is part of the store once the group's description lists it. That description is
//! written last and atomically: it contains the consolidated metadata, which xarray reads first.
//! The description of each array is written before it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Map, Value, json};
use stablehlo::ElementType::*;

use super::cf::{self, Attribute, Description, Holds};
use super::{ProcessGroup, Sink};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::arrays::npy::FormatMismatch;
use crate::arrays::zarr::read::Slabs;
use crate::arrays::zarr::writers::{SlabWrite, Writers};
use crate::arrays::zarr::{self, Meta, halved, write};
use crate::element;
use crate::fault::{Fault, Faults, Result, why};
use crate::job::Job;
use crate::whole::{Unfinished, partial_of};

/// An open store.
pub(super) struct Store {
    /// The path of the store.
    path: PathBuf,
    /// The current path: a temporary name until the first snapshot is complete.
    folder: PathBuf,
    unfinished: Option<Unfinished>,
    attributes: Map<String, Value>,
    variables: Vec<Variable>,
    snapshots: usize,
    step: u64,
    time_per_step: Option<f64>,
    together: Arc<dyn ProcessGroup>,
    writers: Option<Writers>,
}

struct Variable {
    name: String,
    holds: Holds,
    grows: bool,
    meta: Arc<Meta>,
}

/// The number of snapshots in a chunk of the time axis.
const TIMES: usize = 1024;

impl Store {
    /// Creates an empty store, or reopens that of a run that was `resumed` at a step; `blocks`
    /// returns the extents of the blocks of devices.
    pub fn open(
        folder: &Path,
        description: Description,
        blocks: &dyn Fn(&str) -> Option<Vec<usize>>,
        together: Arc<dyn ProcessGroup>,
        resumed: Option<u64>,
    ) -> Result<Store> {
        let mut variables = Vec::new();
        for described in description.variables {
            let grows = described.grows();
            let element = match described.element {
                F16 | BF16 => F32,
                element => element,
            };
            let mut chunk = match described.holds {
                Holds::Array => blocks(&described.name)
                    .unwrap_or_else(|| halved(&described.shape, element::bytes(element))),
                Holds::Time | Holds::Step => vec![TIMES],
                Holds::Coordinate(_) => described.shape.clone(),
            };
            let mut shape = described.shape;
            if grows {
                shape.insert(0, 0);
                if matches!(described.holds, Holds::Array) {
                    chunk.insert(0, 1);
                }
            }
            let meta = Meta {
                element,
                shape,
                chunk,
                dims: described.dims,
                attributes: map(&described.attributes),
                has_checksums: false,
            };
            variables.push(Variable {
                name: described.name,
                holds: described.holds,
                grows,
                meta: Arc::new(meta),
            });
        }
        let mut store = Store {
            path: folder.to_owned(),
            folder: folder.to_owned(),
            unfinished: None,
            attributes: map(&description.attributes),
            variables,
            snapshots: 0,
            step: 0,
            time_per_step: description.time_per_step,
            together,
            writers: None,
        };
        if let Some(step) = resumed.filter(|_| zarr::is_there(folder)) {
            store.go_on(step)?;
        } else {
            store.folder = partial_of(folder, folder);
            if store.together.is_first() {
                store.unfinished = Some(Unfinished::of(folder));
                store.begin_anew().map_err(|error| failed(folder, &error))?;
            }
        }
        store.together.wait(&format!("made {}", folder.display()))?;
        Ok(store)
    }

    fn begin_anew(&self) -> std::io::Result<()> {
        if self.folder.exists() {
            std::fs::remove_dir_all(&self.folder)?; // left by a run that was killed
        }
        std::fs::create_dir(&self.folder)?;
        for variable in &self.variables {
            if let Holds::Coordinate(values) = &variable.holds {
                self.put_numbers(variable, 0, values)?;
            }
        }
        self.describe()
    }

    /// Keeps the snapshots up to `step`; later ones will be overwritten. The extents of chunks do
    /// not change.
    fn go_on(&mut self, step: u64) -> Result<()> {
        let folder = self.folder.clone();
        let failed = |misfit: FormatMismatch| {
            let message = format!("cannot go on with `{}`: {misfit}", folder.display());
            Fault::user("unwritable-output", message).help("move it away, and a new one is begun")
        };
        for variable in &mut self.variables {
            let name = &variable.name;
            let (mut slabs, found) = Slabs::open(&folder, Some(name), name).map_err(failed)?;
            let meta = Arc::make_mut(&mut variable.meta);
            let grows = usize::from(variable.grows);
            if (found.element, &found.shape[grows..]) != (meta.element, &meta.shape[grows..]) {
                let message = format!("its `{name}` is not as this run writes it");
                return Err(failed(FormatMismatch::new(message)).into());
            }
            meta.chunk = slabs.chunk().to_vec();
            if matches!(variable.holds, Holds::Step) {
                let steps = slabs
                    .read(&Hyperslab::whole(&found.shape))
                    .map_err(failed)?;
                self.snapshots = steps
                    .values()
                    .take_while(|known| *known <= step as f64)
                    .count();
            }
        }
        for variable in self.variables.iter_mut().filter(|variable| variable.grows) {
            Arc::make_mut(&mut variable.meta).shape[0] = self.snapshots;
        }
        Ok(())
    }

    /// Writes the descriptions of the arrays and of the group.
    fn describe(&self) -> std::io::Result<()> {
        let mut all = Map::new();
        for variable in &self.variables {
            let described = variable.meta.json();
            write::describe(&self.folder.join(&variable.name), &described)?;
            all.insert(variable.name.clone(), described);
        }
        let group = json!({
            "zarr_format": 3,
            "node_type": "group",
            "attributes": self.attributes,
            "consolidated_metadata": { "kind": "inline", "must_understand": false, "metadata": all },
        });
        write::describe(&self.folder, &group)
    }

    /// Writes values of a variable of one dimension.
    fn put_numbers(&self, variable: &Variable, at: usize, values: &[f64]) -> std::io::Result<()> {
        let meta = &variable.meta;
        let mut bytes = Vec::new();
        for value in values {
            crate::number::push(*value, meta.element, &mut bytes);
        }
        let slab = Hyperslab {
            start: vec![at],
            count: vec![values.len()],
        };
        let folder = self.folder.join(&variable.name);
        write::cells(&folder, meta, &slab, &bytes, false).map(drop)
    }

    /// Completes the current snapshot.
    fn complete(&mut self) -> std::io::Result<()> {
        let place = self.snapshots - 1;
        for variable in &self.variables {
            let step = self.step as f64;
            let value = match variable.holds {
                Holds::Time => cf::time_at(self.step, self.time_per_step.unwrap_or(1.0)),
                Holds::Step => step,
                Holds::Coordinate(_) | Holds::Array => continue,
            };
            self.put_numbers(variable, place, &[value])?;
        }
        for variable in &mut self.variables {
            if variable.grows {
                Arc::make_mut(&mut variable.meta).shape[0] = self.snapshots;
            }
        }
        self.describe()?;
        match self.unfinished.take() {
            Some(unfinished) => unfinished.take_place_of_folder(),
            None => Ok(()),
        }
    }
}

impl Sink for Store {
    fn begin(&mut self, _: &Job, step: u64) -> Result<()> {
        self.step = step;
        self.writers = Some(Writers::start());
        Ok(())
    }

    fn put(&mut self, name: &str, slab: &Hyperslab, cells: &Arc<HostArray>) -> Result<()> {
        let variable = self.variables.iter().find(|known| known.name == name);
        let (Some(variable), Some(writers)) = (variable, &self.writers) else {
            return Ok(());
        };
        let mut slab = slab.clone();
        if variable.grows {
            slab.start.insert(0, self.snapshots);
            slab.count.insert(0, 1);
        }
        writers.add(SlabWrite {
            folder: self.folder.join(name),
            meta: variable.meta.clone(),
            slab,
            cells: cells.clone(),
            durable: false,
        });
        Ok(())
    }

    fn end(&mut self, _: &Job) -> Result<()> {
        if let Some(writers) = self.writers.take() {
            let done = writers.finish();
            done.map_err(|reason| unwritable(&self.path, &reason))?;
        }
        self.snapshots += 1;
        let path = self.path.display().to_string();
        let reached = format!("wrote {path} at step {}", self.step);
        self.together.wait(&reached)?;
        if self.together.is_first() {
            self.complete()
                .map_err(|error| failed(&self.path, &error))?;
        }
        if self.folder != self.path {
            // The next snapshot is written to the folder under its final name.
            self.together.wait(&format!("{path} is there"))?;
            if !self.together.is_first() {
                // A host that does not share the folder renames its own part in the same way.
                let _ = std::fs::rename(&self.folder, &self.path);
            }
            self.folder.clone_from(&self.path);
        }
        Ok(())
    }
}

/// Checks that a store can be created at `path`, where there may be another store or nothing.
pub(super) fn probe(path: &Path) -> Result<(), String> {
    if path.is_dir() {
        let is_empty = std::fs::read_dir(path).is_ok_and(|mut entries| entries.next().is_none());
        return match zarr::is_there(path) || is_empty {
            true => Ok(()),
            false => Err("it is a folder that is no Zarr store, and would be replaced".to_owned()),
        };
    }
    match path.exists() {
        true => Err("it is a file; a Zarr store is a folder".to_owned()),
        false => super::probe(path),
    }
}

fn map(attributes: &[Attribute]) -> Map<String, Value> {
    let pairs = attributes.iter();
    pairs
        .map(|(name, value)| ((*name).to_owned(), json!(value)))
        .collect()
}

fn failed(folder: &Path, error: &std::io::Error) -> Faults {
    unwritable(folder, &why(error))
}

fn unwritable(folder: &Path, reason: &str) -> Faults {
    let message = format!("cannot write `{}`: {reason}", folder.display());
    Fault::user("unwritable-output", message).into()
}
