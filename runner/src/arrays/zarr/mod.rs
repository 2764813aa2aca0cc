//! Zarr: arrays as folders of chunks, which many programs write and read at once.
//!
//! What is written is version 3 ("Zarr core specification", `zarr.json`), a regular grid of chunks that are not compressed, so that several
//! devices can write parts of one chunk without reading it. What is read is versions 2 and 3, as [`read`] says. The `zarrs` crate knows more, but it
//! brings sixty crates into every build, for what is a few hundred lines here.

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

/// What `zarr.json` says of an array that is written here.
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
    /// Whether each chunk has its CRC-32C behind it.
    pub has_checksums: bool,
}

/// Bytes of a chunk where nothing else says how large it is.
const CHUNK: usize = 16 << 20;

/// The file that describes an array or a group.
pub const DESCRIPTION: &str = "zarr.json";

/// Zarr's name of an element type; `bf16` is an extension that readers may not know.
pub fn data_type(element: ElementType) -> &'static str {
    element::row(element).dtype
}

impl Meta {
    /// As `zarr.json` has it.
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

/// The chunks that cells of a hyperslab lie in, each by its place in the grid, with the cells that are in it as the array counts them.
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

/// Extents halved, the largest first, until a chunk is not too large.
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

/// Whether there is a Zarr group or array in a folder, of either version.
pub fn is_there(folder: &Path) -> bool {
    [DESCRIPTION, ".zgroup", ".zarray"]
        .iter()
        .any(|name| folder.join(name).is_file())
}

#[cfg(test)]
mod tests;
