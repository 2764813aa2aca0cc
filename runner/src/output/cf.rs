//! NetCDF-4 files that follow the Climate and Forecast conventions, version 1.11.
//!
//! One unlimited dimension `time`, one variable per array, one coordinate variable per dimension that the job describes.
//! Every snapshot is synced to disk, so that what was written survives a kill. Halo cells are cut off.

use std::path::{Path, PathBuf};

use netcdf::types::{FloatType, IntType, NcVariableType};
use netcdf::{Extent, FileMut, VariableMut};
use stablehlo::ElementType::{self, *};

use super::{Sink, Snapshot};
use crate::arrays::HostArray;
use crate::fault::{Fault, Faults, Result};
use crate::job::{About, Array, Job, Output};

const CONVENTIONS: &str = "CF-1.11";
const TIME: &str = "time";
/// CF wants time since an instant; models without a date count from this one, as is the custom.
const TIME_UNITS: &str = "seconds since 2000-01-01 00:00:00";

/// An open file.
pub(super) struct File {
    file: FileMut,
    path: PathBuf,
    arrays: Vec<String>,
    snapshots: usize,
    /// Units of time per step, if the job has a time loop.
    time_per_step: Option<f64>,
}

impl File {
    /// Creates the file with all dimensions, coordinates and attributes.
    pub fn create(job: &Job, output: &Output, path: &Path, history: &str) -> Result<File> {
        let mut file = netcdf::create(path).map_err(|error| failed(path, &error))?;
        let arrays: Vec<&Array> = output
            .arrays
            .iter()
            .filter_map(|name| job.array(&name.value))
            .collect();
        define(&mut file, job, &arrays, history).map_err(|error| failed(path, &error))?;
        let time_per_step = job.time.as_ref().map(|time| time.dt.unwrap_or(1.0));
        let arrays = output
            .arrays
            .iter()
            .map(|name| name.value.clone())
            .collect();
        Ok(File {
            file,
            path: path.to_path_buf(),
            arrays,
            snapshots: 0,
            time_per_step,
        })
    }

    fn append(&mut self, job: &Job, snapshot: &Snapshot) -> netcdf::Result<()> {
        if let Some(time_per_step) = self.time_per_step {
            let mut time = variable(&mut self.file, TIME)?;
            time.put_value(snapshot.step as f64 * time_per_step, [self.snapshots])?;
            variable(&mut self.file, "step")?.put_value(snapshot.step as i64, [self.snapshots])?;
        }
        for name in &self.arrays {
            let array = snapshot.interior(job, name).widened();
            let mut variable = variable(&mut self.file, name)?;
            let time = self.time_per_step.map(|_| Extent::Index(self.snapshots));
            let extents =
                time.into_iter()
                    .chain(array.shape.iter().map(|count| Extent::SliceCount {
                        start: 0,
                        count: *count,
                        stride: 1,
                    }));
            put(&mut variable, &array, extents.collect())?;
        }
        self.snapshots += 1;
        self.file.sync()
    }
}

impl Sink for File {
    fn write(&mut self, job: &Job, snapshot: &Snapshot) -> Result<()> {
        let done = self.append(job, snapshot);
        done.map_err(|error| failed(&self.path, &error))
    }
}

fn failed(path: &Path, error: &netcdf::Error) -> Faults {
    Fault::yours(
        "unwritable-output",
        format!("cannot write `{}`: {error}", path.display()),
    )
    .into()
}

fn variable<'f>(file: &'f mut FileMut, name: &str) -> netcdf::Result<VariableMut<'f>> {
    file.variable_mut(name)
        .ok_or_else(|| netcdf::Error::NotFound(format!("variable {name}")))
}

fn define(file: &mut FileMut, job: &Job, arrays: &[&Array], history: &str) -> netcdf::Result<()> {
    file.add_attribute("Conventions", CONVENTIONS)?;
    if let Some(title) = &job.title {
        file.add_attribute("title", title.as_str())?;
    }
    file.add_attribute("source", concat!("reactant-rs ", env!("CARGO_PKG_VERSION")))?;
    file.add_attribute("history", history)?;
    if job.time.is_some() {
        define_time(file, job)?;
    }
    for array in arrays {
        let interior: Vec<usize> = array
            .shape
            .iter()
            .zip(&array.halo)
            .map(|(extent, halo)| extent - 2 * halo)
            .collect();
        let mut names = dimension_names(file, job, array, &interior);
        for (name, size) in names.iter().zip(&interior) {
            if file.dimension(name).is_none() {
                file.add_dimension(name, *size)?;
                define_coordinate(file, job, name, *size)?;
            }
        }
        if job.time.is_some() {
            names.insert(0, TIME.to_owned());
        }
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut variable =
            file.add_variable_with_type(&array.name.value, &names, &stored_type(array.element))?;
        describe(&mut variable, &array.about)?;
    }
    file.sync()
}

/// The job's names; arrays without names get `dim_0`, …, or `dim_0_of_NAME` where another size has that name already.
fn dimension_names(file: &FileMut, job: &Job, array: &Array, interior: &[usize]) -> Vec<String> {
    let taken = |name: &String, size: usize| {
        file.dimension(name)
            .is_some_and(|dimension| dimension.len() != size)
    };
    let own = |(name, size): (String, &usize)| {
        if array.dims.is_none() && taken(&name, *size) {
            format!("{name}_of_{}", array.name.value)
        } else {
            name
        }
    };
    job.dims(array).into_iter().zip(interior).map(own).collect()
}

fn define_time(file: &mut FileMut, job: &Job) -> netcdf::Result<()> {
    file.add_unlimited_dimension(TIME)?;
    let time = job.time.as_ref();
    let has_dt = time.is_some_and(|time| time.dt.is_some());
    let units = time.and_then(|time| time.time_units.as_deref());
    let mut variable = file.add_variable::<f64>(TIME, &[TIME])?;
    variable.put_attribute(
        "units",
        units.unwrap_or(if has_dt { TIME_UNITS } else { "1" }),
    )?;
    variable.put_attribute(
        "long_name",
        if has_dt || units.is_some() {
            "time"
        } else {
            "number of the step"
        },
    )?;
    variable.put_attribute("axis", "T")?;
    if has_dt || units.is_some() {
        variable.put_attribute("standard_name", "time")?;
    }
    let mut step = file.add_variable::<i64>("step", &[TIME])?;
    step.put_attribute("long_name", "number of the step")?;
    step.put_attribute("units", "1")?;
    Ok(())
}

fn define_coordinate(file: &mut FileMut, job: &Job, name: &str, size: usize) -> netcdf::Result<()> {
    let Some(coordinate) = job.coordinate(name) else {
        return Ok(());
    };
    let values: Vec<f64> = (0..size)
        .map(|index| coordinate.from + coordinate.spacing * index as f64)
        .collect();
    let mut variable = file.add_variable::<f64>(name, &[name])?;
    describe(&mut variable, &coordinate.about)?;
    if let Some(axis) = [("x", "X"), ("y", "Y"), ("z", "Z")]
        .into_iter()
        .find(|(known, _)| *known == name)
    {
        variable.put_attribute("axis", axis.1)?;
    }
    variable.put_values(&values, ..)
}

/// The attributes; a variable always has a `long_name` and `units` ("1" is CF's word for none).
fn describe(variable: &mut VariableMut, about: &About) -> netcdf::Result<()> {
    let name = variable.name();
    variable.put_attribute("long_name", about.long_name.as_deref().unwrap_or(&name))?;
    if let Some(standard_name) = &about.standard_name {
        variable.put_attribute("standard_name", standard_name.as_str())?;
    }
    variable.put_attribute("units", about.units.as_deref().unwrap_or("1"))?;
    Ok(())
}

/// How an element type is stored; `f16` and `bf16` as `f32`, predicates as bytes.
fn stored_type(element: ElementType) -> NcVariableType {
    match element {
        Pred | U8 => NcVariableType::Int(IntType::U8),
        I8 => NcVariableType::Int(IntType::I8),
        I16 => NcVariableType::Int(IntType::I16),
        I32 => NcVariableType::Int(IntType::I32),
        I64 => NcVariableType::Int(IntType::I64),
        U16 => NcVariableType::Int(IntType::U16),
        U32 => NcVariableType::Int(IntType::U32),
        U64 => NcVariableType::Int(IntType::U64),
        F16 | BF16 | F32 => NcVariableType::Float(FloatType::F32),
        F64 => NcVariableType::Float(FloatType::F64),
    }
}

fn put(variable: &mut VariableMut, array: &HostArray, extents: Vec<Extent>) -> netcdf::Result<()> {
    macro_rules! put_as {
        ($ty:ty) => {{
            let chunks = array.bytes.chunks_exact(size_of::<$ty>());
            let values: Vec<$ty> = chunks
                .map(|bytes| <$ty>::from_le_bytes(bytes.try_into().expect("exact chunks")))
                .collect();
            variable.put_values(&values, extents)
        }};
    }
    match array.element {
        Pred | U8 => put_as!(u8),
        I8 => put_as!(i8),
        I16 => put_as!(i16),
        I32 => put_as!(i32),
        I64 => put_as!(i64),
        U16 => put_as!(u16),
        U32 => put_as!(u32),
        U64 => put_as!(u64),
        F32 => put_as!(f32),
        F64 => put_as!(f64),
        F16 | BF16 => unreachable!("widened before"),
    }
}
