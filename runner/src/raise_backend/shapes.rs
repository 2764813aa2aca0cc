//! Infers the shapes of a job's arrays as if they were untyped allocations.

use raise::launch::{Abi, Arg, Launch};
use raise::shapes::{InferredArray, ParameterAccess, Use, accesses, infer};
use raise::source::Source;
use stablehlo::ElementType;

use super::{faults, raise_launch};
use crate::compile::Bound;
use crate::fault::Result;
use crate::job::{Array, Job};

/// The accesses of the launches of a job, and the shapes inferred from them.
pub struct FlatJob {
    /// The accesses of each different launch through its pointers; none for a launch that cannot be
    /// raised, or that uses Numba's conventions.
    pub accesses: Vec<ParameterAccess>,
    /// The arrays inferred in each array of the job, in the job's order.
    pub inferred: Vec<Vec<InferredArray>>,
}

/// Infers the shapes of the arrays of `job` from its launches alone.
///
/// - errors: kernel files that cannot be read
pub fn flat(job: &Job, bound: &Bound) -> Result<FlatJob> {
    let files = job.kernels.iter();
    let sources: Vec<Source> = files
        .map(|file| Source::read(&file.value).map_err(|errors| faults(errors, &[])))
        .collect::<Result<_>>()?;
    let mut launches: Vec<(usize, Launch)> = Vec::new();
    for bound_launch in &bound.plan.launches {
        let mut launch = raise_launch(job, &bound.plan.floats, bound_launch);
        let symbols = launch.symbols.iter_mut().map(|(_, arg)| arg);
        for arg in launch.args.iter_mut().chain(symbols) {
            flatten(job, arg);
        }
        let one = (bound_launch.source, launch);
        if one.1.abi == Abi::Cuda && !launches.contains(&one) {
            launches.push(one);
        }
    }
    let of = |(source, launch): &(usize, Launch)| accesses(&sources[*source], launch);
    let accesses: Vec<ParameterAccess> = launches
        .iter()
        .filter_map(|l| of(l).ok())
        .flatten()
        .collect();
    let inferred = job.arrays.iter().map(|array| {
        let names = exchanged(job, &array.name.value);
        let of_array = accesses
            .iter()
            .filter(|access| names.contains(&access.array.as_str()));
        let uses: Vec<Use> = of_array
            .map(|access| Use::Launch { access, offset: 0 })
            .collect();
        infer(&uses, bytes(array) as u64).arrays
    });
    Ok(FlatJob {
        inferred: inferred.collect(),
        accesses,
    })
}

fn bytes(array: &Array) -> usize {
    array.element.bytes() * array.shape.iter().product::<usize>()
}

/// Replaces the shape of every array by that of its bytes.
fn flatten(job: &Job, arg: &mut Arg) {
    match arg {
        Arg::Array {
            name,
            element,
            shape,
            offset,
        } => {
            let array = job.array(name).expect("launches name arrays of their job");
            (*offset, *shape) = (*offset * element.bytes(), vec![bytes(array)]);
            *element = ElementType::U8;
        }
        Arg::Struct(fields) => {
            for (_, field) in fields {
                flatten(job, field);
            }
        }
        Arg::Null | Arg::Int(_) | Arg::Varying(_) | Arg::Float { .. } => {}
    }
}

/// Returns the array and those with which it is exchanged.
fn exchanged<'a>(job: &'a Job, name: &'a str) -> Vec<&'a str> {
    let cycles = job.time.iter().flat_map(|time| &time.swap);
    let mut names = vec![name];
    for cycle in cycles {
        let cycle: Vec<&str> = cycle.iter().map(|name| name.value.as_str()).collect();
        if cycle.contains(&name) {
            names.extend(cycle);
        }
    }
    names
}
