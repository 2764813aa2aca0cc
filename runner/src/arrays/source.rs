//! Reads the files that arrays start from, a hyperslab at a time: `.npy`, `.npz`, NetCDF, Zarr.
//!
//! A file is opened once, and its variable is compared with the array: type, shape, names of
//! dimensions where both have them, and attributes that change the meaning of the stored values.

use std::path::Path;

use stablehlo::ElementType::{self, *};

use super::dates::TimeAxis;
use super::hyperslab::Hyperslab;
use super::npy::FormatMismatch;
use super::{HostArray, npy, npz, type_name, zarr};
use crate::element;
use crate::fault::suggest;
use crate::job::{Array, Entry, FromFile, Init};
use crate::number::Number;

/// An open file, and the part of it that is the array.
pub(super) enum Source {
    /// A `.npy` file, or an array of a `.npz` file.
    Npy(npy::Slabs),
    /// A variable of a NetCDF file.
    #[cfg(feature = "netcdf")]
    NetCdf(super::netcdf::Slabs, Fit),
    /// An array of a Zarr store.
    Zarr(Box<zarr::read::Slabs>, Fit),
}

/// The metadata of a variable in a file.
pub(crate) struct VariableInfo {
    /// The name that the user knows it by.
    pub name: String,
    pub element: ElementType,
    pub shape: Vec<usize>,
    /// The names of its dimensions, if it has them.
    pub dims: Option<Vec<String>>,
    /// The attribute `units`.
    pub units: Option<String>,
    /// The attribute `calendar`.
    pub calendar: Option<String>,
    /// `scale_factor` and `add_offset`, unless they are the identity.
    pub packing: Option<Packing>,
    /// Whether its integers are unsigned although their type is signed: `_Unsigned`.
    pub is_unsigned: bool,
    /// The values that mark missing data: `_FillValue`, `missing_value`.
    pub missing: Vec<f64>,
}

/// The packing of values: the unpacked value is `scale * stored + offset`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Packing {
    pub scale: f64,
    pub offset: f64,
}

impl Packing {
    /// Returns the packing of `scale_factor` and `add_offset`; nothing if it is the identity.
    pub fn of(scale: Option<f64>, offset: Option<f64>) -> Option<Packing> {
        let packing = Packing {
            scale: scale.unwrap_or(1.0),
            offset: offset.unwrap_or(0.0),
        };
        ((packing.scale, packing.offset) != (1.0, 0.0)).then_some(packing)
    }
}

/// The mapping of an array to a variable of a file.
pub(super) struct Fit {
    /// For each dimension of the variable, the selected index; nothing if it is a dimension of the
    /// array.
    picked: Vec<Option<usize>>,
    /// For each of the other dimensions of the variable, the dimension of the array.
    order: Vec<usize>,
    /// The element type of the array.
    element: ElementType,
    /// The element type of the file, after `_Unsigned` is applied.
    stored: ElementType,
    packing: Option<Packing>,
    name: String,
    units: Option<String>,
    missing: Vec<f64>,
    fill: Option<Number>,
}

/// An open file, and the part of the array that it holds.
pub(super) enum Held {
    /// The file holds the whole array.
    Whole(Source),
    /// The file holds the interior without the halo.
    Inside(Source),
}

impl Held {
    /// Opens a file and checks that `array`, or its interior, can start from it.
    pub fn open(file: &FromFile, array: &Array) -> Result<Held, FormatMismatch> {
        let misfit = match Source::open(file, array) {
            Ok(source) => return Ok(Held::Whole(source)),
            Err(misfit) if array.halo.iter().all(|cells| *cells == 0) => return Err(misfit),
            Err(misfit) => misfit,
        };
        let inside = Array {
            shape: array.interior(),
            halo: vec![0; array.halo.len()],
            ..array.clone()
        };
        match (Source::open(file, &inside), &file.halo) {
            (Ok(source), Some(_)) => Ok(Held::Inside(source)),
            (Ok(_), None) => Err(misfit.help(
                "it has no halo, but the array has one: say what the halo starts from, `init = { file = …, halo = \"zeros\" }`; kernels that fill halos write over it",
            )),
            (Err(_), _) => Err(misfit),
        }
    }
}

/// The kind of a file, by its name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// NumPy, one array.
    Npy,
    /// NumPy, several arrays.
    Npz,
    /// NetCDF.
    NetCdf,
    /// A folder in Zarr format.
    Zarr,
}

impl FileKind {
    /// Returns the kind for the extension; a folder is Zarr, anything else `.npy`.
    pub fn of(path: &Path) -> FileKind {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        match extension.to_lowercase().as_str() {
            "npz" => FileKind::Npz,
            "nc" | "nc4" | "cdf" => FileKind::NetCdf,
            "zarr" => FileKind::Zarr,
            _ if path.is_dir() => FileKind::Zarr,
            _ => FileKind::Npy,
        }
    }
}

/// Checks that a file exists and that `array` can start from it, without reading elements. Returns
/// a warning if the units differ.
pub fn check(file: &FromFile, array: &Array) -> Result<Option<String>, FormatMismatch> {
    if let Some(Init::File(around)) = file.halo.as_deref() {
        check(around, array)?;
    }
    match FileKind::of(&file.path) {
        FileKind::Npz => {
            std::fs::File::open(&file.path)?; // further checks would unpack it
            Ok(None)
        }
        FileKind::Npy | FileKind::NetCdf | FileKind::Zarr => {
            let (Held::Whole(source) | Held::Inside(source)) = Held::open(file, array)?;
            Ok(other_units(&source, file, array))
        }
    }
}

/// Returns the warning that the file's units differ and its values are not converted.
fn other_units(source: &Source, file: &FromFile, array: &Array) -> Option<String> {
    let fit = match source {
        Source::Npy(_) => return None,
        #[cfg(feature = "netcdf")]
        Source::NetCdf(_, fit) => fit,
        Source::Zarr(_, fit) => fit,
    };
    let (theirs, own) = (
        fit.units.as_ref()?.trim(),
        array.about.units.as_ref()?.trim(),
    );
    (theirs != own).then(|| {
        format!(
            "`{}` of `{}` is in `{theirs}`, array `{}` in `{own}`: its numbers are taken as they are",
            fit.name,
            file.path.display(),
            array.name.value
        )
    })
}

impl Source {
    /// Opens a file and checks that `array` can start from it.
    pub fn open(file: &FromFile, array: &Array) -> Result<Source, FormatMismatch> {
        let name = file.variable.as_deref().unwrap_or(&array.name.value);
        let kind = FileKind::of(&file.path);
        if matches!(kind, FileKind::Npy | FileKind::Npz) && !file.is_plain() {
            let message = "`index` and `fill` are for NetCDF and Zarr; NumPy's files name no dimensions and no missing values";
            return Err(FormatMismatch::new(message));
        }
        match kind {
            FileKind::Npy => {
                let slabs = npy::Slabs::open(&file.path, array.element, &array.shape)?;
                Ok(Source::Npy(slabs))
            }
            FileKind::Npz => {
                let slabs = npz::slabs(&file.path, name, array.element, &array.shape)?;
                Ok(Source::Npy(slabs))
            }
            #[cfg(feature = "netcdf")]
            FileKind::NetCdf => {
                let (slabs, found) = super::netcdf::Slabs::open(&file.path, name)?;
                let fit = Fit::of(found, file, array, &|dim| slabs.axis(dim))?;
                Ok(Source::NetCdf(slabs, fit))
            }
            #[cfg(not(feature = "netcdf"))]
            FileKind::NetCdf => Err(FormatMismatch::new("this binary was built without NetCDF")
                .help("use Zarr or .npy instead, or build with `--features netcdf`")),
            FileKind::Zarr => {
                let named = file.variable.as_deref();
                let (slabs, found) = zarr::read::Slabs::open(&file.path, named, name)?;
                let axis = |dim: &str| zarr::read::axis(&file.path, dim);
                let fit = Fit::of(found, file, array, &axis)?;
                Ok(Source::Zarr(Box::new(slabs), fit))
            }
        }
    }

    /// Reads a slab of the array.
    pub fn read(&mut self, slab: &Hyperslab) -> Result<HostArray, FormatMismatch> {
        match self {
            Source::Npy(slabs) => slabs.read(slab),
            #[cfg(feature = "netcdf")]
            Source::NetCdf(slabs, fit) => {
                let bytes = slabs.read(&fit.in_file(slab))?;
                fit.finish(bytes, slab)
            }
            Source::Zarr(slabs, fit) => {
                let bytes = slabs.read(&fit.in_file(slab))?;
                fit.finish(bytes, slab)
            }
        }
    }
}

impl Fit {
    /// Matches a variable with an array.
    fn of(
        found: VariableInfo,
        file: &FromFile,
        array: &Array,
        axis: &ReadAxis,
    ) -> Result<Fit, FormatMismatch> {
        let stored = match found.is_unsigned {
            true => unsigned(found.element),
            false => found.element,
        };
        check_type(&found, stored, array)?;
        let picked = pick(&found, file, array, axis)?;
        let left: Vec<usize> = (0..picked.len())
            .filter(|dim| picked[*dim].is_none())
            .collect();
        let order = order(&found, &left, array);
        let extents: Vec<usize> = left.iter().map(|dim| found.shape[*dim]).collect();
        let wanted = order.iter().map(|own| array.shape.get(*own));
        let is_same = extents.len() == array.shape.len() && extents.iter().map(Some).eq(wanted);
        if !is_same {
            return Err(other_shape(&found, array, &extents));
        }
        let missing = found.missing.iter().map(|value| match found.is_unsigned {
            true if *value < 0.0 => value + 256_f64.powi(element::bytes(stored) as i32),
            _ => *value,
        });
        Ok(Fit {
            picked,
            order,
            element: array.element,
            stored,
            packing: found.packing,
            missing: missing.collect(),
            name: found.name,
            units: found.units,
            fill: file.fill,
        })
    }

    /// Returns the box of the variable that holds a slab of the array.
    fn in_file(&self, slab: &Hyperslab) -> Hyperslab {
        let mut own = self
            .order
            .iter()
            .map(|dim| (slab.start[*dim], slab.count[*dim]));
        let each = self.picked.iter().map(|picked| match picked {
            Some(index) => (*index, 1),
            None => own.next().unwrap_or((0, 1)),
        });
        let (start, count) = each.unzip();
        Hyperslab { start, count }
    }

    /// Transposes, unpacks and converts a slab that was read.
    fn finish(&self, read: HostArray, slab: &Hyperslab) -> Result<HostArray, FormatMismatch> {
        let array = HostArray {
            element: self.stored,
            shape: self.order.iter().map(|dim| slab.count[*dim]).collect(),
            bytes: read.bytes,
        };
        let array = permuted(array, &self.order);
        let missing = self.missing_in(&array, slab)?;
        let mut array = self.converted(array)?;
        if let (Some(fill), false) = (self.fill, missing.is_empty()) {
            let size = element::bytes(array.element);
            let fill = fill.encode(array.element).map_err(FormatMismatch::new)?;
            for cell in missing {
                array.bytes[cell * size..(cell + 1) * size].copy_from_slice(&fill);
            }
        }
        Ok(array)
    }

    /// Unpacks the values and converts them to the array's type.
    fn converted(&self, array: HostArray) -> Result<HostArray, FormatMismatch> {
        let is_bool = self.element == Pred && self.stored != Pred;
        if is_bool {
            let bytes = array.bytes.iter().map(|byte| u8::from(*byte != 0));
            return Ok(HostArray {
                element: Pred,
                bytes: bytes.collect(),
                shape: array.shape,
            });
        }
        match self.packing {
            None if self.stored == self.element => Ok(array),
            None => Ok(npy::converted(&array, self.element)),
            Some(Packing { scale, offset }) => {
                let mut bytes = Vec::with_capacity(array.len() * element::bytes(self.element));
                for value in array.values() {
                    crate::number::push(value * scale + offset, self.element, &mut bytes);
                }
                Ok(HostArray {
                    element: self.element,
                    bytes,
                    shape: array.shape,
                })
            }
        }
    }

    /// Returns whether a stored value marks missing data. If NaN marks missing data, every NaN
    /// does.
    fn is_missing(&self, value: f64) -> bool {
        let mut missing = self.missing.iter();
        missing.any(|known| *known == value || known.is_nan() && value.is_nan())
    }

    /// Returns the indices of the missing values.
    ///
    /// - errors: missing values without a `fill`
    fn missing_in(
        &self,
        array: &HostArray,
        slab: &Hyperslab,
    ) -> Result<Vec<usize>, FormatMismatch> {
        if self.missing.is_empty() {
            return Ok(Vec::new());
        }
        let cells = array.values().enumerate();
        let mut missing = cells.filter(|(_, value)| self.is_missing(*value));
        if self.fill.is_some() {
            return Ok(missing.map(|(cell, _)| cell).collect());
        }
        let Some((cell, value)) = missing.next() else {
            return Ok(Vec::new());
        };
        let at = super::summary::unflatten(cell, &slab.count);
        let at: Vec<usize> = at.iter().zip(&slab.start).map(|(i, a)| i + a).collect();
        let message = format!(
            "`{}` has no value at {at:?} (it is {value}, its `_FillValue` or `missing_value`)",
            self.name
        );
        Err(FormatMismatch::new(message).help("say what to put there: `init = { …, fill = 0.0 }`"))
    }
}

/// Reads the coordinate values of a dimension, and their metadata.
type ReadAxis<'a> = dyn Fn(&str) -> Result<(VariableInfo, Vec<f64>), FormatMismatch> + 'a;

/// Returns the unsigned type of the same size.
fn unsigned(element: ElementType) -> ElementType {
    match element {
        I8 => U8,
        I16 => U16,
        I32 => U32,
        I64 => U64,
        Pred | U8 | U16 | U32 | U64 | F16 | BF16 | F32 | F64 => element,
    }
}

/// Returns an error if the conversion to the array's type would change values.
fn check_type(
    found: &VariableInfo,
    stored: ElementType,
    array: &Array,
) -> Result<(), FormatMismatch> {
    let (name, wants) = (&found.name, element::name(array.element));
    if found.packing.is_some() {
        return match element::is_float(array.element) {
            true => Ok(()),
            false => {
                let message = format!(
                    "`{name}` of it is packed (`scale_factor`, `add_offset`) and stands for fractions, but the array is {wants}"
                );
                Err(FormatMismatch::new(message).help("make the array f32 or f64"))
            }
        };
    }
    let is_same = match (stored, array.element) {
        // The types in which such arrays are written, because the formats lack their own.
        (U8 | I8, Pred) | (F32, F16 | BF16) => true,
        (has, wants) => has == wants || element::widens(has, wants),
    };
    if is_same {
        return Ok(());
    }
    let message = format!(
        "`{name}` of it is {}, but the array is {wants}, which does not hold all such numbers",
        element::name(stored)
    );
    let numpy = element::row(array.element).numpy;
    let help =
        format!("change the array's type, or convert the variable in Python: `.astype('{numpy}')`");
    Err(FormatMismatch::new(message).help(help))
}

/// Returns the dimension of the array for each dimension of the file in `left`: by name if the
/// names are the same, otherwise in order.
fn order(found: &VariableInfo, left: &[usize], array: &Array) -> Vec<usize> {
    let by_name = || {
        let (in_file, own) = (found.dims.as_ref()?, array.dims.as_ref()?);
        let place = |dim: &usize| own.iter().position(|name| *name == in_file[*dim]);
        let places = left.iter().map(place).collect::<Option<Vec<usize>>>()?;
        let is_each = (0..own.len()).all(|dim| places.contains(&dim));
        (is_each && places.len() == own.len()).then_some(places)
    };
    by_name().unwrap_or_else(|| (0..left.len()).collect())
}

/// Transposes an array: its dimension `d` becomes `order[d]`.
fn permuted(array: HostArray, order: &[usize]) -> HostArray {
    if order.is_sorted() {
        return array;
    }
    let rank = order.len();
    let (mut shape, mut strides) = (vec![0; rank], vec![0; rank]);
    let mut stride = 1;
    for dim in (0..rank).rev() {
        (shape[order[dim]], strides[order[dim]]) = (array.shape[dim], stride);
        stride *= array.shape[dim];
    }
    let size = element::bytes(array.element);
    let mut bytes = Vec::with_capacity(array.bytes.len());
    let (rows, cells, stride) = (&shape[..rank - 1], shape[rank - 1], strides[rank - 1]);
    let mut row = vec![0; rank - 1];
    for _ in 0..super::count(rows) {
        let first: usize = row.iter().zip(&strides).map(|(i, stride)| i * stride).sum();
        for cell in 0..cells {
            let at = (first + cell * stride) * size;
            bytes.extend_from_slice(&array.bytes[at..at + size]);
        }
        super::step(&mut row, rows);
    }
    HostArray {
        element: array.element,
        shape,
        bytes,
    }
}

/// Returns the selected index in each dimension for which the user gives one, or whose extent is
/// one.
fn pick(
    found: &VariableInfo,
    file: &FromFile,
    array: &Array,
    axis: &ReadAxis,
) -> Result<Vec<Option<usize>>, FormatMismatch> {
    let mut picked = vec![None; found.shape.len()];
    for (dim, entry) in &file.index {
        let names = found.dims.as_deref().unwrap_or_default();
        let Some(at) = names.iter().position(|name| name == dim) else {
            let known = names.iter().map(String::as_str);
            let message = format!("`{}` of it has no dimension `{dim}`", found.name);
            return Err(FormatMismatch::new(message).help(suggest(dim, "dimension", known)));
        };
        let extent = found.shape[at];
        let index = match entry {
            Entry::At(index) => index,
            Entry::Date(date) => &(dated(dim, date, axis)? as i64),
        };
        let from_end = if *index < 0 { extent as i64 } else { 0 };
        let place = usize::try_from(index + from_end).ok();
        let Some(place) = place.filter(|place| *place < extent) else {
            let message = format!("`{dim}` has {extent} entries, so there is none at {index}");
            return Err(
                FormatMismatch::new(message).help("they count from 0, and from -1 at the end")
            );
        };
        picked[at] = Some(place);
    }
    let is_own = |dim: usize| match (&found.dims, &array.dims) {
        (Some(names), Some(own)) => own.contains(&names[dim]),
        _ => false,
    };
    let mut left = picked.iter().filter(|picked| picked.is_none()).count();
    for (dim, picked) in picked.iter_mut().enumerate() {
        let is_one = picked.is_none() && found.shape[dim] == 1;
        if left > array.shape.len() && is_one && !is_own(dim) {
            *picked = Some(0);
            left -= 1;
        }
    }
    Ok(picked)
}

/// Returns the index of a date.
fn dated(dim: &str, date: &str, axis: &ReadAxis) -> Result<usize, FormatMismatch> {
    let (found, values) = axis(dim).map_err(|misfit| {
        FormatMismatch::new(format!("the dates of `{dim}` cannot be told: {misfit}"))
    })?;
    let times = TimeAxis::of(found.units.as_deref(), found.calendar.as_deref());
    let times = times.map_err(|reason| {
        FormatMismatch::new(format!("the dates of `{dim}` cannot be told: {reason}"))
            .help("say which entry by its number, from 0, or from -1 at the end")
    })?;
    times
        .find(date, &values)
        .map_err(|(message, help)| FormatMismatch {
            message: format!("`{dim}`: {message}"),
            help,
        })
}

fn other_shape(found: &VariableInfo, array: &Array, rest: &[usize]) -> FormatMismatch {
    let extents = found.shape.iter().enumerate();
    let extents: Vec<String> = extents
        .map(|(d, n)| match &found.dims {
            Some(names) => format!("{}={n}", names[d]),
            None => n.to_string(),
        })
        .collect();
    let message = format!(
        "`{}` of it is {}[{}], but the array is {}",
        found.name,
        element::name(found.element),
        extents.join(","),
        type_name(array.element, &array.shape)
    );
    let misfit = FormatMismatch::new(message);
    match &found.dims {
        Some(names) if rest.len() > array.shape.len() => misfit.help(format!(
            "say which entry to take: `init = {{ …, index = {{ {0} = 0 }} }}`, or `--init …,{0}=0`; -1 is the last",
            names[0]
        )),
        Some(_) | None => misfit,
    }
}
