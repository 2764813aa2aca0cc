//! `reactant-rs initial`: writes the initial values of a job's arrays, for other programs that call
//! its artifact, and its seeds, if its derivatives have some.

use super::load::load_as_written;
use super::{Context, check_writable};
use crate::arrays::{initial, npz};
use crate::cli;
use crate::fault::Result;
use crate::gradient::call::first_value;

pub(super) fn write(args: &cli::Initial, context: &Context) -> Result<()> {
    let loaded = load_as_written(&args.job, context)?;
    check_writable(&args.out)?;
    let job = &loaded.job;
    let mut arrays = Vec::new();
    for array in &job.arrays {
        arrays.push((array.name.value.clone(), initial::initial(job, array)?));
    }
    for parameter in loaded.gradient.iter().flat_map(|built| &built.parameters) {
        if let Some(name) = parameter.seed_name() {
            arrays.push((name, first_value(job, parameter)?));
        }
    }
    let named = arrays.iter().map(|(name, array)| (name.as_str(), array));
    npz::write_file(&args.out, named)
}
