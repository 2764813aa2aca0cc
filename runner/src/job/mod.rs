//! Jobs: the launches, the arrays, the time loop, and the outputs.
//!
//! A job is read from a `job.toml` ([`read`]), from the command line ([`flags`]), or from an
//! artifact. Every expression in it is evaluated by then: shapes, grids and scalars are values.
//! Each part has its location in the source text, so that later checks ([`check`], and those
//! against the kernels) can point there.

pub mod check;
mod curve;
mod flag_arrays;
pub mod flag_program;
pub mod flags;
pub mod gradient;
pub mod keys;
mod launch;
pub mod read;
mod read_args;
mod read_arrays;
mod read_gradient;
mod read_launches;
mod read_minimize;
mod read_rules;
mod read_schedule;
mod read_series;
mod read_structs;
pub mod schedule;
pub mod scope;
mod series;
pub mod signature;
pub mod sizes;
pub mod skeleton;
pub mod start;
pub mod steps;
mod tables;
mod unfilled;
pub mod write;
mod write_gradient;

use std::ops::Range;
use std::path::PathBuf;

use stablehlo::ElementType;

use crate::arrays::source::FileKind;
use crate::fault::{Fault, Origin};
use crate::mesh::Mesh;
use crate::number::Number;
use crate::output::format::Format;
use crate::raiser::Fallback;

pub use self::schedule::Schedule;
pub use curve::Curve;
pub use gradient::{Gradient, Minimize, Objective};
pub use launch::{
    Abi, Argument, Launch, Options, Races, Symbol, View, field_name, literal_name, symbol_name,
};
pub use read_gradient::names_of_objectives;
pub use series::Series;
pub(crate) use tables::inside;

/// A value and its location in the job's text.
#[derive(Clone, Debug, PartialEq)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Bytes of the job's text.
    pub at: Range<usize>,
}

impl<T> Located<T> {
    /// Creates `value` with the location `at`.
    pub fn new(value: T, at: Range<usize>) -> Located<T> {
        Located { value, at }
    }
}

/// The name in files of the record dimension, and of the variable with the time of each record.
pub const TIME: &str = "time";
/// The name in files of the variable with the step of each record.
pub const STEP: &str = "step";
/// The hidden array that counts the steps of jobs whose launches vary; see [`steps`].
pub const COUNTER: &str = "(step)";

/// A job.
#[derive(Clone, Debug)]
pub struct Job {
    /// The text that it was read from.
    pub origin: Origin,
    /// Title of plots and of NetCDF files.
    pub title: Option<String>,
    /// Files with kernels, as paths that can be opened.
    pub kernels: Vec<Located<PathBuf>>,
    /// Flags for the compiler of CUDA C++ files.
    pub cuda_flags: Vec<String>,
    /// Named scalar values.
    pub scalars: Vec<Scalar>,
    /// Values that the job lists for every step.
    pub series: Vec<Series>,
    /// Coordinate variables, by the dimension they belong to.
    pub coordinates: Vec<Coordinate>,
    /// Arrays, in the order of the job.
    pub arrays: Vec<Array>,
    /// The launches, in the order in which they first run.
    pub launches: Vec<Launch>,
    /// Their schedule, if it is not every launch once in each step.
    pub schedule: Option<Schedule>,
    /// The time loop; without it the launches run once.
    pub time: Option<TimeLoop>,
    /// The files to write.
    pub outputs: Vec<Output>,
    /// The devices to run on, unless the command line selects others.
    pub mesh: Option<OnDevices>,
    /// The folder of restart files, and how often they are written.
    pub restart: Option<Restart>,
    /// The arrays that another program left after all steps, for comparison.
    pub recorded: Option<Recorded>,
    /// The treatment of kernels that cannot be raised, where the target can run such code, unless
    /// the command line sets it.
    pub fallback: Fallback,
    /// Scalars computed from arrays, which may be differentiated.
    pub objectives: Vec<Objective>,
    /// The requested derivatives, unless the command line selects others.
    pub gradient: Option<Gradient>,
    /// How the objective is minimized, unless the command line sets it.
    pub minimize: Option<Minimize>,
    /// The passes of the optimizer that may run: all, unless the command line limits them.
    pub passes: optimize::PassLimit,
}

/// The arrays of a job as another program left them.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// An `.npz` file with the arrays.
    pub file: Located<PathBuf>,
    /// The fields of the structures that arrays of integers hold.
    pub structs: Vec<(String, Vec<ElementType>)>,
}

/// A named scalar value.
#[derive(Clone, Debug, PartialEq)]
pub struct Scalar {
    /// Name.
    pub name: Located<String>,
    /// Value.
    pub value: Number,
    /// Type, if the job sets it; otherwise the kernels' parameters determine it.
    pub element: Option<ElementType>,
    /// The expression of other scalars by which it is defined, if any.
    pub formula: Option<String>,
    /// CF attributes.
    pub about: About,
}

/// A coordinate: `from + spacing * index` in the dimension of this name, or a [`Curve`]; index 0 is
/// the first cell that is not halo.
#[derive(Clone, Debug, PartialEq)]
pub struct Coordinate {
    /// Name of coordinate and dimension.
    pub name: Located<String>,
    /// Value at index 0.
    pub from: f64,
    /// Distance between neighbours.
    pub spacing: f64,
    /// The expressions of scalars by which `from` and `spacing` are defined, if any.
    pub formulas: [Option<String>; 2],
    /// Replaces `from` and `spacing` if the coordinate is not linear in the index.
    pub curve: Option<Curve>,
    /// Its CF attributes, for NetCDF and plots.
    pub about: About,
}

impl Coordinate {
    /// Returns its value at an index, which may be fractional.
    pub fn at(&self, index: f64) -> f64 {
        match &self.curve {
            Some(curve) => curve.at(index),
            None => self.from + self.spacing * index,
        }
    }
}

/// CF attributes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// `units`.
    pub units: Option<String>,
    /// `long_name`.
    pub long_name: Option<String>,
    /// `standard_name`, from CF's table.
    pub standard_name: Option<String>,
}

/// An array.
#[derive(Clone, Debug)]
pub struct Array {
    /// Name.
    pub name: Located<String>,
    /// Element type.
    pub element: ElementType,
    /// Extents, the slowest-varying first.
    pub shape: Vec<usize>,
    /// Names of the dimensions, if the job has them.
    pub dims: Option<Vec<String>>,
    /// Cells on each side of each dimension that are not written to output.
    pub halo: Vec<usize>,
    /// Its initial value.
    pub init: Located<Init>,
    /// CF attributes.
    pub about: About,
    /// Whether reading the job added it, for example to count steps. It is in no file and no
    /// report.
    pub hidden: bool,
}

impl Array {
    /// Returns the extents without the halo.
    pub fn interior(&self) -> Vec<usize> {
        let extents = self.shape.iter().zip(&self.halo);
        extents.map(|(extent, halo)| extent - 2 * halo).collect()
    }
}

/// The initial value of an array.
#[derive(Clone, Debug, PartialEq)]
pub enum Init {
    /// The row-major index of each element.
    Iota,
    /// The same value everywhere.
    Constant(Number),
    /// Random values; see [`crate::arrays::initial`] for the generator.
    Random {
        /// Their distribution.
        law: Law,
        /// The seed; equal seeds give equal values.
        seed: u64,
    },
    /// An expression of coordinates, indices and scalars; see [`scope`].
    Expression(String),
    /// A file.
    File(FromFile),
}

/// An array of a `.npy`, `.npz` or NetCDF file or of a Zarr store.
#[derive(Clone, Debug, PartialEq)]
pub struct FromFile {
    /// The file, or the folder.
    pub path: PathBuf,
    /// The name of the array in a file that may hold several; by default the array's own name.
    pub variable: Option<String>,
    /// The entry to take in each dimension of the file that the array does not have; counted from
    /// the end if negative.
    pub index: Vec<(String, Entry)>,
    /// The value that replaces missing values of the file.
    pub fill: Option<Number>,
    /// The initial value of the halo, if the file may lack it, as results do.
    pub halo: Option<Box<Init>>,
}

/// An entry of a dimension.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// An index; counted from the end if negative.
    At(i64),
    /// A date, optionally with a time, `2020-01-15T12:00`, on the time axis of the dimension.
    Date(String),
}

impl FromFile {
    /// Selects all of the only array of a file.
    pub fn of(path: PathBuf) -> FromFile {
        FromFile {
            path,
            variable: None,
            index: Vec::new(),
            fill: None,
            halo: None,
        }
    }

    /// Returns whether no option is set that only NetCDF and Zarr have.
    pub fn is_plain(&self) -> bool {
        self.index.is_empty() && self.fill.is_none()
    }

    /// Returns whether artifacts reference the file rather than copy it: large models keep their
    /// data in NetCDF and Zarr.
    pub fn stays_outside(&self) -> bool {
        let is_of_two_files = matches!(self.halo.as_deref(), Some(Init::File(_)));
        !is_of_two_files && matches!(FileKind::of(&self.path), FileKind::NetCdf | FileKind::Zarr)
    }
}

/// A distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Law {
    /// Uniform, the upper bound excluded; without bounds, integers are indices below the number of
    /// elements.
    Uniform(Option<(f64, f64)>),
    /// Gaussian.
    Normal {
        /// Mean.
        mean: f64,
        /// Standard deviation.
        deviation: f64,
    },
}

/// The time loop.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeLoop {
    /// The number of steps; with `until`, the maximum.
    pub steps: u64,
    /// The condition that ends the loop early, an expression of arrays and scalars like those of
    /// objectives; see [`crate::until`].
    pub until: Option<Located<String>>,
    /// Cyclic exchanges after each step: the first array gets the second's data, …, the last the
    /// first's.
    pub swap: Vec<Vec<Located<String>>>,
    /// Length of a step, for the time axis of output.
    pub dt: Option<f64>,
    /// Units of the time axis.
    pub time_units: Option<String>,
    /// Whether the run ends at the first output or restart that holds NaN or infinities.
    pub fail_on_nan: bool,
}

/// `[mesh]`.
#[derive(Clone, Debug, PartialEq)]
pub struct OnDevices {
    /// The devices.
    pub mesh: Located<Mesh>,
    /// How arrays are distributed over them, each in the syntax of `--shard`: `u=y,x`.
    pub shard: Vec<String>,
    /// The largest array, in bytes, that may be replicated on a device.
    pub max_gather: Option<u64>,
}

/// `[restart]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Restart {
    /// The folder.
    pub path: Located<PathBuf>,
    /// The number of steps between two restarts; without it only at the end, and where the run is
    /// stopped.
    pub every: Option<Located<u64>>,
}

/// One file (or numbered series of files) to write.
#[derive(Clone, Debug)]
pub struct Output {
    /// The file.
    pub path: Located<PathBuf>,
    /// Its format.
    pub format: &'static dyn Format,
    /// Arrays to write.
    pub arrays: Vec<Located<String>>,
    /// Number of steps between two records; without it one record, at the end.
    pub every: Option<Located<u64>>,
    /// The step of the first record, if there are several.
    pub first: u64,
    /// For plots: the entry that is shown in each dimension that is left out; counted from the end
    /// if negative.
    pub index: Vec<(Located<String>, i64)>,
}

/// Returns the index of `entry` among `count`, where negative entries count from the end; `None` if
/// there is no such entry.
pub fn entry_of(entry: i64, count: usize) -> Option<usize> {
    let count = count as i64;
    let entry = if entry < 0 { entry + count } else { entry };
    (0..count).contains(&entry).then_some(entry as usize)
}

impl Job {
    /// Returns the array of this name.
    pub fn array(&self, name: &str) -> Option<&Array> {
        self.arrays.iter().find(|array| array.name.value == name)
    }

    /// Returns the scalar of this name.
    pub fn scalar(&self, name: &str) -> Option<&Scalar> {
        self.scalars.iter().find(|scalar| scalar.name.value == name)
    }

    /// Returns the coordinate of the dimension of this name.
    pub fn coordinate(&self, name: &str) -> Option<&Coordinate> {
        self.coordinates
            .iter()
            .find(|coordinate| coordinate.name.value == name)
    }

    /// Returns the names of the dimensions of `array`: its own, or `dim_0`, `dim_1`, …
    pub fn dims(&self, array: &Array) -> Vec<String> {
        let default = || {
            (0..array.shape.len())
                .map(|axis| format!("dim_{axis}"))
                .collect()
        };
        array.dims.clone().unwrap_or_else(default)
    }

    /// Returns the function name of launch number `place`: its kernel's name, followed by its
    /// number if other kernels compute the derivatives of each launch.
    pub fn callee(&self, place: usize) -> String {
        let kernel = &self.launches[place].kernel.value;
        let rules = self.gradient.iter().flat_map(|gradient| &gradient.kernels);
        let mut rules = rules.filter(|(name, _)| name.value == *kernel);
        let is_own = rules.any(|(_, rule)| matches!(rule, gradient::KernelRule::Own(_)));
        let launches = self.launches.iter();
        let several = launches.filter(|l| l.kernel.value == *kernel).count() > 1;
        match is_own && several {
            true => format!("{kernel}.{place}"),
            false => kernel.clone(),
        }
    }

    /// Returns the schedule of the launches.
    pub fn schedule(&self) -> Schedule {
        let all = || Schedule::in_order(self.launches.len());
        self.schedule.clone().unwrap_or_else(all)
    }

    /// Returns the condition that ends the time loop, if there is one.
    pub fn until(&self) -> Option<&Located<String>> {
        self.time.as_ref()?.until.as_ref()
    }

    /// Returns whether the time loop ends at the first output or restart that holds NaN or
    /// infinities.
    pub fn fails_on_nan(&self) -> bool {
        self.time.as_ref().is_some_and(|time| time.fail_on_nan)
    }

    /// Returns the number of steps, the maximum if a condition ends them; 1 without a loop.
    pub fn steps(&self) -> u64 {
        self.time.as_ref().map_or(1, |time| time.steps)
    }

    /// Creates an error of the input with a location in this job.
    pub fn fault(
        &self,
        code: &str,
        at: &Range<usize>,
        message: impl Into<String>,
        label: impl Into<String>,
    ) -> Fault {
        Fault::user(code, message).at(&self.origin, at.clone(), label)
    }
}
