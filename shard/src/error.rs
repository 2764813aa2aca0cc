//! Why a program cannot be sharded as asked.

use stablehlo::Loc;
use thiserror::Error;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// What was asked for does not fit.
    Yours,
    /// We cannot do this yet.
    NotYet,
    /// A bug.
    Ours,
}

/// Why there is no program for the mesh.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct Error {
    /// Whose turn it is.
    pub turn: Turn,
    /// What does not fit.
    pub message: String,
    /// A way out, if one is known.
    pub help: Option<String>,
    /// The op that it is about, if it is about one.
    pub loc: Option<Loc>,
}

impl Error {
    /// What was asked for does not fit.
    pub fn yours(message: impl Into<String>) -> Error {
        Error::of(Turn::Yours, message)
    }

    /// We cannot do this yet.
    pub fn not_yet(message: impl Into<String>) -> Error {
        Error::of(Turn::NotYet, message)
    }

    /// A bug.
    pub fn ours(message: impl Into<String>) -> Error {
        Error::of(Turn::Ours, message)
    }

    fn of(turn: Turn, message: impl Into<String>) -> Error {
        Error {
            turn,
            message: message.into(),
            help: None,
            loc: None,
        }
    }

    /// The same with a way out.
    pub fn help(mut self, help: impl Into<String>) -> Error {
        self.help = Some(help.into());
        self
    }

    /// The same, about an op.
    pub fn at(mut self, loc: Loc) -> Error {
        self.loc = Some(loc);
        self
    }
}
