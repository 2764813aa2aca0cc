//! Several hosts: meeting the others before a run, `reactant-rs coordinator` and `reactant-rs job`.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use tempfile::TempDir;

use super::Context;
use super::target::target_name;
use crate::cli::{self, HostArgs, Target};
use crate::device::Others;
use crate::fault::{Fault, Result};
use crate::hosts::coordinator::{find, start};
use crate::hosts::etcd::Etcd;
use crate::hosts::meeting::{Host, Meeting};
use crate::hosts::ranks::{Rank, detect};
use crate::hosts::scripts::{Scheduler, Script};
use crate::hosts::site::{self, Slurm};
use crate::output::{ProcessGroup, SingleProcess};
use crate::{artifact, mesh, report};

/// The etcd port that is not said.
const PORT: u16 = 2379;

/// Meets the other hosts, if there are any. They must have the same artifact, and be `said` the same.
///
/// - errors: nothing says which host this is, or where the coordinator is; those of [`Meeting::join`]
pub(super) fn meet(args: &HostArgs, file: &Path, said: &str) -> Result<Option<Arc<Meeting>>> {
    if args.coordinator.is_none() && args.hosts.is_none() {
        return Ok(None);
    }
    let rank = rank(args)?;
    if rank.hosts == 1 {
        return Ok(None);
    }
    if !artifact::looks_like_one(file) {
        let message = "several hosts run an artifact, so that all run the same";
        let help = "`reactant-rs compile JOB --mesh 8x128 -o FILE.rxa`, then run that on each host";
        return Err(Fault::usage("hosts-artifact", message).help(help).into());
    }
    let address = match (&args.coordinator, &rank.first) {
        (Some(address), _) if address.contains(':') => address.clone(),
        (Some(host), _) | (None, Some(host)) => format!("{host}:{PORT}"),
        (None, None) => {
            let message = "nothing says where the coordinator is";
            let help = "`--coordinator HOST:PORT`; `reactant-rs coordinator` runs one";
            return Err(Fault::usage("coordinator", message).help(help).into());
        }
    };
    let failed = |reason: String| {
        let help = "`reactant-rs coordinator` runs etcd; all hosts need the same `--coordinator`, `--hosts`, `--run-name` and artifact";
        Fault::device("hosts", reason).help(help)
    };
    let mut bytes =
        std::fs::read(file).map_err(|error| Fault::file("read the artifact", file, &error))?;
    bytes.extend(said.as_bytes());
    let host = Host {
        id: rank.id,
        name: hostname(),
        runs: Sha256::digest(&bytes)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect(),
        hosts: rank.hosts,
        nonce: format!(
            "{}-{}",
            std::process::id(),
            jiff::Timestamp::now().as_nanosecond()
        ),
    };
    let patience = Duration::from_secs(args.patience);
    let etcd = Etcd::connect_within(&address, patience).map_err(failed)?;
    let meeting = Meeting::join(etcd, &args.run_name, host, patience).map_err(failed)?;
    tracing::info!(
        hosts = rank.hosts,
        id = rank.id,
        scheduler = rank.scheduler,
        "met the other hosts"
    );
    // What waits for a lost host in a collective waits for ever.
    meeting.watch(|reason| {
        report::print(&lost(reason).into());
        std::process::exit(4);
    });
    Ok(Some(Arc::new(meeting)))
}

fn rank(args: &HostArgs) -> Result<Rank> {
    if let (Some(hosts), Some(id)) = (args.hosts, args.host_id) {
        if id >= hosts {
            let message = format!("--host-id {id}: the {hosts} hosts count from 0");
            return Err(Fault::usage("host-id", message).into());
        }
        return Ok(Rank {
            hosts: hosts as usize,
            id: id as usize,
            first: None,
            scheduler: "the command line",
        });
    }
    let environment = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let found = detect(&environment.collect()).map_err(|reason| Fault::usage("host-id", reason))?;
    found.ok_or_else(|| {
        let message = "nothing says which host this is";
        let help = "`--hosts 4 --host-id 0`; SLURM, Open MPI, the environment of TPUs and Kubernetes indexed jobs say it themselves";
        Fault::usage("host-id", message).help(help).into()
    })
}

fn hostname() -> String {
    let said = std::fs::read_to_string("/proc/sys/kernel/hostname");
    said.map_or_else(
        |_| "an unnamed host".to_owned(),
        |name| name.trim().to_owned(),
    )
}

/// How devices find those of the others.
pub(super) fn others(meeting: &Meeting) -> Others {
    Others {
        host: meeting.host().id,
        hosts: meeting.host().hosts,
        store: Arc::new(meeting.keys()),
    }
}

/// A folder for what another host writes.
pub(super) fn scratch() -> Result<TempDir> {
    let folder = tempfile::tempdir();
    folder.map_err(|error| {
        Fault::file("create a temporary folder", &std::env::temp_dir(), &error).into()
    })
}

/// A host, or the way to it, was lost.
fn lost(reason: String) -> Fault {
    let help =
        "run it again; with `[restart]` in the job, `--resume` goes on from the last restart";
    Fault::device("host-lost", reason).help(help)
}

/// This host and the others, as those who write together.
pub(super) struct Companions(Arc<Meeting>);

/// This process, and the others if there are any.
pub(super) fn together(meeting: Option<&Arc<Meeting>>) -> Arc<dyn ProcessGroup> {
    match meeting {
        Some(meeting) => Arc::new(Companions(meeting.clone())),
        None => Arc::new(SingleProcess),
    }
}

impl ProcessGroup for Companions {
    fn is_first(&self) -> bool {
        self.0.host().id == 0
    }

    fn wait(&self, place: &str) -> Result<()> {
        // Slow is not lost: who is lost is noticed by its lease.
        let met = self.0.barrier(place, DAY);
        met.map_err(|reason| lost(reason).into())
    }
}

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Waits until all are done, so that none takes another's end for a loss. Each ends a moment after the slowest, or as soon as one is lost.
pub(super) fn part(meeting: Option<&Arc<Meeting>>) -> Result<()> {
    let Some(meeting) = meeting else {
        return Ok(());
    };
    meeting
        .leave(DAY)
        .map_err(|reason| Fault::device("hosts", reason).into())
}

pub(super) fn coordinator(args: &cli::Coordinator, context: &Context) -> Result<()> {
    let etcd = find(args.etcd.as_deref())?;
    let folder = scratch()?;
    let mut coordinator = start(&etcd, &args.advertise, args.port, folder.path())?;
    if !context.quiet {
        report::out(&format!(
            "etcd listens at {}; Ctrl-C ends it\n",
            coordinator.address
        ));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime =
        runtime.map_err(|error| Fault::device("runtime", format!("cannot wait: {error}")))?;
    let mut terminate = {
        let _inside = runtime.enter();
        tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
            .map_err(|error| Fault::device("runtime", format!("cannot wait: {error}")))?
    };
    runtime.block_on(async {
        loop {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => return Ok(()),
                _ = terminate.recv() => return Ok(()),
                () = tokio::time::sleep(Duration::from_millis(500)) => {}
            }
            if !coordinator.is_running() {
                return Err(Fault::device("etcd", "etcd ended by itself").into());
            }
        }
    })
}

pub(super) fn job(args: &cli::JobScript, context: &Context) -> Result<()> {
    let found = check_artifact(args)?;
    let slurm = of_flags(site::read(args.slurm.site.as_deref())?.slurm, &args.slurm);
    let resumes = args.slurm.restart.is_some() || args.slurm.resume;
    if args.slurm.resume && args.slurm.restart.is_none() && found == Some(Restarts::Lacks) {
        let message = "--resume: the artifact's job keeps no restarts";
        let help = "`--restart FOLDER.zarr` says where to keep them";
        return Err(Fault::usage("job-resume", message).help(help).into());
    }
    let chip = mesh::links::chip(&args.accelerator);
    let script = Script {
        scheduler: args.scheduler,
        artifact: &args.artifact,
        mesh: &args.mesh,
        per_host: args.per_host as usize,
        per_chip: chip.map_or(1, |chip| chip.devices),
        name: &args.name,
        seconds: args.minutes * 60,
        image: &args.image,
        accelerator: &args.accelerator,
        topology: &args.topology,
        target: args.target,
        slurm: &slurm,
        run: words_of_run(&args.slurm),
        resumes,
        command: &context.command_line,
    };
    let text = script
        .text()
        .map_err(|reason| Fault::usage("job-script", reason))?;
    if args.out == Path::new("-") {
        report::out(&text);
        return Ok(());
    }
    let written = std::fs::write(&args.out, text);
    written.map_err(|error| Fault::file("write", &args.out, &error).into())
}

/// What the command line says, and the template where it says nothing.
fn of_flags(site: Slurm, flags: &cli::SlurmArgs) -> Slurm {
    let or = |flag: &Option<String>, site: Option<String>| flag.clone().or(site);
    Slurm {
        account: or(&flags.account, site.account),
        partition: or(&flags.partition, site.partition),
        qos: or(&flags.qos, site.qos),
        modules: match flags.modules.is_empty() {
            true => site.modules,
            false => flags.modules.clone(),
        },
        output: or(&flags.output, site.output),
        cpus: flags.cpus.or(site.cpus),
        memory: or(&flags.memory, site.memory),
        gpu: or(&flags.gpu, site.gpu),
        signal: flags.signal.or(site.signal),
        ..site
    }
}

/// The words of `reactant-rs run` that a script passes on.
fn words_of_run(flags: &cli::SlurmArgs) -> Vec<String> {
    let mut words = Vec::new();
    let mut add = |flag: &str, value: &Option<String>| {
        words.extend(
            value
                .iter()
                .flat_map(|value| [flag.to_owned(), value.clone()]),
        );
    };
    add("--restart", &flags.restart);
    add("--output-dir", &flags.output_dir);
    add("--gradient", &flags.gradient);
    for file in &flags.derivatives {
        add("--out", &Some(file.clone()));
    }
    if flags.restart.is_some() || flags.resume {
        words.push("--resume".to_owned());
    }
    words
}

/// Whether the job of an artifact keeps restarts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Restarts {
    Keeps,
    Lacks,
}

/// Refuses a mesh or a target that the artifact is not for, if it is here already.
fn check_artifact(args: &cli::JobScript) -> Result<Option<Restarts>> {
    let file = Path::new(&args.artifact);
    if !artifact::looks_like_one(file) {
        return Ok(None);
    }
    let read = artifact::read(file)?;
    let program = &read.program;
    let wanted = match args.scheduler {
        Scheduler::Slurm => args.target,
        Scheduler::Gke | Scheduler::TpuVm => Target::Tpu,
    };
    let wanted = target_name(wanted.forms());
    if let Some(target) = program.target.as_deref().filter(|target| *target != wanted) {
        let message = format!(
            "`{}` was compiled for {target}, and the script runs it on {wanted}",
            args.artifact
        );
        let help = format!("`reactant-rs compile JOB --target {wanted} -o FILE.rxa`");
        return Err(Fault::usage("job-target", message).help(help).into());
    }
    match &program.mesh {
        Some(on) if program.tensors.is_none() && on.mesh != args.mesh => {
            Err(super::mesh::another_mesh(on).into())
        }
        _ => Ok(Some(match read.job.restart.is_some() {
            true => Restarts::Keeps,
            false => Restarts::Lacks,
        })),
    }
}
