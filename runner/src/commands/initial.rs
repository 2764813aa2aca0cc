//! `reactant-rs initial`: what the arrays of a job start from, for other programs that call its artifact.

use super::load::load;
use super::{Context, check_writable};
use crate::arrays::{initial, npz};
use crate::cli;
use crate::fault::{Fault, Result, why};

pub(super) fn write(args: &cli::Initial, context: &Context) -> Result<()> {
    let loaded = load(&args.job, context)?;
    check_writable(&args.out)?;
    let job = &loaded.job;
    let mut arrays = Vec::new();
    for array in &job.arrays {
        arrays.push((array.name.value.as_str(), initial::initial(job, array)?));
    }
    let file = std::fs::File::create(&args.out)
        .map_err(|error| Fault::file("write", &args.out, &error))?;
    npz::write(file, arrays.iter().map(|(name, array)| (*name, array))).map_err(|error| {
        let message = format!("cannot write `{}`: {}", args.out.display(), why(&error));
        Fault::yours("unwritable-output", message).into()
    })
}
