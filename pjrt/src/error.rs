//! What went wrong in a plugin or device: the PJRT code, its message, and what we were doing.

use std::fmt;

/// Result of everything that talks to a plugin.
pub type Result<T> = std::result::Result<T, Error>;

/// An error of a plugin or a device (or of looking for one).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The code PJRT gave, or the one that fits where the plugin never got to speak.
    pub code: Code,
    /// The plugin's own words.
    pub message: String,
    /// What was being done, such as "compiling the program".
    pub while_doing: String,
    /// What the user can try, where we know.
    pub help: Option<String>,
}

/// Error codes of PJRT, the same as those of gRPC and Abseil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names are PJRT's and say what they mean
pub enum Code {
    Cancelled,
    Unknown,
    InvalidArgument,
    DeadlineExceeded,
    NotFound,
    AlreadyExists,
    PermissionDenied,
    ResourceExhausted,
    FailedPrecondition,
    Aborted,
    OutOfRange,
    Unimplemented,
    Internal,
    Unavailable,
    DataLoss,
    Unauthenticated,
    /// A number the header does not name.
    Other(u32),
}

#[rustfmt::skip] // tables stay aligned
const CODES: &[(u32, Code, &str)] = &[
    ( 1, Code::Cancelled,          "CANCELLED"),
    ( 2, Code::Unknown,            "UNKNOWN"),
    ( 3, Code::InvalidArgument,    "INVALID_ARGUMENT"),
    ( 4, Code::DeadlineExceeded,   "DEADLINE_EXCEEDED"),
    ( 5, Code::NotFound,           "NOT_FOUND"),
    ( 6, Code::AlreadyExists,      "ALREADY_EXISTS"),
    ( 7, Code::PermissionDenied,   "PERMISSION_DENIED"),
    ( 8, Code::ResourceExhausted,  "RESOURCE_EXHAUSTED"),
    ( 9, Code::FailedPrecondition, "FAILED_PRECONDITION"),
    (10, Code::Aborted,            "ABORTED"),
    (11, Code::OutOfRange,         "OUT_OF_RANGE"),
    (12, Code::Unimplemented,      "UNIMPLEMENTED"),
    (13, Code::Internal,           "INTERNAL"),
    (14, Code::Unavailable,        "UNAVAILABLE"),
    (15, Code::DataLoss,           "DATA_LOSS"),
    (16, Code::Unauthenticated,    "UNAUTHENTICATED"),
];

impl Code {
    /// The code with this number in `pjrt_c_api.h`.
    pub fn from_number(number: u32) -> Code {
        CODES
            .iter()
            .find(|row| row.0 == number)
            .map_or(Code::Other(number), |row| row.1)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match CODES.iter().find(|row| row.1 == *self) {
            Some(row) => f.write_str(row.2),
            None => match self {
                Code::Other(number) => write!(f, "PJRT error {number}"),
                _ => unreachable!("every named code has a row"),
            },
        }
    }
}

impl Error {
    pub(super) fn new(
        code: Code,
        while_doing: impl fmt::Display,
        message: impl Into<String>,
    ) -> Error {
        Error {
            code,
            message: message.into(),
            while_doing: while_doing.to_string(),
            help: None,
        }
    }

    pub(super) fn help(self, help: impl Into<String>) -> Error {
        Error {
            help: Some(help.into()),
            ..self
        }
    }

    /// Whether the device (or host) ran out of memory.
    pub fn is_out_of_memory(&self) -> bool {
        self.code == Code::ResourceExhausted
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.while_doing, self.message, self.code)
    }
}

impl std::error::Error for Error {}

impl miette::Diagnostic for Error {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(format!("pjrt: {}", self.code)))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let help = self.help.as_ref()?;
        Some(Box::new(help))
    }
}
