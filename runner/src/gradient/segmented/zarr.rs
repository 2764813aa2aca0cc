//! Stores arrays in a folder, one chunk per checkpoint, as uncompressed Zarr version 3 ("Zarr core
//! specification", zarr.json).
//!
//! A chunk is written atomically, so the files are usable after the process is killed. A CRC-32C
//! follows the data (codec `crc32c`), to detect corruption.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use stablehlo::ElementType::Pred;

use crate::arrays::HostArray;
use crate::arrays::zarr::{DESCRIPTION, data_type};
use crate::fault::{Fault, Faults, Result, why};

/// A Zarr group.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    folder: PathBuf,
}

fn failed(doing: &str, path: &Path, error: &std::io::Error) -> Faults {
    let message = format!(
        "cannot {doing} the checkpoint `{}`: {}",
        path.display(),
        why(error)
    );
    Fault::user("checkpoint", message).into()
}

fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let partial = path.with_extension("partial");
    let folder = path.parent().unwrap_or(Path::new("."));
    let done = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&partial, bytes))
        .and_then(|()| std::fs::rename(&partial, path));
    done.map_err(|error| failed("write", path, &error))
}

impl Group {
    /// Returns the group in `folder`, which need not exist.
    pub fn at(folder: &Path) -> Group {
        Group {
            folder: folder.to_path_buf(),
        }
    }

    /// Returns the attributes of the group, if it exists.
    pub fn attributes(&self) -> Result<Option<Value>> {
        let path = self.folder.join(DESCRIPTION);
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed("read", &path, &error)),
        };
        let found: Option<Value> = serde_json::from_slice(&text).ok();
        Ok(found.and_then(|value| value.get("attributes").cloned()))
    }

    /// Writes the attributes of the group; creates it if it does not exist.
    pub fn describe(&self, attributes: Value) -> Result<()> {
        let group = json!({ "zarr_format": 3, "node_type": "group", "attributes": attributes });
        write_whole(&self.folder.join(DESCRIPTION), group.to_string().as_bytes())
    }

    /// Removes the group and its contents; its description first, so that no run resumes from an
    /// incomplete removal.
    pub fn remove(&self) -> Result<()> {
        let gone = |path: &Path, ended: std::io::Result<()>| match ended {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(failed("remove", path, &error))
            }
            _ => Ok(()),
        };
        let description = self.folder.join(DESCRIPTION);
        gone(&description, std::fs::remove_file(&description))?;
        gone(&self.folder, std::fs::remove_dir_all(&self.folder))
    }

    /// Declares `count` arrays like `array` under `name`, stacked in a new first dimension.
    pub fn define(&self, name: &str, array: &HostArray, count: usize) -> Result<()> {
        let mut shape = vec![count];
        shape.extend(&array.shape);
        let mut chunk = vec![1];
        chunk.extend(&array.shape);
        let fill = match array.element {
            Pred => json!(false),
            _ => json!(0),
        };
        let described = json!({
            "zarr_format": 3,
            "node_type": "array",
            "shape": shape,
            "data_type": data_type(array.element),
            "chunk_grid": { "name": "regular", "configuration": { "chunk_shape": chunk } },
            "chunk_key_encoding": { "name": "default", "configuration": { "separator": "/" } },
            "fill_value": fill,
            "codecs": [{ "name": "bytes", "configuration": { "endian": "little" } }, { "name": "crc32c" }],
            "attributes": {},
        });
        let path = self.folder.join(name).join(DESCRIPTION);
        write_whole(&path, described.to_string().as_bytes())
    }

    fn chunk(&self, name: &str, index: usize, rank: usize) -> PathBuf {
        let mut path = self.folder.join(name).join("c").join(index.to_string());
        for _ in 0..rank {
            path.push("0");
        }
        path
    }

    /// Writes the array at `index`.
    pub fn write(&self, name: &str, index: usize, array: &HostArray) -> Result<()> {
        let sum = crc32c::crc32c(&array.bytes).to_le_bytes();
        let chunk = self.chunk(name, index, array.shape.len());
        write_whole(&chunk, &[array.bytes.as_slice(), &sum].concat())
    }

    /// Reads the array at `index`, which has the type of `like`; nothing if it was not written.
    ///
    /// - errors: chunks that cannot be read, or are corrupt
    pub fn read(&self, name: &str, index: usize, like: &HostArray) -> Result<Option<HostArray>> {
        let path = self.chunk(name, index, like.shape.len());
        match std::fs::read(&path) {
            Ok(mut bytes) => {
                let sum = bytes.split_off(like.bytes.len().min(bytes.len()));
                if bytes.len() != like.bytes.len() || sum != crc32c::crc32c(&bytes).to_le_bytes() {
                    let path = path.display();
                    let message =
                        format!("the checkpoint `{path}` is damaged: its checksum differs");
                    let help = "without --resume all is computed anew; another disk may be safer";
                    return Err(Fault::user("checkpoint-damaged", message).help(help).into());
                }
                Ok(Some(HostArray {
                    bytes,
                    element: like.element,
                    shape: like.shape.clone(),
                }))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(failed("read", &path, &error)),
        }
    }

    /// Returns whether the array at `index` was written.
    pub fn has(&self, name: &str, index: usize, rank: usize) -> bool {
        self.chunk(name, index, rank).exists()
    }

    /// Removes the array at `index`, if it was written.
    pub fn forget(&self, name: &str, index: usize, rank: usize) {
        // A file that is left over only takes space.
        let _ = std::fs::remove_file(self.chunk(name, index, rank));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_removed_says_nothing_and_may_be_removed_again() {
        let folder = tempfile::tempdir().unwrap();
        let group = Group::at(&folder.path().join("states"));
        let array = HostArray::scalar(stablehlo::ElementType::F64, 2.5f64.to_le_bytes().to_vec());
        let said = |group: &Group| group.attributes().unwrap_or_else(|_| panic!("readable"));
        assert_eq!(said(&group), None);
        let written = group.define("x", &array, 2).and_then(|()| {
            group.describe(json!({ "run": "this one" }))?;
            group.write("x", 0, &array)
        });
        assert!(written.is_ok());
        assert_eq!(said(&group), Some(json!({ "run": "this one" })));
        // A removal that is interrupted after its first step leaves arrays that no run resumes
        // from.
        std::fs::remove_file(folder.path().join("states").join(DESCRIPTION)).unwrap();
        assert_eq!(said(&group), None);
        for _ in 0..2 {
            assert!(group.remove().is_ok());
            assert!(!folder.path().join("states").exists());
        }
    }
}
