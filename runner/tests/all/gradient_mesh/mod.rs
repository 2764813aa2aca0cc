//! Derivatives on meshes equal those of one device, in one program or in segments, from a job or
//! from an artifact.
#![cfg(feature = "raise")]

mod commands;
mod hosts;
mod same;
mod segments;
mod shallow_water;

use std::path::Path;

use pjrt::{self, Plugin};
use runner::arrays::HostArray;
use runner::compile::{Bound, TensorProgram};
use runner::device::{Device, Interpreters, PluginDevice};
use runner::fault::Faults;
use runner::gradient::call::{Callable, Values, first_value};
use runner::gradient::quotients::converted;
use runner::gradient::{Built, Primal};
use runner::job::{Job, read};
use runner::mesh::{Ask, Mesh, Partitioner, Room, Wanted};
use runner::raiser::Fallback;
use runner::report::render;
use stablehlo::ElementType;

const TARGET: optimize::Target = optimize::Target::Cpu;

/// Reads a job whose text names its kernels by their paths.
fn job(text: &str) -> Job {
    read::read("job.toml", text, Path::new(""))
        .unwrap_or_else(|faults| panic!("{}", shown(&faults)))
}

fn shown(faults: &Faults) -> String {
    render(faults, false, 120)
}

fn raised(job: &Job) -> TensorProgram {
    Bound::new(job, runner::raise_backend::raiser())
        .and_then(|bound| bound.tensors(job, Fallback::None))
        .unwrap_or_else(|f| panic!("{}", shown(&f)))
}

fn on(mesh: &str) -> Wanted {
    asked(mesh, Vec::new())
}

fn asked(mesh: &str, asks: Vec<Ask>) -> Wanted {
    Wanted {
        mesh: Mesh::parse(mesh).unwrap(),
        asks,
        partitioner: Partitioner::Ours,
        room: Room::Any,
    }
}

fn now<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    runtime.block_on(future)
}

fn interpreters(count: usize) -> Interpreters {
    Interpreters::among(count, None)
}

/// Returns `count` CPU devices of the plugin.
fn cpus(count: usize) -> PluginDevice {
    let found = pjrt::find(pjrt::Target::Cpu, None);
    let found = found.expect("a CPU plugin; `make setup` installs one");
    let plugin = Plugin::load(found.path).expect("it loads");
    PluginDevice::open_mesh(&plugin, count).unwrap_or_else(|f| panic!("{}", shown(&f)))
}

/// Calls the program with the job's inputs, optionally in f64.
fn call<D: Device>(device: &D, job: &Job, built: &Built, is_wide: bool) -> Values {
    let callable =
        Callable::compile(device, built, &[]).unwrap_or_else(|f| panic!("{}", shown(&f)));
    let given = |parameter: &_| {
        let first = first_value(job, parameter)?;
        Ok(match is_wide {
            true => converted(&first, ElementType::F64),
            false => first,
        })
    };
    now(callable.call(&given)).unwrap_or_else(|faults| panic!("{}", shown(&faults)))
}

fn reversed(primal: &Primal) -> Built {
    let built = primal.reverse(&[], TARGET);
    built.unwrap_or_else(|faults| panic!("{}", shown(&faults)))
}

/// Returns the greatest difference relative to the largest element; infinite if non-finite elements
/// differ.
fn off(found: &HostArray, expected: &HostArray) -> f64 {
    assert_eq!(
        (&found.shape, found.element),
        (&expected.shape, expected.element)
    );
    let most = expected
        .values()
        .fold(1e-300, |most: f64, x| most.max(x.abs()));
    let pairs = found.values().zip(expected.values());
    pairs.fold(0.0, |worst: f64, (x, y)| {
        match x == y || x.is_nan() && y.is_nan() {
            true => worst,
            false => match (x - y).abs() / most {
                error if error.is_nan() => f64::INFINITY,
                error => worst.max(error),
            },
        }
    })
}
