//! Diagnostics: who can fix a problem, a code, what is wrong, where, and what to do.
//!
//! The compiler's crates return [`Diagnostic`]s, each with its own kind of place: bytes or lines of
//! a source ([`SourcePlace`]), or an op of a tensor program. They know neither files nor terminals:
//! the binary finds the text of a place and renders it.

use std::fmt;

pub mod activity;
mod source;

pub use source::{Label, SourcePlace, Span};

/// Who can fix a problem; determines the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blame {
    /// The input is wrong.
    User,
    /// The command line is wrong.
    Usage,
    /// The input is valid, but not supported.
    Unsupported,
    /// The plugin or the device failed.
    Device,
    /// Values of the run are not finite, and the user asked to stop in that case.
    NotFinite,
    /// The user stopped the run.
    Interrupted,
    /// A bug of the project.
    Internal,
}

impl Blame {
    /// Returns the exit code of the process. Scripts depend on these.
    pub fn exit_code(self) -> u8 {
        match self {
            Blame::User => 1,
            Blame::Usage => 2,
            Blame::Unsupported => 3,
            Blame::Device => 4,
            Blame::NotFinite => 5,
            Blame::Internal => 101,
            Blame::Interrupted => 130,
        }
    }
}

/// One problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic<P> {
    /// Who can fix it.
    pub blame: Blame,
    /// A stable kebab-case id, such as `ptx-unknown-instruction`.
    pub code: &'static str,
    /// What is wrong, in one sentence.
    pub message: String,
    /// What to try, if known.
    pub help: Option<String>,
    /// Where it is.
    pub place: P,
}

impl<P: Default> Diagnostic<P> {
    /// Returns a problem without a place and help.
    pub fn new(blame: Blame, code: &'static str, message: impl Into<String>) -> Diagnostic<P> {
        Diagnostic {
            blame,
            code,
            message: message.into(),
            help: None,
            place: P::default(),
        }
    }

    /// Returns a problem of the input.
    pub fn user(code: &'static str, message: impl Into<String>) -> Diagnostic<P> {
        Diagnostic::new(Blame::User, code, message)
    }

    /// Returns a problem of an input that is valid, but not supported.
    pub fn unsupported(code: &'static str, message: impl Into<String>) -> Diagnostic<P> {
        Diagnostic::new(Blame::Unsupported, code, message)
    }

    /// Returns a bug of the project.
    pub fn internal(code: &'static str, message: impl Into<String>) -> Diagnostic<P> {
        Diagnostic::new(Blame::Internal, code, message)
    }
}

impl<P> Diagnostic<P> {
    /// Adds what to try.
    pub fn help(mut self, text: impl Into<String>) -> Diagnostic<P> {
        self.help = Some(text.into());
        self
    }
}

impl<L> Diagnostic<Option<L>> {
    /// Sets the op or element that the problem is about.
    pub fn at(mut self, place: L) -> Diagnostic<Option<L>> {
        self.place = Some(place);
        self
    }
}

impl<P> fmt::Display for Diagnostic<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl<P: fmt::Debug> std::error::Error for Diagnostic<P> {}
