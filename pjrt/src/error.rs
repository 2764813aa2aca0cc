//! Errors of plugins and devices: the PJRT code, its message, and the operation that failed.

use std::fmt;

/// The result of operations on plugins.
pub type Result<T> = std::result::Result<T, Error>;

/// An error of a plugin or a device, or of the search for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// PJRT's code, or a suitable one where the plugin was not called.
    pub code: Code,
    /// The plugin's message.
    pub message: String,
    /// The operation that failed, such as "compiling the program".
    pub while_doing: String,
    /// A suggestion, if there is one.
    pub help: Option<String>,
}

/// Error codes of PJRT, the same as those of gRPC and Abseil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // PJRT's names
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
    /// A code that the header does not name.
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
    /// Returns the code with this number in `pjrt_c_api.h`.
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

    /// Returns whether the device or host ran out of memory.
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
