//! What cannot be differentiated, and why.

use stablehlo::{Func, Loc, Op, Value};
use thiserror::Error;

/// Why there is no derivative.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct Error {
    /// Whose turn it is.
    pub blame: Blame,
    /// What stands in the way.
    pub message: String,
    /// A way out, if there is one.
    pub help: Option<String>,
    /// Where the op came from ([`Func::loc`]); 0 if it is not about one.
    pub loc: Loc,
}

/// Who can do something about an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// The caller asked for what has no meaning.
    User,
    /// It has a derivative, that nobody has written yet.
    Unsupported,
}

impl Error {
    /// The caller's.
    pub(crate) fn user(message: impl Into<String>) -> Error {
        let (turn, message, help) = (Blame::User, message.into(), None);
        let loc = Loc::default();
        Error {
            blame: turn,
            message,
            help,
            loc,
        }
    }

    /// Something to be written, about an op.
    pub(crate) fn unsupported(func: &Func, value: Value, why: &str) -> Error {
        let name = Op::name(func.op(value));
        Error {
            blame: Blame::Unsupported,
            message: format!("`{name}` cannot be differentiated yet: {why}"),
            help: None,
            loc: func.loc(value),
        }
    }

    /// About an op, if it is about none yet.
    pub(crate) fn at(self, func: &Func, value: Value) -> Error {
        let loc = match self.loc {
            Loc(0) => func.loc(value),
            loc => loc,
        };
        Error { loc, ..self }
    }

    pub(crate) fn help(self, help: impl Into<String>) -> Error {
        let help = Some(help.into());
        Error { help, ..self }
    }
}

/// What differentiating gives.
pub(crate) type Result<T> = std::result::Result<T, Error>;
