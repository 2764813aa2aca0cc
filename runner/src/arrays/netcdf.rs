//! Reads variables of NetCDF files, a hyperslab at a time.

use std::path::{Path, PathBuf};

use netcdf::types::{FloatType, IntType, NcVariableType};
use netcdf::{AttributeValue, Extent, Variable};
use stablehlo::ElementType::{self, *};

use super::HostArray;
use super::hyperslab::Hyperslab;
use super::npy::FormatMismatch;
use super::source::{Packing, VariableInfo};
use crate::fault::suggest;

/// An open file and one of its variables.
pub(super) struct Slabs {
    file: netcdf::File,
    path: PathBuf,
    name: String,
    element: ElementType,
}

impl Slabs {
    /// Opens a file; `name` may be a path through groups (`ocean/u`).
    pub fn open(path: &Path, name: &str) -> Result<(Slabs, VariableInfo), FormatMismatch> {
        // libnetcdf's message for a missing file is not helpful.
        std::fs::File::open(path)?;
        let file = netcdf::open(path).map_err(|error| {
            FormatMismatch::new(format!("it cannot be read as NetCDF: {error}"))
        })?;
        let Some(variable) = file.variable(name) else {
            let names: Vec<String> = file.variables().map(|known| known.name()).collect();
            let help = suggest(name, "variable", names.iter().map(String::as_str));
            return Err(FormatMismatch::new(format!("it has no variable `{name}`")).help(help));
        };
        let Some(element) = element_of(&variable.vartype()) else {
            let message = format!("its variable `{name}` does not hold numbers");
            return Err(FormatMismatch::new(message));
        };
        let found = VariableInfo {
            name: name.to_owned(),
            element,
            shape: variable.dimensions().iter().map(|d| d.len()).collect(),
            dims: Some(variable.dimensions().iter().map(|d| d.name()).collect()),
            units: match variable.attribute_value("units") {
                Some(Ok(AttributeValue::Str(units))) => Some(units),
                _ => None,
            },
            calendar: match variable.attribute_value("calendar") {
                Some(Ok(AttributeValue::Str(calendar))) => Some(calendar),
                _ => None,
            },
            packing: Packing::of(
                number(&variable, "scale_factor"),
                number(&variable, "add_offset"),
            ),
            is_unsigned: matches!(
                variable.attribute_value("_Unsigned"),
                Some(Ok(AttributeValue::Str(is))) if is.eq_ignore_ascii_case("true")
            ),
            missing: ["_FillValue", "missing_value"]
                .iter()
                .filter_map(|name| number(&variable, name))
                .collect(),
        };
        let slabs = Slabs {
            path: path.to_owned(),
            name: name.to_owned(),
            element,
            file,
        };
        Ok((slabs, found))
    }

    /// Reads the coordinate values of a dimension, from the group of the variable or from the root
    /// group.
    pub fn axis(&self, dim: &str) -> Result<(VariableInfo, Vec<f64>), FormatMismatch> {
        let beside = match self.name.rsplit_once('/') {
            Some((group, _)) => format!("{group}/{dim}"),
            None => dim.to_owned(),
        };
        let opened = Slabs::open(&self.path, &beside).or_else(|_| Slabs::open(&self.path, dim));
        let (slabs, found) = opened?;
        let values = slabs.read(&Hyperslab::whole(&found.shape))?;
        Ok((found, values.values().collect()))
    }

    /// Reads a slab of the variable.
    pub fn read(&self, slab: &Hyperslab) -> Result<HostArray, FormatMismatch> {
        let failed = |reason: String| {
            let file = self.path.display();
            FormatMismatch::new(format!(
                "`{}` cannot be read from `{file}`: {reason}",
                self.name
            ))
        };
        let variable = self.file.variable(&self.name);
        let variable = variable.ok_or_else(|| failed("it is not there any more".to_owned()))?;
        let extents = slab.start.iter().zip(&slab.count);
        let extents: Vec<Extent> = extents
            .map(|(start, count)| Extent::SliceCount {
                start: *start,
                count: *count,
                stride: 1,
            })
            .collect();
        let bytes = match slab.is_empty() {
            true => Vec::new(),
            false => variable
                .get_raw_values(extents)
                .map_err(|error| failed(error.to_string()))?,
        };
        Ok(HostArray {
            element: self.element,
            shape: slab.count.clone(),
            bytes,
        })
    }
}

fn element_of(ty: &NcVariableType) -> Option<ElementType> {
    Some(match ty {
        NcVariableType::Int(IntType::U8) => U8,
        NcVariableType::Int(IntType::U16) => U16,
        NcVariableType::Int(IntType::U32) => U32,
        NcVariableType::Int(IntType::U64) => U64,
        NcVariableType::Int(IntType::I8) => I8,
        NcVariableType::Int(IntType::I16) => I16,
        NcVariableType::Int(IntType::I32) => I32,
        NcVariableType::Int(IntType::I64) => I64,
        NcVariableType::Float(FloatType::F32) => F32,
        NcVariableType::Float(FloatType::F64) => F64,
        _ => return None,
    })
}

/// Reads an attribute that is a scalar, or a list of one element.
fn number(variable: &Variable, name: &str) -> Option<f64> {
    Some(match variable.attribute_value(name)?.ok()? {
        AttributeValue::Uchar(value) => value.into(),
        AttributeValue::Schar(value) => value.into(),
        AttributeValue::Ushort(value) => value.into(),
        AttributeValue::Short(value) => value.into(),
        AttributeValue::Uint(value) => value.into(),
        AttributeValue::Int(value) => value.into(),
        AttributeValue::Ulonglong(value) => value as f64,
        AttributeValue::Longlong(value) => value as f64,
        AttributeValue::Float(value) => value.into(),
        AttributeValue::Double(value) => value,
        AttributeValue::Floats(values) => (*values.first()?).into(),
        AttributeValue::Doubles(values) => *values.first()?,
        _ => return None,
    })
}
