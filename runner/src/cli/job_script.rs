//! `reactant-rs job`: a command for each scheduler, with the flags that it has.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::mesh::{self, Mesh};

const SLURM_EXAMPLES: &str = "Examples:
  reactant-rs job slurm ocean.rxa --mesh 8x128 --per-host 8 -o ocean.sbatch
  reactant-rs job slurm ocean.rxa --mesh 4 --account abc --partition gpu --gpu a100 --cpus 16 \\
      --memory 64G --minutes 720 --restart state.zarr --output-dir results -o ocean.sbatch";

const GKE_EXAMPLES: &str = "Examples:
  reactant-rs job gke ocean.rxa --mesh 8x128 --accelerator tpu7x --topology 8x8x8 \\
      --image IMAGE --bucket ocean --restart state.zarr --output-dir results -o ocean.yaml
  reactant-rs job gke ocean.rxa --mesh 16 --accelerator v6e --image IMAGE --claim ocean --spot
  reactant-rs job gke ocean.rxa --mesh 16 --accelerator nvidia-h100-80gb --image IMAGE --bucket ocean";

const TPU_VM_EXAMPLES: &str = "Examples:
  reactant-rs job tpu-vm ocean.rxa --mesh 16x16 --accelerator v6e --zone us-east5-a \\
      --restart state.zarr --output-dir results -o ocean.sh && bash ocean.sh
  reactant-rs job tpu-vm ocean.rxa --mesh 32 --accelerator v5p --spot --queued -o ocean.sh";

/// `job`.
#[derive(Debug, Args)]
pub struct JobScript {
    /// What for
    #[command(subcommand)]
    pub scheduler: Scheduler,
}

/// Where a script is for.
#[derive(Debug, Subcommand)]
pub enum Scheduler {
    /// Write a batch script, for `sbatch`
    #[command(after_help = SLURM_EXAMPLES)]
    Slurm(SlurmScript),
    /// Write a manifest for Kubernetes on Google's cloud, a JobSet, for `kubectl apply`
    #[command(after_help = GKE_EXAMPLES)]
    Gke(GkeScript),
    /// Write a script that makes a slice of Cloud TPUs with `gcloud`, runs there, fetches what every
    /// host wrote, and deletes the slice
    #[command(after_help = TPU_VM_EXAMPLES)]
    TpuVm(TpuVmScript),
}

/// What every script says.
#[derive(Debug, Args)]
pub struct ScriptArgs {
    /// The artifact to run, as the hosts see it
    #[arg(value_name = "FILE.rxa")]
    pub artifact: String,
    /// The devices
    #[arg(long, value_name = "8x128|x=2,y=4", value_parser = mesh::parse)]
    pub mesh: Mesh,
    /// What the job is called
    #[arg(long, value_name = "NAME", default_value = "reactant")]
    pub name: String,
    /// Longest time that one run may take, in minutes
    #[arg(long, value_name = "MINUTES", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub minutes: u64,
    /// What the site wants in every script, in place of ~/.config/reactant-rs/site.toml
    #[arg(long, value_name = "FILE")]
    pub site: Option<PathBuf>,
    /// Where to write it, or `-` for standard output
    #[arg(long, short, value_name = "FILE", default_value = "-")]
    pub out: PathBuf,
}

/// What a script passes on to `run`.
#[derive(Debug, Args)]
#[command(next_help_heading = "For the run")]
pub struct RunWords {
    /// Keep its state in this folder, go on from there, and start again where it was cut off
    #[arg(long, value_name = "FOLDER")]
    pub restart: Option<String>,
    /// Keep its state every STEPS steps, besides at its end
    #[arg(long, value_name = "STEPS", requires = "restart", value_parser = clap::value_parser!(u64).range(1..))]
    pub restart_every: Option<u64>,
    /// Go on from the restart that the artifact's job names, and start again where it was cut off
    #[arg(long)]
    pub resume: bool,
    /// The folder that outputs are relative to
    #[arg(long, value_name = "FOLDER")]
    pub output_dir: Option<String>,
    /// The derivatives, such as J:T0
    #[arg(long, value_name = "J:A,B", conflicts_with_all = ["restart", "resume"])]
    pub gradient: Option<String>,
    /// Where derivatives go, as `--out` of `run` says it. Once for each
    #[arg(
        long = "derivatives",
        value_name = "[NAME=]FILE",
        requires = "gradient"
    )]
    pub derivatives: Vec<String>,
}

/// `job slurm`.
#[derive(Debug, Args)]
pub struct SlurmScript {
    /// What every script says.
    #[command(flatten)]
    pub script: ScriptArgs,
    /// Devices of each host
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=4096))]
    pub per_host: u64,
    /// Where the program runs: GPUs, or the processors of one host
    #[arg(long, value_enum, default_value_t = SlurmTarget::Cuda)]
    pub target: SlurmTarget,
    /// The flags of the run.
    #[command(flatten)]
    pub run: RunWords,
    /// What the cluster wants.
    #[command(flatten)]
    pub slurm: SlurmArgs,
}

/// What SLURM's script can run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum SlurmTarget {
    /// GPUs
    Cuda,
    /// The processors of one host
    Cpu,
}

/// What `job slurm` says besides the mesh. What is not said comes from the site's template.
#[derive(Debug, Args)]
#[command(next_help_heading = "SLURM")]
pub struct SlurmArgs {
    /// Who pays
    #[arg(long, value_name = "NAME")]
    pub account: Option<String>,
    /// The partition
    #[arg(long, value_name = "NAME")]
    pub partition: Option<String>,
    /// The quality of service
    #[arg(long, value_name = "NAME")]
    pub qos: Option<String>,
    /// A module to load; in place of the template's. Once for each
    #[arg(long = "module", value_name = "NAME")]
    pub modules: Vec<String>,
    /// Where the script's output goes, with SLURM's %x for the name and %j for the number
    #[arg(long, value_name = "FILE")]
    pub output: Option<String>,
    /// Processors of each host
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub cpus: Option<u32>,
    /// Memory of each host, such as 64G; 0 is all of it
    #[arg(long, value_name = "SIZE")]
    pub memory: Option<String>,
    /// The type of GPU, as SLURM calls it
    #[arg(long, value_name = "TYPE")]
    pub gpu: Option<String>,
    /// Seconds before the time limit at which the run is asked to keep its state and end; 120
    /// unless the template says otherwise
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=65535))]
    pub signal: Option<u32>,
}

/// `job gke`.
#[derive(Debug, Args)]
pub struct GkeScript {
    /// What every script says.
    #[command(flatten)]
    pub script: ScriptArgs,
    /// Kind of TPU or GPU: v4, v5e, v5p, v6e, tpu7x, or a value of the label
    /// cloud.google.com/gke-tpu-accelerator or cloud.google.com/gke-accelerator, such as
    /// nvidia-h100-80gb
    #[arg(long, value_name = "KIND")]
    pub accelerator: String,
    /// Chips of TPUs along each direction; where it is left out, the one topology that has as many
    /// devices as the mesh
    #[arg(long, value_name = "8x8x8")]
    pub topology: Option<String>,
    /// Devices of each host, where the accelerator leaves a choice
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=4096))]
    pub per_host: Option<u64>,
    /// The flags of the run.
    #[command(flatten)]
    pub run: RunWords,
    /// What the cluster wants.
    #[command(flatten)]
    pub gke: GkeArgs,
}

/// What `job gke` says besides the devices. What is not said comes from the site's template.
#[derive(Debug, Args)]
#[command(next_help_heading = "GKE")]
pub struct GkeArgs {
    /// The container image, with reactant-rs, the accelerator's plugin, and etcd if there are
    /// several hosts
    #[arg(long, value_name = "IMAGE")]
    pub image: Option<String>,
    /// The bucket of Cloud Storage with the artifact, for results and restarts: mounted by Cloud
    /// Storage FUSE, as the folder that the run is in
    #[arg(long, value_name = "NAME", conflicts_with = "claim")]
    pub bucket: Option<String>,
    /// The same as a persistent volume claim, which all hosts can write to
    #[arg(long, value_name = "NAME")]
    pub claim: Option<String>,
    /// Where the bucket or the claim is mounted; /data unless the template says otherwise
    #[arg(long, value_name = "FOLDER")]
    pub mount: Option<String>,
    /// The namespace
    #[arg(long, value_name = "NAME")]
    pub namespace: Option<String>,
    /// The service account of Kubernetes that the run has
    #[arg(long, value_name = "NAME")]
    pub service_account: Option<String>,
    /// The queue of Kueue that the job waits in
    #[arg(long, value_name = "NAME")]
    pub queue: Option<String>,
    /// Use spot nodes
    #[arg(long, conflicts_with = "reservation")]
    pub spot: bool,
    /// Use the nodes of a reservation
    #[arg(long, value_name = "NAME")]
    pub reservation: Option<String>,
    /// A label that the nodes must have, besides the template's. Once for each
    #[arg(long = "node-selector", value_name = "LABEL=VALUE")]
    pub node_selector: Vec<String>,
    /// Processors that each host's container asks for
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub cpus: Option<u32>,
    /// Memory that each host's container asks for, such as 64Gi
    #[arg(long, value_name = "SIZE")]
    pub memory: Option<String>,
    /// How often the job starts again after a failure, where the run keeps its state; 3 unless the
    /// template says otherwise
    #[arg(long, value_name = "N")]
    pub max_restarts: Option<u32>,
}

/// `job tpu-vm`.
#[derive(Debug, Args)]
pub struct TpuVmScript {
    /// What every script says.
    #[command(flatten)]
    pub script: ScriptArgs,
    /// Kind of TPU: v4, v5e, v5p, v6e, or a type of the service such as v6e-16
    #[arg(long, value_name = "KIND")]
    pub accelerator: String,
    /// Chips along each direction; where it is left out, the one topology that has as many devices
    /// as the mesh
    #[arg(long, value_name = "4x4")]
    pub topology: Option<String>,
    /// The flags of the run.
    #[command(flatten)]
    pub run: RunWords,
    /// What the project wants.
    #[command(flatten)]
    pub tpu_vm: TpuVmArgs,
}

/// What `job tpu-vm` says besides the devices. What is not said comes from the site's template.
#[derive(Debug, Args)]
#[command(next_help_heading = "Cloud TPU")]
pub struct TpuVmArgs {
    /// The project that pays; gcloud's own unless it is said
    #[arg(long, value_name = "PROJECT")]
    pub project: Option<String>,
    /// The zone; the script takes it from the variable ZONE unless it is said
    #[arg(long, value_name = "ZONE")]
    pub zone: Option<String>,
    /// The network
    #[arg(long, value_name = "NAME")]
    pub network: Option<String>,
    /// The network within it
    #[arg(long, value_name = "NAME")]
    pub subnetwork: Option<String>,
    /// The service account that the hosts have
    #[arg(long, value_name = "EMAIL")]
    pub service_account: Option<String>,
    /// Use a spot slice: what is on it is lost if it is taken away
    #[arg(long, conflicts_with = "reserved")]
    pub spot: bool,
    /// Use the project's reservation
    #[arg(long)]
    pub reserved: bool,
    /// Wait in the queue of the service (a queued resource), in place of failing where there is no
    /// slice
    #[arg(long)]
    pub queued: bool,
    /// Software of the hosts, in place of the one for the kind of TPU
    #[arg(long, value_name = "VERSION")]
    pub runtime: Option<String>,
    /// The binary without LLVM to copy to the hosts; dist/reactant-rs-node unless it is said, which
    /// `make static` makes
    #[arg(long, value_name = "FILE")]
    pub binary: Option<String>,
}
