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
    /// The function `main`, or that of the only kernel. The location of each op is a line of a
    /// kernel file, see [`place`](crate::program::place).
    pub func: Func,
    /// Its parameters, in order.
    pub inputs: Vec<Input>,
    /// For each result, in order, the array whose new contents it is.
    pub outputs: Vec<String>,
    /// See [`Program::checks`].
    pub checks: Vec<Check>,
    /// See [`Program::until`].
    pub until: bool,
    /// See [`Program::fell_back`].
    pub fell_back: Vec<String>,
    /// The transformations that the optimizer may apply; kernels may allow fast math.
    pub allow: optimize::Allow,
    /// The derivatives that the job gives as kernels, by the name of the called function.
    pub own: BTreeMap<String, differentiate::CustomRule>,
}

impl TensorProgram {
    /// Lowers the program for `target`, or for each device of a mesh of such devices.
    ///
    /// - errors: programs that cannot be partitioned over the mesh
    pub fn program(
        &self,
        job: &Job,
        wanted: Option<&Wanted>,
        target: optimize::Target,
    ) -> Result<Program> {
        self.program_of(job, Trimmed::new(job, self), wanted, target)
    }

    /// As [`TensorProgram::program`], for a program that has been simplified and trimmed before.
    ///
    /// - errors: programs that cannot be partitioned over the mesh
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

    /// Explains what the optimizer does to the program: `trimmed` is its simplified form, and
    /// `kernel` the name to use if the program calls nothing.
    ///
    /// - errors: programs that cannot be lowered
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

    /// Returns the program as it was raised, using ops of StableHLO only.
    pub fn as_raised(&self) -> Program {
        let func = optimize::simplify_by(&self.func, []).0.legalize();
        let lowered = Lowered::of(func, None);
        self.with_text(lowered, self.inputs.clone(), self.outputs.clone())
    }

    /// Wraps the program in one call, so that a rule for its only kernel is found by the callee's
    /// name.
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
