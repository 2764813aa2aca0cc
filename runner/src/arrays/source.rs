//! Files that arrays start from, read a hyperslab at a time: `.npy`, `.npz`, NetCDF, Zarr.
//!
//! A file is opened once, and what it holds is compared with the array: type, shape, the names of dimensions where both have them, and
//! attributes that say that its numbers are not what they seem.

use std::path::Path;

use stablehlo::ElementType::{self, *};

use super::hyperslab::Hyperslab;
use super::npy::FormatMismatch;
use super::{HostArray, npy, npz, type_name, zarr};
use crate::element;
use crate::fault::suggest;
use crate::job::{Array, FromFile, Init};
use crate::number::Number;

/// An open file, and which part of it is the array.
pub(super) enum Source {
    /// `.npy`, or an array of a `.npz`.
    Npy(npy::Slabs),
    /// A variable of a NetCDF file.
    #[cfg(feature = "netcdf")]
    NetCdf(super::netcdf::Slabs, Fit),
    /// An array of a Zarr store.
    Zarr(Box<zarr::read::Slabs>, Fit),
}

/// What a file says of a variable.
pub(crate) struct VariableInfo {
    /// As the user calls it.
    pub name: String,
    pub element: ElementType,
    pub shape: Vec<usize>,
    /// Names of its dimensions, if it has them.
    pub dims: Option<Vec<String>>,
    /// The attribute.
    pub units: Option<String>,
    /// `scale_factor` and `add_offset`, if they change anything.
    pub packed: bool,
    /// Numbers that stand for none: `_FillValue`, `missing_value`.
    pub missing: Vec<f64>,
}

/// How an array lies in a variable of a file.
pub(super) struct Fit {
    /// For each dimension of the variable the index that is taken, or none if it is one of the array's.
    picked: Vec<Option<usize>>,
    element: ElementType,
    name: String,
    units: Option<String>,
    missing: Vec<f64>,
    fill: Option<Number>,
}

/// An open file, and how much of the array is in it.
pub(super) enum Held {
    /// All of it.
    Whole(Source),
    /// What its halo does not have.
    Inside(Source),
}

impl Held {
    /// Opens a file and checks that `array` can start from it, its halo perhaps from something else.
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

/// What kind a file is, by its name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// NumPy, one array.
    Npy,
    /// NumPy, several arrays.
    Npz,
    /// NetCDF.
    NetCdf,
    /// A folder in Zarr's format.
    Zarr,
}

impl FileKind {
    /// By the extension; a folder is Zarr, anything else `.npy`.
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

/// Checks that a file is there and that `array` can start from it; looks at no cells. What is strange of it nevertheless is said.
pub fn check(file: &FromFile, array: &Array) -> Result<Option<String>, FormatMismatch> {
    if let Some(Init::File(around)) = file.halo.as_deref() {
        check(around, array)?;
    }
    match FileKind::of(&file.path) {
        FileKind::Npz => {
            std::fs::File::open(&file.path)?; // the rest would unpack it
            Ok(None)
        }
        FileKind::Npy | FileKind::NetCdf | FileKind::Zarr => {
            let (Held::Whole(source) | Held::Inside(source)) = Held::open(file, array)?;
            Ok(other_units(&source, file, array))
        }
    }
}

/// That numbers of other units are taken as they are.
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
                Ok(Source::NetCdf(slabs, Fit::of(found, file, array)?))
            }
            #[cfg(not(feature = "netcdf"))]
            FileKind::NetCdf => Err(FormatMismatch::new("this binary was built without NetCDF")
                .help("use Zarr or .npy instead, or build with `--features netcdf`")),
            FileKind::Zarr => {
                let named = file.variable.as_deref();
                let (slabs, found) = zarr::read::Slabs::open(&file.path, named, name)?;
                Ok(Source::Zarr(Box::new(slabs), Fit::of(found, file, array)?))
            }
        }
    }

    /// A part of the array.
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
    /// Compares a variable with an array.
    fn of(found: VariableInfo, file: &FromFile, array: &Array) -> Result<Fit, FormatMismatch> {
        let name = &found.name;
        if found.packed {
            let message = format!("`{name}` is packed (`scale_factor`, `add_offset`)");
            let help = "unpack it first; in Python, xarray does so when it reads: `xarray.open_dataset(…).load()`, then write it without `encoding`";
            return Err(FormatMismatch::new(message).help(help));
        }
        let is_same = match (found.element, array.element) {
            // As they are written, since files do not know these types.
            (U8 | I8, Pred) | (F32, F16 | BF16) => true,
            (a, b) => a == b,
        };
        if !is_same {
            let (has, wants) = (element::name(found.element), element::name(array.element));
            let message = format!("`{name}` of it is {has}, but the array is {wants}");
            let numpy = element::row(array.element).numpy;
            let help = format!(
                "change the array's type, or convert the variable in Python: `.astype('{numpy}')`"
            );
            return Err(FormatMismatch::new(message).help(help));
        }
        let picked = pick(&found, file, array)?;
        let rest = |of: &[usize]| -> Vec<usize> {
            let left = of.iter().zip(&picked);
            left.filter(|(_, picked)| picked.is_none())
                .map(|(n, _)| *n)
                .collect()
        };
        if rest(&found.shape) != array.shape {
            return Err(other_shape(&found, array, &rest(&found.shape)));
        }
        let numbers: Vec<usize> = (0..found.shape.len()).collect();
        if let (Some(in_file), Some(own)) = (&found.dims, &array.dims) {
            let in_file: Vec<&String> = rest(&numbers).iter().map(|d| &in_file[*d]).collect();
            let is_permuted = own.iter().all(|dim| in_file.contains(&dim));
            if is_permuted && own.iter().ne(in_file.iter().copied()) {
                let names: Vec<&str> = in_file.iter().map(|name| name.as_str()).collect();
                let message = format!(
                    "its dimensions are {}, but the array's are {}",
                    names.join(", "),
                    own.join(", ")
                );
                let help = format!(
                    "in Python, with xarray: `.transpose({})`",
                    own.iter()
                        .map(|dim| format!("'{dim}'"))
                        .collect::<Vec<_>>()
                        .join(", ")
                );
                return Err(FormatMismatch::new(message).help(help));
            }
        }
        Ok(Fit {
            picked,
            element: array.element,
            name: found.name,
            units: found.units,
            missing: found.missing,
            fill: file.fill,
        })
    }

    /// Where a part of the array lies in the variable.
    fn in_file(&self, slab: &Hyperslab) -> Hyperslab {
        let mut own = slab.start.iter().zip(&slab.count);
        let each = self.picked.iter().map(|picked| match picked {
            Some(index) => (*index, 1),
            None => own.next().map_or((0, 1), |(start, count)| (*start, *count)),
        });
        let (start, count) = each.unzip();
        Hyperslab { start, count }
    }

    /// What was read, as the array has it.
    fn finish(&self, read: HostArray, slab: &Hyperslab) -> Result<HostArray, FormatMismatch> {
        let mut array = HostArray {
            shape: slab.count.clone(),
            ..read
        };
        if !self.missing.is_empty() {
            self.unmask(&mut array, slab)?;
        }
        match (array.element, self.element) {
            (F32, F16 | BF16) => array = narrowed(&array, self.element),
            (U8 | I8, Pred) => {
                array.element = Pred;
                for byte in &mut array.bytes {
                    *byte = u8::from(*byte != 0);
                }
            }
            _ => {}
        }
        Ok(array)
    }

    /// Whether a number of the file stands for none. Any NaN does if one does.
    fn is_missing(&self, value: f64) -> bool {
        let mut missing = self.missing.iter();
        missing.any(|known| *known == value || known.is_nan() && value.is_nan())
    }

    /// Puts `fill` where there is no number.
    fn unmask(&self, array: &mut HostArray, slab: &Hyperslab) -> Result<(), FormatMismatch> {
        let size = element::bytes(array.element);
        let fill = self.fill.map(|fill| fill.encode(array.element));
        let fill = fill.transpose().map_err(FormatMismatch::new)?;
        for cell in 0..array.len() {
            let value = array.get(cell);
            if !self.is_missing(value) {
                continue;
            }
            let Some(fill) = &fill else {
                let at = super::summary::unflatten(cell, &slab.count);
                let at: Vec<usize> = at.iter().zip(&slab.start).map(|(i, a)| i + a).collect();
                let message = format!(
                    "`{}` has no value at {at:?} (it is {value}, its `_FillValue` or `missing_value`)",
                    self.name
                );
                return Err(FormatMismatch::new(message)
                    .help("say what to put there: `init = { …, fill = 0.0 }`"));
            };
            array.bytes[cell * size..(cell + 1) * size].copy_from_slice(fill);
        }
        Ok(())
    }
}

/// The index along each dimension that the user picks one of, or that has no more than one.
fn pick(
    found: &VariableInfo,
    file: &FromFile,
    array: &Array,
) -> Result<Vec<Option<usize>>, FormatMismatch> {
    let mut picked = vec![None; found.shape.len()];
    for (dim, index) in &file.index {
        let names = found.dims.as_deref().unwrap_or_default();
        let Some(at) = names.iter().position(|name| name == dim) else {
            let known = names.iter().map(String::as_str);
            let message = format!("`{}` of it has no dimension `{dim}`", found.name);
            return Err(FormatMismatch::new(message).help(suggest(dim, "dimension", known)));
        };
        let extent = found.shape[at];
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
    let mut left = picked.iter().filter(|picked| picked.is_none()).count();
    for (picked, extent) in picked.iter_mut().zip(&found.shape) {
        if left > array.shape.len() && picked.is_none() && *extent == 1 {
            *picked = Some(0);
            left -= 1;
        }
    }
    Ok(picked)
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

fn narrowed(array: &HostArray, element: ElementType) -> HostArray {
    let mut bytes = Vec::with_capacity(array.len() * 2);
    for value in array.values() {
        crate::number::push(value, element, &mut bytes);
    }
    HostArray {
        element,
        shape: array.shape.clone(),
        bytes,
    }
}
