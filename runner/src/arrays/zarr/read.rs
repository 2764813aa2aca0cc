//! Reads Zarr arrays of versions 2 and 3.
//!
//! Unsupported features are errors that name the feature: codecs that `codecs` lacks, column-major
//! chunks of version 2, other types and grids.

use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use stablehlo::ElementType::{self, *};

use super::DESCRIPTION;
use super::codecs::{self, Codec};
use crate::arrays::hyperslab::{Hyperslab, copy};
use crate::arrays::npy::FormatMismatch;
use crate::arrays::source::{Packing, VariableInfo};
use crate::arrays::{HostArray, count};
use crate::element;
use crate::fault::suggest;

/// An open array of a store.
pub struct Slabs {
    folder: PathBuf,
    element: ElementType,
    shape: Vec<usize>,
    chunk: Vec<usize>,
    /// The bytes of the fill value, which elements of missing chunks have.
    fill: Vec<u8>,
    codecs: Vec<Codec>,
    keys: Keys,
    /// Whether a missing chunk is an error.
    is_strict: bool,
    /// The chunk that was read last, with its grid index.
    last: Option<(Vec<usize>, HostArray)>,
}

/// The naming scheme of chunk files.
#[derive(Clone, Debug, PartialEq)]
struct Keys {
    /// Whether names begin with `c`.
    prefix: bool,
    separator: String,
}

impl Slabs {
    /// Opens array `named` of a group, or the folder itself as an array; `name` is that of the
    /// job's array.
    pub(crate) fn open(
        store: &Path,
        named: Option<&str>,
        name: &str,
    ) -> Result<(Slabs, VariableInfo), FormatMismatch> {
        std::fs::read_dir(store)?;
        let is_array = |folder: &Path| description(folder).map(|found| found.is_some());
        let folder = match named {
            None if is_array(store)? => store.to_owned(),
            _ => store.join(name),
        };
        let Some((version, about, attributes)) = description(&folder)? else {
            let entries = std::fs::read_dir(store)?.flatten();
            let names = entries.filter(|entry| is_array(&entry.path()).unwrap_or(false));
            let names: Vec<String> = names
                .map(|entry| entry.file_name().to_string_lossy().into_owned())
                .collect();
            let help = suggest(name, "array", names.iter().map(String::as_str));
            return Err(FormatMismatch::new(format!("it has no array `{name}`")).help(help));
        };
        let slabs = match version {
            2 => version_2(&folder, &about),
            _ => version_3(&folder, &about),
        };
        let slabs = slabs.map_err(|reason| {
            FormatMismatch::new(format!("`{name}` of it cannot be read: {reason}"))
                .help("in Python: `xarray.open_zarr(…).drop_encoding().to_zarr(…)` writes what can be read")
        })?;
        let number = |name: &str| attributes.get(name).and_then(number);
        let mut missing: Vec<f64> = ["_FillValue", "missing_value"]
            .iter()
            .filter_map(|name| number(name))
            .collect();
        if version == 2 {
            // The fill value marks missing data too, as in xarray; except 0, which is the usual
            // default.
            missing.extend(
                about
                    .get("fill_value")
                    .and_then(self::number)
                    .filter(|n| *n != 0.0),
            );
        }
        let names = match version {
            2 => attributes.get("_ARRAY_DIMENSIONS"),
            _ => about.get("dimension_names"),
        };
        let found = VariableInfo {
            name: name.to_owned(),
            element: slabs.element,
            shape: slabs.shape.clone(),
            dims: names
                .and_then(strings)
                .filter(|names| names.len() == slabs.shape.len()),
            units: attributes
                .get("units")
                .and_then(|units| units.as_str())
                .map(str::to_owned),
            calendar: attributes
                .get("calendar")
                .and_then(|calendar| calendar.as_str())
                .map(str::to_owned),
            packing: Packing::of(number("scale_factor"), number("add_offset")),
            is_unsigned: attributes
                .get("_Unsigned")
                .and_then(|is| is.as_str())
                .is_some_and(|is| is.eq_ignore_ascii_case("true")),
            missing,
        };
        Ok((slabs, found))
    }

    /// Makes missing chunks an error.
    pub fn strict(self) -> Slabs {
        Slabs {
            is_strict: true,
            ..self
        }
    }

    /// Returns the extents of a chunk.
    pub fn chunk(&self) -> &[usize] {
        &self.chunk
    }

    /// Reads a slab of the array.
    pub fn read(&mut self, slab: &Hyperslab) -> Result<HostArray, FormatMismatch> {
        let mut cells = HostArray::zeros(self.element, &slab.count);
        for (place, part) in super::chunks(slab, &self.chunk) {
            self.load(&place)?;
            let Some((_, chunk)) = &self.last else {
                continue;
            };
            let origin: Vec<usize> = place.iter().zip(&self.chunk).map(|(i, n)| i * n).collect();
            let (from, to) = (part.seen_from(&origin), part.seen_from(&slab.start));
            copy(chunk, &from, &mut cells, &to);
        }
        Ok(cells)
    }

    fn load(&mut self, place: &[usize]) -> Result<(), FormatMismatch> {
        if self.last.as_ref().is_some_and(|(last, _)| last == place) {
            return Ok(());
        }
        let path = self.keys.path(&self.folder, place);
        let wanted = count(&self.chunk) * element::bytes(self.element);
        let bytes = match std::fs::read(&path) {
            Ok(bytes) => {
                codecs::decoded(&self.codecs, bytes, self.element, wanted).map_err(|reason| {
                    FormatMismatch::new(format!(
                        "its chunk `{}` is broken: {reason}",
                        path.display()
                    ))
                })?
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !self.is_strict => {
                self.fill.repeat(count(&self.chunk))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(FormatMismatch::new(format!(
                    "its chunk `{}` is not there",
                    path.display()
                )));
            }
            Err(error) => {
                let reason = crate::fault::why(&error);
                return Err(FormatMismatch::new(format!(
                    "its chunk `{}`: {reason}",
                    path.display()
                )));
            }
        };
        let chunk = HostArray {
            element: self.element,
            shape: self.chunk.clone(),
            bytes,
        };
        self.last = Some((place.to_vec(), chunk));
        Ok(())
    }
}

/// Reads the coordinate values of a dimension of a store.
pub(crate) fn axis(store: &Path, dim: &str) -> Result<(VariableInfo, Vec<f64>), FormatMismatch> {
    let (mut slabs, found) = Slabs::open(store, Some(dim), dim)?;
    let values = slabs.read(&Hyperslab::whole(&found.shape))?;
    Ok((found, values.values().collect()))
}

impl Keys {
    fn path(&self, folder: &Path, place: &[usize]) -> PathBuf {
        let mut parts: Vec<String> = place.iter().map(usize::to_string).collect();
        if self.prefix {
            parts.insert(0, "c".to_owned());
        } else if parts.is_empty() {
            parts.push("0".to_owned());
        }
        folder.join(parts.join(&self.separator))
    }
}

/// Returns the version, the metadata of an array, and its attributes; nothing if there is no array.
fn description(folder: &Path) -> Result<Option<(u8, Value, Value)>, FormatMismatch> {
    let json = |name: &str| -> Result<Option<Value>, FormatMismatch> {
        let path = folder.join(name);
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let value = serde_json::from_slice(&text);
        value.map(Some).map_err(|error| {
            FormatMismatch::new(format!("`{}` cannot be read: {error}", path.display()))
        })
    };
    if let Some(about) = json(DESCRIPTION)? {
        if about["node_type"] != "array" {
            return Ok(None);
        }
        let attributes = about["attributes"].clone();
        return Ok(Some((3, about, attributes)));
    }
    let Some(about) = json(".zarray")? else {
        return Ok(None);
    };
    let attributes = json(".zattrs")?.unwrap_or_default();
    Ok(Some((2, about, attributes)))
}

fn version_3(folder: &Path, about: &Value) -> Result<Slabs, String> {
    let name = about["data_type"].as_str().unwrap_or_default();
    let element = ELEMENTS.into_iter().find(|e| super::data_type(*e) == name);
    let element = element.ok_or_else(|| format!("its type is {}", about["data_type"]))?;
    let grid = &about["chunk_grid"];
    if grid["name"] != "regular" {
        return Err(format!("its grid of chunks is {}", grid["name"]));
    }
    let encoding = &about["chunk_key_encoding"];
    let separator = encoding["configuration"]["separator"].as_str();
    let keys = match encoding["name"].as_str() {
        Some("default") => Keys {
            prefix: true,
            separator: separator.unwrap_or("/").to_owned(),
        },
        Some("v2") => Keys {
            prefix: false,
            separator: separator.unwrap_or(".").to_owned(),
        },
        _ => return Err(format!("its chunks are named by {}", encoding["name"])),
    };
    Slabs {
        folder: folder.to_owned(),
        element,
        shape: extents(&about["shape"], 0)?,
        chunk: extents(&grid["configuration"]["chunk_shape"], 1)?,
        fill: fill(&about["fill_value"], element)?,
        codecs: codecs::of_version_3(about)?,
        keys,
        is_strict: false,
        last: None,
    }
    .checked()
}

fn version_2(folder: &Path, about: &Value) -> Result<Slabs, String> {
    let name = about["dtype"].as_str().unwrap_or_default();
    let little = name.replacen('>', "<", 1);
    let known = ELEMENTS.into_iter().filter(|element| *element != BF16);
    let mut known = known.filter(|element| element::row(*element).numpy == little);
    let element = known
        .next()
        .ok_or_else(|| format!("its type is {}", about["dtype"]))?;
    if about["order"] == "F"
        && about["shape"]
            .as_array()
            .is_some_and(|shape| shape.len() > 1)
    {
        return Err("its chunks are column-major".to_owned());
    }
    let separator = about["dimension_separator"].as_str();
    Slabs {
        folder: folder.to_owned(),
        element,
        shape: extents(&about["shape"], 0)?,
        chunk: extents(&about["chunks"], 1)?,
        fill: fill(&about["fill_value"], element)?,
        codecs: codecs::of_version_2(about)?,
        keys: Keys {
            prefix: false,
            separator: separator.unwrap_or(".").to_owned(),
        },
        is_strict: false,
        last: None,
    }
    .checked()
}

impl Slabs {
    /// Returns an error for chunks of the wrong rank, or that are too large for memory.
    fn checked(self) -> Result<Slabs, String> {
        if self.shape.len() != self.chunk.len() {
            return Err("its chunks have another number of dimensions".to_owned());
        }
        let mut sizes = self.chunk.iter().copied();
        let bytes = sizes.try_fold(self.fill.len(), usize::checked_mul);
        match bytes.is_some_and(|bytes| bytes < isize::MAX as usize) {
            true => Ok(self),
            false => Err("its chunks are too large for any memory".to_owned()),
        }
    }
}

const ELEMENTS: [ElementType; 13] = [
    Pred, I8, I16, I32, I64, U8, U16, U32, U64, F16, BF16, F32, F64,
];

fn extents(value: &Value, least: u64) -> Result<Vec<usize>, String> {
    let extent = |value: &Value| value.as_u64().filter(|n| *n >= least).map(|n| n as usize);
    let list = value.as_array().into_iter().flatten();
    let extents: Option<Vec<usize>> = list.map(extent).collect();
    extents.ok_or_else(|| format!("{value} are no extents"))
}

/// Returns the bytes of one element of a fill value.
fn fill(value: &Value, element: ElementType) -> Result<Vec<u8>, String> {
    let number = match value {
        Value::Null => 0.0,
        Value::Bool(is) => f64::from(u8::from(*is)),
        Value::Number(number) => number.as_f64().unwrap_or(0.0),
        Value::String(name) => match name.as_str() {
            "NaN" => f64::NAN,
            "Infinity" => f64::INFINITY,
            "-Infinity" => f64::NEG_INFINITY,
            _ => return Err(format!("its fill value is {value}")),
        },
        Value::Array(_) | Value::Object(_) => return Err(format!("its fill value is {value}")),
    };
    let mut bytes = Vec::new();
    match crate::number::push(number, element, &mut bytes) {
        true => Ok(bytes),
        false => Err(format!("its fill value is {value}")),
    }
}

/// Reads a JSON number, or xarray's encoding of one in attributes of version 3: the bytes of a
/// double, in base64. Zarr itself encodes NaN by name.
fn number(value: &Value) -> Option<f64> {
    match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) if text == "NaN" => Some(f64::NAN),
        Value::String(text) => {
            let bytes = STANDARD.decode(text).ok()?;
            Some(f64::from_le_bytes(bytes.try_into().ok()?))
        }
        Value::Array(list) => list.first().and_then(number),
        Value::Null | Value::Bool(_) | Value::Object(_) => None,
    }
}

fn strings(value: &Value) -> Option<Vec<String>> {
    let name = |name: &Value| name.as_str().map(str::to_owned);
    value.as_array()?.iter().map(name).collect()
}
