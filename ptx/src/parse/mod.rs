//! Parses text to a tree. It recovers at `;`, so that one run reports every syntax error; truncated
//! text is one error.

mod body;
mod constant;
mod declare;
mod function;
mod header;
mod operand;
mod scope;

use super::classify;
use super::lex::{self, Kind, Token};
use super::tree::*;
use crate::error::{Error, Span};

/// A result whose error is not reported yet; the function that handles it reports it and recovers.
type Parsed<T> = Result<T, Box<Error>>;

/// The largest nesting depth of scopes, vectors and parentheses.
const MAX_DEPTH: usize = 100;

/// Parses PTX 6 to 9 as written by nvcc and clang.
///
/// The tree contains everything that could be parsed, also if there are errors; without errors it
/// is complete. [`super::check`] checks whether its instructions are legal.
pub fn parse(text: &str) -> (Module, Vec<Error>) {
    if let Some(error) = classify::refuse(text.as_bytes()) {
        return (Module::default(), vec![error]);
    }
    if text.len() >= u32::MAX as usize {
        let error = Error::unsupported("ptx-too-long", "PTX of 4 GiB and more cannot be read yet");
        return (Module::default(), vec![error]);
    }
    let mut parser = Parser {
        text,
        tokens: lex::tokens(text),
        at: 0,
        depth: 0,
        errors: Vec::new(),
        inside: Vec::new(),
        loc: None,
        module: Module {
            address_size: 64,
            ..Module::default()
        },
    };
    parser.module();
    (parser.module, parser.errors)
}

struct Parser<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// Invariant: below `tokens.len()`; the last token is `End` and is never passed.
    at: usize,
    depth: usize,
    errors: Vec<Error>,
    /// The enclosing constructs, for the message if the text ends inside them.
    inside: Vec<(String, Span)>,
    /// The last `.loc`.
    loc: Option<SourceLoc>,
    module: Module,
}

impl<'t> Parser<'t> {
    fn peek(&self) -> Token {
        self.tokens[self.at]
    }

    fn peek_second(&self) -> Token {
        self.tokens[(self.at + 1).min(self.tokens.len() - 1)]
    }

    fn word(&self) -> &'t str {
        self.peek().text(self.text)
    }

    fn next(&mut self) -> Token {
        let token = self.peek();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    /// Returns the span of the previous token.
    fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span()
    }

    fn at_end(&self) -> bool {
        matches!(self.peek().kind, Kind::End)
    }

    fn eat(&mut self, punct: u8) -> bool {
        let found = self.peek().is(punct);
        if found {
            self.next();
        }
        found
    }

    fn eat_dot(&mut self, name: &str) -> bool {
        let found = self.peek().kind == Kind::Dot && self.word() == name;
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, punct: u8) -> Parsed<Span> {
        if self.peek().is(punct) {
            Ok(self.next().span())
        } else {
            Err(self.expected(&format!("`{}`", punct as char)))
        }
    }

    fn expect_word(&mut self, what: &str) -> Parsed<(String, Span)> {
        let token = self.peek();
        if token.kind != Kind::Word {
            return Err(self.expected(what));
        }
        self.next();
        Ok((token.text(self.text).to_owned(), token.span()))
    }

    /// Returns the error that `what` is expected at the current token.
    fn expected(&self, what: &str) -> Box<Error> {
        let token = self.peek();
        let found = match token.kind {
            Kind::End => return Box::new(self.truncated(what)),
            Kind::Unclosed => {
                let error = Error::user(
                    "ptx-unclosed",
                    "a string or comment that begins here never ends",
                );
                return Box::new(
                    error
                        .at(token.span(), "begins here")
                        .help("was the file cut off?"),
                );
            }
            Kind::Unknown if self.word().chars().all(char::is_control) => {
                format!("{:?}, a character that PTX does not have", self.word())
            }
            Kind::Unknown => format!("`{}`, a character that PTX does not have", self.word()),
            Kind::Word | Kind::Dot | Kind::Number | Kind::String | Kind::Punct(_) => {
                format!("`{}`", self.word())
            }
        };
        let error = Error::user("ptx-syntax", format!("expected {what}, found {found}"));
        let error = error.at(token.span(), format!("expected {what}"));
        let last = self.peek_second().kind == Kind::End;
        Box::new(if last {
            error.help("the text ends here: was the file cut off?")
        } else {
            error
        })
    }

    fn truncated(&self, what: &str) -> Error {
        let end = self.text.trim_end().len();
        let last = self.text[..end]
            .char_indices()
            .next_back()
            .map_or(0, |(start, _)| start);
        let place = match self.inside.last() {
            Some((inside, _)) => format!(" inside {inside}"),
            None => String::new(),
        };
        let mut error = Error::user(
            "ptx-truncated",
            format!("the text ends{place}, where {what} is expected"),
        )
        .at(
            Span::new(last, end),
            format!("the text ends here: expected {what} next"),
        );
        if let Some((_, span)) = self.inside.last() {
            error = error.at(*span, "begins here");
        }
        error.help("was the file cut off? Compile or copy it again")
    }

    /// Reports an error; only the first error at the end of the text counts, because the others
    /// follow from it.
    fn report(&mut self, error: Error) {
        let once = ["ptx-truncated", "ptx-unclosed"];
        if once.contains(&error.code)
            && self
                .errors
                .iter()
                .any(|earlier| once.contains(&earlier.code))
        {
            return;
        }
        self.errors.push(error);
    }

    fn deeper(&mut self) -> Parsed<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let error = Error::user(
                "ptx-too-deep",
                format!("more than {MAX_DEPTH} levels of nesting"),
            );
            return Err(Box::new(error.at(self.peek().span(), "one level too many")));
        }
        Ok(())
    }

    /// Skips past the next `;`, or to before a token that cannot be part of a statement.
    fn recover(&mut self, level: Level) {
        let mut braces = 0_usize;
        while !self.at_end() {
            let token = self.peek();
            match token.kind {
                Kind::Punct(b'{') => braces += 1,
                Kind::Punct(b'}') if braces == 0 => return,
                Kind::Punct(b'}') => {
                    braces -= 1;
                    // The end of a body whose head is malformed.
                    if level == Level::File && braces == 0 {
                        self.next();
                        return;
                    }
                }
                Kind::Punct(b';') if braces == 0 => {
                    self.next();
                    return;
                }
                Kind::Dot if self.starts_line() => {
                    let word = self.word();
                    if ITEMS.contains(&word)
                        || level == Level::Body && matches!(word, ".reg" | ".loc" | ".section")
                    {
                        return;
                    }
                }
                _ => {}
            }
            self.next();
        }
    }

    /// Returns whether this token is the first of its line.
    fn starts_line(&self) -> bool {
        let from = if self.at == 0 {
            return true;
        } else {
            self.last_span().end
        };
        self.text[from..self.peek().span().start].contains('\n')
    }

    fn module(&mut self) {
        self.header();
        while !self.at_end() {
            let before = self.at;
            if let Err(error) = self.item() {
                self.report(*error);
                self.recover(Level::File);
                // A `}` left over from a malformed function.
                if self.at == before || self.peek().is(b'}') {
                    self.next();
                }
            }
        }
    }

    fn header(&mut self) {
        if self.peek().kind != Kind::Dot || self.word() != ".version" {
            let error = self.expected("`.version`, with which every PTX file begins");
            self.report(*error);
        }
    }

    /// Parses one directive at file scope.
    fn item(&mut self) -> Parsed<()> {
        let token = self.peek();
        match token.kind {
            Kind::Dot => {}
            Kind::Punct(b';') => {
                self.next();
                return Ok(());
            }
            Kind::Punct(b'@') => return self.skip_dwarf_line(),
            Kind::Punct(b'}') => {
                let error = Error::user("ptx-syntax", "this `}` closes nothing");
                return Err(Box::new(error.at(token.span(), "no `{` is open here")));
            }
            _ => return Err(self.expected("a directive such as `.visible .entry` or `.global`")),
        }
        match self.word() {
            ".version" => self.version(),
            ".target" => self.target(),
            ".address_size" => {
                self.next();
                self.module.address_size = self.unsigned("32 or 64")? as u32;
                Ok(())
            }
            ".file" => self.file(),
            ".loc" => self.source_loc(),
            ".section" => self.section(),
            ".pragma" => self.pragma().map(|_| ()),
            ".alias" => {
                self.next();
                let (alias, _) = self.expect_word("the alias")?;
                self.expect(b',')?;
                let (target, _) = self.expect_word("the function it stands for")?;
                self.expect(b';')?;
                self.module.aliases.push((alias, target));
                Ok(())
            }
            _ => self.declaration(),
        }
    }
}

/// Directives that begin a new item at file scope, and so end the previous one.
const ITEMS: &[&str] = &[
    ".visible", ".extern", ".weak", ".entry", ".func", ".version", ".target",
];

/// The construct in which the parser recovers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// Between functions.
    File,
    /// In a function's body.
    Body,
}
