//! NetCDF-4 files that follow the Climate and Forecast conventions, written hyperslab by hyperslab.
//!
//! Every snapshot is synced to disk, so that what was written survives a kill.

use std::path::{Path, PathBuf};

use netcdf::types::{FloatType, IntType, NcVariableType};
use netcdf::{Extent, FileMut, VariableMut};
use stablehlo::ElementType::{self, *};

use super::Sink;
use super::cf::{Description, Holds};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::fault::{Fault, Faults, Result};
use crate::job::{Job, STEP, TIME};

/// An open file.
pub(super) struct File {
    file: FileMut,
    path: PathBuf,
    snapshots: usize,
    /// Units of time per step, if the job has a time loop.
    time_per_step: Option<f64>,
}

impl File {
    /// Creates the file, or goes on with what a run left that was `resumed` at a step.
    pub fn open(path: &Path, description: &Description, resumed: Option<u64>) -> Result<File> {
        match resumed {
            Some(step) if path.exists() => File::go_on(path, description, step),
            Some(_) | None => File::create(path, description),
        }
    }

    /// Snapshots of later steps are written again.
    fn go_on(path: &Path, description: &Description, step: u64) -> Result<File> {
        let failed = |error: netcdf::Error| {
            let message = format!("cannot go on with `{}`: {error}", path.display());
            Fault::user("unwritable-output", message)
                .help("a kill may have broken it; move it away, and a new one is begun")
        };
        let mut file = netcdf::append(path).map_err(failed)?;
        let steps = |file: &FileMut| match file.variable(STEP) {
            Some(steps) => steps.get_values::<i64, _>(..),
            None => Err(netcdf::Error::NotFound("variable step".to_owned())),
        };
        let steps = steps(&file).map_err(failed)?;
        for described in &description.variables {
            let dims = file.variable(&described.name).map(|variable| {
                let dims = variable.dimensions().iter();
                dims.skip(usize::from(described.grows()))
                    .map(netcdf::Dimension::len)
                    .collect::<Vec<usize>>()
            });
            if dims.as_ref() != Some(&described.shape) {
                let name = &described.name;
                let reason = format!("it has no variable `{name}` as this run writes it");
                return Err(failed(netcdf::Error::Str(reason)).into());
            }
        }
        let history = description
            .attributes
            .iter()
            .find(|(name, _)| *name == "history");
        if let (Some((_, now)), Some(before)) = (history, file.attribute("history")) {
            let before = before
                .value()
                .ok()
                .and_then(|value| String::try_from(value).ok());
            let both = format!("{}\n{now}", before.unwrap_or_default());
            file.add_attribute("history", both).map_err(failed)?;
        }
        Ok(File {
            file,
            path: path.to_path_buf(),
            snapshots: steps
                .iter()
                .take_while(|known| **known <= step as i64)
                .count(),
            time_per_step: description.time_per_step,
        })
    }

    /// Creates the file with all dimensions, coordinates and attributes.
    fn create(path: &Path, description: &Description) -> Result<File> {
        let mut file = netcdf::create(path).map_err(|error| failed(path, &error))?;
        define(&mut file, description).map_err(|error| failed(path, &error))?;
        Ok(File {
            file,
            path: path.to_path_buf(),
            snapshots: 0,
            time_per_step: description.time_per_step,
        })
    }

    fn put_time(&mut self, step: u64) -> netcdf::Result<()> {
        if let Some(time_per_step) = self.time_per_step {
            let mut time = variable(&mut self.file, TIME)?;
            time.put_value(step as f64 * time_per_step, [self.snapshots])?;
            variable(&mut self.file, STEP)?.put_value(step as i64, [self.snapshots])?;
        }
        Ok(())
    }

    fn put_cells(&mut self, name: &str, slab: &Hyperslab, cells: &HostArray) -> netcdf::Result<()> {
        let mut variable = variable(&mut self.file, name)?;
        let time = self.time_per_step.map(|_| Extent::Index(self.snapshots));
        let extents = slab.start.iter().zip(&slab.count);
        let extents = extents.map(|(start, count)| Extent::SliceCount {
            start: *start,
            count: *count,
            stride: 1,
        });
        let extents = time.into_iter().chain(extents).collect();
        match cells.element {
            F16 | BF16 => put(&mut variable, &cells.clone().widened(), extents),
            _ => put(&mut variable, cells, extents),
        }
    }
}

impl Sink for File {
    fn begin(&mut self, _: &Job, step: u64) -> Result<()> {
        let done = self.put_time(step);
        done.map_err(|error| failed(&self.path, &error))
    }

    fn put(
        &mut self,
        name: &str,
        slab: &Hyperslab,
        cells: &std::sync::Arc<HostArray>,
    ) -> Result<()> {
        let done = self.put_cells(name, slab, cells);
        done.map_err(|error| failed(&self.path, &error))
    }

    fn end(&mut self, _: &Job) -> Result<()> {
        self.snapshots += 1;
        self.file.sync().map_err(|error| failed(&self.path, &error))
    }
}

fn failed(path: &Path, error: &netcdf::Error) -> Faults {
    Fault::user(
        "unwritable-output",
        format!("cannot write `{}`: {error}", path.display()),
    )
    .into()
}

fn variable<'f>(file: &'f mut FileMut, name: &str) -> netcdf::Result<VariableMut<'f>> {
    file.variable_mut(name)
        .ok_or_else(|| netcdf::Error::NotFound(format!("variable {name}")))
}

fn define(file: &mut FileMut, description: &Description) -> netcdf::Result<()> {
    for (name, value) in &description.attributes {
        file.add_attribute(name, value.as_str())?;
    }
    for (name, extent) in description.dimensions() {
        match extent {
            Some(extent) => file.add_dimension(name, extent)?,
            None => file.add_unlimited_dimension(name)?,
        };
    }
    for described in &description.variables {
        let dims: Vec<&str> = described.dims.iter().map(String::as_str).collect();
        let ty = stored_type(described.element);
        let mut variable = file.add_variable_with_type(&described.name, &dims, &ty)?;
        for (name, value) in &described.attributes {
            variable.put_attribute(name, value.as_str())?;
        }
        if let Holds::Coordinate(values) = &described.holds {
            variable.put_values(values, ..)?;
        }
    }
    file.sync()
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
