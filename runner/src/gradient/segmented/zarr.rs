//! Arrays in a folder, one chunk per checkpoint: Zarr, version 3 ("Zarr core specification", zarr.json), not compressed.
//!
//! A chunk is written as a whole or not at all, so that what is there after a kill can be used; and with its CRC-32C behind it (codec `crc32c`), so
//! that a disk that gives back something else is seen.

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
    /// The group in `folder`, which may not be there yet.
    pub fn at(folder: &Path) -> Group {
        Group {
            folder: folder.to_path_buf(),
        }
    }

    /// What was said of the group when it was made, if it is there.
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

    /// Says something of the group; makes it if it is not there.
    pub fn describe(&self, attributes: Value) -> Result<()> {
        let group = json!({ "zarr_format": 3, "node_type": "group", "attributes": attributes });
        write_whole(&self.folder.join(DESCRIPTION), group.to_string().as_bytes())
    }

    /// Takes the group and all that is in it away; what it says of itself first, so that nothing goes on from the rest if that ends early.
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

    /// Says that there are `count` arrays like `array` under `name`, along a first dimension.
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

    /// Writes one of them.
    pub fn write(&self, name: &str, index: usize, array: &HostArray) -> Result<()> {
        let sum = crc32c::crc32c(&array.bytes).to_le_bytes();
        let chunk = self.chunk(name, index, array.shape.len());
        write_whole(&chunk, &[array.bytes.as_slice(), &sum].concat())
    }

    /// Reads one of them, which is like `like`; none if it is not there.
    ///
    /// - errors: if it cannot be read, or is not what was written
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

    /// Whether one of them is there.
    pub fn has(&self, name: &str, index: usize, rank: usize) -> bool {
        self.chunk(name, index, rank).exists()
    }

    /// Takes one of them away, if it is there.
    pub fn forget(&self, name: &str, index: usize, rank: usize) {
        // What is left costs room only.
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
        // Stopped behind its first step, a removal leaves arrays that nothing goes on from.
        std::fs::remove_file(folder.path().join("states").join(DESCRIPTION)).unwrap();
        assert_eq!(said(&group), None);
        for _ in 0..2 {
            assert!(group.remove().is_ok());
            assert!(!folder.path().join("states").exists());
        }
    }
}
