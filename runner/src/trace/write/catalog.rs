//! The kernel files of batches: one PTX file for each module with launched kernels.

use super::super::job::KernelText;
use super::super::recording::{Operation, PointerPosition, Recording};
use super::super::tables;
use super::Writer;
use super::kernels::{parameter_names, with_name};
use crate::fault::{Fault, Result};
use crate::raiser::{Kernel, Raiser};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// The modules whose kernels were launched. Each is written to a file and read once, and again only
/// when a further kernel of it is launched.
pub struct Catalog {
    folder: PathBuf,
    raiser: fn() -> Box<dyn Raiser>,
    modules: BTreeMap<usize, Module>,
    /// For each kernel name, the modules that launched a kernel of that name.
    names: BTreeMap<String, Vec<usize>>,
}

struct Module {
    /// The name of its file in the folder.
    file: String,
    /// The launched kernels, under their names in the file.
    kernels: BTreeMap<u32, (Kernel, KernelText)>,
    /// For each of them, the parameters that the file replaces by variables.
    tables: BTreeMap<u32, BTreeMap<PointerPosition, u32>>,
}

impl Catalog {
    /// Creates an empty catalog whose files are written to `folder`.
    pub fn new(folder: &Path, raiser: fn() -> Box<dyn Raiser>) -> Catalog {
        Catalog {
            folder: folder.to_owned(),
            raiser,
            modules: BTreeMap::new(),
            names: BTreeMap::new(),
        }
    }

    /// Returns the folder of the files.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the function that makes a raiser.
    pub(super) fn raiser(&self) -> fn() -> Box<dyn Raiser> {
        self.raiser
    }

    /// Returns the module of a kernel; writes and reads it if the catalog does not have the kernel.
    ///
    /// - errors: the file cannot be written or read
    fn module(&mut self, recording: &Recording, kernel: u32) -> Result<&Module> {
        let number = recording.kernels[&kernel].module;
        let tables = tables::always(&recording.kernels[&kernel]);
        let is_known = |module: &Module| module.tables.get(&kernel) == Some(&tables);
        if !self.modules.get(&number).is_some_and(is_known) {
            let module = self.read(recording, number)?;
            self.modules.insert(number, module);
        }
        Ok(&self.modules[&number])
    }

    /// Writes and reads a module. Kernel names of a job are unique: a kernel whose name an earlier
    /// module has gets a numeric suffix.
    fn read(&mut self, recording: &Recording, number: usize) -> Result<Module> {
        let text = &recording.modules[&number].text;
        let mut text = tables::with_fields(text, number, recording);
        let mut names = BTreeMap::new();
        let mut tables = BTreeMap::new();
        let mut renamed = 0;
        for (kernel, known) in &recording.kernels {
            if known.module != number {
                continue;
            }
            tables.insert(*kernel, tables::always(known));
            // Launches of a kernel that cannot be changed name a variable that does not exist.
            text = tables::with_variables_of(&text, known).unwrap_or(text);
            let modules = self.names.entry(known.name.clone()).or_default();
            if !modules.contains(&number) {
                modules.push(number);
            }
            let name = match modules.iter().position(|module| *module == number) {
                None | Some(0) => known.name.clone(),
                Some(place) => {
                    let name = format!("{}_{}", known.name, place + 1);
                    text = with_name(&text, &known.name, &name);
                    renamed += 1;
                    name
                }
            };
            names.insert(*kernel, name);
        }
        // Compiled programs are cached by file names, so each text needs a separate file name.
        let mut file = match renamed {
            0 => format!("module_{number}"),
            _ => format!("module_{number}_{renamed}"),
        };
        let changed = tables.iter().filter(|(_, tables)| !tables.is_empty());
        let changed: BTreeMap<&u32, &BTreeMap<PointerPosition, u32>> = changed.collect();
        let divided = tables::divided(recording, number);
        if !changed.is_empty() || !divided.is_empty() {
            let mut hasher = DefaultHasher::new();
            (&changed, &divided).hash(&mut hasher);
            file += &format!("-{:x}", hasher.finish());
        }
        file += ".ptx";
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
        Ok(Module {
            file,
            kernels,
            tables,
        })
    }
}

impl Writer<'_> {
    /// Adds the kernels that the schedule launches, and their files, from a catalog.
    pub(super) fn take_kernels(&mut self, catalog: &mut Catalog) -> Result<()> {
        let mut launched = BTreeSet::new();
        for action in self.schedule.items.leaves() {
            let operation = &self.recording.operations[action.operation as usize];
            if let Operation::Launch { kernel, .. } = operation {
                launched.insert(*kernel);
            }
        }
        // A module is read again for a kernel that it did not have.
        for kernel in &launched {
            catalog.module(self.recording, *kernel)?;
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

#[cfg(all(test, feature = "raise"))]
mod tests {
    use super::*;
    use crate::raise_backend::raiser;
    use crate::trace::recording;
    use std::cell::Cell;
    use std::sync::Arc;

    thread_local! {
        static READ: Cell<usize> = const { Cell::new(0) };
    }

    fn counted() -> Box<dyn Raiser> {
        READ.with(|read| read.set(read.get() + 1));
        raiser()
    }

    fn add(recording: &mut Recording, number: u32, module: usize, name: &str) {
        let kernel = recording::Kernel {
            module,
            name: name.to_owned(),
            tables: BTreeMap::new(),
            others: BTreeSet::new(),
            accessed: BTreeSet::new(),
        };
        recording.kernels.insert(number, kernel);
    }

    #[test]
    fn a_module_is_read_once_and_kernels_of_one_name_are_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let text = |names: &[&str]| {
            let entries = names.iter();
            let entries = entries.map(|name| format!(".visible .entry {name}()\n{{\nret;\n}}\n"));
            let entries: String = entries.collect();
            format!(".version 8.0\n.target sm_80\n.address_size 64\n{entries}")
        };
        let mut recording = Recording::new("program", 0);
        for module in [0, 1] {
            let text = text(&["fill", "scale"]);
            let of_program = recording::Module {
                tree: Arc::new(ptx::parse(&text).0),
                text: text.into(),
            };
            recording.modules.insert(module, of_program);
        }
        let mut catalog = Catalog::new(folder.path(), counted);
        let mut seen = |recording: &Recording, kernel: u32| {
            let module = catalog.module(recording, kernel).unwrap();
            let (found, text) = &module.kernels[&kernel];
            assert_eq!(found.name, text.name);
            let written = std::fs::read_to_string(folder.path().join(&module.file)).unwrap();
            assert!(written.contains(&format!(".entry {}()", found.name)));
            (module.file.clone(), text.name.clone(), READ.with(Cell::get))
        };
        let known = |file: &str, name: &str, read: usize| (file.to_owned(), name.to_owned(), read);
        add(&mut recording, 0, 0, "fill");
        assert_eq!(seen(&recording, 0), known("module_0.ptx", "fill", 1));
        assert_eq!(seen(&recording, 0), known("module_0.ptx", "fill", 1));
        add(&mut recording, 1, 1, "fill");
        assert_eq!(seen(&recording, 1), known("module_1_1.ptx", "fill_2", 2));
        add(&mut recording, 2, 0, "scale");
        assert_eq!(seen(&recording, 2), known("module_0.ptx", "scale", 3));
        add(&mut recording, 3, 1, "scale");
        assert_eq!(seen(&recording, 3), known("module_1_2.ptx", "scale_2", 4));
        assert_eq!(seen(&recording, 1), known("module_1_2.ptx", "fill_2", 4));
        assert_eq!(seen(&recording, 0), known("module_0.ptx", "fill", 4));
    }
}
