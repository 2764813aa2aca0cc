//! From a recording to a folder with a job: `job.toml`, its kernels, and its inputs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cuda::protocol::LIBRARY_MARK;
use raise::shapes::InferredArray;
use stablehlo::ElementType;

use super::job::{Binding, Field, JobText, KernelText, Layout, Written};
use super::loops::{Binding as Names, Node, visit_events};
use super::recording::{Block, Operation, Param, Recording, Shape};
use super::schedule::{Beginning, Item, Schedule, Term, schedule};
use super::{elements, fields};
use super::{independent, job, memory_kernels, tables};
use crate::arrays::{HostArray, npz};
use crate::compile::Bound;
use crate::cuda_compiler::{is_cuda, text_with_includes};
use crate::cuda_lines::named_files;
use crate::element;
use crate::fault::{Fault, Result};
use crate::job::Job;
use crate::job::skeleton::{declaration, own_name, plain, quoted};
use crate::kernel_names;
use crate::raise_backend::shapes::flat;
use crate::raiser::{Fallback, Kernel, Raiser, Source};

/// What is told of a job that was written.
#[derive(Debug, Default)]
pub struct Summary {
    /// Launches in the text of the job.
    pub launches: usize,
    /// Steps of its loop.
    pub steps: Option<u64>,
    /// Arrays.
    pub arrays: usize,
    /// Lines of the job.
    pub lines: usize,
    /// Why its launches cannot be raised, if they cannot.
    pub not_raised: Vec<String>,
    /// Whether the kernels that cannot be raised run natively.
    pub falls_back: bool,
}

/// How a job is to be written.
pub struct Options<'a> {
    /// The folder.
    pub folder: &'a Path,
    /// The command line that asks for it.
    pub command_line: &'a str,
    /// Folders with the sources of the program, which tell names.
    pub sources: &'a [PathBuf],
    /// A new raiser.
    pub raiser: &'a dyn Fn() -> Box<dyn Raiser>,
}

/// Writes the job of a recording.
///
/// - errors: the program does what a job cannot say; the folder cannot be written
pub fn write(recording: &mut Recording, options: &Options<'_>) -> Result<Summary> {
    let nodes = recording.take_nodes();
    let recording = &*recording;
    if recording.launches == 0 {
        return Err(no_job(recording, "it launches no kernel"));
    }
    if let Some(reason) = recording.obstacles.first() {
        return Err(no_job(recording, reason));
    }
    tracing::debug!("operations: {:#?}", recording.operations);
    tracing::debug!("loops: {nodes:#?}");
    let nodes = independent::simplest(recording, nodes);
    let schedule = schedule(recording, &nodes, Beginning::Values)
        .map_err(|reason| no_job(recording, &reason))?;
    let names = names_at_end(&nodes);
    std::fs::create_dir_all(options.folder)
        .map_err(|error| Fault::file("make the folder", options.folder, &error))?;
    let mut writer = Writer {
        recording,
        schedule: &schedule,
        options,
        files: Vec::new(),
        kernels: BTreeMap::new(),
        known: BTreeMap::new(),
    };
    writer.check_tables()?;
    writer.write_kernels()?;
    let mut summary = writer.finish(&names)?;
    let path = options.folder.join("job.toml");
    if let Err(faults) = raised(&path, options.raiser, Fallback::None) {
        summary.not_raised = faults.iter().map(|fault| fault.message.clone()).collect();
        if let Ok(kernels) = raised(&path, options.raiser, Fallback::Native) {
            fall_back(&path, &kernels)?;
            summary.not_raised = kernels;
            summary.falls_back = true;
        }
    }
    Ok(summary)
}

/// Raises the launches of a job. Returns which kernels run as their own code.
fn raised(
    path: &Path,
    raiser: &dyn Fn() -> Box<dyn Raiser>,
    fallback: Fallback,
) -> Result<Vec<String>> {
    let (job, bound) = read(path, raiser)?;
    Ok(bound.tensors(&job, fallback)?.fell_back)
}

/// Writes into a job that kernels which cannot be raised run natively.
fn fall_back(path: &Path, kernels: &[String]) -> Result<()> {
    let text = std::fs::read_to_string(path).map_err(|error| Fault::file("read", path, &error))?;
    let reasons: String = kernels.iter().map(|line| format!("# {line}\n")).collect();
    let key = format!("{reasons}fallback = \"native\"\n\nkernels = [");
    let text = text.replacen("\nkernels = [", &format!("\n{key}"), 1);
    std::fs::write(path, text).map_err(|error| Fault::file("write", path, &error).into())
}

/// Reads a job and binds its launches.
fn read(path: &Path, raiser: &dyn Fn() -> Box<dyn Raiser>) -> Result<(Job, Bound)> {
    let mut job = crate::job::read::read_file(path)?;
    let bound = Bound::resolved(&mut job, raiser())?;
    Ok((job, bound))
}

/// A job of what was recorded since the last one, to be run at once.
pub struct Batch {
    /// Its text, without the values of arrays.
    pub text: String,
    /// The values of its scalars.
    pub floats: Vec<(String, f64)>,
    /// The numbers of its series.
    pub series: Vec<(String, HostArray)>,
    /// The arrays: name, the number of the block that it begins with, and that of the block whose
    /// contents it is at the end.
    pub arrays: Vec<(String, u32, u32)>,
    /// The fields of the structures in arrays of integers, to compare.
    pub structs: Vec<(String, Vec<ElementType>)>,
}

/// What a batch is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To run: one text for all values of floats, which are not in it.
    Run,
    /// To be interpreted, and to tell the types of memory: the text has the values of floats.
    Compare,
}

/// The scalars of a batch, as its text has them.
fn scalars(floats: &[(String, f64, u8)], purpose: Purpose) -> String {
    let mut text = String::new();
    for (name, value, bytes) in floats {
        let value = match purpose {
            Purpose::Run => 0.5,
            Purpose::Compare => *value,
        };
        let value = job::float_text(&format!("{value:?}"));
        let ty = 8 * u32::from(*bytes);
        text += &format!("{name} = {{ value = {value}, type = \"f{ty}\" }}\n");
    }
    match text.is_empty() {
        true => text,
        false => format!("\n[scalars]\n{text}"),
    }
}

/// Makes the job of what was recorded, whose arrays are blocks of memory as they are: `memory`
/// gives the bytes of one. Its kernels are written to a folder.
///
/// - errors: a job cannot say it
pub fn batch(
    recording: &Recording,
    nodes: &[Node],
    folder: &Path,
    memory: &dyn Fn(u32) -> Option<Vec<u8>>,
    raiser: &dyn Fn() -> Box<dyn Raiser>,
    purpose: Purpose,
) -> Result<Batch> {
    let schedule = schedule(recording, nodes, Beginning::Operations);
    let mut schedule = schedule.map_err(|reason| no_job(recording, &reason))?;
    let mut variables = BTreeSet::new();
    for items in [&schedule.before, &schedule.step, &schedule.after] {
        visit(items, &mut |action| {
            let operation = &recording.operations[action.operation as usize];
            if let Operation::Launch {
                variables: used, ..
            } = operation
            {
                variables.extend(used);
            }
        });
    }
    for variable in variables {
        let bytes = memory(variable).unwrap_or_default();
        schedule.initial.insert(variable, bytes);
    }
    let options = Options {
        folder,
        command_line: "",
        sources: &[],
        raiser,
    };
    let mut writer = Writer {
        recording,
        schedule: &schedule,
        options: &options,
        files: Vec::new(),
        kernels: BTreeMap::new(),
        known: BTreeMap::new(),
    };
    writer.write_kernels()?;
    let variables = writer.variables();
    let used = writer.used_blocks(&variables);
    let mut layouts = writer.layouts(&used, &variables);
    let names = names_at_end(nodes);
    let mut arrays = Vec::new();
    for (number, (block, layouts)) in layouts.iter_mut().enumerate() {
        layouts[0].name = format!("array_{number}");
        arrays.push((layouts[0].name.clone(), *block, names.allocation(*block)));
    }
    let text = JobText {
        recording,
        schedule: &schedule,
        kernels: &writer.known,
        layouts: &layouts,
        names: &names,
        variables: &variables,
        are_floats_open: true,
    };
    let written = job::write(&text).map_err(|reason| no_job(recording, &reason))?;
    let mut files = writer.files.clone();
    if !written.memory.is_empty() {
        // Each set of kernels has a file of its own.
        let names: Vec<String> = written.memory.iter().map(|kernel| kernel.name()).collect();
        let file = format!("{}.ptx", names.join("-"));
        writer.put(&file, &memory_kernels::text(&written.memory))?;
        files.push(file);
    }
    let files: Vec<String> = files.iter().map(|file| quoted(file)).collect();
    Ok(Batch {
        text: format!(
            "kernels = [{}]\n{}{}",
            files.join(", "),
            scalars(&written.floats, purpose),
            written.text
        ),
        floats: written
            .floats
            .into_iter()
            .map(|(name, value, _)| (name, value))
            .collect(),
        series: written.series,
        arrays,
        structs: match purpose {
            Purpose::Run => Vec::new(),
            Purpose::Compare => writer.structures(&layouts),
        },
    })
}

/// What the names of blocks stand for at the end.
fn names_at_end(nodes: &[Node]) -> Names {
    match recording_has_swaps(nodes) {
        true => visit_events(nodes, &mut |_, _| {}),
        false => Names::default(),
    }
}

fn recording_has_swaps(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| match node {
        Node::Event(_) => false,
        Node::Loop(inner) => !inner.swap.cycles.is_empty() || recording_has_swaps(&inner.body),
    })
}

fn no_job(recording: &Recording, reason: &str) -> crate::fault::Faults {
    let message = format!(
        "what `{}` does cannot be written as a job: {reason}",
        recording.name()
    );
    Fault::unsupported("trace-no-job", message).into()
}

struct Writer<'a> {
    recording: &'a Recording,
    schedule: &'a Schedule,
    options: &'a Options<'a>,
    /// Kernel files, as the job names them.
    files: Vec<String>,
    /// What the raiser knows of each kernel.
    kernels: BTreeMap<u32, Kernel>,
    known: BTreeMap<u32, KernelText>,
}

impl Writer<'_> {
    fn put(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.options.folder.join(name);
        std::fs::write(&path, text).map_err(|error| Fault::file("write", &path, &error))?;
        Ok(path)
    }

    /// Refuses memory with addresses that launches are given as data too.
    fn check_tables(&self) -> Result<()> {
        let mut found = None;
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            visit(items, &mut |action| {
                let given = action.terms.iter().find_map(|term| match term {
                    Term::Pointer(block, _) if self.recording.tables.contains(block) => {
                        Some(*block)
                    }
                    _ => None,
                });
                found = found.or(given);
            });
        }
        let Some(block) = found.and_then(|block| self.recording.blocks.get(&block)) else {
            return Ok(());
        };
        let reason = format!(
            "kernels find addresses in `{}`, and use it as data too",
            block.site
        );
        Err(no_job(self.recording, &reason))
    }

    /// Writes the modules, and learns what their kernels take.
    fn write_kernels(&mut self) -> Result<()> {
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
            let text = self.recording.modules.get(module);
            text.cloned().unwrap_or_default()
        };
        // Kernels of a library come in a module each, and are written to one file.
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
        for (place, module) in launched.iter().enumerate() {
            let file = match launched.len() {
                1 => "kernels.ptx".to_owned(),
                _ => format!("kernels_{}.ptx", place + 1),
            };
            let text = tables::with_variables(&text_of(module), *module, self.recording);
            let mut text = text.map_err(|reason| no_job(self.recording, &reason))?;
            // One job has one kernel of a name; files of a program may have several.
            for kernel in self
                .recording
                .kernels
                .values()
                .filter(|kernel| kernel.module == *module)
            {
                let count = names.entry(kernel.name.clone()).or_default();
                *count += 1;
                if *count > 1 {
                    text = text.replace(&kernel.name, &format!("{}_{count}", kernel.name));
                }
            }
            let path = self.put(&file, &text)?;
            self.files.push(file);
            sources.insert(*module, raiser.read(&path, &[])?);
        }
        let cuda = self.cuda_source();
        let all: Vec<String> = sources
            .values()
            .flat_map(|source| source.kernels.iter().map(|kernel| kernel.name.clone()))
            .collect();
        for (number, kernel) in &self.recording.kernels {
            let Some(source) = sources.get(&kernel.module) else {
                continue;
            };
            let prefix = format!("{}_", kernel.name);
            let own = source
                .kernels
                .iter()
                .find(|known| known.name == kernel.name);
            let renamed = || {
                source.kernels.iter().find(|known| {
                    known
                        .name
                        .strip_prefix(&prefix)
                        .is_some_and(|rest| rest.parse::<u32>().is_ok())
                })
            };
            let Some(found) = own.or_else(renamed) else {
                continue;
            };
            let declared = declaration(cuda.as_deref(), found);
            let params = found.params.iter().zip(&declared).map(|(param, declared)| {
                let name = declared.name.clone().or_else(|| own_name(found, param))?;
                Some(tidy(&name))
            });
            let short = kernel_names::short(&found.name);
            let is_unique =
                kernel_names::candidates(&short, all.iter().map(String::as_str)).len() == 1;
            let name = if is_unique {
                short
            } else {
                kernel_names::full(&found.name)
            };
            self.known.insert(
                *number,
                KernelText {
                    name,
                    params: params.collect(),
                },
            );
            self.kernels.insert(*number, found.clone());
        }
        Ok(())
    }

    /// The sources of the program, as far as they are found.
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

    /// The CUDA C++ that modules with debug information name as what they were compiled from, without
    /// those that are known.
    fn files_of_modules(&self, known: &[PathBuf]) -> Vec<PathBuf> {
        // What is to be run at once needs no names.
        if self.options.sources.is_empty() {
            return Vec::new();
        }
        let canonical = |path: &PathBuf| path.canonicalize().ok();
        let mut all: BTreeSet<PathBuf> = known.iter().filter_map(canonical).collect();
        let folder = Path::new(&self.recording.program);
        let folder = folder.parent().unwrap_or(Path::new(""));
        let named = self.recording.modules.values();
        let named = named.flat_map(|text| named_files(text));
        let named = named
            .map(|file| folder.join(file))
            .filter(|file| is_cuda(file));
        named
            .filter_map(|file| canonical(&file))
            .filter(|file| all.insert(file.clone()))
            .collect()
    }

    fn finish(&self, names: &Names) -> Result<Summary> {
        let variables = self.variables();
        let used = self.used_blocks(&variables);
        let flat = self.layouts(&used, &variables);
        let written = self.text(&flat, &variables, names)?;
        let summary = self.write_files(&written, &flat, &variables, names)?;
        // What kernels do with arrays is known once their launches are bound.
        let Some(shaped) = self.shaped(&flat, &variables) else {
            return Ok(summary);
        };
        let written = self.text(&shaped, &variables, names)?;
        self.write_files(&written, &shaped, &variables, names)
    }

    fn text(
        &self,
        layouts: &BTreeMap<u32, Vec<Layout>>,
        variables: &BTreeMap<u32, Binding>,
        names: &Names,
    ) -> Result<Written> {
        let text = JobText {
            recording: self.recording,
            schedule: self.schedule,
            kernels: &self.known,
            layouts,
            names,
            variables,
            are_floats_open: false,
        };
        job::write(&text).map_err(|reason| no_job(self.recording, &reason))
    }

    /// The arrays with the types and shapes that kernels use them in, of the job that was written
    /// with flat ones.
    fn shaped(
        &self,
        flat: &BTreeMap<u32, Vec<Layout>>,
        variables: &BTreeMap<u32, Binding>,
    ) -> Option<BTreeMap<u32, Vec<Layout>>> {
        let path = self.options.folder.join("job.toml");
        let inferred = inferred(&path, self.options.raiser);
        let inferred = inferred
            .map_err(|faults| {
                let reasons: Vec<String> = faults.iter().map(ToString::to_string).collect();
                tracing::info!("no shapes are inferred: {}", reasons.join("; "));
            })
            .ok()?;
        let mut shaped = flat.clone();
        for (block, layouts) in &mut shaped {
            let [whole] = layouts.as_slice() else {
                continue;
            };
            let Some(found) = inferred.get(&whole.name) else {
                continue;
            };
            let bytes = self
                .recording
                .blocks
                .get(block)
                .map_or(0, |block| block.bytes);
            let new = parts(whole, found);
            let is_variable = variables.contains_key(block);
            if is_variable && new.len() != 1 || !self.holds_memory_operations(*block, &new, bytes) {
                continue;
            }
            if !new.is_empty() {
                *layouts = new;
            }
        }
        self.equalise(&mut shaped, flat);
        Some(shaped)
    }

    /// Whether each copy and fill of a block is within one of its arrays.
    fn holds_memory_operations(&self, block: u32, arrays: &[Layout], bytes: u64) -> bool {
        if let [only] = arrays
            && only.start == 0
            && only.bytes() == bytes
        {
            return true;
        }
        let mut pointers_hold = true;
        let mut within = |term: &Term| {
            if let Term::Pointer(of, offset) = term
                && *of == block
            {
                pointers_hold &= arrays.iter().any(|array| {
                    let start = array.start as i64;
                    (start..start + array.bytes() as i64).contains(&offset.constant)
                });
            }
        };
        let mut holds = true;
        let mut check = |place: &Term, shape: &Shape| {
            let Term::Pointer(of, offset) = place else {
                return;
            };
            if *of != block {
                return;
            }
            let size =
                shape.width + (shape.height - 1) * shape.pitch + (shape.depth - 1) * shape.slice;
            let start = offset.constant.max(0) as u64;
            holds &= offset.terms.is_empty()
                && arrays.iter().any(|array| {
                    array.start <= start && start + size <= array.start + array.bytes()
                });
        };
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            visit(
                items,
                &mut |action| match &self.recording.operations[action.operation as usize] {
                    Operation::Write(shape) | Operation::Fill { to: shape, .. } => {
                        check(&action.terms[0], shape)
                    }
                    Operation::Copy { from, to } => {
                        check(&action.terms[0], from);
                        check(&action.terms[1], to);
                    }
                    Operation::Launch { .. } => action.terms.iter().for_each(&mut within),
                    Operation::Read(_) => {}
                },
            );
        }
        holds && pointers_hold
    }

    /// Gives arrays that are exchanged, or copied as a whole, one shape.
    fn equalise(&self, shaped: &mut BTreeMap<u32, Vec<Layout>>, flat: &BTreeMap<u32, Vec<Layout>>) {
        let mut groups = self.cycles();
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            visit(items, &mut |action| {
                if let (Operation::Copy { .. }, [Term::Pointer(from, _), Term::Pointer(to, _)]) = (
                    &self.recording.operations[action.operation as usize],
                    action.terms.as_slice(),
                ) {
                    groups.push(vec![*from, *to]);
                }
            });
        }
        let form = |layouts: &[Layout]| -> Vec<(u64, ElementType, Vec<u64>)> {
            let forms = layouts
                .iter()
                .map(|layout| (layout.start, layout.element, layout.shape.clone()));
            forms.collect()
        };
        for group in groups {
            let size = |block: &u32| self.recording.blocks.get(block).map(|block| block.bytes);
            if group.iter().any(|block| size(block) != size(&group[0])) {
                continue;
            }
            // The form that says most: of arrays that kernels use, with most dimensions.
            let used = group
                .iter()
                .filter(|block| shaped.get(block) != flat.get(block));
            let rank = |block: &&u32| {
                shaped
                    .get(block)
                    .and_then(|all| all.first())
                    .map(|layout| layout.shape.len())
            };
            let Some(best) = used.max_by_key(rank).copied() else {
                continue;
            };
            let Some(chosen) = shaped.get(&best).cloned() else {
                continue;
            };
            for block in &group {
                let Some(layouts) = shaped.get_mut(block) else {
                    continue;
                };
                if form(layouts) == form(&chosen) {
                    continue;
                }
                let name = flat[block][0].name.clone();
                *layouts = chosen
                    .iter()
                    .enumerate()
                    .map(|(number, layout)| Layout {
                        name: part_name(&name, number, chosen.len()),
                        notes: Vec::new(),
                        ..layout.clone()
                    })
                    .collect();
            }
        }
    }

    fn write_files(
        &self,
        written: &Written,
        layouts: &BTreeMap<u32, Vec<Layout>>,
        variables: &BTreeMap<u32, Binding>,
        names: &Names,
    ) -> Result<Summary> {
        let folder = self.options.folder;
        let mut files = self.files.clone();
        if !written.memory.is_empty() {
            self.put("memory.ptx", &memory_kernels::text(&written.memory))?;
            files.push("memory.ptx".to_owned());
        }
        let entries = |all: &[(String, HostArray)], file: &str| -> Result<()> {
            if all.is_empty() {
                return Ok(());
            }
            npz::write_file(
                &folder.join(file),
                all.iter().map(|(name, array)| (name.as_str(), array)),
            )
        };
        entries(&written.inputs, "inputs.npz")?;
        entries(&written.series, "series.npz")?;
        let recorded = self.recorded(layouts, variables, names);
        entries(&recorded, "recorded.npz")?;
        let files: Vec<String> = files.iter().map(|file| quoted(file)).collect();
        let mut text = format!(
            "# Written by `{}`.\n\ntitle = {}\nkernels = [{}]\n{}",
            self.options.command_line.replace('\n', " "),
            quoted(&self.recording.name()),
            files.join(", "),
            written.text
        );
        if !recorded.is_empty() {
            text += "\n# What the program left in memory; `reactant-rs check` compares with it.\n[recorded]\nfile = \"recorded.npz\"\n";
            let structures = self.structures(layouts).into_iter();
            let structures: Vec<String> = structures
                .map(|(name, fields)| {
                    let fields = fields.into_iter().map(|field| quoted(element::name(field)));
                    let fields = fields.collect::<Vec<String>>().join(", ");
                    format!("{} = [{fields}]", crate::job::skeleton::key(&name))
                })
                .collect();
            if !structures.is_empty() {
                text += &format!("structs = {{ {} }}\n", structures.join(", "));
            }
        }
        self.put("job.toml", &text)?;
        Ok(Summary {
            launches: written.launches,
            steps: self.schedule.steps,
            arrays: layouts.values().map(Vec::len).sum(),
            lines: text.lines().count(),
            not_raised: Vec::new(),
            falls_back: false,
        })
    }

    /// The fields of the structures in arrays of integers, by the array's name.
    fn structures(&self, layouts: &BTreeMap<u32, Vec<Layout>>) -> Vec<(String, Vec<ElementType>)> {
        let mut modules: BTreeMap<usize, ptx::Module> = BTreeMap::new();
        let mut found: BTreeMap<u32, BTreeSet<elements::ElementAccess>> = BTreeMap::new();
        let mut others = BTreeSet::new();
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            visit(items, &mut |action| {
                let Operation::Launch { kernel, params, .. } =
                    &self.recording.operations[action.operation as usize]
                else {
                    return;
                };
                let known = &self.recording.kernels[kernel];
                let module = modules.entry(known.module).or_insert_with(|| {
                    let text = self.recording.modules.get(&known.module);
                    ptx::parse(text.map_or("", |text| text)).0
                });
                let mut terms = action.terms[3..].iter();
                for (place, param) in params.iter().enumerate() {
                    if *param != Param::Pointer {
                        each_pointer(param, &mut terms, &mut |block| {
                            others.insert(block);
                        });
                        continue;
                    }
                    match terms.next() {
                        Some(Term::Pointer(block, offset)) if offset.constant() == Some(0) => {
                            let all = elements::accesses(module, &known.name, place);
                            found.entry(*block).or_default().extend(all);
                        }
                        Some(Term::Pointer(block, _)) => {
                            others.insert(*block);
                        }
                        _ => {}
                    }
                }
            });
        }
        let mut structures = Vec::new();
        for (block, accesses) in found {
            let Some([layout]) = layouts.get(&block).map(Vec::as_slice) else {
                continue;
            };
            if others.contains(&block) || element::is_float(layout.element) {
                continue;
            }
            if let Some(fields) = elements::fields(&accesses, layout.bytes()) {
                structures.push((layout.name.clone(), fields));
            }
        }
        structures
    }

    /// What the program left in each array.
    fn recorded(
        &self,
        layouts: &BTreeMap<u32, Vec<Layout>>,
        variables: &BTreeMap<u32, Binding>,
        names: &Names,
    ) -> Vec<(String, HostArray)> {
        let mut all = Vec::new();
        for (name, layouts) in layouts {
            if variables
                .get(name)
                .is_some_and(|binding| *binding != Binding::Array)
            {
                continue;
            }
            let block = names.allocation(*name);
            let last = self.recording.last.get(&block);
            let Some(Ok(bytes)) = last.map(|contents| self.recording.contents.get(*contents))
            else {
                continue;
            };
            for layout in layouts {
                let range = layout.start as usize..(layout.start + layout.bytes()) as usize;
                let Some(part) = bytes.get(range) else {
                    continue;
                };
                let shape = layout.shape.iter().map(|extent| *extent as usize).collect();
                all.push((
                    layout.name.clone(),
                    HostArray {
                        element: layout.element,
                        shape,
                        bytes: part.to_vec(),
                    },
                ));
            }
        }
        all
    }

    /// How the variables are bound that the host writes or reads.
    fn variables(&self) -> BTreeMap<u32, Binding> {
        let mut given: BTreeSet<u32> = self.schedule.initial.keys().copied().collect();
        given.extend(self.schedule.reads.iter().map(|read| read.block));
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            visit(items, &mut |action| {
                given.extend(action.terms.iter().filter_map(|term| match term {
                    Term::Pointer(block, _) => Some(*block),
                    _ => None,
                }));
            });
        }
        let is_variable = |block: &u32| {
            !self.recording.tables.contains(block)
                && self
                    .recording
                    .blocks
                    .get(block)
                    .is_some_and(|block| block.variable.is_some())
        };
        let variables = given.into_iter().filter(is_variable);
        variables
            .map(|block| (block, self.binding(block)))
            .collect()
    }

    /// A variable of mixed fields is a structure; others are arrays.
    fn binding(&self, number: u32) -> Binding {
        let Some(Block {
            bytes,
            variable: Some((module, name)),
            ..
        }) = self.recording.blocks.get(&number)
        else {
            return Binding::Array;
        };
        let addresses = self.recording.addresses.get(&number);
        let fields = self.fields_of_variable(*module, name);
        let first = fields.first().map(|field| (field.bytes, field.is_float));
        let is_mixed = fields
            .iter()
            .any(|field| Some((field.bytes, field.is_float)) != first);
        let has_addresses = addresses.is_some_and(|addresses| !addresses.is_empty());
        if !is_mixed && !has_addresses {
            return Binding::Array;
        }
        let empty = vec![0; *bytes as usize];
        let image = self.schedule.initial.get(&number).unwrap_or(&empty);
        let mut all = Vec::new();
        let mut at = 0;
        while at < *bytes as u32 {
            if let Some((_, block, offset)) = addresses
                .into_iter()
                .flatten()
                .find(|(place, ..)| *place == at)
            {
                all.push(Field::Pointer(*block, *offset));
                at += 8;
                continue;
            }
            let field = fields.iter().find(|field| field.offset == at);
            // What no kernel reads by itself is in words as long as they fit.
            let next = fields.iter().map(|field| field.offset);
            let next = next.chain(addresses.into_iter().flatten().map(|(place, ..)| *place));
            let end = next
                .filter(|next| *next > at)
                .min()
                .unwrap_or(*bytes as u32);
            let fits = |size: &u32| at.is_multiple_of(*size) && at + size <= end;
            let word = [8, 4, 2].into_iter().find(fits).unwrap_or(1);
            let size = field.map_or(word, |field| field.bytes);
            let own = &image[at as usize..(at + size).min(*bytes as u32) as usize];
            all.push(match field {
                Some(field) if field.is_address && own.iter().all(|byte| *byte == 0) => Field::Null,
                Some(field) => number_field(own, field.is_float),
                None => number_field(own, false),
            });
            at += size;
        }
        Binding::Struct(all)
    }

    /// What the kernels of a module read of a variable.
    fn fields_of_variable(&self, module: usize, name: &str) -> Vec<fields::Field> {
        let Some(text) = self.recording.modules.get(&module) else {
            return Vec::new();
        };
        let (tree, _) = ptx::parse(text);
        let mut all: BTreeMap<u32, fields::Field> = BTreeMap::new();
        for kernel in self
            .recording
            .kernels
            .values()
            .filter(|kernel| kernel.module == module)
        {
            for field in fields::read_variable(&tree, &kernel.name, name).all {
                all.entry(field.offset).or_insert(field);
            }
        }
        all.into_values().collect()
    }

    /// The blocks that the job has arrays for.
    fn used_blocks(&self, variables: &BTreeMap<u32, Binding>) -> BTreeSet<u32> {
        let mut used = BTreeSet::new();
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            visit(items, &mut |action| {
                used.extend(action.terms.iter().filter_map(|term| match term {
                    Term::Pointer(block, _) => Some(*block),
                    _ => None,
                }));
            });
        }
        used.extend(self.cycles().into_iter().flatten());
        used.extend(
            variables
                .iter()
                .filter(|(_, binding)| **binding == Binding::Array)
                .map(|(block, _)| *block),
        );
        for fields in variables.values() {
            if let Binding::Struct(fields) = fields {
                used.extend(fields.iter().filter_map(|field| match field {
                    Field::Pointer(block, _) => Some(*block),
                    _ => None,
                }));
            }
        }
        used
    }

    /// The cycles of blocks that are exchanged.
    fn cycles(&self) -> Vec<Vec<u32>> {
        fn of_items(items: &[Item], cycles: &mut Vec<Vec<u32>>) {
            for item in items {
                if let Item::Group(group) = item {
                    cycles.extend(group.swap.cycles.iter().cloned());
                    of_items(&group.items, cycles);
                }
            }
        }
        let mut cycles = self.schedule.swap.cycles.clone();
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            of_items(items, &mut cycles);
        }
        cycles
    }

    /// The array of each block.
    fn layouts(
        &self,
        used: &BTreeSet<u32>,
        variables: &BTreeMap<u32, Binding>,
    ) -> BTreeMap<u32, Vec<Layout>> {
        let names = self.array_names(used);
        let mut elements = self.elements();
        for cycle in self.cycles() {
            let known = cycle.iter().find_map(|block| elements.get(block).copied());
            for block in known.iter().flat_map(|_| &cycle) {
                elements
                    .entry(*block)
                    .or_insert(known.unwrap_or(ElementType::U8));
            }
        }
        let mut layouts = BTreeMap::new();
        for block in used {
            if variables
                .get(block)
                .is_some_and(|binding| *binding != Binding::Array)
            {
                continue;
            }
            let Some(known) = self.recording.blocks.get(block) else {
                continue;
            };
            let element = elements
                .get(block)
                .copied()
                .filter(|of| known.bytes % element::bytes(*of) as u64 == 0);
            let element = element.unwrap_or(ElementType::U8);
            let shape = vec![known.bytes / element::bytes(element) as u64];
            let layout = Layout {
                name: names[block].clone(),
                start: 0,
                element,
                shape,
                notes: Vec::new(),
            };
            layouts.insert(*block, vec![layout]);
        }
        layouts
    }

    /// The type that kernels use most for a block.
    fn elements(&self) -> BTreeMap<u32, ElementType> {
        let mut votes: BTreeMap<u32, BTreeMap<&str, usize>> = BTreeMap::new();
        self.visit_pointers(&mut |kernel, place, block| {
            let param = kernel
                .params
                .get(place)
                .and_then(|param| param.element.as_deref());
            if let Some(of) = param.and_then(element::parse) {
                *votes
                    .entry(block)
                    .or_default()
                    .entry(element::name(of))
                    .or_default() += 1;
            }
        });
        let of = |(block, votes): (u32, BTreeMap<&str, usize>)| {
            let (name, _) = votes.into_iter().max_by_key(|(_, count)| *count)?;
            Some((block, element::parse(name)?))
        };
        votes.into_iter().filter_map(of).collect()
    }

    /// Calls for each pointer that a launch is given, with the kernel and the place of the
    /// parameter.
    fn visit_pointers(&self, call: &mut dyn FnMut(&Kernel, usize, u32)) {
        for items in [
            &self.schedule.before,
            &self.schedule.step,
            &self.schedule.after,
        ] {
            visit(items, &mut |action| {
                let Operation::Launch { kernel, params, .. } =
                    &self.recording.operations[action.operation as usize]
                else {
                    return;
                };
                let Some(known) = self.kernels.get(kernel) else {
                    return;
                };
                let mut terms = action.terms[3..].iter();
                for (place, param) in params.iter().enumerate() {
                    each_pointer(param, &mut terms, &mut |block| call(known, place, block));
                }
            });
        }
    }

    /// A name for each block: that of the parameter that it is most often given for.
    fn array_names(&self, used: &BTreeSet<u32>) -> BTreeMap<u32, String> {
        let mut votes: BTreeMap<u32, BTreeMap<String, usize>> = BTreeMap::new();
        let by_name: BTreeMap<&str, u32> = self
            .kernels
            .iter()
            .map(|(number, kernel)| (kernel.name.as_str(), *number))
            .collect();
        self.visit_pointers(&mut |kernel, place, block| {
            let known = by_name
                .get(kernel.name.as_str())
                .and_then(|number| self.known.get(number));
            if let Some(Some(name)) = known.and_then(|known| known.params.get(place)) {
                *votes
                    .entry(block)
                    .or_default()
                    .entry(name.clone())
                    .or_default() += 1;
            }
        });
        let mut taken = BTreeSet::new();
        let mut names = BTreeMap::new();
        for block in used {
            let variable = self
                .recording
                .blocks
                .get(block)
                .and_then(|block| block.variable.as_ref());
            let best = votes
                .get(block)
                .and_then(|votes| votes.iter().max_by_key(|(_, count)| **count))
                .map(|(name, _)| name.clone());
            let wanted = match variable {
                Some((_, name)) => plain(name),
                None => best.unwrap_or_else(|| format!("array_{block}")),
            };
            let numbered = (2..).map(|number| format!("{wanted}_{number}"));
            let mut tried = std::iter::once(wanted.clone()).chain(numbered);
            let name = tried.find(|name| !taken.contains(name)).unwrap_or(wanted);
            taken.insert(name.clone());
            names.insert(*block, name);
        }
        names
    }
}

/// What kernels do with the arrays of a job that was written, by name.
/// What a kernel begins with.
const ENTRY: &str = ".visible .entry";

/// The library whose kernels a module has.
fn library_of(text: &str) -> Option<&str> {
    text.strip_prefix(LIBRARY_MARK)?.lines().next()
}

fn inferred(
    path: &Path,
    raiser: &dyn Fn() -> Box<dyn Raiser>,
) -> Result<BTreeMap<String, Vec<InferredArray>>> {
    let (job, bound) = read(path, raiser)?;
    let found = flat(&job, &bound)?;
    let names = job.arrays.iter().map(|array| array.name.value.clone());
    Ok(names.zip(found.inferred).collect())
}

/// The arrays that an allocation holds.
fn parts(whole: &Layout, found: &[InferredArray]) -> Vec<Layout> {
    let part = |(number, array): (usize, &InferredArray)| Layout {
        name: part_name(&whole.name, number, found.len()),
        start: array.start,
        element: array.element,
        shape: array.shape.clone(),
        // The first reason is enough.
        notes: array.notes.iter().take(1).cloned().collect(),
    };
    found.iter().enumerate().map(part).collect()
}

fn part_name(whole: &str, number: usize, count: usize) -> String {
    match count {
        1 => whole.to_owned(),
        _ => format!("{whole}_{number}"),
    }
}

/// A number in a variable, with its type.
fn number_field(bytes: &[u8], is_float: bool) -> Field {
    let mut all = [0; 8];
    let count = bytes.len().min(8);
    all[..count].copy_from_slice(&bytes[..count]);
    let bits = u64::from_le_bytes(all);
    match (is_float, bytes.len()) {
        (true, 4) => Field::Number(format!("{:?}", f32::from_bits(bits as u32)), "f32"),
        (true, 8) => Field::Number(format!("{:?}", f64::from_bits(bits)), "f64"),
        (_, 8) => Field::Number((bits as i64).to_string(), "i64"),
        (_, 4) => Field::Number((bits as i32).to_string(), "i32"),
        (_, 2) => Field::Number((bits as i16).to_string(), "i16"),
        _ => Field::Number(bits.to_string(), "u8"),
    }
}

/// A name as a job may have it: without the mark that the array is on the device.
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

fn each_pointer<'t>(
    param: &Param,
    terms: &mut impl Iterator<Item = &'t Term>,
    call: &mut dyn FnMut(u32),
) {
    match param {
        Param::Null | Param::Unused(_) => {}
        Param::Int(_) | Param::Float(_) => {
            terms.next();
        }
        Param::Pointer => {
            if let Some(Term::Pointer(block, _)) = terms.next() {
                call(*block);
            }
        }
        Param::Struct { fields, .. } | Param::Table { fields, .. } => {
            for (_, field) in fields {
                each_pointer(field, &mut *terms, call);
            }
        }
    }
}

/// Calls for each action.
fn visit(items: &[Item], call: &mut dyn FnMut(&super::schedule::Action)) {
    for item in items {
        match item {
            Item::Action(action) => call(action),
            Item::Group(group) => visit(&group.items, call),
        }
    }
}

/// CUDA C++ and C++ in a folder and the folders in it.
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
