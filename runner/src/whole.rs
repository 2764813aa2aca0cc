//! Files and folders that are written under another name and renamed when they are complete. Until
//! then the old file keeps its name, and a process that has it open keeps its contents.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::fault::{Fault, Result, why};
use crate::lock::behind_links;

/// A file or folder under its temporary name. It is removed if it is dropped before it was renamed.
#[derive(Debug)]
pub struct Unfinished {
    partial: PathBuf,
    /// The final path.
    place: PathBuf,
}

impl Unfinished {
    /// Prepares a file or folder for `path`. Remains of a killed run are to be overwritten.
    pub fn of(path: &Path) -> Unfinished {
        Unfinished::one_of(path, path)
    }

    /// Prepares one file of a series; all files of the series share one temporary path.
    pub fn one_of(series: &Path, path: &Path) -> Unfinished {
        Unfinished {
            partial: partial_of(series, path),
            place: behind_links(path),
        }
    }

    /// Returns the temporary path, to which the caller writes.
    pub fn path(&self) -> &Path {
        &self.partial
    }

    /// Renames a file to its final path. Its contents must already be on the disk.
    pub fn take_place(self) -> io::Result<()> {
        fs::rename(&self.partial, &self.place)?;
        sync_folder(&self.place);
        Ok(())
    }

    /// Renames a folder to its final path and removes the folder that was there. If the process
    /// ends in between, one of the two has the name, except on file systems that cannot exchange
    /// names (NFS), where possibly neither has it.
    pub fn take_place_of_folder(self) -> io::Result<()> {
        match fs::exists(&self.place)? {
            false => fs::rename(&self.partial, &self.place)?,
            true => match exchange(&self.partial, &self.place) {
                Ok(()) => {}
                Err(_) => {
                    let old = self.partial.with_extension("old");
                    if old.exists() {
                        fs::remove_dir_all(&old)?;
                    }
                    fs::rename(&self.place, &old)?;
                    fs::rename(&self.partial, &self.place)?;
                    fs::remove_dir_all(&old)?;
                }
            },
        }
        sync_folder(&self.place);
        Ok(()) // the exchanged folder is removed on drop
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let _ = match self.partial.is_dir() {
            true => fs::remove_dir_all(&self.partial),
            false => fs::remove_file(&self.partial),
        };
    }
}

/// Returns the temporary path for a file or folder at `path`, one of a series or a single one:
/// `.partial-SERIES` in the same folder.
pub fn partial_of(series: &Path, path: &Path) -> PathBuf {
    let name = series.file_name().unwrap_or_default().to_string_lossy();
    behind_links(path).with_file_name(format!(".partial-{name}"))
}

#[cfg(target_os = "linux")]
fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(target_os = "linux"))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Flushes the folder of `path` to the disk, so that a renaming survives a crash of the machine.
/// Not all file systems can.
fn sync_folder(path: &Path) {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

/// Writes a file completely or not at all: `write` gets the path to write to.
pub fn write_whole(path: &Path, write: impl FnOnce(&Path) -> Result<(), String>) -> Result<()> {
    write_one_of(path, path, write)
}

/// Writes one of a series of files, like [`write_whole`].
pub fn write_one_of(
    series: &Path,
    path: &Path,
    write: impl FnOnce(&Path) -> Result<(), String>,
) -> Result<()> {
    let unfinished = Unfinished::one_of(series, path);
    let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all());
    let done = write(unfinished.path()).and_then(|()| {
        let done = sync(unfinished.path()).and_then(|()| unfinished.take_place());
        done.map_err(|error| why(&error))
    });
    done.map_err(|reason| {
        let message = format!("cannot write `{}`: {reason}", path.display());
        Fault::user("unwritable-output", message).into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_whole_replaces_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("h.npy");
        fs::write(&path, "old").unwrap();
        let failed = write_whole(&path, |path| {
            fs::write(path, "ne").unwrap();
            Err("no space left".to_owned())
        });
        assert!(failed.is_err());
        assert_eq!(fs::read(&path).unwrap(), b"old");
        let write = |text: &'static str| {
            move |path: &Path| fs::write(path, text).map_err(|error| why(&error))
        };
        write_whole(&path, write("new")).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_one() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("h.npy"), folder.path().join("link.npy"));
        std::os::unix::fs::symlink("h.npy", &link).unwrap();
        for text in ["one", "two"] {
            write_whole(&link, |path| fs::write(path, text).map_err(|e| why(&e))).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            assert!(link.is_symlink());
        }
    }

    #[test]
    fn a_folder_takes_the_place_of_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("h.zarr");
        for text in ["one", "two"] {
            let unfinished = Unfinished::of(&path);
            fs::create_dir(unfinished.path()).unwrap();
            fs::write(unfinished.path().join(text), text).unwrap();
            unfinished.take_place_of_folder().unwrap();
            assert_eq!(fs::read_to_string(path.join(text)).unwrap(), text);
            assert_eq!(fs::read_dir(&path).unwrap().count(), 1);
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        }
    }
}
