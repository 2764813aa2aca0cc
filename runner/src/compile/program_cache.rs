//! A cache of compiled programs on disk, so that an unchanged job is not raised and optimized
//! again.
//!
//! Programs are stored as in artifacts. The key contains this binary, the job, the texts of its
//! kernels, the target and the mesh. `REACTANT_COMPILED=off` disables the cache, as it does that of
//! XLA's executables.

use serde::{Deserialize, Serialize};

use super::Bound;
use crate::device::cache::{Cache, Entry};
use crate::job::{Job, write};
use crate::mesh::Wanted;
use crate::program::Program;
use crate::raiser::Fallback;

/// A program, and the diagnostics of its compilation.
#[derive(Serialize, Deserialize)]
pub struct CachedProgram {
    /// The program without its text.
    program: Program,
    text: String,
    /// Kernels that no output needs.
    pub unneeded: Vec<String>,
}

impl CachedProgram {
    /// Returns the cache entry of a program.
    pub fn new(program: &Program, unneeded: Vec<String>) -> CachedProgram {
        CachedProgram {
            text: program.text.clone(),
            program: program.clone(),
            unneeded,
        }
    }

    /// Returns the program.
    pub fn program(self) -> Program {
        Program {
            text: self.text,
            ..self.program
        }
    }
}

/// The location of a job's program in the cache, whether or not it is stored yet.
pub struct ProgramEntry(Entry);

impl ProgramEntry {
    /// Returns the entry whose key is computed from all arguments; nothing if the cache is
    /// disabled.
    pub fn new(
        job: &Job,
        bound: &Bound,
        wanted: Option<&Wanted>,
        target: optimize::Target,
        fallback: Fallback,
    ) -> Option<ProgramEntry> {
        let cache = Cache::of_user().and_then(|_| Cache::of_user_in("raised"))?;
        let kernels = job.kernels.iter();
        let kernels = kernels.map(|kernel| kernel.value.display().to_string());
        let text = write::to_toml(job, &kernels.collect::<Vec<_>>());
        let (floats, launches) = (&bound.plan.floats, &bound.plan.launches);
        let passes = job.passes;
        let made_from =
            format!("{text} {passes:?} {floats:?} {launches:?} {wanted:?} {target:?} {fallback:?}");
        let texts = bound
            .sources
            .iter()
            .map(|source| source.origin.inner().as_bytes());
        let binary = this_binary()?;
        let parts = [binary.as_bytes(), made_from.as_bytes()];
        Some(ProgramEntry(cache.entry(parts.into_iter().chain(texts))))
    }

    /// Returns the stored program, if there is one.
    pub fn get(&self) -> Option<CachedProgram> {
        serde_json::from_slice(&self.0.get()?).ok()
    }

    /// Stores a program.
    pub fn put(&self, kept: &CachedProgram) {
        if let Ok(bytes) = serde_json::to_vec(kept) {
            self.0.put(&bytes);
        }
    }
}

/// Identifies this binary among others.
fn this_binary() -> Option<String> {
    let about = std::env::current_exe().and_then(std::fs::metadata).ok()?;
    let modified = about.modified().ok()?;
    let version = env!("CARGO_PKG_VERSION");
    Some(format!("{version} {} {modified:?}", about.len()))
}
