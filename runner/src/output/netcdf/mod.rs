//! Writes NetCDF files that follow the Climate and Forecast conventions, hyperslab by hyperslab, in
//! NetCDF's classic format.
//!
//! A snapshot is a record: its data are appended, and then the number of records in the header is
//! written. So the file holds complete snapshots at any time: after a kill, and for programs that
//! read it during the run. NetCDF-4 does not permit that: HDF5 locks the file against readers or is
//! locked out by them, writes to several parts of its metadata for each snapshot, and its mode for
//! readers (SWMR) is not in the NetCDF library.

mod header;

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use stablehlo::ElementType::{self, *};

use self::header::{Header, RECORDS_AT, Type, Variable};
use super::Sink;
use super::cf::{self, Description, Holds};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::{Hyperslab, pairs};
use crate::element;
use crate::fault::{Fault, Faults, Result, why};
use crate::job::{Job, STEP, TIME};
use crate::whole::Unfinished;

/// An open file to which snapshots are appended.
pub(super) struct Snapshots {
    file: File,
    path: PathBuf,
    header: Header,
    step: u64,
    /// The duration of a step in units of time, if the job has a time loop.
    time_per_step: Option<f64>,
    /// The temporary file until the first snapshot is complete.
    unfinished: Option<Unfinished>,
}

impl Snapshots {
    /// Creates the file, or reopens the file of a run that was `resumed` at a step. `steps` is the
    /// last step that is expected.
    pub fn open(
        path: &Path,
        description: &Description,
        steps: u64,
        resumed: Option<u64>,
    ) -> Result<Snapshots> {
        let header = header(description, steps).map_err(|reason| unwritable(path, &reason))?;
        match resumed {
            Some(step) if path.exists() => Snapshots::go_on(path, header, description, step),
            Some(_) | None => {
                Snapshots::create(path, header, description).map_err(|error| failed(path, &error))
            }
        }
    }

    /// Creates the file with all coordinates under a temporary name next to `path`.
    fn create(path: &Path, header: Header, description: &Description) -> io::Result<Snapshots> {
        let unfinished = Unfinished::of(path);
        let file = File::create(unfinished.path())?;
        let mut snapshots = Snapshots {
            file,
            path: path.to_path_buf(),
            header,
            step: 0,
            time_per_step: description.time_per_step,
            unfinished: Some(unfinished),
        };
        snapshots.file.write_all(&snapshots.header.encode())?;
        for described in &description.variables {
            if let Holds::Coordinate(values) = &described.holds {
                snapshots.put_numbers(&described.name, values)?;
            }
        }
        Ok(snapshots)
    }

    /// Reopens a file; snapshots after `step` will be overwritten.
    fn go_on(
        path: &Path,
        wanted: Header,
        description: &Description,
        step: u64,
    ) -> Result<Snapshots> {
        let failed = |reason: &str| {
            let message = format!("cannot go on with `{}`: {reason}", path.display());
            Fault::user("unwritable-output", message).help("move it away, and a new one is begun")
        };
        let (file, header) = open(path).map_err(|reason| failed(&reason))?;
        for variable in &wanted.variables {
            let mut found = header.variables.iter();
            let found = found.find(|found| found.name == variable.name);
            let is_same = found.is_some_and(|found| {
                header.shape(found) == wanted.shape(variable)
                    && header.grows(found) == wanted.grows(variable)
                    && (found.ty == variable.ty || variable.name == STEP)
            });
            if !is_same {
                let name = &variable.name;
                let reason = format!("it has no variable `{name}` as this run writes it");
                return Err(failed(&reason).into());
            }
        }
        let mut snapshots = Snapshots {
            file,
            path: path.to_path_buf(),
            header,
            step,
            time_per_step: description.time_per_step,
            unfinished: None,
        };
        let done = snapshots.forget_after(step, &wanted.attributes);
        done.map_err(|error| failed(&why(&error)))?;
        Ok(snapshots)
    }

    /// Removes snapshots after `step` from the file, and extends its history.
    fn forget_after(&mut self, step: u64, attributes: &header::Attributes) -> io::Result<()> {
        let variable = self.variable(STEP)?.clone();
        let mut kept = 0;
        while kept < self.header.records && self.number(&variable, kept)? <= step as f64 {
            kept += 1;
        }
        self.header.records = kept;
        let before = self.header.clone();
        let is_history = |(name, _): &&(String, String)| name == "history";
        let now = attributes.iter().find(is_history);
        let own = self.header.attributes.iter_mut();
        if let (Some((_, now)), Some((_, own))) = (now, own.into_iter().find(|a| a.0 == "history"))
        {
            *own = format!("{own}\n{now}");
        }
        let first = self.header.variables.iter().map(|variable| variable.begin);
        if first
            .min()
            .is_some_and(|first| self.header.encode().len() as u64 > first)
        {
            self.header = before; // no space for more history
        }
        self.put_at(0, &self.header.encode())
    }

    /// Reads a value of a variable that has only the record dimension.
    fn number(&mut self, variable: &Variable, record: u64) -> io::Result<f64> {
        let mut bytes = vec![0; variable.ty.bytes()];
        let at = variable.begin + record * self.header.record_bytes();
        self.file.seek(SeekFrom::Start(at))?;
        self.file.read_exact(&mut bytes)?;
        bytes.reverse();
        let element = match variable.ty {
            Type::Int => I32,
            Type::Int64 => I64,
            _ => return Err(io::Error::other(format!("`{}` is no count", variable.name))),
        };
        Ok(HostArray::scalar(element, bytes).get(0))
    }

    fn variable(&self, name: &str) -> io::Result<&Variable> {
        let mut variables = self.header.variables.iter();
        let found = variables.find(|variable| variable.name == name);
        found.ok_or_else(|| io::Error::other(format!("there is no variable `{name}`")))
    }

    fn put_at(&self, at: u64, bytes: &[u8]) -> io::Result<()> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(at))?;
        file.write_all(bytes)
    }

    /// Writes all values of a variable, in the current record if it has records.
    fn put_numbers(&self, name: &str, values: &[f64]) -> io::Result<()> {
        let variable = self.variable(name)?;
        let element = element_of(variable.ty);
        let mut bytes = Vec::new();
        for value in values {
            if !crate::number::push(*value, element, &mut bytes) {
                let reason = format!("{value} does not fit `{name}` of the file");
                return Err(io::Error::other(reason));
            }
        }
        let shape = match self.header.shape(variable) {
            shape if shape.is_empty() => Vec::new(),
            _ => vec![values.len()],
        };
        let cells = HostArray {
            element,
            shape: shape.clone(),
            bytes,
        };
        self.put_cells(name, &Hyperslab::whole(&shape), &cells)
    }

    fn put_cells(&self, name: &str, slab: &Hyperslab, cells: &HostArray) -> io::Result<()> {
        let variable = self.variable(name)?;
        let bytes = big_endian(cells);
        let size = variable.ty.bytes();
        let record = match self.header.grows(variable) {
            true => self.header.records * self.header.record_bytes(),
            false => 0,
        };
        let shape = self.header.shape(variable);
        let whole = Hyperslab::whole(&cells.shape);
        let (run, pairs) = pairs((&whole, &cells.shape), (slab, &shape));
        for (here, there) in pairs {
            let at = variable.begin + record + (there * size) as u64;
            self.put_at(at, &bytes[here * size..(here + run) * size])?;
        }
        Ok(())
    }

    /// Completes the current snapshot by writing the number of records.
    fn complete(&mut self) -> io::Result<()> {
        if let Some(time_per_step) = self.time_per_step {
            self.put_numbers(TIME, &[cf::time_at(self.step, time_per_step)])?;
            self.put_numbers(STEP, &[self.step as f64])?;
            self.header.records += 1;
            self.put_at(RECORDS_AT, &self.header.encoded_records())?;
        }
        if let Some(unfinished) = self.unfinished.take() {
            self.file.sync_all()?;
            unfinished.take_place()?;
        }
        Ok(())
    }
}

impl Sink for Snapshots {
    fn begin(&mut self, _: &Job, step: u64) -> Result<()> {
        self.step = step;
        Ok(())
    }

    fn put(&mut self, name: &str, slab: &Hyperslab, cells: &Arc<HostArray>) -> Result<()> {
        let done = self.put_cells(name, slab, cells);
        done.map_err(|error| failed(&self.path, &error))
    }

    fn end(&mut self, _: &Job) -> Result<()> {
        self.complete().map_err(|error| failed(&self.path, &error))
    }
}

/// Opens the file of an earlier run and reads its header.
fn open(path: &Path) -> Result<(File, Header), String> {
    const MOST: u64 = 1 << 24;
    let file = OpenOptions::new().read(true).write(true).open(path);
    let file = file.map_err(|error| why(&error))?;
    let mut bytes = Vec::new();
    let read = (&file).take(MOST).read_to_end(&mut bytes);
    read.map_err(|error| why(&error))?;
    Ok((file, Header::decode(&bytes)?))
}

fn failed(path: &Path, error: &io::Error) -> Faults {
    unwritable(path, &why(error))
}

fn unwritable(path: &Path, reason: &str) -> Faults {
    let message = format!("cannot write `{}`: {reason}", path.display());
    Fault::user("unwritable-output", message).into()
}

/// Returns the header without snapshots.
///
/// - errors: a dimension of extent zero, which the format does not have
fn header(description: &Description, steps: u64) -> Result<Header, String> {
    let owned = |attributes: &[cf::Attribute]| -> header::Attributes {
        let pairs = attributes.iter();
        pairs
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect()
    };
    let dims = description.dimensions();
    if let Some((name, _)) = dims.iter().find(|(_, extent)| *extent == Some(0)) {
        return Err(format!("its dimension `{name}` would be without cells"));
    }
    let variables = description.variables.iter().map(|described| {
        let number = |name: &String| dims.iter().position(|(dim, _)| dim == name);
        let ty = match described.holds {
            Holds::Step if i32::try_from(steps).is_ok() => Type::Int,
            _ => stored_type(described.element),
        };
        Variable {
            name: described.name.clone(),
            dims: described.dims.iter().filter_map(number).collect(),
            attributes: owned(&described.attributes),
            ty,
            begin: 0,
        }
    });
    let mut header = Header {
        format: header::Format::Offset64,
        records: 0,
        variables: variables.collect(),
        dims: dims
            .iter()
            .map(|(name, extent)| ((*name).to_owned(), *extent))
            .collect(),
        attributes: owned(&description.attributes),
    };
    header.lay_out();
    Ok(header)
}

/// Returns the type in which elements are stored: `f16` and `bf16` as `f32`, predicates as bytes.
fn stored_type(element: ElementType) -> Type {
    match element {
        Pred | I8 => Type::Byte,
        U8 => Type::UByte,
        I16 => Type::Short,
        I32 => Type::Int,
        I64 => Type::Int64,
        U16 => Type::UShort,
        U32 => Type::UInt,
        U64 => Type::UInt64,
        F16 | BF16 | F32 => Type::Float,
        F64 => Type::Double,
    }
}

fn element_of(ty: Type) -> ElementType {
    match ty {
        Type::Byte => I8,
        Type::Short => I16,
        Type::Int => I32,
        Type::Float => F32,
        Type::Double => F64,
        Type::UByte => U8,
        Type::UShort => U16,
        Type::UInt => U32,
        Type::Int64 => I64,
        Type::UInt64 => U64,
    }
}

/// Returns the bytes of an array as they are stored.
fn big_endian(array: &HostArray) -> Vec<u8> {
    let mut bytes = match array.element {
        F16 | BF16 => array.clone().widened().bytes,
        _ => array.bytes.clone(),
    };
    let size = match array.element {
        F16 | BF16 => 4,
        element => element::bytes(element),
    };
    if size > 1 {
        bytes.chunks_exact_mut(size).for_each(<[u8]>::reverse);
    }
    bytes
}
