//! What can go wrong while raising: one struct that says whose turn it is, where, and the way out.
//!
//! Libraries carry spans; the binary adds the source text when it renders an error.

use std::fmt;

/// Whose turn it is when an error is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// The input is wrong (exit code 1).
    User,
    /// The input is right, and we lack it (exit code 3).
    Unsupported,
    /// A bug of this compiler (exit code 101).
    Internal,
}

/// A range of bytes in the source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// The bytes `start..end`.
    pub fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// The smallest span that holds both.
    pub fn to(self, other: Span) -> Span {
        Span::new(self.start.min(other.start), self.end.max(other.end))
    }
}

/// A place in the source and what to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is there.
    pub text: String,
}

/// One problem, told so that its reader knows what to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Whose turn it is.
    pub blame: Blame,
    /// What is wrong, in one sentence.
    pub message: String,
    /// Where, the most important place first.
    pub labels: Vec<Label>,
    /// What to try.
    pub help: Option<String>,
    /// A stable kebab-case id, such as `ptx-unknown-instruction`.
    pub code: &'static str,
    /// The place in the source as line and column, where only that is known (it came back from LLVM or MLIR).
    pub line_column: Option<(u32, u32)>,
    /// Several such places, and what to say about each: line, column, text.
    pub lines: Vec<(u32, u32, String)>,
    /// Index of the source among those of the program, where there are several.
    pub source: usize,
}

impl Error {
    fn new(turn: Blame, code: &'static str, message: impl Into<String>) -> Error {
        Error {
            blame: turn,
            message: message.into(),
            labels: Vec::new(),
            help: None,
            code,
            line_column: None,
            lines: Vec::new(),
            source: 0,
        }
    }

    /// The input is at fault.
    pub fn user(code: &'static str, message: impl Into<String>) -> Error {
        Error::new(Blame::User, code, message)
    }

    /// The input is fine, but we cannot do it yet.
    pub fn unsupported(code: &'static str, message: impl Into<String>) -> Error {
        Error::new(Blame::Unsupported, code, message)
    }

    /// A bug of ours.
    pub fn internal(code: &'static str, message: impl Into<String>) -> Error {
        Error::new(Blame::Internal, code, message)
    }

    /// Adds a place in the source.
    pub fn at(mut self, span: Span, text: impl Into<String>) -> Error {
        self.labels.push(Label {
            span,
            text: text.into(),
        });
        self
    }

    /// Sets the place from a line and a column (both from 1; 0 means unknown and is ignored).
    pub fn at_line(mut self, line: u32, column: u32) -> Error {
        if line > 0 && self.line_column.is_none() && self.labels.is_empty() {
            self.line_column = Some((line, column.max(1)));
        }
        self
    }

    /// Adds a place by line and column (as in [`Error::at_line`]), and what is there.
    pub fn line(mut self, line: u32, column: u32, text: impl Into<String>) -> Error {
        if line > 0 {
            self.lines.push((line, column.max(1), text.into()));
        }
        self.at_line(line, column)
    }

    /// Says what to try.
    pub fn help(mut self, text: impl Into<String>) -> Error {
        self.help = Some(text.into());
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// Results whose error is one [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;
