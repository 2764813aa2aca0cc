//! Jobs: what to run, on which arrays, how often, and what to write.
//!
//! A job is read from a `job.toml` ([`read`]), from the command line ([`flags`]), or from an artifact; every number in it is
//! resolved by then (shapes, grids and scalars are values, not expressions). Each part remembers its place in the text it came
//! from, so that later checks ([`check`], and those against the kernels) can point there.

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

/// A value and where it stands in the job's text.
#[derive(Clone, Debug, PartialEq)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Bytes of the job's text.
    pub at: Range<usize>,
}

impl<T> Located<T> {
    /// `value`, found at `at`.
    pub fn new(value: T, at: Range<usize>) -> Located<T> {
        Located { value, at }
    }
}

/// What files call the dimension that grows by a record, and what says when each is.
pub const TIME: &str = "time";
/// What files call the number of steps at each record.
pub const STEP: &str = "step";
/// The hidden array that counts the steps of jobs whose launches vary; see [`steps`].
pub const COUNTER: &str = "(step)";

/// A whole job.
#[derive(Clone, Debug)]
pub struct Job {
    /// The text it came from.
    pub origin: Origin,
    /// Title of plots and of NetCDF files.
    pub title: Option<String>,
    /// Files with kernels, as paths that can be opened.
    pub kernels: Vec<Located<PathBuf>>,
    /// Flags for the compiler of those that are CUDA C++.
    pub cuda_flags: Vec<String>,
    /// Named numbers.
    pub scalars: Vec<Scalar>,
    /// Numbers that the job lists for every step.
    pub series: Vec<Series>,
    /// Coordinate variables, by the dimension they belong to.
    pub coordinates: Vec<Coordinate>,
    /// Arrays, in the order of the job.
    pub arrays: Vec<Array>,
    /// The launches, in the order in which they first run.
    pub launches: Vec<Launch>,
    /// When they run, if not all of them once in each step.
    pub schedule: Option<Schedule>,
    /// The time loop; without it the launches run once.
    pub time: Option<TimeLoop>,
    /// What to write.
    pub outputs: Vec<Output>,
    /// The devices to run on, unless the command line says so.
    pub mesh: Option<OnDevices>,
    /// Where the state is kept to go on from, and how often.
    pub restart: Option<Restart>,
    /// What another program left in the arrays after all steps, to compare with.
    pub recorded: Option<Recorded>,
    /// What becomes of kernels that cannot be raised, where the target runs such code, unless the
    /// command line says so.
    pub fallback: Fallback,
    /// Numbers that may be differentiated.
    pub objectives: Vec<Objective>,
    /// Which derivatives are wanted, unless the command line says so.
    pub gradient: Option<Gradient>,
    /// How the objective is minimized, unless the command line says so.
    pub minimize: Option<Minimize>,
    /// Which passes of the optimizer may run: all, unless the command line says so.
    pub passes: optimize::PassLimit,
}

/// What another program left in the arrays of a job.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// An `.npz` file with the arrays.
    pub file: Located<PathBuf>,
    /// The fields of the structures that arrays of integers hold.
    pub structs: Vec<(String, Vec<ElementType>)>,
}

/// A named number.
#[derive(Clone, Debug, PartialEq)]
pub struct Scalar {
    /// Name.
    pub name: Located<String>,
    /// Value.
    pub value: Number,
    /// Type, where the job says it; else the kernels' parameters decide.
    pub element: Option<ElementType>,
    /// The expression of other scalars that it comes from, if it does.
    pub formula: Option<String>,
    /// CF attributes.
    pub about: About,
}

/// `from + spacing * index` along the dimension of this name, or a [`Curve`]; index 0 is the first cell that is not halo.
#[derive(Clone, Debug, PartialEq)]
pub struct Coordinate {
    /// Name of coordinate and dimension.
    pub name: Located<String>,
    /// Value at index 0.
    pub from: f64,
    /// Distance of neighbours.
    pub spacing: f64,
    /// The expressions of scalars that `from` and `spacing` come from, if they do.
    pub formulas: [Option<String>; 2],
    /// In their place: its values, if they are no straight line.
    pub curve: Option<Curve>,
    /// What it is, for NetCDF and plots.
    pub about: About,
}

impl Coordinate {
    /// Its value at an index, which need not be whole.
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
    /// Names of the dimensions, where the job says them.
    pub dims: Option<Vec<String>>,
    /// Cells on each side of each dimension that are not written to output.
    pub halo: Vec<usize>,
    /// How it starts.
    pub init: Located<Init>,
    /// CF attributes.
    pub about: About,
    /// Whether the reader added it, to count steps for example. It is in no file and no report.
    pub hidden: bool,
}

impl Array {
    /// The extents without the halo.
    pub fn interior(&self) -> Vec<usize> {
        let extents = self.shape.iter().zip(&self.halo);
        extents.map(|(extent, halo)| extent - 2 * halo).collect()
    }
}

/// How an array starts.
#[derive(Clone, Debug, PartialEq)]
pub enum Init {
    /// Row-major element number.
    Iota,
    /// The same number everywhere.
    Constant(Number),
    /// Random numbers; see [`crate::arrays::initial`] for the generator.
    Random {
        /// How they are distributed.
        law: Law,
        /// The same seed gives the same numbers.
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
    /// What the array is called in it, where it may hold several; the array's own name unless given.
    pub variable: Option<String>,
    /// Which entry to take along dimensions of the file that the array does not have; from the end if negative.
    pub index: Vec<(String, Entry)>,
    /// What to put where the file has no number.
    pub fill: Option<Number>,
    /// What the halo of the array starts from, if the file may be without it, as results are.
    pub halo: Option<Box<Init>>,
}

/// An entry along a dimension.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// By its place; from the end if negative.
    At(i64),
    /// By its date and perhaps its time, `2020-01-15T12:00`, on the dimension's axis of times.
    Date(String),
}

impl FromFile {
    /// All of the one array of a file.
    pub fn of(path: PathBuf) -> FromFile {
        FromFile {
            path,
            variable: None,
            index: Vec::new(),
            fill: None,
            halo: None,
        }
    }

    /// Whether nothing is said that only NetCDF and Zarr have.
    pub fn is_plain(&self) -> bool {
        self.index.is_empty() && self.fill.is_none()
    }

    /// Whether artifacts leave it where it is: large models keep their data in NetCDF and Zarr.
    pub fn stays_outside(&self) -> bool {
        let is_of_two_files = matches!(self.halo.as_deref(), Some(Init::File(_)));
        !is_of_two_files && matches!(FileKind::of(&self.path), FileKind::NetCdf | FileKind::Zarr)
    }
}

/// A distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Law {
    /// Between two numbers, the upper one excluded; integers without bounds are indices, 0 to the number of elements.
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
    /// How many steps; with `until`, at most.
    pub steps: u64,
    /// The condition that ends it before, an expression of arrays and scalars as those of objectives are; see [`crate::until`].
    pub until: Option<Located<String>>,
    /// Cyclic exchanges after each step: the first array takes the second's data, …, the last the first's.
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
    /// How arrays lie on them, each as `--shard` has it: `u=y,x`.
    pub shard: Vec<String>,
    /// The largest array, in bytes, that a device may need whole.
    pub max_gather: Option<u64>,
}

/// `[restart]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Restart {
    /// The folder.
    pub path: Located<PathBuf>,
    /// After every this many steps; without it only at the end, and where the run is stopped.
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
    /// Write at step 0 and after every this many steps; without it once, at the end.
    pub every: Option<Located<u64>>,
    /// Of plots: which entry is shown along dimensions that are left out; from the end if negative.
    pub index: Vec<(Located<String>, i64)>,
}

/// The index of the entry that is meant, of `count`; `None` if there is no such entry.
pub fn entry_of(entry: i64, count: usize) -> Option<usize> {
    let count = count as i64;
    let entry = if entry < 0 { entry + count } else { entry };
    (0..count).contains(&entry).then_some(entry as usize)
}

impl Job {
    /// The array of this name.
    pub fn array(&self, name: &str) -> Option<&Array> {
        self.arrays.iter().find(|array| array.name.value == name)
    }

    /// The scalar of this name.
    pub fn scalar(&self, name: &str) -> Option<&Scalar> {
        self.scalars.iter().find(|scalar| scalar.name.value == name)
    }

    /// The coordinate of the dimension of this name.
    pub fn coordinate(&self, name: &str) -> Option<&Coordinate> {
        self.coordinates
            .iter()
            .find(|coordinate| coordinate.name.value == name)
    }

    /// The names of the dimensions of `array`: its own, or `dim_0`, `dim_1`, …
    pub fn dims(&self, array: &Array) -> Vec<String> {
        let default = || {
            (0..array.shape.len())
                .map(|axis| format!("dim_{axis}"))
                .collect()
        };
        array.dims.clone().unwrap_or_else(default)
    }

    /// What the function of launch number `place` is called: as its kernel, but with its number if other kernels compute the
    /// derivatives of each launch.
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

    /// When the launches run.
    pub fn schedule(&self) -> Schedule {
        let all = || Schedule::in_order(self.launches.len());
        self.schedule.clone().unwrap_or_else(all)
    }

    /// The condition that ends the time loop, if there is one.
    pub fn until(&self) -> Option<&Located<String>> {
        self.time.as_ref()?.until.as_ref()
    }

    /// Whether the time loop ends at the first output or restart that holds NaN or infinities.
    pub fn fails_on_nan(&self) -> bool {
        self.time.as_ref().is_some_and(|time| time.fail_on_nan)
    }

    /// How many steps, at most if a condition ends them; 1 without a loop.
    pub fn steps(&self) -> u64 {
        self.time.as_ref().map_or(1, |time| time.steps)
    }

    /// A fault of the input that points at a place of this job.
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
