//! What can go wrong in the binary: a message, a place in a file or on the command line, a way out, an exit code.
//!
//! Comes in: facts. Goes out: a [`Fault`] that miette renders and that knows its exit code. Several are reported at once.

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

/// An [`Origin`] of this name and text.
pub fn origin(name: impl AsRef<str>, text: impl Into<String>) -> Origin {
    Arc::new(NamedSource::new(name, text.into()))
}

/// The rest of line `line` from column `column` on (both from 1), without trailing space: where an access or instruction stands.
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

/// One problem.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Whose turn it is.
    pub blame: Blame,
    /// What is wrong, in one sentence.
    pub message: String,
    /// A stable kebab-case id, such as `job-unknown-key`.
    pub code: String,
    /// What to try.
    pub help: Option<String>,
    origin: Option<Origin>,
    labels: Vec<(Range<usize>, String)>,
}

impl Fault {
    /// A fault with only a message and a code.
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

    /// The input is at fault.
    pub fn user(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::User, code, message)
    }

    /// The command line is at fault.
    pub fn usage(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Usage, code, message)
    }

    /// The input is fine, but we cannot do it yet.
    pub fn unsupported(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Unsupported, code, message)
    }

    /// The plugin or the device failed.
    pub fn device(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Device, code, message)
    }

    /// A bug of ours.
    pub fn internal(code: &str, message: impl Into<String>) -> Fault {
        Fault::new(Blame::Internal, code, message)
    }

    /// A file that could not be read or written.
    pub fn file(doing: &str, path: &Path, error: &std::io::Error) -> Fault {
        Fault::user(
            "file",
            format!("cannot {doing} `{}`: {}", path.display(), why(error)),
        )
    }

    /// Adds a place (bytes of the origin's text) and what is there.
    pub fn at(mut self, origin: &Origin, span: Range<usize>, label: impl Into<String>) -> Fault {
        self.origin = Some(origin.clone());
        self.labels.push((span, label.into()));
        self
    }

    /// Adds a place in a kernel, as [`Fault::at`] does, and the line of the CUDA source behind the
    /// label where PTX says it (`nvcc -lineinfo`).
    pub fn at_kernel(self, origin: &Origin, span: Range<usize>, label: impl Into<String>) -> Fault {
        let mut label = label.into();
        if let Some((file, line)) = cuda_line(origin.inner(), span.start) {
            label += &format!(" ({file}:{line})");
        }
        self.at(origin, span, label)
    }

    /// Says what to try.
    pub fn help(mut self, text: impl Into<String>) -> Fault {
        self.help = Some(text.into());
        self
    }

    /// `help` when there is one.
    pub fn maybe_help(mut self, text: Option<String>) -> Fault {
        self.help = text.or(self.help);
        self
    }

    /// Whether the other one says the same of the same place.
    pub fn repeats(&self, other: &Fault) -> bool {
        (&self.message, &self.labels) == (&other.message, &other.labels)
    }

    /// True once it has a place.
    pub fn has_place(&self) -> bool {
        !self.labels.is_empty()
    }
}

/// The operating system's reason without Rust's "(os error 2)".
pub fn why(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}

impl<P> From<diagnostics::Diagnostic<P>> for Fault {
    /// A fault without the place, which the caller knows how to find.
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

/// One or more problems, in the order found.
#[derive(Clone, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// `Err` with these faults, or `Ok` if there are none.
    pub fn check(faults: Vec<Fault>) -> Result<()> {
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Faults(faults))
        }
    }

    /// The problems.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }

    /// The exit code: a bug of ours first, then what the user can mend, then the rest.
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

/// Results of the binary.
pub type Result<T, E = Faults> = std::result::Result<T, E>;

/// The names nearest to `name`, for "did you mean". Only those that are near enough to be a slip of the finger.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let score = |other: &str| {
        let distance = strsim::damerau_levenshtein(&name.to_lowercase(), &other.to_lowercase());
        // Of equally near ones, first what was only cut short or drawn out: `unit` is `units` rather than `init`.
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

/// "did you mean `x`?", or the list of what there is.
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
