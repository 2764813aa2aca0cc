//! Arguments that several commands have.

use crate::bytes;
use crate::job::{Abi, Races};
use crate::mesh::{self, Mesh, Partitioner};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// A job, and the flags that describe one launch of one kernel instead.
#[derive(Clone, Debug, Default, Args)]
pub struct JobArgs {
    /// A job (.toml), an artifact (.rxa), or a file with kernels (.ptx, .cu, .ll, .bc, .mlir);
    /// `run` takes a StableHLO program (.mlir) too
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Kernel, or function of MLIR, to launch, mangled or as C++ writes it (`ns::step<float, 4>`,
    /// `step`); needed if the file has several
    #[arg(
        long,
        alias = "function",
        value_name = "NAME",
        help_heading = "One kernel"
    )]
    pub kernel: Option<String>,
    /// Blocks: X, XxY or XxYxZ; not needed for functions of MLIR
    #[arg(long, value_name = "X|XxY|XxYxZ", help_heading = "One kernel")]
    pub grid: Option<String>,
    /// Threads of a block: X, XxY or XxYxZ
    #[arg(long, value_name = "X|XxY|XxYxZ", help_heading = "One kernel")]
    pub block: Option<String>,
    /// Once per kernel parameter, in the kernel's order; NAME is a label of your choice. Of a StableHLO program NAME is a parameter: its number, or its name in the text
    ///
    /// VALUE is a scalar (`10000`, `2.5`, typed by the parameter, or `2.5:f64`), an expression that
    /// varies from step to step (`step`, `n-step-1`), `null`, or an array `TYPE[D0,D1,…]:INIT`,
    /// INIT one of zeros, ones, iota, uniform, normal, const=V, @file.npy. For a StableHLO program
    /// INIT alone will do.
    #[arg(
        long = "arg",
        value_name = "NAME=VALUE",
        help_heading = "One kernel",
        allow_hyphen_values = true
    )]
    pub args: Vec<String>,
    /// Write an array after the run: .npy, .npz, .nc, .zarr or .png
    #[arg(long = "output", value_name = "NAME=FILE", help_heading = "One kernel")]
    pub outputs: Vec<String>,
    /// Bytes of dynamic shared memory
    #[arg(long, value_name = "N", help_heading = "One kernel")]
    pub shared_bytes: Option<u32>,
    /// A `__constant__` or `__device__` variable and its array: the label of an --arg, or `TYPE[D0,D1,…]:INIT`
    #[arg(
        long = "symbol",
        value_name = "NAME=ARRAY",
        help_heading = "One kernel"
    )]
    pub symbols: Vec<String>,
    /// How arguments become parameters: `numba` binds each array to a descriptor
    #[arg(long, value_name = "cuda|numba", value_parser = abi, help_heading = "One kernel")]
    pub abi: Option<Abi>,
    /// For kernels in CUDA C++.
    #[command(flatten)]
    pub cuda: CudaArgs,
    /// Where it cannot be decided before the run whether threads race: `check` it while the program
    /// runs (the default), `refuse` the launch, or `assume` that they do not
    #[arg(long, value_name = "check|refuse|assume", value_parser = races)]
    pub races: Option<Races>,
    /// Vouch that threads do not race, where that cannot be decided: `--races assume`
    #[arg(long, conflicts_with = "races")]
    pub assume_race_free: bool,
    /// Vouch that kernels were written for hardware on which the 32 lanes of a warp run in
    /// lockstep: they exchange values by shared memory without `__syncwarp()`
    #[arg(long)]
    pub assume_warp_synchronous: bool,
    /// Give the bits that CUDA gives without --use_fast_math, or an error with the line
    #[arg(long)]
    pub exact: bool,
    /// Let the optimizer reassociate, and ignore NaNs, infinities and signs of zero
    #[arg(long)]
    pub fast_math: bool,
    /// Run these kernels, or `all`, as their own code inside the program, although they can be
    /// raised: PTX on CUDA devices, native code on the CPU
    #[arg(long, value_name = "KERNEL[,KERNEL…]", value_delimiter = ',')]
    pub own_code: Vec<String>,
    /// Let only the first N passes of the optimizer run, besides those that always do: to find by bisection the one that makes a program wrong or slow
    ///
    /// The name of the N-th is printed; 0 is none of them.
    #[arg(long, value_name = "N", help_heading = "Finding faults")]
    pub passes_until: Option<usize>,
    /// Steps of the time loop, in place of the job's; with `until` in `[loop]` at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub steps: Option<u64>,
    /// Let arrays start from a file (.nc, .zarr, .npz, .npy), such as the results of another run, in place of what the job says
    ///
    /// Behind the file may stand `variable=NAME` (the array's own name otherwise), `fill=NUMBER` for missing values, and an index along
    /// dimensions that the arrays do not have: `time=-1` is the last, `time=2020-01-15` the one of
    /// that day. The file may be without the halo, which stays as the job has it.
    #[arg(long = "init", value_name = "ARRAY[,ARRAY…]=FILE[,time=-1]")]
    pub init: Vec<String>,
}

/// How CUDA C++ is compiled.
#[derive(Clone, Debug, Default, Args)]
pub struct CudaArgs {
    /// A flag for the compiler of .cu files, besides those of the job: `--cuda-flag=-DN=64`. The
    /// compiler is nvcc, NVRTC or clang, the first that is here, or what the variable
    /// REACTANT_CUDA_COMPILER names
    #[arg(long = "cuda-flag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cuda_flags: Vec<String>,
}

impl JobArgs {
    /// What the command line says of races, if anything.
    pub fn asked_races(&self) -> Option<Races> {
        let assumed = self.assume_race_free.then_some(Races::Assume);
        self.races.or(assumed)
    }
}

fn races(name: &str) -> Result<Races, String> {
    let names = Races::ALL.map(|(name, _)| name).join(", ");
    Races::parse(name).ok_or_else(|| format!("it is one of {names}"))
}

fn abi(name: &str) -> Result<Abi, String> {
    let names = Abi::ALL.map(|(name, _)| name).join(", ");
    Abi::parse(name).ok_or_else(|| format!("the ABIs are {names}"))
}

/// Where to run.
#[derive(Clone, Debug, Args)]
pub struct TargetArgs {
    /// What to run on
    #[arg(long, value_enum, default_value_t = Target::Cpu)]
    pub target: Target,
    /// The plugin, a shared library, in place of the one that would be found
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
    /// Compile at a lower level: for tries, where compiling takes longer than running. The program
    /// is slower, and its last bits may differ
    #[arg(long)]
    pub quick: bool,
}

/// What to run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Target {
    /// XLA's CPU plugin
    Cpu,
    /// XLA's CUDA plugin
    Cuda,
    /// libtpu
    Tpu,
    /// The reference interpreter of the tensor program: slow, needs no plugin
    Interpreter,
}

/// What to compile for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileFor {
    /// Whose fast forms to write.
    pub target: Target,
    /// TPUs to compile for ahead of time.
    pub topology: Option<String>,
}

pub(super) fn memory(text: &str) -> Result<u64, String> {
    let wrong = || "write a number of bytes, such as 512MiB or 4GB".to_owned();
    bytes::parse(text).ok_or_else(wrong)
}

pub(super) fn compile_for(text: &str) -> Result<CompileFor, String> {
    if text.contains(':') {
        return match mesh::links::chip(text) {
            Some(_) => Ok(CompileFor {
                target: Target::Tpu,
                topology: Some(text.to_owned()),
            }),
            None => {
                let chips = mesh::links::CHIPS.iter();
                let names: Vec<&str> = chips.map(|chip| chip.name).collect();
                Err(format!(
                    "the TPUs known are {}; write `tpu7x:8x8x8`",
                    names.join(", ")
                ))
            }
        };
    }
    let target = <Target as ValueEnum>::from_str(text, false)?;
    Ok(CompileFor {
        target,
        topology: None,
    })
}

/// How many devices to run on, and how arrays lie on them.
#[derive(Clone, Debug, Default, Args)]
pub struct MeshArgs {
    /// Devices in rows and columns: 8x128, or with names for the axes x=2,y=4; in place of the job's `[mesh]`
    ///
    /// `--target cpu` has as many devices as are asked for, in one process. With `--gradient` the whole program is differentiated, and then split.
    #[arg(long, value_name = "8x128|x=2,y=4", value_parser = mesh::parse, help_heading = "Several devices")]
    pub mesh: Option<Mesh>,
    /// How an array lies on the mesh: for each dimension the axis that it is split over, `-` for none, `x+y` for two
    #[arg(
        long = "shard",
        value_name = "ARRAY=AXIS,…",
        help_heading = "Several devices"
    )]
    pub shard: Vec<String>,
    /// Refuse a program in which a device needs more of an array whole, such as 512MiB; what runs here on CPU devices may need each device's share of the memory
    #[arg(long, value_name = "BYTES", value_parser = memory, help_heading = "Several devices")]
    pub max_gather: Option<u64>,
    /// Who splits the program
    #[arg(long, value_enum, default_value_t = Partitioner::Ours, help_heading = "Several devices")]
    pub partitioner: Partitioner,
}

/// The other hosts of a run.
#[derive(Clone, Debug, Default, Args)]
pub struct HostArgs {
    /// Where etcd listens, which the hosts find one another through; `reactant-rs coordinator` runs one
    #[arg(long, value_name = "HOST:PORT", help_heading = "Several hosts")]
    pub coordinator: Option<String>,
    /// How many hosts run this, a process each; otherwise what SLURM, Open MPI, a TPU's environment or Kubernetes say
    #[arg(long, value_name = "N", requires = "host_id", value_parser = clap::value_parser!(u64).range(1..=65536), help_heading = "Several hosts")]
    pub hosts: Option<u64>,
    /// Which of them this is, from 0 (`--target interpreter` rehearses a run: each host computes everything, and writes its share)
    #[arg(
        long,
        value_name = "K",
        requires = "hosts",
        help_heading = "Several hosts"
    )]
    pub host_id: Option<u64>,
    /// What this run is called; runs at the same time need different names
    #[arg(
        long,
        value_name = "NAME",
        default_value = "run",
        help_heading = "Several hosts"
    )]
    pub run_name: String,
    /// Longest time to wait for other hosts, in seconds
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 300,
        help_heading = "Several hosts"
    )]
    pub patience: u64,
}

/// What becomes of kernels that cannot be raised yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FallbackKind {
    /// They run as their own PTX inside the program: CUDA only
    Ptx,
    /// They run as native code of this processor inside the program, with accesses checked: CPU only
    Native,
}

/// What to do about kernels that cannot be raised.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct FallbackArgs {
    /// Run kernels that cannot be raised yet as their own code inside the program, which is neither
    /// differentiated nor split over a mesh
    #[arg(long, value_enum, value_name = "CODE")]
    pub fallback: Option<FallbackKind>,
    /// The program is for an artifact, which cannot hold native code.
    #[arg(skip)]
    pub is_for_artifact: bool,
}

/// What to say of the program before it is used.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct ExplainArgs {
    /// First print, to standard error, tables of what optimizing does, as `raise --explain` prints them
    #[arg(long)]
    pub explain: bool,
}

impl Target {
    /// Whose fast forms to write.
    pub fn forms(self) -> optimize::Target {
        match self {
            Target::Cpu | Target::Interpreter => optimize::Target::Cpu,
            Target::Cuda => optimize::Target::Cuda,
            Target::Tpu => optimize::Target::Tpu,
        }
    }
}

/// What derivatives to compute.
#[derive(Clone, Debug, Default, Args)]
pub struct GradientArgs {
    /// Compute derivatives instead: J is an `[objective.J]` of the job or an array of one element, T0 and kappa arrays (by what they start
    /// from) and scalars; what is left out is the job's `[gradient]`
    #[arg(
        long,
        value_name = "J:T0[,kappa…]",
        num_args = 0..=1,
        default_missing_value = "",
        help_heading = "Derivatives"
    )]
    pub gradient: Option<String>,
}
