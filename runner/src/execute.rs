//! Runs a program: arrays up, the time loop in chunks, outputs when they are due, arrays down.
//!
//! A chunk ends where output is due or after about a quarter of a second, so that progress shows and Ctrl-C is heard.
//! The state stays on the device; only what is written comes back.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use stablehlo::ElementType;

use crate::arrays::summary::{Summary, summarize};
use crate::arrays::{HostArray, initial};
use crate::device::Device;
use crate::element;
use crate::fault::{Fault, Result};
use crate::interrupt::Interrupt;
use crate::job::Job;
use crate::number::Number;
use crate::output::{Outputs, Snapshot};
use crate::program::{Input, Program};
use crate::progress::{Pace, Progress};

/// How a run went.
#[derive(Clone, Debug)]
pub struct Report {
    /// Steps done.
    pub steps: u64,
    /// True if the user stopped it before the end.
    pub interrupted: bool,
    /// What each array that the program changes looks like at the end.
    pub arrays: Vec<(String, ElementType, Vec<usize>, Summary)>,
    /// Time the plugin took to compile.
    pub compile: Duration,
    /// Time to make the first values and to copy them to the device.
    pub upload: Duration,
    /// Time the program ran.
    pub execute: Duration,
    /// Time to copy arrays back and to write files.
    pub write: Duration,
}

/// A run under way.
struct Run<'a, D: Device> {
    device: &'a D,
    job: &'a Job,
    program: &'a Program,
    executable: D::Executable,
    /// The program's arrays.
    state: BTreeMap<&'a str, D::Buffer>,
    /// Runtime scalars, in the order of the inputs.
    scalars: BTreeMap<&'a str, D::Buffer>,
    /// Arrays that only outputs name.
    constant: BTreeMap<&'a str, HostArray>,
}

/// Runs `program` on `device` for all steps of `job`, writing `outputs` as they come due.
pub async fn execute<D: Device>(
    device: &D,
    job: &Job,
    program: &Program,
    outputs: &mut Outputs,
    interrupt: &Interrupt,
    progress: &Progress,
) -> Result<Report> {
    progress.say("compiling");
    let start = Instant::now();
    let executable = device.compile(&program.text)?;
    let compile = start.elapsed();
    tracing::info!(
        device = device.describe(),
        bytes = program.text.len(),
        seconds = compile.as_secs_f64(),
        "compiled"
    );
    outputs.open(job)?;
    progress.say("starting");
    let start = Instant::now();
    let mut run = Run {
        device,
        job,
        program,
        executable,
        state: BTreeMap::new(),
        scalars: BTreeMap::new(),
        constant: BTreeMap::new(),
    };
    run.upload()?;
    let upload = start.elapsed();
    tracing::info!(
        seconds = upload.as_secs_f64(),
        arrays = run.state.len(),
        "uploaded"
    );
    let mut report = Report {
        steps: 0,
        interrupted: false,
        arrays: Vec::new(),
        compile,
        upload,
        execute: Duration::ZERO,
        write: Duration::ZERO,
    };
    interrupt.defer();
    progress.start();
    run.steps(outputs, interrupt, progress, &mut report).await?;
    report.arrays = run.summaries().await?;
    progress.finish();
    Ok(report)
}

impl<'a, D: Device> Run<'a, D> {
    fn upload(&mut self) -> Result<()> {
        for input in &self.program.inputs {
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
                    let buffer = self.device.upload(&self.first_value(name)?)?;
                    self.state.insert(name, buffer);
                }
            }
        }
        for output in self.job.outputs.iter().flat_map(|output| &output.arrays) {
            if !self.state.contains_key(output.value.as_str()) {
                self.constant
                    .insert(&output.value, self.first_value(&output.value)?);
            }
        }
        Ok(())
    }

    fn first_value(&self, name: &str) -> Result<HostArray> {
        let array = self.job.array(name);
        let unknown = || {
            Fault::ours(
                "program-array",
                format!("the program names an array `{name}` that the job does not have"),
            )
        };
        let value = initial::initial(self.job, array.ok_or_else(unknown)?)?;
        tracing::debug!(array = name, bytes = value.bytes.len(), "first value");
        Ok(value)
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
        if self.program.is_loop() {
            self.write(outputs, 0, false, report).await?;
        }
        let mut pace = Pace::default();
        while report.steps < total && !interrupt.asked() {
            let due = outputs
                .next_due(report.steps)
                .map_or(total, |due| due.min(total));
            let chunk = if self.program.is_loop() {
                pace.next(due - report.steps)
            } else {
                total
            };
            let start = Instant::now();
            self.chunk(chunk).await?;
            let elapsed = start.elapsed();
            tracing::debug!(
                steps = chunk,
                seconds = elapsed.as_secs_f64(),
                "ran a chunk"
            );
            pace.learn(chunk, elapsed);
            report.execute += elapsed;
            report.steps += chunk;
            progress.at(report.steps);
            if report.steps == due && due < total {
                self.write(outputs, report.steps, false, report).await?;
            }
        }
        report.interrupted = report.steps < total;
        self.write(outputs, report.steps, true, report).await
    }

    /// Runs the program once, for `steps` steps if it is a loop.
    async fn chunk(&mut self, steps: u64) -> Result<()> {
        let steps = HostArray::scalar(ElementType::I64, (steps as i64).to_le_bytes().to_vec());
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
        let results = self.device.execute(&self.executable, &inputs).await?;
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
        Ok(())
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
        let mut arrays = Vec::new();
        for name in outputs.arrays_due(step, last) {
            let array = match self.state.get(name.as_str()) {
                Some(buffer) => self.device.download(buffer).await?,
                None => self.constant[name.as_str()].clone(),
            };
            arrays.push((name, array));
        }
        if !arrays.is_empty() {
            outputs.write(
                self.job,
                &Snapshot {
                    step,
                    arrays: &arrays,
                },
                last,
            )?;
        }
        report.write += start.elapsed();
        Ok(())
    }

    async fn summaries(&self) -> Result<Vec<(String, ElementType, Vec<usize>, Summary)>> {
        let mut summaries = Vec::new();
        for name in &self.program.outputs {
            let array = self.device.download(&self.state[name.as_str()]).await?;
            summaries.push((
                name.clone(),
                array.element,
                array.shape.clone(),
                summarize(&array),
            ));
        }
        Ok(summaries)
    }
}

/// A warning for each array that ended with NaN or infinity in it.
pub fn warnings(report: &Report) -> Vec<String> {
    let bad = report.arrays.iter().filter(|(_, element, _, summary)| {
        element::is_float(*element) && summary.first_bad.is_some()
    });
    bad.map(|(name, _, shape, summary)| {
        let kind = match (summary.nans, summary.infinities) {
            (nans, 0) => format!("{nans} NaN"),
            (0, infinities) => format!("{infinities} infinite"),
            (nans, infinities) => format!("{nans} NaN and {infinities} infinite"),
        };
        let count: usize = shape.iter().product();
        let first = crate::arrays::summary::unflatten(summary.first_bad.unwrap_or(0), shape);
        format!("array `{name}` has {kind} among its {count} elements, the first at {first:?}")
    })
    .collect()
}
