//! What can go wrong while PTX is read, and while kernels are raised from it.
//!
//! Libraries carry spans; the binary adds the source text when it renders an error.

pub use diagnostics::{Blame, Label, SourcePlace, Span};

/// A problem with a kernel, at a place in its source.
pub type Error = diagnostics::Diagnostic<SourcePlace>;

/// Results whose error is one [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;
