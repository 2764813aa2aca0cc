//! Calls of a [`Built`] program: its arguments and its results.

use std::time::{Duration, Instant};

use super::{Built, Parameter};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::arrays::initial::First;
use crate::bytes;
use crate::device::{Device, ready};
use crate::execute::{Ran, check, ended};
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
    /// The bytes that it takes on each device, if the plugin reports them.
    pub needs: Option<u64>,
}

type SlabReader<'a> = dyn FnMut(&Hyperslab) -> Result<HostArray> + 'a;

/// An array that can be read slab by slab.
pub struct Parts<'a> {
    shape: Vec<usize>,
    part: Box<SlabReader<'a>>,
}

impl<'a> Parts<'a> {
    /// Returns an array of this shape whose slabs `part` reads.
    pub fn new(
        shape: &[usize],
        part: impl FnMut(&Hyperslab) -> Result<HostArray> + 'a,
    ) -> Parts<'a> {
        Parts {
            shape: shape.to_vec(),
            part: Box::new(part),
        }
    }

    /// Wraps an array that is in memory.
    pub fn of(array: HostArray) -> Parts<'a> {
        let shape = array.shape.clone();
        Parts::new(&shape, move |slab| Ok(array.cut(slab)))
    }

    /// Reads the whole array.
    pub fn whole(mut self) -> Result<HostArray> {
        (self.part)(&Hyperslab::whole(&self.shape))
    }
}

/// The results of a call that stay on the devices.
pub struct Left<D: Device> {
    /// The objective, then [`Built::derivatives`]: the index of each among the program's results,
    /// and its buffer.
    results: Vec<(usize, D::Buffer)>,
    /// How the time loop ended, if a condition ends it.
    pub ended: Option<Ran>,
    /// The time to copy the arguments to the device.
    pub upload: Duration,
    /// The time of the execution.
    pub execute: Duration,
}

/// The results of a call, on the host.
#[derive(Clone, Debug)]
pub struct Values {
    /// The objective.
    pub objective: HostArray,
    /// The derivatives in the order of [`Built::derivatives`].
    pub derivatives: Vec<HostArray>,
    /// How the time loop ended, if a condition ends it.
    pub ended: Option<Ran>,
    /// The time to copy the arguments to the device.
    pub upload: Duration,
    /// The time of the execution.
    pub execute: Duration,
}

/// Returns an error if a compiled program `needs` more bytes than a device has.
fn check_room(device: &impl Device, needs: Option<u64>) -> Result<()> {
    match (device.memory(), needs) {
        (Some(memory), Some(needs)) if needs > memory.bytes => {
            let message = format!(
                "the derivatives take {}, and a device has {} ({})",
                bytes::show(needs),
                bytes::show(memory.bytes),
                memory.of
            );
            let help = "nothing was computed yet; `--explain-cache` shows what loops keep, and `checkpoint` in `[gradient]` keeps less";
            Err(Fault::user("memory", message).help(help).into())
        }
        _ => Ok(()),
    }
}

impl<'a, D: Device> Callable<'a, D> {
    /// Compiles `built`; `sources` are the kernel files, which errors refer to.
    pub fn compile(
        device: &'a D,
        built: &'a Built,
        sources: &'a [Origin],
    ) -> Result<Callable<'a, D>> {
        if device.count() != built.devices() {
            let (has, wants) = (device.count(), built.devices());
            let message = format!("a program for {wants} devices was given {has}");
            return Err(Fault::internal("program-devices", message).into());
        }
        let start = Instant::now();
        let executable = ready(device, &built.text, built.ahead())?;
        let compile = start.elapsed();
        let needs = device.needs(&executable);
        check_room(device, needs)?;
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

    /// Calls the program with the argument that `given` returns for each parameter.
    pub async fn call(&self, given: &dyn Fn(&Parameter) -> Result<HostArray>) -> Result<Values> {
        let start = Instant::now();
        let buffers = self.upload(&|_, parameter| given(parameter))?;
        let upload = start.elapsed();
        let values = self.call_on(&buffers).await?;
        Ok(Values { upload, ..values })
    }

    /// Copies the argument that `given` returns for each parameter, and its index, to the device.
    pub fn upload(
        &self,
        given: &dyn Fn(usize, &Parameter) -> Result<HostArray>,
    ) -> Result<Vec<D::Buffer>> {
        let parameters = self.built.parameters.iter().enumerate();
        parameters
            .map(|(place, parameter)| self.put(place, &given(place, parameter)?))
            .collect()
    }

    /// Copies the argument of the parameter at index `place` to the device.
    pub fn put(&self, place: usize, value: &HostArray) -> Result<D::Buffer> {
        blocks::upload_on(self.device, self.built.parameter_on(place), value)
    }

    /// Calls the program with arguments that are on the device already.
    pub async fn call_on(&self, buffers: &[D::Buffer]) -> Result<Values> {
        let left = self.left_by(buffers).await?;
        let mut values = Vec::new();
        for (place, result) in &left.results {
            let on = self.built.result_on(*place);
            values.push(blocks::download_from(self.device, on, result).await?);
        }
        Ok(Values {
            objective: values.remove(0),
            derivatives: values,
            ended: left.ended,
            upload: left.upload,
            execute: left.execute,
        })
    }

    /// As [`Callable::call`], but the results stay on the devices. At most one block of the
    /// arguments is on the host at a time.
    pub async fn run<'g>(
        &self,
        given: &dyn Fn(&Parameter) -> Result<Parts<'g>>,
    ) -> Result<Left<D>> {
        let start = Instant::now();
        let parameters = self.built.parameters.iter().enumerate();
        let upload = |(place, parameter)| {
            let mut given = given(parameter)?;
            match self.built.parameter_on(place) {
                Some((mesh, on)) => blocks::upload(self.device, mesh, on, &mut *given.part),
                None => self.device.upload(&given.whole()?),
            }
        };
        let buffers = parameters.map(upload).collect::<Result<Vec<D::Buffer>>>()?;
        let upload = start.elapsed();
        let left = self.left_by(&buffers).await?;
        Ok(Left { upload, ..left })
    }

    async fn left_by(&self, buffers: &[D::Buffer]) -> Result<Left<D>> {
        let start = Instant::now();
        let inputs: Vec<&D::Buffer> = buffers.iter().collect();
        let results = self.device.execute(&self.executable, &inputs).await?;
        let execute = start.elapsed();
        let mut results: Vec<(usize, D::Buffer)> = results.into_iter().enumerate().collect();
        if results.len() != self.built.before_derivatives() + self.built.derivatives.len() {
            return Err(
                Fault::internal("gradient-results", "the program has too few results").into(),
            );
        }
        if !self.built.checks.is_empty() {
            let (_, failed) = results.remove(1);
            let failed = self.device.download(&failed).await?.get(0) as usize;
            check(&self.built.checks, self.sources, failed)?;
        }
        let ended = match self.built.until {
            true => {
                let of_loop = results.drain(1..3).map(|(_, buffer)| buffer);
                Some(ended(self.device, &mut of_loop.collect()).await?)
            }
            false => None,
        };
        Ok(Left {
            results,
            ended,
            upload: Duration::ZERO,
            execute,
        })
    }

    /// Returns the element types of the objective and of each derivative.
    pub async fn elements(&self, left: &Left<D>) -> Result<Vec<stablehlo::ElementType>> {
        let mut elements = Vec::new();
        for (_, result) in &left.results {
            elements.push(self.device.element(result).await?);
        }
        Ok(elements)
    }

    /// Passes the parts of the objective (`nth` is 0) or of a derivative to `todo`: all of them, or
    /// those that are on this host.
    pub async fn each(
        &self,
        left: &Left<D>,
        nth: usize,
        all: bool,
        todo: &mut dyn FnMut(Hyperslab, HostArray) -> Result<()>,
    ) -> Result<()> {
        let (place, buffer) = &left.results[nth];
        let device = self.device;
        match (self.built.result_on(*place), all) {
            (Some((mesh, on)), true) => blocks::each(device, mesh, on, buffer, todo).await,
            (Some((mesh, on)), false) => blocks::each_here(device, mesh, on, buffer, todo).await,
            (None, _) => {
                let whole = device.download(buffer).await?;
                todo(Hyperslab::whole(&whole.shape), whole)
            }
        }
    }

    /// Returns the extents, without halo, of the blocks of the objective or of a derivative that
    /// devices hold; nothing if it is not partitioned.
    pub fn block(&self, left: &Left<D>, nth: usize, halo: &[usize]) -> Option<Vec<usize>> {
        let (place, _) = left.results[nth];
        let (_, on) = self.built.result_on(place)?;
        (!on.is_whole()).then(|| on.chunk(halo))
    }

    /// Returns the device it runs on.
    pub fn device(&self) -> &D {
        self.device
    }
}

/// Returns the value that the job gives a parameter: its first value, or its seed.
///
/// - errors: values that cannot be read; a missing seed
pub fn first_value(job: &Job, parameter: &Parameter) -> Result<HostArray> {
    first_parts(job, parameter)?.whole()
}

/// As [`first_value`], to be read slab by slab.
///
/// - errors: those of [`first_value`] that can be detected without reading elements
pub fn first_parts<'a>(job: &'a Job, parameter: &Parameter) -> Result<Parts<'a>> {
    let direction = parameter.seed().and_then(|(_, nth)| nth);
    match parameter {
        Parameter::Input(Input::Array { name, .. }) => {
            let unknown =
                || Fault::internal("program-array", format!("the job has no array `{name}`"));
            let array = job.array(name).ok_or_else(unknown)?;
            let mut first = First::new(job, array)?;
            Ok(Parts::new(&array.shape, move |slab| first.part(slab)))
        }
        Parameter::Input(Input::Scalar { element, value, .. }) => {
            Ok(Parts::of(scalar(*element, *value)?))
        }
        Parameter::Seed(Input::Array { name, .. })
        | Parameter::Listed(Input::Array { name, .. }, _) => {
            let seed = array_seed(job, name, direction)?;
            let shape = seed.shape.clone();
            Ok(Parts::new(&shape, move |slab| {
                First::new(job, &seed)?.part(slab)
            }))
        }
        Parameter::Seed(Input::Scalar { name, element, .. })
        | Parameter::Listed(Input::Scalar { name, element, .. }, _) => {
            let value = match seed(job, name, direction).map(|init| &init.value) {
                Some(Init::Constant(number)) => number.as_f64(),
                _ if says_any(job, direction) => 0.0,
                _ => 1.0,
            };
            Ok(Parts::of(scalar(*element, value)?))
        }
        Parameter::Input(Input::Steps | Input::Before | Input::After)
        | Parameter::Seed(Input::Steps | Input::Before | Input::After)
        | Parameter::Listed(Input::Steps | Input::Before | Input::After, _) => {
            Err(Fault::internal("gradient-steps", "its steps are written into it").into())
        }
    }
}

/// Returns a scalar of this type.
pub fn scalar(element: stablehlo::ElementType, value: f64) -> Result<HostArray> {
    let bytes = Number::Float(value).encode(element);
    let bytes = bytes.map_err(|message| Fault::internal("scalar", message))?;
    Ok(HostArray::scalar(element, bytes))
}

/// Returns the seed of `name` in a listed direction, or in the only one.
fn seed<'a>(job: &'a Job, name: &str, direction: Option<usize>) -> Option<&'a Located<Init>> {
    let directions = &job.gradient.as_ref()?.seeds.directions;
    let mut seeds = directions.get(direction.unwrap_or(0))?.iter();
    let found = seeds.find(|(of, _)| of.value == name);
    found.map(|(_, init)| init)
}

/// The error that the job has no seed for `name`.
pub(super) fn no_direction(name: &str) -> Fault {
    let message = format!("nothing says in which direction `{name}` is changed");
    let help = format!("`seeds = {{ {name} = \"ones\" }}` in `[gradient]`: written as `init` is");
    Fault::user("gradient-seed", message).help(help)
}

/// Returns whether the job has any seeds; inputs that it does not name then have a zero tangent.
fn says_any(job: &Job, direction: Option<usize>) -> bool {
    let gradient = job.gradient.as_ref();
    let is_said = gradient.is_some_and(|gradient| !gradient.seeds.directions.is_empty());
    direction.is_some() || is_said
}

/// Returns an array whose first values are the seed of array `name`.
fn array_seed(job: &Job, name: &str, direction: Option<usize>) -> Result<Array> {
    let unknown = || Fault::internal("program-array", format!("the job has no array `{name}`"));
    let array = job.array(name).ok_or_else(unknown)?.clone();
    let zeros = || Located::new(Init::Constant(Number::Int(0)), array.init.at.clone());
    let init = match seed(job, name, direction) {
        Some(init) => init.clone(),
        None if says_any(job, direction) => zeros(),
        None => return Err(no_direction(name).into()),
    };
    Ok(Array { init, ..array })
}
