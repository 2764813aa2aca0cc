//! What can go wrong while raising: as when PTX is read.

pub use ptx::error::{Blame, Error, Label, Result, SourcePlace, Span};
