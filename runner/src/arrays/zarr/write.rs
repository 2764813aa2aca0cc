//! Writes Zarr arrays: descriptions atomically, elements into chunks that others may be writing
//! too.

use std::fs::{File, OpenOptions, create_dir_all, rename};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{DESCRIPTION, Meta};
use crate::arrays::count;
use crate::arrays::hyperslab::{Hyperslab, pairs};
use crate::element;

/// Writes the description of a group or an array atomically.
pub fn describe(folder: &Path, description: &Value) -> io::Result<()> {
    create_dir_all(folder)?;
    let partial = folder.join(format!(".partial-{DESCRIPTION}"));
    let mut file = File::create(&partial)?;
    file.write_all(description.to_string().as_bytes())?;
    file.sync_all()?;
    rename(&partial, folder.join(DESCRIPTION))
}

/// Writes elements of an array into its chunks. Other threads or processes may write other elements
/// of these chunks at the same time, because each writes only its own bytes.
///
/// - shapes: `cells` are the row-major bytes of the elements in `slab`
/// - `durable`: whether they are on the disk when this returns
/// - returns: the chunks that have checksums and that `slab` covers only in part; see [`seal`]
pub fn cells(
    folder: &Path,
    meta: &Meta,
    slab: &Hyperslab,
    cells: &[u8],
    durable: bool,
) -> io::Result<Vec<PathBuf>> {
    let size = element::bytes(meta.element);
    let bytes = count(&meta.chunk) * size;
    let mut pieced = Vec::new();
    for (place, part) in super::chunks(slab, &meta.chunk) {
        let path = chunk(folder, &place);
        create_dir_all(path.parent().unwrap_or(folder))?;
        let mut file = OpenOptions::new();
        let mut file = file.create(true).truncate(false).write(true).open(&path)?;
        // All chunks have the same length, also at the end of the array.
        let sum = if meta.has_checksums { CHECKSUM } else { 0 };
        file.set_len((bytes + sum) as u64)?;
        let origin: Vec<usize> = place.iter().zip(&meta.chunk).map(|(i, n)| i * n).collect();
        let (from, to) = (part.seen_from(&slab.start), part.seen_from(&origin));
        let (run, pairs) = pairs((&from, &slab.count), (&to, &meta.chunk));
        let mut sum = Checksum::default();
        for (here, there) in pairs {
            let cells = &cells[here * size..(here + run) * size];
            file.seek(SeekFrom::Start((there * size) as u64))?;
            file.write_all(cells)?;
            if meta.has_checksums {
                sum.add(there * size, cells);
            }
        }
        let ends = origin.iter().zip(&meta.chunk).zip(&meta.shape);
        let is_whole = ends.zip(to.start.iter().zip(&to.count)).all(
            |(((origin, chunk), extent), (start, count))| {
                *start == 0 && *count == (*chunk).min(extent - origin)
            },
        );
        match (meta.has_checksums, is_whole) {
            (false, _) => {}
            (true, true) => {
                file.seek(SeekFrom::Start(bytes as u64))?;
                file.write_all(&sum.of(bytes).to_le_bytes())?;
            }
            (true, false) => pieced.push(path),
        }
        if durable {
            file.sync_data()?;
        }
    }
    Ok(pieced)
}

/// Bytes of a checksum.
const CHECKSUM: usize = 4;

/// Writes the checksum of a chunk all of whose parts have been written.
pub fn seal(chunk: &Path) -> io::Result<()> {
    let mut bytes = std::fs::read(chunk)?;
    let end = bytes.len().saturating_sub(CHECKSUM);
    bytes.truncate(end);
    let mut file = OpenOptions::new().write(true).open(chunk)?;
    file.seek(SeekFrom::Start(end as u64))?;
    file.write_all(&crc32c::crc32c(&bytes).to_le_bytes())?;
    file.sync_data()
}

/// The CRC-32C of a chunk that is written in order; gaps are zeros.
#[derive(Default)]
struct Checksum {
    sum: u32,
    /// The number of bytes that it covers.
    bytes: usize,
}

impl Checksum {
    /// Adds bytes at an offset, which must not be before the end of the previous call's bytes.
    fn add(&mut self, at: usize, cells: &[u8]) {
        self.sum = crc32c::crc32c_append(self.of(at), cells);
        self.bytes = at + cells.len();
    }

    /// Returns the checksum of the first `bytes` bytes.
    fn of(&self, bytes: usize) -> u32 {
        const ZEROS: [u8; 4096] = [0; 4096];
        let (mut sum, mut left) = (self.sum, bytes - self.bytes);
        while left > 0 {
            let now = left.min(ZEROS.len());
            sum = crc32c::crc32c_append(sum, &ZEROS[..now]);
            left -= now;
        }
        sum
    }
}

/// Returns the path of the chunk at a grid index.
pub fn chunk(folder: &Path, place: &[usize]) -> PathBuf {
    let mut path = folder.join("c");
    for index in place {
        path.push(index.to_string());
    }
    path
}
