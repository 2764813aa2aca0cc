//! Kernel files as this crate represents them, and the interface to the code that raises them.
//!
//! Commands know only [`Raiser`]. One implementation calls the `raise` crate, another (in binaries
//! without LLVM) reports that it is missing, and tests bring their own.

use std::path::Path;
use std::str::FromStr;

use serde::Serialize;

use crate::bind::{BoundJob, BoundLaunch};
use crate::compile::TensorProgram;
use crate::fault::{Origin, Result};
use crate::job::Job;

/// The properties of a kernel that are known before it is raised.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// Its parameters, in order.
    pub params: Vec<Param>,
    /// Static shared memory.
    pub shared_bytes: u64,
    /// Number of barriers in its text.
    pub barriers: usize,
    /// The conditions for raising it, in words.
    pub needs: Vec<String>,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Param {
    /// Its name in the source.
    pub name: String,
    /// The kind of value that it takes.
    #[serde(flatten)]
    pub kind: ParamKind,
    /// The type of the elements of the array that it takes, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element: Option<String>,
    /// The extents of that array as far as the file states them.
    #[serde(skip)]
    pub extents: Vec<Option<usize>>,
}

impl Param {
    /// Returns the kind of value that it takes, in words, with the element type where that is
    /// known.
    pub fn described(&self) -> String {
        match (&self.element, self.kind) {
            (Some(element), ParamKind::Pointer) => format!("{} of {element}", self.kind),
            _ => self.kind.to_string(),
        }
    }
}

/// The kind of value that a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum ParamKind {
    /// A pointer to global memory: an array.
    Pointer,
    /// An integer of `bits` bits.
    Int {
        /// Width.
        bits: u32,
    },
    /// A float of `bits` bits.
    Float {
        /// Width.
        bits: u32,
    },
    /// 64 bits that may be a pointer or an integer.
    Unknown64,
    /// A structure by value.
    Struct {
        /// Its size.
        bytes: u64,
    },
}

impl std::fmt::Display for ParamKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ParamKind::Pointer => write!(f, "an array"),
            ParamKind::Int { bits } => write!(f, "a {bits}-bit integer"),
            ParamKind::Float { bits } => write!(f, "a {bits}-bit float"),
            ParamKind::Unknown64 => write!(f, "an array or a 64-bit integer"),
            ParamKind::Struct { bytes } => write!(f, "a structure of {bytes} bytes"),
        }
    }
}

/// A kernel file after it was read.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its name and text, for errors to point into.
    pub origin: Origin,
    /// Its kernels.
    pub kernels: Vec<Kernel>,
    /// The names of its `__constant__` and `__device__` variables.
    pub variables: Vec<String>,
}

/// The stages that `raise --emit` can print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the stages'")]
pub enum Stage {
    Ptx,
    Nvvm,
    Cf,
    Scf,
    Affine,
    Parallel,
    /// As raised, before the optimizer.
    StableHlo,
    /// After the optimizer, in the target's forms: the program that runs.
    Optimized,
}

impl Stage {
    /// Every stage, its name, and the extension of its files.
    pub const ALL: [(Stage, &'static str, &'static str); 8] = [
        (Stage::Ptx, "ptx", "ptx"),
        (Stage::Nvvm, "nvvm", "ll"),
        (Stage::Cf, "cf", "mlir"),
        (Stage::Scf, "scf", "mlir"),
        (Stage::Affine, "affine", "mlir"),
        (Stage::Parallel, "parallel", "mlir"),
        (Stage::StableHlo, "stablehlo", "mlir"),
        (Stage::Optimized, "optimized", "mlir"),
    ];

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Stage::ALL[self as usize].1
    }

    /// Returns the extension of files that hold it.
    pub fn extension(self) -> &'static str {
        Stage::ALL[self as usize].2
    }
}

impl FromStr for Stage {
    type Err = String;

    fn from_str(name: &str) -> Result<Stage, String> {
        let found = Stage::ALL
            .into_iter()
            .find(|(_, known, _)| *known == name)
            .map(|(stage, _, _)| stage);
        let names = Stage::ALL.map(|(_, name, _)| name).join(", ");
        found.ok_or_else(|| format!("there is no stage `{name}`; the stages are {names}"))
    }
}

/// Whether native code checks each access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accesses {
    /// An access outside of an array is an error with its location.
    Checked,
    /// Such an access is undefined behaviour, as in C.
    Unchecked,
}

/// The treatment of kernels that raising does not support.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fallback {
    /// An error.
    #[default]
    None,
    /// They run as their own PTX, inside of the program; on CUDA devices only.
    Ptx,
    /// They run as native code, inside of the program; on the CPU only.
    Native,
}

impl Fallback {
    /// Returns its name in jobs; `None` if such kernels are an error.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Fallback::None => None,
            Fallback::Ptx => Some("ptx"),
            Fallback::Native => Some("native"),
        }
    }
}

/// Raises kernels.
pub trait Raiser {
    /// Reads a kernel file; files are numbered in the order in which they are read. CUDA C++ is
    /// compiled with `cuda_flags`.
    fn read(&mut self, path: &Path, cuda_flags: &[String]) -> Result<Source>;

    /// Raises the whole program of a job.
    fn tensors(&self, job: &Job, plan: &BoundJob, fallback: Fallback) -> Result<TensorProgram>;

    /// Returns the texts of one launch at each of `stages`.
    fn emit(&self, job: &Job, launch: &BoundLaunch, stages: &[Stage]) -> Result<Vec<String>>;

    /// Returns whether it has issued warnings about the programs that it raised.
    fn has_warned(&self) -> bool {
        false
    }

    /// Runs `steps` steps thread by thread; `arrays` are the job's, in order, as raw little-endian
    /// bytes.
    fn interpret(
        &self,
        job: &Job,
        plan: &BoundJob,
        arrays: &mut [Vec<u8>],
        steps: u64,
    ) -> Result<()>;

    /// Runs `steps` steps like [`Raiser::interpret`], but as native code of this machine's
    /// processor. Kernels are compiled at their first launch. `after_launch` is called with the
    /// arrays after each launch, and may change them.
    fn run_natively(
        &self,
        job: &Job,
        plan: &BoundJob,
        arrays: &mut [Vec<u8>],
        steps: u64,
        accesses: Accesses,
        after_launch: &mut dyn FnMut(&mut [Vec<u8>]),
    ) -> Result<()>;

    /// Runs thread by thread with each rounding of a float disturbed at random: the resulting
    /// movement is the difference that rounding alone explains. A raiser without this ability
    /// disturbs none.
    fn interpret_disturbed(
        &self,
        job: &Job,
        plan: &BoundJob,
        arrays: &mut [Vec<u8>],
        steps: u64,
        seed: u64,
    ) -> Result<()> {
        let _ = seed;
        self.interpret(job, plan, arrays, steps)
    }
}
