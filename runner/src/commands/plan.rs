//! `reactant-rs plan`: the communication of a job on a mesh, its memory on each device, and an
//! estimate of the time of a step.

use super::ahead;
use super::gradient::{self, Derived};
use super::load::{Loaded, bind, load};
use super::{Context, mesh};
use crate::arrays::type_name;
use crate::bytes;
use crate::cli;
use crate::element;
use crate::fault::{Fault, Result};
use crate::gradient::files;
use crate::gradient::segmented::Slot;
use crate::job::Job;
use crate::mesh::forecast::Step;
use crate::mesh::{Placement, Wanted};
use crate::program::{Input, OnMesh};
use crate::raiser::Fallback;
use crate::report;

/// The program of one device.
struct Planned {
    text: String,
    /// Its parameters and results: the name, the job's array of the same shape, and the placement.
    arrays: Vec<(String, String, Placement)>,
    on: OnMesh,
}

pub(super) fn plan(args: &cli::Plan, context: &Context) -> Result<()> {
    let mut loaded = load(&args.job, context)?;
    let wanted = mesh::wanted(&args.mesh, &loaded.job)?;
    let forms = args.target.target.forms();
    let planned = match &args.gradient.gradient {
        Some(flag) => derivatives(flag, &loaded, context, (wanted.as_ref(), forms))?,
        None => of_job(&mut loaded, context, (wanted.as_ref(), forms))?,
    };
    let on = &planned.on;
    mesh::tell_of_unused_axes(&loaded.job, on);
    report::out(&arrays(&loaded.job, &planned));
    if let Some(until) = loaded.job.until() {
        let most = report::counted(loaded.job.steps(), "step");
        report::out(&format!("at most {most}: until `{}`\n", until.value));
    }
    if !on.plan.is_empty() {
        report::out(&on.plan);
    }
    let Some(topology) = &args.target.topology else {
        return Ok(());
    };
    let local = (planned.text.as_str(), on.mesh.devices());
    let compiled = ahead::compile(args.plugin.as_deref(), topology, local)?;
    report::out(&compiled.table());
    let (turn, steps) = &compiled.turn;
    let step = Step::new(turn, *steps, on.mesh.devices(), on.split_axes().len());
    report::out(&forecast(&step, &compiled));
    Ok(())
}

fn no_mesh() -> Fault {
    let message = "a plan is for a mesh";
    Fault::usage("plan-mesh", message).help("`--mesh 8x128`, or `[mesh]` in the job")
}

/// Plans the program of the job, or of the artifact.
fn of_job(
    loaded: &mut Loaded,
    context: &Context,
    (wanted, forms): (Option<&Wanted>, optimize::Target),
) -> Result<Planned> {
    let of_artifact = loaded.artifact.take();
    let job = &loaded.job;
    let program = match (of_artifact, wanted) {
        (Some(program), None) if program.mesh.is_some() => program,
        (_, None) => return Err(no_mesh().into()),
        (Some(program), wanted) => program.tensors(job)?.program(job, wanted, forms)?,
        (None, wanted) => bind(job, context)?
            .tensors(job, Fallback::None)?
            .program(job, wanted, forms)?,
    };
    let on = program.mesh;
    let on = on.ok_or_else(|| Fault::internal("plan-mesh", "a program for a mesh has none"))?;
    let inputs = program.inputs.iter().zip(&on.inputs);
    let arrays = inputs.filter_map(|(input, place)| match input {
        Input::Array { name, .. } => Some((name.clone(), name.clone(), place.clone())),
        Input::Scalar { .. } | Input::Steps | Input::Before | Input::After => None,
    });
    Ok(Planned {
        arrays: arrays.collect(),
        text: program.text,
        on,
    })
}

/// Plans the program of derivatives; for a run in segments, the reverse of one segment.
fn derivatives(
    flag: &str,
    loaded: &Loaded,
    context: &Context,
    on: (Option<&Wanted>, optimize::Target),
) -> Result<Planned> {
    let named = |what: &str, name: &str| (format!("{what}{name}"), name.to_owned());
    let (text, mesh, takes, gives) = match gradient::derived(flag, loaded, context, on)? {
        Derived::Whole(built) => {
            let takes = built.parameters.iter().map(|parameter| {
                let array = parameter.name().to_owned();
                (
                    parameter.seed_name().unwrap_or_else(|| array.clone()),
                    array,
                )
            });
            let before = built.before_derivatives();
            let gives = built.derivatives.iter().enumerate().map(|(nth, by)| {
                let array = by.clone().unwrap_or_default();
                (files::name(&built, nth), array)
            });
            let nothing = std::iter::repeat_n(Default::default(), before);
            let (takes, gives): (Vec<_>, Vec<_>) =
                (takes.collect(), nothing.chain(gives).collect());
            (built.text, built.mesh, takes, gives)
        }
        Derived::Long(plan) => {
            let piece = plan.longest()?;
            let takes = piece.parameters.iter().map(|slot| match slot {
                Slot::Value(name) => named("", name),
                Slot::First(name) => named("first ", name),
                Slot::Adjoint(name) => named("adjoint of ", name),
                Slot::Derivative(name) => named("derivative by ", name),
                Slot::Objective | Slot::Checks => Default::default(),
            });
            let (text, mesh) = (piece.text.clone(), piece.mesh.clone());
            // Its results replace its parameters.
            (text, mesh, takes.collect(), Vec::new())
        }
    };
    let on = mesh.ok_or_else(no_mesh)?;
    let takes = takes.into_iter().zip(&on.inputs);
    let all = takes.chain(gives.into_iter().zip(&on.outputs));
    let arrays = all.map(|((name, array), place)| (name, array, place.clone()));
    Ok(Planned {
        arrays: arrays.collect(),
        text,
        on,
    })
}

/// Returns a table of the arrays and their blocks.
fn arrays(job: &Job, planned: &Planned) -> String {
    let mesh = &planned.on.mesh;
    let axes = &mesh.axes;
    let mut rows = vec![
        ["array", "whole", "block", "split over", "bytes of a block"]
            .map(str::to_owned)
            .to_vec(),
    ];
    let mut all = 0;
    for (called, name, place) in &planned.arrays {
        let Some(array) = job.array(name) else {
            continue; // a scalar
        };
        let over = |split: &crate::mesh::Split| {
            let names: Vec<&str> = split
                .axes
                .iter()
                .map(|axis| axes[*axis].name.as_str())
                .collect();
            match names.is_empty() {
                true => "-".to_owned(),
                false => names.join("+"),
            }
        };
        let over: Vec<String> = place.dims.iter().map(over).collect();
        let held = place.local.iter().product::<usize>() * element::bytes(array.element);
        all += held;
        rows.push(vec![
            called.clone(),
            type_name(array.element, &array.shape),
            type_name(array.element, &place.local),
            over.join(","),
            held.to_string(),
        ]);
    }
    let devices = mesh.devices();
    let table = report::table(&rows);
    format!(
        "mesh {mesh}: {devices} devices\n{table}{} of arrays on each device\n",
        bytes::show(all as u64)
    )
}

/// Returns a table of estimated seconds per step on 1 to 8192 devices.
fn forecast(step: &Step, compiled: &ahead::Compiled) -> String {
    let chip = compiled.chip;
    let mut rows = vec![
        [
            "devices",
            "weak: ms a step",
            "of it messages",
            "strong: ms a step",
            "of it messages",
            "speedup",
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    let (alone, _) = step.strong(chip, 1);
    let ms = |seconds: f64| format!("{:.4}", seconds * 1e3);
    for power in 0..=13 {
        let devices = 1 << power;
        let (weak, weak_sent) = step.weak(chip, devices);
        let (strong, strong_sent) = step.strong(chip, devices);
        rows.push(vec![
            devices.to_string(),
            ms(weak + weak_sent),
            ms(weak_sent),
            ms(strong + strong_sent),
            ms(strong_sent),
            format!("{:.1}", alone / (strong + strong_sent)),
        ]);
    }
    format!(
        "forecast for {} (a model: {:.2} GHz, {:.0} GB/s a link and direction, {:.0} µs a hop; weak keeps each device's block, strong the whole):\n{}",
        chip.name,
        chip.clock / 1e9,
        chip.link / 1e9,
        chip.hop * 1e6,
        report::table(&rows)
    )
}
