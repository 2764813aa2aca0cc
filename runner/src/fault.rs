//! Errors of the binary: a message, a location in a file or on the command line, a remedy, and an
//! exit code.
//!
//! A [`Fault`] is what miette renders; it determines the exit code. Several are reported at once.

use std::fmt;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};

use crate::cuda_lines::cuda_line;
use crate::kernel_names::readable;

pub use diagnostics::Blame;

/// A text that errors can point into: a job file, a kernel, or the command line.
pub type Origin = Arc<NamedSource<String>>;

/// Creates an [`Origin`] with this name and text.
pub fn origin(name: impl AsRef<str>, text: impl Into<String>) -> Origin {
    Arc::new(NamedSource::new(name, text.into()))
}

/// Returns the range from column `column` of line `line` (both from 1) to the end of the line,
/// without trailing space: the span of an access or instruction.
pub fn line_span(text: &str, line: u32, column: u32) -> Range<usize> {
    let before = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1) as usize)
        .map(str::len)
        .sum::<usize>();
    let rest = text
        .get(before..)
        .unwrap_or_default()
        .split('\n')
        .next()
        .unwrap_or_default()
        .trim_end();
    let indent = rest.len() - rest.trim_start().len();
    let within = rest
        .char_indices()
        .nth(column.saturating_sub(1) as usize)
        .map_or(0, |(at, _)| at);
    before + within.max(indent).min(rest.len())..before + rest.len()
}

/// One error.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Who has to act.
    pub blame: Blame,
    /// What is wrong, in one sentence.
    pub message: String,
    /// A stable kebab-case id, such as `job-unknown-key`.
    pub code: String,
    /// The remedy.
    pub help: Option<String>,
    origin: Option<Origin>,
    labels: Vec<(Range<usize>, String)>,
}

impl Fault {
    /// Creates an error with only a message and a code.
    pub fn new(turn: Blame, code: impl Into<String>, message: impl Into<String>) -> Fault {
        let (message, code) = (message.into(), code.into());
        Fault {
            blame: turn,
            message,
            code,
            help: None,
            origin: None,
            labels: Vec::new(),
        }
    }

    /// Creates an error in the input.
    pub fn user(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::User, code, message)
    }

    /// Creates an error on the command line.
    pub fn usage(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Usage, code, message)
    }

    /// Creates an error for valid input that is not supported.
    pub fn unsupported(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Unsupported, code, message)
    }

    /// Creates an error of the plugin or the device.
    pub fn device(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Device, code, message)
    }

    /// Creates an error for a bug of this program.
    pub fn internal(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Internal, code, message)
    }

    /// Creates an error for a file that could not be read or written.
    pub fn file(doing: &str, path: &Path, error: &std::io::Error) -> Fault {
        Fault::user(
            "file",
            format!("cannot {doing} `{}`: {}", path.display(), why(error)),
        )
    }

    /// Adds a location (bytes of the origin's text) and a label for it.
    pub fn at(mut self, origin: &Origin, span: Range<usize>, label: impl Into<String>) -> Fault {
        self.origin = Some(origin.clone());
        self.labels.push((span, label.into()));
        self
    }

    /// Adds a location in a kernel, as [`Fault::at`] does, and appends to the label the line of the
    /// CUDA source where PTX has it (`nvcc -lineinfo`).
    pub fn at_kernel(self, origin: &Origin, span: Range<usize>, label: impl Into<String>) -> Fault {
        let mut label = label.into();
        if let Some((file, line)) = cuda_line(origin.inner(), span.start) {
            label += &format!(" ({file}:{line})");
        }
        self.at(origin, span, label)
    }

    /// Sets the remedy.
    pub fn help(mut self, text: impl Into<String>) -> Fault {
        self.help = Some(text.into());
        self
    }

    /// Sets the remedy if there is one.
    pub fn maybe_help(mut self, text: Option<String>) -> Fault {
        self.help = text.or(self.help);
        self
    }

    /// Returns whether the other error has the same message at the same location.
    pub fn repeats(&self, other: &Fault) -> bool {
        (&self.message, &self.labels) == (&other.message, &other.labels)
    }

    /// Returns the text that it is located in, and the byte of its first location there.
    pub fn place(&self) -> Option<(&str, usize)> {
        let (span, _) = self.labels.first()?;
        Some((self.origin.as_ref()?.inner(), span.start))
    }

    /// Returns true once it has a location.
    pub fn has_place(&self) -> bool {
        !self.labels.is_empty()
    }
}

/// Returns the operating system's reason without Rust's "(os error 2)".
pub fn why(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}

impl<P> From<diagnostics::Diagnostic<P>> for Fault {
    /// Converts the diagnostic without its location, which the caller adds.
    fn from(diagnostic: diagnostics::Diagnostic<P>) -> Fault {
        let diagnostics::Diagnostic {
            blame,
            code,
            message,
            help,
            place: _,
        } = diagnostic;
        Fault::new(blame, code, message).maybe_help(help)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&readable(&self.message))
    }
}

impl std::error::Error for Fault {}

impl Diagnostic for Fault {
    fn code(&self) -> Option<Box<dyn fmt::Display + '_>> {
        Some(Box::new(&self.code))
    }

    fn help(&self) -> Option<Box<dyn fmt::Display + '_>> {
        self.help
            .as_ref()
            .map(|help| Box::new(readable(help)) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.origin
            .as_ref()
            .map(|origin| origin.as_ref() as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        if self.labels.is_empty() {
            return None;
        }
        let label = |(span, text): &(Range<usize>, String)| {
            let text = Some(readable(text).into_owned()).filter(|text| !text.is_empty());
            LabeledSpan::new(text, span.start, span.len())
        };
        Some(Box::new(self.labels.iter().map(label)))
    }
}

/// One or more errors, in the order found.
#[derive(Clone, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Returns `Err` with these errors, or `Ok` if there are none.
    pub fn check(faults: Vec<Fault>) -> Result<()> {
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Faults(faults))
        }
    }

    /// Iterates over the errors.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }

    /// Returns the exit code of the first kind that occurs: bugs first, then errors that the user
    /// can correct, then the rest.
    pub fn exit_code(&self) -> u8 {
        use Blame::*;
        let order = [
            Internal,
            Usage,
            User,
            Device,
            Unsupported,
            NotFinite,
            Interrupted,
        ];
        let first = order
            .into_iter()
            .find(|turn| self.0.iter().any(|fault| fault.blame == *turn));
        first.unwrap_or(Internal).exit_code()
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl From<Vec<Fault>> for Faults {
    fn from(faults: Vec<Fault>) -> Faults {
        if faults.is_empty() {
            return Fault::internal("no-error", "something failed without saying what").into();
        }
        Faults(faults)
    }
}

/// The result type of fallible functions of the binary.
pub type Result<T, E = Faults> = std::result::Result<T, E>;

/// Returns the known name nearest to `name`, for "did you mean", if it is near enough to be a
/// typing error.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let score = |other: &str| {
        let distance = strsim::damerau_levenshtein(&name.to_lowercase(), &other.to_lowercase());
        // Of equally near names, prefers one that extends or shortens `name`: for `unit`, `units`
        // rather than `init`.
        (
            distance,
            !(other.starts_with(name) || name.starts_with(other)),
        )
    };
    let best = known
        .into_iter()
        .map(|other| (score(other), other))
        .min_by_key(|(score, _)| *score);
    let length = name.chars().count();
    let close_enough = |distance: usize| distance <= 1 + length / 3 && distance < length.max(1);
    best.filter(|((distance, _), _)| close_enough(*distance))
        .map(|(_, other)| other)
}

/// Returns "did you mean `x`?", or the list of known names.
pub fn suggest<'a>(name: &str, what: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    if let Some(near) = nearest(name, known.iter().copied()) {
        return format!("did you mean `{near}`?");
    }
    if known.is_empty() {
        return format!("there is no {what} here");
    }
    let shown: Vec<String> = known
        .iter()
        .take(16)
        .map(|name| format!("`{name}`"))
        .collect();
    let more = if known.len() > 16 {
        format!(" and {} more", known.len() - 16)
    } else {
        String::new()
    };
    let plural = match what {
        "axis" => "axes".to_owned(),
        what => format!("{what}s"),
    };
    format!("known {plural}: {}{more}", shown.join(", "))
}
