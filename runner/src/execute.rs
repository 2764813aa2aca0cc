//! Runs a program: uploads the arrays, runs the time loop in chunks, writes outputs when they are
//! due, and downloads the arrays.
//!
//! A chunk ends where an output is due, or after about a second ([`crate::chunking`]), so that
//! progress is shown and Ctrl-C is noticed. The state stays on the device; only arrays that are
//! written are downloaded.

mod download;
mod outcome;
mod room;
mod upload;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use stablehlo::ElementType;

use crate::arrays::HostArray;
use crate::arrays::initial::First;
use crate::arrays::summary::Summary;
use crate::chunking::Pace;
use crate::device::{Device, ready};
use crate::element;
use crate::fault::{Fault, Origin, Result};
use crate::interrupt::Interrupt;
use crate::job::{Array, Job};
use crate::nonfinite::NonFiniteReport;
use crate::output::{Outputs, Wish};
use crate::program::{Input, Program, Span};
use crate::progress::Progress;
use crate::report::counted;
use crate::restart::Restarts;
use download::block_of;
use room::Held;

pub(crate) use outcome::ended;
pub use outcome::{Ran, check};

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Report {
    /// The number of completed steps.
    pub steps: u64,
    /// The number of steps that were completed before the run was resumed.
    pub resumed: u64,
    /// Whether the user interrupted it before the end.
    pub interrupted: bool,
    /// Whether the condition that ends the time loop holds, if there is one.
    pub held: Option<bool>,
    /// The arrays that the program changes, at the end of the run.
    pub arrays: Vec<Final>,
    /// Time the plugin took to compile.
    pub compile: Duration,
    /// The bytes that the program takes on each device, if the plugin reports them.
    pub needs: Option<u64>,
    /// The time to compute the first values and to copy them to the device.
    pub upload: Duration,
    /// The time of the program's execution.
    pub execute: Duration,
    /// The time to download arrays and to write files.
    pub write: Duration,
    /// The first outputs that held non-finite values.
    pub seen: NonFiniteReport,
}

/// An array at the end of a run.
#[derive(Clone, Debug)]
pub struct Final {
    /// Its name.
    pub name: String,
    /// Its type.
    pub element: ElementType,
    /// Its extents, including the halo.
    pub shape: Vec<usize>,
    /// Its values, if they were requested.
    pub value: Option<HostArray>,
    /// Its statistics; with several hosts, those of the part on this host.
    pub summary: Summary,
}

/// The state of a run.
struct Run<'a, D: Device> {
    device: &'a D,
    job: &'a Job,
    program: &'a Program,
    sources: &'a [Origin],
    restarts: Option<&'a Restarts>,
    fail_on_nan: bool,
    executable: D::Executable,
    /// The program's arrays.
    state: BTreeMap<&'a str, D::Buffer>,
    /// The runtime scalars, by name.
    scalars: BTreeMap<&'a str, D::Buffer>,
}

/// A program to run, with its settings.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The job.
    pub job: &'a Job,
    /// Its program.
    pub program: &'a Program,
    /// The kernel files, which errors refer to; may be empty.
    pub sources: &'a [Origin],
    /// Whether the report contains the values of arrays; otherwise no host needs memory for whole
    /// arrays on a mesh.
    pub with_values: bool,
    /// The restart files, to which the state is written and from which the run resumes.
    pub restarts: Option<&'a Restarts>,
    /// The number of warm-up runs of all steps, whose results are discarded.
    pub warm_up: u32,
    /// Whether the run ends at the first output or restart file that holds non-finite values.
    pub fail_on_nan: bool,
}

/// Runs a program on `device` for all steps of its job, and writes `outputs` when they are due.
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
        fail_on_nan,
    } = task;
    if device.count() != program.devices() {
        let (has, wants) = (device.count(), program.devices());
        let message = format!("a program for {wants} devices was given {has}");
        return Err(Fault::internal("program-devices", message).into());
    }
    let held = Held::of(job, program);
    held.check(device)?;
    progress.phase(&device.compiling(&program.text));
    let start = Instant::now();
    let executable = ready(device, &program.text, program.ahead())?;
    let compile = start.elapsed();
    let needs = device.needs(&executable);
    held.check_program(device, needs)?;
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
        fail_on_nan,
        executable,
        state: BTreeMap::new(),
        scalars: BTreeMap::new(),
    };
    for _ in 0..warm_up {
        run.upload()?;
        run.chunk(Span::whole(job.steps())).await?;
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
        seen: NonFiniteReport::default(),
    };
    interrupt.defer();
    let steps = job.steps();
    progress.phase(&match job.time {
        Some(_) => format!("running {}", counted(steps, "step")),
        None => "running".to_owned(),
    });
    progress.start(report.steps);
    run.steps(outputs, interrupt, progress, &mut report).await?;
    report.arrays = run.finals(with_values).await?;
    progress.finish();
    Ok(report)
}

impl<'a, D: Device> Run<'a, D> {
    fn declared(&self, name: &str) -> Result<&'a Array> {
        self.job.array(name).ok_or_else(|| {
            let message = format!("the program names an array `{name}` that the job does not have");
            Fault::internal("program-array", message).into()
        })
    }

    fn first(&self, name: &str) -> Result<First<'a>> {
        First::new(self.job, self.declared(name)?)
    }

    /// Runs the whole time loop.
    async fn steps(
        &mut self,
        outputs: &mut Outputs,
        interrupt: &Interrupt,
        progress: &Progress,
        report: &mut Report,
    ) -> Result<()> {
        let total = self.job.steps();
        if self.program.has(&Input::Before) && self.restarts.and_then(Restarts::resumed).is_none() {
            let start = Instant::now();
            report.held = self.chunk(Span::BEFORE).await?.held;
            report.execute += start.elapsed();
        }
        if self.program.is_loop() && report.steps == 0 {
            self.write(outputs, 0, false, report).await?;
        }
        progress.at(report.steps);
        let mut pace = Pace::new(self.state_bytes(), progress.is_shown());
        if self.restarts.is_some() {
            pace = pace.in_grains();
        }
        if !self.device.is_all_here() {
            pace = pace.of_hosts();
        }
        let mut kept = report.steps;
        if self.program.until && report.steps >= total {
            report.held = self.chunk(Span::steps(0)).await?.held; // resumed at the end
        }
        while report.steps < total && report.held != Some(true) {
            let restart_due = self.restarts.and_then(|kept| kept.next_due(report.steps));
            let due = [outputs.next_due(report.steps), restart_due];
            let due = due
                .into_iter()
                .flatten()
                .min()
                .map_or(total, |due| due.min(total));
            let wish = match interrupt.asked() {
                true => Wish::Stop,
                false if self.program.is_loop() => Wish::Run(pace.next(due - report.steps)),
                false => Wish::Run(total),
            };
            // All hosts must make the same calls.
            let Wish::Run(chunk) = outputs.agree(report.steps, wish)? else {
                break;
            };
            let start = Instant::now();
            let ran = self.chunk(Span::steps(chunk)).await?;
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
        if self.program.has(&Input::After) {
            // A run resumes from the last step, and series end with it.
            self.write(outputs, report.steps, false, report).await?;
            if kept != report.steps {
                self.keep(report.steps, report).await?;
                kept = report.steps;
            }
            if !report.interrupted {
                let start = Instant::now();
                self.chunk(Span::AFTER).await?;
                report.execute += start.elapsed();
            }
        }
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

    /// Runs the program once: for some steps if it is a loop, or until its condition holds.
    async fn chunk(&mut self, span: Span) -> Result<Ran> {
        let mut counts = BTreeMap::new();
        for input in &self.program.inputs {
            if let Some(count) = span.of(input) {
                let bytes = (count as i64).to_le_bytes().to_vec();
                let count = self
                    .device
                    .upload(&HostArray::scalar(ElementType::I64, bytes))?;
                counts.insert(input.name(), count);
            }
        }
        let buffer = |input: &'a Input| match input {
            Input::Steps | Input::Before | Input::After => counts.get(input.name()),
            Input::Scalar { name, .. } => self.scalars.get(name.as_str()),
            Input::Array { name, .. } => self.state.get(name.as_str()),
        };
        let inputs: Option<Vec<&D::Buffer>> = self.program.inputs.iter().map(buffer).collect();
        let inputs = inputs.ok_or_else(|| {
            Fault::internal("program-input", "an input of the program was not uploaded")
        })?;
        let mut results = self.device.execute(&self.executable, &inputs).await?;
        let ran = match self.program.until {
            true => ended(self.device, &mut results).await?,
            false => Ran {
                steps: span.steps,
                held: None,
            },
        };
        if !self.program.checks.is_empty() {
            let failed = results.pop().ok_or_else(|| {
                Fault::internal(
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
            return Err(Fault::internal("program-outputs", message).into());
        }
        for (name, buffer) in self.program.outputs.iter().zip(results) {
            self.state.insert(name, buffer);
        }
        Ok(ran)
    }
}

impl Report {
    /// Returns how the time loop ended.
    pub fn ran(&self) -> Ran {
        Ran {
            steps: self.steps,
            held: self.held,
        }
    }
}
