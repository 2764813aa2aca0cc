//! Locks of the files and folders that runs write, so that two runs never write to the same one.
//!
//! The lock of `out/h.nc` is a `flock` on the file `out/.h.nc.lock`, since `h.nc` itself is
//! replaced by renaming. The system releases it when the process ends, however it ends. The file
//! names the holder of the lock; it is removed at the end of a run, and one that a killed process
//! left is used again.
//!
//! Linux passes `flock` on to NFS servers, so that it holds between machines. On a file system
//! without locks (Lustre mounted without `flock`) the run continues without one, after a warning.

use std::fs::{File, OpenOptions, TryLockError, create_dir_all, read_link, remove_file};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::fault::{Fault, Result, why};

/// A lock that this process holds until it is dropped.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// Locks the output `target`, which need not exist. Returns `None` where the file system has no
    /// locks, after a warning.
    ///
    /// - errors: another process holds the lock (the message names it); the lock's file cannot be
    ///   written
    pub fn of(target: &Path) -> Result<Option<Lock>> {
        let path = path_of(target);
        let failed = |error: &io::Error| {
            let (target, path) = (target.display(), path.display());
            let message = format!("cannot lock `{target}`: `{path}`: {}", why(error));
            let help = "nothing was computed yet; choose another folder";
            Fault::user("lock", message).help(help)
        };
        loop {
            let file = open(&path).map_err(|error| failed(&error))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(in_use(target, file).into()),
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                    eprintln!(
                        "warning: the file system of `{}` has no locks: a second run that writes there is not refused",
                        target.display()
                    );
                    return Ok(None);
                }
                Err(TryLockError::Error(error)) => return Err(failed(&error).into()),
            }
            // Its holder may have removed it between the opening and the locking.
            if is_at(&file, &path) {
                let mut lock = Lock {
                    file,
                    path: path.clone(),
                };
                lock.tell_who().map_err(|error| failed(&error))?;
                return Ok(Some(lock));
            }
        }
    }

    fn tell_who(&mut self) -> io::Result<()> {
        let host = sysinfo::System::host_name().unwrap_or_default();
        let now = jiff::Timestamp::now();
        let words: Vec<String> = std::env::args_os()
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        self.file.set_len(0)?;
        let line = format!(
            "process {} on {host} since {now:.0}: `{}`",
            std::process::id(),
            words.join(" ")
        );
        self.file.write_all(line.as_bytes())
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Still locked: a process that opened it meanwhile detects that it was removed.
        let _ = remove_file(&self.path);
    }
}

/// Resolves `path` if it is a symbolic link: renaming a file to a link would replace the link.
pub fn behind_links(path: &Path) -> PathBuf {
    const MOST: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST {
        match read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => break,
        }
    }
    path
}

fn path_of(target: &Path) -> PathBuf {
    let target = behind_links(target);
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}.lock"))
}

fn open(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options
        .create(true)
        .truncate(false)
        .read(true)
        .write(true)
        .open(path)
}

fn in_use(target: &Path, mut file: File) -> Fault {
    let mut holder = String::new();
    let read = file
        .rewind()
        .and_then(|()| file.read_to_string(&mut holder));
    let holder = match (read, holder.trim()) {
        (Ok(_), holder) if !holder.is_empty() => holder.to_owned(),
        _ => "another process".to_owned(),
    };
    let message = format!("another run writes to `{}`: {holder}", target.display());
    let help = "wait until it ends, or write elsewhere, as with `--output-dir`; the lock ends with its process";
    Fault::user("in-use", message).help(help)
}

/// Returns whether the open file is still the one at `path`.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), std::fs::metadata(path)) {
        (Ok(open), Ok(there)) => (open.dev(), open.ino()) == (there.dev(), there.ino()),
        _ => false,
    }
}

/// On other systems an open file cannot be removed.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_once_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("h.nc");
        let lock = Lock::of(&target).unwrap();
        assert!(lock.is_some());
        let again = Lock::of(&folder.path().join("./h.nc")).unwrap_err();
        let shown = crate::report::render(&again, false, 400);
        let process = format!("process {} on", std::process::id());
        assert!(
            shown.contains("another run writes to") && shown.contains(&process),
            "{shown}"
        );
        drop(lock);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        // A lock file that a killed process left is locked by nobody.
        std::fs::write(folder.path().join(".h.nc.lock"), "process 1").unwrap();
        assert!(Lock::of(&target).unwrap().is_some());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_locked_as_what_it_leads_to() {
        let folder = tempfile::tempdir().unwrap();
        let (target, link) = (folder.path().join("h.nc"), folder.path().join("link.nc"));
        std::os::unix::fs::symlink("h.nc", &link).unwrap();
        let _lock = Lock::of(&target).unwrap();
        assert!(Lock::of(&link).is_err());
    }
}
