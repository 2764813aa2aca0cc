//! Selection of the mesh and of the layouts from `--mesh` and `--shard`, or from the job's
//! `[mesh]`.

use std::borrow::Cow;

use crate::cli::{MeshArgs, Target};
use crate::fault::{Fault, Result};
use crate::gradient::Built;
use crate::job::Job;
use crate::mesh::{Room, Wanted, asks};
use crate::program::OnMesh;

/// Returns the mesh that the command line requests, or else the job's.
pub(super) fn wanted(args: &MeshArgs, job: &Job) -> Result<Option<Wanted>> {
    let of_job = job.mesh.as_ref();
    let Some(mesh) = args.mesh.as_ref().or(of_job.map(|mesh| &mesh.mesh.value)) else {
        return match args.shard.is_empty() {
            true => Ok(None),
            false => Err(no_mesh().into()),
        };
    };
    // The job's layouts refer to the axes of its own mesh.
    let own = of_job.filter(|of_job| of_job.mesh.value == *mesh);
    let mut all = args.shard.clone();
    for said in own.iter().flat_map(|own| &own.shard) {
        let array = said.split('=').next();
        if !args
            .shard
            .iter()
            .any(|flag| flag.split('=').next() == array)
        {
            all.push(said.clone());
        }
    }
    Ok(Some(Wanted {
        mesh: mesh.clone(),
        asks: asks(job, mesh, &all)?,
        partitioner: args.partitioner,
        room: match args.max_gather.or(of_job.and_then(|mesh| mesh.max_gather)) {
            Some(bytes) => Room::Allowed(bytes),
            None => Room::Any,
        },
    }))
}

/// Returns the mesh of a program that runs on this machine: on CPUs, all devices are in this
/// process.
pub(super) fn wanted_here(args: &MeshArgs, job: &Job, target: Target) -> Result<Option<Wanted>> {
    let mut wanted = wanted(args, job)?;
    if let (Some(wanted), Target::Cpu | Target::Interpreter) = (&mut wanted, target)
        && wanted.room == Room::Any
    {
        wanted.room = Room::here(&wanted.mesh);
    }
    Ok(wanted)
}

/// Reports mesh axes over which no array is split, so that their devices all compute the same. Only
/// whole dimensions are split; an array that is declared flat has one.
pub(super) fn tell_of_unused_axes(job: &Job, on: &OnMesh) {
    let (axes, split) = (&on.mesh.axes, on.split_axes());
    let is_unused = |axis: &usize| axes[*axis].size > 1 && !split.contains(axis);
    let unused: Vec<usize> = (0..axes.len()).filter(is_unused).collect();
    let copies: usize = unused.iter().map(|axis| axes[*axis].size).product();
    if unused.is_empty() {
        return;
    }
    let names: Vec<String> = unused
        .iter()
        .map(|axis| format!("`{}`", axes[*axis].name))
        .collect();
    let names = names.join(" and ");
    let way_out = match job.arrays.iter().find(|array| array.shape.len() == 1) {
        Some(flat) => format!(
            "only whole dimensions are split: declare `{}` with those that the kernels index it by, or take a smaller mesh",
            flat.name.value
        ),
        None => "take a smaller mesh, or say with --shard how an array lies".to_owned(),
    };
    eprintln!(
        "warning: no array is split along {names}: {copies} devices each compute the same; {way_out}"
    );
}

fn no_mesh() -> Fault {
    let message = "--shard says how arrays lie on a mesh, but there is no mesh";
    Fault::usage("shard-mesh", message).help("`--mesh x=2,y=4`, or `[mesh]` in the job")
}

/// Refuses a mesh other than the one that an artifact was compiled for.
pub(super) fn check_same(wanted: &Wanted, on: &OnMesh) -> Result<()> {
    if wanted.mesh == on.mesh && wanted.asks.is_empty() {
        return Ok(());
    }
    Err(another_mesh(on).into())
}

/// Returns the error that an artifact was compiled for another mesh.
pub(super) fn another_mesh(on: &OnMesh) -> Fault {
    let message = format!("this artifact was compiled for the mesh `{}`", on.mesh);
    let help = "compile it again without `--mesh` to choose one when it runs";
    Fault::usage("artifact-mesh", message).help(help)
}

/// Returns an artifact's derivatives, split over the wanted mesh unless they are split already.
pub(super) fn derivatives<'a>(
    built: &'a Built,
    job: &Job,
    wanted: Option<&Wanted>,
    forms: optimize::Target,
) -> Result<Cow<'a, Built>> {
    let built = match (wanted, &built.mesh) {
        (None, _) => Cow::Borrowed(built),
        (Some(wanted), Some(on)) if built.tensors.is_none() => {
            check_same(wanted, on)?;
            Cow::Borrowed(built)
        }
        (Some(wanted), _) => Cow::Owned(built.split(job, wanted, forms)?),
    };
    if let Some(on) = &built.mesh {
        tell_of_unused_axes(job, on);
    }
    Ok(built)
}
