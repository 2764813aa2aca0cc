//! What `exec` and `trace` take.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{ToleranceArgs, memory};

/// The device that a program sees.
#[derive(Debug, Args)]
pub struct DeviceArgs {
    /// Bytes of the device's memory, such as "16 GiB"; this machine's memory without it
    #[arg(long, value_name = "BYTES", value_parser = memory)]
    pub device_memory: Option<u64>,
    /// The device's compute capability
    #[arg(long, value_name = "MAJOR.MINOR", default_value = "8.0", value_parser = capability)]
    pub capability: [u32; 2],
    /// Its multiprocessors, which some programs choose their grids by
    #[arg(long, value_name = "COUNT", default_value_t = 108)]
    pub multiprocessors: u32,
    /// Its name
    #[arg(
        long,
        value_name = "NAME",
        default_value = "reactant-rs virtual CUDA device"
    )]
    pub device_name: String,
}

/// A program, and what it sees.
#[derive(Debug, Args)]
pub struct ProgramArgs {
    /// The device.
    #[command(flatten)]
    pub device: DeviceArgs,
    /// The program and its arguments, after `--`
    #[arg(
        value_name = "PROGRAM",
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub command: Vec<OsString>,
}

/// `exec`.
#[derive(Debug, Args)]
#[command(
    mut_arg("tolerance_ulp", |arg| arg.requires("check")),
    mut_arg("tolerance_abs", |arg| arg.requires("check")),
    mut_arg("any_zero_sign", |arg| arg.requires("check"))
)]
pub struct Exec {
    /// What kernels run on: native code of this processor, launch by launch; or XLA, many launches
    /// in one program
    #[arg(long, value_enum, default_value_t = ExecTarget::Native)]
    pub target: ExecTarget,
    /// The plugin of XLA, a shared library, in place of the one that would be found
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
    /// Say at the end how launches ran, and which kernels XLA does not run
    #[arg(long)]
    pub explain: bool,
    /// Seconds that compiling may take for any launches; beyond them launches run natively, unless
    /// they recur and compiling took less than these seconds and launches together. "inf" is no
    /// limit, which --check has
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub compile_seconds: f64,
    /// Checks each access of a kernel: one outside of its array ends the launch with the line of
    /// the PTX
    #[arg(long)]
    pub check_accesses: bool,
    /// Runs each launch by another engine too, and compares what both leave in memory: native
    /// launches with the interpreter of PTX, tensor programs with native code. Slow; ends with
    /// exit code 1 if they differ
    #[arg(long)]
    pub check: bool,
    /// What may differ.
    #[command(flatten)]
    pub tolerance: ToleranceArgs,
    /// The program.
    #[command(flatten)]
    pub program: ProgramArgs,
}

/// What the kernels of a program run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExecTarget {
    /// Native code of this processor
    Native,
    /// XLA's CPU plugin; native code where a kernel cannot be raised
    Cpu,
    /// XLA's CUDA plugin, likewise
    Cuda,
    /// libtpu, likewise
    Tpu,
    /// The reference interpreter of tensor programs, likewise
    Interpreter,
}

impl ExecTarget {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            ExecTarget::Native => "native",
            ExecTarget::Cpu => "cpu",
            ExecTarget::Cuda => "cuda",
            ExecTarget::Tpu => "tpu",
            ExecTarget::Interpreter => "interpreter",
        }
    }
}

/// `trace`.
#[derive(Debug, Args)]
pub struct Trace {
    /// The folder that the job, its kernels and its inputs go to
    #[arg(long, short, value_name = "FOLDER")]
    pub out: PathBuf,
    /// Writes over a job that is there
    #[arg(long)]
    pub force: bool,
    /// A folder with the program's sources, which tell the names of arrays and numbers; the folder
    /// of the program without it. Files that PTX names, by `nvcc -lineinfo`, are read too
    #[arg(long = "sources", value_name = "FOLDER")]
    pub sources: Vec<PathBuf>,
    /// Does not check the accesses of kernels: faster, but one outside of its array goes unnoticed
    #[arg(long)]
    pub unchecked: bool,
    /// The program.
    #[command(flatten)]
    pub program: ProgramArgs,
}

fn capability(text: &str) -> Result<[u32; 2], String> {
    let parts = text
        .split_once('.')
        .and_then(|(major, minor)| Some([major.parse().ok()?, minor.parse().ok()?]));
    parts.ok_or_else(|| "a compute capability is two numbers, such as 8.0".to_owned())
}
