//! What another program left in the arrays of a job after all its steps: the file of `[recorded]`.

use std::path::Path;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use stablehlo::ElementType;

use crate::arrays::npy::FormatMismatch;
use crate::arrays::{HostArray, npz};
use crate::compare::{Moves, Tolerance, compare};
use crate::element;
use crate::fault::{Fault, Faults, Result};
use crate::job::{Array, Job, Located, Recorded};

/// The largest part of the largest magnitude of an array that elements may differ by for the number
/// of steps alone.
const MOST_OF_LARGEST: f64 = 0.01;

/// The recorded arrays, one for each array of the job that the file has.
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

/// What the raised program left in an array, with what was recorded in place of the floats of its
/// structures that agree with that, and how many these are.
pub(super) fn agreeing(
    fields: &[ElementType],
    ours: &HostArray,
    wanted: &HostArray,
    steps: u64,
    tolerance: Tolerance,
) -> (HostArray, usize) {
    let mut agreed = ours.clone();
    let size: usize = fields.iter().map(|field| element::bytes(*field)).sum();
    if size == 0 || !ours.bytes.len().is_multiple_of(size) {
        return (agreed, 0);
    }
    let (mut count, mut at) = (0, 0);
    for field in fields {
        let bytes = element::bytes(*field);
        let column = |array: &HostArray| {
            let rows = array.bytes.chunks_exact(size);
            let of_field: Vec<u8> = rows.flat_map(|row| &row[at..at + bytes]).copied().collect();
            HostArray {
                element: *field,
                shape: vec![of_field.len() / bytes],
                bytes: of_field,
            }
        };
        let (own, other) = (column(ours), column(wanted));
        if element::is_float(*field) && own != other {
            let largest = (0..other.len()).map(|k| other.get(k).abs());
            let largest = largest
                .filter(|value| value.is_finite())
                .fold(0.0, f64::max);
            let moves = Moves::All(drift(&other, largest, steps, tolerance.ulp));
            if compare(&own, &other, tolerance, moves).failures == 0 {
                let rows = agreed.bytes.chunks_exact_mut(size);
                for (row, value) in rows.zip(other.bytes.chunks_exact(bytes)) {
                    count += usize::from(row[at..at + bytes] != *value);
                    row[at..at + bytes].copy_from_slice(value);
                }
            }
        }
        at += bytes;
    }
    (agreed, count)
}

/// The distance of floats at the `largest` magnitude of an array, times the square root of `steps`:
/// how far errors of an ulp in each step, of either sign, add up to. `ulps` times it is at most a
/// hundredth of that magnitude.
pub(super) fn drift(array: &HostArray, largest: f64, steps: u64, ulps: u64) -> f64 {
    if !element::is_float(array.element) || largest == 0.0 || ulps == 0 {
        return 0.0;
    }
    let ulp = largest.log2().floor().exp2() * element::epsilon(array.element);
    let drift = ulp * (steps.max(1) as f64).sqrt();
    drift.min(MOST_OF_LARGEST * largest / ulps as f64)
}

/// First values whose floats are moved to a neighbour, or not, at random.
pub(super) fn disturbed(first: &[HostArray], seed: u64) -> Vec<HostArray> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut moved = first.to_vec();
    for array in &mut moved {
        let bytes = element::bytes(array.element);
        if !element::is_float(array.element) {
            continue;
        }
        for cell in array.bytes.chunks_exact_mut(bytes) {
            // Zero stays: programs begin with much of it, exactly.
            if cell.iter().all(|byte| *byte == 0) {
                continue;
            }
            // The last bit, of either parity: up or down by an ulp.
            cell[0] ^= u8::from(random.next_u32() & 1 == 1);
        }
    }
    moved
}

#[cfg(test)]
mod tests {
    use stablehlo::ElementType::{BF16, F32, F64, I32};

    use super::*;

    fn of(element: ElementType, largest: f64, steps: u64) -> f64 {
        drift(&HostArray::zeros(element, &[1]), largest, steps, 16)
    }

    #[test]
    fn drifts_grow_with_the_root_of_the_steps_up_to_a_hundredth() {
        assert_eq!(of(F64, 1.5, 1), f64::EPSILON);
        assert_eq!(of(F32, 5.0, 100), 40.0 * f64::from(f32::EPSILON));
        assert_eq!(of(F32, 0.0, 100), 0.0);
        assert_eq!(of(I32, 5.0, 100), 0.0);
        assert_eq!(16.0 * of(BF16, 2.0, 10), 0.02);
    }
}
