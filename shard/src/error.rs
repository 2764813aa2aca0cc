//! Why a program cannot be sharded as asked.

use stablehlo::Loc;
use thiserror::Error;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// What was asked for does not fit.
    User,
    /// We cannot do this yet.
    Unsupported,
    /// A bug.
    Internal,
}

/// Why there is no program for the mesh.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct Error {
    /// Whose turn it is.
    pub blame: Blame,
    /// What does not fit.
    pub message: String,
    /// A way out, if one is known.
    pub help: Option<String>,
    /// The op that it is about, if it is about one.
    pub loc: Option<Loc>,
}

impl Error {
    /// What was asked for does not fit.
    pub fn user(message: impl Into<String>) -> Error {
        Error::of(Blame::User, message)
    }

    /// We cannot do this yet.
    pub fn unsupported(message: impl Into<String>) -> Error {
        Error::of(Blame::Unsupported, message)
    }

    /// A bug.
    pub fn internal(message: impl Into<String>) -> Error {
        Error::of(Blame::Internal, message)
    }

    fn of(turn: Blame, message: impl Into<String>) -> Error {
        Error {
            blame: turn,
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
