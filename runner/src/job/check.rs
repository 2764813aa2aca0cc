//! Checks of the consistency of a job, whether it came from a file or from the command line.

use std::collections::BTreeMap;

use super::{Array, Init, Job, Output, STEP, TIME, entry_of};
use crate::arrays::{npy, source, type_name};
use crate::fault::{Fault, Faults, Result, suggest, why};

/// Checks names, shapes and output intervals; reads no file.
pub fn check(job: &Job) -> Result<()> {
    let mut faults = Vec::new();
    duplicates(job, &mut faults);
    swaps(job, &mut faults);
    for output in &job.outputs {
        check_output(job, output, &mut faults);
    }
    same_file_twice(job, &mut faults);
    if let (Some(restart), None) = (&job.restart, &job.time) {
        let message = "`[restart]` needs a time loop";
        let at = &restart.path.at;
        faults.push(job.fault("job-bad-restart", at, message, "the job has no `[loop]`"));
    }
    Faults::check(faults)
}

/// Checks that the input files of a job exist and match it.
pub fn check_files(job: &Job) -> Result<()> {
    let mut faults = Vec::new();
    for kernel in &job.kernels {
        if let Err(error) = std::fs::File::open(&kernel.value) {
            let message = format!("cannot read the kernel file `{}`", kernel.value.display());
            faults.push(job.fault("file", &kernel.at, message, why(&error)));
        }
    }
    for array in &job.arrays {
        let Init::File(file) = &array.init.value else {
            continue;
        };
        match source::check(file, array) {
            Ok(remark) => remark
                .iter()
                .for_each(|remark| eprintln!("warning: {remark}")),
            Err(misfit) => faults.push(misfit_fault(job, array, &misfit)),
        }
    }
    Faults::check(faults)
}

/// Returns the error that a file cannot be the initial value of `array`.
pub fn misfit_fault(job: &Job, array: &Array, misfit: &npy::FormatMismatch) -> Fault {
    let file = match &array.init.value {
        Init::File(file) => file.path.display().to_string(),
        Init::Iota | Init::Constant(_) | Init::Random { .. } | Init::Expression(_) => String::new(),
    };
    let message = format!("array `{}` cannot start from `{file}`", array.name.value);
    job.fault("array-file", &array.init.at, message, &misfit.message)
        .maybe_help(misfit.help.clone())
}

fn duplicates(job: &Job, faults: &mut Vec<Fault>) {
    for scalar in &job.scalars {
        if let Some(array) = job.array(&scalar.name.value) {
            let message = format!("`{}` is both an array and a scalar", array.name.value);
            let fault = job.fault("job-duplicate-name", &array.name.at, message, "this array");
            faults.push(
                fault
                    .at(&job.origin, scalar.name.at.clone(), "and this scalar")
                    .help("rename one of them"),
            );
        }
    }
}

/// Returns the array of this name, or reports that there is none.
fn array<'a>(
    job: &'a Job,
    name: &super::Located<String>,
    faults: &mut Vec<Fault>,
) -> Option<&'a Array> {
    let found = job.array(&name.value);
    if found.is_none() {
        let message = format!("the job has no array `{}`", name.value);
        let known = job.arrays.iter().map(|array| array.name.value.as_str());
        let help = suggest(&name.value, "array", known);
        faults.push(
            job.fault("job-unknown-name", &name.at, message, "here")
                .help(help),
        );
    }
    found
}

fn swaps(job: &Job, faults: &mut Vec<Fault>) {
    if let Some(time) = &job.time {
        check_swap(job, &time.swap, faults);
    }
    if let Some(schedule) = &job.schedule {
        for group in schedule.groups() {
            check_swap(job, &group.options.swap, faults);
        }
    }
}

fn check_swap(job: &Job, swap: &[Vec<super::Located<String>>], faults: &mut Vec<Fault>) {
    let mut seen: Vec<&super::Located<String>> = Vec::new();
    for cycle in swap {
        let mut first: Option<&Array> = None;
        for name in cycle {
            let Some(array) = array(job, name, faults) else {
                continue;
            };
            if let Some(earlier) = seen.iter().find(|earlier| earlier.value == name.value) {
                let fault = job.fault(
                    "job-bad-swap",
                    &name.at,
                    format!("`{}` is exchanged twice", name.value),
                    "here again",
                );
                faults.push(fault.at(&job.origin, earlier.at.clone(), "already here"));
            }
            seen.push(name);
            let Some(first) = first else {
                first = Some(array);
                continue;
            };
            if (array.element, &array.shape) != (first.element, &first.shape) {
                let types = [first, array].map(|array| type_name(array.element, &array.shape));
                let message = format!(
                    "`{}` and `{}` cannot be exchanged: they differ in type",
                    first.name.value, name.value
                );
                let label = format!(
                    "`{}` is {}, `{}` is {}",
                    first.name.value, types[0], name.value, types[1]
                );
                faults.push(job.fault("job-bad-swap", &name.at, message, label));
            }
        }
        if let [only] = cycle.as_slice() {
            faults.push(job.fault(
                "job-bad-swap",
                &only.at,
                "an exchange needs at least two arrays",
                "only this one is named",
            ));
        }
    }
}

fn check_output(job: &Job, output: &Output, faults: &mut Vec<Fault>) {
    let arrays: Vec<&Array> = output
        .arrays
        .iter()
        .filter_map(|name| array(job, name, faults))
        .collect();
    let file = output.path.value.display();
    let mut fault = |code, message: String, label: &str| {
        faults.push(job.fault(code, &output.path.at, message, label))
    };
    let format = output.format;
    match output.arrays.len() {
        _ if !format.is_plot() && !output.index.is_empty() => fault(
            "job-bad-output",
            format!("`{file}` is no plot, and `index` is of plots"),
            "leave it out: all of each array is written",
        ),
        0 => fault(
            "job-bad-output",
            format!("`{file}` has nothing to write"),
            "`arrays` is empty",
        ),
        count if count > 1 && !format.holds_several_arrays() => {
            let message = format!("`{file}` can hold one array, but {count} are named");
            fault(
                "job-bad-output",
                message,
                "use a .npz, .nc or .zarr file, or one output per array",
            );
        }
        _ if format.is_plot() => {
            for array in &arrays {
                let left = array.shape.len().saturating_sub(output.index.len());
                if !(1..=2).contains(&left) {
                    let message = format!(
                        "cannot plot `{}`: plots show one or two dimensions, {left} are left of it",
                        array.name.value
                    );
                    let label = "say which entry is shown of the others: `index = { z = -1 }`";
                    fault("job-bad-output", message, label);
                }
            }
            for array in &arrays {
                check_index(job, output, array, faults);
            }
        }
        _ if format.names_dimensions() => {
            dimension_sizes(job, output, &arrays, faults);
            names_of_dimensions(job, output, &arrays, faults);
        }
        _ => {} // the format has no dimensions
    }
    if let Some(every) = &output.every {
        if job.time.is_none() {
            faults.push(job.fault(
                "job-bad-output",
                &every.at,
                "`every` needs a time loop",
                "the job has no `[loop]`",
            ));
        } else if output.first > job.steps() {
            let label = format!("the loop has {} steps", job.steps());
            let message = format!("`first = {}` would write no `{file}`", output.first);
            faults.push(job.fault("job-bad-output", &every.at, message, label));
        } else if output.first == 0 && every.value > job.steps() {
            let label = format!("the loop has {} steps", job.steps());
            let message = format!(
                "`every = {}` would write `{file}` at step 0 only",
                every.value
            );
            faults.push(job.fault("job-bad-output", &every.at, message, label));
        }
    }
}

/// Checks that the dimensions that a plot leaves out exist, and the entries that it shows of them.
fn check_index(job: &Job, output: &Output, array: &Array, faults: &mut Vec<Fault>) {
    let (dims, shape) = (job.dims(array), array.interior());
    for (dim, entry) in &output.index {
        let axis = dims.iter().position(|known| *known == dim.value);
        let name = &array.name.value;
        let fault = match axis {
            None => {
                let message = format!("`{name}` has no dimension `{}`", dim.value);
                let help = suggest(&dim.value, "dimension", dims.iter().map(String::as_str));
                job.fault("job-bad-output", &dim.at, message, "here")
                    .help(help)
            }
            Some(axis) if entry_of(*entry, shape[axis]).is_none() => {
                let message = format!("`{name}` has no entry {entry} along `{}`", dim.value);
                let label = format!("it has {}", shape[axis]);
                job.fault("job-bad-output", &dim.at, message, label)
            }
            Some(_) => continue,
        };
        faults.push(fault);
    }
}

/// Checks that each dimension name has one size within a NetCDF file or Zarr store.
fn dimension_sizes(job: &Job, output: &Output, arrays: &[&Array], faults: &mut Vec<Fault>) {
    let mut sizes: BTreeMap<&str, (&Array, usize)> = BTreeMap::new();
    for array in arrays {
        let Some(dims) = &array.dims else { continue };
        for (axis, dim) in dims.iter().enumerate() {
            let size = array.shape[axis] - 2 * array.halo[axis];
            let (first, known) = *sizes.entry(dim).or_insert((array, size));
            if known != size {
                let message = format!(
                    "dimension `{dim}` of `{}` would have two sizes",
                    output.path.value.display()
                );
                let label = format!("`{dim}` is {size} here");
                let fault = job.fault("job-wrong-shape", &array.name.at, message, label);
                let fault = fault.at(
                    &job.origin,
                    first.name.at.clone(),
                    format!("and {known} here"),
                );
                faults.push(
                    fault.help("give one of them another dimension name (`dims`), or a `halo`"),
                );
            }
        }
    }
}

/// Checks that no array of a NetCDF file or Zarr store has the name of a dimension or of the
/// variables with the time and step of each record.
fn names_of_dimensions(job: &Job, output: &Output, arrays: &[&Array], faults: &mut Vec<Fault>) {
    let file = output.path.value.display();
    let mut fault = |array: &Array, message: String, label: &str| {
        let fault = job.fault("job-bad-output", &array.name.at, message, label);
        faults.push(fault.help("rename the array, or the dimension (`dims`)"));
    };
    for array in arrays {
        let name = array.name.value.as_str();
        let dims = job.dims(array);
        let of_records = |name: &str| job.time.is_some() && [TIME, STEP].contains(&name);
        if let Some(dim) = dims.iter().find(|dim| of_records(dim)) {
            let message =
                format!("`{name}` has a dimension `{dim}`, which counts records in `{file}`");
            fault(array, message, "this array");
        }
        let is_coordinate = dims == [name] && job.time.is_none() && job.coordinate(name).is_none();
        let is_dimension = |other: &&Array| job.dims(other).contains(&array.name.value);
        if of_records(name) {
            let message = format!("`{name}` says in `{file}` when each record is");
            fault(array, message, "an array cannot be called so");
        } else if !is_coordinate && arrays.iter().any(is_dimension) {
            let message = format!("`{name}` would be an array and a dimension in `{file}`");
            fault(array, message, "this array");
        }
    }
}

fn same_file_twice(job: &Job, faults: &mut Vec<Fault>) {
    for (index, output) in job.outputs.iter().enumerate() {
        if let Some(earlier) = job.outputs[..index]
            .iter()
            .find(|earlier| earlier.path.value == output.path.value)
        {
            let message = format!(
                "`{}` is written by two outputs",
                output.path.value.display()
            );
            let fault = job.fault("job-bad-output", &output.path.at, message, "here again");
            faults.push(fault.at(&job.origin, earlier.path.at.clone(), "already here"));
        }
    }
}
