//! Conversion of compiler messages to errors at lines of the source.

use std::path::Path;

use crate::fault::{Fault, Faults, line_span, origin};

/// The number of errors that are shown; one mistake often causes many.
const MOST: usize = 8;

/// An error of a compiler.
#[derive(Debug, PartialEq)]
struct Message {
    file: String,
    line: u32,
    column: u32,
    text: String,
}

/// Converts the errors in a compiler's log. Those in `path` point into its text.
pub(super) fn faults(compiler: &str, path: &Path, log: &str) -> Faults {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let source = origin(&name, text);
    let messages: Vec<Message> = log.lines().filter_map(message).collect();
    if messages.is_empty() {
        let message = format!("{compiler} cannot compile `{name}`:\n{}", log.trim());
        return Fault::user("cuda-source", message).into();
    }
    let is_this = |message: &Message| {
        let file = Path::new(&message.file);
        file == path || file.file_name() == path.file_name()
    };
    let fault = |message: &Message| match is_this(message) {
        true => {
            let span = line_span(source.inner(), message.line, message.column);
            Fault::user("cuda-source", &message.text).at(&source, span, "here")
        }
        false => {
            let Message {
                file, line, text, ..
            } = message;
            Fault::user("cuda-source", format!("{file}:{line}: {text}"))
        }
    };
    let shown = messages.iter().take(MOST).map(fault);
    shown.collect::<Vec<_>>().into()
}

/// Returns whether a compiler reports a missing header, such as those of the host.
pub(super) fn is_missing_header(log: &str) -> bool {
    let signs = [
        "could not open source file",
        "cannot open source file",
        "file not found",
        "cannot find CUDA installation",
    ];
    signs.iter().any(|sign| log.contains(sign))
}

/// Parses a line `k.cu(12): error: …` (nvcc, NVRTC) or `k.cu:12:5: error: …` (clang).
fn message(line: &str) -> Option<Message> {
    let (place, text) = [": error: ", ": fatal error: ", ": catastrophic error: "]
        .iter()
        .find_map(|sign| line.split_once(sign))
        .or_else(|| {
            // Some errors of nvcc have a number: `error #20:`
            let (place, rest) = line.split_once(": error #")?;
            Some((place, rest.split_once(": ")?.1))
        })?;
    let number = |text: &str| text.parse::<u32>().ok();
    let (file, line, column) = match place.strip_suffix(')').and_then(|p| p.rsplit_once('(')) {
        Some((file, line)) => (file, number(line)?, 1),
        None => {
            let (rest, last) = place.rsplit_once(':')?;
            match rest
                .rsplit_once(':')
                .and_then(|(file, line)| Some((file, number(line)?)))
            {
                Some((file, line)) => (file, line, number(last)?),
                None => (rest, number(last)?, 1),
            }
        }
    };
    Some(Message {
        file: file.to_owned(),
        line,
        column,
        text: text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_compiler_s_errors_have_places() {
        for (line, file, at, text) in [
            (
                "k.cu(12): error: identifier \"x\" is undefined",
                "k.cu",
                (12, 1),
                "identifier \"x\" is undefined",
            ),
            (
                "a/k.cu:3:7: error: use of undeclared identifier 'x'",
                "a/k.cu",
                (3, 7),
                "use of undeclared identifier 'x'",
            ),
            (
                "k.cu(1): catastrophic error: cannot open source file \"a.h\"",
                "k.cu",
                (1, 1),
                "cannot open source file \"a.h\"",
            ),
            (
                "k.cu(4): error #20: identifier \"x\" is undefined",
                "k.cu",
                (4, 1),
                "identifier \"x\" is undefined",
            ),
        ] {
            let found = message(line).unwrap();
            assert_eq!(
                (
                    found.file.as_str(),
                    (found.line, found.column),
                    found.text.as_str()
                ),
                (file, at, text)
            );
        }
        assert_eq!(
            message("1 error detected in the compilation of \"k.cu\"."),
            None
        );
    }
}
