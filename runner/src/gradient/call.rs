//! Calling a [`Built`] program: what it is given, and what it gives.

use std::time::{Duration, Instant};

use super::{Built, Parameter};
use crate::arrays::{HostArray, initial};
use crate::device::Device;
use crate::execute::check;
use crate::fault::{Fault, Origin, Result};
use crate::job::{Array, Init, Job, Located};
use crate::mesh::blocks;
use crate::number::Number;
use crate::program::Input;

/// A compiled [`Built`] program.
pub struct Callable<'a, D: Device> {
    device: &'a D,
    built: &'a Built,
    sources: &'a [Origin],
    executable: D::Executable,
    /// Time the plugin took to compile.
    pub compile: Duration,
    /// The bytes that it takes on each device, where the plugin says so.
    pub needs: Option<u64>,
}

/// What a call gives.
#[derive(Clone, Debug)]
pub struct Values {
    /// The objective.
    pub objective: HostArray,
    /// As [`Built::derivatives`].
    pub derivatives: Vec<HostArray>,
    /// Time to copy what it is given to the device.
    pub upload: Duration,
    /// Time it ran.
    pub execute: Duration,
}

impl<'a, D: Device> Callable<'a, D> {
    /// Compiles it; `sources` are the kernel files, for errors to point into.
    pub fn compile(
        device: &'a D,
        built: &'a Built,
        sources: &'a [Origin],
    ) -> Result<Callable<'a, D>> {
        if device.count() != built.devices() {
            let (has, wants) = (device.count(), built.devices());
            let message = format!("a program for {wants} devices was given {has}");
            return Err(Fault::ours("program-devices", message).into());
        }
        let start = Instant::now();
        let executable = device.compile(&built.text)?;
        let compile = start.elapsed();
        let needs = device.needs(&executable);
        tracing::info!(
            bytes = built.text.len(),
            seconds = compile.as_secs_f64(),
            "compiled"
        );
        Ok(Callable {
            device,
            built,
            sources,
            executable,
            compile,
            needs,
        })
    }

    /// Calls it with what `given` says of its parameters.
    pub async fn call(&self, given: &dyn Fn(&Parameter) -> Result<HostArray>) -> Result<Values> {
        let start = Instant::now();
        let buffers = self.upload(&|_, parameter| given(parameter))?;
        let upload = start.elapsed();
        let values = self.call_on(&buffers).await?;
        Ok(Values { upload, ..values })
    }

    /// Copies what `given` says of its parameters, and their places, to the device.
    pub fn upload(
        &self,
        given: &dyn Fn(usize, &Parameter) -> Result<HostArray>,
    ) -> Result<Vec<D::Buffer>> {
        let parameters = self.built.parameters.iter().enumerate();
        parameters
            .map(|(place, parameter)| self.put(place, &given(place, parameter)?))
            .collect()
    }

    /// Copies the parameter at `place` to the device.
    pub fn put(&self, place: usize, value: &HostArray) -> Result<D::Buffer> {
        blocks::upload_on(self.device, self.built.parameter_on(place), value)
    }

    /// Calls it with what is on the device already.
    pub async fn call_on(&self, buffers: &[D::Buffer]) -> Result<Values> {
        let start = Instant::now();
        let inputs: Vec<&D::Buffer> = buffers.iter().collect();
        let results = self.device.execute(&self.executable, &inputs).await?;
        let execute = start.elapsed();
        let mut values = Vec::new();
        for (place, result) in results.iter().enumerate() {
            let on = self.built.result_on(place);
            values.push(blocks::download_from(self.device, on, result).await?);
        }
        let few = || Fault::ours("gradient-results", "the program has too few results");
        if !self.built.checks.is_empty() {
            let failed = values.get(1).ok_or_else(few)?.get(0) as usize;
            check(&self.built.checks, self.sources, failed)?;
            values.remove(1);
        }
        if values.len() != 1 + self.built.derivatives.len() {
            return Err(few().into());
        }
        Ok(Values {
            objective: values.remove(0),
            derivatives: values,
            upload: Duration::ZERO,
            execute,
        })
    }
}

/// What the job says that a parameter is given: its first value, or its seed.
///
/// - errors: if it cannot be read, or there is no seed
pub fn first_value(job: &Job, parameter: &Parameter) -> Result<HostArray> {
    match parameter {
        Parameter::Input(Input::Array { name, .. }) => {
            let unknown = || Fault::ours("program-array", format!("the job has no array `{name}`"));
            initial::initial(job, job.array(name).ok_or_else(unknown)?)
        }
        Parameter::Input(Input::Scalar { element, value, .. }) => scalar(*element, *value),
        Parameter::Seed(Input::Array { name, .. }) => array_seed(job, name),
        Parameter::Seed(Input::Scalar { name, element, .. }) => {
            let value = match seed(job, name).map(|init| &init.value) {
                Some(Init::Constant(number)) => number.as_f64(),
                _ => 1.0,
            };
            scalar(*element, value)
        }
        Parameter::Input(Input::Steps) | Parameter::Seed(Input::Steps) => {
            Err(Fault::ours("gradient-steps", "its steps are written into it").into())
        }
    }
}

/// A number of this type.
pub fn scalar(element: stablehlo::ElementType, value: f64) -> Result<HostArray> {
    let bytes = Number::Float(value).encode(element);
    let bytes = bytes.map_err(|message| Fault::ours("scalar", message))?;
    Ok(HostArray::scalar(element, bytes))
}

fn seed<'a>(job: &'a Job, name: &str) -> Option<&'a Located<Init>> {
    let mut seeds = job.gradient.iter().flat_map(|gradient| &gradient.seeds);
    seeds.find(|(of, _)| of.value == name).map(|(_, init)| init)
}

fn array_seed(job: &Job, name: &str) -> Result<HostArray> {
    let (Some(array), Some(init)) = (job.array(name), seed(job, name)) else {
        let message = format!("nothing says in which direction `{name}` is changed");
        let help =
            format!("`seeds = {{ {name} = \"ones\" }}` in `[gradient]`: written as `init` is");
        return Err(Fault::yours("gradient-seed", message).help(help).into());
    };
    let array = Array {
        init: init.clone(),
        ..array.clone()
    };
    initial::initial(job, &array)
}
