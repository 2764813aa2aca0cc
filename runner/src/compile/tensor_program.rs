//! A job's program as it was raised.

use std::collections::BTreeMap;
use std::time::Instant;

use optimize::explain::Explanation;
use stablehlo::Func;

use super::lowered::Lowered;
use super::trimmed::Trimmed;
use crate::fault::Result;
use crate::job::Job;
use crate::mesh::Wanted;
use crate::program::{Check, Input, Program};

/// A job's program as it was raised.
#[derive(Clone, Debug)]
pub struct TensorProgram {
    /// The function `main`, or that of the only kernel; where its ops came from is a line of a
    /// kernel file, see [`place`](crate::program::place).
    pub func: Func,
    /// Its parameters, in order.
    pub inputs: Vec<Input>,
    /// The arrays that its results are the new contents of, in order.
    pub outputs: Vec<String>,
    /// As [`Program::checks`].
    pub checks: Vec<Check>,
    /// As [`Program::until`].
    pub until: bool,
    /// As [`Program::fell_back`].
    pub fell_back: Vec<String>,
    /// Whether kernels allow fast math.
    pub allow: optimize::Allow,
    /// The derivatives of calls that the job gives as kernels, by what is called.
    pub own: BTreeMap<String, differentiate::CustomRule>,
}

impl TensorProgram {
    /// The program that runs on `target`, or on each device of a mesh there.
    ///
    /// - errors: what cannot be split over the mesh
    pub fn program(
        &self,
        job: &Job,
        wanted: Option<&Wanted>,
        target: optimize::Target,
    ) -> Result<Program> {
        self.program_of(job, Trimmed::new(job, self), wanted, target)
    }

    /// The same of what was simplified and trimmed before.
    ///
    /// - errors: what cannot be split over the mesh
    pub fn program_of(
        &self,
        job: &Job,
        mut trimmed: Trimmed,
        wanted: Option<&Wanted>,
        target: optimize::Target,
    ) -> Result<Program> {
        let start = Instant::now();
        let lowered = trimmed.lowered(job, wanted, target)?;
        let program = self.with_text(lowered, trimmed.inputs, trimmed.outputs);
        tracing::info!(
            seconds = start.elapsed().as_secs_f64(),
            bytes = program.text.len(),
            devices = program.devices(),
            "lowered"
        );
        Ok(program)
    }

    /// What optimizing does to the program: `trimmed` is what was simplified of it, and `kernel`
    /// what to call it if it calls nothing.
    ///
    /// - errors: what cannot be lowered
    pub fn explanation(
        &self,
        job: &Job,
        mut trimmed: Trimmed,
        kernel: &str,
        target: optimize::Target,
    ) -> Result<Explanation> {
        let lowered = trimmed.lowered(job, None, target)?;
        let mut report = trimmed.report;
        report.add(lowered.report);
        let steps = job.steps();
        let (before, after) = (&self.func, &lowered.func);
        Ok(optimize::explain::explain(
            before, after, &report, kernel, target, steps,
        ))
    }

    /// The program as it was raised, in ops that StableHLO has.
    pub fn as_raised(&self) -> Program {
        let func = optimize::simplify_by(&self.func, []).0.legalize();
        let lowered = Lowered::of(func, None);
        self.with_text(lowered, self.inputs.clone(), self.outputs.clone())
    }

    /// The same as one call, so that a rule for its only kernel finds it by that name.
    pub fn as_call(mut self, kernel: &str) -> TensorProgram {
        if self.func.results.is_empty() {
            return self;
        }
        let mut main = Func::with_signature_of(&self.func);
        let arguments = main.parameters().to_vec();
        kernel.clone_into(&mut self.func.name);
        main.results = main.call(self.func, &arguments);
        self.func = main;
        self
    }

    fn with_text(&self, lowered: Lowered, mut inputs: Vec<Input>, outputs: Vec<String>) -> Program {
        for (input, is_donated) in inputs.iter_mut().zip(lowered.donated) {
            if let Input::Array { donated, .. } = input {
                *donated = is_donated;
            }
        }
        Program {
            text: lowered.text,
            inputs,
            outputs,
            checks: self.checks.clone(),
            until: self.until,
            fell_back: self.fell_back.clone(),
            mesh: lowered.mesh,
            target: None,
            tensors: None,
        }
    }
}
