//! The file of `[recorded]`: the arrays of a job as another program left them after all its steps.

use std::path::Path;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::arrays::npy::FormatMismatch;
use crate::arrays::{HostArray, npz};
use crate::element;
use crate::fault::{Fault, Faults, Result};
use crate::job::{Array, Job, Located, Recorded};

/// Reads the recorded arrays: for each array of the job, the one in the file, if present.
///
/// - errors: no `[recorded]`, or a file that cannot be read, has an array of another type or shape,
///   or none of the job's arrays
pub(super) fn read(job: &Job) -> Result<Vec<Option<HostArray>>> {
    let Some(Recorded { file, .. }) = &job.recorded else {
        let message = "--against recorded: the job has no `[recorded]`";
        let help = "write `recorded = { file = \"recorded.npz\" }`: what another program left in the arrays, by their names";
        return Err(Fault::usage("no-recorded", message).help(help).into());
    };
    let names = npz::names(&file.value).map_err(|misfit| unfit(job, file, None, misfit))?;
    let is_of_job = |name: &str| job.array(name).is_some_and(|array| !array.hidden);
    for name in names.iter().filter(|name| !is_of_job(name)) {
        let path = file.value.display();
        eprintln!("warning: `{name}` of `{path}` is no array of the job, and not compared");
    }
    let mut faults = Vec::new();
    let mut found = Vec::new();
    for array in &job.arrays {
        let name = &array.name.value;
        let is_there = is_of_job(name) && names.contains(name);
        let read = is_there.then(|| of_array(&file.value, array));
        found.push(match read.transpose() {
            Ok(recorded) => recorded,
            Err(misfit) => {
                faults.push(unfit(job, file, Some(name), misfit));
                None
            }
        });
    }
    Faults::check(faults)?;
    if found.iter().all(Option::is_none) {
        let misfit = FormatMismatch::new("it has no array of the job");
        return Err(unfit(job, file, None, misfit).into());
    }
    Ok(found)
}

fn of_array(path: &Path, array: &Array) -> std::result::Result<HostArray, FormatMismatch> {
    npz::read_reshaped(path, &array.name.value, array.element, &array.shape)
}

fn unfit(
    job: &Job,
    file: &Located<std::path::PathBuf>,
    array: Option<&str>,
    misfit: FormatMismatch,
) -> Fault {
    let path = file.value.display();
    let message = match array {
        None => format!("nothing can be compared with `{path}`"),
        Some(array) => format!("array `{array}` cannot be compared with `{path}`"),
    };
    job.fault("recorded-file", &file.at, message, misfit.message)
        .maybe_help(misfit.help)
}

/// Returns initial values in which each float is, at random, moved to a neighbour or not.
pub(super) fn disturbed(first: &[HostArray], seed: u64) -> Vec<HostArray> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut moved = first.to_vec();
    for array in &mut moved {
        let bytes = element::bytes(array.element);
        if !element::is_float(array.element) {
            continue;
        }
        for cell in array.bytes.chunks_exact_mut(bytes) {
            // Zeros stay exact: initial values often contain many.
            if cell.iter().all(|byte| *byte == 0) {
                continue;
            }
            // Flips the last bit of every second float on average: up or down by an ulp.
            cell[0] ^= u8::from(random.next_u32() & 1 == 1);
        }
    }
    moved
}
