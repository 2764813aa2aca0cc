//! A simplified program without unused results.

use std::collections::BTreeSet;

use optimize::{Report, Semantics};
use stablehlo::Func;

use super::lowered::{Lowered, Whole, lowered};
use super::tensor_program::TensorProgram;
use super::{allowed, simplified};
use crate::fault::{Fault, Result};
use crate::job::Job;
use crate::mesh::Wanted;
use crate::program::{Input, Program, Tensors};

/// A job's simplified program. If the job has outputs, it has no results that they do not name.
pub struct Trimmed {
    /// The function.
    pub func: Func,
    /// Its parameters, in order.
    pub inputs: Vec<Input>,
    /// For each result, in order, the array whose new contents it is.
    pub outputs: Vec<String>,
    /// The semantics that the optimizer must keep.
    pub semantics: Semantics,
    /// The rewrites that were applied.
    pub report: Report,
}

impl Trimmed {
    /// Simplifies and trims a raised program.
    pub fn new(job: &Job, tensors: &TensorProgram) -> Trimmed {
        let named = job.outputs.iter().flat_map(|output| &output.arrays);
        let named: Vec<&str> = named.map(|name| name.value.as_str()).collect();
        let is_wanted = |place: usize| match tensors.outputs.get(place) {
            Some(array) => named.is_empty() || named.contains(&array.as_str()),
            None => true, // results of the checks, and of the condition that ends the loop
        };
        let next = |place: usize| next_place(&tensors.inputs, tensors.outputs.get(place)?);
        let places = 0..tensors.func.results.len();
        let wanted: Vec<bool> = places.clone().map(is_wanted).collect();
        let next: Vec<Option<usize>> = places.map(next).collect();
        let (simple, report) = simplified(&tensors.func, &tensors.allow, &BTreeSet::new());
        let trimmed = optimize::program::trim(&simple, &wanted, &next);
        let inputs = trimmed.parameters.iter();
        let outputs = trimmed.results.iter();
        Trimmed {
            inputs: inputs.map(|p| tensors.inputs[*p].clone()).collect(),
            outputs: outputs
                .filter_map(|r| tensors.outputs.get(*r).cloned())
                .collect(),
            func: trimmed.func,
            semantics: tensors.allow.meaning_of(&tensors.func),
            report,
        }
    }

    /// Simplifies a program and keeps all of its parameters and results.
    pub fn untrimmed(tensors: &TensorProgram) -> Trimmed {
        let (func, report) = simplified(&tensors.func, &tensors.allow, &BTreeSet::new());
        Trimmed {
            func,
            inputs: tensors.inputs.clone(),
            outputs: tensors.outputs.clone(),
            semantics: tensors.allow.meaning_of(&tensors.func),
            report,
        }
    }

    /// Simplifies the program again where fast math is allowed: values that are no longer results
    /// may be fused into their users.
    fn relax(&mut self, job: &Job) {
        if self.semantics == Semantics::FastMath {
            let allow = allowed(job, self.semantics, &self.func);
            let (func, more) = simplified(&self.func, &allow, &BTreeSet::new());
            self.func = func;
            self.report.add(more);
        }
    }

    /// Lowers the program for `target`, or for each device of a mesh of such devices.
    ///
    /// - errors: programs that cannot be partitioned over the mesh
    pub(super) fn lowered(
        &mut self,
        job: &Job,
        wanted: Option<&Wanted>,
        target: optimize::Target,
    ) -> Result<Lowered> {
        if wanted.is_none() {
            self.relax(job);
        }
        lowered(job, &self.whole(), wanted, target)
    }

    /// Returns the program as the input of lowering.
    pub fn whole(&self) -> Whole<'_> {
        let results = 0..self.func.results.len();
        let output = |place: usize| self.outputs.get(place).map(String::as_str);
        Whole {
            func: &self.func,
            parameters: self.inputs.iter().map(array_of).collect(),
            results: results.clone().map(output).collect(),
            next: results
                .map(|place| next_place(&self.inputs, output(place)?))
                .collect(),
            semantics: self.semantics,
        }
    }

    /// Returns what an artifact stores so that the program can be partitioned on the machine where
    /// it runs.
    pub fn kept(&self) -> Tensors {
        Tensors {
            text: self.func.to_string(),
            relaxed: self.semantics == Semantics::FastMath,
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
        }
    }
}

impl Tensors {
    /// Returns the tensor program that an artifact stores.
    ///
    /// - errors: a text that cannot be read
    pub fn read(&self, job: &Job, program: &Program) -> Result<TensorProgram> {
        let func = crate::mesh::program::parsed(&self.text)?;
        let semantics = match self.relaxed {
            true => Semantics::FastMath,
            false => Semantics::BitExact,
        };
        Ok(TensorProgram {
            allow: allowed(job, semantics, &func),
            func,
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
            checks: program.checks.clone(),
            until: program.until,
            fell_back: Vec::new(),
            own: Default::default(),
        })
    }
}

impl Program {
    /// Returns the tensor program of an artifact, to be partitioned over a mesh.
    ///
    /// - errors: an artifact that does not store its tensor program
    pub fn tensors(&self, job: &Job) -> Result<TensorProgram> {
        let Some(tensors) = &self.tensors else {
            let message = "this artifact does not hold what splitting it over a mesh needs";
            let help = "compile it again, or with the same `--mesh`";
            return Err(Fault::unsupported("artifact-mesh", message)
                .help(help)
                .into());
        };
        tensors.read(job, self)
    }
}

/// Removes the parameters that the function does not need; also returns the indices of those left.
pub fn needed(func: &Func) -> (Func, Vec<usize>) {
    let all = vec![true; func.results.len()];
    let trimmed = optimize::program::trim(func, &all, &vec![None; all.len()]);
    (trimmed.func, trimmed.parameters)
}

/// Returns the array that a parameter holds.
fn array_of(input: &Input) -> Option<&str> {
    match input {
        Input::Array { name, .. } => Some(name),
        Input::Scalar { .. } | Input::Steps | Input::Before | Input::After => None,
    }
}

/// Returns the index of the parameter that holds `array`.
fn next_place(inputs: &[Input], array: &str) -> Option<usize> {
    let is_it = |input: &Input| matches!(input, Input::Array { name, .. } if name == array);
    inputs.iter().position(is_it)
}
