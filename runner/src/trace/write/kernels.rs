//! Writes the kernel files: PTX of the modules, and CUDA sources where they are found.

use super::super::job::KernelText;
use super::super::tables;
use super::{Writer, no_job};
use crate::cuda_compiler::{is_cuda, text_with_includes};
use crate::cuda_lines::named_files;
use crate::fault::Result;
use crate::job::skeleton::{declaration, own_name, plain};
use crate::kernel_names;
use crate::raiser::{Kernel, Source};
use cuda::protocol::LIBRARY_MARK;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

impl Writer<'_> {
    /// Writes the modules, and inspects the parameters of their kernels.
    pub(super) fn write_kernels(&mut self) -> Result<()> {
        let launched: BTreeSet<usize> = self
            .recording
            .kernels
            .values()
            .map(|kernel| kernel.module)
            .collect();
        let mut names: BTreeMap<String, usize> = BTreeMap::new();
        let mut raiser = (self.options.raiser)();
        let mut sources: BTreeMap<usize, Source> = BTreeMap::new();
        let text_of = |module: &usize| {
            let module = self.recording.modules.get(module);
            module.map(|module| module.text.clone()).unwrap_or_default()
        };
        // Each kernel of a library is a separate module; they are written to one file.
        let (of_libraries, launched): (Vec<usize>, Vec<usize>) = launched
            .into_iter()
            .partition(|module| library_of(&text_of(module)).is_some());
        let mut libraries: BTreeMap<String, (String, Vec<usize>)> = BTreeMap::new();
        for module in of_libraries {
            let text = text_of(&module);
            let name = library_of(&text).unwrap_or_default().to_owned();
            let (joined, modules) = libraries.entry(name).or_default();
            match text.find(ENTRY) {
                Some(start) if !joined.is_empty() => joined.push_str(&text[start..]),
                _ => joined.push_str(&text),
            }
            modules.push(module);
        }
        for (name, (text, modules)) in libraries {
            let text = modules.iter().try_fold(text, |text, module| {
                tables::with_variables(&text, *module, self.recording)
            });
            let text = text.map_err(|reason| no_job(self.recording, &reason))?;
            let file = format!("{name}.ptx");
            let source = raiser.read(&self.put(&file, &text)?, &[])?;
            self.files.push(file);
            sources.extend(modules.into_iter().map(|module| (module, source.clone())));
        }
        // The name of each kernel in its file.
        let mut written: BTreeMap<u32, String> = BTreeMap::new();
        for (number, kernel) in &self.recording.kernels {
            written.insert(*number, kernel.name.clone());
        }
        let mut texts: BTreeMap<usize, KernelFile> = BTreeMap::new();
        for (place, module) in launched.iter().enumerate() {
            let file = match launched.len() {
                1 => "kernels.ptx".to_owned(),
                _ => format!("kernels_{}.ptx", place + 1),
            };
            let text = tables::with_variables(&text_of(module), *module, self.recording);
            let mut text = text.map_err(|reason| no_job(self.recording, &reason))?;
            // A job has one kernel of each name; files of a program may have several.
            for (number, kernel) in &self.recording.kernels {
                if kernel.module != *module {
                    continue;
                }
                let count = names.entry(kernel.name.clone()).or_default();
                *count += 1;
                if *count > 1 {
                    let name = format!("{}_{count}", kernel.name);
                    text = with_name(&text, &kernel.name, &name);
                    written.insert(*number, name);
                }
            }
            let path = self.put(&file, &text)?;
            self.files.push(file.clone());
            sources.insert(*module, raiser.read(&path, &[])?);
            texts.insert(*module, KernelFile { file, text });
        }
        let cuda = self.cuda_source();
        // Sources declare kernels by the names that they have before they are shortened.
        let mut params: BTreeMap<u32, Vec<Option<String>>> = BTreeMap::new();
        for (number, kernel) in &self.recording.kernels {
            if let Some(found) = kernel_of(&sources, kernel.module, &written[number]) {
                params.insert(*number, parameter_names(cuda.as_deref(), found));
            }
        }
        for module in self.shorten_names(&mut written, &mut texts, &sources) {
            let KernelFile { file, text } = &texts[&module];
            sources.insert(module, raiser.read(&self.put(file, text)?, &[])?);
        }
        let all = kernels_of(&sources);
        for (number, params) in params {
            let module = self.recording.kernels[&number].module;
            if let Some(found) = kernel_of(&sources, module, &written[&number]) {
                let name = kernel_names::for_job(&found.name, &all);
                self.known.insert(number, KernelText { name, params });
                self.kernels.insert(number, found.clone());
            }
        }
        Ok(())
    }

    /// Renames the kernels whose names in the job would be long: the instances of one template, of
    /// which the template arguments tell each other apart. The head of the file says which is
    /// which. Returns the modules whose texts changed.
    fn shorten_names(
        &self,
        written: &mut BTreeMap<u32, String>,
        texts: &mut BTreeMap<usize, KernelFile>,
        sources: &BTreeMap<usize, Source>,
    ) -> BTreeSet<usize> {
        let all = kernels_of(sources);
        let mut taken: BTreeSet<String> = all.iter().map(|name| plain(name)).collect();
        let mut changed = BTreeSet::new();
        for (number, kernel) in &self.recording.kernels {
            let Some(file) = texts.get_mut(&kernel.module) else {
                continue;
            };
            let name = &written[number];
            let long = kernel_names::for_job(name, &all);
            if long.len() <= kernel_names::LONG {
                continue;
            }
            let base = plain(name);
            let mut numbered = (1..).map(|count| format!("{base}_{count}"));
            let Some(alias) = numbered.find(|alias| taken.insert(alias.clone())) else {
                continue;
            };
            file.text = format!(
                "// {alias} is {}\n{}",
                kernel_names::full(name),
                with_name(&file.text, name, &alias)
            );
            written.insert(*number, alias);
            changed.insert(kernel.module);
        }
        changed
    }

    /// Returns the sources of the program, as far as they are found.
    fn cuda_source(&self) -> Option<String> {
        let mut files = Vec::new();
        for folder in self.options.sources {
            find_sources(folder, 3, &mut files);
        }
        files.extend(self.files_of_modules(&files));
        let texts = files.iter().filter_map(|file| match is_cuda(file) {
            true => text_with_includes(file),
            false => std::fs::read_to_string(file).ok(),
        });
        let texts: Vec<String> = texts.collect();
        (!texts.is_empty()).then(|| texts.join("\n"))
    }

    /// Returns the CUDA C++ files that the debug information of modules names as their sources,
    /// without those that are known.
    fn files_of_modules(&self, known: &[PathBuf]) -> Vec<PathBuf> {
        // A batch needs no names.
        if self.options.sources.is_empty() {
            return Vec::new();
        }
        let canonical = |path: &PathBuf| path.canonicalize().ok();
        let mut all: BTreeSet<PathBuf> = known.iter().filter_map(canonical).collect();
        let folder = Path::new(&self.recording.program);
        let folder = folder.parent().unwrap_or(Path::new(""));
        let named = self.recording.modules.values();
        let named = named.flat_map(|module| named_files(&module.text));
        let named = named
            .map(|file| folder.join(file))
            .filter(|file| is_cuda(file));
        named
            .filter_map(|file| canonical(&file))
            .filter(|file| all.insert(file.clone()))
            .collect()
    }
}

/// A kernel file of the job.
struct KernelFile {
    /// Its name.
    file: String,
    text: String,
}

/// Returns the kernel of a module that has this name in its file.
fn kernel_of<'a>(
    sources: &'a BTreeMap<usize, Source>,
    module: usize,
    name: &str,
) -> Option<&'a Kernel> {
    let mut kernels = sources.get(&module)?.kernels.iter();
    kernels.find(|kernel| kernel.name == name)
}

/// Returns the names of all kernels in the files.
fn kernels_of(sources: &BTreeMap<usize, Source>) -> Vec<&str> {
    let kernels = sources.values().flat_map(|source| &source.kernels);
    kernels.map(|kernel| kernel.name.as_str()).collect()
}

/// Returns PTX in which the kernel `name` is called `new`, and its parameters after it. Longer
/// names that contain `name`, and opcodes and directives that equal it, stay as they are.
pub(super) fn with_name(text: &str, name: &str, new: &str) -> String {
    let continues = |c: char| c.is_ascii_alphanumeric() || "_$.".contains(c);
    let mut out = String::with_capacity(text.len());
    let mut copied = 0;
    for (at, _) in text.match_indices(name) {
        let end = at + name.len();
        let before = text[..at].chars().next_back();
        let is_part = before.is_some_and(|c| continues(c) || c == '%')
            || text[end..].chars().next().is_some_and(continues)
                && !text[end..].starts_with("_param_");
        if !is_part {
            out += &text[copied..at];
            out += new;
            copied = end;
        }
    }
    out + &text[copied..]
}

/// Returns the names of a kernel's parameters, from its source or its PTX; `None` if unknown.
pub(super) fn parameter_names(cuda: Option<&str>, kernel: &Kernel) -> Vec<Option<String>> {
    let declared = declaration(cuda, kernel);
    let params = kernel.params.iter().zip(&declared);
    let names = params.map(|(param, declared)| {
        let name = declared.name.clone().or_else(|| own_name(kernel, param))?;
        Some(tidy(&name))
    });
    names.collect()
}

/// The beginning of a kernel.
const ENTRY: &str = ".visible .entry";

/// Returns the library to which a module belongs.
fn library_of(text: &str) -> Option<&str> {
    text.strip_prefix(LIBRARY_MARK)?.lines().next()
}

/// Returns a name for the job, without prefixes that mark device arrays.
fn tidy(name: &str) -> String {
    let name = name.trim_end_matches('_');
    let short = ["d_", "dev_", "g_"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix));
    short
        .filter(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()))
        .unwrap_or(name)
        .to_owned()
}

/// Adds the CUDA C++ and C++ files in a folder and its subfolders.
fn find_sources(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    const MOST: usize = 300;
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    let mut entries: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    entries.sort();
    for path in entries {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        let is_source = path.extension().is_some_and(|ending| {
            ["cu", "cuh", "hpp", "h", "cpp"]
                .iter()
                .any(|known| ending == *known)
        });
        if files.len() < MOST
            && is_source
            && path
                .metadata()
                .is_ok_and(|file| file.is_file() && file.len() < 1 << 20)
        {
            files.push(path);
        } else if depth > 0 && path.is_dir() && !name.starts_with('.') && name != "target" {
            find_sources(&path, depth - 1, files);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::with_name;

    #[test]
    fn only_the_kernel_is_renamed() {
        let text = ".entry add(.param .u64 add_param_0) { add.s32 %add, %r1, 1; call add, (x); }";
        let renamed =
            ".entry add_2(.param .u64 add_2_param_0) { add.s32 %add, %r1, 1; call add_2, (x); }";
        assert_eq!(with_name(text, "add", "add_2"), renamed);
        assert_eq!(
            with_name(".entry step_all(", "step", "step_2"),
            ".entry step_all("
        );
    }
}
