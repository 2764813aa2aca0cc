//! The files that a source includes, except those of the compiler.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Returns the contents of a source and of all files that it includes from its folder or the
/// folders of `-I`; `None` if the name of an included file is a macro, whose value is not known.
pub(super) fn contents(path: &Path, source: &[u8], flags: &[String]) -> Option<Vec<Vec<u8>>> {
    let mut folders = Vec::new();
    let mut rest = flags.iter();
    while let Some(flag) = rest.next() {
        let options = [
            "--include-path=",
            "--include-path",
            "-isystem",
            "-I",
            "-include",
        ];
        let Some(folder) = options.iter().find_map(|option| flag.strip_prefix(option)) else {
            continue;
        };
        match folder {
            "" => folders.extend(rest.next().map(PathBuf::from)),
            folder => folders.push(PathBuf::from(folder)),
        }
    }
    let mut found = IncludedFiles {
        folders,
        seen: BTreeSet::new(),
        contents: Vec::new(),
    };
    // A flag may include a file, too.
    for file in found.folders.clone().iter().filter(|file| file.is_file()) {
        found.add(file)?;
    }
    found.contents.push(source.to_owned());
    found.includes_of(path, source)?;
    Some(found.contents)
}

struct IncludedFiles {
    folders: Vec<PathBuf>,
    seen: BTreeSet<PathBuf>,
    contents: Vec<Vec<u8>>,
}

impl IncludedFiles {
    fn includes_of(&mut self, path: &Path, source: &[u8]) -> Option<()> {
        let text = String::from_utf8_lossy(source);
        let here = path.parent().unwrap_or(Path::new("")).to_owned();
        for line in text.lines() {
            let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
            let Some(name) = directive.and_then(|rest| rest.strip_prefix("include")) else {
                continue;
            };
            let name = name.trim_start();
            let (is_quoted, name) = match name.chars().next() {
                Some('"') => (true, name[1..].split('"').next()),
                Some('<') => (false, name[1..].split('>').next()),
                _ => return None,
            };
            let name = name.unwrap_or_default();
            let own = is_quoted.then_some(&here);
            let file = own
                .into_iter()
                .chain(&self.folders)
                .map(|folder| folder.join(name))
                .find(|file| file.is_file());
            if let Some(file) = file {
                self.add(&file)?;
            }
        }
        Some(())
    }

    /// Adds a file and the files that it includes.
    fn add(&mut self, file: &Path) -> Option<()> {
        if !self.seen.insert(file.to_owned()) {
            return Some(());
        }
        let bytes = std::fs::read(file).ok()?;
        self.contents.push(bytes.clone());
        self.includes_of(file, &bytes)
    }
}
