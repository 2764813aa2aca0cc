//! Paths and file names.

use std::path::{Path, PathBuf};

/// Returns the root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace")
        .to_owned()
}

/// Returns the entries of a folder, sorted by name.
pub fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a folder can be read").path())
        .collect();
    // By names only, because paths would be compared component by component.
    paths.sort_by(|one, other| one.file_name().cmp(&other.file_name()));
    paths
}

/// Returns the last component of a path.
pub fn file_name(path: &Path) -> String {
    path.file_name()
        .expect("a file")
        .to_string_lossy()
        .into_owned()
}

/// Returns a path as text.
pub fn path(path: &Path) -> &str {
    path.to_str().expect("test paths are text")
}
