//! A simplified program without what nobody asks for.

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

/// A job's simplified program. If the job has outputs, results that none of them names are gone.
pub struct Trimmed {
    /// The function.
    pub func: Func,
    /// Its parameters, in order.
    pub inputs: Vec<Input>,
    /// The arrays that its results are the new contents of, in order.
    pub outputs: Vec<String>,
    /// What optimizing may do to it.
    pub semantics: Semantics,
    /// What was done.
    pub report: Report,
}

impl Trimmed {
    /// Of a program as it was raised.
    pub fn new(job: &Job, tensors: &TensorProgram) -> Trimmed {
        let named = job.outputs.iter().flat_map(|output| &output.arrays);
        let named: Vec<&str> = named.map(|name| name.value.as_str()).collect();
        let is_wanted = |place: usize| match tensors.outputs.get(place) {
            Some(array) => named.is_empty() || named.contains(&array.as_str()),
            None => true, // what its checks found, and how it ended
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

    /// Of a program all of whose parameters and results stay: nothing is trimmed.
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

    /// Simplifies it once more where fast math is allowed: what is not asked for any more may
    /// become part of what reads it.
    fn relax(&mut self, job: &Job) {
        if self.semantics == Semantics::FastMath {
            let allow = allowed(job, self.semantics, &self.func);
            let (func, more) = simplified(&self.func, &allow, &BTreeSet::new());
            self.func = func;
            self.report.add(more);
        }
    }

    /// As it runs on `target`, or on each device of a mesh there.
    ///
    /// - errors: what cannot be split over the mesh
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

    /// As what is lowered.
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

    /// What an artifact keeps, so that the program can be split where it runs.
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
    /// The program that an artifact keeps.
    ///
    /// - errors: if it cannot be read
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
    /// The same program, of an artifact, for a mesh.
    ///
    /// - errors: the artifact does not keep what that needs
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

/// The function without the parameters that it does not need, and which of them are left.
pub fn needed(func: &Func) -> (Func, Vec<usize>) {
    let all = vec![true; func.results.len()];
    let trimmed = optimize::program::trim(func, &all, &vec![None; all.len()]);
    (trimmed.func, trimmed.parameters)
}

/// The array that a parameter is.
fn array_of(input: &Input) -> Option<&str> {
    match input {
        Input::Array { name, .. } => Some(name),
        Input::Scalar { .. } | Input::Steps | Input::Before | Input::After => None,
    }
}

/// The parameter that an array is.
fn next_place(inputs: &[Input], array: &str) -> Option<usize> {
    let is_it = |input: &Input| matches!(input, Input::Array { name, .. } if name == array);
    inputs.iter().position(is_it)
}
