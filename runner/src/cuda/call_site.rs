//! Where a program calls a function of CUDA's: `cudaMalloc at heat.cu:31`.

use std::collections::BTreeMap;
use std::path::Path;

use crate::kernel_names;

/// Finds lines of source files in the debug information of programs.
#[derive(Default)]
pub struct CallSites {
    loaders: BTreeMap<String, Option<addr2line::Loader>>,
    known: BTreeMap<String, String>,
}

impl CallSites {
    /// The readable form of what the stand-in library tells: the function, the file with the code,
    /// and the offset there.
    pub fn name(&mut self, told: &str) -> String {
        if let Some(known) = self.known.get(told) {
            return known.clone();
        }
        let name = self.find(told).unwrap_or_else(|| told.to_owned());
        self.known.insert(told.to_owned(), name.clone());
        name
    }

    fn find(&mut self, told: &str) -> Option<String> {
        let (function, rest) = told.split_once(' ')?;
        let (file, offset) = rest.rsplit_once(' ')?;
        let short = Path::new(file).file_name()?.to_string_lossy().into_owned();
        let offset = u64::from_str_radix(offset.strip_prefix("0x")?, 16).ok()?;
        let loader = self
            .loaders
            .entry(file.to_owned())
            .or_insert_with(|| addr2line::Loader::new(file).ok());
        if let Some(loader) = loader {
            if let Ok(Some(location)) = loader.find_location(offset)
                && let (Some(source), Some(line)) = (location.file, location.line)
            {
                let source = Path::new(source)
                    .file_name()?
                    .to_string_lossy()
                    .into_owned();
                return Some(format!("{function} at {source}:{line}"));
            }
            if let Some(symbol) = loader.find_symbol(offset) {
                let symbol = kernel_names::readable(symbol);
                return Some(format!("{function} in {symbol} of {short}"));
            }
        }
        Some(format!("{function} in {short}"))
    }
}
