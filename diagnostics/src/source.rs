//! Positions in the text of a source.

use super::Diagnostic;

/// A range of bytes in the source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// Returns the bytes `start..end`.
    pub fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// Returns the smallest span that contains both.
    pub fn to(self, other: Span) -> Span {
        Span::new(self.start.min(other.start), self.end.max(other.end))
    }
}

/// A range of the source, with a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The range.
    pub span: Span,
    /// The description.
    pub text: String,
}

/// The position of a problem in a source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourcePlace {
    /// Ranges of bytes, the most important one first.
    pub labels: Vec<Label>,
    /// Line and column (both from 1), where only they are known, as in errors of LLVM or MLIR.
    pub line_column: Option<(u32, u32)>,
    /// Several such positions, each with a description: line, column, text.
    pub lines: Vec<(u32, u32, String)>,
    /// Index of the source among those of the program, where there are several.
    pub source: usize,
}

impl Diagnostic<SourcePlace> {
    /// Adds a range of bytes in the source.
    pub fn at(mut self, span: Span, text: impl Into<String>) -> Diagnostic<SourcePlace> {
        self.place.labels.push(Label {
            span,
            text: text.into(),
        });
        self
    }

    /// Sets the place by line and column (both from 1; 0 means unknown and is ignored).
    pub fn at_line(mut self, line: u32, column: u32) -> Diagnostic<SourcePlace> {
        let place = &mut self.place;
        if line > 0 && place.line_column.is_none() && place.labels.is_empty() {
            place.line_column = Some((line, column.max(1)));
        }
        self
    }

    /// Adds a position by line and column, as for [`Diagnostic::at_line`], with a description.
    pub fn line(
        mut self,
        line: u32,
        column: u32,
        text: impl Into<String>,
    ) -> Diagnostic<SourcePlace> {
        if line > 0 {
            self.place.lines.push((line, column.max(1), text.into()));
        }
        self.at_line(line, column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Error = Diagnostic<SourcePlace>;

    #[test]
    fn unknown_lines_are_ignored_and_the_first_place_stays() {
        let error = Error::user("code", "message").at_line(0, 3);
        assert_eq!(error.place.line_column, None);
        let error = error.line(4, 0, "here").at_line(9, 9);
        assert_eq!(error.place.line_column, Some((4, 1)));
        assert_eq!(error.place.lines, [(4, 1, "here".to_owned())]);
        let error = Error::user("code", "message").at(Span::new(2, 5), "");
        assert_eq!(error.at_line(7, 1).place.line_column, None);
    }

    #[test]
    fn spans_join() {
        assert_eq!(Span::new(4, 6).to(Span::new(1, 5)), Span::new(1, 6));
    }
}
