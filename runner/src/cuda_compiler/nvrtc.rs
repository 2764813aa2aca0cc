//! NVIDIA's runtime compiler, a library of its wheel (`nvidia-cuda-nvrtc`) or of the system.

use std::fmt;
use std::path::{Path, PathBuf};

use super::Outcome;
use super::find::packaged;
use super::messages::{faults, is_missing_header};

/// The library.
pub(super) struct Nvrtc(pjrt::Nvrtc);

impl Nvrtc {
    /// Finds the library: at `path`, or without it that of the newest wheel, or the system's.
    pub fn find(path: Option<&Path>) -> Option<Nvrtc> {
        let system = [13, 12].map(|version| PathBuf::from(format!("libnvrtc.so.{version}")));
        let candidates: Vec<PathBuf> = match path {
            Some(path) => vec![path.to_owned()],
            None => packaged("lib/libnvrtc.so.")
                .into_iter()
                .chain(system)
                .collect(),
        };
        let mut found = candidates.into_iter().filter_map(pjrt::Nvrtc::open);
        found.next().map(Nvrtc)
    }

    /// Compiles `source`, which error messages call `path`.
    pub fn compile(&self, path: &Path, source: &[u8], arguments: &[String]) -> Outcome {
        match self.0.compile(path, source, arguments) {
            Ok(ptx) => Outcome::Compiled(ptx),
            Err(log) if is_missing_header(&log) => {
                let line = log.lines().find(|line| line.contains("open source file"));
                let line = line.unwrap_or("a header is missing").to_owned();
                Outcome::Unable(format!("{line}; it compiles no host code"))
            }
            Err(log) => Outcome::Wrong(faults("NVRTC", path, &log)),
        }
    }
}

impl fmt::Display for Nvrtc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (major, minor) = self.0.version();
        write!(f, "NVRTC {major}.{minor} ({})", self.0.path().display())
    }
}
