//! Runs launches by XLA: requests are queued and run together, as a job, when a result is needed.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use cuda::protocol::Request;
use tempfile::TempDir;

use super::arena::Arena;
use super::budget::{Budget, Pace};
use crate::arrays::{HostArray, count};
use crate::compile::Bound;
use crate::device::{Any, Device, Interpreters, PluginDevice, plugin_fault, ready};
use crate::element;
use crate::execute;
use crate::fault::{Fault, Faults, Origin, Result};
use crate::job::{self, Job};
use crate::number::Number;
use crate::program::{Input, Program, Span};
use crate::raise_backend::raiser;
use crate::raiser::Fallback;
use crate::report::counted;
use crate::trace::merged::gather;
use crate::trace::recording::Recording;
use crate::trace::write::{Batch, Catalog, Purpose, batch};

/// The device that runs batches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TensorDevice {
    /// The reference interpreter of tensor programs.
    Interpreter,
    /// A PJRT plugin: its path and target.
    Plugin(std::path::PathBuf, pjrt::Target),
}

/// The error code for a program with more ops than [`MOST_OPERATIONS`].
const LONG: &str = "exec-long";
/// The largest number of ops of a tensor program that is compiled.
const MOST_OPERATIONS: usize = 6000;
/// The reason why a batch without a compiled program runs natively when the budget is spent.
const OVER_BUDGET: &str = "compiling took as long as it may by then (`--compile-seconds`, and as long as launches took for what recurs)";
/// The reason why a batch runs natively although it has a compiled program.
const FASTER: &str =
    "the tensor program took more than a second, and native code is faster or is tried";
/// The largest number of compiled programs whose texts differ only in numbers.
const MOST_ALIKE: usize = 4;
/// The largest number of requests of a batch.
pub const MOST: usize = 8192;

/// The cached result for batches of one text.
enum Known {
    /// It has been compiled.
    Compiled(Box<Compiled>),
    /// It cannot be compiled.
    Refused(Faults),
}

struct Compiled {
    job: Job,
    program: Program,
    executable: <Any as Device>::Executable,
    sources: Vec<Origin>,
    pace: Pace,
}

/// Statistics of how launches ran.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The number of launches that ran as tensor programs.
    pub by_tensors: u64,
    /// The number of launches that ran natively.
    pub natively: u64,
    /// The number of programs that were compiled.
    pub compiled: u64,
    /// The kernels that cannot be raised, with the reason.
    pub refused: Vec<String>,
    /// The reasons why launches of raisable kernels ran natively, with their number.
    pub reasons: BTreeMap<String, u64>,
    /// The launches that ran natively because of the budget or of measured times.
    pub by_time: u64,
}

/// The queue, and the cache of programs.
pub struct Tensors {
    device: Any,
    /// The target whose forms programs use.
    forms: optimize::Target,
    runtime: tokio::runtime::Runtime,
    folder: TempDir,
    catalog: Catalog,
    programs: HashMap<String, Known>,
    /// The number of compiled programs for each text, as [`without_numbers`] returns it.
    like: HashMap<String, usize>,
    budget: Budget,
    /// The batch whose native execution is being timed.
    tried: Option<String>,
    /// The queued requests, unchanged: they run natively if no program can.
    pub queue: Vec<Request>,
    /// The blocks that queued requests may write to.
    pub written: BTreeSet<u32>,
    /// The kernels that are not raised.
    pub native_kernels: BTreeSet<u32>,
    /// The statistics.
    pub told: Told,
}

impl Tensors {
    /// Opens a device.
    ///
    /// - errors: no plugin; no temporary folder
    pub fn new(place: &TensorDevice, budget: Budget) -> Result<Tensors> {
        let failed =
            |error: std::io::Error| Fault::device("runtime", format!("cannot start: {error}"));
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        let runtime = runtime.map_err(failed)?;
        let device = match place {
            TensorDevice::Interpreter => Any::Interpreter(Interpreters::among(1, None)),
            TensorDevice::Plugin(path, _) => {
                let plugin = pjrt::Plugin::load(path).map_err(plugin_fault)?;
                Any::Plugin(PluginDevice::open_mesh(&plugin, 1)?)
            }
        };
        let forms = match place {
            TensorDevice::Plugin(_, pjrt::Target::Cuda) => optimize::Target::Cuda,
            TensorDevice::Plugin(_, pjrt::Target::Tpu) => optimize::Target::Tpu,
            TensorDevice::Plugin(_, pjrt::Target::Cpu) | TensorDevice::Interpreter => {
                optimize::Target::Cpu
            }
        };
        let folder = tempfile::tempdir().map_err(failed)?;
        Ok(Tensors {
            device,
            forms,
            runtime,
            catalog: Catalog::new(folder.path(), raiser),
            folder,
            programs: HashMap::new(),
            like: HashMap::new(),
            budget,
            tried: None,
            queue: Vec::new(),
            written: BTreeSet::new(),
            native_kernels: BTreeSet::new(),
            told: Told::default(),
        })
    }

    /// Runs the recorded operations on the current memory. Returns whether that succeeded;
    /// otherwise memory is unchanged.
    pub fn run(&mut self, recording: &mut Recording, arena: &mut Arena) -> bool {
        let nodes = recording.take_nodes();
        let launches = self
            .queue
            .iter()
            .filter(|request| matches!(request, Request::Launch { .. }))
            .count() as u64;
        if launches == 0 {
            return false;
        }
        let memory = |number: u32| {
            let block = arena.blocks().find(|block| block.number == number)?;
            Some(arena.bytes(block.address, block.bytes).to_vec())
        };
        let made = batch(recording, nodes, &mut self.catalog, &memory, Purpose::Run);
        let batch = match made {
            Ok(batch) => batch,
            Err(faults) => return self.runs_natively(launches, messages(&faults)),
        };
        tracing::debug!("a batch of {launches} launches:\n{}", batch.text);
        let key = batch.key();
        if !self.programs.contains_key(&key) {
            if let Some(reason) = self.against_compiling(&batch.text, &key, launches) {
                return self.runs_natively(launches, reason);
            }
            let known = self.compiled(&batch, recording, &memory);
            self.programs.insert(key.clone(), known);
        }
        let start = Instant::now();
        let ran = match &self.programs[&key] {
            Known::Compiled(compiled) => match compiled.pace {
                Pace::Assumed | Pace::Tensors => self.execute(compiled, &batch, arena),
                Pace::Slow(_) | Pace::Natively => {
                    self.tried = Some(key);
                    self.told.by_time += launches;
                    return self.runs_natively(launches, FASTER.to_owned());
                }
            },
            Known::Refused(faults) => Err(faults.clone()),
        };
        match ran {
            Ok(()) => {
                self.budget.executed(start.elapsed());
                if let Some(Known::Compiled(compiled)) = self.programs.get_mut(&key)
                    && self.budget.is_limited()
                {
                    compiled.pace = compiled.pace.after_tensors(start.elapsed());
                }
                self.told.by_tensors += launches;
                true
            }
            // Native code reports errors of the kernels, if they are the cause.
            Err(faults) => self.runs_natively(launches, messages(&faults)),
        }
    }

    /// Records launches that ran natively in `time`. `is_batch`: they are a whole batch.
    pub fn ran_natively(&mut self, launches: u64, time: Duration, is_batch: bool) {
        self.told.natively += launches;
        self.budget.executed(time);
        let tried = self.tried.take_if(|_| is_batch);
        if let Some(Known::Compiled(compiled)) = tried.and_then(|key| self.programs.get_mut(&key)) {
            compiled.pace = compiled.pace.after_native(time);
        }
    }

    /// Returns the reason why the program of a batch is not compiled, if there is one.
    fn against_compiling(&mut self, text: &str, key: &str, launches: u64) -> Option<String> {
        let structure = without_numbers(text);
        let like = self.like.get(&structure).copied().unwrap_or_default();
        if like >= MOST_ALIKE {
            // The integers differ each time, so each batch would need a separate program.
            return Some(format!(
                "{} of the same launches with other integers were compiled, which is enough",
                counted(like as u64, "program")
            ));
        }
        if !self.budget.allows(key) {
            self.told.by_time += launches;
            return Some(OVER_BUDGET.to_owned());
        }
        self.like.insert(structure, like + 1);
        None
    }

    /// Compiles the program of a batch.
    fn compiled(
        &mut self,
        batch: &Batch,
        recording: &mut Recording,
        memory: &dyn Fn(u32) -> Option<Vec<u8>>,
    ) -> Known {
        let start = Instant::now();
        let compiled = self.compile(batch);
        let known = match compiled {
            Ok(compiled) => {
                self.told.compiled += 1;
                Known::Compiled(Box::new(compiled))
            }
            Err(faults) => {
                let is_long = faults.iter().any(|fault| fault.code == LONG);
                // The kernels of a program that is too long may still be raisable.
                if !is_long {
                    self.find_refused(recording, memory);
                }
                Known::Refused(faults)
            }
        };
        self.budget.compiled(start.elapsed());
        known
    }

    /// Records why launches run natively. Returns `false`.
    fn runs_natively(&mut self, launches: u64, reason: String) -> bool {
        tracing::info!("a batch runs natively: {reason}");
        *self.told.reasons.entry(reason).or_default() += launches;
        false
    }

    /// Compiles a batch.
    ///
    /// - errors: a batch that cannot be raised or compiled; a panic, which is a bug of this
    ///   program: the launches can still run natively
    fn compile(&self, batch: &Batch) -> Result<Compiled> {
        catch_unwind(AssertUnwindSafe(|| self.compile_or_panic(batch))).unwrap_or_else(|_| {
            let message = "raising it ended by a panic, which is a bug of reactant-rs";
            Err(Fault::internal("exec-panic", message).into())
        })
    }

    fn compile_or_panic(&self, batch: &Batch) -> Result<Compiled> {
        let (job, program, sources) = self.program(&batch.text, &batch.series)?;
        let operations = crate::device::operations(&program.text);
        if operations > MOST_OPERATIONS {
            let message =
                format!("the program has {operations} operations, which take long to compile");
            return Err(Fault::unsupported(LONG, message).into());
        }
        let executable = ready(&self.device, &program.text, program.ahead())?;
        Ok(Compiled {
            job,
            program,
            executable,
            sources,
            pace: Pace::Assumed,
        })
    }

    fn program(
        &self,
        text: &str,
        series: &[(String, HostArray)],
    ) -> Result<(Job, Program, Vec<Origin>)> {
        if !series.is_empty() {
            let file = self.folder.path().join("series.npz");
            crate::arrays::npz::write_file(
                &file,
                series.iter().map(|(name, array)| (name.as_str(), array)),
            )?;
        }
        let mut job = job::read::read("launches", text, self.folder.path())?;
        let bound = Bound::resolved(&mut job, raiser())?;
        let tensors = bound.tensors(&job, Fallback::None)?;
        let program = tensors.program(&job, None, self.forms)?;
        let sources = bound.sources.into_iter();
        Ok((job, program, sources.map(|source| source.origin).collect()))
    }

    /// Finds the kernels that cannot be raised individually.
    fn find_refused(&mut self, recording: &mut Recording, memory: &dyn Fn(u32) -> Option<Vec<u8>>) {
        let mut kernels: BTreeSet<u32> = BTreeSet::new();
        let queue = self.queue.clone();
        for request in queue {
            let Request::Launch { function, .. } = &request else {
                continue;
            };
            if !kernels.insert(*function) {
                continue;
            }
            let Some(nodes) = recording.one_launch(*function) else {
                continue;
            };
            let made = batch(recording, nodes, &mut self.catalog, memory, Purpose::Run);
            let raised = made.and_then(|batch| self.program(&batch.text, &batch.series));
            if let Err(faults) = raised {
                self.native_kernels.insert(*function);
                let name = recording.kernel_name(*function);
                let reason = faults
                    .iter()
                    .next()
                    .map(|fault| fault.message.clone())
                    .unwrap_or_default();
                self.told.refused.push(format!("{name}: {reason}"));
            }
        }
    }

    fn execute(&self, compiled: &Compiled, batch: &Batch, arena: &mut Arena) -> Result<()> {
        let device = &self.device;
        let span = Span::whole(compiled.job.steps());
        let blocks: HashMap<u32, (u64, u64)> = arena
            .blocks()
            .map(|block| (block.number, (block.address, block.bytes)))
            .collect();
        let of = |name: &str| batch.arrays.iter().find(|array| array.name == name);
        let mut inputs = Vec::new();
        for input in &compiled.program.inputs {
            let array = match input {
                Input::Scalar {
                    name,
                    element,
                    value,
                } => {
                    let given = batch.floats.iter().find(|(known, _)| known == name);
                    let value = given.map_or(*value, |(_, value)| *value);
                    let bytes = Number::Float(value).encode(*element);
                    HostArray::scalar(
                        *element,
                        bytes.map_err(|message| Fault::internal("scalar", message))?,
                    )
                }
                Input::Array { name, .. } => {
                    let missing =
                        || Fault::internal("program-array", format!("there is no array `{name}`"));
                    let array = compiled.job.array(name).ok_or_else(missing)?;
                    match of(name) {
                        Some(known) => {
                            let size = element::bytes(array.element) * count(&array.shape);
                            let of_block = |block: u32| {
                                let (address, bytes) = *blocks.get(&block)?;
                                Some(arena.bytes(address, bytes))
                            };
                            HostArray {
                                element: array.element,
                                shape: array.shape.clone(),
                                bytes: gather(&known.first, size, of_block),
                            }
                        }
                        // Arrays that are not blocks start as the job specifies.
                        None => crate::arrays::initial::initial(&compiled.job, array)?,
                    }
                }
                Input::Steps | Input::Before | Input::After => {
                    let count = span.of(input).unwrap_or(0) as i64;
                    HostArray::scalar(stablehlo::ElementType::I64, count.to_le_bytes().to_vec())
                }
            };
            inputs.push(device.upload(&array)?);
        }
        let inputs: Vec<&<Any as Device>::Buffer> = inputs.iter().collect();
        let program = &compiled.program;
        let arrays = self.runtime.block_on(async {
            let mut results = device.execute(&compiled.executable, &inputs).await?;
            if !program.checks.is_empty() {
                let Some(failed) = results.pop() else {
                    return Err(Fault::internal(
                        "program-outputs",
                        "the program has no result for its checks",
                    )
                    .into()) as Result<Vec<HostArray>>;
                };
                let failed = device.download(&failed).await?.get(0) as usize;
                execute::check(&program.checks, &compiled.sources, failed)?;
            }
            let mut arrays = Vec::new();
            for result in &results {
                arrays.push(device.download(result).await?);
            }
            Ok(arrays)
        })?;
        for (name, array) in program.outputs.iter().zip(arrays) {
            let mut bytes = array.bytes;
            for part in of(name).iter().flat_map(|known| &known.last) {
                if let Some((address, size)) = blocks.get(&part.block) {
                    arena.write(*address, part.within(&mut bytes, *size));
                }
            }
        }
        Ok(())
    }
}

/// Returns the messages of faults, each once.
fn messages(faults: &Faults) -> String {
    let mut reasons: Vec<&str> = Vec::new();
    for fault in faults.iter() {
        if !reasons.contains(&fault.message.as_str()) {
            reasons.push(&fault.message);
        }
    }
    reasons.join("; ")
}

/// Returns a text with each number replaced by `#`.
fn without_numbers(text: &str) -> String {
    let mut all = String::with_capacity(text.len());
    let mut is_number = false;
    for c in text.chars() {
        let goes_on = is_number && matches!(c, '.' | 'e' | '-' | '+');
        if c.is_ascii_digit() || goes_on {
            if !is_number {
                if all.ends_with('-') {
                    all.pop();
                }
                all.push('#');
            }
            is_number = true;
        } else {
            is_number = false;
            all.push(c);
        }
    }
    all
}

impl Batch {
    /// Returns the key under which a program is reused.
    fn key(&self) -> String {
        let mut key = self.text.clone();
        for (_, array) in &self.series {
            key.extend(array.bytes.iter().map(|byte| char::from(*byte)));
        }
        key
    }
}
