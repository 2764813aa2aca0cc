//! Zarr arrays: folders of chunks, which several programs can write and read concurrently.
//!
//! Arrays are written in version 3 ("Zarr core specification", `zarr.json`) with a regular grid of
//! uncompressed chunks, so that several devices can write parts of one chunk without reading it.
//! Versions 2 and 3 are read, see [`read`]. The `zarrs` crate supports more, but would add sixty
//! crates to every build for a few hundred lines.

mod blosc;
mod codecs;
pub mod read;
pub mod write;
pub mod writers;

use std::path::Path;

use serde_json::{Map, Value, json};
use stablehlo::ElementType::{self, *};

use super::hyperslab::Hyperslab;
use crate::element;

/// The contents of `zarr.json` for an array that is written here.
#[derive(Clone, Debug, PartialEq)]
pub struct Meta {
    /// Element type.
    pub element: ElementType,
    /// Extents, the slowest-varying first.
    pub shape: Vec<usize>,
    /// Extents of a chunk.
    pub chunk: Vec<usize>,
    /// Names of the dimensions.
    pub dims: Vec<String>,
    /// Its attributes.
    pub attributes: Map<String, Value>,
    /// Whether a CRC-32C follows each chunk.
    pub has_checksums: bool,
}

/// The default size of a chunk in bytes.
const CHUNK: usize = 16 << 20;

/// The file that describes an array or a group.
pub const DESCRIPTION: &str = "zarr.json";

/// Returns Zarr's name of an element type; `bf16` is an extension that readers may not support.
pub fn data_type(element: ElementType) -> &'static str {
    element::row(element).dtype
}

impl Meta {
    /// Returns the JSON of `zarr.json`.
    pub fn json(&self) -> Value {
        let fill = match self.element {
            Pred => json!(false),
            F16 | BF16 | F32 | F64 => json!("NaN"),
            I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => json!(0),
        };
        let mut codecs = vec![json!({ "name": "bytes", "configuration": { "endian": "little" } })];
        if self.has_checksums {
            codecs.push(json!({ "name": "crc32c" }));
        }
        json!({
            "zarr_format": 3,
            "node_type": "array",
            "shape": self.shape,
            "data_type": data_type(self.element),
            "chunk_grid": { "name": "regular", "configuration": { "chunk_shape": self.chunk } },
            "chunk_key_encoding": { "name": "default", "configuration": { "separator": "/" } },
            "fill_value": fill,
            "codecs": codecs,
            "dimension_names": self.dims,
            "attributes": self.attributes,
        })
    }
}

/// Returns the chunks that intersect a hyperslab: the grid index of each, and the intersection as a
/// box of the array.
fn chunks(slab: &Hyperslab, chunk: &[usize]) -> Vec<(Vec<usize>, Hyperslab)> {
    if slab.is_empty() {
        return Vec::new();
    }
    let spans = slab.start.iter().zip(&slab.count).zip(chunk);
    let (first, count): (Vec<usize>, Vec<usize>) = spans
        .map(|((start, count), chunk)| {
            (
                start / chunk,
                (start + count).div_ceil(*chunk) - start / chunk,
            )
        })
        .unzip();
    let mut index = vec![0; chunk.len()];
    let mut found = Vec::new();
    for _ in 0..super::count(&count) {
        let place: Vec<usize> = index
            .iter()
            .zip(&first)
            .map(|(i, first)| i + first)
            .collect();
        let all = Hyperslab {
            start: place.iter().zip(chunk).map(|(i, n)| i * n).collect(),
            count: chunk.to_vec(),
        };
        if let Some(cells) = all.overlap(slab) {
            found.push((place, cells));
        }
        super::step(&mut index, &count);
    }
    found
}

/// Halves the largest extent until a chunk has at most `CHUNK` bytes.
pub fn halved(shape: &[usize], size: usize) -> Vec<usize> {
    let mut chunk: Vec<usize> = shape.to_vec();
    while super::count(&chunk) * size > CHUNK {
        match chunk.iter_mut().max() {
            Some(largest) if *largest > 1 => *largest = largest.div_ceil(2),
            _ => break,
        }
    }
    chunk
}

/// Returns whether a folder is a Zarr group or array, of either version.
pub fn is_there(folder: &Path) -> bool {
    [DESCRIPTION, ".zgroup", ".zarray"]
        .iter()
        .any(|name| folder.join(name).is_file())
}

#[cfg(test)]
mod tests;
