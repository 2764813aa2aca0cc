//! Errors of reading PTX, and of raising kernels from it.
//!
//! Libraries attach spans; the binary adds the source text when it renders an error.

pub use diagnostics::{Blame, Label, SourcePlace, Span};

/// A problem with a kernel, at a location in its source.
pub type Error = diagnostics::Diagnostic<SourcePlace>;

/// Results whose error is one [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;
