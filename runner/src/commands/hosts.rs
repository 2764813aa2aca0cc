//! Runs on several hosts: joining the others before a run, and `reactant-rs coordinator`.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use tempfile::TempDir;

use super::Context;
use crate::cli::{self, HostArgs};
use crate::device::Others;
use crate::fault::{Fault, Faults, Result};
use crate::hosts::coordinator::{find, start};
use crate::hosts::etcd::Etcd;
use crate::hosts::meeting::{Host, Meeting};
use crate::hosts::ranks::{Rank, detect};
use crate::hosts::scripts::PORT;
use crate::interrupt::Signals;
use crate::output::{ProcessGroup, SingleProcess, Wish};
use crate::{artifact, report};

/// Joins the other hosts, if there are any. All must have the same artifact and the same `said`.
///
/// - errors: neither a flag nor the environment gives the rank of this host or the address of the
///   coordinator; those of [`Meeting::join`]
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
    // A collective that waits for a lost host never returns.
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

/// Returns how devices of this host find those of the others.
pub(super) fn others(meeting: &Meeting) -> Others {
    Others {
        host: meeting.host().id,
        hosts: meeting.host().hosts,
        store: Arc::new(meeting.keys()),
    }
}

/// Creates a folder for files that another host writes.
pub(super) fn scratch() -> Result<TempDir> {
    let folder = tempfile::tempdir();
    folder.map_err(|error| {
        Fault::file("create a temporary folder", &std::env::temp_dir(), &error).into()
    })
}

/// Returns the error that a host, or the connection to it, was lost.
fn lost(reason: String) -> Fault {
    let help =
        "run it again; with `[restart]` in the job, `--resume` goes on from the last restart";
    Fault::device("host-lost", reason).help(help)
}

/// The processes of all hosts, as a group that writes together.
pub(super) struct Companions(Arc<Meeting>);

/// Returns the group of this process and the others, if there are any.
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
        // A slow host is not lost: the lease detects a lost one.
        let met = self.0.barrier(place, DAY);
        met.map_err(|reason| lost(reason).into())
    }

    fn agree(&self, place: &str, wish: Wish) -> Result<Wish> {
        let steps = match wish {
            Wish::Stop => 0,
            Wish::Run(steps) => steps,
        };
        let said = self.0.exchange(place, steps.to_string().as_bytes(), DAY);
        let said = said.map_err(|reason| Faults::from(lost(reason)))?;
        let steps = said.values().map(|said| {
            let said = std::str::from_utf8(said).ok();
            said.and_then(|said| said.parse().ok()).unwrap_or(0)
        });
        let steps: Vec<u64> = steps.collect();
        Ok(match steps.contains(&0) {
            true => Wish::Stop,
            false => Wish::Run(steps[0]),
        })
    }
}

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Waits until all hosts are done, so that none takes the end of another for a loss. Returns
/// shortly after the slowest host is done, or as soon as one is lost.
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
    let cannot_wait = |error: std::io::Error| {
        Faults::from(Fault::device("runtime", format!("cannot wait: {error}")))
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(cannot_wait)?;
    // Before etcd is started, which has to end with this process.
    let mut signals = {
        let _inside = runtime.enter();
        Signals::new().map_err(cannot_wait)?
    };
    let folder = scratch()?;
    let mut coordinator = start(&etcd, &args.advertise, args.port, folder.path())?;
    if !context.quiet {
        report::out(&format!(
            "etcd ({etcd}) listens at {}; Ctrl-C ends it\n",
            coordinator.address
        ));
    }
    runtime.block_on(async {
        loop {
            tokio::select! {
                _ = signals.next() => return Ok(()),
                () = tokio::time::sleep(Duration::from_millis(500)) => {}
            }
            if !coordinator.is_running() {
                return Err(Fault::device("etcd", "etcd ended by itself").into());
            }
        }
    })
}
