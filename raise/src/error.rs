//! Errors of raising: those of reading PTX.

pub use ptx::error::{Blame, Error, Label, Result, SourcePlace, Span};
