//! Writes a recording to a folder with a job: `job.toml`, its kernels, and its inputs.

mod bindings;
mod catalog;
mod kernels;
mod layouts;

pub use catalog::Catalog;

use super::job::{Binding, JobText, KernelText, Layout, Written};
use super::loops::{Binding as Names, Node};
use super::merged::{MergedBlock, merge};
use super::recording::{Operation, Recording};
use super::schedule::{Beginning, Schedule, Term, schedule};
use super::{independent, job, memory_kernels};
use crate::arrays::{HostArray, npz};
use crate::compile::Bound;
use crate::element;
use crate::fault::{Fault, Faults, Result};
use crate::job::Job;
use crate::job::skeleton::quoted;
use crate::raiser::{Fallback, Kernel, Raiser};
use stablehlo::ElementType;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A summary of a job that was written.
#[derive(Debug, Default)]
pub struct Summary {
    /// The number of launches in the text of the job.
    pub launches: usize,
    /// The number of steps of its loop.
    pub steps: Option<u64>,
    /// The number of arrays.
    pub arrays: usize,
    /// The number of lines of the job.
    pub lines: usize,
    /// The reasons why its launches cannot be raised.
    pub not_raised: Vec<String>,
    /// Whether kernels that cannot be raised run natively.
    pub falls_back: bool,
    /// The kernels whose threads race, and which therefore run natively.
    pub racing: Vec<String>,
    /// The kernels whose lanes run in lockstep, because they could not be raised otherwise.
    pub in_lockstep: Vec<String>,
}

/// The options for writing a job.
pub struct Options<'a> {
    /// The folder.
    pub folder: &'a Path,
    /// The command line that requested it.
    pub command_line: &'a str,
    /// Folders with the sources of the program, which are searched for names.
    pub sources: &'a [PathBuf],
    /// Creates a raiser.
    pub raiser: &'a dyn Fn() -> Box<dyn Raiser>,
}

/// Writes the job of a recording.
///
/// - errors: operations that a job cannot express; a folder that cannot be written
pub fn write(recording: &mut Recording, options: &Options<'_>) -> Result<Summary> {
    let nodes = recording.take_nodes();
    let nodes = merge(recording, nodes);
    let recording = &*recording;
    if recording.launches == 0 {
        let failed = recording.failed.is_some();
        let reason = match failed {
            true => "its first launch fails",
            false => "it launches no kernel",
        };
        return Err(no_job(recording, reason));
    }
    if let Some(reason) = recording.obstacles.first() {
        return Err(no_job(recording, reason));
    }
    tracing::debug!("operations: {:#?}", recording.operations);
    tracing::debug!("loops: {nodes:#?}");
    let nodes = independent::simplest(recording, nodes);
    let schedule = schedule(recording, &nodes, Beginning::Values)
        .map_err(|reason| no_job(recording, &reason))?;
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
    let mut summary = writer.finish(&schedule.names)?;
    let path = options.folder.join("job.toml");
    let mut result = raised(&path, options.raiser, Fallback::None);
    let kernels = recording.kernels_in_lockstep();
    let launched = kernels.iter().filter_map(|number| writer.known.get(number));
    let names: Vec<String> = launched.map(|kernel| kernel.name.clone()).collect();
    if result.is_err() && !names.is_empty() {
        // Native code has run their lanes so.
        let text = read_text(&path)?;
        write_text(&path, &with_key(&text, &names, "assume_warp_synchronous"))?;
        match raised(&path, options.raiser, Fallback::None) {
            Ok(raised) => {
                result = Ok(raised);
                summary.in_lockstep = names;
            }
            Err(_) => write_text(&path, &text)?,
        }
    }
    let Err(faults) = result else {
        return Ok(summary);
    };
    summary.not_raised = faults.iter().map(|fault| fault.message.clone()).collect();
    match raised(&path, options.raiser, Fallback::Native) {
        Ok(kernels) => {
            fall_back(&path, &kernels)?;
            summary.not_raised = kernels;
            summary.falls_back = true;
        }
        Err(faults) => {
            let text = read_text(&path)?;
            if let Some((racing, others)) = writer.natively(&path, &text, faults)? {
                if !others.is_empty() {
                    fall_back(&path, &others)?;
                    summary.falls_back = true;
                }
                summary.racing = racing;
                summary.not_raised = others;
            }
        }
    }
    Ok(summary)
}

/// Raises the launches of a job. Returns the kernels that are not raised.
fn raised(
    path: &Path,
    raiser: &dyn Fn() -> Box<dyn Raiser>,
    fallback: Fallback,
) -> Result<Vec<String>> {
    let (job, bound) = read(path, raiser)?;
    Ok(bound.tensors(&job, fallback)?.fell_back)
}

/// Changes a job so that kernels which cannot be raised run natively.
fn fall_back(path: &Path, kernels: &[String]) -> Result<()> {
    let text = read_text(path)?;
    let reasons: String = kernels.iter().map(|line| format!("# {line}\n")).collect();
    let key = format!("{reasons}fallback = \"native\"\n\nkernels = [");
    let text = text.replacen("\nkernels = [", &format!("\n{key}"), 1);
    write_text(path, &text)
}

impl Writer<'_> {
    /// Writes a job whose kernels with races run natively, as they have run in the program. Returns
    /// these kernels, and those that are not raised either; `None`, and the job as it was, if it
    /// has other faults.
    fn natively(
        &self,
        path: &Path,
        text: &str,
        mut faults: Faults,
    ) -> Result<Option<(Vec<String>, Vec<String>)>> {
        let mut racing: Vec<String> = Vec::new();
        loop {
            let races = faults.iter().filter(|fault| fault.code == "race");
            let found = races.filter_map(|fault| self.kernel_at(fault.place()?));
            let new: BTreeSet<String> = found.filter(|name| !racing.contains(name)).collect();
            if new.is_empty() {
                write_text(path, text)?;
                return Ok(None);
            }
            racing.extend(new);
            write_text(path, &with_key(text, &racing, "own_code"))?;
            // Without this fallback, kernels are raised even if they are to run as their own code.
            match raised(path, self.options.raiser, Fallback::Native) {
                Ok(mut others) => {
                    let is_own = |line: &String| {
                        let mut names = racing.iter();
                        names.any(|name| line.starts_with(&format!("`{name}` ")))
                    };
                    others.retain(|line| !is_own(line));
                    return Ok(Some((racing, others)));
                }
                Err(more) => faults = more,
            }
        }
    }

    /// Returns the kernel of the job around a byte of PTX.
    fn kernel_at(&self, (text, at): (&str, usize)) -> Option<String> {
        let (_, after) = text.get(..at)?.rsplit_once(".entry ")?;
        let entry = after.split('(').next()?.trim();
        let mut all = self.kernels.iter();
        let (number, _) = all.find(|(_, kernel)| kernel.name == entry)?;
        Some(self.known.get(number)?.name.clone())
    }
}

/// Returns the text of a job in which launches of these kernels have this key, set to true.
fn with_key(text: &str, kernels: &[String], key: &str) -> String {
    let mut text = text.to_owned();
    for name in kernels {
        let kernel = format!("kernel = {}", quoted(name));
        for end in ["\n", ", "] {
            let found = format!("{kernel}{end}");
            text = text.replace(&found, &format!("{found}{key} = true{end}"));
        }
    }
    text
}

fn read_text(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).map_err(|error| Fault::file("read", path, &error).into())
}

fn write_text(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).map_err(|error| Fault::file("write", path, &error).into())
}

/// Reads a job and binds its launches.
fn read(path: &Path, raiser: &dyn Fn() -> Box<dyn Raiser>) -> Result<(Job, Bound)> {
    let mut job = crate::job::read::read_file(path)?;
    let bound = Bound::resolved(&mut job, raiser())?;
    Ok((job, bound))
}

/// A job of the operations recorded since the last batch, to be run immediately.
pub struct Batch {
    /// The text, without the values of arrays.
    pub text: String,
    /// The values of the scalars.
    pub floats: Vec<(String, f64)>,
    /// The values of the series.
    pub series: Vec<(String, HostArray)>,
    /// The arrays.
    pub arrays: Vec<BatchArray>,
    /// The fields of the structures in arrays of integers, for comparisons.
    pub structs: Vec<(String, Vec<ElementType>)>,
}

/// An array of a batch.
pub struct BatchArray {
    /// Its name.
    pub name: String,
    /// The blocks that it starts as.
    pub first: Vec<MergedBlock>,
    /// The blocks whose contents it has at the end.
    pub last: Vec<MergedBlock>,
}

/// The purpose of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To run: the text is the same for all values of floats, which it does not contain.
    Run,
    /// To be interpreted, and to determine the types of memory: the text contains the values of
    /// floats.
    Compare,
}

/// Returns the scalars of a batch as text.
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

/// Makes a job of a recording, whose arrays are blocks of memory; `memory` returns the bytes of
/// one. Its kernels are written to a folder.
///
/// - errors: operations that a job cannot express
pub fn batch(
    recording: &mut Recording,
    nodes: Vec<Node>,
    catalog: &mut Catalog,
    memory: &dyn Fn(u32) -> Option<Vec<u8>>,
    purpose: Purpose,
) -> Result<Batch> {
    let nodes = merge(recording, nodes);
    let recording = &*recording;
    let schedule = schedule(recording, &nodes, Beginning::Operations);
    let mut schedule = schedule.map_err(|reason| no_job(recording, &reason))?;
    let mut variables = BTreeSet::new();
    for action in schedule.items.leaves() {
        let operation = &recording.operations[action.operation as usize];
        if let Operation::Launch {
            variables: used,
            structures,
            ..
        } = operation
        {
            let is_structure = |used: &&u32| recording.is_structure(**used, structures);
            variables.extend(used.iter().filter(|used| !is_structure(used)));
        }
    }
    for variable in variables {
        let bytes = memory(variable).unwrap_or_default();
        schedule.initial.insert(variable, bytes);
    }
    let folder = catalog.folder().to_owned();
    let options = Options {
        folder: &folder,
        command_line: "",
        sources: &[],
        raiser: &catalog.raiser(),
    };
    let mut writer = Writer {
        recording,
        schedule: &schedule,
        options: &options,
        files: Vec::new(),
        kernels: BTreeMap::new(),
        known: BTreeMap::new(),
    };
    writer.take_kernels(catalog)?;
    let variables = writer.variables();
    let used = writer.used_blocks(&variables);
    let mut layouts = writer.layouts(&used, &variables);
    let names = &schedule.names;
    let order = writer.order_of_use(&layouts);
    let mut arrays = Vec::new();
    for (number, block) in order.iter().enumerate() {
        let name = format!("array_{number}");
        layouts
            .entry(*block)
            .and_modify(|layouts| layouts[0].name = name.clone());
        arrays.push(BatchArray {
            name,
            first: recording.merged.parts(*block),
            last: recording.merged.parts(names.allocation(*block)),
        });
    }
    let text = JobText {
        recording,
        schedule: &schedule,
        kernels: &writer.known,
        layouts: &layouts,
        order: &order,
        names,
        variables: &variables,
        are_floats_open: true,
    };
    let written = job::write(&text).map_err(|reason| no_job(recording, &reason))?;
    let mut files = writer.files.clone();
    if !written.memory.is_empty() {
        // Each set of kernels has a separate file.
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
    /// The kernel files, as named in the job.
    files: Vec<String>,
    /// The raiser's information on each kernel.
    kernels: BTreeMap<u32, Kernel>,
    known: BTreeMap<u32, KernelText>,
}

impl Writer<'_> {
    fn put(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.options.folder.join(name);
        std::fs::write(&path, text).map_err(|error| Fault::file("write", &path, &error))?;
        Ok(path)
    }

    /// Returns an error for memory with addresses that launches also use as data.
    fn check_tables(&self) -> Result<()> {
        let mut found = None;
        for action in self.schedule.items.leaves() {
            let given = action.terms.iter().find_map(|term| match term {
                Term::Pointer(block, _) if self.recording.tables.contains(block) => Some(*block),
                _ => None,
            });
            found = found.or(given);
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

    fn finish(&self, names: &Names) -> Result<Summary> {
        let variables = self.variables();
        let used = self.used_blocks(&variables);
        let mut flat = self.layouts(&used, &variables);
        self.divide_rests(&mut flat, &variables);
        let written = self.text(&flat, &variables, names)?;
        let summary = self.write_files(&written, &flat, &variables, names)?;
        // The shapes in which kernels use arrays are known once their launches are bound.
        let Some(shaped) = self.shaped(&flat, &variables) else {
            return Ok(summary);
        };
        // An operation may begin between two elements of an inferred type.
        let Ok(written) = self.text(&shaped, &variables, names) else {
            return Ok(summary);
        };
        self.write_files(&written, &shaped, &variables, names)
    }

    fn text(
        &self,
        layouts: &BTreeMap<u32, Vec<Layout>>,
        variables: &BTreeMap<u32, Binding>,
        names: &Names,
    ) -> Result<Written> {
        let order: Vec<u32> = layouts.keys().copied().collect();
        let text = JobText {
            recording: self.recording,
            schedule: self.schedule,
            kernels: &self.known,
            layouts,
            order: &order,
            names,
            variables,
            are_floats_open: false,
        };
        job::write(&text).map_err(|reason| no_job(self.recording, &reason))
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
            in_lockstep: Vec::new(),
            racing: Vec::new(),
        })
    }

    /// Returns the final contents of each array.
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
            let Some(bytes) = self.recording.last(block) else {
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
}
