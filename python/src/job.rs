//! Jobs: the launches, time loop, initial arrays and objectives of a `job.toml`.

use std::path::PathBuf;

use pyo3::prelude::*;
use runner::arrays::initial::initial;
use runner::compile::{Bound, TensorProgram, read_kernels};
use runner::fault::{Fault, Faults, Origin};
use runner::gradient::{Primal, Request};
use runner::job::{Job, read::read_file};
use runner::kernel_names;
use runner::program::{Input, Span};
use runner::raise_backend::raiser;
use runner::raiser::Fallback;
use stablehlo::{ElementType, Func, Literal, Scalar};

use crate::error::raised;
use crate::launch::dtype;
use crate::program::{Interface, Program, Type, with_constants};

/// A parsed job with its raised kernels.
#[pyclass(frozen, module = "reactant_rs._core")]
pub struct JobFile {
    job: Job,
    tensors: TensorProgram,
    origins: Vec<Origin>,
}

#[pymethods]
impl JobFile {
    /// Parses a job and raises its kernels.
    ///
    /// - errors: a fault of the job or of its kernels, with the line
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<JobFile> {
        let read = py.detach(|| {
            let mut job = read_file(&path)?;
            let sources = read_kernels(&job, raiser().as_mut())?;
            kernel_names::resolve(&mut job, &sources)?;
            let bound = Bound::new(&job, raiser())?;
            let tensors = bound.tensors(&job, Fallback::None)?;
            let origins = bound.sources.into_iter().map(|source| source.origin);
            Ok(JobFile {
                job,
                tensors,
                origins: origins.collect(),
            })
        });
        read.map_err(|faults: Faults| raised(py, &faults))
    }

    /// Name, element type and shape of each array.
    #[getter]
    fn arrays(&self) -> Vec<(String, Type)> {
        let arrays = self.job.arrays.iter();
        arrays
            .filter(|array| !array.hidden)
            .map(|array| {
                let ty = (dtype(array.element), array.shape.clone());
                (array.name.value.clone(), ty)
            })
            .collect()
    }

    /// Names and values of the runtime scalars.
    #[getter]
    fn scalars(&self) -> Vec<(String, f64)> {
        let inputs = self.tensors.inputs.iter();
        inputs
            .filter_map(|input| match input {
                Input::Scalar { name, value, .. } => Some((name.clone(), *value)),
                Input::Array { .. } | Input::Steps | Input::Before | Input::After => None,
            })
            .collect()
    }

    /// The number of steps of the time loop, if the job has one.
    #[getter]
    fn steps(&self) -> Option<u64> {
        self.job.time.as_ref().map(|time| time.steps)
    }

    /// The initial contents of an array, in row-major order, little-endian.
    ///
    /// - errors: an unreadable file; an unknown array
    fn initial(&self, py: Python<'_>, name: &str) -> PyResult<Vec<u8>> {
        let found = py.detach(|| {
            let array = self.job.array(name).ok_or_else(|| {
                Fault::user("job-array", format!("the job has no array `{name}`"))
            })?;
            initial(&self.job, array).map(|array| array.bytes)
        });
        found.map_err(|faults: Faults| raised(py, &faults))
    }

    /// The program of the job for a number of steps, which becomes a constant of the program.
    ///
    /// - errors: a loop with an `until` condition, which has no fixed number of steps
    fn program(&self, py: Python<'_>, steps: u64) -> PyResult<Program> {
        if self.tensors.until {
            let message = "a loop that `until` ends has no fixed number of steps";
            let fault = Fault::unsupported("job-until", message)
                .help("remove `until` from `[loop]`, or run the job by `reactant-rs run`");
            return Err(raised(py, &fault.into()));
        }
        let most = self.job.steps();
        if steps > most && self.job.arrays.iter().any(|array| array.hidden) {
            let message = format!(
                "{steps} steps are more than the {most} of `[loop]`, and a launch depends on the number of the step"
            );
            let fault = Fault::user("job-steps", message).help("raise `steps` in `[loop]`");
            return Err(raised(py, &fault.into()));
        }
        let interface = Interface {
            parameters: self.given(&self.tensors.inputs),
            results: self.tensors.outputs.clone(),
            checks: self.tensors.checks.clone(),
            ranges: Vec::new(),
        };
        let program = py.detach(|| {
            let func = self.with_constants(&self.tensors.func, &self.tensors.inputs, steps)?;
            let allow = &self.tensors.allow;
            Ok(Program::of_job(
                func,
                interface,
                self.origins.clone(),
                allow,
            ))
        });
        program.map_err(|faults: Faults| raised(py, &faults))
    }

    /// The program whose first result is an objective of the job.
    ///
    /// - errors: an unknown objective or array; an array on which the objective does not depend
    fn objective(&self, py: Python<'_>, of: &str, wrt: Vec<String>) -> PyResult<Program> {
        let program = py.detach(|| {
            let request = Request::new(&self.job, &format!("{of}:{}", wrt.join(",")))?;
            let primal = Primal::new(&self.job, &self.tensors, &request)?;
            let (func, inputs) = primal.program();
            let interface = Interface {
                parameters: self.given(inputs),
                results: vec![of.to_owned()],
                checks: primal.checks().to_vec(),
                ranges: Vec::new(),
            };
            let allow = &self.tensors.allow;
            Ok(Program::of_job(
                self.with_constants(func, inputs, self.job.steps())?,
                interface,
                self.origins.clone(),
                allow,
            ))
        });
        program.map_err(|faults: Faults| raised(py, &faults))
    }
}

impl JobFile {
    /// Returns the names of the inputs that the user passes: all but the step counts and the hidden
    /// arrays.
    fn given(&self, inputs: &[Input]) -> Vec<String> {
        let given = inputs.iter().filter(|input| match input {
            Input::Steps | Input::Before | Input::After => false,
            Input::Scalar { .. } => true,
            Input::Array { name, .. } => !self.is_hidden(name),
        });
        given.map(|input| input.name().to_owned()).collect()
    }

    fn is_hidden(&self, array: &str) -> bool {
        self.job.array(array).is_some_and(|array| array.hidden)
    }

    /// Returns the function with the number of steps and the initial values of the hidden arrays as
    /// constants.
    fn with_constants(&self, func: &Func, inputs: &[Input], steps: u64) -> Result<Func, Faults> {
        let span = Span::whole(steps);
        let count = |input: &Input| {
            let count = Scalar::Int(span.of(input)? as i64);
            Some(Literal::scalar(ElementType::I64, count))
        };
        let constant = |input: &Input| match input {
            Input::Steps | Input::Before | Input::After => Ok(count(input)),
            Input::Array { name, .. } if self.is_hidden(name) => {
                let Some(array) = self.job.array(name) else {
                    return Ok(None);
                };
                let bytes = initial(&self.job, array)?.bytes;
                Ok(Some(Literal::from_bytes(
                    array.element,
                    array.shape.clone(),
                    bytes,
                )))
            }
            Input::Scalar { .. } | Input::Array { .. } => Ok(None),
        };
        let constants = inputs
            .iter()
            .map(constant)
            .collect::<Result<Vec<_>, Faults>>()?;
        Ok(with_constants(func, &constants))
    }
}
