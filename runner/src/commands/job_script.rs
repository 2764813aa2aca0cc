//! `reactant-rs job`: scripts for schedulers.

use std::path::Path;

use super::Context;
use super::target::target_name;
use crate::cli::{
    GkeArgs, GkeScript, JobScript, RunWords, Scheduler, ScriptArgs, SlurmArgs, SlurmScript,
    SlurmTarget, TpuVmArgs, TpuVmScript,
};
use crate::fault::{Fault, Faults, Result};
use crate::hosts::gke::{GkeJob, Nodes};
use crate::hosts::scripts::{Task, refused};
use crate::hosts::site::{self, Gke, Slurm, TpuVm};
use crate::hosts::slurm::SlurmJob;
use crate::hosts::tpu_vm::TpuVmJob;
use crate::hosts::tpus::{self, Asked};
use crate::{artifact, report};

pub(super) fn job(args: &JobScript, context: &Context) -> Result<()> {
    let (script, text) = match &args.scheduler {
        Scheduler::Slurm(args) => (&args.script, slurm(args, context)?),
        Scheduler::Gke(args) => (&args.script, gke(args, context)?),
        Scheduler::TpuVm(args) => (&args.script, tpu_vm(args, context)?),
    };
    if script.out == Path::new("-") {
        report::out(&text);
        return Ok(());
    }
    let written = std::fs::write(&script.out, text);
    written.map_err(|error| Fault::file("write", &script.out, &error).into())
}

fn slurm(args: &SlurmScript, context: &Context) -> Result<String> {
    let on_gpus = args.target == SlurmTarget::Cuda;
    check_artifact(
        &args.script,
        &args.run,
        if on_gpus { "cuda" } else { "cpu" },
    )?;
    let site = site::read(args.script.site.as_deref())?.slurm;
    let job = SlurmJob {
        site: &of_slurm(site, &args.slurm),
        task: &task(&args.script, words_of_run(&args.run, true), context),
        per_host: args.per_host as usize,
        on_gpus,
    };
    job.text()
}

fn gke(args: &GkeScript, context: &Context) -> Result<String> {
    let nodes = Nodes::of(&Asked {
        accelerator: &args.accelerator,
        topology: args.topology.as_deref(),
        mesh: &args.script.mesh,
        per_host: args.per_host.map(|devices| devices as usize),
    })?;
    check_artifact(&args.script, &args.run, nodes.target())?;
    let site = site::read(args.script.site.as_deref())?.gke;
    let job = GkeJob {
        site: &of_gke(site, &args.gke)?,
        task: &task(&args.script, words_of_run(&args.run, true), context),
        nodes: &nodes,
    };
    job.text()
}

fn tpu_vm(args: &TpuVmScript, context: &Context) -> Result<String> {
    let (tpu, vm) = tpus::find_vm(&args.accelerator)?;
    let slice = tpus::slice(
        tpu,
        &Asked {
            accelerator: &args.accelerator,
            topology: args.topology.as_deref(),
            mesh: &args.script.mesh,
            per_host: None,
        },
    )?;
    check_artifact(&args.script, &args.run, target_name(optimize::Target::Tpu))?;
    let site = site::read(args.script.site.as_deref())?.tpu_vm;
    let results = args.run.output_dir.as_deref();
    let job = TpuVmJob {
        site: &of_tpu_vm(site, &args.tpu_vm)?,
        // The task runs in the folder that is copied back.
        task: &task(&args.script, words_of_run(&args.run, false), context),
        slice: &slice,
        vm,
        results: results.unwrap_or("results"),
    };
    job.text()
}

fn task<'a>(args: &'a ScriptArgs, run: Vec<String>, context: &'a Context) -> Task<'a> {
    Task {
        artifact: &args.artifact,
        mesh: &args.mesh,
        name: &args.name,
        seconds: args.minutes * 60,
        resumes: run.iter().any(|word| word == "--resume"),
        run,
        command: &context.command_line,
    }
}

/// Returns the arguments of `reactant-rs run` that a script passes on.
fn words_of_run(flags: &RunWords, has_output_dir: bool) -> Vec<String> {
    let mut words = Vec::new();
    let mut add = |flag: &str, value: Option<String>| {
        words.extend(value.into_iter().flat_map(|value| [flag.to_owned(), value]));
    };
    add("--restart", flags.restart.clone());
    add(
        "--restart-every",
        flags.restart_every.map(|steps| steps.to_string()),
    );
    add(
        "--output-dir",
        flags.output_dir.clone().filter(|_| has_output_dir),
    );
    add("--gradient", flags.gradient.clone());
    for file in &flags.derivatives {
        add("--out", Some(file.clone()));
    }
    if flags.restart.is_some() || flags.resume {
        words.push("--resume".to_owned());
    }
    words
}

/// Returns the value of the flag, or of the template where the flag is not given.
fn or<T: Clone>(flag: &Option<T>, site: Option<T>) -> Option<T> {
    flag.clone().or(site)
}

/// Combines the command line with the template; the command line has priority.
fn of_slurm(site: Slurm, flags: &SlurmArgs) -> Slurm {
    Slurm {
        account: or(&flags.account, site.account),
        partition: or(&flags.partition, site.partition),
        qos: or(&flags.qos, site.qos),
        modules: match flags.modules.is_empty() {
            true => site.modules,
            false => flags.modules.clone(),
        },
        output: or(&flags.output, site.output),
        cpus: or(&flags.cpus, site.cpus),
        memory: or(&flags.memory, site.memory),
        gpu: or(&flags.gpu, site.gpu),
        signal: or(&flags.signal, site.signal),
        ..site
    }
}

/// Combines the command line with the template; the command line has priority.
///
/// - errors: a node selector that is not `LABEL=VALUE`; a template that contradicts itself
fn of_gke(site: Gke, flags: &GkeArgs) -> Result<Gke> {
    let has_storage = flags.bucket.is_some() || flags.claim.is_some();
    let has_nodes = flags.spot || flags.reservation.is_some();
    if !has_storage && site.bucket.is_some() && site.claim.is_some() {
        return Err(both("gke", "bucket", "claim"));
    }
    if !has_nodes && site.spot && site.reservation.is_some() {
        return Err(both("gke", "spot", "reservation"));
    }
    let mut node_selector = site.node_selector;
    for given in &flags.node_selector {
        let Some((label, value)) = given.split_once('=') else {
            let message = format!("`--node-selector {given}` is no LABEL=VALUE");
            return Err(refused(
                message,
                "as in `topology.kubernetes.io/zone=us-east5-a`",
            ));
        };
        node_selector.insert(label.to_owned(), value.to_owned());
    }
    Ok(Gke {
        image: or(&flags.image, site.image),
        bucket: or(&flags.bucket, site.bucket.filter(|_| !has_storage)),
        claim: or(&flags.claim, site.claim.filter(|_| !has_storage)),
        mount: or(&flags.mount, site.mount),
        namespace: or(&flags.namespace, site.namespace),
        service_account: or(&flags.service_account, site.service_account),
        queue: or(&flags.queue, site.queue),
        spot: flags.spot || site.spot && !has_nodes,
        reservation: or(&flags.reservation, site.reservation.filter(|_| !has_nodes)),
        node_selector,
        cpus: or(&flags.cpus, site.cpus),
        memory: or(&flags.memory, site.memory),
        max_restarts: or(&flags.max_restarts, site.max_restarts),
        binary: site.binary,
    })
}

fn both(table: &str, one: &str, other: &str) -> Faults {
    let message = format!("`[{table}]` of site.toml has `{one}` and `{other}`");
    refused(message, "one of them at a time; flags go before both")
}

/// Combines the command line with the template; the command line has priority.
///
/// - errors: a template that contradicts itself
fn of_tpu_vm(site: TpuVm, flags: &TpuVmArgs) -> Result<TpuVm> {
    let has_slices = flags.spot || flags.reserved;
    if !has_slices && site.spot && site.reserved {
        return Err(both("tpu_vm", "spot", "reserved"));
    }
    Ok(TpuVm {
        project: or(&flags.project, site.project),
        zone: or(&flags.zone, site.zone),
        network: or(&flags.network, site.network),
        subnetwork: or(&flags.subnetwork, site.subnetwork),
        service_account: or(&flags.service_account, site.service_account),
        spot: flags.spot || site.spot && !has_slices,
        reserved: flags.reserved || site.reserved && !has_slices,
        queued: flags.queued || site.queued,
        runtime: or(&flags.runtime, site.runtime),
        binary: or(&flags.binary, site.binary),
        setup: site.setup,
    })
}

/// Refuses a mesh or a target that the artifact is not for, if the artifact is on this machine
/// already, and resuming from restarts that its job does not write.
fn check_artifact(args: &ScriptArgs, run: &RunWords, wanted: &str) -> Result<()> {
    let file = Path::new(&args.artifact);
    if !artifact::looks_like_one(file) {
        return Ok(());
    }
    let read = artifact::read(file)?;
    let program = &read.program;
    if let Some(target) = program.target.as_deref().filter(|target| *target != wanted) {
        let message = format!(
            "`{}` was compiled for {target}, and the script runs it on {wanted}",
            args.artifact
        );
        let help = format!("`reactant-rs compile JOB --target {wanted} -o FILE.rxa`");
        return Err(Fault::usage("job-target", message).help(help).into());
    }
    if run.resume && run.restart.is_none() && read.job.restart.is_none() {
        let message = "--resume: the artifact's job keeps no restarts";
        let help = "`--restart FOLDER.zarr` says where to keep them";
        return Err(Fault::usage("job-resume", message).help(help).into());
    }
    match &program.mesh {
        Some(on) if program.tensors.is_none() && on.mesh != args.mesh => {
            Err(super::mesh::another_mesh(on).into())
        }
        _ => Ok(()),
    }
}
