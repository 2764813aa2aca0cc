//! A session serves one process that calls CUDA, request by request.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufReader, BufWriter, Write};
use std::os::unix::net::UnixStream;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use cuda::errors::{
    ASSERT, ILLEGAL_ADDRESS, INVALID_VALUE, LAUNCH_FAILURE, MISALIGNED_ADDRESS, OUT_OF_MEMORY,
    SUCCESS, is_lasting,
};
use cuda::protocol::{Memory, Region, Reply, Request, VERSION, Value};
use diagnostics::activity;
use native::{AddressedLaunch, Kernel, Printed, Range, Regions};

use super::arena::{Arena, Block};
use super::budget::Budget;
use super::call_site::CallSites;
use super::check::{Check, Snapshot};
use super::modules::{Failure, Modules};
use super::server::{Settings, Shared};
use super::tensors::{TensorDevice, Tensors};
use crate::fault::Fault;
use crate::raise_backend;
use crate::report;
use crate::trace::recorder::{Launched, Recorder};

/// A session of a process that calls CUDA.
struct Session {
    arena: Arena,
    modules: Modules,
    /// The memory that kernels may access; recomputed after allocations change.
    memory: Option<Arc<Regions>>,
    sites: CallSites,
    events: BTreeMap<u64, Instant>,
    /// The kernels that were launched.
    compiled: BTreeSet<usize>,
    /// The first error of a request without a reply.
    error: u32,
    recorder: Option<Recorder>,
    /// The queue of launches that will run as a tensor program.
    tensors: Option<Tensors>,
    /// Compares launches with another engine.
    check: Option<Check>,
    /// What kernels have printed since the last reply.
    printed: Printed,
}

/// Serves a process until it closes the connection.
///
/// - errors: of the connection
pub fn serve(stream: UnixStream, shared: &Shared) -> io::Result<()> {
    let mut reader = BufReader::with_capacity(1 << 16, stream.try_clone()?);
    let mut writer = BufWriter::new(stream);
    let Some(Request::Hello {
        version,
        process,
        program,
    }) = Request::receive(&mut reader)?
    else {
        return Ok(());
    };
    let arena = Arena::new(shared.settings.device.memory);
    let arena = match arena {
        Ok(arena) if version == VERSION => arena,
        _ => {
            let reply = Reply {
                error: INVALID_VALUE,
                ..Reply::default()
            };
            reply.send(&mut writer)?;
            return writer.flush();
        }
    };
    let (base, bytes) = arena.range();
    let welcome = Value::Welcome {
        base,
        bytes,
        process: std::process::id(),
        file: arena.file(),
        device: shared.settings.device.clone(),
        is_raised: shared.settings.record || shared.settings.tensors.is_some(),
    };
    Reply {
        value: welcome,
        ..Reply::default()
    }
    .send(&mut writer)?;
    writer.flush()?;
    let [major, minor] = shared.settings.device.capability;
    let mut session = Session {
        arena,
        modules: Modules::new(10 * major + minor, shared.settings.accesses),
        memory: None,
        sites: CallSites::default(),
        events: BTreeMap::new(),
        compiled: BTreeSet::new(),
        error: SUCCESS,
        recorder: shared.recorder(&program, process),
        tensors: tensors(&shared.settings),
        check: shared.settings.check.map(Check::new).transpose()?,
        printed: Printed::default(),
    };
    while let Some(request) = Request::receive(&mut reader)? {
        let is_answered = request.is_answered();
        let result = session.handle(request);
        match (result, is_answered) {
            (Ok(value), true) => {
                Reply {
                    error: session.reported_error(),
                    value,
                    printed: session.take_printed(),
                }
                .send(&mut writer)?;
                writer.flush()?;
            }
            (Err(failure), true) => {
                failure.print();
                let error = match session.reported_error() {
                    SUCCESS => failure.error,
                    error => error,
                };
                Reply {
                    error,
                    value: Value::Nothing {},
                    printed: session.take_printed(),
                }
                .send(&mut writer)?;
                writer.flush()?;
            }
            (Ok(_), false) => {}
            (Err(failure), false) => {
                if session.error == SUCCESS {
                    failure.print();
                    session.error = failure.error;
                }
            }
        }
    }
    if let Err(failure) = session.flush() {
        failure.print();
    }
    // The program did not wait for these kernels. A failure cannot be reported.
    let _ = io::stdout().write_all(&session.take_printed());
    if let Some(recorder) = &mut session.recorder {
        recorder.end(&session.arena);
    }
    shared.ended(
        session.tensors.map(|tensors| tensors.told),
        session.check.map(|check| check.checked),
    );
    Ok(())
}

/// Returns the state for running launches as tensor programs; if that fails, the error is printed
/// and launches run natively.
fn tensors(settings: &Settings) -> Option<Tensors> {
    let place = settings.tensors.as_ref()?;
    // No limit with `--check`, which compares every launch that can run as a tensor program, nor
    // for the interpreter, which is chosen to observe its results.
    let is_limited = settings.check.is_none() && *place != TensorDevice::Interpreter;
    let budget = Budget::new(settings.compile_seconds.filter(|_| is_limited));
    match Tensors::new(place, budget) {
        Ok(tensors) => Some(tensors),
        Err(faults) => {
            report::print(&faults);
            None
        }
    }
}

/// Returns the launch that a request contains.
fn launched_by(request: &Request) -> Option<Launched<'_>> {
    let Request::Launch {
        function,
        grid,
        block,
        shared,
        params,
    } = request
    else {
        return None;
    };
    Some(Launched {
        entry: *function as usize,
        grid: *grid,
        block: *block,
        shared: *shared,
        params,
    })
}

fn invalid(message: String) -> Failure {
    Failure::new(INVALID_VALUE, Fault::user("cuda-memory", message))
}

impl Session {
    /// Returns the error of a request without a reply, once, unless it is sticky.
    fn reported_error(&mut self) -> u32 {
        match is_lasting(self.error) {
            true => self.error,
            false => std::mem::take(&mut self.error),
        }
    }

    fn take_printed(&mut self) -> Vec<u8> {
        let printed = self.printed.get_mut();
        std::mem::take(printed.unwrap_or_else(PoisonError::into_inner))
    }

    fn handle(&mut self, request: Request) -> Result<Value, Failure> {
        let nothing = Ok(Value::Nothing {});
        if self.tensors.is_some() {
            if self.must_flush(&request) {
                self.flush()?;
            }
            if self.wait_with(&request)? {
                // With comparisons, launches run one at a time.
                if self.check.is_some() {
                    self.flush()?;
                }
                return nothing;
            }
        }
        match request {
            Request::Hello { .. } => nothing,
            Request::Synchronize {} => {
                if let Some(recorder) = &mut self.recorder {
                    recorder.synchronized(&self.arena);
                }
                nothing
            }
            Request::LoadModule { image } => {
                let module = self.modules.load(&image)?;
                Ok(Value::Number {
                    number: module as u32,
                })
            }
            Request::GetFunction { module, name } => {
                let function = self.modules.function(module, &name)?;
                Ok(Value::Kernel { function })
            }
            Request::Compile { function } => {
                self.compiled(function as usize)?;
                nothing
            }
            Request::ListFunctions { module } => Ok(Value::Names {
                names: self.modules.kernel_names(module)?,
            }),
            Request::GetVariable { module, name } => {
                self.memory = None;
                let placed = self.modules.variable(module, &name, &mut self.arena)?;
                let recorder = self.recorder.iter_mut();
                let check = self.check.as_mut().map(|check| &mut check.recorder);
                for recorder in recorder.chain(check) {
                    recorder.variable(
                        &self.modules,
                        &self.arena,
                        module as usize,
                        &name,
                        placed.number,
                        placed.bytes,
                    );
                }
                Ok(Value::Range {
                    address: placed.address,
                    bytes: placed.bytes,
                })
            }
            Request::Allocate { bytes, kind, site } => self.allocate(bytes, kind, &site),
            Request::Free { address } => self.free(address),
            Request::Launch {
                function,
                grid,
                block,
                shared,
                params,
            } => {
                if self.error == SUCCESS {
                    let start = Instant::now();
                    self.launch(&Launched {
                        entry: function as usize,
                        grid,
                        block,
                        shared,
                        params: &params,
                    })?;
                    if let Some(tensors) = &mut self.tensors {
                        tensors.ran_natively(1, start.elapsed(), false);
                    }
                }
                nothing
            }
            Request::BeginWrite { to } => self
                .check(&to, "a copy from the host writes")
                .map(|()| Value::Nothing {}),
            Request::EndWrite { to } => {
                if let Some(recorder) = &mut self.recorder {
                    recorder.synchronized(&self.arena);
                    recorder.wrote(&self.arena, &to);
                }
                if let Some(check) = &mut self.check {
                    check.recorder.wrote(&self.arena, &to);
                }
                nothing
            }
            Request::Read { from } => {
                self.check(&from, "a copy to the host reads")?;
                if let Some(recorder) = &mut self.recorder {
                    recorder.synchronized(&self.arena);
                    recorder.read(&self.arena, &from);
                }
                nothing
            }
            Request::Copy { from, to } => {
                self.check(&from, "a copy reads")?;
                self.check(&to, "a copy writes")?;
                if let (Some(recorder), None) = (&mut self.recorder, &self.tensors) {
                    recorder.copied(&self.arena, &from, &to);
                }
                self.arena.copy(&from, &to);
                nothing
            }
            Request::Fill { to, value, bytes } => {
                self.check(&to, "a fill writes")?;
                if let (Some(recorder), None) = (&mut self.recorder, &self.tensors) {
                    recorder.filled(&self.arena, &to, value, bytes);
                }
                self.arena.fill(&to, value, bytes);
                nothing
            }
            Request::Record { event } => {
                self.events.insert(event, Instant::now());
                nothing
            }
            Request::Elapsed { from, to } => {
                let time = |event| self.events.get(event).copied();
                let (Some(from), Some(to)) = (time(&from), time(&to)) else {
                    return Err(invalid(
                        "the time between events that were not recorded".to_owned(),
                    ));
                };
                let time = to.saturating_duration_since(from).as_secs_f32() * 1000.0;
                Ok(Value::Milliseconds { time })
            }
            Request::Locate { address } => match self.arena.find(address) {
                Some(block) => Ok(Value::Block {
                    address: block.address,
                    bytes: block.bytes,
                    kind: block.kind,
                    name: block.name.clone(),
                }),
                None => Err(Failure {
                    error: INVALID_VALUE,
                    faults: None,
                }),
            },
            Request::FreeMemory {} => {
                let (address, bytes) = self.arena.free_bytes();
                Ok(Value::Range { address, bytes })
            }
            Request::Reset {} => {
                let blocks: Vec<Block> = self.arena.blocks().cloned().collect();
                for block in blocks {
                    if let Some(recorder) = &mut self.recorder {
                        recorder.freed(&self.arena, &block);
                    }
                    self.arena.free(block.address);
                }
                self.modules.forget_variables();
                self.compiled.clear();
                self.memory = None;
                self.error = SUCCESS;
                nothing
            }
        }
    }

    /// Returns whether the queue must run before a request.
    fn must_flush(&self, request: &Request) -> bool {
        if self
            .tensors
            .as_ref()
            .is_none_or(|tensors| tensors.queue.is_empty())
        {
            return false;
        }
        match request {
            // Kernels may access any memory through addresses that they load.
            Request::BeginWrite { .. }
            | Request::Read { .. }
            | Request::Free { .. }
            | Request::Elapsed { .. }
            | Request::Reset {} => true,
            Request::Synchronize {} => self.arena.blocks().any(|block| block.kind.is_on_host()),
            Request::Launch { function, .. } => {
                let tensors = self.tensors.as_ref();
                tensors.is_some_and(|tensors| {
                    tensors.native_kernels.contains(function)
                        || tensors.queue.len() >= super::tensors::MOST
                })
            }
            _ => false,
        }
    }

    /// Queues a request, if possible.
    fn wait_with(&mut self, request: &Request) -> Result<bool, Failure> {
        let is_raised =
            |tensors: &Tensors, function: &u32| !tensors.native_kernels.contains(function);
        let variables = match (request, &self.tensors) {
            (Request::Launch { function, .. }, Some(tensors)) if is_raised(tensors, function) => {
                self.compiled(*function as usize)?.1
            }
            _ => Vec::new(),
        };
        if self.reads_pending(request, &variables) {
            self.flush()?;
        }
        let Some(tensors) = &mut self.tensors else {
            return Ok(false);
        };
        let Some(recorder) = &mut self.recorder else {
            return Ok(false);
        };
        match request {
            Request::Launch {
                function,
                grid,
                block,
                shared,
                params,
            } => {
                let entry = *function as usize;
                if !is_raised(tensors, function) {
                    return Ok(false);
                }
                let launched = Launched {
                    entry,
                    grid: *grid,
                    block: *block,
                    shared: *shared,
                    params,
                };
                recorder.launching(&self.modules, &self.arena, &launched, &variables);
            }
            Request::Copy { from, to } if !tensors.queue.is_empty() => {
                if self.arena.check(from).is_err() || self.arena.check(to).is_err() {
                    return Ok(false);
                }
                recorder.copied(&self.arena, from, to);
            }
            Request::Fill { to, value, bytes } if !tensors.queue.is_empty() => {
                if self.arena.check(to).is_err() {
                    return Ok(false);
                }
                recorder.filled(&self.arena, to, *value, *bytes);
            }
            _ => return Ok(false),
        }
        tensors.queue.push(request.clone());
        tensors.written.extend(recorder.written());
        Ok(true)
    }

    /// Returns whether a launch contains memory that queued requests may write to.
    fn reads_pending(&mut self, request: &Request, variables: &[u64]) -> bool {
        let (Some(tensors), Some(recorder)) = (&self.tensors, &mut self.recorder) else {
            return false;
        };
        let Some(launched) = launched_by(request).filter(|_| !tensors.queue.is_empty()) else {
            return false;
        };
        let tables = recorder.tables(&self.modules, &self.arena, &launched, variables);
        tables.iter().any(|block| tensors.written.contains(block))
    }

    /// Runs the queue: as a tensor program, or natively.
    fn flush(&mut self) -> Result<(), Failure> {
        let (Some(tensors), Some(recorder)) = (&mut self.tensors, &self.recorder) else {
            return Ok(());
        };
        if tensors.queue.is_empty() {
            return Ok(());
        }
        let check = self.check.as_ref();
        let before = check.map(|_| Snapshot::of(&self.arena, recorder.given()));
        let ran = tensors.run(&mut recorder.recording(), &mut self.arena);
        recorder.recording().restart();
        let queue = std::mem::take(&mut tensors.queue);
        tensors.written.clear();
        if ran {
            if let Some(before) = before {
                queue
                    .iter()
                    .filter_map(launched_by)
                    .for_each(|launched| self.check_tensors(&launched, &before));
            }
            return Ok(());
        }
        let start = Instant::now();
        let mut launches = 0;
        for request in queue {
            if let Some(launched) = launched_by(&request) {
                launches += 1;
                self.launch(&launched)?;
                continue;
            }
            match request {
                Request::Copy { from, to } => self.arena.copy(&from, &to),
                Request::Fill { to, value, bytes } => self.arena.fill(&to, value, bytes),
                _ => {}
            }
        }
        if let Some(tensors) = &mut self.tensors {
            tensors.ran_natively(launches, start.elapsed(), true);
        }
        Ok(())
    }

    fn allocate(&mut self, bytes: u64, kind: Memory, site: &str) -> Result<Value, Failure> {
        let name = self.sites.name(site);
        let number = match &mut self.recorder {
            Some(recorder) => recorder.allocated(bytes, kind, &name, &mut self.modules.next_block),
            None => {
                self.modules.next_block += 1;
                self.modules.next_block - 1
            }
        };
        if let Some(check) = &mut self.check {
            check.recorder.add_block(number, bytes, kind, &name);
        }
        self.memory = None;
        let address = self.arena.allocate(bytes, kind, name.clone(), number);
        let address = address.map_err(|error| {
            let (_, all) = self.arena.free_bytes();
            let message =
                format!("{name}: no room for {bytes} bytes; the device has {all} bytes: {error}");
            Failure::new(
                OUT_OF_MEMORY,
                Fault::user("cuda-memory", message).help("`--device-memory` gives it more"),
            )
        })?;
        let left = self.recorder.as_ref().and_then(|it| it.left(number));
        if let Some(left) = left {
            self.arena.write(address, &left);
        }
        Ok(Value::Range { address, bytes })
    }

    fn free(&mut self, address: u64) -> Result<Value, Failure> {
        let block = self
            .arena
            .find(address)
            .filter(|block| block.address == address);
        if let (Some(recorder), Some(block)) = (&mut self.recorder, block) {
            recorder.freed(&self.arena, block);
        }
        if self.arena.free(address).is_none() {
            let message = format!(
                "the program frees {address:#x}, which is {}",
                self.arena.describe(address)
            );
            return Err(invalid(message));
        };
        self.memory = None;
        Ok(Value::Nothing {})
    }

    fn check(&self, region: &Region, what: &str) -> Result<(), Failure> {
        let checked = self.arena.check(region);
        checked
            .map(|_| ())
            .map_err(|place| invalid(format!("{what} {place}")))
    }

    /// Runs a launch immediately, natively.
    fn launch(&mut self, launched: &Launched<'_>) -> Result<(), Failure> {
        if self.check.is_some() {
            return self.launch_checked(launched);
        }
        let is_recorded = self.tensors.is_none() && self.recorder.is_some();
        if !is_recorded {
            return self.run(launched);
        }
        let (_, variables) = self.compiled(launched.entry)?;
        if let Some(recorder) = &mut self.recorder {
            recorder.begin_launch(&self.modules, &self.arena, launched, &variables);
        }
        let ran = self.run(launched);
        let memory = self.memory();
        if let Some(recorder) = &mut self.recorder {
            match &ran {
                Ok(()) => {
                    recorder.add_launch();
                    recorder.launched(&self.modules, &self.arena, launched.entry, &memory);
                }
                Err(_) => {
                    memory.take_accessed();
                    recorder.launch_failed(launched);
                }
            }
        }
        ran
    }

    /// Runs a launch natively, and compares it with the interpreter.
    fn launch_checked(&mut self, launched: &Launched<'_>) -> Result<(), Failure> {
        // The variables of the kernel are allocated when it is compiled.
        if let Err(failure) = self.compiled(launched.entry) {
            let entry = self.modules.entries.get(launched.entry);
            if let (Some(check), Some(entry)) = (&mut self.check, entry) {
                check.not_compiled(&entry.name);
            }
            return Err(failure);
        }
        self.begin_check(launched)?;
        let Some(check) = &self.check else {
            return Ok(());
        };
        let before = Snapshot::of(&self.arena, check.recorder.given());
        let ran = self.run_for_check(launched);
        if let Some(check) = &mut self.check {
            match &ran {
                Ok(None) => {
                    check.against_interpreter(launched, &before, &before.again(&self.arena));
                }
                Ok(Some(reason)) => check.leave_out(launched, reason),
                Err(_) => check.leave_out(launched, "native code ends it with an error"),
            }
        }
        ran.map(|_| ())
    }

    /// Records a launch for the comparison before it runs.
    fn begin_check(&mut self, launched: &Launched<'_>) -> Result<(), Failure> {
        let (_, variables) = self.compiled(launched.entry)?;
        if let Some(check) = &mut self.check {
            check.begin(&self.modules, &self.arena, launched, &variables);
        }
        Ok(())
    }

    /// Runs a launch natively after it is recorded for the comparison. Returns the reason why the
    /// interpreter cannot run it, if native code finds one.
    fn run_for_check(&mut self, launched: &Launched<'_>) -> Result<Option<String>, Failure> {
        let ran = self.run(launched);
        let memory = self.memory();
        let check = self.check.as_mut();
        let obstacle =
            check.and_then(|check| check.end(&self.modules, &self.arena, launched, &memory));
        ran.map(|()| obstacle)
    }

    /// Compares a launch that ran as a tensor program, starting from the memory in `before`, with
    /// native code.
    fn check_tensors(&mut self, launched: &Launched<'_>, before: &Snapshot) {
        let own = before.again(&self.arena);
        before.restore(&mut self.arena);
        let begun = self.begin_check(launched);
        let ran = begun.and_then(|()| self.run_for_check(launched));
        let other = before.again(&self.arena);
        own.restore(&mut self.arena);
        let Some(check) = &mut self.check else {
            return;
        };
        match ran {
            Ok(_) => check.against_native(launched, before, &own, &other),
            Err(failure) => {
                failure.print();
                let told = "native code ends with the error above, the tensor program does not";
                check.differs(launched, told);
            }
        }
    }

    /// Returns the native code of a kernel, and the addresses of its variables.
    fn compiled(&mut self, entry: usize) -> Result<(Arc<Kernel>, Vec<u64>), Failure> {
        if entry >= self.modules.entries.len() {
            return Err(invalid("a launch of a kernel that is not known".to_owned()));
        }
        let blocks = self.modules.next_block;
        let compiled = self.modules.compiled(entry, &mut self.arena)?;
        if self.modules.next_block != blocks {
            self.memory = None;
        }
        if self.compiled.insert(entry) {
            self.record_variables(entry, &compiled.0)?;
        }
        Ok(compiled)
    }

    /// Records the variables of a kernel that its module may write: the host may never ask for
    /// them, and launches pass values on in them.
    fn record_variables(&mut self, entry: usize, kernel: &Kernel) -> Result<(), Failure> {
        let module = self.modules.entries[entry].module;
        let recorder = self.recorder.iter_mut();
        let check = self.check.as_mut().map(|check| &mut check.recorder);
        let mut recorders: Vec<&mut Recorder> = recorder.chain(check).collect();
        if recorders.is_empty() {
            return Ok(());
        }
        for variable in kernel.variables() {
            let name = &variable.name;
            if !Recorder::is_written(&self.modules, module, name) {
                continue;
            }
            let placed = self
                .modules
                .variable(module as u32, name, &mut self.arena)?;
            for recorder in &mut recorders {
                let (number, bytes) = (placed.number, placed.bytes);
                recorder.variable(&self.modules, &self.arena, module, name, number, bytes);
            }
        }
        Ok(())
    }

    /// Runs a kernel natively.
    fn run(&mut self, launched: &Launched<'_>) -> Result<(), Failure> {
        let Launched {
            entry,
            grid,
            block,
            shared,
            params,
        } = *launched;
        let (kernel, variables) = self.compiled(entry)?;
        let memory = self.memory();
        let name = &self.modules.entries[entry].name;
        let _running = activity::enter(format!("running kernel `{name}` natively"));
        let launch = AddressedLaunch {
            grid,
            block,
            shared_bytes: shared,
            params,
            variables: &variables,
            memory: &memory,
            printed: &self.printed,
        };
        // SAFETY: the regions are allocations, which only this session writes while it serves a
        // request; the program must not modify memory shared with the host meanwhile.
        let ran = unsafe { kernel.launch_at(&launch) };
        let origin = &self.modules.modules[self.modules.entries[entry].module].origin;
        ran.map_err(|error| {
            let error_number = match error.code {
                "simt-trap" if error.message.contains("trap`") => LAUNCH_FAILURE,
                "simt-trap" => ASSERT,
                code if code.contains("misaligned") => MISALIGNED_ADDRESS,
                "simt-deadlock" | "simt-divergent-barrier" => LAUNCH_FAILURE,
                _ => ILLEGAL_ADDRESS,
            };
            let faults = raise_backend::faults(vec![error], std::slice::from_ref(origin));
            Failure {
                error: error_number,
                faults: Some(faults),
            }
        })
    }

    /// Returns the ranges that kernels may access, with their names.
    fn memory(&mut self) -> Arc<Regions> {
        let arena = &self.arena;
        let make = || {
            let named = arena.blocks().map(|block| {
                let range = Range {
                    low: block.address,
                    high: block.address + block.bytes,
                };
                (block.name.clone(), range)
            });
            Arc::new(Regions::new(named.collect()))
        };
        self.memory.get_or_insert_with(make).clone()
    }
}
