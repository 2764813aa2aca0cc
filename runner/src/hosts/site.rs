//! A site's settings for job scripts: `~/.config/reactant-rs/site.toml`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::fault::{Fault, Result, origin};

/// The file.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct SiteTemplate {
    /// For `job slurm`.
    pub slurm: Slurm,
    /// For `job gke`.
    pub gke: Gke,
    /// For `job tpu-vm`.
    pub tpu_vm: TpuVm,
}

/// Settings of scripts for SLURM. Flags of `job slurm` take precedence.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct Slurm {
    /// The account that is charged.
    pub account: Option<String>,
    /// The partition.
    pub partition: Option<String>,
    /// The quality of service.
    pub qos: Option<String>,
    /// Modules to load, after all others are unloaded.
    pub modules: Vec<String>,
    /// The output file of the script; it may contain SLURM's `%x` and `%j`.
    pub output: Option<String>,
    /// The number of processors of each host.
    pub cpus: Option<u32>,
    /// Memory of each host, such as `64G`; `0` is all of it.
    pub memory: Option<String>,
    /// The type of GPU, in SLURM's notation.
    pub gpu: Option<String>,
    /// Seconds before the time limit at which the run is asked to keep its state and end.
    pub signal: Option<u32>,
    /// Further options of `sbatch`, such as `--constraint=nvlink`.
    pub options: Vec<String>,
    /// Lines of the shell to run before the program.
    pub setup: Vec<String>,
    /// The binary.
    pub binary: Option<String>,
}

/// Settings of manifests for GKE. Flags of `job gke` take precedence.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct Gke {
    /// The container image.
    pub image: Option<String>,
    /// The bucket with the artifact, for results and restarts.
    pub bucket: Option<String>,
    /// A persistent volume claim in place of the bucket.
    pub claim: Option<String>,
    /// The mount point of the bucket or the claim.
    pub mount: Option<String>,
    /// The namespace.
    pub namespace: Option<String>,
    /// The service account of Kubernetes.
    pub service_account: Option<String>,
    /// The queue of Kueue.
    pub queue: Option<String>,
    /// Whether spot nodes are used.
    pub spot: bool,
    /// The reservation whose nodes are used.
    pub reservation: Option<String>,
    /// Labels that the nodes must have.
    pub node_selector: BTreeMap<String, String>,
    /// The number of processors that each host's container requests.
    pub cpus: Option<u32>,
    /// The memory that each host's container requests, such as `64Gi`.
    pub memory: Option<String>,
    /// The number of restarts of the job after failures.
    pub max_restarts: Option<u32>,
    /// The binary in the image.
    pub binary: Option<String>,
}

/// Settings of scripts for Cloud TPUs. Flags of `job tpu-vm` take precedence.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct TpuVm {
    /// The project that is charged.
    pub project: Option<String>,
    /// The zone.
    pub zone: Option<String>,
    /// The network.
    pub network: Option<String>,
    /// The subnetwork.
    pub subnetwork: Option<String>,
    /// The service account of the hosts.
    pub service_account: Option<String>,
    /// Whether slices are spot slices.
    pub spot: bool,
    /// Whether slices are taken from the project's reservation.
    pub reserved: bool,
    /// Whether requests wait in the queue of the service.
    pub queued: bool,
    /// The runtime version of the hosts, in place of the default for the kind of TPU.
    pub runtime: Option<String>,
    /// The binary to copy to the hosts.
    pub binary: Option<String>,
    /// Lines of the shell that each host executes before the run.
    pub setup: Vec<String>,
}

/// Reads the named file, or the user's, which need not exist.
///
/// - errors: a named file that does not exist; mistakes in the file, with their lines
pub fn read(named: Option<&Path>) -> Result<SiteTemplate> {
    let Some(path) = named.map(Path::to_owned).or_else(of_user) else {
        return Ok(SiteTemplate::default());
    };
    if named.is_none() && !path.exists() {
        return Ok(SiteTemplate::default());
    }
    let text = std::fs::read_to_string(&path)
        .map_err(|error| Fault::file("read the site's template", &path, &error))?;
    toml::from_str(&text).map_err(|error| {
        let at = error.span().unwrap_or(0..0);
        let file = origin(path.display().to_string(), text.as_str());
        Fault::user("site", error.message().to_owned())
            .at(&file, at, "here")
            .help("its keys are described in docs/meshes.md")
            .into()
    })
}

/// Returns `reactant-rs/site.toml` in the user's configuration folder.
fn of_user() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let settings = set("XDG_CONFIG_HOME").map(PathBuf::from);
    let settings = settings.or_else(|| Some(PathBuf::from(set("HOME")?).join(".config")))?;
    Some(settings.join("reactant-rs/site.toml"))
}
