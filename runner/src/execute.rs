//! Runs a program: arrays up, the time loop in chunks, outputs when they are due, arrays down.
//!
//! A chunk ends where output is due or after a second or some ([`crate::pace`]), so that progress shows and Ctrl-C is heard.
//! The state stays on the device; only what is written comes back.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use stablehlo::ElementType;

use crate::arrays::hyperslab::Hyperslab;
use crate::arrays::initial::First;
use crate::arrays::summary::Summary;
use crate::arrays::{HostArray, count};
use crate::device::{Device, ready};
use crate::element;
use crate::fault::{Fault, Origin, Result, line_span};
use crate::interrupt::Interrupt;
use crate::job::{Array, Job};
use crate::mesh::{Placement, blocks};
use crate::number::Number;
use crate::output::{Outputs, Which};
use crate::pace::Pace;
use crate::program::{Check, Input, OnMesh, Program};
use crate::progress::Progress;
use crate::restart::{Kept, Restarts};
use crate::unfit::Seen;

/// How a run went.
#[derive(Clone, Debug)]
pub struct Report {
    /// Steps done.
    pub steps: u64,
    /// Those that were done before it went on.
    pub resumed: u64,
    /// True if the user stopped it before the end.
    pub interrupted: bool,
    /// Whether the condition holds that ends the time loop, if it has one.
    pub held: Option<bool>,
    /// The arrays that the program changes, at the end.
    pub arrays: Vec<Final>,
    /// Time the plugin took to compile.
    pub compile: Duration,
    /// The bytes that the program takes on each device, where the plugin says so.
    pub needs: Option<u64>,
    /// Time to make the first values and to copy them to the device.
    pub upload: Duration,
    /// Time the program ran.
    pub execute: Duration,
    /// Time to copy arrays back and to write files.
    pub write: Duration,
    /// Since when what was written is no number.
    pub seen: Seen,
}

/// An array at the end of a run.
#[derive(Clone, Debug)]
pub struct Final {
    /// Its name.
    pub name: String,
    /// Its type.
    pub element: ElementType,
    /// Its extents, halo and all.
    pub shape: Vec<usize>,
    /// Its values, if they were asked for.
    pub value: Option<HostArray>,
    /// What they look like; on several hosts those that are on this one.
    pub summary: Summary,
}

/// A run under way.
struct Run<'a, D: Device> {
    device: &'a D,
    job: &'a Job,
    program: &'a Program,
    sources: &'a [Origin],
    restarts: Option<&'a Restarts>,
    executable: D::Executable,
    /// The program's arrays.
    state: BTreeMap<&'a str, D::Buffer>,
    /// Runtime scalars, in the order of the inputs.
    scalars: BTreeMap<&'a str, D::Buffer>,
}

/// What to run.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The job.
    pub job: &'a Job,
    /// Its program.
    pub program: &'a Program,
    /// Its kernel files, for errors to point into; may be empty.
    pub sources: &'a [Origin],
    /// Whether the report shall have the values of arrays; on a mesh no host needs room for them otherwise.
    pub with_values: bool,
    /// Where the state is kept, and where the run goes on.
    pub restarts: Option<&'a Restarts>,
    /// How often all steps are run before, and what they gave is forgotten.
    pub warm_up: u32,
}

/// Runs a program on `device` for all steps of its job, writing `outputs` as they come due.
pub async fn execute<D: Device>(
    device: &D,
    task: Task<'_>,
    outputs: &mut Outputs,
    interrupt: &Interrupt,
    progress: &Progress,
) -> Result<Report> {
    let Task {
        job,
        program,
        sources,
        with_values,
        restarts,
        warm_up,
    } = task;
    if device.count() != program.devices() {
        let (has, wants) = (device.count(), program.devices());
        let message = format!("a program for {wants} devices was given {has}");
        return Err(Fault::ours("program-devices", message).into());
    }
    progress.say("compiling");
    let start = Instant::now();
    let executable = ready(device, &program.text, program.ahead())?;
    let compile = start.elapsed();
    let needs = device.needs(&executable);
    tracing::info!(
        device = device.describe(),
        bytes = program.text.len(),
        seconds = compile.as_secs_f64(),
        "compiled"
    );
    let first = restarts.and_then(Restarts::resumed);
    outputs.open(job, &|name| block_of(program, job.array(name)?), first)?;
    progress.say("starting");
    let mut run = Run {
        device,
        job,
        program,
        sources,
        restarts,
        executable,
        state: BTreeMap::new(),
        scalars: BTreeMap::new(),
    };
    for _ in 0..warm_up {
        run.upload()?;
        run.chunk(job.steps()).await?;
        run.state.clear();
    }
    let start = Instant::now();
    run.upload()?;
    let upload = start.elapsed();
    tracing::info!(
        seconds = upload.as_secs_f64(),
        arrays = run.state.len(),
        "uploaded"
    );
    let mut report = Report {
        steps: first.unwrap_or(0),
        resumed: first.unwrap_or(0),
        interrupted: false,
        held: None,
        arrays: Vec::new(),
        compile,
        needs,
        upload,
        execute: Duration::ZERO,
        write: Duration::ZERO,
        seen: Seen::default(),
    };
    interrupt.defer();
    progress.start();
    run.steps(outputs, interrupt, progress, &mut report).await?;
    report.arrays = run.finals(with_values).await?;
    progress.finish();
    Ok(report)
}

impl<'a, D: Device> Run<'a, D> {
    fn upload(&mut self) -> Result<()> {
        for (place, input) in self.program.inputs.iter().enumerate() {
            match input {
                Input::Steps => {}
                Input::Scalar {
                    name,
                    element,
                    value,
                } => {
                    let bytes = Number::Float(*value)
                        .encode(*element)
                        .map_err(|message| Fault::ours("scalar", message))?;
                    self.scalars.insert(
                        name,
                        self.device.upload(&HostArray::scalar(*element, bytes))?,
                    );
                }
                Input::Array { name, .. } => {
                    let placement = self.program.mesh.as_ref().map(|on| &on.inputs[place]);
                    let buffer = match self.kept(name)? {
                        Some(mut kept) => self.put(name, placement, &mut |slab| kept.part(slab))?,
                        None => {
                            let mut first = self.first(name)?;
                            self.put(name, placement, &mut |slab| first.part(slab))?
                        }
                    };
                    self.state.insert(name, buffer);
                }
            }
        }
        // What the program only writes, outputs may ask for before it does.
        for (place, name) in self.program.outputs.iter().enumerate() {
            let placement = self.program.mesh.as_ref().map(|on| &on.outputs[place]);
            if !self.state.contains_key(name.as_str())
                && let Some(mut kept) = self.kept(name)?
            {
                let buffer = self.put(name, placement, &mut |slab| kept.part(slab))?;
                self.state.insert(name, buffer);
            }
        }
        Ok(())
    }

    /// What an array that the program changes was where the run goes on.
    fn kept(&self, name: &str) -> Result<Option<Kept>> {
        match self.restarts {
            Some(restarts) if self.program.outputs.iter().any(|known| known == name) => {
                restarts.array(self.declared(name)?)
            }
            Some(_) | None => Ok(None),
        }
    }

    /// Copies an array to the devices.
    fn put(
        &self,
        name: &str,
        placement: Option<&Placement>,
        part: &mut dyn FnMut(&Hyperslab) -> Result<HostArray>,
    ) -> Result<D::Buffer> {
        let buffer = match (&self.program.mesh, placement) {
            (Some(on), Some(placement)) => blocks::upload(self.device, &on.mesh, placement, part),
            _ => {
                let whole = Hyperslab::whole(&self.declared(name)?.shape);
                self.device.upload(&part(&whole)?)
            }
        };
        tracing::debug!(array = name, "first value");
        buffer
    }

    /// Keeps the state, to go on from.
    async fn keep(&self, step: u64, report: &mut Report) -> Result<()> {
        let Some(restarts) = self
            .restarts
            .filter(|restarts| restarts.resumed() != Some(step))
        else {
            return Ok(());
        };
        let start = Instant::now();
        let mut writing = restarts.begin(step)?;
        for name in &self.program.outputs {
            let array = self.declared(name)?;
            let on = self.program.mesh.as_ref();
            let placed = on.map(|on| placement(self.program, on, name)).transpose()?;
            let split = placed.filter(|placed| !placed.is_whole());
            let none = vec![0; array.shape.len()];
            writing.array(self.job, array, split.map(|placed| placed.chunk(&none)));
            let mut put = |slab: Hyperslab, cells: HostArray| {
                writing.put(slab, cells);
                Ok(())
            };
            self.each(name, &self.state[name.as_str()], false, &mut put)
                .await?;
        }
        writing.finish()?;
        report.write += start.elapsed();
        Ok(())
    }

    fn declared(&self, name: &str) -> Result<&'a Array> {
        self.job.array(name).ok_or_else(|| {
            let message = format!("the program names an array `{name}` that the job does not have");
            Fault::ours("program-array", message).into()
        })
    }

    fn first(&self, name: &str) -> Result<First<'a>> {
        First::new(self.job, self.declared(name)?)
    }

    /// The whole time loop.
    async fn steps(
        &mut self,
        outputs: &mut Outputs,
        interrupt: &Interrupt,
        progress: &Progress,
        report: &mut Report,
    ) -> Result<()> {
        let total = self.job.steps();
        if self.program.is_loop() && report.steps == 0 {
            self.write(outputs, 0, false, report).await?;
        }
        progress.at(report.steps);
        let mut pace = Pace::new(self.state_bytes(), progress.is_shown());
        if self.restarts.is_some() {
            pace = pace.in_grains();
        }
        let mut kept = report.steps;
        if self.program.until && report.steps >= total {
            report.held = self.chunk(0).await?.held; // gone on from the end
        }
        while report.steps < total && report.held != Some(true) && !interrupt.asked() {
            let restart_due = self.restarts.and_then(|kept| kept.next_due(report.steps));
            let due = [outputs.next_due(report.steps), restart_due];
            let due = due
                .into_iter()
                .flatten()
                .min()
                .map_or(total, |due| due.min(total));
            let chunk = if !self.device.is_all_here() {
                due - report.steps // all hosts must make the same calls
            } else if self.program.is_loop() {
                pace.next(due - report.steps)
            } else {
                total
            };
            let start = Instant::now();
            let ran = self.chunk(chunk).await?;
            let elapsed = start.elapsed();
            tracing::debug!(
                steps = ran.steps,
                seconds = elapsed.as_secs_f64(),
                "ran a chunk"
            );
            if ran.steps > 0 {
                pace.learn(ran.steps, elapsed);
            }
            report.execute += elapsed;
            report.steps += ran.steps;
            report.held = ran.held;
            progress.at(report.steps);
            if report.steps == due && due < total {
                self.write(outputs, report.steps, false, report).await?;
            }
            if restart_due == Some(report.steps) {
                self.keep(report.steps, report).await?;
                kept = report.steps;
            }
        }
        report.interrupted = report.steps < total && report.held != Some(true);
        self.write(outputs, report.steps, true, report).await?;
        match kept == report.steps {
            true => Ok(()),
            false => self.keep(report.steps, report).await,
        }
    }

    fn state_bytes(&self) -> usize {
        let arrays = self.state.keys().filter_map(|name| self.job.array(name));
        arrays
            .map(|array| array.shape.iter().product::<usize>() * element::bytes(array.element))
            .sum()
    }

    /// Runs the program once, for `steps` steps if it is a loop, or until its condition holds.
    async fn chunk(&mut self, chunk: u64) -> Result<Ran> {
        let steps = HostArray::scalar(ElementType::I64, (chunk as i64).to_le_bytes().to_vec());
        let steps = if self.program.is_loop() {
            Some(self.device.upload(&steps)?)
        } else {
            None
        };
        let buffer = |input: &'a Input| match input {
            Input::Steps => steps.as_ref(),
            Input::Scalar { name, .. } => self.scalars.get(name.as_str()),
            Input::Array { name, .. } => self.state.get(name.as_str()),
        };
        let inputs: Option<Vec<&D::Buffer>> = self.program.inputs.iter().map(buffer).collect();
        let inputs = inputs.ok_or_else(|| {
            Fault::ours("program-input", "an input of the program was not uploaded")
        })?;
        let mut results = self.device.execute(&self.executable, &inputs).await?;
        let ran = match self.program.until {
            true => ended(self.device, &mut results).await?,
            false => Ran {
                steps: chunk,
                held: None,
            },
        };
        if !self.program.checks.is_empty() {
            let failed = results.pop().ok_or_else(|| {
                Fault::ours(
                    "program-outputs",
                    "the program has no result for its checks",
                )
            })?;
            let failed = self.device.download(&failed).await?.get(0) as usize;
            check(&self.program.checks, self.sources, failed)?;
        }
        if results.len() != self.program.outputs.len() {
            let message = format!(
                "the program has {} results, but {} are declared",
                results.len(),
                self.program.outputs.len()
            );
            return Err(Fault::ours("program-outputs", message).into());
        }
        for (name, buffer) in self.program.outputs.iter().zip(results) {
            self.state.insert(name, buffer);
        }
        Ok(ran)
    }

    /// Downloads what is due at `step` and writes it.
    async fn write(
        &self,
        outputs: &mut Outputs,
        step: u64,
        last: bool,
        report: &mut Report,
    ) -> Result<()> {
        let start = Instant::now();
        outputs.begin(self.job, step, last)?;
        for name in outputs.arrays_open() {
            let Some(buffer) = self.state.get(name.as_str()) else {
                self.put_constant(outputs, &name)?;
                continue;
            };
            let kinds: &[Which] = match self.device.is_all_here() {
                true => &[Which::All],
                false => &[Which::Shared, Which::Own],
            };
            for which in kinds {
                if !outputs.wants(&name, *which) {
                    continue;
                }
                let seen = &mut report.seen;
                let mut put = |slab: Hyperslab, cells: HostArray| {
                    seen.look(&name, step, &cells);
                    outputs.put(self.job, &name, &slab, cells, *which)
                };
                let all = *which != Which::Shared;
                self.each(&name, buffer, all, &mut put).await?;
            }
        }
        outputs.end(self.job)?;
        report.write += start.elapsed();
        Ok(())
    }

    /// Gives an array that the program does not have to outputs, some rows at a time.
    fn put_constant(&self, outputs: &mut Outputs, name: &str) -> Result<()> {
        let array = self.declared(name)?;
        let mut first = self.first(name)?;
        let bytes = count(&array.shape) * element::bytes(array.element);
        let rows = array.shape.first().copied().unwrap_or(1);
        let at_once = (rows * ROWS / bytes.max(1)).clamp(1, rows);
        for start in (0..rows).step_by(at_once) {
            let mut slab = Hyperslab::whole(&array.shape);
            if let (Some(first), Some(count)) = (slab.start.first_mut(), slab.count.first_mut()) {
                (*first, *count) = (start, at_once.min(rows - start));
            }
            outputs.put(self.job, name, &slab, first.part(&slab)?, Which::All)?;
        }
        Ok(())
    }

    /// Copies an array back, part by part: which cells they are, and their values. On several hosts either all of it, or what is here.
    async fn each(
        &self,
        name: &str,
        buffer: &D::Buffer,
        all: bool,
        todo: &mut dyn FnMut(Hyperslab, HostArray) -> Result<()>,
    ) -> Result<()> {
        match &self.program.mesh {
            Some(on) => {
                let placement = placement(self.program, on, name)?;
                let (device, mesh) = (self.device, &on.mesh);
                match all {
                    true => blocks::each(device, mesh, placement, buffer, todo).await,
                    false => blocks::each_here(device, mesh, placement, buffer, todo).await,
                }
            }
            None => {
                let whole = self.device.download(buffer).await?;
                todo(Hyperslab::whole(&whole.shape), whole)
            }
        }
    }

    /// The whole array.
    async fn download(&self, name: &str, buffer: &D::Buffer) -> Result<HostArray> {
        match &self.program.mesh {
            None => self.device.download(buffer).await,
            Some(on) => {
                let placement = placement(self.program, on, name)?;
                blocks::download(self.device, &on.mesh, placement, buffer).await
            }
        }
    }

    async fn finals(&self, with_values: bool) -> Result<Vec<Final>> {
        let mut finals = Vec::new();
        for name in &self.program.outputs {
            let buffer = &self.state[name.as_str()];
            let array = self.declared(name)?;
            let mut summary = Summary::default();
            let value = match with_values {
                true => {
                    let whole = self.download(name, buffer).await?;
                    summary.add(&array.shape, &Hyperslab::whole(&array.shape), &whole);
                    Some(whole)
                }
                false => {
                    let mut add = |slab: Hyperslab, cells: HostArray| {
                        summary.add(&array.shape, &slab, &cells);
                        Ok(())
                    };
                    // On several hosts what is here: devices need no room for more.
                    let all = self.device.is_all_here();
                    self.each(name, buffer, all, &mut add).await?;
                    None
                }
            };
            finals.push(Final {
                name: name.clone(),
                element: array.element,
                shape: array.shape.clone(),
                value,
                summary,
            });
        }
        Ok(finals)
    }
}

impl Report {
    /// How the time loop ended.
    pub fn ran(&self) -> Ran {
        Ran {
            steps: self.steps,
            held: self.held,
        }
    }
}

/// How a time loop ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// The steps that it ran.
    pub steps: u64,
    /// Whether the condition holds that ends it, if it has one.
    pub held: Option<bool>,
}

/// Takes what a program with a condition says of how its loop ended off its results.
pub(crate) async fn ended<D: Device>(device: &D, results: &mut Vec<D::Buffer>) -> Result<Ran> {
    let missing = || {
        let message = "the program has no results that say how its loop ended";
        Fault::ours("program-outputs", message)
    };
    let held = results.pop().ok_or_else(missing)?;
    let steps = results.pop().ok_or_else(missing)?;
    Ok(Ran {
        steps: device.download(&steps).await?.get(0) as u64,
        held: Some(device.download(&held).await?.get(0) != 0.0),
    })
}

/// Bytes of the rows that are made at once of an array that no device holds.
const ROWS: usize = 64 << 20;

/// How an array lies on the mesh.
fn placement<'p>(program: &Program, on: &'p OnMesh, name: &str) -> Result<&'p Placement> {
    let result = program.outputs.iter().position(|known| known == name);
    let input = program.inputs.iter();
    let mut input = input.map(|input| matches!(input, Input::Array { .. }) && input.name() == name);
    let placement = match (result, input.position(|found| found)) {
        (Some(place), _) => on.outputs.get(place),
        (None, Some(place)) => on.inputs.get(place),
        (None, None) => None,
    };
    placement.ok_or_else(|| {
        let message = format!("nothing says how `{name}` lies on the mesh");
        Fault::ours("program-placement", message).into()
    })
}

/// How large the blocks of an array are that devices hold, without its halo; nothing if no mesh splits it.
fn block_of(program: &Program, array: &Array) -> Option<Vec<usize>> {
    let on = program.mesh.as_ref()?;
    let placement = placement(program, on, &array.name.value).ok()?;
    (!placement.is_whole()).then(|| placement.chunk(&array.halo))
}

/// Reports the one of `checks` of this number (from 1); 0 means that all held.
pub fn check(checks: &[Check], sources: &[Origin], failed: usize) -> Result<()> {
    let Some(check) = failed.checked_sub(1).and_then(|index| checks.get(index)) else {
        return Ok(());
    };
    let (fault, label, help) = match &check.trap {
        Some(message) => (
            Fault::yours(
                "trap",
                format!("kernel `{}` trapped: {message}", check.kernel),
            ),
            "a thread gets here".to_owned(),
            "what was written before stays as it is",
        ),
        None => (
            Fault::yours(
                "out-of-bounds",
                format!(
                    "kernel `{}` reads outside of array `{}`",
                    check.kernel, check.array
                ),
            ),
            format!("an index here is not among 0..{}", check.len),
            "look at the values of the index array; what was written before stays as it is",
        ),
    };
    let fault = match sources.get(check.source) {
        Some(source) if check.line > 0 => fault.at(
            source,
            line_span(source.inner(), check.line, check.column),
            label,
        ),
        Some(_) | None => fault,
    };
    Err(fault.help(help).into())
}
