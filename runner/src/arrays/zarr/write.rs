//! Writing: descriptions as a whole, cells into chunks that others may be writing too.

use std::fs::{File, OpenOptions, create_dir_all, rename};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{DESCRIPTION, Meta};
use crate::arrays::count;
use crate::arrays::hyperslab::{Hyperslab, pairs};
use crate::element;

/// Writes the description of a group or an array, as a whole or not at all.
pub fn describe(folder: &Path, description: &Value) -> io::Result<()> {
    create_dir_all(folder)?;
    let partial = folder.join(format!(".partial-{DESCRIPTION}"));
    let mut file = File::create(&partial)?;
    file.write_all(description.to_string().as_bytes())?;
    file.sync_all()?;
    rename(&partial, folder.join(DESCRIPTION))
}

/// Writes cells of an array into its chunks. Other cells of these chunks may be written at the same time, by other threads or processes:
/// each writes its own bytes only.
///
/// - shapes: `cells` are the bytes of as many elements as `slab` counts, row-major
/// - `durable`: they are on the disk when this returns
pub fn cells(
    folder: &Path,
    meta: &Meta,
    slab: &Hyperslab,
    cells: &[u8],
    durable: bool,
) -> io::Result<()> {
    let size = element::bytes(meta.element);
    for (place, part) in super::chunks(slab, &meta.chunk) {
        let path = chunk(folder, &place);
        create_dir_all(path.parent().unwrap_or(folder))?;
        let mut file = OpenOptions::new();
        let mut file = file.create(true).truncate(false).write(true).open(&path)?;
        // Chunks are as long as all chunks, also at the end of the array.
        file.set_len((count(&meta.chunk) * size) as u64)?;
        let origin: Vec<usize> = place.iter().zip(&meta.chunk).map(|(i, n)| i * n).collect();
        let (from, to) = (part.seen_from(&slab.start), part.seen_from(&origin));
        let (run, pairs) = pairs((&from, &slab.count), (&to, &meta.chunk));
        for (here, there) in pairs {
            file.seek(SeekFrom::Start((there * size) as u64))?;
            file.write_all(&cells[here * size..(here + run) * size])?;
        }
        if durable {
            file.sync_data()?;
        }
    }
    Ok(())
}

/// The file of a chunk.
pub fn chunk(folder: &Path, place: &[usize]) -> PathBuf {
    let mut path = folder.join("c");
    for index in place {
        path.push(index.to_string());
    }
    path
}
