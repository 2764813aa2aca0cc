//! A cache of compiled programs on disk, keyed by the inputs of the compilation.
//!
//! Each program is a file. Its name is the SHA-256 of everything that the program depends on; its
//! first bytes are the SHA-256 of the rest. A damaged file counts as missing, and I/O errors are
//! ignored: the program is compiled instead. When the total size exceeds [`MOST`], the least
//! recently used files are removed.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use sha2::{Digest, Sha256};

use crate::artifact::hex;
use pjrt::cache_folder;

/// The largest total size in bytes.
const MOST: u64 = 2 << 30;
const SUM: usize = 32;

/// The cache, a folder.
#[derive(Clone, Debug)]
pub(crate) struct Cache {
    folder: PathBuf,
    most: u64,
}

/// A file of the cache, which need not exist.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    cache: Cache,
    path: PathBuf,
}

impl Cache {
    /// Returns `compiled` in the user's cache folder; nothing with `REACTANT_COMPILED=off`.
    pub(crate) fn of_user() -> Option<Cache> {
        if std::env::var_os("REACTANT_COMPILED").is_some_and(|value| value == "off") {
            return None;
        }
        Cache::of_user_in("compiled")
    }

    /// Returns a subfolder of the user's cache folder, if there is one.
    pub(crate) fn of_user_in(name: &str) -> Option<Cache> {
        Some(Cache::new(&cache_folder()?.join(name), MOST))
    }

    fn new(folder: &Path, most: u64) -> Cache {
        Cache {
            folder: folder.to_owned(),
            most,
        }
    }

    /// Returns the file for the inputs `parts`.
    pub(crate) fn entry<'a>(&self, parts: impl IntoIterator<Item = &'a [u8]>) -> Entry {
        let mut sum = Sha256::new();
        for part in parts {
            sum.update((part.len() as u64).to_le_bytes());
            sum.update(part);
        }
        Entry {
            cache: self.clone(),
            path: self.folder.join(hex(&sum.finalize())),
        }
    }

    /// Removes the least recently used files.
    fn prune(&self) -> std::io::Result<()> {
        let mut files = Vec::new();
        for file in fs::read_dir(&self.folder)? {
            let file = file?;
            let about = file.metadata()?;
            files.push((about.modified()?, about.len(), file.path()));
        }
        let mut all: u64 = files.iter().map(|(_, bytes, _)| bytes).sum();
        files.sort();
        for (_, bytes, path) in files {
            if all <= self.most {
                break;
            }
            fs::remove_file(path)?;
            all -= bytes;
        }
        Ok(())
    }
}

impl Entry {
    /// Returns whether the file exists, intact or not.
    pub(crate) fn is_there(&self) -> bool {
        self.path.is_file()
    }

    /// Returns the contents, if the file exists and is intact.
    pub(crate) fn get(&self) -> Option<Vec<u8>> {
        let mut bytes = fs::read(&self.path).ok()?;
        let rest = bytes.split_off(SUM.min(bytes.len()));
        if bytes != Sha256::digest(&rest)[..] {
            return None;
        }
        // Records the use.
        let file = fs::File::open(&self.path);
        let _ = file.and_then(|file| file.set_modified(SystemTime::now()));
        Some(rest)
    }

    /// Stores `bytes`, if possible.
    pub(crate) fn put(&self, bytes: &[u8]) {
        match self.try_put(bytes) {
            Ok(()) => {
                tracing::debug!(path = %self.path.display(), bytes = bytes.len(), "kept a compiled program")
            }
            Err(error) => {
                tracing::debug!(path = %self.path.display(), %error, "cannot keep a compiled program")
            }
        }
    }

    fn try_put(&self, bytes: &[u8]) -> std::io::Result<()> {
        let folder = &self.cache.folder;
        fs::create_dir_all(folder)?;
        let mut file = tempfile::Builder::new()
            .prefix(".partial")
            .tempfile_in(folder)?;
        file.write_all(&Sha256::digest(bytes))?;
        file.write_all(bytes)?;
        file.persist(&self.path)?;
        self.cache.prune()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_is_put_is_there_until_it_is_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::new(&folder.path().join("not/yet"), MOST);
        let entry = cache.entry([&b"program"[..], b"options"]);
        assert_eq!(entry.get(), None);
        for bytes in [&b"first"[..], b"", b"second"] {
            entry.put(bytes);
            assert_eq!(entry.get().as_deref(), Some(bytes));
        }
        for other in [[&b"program"[..], b"option"], [b"programo", b"ptions"]] {
            assert_eq!(cache.entry(other).get(), None, "{other:?}");
        }
        let whole = fs::read(&entry.path).unwrap();
        for length in 0..whole.len() {
            fs::write(&entry.path, &whole[..length]).unwrap();
            assert_eq!(entry.get(), None, "{length} bytes of it");
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x20;
            fs::write(&entry.path, &damaged).unwrap();
            assert_eq!(entry.get(), None, "a change at {at}");
        }
    }

    #[test]
    fn what_was_not_used_for_longest_goes_first() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::new(folder.path(), 3 * 42);
        let entries = [b"a", b"b", b"c", b"d"].map(|name| cache.entry([&name[..]]));
        for (age, entry) in [30, 40, 20].into_iter().zip(&entries) {
            entry.put(&[1; 10]);
            let file = fs::File::open(&entry.path).unwrap();
            let then = SystemTime::now() - Duration::from_secs(age);
            file.set_modified(then).unwrap();
        }
        assert!(
            entries[1].get().is_some(),
            "used, it is not the oldest any more"
        );
        entries[3].put(&[1; 10]);
        let there = entries.map(|entry| entry.get().is_some());
        assert_eq!(there, [false, true, true, true]);
    }

    #[test]
    fn a_place_that_cannot_be_written_is_no_error() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let entry = Cache::new(&file, MOST).entry([&b"a"[..]]);
        entry.put(b"bytes");
        assert_eq!(entry.get(), None);
    }
}
