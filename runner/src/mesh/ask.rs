//! The user's requests for the layout of arrays on a mesh: `--shard u=y,x`.

use super::Mesh;
use crate::fault::{Fault, Faults, Result, suggest};
use crate::job::Job;

/// The request for one array: for each dimension the names of the mesh axes that it is split over;
/// a dimension without axes is not split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The array.
    pub array: String,
    /// The axes of each dimension.
    pub dims: Vec<Vec<String>>,
}

/// Parses `u=y,x` (the first dimension over axis `y`, the second over `x`) and `u=-,x+y` (the first
/// dimension unsplit, the second over both axes).
///
/// - errors: usage errors for unknown arrays and axes, and wrong numbers of dimensions
pub fn asks(job: &Job, mesh: &Mesh, flags: &[String]) -> Result<Vec<Ask>> {
    let (mut asks, mut faults) = (Vec::<Ask>::new(), Vec::new());
    for flag in flags {
        match ask(job, mesh, flag) {
            Ok(ask) if asks.iter().any(|known| known.array == ask.array) => {
                let message = format!("--shard: `{}` is there twice", ask.array);
                faults.push(Fault::usage("shard-twice", message));
            }
            Ok(ask) => asks.push(ask),
            Err(fault) => faults.push(*fault),
        }
    }
    Faults::check(faults)?;
    Ok(asks)
}

fn ask(job: &Job, mesh: &Mesh, flag: &str) -> Result<Ask, Box<Fault>> {
    let Some((array, dims)) = flag.split_once('=') else {
        let message = format!("--shard: `{flag}` does not say how");
        let help = "`--shard u=y,x`: the first dimension of `u` over mesh axis `y`, the second over `x`; `-` keeps one whole";
        return Err(Box::new(Fault::usage("shard-flag", message).help(help)));
    };
    let Some(known) = job.array(array.trim()) else {
        let names = job.arrays.iter().map(|array| array.name.value.as_str());
        let message = format!("--shard: there is no array `{array}`");
        let help = suggest(array, "array", names);
        return Err(Box::new(Fault::usage("shard-array", message).help(help)));
    };
    let mut read: Vec<Vec<String>> = Vec::new();
    for dim in dims.split(',').map(str::trim) {
        let names: Vec<String> = match dim {
            "-" | "" => Vec::new(),
            names => names
                .split('+')
                .map(|name| name.trim().to_owned())
                .collect(),
        };
        for (nth, name) in names.iter().enumerate() {
            if mesh.axis(name).is_none() {
                let axes = mesh.axes.iter().map(|axis| axis.name.as_str());
                let message = format!("--shard: the mesh has no axis `{name}`");
                let help = suggest(name, "axis", axes);
                return Err(Box::new(Fault::usage("shard-axis", message).help(help)));
            }
            if names[..nth].contains(name) || read.iter().any(|other| other.contains(name)) {
                let message = format!("--shard: `{array}` is split twice over `{name}`");
                return Err(Box::new(Fault::usage("shard-axis", message)));
            }
        }
        read.push(names);
    }
    if read.len() != known.shape.len() {
        let (has, given) = (known.shape.len(), read.len());
        let message = format!("--shard: `{array}` has {has} dimensions, but {given} are given");
        return Err(Box::new(
            Fault::usage("shard-rank", message).help("`-` keeps one whole"),
        ));
    }
    Ok(Ask {
        array: known.name.value.clone(),
        dims: read,
    })
}
