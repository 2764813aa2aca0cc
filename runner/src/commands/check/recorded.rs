//! The file of `[recorded]`: the arrays of a job as another program left them after all its steps.

use std::path::Path;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use stablehlo::ElementType;

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

/// Moves each float of each array to a neighbour or not, at random, once: as soon as the array has
/// floats other than zero.
pub(super) struct Disturbance {
    random: ChaCha8Rng,
    /// The type of each array whose floats were not moved yet.
    waiting: Vec<Option<ElementType>>,
}

impl Disturbance {
    /// Returns a disturbance of these arrays.
    pub(super) fn new(arrays: &[HostArray], seed: u64) -> Disturbance {
        let waiting = arrays
            .iter()
            .map(|array| Some(array.element).filter(|element| element::is_float(*element)));
        Disturbance {
            random: ChaCha8Rng::seed_from_u64(seed),
            waiting: waiting.collect(),
        }
    }

    /// Moves the floats of the arrays that were not moved yet.
    pub(super) fn move_floats<'a>(&mut self, arrays: impl Iterator<Item = &'a mut Vec<u8>>) {
        for (bytes, waiting) in arrays.zip(&mut self.waiting) {
            let Some(element) = *waiting else { continue };
            let size = element::bytes(element);
            let mut array = HostArray {
                element,
                shape: vec![bytes.len() / size],
                bytes: std::mem::take(bytes),
            };
            for index in 0..array.len() {
                // Zeros stay exact: arrays often contain many.
                let float = array.get(index);
                if float != 0.0 && float.is_finite() {
                    // Flips the last bit of every second float on average: up or down by an ulp.
                    array.bytes[index * size] ^= u8::from(self.random.next_u32() & 1 == 1);
                    *waiting = None;
                }
            }
            *bytes = array.bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_are_moved_once_as_soon_as_some_are_not_zero() {
        let array = |element, bytes: &[u8]| HostArray {
            element,
            shape: vec![bytes.len() / element::bytes(element)],
            bytes: bytes.to_vec(),
        };
        let ones: Vec<u8> = std::iter::repeat_n(1.0_f32.to_le_bytes(), 64)
            .chain([f32::INFINITY.to_le_bytes(), [0; 4]])
            .flatten()
            .collect();
        let zeros = vec![0; ones.len()];
        let arrays = [
            array(ElementType::F32, &ones),
            array(ElementType::F32, &zeros),
            array(ElementType::I32, &ones),
        ];
        let mut disturbance = Disturbance::new(&arrays, 1);
        let mut bytes = [ones.clone(), zeros.clone(), ones.clone()];
        disturbance.move_floats(bytes.iter_mut());
        let [moved, still, integers] = bytes;
        assert_ne!(moved, ones);
        assert_eq!(moved[256..], ones[256..], "infinity and zero stay");
        assert_eq!((&still, &integers), (&zeros, &ones));
        let mut bytes = [moved.clone(), ones.clone(), integers];
        disturbance.move_floats(bytes.iter_mut());
        assert_eq!(bytes[0], moved);
        assert_ne!(bytes[1], ones, "a launch has filled it");
    }
}
