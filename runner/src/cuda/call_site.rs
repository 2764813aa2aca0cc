//! Describes the call site of a CUDA function in a program: `cudaMalloc at heat.cu:31`.

use std::collections::BTreeMap;
use std::path::Path;

use crate::kernel_names;

/// Looks up source lines in the debug information of programs.
#[derive(Default)]
pub struct CallSites {
    loaders: BTreeMap<String, Option<addr2line::Loader>>,
    known: BTreeMap<String, String>,
}

impl CallSites {
    /// Formats a call site as reported by the stand-in library: the function, and a line for each
    /// caller, innermost first, with the file of its code and the offset in it.
    pub fn name(&mut self, told: &str) -> String {
        if let Some(known) = self.known.get(told) {
            return known.clone();
        }
        let mut lines = told.lines();
        let function = lines.next().unwrap_or_default();
        let mut callers = lines.filter_map(caller);
        let nearest = callers.clone().next().map(|(file, _)| short(file));
        let found = callers.find_map(|(file, offset)| self.find(function, file, offset));
        let name = match (found, nearest) {
            (Some(found), _) => format!("{function} {found}"),
            (None, Some(file)) => format!("{function} in {file}"),
            (None, None) => function.to_owned(),
        };
        self.known.insert(told.to_owned(), name.clone());
        name
    }

    /// Returns the source location of a caller, unless it is a wrapper of CUDA's headers.
    fn find(&mut self, function: &str, file: &str, offset: u64) -> Option<String> {
        let loader = self
            .loaders
            .entry(file.to_owned())
            .or_insert_with(|| addr2line::Loader::new(file).ok());
        let loader = loader.as_ref()?;
        let mut has_lines = false;
        if let Ok(mut frames) = loader.find_frames(offset) {
            // Frames of inlined functions come first.
            while let Ok(Some(frame)) = frames.next() {
                let Some(location) = frame.location else {
                    continue;
                };
                let (Some(source), Some(line)) = (location.file, location.line) else {
                    continue;
                };
                has_lines = true;
                let source = short(source);
                if !HEADERS.contains(&source.as_str()) {
                    return Some(format!("at {source}:{line}"));
                }
            }
        }
        let symbol = kernel_names::readable(loader.find_symbol(offset)?);
        let is_wrapper = has_lines || symbol.contains(&format!("{function}<"));
        (!is_wrapper).then(|| format!("in {symbol} of {}", short(file)))
    }
}

/// CUDA's headers with wrapper functions.
const HEADERS: [&str; 2] = ["cuda_runtime.h", "cuda_runtime_api.h"];

/// Parses the file and the offset of a caller.
fn caller(line: &str) -> Option<(&str, u64)> {
    let (file, offset) = line.rsplit_once(' ')?;
    let offset = u64::from_str_radix(offset.strip_prefix("0x")?, 16).ok()?;
    Some((file, offset))
}

/// Returns a file name without its folder.
fn short(file: &str) -> String {
    let name = Path::new(file).file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
