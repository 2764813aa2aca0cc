//! `.npz` files: a zip of `.npy` files, one per array.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Seek, Write};
use std::path::Path;

use stablehlo::ElementType;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::hyperslab::Hyperslab;
use super::npy::{self, FormatMismatch, Slabs};
use super::{HostArray, count};
use crate::fault::{Faults, suggest, why};
use crate::whole::write_whole;

/// Writes arrays under their names, deflated, with a fixed date so that the file depends on the
/// arrays only.
pub fn write<'a>(
    file: impl Write + Seek,
    arrays: impl IntoIterator<Item = (&'a str, &'a HostArray)>,
) -> io::Result<()> {
    let mut zip = ZipWriter::new(BufWriter::new(file));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(1))
        .large_file(true);
    for (name, array) in arrays {
        zip.start_file(format!("{name}.npy"), options)?;
        npy::write(&mut zip, array)?;
    }
    zip.finish()?.flush()
}

/// Writes arrays under their names to a file, which is replaced if it exists.
pub fn write_file<'a>(
    path: &Path,
    arrays: impl IntoIterator<Item = (&'a str, &'a HostArray)>,
) -> Result<(), Faults> {
    write_whole(path, |path| {
        let done = File::create(path).and_then(|file| write(file, arrays));
        done.map_err(|error| why(&error))
    })
}

/// Opens array `key` of a file; it must have this type and shape. A deflated array is first
/// unpacked into a temporary file.
pub fn slabs(
    path: &Path,
    key: &str,
    element: ElementType,
    shape: &[usize],
) -> Result<Slabs, FormatMismatch> {
    Slabs::new(unpacked(path, key)?, 0, element, shape)
}

fn open(path: &Path) -> Result<ZipArchive<BufReader<File>>, FormatMismatch> {
    ZipArchive::new(BufReader::new(File::open(path)?))
        .map_err(|error| FormatMismatch::new(format!("not a .npz file: {error}")))
}

/// Returns the names of the arrays of a file.
pub fn names(path: &Path) -> Result<Vec<String>, FormatMismatch> {
    let names = open(path)?;
    let names = names.file_names().flatten();
    Ok(names
        .map(|name| name.trim_end_matches(".npy").to_owned())
        .collect())
}

/// Unpacks array `key` of a file into a temporary `.npy` file.
fn unpacked(path: &Path, key: &str) -> Result<File, FormatMismatch> {
    let mut zip = open(path)?;
    let entry = format!("{key}.npy");
    let Some(index) = zip.index_for_name(&entry) else {
        let names = names(path)?;
        let help = suggest(key, "array", names.iter().map(String::as_str));
        return Err(FormatMismatch::new(format!("it has no array `{key}`")).help(help));
    };
    let mut file = zip
        .by_index(index)
        .map_err(|error| FormatMismatch::new(format!("cannot read `{entry}` in it: {error}")))?;
    let mut unpacked = tempfile::tempfile()?;
    io::copy(&mut file, &mut unpacked)?;
    Ok(unpacked)
}

/// Reads array `key` of a file with the type and shape that it has there.
pub fn read_any(path: &Path, key: &str) -> Result<HostArray, FormatMismatch> {
    npy::read_any(unpacked(path, key)?)
}

/// Reads array `key` of a file as an array of this type and shape; it may be flat in the file.
pub fn read_reshaped(
    path: &Path,
    key: &str,
    element: ElementType,
    shape: &[usize],
) -> Result<HostArray, FormatMismatch> {
    let mut file = unpacked(path, key)?;
    let flat = vec![count(shape)];
    let in_file = match npy::shape(&mut file)? == flat {
        true => flat,
        false => shape.to_vec(),
    };
    let array = Slabs::new(file, 0, element, &in_file)?.read(&Hyperslab::whole(&in_file))?;
    Ok(HostArray {
        shape: shape.to_vec(),
        ..array
    })
}

/// Reads a whole array of a file.
pub fn read_file(
    path: &Path,
    key: &str,
    element: ElementType,
    shape: &[usize],
) -> Result<HostArray, FormatMismatch> {
    slabs(path, key, element, shape)?.read(&Hyperslab::whole(shape))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_found_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("state.npz");
        let a = HostArray {
            element: ElementType::U8,
            shape: vec![2],
            bytes: vec![1, 2],
        };
        let b = HostArray::zeros(ElementType::F32, &[2, 2]);
        write(File::create(&path).unwrap(), [("a", &a), ("b", &b)]).unwrap();
        let read = |key, element, shape: &[usize]| read_file(&path, key, element, shape);
        assert_eq!(read("a", ElementType::U8, &[2]).unwrap(), a);
        assert_eq!(read("b", ElementType::F32, &[2, 2]).unwrap(), b);
        let error = read("c", ElementType::U8, &[2]).unwrap_err();
        assert_eq!(error.message, "it has no array `c`");
    }
}
