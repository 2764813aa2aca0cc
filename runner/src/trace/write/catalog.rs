//! The kernel files of batches.

use super::super::job::KernelText;
use super::super::recording::{Operation, Recording};
use super::super::tables;
use super::kernels::parameter_names;
use super::{Writer, no_job};
use crate::fault::{Fault, Result};
use crate::raiser::{Kernel, Raiser};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The modules whose kernels were launched, each written to a file and read once.
pub struct Catalog {
    folder: PathBuf,
    raiser: fn() -> Box<dyn Raiser>,
    modules: BTreeMap<usize, Module>,
    /// The modules that have a kernel of each name.
    names: BTreeMap<String, Vec<usize>>,
}

struct Module {
    /// Its file, in the folder.
    file: String,
    /// The kernels that were launched, as the file has them.
    kernels: BTreeMap<u32, (Kernel, KernelText)>,
}

impl Catalog {
    /// One without modules, whose files are written to a folder.
    pub fn new(folder: &Path, raiser: fn() -> Box<dyn Raiser>) -> Catalog {
        Catalog {
            folder: folder.to_owned(),
            raiser,
            modules: BTreeMap::new(),
            names: BTreeMap::new(),
        }
    }

    /// The folder of the files.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What makes a raiser.
    pub(super) fn raiser(&self) -> fn() -> Box<dyn Raiser> {
        self.raiser
    }

    /// The module of a kernel, which is written and read where it is not known.
    ///
    /// - errors: the file cannot be written or read
    fn module(&mut self, recording: &Recording, kernel: u32) -> Result<&Module> {
        let number = recording.kernels[&kernel].module;
        let is_known = |module: &Module| module.kernels.contains_key(&kernel);
        if !self.modules.get(&number).is_some_and(is_known) {
            let module = self.read(recording, number)?;
            self.modules.insert(number, module);
        }
        Ok(&self.modules[&number])
    }

    /// Writes and reads a module. A kernel has a name of its own where another module has one of
    /// the same name: a job has one kernel of a name.
    fn read(&mut self, recording: &Recording, number: usize) -> Result<Module> {
        let text = recording.modules.get(&number).map_or("", |text| text);
        let text = tables::with_variables(text, number, recording);
        let mut text = text.map_err(|reason| no_job(recording, &reason))?;
        let mut names = BTreeMap::new();
        let mut renamed = 0;
        for (kernel, known) in &recording.kernels {
            if known.module != number {
                continue;
            }
            let modules = self.names.entry(known.name.clone()).or_default();
            if !modules.contains(&number) {
                modules.push(number);
            }
            let name = match modules.iter().position(|module| *module == number) {
                None | Some(0) => known.name.clone(),
                Some(place) => {
                    let name = format!("{}_{}", known.name, place + 1);
                    text = text.replace(&known.name, &name);
                    renamed += 1;
                    name
                }
            };
            names.insert(*kernel, name);
        }
        // Programs that were compiled are known by the names of their files: each text has its own.
        let file = match renamed {
            0 => format!("module_{number}.ptx"),
            _ => format!("module_{number}_{renamed}.ptx"),
        };
        let path = self.folder.join(&file);
        std::fs::write(&path, &text).map_err(|error| Fault::file("write", &path, &error))?;
        let source = (self.raiser)().read(&path, &[])?;
        let mut kernels = BTreeMap::new();
        for (kernel, name) in names {
            let found = source.kernels.iter().find(|known| known.name == name);
            let found = found.ok_or_else(|| {
                let message = format!("the module has no kernel `{name}`");
                Fault::internal("catalog-kernel", message)
            })?;
            let params = parameter_names(None, found);
            kernels.insert(kernel, (found.clone(), KernelText { name, params }));
        }
        Ok(Module { file, kernels })
    }
}

impl Writer<'_> {
    /// Takes the kernels of the schedule, and their files, from a catalog.
    pub(super) fn take_kernels(&mut self, catalog: &mut Catalog) -> Result<()> {
        let mut launched = BTreeSet::new();
        for action in self.schedule.items.leaves() {
            let operation = &self.recording.operations[action.operation as usize];
            if let Operation::Launch { kernel, .. } = operation {
                launched.insert(*kernel);
            }
        }
        for kernel in launched {
            let module = catalog.module(self.recording, kernel)?;
            if !self.files.contains(&module.file) {
                self.files.push(module.file.clone());
            }
            let (found, text) = &module.kernels[&kernel];
            self.kernels.insert(kernel, found.clone());
            self.known.insert(kernel, text.clone());
        }
        Ok(())
    }
}
