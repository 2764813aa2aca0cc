//! `reactant-rs plan`: what a job sends over a mesh, what it needs on each device, and how long a step may take there.

use super::ahead::{self, bytes};
use super::load::{bind, load};
use super::{Context, mesh};
use crate::arrays::type_name;
use crate::cli;
use crate::element;
use crate::fault::{Fault, Result};
use crate::job::Job;
use crate::mesh::forecast::Step;
use crate::program::{Input, OnMesh, Program};
use crate::report;

pub(super) fn plan(args: &cli::Plan, context: &Context) -> Result<()> {
    let mut loaded = load(&args.job, context)?;
    let wanted = mesh::wanted(&args.mesh, &loaded.job)?;
    let forms = args.target.target.forms();
    let of_artifact = loaded.artifact.take();
    let program = match (&of_artifact, &wanted) {
        (Some(program), None) if program.mesh.is_some() => program.clone(),
        (_, None) => {
            let message = "a plan is for a mesh";
            return Err(Fault::usage("plan-mesh", message)
                .help("`--mesh 8x128`, or `[mesh]` in the job")
                .into());
        }
        (Some(program), Some(wanted)) => wanted.of_program(&loaded.job, program, forms)?,
        (None, Some(wanted)) => {
            let bound = bind(&loaded.job, context)?;
            let raised = bound.raiser.tensors(&loaded.job, &bound.plan)?;
            wanted.of_raised(&loaded.job, &raised, forms)?
        }
    };
    let Some(on) = &program.mesh else {
        return Err(Fault::ours("plan-mesh", "a program for a mesh has none").into());
    };
    report::out(&arrays(&loaded.job, &program, on));
    if !on.plan.is_empty() {
        report::out(&on.plan);
    }
    let Some(topology) = &args.target.topology else {
        return Ok(());
    };
    let compiled = ahead::compile(args.plugin.as_deref(), topology, &program)?;
    report::out(&compiled.table());
    let (turn, steps) = &compiled.turn;
    let step = Step::new(turn, *steps, on.mesh.devices(), split_axes(on));
    report::out(&forecast(&step, &compiled));
    Ok(())
}

/// How many mesh axes arrays are split over.
fn split_axes(on: &OnMesh) -> usize {
    let places = on.inputs.iter().chain(&on.outputs);
    let mut axes: Vec<usize> = places
        .flat_map(|place| &place.dims)
        .flat_map(|split| split.axes.iter().copied())
        .collect();
    axes.sort_unstable();
    axes.dedup();
    axes.len()
}

/// A table of the arrays and their blocks.
fn arrays(job: &Job, program: &Program, on: &OnMesh) -> String {
    let axes = &on.mesh.axes;
    let mut rows = vec![
        ["array", "whole", "block", "split over", "bytes of a block"]
            .map(str::to_owned)
            .to_vec(),
    ];
    let mut all = 0;
    for (input, place) in program.inputs.iter().zip(&on.inputs) {
        let Input::Array { name, .. } = input else {
            continue;
        };
        let Some(array) = job.array(name) else {
            continue;
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
            name.clone(),
            type_name(array.element, &array.shape),
            type_name(array.element, &place.local),
            over.join(","),
            held.to_string(),
        ]);
    }
    let devices = on.mesh.devices();
    let table = report::table(&rows);
    format!(
        "mesh {}: {devices} devices\n{table}{} of arrays on each device\n",
        on.mesh,
        bytes(all as f64)
    )
}

/// Seconds of a step on 1 to 8192 devices.
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
